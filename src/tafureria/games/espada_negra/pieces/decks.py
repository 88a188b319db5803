"""The decks of cards, read once from ``data/*.toml`` (the format is described at the top of each).

A *model* is a card's figures; a *card* is a model with the starting condition (or conditions) printed on
it. Card ids are unique across all decks, so that an event or a record can name a card by its id alone.
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
"""How many copies of a deck's first, second and third berserker model the notation can express."""
SPY_ROOM: Final = 8
"""How many models with espionage the notation can express."""

FIGURES: Final = ("victory", "production", "attack", "espionage", "copies", "conditions")
"""The numbers of a model; each carries a mark that says where it comes from."""
MARKS: Final = ("original", "presumed", "ours")


@dataclass(frozen=True, kw_only=True)
class Deck:
    """A deck as flat tuples for the engine, which shares it between all states."""

    name: str
    models: tuple[Model, ...]
    model_count: int
    first: int
    """Id of the deck's first card; the ids of its other cards follow it."""
    kinds: int
    """Number of different cards: one for each combination of model and conditions."""
    size: int
    card_model: tuple[int, ...]
    card_conditions: tuple[tuple[int, ...], ...]
    """The starting conditions on each card: one, or several where the model has them ``together``."""
    copies: tuple[int, ...]
    victory: tuple[int, ...]
    production: tuple[int, ...]
    attack: tuple[int, ...]
    steady: tuple[int, ...]
    """Attack that can be used every turn."""
    espionage: tuple[int, ...]
    only_victory: tuple[bool, ...]
    """By model: whether it gives victory and nothing else."""
    only_production: tuple[bool, ...]
    """By model: whether it gives production and nothing else."""
    berserkers: tuple[int, ...]
    """Models by berserker slot."""
    spies: tuple[int, ...]
    """Models by spy slot."""
    berserker_attack: tuple[int, ...]
    """Attack by berserker slot."""
    spy_espionage: tuple[int, ...]
    """Espionage by spy slot."""
    berserker_slot: tuple[int, ...]
    """Berserker slot by model, -1 for none."""
    spy_slot: tuple[int, ...]
    """Spy slot by model, -1 for none."""

    def __reduce__(self) -> tuple[Any, ...]:
        # Pickle what identifies the deck: a compiled frozen dataclass does not let unpickling set its fields.
        return known_deck, (self.name, self.models, self.first)

    def __deepcopy__(self, memo: dict[int, Any]) -> Deck:
        # A deck is immutable, so copies of a state share it, as clones do.
        del memo
        return self

    def carried(self) -> list[int]:
        """The starting conditions that the deck's cards carry, ascending."""
        return sorted({condition for conditions in self.card_conditions for condition in conditions})

    def carrier(self, condition: int) -> int:
        """The first kind of card in the deck that carries this condition."""
        return next(kind for kind, on in enumerate(self.card_conditions) if condition in on)

    def has(self, need: str) -> bool:
        """Whether some model of the deck satisfies *need*, what a condition requires to be triggered."""
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
    """The different cards of a model: the conditions on each, and its number of copies."""
    if model.together:
        return [(tuple(NAMES.index(name) for name in model.conditions), model.copies)]
    return [((NAMES.index(name),), copies) for name, copies in model.conditions.items()]


def make_deck(name: str, models: tuple[Model, ...], first: int) -> Deck:
    """A deck of these models, with consecutive card ids from *first* on."""
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
    """Refuse a deck that breaks the format of deck files, with an error that says what breaks it."""
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
    """The deck in ``DECKS`` with this name and these models, which states share; any other is newly built."""
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
