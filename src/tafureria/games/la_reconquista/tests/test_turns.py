"""r.10 to r.12: the order of play, the first turn, passing."""

from tafureria.games.la_reconquista import GAME, actions, rulebook
from tafureria.games.la_reconquista.events import Passed
from tafureria.games.la_reconquista.tests.desk import Desk

CENTRE = ("madrid toledo avila segovia", "sevilla cadiz")


def test_r10_the_last_who_placed_plays_first_and_the_direction_turns():
    desk = Desk.dealt(4)
    dealer = desk.state.dealer
    desk.place_all()
    order = []
    for _ in range(8):
        order.append(desk.asked[0])
        desk.do(f"{order[-1]} paso")
    assert order == [(dealer - 1 - i) % 4 for i in range(8)]
    assert order[3] == dealer


def test_r10_a_round_is_over_when_the_dealer_has_played():
    desk = Desk(("madrid", "toledo"), {}, active=2)
    before = desk.state.round
    desk.do("2 paso", "1 paso")
    assert desk.state.round == before
    desk.do("0 paso")
    assert desk.state.round == before + 1


def test_r11_nobody_attacks_in_their_first_turn():
    desk = Desk.dealt(3)
    desk.place_all()
    for _ in range(3):
        seat = desk.asked[0]
        other = next(p for p in range(60) if desk.state.owner(p) != seat)
        assert GAME.check(desk.state, seat, actions.ATACO + other) == rulebook.NO_ATTACK_YET
        assert desk.view(seat).first_turn
        desk.do(f"{seat} paso")
    assert not desk.view(0).first_turn
    seat = desk.asked[0]
    assert any(GAME.notation(a).startswith("ataco") for a in GAME.legal(desk.state, seat))


def test_r12_who_passes_says_so_and_that_is_all():
    desk = Desk(CENTRE, {})
    assert desk.do("0 paso") == [Passed(seat=0)]
    assert desk.asked == [2]
