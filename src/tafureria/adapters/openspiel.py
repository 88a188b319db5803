"""Every game in OpenSpiel: importing this module registers ``python_moros_y_cristianos`` and the rest.

In a simultaneous choice the seats act one after another without seeing each other's choices. The information
state of a seat is the sequence of its told events; its observation is its view. The parameters are
``players`` and the options of the game.

OpenSpiel's own ``ResampleFromInfostate`` does not work for games written in Python, so the adapter provides a
resampler: ``bot.set_resampler(resampler(seed))`` for ``open_spiel.python.algorithms.ismcts``. It uses the
notebook of the seat, which knows told events only.
"""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Callable
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

try:
    import pyspiel
except ModuleNotFoundError as error:
    error.add_note('OpenSpiel is not installed: pip install "tafureria[openspiel]"')
    raise


from tafureria.adapters.recall import recall, write_recall
from tafureria.core import registry
from tafureria.core.chance import Dice, mix
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, AnyGame, Extent, Notebook, Options, State
from tafureria.core.tensor import Layout, Tensor, size
from tafureria.library.setup import checked
from tafureria.words import Words

_encode = msgspec.json.Encoder().encode

FINGERPRINT: Final = 64
"""Bits of the hash of all told events."""
NOBODY: Final = -1
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
assert int(pyspiel.PlayerId.CHANCE) == CHANCE, "chance has the same number here and there"


def spiel_name(name: str) -> str:
    """The short name of a game in OpenSpiel: ``moros-y-cristianos`` is ``python_moros_y_cristianos``."""
    return "python_" + name.replace("-", "_")


def remembered(game: AnyGame) -> Layout:
    """The layout of an information state tensor after the view: :func:`recall`, then a fingerprint.

    The fingerprint is a hash of all told events of the seat, so that no two information states look alike.
    """
    return (*recall(game), ("fingerprint of all that was told", FINGERPRINT))


class Position:
    """A state of the engine and the told events of each seat.

    Copies of an OpenSpiel state share one position until either plays on: algorithms that walk the tree make
    many more copies than moves.
    """

    __slots__ = ("before", "engine", "eyes", "made", "player", "shared", "state", "texts", "told", "total")

    def __init__(
        self, engine: AnyGame, made: Options, state: State, told: list[list[Event]], eyes: int = NOBODY
    ) -> None:
        self.engine = engine
        self.made = made
        self.state = state
        self.told = told
        self.eyes = eyes
        """The seat that imagined this position, whose story alone is whole; ``NOBODY`` for a real one."""
        self.shared = False
        self.before = [b"%d:" % seat for seat in range(len(told))]
        """By seat: the bytes before its told events; with its number, so that no two seats know the same."""
        self.texts = [(0, text) for text in self.before]
        """By seat: how many of its told events are encoded already, and what precedes them, then they."""
        self.player = _player(engine.waiting(state))
        self.total = engine.extent(made, len(told)).total

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        del memo
        self.shared = True
        return self

    def own(self) -> Position:
        """This position, or if it is shared a copy of it: what may be played on."""
        if not self.shared:
            return self
        other: Position = Position.__new__(Position)
        other.engine, other.made, other.eyes = self.engine, self.made, self.eyes
        other.player, other.total, other.shared = self.player, self.total, False
        other.state = self.state.clone()
        other.told = [story[:] for story in self.told]
        other.before = self.before
        other.texts = self.texts[:]
        return other

    def play(self, action: int) -> None:
        """Carry out an action of the player, or an outcome of chance, and tell the seats.

        :raises pyspiel.SpielError: with the reason why it cannot be carried out.
        """
        seat, engine = self.player, self.engine
        if seat == TERMINAL:
            raise pyspiel.SpielError("the game is over")
        if seat == CHANCE:
            weights = engine.chance(self.state)
            if not (0 <= action < len(weights) and weights[action]):
                raise pyspiel.SpielError(f"chance cannot come out as {action} now")
        else:
            rule = engine.check(self.state, seat, action)
            if rule is not None:
                why = Words(registry.find(engine.name), "en").refusal(rule)
                raise pyspiel.SpielError(f"seat {seat} may not choose action {action}: {why}")
        out: list[Event] = []
        engine.apply(self.state, seat, action, out)
        for event in out:
            for i, story in enumerate(self.told):
                told = event.seen_by(i)
                if told is not None:
                    story.append(told)
        self.player = _player(engine.waiting(self.state))

    def seat(self, player: int) -> int:
        """*player*, if it is a seat of this table.

        :raises pyspiel.SpielError: for any other number: chance and the end of the game know nothing.
        """
        if player < 0:
            raise pyspiel.SpielError(f"player >= 0, not {player}")
        if player >= len(self.told):
            raise pyspiel.SpielError(f"player < {len(self.told)}, not {player}")
        return player

    def knows(self, player: int) -> bytes:
        """All told events of the seat, encoded one after another."""
        count, text = self.texts[self.seat(player)]
        story = self.told[player]
        if count < len(story):
            text += b"".join(map(_encode, story[count:]))
            self.texts[player] = (len(story), text)
        return text

    def notebook(self, player: int) -> Notebook[Any]:
        """A new notebook of that seat, filled with all its told events.

        :raises pyspiel.SpielError: for no seat, or where its story is not whole.
        """
        seat = self.seat(player)
        if self.eyes not in (NOBODY, seat):
            raise pyspiel.SpielError(
                f"seat {self.eyes} imagined this: what seat {seat} was told is not known"
            )
        notebook = self.engine.notebook(self.made, len(self.told), seat)
        for event in self.told[seat]:
            notebook.hear(event)
        return notebook


def _player(mask: int) -> int:
    """The lowest seat that must act, or OpenSpiel's number for chance or for the end of the game."""
    if mask == OVER:
        return TERMINAL
    return CHANCE if mask == CHANCE else (mask & -mask).bit_length() - 1


class SpielState(pyspiel.State):
    """A game in progress, as OpenSpiel's ``State``."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # No attribute may hold the game itself: OpenSpiel copies and pickles all attributes.
        self.at = game.opening

    def current_player(self) -> int:
        """The lowest seat that must act, or OpenSpiel's id for chance or for the end of the game."""
        return self.at.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.engine.legal(self.at.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A pair (outcome, probability) for each possible outcome of chance."""
        if self.at.player != CHANCE:
            raise pyspiel.SpielError("chance does not act now")
        weights = self.at.engine.chance(self.at.state)
        total = sum(weights)
        return [(i, w / total) for i, w in enumerate(weights) if w]

    def _apply_action(self, action: int) -> None:
        own = self.at.own()
        own.play(action)
        self.at = own

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"azar {action}"
        self.at.seat(player)
        return self.at.engine.notation(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.at.player == TERMINAL

    def returns(self) -> list[float]:
        """The utility of each seat; zero while the game runs."""
        values = self.at.engine.returns(self.at.state)
        if self.at.total and self.at.player == TERMINAL:
            # Shares are rounded in some games, and OpenSpiel checks their sum.
            return [value * self.at.total / sum(values) for value in values]
        return values

    def information_state_string(self, player: int | None = None) -> str:
        """All told events of the seat, in order (perfect recall), after its number."""
        return self.at.knows(self.at.player if player is None else player).decode()

    def remember(self, player: int, out: NDArray[np.float32]) -> None:
        """Write the told events of the seat into *out*, in the layout of :func:`remembered`."""
        out[:] = 0.0
        at = self.at
        story = hashlib.blake2b(at.knows(player), digest_size=FINGERPRINT // 8)
        write_recall(at.engine, len(at.told), player, at.told[player], out)
        out[-FINGERPRINT:] = np.unpackbits(np.frombuffer(story.digest(), np.uint8))

    def observation_string(self, player: int | None = None) -> str:
        """The view of the seat, as JSON."""
        seat = self.at.seat(self.at.player if player is None else player)
        return _encode(self.at.engine.view(self.at.state, seat)).decode()

    def __str__(self) -> str:
        return ", ".join(str(a) for a in self.history())

    def notebook(self, player: int) -> Notebook[Any]:
        """A new notebook of that seat, filled with all its told events."""
        return self.at.notebook(player)

    def resampled(self, player: int, notebook: Notebook[Any], seed: int) -> SpielState:
        """A state with an imagined world that the seat, by its notebook, cannot distinguish from this one.

        The seat keeps its told events. Those of the other seats are unknown in an imagined world, so their
        information states begin with their views of that world instead.

        :raises pyspiel.SpielError: for no seat, and where no seat must choose.
        """
        at = self.at
        at.seat(player)
        if at.player < 0:
            raise pyspiel.SpielError(
                "worlds are imagined where a seat must choose, not at the end or for chance"
            )
        copy: SpielState = self.get_game().new_initial_state()
        world = notebook.imagine(seed)
        # Simultaneous choices are made in seat order here: in this seat's turn, the lower seats have chosen.
        while at.player == player != _player(at.engine.waiting(world)):
            seed = mix(seed)
            world = notebook.imagine(seed)
        told: list[list[Event]] = [[] for _ in at.told]
        told[player] = list(at.told[player])
        copy.imagined(world, told, player)
        return copy

    def imagined(self, world: State, told: list[list[Event]], player: int) -> None:
        """Become a world that a seat has imagined: *told* has its events, and nothing for other seats."""
        at = Position(self.at.engine, self.at.made, world, told, player)
        for seat, number in enumerate(at.before):
            if seat != player:
                at.texts[seat] = (0, number + _encode(at.engine.view(world, seat)))
        self.at = at


class SpielGame(pyspiel.Game):
    """A game with its options and players, as OpenSpiel's ``Game``."""

    entry: registry.Entry

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        values = dict(params or {})
        seats = values.pop("players", None)
        _, self.made, self.players = checked(self.entry.name, None if seats is None else int(seats), values)
        self.engine: AnyGame = self.entry.game
        self.extent = self.engine.extent(self.made, self.players)
        self.opening = Position(
            self.engine,
            self.made,
            self.engine.new(self.made, self.players),
            [[] for _ in range(self.players)],
        )
        self.opening.shared = True
        info = pyspiel.GameInfo(
            num_distinct_actions=self.engine.actions,
            max_chance_outcomes=self.engine.outcomes,
            num_players=self.players,
            min_utility=self.extent.least,
            max_utility=self.extent.most,
            utility_sum=self.extent.total,
            max_game_length=self.extent.decisions,
        )
        super().__init__(_kind(self.entry, self.extent), info, params or {})

    def new_initial_state(self) -> SpielState:
        """The state before the first deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The most outcomes of chance in a game."""
        return self.extent.draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer of the view and, with perfect recall, of told events too."""
        del params
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.engine, self.entry.tensor(), kind)


class SpielObserver:
    """OpenSpiel's observer: a seat's observation or information state as a vector and as a string.

    With perfect recall the vector has more parts after the view: see :func:`remembered`.
    """

    def __init__(self, game: AnyGame, tensor: Tensor | None, kind: Any) -> None:
        self.kind = kind
        self.of = tensor
        layout: Layout = () if tensor is None else tensor.LAYOUT
        self.seen = size(layout)
        if tensor is not None and kind.perfect_recall:
            layout += remembered(game)
        self.tensor = np.zeros(size(layout), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, part in layout:
            self.dict[name] = self.tensor[at : at + part]
            at += part

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the view of the seat, and with perfect recall its told events, into the vector, in place."""
        if self.of is None:
            return
        seen = self.tensor[: self.seen]
        seen[:] = 0.0
        self.of.fill(state.at.engine.view(state.at.state, state.at.seat(player)), seen)
        if self.kind.perfect_recall:
            state.remember(player, self.tensor[self.seen :])

    def string_from(self, state: SpielState, player: int) -> str:
        """With perfect recall the information state, otherwise the observation."""
        if self.kind.perfect_recall:
            return state.information_state_string(player)
        return state.observation_string(player)


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """A callback for ``ISMCTSBot.set_resampler`` that returns a new imagined world at each call."""
    dice = Dice(operator.index(seed))
    last: list[Any] = [-1, [], None]

    def resample(state: SpielState, player: int) -> SpielState:
        told = state.at.told[state.at.seat(player)]
        # A search asks for many worlds of one position, so the notebook is filled only once for it.
        if last[0] != player or last[1] != told:
            last[:] = [player, list(told), state.notebook(player)]
        dice.state = mix(dice.state)
        return state.resampled(player, last[2], dice.state)

    return resample


def _kind(entry: registry.Entry, extent: Extent) -> pyspiel.GameType:
    """OpenSpiel's description of the game with a set-up of this extent."""
    game = entry.game
    defaults: dict[str, Any] = {"players": checked(game.name, None, None)[2]}
    defaults |= msgspec.to_builtins(game.options())
    utility = pyspiel.GameType.Utility.GENERAL_SUM
    if extent.total is not None:
        utility = pyspiel.GameType.Utility.CONSTANT_SUM if extent.total else pyspiel.GameType.Utility.ZERO_SUM
    seats = [*game.seats, game.tiny()[1]]
    return pyspiel.GameType(
        short_name=spiel_name(game.name),
        long_name=game.name.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=max(1, min(seats)),
        provides_information_state_string=True,
        provides_information_state_tensor=entry.tensor() is not None,
        provides_observation_string=True,
        provides_observation_tensor=entry.tensor() is not None,
        parameter_specification=defaults,
    )


def _register(entry: registry.Entry) -> None:
    game = entry.game
    _, made, players = checked(game.name, None, None)
    kind = _kind(entry, game.extent(made, players))
    created = type("Spiel" + game.name.title().replace("-", ""), (SpielGame,), {"entry": entry})
    globals()[created.__name__] = created  # where pickle looks for it
    pyspiel.register_game(kind, created)


for _entry in registry.games():
    if spiel_name(_entry.name) not in pyspiel.registered_names():
        _register(_entry)
