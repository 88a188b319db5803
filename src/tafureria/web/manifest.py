"""The house as an app, in the language of the visitor: icons, shortcuts, and what other apps can send it."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tafureria.core import registry
from tafureria.web.accept import language_for
from tafureria.web.head import NAME, has_picture
from tafureria.words import Words, shared_words

MINE: Final = "/?mesas"
"""The front page, at the visitor's own tables."""
GIVEN: Final = "/recibir"
"""Where other apps send a saved game or an invitation; the service worker takes it."""
SQUARES: Final = ((192, 192), (512, 512))


async def manifest(request: Request) -> Response:
    """``GET /manifest.webmanifest``."""
    language = language_for(request.headers.get("accept-language", ""))
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    body = msgspec.json.encode(manifest_in(language))
    return Response(body, media_type="application/manifest+json", headers=headers)


def manifest_in(language: str) -> dict[str, Any]:
    """The manifest in a language of the house."""
    return {
        "name": NAME,
        "short_name": NAME,
        "description": shared_words("house-lead", language),
        "lang": language,
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f4ead2",
        "theme_color": "#9e2b1e",
        "categories": ["games"],
        "icons": [
            *(_icon(f"/icon-{width}.png", width) for width, _ in SQUARES),
            *(_icon(f"/icon-maskable-{width}.png", width) | {"purpose": "maskable"} for width, _ in SQUARES),
            {"src": "/favicon.svg", "sizes": "any", "type": "image/svg+xml"},
        ],
        "screenshots": [
            _screenshot("wide", language, (1280, 720)),
            _screenshot("narrow", language, (720, 1280)),
        ],
        "shortcuts": [
            {
                "name": shared_words("house-open-tables", language),
                "url": MINE,
                "icons": [_icon("/icon-192.png", 192)],
            },
            *(_shortcut(entry, language) for entry in registry.games() if has_picture(entry)),
        ],
        "share_target": {
            "action": GIVEN,
            "method": "POST",
            "enctype": "multipart/form-data",
            "params": {
                "title": "title",
                "text": "text",
                "url": "url",
                "files": [{"name": "file", "accept": ["text/plain", ".txt", "application/json", ".json"]}],
            },
        },
    }


def _icon(path: str, width: int) -> dict[str, str]:
    return {"src": path, "sizes": f"{width}x{width}", "type": "image/png"}


def _screenshot(form: str, language: str, size: tuple[int, int]) -> dict[str, str]:
    return {
        "src": f"/pictures/{form}-{language}.jpg",
        "sizes": f"{size[0]}x{size[1]}",
        "type": "image/jpeg",
        "form_factor": form,
        "label": shared_words("house-title", language),
    }


def _shortcut(entry: registry.Entry, language: str) -> dict[str, Any]:
    icon = _icon(f"/pictures/{entry.name}-icon.png", 192)
    return {"name": Words(entry, language).say("title"), "url": f"/juego/{entry.name}", "icons": [icon]}
