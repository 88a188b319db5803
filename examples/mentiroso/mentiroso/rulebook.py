"""Every rule that a move or a set-up can break, in the order of the rules."""

from typing import Final

from tafureria.core.rule import CORE_RULES, Rule

FEW_FACES: Final = Rule("men.few-faces", "1")
TOO_MANY_DICE: Final = Rule("men.too-many-dice", "3")
MUST_RAISE: Final = Rule("men.must-raise", "3")
NOTHING_TO_DOUBT: Final = Rule("men.nothing-to-doubt", "4")
RULES: Final = (*CORE_RULES, FEW_FACES, TOO_MANY_DICE, MUST_RAISE, NOTHING_TO_DOUBT)
