"""What one seat, or the table, sees now: everything public, and its own cards."""

from __future__ import annotations

from tafureria.core import game as core


class View(core.View, frozen=True, kw_only=True):
    """A position as one seat sees it, with kingdoms and areas by number and cards by design."""

    kingdom: int
    """Own kingdom, -1 for a watcher."""
    order: list[int]
    """Kingdoms in order of play."""
    seats: list[int]
    """Seat of each kingdom in that order; -1 for an automa."""
    turn: int
    turns: int
    active: int
    """Kingdom whose round it is."""
    passes: int
    """Consecutive passes so far."""
    asked: list[int]
    """Kingdoms that must choose now; while answers are secret, every other kingdom that was asked."""
    board: list[int]
    """Areas in play."""
    owners: list[int]
    """Owner by area number (index 0 is unused): a kingdom, -1 independent, -2 not in play."""
    garrisons: list[int]
    """Areas with a garrison."""
    castles: list[int]
    """Castles on the map, in order of play, like the lists that follow."""
    bonus: list[int]
    cards: list[int]
    """Cards in hand, or in the pile of an automa."""
    army: list[list[int]]
    """Deployed Troops of automata."""
    posted: list[list[int]]
    """Deployed Responses of automata, oldest first."""
    permanents: list[list[int]]
    bans: list[list[int]]
    """For each kingdom, those with which the Attack action is barred in both directions."""
    truce: int
    """Scenario: the kingdom named in El Cid's truce, or -1."""
    decks: list[int]
    """Cards in the Muslim and the Christian deck."""
    discards: list[list[int]]
    gone: list[int]
    hand: list[int]
    """Own hand, ascending; it still includes the cards of own unseen answers."""
    answers: list[str]
    """Own unseen answers so far, in notation."""
    card: int
    """Event being played, or -1."""
    aside: list[int]
    """Cards set aside: those drawn to choose from are shown to their owner only (others see just
    ``aside_count``), those to be swapped to everybody."""
    aside_count: int
    candidates: list[int]
    """Areas or kingdoms among which the kingdom asked must choose."""
    deed: str
    """``""``, ``attack``, ``event``, ``incursion`` or ``judgment``."""
    deed_card: int
    attacker: int
    defender: int
    target: int
    """Area under attack, 0 if none."""
    event_dice: int
    laid: list[list[int]]
    """Cards laid in the deed: kingdom, design (-1 face down), side, dice (0 face down)."""
    spent: list[int]
    """Areas whose garrison was announced for the defence."""
    removed: list[int]
    """Troops taken out by sorties."""
    attack_dice: list[int]
    defence_dice: list[int]
    given: list[int]
    """M08 Kingdoms that got a gift in this round."""
    reward: int
    """Area for which the winner chooses bonus or garrison, or 0."""
    winners: list[int]
