"""§2.3, §2.4 Turns, exchanges, accusations, and how a game is won."""

import pytest

from tafureria.core import rule as core
from tafureria.core.chance import Dice, settle
from tafureria.core.game import OVER, TABLE
from tafureria.games.muerte_al_rey import GAME, events, rulebook
from tafureria.games.muerte_al_rey.options import MarOptions

from .board import CARD, do, hand, legal, options, table, why

QUIET = (  # a round in which the last of each side accuses wrongly and gives up a card
    "0 cambia 2e", "0 entrega 1o", "2 entrega 2o",
    "1 cambia 2b", "1 entrega 1c", "3 entrega 2c",
    "2 cambia 3e", "2 entrega 1o", "4 entrega 4o",
    "3 cambia 3b", "3 entrega 1c", "5 entrega 4c",
    "4 acusa 2b", "4 pierde 1o",
    "5 acusa 2e", "5 pierde 1c",
)  # fmt: skip

TO_TWO_OUT = (  # the rest of the second round, and the turn of seat 0: seats 4 and 0 fall
    "0 acusa 2b", "0 pierde 2o",
    "1 acusa 2e", "1 pierde 2c",
    "2 cambia 1e", "2 entrega 3o", "0 entrega 12o",
    "3 acusa 3e", "3 pierde 4c",
    "4 acusa 2b", "4 pierde 5o",
    "5 cambia 2b", "5 entrega 5c", "3 entrega 3c",
    "0 acusa 2b", "0 pierde 3o",
)  # fmt: skip


def turn(state):
    return state.holder[state.turn]


# --- order ------------------------------------------------------------------------------------


def test_2_3_espadas_and_bastos_alternate_from_the_1_up_whatever_the_seats():
    state = GAME.new(MarOptions(partidas=1), 6)
    settle(GAME, state, Dice(1), None)
    order = GAME.view(state, TABLE).order
    assert [state.place[seat] for seat in order] == [0, 1, 2, 3, 4, 5]
    seen = []
    for _ in range(4):
        seen.append(turn(state))
        do(state, f"{turn(state)} {legal(state, turn(state))[-1]}")
        partner = state.holder[state.partner]
        do(state, f"{turn(state)} {legal(state, turn(state))[0]}", f"{partner} {legal(state, partner)[0]}")
    assert seen == order[:4]


def test_2_3_after_the_last_of_the_round_the_first_begins_again():
    state = table()
    do(state, *QUIET)
    assert turn(state) == 0
    assert GAME.view(state, 3).round == 2


def test_2_3_an_eliminated_player_is_skipped():
    state = table()
    do(state, *QUIET, *TO_TWO_OUT)
    assert [state.alive >> place & 1 for place in range(6)] == [0, 1, 1, 1, 0, 1]
    assert turn(state) == 1
    do(state, "1 cambia 2b", "1 entrega 12c", "3 entrega 5c", "2 acusa 1b", "2 pierde 4o")
    do(state, "3 cambia 3b", "3 entrega 12c", "5 entrega 3c")
    assert turn(state) == 5  # 4 is out


# --- exchange ---------------------------------------------------------------------------------


def test_2_3_a_turn_is_an_exchange_with_a_companion_or_an_accusation_of_a_rival():
    assert legal(table(), 0) == ["acusa 1b", "acusa 2b", "acusa 3b", "cambia 2e", "cambia 3e"]


def test_2_3_only_the_one_in_turn_acts():
    state = table()
    assert GAME.waiting(state) == 1 << 0
    assert legal(state, 1) == []
    assert why(state, "1 acusa 1e") == core.NOT_YOUR_TURN


def test_2_3_exchange_is_with_a_companion():
    state = table()
    assert why(state, "0 cambia 1b") == rulebook.EXCHANGE_WITH_COMPANION
    assert why(state, "0 cambia 1e") == rulebook.NOT_YOURSELF
    assert why(state, "0 cambia 4e") == rulebook.NO_SUCH_PLAYER


def test_2_3_exchange_each_of_the_two_picks_a_card_of_their_own_and_both_at_once():
    state = table()
    do(state, "0 cambia 2e")
    assert GAME.waiting(state) == 1 << 0 | 1 << 2
    assert legal(state, 0) == ["entrega 1o", "entrega 12o"]
    assert legal(state, 2) == ["entrega 2o", "entrega 3o"]
    assert why(state, "2 entrega 1o") == rulebook.NOT_YOUR_CARD
    do(state, "2 entrega 3o")
    assert GAME.waiting(state) == 1 << 0
    assert hand(state, 0) == "1o 12o"  # nothing moves before both have picked
    assert legal(state, 2) == []
    do(state, "0 entrega 12o")
    assert (hand(state, 0), hand(state, 2)) == ("1o 3o", "2o 12o")
    assert turn(state) == 1


def test_2_3_exchange_does_not_depend_on_who_picks_first():
    one, other = table(), table()
    do(one, "0 cambia 2e", "0 entrega 12o", "2 entrega 2o")
    do(other, "0 cambia 2e", "2 entrega 2o", "0 entrega 12o")
    assert one.hand == other.hand


def test_2_3_the_companion_may_not_refuse():
    state = table()
    do(state, "0 cambia 2e")
    assert all(words.startswith("entrega") for words in legal(state, 2))


def test_2_3_who_has_one_card_left_hands_that_over():
    state = table()
    do(state, *QUIET, "0 cambia 3e")
    assert hand(state, 4) == "5o"
    assert legal(state, 4) == ["entrega 5o"]


def test_2_3_exchange_each_sees_what_they_receive_and_nobody_else_what_passed():
    out = do(table(), "0 cambia 2e", "0 entrega 12o", "2 entrega 2o")
    passed = out[-1]
    assert isinstance(passed, events.Exchanged)
    assert passed.passing
    for seat in (0, 2):
        assert passed.seen_by(seat) == passed
    for seat in (TABLE, 1, 3, 4, 5):
        assert (passed.seen_by(seat).card, passed.seen_by(seat).with_card) == (None, None)


def test_2_3_exchange_what_one_picks_is_told_to_nobody_before_the_other_has_picked():
    out = do(table(), "0 cambia 2e", "0 entrega 12o")
    assert out[-1].seen_by(0).card == CARD["12o"]
    assert {out[-1].seen_by(seat).card for seat in (TABLE, 1, 2, 3, 4, 5)} == {None}


def test_2_3_who_exchanges_with_whom_is_public():
    out = do(table(), "0 cambia 2e")
    assert out == [events.ExchangeBegan(seat=0, with_seat=2)]
    assert not out[0].passing
    state = table()
    do(state, "0 cambia 2e", "2 entrega 2o")
    assert GAME.view(state, TABLE).exchange == [0, 2]
    assert GAME.view(state, TABLE).ready == [2]
    assert (GAME.view(state, 2).given, GAME.view(state, 0).given) == (CARD["2o"], -1)


# --- accusation -------------------------------------------------------------------------------


def test_2_3_accuse_a_player_of_the_other_side():
    state = table()
    assert why(state, "0 acusa 2e") == rulebook.ACCUSE_A_RIVAL
    assert why(state, "0 acusa 1e") == rulebook.NOT_YOURSELF
    assert why(state, "0 acusa 8b") == rulebook.NO_SUCH_PLAYER


def test_2_3_the_accused_shows_all_their_cards_while_the_accuser_chooses():
    state = table()
    out = do(state, "0 acusa 2b")
    assert out == [
        events.Accused(seat=0, target_seat=3),
        events.Shown(seat=3, cards=[CARD["2c"], CARD["3c"]]),
    ]
    for seat in (TABLE, *range(6)):
        view = GAME.view(state, seat)
        assert (view.accuser, view.shown_seat, view.shown) == (0, 3, [CARD["2c"], CARD["3c"]])
    assert GAME.waiting(state) == 1 << 0


def test_2_3_the_accused_hides_the_cards_again_and_nothing_repeats_them():
    state = table()
    out = do(state, "0 acusa 2b", "0 pierde 1o")
    shown = [event for event in out if isinstance(event, events.Shown)]
    assert all(event.passing for event in shown)
    for seat in (TABLE, 0, 1, 2, 4, 5):
        view = GAME.view(state, seat)
        assert (view.accuser, view.shown_seat, view.shown, view.notes) == (-1, -1, [], [])


def test_2_3_the_king_among_them_ends_the_game():
    state = table()
    out = do(state, "0 acusa 1b")
    assert any(isinstance(event, events.KingFound) for event in out)
    assert GAME.ending(state) == "rey-hallado"
    assert GAME.waiting(state) == OVER


def test_2_3_otherwise_the_accuser_gives_up_a_card_of_their_choice_face_up():
    state = table()
    do(state, "0 acusa 2b")
    assert legal(state, 0) == ["pierde 1o", "pierde 12o"]
    assert why(state, "0 pierde 2c") == rulebook.NOT_YOUR_CARD
    assert why(state, "3 pierde 2c") == core.NOT_YOUR_TURN
    do(state, "0 pierde 1o")
    assert hand(state, 0) == "12o"
    assert GAME.view(state, TABLE).lost[0] == [CARD["1o"]]
    assert turn(state) == 1


def test_2_3_giving_up_the_own_king_loses_at_once():
    state = table()
    out = do(state, "0 acusa 2b", "0 pierde 12o")
    assert any(isinstance(event, events.KingLost) for event in out)
    assert GAME.ending(state) == "rey-perdido"
    assert GAME.winners(state) == 0b101010


def test_2_3_without_cards_a_player_is_eliminated():
    state = table()
    out = do(state, *QUIET, "0 acusa 2b", "0 pierde 2o")
    assert not any(isinstance(event, events.Eliminated) for event in out)
    do(state, "1 acusa 2e", "1 pierde 2c", "2 acusa 2b", "2 pierde 4o", "3 acusa 2e", "3 pierde 4c")
    out = do(state, "4 acusa 2b", "4 pierde 5o")
    assert events.Eliminated(seat=4) in out
    assert not state.alive >> 4 & 1


def test_2_3_nobody_deals_with_an_eliminated_player_any_more():
    state = table()
    do(state, *QUIET, "0 acusa 2b", "0 pierde 2o", "1 acusa 2e", "1 pierde 2c")
    do(state, "2 acusa 2b", "2 pierde 4o", "3 acusa 2e", "3 pierde 4c", "4 acusa 2b", "4 pierde 5o")
    assert why(state, "5 acusa 3e") == rulebook.ELIMINATED
    do(state, "5 acusa 2e", "5 pierde 5c")
    assert why(state, "0 cambia 3e") == rulebook.ELIMINATED
    assert legal(state, 0) == ["acusa 1b", "acusa 2b", "cambia 2e"]


def test_2_3_worked_case_one_card_left_and_a_wrong_accusation_eliminates():
    state = table()
    do(state, *QUIET, "0 cambia 3e", "0 entrega 2o", "4 entrega 5o")
    do(state, "1 acusa 2e", "1 pierde 2c", "2 acusa 2b", "2 pierde 3o", "3 acusa 2e", "3 pierde 3c")
    assert hand(state, 4) == "2o"
    out = do(state, "4 acusa 2b", "4 pierde 2o")
    assert out[-1] == events.Eliminated(seat=4)
    assert GAME.ending(state) is None


def test_2_3_worked_case_one_card_left_and_it_is_the_king_loses_and_scores_minus_4():
    state = table(partidas=2)
    do(state, "0 acusa 2b", "0 pierde 1o", "1 acusa 2e", "1 pierde 1c")
    do(state, "2 acusa 2b", "2 pierde 2o", "3 acusa 2e", "3 pierde 2c")
    do(state, "4 acusa 2b", "4 pierde 4o", "5 acusa 2e", "5 pierde 4c")
    do(state, "0 acusa 2b", "0 pierde 12o")
    assert state.points == [-4, 2, -1, 1, -1, 1]


# --- the duty of each round -------------------------------------------------------------------


def test_2_3_worked_case_the_last_of_a_side_without_an_accusation_must_accuse():
    state = table()
    do(state, *QUIET[:12])
    assert turn(state) == 4
    assert legal(state, 4) == ["acusa 1b", "acusa 2b", "acusa 3b"]
    assert why(state, "4 cambia 1e") == rulebook.LAST_MUST_ACCUSE
    assert GAME.view(state, 0).forced
    assert GAME.view(state, 0).owing == [True, True]


def test_2_3_one_accusation_of_a_companion_frees_the_last():
    state = table()
    do(state, "0 acusa 2b", "0 pierde 1o", *QUIET[3:6])
    assert GAME.view(state, 5).owing == [False, True]
    do(state, "2 cambia 3e", "2 entrega 2o", "4 entrega 4o", *QUIET[9:12])
    assert "cambia 1e" in legal(state, 4)
    do(state, "4 cambia 2e", "4 entrega 2o", "2 entrega 4o")
    assert all(words.startswith("acusa") for words in legal(state, 5))  # bastos still owe theirs


def test_2_3_the_duty_is_new_in_every_round():
    state = table()
    do(state, *QUIET)
    assert GAME.view(state, 0).owing == [True, True]
    assert not GAME.view(state, 0).forced


def test_2_3_the_last_is_the_last_who_is_still_in_the_game():
    state = table()
    do(state, *QUIET, "0 acusa 2b", "0 pierde 2o", "1 acusa 2e", "1 pierde 2c")
    do(state, "2 acusa 2b", "2 pierde 4o", "3 acusa 2e", "3 pierde 4c", "4 acusa 2b", "4 pierde 5o")
    do(state, "5 acusa 2e", "5 pierde 5c", "0 cambia 2e", "0 entrega 12o", "2 entrega 3o")
    do(state, "1 cambia 2b", "1 entrega 12c", "3 entrega 3c")
    assert legal(state, 2) == ["acusa 1b", "acusa 2b"]


def test_2_3_without_a_living_companion_there_is_only_accusing():
    state = table()
    do(state, *QUIET, *TO_TWO_OUT, "1 cambia 2b", "1 entrega 12c", "3 entrega 5c")
    assert GAME.view(state, 2).owing == [False, True]  # the companion who fell accused in this round
    assert legal(state, 2) == ["acusa 1b", "acusa 2b", "acusa 3b"]
    assert why(state, "2 cambia 1e") == rulebook.ELIMINATED


# --- winning ----------------------------------------------------------------------------------


def test_2_4_finding_the_king_wins_for_the_whole_side():
    state = table()
    do(state, "0 acusa 1b")
    assert GAME.winners(state) == 0b010101
    assert GAME.returns(state) == [1, -1, 1, -1, 1, -1]


@pytest.mark.parametrize("treason", [False, True])
def test_2_4_no_players_left_never_comes_before_losing_the_king(treason):
    dice = Dice(6)
    endings = set()
    for _ in range(150):
        state = GAME.new(MarOptions(partidas=1, traicion=treason), 6)
        settle(GAME, state, dice, None)
        while (waiting := GAME.waiting(state)) != OVER:
            for side in (0, 1):
                assert any(state.hand[place] for place in range(side, 6, 2))
            seat = (waiting & -waiting).bit_length() - 1
            actions = GAME.legal(state, seat)
            GAME.apply(state, seat, actions[dice.below(len(actions))])
            settle(GAME, state, dice, None)
        endings.add(GAME.ending(state))
    treasons = {"traicion", "doble-traicion"} if treason else set()
    assert endings == {"rey-hallado", "rey-perdido"} | treasons


def test_2_4_after_the_end_nothing_can_be_done():
    state = table()
    do(state, "0 acusa 1b")
    assert why(state, "1 acusa 1e") == core.GAME_OVER
    assert legal(state, 1) == []


def test_2_4_other_hands_are_not_laid_open_at_the_end():
    state = table()
    do(state, "0 acusa 1b")
    view = GAME.view(state, TABLE)
    assert (view.shown_seat, view.shown) == (1, [CARD["1c"], CARD["12c"]])
    assert view.hand == []


# --- notes ------------------------------------------------------------------------------------


def test_option_apuntes_lists_all_cards_shown_and_own_exchanges():
    state = table(apuntes=True)
    do(state, "0 cambia 2e", "0 entrega 1o", "2 entrega 2o", "1 acusa 3e", "1 pierde 1c")
    notes = {
        seat: [(n.kind, n.seat, n.other, n.cards) for n in GAME.view(state, seat).notes]
        for seat in range(-1, 6)
    }
    shown = ("muestra", 1, 4, [CARD["4o"], CARD["5o"]])
    assert notes[-1] == notes[3] == [shown]
    assert notes[0] == [("cambio", 0, 2, [CARD["1o"], CARD["2o"]]), shown]
    assert notes[2] == [("cambio", 2, 0, [CARD["2o"], CARD["1o"]]), shown]


def test_option_apuntes_is_for_the_current_game():
    state = table(apuntes=True, partidas=2, identidades="fijas")
    do(state, "0 acusa 2b", "0 pierde 12o")
    assert GAME.view(state, 0).notes == []


def test_option_partidas_is_three_by_default():
    assert GAME.new(MarOptions(), 6).games == 3
    assert options().partidas == 1


# --- talk -------------------------------------------------------------------------------------


def test_without_consejo_all_talk_is_public():
    assert GAME.talk(options()) == "public"
    assert [GAME.counsel(table(), seat) for seat in range(6)] == [0] * 6


def test_with_consejo_a_side_talks_among_itself_as_soon_as_sides_are_known():
    assert GAME.talk(options(consejo=True)) == "counsel"
    state = table(consejo=True)
    assert [GAME.counsel(state, seat) for seat in range(3)] == [0b010100, 0b101000, 0b010001]
    assert GAME.counsel(GAME.new(options(consejo=True, sorteo=True), 6), 0) == 0
