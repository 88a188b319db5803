"""What a game declares of its length and its returns: true of whole tiny games, and of every set-up."""

from __future__ import annotations

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER, misfit, seats_in
from tests.contract.histories import branches
from tests.contract.setups import setups

GAMES = 3
"""Random games of each set-up."""
TOO_LONG = 50
"""No declared length is so many times that of the longest of these games."""


def holds(game, options, seats, state, decisions, draws):
    """Assert that a finished game is what its set-up declares."""
    extent = game.extent(options, seats)
    returns = game.returns(state)
    assert decisions <= extent.decisions, (options, seats)
    assert draws <= extent.draws, (options, seats)
    assert extent.least <= min(returns), (options, seats)
    assert max(returns) <= extent.most, (options, seats)
    if extent.total is not None:
        assert sum(returns) == pytest.approx(extent.total, abs=1e-5), (options, seats)


def play(game, options, seats, dice):
    """Play a random game, for as long as it is declared to last; return (state, decisions, draws)."""
    state, decisions, draws = game.new(options, seats), 0, 0
    most = game.extent(options, seats).decisions
    while (waiting := game.waiting(state)) != OVER and decisions <= most:
        if waiting == CHANCE:
            draws += 1
            game.apply(state, CHANCE, game.outcome(state, dice.below(game.weight(state))))
            continue
        asked = seats_in(waiting)
        seat = asked[dice.below(len(asked))]
        decisions += 1
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[dice.below(len(legal))])
    return state, decisions, draws


def test_games_of_every_set_up_are_what_is_declared(game):
    longest = declared = 0
    for number, (options, seats) in enumerate(setups(game)):
        declared = max(declared, game.extent(options, seats).decisions)
        for seed in range(GAMES):
            state, decisions, draws = play(game, options, seats, Dice(number * GAMES + seed))
            holds(game, options, seats, state, decisions, draws)
            longest = max(longest, decisions)
    assert declared < TOO_LONG * longest


def test_every_history_of_the_tiny_game_is_what_is_declared(game):
    """And the tiny game can be set up, whatever its number of seats."""
    options, seats = game.tiny()
    assert misfit(game, options, seats) is None
    todo = [(game.new(options, seats), 0, 0)]
    totals = set()
    while todo:
        state, decisions, draws = todo.pop()
        ways = branches(game, state)
        if not ways:
            holds(game, options, seats, state, decisions, draws)
            totals.add(round(sum(game.returns(state)), 3))
        for seat, action in ways:
            child = state.clone()
            game.apply(child, seat, action)
            todo.append((child, decisions + (seat != CHANCE), draws + (seat == CHANCE)))
    declared = game.extent(options, seats).total
    assert (len(totals) == 1) == (declared is not None), "what the returns add up to is always the same"
