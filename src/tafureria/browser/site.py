"""Writes a folder that any web server can show: the page, and a house that runs in its visitor's browser."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any, Final

from tafureria import __version__
from tafureria.browser.interpreter import fetch
from tafureria.web.head import NAME, TITLE
from tafureria.web.manifest import manifest_in
from tafureria.web.static import BUILT
from tafureria.words import LANGUAGES, shared_words

HERE: Final = Path(__file__).parent
MADE: Final = HERE / "made"
"""What ``tools/engine.py`` builds; a wheel brings it."""
READ: Final = MADE / "read"
"""The rules as pages, and the documentation: what ``tools/docs.py`` writes."""
PAGE: Final = "index.html"
PARTS: Final = ("pyodide.asm.wasm", "pyodide.asm.mjs", "stdlib.packed", "modules.xz")
"""What comes before the house opens, besides the small ``pyodide.mjs``."""
OF_INTERPRETER: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
OF_OURS: Final = ("stdlib.packed", "modules.xz", "house.json")
OF_A_HOUSE: Final = ("sw.js", "offline.html", "offline.css", "robots.txt", "index.html", "wanted.json")
"""Files of the client that only a house on a server has, or that are written anew."""
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'self'; form-action 'none'"
)
"""The Content-Security-Policy of the page. WebAssembly may be compiled; nothing else is new in it."""
META: Final = (
    f'<meta http-equiv="content-security-policy" content="{POLICY}" />\n'
    '    <meta name="referrer" content="no-referrer" />\n'
    '    <meta name="tafureria-engine" content="{where}" />\n    '
)
DOCS: Final = "docs"
"""Folder of the documentation, which takes a network: it is no part of what is kept in the browser."""
SIZED: Final = (".wasm", ".mjs", ".js", ".css", ".html", ".json", ".svg", ".txt", ".webmanifest")
"""Suffixes of files that web servers send compressed."""


class NotMade(Exception):
    """This copy of Tafurería cannot make a site."""


def write_site(out: Path, cache: Path, settings: Mapping[str, Any] | None = None) -> list[Path]:
    """Write the site into the folder *out*, which is emptied of an earlier one; returns its files.

    The interpreter is fetched from npm's registry, once for each *cache*. *settings* are those of the house
    (:class:`tafureria.house.settings.Settings`) that differ from what is usual in a browser.

    :raises NotMade: when the page or the modules are not built here, or *out* holds something else.
    :raises NoInterpreter: when the interpreter cannot be fetched.
    """
    if not all(path.exists() for path in (BUILT / PAGE, MADE / "modules.xz", READ)):
        raise NotMade("this copy was not built for sites: a wheel of a release is, and `make site` builds it")
    if out.is_dir() and any(out.iterdir()) and not (out / "engine").is_dir():
        raise NotMade(f"{out} holds something else: choose another folder")
    interpreter = fetch(cache)
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(BUILT, out, ignore=shutil.ignore_patterns("*.br", "*.gz", *OF_A_HOUSE))
    shutil.copytree(READ, out, dirs_exist_ok=True)
    where = _write_engine(out, interpreter, settings or {})
    for language in LANGUAGES:
        text = json.dumps(_manifest(language), ensure_ascii=False)
        (out / f"manifest.{language}.webmanifest").write_text(text, "utf-8")
    shutil.copyfile(HERE / "pages" / "licences.txt", out / "engine" / "licences.txt")
    shutil.copyfile(HERE / "pages" / "old.js", out / "old.js")
    _write_pages(out, where)
    files = sorted(path for path in out.rglob("*") if path.is_file())
    digests = {
        name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in files
        if not (name := path.relative_to(out).as_posix()).startswith(f"{DOCS}/")
    }
    release = f"{__version__}-{hashlib.sha256(json.dumps(digests).encode()).hexdigest()[:12]}"
    worker = (HERE / "pages" / "sw.js").read_text("utf-8").replace("%RELEASE%", release)
    (out / "sw.js").write_text(worker.replace("%FILES%", json.dumps(digests)), "utf-8")
    return [*files, out / "sw.js"]


def _write_engine(out: Path, interpreter: Path, settings: Mapping[str, Any]) -> str:
    """Write the engine; returns its address in the site, which changes with what is in it."""
    sources = {name: interpreter / name for name in OF_INTERPRETER} | {name: MADE / name for name in OF_OURS}
    whole = hashlib.sha256(json.dumps(dict(settings)).encode())
    for name, path in sorted(sources.items()):
        whole.update(name.encode() + hashlib.sha256(path.read_bytes()).digest())
    where = f"engine/{whole.hexdigest()[:12]}/"
    folder = out / where
    folder.mkdir(parents=True)
    for name, path in sources.items():
        shutil.copyfile(path, folder / name)
    lock = json.loads((interpreter / "pyodide-lock.json").read_bytes())
    about = {
        "lock": json.dumps({"info": lock["info"], "packages": {}}),
        "settings": dict(settings),
        "parts": [{"name": name, **_sizes(folder / name)} for name in PARTS],
    }
    (folder / "engine.json").write_text(json.dumps(about), "utf-8")
    return where


def _sizes(path: Path) -> dict[str, int]:
    data = path.read_bytes()
    return {
        "bytes": len(data),
        "sent": len(gzip.compress(data, 9, mtime=0)) if path.suffix in SIZED else len(data),
    }


def _manifest(language: str) -> dict[str, Any]:
    """What makes the page an app, as it is for a house, at whatever address; nothing can be sent to it."""
    found = manifest_in(language)
    del found["share_target"]
    for shortcut in found["shortcuts"]:
        shortcut["url"] = f"#{shortcut['url']}"
        for icon in shortcut["icons"]:
            icon["src"] = f".{icon['src']}"
    for one in (*found["icons"], *found["screenshots"]):
        one["src"] = f".{one['src']}"
    return found | {"id": "./", "start_url": "./", "scope": "./"}


def _write_pages(out: Path, where: str) -> None:
    """Write the page at the site's own address, and for each language at an address that names it."""
    page = _page(where)
    (out / PAGE).write_text(page, "utf-8")
    for language in LANGUAGES:
        others = [f'<link rel="alternate" hreflang="{one}" href="{one}/" />' for one in LANGUAGES]
        about = escape(shared_words("site-lead", language))
        head = [
            '<meta charset="utf-8" />',
            '<base href="../" />',  # everything is relative to the site, wherever that is
            f'<meta name="description" content="{about}" />',
            *others,
        ]
        title = escape(f"{NAME} · {shared_words('site-title', language)}")
        own = page.replace('<html lang="es">', f'<html lang="{language}">', 1).replace(
            TITLE, f"<title>{title}</title>", 1
        )
        own = own.replace(head[0], "\n    ".join(head), 1)
        own = own.replace(f"manifest.{LANGUAGES[0]}.", f"manifest.{language}.", 1)
        (out / language).mkdir()
        (out / language / PAGE).write_text(own, "utf-8")


def _page(where: str) -> str:
    """The client's page, as it is where there is only one address."""
    page = (BUILT / PAGE).read_text("utf-8").replace('="/', '="./')
    page = page.replace("./manifest.webmanifest", f"./manifest.{LANGUAGES[0]}.webmanifest")
    page = page.replace("</body>", '  <script nomodule src="./old.js"></script>\n  </body>', 1)
    return page.replace('<meta name="viewport"', META.replace("{where}", where) + '<meta name="viewport"', 1)
