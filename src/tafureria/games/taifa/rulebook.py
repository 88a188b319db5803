"""Every rule that a set-up or a move can break, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from tafureria.core.rule import (
    CORE_RULES,
    GAME_OVER,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    WRONG_PHASE,
    Rule,
)

TOO_MANY_KINGDOMS: Final = Rule("taifa.too-many-kingdoms", "3")
"""More kingdoms are marked for people than there are people."""
CID_IS_ONE: Final = Rule("taifa.cid-is-one", "10")
"""The scenario is for exactly one person, in the role of El Cid."""
CID_HAS_ITS_OWN: Final = Rule("taifa.cid-has-its-own", "10.1")
"""The scenario has its own kingdoms: none of the six can be chosen."""

NOT_IN_HAND: Final = Rule("taifa.not-in-hand", "5")
NO_BORDER: Final = Rule("taifa.no-border", "5.1")
OWN_AREA: Final = Rule("taifa.own-area", "5.1")
ONLY_THE_CAPITAL: Final = Rule("taifa.only-the-capital", "5.1")
NOT_ON_THE_MAP: Final = Rule("taifa.not-on-the-map", "10.1")
UNDER_A_BAN: Final = Rule("taifa.under-a-ban", "5.1")
NO_TROOPS: Final = Rule("taifa.no-troops", "5.1")
LAY_A_TROOP: Final = Rule("taifa.lay-a-troop", "5.1")
NOT_FOR_THIS: Final = Rule("taifa.not-for-this", "5.1")
OWN_ATTACK_ONLY: Final = Rule("taifa.own-attack-only", "5.1")
NEVER_AGAINST_CASTILE: Final = Rule("taifa.never-against-castile", "5.1")
NO_DEFENDER: Final = Rule("taifa.one-roll-only", "5.3")
NO_GARRISON: Final = Rule("taifa.no-garrison", "5.1")
NOT_USED: Final = Rule("taifa.not-used", "5.1")
NO_RAID_BORDER: Final = Rule("taifa.no-raid-border", "5.3")
PAY_A_TROOP: Final = Rule("taifa.pay-a-troop", "5.3")
NO_TARGET: Final = Rule("taifa.no-target", "5.4")
NOT_A_TARGET: Final = Rule("taifa.not-a-target", "5.4")
NOT_ON_OFFER: Final = Rule("taifa.not-on-offer", "5.4")
NO_PARIA: Final = Rule("taifa.no-paria", "5.4")
ONE_GIFT_EACH: Final = Rule("taifa.one-gift-each", "5.4")
COMPULSORY: Final = Rule("taifa.compulsory", "5.4")
A_CHRISTIAN: Final = Rule("taifa.a-christian", "10.2")

RULES: Final = (
    TOO_MANY_KINGDOMS,
    CID_IS_ONE,
    CID_HAS_ITS_OWN,
    *CORE_RULES,
    NOT_IN_HAND,
    NOT_ON_THE_MAP,
    OWN_AREA,
    ONLY_THE_CAPITAL,
    NO_BORDER,
    UNDER_A_BAN,
    NO_TROOPS,
    LAY_A_TROOP,
    NOT_FOR_THIS,
    OWN_ATTACK_ONLY,
    NEVER_AGAINST_CASTILE,
    NO_DEFENDER,
    NO_GARRISON,
    NOT_USED,
    NO_RAID_BORDER,
    PAY_A_TROOP,
    NO_TARGET,
    NOT_A_TARGET,
    NOT_ON_OFFER,
    NO_PARIA,
    ONE_GIFT_EACH,
    COMPULSORY,
    A_CHRISTIAN,
)

__all__ = ["GAME_OVER", "NOT_YOUR_TURN", "NO_SUCH_ACTION", "RULES", "WRONG_PHASE"]
