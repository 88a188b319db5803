"""The computer player: where it places its troops, what it shows, when it feints, and its odds."""

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import OVER, settle
from tafureria.core.registry import find
from tafureria.games.la_reconquista import GAME
from tafureria.games.la_reconquista.actions import (
    ATACO,
    DEVUELVE,
    LISTO,
    MUEVE,
    PASA,
    PASO,
    PON,
    QUITA,
)
from tafureria.games.la_reconquista.options import Options
from tafureria.games.la_reconquista.pieces import NEAR, NUMBER, STEP_TO
from tafureria.games.la_reconquista.players.heuristic import Acaparador
from tafureria.games.la_reconquista.players.odds import Odds
from tafureria.games.la_reconquista.tests.desk import Desk
from tafureria.players.catalogue import player as named

SEATS = 6


def placed(seed):
    """Where each of four players has placed its troops, after the same deal."""
    desk, dice, player = Desk.dealt(), Dice(seed), Acaparador()
    while desk.phase == "placing":
        seat = desk.state.active
        choice = player.choose(desk.view(seat), GAME.legal(desk.state, seat), None, dice.below(1 << 31))
        GAME.apply(desk.state, seat, choice)
    return [[p for p in desk.view(seat).own if desk.state.board[p]] for seat in range(4)]


def test_a_hoarder_places_its_troops_together_and_nobody_knows_where():
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
    return Acaparador().choose(desk.view(0), GAME.legal(desk.state, 0), None, 1)


def test_an_attack_that_cannot_win_shows_no_card():
    assert first_card(3) == LISTO
    assert first_card(4) == PASA + NUMBER["madrid"]


def play(player, seed, seats=SEATS):
    """Play a game among players of one kind; yields before each decision: the state, the seat, its choice."""
    dice, state = Dice(seed), GAME.new(Options(), seats)
    books = [GAME.notebook(Options(), seats, seat) for seat in range(seats)]
    events = []
    settle(GAME, state, dice, events)
    while GAME.waiting(state) != OVER:
        for seat, book in enumerate(books):
            for event in events:
                if (seen := event.seen_by(seat)) is not None:
                    book.hear(seen)
        waiting = GAME.waiting(state)
        seat = (waiting & -waiting).bit_length() - 1
        legal = GAME.legal(state, seat)
        choice = player.choose(GAME.view(state, seat), legal, books[seat], dice.below(1 << 31))
        yield state, seat, choice
        events = []
        GAME.apply(state, seat, choice, events)


def turns_of(feints, seed):
    """The choices made in all turns of a game; -1 is a feint, an attack that shows no card."""
    done = []
    for state, seat, choice in play(Acaparador(feints), seed):
        view = GAME.view(state, seat)
        if view.phase == "turn":
            done.append(choice)
        elif view.phase == "passing-cards" and choice == LISTO and view.attack.seat == seat:
            done[-1] = -1 if not view.attack.mine else done[-1]
    return done


def test_idle_turns_become_feints():
    never, always = turns_of(1 << 30, 4), turns_of(1, 4)
    assert PASO in never
    assert always.count(-1) > never.count(-1)
    assert always.count(PASO) < never.count(PASO)
    assert any(one >= ATACO for one in always)


def piled(state, seat):
    """The seat's provinces with more than a third of its troops that no rival next to them could take."""
    own = [p for p in range(60) if state.owned[seat] >> p & 1]
    third = sum(state.board[p] for p in own) / 3
    rivals = {p: sum(state.board[near] for near in NEAR[p] if near not in own) for p in own}
    return [p for p in own if state.board[p] > max(third, rivals[p], 1)]


def share_piled(name):
    """In what share of positions, counted for each seat at each turn, such a player has such a province."""
    player, seen = named(find("la-reconquista"), name)(), []
    for seed, seats in ((1, 3), (2, 4), (3, 5), (4, 6)):
        for state, _, _ in play(player, seed, seats):
            if GAME.view(state, 0).phase == "turn":
                seen += [bool(piled(state, seat)) for seat in range(seats)]
    assert len(seen) > 1000
    return sum(seen) / len(seen)


@pytest.mark.parametrize("name", ["aprendiz", "jugador"])
def test_players_at_tables_spread_their_troops_as_people_do(name):
    """Hardly ever does an unbesieged province hold more than a third, and then by a conquest or by losses."""
    assert share_piled(name) < 0.02


def test_a_hoarder_does_not():
    assert share_piled("acaparador") > 0.3


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_province_is_given_more_than_a_third_of_the_troops(seats):
    player = named(find("la-reconquista"), "jugador")()
    steps = 0
    for state, seat, choice in play(player, 5, seats):
        troops = sum(state.board[p] for p in range(60) if state.owned[seat] >> p & 1)
        if PON <= choice < QUITA:
            assert 3 * (state.board[choice - PON] + 1) <= GAME.view(state, seat).left + troops
        elif MUEVE <= choice < DEVUELVE:
            steps += 1
            assert 3 * (state.board[STEP_TO[choice - MUEVE]] + 1) <= max(troops, 3)
    assert steps > 10
