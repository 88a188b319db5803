"""Why an automa decided what it did: the ids behind ``Decided.why``, in the order of §9."""

from __future__ import annotations

from typing import Final

STRIKES: Final = 0
NO_WEAKER_AREA: Final = 1
MUSTERS: Final = 2
POSTS: Final = 3
OFFENSIVE_STRIKE: Final = 4
OFFENSIVE_RAID: Final = 5
OFFENSIVE_DISCARD: Final = 6
TARGET: Final = 7
UNPLAYABLE: Final = 8
EFFECT_AGAIN: Final = 9
REWARD_BONUS: Final = 10
REWARD_GARRISON: Final = 11
ANSWERS: Final = 12
TOO_WEAK_TO_ANSWER: Final = 13
OWN_GARRISON: Final = 14
WEAKEST_TROOP: Final = 15
RELIC_WHEN_LOSING: Final = 16
STRONGEST_TROOP: Final = 17
DECK_BY_DIE: Final = 18
DRAWS_ITSELF: Final = 19
TAKES_LAST: Final = 20
KEEPS_FIRST: Final = 21
NAMES: Final = (
    "strikes",
    "no-weaker-area",
    "musters",
    "posts",
    "offensive-strike",
    "offensive-raid",
    "offensive-discard",
    "target",
    "unplayable",
    "again",
    "reward-bonus",
    "reward-garrison",
    "answers",
    "too-weak",
    "own-garrison",
    "weakest-troop",
    "relic-losing",
    "strongest-troop",
    "deck-die",
    "swaps-itself",
    "takes-last",
    "keeps-first",
)
