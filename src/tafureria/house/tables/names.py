"""The names that people give themselves: cleaned of invisible characters, and compared by how they look."""

from __future__ import annotations

import pkgutil
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec

from tafureria.house.refusal import Refusal

# Control, format and unassigned characters: they are invisible or can reverse the text around them.
_INVISIBLE: Final = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
_JOINER: Final = "\u200d"
_SELECTORS: Final = "\ufe0e\ufe0f"
_EMPTY: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\U000e0100-\U000e01ef]"
)
"""Letters, marks and symbols that are invisible on a screen (Unicode's default ignorables, and Braille's
blank); Unicode promises that there will be no others."""
_ACCENTS: Final = re.compile("[\u0300-\u036f]")
_MARKS: Final = {"Mn", "Me"}


def clean(text: str) -> str:
    r"""One line without characters that are invisible or reverse the text around them; joined emoji survive.

    >>> clean("  hola\n\u202equé   tal ")
    'hola qué tal'
    """
    spaced = re.sub(r"\s+", " ", _EMPTY.sub("", text))
    visible = "".join(c for c in spaced if c == _JOINER or unicodedata.category(c) not in _INVISIBLE)
    return re.sub(r" +", " ", visible).strip(" " + _JOINER)


def clean_name(name: str) -> str:
    """A name as it may be shown.

    :raises Refusal: ``no-name``, when nothing visible is left.
    """
    out = _composed(clean(name))
    if not any(_is_seen(c) for c in out):
        raise Refusal("no-name")
    return out


def _composed(name: str) -> str:
    """The name with letters of full width, as some keyboards write them, in their usual form.

    >>> _composed("Ａｎａ　２")
    'Ana 2'
    """
    plain = unicodedata.normalize("NFKC", name)
    # Other signs would become whole words.
    return plain if len(plain) <= len(name) else unicodedata.normalize("NFC", name)


def _is_seen(char: str) -> bool:
    """Is this character visible on its own?"""
    return (
        not char.isspace() and char not in _JOINER + _SELECTORS and unicodedata.category(char) not in _MARKS
    )


def looks_taken(name: str, others: Iterable[str]) -> bool:
    r"""Does the name look like one of the others, in any script and regardless of case and accents?

    >>> looks_taken("\u0410\u043d\u0430", ["Ana"]), looks_taken("Ana", ["Anna"])
    (False, False)
    >>> looks_taken("\u0410na", ["Ana"]), looks_taken("ana", ["ANA"]), looks_taken("Ána", ["Ana"])
    (True, True, True)
    """
    own = _looks(name)
    return any(own & _looks(other) for other in others)


def _looks(name: str) -> set[str]:
    """Two skeletons of a name: with the case folded after and before taking the skeleton."""
    return {
        _ACCENTS.sub("", look) for look in (skeleton(skeleton(name).casefold()), skeleton(name.casefold()))
    }


def skeleton(text: str) -> str:
    """A form shared by all texts that look alike (the skeleton of Unicode's Technical Standard 39).

    >>> skeleton("Berenguer") == skeleton("Ber\u0435nguer") != skeleton("Berengario")
    True
    """
    prototypes = _prototypes()
    seen = (c for c in unicodedata.normalize("NFD", text) if c not in _JOINER + _SELECTORS)
    return unicodedata.normalize("NFD", "".join(prototypes.get(c, c) for c in seen))


def prepare() -> None:
    """Load the data on characters that look alike, which takes longer than a move may wait."""
    _prototypes()


@cache
def _prototypes() -> dict[str, str]:
    """By character: the text that represents all characters that look like it."""
    found = pkgutil.get_data("confusable_homoglyphs", "confusables.json")
    assert found is not None
    data: dict[str, list[dict[str, Any]]] = msgspec.json.decode(found)
    plain = {_plain(key): [_plain(one["c"]) for one in found] for key, found in data.items()}
    alike = Counter({key: len(found) for key, found in plain.items()})
    out = {}
    for char, (first, *more) in plain.items():
        # The data list a character's prototype, and a prototype's characters. In a lone pair either will do.
        is_prototype = more or (alike[first] == 1 and (len(char), first) > (len(first), char))
        if len(char) == 1 and not is_prototype:
            out[char] = first
    return out


def _plain(text: str) -> str:
    """The text without the direction marks that the data put around Arabic and Hebrew letters."""
    return text.strip("\u200e\u200f")
