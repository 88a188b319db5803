"""§2.3 Exchanges."""

from tafureria.core import rule as core
from tafureria.core.game import TABLE
from tafureria.games.muerte_al_rey import events, rulebook

from .desk import CARD, Desk
from .test_rounds import QUIET


def test_2_3_a_turn_is_an_exchange_with_a_companion_or_an_accusation_of_a_rival():
    assert Desk().legal(0) == ["acusa 1b", "acusa 2b", "acusa 3b", "cambia 2e", "cambia 3e"]


def test_2_3_only_the_one_in_turn_acts():
    desk = Desk()
    assert desk.asked == [0]
    assert desk.legal(1) == []
    assert desk.why("1 acusa 1e") == core.NOT_YOUR_TURN


def test_2_3_exchange_is_with_a_companion():
    desk = Desk()
    assert desk.why("0 cambia 1b") == rulebook.EXCHANGE_WITH_COMPANION
    assert desk.why("0 cambia 1e") == rulebook.NOT_YOURSELF
    assert desk.why("0 cambia 4e") == rulebook.NO_SUCH_PLAYER


def test_2_3_exchange_each_of_the_two_picks_a_card_of_their_own_and_both_at_once():
    desk = Desk()
    desk.do("0 cambia 2e")
    assert desk.asked == [0, 2]
    assert desk.legal(0) == ["entrega 1o", "entrega 12o"]
    assert desk.legal(2) == ["entrega 2o", "entrega 3o"]
    assert desk.why("2 entrega 1o") == rulebook.NOT_YOUR_CARD
    desk.do("2 entrega 3o")
    assert desk.asked == [0]
    assert desk.hand(0) == "1o 12o"  # no card moves before both have picked one
    assert desk.legal(2) == []
    desk.do("0 entrega 12o")
    assert (desk.hand(0), desk.hand(2)) == ("1o 3o", "2o 12o")
    assert desk.active == 1


def test_2_3_exchange_does_not_depend_on_who_picks_first():
    one, other = Desk(), Desk()
    one.do("0 cambia 2e", "0 entrega 12o", "2 entrega 2o")
    other.do("0 cambia 2e", "2 entrega 2o", "0 entrega 12o")
    assert one.state.hands == other.state.hands


def test_2_3_the_companion_may_not_refuse():
    desk = Desk()
    desk.do("0 cambia 2e")
    assert all(words.startswith("entrega") for words in desk.legal(2))


def test_2_3_who_has_one_card_left_hands_that_over():
    desk = Desk()
    desk.do(*QUIET, "0 cambia 3e")
    assert desk.hand(4) == "5o"
    assert desk.legal(4) == ["entrega 5o"]


def test_2_3_exchange_each_sees_what_they_receive_and_nobody_else_what_passed():
    out = Desk().do("0 cambia 2e", "0 entrega 12o", "2 entrega 2o")
    passed = out[-1]
    assert isinstance(passed, events.Exchanged)
    assert passed.passing
    for seat in (0, 2):
        assert passed.seen_by(seat) == passed
    for seat in (TABLE, 1, 3, 4, 5):
        assert (passed.seen_by(seat).card, passed.seen_by(seat).with_card) == (None, None)


def test_2_3_exchange_what_one_picks_is_told_to_nobody_before_the_other_has_picked():
    out = Desk().do("0 cambia 2e", "0 entrega 12o")
    assert out[-1].seen_by(0).card == CARD["12o"]
    assert {out[-1].seen_by(seat).card for seat in (TABLE, 1, 2, 3, 4, 5)} == {None}


def test_2_3_who_exchanges_with_whom_is_public():
    out = Desk().do("0 cambia 2e")
    assert out == [events.ExchangeBegan(seat=0, with_seat=2)]
    assert not out[0].passing
    desk = Desk()
    desk.do("0 cambia 2e", "2 entrega 2o")
    assert desk.view().exchange == [0, 2]
    assert desk.view().ready == [2]
    assert (desk.view(2).given, desk.view(0).given) == (CARD["2o"], -1)
