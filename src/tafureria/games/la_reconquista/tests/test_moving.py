"""r.13 to r.17: moving in secret."""

from tafureria.core.game import TABLE
from tafureria.games.la_reconquista import GAME, rulebook
from tafureria.games.la_reconquista.events import MoveBegan, Moved
from tafureria.games.la_reconquista.tests.desk import Desk

CENTRE = ("madrid toledo avila segovia", "sevilla cadiz")


def test_r13_the_board_is_out_of_sight_while_somebody_moves():
    desk = Desk(CENTRE, {"madrid": 3})
    assert desk.do("0 muevo") == [MoveBegan(seat=0)]
    assert desk.view(0).board is not None
    assert [desk.view(seat).board for seat in (1, 2, TABLE)] == [None] * 3


def test_r13_when_it_is_back_all_see_the_new_counts():
    desk = Desk(CENTRE, {"madrid": 3})
    out = desk.do("0 muevo", "0 mueve madrid>toledo", "0 listo")
    assert isinstance(out[-1], Moved)
    assert out[-1].seen_by(TABLE).board == desk.state.board
    assert (desk.troops("madrid"), desk.troops("toledo")) == (2, 1)
    assert desk.view(1).board == desk.state.board


def test_r13_others_do_not_learn_how_many_steps_there_were():
    desk = Desk(CENTRE, {"madrid": 3})
    out = desk.do("0 muevo", "0 mueve madrid>toledo", "0 devuelve madrid>toledo", "0 listo")
    assert [type(e).__name__ for e in out if e.seen_by(1) is not None] == ["MoveBegan", "Moved"]


def test_r13_moving_nothing_is_a_bluff_and_allowed():
    desk = Desk(CENTRE, {"madrid": 3})
    desk.do("0 muevo", "0 listo")
    assert desk.troops("madrid") == 3
    assert desk.view(1).act.kind == "moved"


def test_r14_only_between_bordering_provinces_of_ones_own():
    desk = Desk(CENTRE, {"madrid": 3})
    desk.do("0 muevo")
    assert desk.why("0 mueve madrid>guadalajara") == rulebook.MOVE_BETWEEN_OWN
    assert desk.why("0 mueve sevilla>cadiz") == rulebook.MOVE_BETWEEN_OWN
    assert GAME.parse("mueve madrid>sevilla") is None
    assert desk.why("0 mueve madrid>toledo") is None


def test_r15_each_troop_of_a_token_goes_its_own_way():
    desk = Desk(CENTRE, {"madrid": 5})
    desk.do(
        "0 muevo",
        "0 mueve madrid>toledo",
        "0 mueve madrid>avila",
        "0 mueve madrid>avila",
        "0 mueve madrid>segovia",
        "0 listo",
    )
    assert [desk.troops(p) for p in ("madrid", "toledo", "avila", "segovia")] == [1, 1, 2, 1]


def test_r16_no_troop_goes_two_steps_even_along_own_provinces():
    desk = Desk(CENTRE, {"toledo": 1})
    desk.do("0 muevo", "0 mueve toledo>madrid")
    assert desk.why("0 mueve madrid>segovia") == rulebook.ONE_STEP
    assert desk.why("0 mueve toledo>avila") == rulebook.ONE_STEP


def test_r16_two_troops_may_change_places():
    desk = Desk(CENTRE, {"toledo": 1, "madrid": 1})
    desk.do("0 muevo", "0 mueve toledo>madrid", "0 mueve madrid>toledo")
    assert desk.why("0 mueve madrid>segovia") == rulebook.ONE_STEP
    desk.do("0 listo")
    assert (desk.troops("toledo"), desk.troops("madrid")) == (1, 1)


def test_r16_what_came_in_does_not_free_what_stood_there():
    desk = Desk(CENTRE, {"toledo": 2, "madrid": 1})
    desk.do("0 muevo", "0 mueve toledo>madrid", "0 mueve madrid>segovia")
    assert desk.why("0 mueve madrid>segovia") == rulebook.ONE_STEP
    assert desk.view(0).move.free[27] == 0


def test_r13_a_step_can_be_taken_back_until_the_board_is_put_back():
    desk = Desk(CENTRE, {"toledo": 1})
    desk.do("0 muevo")
    assert desk.why("0 devuelve toledo>madrid") == rulebook.NOT_MOVED_SO
    desk.do("0 mueve toledo>madrid", "0 devuelve toledo>madrid", "0 mueve toledo>avila", "0 listo")
    assert (desk.troops("madrid"), desk.troops("avila")) == (0, 1)


def test_r13_taking_back_ends_some_time():
    desk = Desk(CENTRE, {"toledo": 1}, deshacer=0)
    desk.do("0 muevo", "0 mueve toledo>madrid")
    assert desk.why("0 devuelve toledo>madrid") == rulebook.TAKE_BACKS


def test_r17_only_the_number_of_troops_is_on_the_board():
    desk = Desk(CENTRE, {"toledo": 4})
    assert desk.view(1).board[42] == 4


def test_r14_nobody_learns_from_a_quick_end_that_there_was_nothing_to_move():
    """Without two provinces side by side there is one legal action; who owns what is a secret."""
    for own, choices in (("madrid sevilla", 1), ("madrid toledo", 2)):
        desk = Desk((own, "cadiz"), {"madrid": 3})
        desk.do("0 muevo")
        assert len(desk.legal(0)) == choices
        assert GAME.hides_choice(desk.state)
