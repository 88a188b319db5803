"""The search player chooses legally and reproducibly, from nothing that its seat was not told."""

from __future__ import annotations

from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.game import OVER, seats_in, settle
from tafureria.players.search import SearchPlayer
from tests.contract.setups import setups
from tests.contract.test_twins import Twins
from tests.contract.walk import told

ITERATIONS = 3
THOUGHTS = 5
"""Decisions at which to search at one table."""
TABLES = 2
TWINS = 8
PAIRS = 40
"""Pairs of worlds for each set-up; in some games they part at once."""


class Listening:
    """A game that collects the events of every state."""

    def __init__(self, game):
        self.game = game
        self.heard = {}

    def __getattr__(self, name):
        return getattr(self.game, name)

    def apply(self, state, seat, action, out=None):
        events: list[Event] = []
        self.game.apply(state, seat, action, events)
        if out is not None:
            out += events
        # Holding the state prevents its id from being reused.
        self.heard.setdefault(id(state), (state, []))[1].extend(events)


class ThinkingTwins(Twins):
    """Searches in both worlds, with a notebook for each, at decisions of the seat."""

    def __init__(self, entry, options, seats, seat, seed):
        super().__init__(Listening(entry.game), options, seats, seat, seed)
        self.books = [entry.game.notebook(options, seats, seat) for _ in range(2)]
        self.player = SearchPlayer(entry.game, ITERATIONS, guide=entry.guide())
        self.tree = SearchPlayer(entry.game, ITERATIONS)
        self.thoughts = 0

    def compare(self):
        for book, world in zip(self.books, (self.real, self.twin), strict=True):
            for event in told(self.game.heard.get(id(world), (world, []))[1], self.seat):
                book.hear(event)
        self.game.heard.clear()
        super().compare()
        if self.game.waiting(self.real) >> self.seat & 1 and self.thoughts < THOUGHTS:
            legal = self.game.legal(self.real, self.seat)
            self.thoughts += len(legal) > 1
            self.ask(legal)

    def ask(self, legal):
        """Search in both worlds with and without a guide, and compare the choices."""
        for player in (self.player, self.tree):
            real, twin = (
                player.choose(self.game.view(world, self.seat), legal[:], book, self.compared)
                for book, world in zip(self.books, (self.real, self.twin), strict=True)
            )
            assert real == twin, "the search knows more than its seat"


def test_search_cannot_tell_twin_worlds_apart(entry):
    """In two worlds that differ only in what a seat was not told, the search makes the same choice."""
    apart = thoughts = 0
    for seed in range(PAIRS):
        for number, (options, seats) in enumerate(setups(entry.game)[:TWINS]):
            if apart and thoughts >= 2 * THOUGHTS:
                return
            twins = ThinkingTwins(entry, options, seats, seed % seats, 100 * number + seed + 1)
            apart += twins.play()
            thoughts += twins.thoughts
    assert apart
    assert thoughts


def test_search_chooses_what_is_legal(entry):
    """It plays with a guide and without, and asked again it chooses the same."""
    game = entry.game
    for number, (options, seats) in enumerate(setups(game)[:TABLES]):
        state = game.new(options, seats)
        dice = Dice(number)
        out: list[Event] = []
        settle(game, state, dice, out)
        notebooks = [game.notebook(options, seats, seat) for seat in range(seats)]
        for count in range(THOUGHTS * seats):
            for seat, notebook in enumerate(notebooks):
                for event in told(out, seat):
                    notebook.hear(event)
            if game.waiting(state) == OVER:
                break
            seat = seats_in(game.waiting(state))[0]
            legal = game.legal(state, seat)
            view = game.view(state, seat)
            for guide in (entry.guide(), None):
                player = SearchPlayer(game, ITERATIONS, guide=guide)
                action = player.choose(view, legal[:], notebooks[seat], count)
                assert action in legal
                if count % 5 == 0:
                    again = SearchPlayer(game, ITERATIONS, guide=guide)
                    assert again.choose(view, legal[:], notebooks[seat], count) == action
            out = []
            game.apply(state, seat, action, out)
            settle(game, state, dice, out)


def test_the_guide_keeps_to_its_word(entry):
    """Candidates are legal and different, the heuristic's choice comes first, and each seat gets a value."""
    game, guide = entry.game, entry.guide()
    if guide is None:
        return
    heuristic = getattr(guide, "player", None) or list(entry.players().values())[-1]()
    for number, (options, seats) in enumerate(setups(game)[:TABLES]):
        state = game.new(options, seats)
        dice = Dice(number + 50)
        out: list[Event] = []
        settle(game, state, dice, out)
        notebooks = [game.notebook(options, seats, seat) for seat in range(seats)]
        valued = 0
        for count in range(120 * seats):
            for seat, notebook in enumerate(notebooks):
                for event in told(out, seat):
                    notebook.hear(event)
            if game.waiting(state) == OVER:
                break
            seat = seats_in(game.waiting(state))[0]
            legal = game.legal(state, seat)
            view, notebook = game.view(state, seat), notebooks[seat]
            own = heuristic.choose(view, legal, notebook, count)
            if len(legal) > 1:
                candidates, idea = guide.consider(view, legal[:], notebook, count)
                assert candidates[0] == own
                assert len(set(candidates)) == len(candidates)
                assert set(candidates) <= set(legal)
                if len(candidates) > 1 and count % 7 == 0:
                    world = notebook.imagine(count)
                    mark = guide.prepare(world, seat, idea, dice)
                    game.apply(world, seat, candidates[-1])
                    settle(game, world, dice, None)
                    while game.waiting(world) != OVER and (values := guide.value(world, mark)) is None:
                        mover = seats_in(game.waiting(world))[0]
                        choices = game.legal(world, mover)
                        action = guide.choose(world, mover, choices, dice, mark)
                        assert action in choices
                        game.apply(world, mover, action)
                        settle(game, world, dice, None)
                    if game.waiting(world) != OVER:
                        assert len(values) == seats
                        valued += 1
            out = []
            game.apply(state, seat, own, out)
            settle(game, state, dice, out)
        assert valued or len(legal) == 1 or game.waiting(state) == OVER
