"""What a seat knows, in words: the position, the legal moves and their meaning, the events, the rules."""

from __future__ import annotations

from typing import Any

import msgspec

from tafureria.core.event import Event
from tafureria.gloss import gloss, legend_of
from tafureria.house.messages.down import Talk
from tafureria.library.sheet import sheet
from tafureria.mcp.seat import HeldSeat
from tafureria.rules import rules_of
from tafureria.terminal.wire import union
from tafureria.words import SILENT, Words


class Telling:
    """Puts what a seat has received into words."""

    def __init__(self, seat: HeldSeat, language: str) -> None:
        self.seat = seat
        self.language = language

    @property
    def words(self) -> Words:
        """The translations of the game in the seat's language."""
        return Words(self.seat.entry, self.language)

    def table(self) -> str:
        """The game and its options, and who sits where."""
        table = self.seat.table
        assert table is not None
        lines = [f"{self.words.say('title')} ({table.game}), {table.status}"]
        default = self.seat.entry.game.options()
        changed = [f"{k}={v}" for k, v in table.options.items() if getattr(default, k) != v]
        lines.append("options: " + (", ".join(changed) or "the usual ones"))
        for one in table.seats:
            who = one.name or one.kind
            mine = " (you)" if one.seat == table.you else ""
            lines.append(f"seat {one.seat}: {who}{mine}" + (", computer" if one.kind == "computer" else ""))
        lines.append(f"talk: {table.talk}; the deal is committed to by {table.commitment}")
        return "\n".join(lines)

    def look(self) -> str:
        """The position as the seat sees it, and its legal moves."""
        seat = self.seat
        if seat.position is None or seat.table is None:
            return "The game has not begun. wait() waits for it.\n\n" + self.table()
        words, names, view = self.words, self.seat.names, self.seat.view
        title = f"{words.say('title')} · seat {view.seat}, {names[view.seat]}"
        out = [sheet(view, words, title, self._status(), names).text()]
        if seat.over is not None:
            out.append(self.over())
        elif seat.position.legal:
            out.append("Your legal moves:\n" + self.moves())
        return "\n\n".join(out)

    def _status(self) -> str:
        position, names = self.seat.position, self.seat.names
        assert position is not None
        who = self.words.join([names[seat] for seat in position.waiting])
        count = len(position.waiting)
        try:
            head = "ask" if position.legal else "wait"
            return self.words.prompt(head, self.seat.view, who=who, n=count, many=count)
        except (KeyError, ValueError):
            return f"{self.seat.view.phase}: {who}"

    def moves(self) -> str:
        """The legal moves, one per line: the notation, then its meaning."""
        position = self.seat.position
        assert position is not None
        if not position.legal:
            return "None: it is not your turn."
        lines = [f"{text}: {gloss(self.seat.entry, text, self.language)}" for text in position.notation]
        legend = legend_of(self.seat.entry, self.language)
        return "\n".join([*lines, legend] if legend else lines)

    def told(self, what: list[Event | Talk]) -> str:
        """Events and talk in words, one per line."""
        table = self.seat.table
        assert table is not None
        lines = []
        for one in what:
            if isinstance(one, Talk):
                to = "" if one.to is None else " (in private)"
                said = self.words.phrase(one.phrase, self.seat.names) if one.phrase else one.text
                lines.append(f"{self.seat.names[one.seat] if one.phrase else one.name}{to} says: {said}")
            else:
                text = self.words.event(one, self.seat.names, table.you)
                if text != SILENT:
                    lines.append(text)
        return "\n".join(lines)

    def over(self) -> str:
        """How the game ended."""
        over, names = self.seat.over, self.seat.names
        assert over is not None
        scores = ", ".join(f"{name} {score:g}" for name, score in zip(names, over.scores, strict=True))
        won = self.words.join([names[seat] for seat in over.winners])
        ending = self.words.say(f"ending-{over.ending}")
        deciding = self.seat.entry.deciding()
        if over.decided is not None and deciding is not None:
            kinds: Any = union(deciding.DECIDED)
            ending += f" {self.words.decided(msgspec.convert(over.decided, kinds), names)}"
        return f"The game is over. {ending} Winners: {won}. Scores: {scores}. Key of the deal: {over.key}"

    def sections(self) -> str:
        """The numbers and titles of the sections of the rules, one per line."""
        return "\n".join(f"{page.number}. {page.title}" for page in rules_of(self.words))

    def section(self, number: int) -> str | None:
        """One section of the rules; ``None`` if there is none with that number."""
        page = next((one for one in rules_of(self.words) if one.number == number), None)
        return None if page is None else f"{page.title}\n\n{page.plain}"

    def refusal(self, rule: str, code: str) -> str:
        """Why something was refused, in words: by the id of a rule, or else by the house's code."""
        for one in self.seat.entry.game.rules:
            if one.id == rule:
                return self.words.refusal(one)
        message = f"refused-{code}"
        return self.words.say(message) if self.words.has(message) else code
