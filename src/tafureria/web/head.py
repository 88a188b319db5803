"""The head of the client's page: what messengers and search engines say of an address.

It follows from the path and, for a table, from its game; nothing else about a table is in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Final, NamedTuple
from urllib.parse import quote

from tafureria.core import registry
from tafureria.house.making.spoken import LENGTH
from tafureria.words import Words, shared_words

NAME: Final = "Tafurería"
TITLE: Final = f"<title>{NAME}</title>"
"""What :func:`dressed` replaces in the built page."""
LOCALES: Final = {"es": "es_ES", "en": "en_GB"}
PICTURE: Final = "/pictures/house.png"
SIZE: Final = (1200, 630)
"""Width and height of the pictures in pixels."""
OF_A_TABLE: Final = re.compile(r"/mesa/([0-9a-z]{26})")
# What follows an address in a sentence, a mail or a chat, and is taken for part of it.
TAILED: Final = (
    re.compile(r"(/mesa/[0-9a-z]{26})[^0-9a-z/].*", re.IGNORECASE | re.DOTALL),
    re.compile(
        r"(/(?:mesa|juego|aprender|reglas|club|laboratorio)/.*[0-9a-z])[^0-9a-z]+", re.IGNORECASE | re.DOTALL
    ),
    re.compile(rf"(/(?:cronica|yo|club|casa|laboratorio|[^\W\d_]{{{LENGTH}}}))[^\w/]+", re.DOTALL),
)


class Head(NamedTuple):
    """What the page says of itself before any of it runs."""

    title: str
    text: str
    picture: str
    """The path of a PNG of :data:`SIZE`."""
    indexed: bool
    """May search engines keep it? Not where people sit."""
    part: str = ""
    """The part of the client that the address leads to, as ``wanted.json`` names it."""
    game: str = ""
    """The game that is shown there, if it is one that the house keeps."""


def without_tail(path: str) -> str:
    """The address meant by one that a mail or a sentence has lengthened; empty for any other.

    >>> [without_tail(one) for one in ("/mesa/abcdefghijklmnopqrstuvwxyz).", "/lima,", "/juego/taifa")]
    ['/mesa/abcdefghijklmnopqrstuvwxyz', '/lima', '']
    """
    found = next((match for tailed in TAILED if (match := tailed.fullmatch(path))), None)
    return "" if found is None else quote(found[1])


def head_of(path: str, game: str, language: str) -> Head:
    """The head for a path, in a language of the house.

    *game* is the name of the game of a table; it is read from other paths.
    """
    first, *rest = path.strip("/").split("/")
    named = first in ("juego", "aprender", "reglas") and len(rest) == 1
    wanted = rest[0] if named else game
    entry = next((one for one in registry.games() if one.name == wanted), None)
    if entry is None:
        say = {
            "laboratorio": "laboratory",
            "club": "head-club",
            "cronica": "chronicle",
            "mesa": "head-somewhere",
        }
        id_ = say.get(first) or ("head-somewhere" if len(first) == LENGTH and first.isalpha() else "")
        title = f"{shared_words(id_, language)} · {NAME}" if id_ else NAME
        return Head(title, shared_words("house-lead", language), PICTURE, indexed=not path.strip("/"))
    words = Words(entry, language)
    title = words.say("title")
    if not named:
        title = shared_words("head-replay" if rest[1:] == ["repaso"] else "head-table", language, game=title)
    elif first == "aprender":
        title = shared_words("head-learn", language, game=title)
    elif first == "reglas":
        title = shared_words("rules-of", language, game=title)
    picture = f"/pictures/{entry.name}.png" if has_picture(entry) else PICTURE
    part = first if named else ["mesa", *rest[1:]][-1]
    return Head(f"{title} · {NAME}", words.say("tagline"), picture, named, part, entry.name)


def has_picture(entry: registry.Entry) -> bool:
    """Is it one of our own games, of which the client has pictures, and not from another package?"""
    return entry.package.startswith(f"{registry.OWN}.")


def dressed(page: str, head: Head, path: str, origin: str, language: str, files: Iterable[str] = ()) -> str:
    """The built page with that head.

    *origin* is the address of the house for this visitor; *files* are the client's that it will ask for at
    once, so that they come beside the page's own script and not after it.
    """
    width, height = SIZE
    lines = [
        f"<title>{escape(head.title)}</title>",
        _meta("description", head.text),
        *(
            _meta(f"og:{name}", value, "property")
            for name, value in (
                ("type", "website"),
                ("site_name", NAME),
                ("locale", LOCALES[language]),
                ("title", head.title),
                ("description", head.text),
                ("image", origin + head.picture),
                ("image:width", str(width)),
                ("image:height", str(height)),
            )
        ),
        _meta("twitter:card", "summary_large_image"),
    ]
    if head.indexed:
        address = escape(origin + quote(path))
        lines += [
            _meta("og:url", origin + quote(path), "property"),
            f'<link rel="canonical" href="{address}" />',
        ]
    else:
        lines.append(_meta("robots", "noindex"))
    return (
        page.replace('<html lang="es">', f'<html lang="{language}">', 1)
        .replace(TITLE, "\n    ".join(lines), 1)
        .replace("</head>", "".join(map(_early, files)) + "</head>", 1)
    )


def _early(file: str) -> str:
    """The line that has one of the client's own files loaded early."""
    how = 'preload" as="style' if file.endswith(".css") else "modulepreload"
    return f'<link rel="{how}" crossorigin fetchpriority="low" href="/{file}" />\n  '


def _meta(name: str, value: str, kind: str = "name") -> str:
    return f'<meta {kind}="{name}" content="{escape(value)}" />'
