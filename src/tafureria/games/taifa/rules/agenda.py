"""The agenda: steps still to be done, each one int, the next one last in ``State.todo``."""

from __future__ import annotations

from typing import Final

from tafureria.core.shapes import Mask
from tafureria.games.taifa.state import State

START_TURN: Final = 0
NAME_TRUCE: Final = 1
FILL_HANDS: Final = 2
DRAW: Final = 3
RESET_BONUSES: Final = 4
OPEN_ROUND: Final = 5
ASK_ROUND: Final = 6
NEXT_KINGDOM: Final = 7
END_TURN: Final = 8
LAY_CARDS: Final = 9
PEEK: Final = 10
ASK_ANSWERS: Final = 11
COUNT_ANSWERS: Final = 12
ASK_GARRISONS: Final = 13
REVEAL: Final = 14
SORTIES: Final = 15
MUSTER: Final = 16
ROLL_DICE: Final = 17
ASK_RELIC: Final = 18
SHOW_RELIC: Final = 19
ASK_HAKIM: Final = 20
SHOW_HAKIM: Final = 21
SETTLE: Final = 22
DISCARD_USED: Final = 23
CHOOSE_REWARD: Final = 24
LOSE_BONUS: Final = 25
LOSE_CARD: Final = 26
STEAL_CARD: Final = 27
AIM: Final = 28
EFFECT: Final = 29
FINISH_CARD: Final = 30
GIVE_PARIA: Final = 31
TRADE: Final = 32
KEEP_ONE: Final = 33
ASK_SWAP: Final = 34
END_SWAP: Final = 35
MIX_PILE: Final = 36
AFTER_DISCARD: Final = 37
TURN_UP: Final = 38
AUTO_STRIKE: Final = 39
AUTO_RAID: Final = 40
DISCARD_TOP: Final = 41
AUTO_AGAIN: Final = 42
AUTO_SECOND_WALL: Final = 43
AUTO_DECK: Final = 44
REVEAL_INCURSION: Final = 45
SETTLE_INCURSION: Final = 46
REVEAL_JUDGMENT: Final = 47
AUTO_KEEP: Final = 48
STEPS: Final = 49

CODE: Final = 63
"""The bits of a step that hold its code: ``x & CODE``."""
BUT_THIRD: Final = (1 << 20) - 1
"""The bits of a step without its third argument."""


def step(code: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """A step with up to three small arguments (below 128 each)."""
    return code | a << 6 | b << 13 | c << 20


def push(state: State, code: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Put a step on top of the agenda: it is carried out next."""
    state.todo.append(code | a << 6 | b << 13 | c << 20)


def first(x: int) -> int:
    """The first argument of a step."""
    return x >> 6 & 127


def second(x: int) -> int:
    """The second argument of a step."""
    return x >> 13 & 127


def third(x: int) -> int:
    """The third argument of a step."""
    return x >> 20


def with_second_less(x: int) -> int:
    """The step with its second argument reduced by 1."""
    return x - (1 << 13)


def ask(state: State, phase: int, kingdom: int) -> None:
    """Ask the person who plays the kingdom to choose."""
    state.phase, state.asked = phase, 1 << kingdom


def ask_all(state: State, phase: int, kingdoms: Mask) -> None:
    """Ask all kingdoms of the mask to choose at the same time."""
    state.phase, state.asked, state.polled = phase, kingdoms, kingdoms
