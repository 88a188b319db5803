"""Runs in the interpreter for browsers, at build time: keeps the modules that are used, and compiles them.

``/stage`` has ``modules`` (ours, and other packages) and ``stdlib``. What the interpreter loads when it
starts stays in ``stdlib``, for its archive; the rest of it comes into ``rest``.
"""

import ast
import importlib
import importlib.util
import marshal
import pathlib
import sys
import types

FIRST = {*sys.modules, "lzma", "_compression", "compression._common._streams", "json.decoder", "json.scanner"}
STAGE = pathlib.Path("/stage")
MODULES, STDLIB = STAGE / "modules", STAGE / "stdlib"
ZIP = "/lib/python314.zip/"
ALSO = (
    *("encodings.utf_8", "encodings.latin_1", "encodings.ascii", "encodings.idna"),
    *("encodings.unicode_escape", "encodings.cp437", "stringprep"),
    *("_strptime", "calendar", "gzip", "lzma", "pickle", "zipfile"),
)
"""Modules of the standard library that something may ask for late."""
NUMPY = ("beliefs", "related")
"""Modules of players that only play with NumPy."""
READ = ("anyio/__init__.py", "anyio/abc/__init__.py", "anyio/_lazyimport.py")
"""Modules whose package reads their text to know what it can load."""
FOUND = "tafureria/games/"
"""A game, and what it has, are found by files, whatever is in them."""
MIGRATIONS = "house/store/migrations/"
GATHER = ("prometheus_client/__init__.py",)
"""Packages that load modules which nobody asks for: they are left empty."""
EMPTIED = {
    "html.entities": "html5 = {}",
    "_sysconfigdata__emscripten_wasm32-emscripten": "build_time_vars = {}",
}
"""Tables that are loaded and never looked into: names of characters, and how the interpreter was built."""
USELESS = ("pyodide.console", "asyncio.__main__", "asyncio.tools")


def load(name: str) -> None:
    try:
        importlib.import_module(name)
    except ImportError as error:
        print("  not loaded:", name, error)


async def use_everything() -> None:
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(MODULES))
    for name in GATHER:
        (MODULES / name).write_bytes(b"")
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

    port = await open_house("/tmp/house.sqlite3", lambda *_: None, None)
    thinker.prepare()
    from tafureria.words import shared_words

    shared_words("guest", "es")
    await port.close()


def used() -> set[str]:
    files = (getattr(module, "__file__", None) or "" for module in sys.modules.values())
    return {file for file in files if file.startswith((ZIP, str(MODULES)))}


def compiled(path: pathlib.Path, shown: str, *, lines: bool) -> bytes:
    """Code in the format of this interpreter, as `marshal` writes it."""
    tree = ast.parse(path.read_bytes())
    members = shown.startswith("sqlalchemy/")
    light = ast.fix_missing_locations(Lighter(members=members).visit(tree))
    code = compile(light, shown, "exec", dont_inherit=True, optimize=2)
    return marshal.dumps(placed(code, lines=lines))


# Before code in an archive from which the interpreter imports by itself: it is not compared with a source.
UNCHECKED = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Lighter(ast.NodeTransformer):
    """Leaves out what only type checkers read. In classes annotations stay: they may be fields of a record.

    *members*: are they none here, but for named tuples and typed dictionaries?
    """

    def __init__(self, *, members: bool) -> None:
        self._members = members
        self._keeps = [False]

    def visit_FunctionDef(self, node: Function) -> ast.AST | None:
        if any(last_name(one) == "overload" for one in node.decorator_list):
            return None
        told = node.args
        if not node.decorator_list:  # which may read them, as `singledispatch` does
            for one in (*told.posonlyargs, *told.args, *told.kwonlyargs, told.vararg, told.kwarg):
                if one is not None:
                    one.annotation = None
            node.returns = None
        return self._within(node, keeps=True)  # of local variables nothing is stored

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST | None:
        return self.visit_FunctionDef(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        is_record = bool(node.decorator_list) or {"NamedTuple", "TypedDict"} & set(map(last_name, node.bases))
        return self._within(node, keeps=is_record or not self._members)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if self._keeps[-1]:
            return node
        return None if node.value is None else ast.copy_location(ast.Assign([node.target], node.value), node)

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        if last_name(node.test) == "TYPE_CHECKING":
            return self.generic_visit(ast.Module(node.orelse, [])).body
        self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return node

    def _within(self, node: Function | ast.ClassDef, *, keeps: bool) -> ast.AST:
        self._keeps.append(keeps)
        self.generic_visit(node)
        self._keeps.pop()
        node.body = node.body or [ast.Pass()]
        return node


def last_name(node: ast.expr) -> str:
    """``overload`` of ``typing.overload``; empty for anything but names."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def placed(code: types.CodeType, *, lines: bool) -> types.CodeType:
    """The code with the numbers of its lines, for tracebacks, but no columns; without *lines* with neither.

    Its table says, for at most eight units of code at a time, by how many lines they are further on.
    """
    table, before = bytearray(), code.co_firstlineno
    for start, end, line in code.co_lines() if lines else [(0, len(code.co_code), None)]:
        for first in range(start, end, 16):
            units = (min(end, first + 16) - first) // 2
            if line is None:
                table.append(0xF8 | (units - 1))
                continue
            table.append(0xE8 | (units - 1))
            further = (line - before) * 2 if line >= before else (before - line) * 2 + 1
            while further > 63:
                table.append(64 | (further & 63))
                further >>= 6
            table.append(further)
            before = line
    parts = tuple(placed(one, lines=lines) if hasattr(one, "co_code") else one for one in code.co_consts)
    return code.replace(co_linetable=bytes(table), co_consts=parts)


def of_stdlib(keep: set[str]) -> None:
    first = {name.partition(".")[0] for name in FIRST}  # a package is in one place
    for path in sorted(path for path in STDLIB.rglob("*") if path.is_file()):
        shown = path.relative_to(STDLIB).as_posix()
        name = shown.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        if ZIP + shown in keep and name not in USELESS:
            is_first = name.partition(".")[0] in first
            target = ((STDLIB if is_first else STAGE / "rest") / shown).with_suffix(".pyc")
            target.parent.mkdir(parents=True, exist_ok=True)
            if name in EMPTIED:
                path.write_text(EMPTIED[name])
            target.write_bytes(UNCHECKED * is_first + compiled(path, shown, lines=False))
        path.unlink()


def of_modules(keep: set[str]) -> None:
    for path in sorted(MODULES.rglob("*.py")):
        shown = path.relative_to(MODULES).as_posix()
        if MIGRATIONS in shown:  # few, and read as text by the library that carries them out
            continue
        if str(path) in keep:
            code = compiled(path, shown, lines=shown.startswith("tafureria"))
            path.with_suffix(".pyc").write_bytes(code)
        if str(path) in keep and shown.startswith(FOUND):
            path.write_bytes(b"")
        elif shown not in READ:
            path.unlink()


async def main() -> None:
    await use_everything()
    keep = used()
    of_stdlib(keep)
    of_modules(keep)
