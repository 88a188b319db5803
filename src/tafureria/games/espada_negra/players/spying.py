"""Chooses spies, and weighs what they achieve against what they cost."""

from __future__ import annotations

from typing import Final

from tafureria.games.espada_negra.players.appraisal import Appraiser, partner, standing
from tafureria.games.espada_negra.view import View

HARM: Final = (1.3, 0.9, 0.6)
"""Weight of the harm to a rival, by how many others are ahead of it: none, one, or more."""


def cheapest(view: View, need: int) -> list[int]:
    """Spy slots with which this seat reaches *need*: with the least espionage, then with the fewest cards."""
    have = view.players[view.seat].spies
    wits = [_wits(view, slot) for slot in range(len(have))]
    best: dict[int, list[int]] = {0: []}
    for slot, copies in enumerate(have):
        for _ in range(copies):
            for total, spies in list(best.items()):
                more = total + wits[slot]
                if total < need and (more not in best or len(best[more]) > len(spies) + 1):
                    best[more] = [*spies, slot]
    return best[min(total for total in best if total >= need)]


def _wits(view: View, slot: int) -> int:
    """The espionage of a spy, conditions included."""
    more = next((e.amount for e in view.effects if e.name == "intriga"), 0)
    return next(m.espionage for m in view.models if m.spy_slot == slot) + more


def cost(view: View, appraiser: Appraiser, spies: list[int]) -> float:
    """What it costs to point these spies, in gold.

    An unspent point of espionage is worth less and less towards the end of the game.
    """
    left = (appraiser.rest + 1 - (view.place + 1) / view.per_turn) / max(view.turns, 1)
    price = appraiser.taste.wits * max(appraiser.usual, 0.5) * (0.1 + left)
    return price * sum([_wits(view, slot) for slot in spies])


def gain(view: View, appraiser: Appraiser) -> float:
    """What one more action achieves, in gold: the own side gets the card after all, or a rival does not."""
    taker, holds = view.taker, len(view.chain) % 2 == 1
    own = taker in (view.seat, partner(view))
    if own != holds:
        return 0.0  # It is so already.
    worth = appraiser.worth(view.row[view.place].model, taker)
    if own:
        return worth
    standings = [standing(p) + p.gold / max(appraiser.rate, 0.5) for p in view.players]
    ahead = sum([n > standings[taker] for seat, n in enumerate(standings) if seat != view.seat])
    weight = HARM[min(ahead, 2)] / max(1.0, (len(view.players) - 1) * 0.6)
    return (worth + (0 if view.by_attack else view.price)) * weight * appraiser.taste.spoil
