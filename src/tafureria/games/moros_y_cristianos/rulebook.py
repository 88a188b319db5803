"""Every rule that a move or a set-up can break, in book order."""

from __future__ import annotations

from typing import Final

from tafureria.core.rule import CORE_RULES, Rule

ENOUGH_CARDS: Final = Rule("myc.enough-cards", "2.3")
"""The pack must fill every hand even when all the oros lie on the table."""
STARTER_AT_TABLE: Final = Rule("myc.starter-at-table", "2.4")
"""The first starter has a seat."""
ORDER_NEEDS_REFUERZOS: Final = Rule("myc.order-needs-refuerzos", "2.4")
"""The order of the second pass is declared only when there is a second pass."""
DECLARE_ONCE: Final = Rule("myc.declare-once", "2.4")
"""One value per dimension."""
DECLARE_IN_ORDER: Final = Rule("myc.declare-in-order", "2.4")
"""Objective, type, duration, order, quantity."""
HIDDEN_ALREADY: Final = Rule("myc.hidden-already", "2.4")
"""A copa is hidden once."""
NOT_IN_HAND: Final = Rule("myc.not-in-hand", "2.5")
"""A player can play only cards of their own hand."""
ONE_KNIGHT: Final = Rule("myc.one-knight", "2.5")
"""Heroes: one knight per pass."""
TWO_KNIGHTS: Final = Rule("myc.two-knights", "2.5")
"""Tropa: two knights per pass at most."""
ONE_SIDE: Final = Rule("myc.one-side", "2.5")
"""A player belongs to one side for the whole round."""
SWITCH_SIDE: Final = Rule("myc.switch-side", "2.5")
"""While there are attackers only, the next player's knight must be a defender."""
ALLY_ATTACKS: Final = Rule("myc.ally-attacks", "2.5")
"""Whoever could not switch sides can only join the attackers."""
MUST_PLAY_KNIGHT: Final = Rule("myc.must-play-knight", "2.5")
"""A player who holds a knight they are allowed to play must play one."""
COPA_OF_ITS_RANK: Final = Rule("myc.copa-of-its-rank", "2.5")
"""A copa annuls a knight of its own rank that lies on the table."""
NOT_IN_BOOTY: Final = Rule("myc.not-in-booty", "2.6")
"""Winners pick among the cards of the booty."""
EVEN_TEAMS: Final = Rule("myc.even-teams", "3")
"""Teams are for four or six."""
OWN_TEAM: Final = Rule("myc.own-team", "3")
"""Christians never play bastos, Moors never espadas."""

SETUP_RULES: Final = (ENOUGH_CARDS, STARTER_AT_TABLE, ORDER_NEEDS_REFUERZOS, EVEN_TEAMS)
RULES: Final = (
    *CORE_RULES,
    ENOUGH_CARDS,
    STARTER_AT_TABLE,
    ORDER_NEEDS_REFUERZOS,
    DECLARE_ONCE,
    DECLARE_IN_ORDER,
    HIDDEN_ALREADY,
    NOT_IN_HAND,
    ONE_KNIGHT,
    TWO_KNIGHTS,
    ONE_SIDE,
    SWITCH_SIDE,
    ALLY_ATTACKS,
    MUST_PLAY_KNIGHT,
    COPA_OF_ITS_RANK,
    NOT_IN_BOOTY,
    EVEN_TEAMS,
    OWN_TEAM,
)
