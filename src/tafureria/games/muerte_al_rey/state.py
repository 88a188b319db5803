"""The truth: ints and lists of ints. Within a game everything is kept by *place* (identity card)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafureria.games.muerte_al_rey.options import IDENTITIES, MarOptions

IDENTITIES_DEAL: Final = 0
DEAL: Final = 1
TURN: Final = 2
GIVE: Final = 3
DENOUNCE: Final = 4
LOSE: Final = 5
SWAP: Final = 6
CHOOSE: Final = 7
OVER: Final = 8
PHASES: Final = ("identidades", "reparto", "turno", "entrega", "denuncia", "pierde", "cambio", "elige", "fin")

NONE: Final = -1

KING_FOUND: Final = 0
KING_LOST: Final = 1
TREASON: Final = 2
DOUBLE_TREASON: Final = 3
CAUSES: Final = ("rey-hallado", "rey-perdido", "traicion", "doble-traicion")
"""Why a single game ended. §2.4 names one more, no players left, but a side loses its king before."""

SHOWN: Final = 0
SWAPPED: Final = 1
"""Kinds of notes, see :attr:`State.notes`."""


@mypyc_attr(allow_interpreted_subclasses=True)  # so that __new__ makes one without __init__
class State:
    """One match. Lists called ``..._at`` or said to be by place change meaning with identity cards."""

    __slots__ = (
        "accused",
        "alive",
        "answer",
        "apuntes",
        "cause",
        "consejo",
        "drawn",
        "fixed",
        "game",
        "games",
        "given",
        "hand",
        "hero",
        "holder",
        "identities",
        "lost",
        "n",
        "notes",
        "partner",
        "phase",
        "picks",
        "place",
        "points",
        "queue",
        "round",
        "seats",
        "sheet",
        "size",
        "stock",
        "target",
        "traicion",
        "turn",
        "winner",
    )

    def __init__(self, options: MarOptions, seats: int) -> None:
        self.seats = seats
        self.n = seats // 2
        self.traicion = options.traicion
        self.games = options.partidas
        self.identities = IDENTITIES.index(options.identidades)
        self.consejo = options.consejo
        self.apuntes = options.apuntes
        self.size = options.mazo or seats
        """Cards of each secret deck."""
        self.fixed = not options.sorteo

        self.game = 0
        """Games that have ended."""
        self.phase = IDENTITIES_DEAL
        self.drawn = 0
        """Draws of chance made in this phase."""
        self.stock = [(1 << seats) - 1, 0]
        """What chance still has: in ``IDENTITIES_DEAL`` places at [0], in ``DEAL`` cards by side."""
        self.place = list(range(seats))
        """Seat -> place."""
        self.holder = list(range(seats))
        """Place -> seat."""

        self.hand = [0] * seats
        """Place -> mask of cards."""
        self.lost = [0] * seats
        """Place -> mask of cards given up, face up."""
        self.alive = 0
        """Mask of places with cards."""
        self.turn = 0
        """Place whose turn it is."""
        self.round = 0
        """Full rounds completed in this game."""
        self.accused = 0
        """Mask of sides that have accused in this round."""
        self.partner = NONE
        """Place of the companion in an exchange."""
        self.given = [NONE, NONE]
        """Cards handed over in the exchange, by the one in turn and by the companion."""
        self.answer = [NONE, NONE]
        """1 denounces, 0 keeps silent; of the one in turn and of the companion."""
        self.target = NONE
        """Place of the accused while the cards are shown."""

        self.cause = NONE
        """Why the last game ended: index of ``CAUSES``."""
        self.winner = NONE
        """Side that won it."""
        self.hero = NONE
        """Seat after which §3.3 names the winner: the one who found the king, or who gave it up."""
        self.points = [0] * seats
        """Seat -> total of the match."""
        self.sheet: list[list[int]] = []
        """Per game: cause, winning side, then the line of the scoring table for each seat."""
        self.queue: list[int] = []
        """Seats that still have to swap identity cards, in order."""
        self.picks: list[list[int]] = [[], []]
        """Seats chosen for the cards 1, 2, ... of each side."""
        self.notes: list[tuple[int, int, int, int, int]] = []
        """With ``apuntes``: (SHOWN, accuser, accused, mask, 0), (SWAPPED, a, b, card of a, of b)."""

    def clone(self) -> State:
        """A state that shares nothing mutable with this one."""
        other: State = State.__new__(State)
        other.seats = self.seats
        other.n = self.n
        other.traicion = self.traicion
        other.games = self.games
        other.identities = self.identities
        other.consejo = self.consejo
        other.apuntes = self.apuntes
        other.size = self.size
        other.fixed = self.fixed
        other.game = self.game
        other.phase = self.phase
        other.drawn = self.drawn
        other.stock = self.stock[:]
        other.place = self.place[:]
        other.holder = self.holder[:]
        other.hand = self.hand[:]
        other.lost = self.lost[:]
        other.alive = self.alive
        other.turn = self.turn
        other.round = self.round
        other.accused = self.accused
        other.partner = self.partner
        other.given = self.given[:]
        other.answer = self.answer[:]
        other.target = self.target
        other.cause = self.cause
        other.winner = self.winner
        other.hero = self.hero
        other.points = self.points[:]
        other.sheet = [row[:] for row in self.sheet]
        other.queue = self.queue[:]
        other.picks = [self.picks[0][:], self.picks[1][:]]
        other.notes = self.notes[:]
        return other
