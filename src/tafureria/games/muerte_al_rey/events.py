"""What happened, in the order in which a person would tell it.

Who exchanged with whom and who accused whom stays told. The cards that passed or were shown are
*passing* events: memory is the game, so no log repeats them.
"""

from __future__ import annotations

from typing import ClassVar, Final, Self

from msgspec.structs import replace

from tafureria.core.event import Event, Public


class GameBegan(Public, frozen=True, tag="partida", kw_only=True):
    """§3.2 A game of the match begins."""

    number: int
    games: int


class Identified(Public, frozen=True, tag="identidad", kw_only=True):
    """§2.2 An identity card lies face up before a player."""

    seat: int
    card: int


class Dealt(Event, frozen=True, tag="recibe", kw_only=True):
    """§2.2 A card of the secret deck of the side: only the one who receives it sees it."""

    passing: ClassVar[bool] = True
    seat: int
    card: int

    def seen_by(self, seat: int) -> Self | None:
        """Its owner; that each side is dealt its deck goes without saying."""
        return self if seat == self.seat else None


class ExchangeBegan(Public, frozen=True, tag="cambia", kw_only=True):
    """§2.3 A player exchanges a card with a companion, who may not refuse."""

    seat: int
    with_seat: int


class Gave(Event, frozen=True, tag="entrega", kw_only=True):
    """§2.3 One of the two has picked the card to hand over."""

    passing: ClassVar[bool] = True
    seat: int
    card: int | None

    def seen_by(self, seat: int) -> Self:
        """Everybody sees that a card was picked; only its owner which."""
        return self if seat == self.seat else replace(self, card=None)


class Exchanged(Event, frozen=True, tag="cambiado", kw_only=True):
    """§2.3 The two cards change hands at the same moment; each sees what they receive."""

    passing: ClassVar[bool] = True
    seat: int
    with_seat: int
    card: int | None
    """What ``seat`` handed over."""
    with_card: int | None
    """What ``with_seat`` handed over."""

    def seen_by(self, seat: int) -> Self:
        """The two see both cards, the rest neither."""
        if seat in (self.seat, self.with_seat):
            return self
        return replace(self, card=None, with_card=None)


class Answered(Event, frozen=True, tag="responde", kw_only=True):
    """§3.1 One of the two has answered whether to denounce."""

    seat: int
    denounces: int | None

    def seen_by(self, seat: int) -> Self:
        """Everybody sees that there is an answer; only its author which, until both are there."""
        return self if seat == self.seat else replace(self, denounces=None)


class Silence(Public, frozen=True, tag="silencio", kw_only=True):
    """§3.1 Neither of the two denounced the other."""

    seat: int
    with_seat: int


class Denounced(Public, frozen=True, tag="denuncia", kw_only=True):
    """§3.1 The card received has the number of the own identity card, and is shown to all."""

    seat: int
    traitor_seat: int
    card: int


class Accused(Public, frozen=True, tag="acusa", kw_only=True):
    """§2.3 A player of the other side is accused of hiding the king."""

    seat: int
    target_seat: int


class Shown(Public, frozen=True, tag="muestra", kw_only=True):
    """§2.3 The accused shows all their cards."""

    passing: ClassVar[bool] = True
    seat: int
    cards: list[int]


class KingFound(Public, frozen=True, tag="hallado", kw_only=True):
    """§2.3 The king is among them."""

    seat: int
    target_seat: int


class Lost(Public, frozen=True, tag="pierde", kw_only=True):
    """§2.3 The accuser gives up a card, face up; then the accused hides theirs again."""

    seat: int
    card: int


class Eliminated(Public, frozen=True, tag="eliminado", kw_only=True):
    """§2.3 A player without cards is out of the game."""

    seat: int


class KingLost(Public, frozen=True, tag="entrega-rey", kw_only=True):
    """§2.3 The card given up was the own king."""

    seat: int


class GameEnded(Public, frozen=True, tag="fin-partida", kw_only=True):
    """§2.4 A game of the match is over. ``side`` won it; ``None`` after a treason."""

    number: int
    cause: int
    side: int | None


class Scored(Public, frozen=True, tag="puntos", kw_only=True):
    """§3.2 Points of one person for the game that ended, and the line of the table they stand on."""

    seat: int
    points: int
    reason: int


class Swapped(Public, frozen=True, tag="trueque", kw_only=True):
    """§3.3 ``cambio``: two players swap identity cards."""

    seat: int
    with_seat: int
    card: int
    """The identity card that ``seat`` takes."""
    with_card: int
    """The one that ``with_seat`` gets for it."""


class Picked(Event, frozen=True, tag="asigna", kw_only=True):
    """§3.3 ``eligen-...``: a chooser gives an identity card to somebody, unseen until all is chosen."""

    seat: int
    to_seat: int
    card: int

    def seen_by(self, seat: int) -> Self | None:
        """The chooser alone: how far the other has come is nobody's business."""
        return self if seat == self.seat else None


class Chose(Public, frozen=True, tag="listo", kw_only=True):
    """§3.3 A chooser has given out all the identity cards of a side; nobody sees yet to whom."""

    seat: int


class MatchEnded(Public, frozen=True, tag="fin-encuentro", kw_only=True):
    """§3.2 The last game of the match has ended."""

    seats: list[int]
    """Those with the highest total."""
    points: int


EVENTS: Final = (
    GameBegan,
    Identified,
    Dealt,
    ExchangeBegan,
    Gave,
    Exchanged,
    Answered,
    Silence,
    Denounced,
    Accused,
    Shown,
    KingFound,
    Lost,
    Eliminated,
    KingLost,
    GameEnded,
    Scored,
    Swapped,
    Picked,
    Chose,
    MatchEnded,
)
