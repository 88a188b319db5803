"""The box: decks of cards, read once from ``decks/*.toml`` (the format stands at the top of each).

A *model* is a card's figures; a *card* is a model with one of the starting conditions printed on its
copies. Card ids run through all decks, so that an event or a record can name a card alone.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final

import msgspec

from tafureria.games.espada_negra.conditions import CONDITIONS, FOLDER, NAMES

DECK_NAMES: Final = ("clasica", "clanes", "sombras", "probeta")
"""Every deck, in the order of card ids; ``probeta`` is for tests. A new deck goes at the end."""

START_GOLD: Final = 10
"""r.1."""
BERSERKER_ROOM: Final = (9, 9, 4)
"""Copies that the notation can name of a deck's first, second and third berserker model."""
SPY_ROOM: Final = 8
"""Models with espionage that the notation can name."""

FIGURES: Final = ("victory", "production", "attack", "espionage", "copies", "conditions")
"""The numbers of a model; each carries a mark that says where it is from."""
MARKS: Final = ("original", "presumed", "ours")


class Model(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card's figures, its number of copies and the conditions printed on them."""

    name: str
    victory: int = 0
    production: int = 0
    """Gold a turn; may be negative."""
    attack: int = 0
    berserker: bool = False
    """Its attack serves once in the whole game (r.11)."""
    espionage: int = 0
    copies: int
    conditions: dict[str, int]
    """How many copies carry each starting condition."""
    original: list[str]
    presumed: list[str]
    ours: list[str]

    @property
    def only_victory(self) -> bool:
        """Victory and nothing else."""
        return self.victory > 0 and not (self.production or self.attack or self.espionage)

    @property
    def only_production(self) -> bool:
        """Production and nothing else."""
        return self.production > 0 and not (self.victory or self.attack or self.espionage)


class Deck:
    """A deck as flat lists for the engine. Nothing of it changes after it is read."""

    def __init__(self, name: str, models: list[Model], first: int) -> None:
        self.name: Final = name
        self.models: Final = models
        self.count: Final = len(models)
        self.first: Final = first
        """Id of its first card; ids of a deck run on from there."""
        self.card_model: Final[list[int]] = []
        self.card_condition: Final[list[int]] = []
        self.copies: Final[list[int]] = []
        for index, model in enumerate(models):
            for condition, copies in model.conditions.items():
                self.card_model.append(index)
                self.card_condition.append(NAMES.index(condition))
                self.copies.append(copies)
        self.kinds: Final = len(self.copies)
        """Different cards: models by conditions."""
        self.size: Final = sum(self.copies)
        self.victory: Final = [m.victory for m in models]
        self.production: Final = [m.production for m in models]
        self.attack: Final = [m.attack for m in models]
        self.steady: Final = [0 if m.berserker else m.attack for m in models]
        """Attack that can be used every turn."""
        self.espionage: Final = [m.espionage for m in models]
        self.crown: Final = [m.only_victory for m in models]
        self.village: Final = [m.only_production for m in models]
        self.berserkers: Final = [i for i, m in enumerate(models) if m.berserker]
        """Models by berserker slot."""
        self.spies: Final = [i for i, m in enumerate(models) if m.espionage]
        """Models by spy slot."""
        self.fury: Final = [models[i].attack for i in self.berserkers]
        """Attack by berserker slot."""
        self.wits: Final = [models[i].espionage for i in self.spies]
        """Espionage by spy slot."""
        self.berserker_slot: Final = [
            self.berserkers.index(i) if i in self.berserkers else -1 for i in range(self.count)
        ]
        self.spy_slot: Final = [self.spies.index(i) if i in self.spies else -1 for i in range(self.count)]

    def has(self, need: str) -> bool:
        """Whether some model can trigger conditions with this need."""
        if need == "only-victory":
            return any(self.crown)
        if need == "only-production":
            return any(self.village)
        if need == "negative":
            return any(p < 0 for p in self.production)
        if need == "berserker":
            return bool(self.berserkers)
        if need == "espionage":
            return bool(self.spies)
        if need == "attack":
            return any(self.attack)
        return True


def _check(name: str, models: list[Model]) -> None:
    """A deck file that breaks its format is refused when it is read, with the card that breaks it."""
    for model in models:
        if sum(model.conditions.values()) != model.copies:
            raise ValueError(f"{name}: the conditions of {model.name} do not add up to its copies")
        if sorted(model.original + model.presumed + model.ours) != sorted(FIGURES):
            raise ValueError(f"{name}: every figure of {model.name} needs one mark")
    deck = Deck(name, models, 0)
    room = BERSERKER_ROOM
    if len(deck.berserkers) > len(room) or any(
        models[m].copies > room[slot] for slot, m in enumerate(deck.berserkers)
    ):
        raise ValueError(f"{name}: more berserkers than the notation has room for")
    if len(deck.spies) > SPY_ROOM:
        raise ValueError(f"{name}: more spies than the notation has room for")
    for condition in set(deck.card_condition):
        if not deck.has(CONDITIONS[condition].needs):
            raise ValueError(f"{name}: no model can trigger {CONDITIONS[condition].name}")


def read_deck(name: str, text: str, first: int) -> Deck:
    """The deck that a TOML text describes.

    :raises ValueError: when it breaks the format.
    """
    data: dict[str, Any] = tomllib.loads(text)
    models = msgspec.convert(data["model"], list[Model])
    if data["name"] != name:
        raise ValueError(f"{name}: the file calls itself {data['name']}")
    _check(name, models)
    return Deck(name, models, first)


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


def card_names(card: int) -> tuple[str, str]:
    """Model and condition of a card id, as named in the deck files.

    >>> card_names(0)
    ('campesino', 'linaje')
    """
    for deck in DECKS:
        local = card - deck.first
        if 0 <= local < deck.kinds:
            return deck.models[deck.card_model[local]].name, NAMES[deck.card_condition[local]]
    raise ValueError(f"no card {card}")
