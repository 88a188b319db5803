"""A choice of random play costs what is pinned, counted in instructions of the interpreter."""

import pytest

from tafureria.core import registry
from tests.contract import instructions

ENTRIES = [entry for entry in registry.games() if entry.package.startswith(registry.OWN + ".")]
TOLERANCE = 0.03


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_a_choice_costs_what_is_pinned(entry):
    pinned = instructions.pinned(entry).get(instructions.VERSION)
    if pinned is None:
        pytest.skip(f"not counted on Python {instructions.VERSION}: make pin")
    now = instructions.count(entry.game)
    assert now == pytest.approx(pinned, rel=TOLERANCE), (
        f"{now:.1f} instructions a choice, {pinned:.1f} are pinned: if there are more, find out why; "
        f"if the change is meant or there are fewer, make pin"
    )


def test_counting_is_the_same_every_time():
    game = ENTRIES[0].game
    assert instructions.count(game) == instructions.count(game)
