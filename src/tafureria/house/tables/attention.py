"""Masks the timing of answers where it is secret which seats have a choice.

Every seat then gets the same time, whether it needs it or not. People who want to be asked only when they
have a choice are spared: the house answers for them, after that time.
"""

from __future__ import annotations

from typing import Final

from tafureria.house.bots.computers import Choice
from tafureria.house.messages.up import Play
from tafureria.house.store.rows import StoredTable
from tafureria.house.tables.audience import Audience
from tafureria.house.tables.chairs import own_seat
from tafureria.house.tables.inbox import Guest
from tafureria.house.tables.live_game import LiveGame

MASKED: Final = 7
"""Paces for which answers are held back."""
ALONE: Final = 0.4
"""Share of a pace after which computer players step at the table of somebody who is alone with them."""
UNMASKED: Final = 2 * ALONE
"""Paces until the house answers for a person who is alone at the table, so that nobody can learn anything."""


class Attention:
    """Holds back the answers at one table to a question that hides which seats have a choice."""

    def __init__(self, stored: StoredTable, audience: Audience, pace: float, now: float) -> None:
        """*pace* is in seconds, *now* the time by the table's clock."""
        self._stored, self._audience, self._pace = stored, audience, pace
        self.noticed_at = now
        """When anybody last noticed anything: the end of the pause that followed it."""
        self._spared: dict[int, int] = {}
        """By seat: the latest question that the house answered for the seat's person."""

    def masked_until(self, live: LiveGame) -> float:
        """When the next answer may be noticed, by the table's clock; 0 where no choice is secret."""
        if not live.hides_choice:
            return 0.0
        people = {self._stored.chairs[seat].person for seat in live.awaited} - {""}
        if not people:
            return 0.0
        paces = UNMASKED if self._audience.is_alone(people) else MASKED
        return self.noticed_at + paces * self._pace

    def is_spared(self, live: LiveGame, seat: int) -> bool:
        """Does the house answer for the seat's person, who has no choice?"""
        return (
            live.hides_choice
            and len(live.legal(seat)) == 1
            and self._audience.wants_choices_only(self._stored.chairs[seat].person)
        )

    def answer_for(self, live: LiveGame, seat: int) -> Choice | None:
        """The house's answer for a spared person, once for each question; ``None`` otherwise."""
        question = live.question(seat)
        if not self.is_spared(live, seat) or self._spared.get(seat) == question:
            return None
        self._spared[seat] = question
        return Choice(seat, question, live.legal(seat)[0])

    def wait_of_person(self, live: LiveGame, guest: Guest, up: Play, now: float) -> float:
        """Seconds for which the answer of a person must wait, so that its timing reveals nothing.

        :raises Refusal: ``not-your-seat``.
        """
        wait = self.masked_until(live) - now
        if wait <= 0:
            return 0.0
        seat = own_seat(self._stored.chairs, guest.person, up.seat)
        is_refused = live.is_stale(seat, up.position) or up.actions[0] not in live.legal(seat)
        # Somebody alone at the table has nobody to hide from.
        if is_refused or self._audience.is_alone({guest.person}):
            return 0.0
        is_hidden = len(up.actions) == 1 and live.is_hidden(seat, up.actions[0])
        return 0.0 if is_hidden else wait

    def wait_of_house(self, live: LiveGame, choice: Choice, now: float) -> float:
        """Seconds for which the choice of a computer player, or of the house for a person, must wait."""
        due = choice.due
        if not self._audience.is_alone({chair.person for chair in self._stored.chairs} - {""}):
            due = max(due, self.masked_until(live))
        wait = due - now
        return wait if wait > 0 and not live.is_hidden(choice.seat, choice.action) else 0.0
