"""Why an automa decided what it did: the ids behind ``Decided.why``, in the order of §9."""

from __future__ import annotations

from typing import Final

(
    STRIKES,
    NO_WEAKER_AREA,
    MUSTERS,
    POSTS,
    OFFENSIVE_STRIKE,
    OFFENSIVE_RAID,
    OFFENSIVE_DISCARD,
    TARGET,
    UNPLAYABLE,
    EFFECT_AGAIN,
    REWARD_BONUS,
    REWARD_GARRISON,
    ANSWERS,
    TOO_WEAK_TO_ANSWER,
    OWN_GARRISON,
    WEAKEST_TROOP,
    RELIC_WHEN_LOSING,
    STRONGEST_TROOP,
    DECK_BY_DIE,
    DRAWS_ITSELF,
    TAKES_LAST,
    KEEPS_FIRST,
) = range(22)
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
