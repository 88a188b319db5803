"""Reads the ``Accept...`` headers, in which a browser weighs what it would like to be sent."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from tafureria.words import LANGUAGES, language_of


def weights(header: str) -> dict[str, float]:
    """Each value of a header with its weight from 0 (never) to 1, the heaviest first.

    A weight that is no number counts as 0.

    >>> weights("gzip;q=0.5, BR, *;q=0"), weights("")
    ({'br': 1.0, 'gzip': 0.5, '*': 0.0}, {})
    """
    found: dict[str, float] = {}
    for part in header.lower().split(","):
        value, *parameters = (one.strip() for one in part.split(";"))
        given = next((one[2:].strip() for one in parameters if one.startswith("q=")), "1")
        if value:
            found.setdefault(value, _weight(given))
    return dict(sorted(found.items(), key=lambda one: -one[1]))


def _weight(text: str) -> float:
    try:
        weight = float(text)
    except ValueError:
        return 0.0
    return weight if 0 <= weight <= 1 else 0.0


def coding_for(header: str, codings: Sequence[str]) -> str:
    """The coding, among those offered with the best first, in which to send a body; empty for none.

    >>> [coding_for(one, ("br", "gzip")) for one in ("gzip, br", "br;q=0, gzip", "*", "identity", "gzip;q=0")]
    ['br', 'gzip', 'br', '', '']
    """
    wanted = weights(header)
    if "x-gzip" in wanted:
        wanted.setdefault("gzip", wanted["x-gzip"])  # its name until 1999, which must be taken for the same
    best = max(codings, key=lambda one: _of(wanted, one), default="")
    return best if _of(wanted, best) > 0 and _of(wanted, best) >= wanted.get("identity", 0) else ""


def _of(wanted: Mapping[str, float], value: str) -> float:
    return wanted.get(value, wanted.get("*", 0.0))


def language_for(header: str) -> str:
    """The language of the house for an ``Accept-Language`` header, chosen as the page chooses it.

    >>> [language_for(one) for one in ("en-GB,es;q=0.8", "es;q=0.1,en;q=0.7", "de,es;q=0.5", "gl,en", "")]
    ['en', 'en', 'es', 'es', 'es']
    """
    for tag, weight in weights(header).items():
        if weight and (language := language_of(tag)):
            return language
    return "en" if weights(header) else LANGUAGES[0]


def locale_for(header: str, language: str) -> str:
    """The reader's own kind of that language, for numbers, by an ``Accept-Language`` header.

    >>> [locale_for(one, "es") for one in ("en-GB,es-MX;q=0.8", "es-419", "en-GB")]
    ['es-MX', 'es-419', 'es']
    """
    for tag, weight in weights(header).items():
        first, _, region = tag.partition("-")
        if weight and first == language:
            return f"{first}-{region.upper()}" if re.fullmatch(r"[a-z]{2}|\d{3}", region) else first
    return language
