"""Runs in the interpreter for browsers, at build time: keeps the modules that are used, and compiles them.

``/stage`` has ``modules`` (ours, and other packages) and ``stdlib``. What the interpreter loads when it
starts stays in ``stdlib``, for its archive; the rest of it comes into ``rest``, and what only an update of an
earlier store needs into ``more``.
"""

import importlib
import importlib.util
import marshal
import pathlib
import shutil
import sys
import types

FIRST = {*sys.modules, "lzma", "_compression", "compression._common._streams", "json.decoder", "json.scanner"}
STAGE = pathlib.Path("/stage")
MODULES, STDLIB = STAGE / "modules", STAGE / "stdlib"
ZIP = "/lib/python314.zip/"
ALSO = (
    *("encodings.utf_8", "encodings.latin_1", "encodings.ascii", "encodings.idna"),
    *("encodings.unicode_escape", "encodings.cp437", "stringprep"),
    *("_strptime", "calendar", "gzip", "lzma", "pickle", "zipfile", "tracemalloc"),
)
"""Modules of the standard library that something may ask for late."""
NUMPY = ("beliefs", "related")
"""Modules of players that only play with NumPy."""
READ = ("anyio/__init__.py", "anyio/abc/__init__.py", "anyio/_lazyimport.py")
"""Modules whose package reads their text to know what it can load."""
MIGRATIONS = "house/store/migrations/"
USELESS = ("pyodide.console", "asyncio.__main__", "asyncio.tools")


def load(name: str) -> None:
    try:
        importlib.import_module(name)
    except ImportError as error:
        print("  not loaded:", name, error)


async def use_everything() -> None:
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(MODULES))
    for name in ALSO:
        load(name)
    for part in ("games", "players", "analysis"):
        for path in sorted((MODULES / "tafureria" / part).rglob("*.py")):
            shown = path.relative_to(MODULES).with_suffix("").as_posix()
            name = shown.replace("/", ".").removesuffix(".__init__")
            if name.rpartition(".")[2] not in NUMPY:
                load(name)
    load("tafureria.browser.worker")
    from tafureria.browser.opening import open_house
    from tafureria.house.bots import thinker

    shutil.copyfile(MODULES / "tafureria/browser/empty.sqlite3", "/tmp/house.sqlite3")
    port = await open_house("/tmp/house.sqlite3", lambda *_: None, None)
    thinker.prepare()
    from tafureria.words import shared_words

    shared_words("guest", "es")
    await port.close()


async def update_a_store() -> None:
    from tafureria.house.store.store import Store

    await (await Store.open("sqlite+pysqlite:////tmp/new.sqlite3")).close()


def used() -> set[str]:
    files = (getattr(module, "__file__", None) or "" for module in sys.modules.values())
    return {file for file in files if file.startswith((ZIP, str(MODULES)))}


def compiled(path: pathlib.Path, shown: str, *, lines: bool) -> bytes:
    """Code that is never compared with its source, in the format of this interpreter."""
    code = compile(path.read_bytes(), shown, "exec", dont_inherit=True, optimize=2)
    data = marshal.dumps(code if lines else without_lines(code))
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + data


def without_lines(code: types.CodeType) -> types.CodeType:
    """The code without the numbers of its lines, which nobody reads of modules that are not ours.

    Its table says, for eight units of code at a time, that they have no place.
    """
    units, rest = divmod(len(code.co_code) // 2, 8)
    places = b"\xff" * units + bytes([0xF8 | (rest - 1)] if rest else [])
    parts = tuple(without_lines(one) if hasattr(one, "co_code") else one for one in code.co_consts)
    return code.replace(co_linetable=places, co_consts=parts)


def of_stdlib(keep: set[str]) -> None:
    first = {name.partition(".")[0] for name in FIRST}  # a package is in one place
    for path in sorted(STDLIB.rglob("*.py")):
        shown = path.relative_to(STDLIB).as_posix()
        name = shown.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        if ZIP + shown in keep and name not in USELESS:
            root = STDLIB if name.partition(".")[0] in first else STAGE / "rest"
            target = (root / shown).with_suffix(".pyc")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(compiled(path, shown, lines=False))
        path.unlink()


def of_modules(keep: set[str], more: set[str]) -> None:
    for path in sorted(MODULES.rglob("*.py")):
        shown = path.relative_to(MODULES).as_posix()
        is_late, is_ours = str(path) in more or MIGRATIONS in shown, shown.startswith("tafureria")
        if not is_late and str(path) not in keep:
            path.unlink()
            continue
        target = STAGE / "more" / shown if is_late else path
        target.parent.mkdir(parents=True, exist_ok=True)
        if MIGRATIONS in shown:  # few, and read as text by the library that carries them out
            path.rename(target)
            continue
        beside = target.parent / "__pycache__" / f"{path.stem}.cpython-314.pyc"
        beside.parent.mkdir(exist_ok=True)
        beside.write_bytes(compiled(path, shown, lines=is_ours))
        if shown not in READ:
            path.write_bytes(b"")  # a game finds its players by files beside it, whatever is in them
        if is_late:
            path.rename(target)


async def main() -> None:
    await use_everything()
    keep = used()
    await update_a_store()
    late = used()
    of_stdlib(late)
    of_modules(keep, late - keep)
