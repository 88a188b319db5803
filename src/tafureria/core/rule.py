"""A rule is a value: it can be cited, translated, tested and counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rule:
    """One sentence of a rulebook that a player is able to break.

    The words of ``Rule("myc.one-knight", "2.5")`` are the Fluent message ``rule-myc-one-knight``.
    """

    id: str
    section: str

    def __str__(self) -> str:
        return f"{self.id} (§{self.section})"

    @property
    def message(self) -> str:
        """Id of the Fluent message with the words of the rule."""
        return "rule-" + self.id.replace(".", "-")


class Refused(ValueError):
    """Raised at the door (house, terminal, adapter) when ``check`` names a rule."""

    def __init__(self, rule: Rule) -> None:
        super().__init__(str(rule))
        self.rule = rule


# Rules of any game, checked in this order before its own.
GAME_OVER: Final = Rule("core.game-over", "0")
NO_SUCH_ACTION: Final = Rule("core.no-such-action", "0")
NOT_YOUR_TURN: Final = Rule("core.not-your-turn", "0")
WRONG_PHASE: Final = Rule("core.wrong-phase", "0")
"""The action exists, but this is not the moment for anything of its kind."""
CORE_RULES: Final = (GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, WRONG_PHASE)
