"""r.18 to r.24: "ataco Tal"."""

import pytest

from tafureria.core.game import TABLE
from tafureria.games.la_reconquista import GAME
from tafureria.games.la_reconquista.events import Attacked, AttackOver, Fought
from tafureria.games.la_reconquista.pieces import NUMBER
from tafureria.games.la_reconquista.tests.tables import do, owner, table, troops, who, why

# Seat 0 attacks from around Toledo; seat 1 defends; seat 2 owns all the rest.
LAND = ("madrid avila cuenca sevilla", "toledo ciudad-real caceres cadiz")


def attack(force, defence, target=0, passes=("madrid",), holds=("ciudad-real",)):
    """Seat 0 attacks Toledo with Madrid, seat 1 defends it with Ciudad Real."""
    state = table(LAND, {"madrid": force, "ciudad-real": defence, "toledo": target})
    out = do(
        state,
        "0 ataco toledo",
        *[f"0 pasa {p}" for p in passes],
        *[f"1 pasa {p}" for p in holds],
        "0 listo",
        "1 listo",
    )
    return state, out


def told(out, seat):
    return [e.seen_by(seat) for e in out if e.seen_by(seat) is not None]


def test_r18_the_owner_says_who_they_are():
    state = table(LAND, {})
    out = do(state, "0 ataco toledo")
    assert out == [Attacked(seat=0, place=NUMBER["toledo"], owner_seat=1)]
    assert out[0].seen_by(TABLE) == out[0]
    assert who(state) == [0, 1]


def test_r18_any_province_of_another_however_far():
    state = table(LAND, {})
    assert why(state, "0 ataco minho") is None
    assert why(state, "0 ataco madrid") == "attack-others"


def test_r19_each_may_pass_own_cards_among_those_involved():
    state = table(LAND, {})
    do(state, "0 ataco toledo")
    assert why(state, "0 pasa madrid") is None
    assert why(state, "0 pasa sevilla") == "pass-involved"
    assert why(state, "0 pasa caceres") == "pass-own"
    assert why(state, "1 pasa caceres") is None
    assert why(state, "1 pasa cadiz") == "pass-involved"


def test_r19_the_card_of_tal_is_always_passed():
    state = table(LAND, {})
    do(state, "0 ataco toledo")
    assert why(state, "1 pasa toledo") == "passed-already"
    do(state, "0 pasa madrid")
    assert why(state, "0 pasa madrid") == "passed-already"


def test_r19_both_choose_without_seeing_the_other():
    state = table(LAND, {"madrid": 3})
    do(state, "0 ataco toledo", "0 pasa madrid", "0 listo")
    view = GAME.view(state, 1)
    assert view.attack.theirs is None
    assert (view.attack.attack, view.attack.success) == (-1, None)
    assert who(state) == [1]


def test_r19_the_order_of_commitment_does_not_matter():
    one, two = table(LAND, {"madrid": 1}), table(LAND, {"madrid": 1})
    do(one, "0 ataco toledo", "0 pasa madrid", "0 listo", "1 listo")
    do(two, "0 ataco toledo", "1 listo", "0 pasa madrid", "0 listo")
    assert one.owned == two.owned
    assert GAME.view(one, 0) == GAME.view(two, 0)


def test_r19_both_are_asked_even_with_nothing_to_pass():
    state = table(LAND, {})
    do(state, "0 ataco minho")
    assert who(state) == [0, 2]
    assert GAME.legal(state, 0) == [GAME.parse("listo")]


@pytest.mark.parametrize(
    ("force", "defence", "target", "success"), [(3, 1, 1, 1), (2, 1, 1, 0), (1, 1, 1, 0), (1, 0, 0, 1)]
)
def test_r20_success_takes_more_troops_than_the_defence(force, defence, target, success):
    state, out = attack(force, defence, target)
    fought = next(e for e in out if isinstance(e, Fought))
    assert (fought.attack, fought.defence, fought.success) == (force, defence + target, success)
    assert owner(state, "toledo") == 1 - success


def test_r20_no_card_passed_fails_even_against_an_empty_province():
    state, _ = attack(5, 0, passes=())
    assert owner(state, "toledo") == 1


def test_r20_what_was_not_passed_does_not_count():
    state, _ = attack(2, 9, holds=())
    assert owner(state, "toledo") == 0


def test_r21_only_the_two_see_the_cards_and_the_result():
    state, out = attack(3, 1)
    for seat in (0, 1):
        assert any(isinstance(e, Fought) for e in told(out, seat))
        assert GAME.view(state, seat).attack.theirs is not None
    for seat in (2, TABLE):
        assert not any(isinstance(e, Fought) for e in told(out, seat))
        closed = GAME.view(state, seat).attack
        assert (closed.mine, closed.theirs, closed.success) == ([], None, None)


@pytest.mark.parametrize("seat", [2, TABLE])
def test_r21_third_parties_cannot_tell_success_from_failure(seat):
    stories = []
    for holds in ((), ("ciudad-real",)):
        state, out = attack(3, 3, holds=holds)
        assert owner(state, "toledo") == len(holds)
        faces = [GAME.view(state, seat)]
        out += do(state, "0 visto", "1 visto")
        faces.append(GAME.view(state, seat))
        stories.append((told(out, seat), faces, GAME.waiting(state)))
    assert stories[0] == stories[1]


def test_r21_the_attack_is_over_when_both_have_seen():
    state, _ = attack(3, 1)
    assert who(state) == [0, 1]
    assert why(state, "0 paso") == "wrong-phase"
    do(state, "1 visto")
    assert who(state) == [0]
    out = do(state, "0 visto")
    assert AttackOver(seat=0, place=NUMBER["toledo"], owner_seat=1) in out
    assert who(state) == [2]
    assert GAME.view(state, 2).act.kind == "ataco"


def test_r22_after_a_success_only_the_card_of_tal_changes_hands():
    state, _ = attack(3, 1)
    assert owner(state, "toledo") == 0
    assert (owner(state, "madrid"), owner(state, "ciudad-real")) == (0, 1)


def test_r23_after_a_failure_nothing_does():
    state, _ = attack(1, 1)
    assert [owner(state, p) for p in ("toledo", "madrid", "ciudad-real")] == [1, 0, 1]


def test_r24_the_troops_on_it_are_conquered_and_the_board_is_not_touched():
    state, _ = attack(5, 1, target=2)
    assert owner(state, "toledo") == 0
    assert [troops(state, p) for p in ("madrid", "toledo", "ciudad-real")] == [5, 2, 1]
