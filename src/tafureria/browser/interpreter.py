"""The interpreter for browsers: CPython in WebAssembly, as npm's registry has it, checked by its hash."""

from __future__ import annotations

import base64
import hashlib
import io
import os
import tarfile
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

import msgspec

PINS: Final[dict[str, dict[str, str]]] = msgspec.json.decode(
    Path(__file__).with_name("pins.json").read_bytes()
)
"""What comes from registries, with versions and hashes."""
PUBLIC: Final = "https://registry.npmjs.org/"
FILES: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
"""What is used of the package."""
SECONDS: Final = 60.0


class NoInterpreter(Exception):
    """The interpreter cannot be fetched, or is not the right one."""


def registry() -> str:
    """The address of the registry, as npm is configured."""
    # npm reads its variables in either case, and writes them in small letters.
    said = (value for name, value in os.environ.items() if name.lower() == "npm_config_registry" and value)
    found = next(said, "") or _in_file()
    return (found or PUBLIC).rstrip("/") + "/"


def _in_file() -> str:
    file = Path(os.environ.get("NPM_CONFIG_USERCONFIG") or Path.home() / ".npmrc")
    try:
        lines = file.read_text("utf-8").splitlines()
    except OSError:
        return ""
    said = (line.partition("=") for line in lines)
    return next((value.strip() for name, _, value in said if name.strip() == "registry"), "")


def fetch(cache: Path) -> Path:
    """The folder with :data:`FILES` below *cache*, where they are fetched to once.

    :raises NoInterpreter: saying what is wrong.
    """
    pin = PINS["pyodide"]
    folder = cache / f"pyodide-{pin['version']}"
    if all((folder / name).is_file() for name in FILES):
        return folder
    url = f"{registry()}pyodide/-/pyodide-{pin['version']}.tgz"
    try:
        with urllib.request.urlopen(url, timeout=SECONDS) as answer:  # noqa: S310 - the registry's address
            data: Any = answer.read()
    except (urllib.error.URLError, OSError, ValueError) as error:
        raise NoInterpreter(f"{url} cannot be fetched: {error}") from error
    kind, _, digest = pin["integrity"].partition("-")
    if base64.b64encode(hashlib.new(kind, data).digest()).decode() != digest:
        raise NoInterpreter(f"{url} is not what it was: its hash is another")
    folder.mkdir(parents=True, exist_ok=True)
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        for name in FILES:
            found = archive.extractfile(f"package/{name}")
            assert found is not None
            part = folder / f"{name}.part"
            part.write_bytes(found.read())
            part.replace(folder / name)
    return folder
