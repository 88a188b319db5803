"""The search guide: which candidates it compares, and how playouts proceed."""

import pytest

from tafureria.core.chance import Dice
from tafureria.games.la_reconquista import GAME
from tafureria.games.la_reconquista import state as st
from tafureria.games.la_reconquista.actions import ATACO, LISTO, MUEVE, MUEVO, NO, PASO
from tafureria.games.la_reconquista.pieces import NUMBER, STEP_NUMBER
from tafureria.games.la_reconquista.players import GUIDE
from tafureria.games.la_reconquista.players.guide import ROUNDS, TROOPS, WON, Idea
from tafureria.games.la_reconquista.tests.desk import Desk

MADRID, AVILA, TOLEDO, SEVILLA = (NUMBER[slug] for slug in ("madrid", "avila", "toledo", "sevilla"))


def desk(troops):
    """Seat 0 has Madrid and Avila, seat 1 Toledo and Sevilla, seat 2 the rest."""
    return Desk(("madrid avila", "toledo sevilla"), troops)


def step(a, b):
    return MUEVE + STEP_NUMBER[a, b]


def consider(table):
    """The candidates of seat 0, which knows its own cards."""
    book = GAME.notebook(table.state.options, 3, 0)
    book.public = table.state.clone()
    for place in (MADRID, AVILA):
        book.facts.dealt(place)
    return GUIDE.consider(table.view(0), GAME.legal(table.state, 0), book, 1)


def play_on(table, action):
    """Values that the action brings in a playout with open cards, and the state in which it stops."""
    world = table.state.clone()
    mark = GUIDE.prepare(world, 0, Idea(-1), Dice(1))
    GAME.apply(world, 0, action)
    while (values := GUIDE.value(world, mark)) is None:
        waiting = GAME.waiting(world)
        seat = (waiting & -waiting).bit_length() - 1
        GAME.apply(world, seat, GUIDE.choose(world, seat, GAME.legal(world, seat), Dice(1), mark))
    return values, world


def test_a_turn_compares_attacks_moving_and_passing():
    candidates, _ = consider(desk({"madrid": 5, "toledo": 1}))
    assert {ATACO + TOLEDO, MUEVO, PASO} <= set(candidates)


def test_a_move_compares_where_troops_come_together():
    table = desk({"madrid": 5, "avila": 4, "toledo": 30})
    table.do("0 muevo")
    assert {step(MADRID, AVILA), step(AVILA, MADRID)} <= set(consider(table)[0])
    table.do("0 mueve madrid>avila")
    assert step(MADRID, AVILA) in consider(table)[0]
    assert step(AVILA, MADRID) not in consider(table)[0]


def test_whoever_begins_to_gather_goes_on():
    table = desk({"madrid": 5, "avila": 4, "toledo": 30})
    table.do("0 muevo")
    mark = GUIDE.prepare(table.state, 0, Idea(-1), Dice(1))
    table.do("0 mueve madrid>avila")
    assert GUIDE.choose(table.state, 0, GAME.legal(table.state, 0), Dice(1), mark) == LISTO
    assert (table.troops("madrid"), table.troops("avila")) == (0, 9)


def test_open_cards_take_the_most_troops_that_can_be_taken():
    table = desk({"madrid": 5, "toledo": 1, "guadalajara": 3, "cuenca": 5})
    mark = GUIDE.prepare(table.state, 0, Idea(-1), Dice(1))
    chosen = GUIDE.choose(table.state, 0, GAME.legal(table.state, 0), Dice(1), mark)
    assert GAME.notation(chosen) == "ataco toledo"  # Cuenca would help Guadalajara: both belong to seat 2
    table = desk({"madrid": 9, "toledo": 1, "guadalajara": 3, "cuenca": 5})
    chosen = GUIDE.choose(table.state, 0, GAME.legal(table.state, 0), Dice(1), mark)
    assert GAME.notation(chosen) == "ataco cuenca"


def test_a_playout_goes_on_for_some_rounds_and_counts_what_was_gained():
    table = desk({"madrid": 9})
    values, world = play_on(table, ATACO + TOLEDO)
    assert (world.phase, world.active, world.round) == (st.TURN, 0, 1 + ROUNDS)
    gained = world.owned[0].bit_count() - 2
    troops = sum(world.board[p] for p in range(60) if world.owned[0] >> p & 1) - 9
    assert 0 < gained <= ROUNDS
    assert values == [pytest.approx(WON * (gained + TROOPS * troops)), 0.0, 0.0]


def test_a_proposed_draw_is_refused_in_playouts():
    table = desk({"madrid": 9})
    table.do("0 tablas")
    mark = GUIDE.prepare(table.state, 0, Idea(-1), Dice(1))
    assert GUIDE.choose(table.state, 1, GAME.legal(table.state, 1), Dice(1), mark) == NO
