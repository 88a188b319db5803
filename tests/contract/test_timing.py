"""What the time of an answer tells: the table of each game's phases is complete, and it is true.

Where one seat can imagine two worlds, and another seat has a choice in only one of them, being able to choose
is a secret: a quick answer would tell it, so the phase must be masked.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, IDLE, MASKED, OVER, TABLE, THOUGHT, seats_in
from tests.contract.setups import setups
from tests.contract.walk import told, walk

LOOKS = 25
"""Positions to look at in each phase of one random game, at most."""
WORLDS = 2
"""Worlds to imagine in each of these positions."""
DECISIONS = 400
"""Decisions for which one random game is followed."""


def game_of(entry, options, seats, seed):
    """Yield (phase, has the asked seat a choice, whether it has in imagined worlds) for a random game."""
    game = entry.game
    notebooks = [game.notebook(options, seats, seat) for seat in range(seats)]
    dice, decisions, looked = Dice(seed), 0, Counter()
    for state, events, _, _ in walk(game, options, seats, seed):
        for seat, notebook in enumerate(notebooks):
            for event in told(events, seat):
                notebook.hear(event)
        waiting, phase = game.waiting(state), game.view(state, TABLE).phase
        if waiting in (CHANCE, OVER):
            continue
        decisions += 1
        if decisions > DECISIONS:
            return
        looked[phase] += 1
        if looked[phase] > LOOKS:
            continue
        asked = seats_in(waiting)
        seat = asked[dice.below(len(asked))]
        worlds = set()
        for _ in range(WORLDS):
            other = (seat + 1 + dice.below(seats - 1)) % seats
            legal = game.legal(notebooks[other].imagine(dice.below(1 << 30)), seat)
            worlds |= {len(legal) > 1} if legal else set()
        yield phase, len(game.legal(state, seat)) > 1, worlds


@cache
def secrets(entry):
    """Phases in which seats were asked, and those in which being able to choose is a secret."""
    asked, secret = set(), set()
    for number, (options, seats) in enumerate(setups(entry.game)):
        if seats < 2:
            continue
        for phase, chooses, worlds in game_of(entry, options, seats, 900 + number):
            asked.add(phase)
            if worlds - {chooses}:
                secret.add(phase)
    return asked, secret


def test_every_phase_says_what_its_timing_tells(entry):
    timing = entry.game.timing
    assert set(timing) == set(entry.game.phases), "write it down in `timing` of the class"
    assert set(timing.values()) <= {IDLE, THOUGHT, MASKED}


def test_where_being_able_to_choose_is_a_secret_its_time_is_masked(entry):
    _, secret = secrets(entry)
    masked = {phase for phase, tells in entry.game.timing.items() if tells == MASKED}
    assert secret <= masked, f"a quick answer tells that there was no choice: {secret - masked}"
    assert bool(secret) == bool(masked), "the games above were too short to meet any secret choice"


def test_nobody_is_asked_in_an_idle_phase(entry):
    asked, _ = secrets(entry)
    assert not {phase for phase in asked if entry.game.timing[phase] == IDLE}


def test_the_house_masks_what_the_table_says(entry):
    """Everybody sees the phase, so everybody knows whether answers are masked."""
    game = entry.game
    options, seats = game.options(), next(n for n in game.seats if n > 1 and not game.fit(game.options(), n))
    for state, _, _, _ in walk(game, options, seats, 17):
        assert game.hides_choice(state) == (game.timing[game.view(state, TABLE).phase] == MASKED)
