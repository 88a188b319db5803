"""Runs all checks and adds up the results: ``make test``.

The last line is ``N passed, N failed``, with ``, N skipped`` if something could not be run. A check that is
not a test suite (a linter, a type checker) counts as one test.
"""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import browsers
import compiled
from npm import environment, npm

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "test-results"
BROWSER_TESTS = ROOT / "tests" / "browser"
ONLY_PURE = ("layout", "lessons", "locale", "rulebook", "telling")
"""Contract tests of lessons, translations, options and what can be reached. Their results are the same in
both modes, provided that both write the same bytes (``tests/compiled/test_modes.py``)."""
BOTH_MODES = ["tests/compiled", "tests/contract", "tests/house/test_protocol_page.py"]
BOTH_MODES += [f"--ignore=tests/contract/test_{name}.py" for name in ONLY_PURE]
"""Tests that run again with the compiled engine, from a wheel that pip has installed."""
PAGES = "tests/docs/test_blocks.py"
LONG = ("advice", "analysis", "encoder", "extent", "imagination", "moves", "records", "relations")
LONG += ("search", "statements", "timing", "twins")
"""Contract tests that play games for minutes."""
ONCE = [PAGES, *(f"tests/contract/test_{name}.py" for name in LONG)]
"""Tests that run only once: on that wheel or, if nothing can be compiled, on the sources. ``make soak`` runs
the contract tests on the sources too."""
EXAMPLE = [str(ROOT / "examples" / "mentiroso"), str(ROOT / "tests" / "installed")]
"""Folders in which the example game counts as installed: the page that the browser tests open plays it."""
LEVEL = os.environ.get("TAFURERIA_OPT_LEVEL", "1")
"""The C compiler's optimization level for the engine under test; compiling at the shipped one takes twice as
long."""
WORKERS = ["-n", str(min(8, max(2, os.cpu_count() or 2))), "--dist", "loadgroup"]
MOST_FAILURES = 10
"""Failures of one part after which the rest of it is not run, since something fundamental is broken."""
BIN = Path(sys.executable).parent
SEED = int(os.environ.get("TAFURERIA_TEST_SEED") or secrets.randbelow(1 << 32))
"""Seed of the order in which the tests run; a new one each time."""
COLOR = "yes" if sys.stdout.isatty() else "no"
PYTEST = [sys.executable, "-m", "pytest", "-q", f"--color={COLOR}", f"--randomly-seed={SEED}"]
PYTEST += [f"--maxfail={MOST_FAILURES}"]


@dataclass
class Done:
    """The result of one check."""

    name: str
    passed: int = 0
    failed: int = 0
    skipped: list[str] = field(default_factory=list)
    seconds: float = 0.0
    output: str = ""

    def line(self) -> str:
        """The result in one line."""
        what = [f"{self.passed} passed", f"{self.failed} failed"]
        what += [f"{len(self.skipped)} skipped"] if self.skipped else []
        verdict = "FAILED" if self.failed else "ok"
        return f"{verdict:>6}  {self.name:<14} {', '.join(what)} in {self.seconds:.1f} s"


def run(command: list[str], **more: str) -> tuple[int, str]:
    """Run a command; returns its exit code and its output."""
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
    """Run the unit tests of the browser client."""
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


def pytest(name: str, words: list[str], **more: str) -> Done:
    """Run Python tests, and count the results in pytest's own report."""
    report = RESULTS / f"{name}.xml"
    report.unlink(missing_ok=True)
    code, output = run([*PYTEST, *words, *WORKERS, f"--junitxml={report}"], **more)
    out = Done(name, output=output)
    if report.is_file():
        for case in ET.parse(report).iter("testcase"):
            kinds = {child.tag for child in case}
            skip = case.find("skipped")
            if kinds & {"failure", "error"}:
                out.failed += 1
            elif skip is not None:
                out.skipped.append(f"{case.get('classname')}::{case.get('name')}: {skip.get('message')}")
            else:
                out.passed += 1
    else:
        out.output += f"\npytest ended with code {code} and wrote no report"
    # Code 5 means that there are no tests; any other code except 0 is a failure, whatever the report says.
    out.failed += code not in (0, 5) and out.failed == 0
    return out


def listed(collected: str, why: str) -> list[str]:
    """The tests that pytest would have run, each with the reason why it did not."""
    return [f"{line}: {why}" for line in collected.splitlines() if "::" in line]


def browser() -> Done:
    """Run the tests in a real browser; if there is none, list them as skipped."""
    if not BROWSER_TESTS.is_dir():
        return Done("browser")
    path = browsers.installed(browsers.CHROMIUM)
    if path is not None:
        built = str(ROOT / "build" / "client-with-example")
        code, output = run(
            [sys.executable, str(ROOT / "tools" / "npm.py"), "run", "--silent", "build"],
            TAFURERIA_BUILT=built,
            PYTHONPATH=os.pathsep.join([str(ROOT / "src"), *EXAMPLE]),
        )
        if code != 0:
            return Done("browser", failed=1, output=output)
        return pytest("browser", [str(BROWSER_TESTS)], TAFURERIA_CHROMIUM=path, TAFURERIA_BUILT=built)
    _, output = run([*PYTEST, "--collect-only", str(BROWSER_TESTS)])
    return Done("browser", skipped=listed(output, "no Chromium on this machine"))


def compiled_engine() -> Done:
    """Run the contract tests on the compiled engine; if nothing can be compiled, list them as skipped."""
    lack = compiled.missing()
    if lack is not None:
        _, output = run([*PYTEST, "--collect-only", *BOTH_MODES])
        return Done("compiled", skipped=listed(output, f"there is {lack} here"))
    code, output = run([sys.executable, str(Path(compiled.__file__))], TAFURERIA_OPT_LEVEL=LEVEL)
    if code != 0:
        return Done("compiled", failed=1, output=output)
    code, output = run([sys.executable, str(Path(compiled.__file__).with_name("installed.py"))], LEVEL=LEVEL)
    if code != 0:
        return Done("compiled", failed=1, output=output)
    lib = compiled.folder(LEVEL) / "installed"
    paths = f"pythonpath={lib.relative_to(ROOT)} . examples/mentiroso tests/installed"
    words = [*BOTH_MODES, PAGES, "--override-ini", paths]
    return pytest("compiled", words, PYTHONPATH=str(lib))


def ran_elsewhere() -> list[str]:
    """Paths of tests that run in another part."""
    return ["tests/browser", "tests/compiled", *(ONCE if compiled.missing() is None else [])]


def timed(check: Callable[[], Done]) -> Done:
    """Run a check and measure its time; if it fails, print its output at once, and name what it skipped."""
    start = time.monotonic()
    done = check()
    done.seconds = time.monotonic() - start
    if done.failed:
        print(done.output, flush=True)
    if done.skipped:
        print("Skipped are", *done.skipped, sep="\n  ")
    print(done.line(), flush=True)
    return done


def linters_and_tests() -> list[Done]:
    """Run all other checks, one after another, the quick ones first."""
    return [
        timed(check)
        for check in (
            lambda: single("format", [str(BIN / "ruff"), "format", "--check", "--quiet", "."]),
            lambda: single("lint", [str(BIN / "ruff"), "check", "--quiet", "."]),
            lambda: single("imports", [str(BIN / "lint-imports")]),
            lambda: single("types", [str(BIN / "mypy")]),
            lambda: single("svelte-check", npm("run", "--silent", "check")),
            vitest,
            lambda: pytest("tests", ["tests", "src", *(f"--ignore={path}" for path in ran_elsewhere())]),
        )
    ]


def main() -> int:
    """Run all checks, print each result, and add them up."""
    RESULTS.mkdir(exist_ok=True)
    # In parallel, so that no processor is idle: a browser mostly waits, and much of compiling is one process.
    with ThreadPoolExecutor(3) as pool:
        parts = [lambda: [timed(compiled_engine)], lambda: [timed(browser)], linters_and_tests]
        done = [one for part in pool.map(lambda part: part(), parts) for one in part]
    passed, failed = sum(d.passed for d in done), sum(d.failed for d in done)
    skipped = sum(len(d.skipped) for d in done)
    if failed:
        print(f"The same order once more: TAFURERIA_TEST_SEED={SEED} make test")
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
