"""Records as they come out of mails and chats: quoted, wrapped, and with words around them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from tafureria.core import record as records
from tafureria.core import registry

MARKS: Final = re.compile(r"\s*(?:[>|»]\s?)*")
"""What a mail program puts before each line of what it quotes."""
BEGINS: Final = re.compile(rf"(?:^|[\s:\"'“«]){re.escape(records.HEAD)}$")
RULE: Final = re.compile(r"[-–—―]+")
"""The line between two parts; programs that improve typing make one long dash of its three."""
OF_HEAD: Final = re.compile(r"(?:game|engine|seats|player|option|key|commitment)\b")
OF_END: Final = re.compile(r"(?:ending|returns|unfinished)\b")
NUMBERS: Final = re.compile(r"[-\d. ]+")
ACTION: Final = re.compile(r"\d{1,2} +(.+)")


def unquoted(text: str) -> str:
    """The record in a text, without what was written around it, quoting marks and broken lines.

    A text without the first line of a record comes back as it is.
    """
    lines = [MARKS.sub("", line, count=1).strip("\ufeff\u200b\xa0 \t`") for line in text.splitlines()]
    begin = next((n for n, line in enumerate(lines) if BEGINS.search(line)), None)
    if begin is None:
        return text
    parts: list[list[str]] = [[]]
    for line in lines[begin + 1 :]:
        if RULE.fullmatch(line):
            parts.append([])
        elif line:
            parts[-1].append(line)
    head = [_without_gaps(line) for line in _joined(parts[0], OF_HEAD.match)]
    out = [records.HEAD, *head]
    if len(parts) > 1:
        out += ["---", *_joined(parts[1], _is_action(head))]
    if len(parts) > 2:
        out += ["---", *_end(parts[2])]
    return "\n".join(out) + "\n"


def _without_gaps(line: str) -> str:
    """The line; a key or a commitment, which is one word, in one piece."""
    word, _, rest = line.partition(" ")
    return f"{word} {''.join(rest.split())}" if word in ("key", "commitment") else line


def _joined(lines: list[str], begins: Callable[[str], Any]) -> list[str]:
    """The lines, of which each that begins nothing goes on with the one before; comments are left out."""
    out: list[str] = []
    for line in lines:
        if begins(line) or line.startswith("#") or not out:
            out.append(line)
        else:
            out[-1] += f" {line}"
    return [line for line in out if not line.startswith("#")]


def _is_action(head: list[str]) -> Callable[[str], Any]:
    """Tells which lines are a whole action of the record's game."""
    name = next((line.split()[1] for line in head if line.startswith("game ") and len(line.split()) > 1), "")
    try:
        game = registry.find(name).game
    except registry.UnknownGame:
        return ACTION.match

    def is_action(line: str) -> bool:
        found = ACTION.fullmatch(line)
        return found is not None and game.parse(found[1]) is not None

    return is_action


def _end(lines: list[str]) -> list[str]:
    """The lines of the last part, up to where somebody's own words begin again."""
    out: list[str] = []
    for line in lines:
        if OF_END.match(line) or line.startswith("#"):
            out.append(line)
        elif out and NUMBERS.fullmatch(line):
            out[-1] += f" {line}"
        else:
            break
    return out
