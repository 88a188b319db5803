"""The box: decks of cards, read once from ``data/*.toml`` (the format stands at the top of each).

A *model* is a card's figures; a *card* is a model with one of the starting conditions printed on its
copies. Card ids run through all decks, so that an event or a record can name a card alone.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from tafureria.core.shapes import Card
from tafureria.games.espada_negra.pieces.conditions import CONDITIONS, FOLDER, NAMES
from tafureria.games.espada_negra.pieces.model import Model

DECK_NAMES: Final = ("clasica", "clanes", "sombras", "probeta")
"""Every deck, in the order of card ids; ``probeta`` is for tests. A new deck goes at the end."""

BERSERKER_ROOM: Final = (9, 9, 4)
"""Copies that the notation can name of a deck's first, second and third berserker model."""
SPY_ROOM: Final = 8
"""Models with espionage that the notation can name."""

FIGURES: Final = ("victory", "production", "attack", "espionage", "copies", "conditions")
"""The numbers of a model; each carries a mark that says where it is from."""
MARKS: Final = ("original", "presumed", "ours")


@dataclass(frozen=True, kw_only=True)
class Deck:
    """A deck as flat tuples for the engine, which shares it between all states."""

    name: str
    models: tuple[Model, ...]
    model_count: int
    first: int
    """Id of its first card; ids of a deck run on from there."""
    kinds: int
    """Different cards: models by conditions."""
    size: int
    card_model: tuple[int, ...]
    card_conditions: tuple[tuple[int, ...], ...]
    """The starting conditions on each card: one, or several where they stand together."""
    copies: tuple[int, ...]
    victory: tuple[int, ...]
    production: tuple[int, ...]
    attack: tuple[int, ...]
    steady: tuple[int, ...]
    """Attack that can be used every turn."""
    espionage: tuple[int, ...]
    only_victory: tuple[bool, ...]
    """Victory and nothing else."""
    only_production: tuple[bool, ...]
    """Production and nothing else."""
    berserkers: tuple[int, ...]
    """Models by berserker slot."""
    spies: tuple[int, ...]
    """Models by spy slot."""
    berserker_attack: tuple[int, ...]
    """Attack by berserker slot."""
    spy_espionage: tuple[int, ...]
    """Espionage by spy slot."""
    berserker_slot: tuple[int, ...]
    """By model, -1 for none."""
    spy_slot: tuple[int, ...]
    """By model, -1 for none."""

    def __reduce__(self) -> tuple[Any, ...]:
        # A pickle names the models: compiled, the fields of a frozen dataclass cannot be set one by one.
        return known_deck, (self.name, self.models, self.first)

    def __deepcopy__(self, memo: dict[int, Any]) -> Deck:
        # Nobody can change a deck, so copies of a state share it, as clones do.
        del memo
        return self

    def carried(self) -> list[int]:
        """The starting conditions that its cards carry, ascending."""
        return sorted({condition for conditions in self.card_conditions for condition in conditions})

    def carrier(self, condition: int) -> int:
        """The first of its cards that carries this condition."""
        return next(kind for kind, on in enumerate(self.card_conditions) if condition in on)

    def has(self, need: str) -> bool:
        """Whether some model can trigger conditions with this need."""
        if need == "only-victory":
            return any(self.only_victory)
        if need == "only-production":
            return any(self.only_production)
        if need == "negative":
            return any(p < 0 for p in self.production)
        if need == "berserker":
            return bool(self.berserkers)
        if need == "espionage":
            return bool(self.spies)
        if need == "attack":
            return any(self.attack)
        return True


def _cards_of(model: Model) -> list[tuple[tuple[int, ...], int]]:
    """The different cards of a model: the conditions on each, and its copies."""
    if model.together:
        return [(tuple(NAMES.index(name) for name in model.conditions), model.copies)]
    return [((NAMES.index(name),), copies) for name, copies in model.conditions.items()]


def make_deck(name: str, models: tuple[Model, ...], first: int) -> Deck:
    """The deck of these models, its card ids running on from *first*."""
    cards = [(i, on, n) for i, m in enumerate(models) for on, n in _cards_of(m)]
    berserkers = [i for i, m in enumerate(models) if m.berserker]
    spies = [i for i, m in enumerate(models) if m.espionage]
    return Deck(
        name=name,
        models=models,
        model_count=len(models),
        first=first,
        kinds=len(cards),
        size=sum(m.copies for m in models),
        card_model=tuple(model for model, _, _ in cards),
        card_conditions=tuple(conditions for _, conditions, _ in cards),
        copies=tuple(copies for _, _, copies in cards),
        victory=tuple(m.victory for m in models),
        production=tuple(m.production for m in models),
        attack=tuple(m.attack for m in models),
        steady=tuple(0 if m.berserker else m.attack for m in models),
        espionage=tuple(m.espionage for m in models),
        only_victory=tuple(m.only_victory for m in models),
        only_production=tuple(m.only_production for m in models),
        berserkers=tuple(berserkers),
        spies=tuple(spies),
        berserker_attack=tuple(models[i].attack for i in berserkers),
        spy_espionage=tuple(models[i].espionage for i in spies),
        berserker_slot=tuple(berserkers.index(i) if i in berserkers else -1 for i in range(len(models))),
        spy_slot=tuple(spies.index(i) if i in spies else -1 for i in range(len(models))),
    )


def _check(name: str, models: tuple[Model, ...]) -> None:
    """A deck file that breaks its format is refused when it is read, with the card that breaks it."""
    for model in models:
        if model.together:
            whole = all(copies == model.copies for copies in model.conditions.values())
        else:
            whole = sum(model.conditions.values()) == model.copies
        if not whole:
            raise ValueError(f"{name}: the conditions of {model.name} do not add up to its copies")
        if sorted(model.original + model.presumed + model.ours) != sorted(FIGURES):
            raise ValueError(f"{name}: every figure of {model.name} needs one mark")
    deck = make_deck(name, models, 0)
    room = BERSERKER_ROOM
    if len(deck.berserkers) > len(room) or any(
        models[m].copies > room[slot] for slot, m in enumerate(deck.berserkers)
    ):
        raise ValueError(f"{name}: more berserkers than the notation has room for")
    if len(deck.spies) > SPY_ROOM:
        raise ValueError(f"{name}: more spies than the notation has room for")
    for condition in deck.carried():
        if not deck.has(CONDITIONS[condition].needs):
            raise ValueError(f"{name}: no model can trigger {CONDITIONS[condition].name}")


def read_deck(name: str, text: str, first: int) -> Deck:
    """The deck that a TOML text describes.

    :raises ValueError: when it breaks the format.
    """
    data: dict[str, Any] = tomllib.loads(text)
    models = msgspec.convert(data["model"], tuple[Model, ...])
    if data["name"] != name:
        raise ValueError(f"{name}: the file calls itself {data['name']}")
    _check(name, models)
    return make_deck(name, models, first)


def _read_all() -> tuple[Deck, ...]:
    decks: list[Deck] = []
    first = 0
    for name in DECK_NAMES:
        text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
        decks.append(read_deck(name, text, first))
        first += decks[-1].kinds
    return tuple(decks)


DECKS: Final = _read_all()


def deck_called(name: str) -> Deck:
    """The deck of that name."""
    return DECKS[DECK_NAMES.index(name)]


def known_deck(name: str, models: tuple[Model, ...], first: int) -> Deck:
    """The deck of the box with these cards, which states share; one that is not in the box is made anew."""
    for deck in DECKS:
        if deck.name == name and deck.models == models:
            return deck
    return make_deck(name, models, first)


def card_names(card: Card) -> tuple[str, tuple[str, ...]]:
    """Model and conditions of a card id, as named in the deck files.

    >>> card_names(0)
    ('campesino', ('linaje',))
    """
    for deck in DECKS:
        local = card - deck.first
        if 0 <= local < deck.kinds:
            names = tuple(NAMES[condition] for condition in deck.card_conditions[local])
            return deck.models[deck.card_model[local]].name, names
    raise ValueError(f"no card {card}")
