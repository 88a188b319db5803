"""Every rule that a choice or a set-up can break, in the order of the book."""

from typing import Final

from tafureria.core.rule import CORE_RULES, Rule

NO_NOTES: Final = Rule("rec.no-notes", "6")
TOO_MANY_CARDS: Final = Rule("rec.too-many-cards", "8")
PLACE_ON_OWN: Final = Rule("rec.place-on-own", "9")
PLACE_NO_MORE: Final = Rule("rec.place-no-more", "9")
PLACE_ALL: Final = Rule("rec.place-all", "9")
NOT_PLACED_THERE: Final = Rule("rec.not-placed-there", "9")
TAKE_BACKS: Final = Rule("rec.take-backs", "9")
"""Not in the book: it limits how often a secret choice may be changed, so that every game ends."""
NO_ATTACK_YET: Final = Rule("rec.no-attack-yet", "11")
NOT_MOVED_SO: Final = Rule("rec.not-moved-so", "13")
MOVE_BETWEEN_OWN: Final = Rule("rec.move-between-own", "14")
ONE_STEP: Final = Rule("rec.one-step", "16")
ATTACK_OTHERS: Final = Rule("rec.attack-others", "18")
PASS_OWN: Final = Rule("rec.pass-own", "19")
PASS_INVOLVED: Final = Rule("rec.pass-involved", "19")
PASSED_ALREADY: Final = Rule("rec.passed-already", "19")
ONE_PROPOSAL: Final = Rule("rec.one-proposal", "27")

RULES: Final = (
    *CORE_RULES,
    NO_NOTES,
    TOO_MANY_CARDS,
    PLACE_ON_OWN,
    PLACE_NO_MORE,
    PLACE_ALL,
    NOT_PLACED_THERE,
    TAKE_BACKS,
    NO_ATTACK_YET,
    NOT_MOVED_SO,
    MOVE_BETWEEN_OWN,
    ONE_STEP,
    ATTACK_OTHERS,
    PASS_OWN,
    PASS_INVOLVED,
    PASSED_ALREADY,
    ONE_PROPOSAL,
)
