"""§2.3 Accusations."""

from tafureria.core import rule as core
from tafureria.core.game import TABLE
from tafureria.games.muerte_al_rey import events, rulebook

from .desk import CARD, Desk
from .test_rounds import QUIET


def test_2_3_accuse_a_player_of_the_other_side():
    desk = Desk()
    assert desk.why("0 acusa 2e") == rulebook.ACCUSE_A_RIVAL
    assert desk.why("0 acusa 1e") == rulebook.NOT_YOURSELF
    assert desk.why("0 acusa 8b") == rulebook.NO_SUCH_PLAYER


def test_2_3_the_accused_shows_all_their_cards_while_the_accuser_chooses():
    desk = Desk()
    out = desk.do("0 acusa 2b")
    assert out == [
        events.Accused(seat=0, target_seat=3),
        events.Shown(seat=3, cards=[CARD["2c"], CARD["3c"]]),
    ]
    for seat in (TABLE, *range(6)):
        view = desk.view(seat)
        assert (view.accuser, view.shown_seat, view.shown) == (0, 3, [CARD["2c"], CARD["3c"]])
    assert desk.asked == [0]


def test_2_3_the_accused_hides_the_cards_again_and_nothing_repeats_them():
    desk = Desk()
    out = desk.do("0 acusa 2b", "0 pierde 1o")
    shown = [event for event in out if isinstance(event, events.Shown)]
    assert all(event.passing for event in shown)
    for seat in (TABLE, 0, 1, 2, 4, 5):
        view = desk.view(seat)
        assert (view.accuser, view.shown_seat, view.shown, view.notes) == (-1, -1, [], [])


def test_2_3_the_king_among_them_ends_the_game():
    desk = Desk()
    out = desk.do("0 acusa 1b")
    assert any(isinstance(event, events.KingFound) for event in out)
    assert desk.ending == "rey-hallado"
    assert desk.asked == []


def test_2_3_otherwise_the_accuser_gives_up_a_card_of_their_choice_face_up():
    desk = Desk()
    desk.do("0 acusa 2b")
    assert desk.legal(0) == ["pierde 1o", "pierde 12o"]
    assert desk.why("0 pierde 2c") == rulebook.NOT_YOUR_CARD
    assert desk.why("3 pierde 2c") == core.NOT_YOUR_TURN
    desk.do("0 pierde 1o")
    assert desk.hand(0) == "12o"
    assert desk.view().lost[0] == [CARD["1o"]]
    assert desk.active == 1


def test_2_3_giving_up_the_own_king_loses_at_once():
    desk = Desk()
    out = desk.do("0 acusa 2b", "0 pierde 12o")
    assert any(isinstance(event, events.KingLost) for event in out)
    assert desk.ending == "rey-perdido"
    assert desk.winners == [1, 3, 5]


def test_2_3_without_cards_a_player_is_eliminated():
    desk = Desk()
    out = desk.do(*QUIET, "0 acusa 2b", "0 pierde 2o")
    assert not any(isinstance(event, events.Eliminated) for event in out)
    desk.do("1 acusa 2e", "1 pierde 2c", "2 acusa 2b", "2 pierde 4o", "3 acusa 2e", "3 pierde 4c")
    out = desk.do("4 acusa 2b", "4 pierde 5o")
    assert events.Eliminated(seat=4) in out
    assert not desk.state.alive >> 4 & 1


def test_2_3_nobody_deals_with_an_eliminated_player_any_more():
    desk = Desk()
    desk.do(*QUIET, "0 acusa 2b", "0 pierde 2o", "1 acusa 2e", "1 pierde 2c")
    desk.do("2 acusa 2b", "2 pierde 4o", "3 acusa 2e", "3 pierde 4c", "4 acusa 2b", "4 pierde 5o")
    assert desk.why("5 acusa 3e") == rulebook.ELIMINATED
    desk.do("5 acusa 2e", "5 pierde 5c")
    assert desk.why("0 cambia 3e") == rulebook.ELIMINATED
    assert desk.legal(0) == ["acusa 1b", "acusa 2b", "cambia 2e"]


def test_2_3_worked_case_one_card_left_and_a_wrong_accusation_eliminates():
    desk = Desk()
    desk.do(*QUIET, "0 cambia 3e", "0 entrega 2o", "4 entrega 5o")
    desk.do("1 acusa 2e", "1 pierde 2c", "2 acusa 2b", "2 pierde 3o", "3 acusa 2e", "3 pierde 3c")
    assert desk.hand(4) == "2o"
    out = desk.do("4 acusa 2b", "4 pierde 2o")
    assert out[-1] == events.Eliminated(seat=4)
    assert desk.ending is None


def test_2_3_worked_case_one_card_left_and_it_is_the_king_loses_and_scores_minus_4():
    desk = Desk(partidas=2)
    desk.do("0 acusa 2b", "0 pierde 1o", "1 acusa 2e", "1 pierde 1c")
    desk.do("2 acusa 2b", "2 pierde 2o", "3 acusa 2e", "3 pierde 2c")
    desk.do("4 acusa 2b", "4 pierde 4o", "5 acusa 2e", "5 pierde 4c")
    desk.do("0 acusa 2b", "0 pierde 12o")
    assert desk.state.scores == [-4, 2, -1, 1, -1, 1]
