"""The built client: one page, and files with hashed names that never change."""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
import os
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tafureria.house.refusal import Refusal
from tafureria.web.accept import coding_for, language_for
from tafureria.web.door import problem, refused
from tafureria.web.head import Head, dressed
from tafureria.web.refusal_page import wants_page

BUILT: Final = Path(os.environ.get("TAFURERIA_BUILT") or Path(__file__).parent / "built")
"""Folder of the built client: the one in the package, or that of a build with games from other packages."""
PAGE: Final = "index.html"
WANTED: Final = "wanted.json"
"""What the build says of the files that each page will ask for (``client/vite.wanted.ts``)."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
COMPRESSED: Final = (("br", ".br"), ("gzip", ".gz"))
WORTH_COMPRESSING: Final = (
    "text/",
    "application/json",
    "text/javascript",
    "image/svg",
    "application/javascript",
)
NOT_BUILT: Final = """<!doctype html><meta charset="utf-8"><title>Tafurería</title>
<p>The client is not built yet: run <code>make play</code>."""

# Media types that not every system knows.
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".json": "application/json",
    ".html": "text/html",
}


class Client:
    """Serves the client's files below *root*."""

    def __init__(self, root: Path = BUILT) -> None:
        self._root = root.resolve()

    def page(self, request: Request, head: Head) -> Response:
        """The client's only page, for every address that the client handles itself, with that head."""
        path = self._root / PAGE
        if not path.is_file():
            return Response(NOT_BUILT, media_type="text/html", status_code=503)
        language = language_for(request.headers.get("accept-language", ""))
        address = request.url.path if head.indexed else ""
        built = _read(path, path.stat().st_mtime_ns).decode()
        page = _dressed(built, head, address, origin_of(request), language, self._wanted(head, language))
        answer = _answer(request, page, "text/html", ASK_AGAIN, {"gzip": partial(_compressed, page)})
        answer.headers["vary"] = "accept-encoding, accept-language"
        if not head.indexed:
            answer.headers["x-robots-tag"] = "noindex"
        return answer

    def _wanted(self, head: Head, language: str) -> tuple[str, ...]:
        """The files that the page with that head will ask for at once, without those of every page."""
        path = self._root / WANTED
        return (
            _files(_read(path, path.stat().st_mtime_ns), head.part, head.game, language)
            if path.is_file()
            else ()
        )

    def file(self, request: Request) -> Response | None:
        """A file of the client; ``None`` where there is none."""
        name = request.path_params["path"]
        if "\0" in name:
            return None
        try:
            path = (self._root / name).resolve()
            is_there = path.is_relative_to(self._root) and path.is_file()
        except OSError:
            is_there = False  # a name that no file could have
        if not is_there:
            return None
        hashed = path.is_relative_to(self._root / "assets")
        return _file(request, path, FOREVER if hashed else ASK_AGAIN)

    def not_found(self, request: Request, head: Head) -> Response:
        """The answer for an unknown address: the client's page, which says so, or JSON for a program."""
        if request.method not in ("GET", "HEAD") or not wants_page(request.headers):
            return problem(Refusal("not-found"))
        if not (self._root / PAGE).is_file():
            return refused(Refusal("not-found"), request.headers)
        page = self.page(request, head)
        page.status_code = 404 if page.status_code == 200 else page.status_code
        page.headers["vary"] = f"accept, {page.headers['vary']}"
        return page


def _file(request: Request, path: Path, cache: str) -> Response:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    plain = _read(path, path.stat().st_mtime_ns)
    packed: dict[str, Callable[[], bytes]] = {}
    for coding, suffix in COMPRESSED:
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            packed[coding] = partial(_read, beside, beside.stat().st_mtime_ns)
    if kind.startswith(WORTH_COMPRESSING):
        packed.setdefault("gzip", partial(_compressed, plain))
    return _answer(request, plain, kind, cache, packed)


def _answer(
    request: Request, plain: bytes, kind: str, cache: str, packed: Mapping[str, Callable[[], bytes]]
) -> Response:
    """The body in the best coding of *packed* that the browser takes; nothing if it has it already."""
    coding = coding_for(request.headers.get("accept-encoding", ""), tuple(packed))
    # By content, so that all processes of a house agree; and by coding, since each is another body.
    tag = f'"{_digest(plain)}{"-" if coding else ""}{coding}"'
    headers = {"cache-control": cache, "etag": tag, "vary": "accept-encoding"}
    known = {one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")}
    if known & {tag, "*"}:
        return Response(status_code=304, headers=headers)
    if coding:
        headers["content-encoding"] = coding
    return Response(packed[coding]() if coding else plain, media_type=kind, headers=headers)


def origin_of(request: Request) -> str:
    """The address of the house as this visitor reaches it, without a path."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


@lru_cache(maxsize=256)
def _read(path: Path, changed: int) -> bytes:
    """The file's bytes, cached until it changes."""
    del changed
    return path.read_bytes()


@lru_cache(maxsize=256)
def _files(wanted: bytes, part: str, game: str, language: str) -> tuple[str, ...]:
    """The files for a part of the client, a game and a language, each once."""
    found = json.loads(wanted)
    of_game = found["games"].get(game, {})
    shows_table = part not in ("", "juego", "aprender")
    lists = [
        found["words"][language],
        found["pages"].get(part, []),
        of_game.get("table", []) if shows_table else [],
        of_game.get("words", {}).get(language, []) if part else [],
    ]
    return tuple(dict.fromkeys(one for files in lists for one in files))


@lru_cache(maxsize=256)
def _dressed(built: str, head: Head, path: str, origin: str, language: str, files: tuple[str, ...]) -> bytes:
    return dressed(built, head, path, origin, language, files).encode()


@lru_cache(maxsize=256)
def _compressed(plain: bytes) -> bytes:
    return gzip.compress(plain, mtime=0)


@lru_cache(maxsize=512)
def _digest(plain: bytes) -> str:
    return hashlib.sha256(plain).hexdigest()[:20]
