"""The box: decks of cards, read once from ``decks/*.toml`` (the format stands at the top of each).

A *model* is a card's figures; a *card* is a model with one of the starting conditions printed on its
copies. Card ids run through all decks, so that an event or a record can name a card alone.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from tafureria.games.espada_negra.box import Model
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


@dataclass(frozen=True, kw_only=True)
class Deck:
    """A deck as flat tuples for the engine, which shares it between all states."""

    name: str
    models: tuple[Model, ...]
    count: int
    """Different models."""
    first: int
    """Id of its first card; ids of a deck run on from there."""
    kinds: int
    """Different cards: models by conditions."""
    size: int
    card_model: tuple[int, ...]
    card_condition: tuple[int, ...]
    copies: tuple[int, ...]
    victory: tuple[int, ...]
    production: tuple[int, ...]
    attack: tuple[int, ...]
    steady: tuple[int, ...]
    """Attack that can be used every turn."""
    espionage: tuple[int, ...]
    crown: tuple[bool, ...]
    """Victory and nothing else."""
    village: tuple[bool, ...]
    """Production and nothing else."""
    berserkers: tuple[int, ...]
    """Models by berserker slot."""
    spies: tuple[int, ...]
    """Models by spy slot."""
    fury: tuple[int, ...]
    """Attack by berserker slot."""
    wits: tuple[int, ...]
    """Espionage by spy slot."""
    berserker_slot: tuple[int, ...]
    """By model, -1 for none."""
    spy_slot: tuple[int, ...]
    """By model, -1 for none."""

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


def make_deck(name: str, models: tuple[Model, ...], first: int) -> Deck:
    """The deck of these models, its card ids running on from *first*."""
    cards = [(i, NAMES.index(c), n) for i, m in enumerate(models) for c, n in m.conditions.items()]
    berserkers = [i for i, m in enumerate(models) if m.berserker]
    spies = [i for i, m in enumerate(models) if m.espionage]
    return Deck(
        name=name,
        models=models,
        count=len(models),
        first=first,
        kinds=len(cards),
        size=sum(m.copies for m in models),
        card_model=tuple(model for model, _, _ in cards),
        card_condition=tuple(condition for _, condition, _ in cards),
        copies=tuple(copies for _, _, copies in cards),
        victory=tuple(m.victory for m in models),
        production=tuple(m.production for m in models),
        attack=tuple(m.attack for m in models),
        steady=tuple(0 if m.berserker else m.attack for m in models),
        espionage=tuple(m.espionage for m in models),
        crown=tuple(m.only_victory for m in models),
        village=tuple(m.only_production for m in models),
        berserkers=tuple(berserkers),
        spies=tuple(spies),
        fury=tuple(models[i].attack for i in berserkers),
        wits=tuple(models[i].espionage for i in spies),
        berserker_slot=tuple(berserkers.index(i) if i in berserkers else -1 for i in range(len(models))),
        spy_slot=tuple(spies.index(i) if i in spies else -1 for i in range(len(models))),
    )


def _check(name: str, models: tuple[Model, ...]) -> None:
    """A deck file that breaks its format is refused when it is read, with the card that breaks it."""
    for model in models:
        if sum(model.conditions.values()) != model.copies:
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
    for condition in set(deck.card_condition):
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
