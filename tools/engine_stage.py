"""Runs in the interpreter for browsers, at build time: keeps the modules that are used, and compiles them.

``/stage`` has ``modules`` (ours, and other packages) and ``stdlib``. What the interpreter loads when it starts
stays in ``stdlib``, for its archive; everything else comes into ``modules``.
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
    "encodings.utf_8",
    "encodings.latin_1",
    "encodings.ascii",
    "encodings.idna",
    "encodings.unicode_escape",
    "encodings.cp437",
)
ALSO += (
    "_strptime",
    "_pydecimal",
    "calendar",
    "gzip",
    "lzma",
    "pickle",
    "zipfile",
    "tracemalloc",
    "pdb_",
    "stringprep",
)
NUMPY = ("beliefs", "related")
"""Modules of players that only play with NumPy."""
READ = ("anyio/__init__.py", "anyio/abc/__init__.py", "anyio/_lazyimport.py")
"""Modules whose package reads their text to know what it can load."""
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
        if not name.endswith("_"):
            load(name)
    for part in ("games", "players", "analysis"):
        for path in sorted((MODULES / "tafureria" / part).rglob("*.py")):
            name = (
                path.relative_to(MODULES)
                .with_suffix("")
                .as_posix()
                .replace("/", ".")
                .removesuffix(".__init__")
            )
            if name.rpartition(".")[2] not in NUMPY:
                load(name)
    load("tafureria.browser.worker")
    from tafureria.browser.opening import open_house
    from tafureria.house.bots import thinker

    shutil.copyfile(MODULES / "tafureria/browser/empty.sqlite3", "/tmp/house.sqlite3")
    port = await open_house("/tmp/house.sqlite3", lambda text, body: None, None)
    thinker.prepare()
    from tafureria.words import shared_words

    shared_words("guest", "es")
    await port.close()


def used() -> set[str]:
    out = set()
    for name, module in sorted(sys.modules.items()):
        file = getattr(module, "__file__", None) or ""
        if file.startswith((ZIP, str(MODULES))):
            out.add(file)
    return out


def compiled(path: pathlib.Path, shown: str, *, lines: bool) -> bytes:
    """Code that is never compared with its source, in the format of this interpreter."""
    code = compile(path.read_bytes(), shown, "exec", dont_inherit=True, optimize=2)
    data = marshal.dumps(code if lines else without_lines(code))
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + data


def without_lines(code: types.CodeType) -> types.CodeType:
    """The code without the numbers of its lines, which nobody reads of modules that are not ours.

    Its table says, for eight units of code at a time, that they have no place (``Objects/locations.md`` of CPython).
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


def of_modules(keep: set[str]) -> None:
    for path in sorted(MODULES.rglob("*.py")):
        shown = path.relative_to(MODULES).as_posix()
        is_ours = shown.startswith("tafureria")
        if str(path) not in keep:
            path.unlink()
            continue
        beside = path.parent / "__pycache__" / f"{path.stem}.cpython-314.pyc"
        beside.parent.mkdir(exist_ok=True)
        beside.write_bytes(compiled(path, shown, lines=is_ours))
        if shown not in READ:
            path.write_bytes(b"")  # a game finds its players by files beside it, whatever is in them


async def main() -> None:
    await use_everything()
    keep = used()
    of_stdlib(keep)
    of_modules(keep)
