"""The computer player: where it places its troops, what it shows, when it feints, and its odds."""

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import OVER, settle
from tafureria.games.la_reconquista import GAME
from tafureria.games.la_reconquista.actions import ATACO, LISTO, PASA, PASO
from tafureria.games.la_reconquista.options import Options
from tafureria.games.la_reconquista.pieces import NEAR, NUMBER
from tafureria.games.la_reconquista.players.heuristic import Jugador
from tafureria.games.la_reconquista.players.odds import Odds
from tafureria.games.la_reconquista.tests.desk import Desk

SEATS = 6


def placed(seed):
    """Where each of four players has placed its troops, after the same deal."""
    desk, dice, player = Desk.dealt(), Dice(seed), Jugador()
    while desk.phase == "placing":
        seat = desk.state.active
        choice = player.choose(desk.view(seat), GAME.legal(desk.state, seat), None, dice.below(1 << 31))
        GAME.apply(desk.state, seat, choice)
    return [[p for p in desk.view(seat).own if desk.state.board[p]] for seat in range(4)]


def test_troops_are_placed_together_and_nobody_knows_where():
    tables = [placed(seed) for seed in range(24)]
    armies = [places for table in tables for places in table]
    assert {len(places) for places in armies} == {1, 2}
    assert all(places[1] in NEAR[places[0]] for places in armies if len(places) == 2)
    assert len({str(table) for table in tables}) > len(tables) // 2


def odds(troops, own=("madrid", "avila"), hears=()):
    """Odds for seat 0, which knows its own cards and what *hears* tells it."""
    table = Desk((" ".join(own), "toledo sevilla"), troops)
    book = GAME.notebook(Options(), 3, 0)
    for slug in own:
        book.facts.dealt(NUMBER[slug])
    for slug, seat in hears:
        book.facts.owns(NUMBER[slug], seat)
    return Odds(book.facts, table.view(0).own, table.state.board)


def test_an_army_defends_or_does_not_and_nothing_between():
    troops = {"madrid": 10, "cuenca": 30}
    even = odds(troops)
    assert even.success(NUMBER["guadalajara"], 10) == pytest.approx(0.5, abs=0.05)
    assert even.success(NUMBER["guadalajara"], 30) == even.success(NUMBER["guadalajara"], 10)
    assert even.success(NUMBER["guadalajara"], 31) == pytest.approx(1.0)
    known = odds(troops, hears=[("cuenca", 1), ("guadalajara", 1)])
    assert (known.success(NUMBER["guadalajara"], 30), known.success(NUMBER["guadalajara"], 31)) == (0.0, 1.0)


def test_whoever_placed_no_troops_yet_has_no_army():
    table = Desk(("madrid avila", "toledo sevilla"))
    book = GAME.notebook(Options(), 3, 0)
    after = [5 if place == NUMBER["cuenca"] else 0 for place in range(60)]
    book.facts.placed([0] * 60, after, [0, 0, 5])
    told = Odds(book.facts, table.view(0).own, after)
    assert told.chance[NUMBER["cuenca"]] == [0.0, 0.0, 1.0]
    assert told.chance[NUMBER["toledo"]] == [0.0, 0.5, 0.5]


def first_card(troops):
    """Seat 0's first choice when it attacks Toledo with this many troops in Madrid against three."""
    desk = Desk(("madrid avila", "toledo sevilla"), {"madrid": troops, "toledo": 3})
    desk.do("0 ataco toledo")
    return Jugador().choose(desk.view(0), GAME.legal(desk.state, 0), None, 1)


def test_an_attack_that_cannot_win_shows_no_card():
    assert first_card(3) == LISTO
    assert first_card(4) == PASA + NUMBER["madrid"]


def turns_of(feints, seed):
    """The choices made in all turns of a game; -1 is a feint, an attack that shows no card."""
    dice, state = Dice(seed), GAME.new(Options(), SEATS)
    books = [GAME.notebook(Options(), SEATS, seat) for seat in range(SEATS)]
    player, events, done = Jugador(feints), [], []
    settle(GAME, state, dice, events)
    while GAME.waiting(state) != OVER:
        for seat, book in enumerate(books):
            for event in events:
                if (seen := event.seen_by(seat)) is not None:
                    book.hear(seen)
        waiting = GAME.waiting(state)
        seat = (waiting & -waiting).bit_length() - 1
        view = GAME.view(state, seat)
        choice = player.choose(view, GAME.legal(state, seat), books[seat], dice.below(1 << 31))
        if view.phase == "turn":
            done.append(choice)
        elif view.phase == "passing-cards" and choice == LISTO and view.attack.seat == seat:
            done[-1] = -1 if not view.attack.mine else done[-1]
        events = []
        GAME.apply(state, seat, choice, events)
    return done


def test_idle_turns_become_feints():
    never, always = turns_of(1 << 30, 4), turns_of(1, 4)
    assert PASO in never
    assert always.count(-1) > never.count(-1)
    assert always.count(PASO) < never.count(PASO)
    assert any(one >= ATACO for one in always)
