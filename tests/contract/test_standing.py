"""``players/standing.py`` fits its game: the same sides everywhere, features in range, whole victories."""

import pytest

from tafureria.core.registry import games
from tafureria.lab.match import Plan, play_one

ENTRIES = [entry for entry in games() if entry.standing() is not None]


class Told:
    """Collects what a learned value would be told of a game."""

    def __init__(self, standing):
        self.standing, self.sides, self.state = standing, [], None

    def begin(self, game, state, events):
        self.state = state
        self.look()

    def choose(self, state, seat, legal, action):
        pass

    def carried_out(self, state, events):
        self.look()

    def look(self):
        if self.standing.due(self.state):
            self.sides.append(self.standing.sides(self.state))


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_at_every_table_that_it_is_learned_from(entry):
    standing = entry.standing()
    for number, (options, seats) in enumerate(standing.TABLES):
        made = entry.game.options(**options)
        assert entry.game.fit(made, seats) is None
        told = Told(standing)
        play_one(Plan(game=entry.name, options=made, players=("random",) * seats, seed=number), 0, watch=told)
        won = standing.won(told.state)
        assert sum(won) == pytest.approx(1)
        assert told.sides
        assert not standing.due(told.state)
        for sides in told.sides:
            assert len(sides) == len(won)
            assert all(0 <= feature < standing.FEATURES for side in sides for feature, _ in side)
