"""Every rule a choice or a set-up can break, in book order (r.1 to r.14, then variants)."""

from __future__ import annotations

from typing import Final

from tafureria.core.rule import CORE_RULES, Rule

BID_TOO_LOW: Final = Rule("espada.bid-too-low", "4")
BID_TOO_HIGH: Final = Rule("espada.bid-too-high", "4")
NOT_TIED: Final = Rule("espada.not-tied", "4")
ATTACK_TOO_WEAK: Final = Rule("espada.attack-too-weak", "5")
NO_BERSERKER: Final = Rule("espada.no-berserker", "11")
SPY_TOO_WEAK: Final = Rule("espada.spy-too-weak", "12")
POINTED_ALREADY: Final = Rule("espada.pointed-already", "12")
NO_SPY: Final = Rule("espada.no-spy", "14")
LIVE_IS_OUTCRY: Final = Rule("espada.live-is-outcry", "4")
CLOCK_IS_LIVE: Final = Rule("espada.clock-is-live", "4")
PAIRS_EVEN: Final = Rule("espada.pairs-even", "9")
MINI_IS_PLAIN: Final = Rule("espada.mini-is-plain", "R")

RULES: Final[tuple[Rule, ...]] = (
    *CORE_RULES,
    BID_TOO_LOW,
    BID_TOO_HIGH,
    NOT_TIED,
    LIVE_IS_OUTCRY,
    CLOCK_IS_LIVE,
    ATTACK_TOO_WEAK,
    PAIRS_EVEN,
    NO_BERSERKER,
    SPY_TOO_WEAK,
    POINTED_ALREADY,
    NO_SPY,
    MINI_IS_PLAIN,
)
