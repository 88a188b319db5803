"""Talk as it happens at one table: lines are checked, stored and told; computer players join in."""

from __future__ import annotations

import contextlib

from tafureria.core.game import TABLE, AnyGame, Options
from tafureria.house.messages.down import Said
from tafureria.house.messages.up import Say
from tafureria.house.refusal import Refusal
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import StoredTable
from tafureria.house.tables import speech
from tafureria.house.tables.audience import Audience
from tafureria.house.tables.chairs import own_seat, seats_of
from tafureria.house.tables.inbox import Guest, Services
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.storing import durable
from tafureria.house.tables.voices import Voices


class Talking:
    """What is said at one table. *live* is always its game, ``None`` before it has begun."""

    def __init__(
        self,
        stored: StoredTable,
        game: AnyGame,
        options: Options,
        services: Services,
        audience: Audience,
        voices: Voices,
    ) -> None:
        self._stored, self._game = stored, game
        self._store, self._most = services.store, services.settings.lines
        self._audience, self._voices = audience, voices
        self._kind = speech.kind_of(stored.row.talk, game, options)
        self._heard = speech.Heard(stored.talk)
        self._verdicts: dict[int, str] = {}
        """By number of the line: what everybody knows to be kept or broken."""

    def show(self, guest: Guest, live: LiveGame | None) -> None:
        """Send a guest who has just come what that person may hear of what was said."""
        eyes = self._audience.eyes(guest)
        self._verdicts = self._voices.verdicts(live)
        lines = speech.heard(self._heard.by(eyes), eyes, self._verdicts)
        if lines:
            self._audience.send(guest, Said(lines=lines))

    async def say(self, guest: Guest, up: Say, live: LiveGame | None) -> bool:
        """Store and tell a line; returns whether computer players may speak because of it.

        What is said to one seat makes nobody speak sooner, for all would notice.

        :raises Refusal: why it cannot be said.
        """
        chairs, row = self._stored.chairs, self._stored.row
        is_seated = bool(seats_of(chairs, guest.person))
        seat = own_seat(chairs, guest.person, up.seat) if is_seated or up.seat is not None else TABLE
        counsel = 0
        if seat != TABLE and live is not None:
            counsel = self._game.counsel(live.state, seat)
        if up.to is not None and (up.to == seat or up.to >= len(chairs)):
            raise Refusal("unknown-seat")
        if up.to is not None and row.status == TableStatus.WAITING:
            # A seat may still change hands, and whoever took it next would hear what was not for them.
            raise Refusal("not-begun")
        self._heard.check_room(seat, self._most)
        if up.phrase and row.talk != "none":
            self._voices.saying(live, seat, up.phrase, up.to)
        await self._add(up, seat, guest.name if seat == TABLE else chairs[seat].name, counsel, live)
        return bool(up.phrase) and up.to is None

    async def speak(self, live: LiveGame | None) -> None:
        """Tell what has been kept or broken, and let one computer player say something."""
        if live is None or self._kind == "none":
            return
        before, self._verdicts = self._verdicts, self._voices.verdicts(live)
        fresh = {number for number, verdict in self._verdicts.items() if before.get(number) != verdict}
        if fresh:
            self._audience.send_verdicts(self._verdicts, fresh, self._heard)
        if not self._audience.guests or len(self._heard.lines) >= self._most // 2:
            return
        saying = self._voices.next_saying(live)
        if saying is None:
            return
        to = saying.to if self._kind == "private" else None
        with contextlib.suppress(Refusal):
            said = Say(phrase=saying.words, to=to)
            await self._add(said, saying.seat, self._stored.chairs[saying.seat].name, 0, live)

    async def _add(self, up: Say, seat: int, name: str, counsel: int, live: LiveGame | None) -> None:
        """Store what was said, then tell whoever can hear it."""
        line = speech.line_of(
            up,
            self._kind,
            seat,
            name,
            # Earlier lines may have been deleted.
            number=self._stored.talk[-1].number + 1 if self._stored.talk else 0,
            ply=len(self._stored.actions) if live is None else live.ply,
            at=self._store.now(),
            counsel=counsel,
        )
        await durable(self._stored.row.id, self._store.add_line(self._stored.row.id, line))
        self._heard.add(line)
        self._audience.send_line(line, self._heard)
