"""Runs the test suites, wrappers and learners of other libraries over our environments; prints a table.

``python -m bench.suites`` takes what is installed here; after ``make test-learn`` that is everything. With
``--write`` the table replaces the one in ``results/suites.md``. With ``--installed FOLDER`` the engine is
that of a wheel installed there (``make test-learn`` makes one), else the pure one.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import platform
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "results" / "suites.md"
MARKS: Final = ("<!-- suites -->\n", "<!-- /suites -->")


class Suite(NamedTuple):
    """What a library checks, and the tests here that run it, with every game as their parameter."""

    library: str
    what: str
    file: str
    tests: tuple[str, ...]


ADAPTERS, LEARN = "tests/adapters/test_", "tests/learn/test_suites.py"
AEC, SEATS, SPIEL = (f"{ADAPTERS}{one}.py" for one in ("pettingzoo", "gymnasium", "openspiel"))
SUITES: Final = (
    Suite("pettingzoo", "`api_test`, `parallel_api_test`", AEC, ("test_api", "test_parallel_api")),
    Suite("pettingzoo", "`seed_test`, `parallel_seed_test`", AEC, ("test_seed", "test_parallel_seed")),
    Suite("pettingzoo", "`max_cycles_test`, `render_test`", AEC, ("test_max_cycles", "test_render")),
    Suite("pettingzoo", "`performance_benchmark`", AEC, ("test_performance_benchmark",)),
    Suite("gymnasium", "`check_env`, `make`", SEATS, ("test_gymnasium", "test_it_is_registered")),
    Suite("gymnasium", "wrappers of vectors", SEATS, ("test_wrappers_of_vectors",)),
    Suite("open_spiel", "`random_sim_test`, `sim_game`", SPIEL, ("test_random_sim", "test_sim_game")),
    Suite(
        "open_spiel",
        "API and playthrough",
        SPIEL,
        ("test_api", "test_playthrough_is_as_it_stands_in_its_file"),
    ),
    Suite("open_spiel", "IS-MCTS", SPIEL, ("test_their_search_plays_our_games",)),
    Suite(
        "open_spiel",
        "CFR, best response, exploitability of every tiny game",
        SPIEL,
        (
            "test_information_states_of_whole_tiny_games",
            "test_algorithms_for_whole_games_run_on_the_tiny_one",
        ),
    ),
    Suite("supersuit", "wrappers, vectors", LEARN, ("test_supersuit_wrappers", "test_supersuit_vectors")),
    Suite(
        "torchrl",
        "`check_env_specs`, masked policy",
        LEARN,
        (
            "test_torchrl_parallel",
            "test_torchrl_turns",
            "test_torchrl_one_seat",
            "test_torchrl_masked_policy",
        ),
    ),
    Suite("tianshou", "`Collector`", LEARN, ("test_tianshou_collector",)),
    Suite("stable_baselines3", "`check_env`", LEARN, ("test_stable_baselines3_checker",)),
    Suite("sb3_contrib", "2,000 steps of MaskablePPO over spawned processes", LEARN, ("test_maskable_ppo",)),
    Suite("ray", "RLlib's wrappers for PettingZoo", LEARN, ("test_rllib_wrappers",)),
)


def outcomes(installed: str) -> Counter[tuple[str, str, str]]:
    """How often each test of these files came to each end: counts by (file, test, end)."""
    files = sorted({one.file for one in SUITES})
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        words = ["-m", "pytest", "-q", "-p", "no:randomly", "--timeout", "0", f"--junitxml={report}"]
        names = " or ".join(sorted({name for one in SUITES for name in one.tests}))
        env = dict(os.environ)
        if installed:
            words += ["--override-ini", f"pythonpath={installed} . examples/mentiroso tests/installed"]
            env["PYTHONPATH"] = str(ROOT / installed)
        subprocess.run([sys.executable, *words, "-k", names, *files], cwd=ROOT, env=env, check=False)
        out: Counter[tuple[str, str, str]] = Counter()
        for case in ET.parse(report).iter("testcase"):
            file = case.get("classname", "").replace(".", "/") + ".py"
            ends = {child.tag for child in case} & {"failure", "error", "skipped"}
            out[file, case.get("name", "").partition("[")[0], min(ends, default="passed")] += 1
    return out


def table(found: Counter[tuple[str, str, str]], engine: str) -> str:
    """The table of suites, as Markdown."""
    rows = ["| library | version | suite | tests | result |", "|---|---|---|--:|---|"]
    for one in SUITES:
        ends = {
            end: sum(found[one.file, name, end] for name in one.tests)
            for end in ("passed", "failure", "error", "skipped")
        }
        faults = ends["failure"] + ends["error"]
        result = f"{faults} failed" if faults else "passed" if ends["passed"] else "not installed here"
        rows.append(
            f"| {one.library} | {version(one.library)} | {one.what} | {ends['passed'] + faults} | {result} |"
        )
    rows.append(
        f"\nPython {platform.python_version()}, {engine} engine; `python -m bench.suites` makes this table."
    )
    return "\n".join(rows) + "\n"


def version(library: str) -> str:
    """The installed version of a library; a dash if it is not installed."""
    try:
        return importlib.metadata.version(library)
    except importlib.metadata.PackageNotFoundError:
        return "-"


def main() -> int:
    """Run everything; returns 1 if anything failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the table into results/suites.md")
    parser.add_argument(
        "--installed", default="", metavar="FOLDER", help="where a compiled wheel is installed"
    )
    arguments = parser.parse_args()
    found = outcomes(arguments.installed)
    text = table(found, "compiled" if arguments.installed else "pure")
    print(text)
    if arguments.write:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(MARKS[0])
        after = rest.partition(MARKS[1])[2]
        PAGE.write_text(f"{before}{MARKS[0]}{text}{MARKS[1]}{after}", encoding="utf-8")
    return int(any(end in {"failure", "error"} for _, _, end in found))


if __name__ == "__main__":
    sys.exit(main())
