"""Positions set up by hand, and a few verbs to play them."""

from __future__ import annotations

from tafureria.core.bits import mask_of
from tafureria.core.chance import Dice, settle
from tafureria.core.game import play, seats_in
from tafureria.games.la_reconquista import GAME
from tafureria.games.la_reconquista.options import Options
from tafureria.games.la_reconquista.pieces import NUMBER
from tafureria.games.la_reconquista.state import TURN


def dealt(seats=4, seed=1, **options):
    """A table after the deal; the board is in the dealer's hands."""
    state = GAME.new(Options(**options), seats)
    settle(GAME, state, Dice(seed), None)
    return state


def table(owned, troops, seats=3, actor=0, **options):
    """A table in its second round. ``owned[seat]`` and ``troops`` name provinces; seat 0 gets the rest."""
    state = GAME.new(Options(**options), seats)
    state.dealer, state.undealt, state.dealt = 0, 0, 60
    named = [mask_of([NUMBER[slug] for slug in slugs.split()]) for slugs in owned]
    rest = (1 << 60) - 1
    for mask in named:
        rest &= ~mask
    state.owned = [*named, *[0] * (seats - len(named))]
    state.owned[seats - 1] |= rest
    for slug, count in troops.items():
        state.board[NUMBER[slug]] = count
    state.phase, state.actor, state.round = TURN, actor, 1
    state.left = [0] * seats
    return state


def do(state, *moves):
    """``"0 paso"``, ``"1 ataco toledo"``...: all legal. Gives the events."""
    out = []
    for move in moves:
        seat, _, words = move.partition(" ")
        play(GAME, state, int(seat), GAME.parse(words), out)
    return out


def why(state, move):
    """Id of the rule that refuses ``"0 ataco toledo"``, without its prefix; ``None`` when it is legal."""
    seat, _, words = move.partition(" ")
    action = GAME.parse(words)
    assert action is not None, words
    rule = GAME.check(state, int(seat), action)
    return None if rule is None else rule.id.split(".")[1]


def who(state):
    """Seats that are waited for."""
    return seats_in(GAME.waiting(state))


def place_all(state, seed=1):
    """Everybody places anyhow. Gives who had the board, in turn."""
    dice = Dice(seed)
    holders = []
    while GAME.view(state, 0).phase == "colocar":
        legal = GAME.legal(state, state.actor)
        if legal[0] == GAME.parse("listo"):
            holders.append(state.actor)
            GAME.apply(state, state.actor, legal[0])
        else:
            puts = [a for a in legal if GAME.words(a).startswith("pon")]
            GAME.apply(state, state.actor, puts[dice.below(len(puts))])
    return holders


def troops(state, slug):
    """Troops on a province."""
    return state.board[NUMBER[slug]]


def owner(state, slug):
    """Who owns a province."""
    return state.owner(NUMBER[slug])
