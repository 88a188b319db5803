"""The decks: the exact table of the ruling, provenance marks, gold within the notation, conditions."""

from __future__ import annotations

import pytest

from tafureria.games.espada_negra.actions import MOST_GOLD
from tafureria.games.espada_negra.pieces.conditions import (
    AMOUNTS,
    ARCAS,
    BOTIN,
    CONDITIONS,
    DIEZMO,
    LIMOSNA,
    NAMES,
)
from tafureria.games.espada_negra.pieces.decks import (
    DECKS,
    FIGURES,
    card_names,
    deck_called,
    read_deck,
)
from tafureria.games.espada_negra.rules.set_up import START_GOLD

OFFERED = ("clasica", "clanes", "sombras")
CLASICA = """
campesino 2 1 0 15
inquisidor 1 0 1 10
campo 1 2 0 9
rey 5 0 0 8
guerrero 0 1 2 3
ciudad 0 4 0 2
caballero 0 0 3 1
"""


def totals(deck):
    figures = ("victory", "production", "attack", "espionage")
    return [deck.size, *(sum(getattr(m, f) * m.copies for m in deck.models) for f in figures)]


def test_clasica_is_the_table_of_the_ruling():
    deck = deck_called("clasica")
    rows = [f"{m.name} {m.victory} {m.production} {m.attack} {m.copies}" for m in deck.models]
    assert rows == CLASICA.split("\n")[1:-1]
    assert totals(deck) == [48, 89, 44, 19, 0]
    assert not any(m.berserker for m in deck.models)
    for model in deck.models:
        assert sorted(model.original) == sorted(set(FIGURES) - {"conditions"})


def test_clanes_keeps_what_is_known():
    """Eight chiefs 3/-1/2, nine warriors, six models, production at most 1, no victory of 5."""
    deck = deck_called("clanes")
    assert deck.size == 48
    assert deck.model_count == 6
    chief, warrior = deck.models[0], deck.models[1]
    assert (chief.victory, chief.production, chief.attack, chief.berserker, chief.copies) == (
        3,
        -1,
        2,
        False,
        8,
    )
    assert warrior.copies == 9
    assert max(deck.production) == 1
    assert max(deck.victory) < 5
    attack = totals(deck)[3]
    berserk = sum(m.attack * m.copies for m in deck.models if m.berserker)
    assert attack > 40
    assert berserk * 2 >= attack, "much of it berserker"
    negative = [m.name for m in deck.models if min(m.victory, m.production, m.attack, m.espionage) < 0]
    assert negative == ["jefe"]
    assert deck.production[0] == -1


def test_sombras_brings_espionage_on_about_a_third():
    deck = deck_called("sombras")
    assert deck.size == 48
    spies = [m for m in deck.models if m.espionage]
    assert 14 <= sum(m.copies for m in spies) <= 18
    assert {m.espionage for m in spies} == {1, 2, 3, 4}
    assert any(m.victory for m in spies)
    assert any(m.production for m in spies)
    assert any(m.attack for m in spies)
    assert all(m.ours and not m.original and not m.presumed for m in deck.models)


@pytest.mark.parametrize("deck", DECKS, ids=lambda d: d.name)
def test_every_number_says_where_it_is_from(deck):
    for model in deck.models:
        assert sorted(model.original + model.presumed + model.ours) == sorted(FIGURES)


def test_condition_kinds_say_where_they_are_from():
    assert len({c.name for c in CONDITIONS}) == len(CONDITIONS) >= 12
    original = {c.name for c in CONDITIONS if c.kind == "original"}
    assert original == {"feria", "corona", "gabela", "paz", "linaje", "consejo"}
    assert all(c.number in ("original", "ours", "none") for c in CONDITIONS)
    assert all((c.number == "none") == (c.amount == 0) for c in CONDITIONS)


@pytest.mark.parametrize("name", OFFERED)
def test_models_of_a_deck_carry_several_conditions(name):
    deck = deck_called(name)
    for model in deck.models:
        assert len(model.conditions) >= 2, model.name
    assert len(deck.carried()) >= 12


@pytest.mark.parametrize("name", OFFERED)
def test_a_deck_carries_only_conditions_that_its_models_can_trigger(name):
    deck = deck_called(name)
    for condition in deck.carried():
        assert deck.has(CONDITIONS[condition].needs), NAMES[condition]


def test_a_file_that_breaks_the_format_is_refused():
    head = 'name = "x"\n[[model]]\nname = "rey"\nvictory = 5\ncopies = 2\n'
    figures = ", ".join(f'"{figure}"' for figure in FIGURES)
    marks = f"original = []\npresumed = []\nours = [{figures}]\n"
    read_deck("x", head + "conditions = { corona = 2 }\n" + marks, 0)
    for broken, what in (
        (head + "conditions = { corona = 1 }\n" + marks, "add up"),
        (head + "conditions = { corona = 2 }\n" + marks.replace('"victory", ', ""), "mark"),
        (head + "conditions = { intriga = 2 }\n" + marks, "trigger"),
        (
            (head + "attack = 1\nberserker = true\nconditions = { furia = 10 }\n" + marks).replace(
                "= 2", "= 10", 1
            ),
            "room",
        ),
    ):
        with pytest.raises(ValueError, match=what):
            read_deck("x", broken, 0)
    with pytest.raises(ValueError, match="calls itself"):
        read_deck("y", head + "conditions = { corona = 2 }\n" + marks, 0)


def test_card_ids_run_through_all_decks():
    ids = [deck.first + k for deck in DECKS for k in range(deck.kinds)]
    assert ids == list(range(len(ids)))
    assert len({(d.name, card_names(d.first + k)) for d in DECKS for k in range(d.kinds)}) == len(ids)


@pytest.mark.parametrize("deck", DECKS, ids=lambda d: d.name)
def test_no_purse_outgrows_the_notation(deck):
    """One seat gets each turn's best producers for free, in the longest possible game."""
    producers = sorted((p for m in deck.models for p in [m.production] * m.copies), reverse=True)

    def copies(condition):
        return min(6, sum(n for k, n in enumerate(deck.copies) if condition in deck.card_conditions[k]))

    per_turn = 3  # two players and one extra card: the shortest possible turn
    gold = START_GOLD + copies(ARCAS) * AMOUNTS[ARCAS] + deck.size * copies(BOTIN) * AMOUNTS[BOTIN]
    for turn in range(deck.size // per_turn):
        gold += sum(p for p in producers[: turn * per_turn] if p > 0)
        gold += copies(DIEZMO) * AMOUNTS[DIEZMO] + copies(LIMOSNA) * AMOUNTS[LIMOSNA]
    assert gold <= MOST_GOLD
