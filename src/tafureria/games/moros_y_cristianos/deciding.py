"""What decided a game: the battle whose booty took the winners to the target."""

from __future__ import annotations

from tafureria.core.deciding import Decided
from tafureria.core.event import Event
from tafureria.core.shapes import Seat
from tafureria.games.moros_y_cristianos import events
from tafureria.games.moros_y_cristianos.view import View


class Battle(Decided, frozen=True, kw_only=True, tag="battle"):
    """§2.5, §2.6 The last battle, and who reached the target with its booty."""

    seats: list[Seat]
    round: int
    side: int
    """The side that won the battle."""
    reason: int
    """Why it won: ``ALONE``, ``BY_POINTS``, ``BY_NUMBER`` or ``AS_DEFENDERS`` of ``rules/outcome.py``."""
    christians: int
    moors: int
    alone: bool
    """Whether one player had the whole booty."""


DECIDED = (Battle,)


def decided(told: list[Event], view: View) -> Battle:
    """See :mod:`tafureria.core.deciding`."""
    del view
    won = next(event for event in reversed(told) if isinstance(event, events.Won))
    battle = next(event for event in reversed(told) if isinstance(event, events.Outcome))
    rounds = [event.round for event in told if isinstance(event, events.RoundBegan)]
    return Battle(
        seats=won.seats,
        round=rounds[-1],
        side=battle.side,
        reason=battle.reason,
        christians=battle.christians,
        moors=battle.moors,
        alone=len(battle.seats) == 1,
    )
