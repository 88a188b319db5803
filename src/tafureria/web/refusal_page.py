"""A refusal in words, as an HTML page, for a browser that asked for a page.

Programs, and the client's own requests, are answered in JSON (:func:`tafureria.web.door.problem`). This page
needs no other file, since a browser may be served nothing else, such as under a wrong host name.
"""

from __future__ import annotations

import base64
import hashlib
from html import escape
from typing import Final

from starlette.datastructures import Headers

from tafureria.web.accept import language_for, weights
from tafureria.words import shared_words

STYLE: Final = (
    "body,main{display:grid;justify-items:center;gap:1.5rem}body{margin:0;min-height:100vh;place-content:center;"
    "padding:1.5rem;box-sizing:border-box;background:#f4ead2;color:#2a2018;font:1.25rem/1.4 Georgia,serif;"
    "text-align:center}h1{max-width:32rem;margin:0;font-size:1.75rem;color:#9d2b1d;text-wrap:balance}"
    "a,button{padding:.7rem 1.4rem;border:1.5px solid currentColor;border-radius:8px;color:inherit;"
    "background:none;font:inherit;text-decoration:none;font-weight:700;cursor:pointer}"
    "a:focus-visible,button:focus-visible{outline:3px solid #1f4fa3;outline-offset:3px}"
    "@media (prefers-color-scheme:dark){body{background:#17130f;color:#f0e4c8}h1{color:#f08a73}"
    "a:focus-visible,button:focus-visible{outline-color:#9dc0ff}}"
)
POLICY: Final = (
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'sha256-"
    + base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
    + "'"
)
ARCH: Final = (
    '<svg width="60" height="68" viewBox="0 0 30 34" aria-hidden="true"><path fill="#b8341f" '
    'd="M2 34V17a13 13 0 1 1 26 0v17h-6V18.5a8 8 0 1 0-14 0V34z"/>'
    '<circle cx="15" cy="26" r="3" fill="#c8962e"/></svg>'
)


def wants_page(headers: Headers) -> bool:
    """Is this a browser's request for a page, and not a request for data by a script or a program?

    >>> [wants_page(Headers({"accept": one})) for one in ("text/html,*/*;q=0.8", "*/*", "application/json")]
    [True, False, False]
    """
    return weights(headers.get("accept", "")).get("text/html", 0) > 0


def refusal_page(code: str, headers: Headers) -> bytes:
    """The refusal in the language that the browser prefers."""
    language = language_of(headers)
    home = f'<a href="/">{escape(shared_words("to-house", language))}</a>'
    return page(shared_words(f"refused-{code}", language), home, language)


def page(text: str, below: str, language: str) -> bytes:
    """An HTML page with *text* as its heading, and the HTML *below* under it."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Tafurería</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>'
        f"<body>{ARCH}<main><h1>{escape(text)}</h1>{below}</main></body></html>"
    ).encode()


def language_of(headers: Headers) -> str:
    """The language, among those of the house, that the browser prefers."""
    return language_for(headers.get("accept-language", ""))
