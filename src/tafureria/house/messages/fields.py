"""The types of fields that clients fill in."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from tafureria.house.settings import LONGEST_WORD

LONGEST_NAME: Final = 24
"""Most characters of the name of a person or a program at a table."""
LONGEST_TITLE: Final = 60
"""Most characters of the title of a club or a tournament, and of the name of a variant in a study."""
LONGEST_LINE: Final = 500
"""Most characters of a line of talk."""
LONGEST_MAIL: Final = 254
"""Most characters of an address of mail (RFC 3696, erratum 1690)."""

Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Title = Annotated[str, Meta(min_length=1, max_length=LONGEST_TITLE)]
HouseWord = Annotated[str, Meta(max_length=LONGEST_WORD)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
PositionNumber = Annotated[int, Meta(ge=0, le=2**53)]
ActionNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Notation = Annotated[str, Meta(min_length=1, max_length=120)]
