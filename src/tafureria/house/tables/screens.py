"""Which visitors' screens have been let in where, in one process of the house.

A screen that comes back to its table, or goes along to the next one, is not asked about again.
"""

from __future__ import annotations

from typing import Final

MOST: Final = 1000
"""How many tables are remembered; the screens of any before them ask their hosts again."""


class Screens:
    """The visitors whose screens hosts have let in, by table."""

    def __init__(self) -> None:
        self._people: dict[str, frozenset[str]] = {}

    def let_in(self, table: str, *people: str) -> None:
        """Note that the screens of these people are known at a table."""
        known = self._people.pop(table, frozenset()) | {person for person in people if person}
        if known:
            self._people[table] = known
        if len(self._people) > MOST:
            del self._people[next(iter(self._people))]

    def at(self, table: str) -> frozenset[str]:
        """The people whose screens are known at that table."""
        return self._people.get(table, frozenset())
