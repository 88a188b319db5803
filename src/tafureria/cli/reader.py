"""Who reads what a command prints: language and numbers as the environment says."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Mapping

from tafureria.words import language_of


def tag_of(environment: Mapping[str, str], system: str | None = None) -> str:
    """The reader's language and region, such as ``es-MX``; empty where the environment names none.

    :param system: what the system says where no variable does, such as ``Spanish_Spain`` on Windows.

    >>> tag_of({"LANG": "es_MX.UTF-8"}), tag_of({"LC_ALL": "C", "LANG": "es_ES"}), tag_of({}, "Spanish_Spain")
    ('es-MX', '', 'es')
    """
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    given = next((environment[name] for name in names if environment.get(name)), system or "")
    found = re.match(r"([a-z]{2,3})(?:[_-]([A-Za-z]{2}))?(?![A-Za-z])", given)
    if found is None:
        return "es" if given.lower().startswith("spanish") else ""
    return found[1] if found[2] is None else f"{found[1]}-{found[2].upper()}"


def reader() -> str:
    """The tag of whoever runs this command."""
    return tag_of(os.environ, locale.getlocale()[0])


def language_here() -> str:
    """The language of the house for whoever runs this command; English where the environment names none."""
    return language_of(reader()) or "en"


def locale_for(language: str) -> str:
    """The reader's own kind of that language, for numbers: ``es-MX`` for Spanish in Mexico."""
    tag = reader()
    return tag if tag.split("-")[0] == language else language
