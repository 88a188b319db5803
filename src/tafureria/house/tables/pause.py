"""The pause after an event that everybody must have time to see."""

from __future__ import annotations

from tafureria.house.tables.inbox import Item


class Pause:
    """The pause of one table, and the items that wait until it is over. *now* is always the table's clock."""

    def __init__(self) -> None:
        self._until = 0.0
        self._known: set[int] = set()
        """The seats that know of the pause, because they noticed what caused it."""
        self._deferred: list[Item] = []

    def begin(self, until: float, known: set[int]) -> None:
        """Pause until that time; only the *known* seats are told of it."""
        self._until, self._known = until, known

    def is_on(self, now: float) -> bool:
        """Is the table pausing?"""
        return now < self._until

    def left(self, seat: int, now: float) -> float:
        """Seconds left of the pause; 0 for a seat that does not know of it."""
        left = self._until - now
        return max(round(left, 2), 0.01) if left > 0 and seat in self._known else 0.0

    def defer(self, item: Item) -> None:
        """Let that item wait until the pause is over."""
        self._deferred.append(item)

    def take_deferred(self) -> list[Item]:
        """Remove and return the items that have waited, in order."""
        deferred, self._deferred = self._deferred, []
        return deferred
