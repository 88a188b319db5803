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
from collections.abc import Callable
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from tafureria.adapters.recall import recall, write_recall
from tafureria.core import registry
from tafureria.core.chance import Dice, mix
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, AnyGame, Notebook, Options, State
from tafureria.core.tensor import Layout, Tensor, size
from tafureria.library.setup import checked

_encode = msgspec.json.Encoder().encode


FINGERPRINT: Final = 64
"""Bits of the hash of all told events."""


def spiel_name(name: str) -> str:
    """The short name of a game in OpenSpiel: ``moros-y-cristianos`` is ``python_moros_y_cristianos``."""
    return "python_" + name.replace("-", "_")


def remembered(game: AnyGame) -> Layout:
    """The layout of an information state tensor after the view: :func:`recall`, then a fingerprint.

    The fingerprint is a hash of all told events of the seat, so that no two information states look alike.
    """
    return (*recall(game), ("fingerprint of all that was told", FINGERPRINT))


class Position:
    """A state of the engine and the told events of each seat; a deep copy clones the state."""

    __slots__ = ("engine", "made", "state", "told")

    def __init__(self, engine: AnyGame, made: Options, state: State, told: list[list[Event]]) -> None:
        self.engine = engine
        self.made = made
        self.state = state
        self.told = told

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        del memo
        return Position(self.engine, self.made, self.state.clone(), [list(story) for story in self.told])


class SpielState(pyspiel.State):
    """A game in progress, as OpenSpiel's ``State``."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # No attribute may hold the game itself: OpenSpiel's clone makes deep copies of all attributes.
        start = game.engine.new(game.made, game.players)
        self.at = Position(game.engine, game.made, start, [[] for _ in range(game.players)])
        self._prior: list[bytes] = [b""] * game.players

    def current_player(self) -> int:
        """The lowest seat that must act, or OpenSpiel's id for chance or for the end of the game."""
        mask = self.at.engine.waiting(self.at.state)
        if mask == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if mask == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return _lowest(mask)

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.engine.legal(self.at.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A pair (outcome, probability) for each possible outcome of chance."""
        weights = self.at.engine.chance(self.at.state)
        total = sum(weights)
        return [(i, w / total) for i, w in enumerate(weights) if w]

    def _apply_action(self, action: int) -> None:
        seat = self.current_player()
        out: list[Event] = []
        self.at.engine.apply(self.at.state, max(seat, CHANCE), action, out)
        for event in out:
            for i, story in enumerate(self.at.told):
                told = event.seen_by(i)
                if told is not None:
                    story.append(told)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"azar {action}"
        return self.at.engine.notation(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.at.engine.waiting(self.at.state) == OVER

    def returns(self) -> list[float]:
        """The utility of each seat; zero while the game runs."""
        return self.at.engine.returns(self.at.state)

    def information_state_string(self, player: int | None = None) -> str:
        """All told events of the seat, in order (perfect recall)."""
        seat = self._seat(player)
        return (self._prior[seat] + b"".join(map(_encode, self.at.told[seat]))).decode()

    def remember(self, player: int, out: NDArray[np.float32]) -> None:
        """Write the told events of the seat into *out*, in the layout of :func:`remembered`."""
        out[:] = 0.0
        engine, told = self.at.engine, self.at.told[player]
        write_recall(engine, len(self.at.told), player, told, out)
        story = hashlib.blake2b(self._prior[player], digest_size=FINGERPRINT // 8)
        for event in told:
            story.update(_encode(event))
        out[-FINGERPRINT:] = np.unpackbits(np.frombuffer(story.digest(), np.uint8))

    def observation_string(self, player: int | None = None) -> str:
        """The view of the seat, as JSON."""
        seat = self._seat(player)
        return _encode(self.at.engine.view(self.at.state, seat)).decode()

    def _seat(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        if seat < 0:
            raise pyspiel.SpielError(f"player >= 0, not {seat}")
        if seat >= len(self.at.told):
            raise pyspiel.SpielError(f"player < {len(self.at.told)}, not {seat}")
        return seat

    def __str__(self) -> str:
        return ", ".join(str(a) for a in self.history())

    def notebook(self, player: int) -> Notebook[Any]:
        """A new notebook of that seat, filled with all its told events."""
        notebook = self.at.engine.notebook(self.at.made, len(self.at.told), player)
        for event in self.at.told[player]:
            notebook.hear(event)
        return notebook

    def knew(self, before: list[bytes]) -> None:
        """Set the bytes that precede the told events in each seat's information state."""
        self._prior = before

    def resampled(self, player: int, notebook: Notebook[Any], seed: int) -> SpielState:
        """A state with an imagined world that the seat, by its notebook, cannot distinguish from this one.

        The seat keeps its told events. Those of the other seats are unknown in an imagined world, so their
        information states begin with their views of that world instead.
        """
        at = self.at
        copy: SpielState = self.get_game().new_initial_state()
        world = notebook.imagine(seed)
        # Simultaneous choices are made in seat order here: in this seat's turn, the lower seats have chosen.
        while self.current_player() == player != _lowest(at.engine.waiting(world)):
            seed = mix(seed)
            world = notebook.imagine(seed)
        told: list[list[Event]] = [[] for _ in at.told]
        told[player] = list(at.told[player])
        copy.at = Position(at.engine, at.made, world, told)
        copy._prior = [_encode(at.engine.view(world, seat)) for seat in range(len(told))]
        copy._prior[player] = self._prior[player]
        return copy


class SpielGame(pyspiel.Game):
    """A game with its options and players, as OpenSpiel's ``Game``."""

    kind: pyspiel.GameType
    entry: registry.Entry

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        values = dict(params or {})
        seats = values.pop("players", None)
        _, self.made, self.players = checked(self.entry.name, None if seats is None else int(seats), values)
        self.engine: AnyGame = self.entry.game
        low, high = self.engine.utility
        info = pyspiel.GameInfo(
            num_distinct_actions=self.engine.actions,
            max_chance_outcomes=self.engine.outcomes,
            num_players=self.players,
            min_utility=low,
            max_utility=high,
            max_game_length=self.engine.longest,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        """The state before the first deal."""
        return SpielState(self)

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
        self.of.fill(state.at.engine.view(state.at.state, player), seen)
        if self.kind.perfect_recall:
            state.remember(player, self.tensor[self.seen :])

    def string_from(self, state: SpielState, player: int) -> str:
        """With perfect recall the information state, otherwise the observation."""
        if self.kind.perfect_recall:
            return state.information_state_string(player)
        return state.observation_string(player)


def _lowest(mask: int) -> int:
    """The lowest seat in a mask."""
    return (mask & -mask).bit_length() - 1


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """A callback for ``ISMCTSBot.set_resampler`` that returns a new imagined world at each call."""
    dice = Dice(seed)
    last: list[Any] = [-1, [], None]

    def resample(state: SpielState, player: int) -> SpielState:
        told = state.at.told[player]
        # A search asks for many worlds of one position, so the notebook is filled only once for it.
        if last[0] != player or last[1] != told:
            last[:] = [player, list(told), state.notebook(player)]
        dice.state = mix(dice.state)
        return state.resampled(player, last[2], dice.state)

    return resample


def _register(entry: registry.Entry) -> None:
    game = entry.game
    defaults: dict[str, Any] = {"players": checked(game.name, None, None)[2]}
    defaults |= msgspec.to_builtins(game.options())
    kind = pyspiel.GameType(
        short_name=spiel_name(game.name),
        long_name=game.name.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=max(1, min(game.seats)),
        provides_information_state_string=True,
        provides_information_state_tensor=entry.tensor() is not None,
        provides_observation_string=True,
        provides_observation_tensor=entry.tensor() is not None,
        parameter_specification=defaults,
    )
    made = type("Spiel" + game.name.title().replace("-", ""), (SpielGame,), {"kind": kind, "entry": entry})
    globals()[made.__name__] = made  # where pickle looks for it
    pyspiel.register_game(kind, made)


for _entry in registry.games():
    if spiel_name(_entry.name) not in pyspiel.registered_names():
        _register(_entry)
