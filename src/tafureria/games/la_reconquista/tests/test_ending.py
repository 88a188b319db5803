"""r.25 to r.27: victory, elimination, draws."""

import pytest

from tafureria.core.game import OVER, TABLE
from tafureria.games.la_reconquista import GAME
from tafureria.games.la_reconquista.events import DrawRefused, Eliminated, Ended
from tafureria.games.la_reconquista.pieces import IDS, NEAR
from tafureria.games.la_reconquista.tests.tables import do, owner, table, who, why


def nearly(seats, count):
    """Seat 0 owns *count* provinces and can take Toledo from seat 1."""
    mine = ["madrid", *[slug for slug in IDS if slug not in ("madrid", "toledo", "sevilla")][: count - 1]]
    return table((" ".join(mine), "toledo sevilla"), {"madrid": 1}, seats)


def conquer(state):
    return do(state, "0 ataco toledo", "0 pasa madrid", "0 listo", "1 listo")


@pytest.mark.parametrize(("seats", "before"), [(3, 27), (4, 22), (5, 19), (6, 17)])
def test_r25_the_initial_number_plus_eight_wins_at_once(seats, before):
    state = nearly(seats, before)
    out = conquer(state)
    assert GAME.ending(state) == "conquista"
    assert GAME.waiting(state) == OVER
    assert GAME.winners(state) == 1
    assert out[-1].seats == [0]
    assert out[-1].seen_by(TABLE) == out[-1]


def test_r25_one_fewer_does_not():
    state = nearly(4, 21)
    conquer(state)
    assert GAME.ending(state) is None


def test_r25_at_the_end_all_cards_are_turned_up():
    state = nearly(4, 22)
    ended = conquer(state)[-1]
    assert isinstance(ended, Ended)
    assert ended.deal == [state.owner(p) for p in range(60)]
    assert GAME.view(state, TABLE).owners == ended.deal


def test_r26_without_cards_the_game_is_lost_and_the_turn_is_skipped():
    state = table(("madrid avila", "toledo"), {"madrid": 1})
    out = conquer(state)
    assert Eliminated(seat=1) in out
    assert Eliminated(seat=1).seen_by(TABLE) is not None
    assert GAME.view(state, 2).alive == [0, 2]
    # The eliminated defender acknowledges too.
    assert who(state) == [0, 1]
    do(state, "0 visto", "1 visto", "2 paso")
    assert who(state) == [0]
    do(state, "0 paso")
    assert who(state) == [2]


def test_r27_all_living_players_must_agree():
    state = table(("madrid", "toledo"), {})
    do(state, "0 tablas")
    assert who(state) == [1, 2]
    out = do(state, "1 si", "2 no")
    assert DrawRefused(seat=0) in out
    assert who(state) == [0]
    assert why(state, "0 tablas") == "one-proposal"
    assert why(state, "0 muevo") is None


def test_r27_who_refused_is_told_to_nobody():
    state = table(("madrid", "toledo"), {})
    out = do(state, "0 tablas", "1 si", "2 no")
    seen = [e.seen_by(0) for e in out]
    other = table(("madrid", "toledo"), {})
    out = do(other, "0 tablas", "1 no", "2 si")
    assert seen == [e.seen_by(0) for e in out]


def test_r27_when_all_agree_those_with_a_province_draw():
    state = table(("madrid avila", "toledo"), {"madrid": 1}, seats=4)
    state.owned[2], state.owned[3] = state.owned[3] & 0b1111, state.owned[3] & ~0b1111
    conquer(state)
    do(state, "0 visto", "1 visto", "3 tablas", "0 si", "2 si")
    assert GAME.ending(state) == "acuerdo"
    assert GAME.returns(state) == pytest.approx([1 / 3, 0, 1 / 3, 1 / 3], abs=1e-5)


def test_r27_a_draw_can_be_proposed_in_the_first_turn():
    state = table(("madrid", "toledo"), {})
    state.round = 0
    assert why(state, "0 tablas") is None


def test_r27_three_full_rounds_of_passes():
    state = table(("madrid", "toledo"), {})
    for turn in range(9):
        assert GAME.ending(state) is None
        do(state, f"{-turn % 3} paso")
    assert GAME.ending(state) == "pases"


def test_r27_a_bluff_breaks_the_row_of_passes():
    state = table(("madrid", "toledo"), {})
    do(state, *[f"{-turn % 3} paso" for turn in range(8)], "1 muevo", "1 listo")
    assert GAME.ending(state) is None
    assert state.passes == 0


def test_r27_too_many_rounds_without_an_attack():
    state = table(("madrid", "toledo"), {}, rondas_sin_ataque=2)
    for turn in range(6):
        assert GAME.ending(state) is None
        seat = -turn % 3
        do(state, f"{seat} muevo", f"{seat} listo")
    assert GAME.ending(state) == "sin-ataques"


def test_r27_a_province_that_changes_hands_for_ever_meets_the_last_bound():
    """No troops on Toledo: each attacks in turn, the other passing that card alone."""
    state = table(("madrid avila", "toledo caceres"), {"madrid": 1, "caceres": 1}, rondas=20)
    state.round = 0
    state.phase, state.actor = 2, 2
    turns = 0
    while GAME.ending(state) is None:
        seat = state.actor
        if seat == 2 or state.round == 0 or owner(state, "toledo") == seat:
            do(state, f"{seat} paso")
        else:
            army = "madrid" if seat == 0 else "caceres"
            do(state, f"{seat} ataco toledo", f"{seat} pasa {army}", f"{seat} listo", f"{1 - seat} listo")
            do(state, "0 visto", "1 visto")
        turns += 1
    assert GAME.ending(state) == "rondas"
    assert turns == 60
    assert state.round == 20


def test_r27_eliminated_players_do_not_count_in_a_round():
    state = table(("madrid avila", "toledo"), {"madrid": 1})
    conquer(state)
    do(state, "0 visto", "1 visto")
    for turn in range(6):
        assert GAME.ending(state) is None
        do(state, f"{2 if turn % 2 == 0 else 0} paso")
    assert GAME.ending(state) == "pases"


def test_r10_a_round_is_over_when_the_dealer_has_played():
    state = table(("madrid", "toledo"), {}, actor=2)
    before = state.round
    do(state, "2 paso", "1 paso")
    assert state.round == before
    do(state, "0 paso")
    assert state.round == before + 1


def test_every_neighbour_list_is_ascending():
    assert all(near == sorted(near) for near in NEAR)
