"""What the computer player shows, and when it feints."""

from tafureria.core.chance import Dice
from tafureria.core.game import OVER, settle
from tafureria.games.la_reconquista import GAME
from tafureria.games.la_reconquista.actions import ATACO, LISTO, PASA, PASO
from tafureria.games.la_reconquista.options import Options
from tafureria.games.la_reconquista.pieces import NUMBER
from tafureria.games.la_reconquista.players.heuristic import Jugador
from tafureria.games.la_reconquista.tests.desk import Desk

SEATS = 6


def first_card(troops):
    """What seat 0 does first when it attacks Toledo, where three troops stand, with this many in Madrid."""
    desk = Desk(("madrid avila", "toledo sevilla"), {"madrid": troops, "toledo": 3})
    desk.do("0 ataco toledo")
    return Jugador().choose(desk.view(0), GAME.legal(desk.state, 0), None, 1)


def test_an_attack_that_cannot_win_shows_no_card():
    assert first_card(3) == LISTO
    assert first_card(4) == PASA + NUMBER["madrid"]


def turns_of(feints, seed):
    """What is done in the turns of a game; a feint shows no card and counts as -1."""
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
