"""The deduction board: statements about what is hidden, never wrong, and only from what the seat may know."""

from __future__ import annotations

import msgspec
import pytest

from tafureria.core.chance import Dice, mix
from tafureria.core.statement import Statement, deduce
from tafureria.words import LANGUAGES, Words
from tests.contract.listening import play
from tests.contract.setups import setups
from tests.contract.test_search import PAIRS, TABLES, TWINS, ThinkingTwins

WORLDS = 3
"""Imagined worlds with which each board is compared, besides the real one."""
DECISIONS = 60
"""Decisions of one game at which the board is checked."""


@pytest.fixture
def statements(entry):
    found = entry.statements()
    if found is None:
        pytest.skip("this game brings no statements about what is hidden")
    return found


def test_what_is_impossible_is_so_in_no_world_and_what_is_certain_in_all(entry, statements):
    """In games of all set-ups, for every seat, in the real world and in imagined ones."""
    game, said = entry.game, 0
    speakers = [Words(entry, language) for language in LANGUAGES]
    for number, (options, seats) in enumerate(setups(game)):
        dice, names, left = Dice(number), [f"N{seat}" for seat in range(seats)], DECISIONS
        met = set()

        def choose(state, seat, legal, notebook, dice=dice, names=names, met=met):
            nonlocal left, said
            left -= 1
            if not left:
                return None
            possible = statements.possible(notebook, seat)
            certain = {fact for fact, chance in possible.items() if chance == 1}
            worlds = [notebook.imagine(dice.below(1 << 30)) for _ in range(WORLDS)]
            for world in (state, *worlds):
                true = set(statements.hidden(world, seat))
                assert true <= set(possible), "called impossible, and so it is"
                assert certain <= true, "called certain, and it is not so"
            for fact in possible:
                assert isinstance(fact, statements.STATEMENTS)
                assert getattr(fact, "seat", -1) != seat, "nothing is hidden from its own seat"
            for fact in list(possible)[:: max(1, len(possible) // 4)]:
                said += 1
                # The same statement to the same seat has the same words.
                if (seat, fact) not in met:
                    met.add((seat, fact))
                    assert all("{" not in words.statement(fact, names, seat) for words in speakers)
            return legal[dice.below(len(legal))]

        play(game, options, seats, dice, choose)
    assert said
    assert all(issubclass(kind, Statement) for kind in statements.STATEMENTS)


def test_rules_that_forbid_notes_are_rules_of_the_book(game):
    """A table where notes are forbidden is told so by a rule of the game."""
    for options, _ in setups(game):
        rule = game.forbids_notes(options)
        assert rule is None or rule in game.rules


class DeducingTwins(ThinkingTwins):
    """Computes the board in both worlds at each decision of the seat."""

    def __init__(self, entry, options, seats, seat, seed):
        super().__init__(entry, options, seats, seat, seed)
        self.statements = entry.statements()

    def ask(self, legal):
        del legal
        boards = [
            msgspec.json.encode(deduce(self.statements, book, self.seat, mix(self.thoughts), 0.0))
            for book in self.books
        ]
        assert boards[0] == boards[1], "the board reveals a secret"


@pytest.mark.usefixtures("statements")
def test_the_board_is_the_same_in_twin_worlds(entry):
    """Whatever secrets differ that the seat was not told, its board is the same, byte for byte."""
    game = entry.game
    asked = 0
    for number, (options, seats) in enumerate(setups(game)[:TABLES]):
        for seed in range(PAIRS):
            twins = DeducingTwins(entry, options, seats, seed % seats, 1000 * number + seed)
            twins.play()
            asked += twins.thoughts if twins.changed else 0
            if asked >= TWINS * (number + 1):
                break
    assert asked, "no worlds differed"
