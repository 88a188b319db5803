"""The built client: one page, and files with hashed names that never change."""

from __future__ import annotations

import gzip
import mimetypes
import os
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tafureria.house.refusal import Refusal
from tafureria.web.door import problem, refused
from tafureria.web.refusal_page import wants_page

BUILT: Final = Path(os.environ.get("TAFURERIA_BUILT") or Path(__file__).parent / "built")
"""Folder of the built client: the one in the package, or that of a build with games from other packages."""
PAGE: Final = "index.html"
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
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".json": "application/json",
    ".html": "text/html",
}


class Client:
    """Serves the client's files below *root*."""

    def __init__(self, root: Path = BUILT) -> None:
        self._root = root.resolve()

    def page(self, request: Request) -> Response:
        """The client's only page, for every address that the client handles itself."""
        if not (self._root / PAGE).is_file():
            return Response(NOT_BUILT, media_type="text/html", status_code=503)
        return self._answer(request, self._root / PAGE, ASK_AGAIN)

    def file(self, request: Request) -> Response:
        """A file of the client, or ``not-found``."""
        name = request.path_params["path"]
        if "\0" in name:
            return self.not_found(request)
        try:
            path = (self._root / name).resolve()
            is_there = path.is_relative_to(self._root) and path.is_file()
        except OSError:
            is_there = False  # a name that no file could have
        if not is_there:
            return self.not_found(request)
        hashed = path.is_relative_to(self._root / "assets")
        return self._answer(request, path, FOREVER if hashed else ASK_AGAIN)

    def not_found(self, request: Request) -> Response:
        """The answer for an unknown address: the client's page, which says so, or JSON for a program."""
        if request.method not in ("GET", "HEAD") or not wants_page(request.headers):
            return problem(Refusal("not-found"))
        if not (self._root / PAGE).is_file():
            return refused(Refusal("not-found"), request.headers)
        page = self._answer(request, self._root / PAGE, ASK_AGAIN)
        page.status_code = 404 if page.status_code == 200 else page.status_code
        page.headers["vary"] = "accept, accept-encoding"
        return page

    def _answer(self, request: Request, path: Path, cache: str) -> Response:
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        stat = path.stat()
        tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
        headers = {"cache-control": cache, "etag": tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        wanted = request.headers.get("accept-encoding", "")
        for name, suffix in COMPRESSED:
            compressed = path.with_name(path.name + suffix)
            if name in wanted and compressed.is_file():
                headers["content-encoding"] = name
                return Response(
                    _read(compressed, compressed.stat().st_mtime_ns), media_type=kind, headers=headers
                )
        if "gzip" in wanted and kind.startswith(WORTH_COMPRESSING):
            headers["content-encoding"] = "gzip"
            return Response(_read_compressed(path, stat.st_mtime_ns), media_type=kind, headers=headers)
        return Response(_read(path, stat.st_mtime_ns), media_type=kind, headers=headers)


@lru_cache(maxsize=256)
def _read(path: Path, changed: int) -> bytes:
    """The file's bytes, cached until it changes."""
    del changed
    return path.read_bytes()


@lru_cache(maxsize=256)
def _read_compressed(path: Path, changed: int) -> bytes:
    return gzip.compress(_read(path, changed), mtime=0)
