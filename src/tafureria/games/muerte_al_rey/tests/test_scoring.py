"""§3.2 The scoring table, row by row, and the match."""

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import OVER
from tafureria.games.muerte_al_rey import GAME, events
from tafureria.games.muerte_al_rey.rules import scoring

from .desk import Desk
from .test_rounds import QUIET, TO_TWO_OUT


def test_3_2_winning_side_eliminated_0():
    desk = Desk()
    desk.do(*QUIET, *TO_TWO_OUT, "1 cambia 2b", "1 entrega 12c", "3 entrega 5c", "2 acusa 2b")
    # seats 0 and 4 were out when seat 2, who also hides its own king, found the rival one
    assert desk.points == [0, -1, 4, -3, 0, -1]


def test_3_2_winning_side_plain_1():
    desk = Desk()
    desk.do("0 cambia 2e", "0 entrega 1o", "2 entrega 2o", "1 acusa 1e")
    assert [desk.points[seat] for seat in (3, 5)] == [1, 1]


def test_3_2_winning_side_holds_own_king_2():
    desk = Desk()
    desk.do("0 cambia 2e", "0 entrega 12o", "2 entrega 2o", "1 cambia 2b", "1 entrega 1c", "3 entrega 2c")
    desk.do("2 cambia 3e", "2 entrega 12o", "4 entrega 4o", "3 acusa 3e")
    assert desk.points[1] == 2


def test_3_2_winning_side_found_the_enemy_king_3():
    desk = Desk()
    desk.do("0 cambia 2e", "0 entrega 1o", "2 entrega 2o", "1 cambia 2b", "1 entrega 1c", "3 entrega 2c")
    desk.do("2 acusa 1b")
    assert desk.points == [2, -3, 3, -1, 1, -1]


def test_3_2_winning_side_both_4():
    desk = Desk()
    desk.do("0 acusa 1b")
    assert desk.points == [4, -3, 1, -1, 1, -1]


def test_3_2_losing_side_eliminated_or_not_minus_1():
    desk = Desk()
    desk.do(*QUIET, *TO_TWO_OUT, "1 acusa 2e")
    assert [desk.points[seat] for seat in (0, 4)] == [-1, -1]  # both out
    assert desk.points == [-1, 4, -3, 1, -1, 1]


def test_3_2_losing_side_had_the_king_minus_3():
    desk = Desk()
    desk.do("0 acusa 1b")
    assert desk.points[1] == -3


def test_3_2_losing_side_had_the_king_minus_3_even_if_it_was_the_only_card():
    desk = Desk()
    desk.do("0 cambia 2e", "0 entrega 1o", "2 entrega 2o")
    desk.do("1 acusa 2e", "1 pierde 1c", "2 acusa 1b")
    assert desk.state.hands[1].bit_count() == 1
    assert desk.points[1] == -3


def test_3_2_losing_side_gave_the_king_up_minus_3():
    desk = Desk()
    desk.do("0 acusa 2b", "0 pierde 12o")
    assert desk.points == [-3, 2, -1, 1, -1, 1]


def test_3_2_losing_side_eliminated_while_having_the_king_minus_4():
    desk = Desk()
    desk.do(*QUIET, "0 acusa 2b", "0 pierde 2o", "1 acusa 2e", "1 pierde 2c")
    desk.do("2 acusa 2b", "2 pierde 4o", "3 acusa 2e", "3 pierde 4c", "4 acusa 2b", "4 pierde 5o")
    desk.do("5 acusa 2e", "5 pierde 5c", "0 acusa 2b", "0 pierde 12o")
    assert desk.points == [-4, 2, -1, 1, -1, 0]


def test_3_2_a_king_given_up_was_found_by_nobody():
    desk = Desk()
    desk.do("0 acusa 2b", "0 pierde 12o")
    assert scoring.WON_FOUND not in desk.state.sheet[-1][2:]
    assert scoring.WON_BOTH not in desk.state.sheet[-1][2:]
    assert desk.state.sheet[-1][2 + 1] == scoring.WON_KING


@pytest.mark.parametrize(
    ("answers", "want"),
    [
        (("2 calla", "4 denuncia"), [0, 0, -2, 0, 2, 0]),
        (("2 denuncia", "4 calla"), [0, 0, 2, 0, -2, 0]),
        (("2 denuncia", "4 denuncia"), [0, 0, -2, 0, -2, 0]),
    ],
)
def test_3_2_treason_plus_2_minus_2_and_0_for_everyone_else(answers, want):
    from .test_treason import betrayed

    desk = betrayed()
    desk.do("4 entrega 2o", *answers)
    assert desk.points == want


def test_3_2_treason_everyone_else_0_even_eliminated():
    assert scoring.cases_of_treason(6, 1 << 4, 1 << 2) == [
        scoring.BYSTANDER, scoring.BYSTANDER, scoring.TRAITOR,
        scoring.BYSTANDER, scoring.DENOUNCER, scoring.BYSTANDER,
    ]  # fmt: skip


def test_3_2_the_table_is_the_printed_one():
    want = {
        "ganador-eliminado": 0, "ganador": 1, "ganador-con-rey": 2, "hallador": 3, "hallador-con-rey": 4,
        "perdedor": -1, "perdedor-con-rey": -3, "perdedor-con-rey-eliminado": -4,
        "denunciante": 2, "traidor": -2, "ajeno": 0,
    }  # fmt: skip
    assert dict(zip(scoring.CASES, scoring.POINTS, strict=True)) == want


# --- match ------------------------------------------------------------------------------------


def test_3_2_a_match_goes_on_until_the_games_agreed_are_played():
    desk = Desk(partidas=2, identidades="fijas")
    desk.do("0 acusa 1b")
    assert desk.ending is None
    assert GAME.returns(desk.state) == [0] * 6
    desk.deal()
    desk.do("0 acusa 1b")
    assert desk.ending == "fin-encuentro"
    assert GAME.returns(desk.state) == GAME.scores(desk.state) == [8, -6, 2, -2, 2, -2]


def test_3_2_each_games_ending_and_points_are_public_at_once():
    desk = Desk(partidas=2, identidades="fijas")
    out = desk.do("0 acusa 1b")
    ended = [e for e in out if isinstance(e, events.GameEnded | events.Scored)]
    assert len(ended) == 7
    assert all(e.seen_by(seat) == e for e in ended for seat in range(-1, 6))
    for seat in range(-1, 6):
        assert desk.view(seat).sheet[0].points == [4, -3, 1, -1, 1, -1]


def test_3_2_remaining_hands_are_not_laid_open():
    desk = Desk(partidas=2, identidades="fijas")
    out = desk.do("0 acusa 1b")
    shown = [card for e in out if isinstance(e, events.Shown) for card in e.cards]
    assert len(shown) == 2
    assert desk.state.hands == [0] * 6


def test_3_2_points_belong_to_the_person_and_follow_them_when_sides_change():
    desk = Desk(partidas=2, identidades="cambio")
    desk.do("0 acusa 1b")
    for seat in range(5, -1, -1):
        desk.do(f"{seat} {desk.legal(seat)[0]}")
    assert desk.phase == "deal"
    assert desk.state.scores == [4, -3, 1, -1, 1, -1]
    desk.deal()
    side_of_0 = desk.state.place[0] & 1
    first = desk.state.holder[0]
    desk.do(f"{first} acusa 1b")
    gained = desk.points
    assert desk.state.scores == [a + b for a, b in zip([4, -3, 1, -1, 1, -1], gained, strict=True)]
    assert (gained[0] > 0) == (side_of_0 == 0)


def test_3_2_the_highest_total_wins_and_ties_are_shared():
    desk = Desk(partidas=2, identidades="fijas")
    desk.do("0 acusa 1b")
    desk.deal()
    out = desk.do("0 cambia 2e", "0 entrega 1o", "2 entrega 2o", "1 acusa 1e")
    assert desk.state.scores == [1, 1, 0, 0, 0, 0]
    assert desk.winners == [0, 1]
    assert out[-1] == events.MatchEnded(seats=[0, 1], points=1)


def test_3_2_somebody_wins_a_match_even_when_nobody_has_points():
    desk = Desk(("12o 1o", "12c 1c", "4o 3o", "4c 3c", "2o 5o", "2c 5c"), partidas=2, traicion=True)
    for game in range(2):
        if game:
            desk.deal(("12o 1o", "12c 1c", "4o 3o", "4c 3c", "2o 5o", "2c 5c"))
        desk.do("0 acusa 2b", "0 pierde 1o", "1 acusa 2e", "1 pierde 1c")
        desk.do("2 cambia 3e", "2 entrega 3o", "4 entrega 2o", "2 denuncia", "4 denuncia")
    assert desk.state.scores == [0, 0, -4, 0, -4, 0]
    assert desk.winners == [0, 1, 3, 5]


def test_3_2_points_of_a_random_match_are_the_sum_of_its_sheet():
    dice = Dice(12)
    for seats in (6, 12):
        desk = Desk(None, seats=seats, sorteo=True, traicion=True, partidas=4, identidades="cambio")
        desk.settle(dice)
        while (waiting := GAME.waiting(desk.state)) != OVER:
            seat = (waiting & -waiting).bit_length() - 1
            actions = GAME.legal(desk.state, seat)
            GAME.apply(desk.state, seat, actions[dice.below(len(actions))])
            desk.settle(dice)
        assert len(desk.state.sheet) == 4
        for seat in range(seats):
            assert desk.state.scores[seat] == sum(scoring.POINTS[row[2 + seat]] for row in desk.state.sheet)
