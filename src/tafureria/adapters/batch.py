"""Many tables at once for self-play: all seats learn, or some learn and computer players hold the others.

    batch = Batch("moros-y-cristianos", tables=256, seats=4)
    batch.reset(seed=1)
    for _ in range(1000):
        returns, over = batch.step(policy(batch.observations, batch.masks))

In each step one seat acts at each table, the one in ``batch.turn``; its observation is the table's row of
``batch.observations``. When a game ends, a new one is dealt at its table in the same step.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tafureria.adapters.encoding import Encoder, shared
from tafureria.adapters.episode import in_words
from tafureria.adapters.features import Features, Memory
from tafureria.adapters.opponents import Given, seated
from tafureria.core.chance import mix
from tafureria.core.game import TABLE, Action, Seat
from tafureria.core.plain import whole
from tafureria.core.player import Player
from tafureria.core.tables import NOBODY, Tables
from tafureria.library.moves import IllegalAction
from tafureria.library.setup import BadSetup, checked, checked_count, checked_seat, checked_seed
from tafureria.players.catalogue import Thought
from tafureria.players.random_player import RandomPlayer
from tafureria.words import Words

UNLUCKY: Final = 1000
"""Deals in a row in which no learner ever has to choose, after which :meth:`Batch.deal` gives up."""
SAMPLED: Final = 0x5A3F
"""Makes the draws of :meth:`Batch.sample` differ from those of the deals."""


class Batch:
    """A number of tables with the same game, seats and options.

    Each :meth:`step` overwrites the arrays: copy whatever should be kept. A batch can be pickled and copied
    at any moment, and the copy goes on in the same way.

    :param game: dashed name of the game.
    :param tables: number of tables.
    :param seats: number of seats of each; by default the smallest that fits.
    :param options: values of the game's options, by name.
    :param players: for each seat ``None`` for a learner, or a computer player: its name, its class, or the
        player itself. By default all seats learn.
    :param illegal: ``raise`` :class:`IllegalAction` for an illegal action, or ``replace`` it with the lowest
        legal one.
    :param history: number of told events to write after the view, the newest first; see :mod:`.recall`.
    :param relations: write the numbers of the game's ``relations.py`` at the end of each row.
    :param thought: the budget of players that search, for one decision.
    :param memory: keep the told events even if none of *players* remembers, so that :meth:`choice` can be
        called with players that do.
    :raises BadSetup: for an impossible set-up.
    """

    def __init__(
        self,
        game: str,
        tables: int = 64,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        players: Sequence[Given | None] | None = None,
        illegal: str = "raise",
        *,
        history: int = 0,
        relations: bool = False,
        thought: Thought | None = None,
        memory: bool = False,
    ) -> None:
        self.entry, self.options, self.seats = checked(game, seats, options)
        self.count = tables = checked_count("tables", tables, 1)
        if illegal not in ("raise", "replace"):
            raise BadSetup(f"illegal={illegal!r}: one of raise, replace")
        self.illegal = illegal
        self.given, self.thought = players, thought
        self._more: dict[str, Any] = {"history": history, "relations": relations}
        self._memory_asked = memory
        self._equip()
        self.layout = self.encoder.layout + self.features.layout
        """Names and lengths of the parts of a row of :attr:`observations`."""
        self.low = np.concatenate([self.encoder.low, self.features.low])
        self.high = np.concatenate([self.encoder.high, self.features.high])
        """The least and the greatest value of each number of a row."""
        self.actions = self.entry.game.actions
        self._memories = [Memory(self.entry, self.options, self.seats) for _ in range(tables)]
        self.observations = np.zeros((tables, self.encoder.length + self.features.length), np.float32)
        """The observation of the seat that acts, one row for each table."""
        self._lay_views()
        self.masks = np.zeros((tables, self.actions), np.int8)
        """By table, a one for each legal action of the seat that acts."""
        self.turn = np.zeros(tables, np.int64)
        """By table, the seat that acts."""
        self.returns = np.zeros((tables, self.seats), np.float32)
        """The returns of the games that ended in the last step, by table and seat; zeros elsewhere."""
        self.over = np.zeros(tables, np.bool_)
        """Which tables ended in the last step."""
        self.unread = np.zeros((tables, self.seats), np.bool_)
        """By table and seat, rows that nobody reads while that seat acts: no features are written there."""
        self._bases = [0] * tables
        self._deals = [0] * tables
        self._keys = [0] * tables
        """By table, the seed of its present deal."""
        self._asked = [0] * tables
        """By table, how often computer players were asked since the deal."""
        self._begun = False

    def _equip(self) -> None:
        """Make the parts that no pickle holds."""
        self.players = seated(self.entry, self.given, self.seats, self.thought)
        self.encoder = Encoder(self.entry)
        self.features = Features(self.entry, self.options, self.seats, **self._more)
        self.learners = [seat for seat, player in enumerate(self.players) if player is None]
        if not self.learners:
            raise BadSetup("players: at least one seat must learn (None)")
        lots = sum(1 << seat for seat, one in enumerate(self.players) if type(one) is RandomPlayer)
        self._remembers = (
            self._memory_asked
            or bool(self.features.length)
            or any(one.remembers for one in self.players if one is not None)
        )
        self.tables = Tables(
            self.entry.game,
            self.options,
            self.seats,
            self.count,
            sum(1 << seat for seat in self.learners),
            lots,
            self._remembers,
        )

    def _lay_views(self) -> None:
        # With features, views are written into an array of their own, which must be contiguous, and copied.
        own = (self.count, self.encoder.length)
        self._views = np.zeros(own, np.float32) if self.features.length else self.observations

    def __getstate__(self) -> dict[str, Any]:
        left_out = ("players", "encoder", "features", "learners", "tables", "_views")
        kept = {name: value for name, value in self.__dict__.items() if name not in left_out}
        return kept | {"tables": self.tables.kept()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        tables = kept.pop("tables")
        self.__dict__.update(kept)
        self._equip()
        self.tables.put_back(tables)
        self._lay_views()

    def reset(self, seed: int | None = None) -> None:
        """Deal a new game at every table.

        :param seed: it fixes all that chance, computer players and :meth:`sample` do from now on; every table
            draws from a stream of its own. Without one, the streams go on; a first reset without one draws
            them at random.
        """
        if seed is not None or not self._begun:
            base = mix(secrets.randbits(64) if seed is None else checked_seed(seed))
            for table in range(self.count):
                self._sow(table, base, table << 32)
        self._begun = True
        self.returns[:] = 0.0
        self.over[:] = False
        for table in range(self.count):
            self.deal(table)
        self.look()

    def step(self, actions: NDArray[Any] | Sequence[int]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Carry out one action at each table; returns :attr:`returns` and :attr:`over`.

        :raises IllegalAction: with ``illegal="raise"``, before anything has changed.
        """
        self.returns[:] = 0.0
        self.over[:] = False
        for table in self.play(actions):
            self.over[table] = True
            self.returns[table] = self.entry.game.returns(self.tables.states[table])
            self.deal(table)
        self.look()
        return self.returns, self.over

    def sow(self, table: int, seed: int) -> None:
        """Let the stream of one table depend on that seed alone, from its next deal on."""
        self._begun = True
        self._sow(table, mix(seed), 0)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each table, all equally likely, by the seed given to :meth:`reset`."""
        self._check_begun()
        return shared(self.tables.sample(), np.int64).copy()

    def choice(self, table: int, player: Player) -> Action:
        """The action that *player* would choose for the seat that acts, given what that seat knows.

        :raises BadSetup: for a player that remembers, if no told events are kept (*memory*).
        """
        table = self._table(table)
        if player.remembers and not self._remembers:
            raise BadSetup(f"{type(player).__name__} remembers: Batch(..., memory=True) keeps its memory")
        return self._chosen(table, int(self.turn[table]), player)

    # --- the parts of a step ------------------------------------------------------------------

    def play(self, actions: NDArray[Any] | Sequence[int], left_out: Sequence[int] = ()) -> list[int]:
        """Carry out one action at each table; returns the tables whose game has ended with it.

        :param left_out: tables at which nothing should happen.
        """
        self._check_begun()
        chosen = _ints(actions, self.count)
        for table in self.tables.illegal(chosen):
            if table not in left_out:
                if self.illegal == "raise":
                    raise self._refusal(table, chosen[table])
                chosen[table] = self.tables.legal[table][0]
        for table in left_out:
            self.tables.stop(table)
        out = []
        for table in self.tables.play_all(chosen):
            self._others(table)
            if self.tables.is_over(table):
                out.append(table)
        return out

    def deal(self, table: int) -> None:
        """Deal a new game at one table, up to the first choice of a learner.

        :raises BadSetup: when no learner had anything to choose in :data:`UNLUCKY` deals in a row.
        """
        for _ in range(UNLUCKY):
            self._deals[table] += 1
            key = mix(self._bases[table] ^ mix(self._deals[table]))
            self._keys[table], self._asked[table] = key, 0
            self.tables.deal(table, key)
            if self._remembers:
                self._memories[table] = Memory(self.entry, self.options, self.seats)
            self._others(table)
            if not self.tables.is_over(table):
                return
        raise BadSetup(f"{self.entry.name}: no learner had anything to choose in {UNLUCKY} deals")

    def look(self) -> None:
        """Update :attr:`observations`, :attr:`masks` and :attr:`turn` to the current positions."""
        self.turn[:] = shared(self.tables.turn, np.int64)
        self.encoder.write(self.tables, self._views, self.masks)
        if self.features.length:
            self.observations[:, : self.encoder.length] = self._views
            for table in range(self.count):
                seat = int(self.turn[table])
                seat = seat if seat >= 0 else self.learners[0]
                if not self.unread[table, seat]:
                    self.see(table, seat, self.observations[table])

    def see(self, table: int, seat: Seat, out: NDArray[np.float32]) -> None:
        """Write the observation of any seat at a table into *out*, a row like in :attr:`observations`."""
        length = self.encoder.length
        self.encoder.encode(self.tables.states[table], seat, out[:length])
        if self.features.length:
            memory = self._memory(table)
            self.features.write(self.tables.states[table], memory, seat, out[length:])

    def text(self, table: int, seat: Seat = TABLE) -> str:
        """The view of a seat (or ``TABLE``) at a table, as text."""
        table, seat = self._table(table), checked_seat(seat, self.seats, least=TABLE)
        return in_words(self.entry, self.options, self.tables.states[table], self.seats, seat)

    def _sow(self, table: int, base: int, first: int) -> None:
        """Begin the stream of a table: its deals, from number *first* on, and its draws of :meth:`sample`."""
        self._bases[table], self._deals[table] = base, first
        self.tables.sow(table, mix(base ^ mix(first ^ SAMPLED)))

    def _check_begun(self) -> None:
        if not self._begun:
            raise BadSetup("call reset() first: no game is in progress")

    def _table(self, table: int) -> int:
        self._check_begun()
        number = whole(table)
        if number is None or not 0 <= number < self.count:
            raise BadSetup(f"there is no table {table!r}: a table is a number from 0 to {self.count - 1}")
        return number

    # --- the others ---------------------------------------------------------------------------

    def _memory(self, table: int) -> Memory:
        memory = self._memories[table]
        events = self.tables.events[table]
        assert events is not None
        memory.hear(events)
        return memory

    def _others(self, table: int) -> None:
        """Let computer players act until a learner must choose, or the game is over."""
        tables = self.tables
        while (seat := tables.go_on(table)) != NOBODY:
            player = self.players[seat]
            assert player is not None
            tables.play(table, self._chosen(table, seat, player))

    def _chosen(self, table: int, seat: Seat, player: Player) -> Action:
        legal = self.tables.legal[table]
        notebook = self._memory(table).notebook(seat) if player.remembers else None
        self._asked[table] += 1
        seed = mix(self._keys[table] ^ mix(self._asked[table]))
        view = self.entry.game.view(self.tables.states[table], seat)
        choice = player.choose(view, legal, notebook, seed)
        if choice not in legal:
            raise BadSetup(f"{type(player).__name__} chose {choice!r}, which is not one of {legal}")
        return int(choice)

    def _refusal(self, table: int, action: Action) -> IllegalAction:
        seat, game = int(self.tables.turn[table]), self.entry.game
        rule = game.check(self.tables.states[table], seat, action)
        text = Words(self.entry, "en").refusal(rule) if rule is not None else "it is not legal"
        return IllegalAction(
            f"{game.name}: seat {seat} of table {table} may not choose action {action}: {text}", rule
        )


def _ints(actions: NDArray[Any] | Sequence[int], count: int) -> list[int]:
    """Actions as a list of ints, one for each table.

    :raises IllegalAction: when they are not one int for each table.
    """
    try:
        array = np.asarray(actions)
    except ValueError as error:
        raise IllegalAction(f"actions: {count} ints, not {actions!r}") from error
    if array.shape != (count,) or array.dtype.kind not in "iu":
        raise IllegalAction(f"actions: {count} ints, not {array.dtype} of shape {array.shape}")
    out: list[int] = array.tolist()
    return out
