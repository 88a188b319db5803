"""r.11 to r.17: passing, and moving in secret."""

from tafureria.core.game import TABLE
from tafureria.games.la_reconquista import GAME
from tafureria.games.la_reconquista.events import MoveBegan, Moved, Passed
from tafureria.games.la_reconquista.tests.tables import dealt, do, place_all, table, troops, who, why

CENTRE = ("madrid toledo avila segovia", "sevilla cadiz")


def test_r11_nobody_attacks_in_their_first_turn():
    state = dealt(3)
    place_all(state)
    for _ in range(3):
        seat = who(state)[0]
        other = next(p for p in range(60) if state.owner(p) != seat)
        assert GAME.check(state, seat, 7 + other).id == "rec.no-attack-yet"
        assert GAME.view(state, seat).first_turn
        do(state, f"{seat} paso")
    assert not GAME.view(state, 0).first_turn
    seat = who(state)[0]
    assert any(GAME.words(a).startswith("ataco") for a in GAME.legal(state, seat))


def test_r12_who_passes_says_so_and_that_is_all():
    state = table(CENTRE, {})
    assert do(state, "0 paso") == [Passed(seat=0)]
    assert who(state) == [2]


def test_r13_the_board_is_out_of_sight_while_somebody_moves():
    state = table(CENTRE, {"madrid": 3})
    assert do(state, "0 muevo") == [MoveBegan(seat=0)]
    assert GAME.view(state, 0).board is not None
    assert [GAME.view(state, seat).board for seat in (1, 2, TABLE)] == [None] * 3


def test_r13_when_it_is_back_all_see_the_new_counts():
    state = table(CENTRE, {"madrid": 3})
    out = do(state, "0 muevo", "0 mueve madrid>toledo", "0 listo")
    assert isinstance(out[-1], Moved)
    assert out[-1].seen_by(TABLE).board == state.board
    assert (troops(state, "madrid"), troops(state, "toledo")) == (2, 1)
    assert GAME.view(state, 1).board == state.board


def test_r13_others_do_not_learn_how_many_steps_there_were():
    state = table(CENTRE, {"madrid": 3})
    out = do(state, "0 muevo", "0 mueve madrid>toledo", "0 devuelve madrid>toledo", "0 listo")
    assert [type(e).__name__ for e in out if e.seen_by(1) is not None] == ["MoveBegan", "Moved"]


def test_r13_moving_nothing_is_a_bluff_and_allowed():
    state = table(CENTRE, {"madrid": 3})
    do(state, "0 muevo", "0 listo")
    assert troops(state, "madrid") == 3
    assert GAME.view(state, 1).act.kind == "movio"


def test_r14_only_between_bordering_provinces_of_ones_own():
    state = table(CENTRE, {"madrid": 3})
    do(state, "0 muevo")
    assert why(state, "0 mueve madrid>guadalajara") == "move-between-own"
    assert why(state, "0 mueve sevilla>cadiz") == "move-between-own"
    assert GAME.parse("mueve madrid>sevilla") is None
    assert why(state, "0 mueve madrid>toledo") is None


def test_r15_each_troop_of_a_token_goes_its_own_way():
    state = table(CENTRE, {"madrid": 5})
    do(
        state,
        "0 muevo",
        "0 mueve madrid>toledo",
        "0 mueve madrid>avila",
        "0 mueve madrid>avila",
        "0 mueve madrid>segovia",
        "0 listo",
    )
    assert [troops(state, p) for p in ("madrid", "toledo", "avila", "segovia")] == [1, 1, 2, 1]


def test_r16_no_troop_goes_two_steps_even_along_own_provinces():
    state = table(CENTRE, {"toledo": 1})
    do(state, "0 muevo", "0 mueve toledo>madrid")
    assert why(state, "0 mueve madrid>segovia") == "one-step"
    assert why(state, "0 mueve toledo>avila") == "one-step"


def test_r16_two_troops_may_change_places():
    state = table(CENTRE, {"toledo": 1, "madrid": 1})
    do(state, "0 muevo", "0 mueve toledo>madrid", "0 mueve madrid>toledo")
    assert why(state, "0 mueve madrid>segovia") == "one-step"
    do(state, "0 listo")
    assert (troops(state, "toledo"), troops(state, "madrid")) == (1, 1)


def test_r16_what_came_in_does_not_free_what_stood_there():
    state = table(CENTRE, {"toledo": 2, "madrid": 1})
    do(state, "0 muevo", "0 mueve toledo>madrid", "0 mueve madrid>segovia")
    assert why(state, "0 mueve madrid>segovia") == "one-step"
    assert GAME.view(state, 0).move.free[27] == 0


def test_r13_a_step_can_be_taken_back_until_the_board_is_put_back():
    state = table(CENTRE, {"toledo": 1})
    do(state, "0 muevo")
    assert why(state, "0 devuelve toledo>madrid") == "not-moved-so"
    do(state, "0 mueve toledo>madrid", "0 devuelve toledo>madrid", "0 mueve toledo>avila", "0 listo")
    assert (troops(state, "madrid"), troops(state, "avila")) == (0, 1)


def test_r13_taking_back_ends_some_time():
    state = table(CENTRE, {"toledo": 1}, deshacer=0)
    do(state, "0 muevo", "0 mueve toledo>madrid")
    assert why(state, "0 devuelve toledo>madrid") == "take-backs"


def test_r17_only_the_number_of_troops_is_on_the_board():
    state = table(CENTRE, {"toledo": 4})
    assert GAME.view(state, 1).board[42] == 4
