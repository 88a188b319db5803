"""The full state, as ints and lists of ints: cards and turns by *place* (identity card), points by seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafureria.games.muerte_al_rey import options as opt

IDENTITIES: Final = 0
"""§2.2 Identity cards are dealt."""
DEAL: Final = 1
"""§2.2 Secret cards are dealt."""
TURN: Final = 2
"""§2.3 A player accuses or exchanges."""
HAND_OVER: Final = 3
"""§2.3 Both players of an exchange choose the cards that they hand over."""
DENOUNCE: Final = 4
"""§3.1 Both players of an exchange say whether they denounce each other."""
GIVE_UP: Final = 5
"""§2.3 Whoever accused wrongly chooses the card to give up."""
SWAP: Final = 6
"""§3.3 ``cambio``: the players swap identity cards, one after another."""
CHOOSE: Final = 7
"""§3.3 ``eligen-...``: two players assign the identity cards."""
OVER: Final = 8
"""§3.2 The match has ended."""
FACE: Final = 9
"""§3.1 ``gestos``: those who have just looked at their cards choose the face that they show."""
PHASES: Final = (
    "identities",
    "deal",
    "turn",
    "hand-over",
    "denounce",
    "give-up",
    "swap",
    "choose",
    "over",
    "face",
)

WITHOUT_FACES: Final = 9
"""Number of the phases but ``FACE``, which vectors for learners show apart."""

NONE: Final = -1
"""No seat, place, card or side."""

KING_FOUND: Final = 0
KING_LOST: Final = 1
TREASON: Final = 2
DOUBLE_TREASON: Final = 3
CAUSES: Final = ("rey-hallado", "rey-perdido", "traicion", "doble-traicion")
"""Why a game ended. §2.4 names one more, no players left, but a side loses its king before that."""
ENDINGS: Final = (*CAUSES, "fin-encuentro")
"""How a table ends: a single game by its cause, a match when all games are played."""

SHOWN: Final = 0
EXCHANGED: Final = 1
"""Kinds of notes, see :attr:`State.notes`."""


@mypyc_attr(allow_interpreted_subclasses=True)  # so that __new__ makes one without __init__
class State:
    """One match, with the game in progress."""

    __slots__ = (
        "accused",
        "active",
        "alive",
        "answers",
        "apuntes",
        "assigned",
        "cause",
        "companions",
        "consejo",
        "deck_size",
        "drawn",
        "ended_by",
        "faces",
        "fixed_start",
        "games",
        "gestos",
        "given",
        "hands",
        "hidden_faces",
        "holder",
        "identities",
        "looking",
        "lost",
        "notes",
        "partner",
        "phase",
        "place",
        "played",
        "round",
        "route",
        "ruta",
        "scores",
        "seats",
        "sheet",
        "stock",
        "swapping",
        "target",
        "traicion",
        "winning_side",
    )

    def __init__(self, options: opt.Options, seats: int) -> None:
        self.seats = seats
        self.companions = seats // 2
        """Players of each side, *n* in the book."""
        self.traicion = options.traicion
        self.games = options.partidas
        self.identities = opt.IDENTITIES.index(options.identidades)
        """What happens to the identity cards between games: ``options.REPARTIR`` and so on."""
        self.consejo = options.consejo
        self.apuntes = options.apuntes
        self.ruta = options.ruta
        self.gestos = options.gestos
        self.deck_size = options.mazo or seats
        """Cards of each secret deck."""
        self.fixed_start = not options.sorteo
        """Identity cards of the first game follow the seats."""

        self.played = 0
        """Games that have ended."""
        self.phase = IDENTITIES
        self.drawn = 0
        """Draws of chance made in this phase."""
        self.stock = [(1 << seats) - 1, 0]
        """What is left to deal: in ``IDENTITIES`` a mask of places at [0], in ``DEAL`` of cards by side."""
        self.place = list(range(seats))
        """Seat -> place."""
        self.holder = list(range(seats))
        """Place -> seat."""
        self._lay_game(seats)
        self._lay_match(seats)

    def _lay_game(self, seats: int) -> None:
        """What holds in one game."""
        self.hands = [0] * seats
        """Place -> mask of cards."""
        self.lost = [0] * seats
        """Place -> mask of cards given up, face up."""
        self.alive = 0
        """Mask of places with cards."""
        self.active = 0
        """Place whose turn it is."""
        self.round = 0
        """Full rounds completed in this game."""
        self.accused = 0
        """Mask of sides that have accused in this round."""
        self.partner = NONE
        """Place of the companion in an exchange."""
        self.given = [NONE, NONE]
        """Cards handed over in the exchange, by the active player and by the companion."""
        self.answers = [NONE, NONE]
        """Answers of the active player and of the companion: 1 denounces, 0 keeps silent."""
        self.looking = 0
        """With ``gestos``: mask of the seats that choose a face now, whether or not they have chosen."""
        self.hidden_faces = [NONE] * seats
        """Seat -> the face that it has chosen, which nobody sees until all who look have chosen."""
        self.faces = [NONE] * seats
        """Seat -> the face that it showed last in this game."""
        self.target = NONE
        """Place of the accused while their cards lie open: until the accuser has given up a card, or, when
        the king was found, until the cards are collected."""

    def _lay_match(self, seats: int) -> None:
        """What has become of the games so far, and what is done between two of them."""
        self.cause = NONE
        """Why the last game ended: index of ``CAUSES``."""
        self.winning_side = NONE
        """Side that won the last game."""
        self.ended_by = NONE
        """Seat that found the king or gave up its own; §3.3 derives the winner from it."""
        self.scores = [0] * seats
        """Seat -> total of the match."""
        self.sheet: list[list[int]] = []
        """Per game: cause, winning side, then the line of the scoring table for each seat."""
        self.swapping: list[int] = []
        """Seats that still have to swap identity cards, in order."""
        self.assigned: list[list[int]] = [[], []]
        """By side: the seats to which its cards 1, 2, ... have been assigned."""
        self.route: list[tuple[int, int]] = []
        """With ``ruta``: (seat, round) whenever a king comes to a seat, 0 for the deal; of which side, the
        seat says."""
        self.notes: list[tuple[int, int, int, int, int]] = []
        """With ``apuntes``: (SHOWN, accuser, accused, mask, 0), (EXCHANGED, a, b, card of a, of b)."""

    def clone(self) -> State:
        """A state that shares nothing mutable with this one."""
        other: State = State.__new__(State)
        other.seats = self.seats
        other.companions = self.companions
        other.traicion = self.traicion
        other.games = self.games
        other.identities = self.identities
        other.consejo = self.consejo
        other.apuntes = self.apuntes
        other.ruta = self.ruta
        other.gestos = self.gestos
        other.deck_size = self.deck_size
        other.fixed_start = self.fixed_start
        other.played = self.played
        other.phase = self.phase
        other.drawn = self.drawn
        other.stock = self.stock[:]
        other.place = self.place[:]
        other.holder = self.holder[:]
        other.hands = self.hands[:]
        other.lost = self.lost[:]
        other.alive = self.alive
        other.active = self.active
        other.round = self.round
        other.accused = self.accused
        other.partner = self.partner
        other.given = self.given[:]
        other.answers = self.answers[:]
        other.looking = self.looking
        other.hidden_faces = self.hidden_faces[:]
        other.faces = self.faces[:]
        other.target = self.target
        other.cause = self.cause
        other.winning_side = self.winning_side
        other.ended_by = self.ended_by
        other.scores = self.scores[:]
        other.sheet = [row[:] for row in self.sheet]
        other.swapping = self.swapping[:]
        other.assigned = [self.assigned[0][:], self.assigned[1][:]]
        other.route = self.route[:]
        other.notes = self.notes[:]
        return other
