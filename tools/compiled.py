"""Compiles the hot modules with mypyc, from the same sources: ``make compiled``.

The checkout is not changed. A copy of the package goes to ``build/compiled/lib``, with an extension module
beside each compiled file; ``PYTHONPATH=build/compiled/lib`` runs it. Files that have not changed since the
last run are not compiled again.

It compiles the hot modules of ``core``, the search, and all modules of every game except those that define
``msgspec`` structs (which are built from annotations at run time) and a few that are never hot.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import sysconfig
import time
from contextlib import redirect_stderr, redirect_stdout
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
SHIPPED = "2"
"""The C compiler's optimization level for `make compiled` and `make wheel`."""
LEVEL = os.environ.get("TAFURERIA_OPT_LEVEL", SHIPPED)


def folder(level: str) -> Path:
    """The folder in which the engine is compiled at that optimization level."""
    return ROOT / "build" / ("compiled" if level == SHIPPED else f"compiled-O{level}")


BUILD = folder(LEVEL)
LIB = BUILD / "lib"
STAMP = BUILD / "stamp"
LOG = BUILD / "log.txt"

CORE = (
    "core/adding.py",
    "core/bits.py",
    "core/chance.py",
    "core/game.py",
    "core/sparse.py",
    "core/tables.py",
    "core/tensor.py",
    "core/value.py",
    "players/search.py",
    "players/trial.py",
)
NEVER_HOT = ("__init__.py", "rulebook.py")
LEFT_OUT_FOLDERS = ("tests", "client", "lessons")
MESSAGES = re.compile(r"^class \w+\([^)]*\b(frozen|kw_only|tag)=", re.MULTILINE)
"""The first line of a ``msgspec`` struct."""
LEFT_OUT = shutil.ignore_patterns("__pycache__", "tests", "client", "*.so")
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def missing() -> str | None:
    """What this machine lacks for compiling, or ``None``."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(os.environ.get("CC", compiler).split()[0]) is None:
        return "no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no headers of Python"
    return None


def groups(package: Path) -> dict[str, list[Path]]:
    """By extension library, the modules that are compiled into it."""
    out = {"tafureria_core": [package / name for name in CORE]}
    for folder in sorted((package / "games").iterdir()):
        if (folder / "__init__.py").is_file():
            modules = [
                path
                for path in sorted(folder.rglob("*.py"))
                if path.name not in NEVER_HOT and path.relative_to(folder).parts[0] not in LEFT_OUT_FOLDERS
            ]
            out[f"tafureria_{folder.name}"] = [
                p for p in modules if not MESSAGES.search(p.read_text("utf-8"))
            ]
    return out


def fingerprint() -> str:
    """A hash of everything that the result depends on."""
    mark = hashlib.sha256()
    files = sorted(path for path in (SOURCE / "tafureria").rglob("*") if path.is_file())
    for path in [Path(__file__), *files]:
        parts = path.relative_to(ROOT).parts
        if not {"__pycache__", "tests", "client"} & set(parts):
            mark.update("/".join(parts).encode() + b"\0" + path.read_bytes() + b"\0")
    for word in (sys.version, version("mypy"), SUFFIX, LEVEL):
        mark.update(word.encode() + b"\0")
    return mark.hexdigest()


def lay_out() -> None:
    """Copy the package; files that have not changed keep their time stamps and compiled modules."""
    package = LIB / "tafureria"
    fresh = BUILD / "fresh"
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(SOURCE / "tafureria", fresh, ignore=LEFT_OUT)
    for path in fresh.rglob("*"):
        old = package / path.relative_to(fresh)
        if path.is_file() and not (old.is_file() and old.read_bytes() == path.read_bytes()):
            old.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, old)
    hot = {path.with_suffix(SUFFIX) for paths in groups(package).values() for path in paths}
    for old in sorted(package.rglob("*"), reverse=True):
        kept = old in hot or "__pycache__" in old.parts or (fresh / old.relative_to(package)).exists()
        if not kept and old.is_dir():
            shutil.rmtree(old)
        elif not kept:
            old.unlink()
    shutil.rmtree(fresh)


def compile_all() -> None:
    """Run mypyc and the C compiler in the copy."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(LIB)
    modules = {
        name: [str(p.relative_to(LIB)) for p in paths] for name, paths in groups(LIB / "tafureria").items()
    }
    extensions = mypycify(
        [
            "--config-file=",
            "--follow-untyped-imports",
            *(path for paths in modules.values() for path in paths),
        ],
        opt_level=LEVEL,
        debug_level="0",
        separate=[(paths, name) for name, paths in modules.items()],
        target_dir=str(BUILD / "c"),
    )
    # The largest first, so that the other processors do not wait for it at the end.
    extensions.sort(key=lambda one: -sum(Path(source).stat().st_size for source in one.sources))
    setup(
        name="tafureria-compiled",
        packages=[],
        ext_modules=extensions,
        script_args=[
            "build_ext",
            "--inplace",
            f"--build-temp={BUILD / 'temp'}",
            f"--build-lib={BUILD / 'out'}",
            f"--parallel={os.cpu_count() or 1}",
        ],
    )


def build() -> int:
    """Bring ``build/compiled/lib`` up to date; returns the exit code, which is 0 on success."""
    mark = fingerprint()
    if STAMP.is_file() and STAMP.read_text(encoding="ascii") == mark:
        return 0
    STAMP.unlink(missing_ok=True)
    BUILD.mkdir(parents=True, exist_ok=True)
    start = time.monotonic()
    print("Compiling the engine with mypyc (once per change)", flush=True)
    lay_out()
    with LOG.open("w", encoding="utf-8") as log, redirect_stdout(log), redirect_stderr(log):
        kept = os.dup(1), os.dup(2)
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
        try:
            compile_all()
        except SystemExit as error:
            code = error.code
        else:
            code = None
        finally:
            os.dup2(kept[0], 1)
            os.dup2(kept[1], 2)
    if code is not None:
        print(LOG.read_text(encoding="utf-8")[-8000:], f"mypyc or the C compiler failed: {code}", sep="\n")
        return 1
    STAMP.write_text(mark, encoding="ascii")
    print(f"Compiled in {time.monotonic() - start:.0f} s: PYTHONPATH={LIB.relative_to(ROOT)}", flush=True)
    return 0


def main() -> int:
    lack = missing()
    if lack is not None:
        print(f"Cannot compile: {lack} on this machine.")
        return 1
    return build()


if __name__ == "__main__":
    sys.exit(main())
