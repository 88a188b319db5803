"""What a master would do in a seat's place, with reasons: a master's search, explained by the game."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import msgspec

from tafureria.core.advice import Outlook, Reason
from tafureria.core.game import Notebook
from tafureria.core.registry import Entry
from tafureria.core.shapes import Action
from tafureria.players.catalogue import ENDLESS, Thought, searcher
from tafureria.players.levels import Weighed, levels, think

SHOWN: Final = 3
"""Maximum number of choices to explain."""


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """A choice worth considering."""

    action: Action
    tries: int
    """Playouts that began with it; 0 where the master did not play it out."""
    reasons: list[Any]
    """What the action does, then what speaks for or against it: a :class:`tafureria.core.advice.Reason` each,
    or the same as a JSON object."""


def can_hint(entry: Entry) -> bool:
    """Whether the game has a master and reasons to explain its choices."""
    return bool(levels(entry)) and entry.advice() is not None


def hints(
    entry: Entry,
    view: Any,
    legal: list[Action],
    notebook: Notebook[Any],
    seed: int,
    *,
    seconds: float | None = None,
    iterations: int = ENDLESS,
) -> list[Hint]:
    """The master's choice first, then the best alternatives; only for games with :func:`can_hint`.

    It uses only what the seat sees and was told: *view*, *legal* and *notebook*. With *seconds* the master
    thinks for that time; with *iterations* alone, the same arguments give the same hints.
    """
    advice = entry.advice()
    assert advice is not None
    choice, weighed = legal[0], list[Weighed]()
    if len(legal) > 1:
        master = searcher(entry, Thought(iterations=iterations, seconds=seconds))
        choice, weighed = think(master, view, legal, notebook, seed)
    tried = {one.action: one for one in weighed}
    order = [choice, *tried, *advice.others(view, legal)]
    out, said = [], list[Any]()
    for action in list(dict.fromkeys(order))[:SHOWN]:
        one = tried.get(action)
        deed, *reasons = advice.advise(view, notebook, action, None if one is None else one.value)
        # What has been said of a better choice does not tell them apart.
        fresh = [_with_error(reason, one) for reason in reasons if reason not in said]
        said += [reason for reason in reasons if not isinstance(reason, Outlook)]
        out.append(Hint(action=action, tries=0 if one is None else one.tries, reasons=[deed, *fresh]))
    return out


def _with_error(reason: Reason, one: Weighed | None) -> Reason:
    """An outlook with the error of its playouts."""
    if one is None or not isinstance(reason, Outlook):
        return reason
    chance = min(1.0, max(0.0, reason.percent / 100))
    # With no or all of a few playouts won, as if one more had gone either way.
    spread = max(chance * (1 - chance), 1 / (one.tries + 2))
    return msgspec.structs.replace(reason, error=round(200 * sqrt(spread / one.tries)))
