"""The client's copy of the deck data (``pieces.ts``, ``pictures.svg``) matches the engine's decks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafureria.games.espada_negra.pieces.conditions import NAMES
from tafureria.games.espada_negra.pieces.decks import DECKS, card_names

CLIENT = Path(__file__).parents[1] / "client"


@pytest.fixture(scope="module")
def pieces():
    return (CLIENT / "pieces.ts").read_text(encoding="utf-8")


def test_card_ids_are_those_of_the_decks(pieces):
    listed = re.findall(r'"([a-z]+/[a-z+]+)"', pieces)
    names = [card_names(d.first + k) for d in DECKS for k in range(d.kinds)]
    assert listed == [f"{model}/{'+'.join(conditions)}" for model, conditions in names]


def test_every_model_has_a_name_and_a_picture(pieces):
    names = {m.name for d in DECKS for m in d.models}
    assert names == set(re.findall(r"^  (\w+): \[", pieces.split("const CONDITIONS")[0], re.MULTILINE))
    pictures = (CLIENT / "pictures.svg").read_text(encoding="utf-8")
    assert names <= set(re.findall(r'<symbol id="en-(\w+)" viewBox="0 0 200 220"', pictures))


def test_conditions_are_named_in_the_order_of_their_ids(pieces):
    named = re.findall(r"^  (\w+): \[", pieces.split("const CONDITIONS")[1], re.MULTILINE)
    assert named == NAMES
