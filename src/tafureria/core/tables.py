"""Many tables of one game that are played side by side: the loop under the batched environments.

One seat at a time acts at each table: of several seats that choose at once, the lowest, unseen by the others.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tafureria.core.chance import Dice, mix
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, AnyGame, Options
from tafureria.core.shapes import Action, Mask, Seat
from tafureria.core.sparse import Sparse

NOBODY: Final = -1
LOTS: Final = 0x10D5
"""Makes the draws of random players differ from those of the deal."""
WORD: Final = 0xFFFFFFFF


class Tables:
    """A number of tables with the same game, seats and options.

    :param learners: mask of the seats at which the tables stop and wait for :meth:`play`.
    :param lots: mask of the seats that choose a random legal action. :meth:`go_on` returns all other seats.
    :param listens: whether events are kept, for notebooks and histories.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seats: int,
        count: int,
        learners: Mask,
        lots: Mask,
        listens: bool,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.count = count
        self.learners = learners
        self.lots = lots
        self.listens = listens
        self.states: list[Any] = [None] * count
        self.dice: list[Dice] = [Dice(0) for _ in range(count)]
        self.lot: vec[i64] = vec[i64]([0] * (2 * count))
        """Random generators (:meth:`_draw`): one for the random players of each table, then one for each
        table's :meth:`sample`."""
        self.events: list[list[Event] | None] = [None] * count
        """The events at each table since its deal; ``None`` if they are not kept."""
        self.turn: vec[i64] = vec[i64]([-1] * count)
        """The seat whose turn it is at each table; ``NOBODY`` once the game is over."""
        self.legal: list[list[Action]] = [[] for _ in range(count)]
        """Legal actions of that seat, ascending."""
        self.sampled: vec[i64] = vec[i64]([0] * count)

    def deal(self, table: int, seed: int) -> None:
        """Begin a new game at a table and play it up to the first choice of a seat."""
        self.states[table] = self.game.new(self.options, self.seats)
        self.dice[table] = Dice(seed)
        self.lot[table] = i64(mix(seed ^ LOTS) & WORD)
        self.events[table] = [] if self.listens else None
        self._settle(table)

    def go_on(self, table: int) -> Seat:
        """Let random players act until it is the turn of another seat, and return that seat.

        Returns ``NOBODY`` when a learner must choose or the game is over (:meth:`is_over`).
        """
        state = self.states[table]
        while True:
            waiting = self.game.waiting(state)
            if waiting == OVER:
                self.turn[table] = NOBODY
                self.legal[table] = []
                return NOBODY
            learning = waiting & self.learners
            mask = learning or waiting
            seat = (mask & -mask).bit_length() - 1
            legal = self.game.legal(state, seat)
            self.turn[table] = seat
            self.legal[table] = legal
            if learning:
                return NOBODY
            if not self.lots >> seat & 1:
                return seat
            chosen = legal[_below(self._draw(table), len(legal))] if len(legal) > 1 else legal[0]
            self.game.apply(state, seat, chosen, self.events[table])
            self._settle(table)

    def stop(self, table: int) -> None:
        """End a table here: nothing happens at it until the next deal."""
        self.turn[table] = NOBODY
        self.legal[table] = []

    def is_over(self, table: int) -> bool:
        """Whether the game at a table has ended."""
        return self.turn[table] < 0

    def may_play(self, table: int, action: Action) -> bool:
        """Whether the action is legal for the seat whose turn it is."""
        legal = self.legal[table]
        low, high = 0, len(legal)
        while low < high:
            middle = (low + high) >> 1
            if legal[middle] < action:
                low = middle + 1
            else:
                high = middle
        return low < len(legal) and legal[low] == action

    def illegal(self, actions: list[Action]) -> list[int]:
        """The tables at which the action is not legal; those that are over are left out."""
        return [
            table
            for table in range(self.count)
            if self.turn[table] >= 0 and not self.may_play(table, actions[table])
        ]

    def play(self, table: int, action: Action) -> None:
        """Carry out a legal action of the seat whose turn it is; :meth:`go_on` comes next."""
        self.game.apply(self.states[table], int(self.turn[table]), action, self.events[table])
        self._settle(table)

    def play_all(self, actions: list[Action]) -> list[int]:
        """Play a legal action at each table; returns the tables that must ask a player or are over.

        Tables whose game was over before are ignored.
        """
        out = []
        for table in range(self.count):
            if self.turn[table] >= 0:
                self.play(table, actions[table])
                if self.go_on(table) != NOBODY or self.turn[table] < 0:
                    out.append(table)
        return out

    def sample(self) -> vec[i64]:
        """A uniformly random legal action for each table; 0 where the game is over."""
        sampled = self.sampled
        for table in range(self.count):
            legal = self.legal[table]
            n = len(legal)
            if n > 1:
                sampled[table] = i64(legal[_below(self._draw(self.count + table), n)])
            else:
                sampled[table] = i64(legal[0] if n else 0)
        return sampled

    def sow(self, table: int, seed: int) -> None:
        """Seed the draws of :meth:`sample` at a table."""
        self.lot[self.count + table] = i64(seed & WORD)

    def kept(self) -> list[Any]:
        """All that happened at the tables, as a copy that pickles."""
        return [
            [None if state is None else state.clone() for state in self.states],
            [dice.state for dice in self.dice],
            [int(lot) for lot in self.lot],
            [None if events is None else events[:] for events in self.events],
            [int(seat) for seat in self.turn],
            [legal[:] for legal in self.legal],
        ]

    def put_back(self, kept: list[Any]) -> None:
        """Go on from what :meth:`kept` gave, at as many new tables of the same game."""
        self.states, dice, lots, self.events, turn, self.legal = kept
        for table in range(self.count):
            self.dice[table].state = dice[table]
            self.turn[table] = i64(turn[table])
        for which in range(2 * self.count):
            self.lot[which] = i64(lots[which])

    def _draw(self, which: int) -> i64:
        """The next 32 random bits: PCG-RXS-M-XS (O'Neill, 2014), in which no number exceeds 62 bits."""
        word = self.lot[which] * 747796405 + 2891336453 & 0xFFFFFFFF
        self.lot[which] = word
        word = (word >> (word >> 28) + 4 ^ word) * 277803737 & 0xFFFFFFFF
        return word >> 22 ^ word

    def write(self, encode: Any, to: Sparse) -> None:
        """Write for each table a row with what the seat to act sees; none where the game is over."""
        for table in range(self.count):
            seat = int(self.turn[table])
            if seat >= 0:
                to.begin(table)
                encode(self.states[table], seat, to)

    def mark(self, to: Sparse) -> None:
        """Write the legal actions as a row of ones for each table."""
        for table in range(self.count):
            to.mark(table, self.legal[table])

    def _settle(self, table: int) -> None:
        """Let chance act until a seat must choose or the game is over."""
        game = self.game
        state = self.states[table]
        while game.waiting(state) == CHANCE:
            game.deal(state, self.dice[table], self.events[table])


def _below(word: i64, n: int) -> int:
    """A number in ``range(n)`` from 32 random bits."""
    return int(word * i64(n) >> 32)
