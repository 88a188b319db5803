"""Rules as values, so that the rule that a move breaks can be named, translated and tested."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rule:
    """One sentence of a rulebook that a move or a set-up can break.

    The words of ``Rule("myc.one-knight", "2.5")`` are the Fluent message ``rule-myc-one-knight``.
    """

    id: str
    section: str

    def __str__(self) -> str:
        return f"{self.id} (§{self.section})"

    @property
    def message(self) -> str:
        """The id of the Fluent message with the words of the rule."""
        return "rule-" + self.id.replace(".", "-")


# Rules of every game, checked in this order before the game's own.
GAME_OVER: Final = Rule("core.game-over", "0")
NO_SUCH_ACTION: Final = Rule("core.no-such-action", "0")
NOT_YOUR_TURN: Final = Rule("core.not-your-turn", "0")
WRONG_PHASE: Final = Rule("core.wrong-phase", "0")
"""The action exists, but no action of its kind is possible now."""
CORE_RULES: Final = (GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, WRONG_PHASE)

SEATS: Final = Rule("core.seats", "0")
"""The game cannot be played by that number of players. This rule concerns set-ups, never moves."""
