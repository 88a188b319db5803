"""Writes a folder that any web server can show: the page, and a house that runs in the browser of its visitor."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
from pathlib import Path
from typing import Final

from tafureria import __version__
from tafureria.browser.interpreter import fetch
from tafureria.web.static import BUILT

HERE: Final = Path(__file__).parent
MADE: Final = HERE / "made"
"""What ``tools/engine.py`` builds; a wheel brings it."""
PAGE: Final = "index.html"
PARTS: Final = ("pyodide.asm.wasm", "pyodide.asm.mjs", "stdlib.zip", "modules.xz")
"""What comes before the house opens, besides the small ``pyodide.mjs``."""
OF_A_HOUSE: Final = ("sw.js", "offline.html", "offline.css", "robots.txt", "index.html")
"""Files of the client that only a house on a server has, or that are written anew."""
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'"
)
"""The Content-Security-Policy of the page. WebAssembly may be compiled; nothing else is new in it."""
META: Final = (
    f'<meta http-equiv="content-security-policy" content="{POLICY}" />\n'
    '    <meta name="referrer" content="no-referrer" />\n'
    '    <meta name="tafureria-engine" content="{release}" />\n    '
)
SIZED: Final = (".wasm", ".mjs", ".js", ".css", ".html", ".json", ".svg", ".txt", ".webmanifest")
"""Suffixes of files that web servers send compressed."""


class NotMade(Exception):
    """This copy of Tafurería cannot make a site."""


def write_site(out: Path, cache: Path) -> list[Path]:
    """Write the site into the folder *out*, which is emptied of an earlier one; returns its files.

    The interpreter is fetched from npm's registry, once for each *cache*.

    :raises NotMade: when the page or the modules are not built here, or *out* holds something else.
    :raises NoInterpreter: when the interpreter cannot be fetched.
    """
    if not (BUILT / PAGE).is_file() or not (MADE / "modules.xz").is_file():
        raise NotMade("this copy was not built for sites: a wheel of a release is, and `make site` builds it")
    if out.is_dir() and any(out.iterdir()) and not (out / "engine" / "engine.json").is_file():
        raise NotMade(f"{out} holds something else: choose another folder")
    interpreter = fetch(cache)
    shutil.rmtree(out, ignore_errors=True)
    skipped = shutil.ignore_patterns("*.br", "*.gz", *OF_A_HOUSE)
    shutil.copytree(BUILT, out, ignore=skipped)
    engine = out / "engine"
    engine.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copyfile(interpreter / name, engine / name)
    for name in ("stdlib.zip", "modules.xz", "house.json"):
        shutil.copyfile(MADE / name, engine / name)
    release = _release(out)
    lock = json.loads((interpreter / "pyodide-lock.json").read_bytes())
    about = {
        "release": release,
        "lock": json.dumps({"info": lock["info"], "packages": {}}),
        "parts": [{"name": name, **_sizes(engine / name)} for name in PARTS],
    }
    (engine / "engine.json").write_text(json.dumps(about), "utf-8")
    (out / PAGE).write_text(_page(release), "utf-8")
    files = sorted(path for path in out.rglob("*") if path.is_file())
    return files


def _release(out: Path) -> str:
    """A name for exactly these files."""
    whole = hashlib.sha256()
    for path in sorted(path for path in out.rglob("*") if path.is_file()):
        whole.update(path.relative_to(out).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return f"{__version__}-{whole.hexdigest()[:12]}"


def _sizes(path: Path) -> dict[str, int]:
    data = path.read_bytes()
    return {"bytes": len(data), "sent": len(gzip.compress(data, 9, mtime=0)) if path.suffix in SIZED else len(data)}


def _page(release: str) -> str:
    """The client's page, as it is where there is only one address."""
    page = (BUILT / PAGE).read_text("utf-8")
    page = page.replace('="/', '="./').replace(" crossorigin ", " ").replace(' crossorigin=""', ' crossorigin=""')
    return page.replace('<meta name="viewport"', META.replace("{release}", release) + '<meta name="viewport"', 1)
