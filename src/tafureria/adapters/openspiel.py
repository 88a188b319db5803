"""Every game in OpenSpiel: importing this module registers ``python_moros_y_cristianos`` and the rest.

Simultaneous choices are taken one seat after another, unseen by the others. The information state of a
seat is everything it was told, in order; the observation is its view. Parameters are ``players`` and
the game's options.

OpenSpiel's own ``ResampleFromInfostate`` does not reach games written in Python, so the resampler comes
with the adapter: ``bot.set_resampler(resampler(seed))`` for ``open_spiel.python.algorithms.ismcts``. It
asks the notebook of the seat, which has seen told events only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pyspiel

from tafureria.adapters.table import choose, fewest
from tafureria.core import registry
from tafureria.core.chance import Dice, mix
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, AnyGame, Notebook, Options, State
from tafureria.core.tensor import Tensor, size

_encode = msgspec.json.Encoder().encode


def spiel_name(name: str) -> str:
    """``moros-y-cristianos`` is ``python_moros_y_cristianos`` in OpenSpiel."""
    return "python_" + name.replace("-", "_")


class Position:
    """The engine's position with what each seat was told; copied deeply by its own clone."""

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
    """A game in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # Nothing here may hold the game itself: OpenSpiel's clone copies every attribute deeply.
        start = game.engine.new(game.made, game.players)
        self.at = Position(game.engine, game.made, start, [[] for _ in range(game.players)])
        self._prior: list[bytes] = [b""] * game.players

    def current_player(self) -> int:
        """Lowest seat that must act, or chance, or the end."""
        mask = self.at.engine.waiting(self.at.state)
        if mask == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if mask == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return (mask & -mask).bit_length() - 1

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.engine.legal(self.at.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """(outcome, probability) of everything that can come."""
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
        return self.at.engine.words(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.at.engine.waiting(self.at.state) == OVER

    def returns(self) -> list[float]:
        """Utility per seat; zero while the game runs."""
        return self.at.engine.returns(self.at.state)

    def information_state_string(self, player: int | None = None) -> str:
        """All that the seat was told, in order (perfect recall)."""
        seat = self._seat(player)
        return (self._prior[seat] + b"".join(map(_encode, self.at.told[seat]))).decode()

    def observation_string(self, player: int | None = None) -> str:
        """What the seat sees now."""
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
        """What a perfect memory at that seat knows by now."""
        notebook = self.at.engine.notebook(self.at.made, len(self.at.told), player)
        for event in self.at.told[player]:
            notebook.hear(event)
        return notebook

    def knew(self, before: list[bytes]) -> None:
        """Begin the information state of each seat with this: what it knew before its story began."""
        self._prior = before

    def resampled(self, player: int, notebook: Notebook[Any], seed: int) -> SpielState:
        """A state in a world that the seat, with that notebook, could not tell from this one.

        The seat keeps its own story. What the others were told before is unknown in an imagined
        world; there, their information states begin with what they would see.
        """
        at = self.at
        copy: SpielState = self.get_game().new_initial_state()
        world = notebook.imagine(seed)
        told: list[list[Event]] = [[] for _ in at.told]
        told[player] = list(at.told[player])
        copy.at = Position(at.engine, at.made, world, told)
        copy._prior = [_encode(at.engine.view(world, seat)) for seat in range(len(told))]
        copy._prior[player] = self._prior[player]
        return copy


class SpielGame(pyspiel.Game):
    """A game as OpenSpiel knows it."""

    kind: pyspiel.GameType
    entry: registry.Entry

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        values = dict(params or {})
        self.players = int(values.pop("players", fewest(self.entry.name)))
        _, made = choose(self.entry.name, self.players, values)
        self.made = made
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
        """Before the first deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Build an observer: the story (perfect recall) or the view."""
        del params
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.entry.tensor(), kind)


class SpielObserver:
    """A view as a vector, and what stands for a seat's information as a string."""

    def __init__(self, tensor: Tensor | None, kind: Any) -> None:
        self.kind = kind
        self.of = tensor
        length = 0 if tensor is None or kind.perfect_recall else size(tensor.LAYOUT)
        self.tensor = np.zeros(length, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, part in tensor.LAYOUT if length and tensor is not None else ():
            self.dict[name] = self.tensor[at : at + part]
            at += part

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the vector in place with what the seat sees."""
        if self.of is not None and len(self.tensor):
            self.tensor[:] = self.of.encode(state.at.engine.view(state.at.state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """The information state with perfect recall, else the observation."""
        if self.kind.perfect_recall:
            return state.information_state_string(player)
        return state.observation_string(player)


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """A callback for ``ISMCTSBot.set_resampler``; a new world at each call."""
    dice = Dice(seed)
    last: list[Any] = [-1, [], None]

    def resample(state: SpielState, player: int) -> SpielState:
        told = state.at.told[player]
        # A search asks for many worlds of one position: its notebook is written once.
        if last[0] != player or last[1] != told:
            last[:] = [player, list(told), state.notebook(player)]
        dice.state = mix(dice.state)
        return state.resampled(player, last[2], dice.state)

    return resample


def _register(entry: registry.Entry) -> None:
    game = entry.game
    defaults: dict[str, Any] = {"players": fewest(game.name)}
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
        provides_information_state_tensor=False,
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
