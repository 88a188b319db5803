"""Action ids and their notation. Ids are dense, stable and never renumbered.

===============  ==========================  ==========================================================
ids              notation                    meaning
===============  ==========================  ==========================================================
0                ``pasa``                    no bid
1 to 999         ``puja 7``                  a bid of 7 gold
1000             ``no ataca``                a sealed declaration: no attack
1001 to 1500     ``ataca``, ``ataca 2a 1c``  attack with all steady cards, and 2 berserkers of the
                                             deck's first berserker model and 1 of its third
1501 to 1508     ``nombra 3``                the auctioneer breaks a tie for seat 3
1509             ``calla``                   no espionage
1510 to 1517     ``señala 2``                point one more spy of the deck's third model with espionage
1518             ``listo``                   no more spies: the action stands
===============  ==========================  ==========================================================

No seat can ever have more than 999 gold: ``test_no_purse_outgrows_the_notation`` computes the maximum for
each deck. A whole declaration of attack is one id, since the number of steps would reveal its contents.
"""

from __future__ import annotations

from typing import Final

from tafureria.core.shapes import Action

PASS: Final = 0
MOST_GOLD: Final = 999
HOLD: Final = 1000
ATTACK: Final = 1001
A: Final = 10
"""Choices of 0 to 9 copies of a deck's first berserker model; ``B`` and ``C`` for the second and third."""
B: Final = 10
C: Final = 5
ATTACKS: Final = A * B * C
NAME: Final = ATTACK + ATTACKS
MOST_SEATS: Final = 8
QUIET: Final = NAME + MOST_SEATS
POINT: Final = QUIET + 1
SPY_SLOTS: Final = 8
DONE: Final = POINT + SPY_SLOTS
COUNT: Final = DONE + 1


def attack(a: int = 0, b: int = 0, c: int = 0) -> Action:
    """The declaration of an attack with *a*, *b* and *c* berserkers of the three slots.

    >>> notation(attack(2, 0, 1))
    'ataca 2a 1c'
    """
    return ATTACK + a + A * b + A * B * c


def berserkers(action: Action) -> tuple[int, int, int]:
    """The number of berserkers of each slot in a declaration of attack.

    >>> berserkers(attack(2, 0, 1))
    (2, 0, 1)
    """
    code = action - ATTACK
    return code % A, code // A % B, code // (A * B)


def notation(action: Action) -> str:
    """The notation of an action.

    :raises ValueError: when there is no such action.
    """
    if not 0 <= action < COUNT:
        raise ValueError(f"no action {action}")
    if action == PASS:
        return "pasa"
    if action <= MOST_GOLD:
        return f"puja {action}"
    if action == HOLD:
        return "no ataca"
    if action < NAME:
        parts = [f"{n}{'abc'[slot]}" for slot, n in enumerate(berserkers(action)) if n]
        return " ".join(["ataca", *parts])
    if action < QUIET:
        return f"nombra {action - NAME}"
    if action == QUIET:
        return "calla"
    return f"señala {action - POINT}" if action < DONE else "listo"


IDS: Final = {notation(action): action for action in range(COUNT)}


def parse(text: str) -> Action | None:
    """The action that :func:`notation` writes as *text*, or ``None``.

    >>> parse("puja 7"), parse("puja 07")
    (7, None)
    """
    return IDS.get(text)
