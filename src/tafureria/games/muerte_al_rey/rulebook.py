"""Every rule that a set-up or a move can break, in the order of the book."""

from __future__ import annotations

from typing import Final

from tafureria.core.rule import CORE_RULES, Rule

NO_SUCH_PLAYER: Final = Rule("mar.no-such-player", "2.1.1")
DECK_TOO_SMALL: Final = Rule("mar.deck-too-small", "2.2")
"""Lab: everybody is dealt at least one card."""
DECK_TOO_BIG: Final = Rule("mar.deck-too-big", "2.2")
"""Lab: nobody is dealt more than two cards."""
NO_NOTES: Final = Rule("mar.no-notes", "2.3")
NOT_YOUR_CARD: Final = Rule("mar.not-your-card", "2.3")
NOT_YOURSELF: Final = Rule("mar.not-yourself", "2.3")
ELIMINATED: Final = Rule("mar.eliminated", "2.3")
EXCHANGE_WITH_COMPANION: Final = Rule("mar.exchange-with-companion", "2.3")
ACCUSE_A_RIVAL: Final = Rule("mar.accuse-a-rival", "2.3")
LAST_MUST_ACCUSE: Final = Rule("mar.last-must-accuse", "2.3")
NOTHING_TO_DENOUNCE: Final = Rule("mar.nothing-to-denounce", "3.1")
NO_FACES: Final = Rule("mar.no-faces", "3.1")
SWAP_WITH_ANOTHER: Final = Rule("mar.swap-with-another", "3.3")
NOT_OF_THAT_SIDE: Final = Rule("mar.not-of-that-side", "3.3")
ALREADY_SEATED: Final = Rule("mar.already-seated", "3.3")

RULES: Final = (
    *CORE_RULES,
    NO_SUCH_PLAYER,
    DECK_TOO_SMALL,
    DECK_TOO_BIG,
    NO_NOTES,
    NOT_YOUR_CARD,
    NOT_YOURSELF,
    ELIMINATED,
    EXCHANGE_WITH_COMPANION,
    ACCUSE_A_RIVAL,
    LAST_MUST_ACCUSE,
    NOTHING_TO_DENOUNCE,
    NO_FACES,
    SWAP_WITH_ANOTHER,
    NOT_OF_THAT_SIDE,
    ALREADY_SEATED,
)
