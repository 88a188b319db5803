"""Notebooks are built from told events only, and every world they imagine could be the real one."""

from __future__ import annotations

import os

from tafureria.core.chance import Dice, mix
from tafureria.core.game import CHANCE, OVER, seats_in
from tests.contract.histories import Stories, histories, perft
from tests.contract.setups import setups
from tests.contract.walk import bent, digest, face, fingerprint, told, walk

LOOKS = 10
"""Positions to check in one random game of each set-up, about; ``make soak`` checks more."""
BENT = 300
"""Steps of a game with a bent deal."""
POSITIONS = 2_000
"""Positions of the tiny game to compare, about."""
STORIES = int(os.environ.get("TAFURERIA_TEST_STORIES", "60"))
"""Number of information states of the tiny game to imagine worlds for; ``make soak`` takes more."""
LARGEST = 48
"""Largest number of fitting worlds of which all must be imagined."""


def test_imagined_worlds_look_the_same(game):
    """In every reached position no seat can tell an imagined world from the real one."""
    for number, (options, seats) in enumerate(setups(game)):
        length = sum(1 for _ in walk(game, options, seats, 400 + number))
        stride = max(1, length // LOOKS)
        notebooks = [game.notebook(options, seats, seat) for seat in range(seats)]
        dice = Dice(number)
        due = False
        for count, (state, events, _, _) in enumerate(walk(game, options, seats, 400 + number)):
            for seat, notebook in enumerate(notebooks):
                for event in told(events, seat):
                    notebook.hear(event)
            due = due or count % stride == 0
            if not due or game.waiting(state) in (CHANCE, OVER):
                continue
            due = False
            seat = dice.below(seats)
            asked = seats_in(game.waiting(state))
            for eyes in {seat, asked[dice.below(len(asked))]}:
                _look(game, state, eyes, notebooks[eyes], count)


def _look(game, state, seat, notebook, seed):
    world = notebook.imagine(seed)
    assert face(game, world, seat) == face(game, state, seat)
    assert digest(notebook.imagine(seed)) == digest(world), "same seed, same world"
    for action in range(seed % 7, game.actions, max(7, game.actions // 12)):
        assert game.check(world, seat, action) == game.check(state, seat, action)
    _go_on(game, world, Dice(seed))
    assert face(game, notebook.imagine(seed + 1), seat) == face(game, state, seat)


def test_no_story_is_too_unlikely_to_imagine_and_the_truth_is_never_excluded(entry):
    """In games with bent deals: worlds are found soon, look the same, and what is true counts as possible."""
    game, statements = entry.game, entry.statements()
    for number, (options, seats) in enumerate(setups(game)):
        notebooks = [game.notebook(options, seats, seat) for seat in range(seats)]
        dice = Dice(number)
        for count, (state, events, _, _) in enumerate(bent(game, options, seats, number)):
            for seat, notebook in enumerate(notebooks):
                for event in told(events, seat):
                    notebook.hear(event)
            if count > BENT:
                break
            if count % (BENT // LOOKS) or game.waiting(state) in (CHANCE, OVER):
                continue
            seat, asked = dice.below(seats), seats_in(game.waiting(state))
            assert face(game, notebooks[seat].imagine(count), seat) == face(game, state, seat)
            if statements is not None:
                possible = statements.possible(notebooks[asked[0]], asked[0])
                assert set(statements.hidden(state, asked[0])) <= set(possible), "the truth is excluded"


def _go_on(game, world, dice):
    """Check that an imagined world is a valid state by playing on from it."""
    for _ in range(25):
        waiting = game.waiting(world)
        if waiting == OVER:
            return
        if waiting == CHANCE:
            game.apply(world, CHANCE, game.outcome(world, dice.below(game.weight(world))))
            continue
        asked = seats_in(waiting)
        seat = asked[dice.below(len(asked))]
        legal = game.legal(world, seat)
        assert legal
        game.apply(world, seat, legal[dice.below(len(legal))])


def _fitting(game, stories):
    """For a sample of stories, by (seat, number of the story): fingerprints of the positions that fit."""
    few = max(1, sum(perft(game)[0].values()) // POSITIONS)
    fit: dict[tuple[int, int], set[bytes]] = {}
    for state, numbers in histories(game, stories):
        mark = None
        for seat, number in enumerate(numbers):
            if mix(number * 64 + seat) % few == 0:
                mark = mark or fingerprint(game, state)
                fit.setdefault((seat, number), set()).add(mark)
    return fit


def test_imagined_worlds_are_exactly_those_that_fit(game):
    """On the tiny game: the imagined worlds are exactly those that fit what was told."""
    options, seats = game.tiny()
    stories = [Stories() for _ in range(seats)]
    fit = _fitting(game, stories)
    keys = sorted(fit)
    several = 0
    for seat, number in keys[:: max(1, len(keys) // STORIES)]:
        worlds = fit[seat, number]
        heard = stories[seat].events(number)
        notebook = game.notebook(options, seats, seat)
        for event in heard:
            notebook.hear(event)
        met: set[bytes] = set()
        for seed in range(60 + 40 * min(len(worlds), LARGEST)):
            met.add(fingerprint(game, notebook.imagine(seed)))
            if met == worlds and seed >= 30:
                break
        assert met <= worlds, f"seat {seat} imagines what cannot be, after {heard}"
        if len(worlds) <= LARGEST:
            assert met == worlds, f"seat {seat} imagines {len(met)} of {len(worlds)} worlds, after {heard}"
        several += len(worlds) > 1
    assert several, "the tiny game has no secrets"
