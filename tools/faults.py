"""Plants faults in a copy of the checkout, one by one, and sees whether the test for each fails.

``python tools/faults.py`` tries all of ``tests/faults/*.toml`` (two at a time, 5 to 10 s each); with
``--changed`` only those of modules that are not as they were when their faults were last caught; with
``-k WORD`` only those whose reason or file contains the word. A fault::

    [[fault]]
    why = "a watcher hears what is whispered"
    file = "src/tafureria/house/tables/speech.py"
    old = "the text as it stands there, once"
    new = "what stands there instead"
    test = "tests/house/test_talk.py -k everybody"

``test`` may be several words: files, ``-k WORDS``. A test of the client is a file ``*.test.ts``. When all
faults of a module are caught, its hash is written to ``tests/faults/caught.txt``. ``make soak`` tries all
of them.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import queue
import shlex
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path

from npm import environment, npm

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "faults"
CAUGHT = FOLDER / "caught.txt"
LINKED = ("client/node_modules", "src/tafureria/web/built")
"""What a copy shares with the checkout: it is not tracked, and no fault is planted there."""
COPIES = max(2, os.cpu_count() or 2)


@dataclass(frozen=True)
class Fault:
    """A plausible mistake, and the test that must fail because of it."""

    why: str
    file: str
    old: str
    new: str
    test: str

    def planted(self, text: str) -> str:
        """The text of the file with the fault.

        :raises SystemExit: if the place is not there exactly once, since then the list is out of date.
        """
        if text.count(self.old) != 1:
            raise SystemExit(
                f"{self.file}: {self.old!r} stands there {text.count(self.old)} times ({self.why})"
            )
        return text.replace(self.old, self.new)


def faults() -> list[Fault]:
    """All faults of the lists, in order."""
    out = []
    for path in sorted(FOLDER.glob("*.toml")):
        out += [Fault(**one) for one in tomllib.loads(path.read_text(encoding="utf-8"))["fault"]]
    return out


def fingerprint(file: str) -> str:
    """The hash of a module and of its faults."""
    known = [repr(one) for one in faults() if one.file == file]
    text = (ROOT / file).read_text(encoding="utf-8")
    return hashlib.sha256("\n".join([text, *known]).encode()).hexdigest()[:16]


def recorded() -> dict[str, str]:
    """The fingerprints at which all faults of a module were caught, by file."""
    lines = CAUGHT.read_text(encoding="utf-8").splitlines() if CAUGHT.is_file() else []
    return {file: value for value, file in (line.split(" ", 1) for line in lines)}


def changed() -> list[Fault]:
    """The faults of modules that are not as they were when their faults were last caught."""
    seen = recorded()
    stale = {file for file in {one.file for one in faults()} if seen.get(file) != fingerprint(file)}
    return [one for one in faults() if one.file in stale]


def copied(to: Path) -> Path:
    """Copy what git tracks, and what it would track, as it stands now; returns the copy."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        source, target = ROOT / name, to / name
        if source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    for name in LINKED:
        if (ROOT / name).is_dir():
            (to / name).symlink_to((ROOT / name).resolve(), target_is_directory=True)
    return to


def command(test: str, copy: Path) -> list[str]:
    """The command that runs the test in a copy."""
    words = shlex.split(test)
    if words[0].endswith(".test.ts"):
        return npm("test", "--", *words, folder=copy / "client")
    return [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *words]


def is_caught(fault: Fault, copy: Path) -> tuple[bool, str]:
    """Plant the fault, run its test, take it out; returns whether the test failed, and what it printed."""
    place = copy / fault.file
    sound = place.read_text(encoding="utf-8")
    # What is compiled is known by second and size of its source, and a fault may have both of the sound one.
    compiled = Path(cache_from_source(place))
    compiled.unlink(missing_ok=True)
    place.write_text(fault.planted(sound), encoding="utf-8")
    env = environment() | {"PYTHONPATH": str(copy / "src")}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        done = subprocess.run(
            command(fault.test, copy), cwd=copy, env=env, capture_output=True, text=True, check=False
        )
    finally:
        place.write_text(sound, encoding="utf-8")
        compiled.unlink(missing_ok=True)
    # Code 1: tests failed. Any other code but 0 means that the test did not run, so nothing is known.
    if done.returncode not in (0, 1):
        raise SystemExit(f"{fault.test}: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.returncode == 1, done.stdout


def record(tried: list[Fault], missed: list[Fault]) -> None:
    """Write the fingerprints of the modules all of whose faults were caught."""
    files = {one.file for one in faults()}
    whole = {file for file in files if {one for one in faults() if one.file == file} <= set(tried)}
    seen = {file: value for file, value in recorded().items() if file in files}
    seen |= {file: fingerprint(file) for file in whole - {one.file for one in missed}}
    for one in missed:
        seen.pop(one.file, None)
    CAUGHT.write_text("".join(f"{seen[file]} {file}\n" for file in sorted(seen)), encoding="utf-8")


def main() -> int:
    """Try the faults; returns 1 if one of them is not caught."""
    parser = argparse.ArgumentParser(description="Plant faults and see whether the tests catch them.")
    parser.add_argument("--changed", action="store_true", help="only faults of modules that have changed")
    parser.add_argument(
        "-k", default="", metavar="WORD", help="only faults whose reason or file has this word"
    )
    given = parser.parse_args()
    tried = [one for one in (changed() if given.changed else faults()) if given.k in f"{one.why} {one.file}"]
    if not tried:
        print("no faults to try")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        copies: queue.SimpleQueue[Path] = queue.SimpleQueue()
        for number in range(min(COPIES, len(tried))):
            copies.put(copied(Path(folder, str(number))))

        def attempt(fault: Fault) -> bool:
            copy = copies.get()
            try:
                caught, printed = is_caught(fault, copy)
            finally:
                copies.put(copy)
            last = "" if caught else f"\n        {printed.strip().splitlines()[-1]}"
            print(f"{'caught' if caught else 'MISSED'}  {fault.why} ({fault.file}){last}", flush=True)
            return caught

        with ThreadPoolExecutor(COPIES) as pool:
            missed = [one for one, caught in zip(tried, pool.map(attempt, tried), strict=True) if not caught]
    record(tried, missed)
    print(f"{len(tried) - len(missed)} passed, {len(missed)} failed")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
