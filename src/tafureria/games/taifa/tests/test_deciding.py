"""What is said at the end: the change of hands since which the winners led, or what broke a tie."""

from types import SimpleNamespace

import pytest

from tafureria.games.taifa import deciding, events
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st

CASTILLA, LEON, BADAJOZ = (box.KINGDOM_NAMES.index(name) for name in ("castilla", "leon", "badajoz"))
TOLEDO, LUGO, MERIDA = (box.AREA_NAMES.index(name) for name in ("toledo", "lugo", "merida"))


def took(kingdom, area, other=None):
    return events.Conquered(kingdom=kingdom, area=area, other=other)


def end(told, castles, winners, bonus=(5, 5, 5), ending="tercer-turno"):
    """What decided a game of three kingdoms that ended with so many castles and such bonuses."""
    kingdoms = [CASTILLA, LEON, BADAJOZ]
    view = SimpleNamespace(order=kingdoms, seats=[0, 1, -1], castles=list(castles), bonus=list(bonus))
    won = events.Won(ending=st.ENDINGS.index(ending), kingdoms=winners)
    return deciding.decided([events.TurnBegan(turn=2), *told, won], view)


def test_the_area_since_which_the_winner_led():
    found = end(
        [took(LEON, LUGO), took(CASTILLA, TOLEDO, LEON), took(CASTILLA, MERIDA)], (6, 3, 4), [CASTILLA]
    )
    assert (found.area, found.kingdom, found.other, found.turn, found.own) == (
        TOLEDO,
        CASTILLA,
        LEON,
        2,
        True,
    )


def test_a_rivals_loss_may_decide():
    found = end([took(BADAJOZ, TOLEDO, LEON)], (5, 4, 3), [CASTILLA])
    assert (found.area, found.kingdom, found.other, found.own) == (TOLEDO, BADAJOZ, LEON, False)
    freed = events.Freed(kingdom=BADAJOZ, area=LUGO, other=LEON)
    assert end([freed], (5, 4, 3), [CASTILLA]).other == LEON


def test_whoever_always_led_has_led_from_the_beginning():
    found = end([took(LEON, LUGO)], (6, 4, 3), [CASTILLA])
    assert isinstance(found, deciding.Ahead)
    assert found.kingdoms_seats == [0]


@pytest.mark.parametrize(("winners", "kind"), [([LEON], deciding.Bonus), ([CASTILLA, LEON], deciding.Ahead)])
def test_a_tie_is_broken_by_the_bonus_or_shared(winners, kind):
    found = end([], (5, 5, 3), winners, (4, 6, 9))
    assert isinstance(found, kind)
    if kind is deciding.Bonus:
        assert (found.other, found.value) == (CASTILLA, 6)


def test_the_thirteenth_castle():
    found = end(
        [took(CASTILLA, TOLEDO), took(CASTILLA, LUGO, LEON)], (13, 4, 3), [CASTILLA], ending="repentina"
    )
    assert (found.sudden, found.area) == (True, LUGO)


@pytest.mark.parametrize(("own", "theirs", "many"), [(6, 5, False), (7, 9, False), (11, 10, True)])
def test_el_cid_needs_more_than_the_almoravides_and_these_fewer_than_ten(own, theirs, many):
    view = SimpleNamespace(
        order=[box.CID, box.ALMORAVIDES], seats=[0, -1], castles=[own, theirs], bonus=[0, 0]
    )
    won = own > theirs and not many
    event = events.Won(
        ending=st.ENDINGS.index("cid-vence" if won else "cid-pierde"), kingdoms=[box.CID] if won else []
    )
    found = deciding.decided([event], view)
    assert (found.won, found.own, found.theirs, found.many) == (won, own, theirs, many)
