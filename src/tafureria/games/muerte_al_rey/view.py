"""What one seat sees now. Cards shown and hidden again are left out, unless notes are allowed."""

from __future__ import annotations

import msgspec

from tafureria.core import game as core
from tafureria.core.shapes import Card, Seat


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """One game of the score sheet."""

    cause: int
    """Why it ended: 0 the king was found, 1 given up, 2 treason, 3 double treason."""
    side: int
    """The side that won: 0 espadas, 1 bastos, -1 none."""
    points: list[int]
    """Points of each seat."""
    cases: list[int]
    """The line of the scoring table for each seat."""


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """With the option ``apuntes``: cards that this seat has seen in this game."""

    kind: str
    """``shown`` (in an accusation) or ``exchanged`` (by this seat)."""
    seat: Seat
    """The accuser, or this seat itself."""
    other_seat: Seat
    """The accused, or the companion."""
    cards: list[Card]
    """The cards shown; or the card handed over and the card received."""


class View(core.View, frozen=True, kw_only=True):
    """What one seat, or a watcher, can see of the match.

    Between two games, hands, cards given up and a king that was found stay as they were until the next deal.
    """

    game: int
    """Number of the game in progress, from 1."""
    games: int
    """Games of the match."""
    round: int
    """Number of the round, from 1."""
    identities: list[Card]
    """Seat -> identity card, -1 before it is dealt."""
    order: list[Seat]
    """Seats in the order of play."""
    hand: list[Card]
    """Own cards, ascending."""
    counts: list[int]
    """Seat -> number of cards; 0 is out of the game (or not dealt yet)."""
    lost: list[list[Card]]
    """Seat -> cards given up, face up."""
    active_seat: Seat
    """The seat whose turn it is, or -1."""
    forced: bool
    """Whether the active seat must accuse."""
    alone: bool
    """Whether it must because it has no living companion, even if its side has accused in this round."""
    owing: list[bool]
    """Side -> whether it still owes an accusation in this round."""
    exchange: list[Seat]
    """The two seats of the exchange in progress, or empty."""
    ready: list[Seat]
    """Seats known to have chosen in the simultaneous choice in progress; of a denunciation or a face only
    this seat itself."""
    given: Card
    """The card that this seat has chosen or handed over in the exchange in progress, or -1."""
    received: Card
    """The card that this seat has just received, while it may be denounced or its face is chosen, or -1."""
    faces: list[int]
    """With the option ``gestos``: seat -> the face that it showed last in this game, 0 calm, 1 pleased,
    2 uneasy; -1 for none. Empty without the option."""
    own_face: int
    """The face that this seat has chosen, which nobody sees yet, or -1."""
    accuser: Seat
    """Seat that has accused, while the cards are shown, or -1."""
    shown_seat: Seat
    """Seat that shows its cards, or -1."""
    shown: list[Card]
    """The cards it shows."""
    scores: list[int]
    """Seat -> total of the match."""
    sheet: list[GameLine]
    """The games that have ended."""
    swapping: list[Seat]
    """Seats that still have to swap identity cards, in order."""
    choosers: list[Seat]
    """The seats that choose who gets the identity cards of espadas, and of bastos; or empty."""
    assigned: list[Seat]
    """For a chooser: the seats to which the cards 1, 2, ... have been assigned."""
    notes: list[Note]
    """With the option ``apuntes``, oldest first."""
