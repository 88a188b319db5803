"""The pause after an event that everybody must have time to see."""

from __future__ import annotations

from tafureria.house.tables.inbox import Item


class Pause:
    """The pause of one table, and what waits until it is over. *now* is always the table's clock."""

    def __init__(self) -> None:
        self._until = 0.0
        self._known: set[int] = set()
        """The seats that know of the pause, since they noticed what it follows."""
        self._deferred: list[Item] = []

    def begin(self, until: float, known: set[int]) -> None:
        """Pause until then; only the *known* seats are told of it."""
        self._until, self._known = until, known

    def is_on(self, now: float) -> bool:
        """Does the table pause?"""
        return now < self._until

    def left(self, seat: int, now: float) -> float:
        """Seconds that the pause still takes, as far as that seat knows of it."""
        left = self._until - now
        return max(round(left, 2), 0.01) if left > 0 and seat in self._known else 0.0

    def defer(self, item: Item) -> None:
        """Let that item wait until the pause is over."""
        self._deferred.append(item)

    def take_deferred(self) -> list[Item]:
        """What has waited, in order."""
        deferred, self._deferred = self._deferred, []
        return deferred
