"""Every end is said in one sentence of its game, in both languages, from what everybody could follow."""

from __future__ import annotations

import pytest

from tafureria.core.chance import Dealer, Dice
from tafureria.core.deciding import what_decided
from tafureria.core.game import OVER, settle
from tafureria.words import LANGUAGES, Words
from tests.contract.setups import setups
from tests.contract.test_records import golden_records

GAMES = 12
LONGEST = 3000
"""Choices after which a random game is given up."""


@pytest.fixture
def deciding(entry):
    found = entry.deciding()
    if found is None:
        pytest.skip("this game does not say what decided it")
    return found


def recorded_ends(entry):
    """The events, the last position and the number of seats of every recorded game."""
    game = entry.game
    for _, record in golden_records(entry):
        state, events, dealer = game.new(record.options, record.seats), [], Dealer(record.key)
        settle(game, state, dealer, events)
        for seat, action in record.actions:
            game.apply(state, seat, action, events)
            settle(game, state, dealer, events)
        yield events, state, record.seats


def random_ends(entry):
    """The same of random games in as many set-ups."""
    game = entry.game
    for seed, (options, seats) in zip(range(GAMES), setups(game), strict=False):
        state, events, dice = game.new(options, seats), [], Dice(seed)
        settle(game, state, dice, events)
        for _ in range(LONGEST):
            if (waiting := game.waiting(state)) == OVER:
                yield events, state, seats
                break
            seat = (waiting & -waiting).bit_length() - 1
            legal = game.legal(state, seat)
            game.apply(state, seat, legal[dice.below(len(legal))], events)
            settle(game, state, dice, events)


def test_every_end_has_one_sentence(entry, deciding):
    ends = 0
    for events, state, seats in [*recorded_ends(entry), *random_ends(entry)]:
        found = what_decided(entry.game, entry.deciding(), events, state)
        assert isinstance(found, deciding.DECIDED)
        for language in LANGUAGES:
            words = Words(entry, language)
            said = words.decided(found, words.seats(seats))
            assert said.strip() == said
            assert said.endswith(".")
            assert "{" not in said
            assert " -" not in said, "names nobody"
        ends += 1
    assert ends > len(list(golden_records(entry))) / 2


def test_nothing_is_decided_before_the_end(entry, deciding):
    del deciding
    state = entry.game.new(entry.game.options(), max(entry.game.seats))
    assert what_decided(entry.game, entry.deciding(), [], state) is None
