"""Twin worlds: secrets that a seat was not told must not change anything that it sees.

Two copies of a game are played side by side. Whenever something happens that the seat cannot see, the twin
does something else if it can: another outcome of chance, or another hidden choice of another seat, as long
as the seat is told exactly the same. Until an event tells the two worlds apart, the seat's view, its choices,
who must act, and even the reasons of refusals must be the same, byte for byte.
"""

from __future__ import annotations

from functools import cache

from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, TABLE, Game, seats_in
from tests.contract.setups import setups
from tests.contract.walk import encode, fingerprint, told

ATTEMPTS = 8
"""Attempts of the twin to follow one action of the real game."""
PAIRS = 24
"""Pairs of worlds for each seat of each set-up, at most."""
DECISIONS = 160
"""Most decisions for which one pair is followed."""
POSITIONS = 400
"""Positions to compare for each set-up, about."""
EVERY = 3
"""All reasons are compared in every third position in which the seat must act and the worlds differ."""
TABLES = 8
"""Set-ups to check; the default ones come first."""


Step = tuple[int, int]
"""(seat, action), or (chance, outcome)."""


class Parted(Exception):
    """Raised when the twin cannot follow without telling the seat something different."""


def bytes_of(events, seat):
    return encode(told(events, seat))


class Twins:
    """A real world, its twin, and the seat that must not tell them apart."""

    def __init__(self, game, options, seats, seat, seed):
        self.game, self.seat = game, seat
        self.dice = Dice(seed)
        self.real, self.twin = game.new(options, seats), game.new(options, seats)
        self.changed = 0
        self.compared = 0
        self.asked = 0
        self.story: list[tuple[list[Step], list[Step]]] = []
        """Steps in both worlds after each action of a player (or the beginning), chance included."""

    def real_step(self, seat, action):
        """Apply an action, let chance act, and return every single step: (seat, action, told events)."""
        steps = []
        while True:
            out: list[Event] = []
            if seat is not None:
                self.game.apply(self.real, seat, action, out)
                steps.append((seat, action, bytes_of(out, self.seat)))
            if self.game.waiting(self.real) != CHANCE:
                return steps
            x = self.dice.below(self.game.weight(self.real))
            seat, action = CHANCE, self.game.outcome(self.real, x)

    def follow(self, steps):
        """Let the twin do the same, or something else of which the seat is told the same."""
        for attempt in range(ATTEMPTS):
            twin = self.twin.clone()
            changed, done = 0, []
            for seat, action, heard in steps:
                if (seat == CHANCE) != (self.game.waiting(twin) == CHANCE):
                    break
                other = self.candidate(twin, seat, action, heard, bold=attempt < ATTEMPTS // 2)
                if other is None:
                    break
                changed += other != action
                self.game.apply(twin, seat, other)
                done.append((seat, other))
            else:
                if self.game.waiting(twin) != CHANCE:
                    self.twin = twin
                    self.story.append(([(seat, action) for seat, action, _ in steps], done))
                    self.changed += changed
                    return
        raise Parted

    def candidate(self, twin, seat, action, heard, *, bold):
        """An action in the twin of which the seat is told exactly the same; None if none is found."""
        tries = [action]
        # Chance and the table share a number, but no outcome of chance is a watcher's own action.
        if seat == CHANCE or seat != self.seat:
            others = self.others(twin, seat)
            differently = self.dice.below(100) < (50 if bold else 15)
            tries = [*others, action] if differently else [action, *others]
        for other in tries:
            if not self.possible(twin, seat, other):
                continue
            out: list[Event] = []
            self.game.apply(twin.clone(), seat, other, out)
            if bytes_of(out, self.seat) == heard:
                return other
        return None

    def others(self, twin, seat):
        """Some other actions that chance or a seat could take here."""
        if seat == CHANCE:
            weight = self.game.weight(twin)
            return [self.game.outcome(twin, self.dice.below(weight)) for _ in range(6)]
        legal = self.game.legal(twin, seat)
        return [legal[self.dice.below(len(legal))] for _ in range(8)] if legal else []

    def possible(self, twin, seat, action):
        """Whether this action is possible in the twin."""
        if seat != CHANCE:
            return self.game.check(twin, seat, action) is None
        weights = self.game.chance(twin)
        return action < len(weights) and weights[action] > 0

    def compare(self):
        """Check that the seat gets the same bytes in both worlds: view, choices, who must act, refusals."""
        game, seat = self.game, self.seat
        self.compared += 1
        if type(game.awaited.__self__).awaited is Game.awaited:  # else nobody is shown ``waiting``
            assert game.waiting(self.real) == game.waiting(self.twin), "who must act reveals a secret"
        assert game.hides_choice(self.real) == game.hides_choice(self.twin)
        assert game.awaited(self.real, seat) == game.awaited(self.twin, seat), (
            "whom the seat sees the table waiting for reveals a secret"
        )
        if seat == TABLE:
            assert encode(game.view(self.real, seat)) == encode(game.view(self.twin, seat)), "the view"
            return
        assert game.legal(self.real, seat) == game.legal(self.twin, seat), "what is legal reveals a secret"
        assert encode(game.view(self.real, seat)) == encode(game.view(self.twin, seat)), "the view"
        for _ in range(12):
            action = self.dice.below(game.actions)
            why = game.check(self.real, seat, action)
            assert why == game.check(self.twin, seat, action), f"why not {action} reveals a secret"

    def asks_all(self):
        """Whether to compare all reasons here: at some of the seat's decisions at which the worlds differ."""
        if self.seat == TABLE or not self.changed or not self.game.waiting(self.real) >> self.seat & 1:
            return False
        self.asked += 1
        return self.asked % EVERY == 1

    def compare_reasons(self):
        """Check that every action is refused for the same reason, or allowed, in both worlds."""
        game, seat = self.game, self.seat
        for action in range(game.actions):
            why = game.check(self.real, seat, action)
            assert why == game.check(self.twin, seat, action), f"why not {action} reveals a secret"

    def play(self):
        """Play both until the worlds part, the game ends or DECISIONS are made; how often they differed."""
        game = self.game
        apart = 0
        try:
            self.follow(self.real_step(None, None))
            for _ in range(DECISIONS):
                if game.waiting(self.real) == OVER or game.waiting(self.twin) == OVER:
                    assert game.waiting(self.real) == game.waiting(self.twin), "the end reveals a secret"
                    break
                self.compare()
                if self.asks_all():
                    self.compare_reasons()
                apart += self.changed > 0 and fingerprint(game, self.real) != fingerprint(game, self.twin)
                asked = seats_in(game.waiting(self.real))
                seat = asked[self.dice.below(len(asked))]
                legal = game.legal(self.real, seat)
                self.follow(self.real_step(seat, legal[self.dice.below(len(legal))]))
        except Parted:
            pass
        return apart


@cache
def differences(entry):
    """Play all pairs; how many of the compared worlds really differed, by seat (or TABLE)."""
    game = entry.game
    tally: dict[int, int] = {}
    for number, (options, seats) in enumerate(setups(game)[:TABLES]):
        for seat in (*range(seats), TABLE):
            compared = 0
            for seed in range(PAIRS):
                twins = Twins(game, options, seats, seat, 10_000 * number + 100 * seed + seat + 1)
                tally[seat] = tally.get(seat, 0) + twins.play()
                compared += twins.compared
                if seed and compared >= POSITIONS // (seats + 1):
                    break
    return tally


def test_secrets_that_were_not_told_change_nothing(entry):
    """Twin worlds look the same to every seat and to watchers until an event tells them apart."""
    differences(entry)


def test_the_twins_are_not_the_same_world(entry):
    """The worlds compared above really differ, for every seat and for watchers."""
    tally = differences(entry)
    assert all(tally.get(seat, 0) > 0 for seat in (*range(min(entry.game.seats)), TABLE)), tally
