"""r.18 to r.24: "ataco Tal"."""

import msgspec
import pytest

from tafureria.core.game import TABLE
from tafureria.core.rule import WRONG_PHASE
from tafureria.games.la_reconquista import GAME, rulebook
from tafureria.games.la_reconquista import state as st
from tafureria.games.la_reconquista.events import Attacked, AttackOver, Fought, Ready, Seen
from tafureria.games.la_reconquista.pieces import NUMBER
from tafureria.games.la_reconquista.tests.desk import Desk, told

# Seat 0 attacks from around Toledo, seat 1 defends, seat 2 owns the rest.
LAND = ("madrid avila cuenca sevilla", "toledo ciudad-real caceres cadiz")


def attack(force, defence, target=0, passes=("madrid",), holds=("ciudad-real",)):
    """Seat 0 attacks Toledo with Madrid, seat 1 defends it with Ciudad Real."""
    desk = Desk(LAND, {"madrid": force, "ciudad-real": defence, "toledo": target})
    out = desk.do(
        "0 ataco toledo",
        *[f"0 pasa {p}" for p in passes],
        *[f"1 pasa {p}" for p in holds],
        "0 listo",
        "1 listo",
    )
    return desk, out


def test_r18_the_owner_says_who_they_are():
    desk = Desk(LAND, {})
    out = desk.do("0 ataco toledo")
    assert out == [Attacked(seat=0, place=NUMBER["toledo"], owner_seat=1)]
    assert out[0].seen_by(TABLE) == out[0]
    assert desk.asked == [0, 1]


def test_r18_any_province_of_another_however_far():
    desk = Desk(LAND, {})
    assert desk.why("0 ataco minho") is None
    assert desk.why("0 ataco madrid") == rulebook.ATTACK_OTHERS


def test_r19_each_may_pass_own_cards_among_those_involved():
    desk = Desk(LAND, {})
    desk.do("0 ataco toledo")
    assert desk.why("0 pasa madrid") is None
    assert desk.why("0 pasa sevilla") == rulebook.PASS_INVOLVED
    assert desk.why("0 pasa caceres") == rulebook.PASS_OWN
    assert desk.why("1 pasa caceres") is None
    assert desk.why("1 pasa cadiz") == rulebook.PASS_INVOLVED


def test_r19_the_card_of_tal_is_always_passed():
    desk = Desk(LAND, {})
    desk.do("0 ataco toledo")
    assert desk.why("1 pasa toledo") == rulebook.PASSED_ALREADY
    desk.do("0 pasa madrid")
    assert desk.why("0 pasa madrid") == rulebook.PASSED_ALREADY


def test_r19_both_choose_without_seeing_the_other():
    desk = Desk(LAND, {"madrid": 3})
    desk.do("0 ataco toledo", "0 pasa madrid", "0 listo")
    view = desk.view(1)
    assert view.attack.theirs is None
    assert (view.attack.attack, view.attack.success) == (-1, None)
    assert desk.asked == [1]


def test_r19_the_order_of_commitment_does_not_matter():
    one, two = Desk(LAND, {"madrid": 1}), Desk(LAND, {"madrid": 1})
    one.do("0 ataco toledo", "0 pasa madrid", "0 listo", "1 listo")
    two.do("0 ataco toledo", "1 listo", "0 pasa madrid", "0 listo")
    assert one.state.owned == two.state.owned
    assert one.view(0) == two.view(0)


def test_r19_both_are_asked_even_with_nothing_to_pass():
    desk = Desk(LAND, {})
    desk.do("0 ataco minho")
    assert desk.asked == [0, 2]
    assert desk.legal(0) == ["listo"]


@pytest.mark.parametrize(
    ("force", "defence", "target", "success"), [(3, 1, 1, 1), (2, 1, 1, 0), (1, 1, 1, 0), (1, 0, 0, 1)]
)
def test_r20_success_takes_more_troops_than_the_defence(force, defence, target, success):
    desk, out = attack(force, defence, target)
    fought = next(e for e in out if isinstance(e, Fought))
    assert (fought.attack, fought.defence, fought.success) == (force, defence + target, success)
    assert desk.owner("toledo") == 1 - success


def test_r20_no_card_passed_fails_even_against_an_empty_province():
    desk, _ = attack(5, 0, passes=())
    assert desk.owner("toledo") == 1


def test_r20_what_was_not_passed_does_not_count():
    desk, _ = attack(2, 9, holds=())
    assert desk.owner("toledo") == 0


def test_r21_only_the_two_see_the_cards_and_the_result():
    desk, out = attack(3, 1)
    for seat in (0, 1):
        assert any(isinstance(e, Fought) for e in told(out, seat))
        assert desk.view(seat).attack.theirs is not None
    for seat in (2, TABLE):
        assert not any(isinstance(e, Fought) for e in told(out, seat))
        closed = desk.view(seat).attack
        assert (closed.mine, closed.theirs, closed.success) == ([], None, None)


@pytest.mark.parametrize("seat", [2, TABLE])
def test_r21_third_parties_cannot_tell_success_from_failure(seat):
    stories = []
    for holds in ((), ("ciudad-real",)):
        desk, out = attack(3, 3, holds=holds)
        assert desk.owner("toledo") == len(holds)
        faces = [desk.view(seat)]
        out += desk.do("0 visto", "1 visto")
        faces.append(desk.view(seat))
        stories.append((told(out, seat), faces, desk.asked))
    assert stories[0] == stories[1]


BEFORE = "0 ataco toledo"
ORDERS = (
    ("0 pasa madrid", "0 listo", "1 pasa ciudad-real", "1 listo", "0 visto", "1 visto"),
    ("0 pasa madrid", "0 listo", "1 pasa ciudad-real", "1 listo", "1 visto", "0 visto"),
    ("1 pasa ciudad-real", "1 listo", "0 pasa madrid", "0 listo", "0 visto", "1 visto"),
    ("0 pasa madrid", "1 listo", "0 pasa avila", "0 listo", "1 visto", "0 visto"),
)
"""Orders in which attacker and defender pass their cards and look at them."""


@pytest.mark.parametrize("seat", [2, TABLE])
@pytest.mark.parametrize("order", ORDERS)
def test_r21_third_parties_notice_nothing_between_the_announcement_and_the_end(seat, order):
    desk = Desk(LAND, {"madrid": 3, "ciudad-real": 1})
    desk.do(BEFORE)
    begun = (desk.view(seat), desk.awaited(seat), desk.view(seat).phase)
    assert begun[1:] == ([0, 1], "passing-cards")
    for move in order[:-1]:
        assert told(desk.do(move), seat) == []
        assert (desk.view(seat), desk.awaited(seat), desk.view(seat).phase) == begun
    assert told(desk.do(order[-1]), seat) == [AttackOver(seat=0, place=NUMBER["toledo"], owner_seat=1)]


@pytest.mark.parametrize(("me", "other"), [(0, 1), (1, 0)])
def test_r19_r21_each_of_the_two_knows_what_it_has_done_and_not_whether_the_other_has(me, other):
    desk = Desk(LAND, {"madrid": 3})
    desk.do(BEFORE)
    begun = (desk.view(me), desk.awaited(me))
    assert told(desk.do(f"{other} listo"), me) == []
    assert (desk.view(me), desk.awaited(me)) == begun
    desk = Desk(LAND, {"madrid": 3})
    desk.do(BEFORE)
    assert told(desk.do(f"{me} listo"), me) == [Ready(seat=me)]
    assert (desk.view(me).answered, desk.awaited(me)) == (True, [other])
    desk.do(f"{other} listo")
    assert (desk.view(me).answered, desk.awaited(me), desk.view(me).phase) == (False, [0, 1], "looking")
    assert told(desk.do(f"{me} visto"), me) == [Seen(seat=me)]
    assert (desk.view(me).answered, desk.awaited(me)) == (True, [other])


def test_r21_third_parties_imagine_both_that_the_two_pass_cards_and_that_they_look_already():
    options, seats = GAME.tiny()
    desk = Desk(seats=seats, **msgspec.structs.asdict(options))
    desk.settle()
    while desk.phase == "placing":
        desk.do(f"{desk.state.active} {desk.legal(desk.state.active)[0]}")
    attacker = desk.state.active
    desk.do(f"{attacker} {next(words for words in desk.legal(attacker) if words.startswith('ataco'))}")
    third = next(seat for seat in range(seats) if seat not in desk.asked)
    notebook = GAME.notebook(options, seats, third)
    for event in told(desk.events, third):
        notebook.hear(event)
    worlds = [notebook.imagine(seed) for seed in range(40)]
    assert {world.phase for world in worlds} == {st.PASSING_CARDS, st.LOOKING}
    assert all(GAME.view(world, third) == desk.view(third) for world in worlds)


def test_r21_the_attack_is_over_when_both_have_seen():
    desk, _ = attack(3, 1)
    assert desk.asked == [0, 1]
    assert desk.why("0 paso") == WRONG_PHASE
    desk.do("1 visto")
    assert desk.asked == [0]
    out = desk.do("0 visto")
    assert AttackOver(seat=0, place=NUMBER["toledo"], owner_seat=1) in out
    assert desk.asked == [2]
    assert desk.view(2).act.kind == "attack-over"


def test_r22_after_a_success_only_the_card_of_tal_changes_hands():
    desk, _ = attack(3, 1)
    assert desk.owner("toledo") == 0
    assert (desk.owner("madrid"), desk.owner("ciudad-real")) == (0, 1)


def test_r23_after_a_failure_nothing_does():
    desk, _ = attack(1, 1)
    assert [desk.owner(p) for p in ("toledo", "madrid", "ciudad-real")] == [1, 0, 1]


def test_r24_the_troops_on_it_are_conquered_and_the_board_is_not_touched():
    desk, _ = attack(5, 1, target=2)
    assert desk.owner("toledo") == 0
    assert [desk.troops(p) for p in ("madrid", "toledo", "ciudad-real")] == [5, 2, 1]
