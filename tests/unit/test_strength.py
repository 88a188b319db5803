"""Searches find the best action where it is known: in tiny positions, from every seat, by tree and by trial.

Each is a puzzle of three seats: *me* is asked first, *other* answers, the third has nothing to do. What is
best there is not what looks best to a search that forgets who chooses, whom a value is for, or what a seat
knows.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace

import msgspec
import pytest

from tafureria.core.game import CHANCE, OVER
from tafureria.players.search import Arm, Search, SearchPlayer

SEATS = range(3)
PAIRS = list(itertools.permutations(SEATS, 2))
"""Who is *me*, and who is *other*."""


class Coin(msgspec.Struct, frozen=True, tag=True):
    """How the hidden coin lies, told to one seat."""

    side: int
    to: int

    def seen_by(self, seat):
        return self if seat == self.to else None


class Done(msgspec.Struct, frozen=True, tag=True):
    """Somebody has chosen; everybody is told."""

    action: int

    def seen_by(self, seat):
        del seat
        return self


@dataclass
class World:
    """The coin, and what has been chosen so far."""

    coin: int = 0
    tossed: bool = True
    played: tuple[int, ...] = ()
    seats: int = 3

    def clone(self):
        return replace(self)


class Puzzle:
    """A game of a few choices: *legal*, *mover* and *value* are given by each puzzle below."""

    def __init__(self, me, other):
        self.me, self.other = me, other

    def waiting(self, world):
        if not world.tossed:
            return CHANCE
        mover = self.mover(world)
        return OVER if mover is None else 1 << mover

    def weight(self, world):
        del world
        return 2

    def outcome(self, world, number):
        del world
        return number

    def deal(self, world, source):
        self.apply(world, CHANCE, source.below(2))

    def apply(self, world, seat, action, out=None):
        if seat == CHANCE:
            world.coin, world.tossed = action, True
            if out is not None:
                out.append(Coin(side=action, to=self.knows))
            return
        world.played += (action,)
        if out is not None:
            out.append(Done(action=action))

    def returns(self, world):
        mine = self.value(world)
        return [mine if seat == self.me else -mine if seat == self.other else 0.0 for seat in SEATS]

    knows = -1
    """The seat that is told how the coin lies."""


class Trap(Puzzle):
    """0 is safe; 1 looks better on average, but *other* will choose the answer that hurts."""

    best = 0

    def mover(self, world):
        return self.me if not world.played else self.other if world.played == (1,) else None

    def legal(self, world, seat):
        del world
        return [0, 1] if seat == self.me else [0, 1, 2]

    def value(self, world):
        return 0.0 if world.played[0] == 0 else (3.0, 3.0, -1.0)[world.played[1]]


class Gift(Trap):
    """1 is best only because *other*, for its own good, gives what is good for me too."""

    best = 1

    def returns(self, world):
        mine = 0.0 if world.played[0] == 0 else (-3.0, -3.0, 1.0)[world.played[1]]
        return [mine if seat != (3 - self.me - self.other) else -mine for seat in SEATS]


class Guess(Puzzle):
    """0 is safe; after 1 I must guess a coin that nobody shows me, which is worth less."""

    best = 0

    def mover(self, world):
        return self.me if len(world.played) < 2 and world.played != (0,) else None

    def legal(self, world, seat):
        del world, seat
        return [0, 1]

    def value(self, world):
        return 0.7 if world.played[0] == 0 else 1.0 if world.played[1] == world.coin else -1.0


class Told(Guess):
    """As before, but I see the coin after my first choice, so 1 is best."""

    best = 1

    def waiting(self, world):
        if world.played == (1,) and not world.tossed:
            return CHANCE
        mover = self.mover(world)
        return OVER if mover is None else 1 << mover

    @property
    def knows(self):
        return self.me


class Untold(Told):
    """The coin is thrown after my first choice, and only *other* sees it: 0 is best again."""

    best = 0

    @property
    def knows(self):
        return self.other


class Spied(Puzzle):
    """0 is safe; after 1 *other* must guess a coin, and sees it; whoever forgets that thinks 1 is best."""

    best = 0

    def waiting(self, world):
        if world.played == (1,) and not world.tossed:
            return CHANCE
        mover = self.mover(world)
        return OVER if mover is None else 1 << mover

    def mover(self, world):
        return self.me if not world.played else self.other if world.played == (1,) else None

    def legal(self, world, seat):
        del world, seat
        return [0, 1]

    def value(self, world):
        return 0.0 if world.played[0] == 0 else -1.0 if world.played[1] == world.coin else 2.0

    @property
    def knows(self):
        return self.other


class Notebook:
    """Imagines the coin, which nobody has seen yet."""

    def __init__(self, tossed):
        self.tossed = tossed

    def imagine(self, seed):
        return World(coin=seed >> 7 & 1, tossed=self.tossed)


@dataclass
class View:
    seat: int


@pytest.mark.parametrize(("me", "other"), PAIRS)
@pytest.mark.parametrize("kind", [Trap, Gift, Guess, Told, Untold, Spied])
def test_the_tree_finds_what_is_best(kind, me, other):
    game = kind(me, other)
    notebook = Notebook(tossed=kind in (Trap, Gift, Guess))
    found = [
        SearchPlayer(game, iterations=400).choose(View(me), [0, 1], notebook, seed) for seed in range(1, 6)
    ]
    assert found == [game.best] * 5


# --- trials -------------------------------------------------------------------------------------------


class Guide:
    """Compares all actions; in playouts everybody does what is best for themselves."""

    def __init__(self, game, *, values=False):
        self.game, self.values = game, values

    def consider(self, view, legal, notebook, seed):
        del view, notebook, seed
        return legal[:], None

    def prepare(self, world, seat, idea, source):
        del world, seat, idea, source

    def choose(self, world, seat, legal, source, mark):
        del source, mark

        def worth(action):
            then = world.clone()
            self.game.apply(then, seat, action)
            return self.game.returns(then)[seat]

        return max(legal, key=worth)

    def value(self, world, mark):
        del mark
        return self.game.returns(world) if self.values and self.game.waiting(world) == OVER else None


@pytest.mark.parametrize("values", [False, True], ids=["returns", "values"])
@pytest.mark.parametrize(("me", "other"), PAIRS)
@pytest.mark.parametrize("kind", [Trap, Gift])
def test_the_trial_finds_what_is_best(kind, me, other, values):
    game = kind(me, other)
    player = SearchPlayer(game, iterations=64, guide=Guide(game, values=values))
    for legal in ([0, 1], [1, 0]):
        assert player.choose(View(me), legal, Notebook(tossed=True), 3) == game.best


class Lottery(Puzzle):
    """One choice; an odd action is worth one more or one less, by the coin."""

    worth: tuple[float, ...] = ()

    def mover(self, world):
        return None if world.played else self.me

    def legal(self, world, seat):
        del world, seat
        return list(range(len(self.worth)))

    def value(self, world):
        action = world.played[0]
        return self.worth[action] + (1.0 if world.coin else -1.0) * (action % 2)


def tried(me, *worth):
    """The choices of a trial among actions worth so much, by a hundred seeds."""
    game = Lottery(me, (me + 1) % 3)
    game.worth = worth
    player = SearchPlayer(game, iterations=200, guide=Guide(game))
    actions = list(range(len(worth)))
    return [player.choose(View(me), actions, Notebook(tossed=True), seed) for seed in range(1, 101)]


@pytest.mark.parametrize("me", SEATS)
def test_a_trial_finds_the_best_of_several(me):
    assert set(tried(me, 0.0, 0.0, 0.5, 0.1, -5.0)) == {2}
    assert set(tried(me, -5.0, 0.6, -0.1, 0.0, 0.0)) == {1}


@pytest.mark.parametrize("me", SEATS)
def test_a_trial_leaves_the_heuristics_choice_only_for_a_clear_gain(me):
    """A little worse, and uncertain: luck alone makes it look better in a third of the trials."""
    assert 0 < tried(me, 0.0, -0.05).count(1) <= 20


@pytest.mark.parametrize("me", SEATS)
def test_a_trial_drops_what_is_clearly_worse_and_spends_its_playouts_on_the_rest(me):
    game = Lottery(me, (me + 1) % 3)
    game.worth = (0.5, 0.5, 0.5, -5.0, -5.0)
    player = SearchPlayer(game, iterations=100, guide=Guide(game))
    trial = player.compare(View(me), [0, 1, 2, 3, 4], Notebook(tossed=True), 5)
    assert not {3, 4} & {trial.candidates[index] for index in trial.alive}
    playouts = dict(zip(trial.candidates, map(len, trial.results), strict=True))
    assert playouts[3] == playouts[4] < playouts[0]


@pytest.mark.parametrize("me", SEATS)
def test_all_candidates_of_a_trial_have_the_same_luck(me):
    """The same worlds and the same dice: then even a small gain is seen through great luck."""
    game = Lottery(me, (me + 1) % 3)
    game.worth = (0.0, 0.5, 0.0, 0.5, 0.0, 0.52)
    player = SearchPlayer(game, iterations=100, guide=Guide(game))
    one, other = player.compare(View(me), [1, 3], Notebook(tossed=False), 5).results
    assert one == other
    assert len(set(one)) == 2
    assert {player.choose(View(me), [1, 5], Notebook(tossed=True), seed) for seed in range(1, 11)} == {5}


def test_the_tree_prefers_what_it_has_visited_most_and_then_what_was_better():
    def arm(visits, total):
        out = Arm()
        out.visits, out.total = visits, total
        return out

    search = Search(Trap(0, 1), 0, 0.7)
    search.nodes[(0, b"")] = {0: arm(3, 9.0), 1: arm(4, 2.0), 2: arm(4, 3.0), 3: arm(4, 1.0)}
    assert [search.best([0, 1, 2, 3]), search.best([0, 1, 3]), search.best([0])] == [2, 1, 0]
