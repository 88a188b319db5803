"""The HTTP bodies about who may come into the house."""

from __future__ import annotations

from typing import Literal

import msgspec

from tafureria.house.messages.fields import HouseWord

Whom = Literal["anybody", "word", "clubs"]


class Door(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who may come into the house: anybody, whoever has said its word, or members of its clubs."""

    play: Whom = "anybody"
    """Who may make tables and sit."""
    watch: Literal["players", "anybody", "word", "clubs"] = "players"
    """Who may watch, besides those who may play."""
    programs: Whom = "anybody"
    """Whose programs may come, if they may play or watch."""
    word: HouseWord = ""


class DoorWord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/door``: says the word of the house, once. Answered by ``DoorCard``."""

    word: HouseWord
