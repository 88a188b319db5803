"""Checks everything and adds it all up: ``make test``.

The last line is ``N passed, N failed``, with ``, N skipped`` where something could not be run. A check
that is no test (a linter, a type checker) counts as one.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import compiled
from npm import environment, npm

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "test-results"
BROWSER_TESTS = ROOT / "tests" / "browser"
BOTH_MODES = ["tests/compiled", "tests/contract"]
"""Tests that are run once more with the compiled engine."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BEHIND = ["nice", "-n", "10"] if shutil.which("nice") else []
"""Before what gives way to everything else."""
BIN = Path(sys.executable).parent
PYTEST = [sys.executable, "-m", "pytest", "-q", "--color=yes" if sys.stdout.isatty() else "--color=no"]


@dataclass
class Done:
    """What came of one check."""

    name: str
    passed: int = 0
    failed: int = 0
    skipped: list[str] = field(default_factory=list)
    seconds: float = 0.0
    output: str = ""

    def line(self) -> str:
        """One line about it."""
        what = [f"{self.passed} passed", f"{self.failed} failed"]
        what += [f"{len(self.skipped)} skipped"] if self.skipped else []
        verdict = "FAILED" if self.failed else "ok"
        return f"{verdict:>6}  {self.name:<14} {', '.join(what)} in {self.seconds:.1f} s"


def run(command: list[str], **more: str) -> tuple[int, str]:
    """Exit code and all that it wrote."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**environment(), **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def single(name: str, command: list[str]) -> Done:
    """A check that passes or fails as a whole."""
    code, output = run(command)
    return Done(name, passed=int(code == 0), failed=int(code != 0), output=output)


def vitest() -> Done:
    """Unit tests of the browser client."""
    report = RESULTS / "vitest.json"
    report.unlink(missing_ok=True)
    code, output = run(
        npm("test", "--", "--reporter=default", "--reporter=json", f"--outputFile.json={report}")
    )
    out = Done("vitest", output=output)
    if report.is_file():
        figures = json.loads(report.read_text(encoding="utf-8"))
        out.passed, out.failed = figures["numPassedTests"], figures["numFailedTests"]
        out.skipped = ["vitest"] * figures["numPendingTests"]
    out.failed += code != 0 and out.failed == 0
    return out


def pytest(name: str, words: list[str], before: Sequence[str] = (), **more: str) -> Done:
    """Tests in Python, counted from pytest's own report."""
    report = RESULTS / f"{name}.xml"
    report.unlink(missing_ok=True)
    code, output = run([*before, *PYTEST, *words, f"--junitxml={report}"], **more)
    out = Done(name, output=output)
    if report.is_file():
        for case in ET.parse(report).iter("testcase"):
            kinds = {child.tag for child in case}
            if kinds & {"failure", "error"}:
                out.failed += 1
            elif "skipped" in kinds:
                out.skipped.append(f"{case.get('classname')}::{case.get('name')}")
            else:
                out.passed += 1
    else:
        out.output += f"\npytest ended with code {code} and wrote no report"
    # Code 5: no tests there; anything else that is not 0 has failed, counted or not.
    out.failed += code not in (0, 5) and out.failed == 0
    return out


def chromium() -> str | None:
    """A browser of this system; on Debian as root it is installed when missing."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("Installing the package chromium for the browser tests (once)", flush=True)
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run(["apt-get", "update", "-qq"], **quiet)
        run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], **quiet)
        found = shutil.which("chromium")
    return found


def browser() -> Done:
    """Real clicks in a real browser; skipped by name where there is none."""
    if not BROWSER_TESTS.is_dir():
        return Done("browser")
    path = chromium()
    if path is not None:
        return pytest(
            "browser", [str(BROWSER_TESTS), "-n", "2", "--dist", "worksteal"], TAFURERIA_CHROMIUM=path
        )
    _, output = run([*PYTEST, "--collect-only", str(BROWSER_TESTS)])
    names = [line for line in output.splitlines() if "::" in line]
    print("No browser here (Chromium is not installed): skipped are", *names, sep="\n  ")
    return Done("browser", skipped=names)


def compiled_engine() -> Done:
    """The contract and recorded games on the compiled engine; skipped by name where nothing compiles."""
    lack = compiled.missing()
    if lack is not None:
        _, output = run([*PYTEST, "--collect-only", *BOTH_MODES])
        names = [line for line in output.splitlines() if "::" in line]
        print(f"There is {lack} here: skipped in compiled mode are", *names, sep="\n  ")
        return Done("compiled", skipped=names)
    code, output = run([*BEHIND, sys.executable, str(Path(compiled.__file__))])
    if code != 0:
        return Done("compiled", failed=1, output=output)
    paths = f"pythonpath={compiled.LIB.relative_to(ROOT)} . tests/sixth"
    words = [*BOTH_MODES, "--override-ini", paths]
    return pytest("compiled", words, BEHIND, PYTHONPATH=str(compiled.LIB))


def timed(check: Callable[[], Done]) -> Done:
    """The check with its time; what failed is shown at once."""
    start = time.monotonic()
    done = check()
    done.seconds = time.monotonic() - start
    if done.failed:
        print(done.output, flush=True)
    print(done.line(), flush=True)
    return done


def main() -> int:
    """Run all, show each, add up."""
    RESULTS.mkdir(exist_ok=True)
    quick: list[Callable[[], Done]] = [
        lambda: single("format", [str(BIN / "ruff"), "format", "--check", "--quiet", "."]),
        lambda: single("lint", [str(BIN / "ruff"), "check", "--quiet", "."]),
        lambda: single("types", [str(BIN / "mypy")]),
        lambda: single("imports", [str(BIN / "lint-imports")]),
        lambda: single("svelte-check", npm("run", "--silent", "check")),
        vitest,
    ]
    with ThreadPoolExecutor(2) as pool:
        done = list(pool.map(timed, quick))
    tests = [
        "tests",
        "src",
        "--ignore=tests/browser",
        "--ignore=tests/compiled",
        "-n",
        "2",
        "--dist",
        "loadgroup",
    ]
    done.append(timed(lambda: pytest("tests", tests)))
    # Browser tests wait more than they work: the compiled engine is made and tested in their pauses.
    with ThreadPoolExecutor(2) as pool:
        done += pool.map(timed, [browser, compiled_engine])
    passed, failed = sum(d.passed for d in done), sum(d.failed for d in done)
    skipped = sum(len(d.skipped) for d in done)
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
