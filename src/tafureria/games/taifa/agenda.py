"""The agenda: steps still to be done, each one int, the next one last in ``State.todo``."""

from __future__ import annotations

from typing import Final

from tafureria.games.taifa.state import State

(
    START_TURN,
    NAME_TRUCE,
    FILL_HANDS,
    DRAW,
    RESET_BONUSES,
    OPEN_ROUND,
    ASK_ROUND,
    NEXT_KINGDOM,
    END_TURN,
    LAY_CARDS,
    PEEK,
    ASK_ANSWERS,
    COUNT_ANSWERS,
    ASK_GARRISONS,
    REVEAL,
    SORTIES,
    MUSTER,
    ROLL_DICE,
    ASK_RELIC,
    SHOW_RELIC,
    ASK_HAKIM,
    SHOW_HAKIM,
    SETTLE,
    DISCARD_USED,
    CHOOSE_REWARD,
    LOSE_BONUS,
    LOSE_CARD,
    STEAL_CARD,
    AIM,
    EFFECT,
    FINISH_CARD,
    GIVE_PARIA,
    TRADE,
    KEEP_ONE,
    ASK_SWAP,
    END_SWAP,
    MIX_PILE,
    AFTER_DISCARD,
    TURN_UP,
    AUTO_STRIKE,
    AUTO_RAID,
    DISCARD_TOP,
    AUTO_AGAIN,
    AUTO_SECOND_WALL,
    AUTO_DECK,
) = range(45)
STEPS: Final = 45


def step(code: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """A step with up to three small arguments (below 128 each)."""
    return code | a << 6 | b << 13 | c << 20


def push(state: State, code: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Put a step on top of the agenda: it comes next."""
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
