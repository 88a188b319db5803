"""What decided a game: the area after which the winners had most castles to the end, or what broke a tie."""

from __future__ import annotations

from typing import NamedTuple

from tafureria.core.deciding import Decided
from tafureria.core.event import Event
from tafureria.core.shapes import Seat
from tafureria.games.taifa import events
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.rules.end_of_game import SCENARIO_LIMIT
from tafureria.games.taifa.view import View


class Castle(Decided, frozen=True, kw_only=True, tag="castle"):
    """§8 The area that was taken or lost and gave the winners the most castles, from then on."""

    kingdoms: list[int]
    kingdoms_seats: list[Seat]
    """The winners."""
    area: int
    kingdom: int
    kingdom_seat: Seat
    """Who took it, or made it independent."""
    other: int | None
    other_seat: Seat
    """Who lost it; ``None`` if it was independent."""
    turn: int
    sudden: bool
    """Whether it was the thirteenth castle."""
    own: bool
    """Whether a winner took it."""


class Ahead(Decided, frozen=True, kw_only=True, tag="ahead"):
    """§8 The winners had most castles from the beginning to the end."""

    kingdoms: list[int]
    kingdoms_seats: list[Seat]


class Bonus(Decided, frozen=True, kw_only=True, tag="bonus"):
    """§8 Several had most castles, and the bonus decided."""

    kingdoms: list[int]
    kingdoms_seats: list[Seat]
    other: int
    other_seat: Seat
    """Another with as many castles."""
    value: int
    """The winners' bonus."""


class Scenario(Decided, frozen=True, kw_only=True, tag="scenario"):
    """§10.3 How many areas El Cid and the Almorávides had at the end."""

    kingdom: int
    kingdom_seat: Seat
    won: bool
    own: int
    theirs: int
    limit: int
    """Areas with which the Almorávides cannot lose."""
    many: bool
    """Whether they had so many."""


DECIDED = (Castle, Ahead, Bonus, Scenario)


class Change(NamedTuple):
    """An area that changed hands."""

    event: events.Conquered | events.Freed
    turn: int


def decided(told: list[Event], view: View) -> Castle | Ahead | Bonus | Scenario:
    """See :mod:`tafureria.core.deciding`."""
    won = next(event for event in reversed(told) if isinstance(event, events.Won))
    seats = dict(zip(view.order, view.seats, strict=True))
    castles = dict(zip(view.order, view.castles, strict=True))
    if st.ENDINGS[won.ending].startswith("cid"):
        return Scenario(
            kingdom=box.CID,
            kingdom_seat=seats[box.CID],
            won=bool(won.kingdoms),
            own=castles[box.CID],
            theirs=castles[box.ALMORAVIDES],
            limit=SCENARIO_LIMIT,
            many=castles[box.ALMORAVIDES] >= SCENARIO_LIMIT,
        )
    whose = [seats[kingdom] for kingdom in won.kingdoms]
    level = [kingdom for kingdom in view.order if castles[kingdom] == max(castles.values())]
    others = [kingdom for kingdom in level if kingdom not in won.kingdoms]
    if others:
        return Bonus(
            kingdoms=won.kingdoms,
            kingdoms_seats=whose,
            other=others[0],
            other_seat=seats[others[0]],
            value=view.bonus[view.order.index(won.kingdoms[0])],
        )
    sudden = st.ENDINGS[won.ending] == "repentina"
    change = _changes(told)[-1] if sudden else _last_change(told, castles, level)
    if change is None:
        return Ahead(kingdoms=won.kingdoms, kingdoms_seats=whose)
    event = change.event
    return Castle(
        kingdoms=won.kingdoms,
        kingdoms_seats=whose,
        area=event.area,
        kingdom=event.kingdom,
        kingdom_seat=event.kingdom_seat,
        other=event.other,
        other_seat=event.other_seat,
        turn=change.turn,
        sudden=sudden,
        own=isinstance(event, events.Conquered) and event.kingdom in won.kingdoms,
    )


def _changes(told: list[Event]) -> list[Change]:
    out, turn = [], 1
    for event in told:
        if isinstance(event, events.TurnBegan):
            turn = event.turn
        elif isinstance(event, (events.Conquered, events.Freed)):
            out.append(Change(event, turn))
    return out


def _last_change(told: list[Event], castles: dict[int, int], leaders: list[int]) -> Change | None:
    """The change of hands before which the leaders at the end were not the only ones with most castles."""
    before = castles.copy()
    for change in reversed(_changes(told)):
        if isinstance(change.event, events.Conquered):
            before[change.event.kingdom] -= 1
        if change.event.other is not None:
            before[change.event.other] += 1
        if [kingdom for kingdom in before if before[kingdom] == max(before.values())] != leaders:
            return change
    return None
