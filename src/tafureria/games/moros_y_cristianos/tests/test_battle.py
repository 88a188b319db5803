"""§2.5: turns of both passes, the switch duty, forced turns and allies."""

import pytest

from tafureria.core import rule as core
from tafureria.core.tensor import encode
from tafureria.games.moros_y_cristianos import GAME, events, rulebook, tensor
from tafureria.games.moros_y_cristianos.pieces import MOORS, NOBODY
from tafureria.games.moros_y_cristianos.tests.desk import Desk, names

BLOCKS = [name for name, _ in tensor.LAYOUT]
DUTY = sum(size for _, size in tensor.LAYOUT[: BLOCKS.index("duty, must, knights left, teams, target")])
"""Offset of the switch duty in the tensor."""


def test_2_5_in_turn_each_plays_one_knight_and_any_oros_and_copas():
    desk = Desk("1e 2e 1o 2o 5c 6c", "7b", "7e", "6b", combat="")
    assert desk.asked == [0]
    desk.do("0 juega 1o", "0 juega 5c", "0 juega 1e", "0 juega 2o", "0 juega 6c", "0 fin")
    assert desk.asked == [1]
    assert names(desk.state.oros[0]) == "1o 2o"
    assert names(desk.state.knights[0]) == "1e"
    assert names(desk.state.hands[0]) == "2e"


def test_2_5_only_the_seat_in_turn_plays_its_own_cards():
    desk = Desk("1e", "7b", "7e", "6b", combat="")
    assert desk.why("1 juega 7b") == core.NOT_YOUR_TURN
    assert desk.why("0 juega 7b") == rulebook.NOT_IN_HAND
    assert desk.why("0 coge 7b") == core.WRONG_PHASE


def test_2_5_who_holds_a_knight_they_may_play_must_play_one():
    desk = Desk("1e 1o", "7b", "7e", "6b", combat="")
    assert desk.why("0 fin") == rulebook.MUST_PLAY_KNIGHT
    desk.do("0 juega 1o")
    assert desk.why("0 fin") == rulebook.MUST_PLAY_KNIGHT
    desk.do("0 juega 1e")
    assert desk.asked == [1]


def test_2_5_heroes_exactly_one_knight():
    desk = Desk("1e 2e 3c", "7b", "7e", "6b", combat="heroes")
    desk.do("0 juega 1e")
    assert desk.why("0 juega 2e") == rulebook.ONE_KNIGHT
    assert desk.legal(0) == ["juega 3c", "fin"]


def test_2_5_tropa_one_or_two_knights_of_one_side():
    desk = Desk("1e 2e 3e 1b", "7b 6b", "7e", "6b", combat="tropa")
    desk.do("0 juega 1e")
    assert desk.why("0 juega 1b") == rulebook.ONE_SIDE
    assert desk.why("0 fin") is None
    desk.do("0 juega 2e")
    assert desk.why("0 juega 3e") == rulebook.TWO_KNIGHTS
    desk.do("0 fin", "1 juega 7b", "1 fin")
    assert names(desk.state.knights[1]) == "7b"


def test_2_5_the_first_knight_fixes_the_attacking_side():
    desk = Desk("1e 1b", "7b", "7e", "6b", combat="")
    desk.do("0 juega 1b", "0 fin")
    assert desk.state.attack == MOORS
    assert desk.view().attack == "moros"


def test_2_5_the_next_player_who_plays_a_knight_must_play_the_other_side():
    desk = Desk("1e", "7b 7e", "5e", "6b", combat="")
    desk.do("0 juega 1e")
    assert desk.view(1).duty
    assert desk.why("1 juega 7e") == rulebook.SWITCH_SIDE
    assert desk.legal(1) == ["juega 7b"]


def test_2_5_tropa_the_duty_starts_with_the_next_player():
    desk = Desk("1e 2e", "7b 6b 7e", "5e", "4b", combat="tropa")
    desk.do("0 juega 1e", "0 juega 2e")
    assert desk.why("1 juega 7e") == rulebook.SWITCH_SIDE
    desk.do("1 juega 7b", "1 juega 6b", "1 fin")
    assert desk.state.defended


def test_2_5_the_duty_is_nobodys_in_the_openers_own_turn():
    desk = Desk("1e 2e 1o 5c", "7b", "5e", "4b", combat="tropa")
    assert not desk.view(0).duty
    desk.do("0 juega 1e")
    assert [desk.view(seat).duty for seat in (0, 1, -1)] == [False] * 3
    assert encode(tensor, desk.view(0))[DUTY] == 0.0
    desk.do("0 juega 2e", "0 juega 1o", "0 fin")
    assert [desk.view(seat).duty for seat in (0, 1, -1)] == [True] * 3
    assert encode(tensor, desk.view(0))[DUTY] == 1.0


def test_2_5_the_duty_ends_with_the_first_defender_even_within_the_turn():
    desk = Desk("1e", "7b 6b 1o", "5e", "4b", combat="tropa")
    desk.do("0 juega 1e", "1 juega 7b")
    assert not desk.view(1).duty


def test_2_5_a_forced_turn_passes_the_duty_on():
    desk = Desk("1e 1o", "2e", "5e 5b", "4b", combat="")
    desk.do("0 juega 1e", "0 fin")
    assert desk.asked == [2]
    assert desk.view(2).duty


def test_2_5_once_both_sides_are_present_each_picks_freely():
    desk = Desk("1e", "7b", "5e 6b", "4b 4e", combat="")
    desk.do("0 juega 1e", "1 juega 7b")
    assert desk.legal(2) == ["juega 5e", "juega 6b"]
    desk.do("2 juega 5e", "2 fin")
    assert desk.legal(3) == ["juega 4e", "juega 4b"]
    assert not desk.view().duty


def test_2_5_without_a_playable_knight_all_oros_and_no_copas():
    desk = Desk("1o 12o 3c", "1e 2o", "7b", "6b", combat="")
    assert names(desk.state.oros[0]) == "1o 12o"
    assert names(desk.state.hands[0]) == "3c"
    assert desk.asked == [1]
    assert desk.of(events.Forced) == [events.Forced(seat=0, cards=[0, 11])]
    assert desk.state.sides[0] == NOBODY


def test_2_5_without_a_playable_knight_one_sits_out_the_second_pass():
    desk = Desk("1o 3c", "1e 2e", "7b 6b", "5b 4b", combat="refuerzos")
    desk.do("1 juega 1e", "1 fin", "2 juega 7b", "2 fin", "3 juega 5b", "3 fin")
    assert desk.of(events.SatOut) == [events.SatOut(seat=0)]
    assert desk.asked == [1]


def test_2_5_this_also_holds_when_the_duty_falls_on_them_and_the_duty_passes_on():
    desk = Desk("1e 7e", "1o 3c", "2e 2b", "6b 5b", combat="refuerzos")
    desk.do("0 juega 1e", "0 fin")
    assert desk.asked == [2]
    assert names(desk.state.oros[1]) == "1o"
    assert desk.why("2 juega 2e") == rulebook.SWITCH_SIDE
    desk.do("2 juega 2b", "2 fin", "3 juega 6b", "3 fin", "0 juega 7e")
    assert desk.of(events.SatOut) == [events.SatOut(seat=1)]


def test_2_5_duty_on_a_player_with_attackers_only_all_oros_no_copas_no_knight():
    desk = Desk("7e", "2e 3e 3o 12o 4c", "6b", "5b", combat="")
    desk.do("0 juega 7e")
    assert names(desk.state.oros[1]) == "3o 12o"
    assert names(desk.state.hands[1]) == "4c 2e 3e"
    assert desk.asked == [2]
    assert desk.view().duty


def test_2_5_why_a_turn_was_forced_is_not_announced():
    bound = Desk("7e 6e", "2e 3o", "6b 5b", "5c 4b", combat="refuerzos")
    bound.do("0 juega 7e", "0 fin")
    empty = Desk("7e 6e", "2c 3o", "6b 5b", "5c 4b", combat="refuerzos")
    empty.do("0 juega 7e", "0 fin")
    assert bound.state.duty_bound == 0b10
    assert empty.state.sitting_out == 0b10
    assert bound.told == empty.told
    for seat in (0, 2, 3, -1):
        assert bound.view(seat) == empty.view(seat)
        assert GAME.legal(bound.state, seat) == GAME.legal(empty.state, seat)


def ally(combat="refuerzos"):
    """Seat 1 held only attackers when it had to switch sides; its second turn is next."""
    desk = Desk("7e 6e", "2e 3e 3o 5c", "6b 5b", "4b 2b", combat=combat)
    desk.do("0 juega 7e", "0 fin", "2 juega 6b", "2 fin", "3 juega 4b", "3 fin", "0 juega 6e")
    return desk


def test_2_5_second_pass_they_may_ally_with_the_attackers():
    desk = ally()
    assert desk.asked == [1]
    assert desk.legal(1) == ["juega 5c", "juega 2e", "juega 3e", "fin"]
    desk.do("1 juega 2e")
    assert desk.state.sides[1] == 0
    assert desk.why("1 juega 3e") == rulebook.ONE_KNIGHT
    desk.do("1 juega 5c", "1 fin")


def test_2_5_second_pass_tropa_an_ally_may_play_two():
    desk = ally(combat="refuerzos tropa")
    desk.do("1 juega 2e", "1 juega 3e", "1 fin")
    assert names(desk.state.knights[1]) == "2e 3e"


def test_2_5_second_pass_they_may_play_only_copas():
    desk = ally()
    desk.do("1 juega 5c", "1 fin")
    assert desk.state.sides[1] == NOBODY
    assert names(desk.state.knights[1]) == ""


def test_2_5_second_pass_they_may_play_nothing():
    desk = ally()
    desk.do("1 fin")
    assert desk.asked == [2]


def test_2_5_second_pass_they_cannot_join_the_defenders():
    desk = Desk("7e 6e", "2e 3e", "6b 5b", "4b 2b", combat="refuerzos")
    desk.do("0 juega 7e", "0 fin", "2 juega 6b", "2 fin", "3 juega 4b", "3 fin", "0 juega 6e")
    desk.state.hands[1] |= 1 << 38
    assert desk.why("1 juega 3b") == rulebook.ALLY_ATTACKS


def test_2_5_an_ally_wins_with_the_attackers_and_keeps_the_oros_they_were_forced_to_play():
    desk = Desk("1e 12e", "11e 3o", "6b", "4b", combat="refuerzos")
    desk.do("0 juega 1e", "0 fin", "2 juega 6b", "3 juega 4b", "0 juega 12e", "1 juega 11e")
    own = {event.seat: event.cards for event in desk.of(events.Own)}
    assert own[1] == [2, 34]


def test_2_5_without_an_alliance_the_forced_oros_go_to_the_booty():
    desk = Desk("1e 12e", "11e 3o", "6b", "4b", combat="refuerzos")
    desk.do("0 juega 1e", "0 fin", "2 juega 6b", "3 juega 4b", "0 juega 12e", "1 fin")
    assert desk.of(events.TookAll)[0].seat == 0
    assert 2 in desk.of(events.TookAll)[0].cards


def test_2_5_second_pass_another_knight_of_the_same_side_is_owed():
    desk = Desk("7e 6e 3b 1o", "2b", "5e", "4b", combat="refuerzos")
    desk.do("0 juega 7e", "0 fin", "1 juega 2b", "2 juega 5e", "3 juega 4b")
    assert desk.asked == [0]
    assert desk.why("0 fin") == rulebook.MUST_PLAY_KNIGHT
    assert desk.why("0 juega 3b") == rulebook.ONE_SIDE
    desk.do("0 juega 6e")
    assert desk.legal(0) == ["juega 1o", "fin"]


def test_2_5_second_pass_without_such_a_knight_oros_and_copas_may_still_be_played():
    desk = Desk("7e 3b 1o 1c", "2b", "5e", "4b", combat="refuerzos")
    desk.do("0 juega 7e", "0 fin", "1 juega 2b", "2 juega 5e", "3 juega 4b")
    assert desk.legal(0) == ["juega 1o", "juega 1c", "fin"]


def test_2_5_second_pass_is_asked_for_even_if_nothing_can_be_played():
    desk = Desk("7e 3b", "2b", "5e", "4b", combat="refuerzos")
    desk.do("0 juega 7e", "0 fin", "1 juega 2b", "2 juega 5e", "3 juega 4b")
    assert desk.asked == [0]
    assert desk.legal(0) == ["fin"]


@pytest.mark.parametrize(("combat", "order"), [("ataque", [0, 1, 2, 3]), ("contraataque", [3, 2, 1, 0])])
def test_2_5_second_pass_runs_in_order_or_from_last_to_first(combat, order):
    desk = Desk("7e 6e 1c", "2b 3b 2c", "5e 4e 3c", "5b 4b 4c", combat=f"refuerzos {combat}")
    for seat in (0, 1, 2, 3):
        desk.do(f"{seat} {desk.legal(seat)[-1]}", f"{seat} fin")
    seen = []
    while desk.phase == "play":
        seat = desk.asked[0]
        seen.append(seat)
        desk.do(f"{seat} {next(m for m in desk.legal(seat) if m[-1] in 'eb')}", f"{seat} fin")
    assert seen == order


def test_2_5_asalto_is_one_pass():
    desk = Desk("7e 6e", "2b 3b", "5e 4e", "5b 4b", combat="asalto")
    desk.do("0 juega 7e", "0 fin", "1 juega 2b", "1 fin", "2 juega 5e", "2 fin", "3 juega 5b", "3 fin")
    assert desk.of(events.Outcome)
