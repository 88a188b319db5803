"""Wherever output goes and wherever a command is run: an exit code that says what happened, no traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tafureria.cli import main
from tafureria.cli.streams import READABLE, prepare
from tests.unit.every_command import commands, words_of
from tests.wide import WIDE

ROOT = Path(__file__).parents[2]
CANNOT = {"site": 2, "": 2, "join": 2, "keeper --json": 2}
"""Commands that cannot do here what they are asked to, wherever their output goes."""
QUIET = {"mcp", *CANNOT}
"""Commands that print nothing to standard output here."""


def environment(**more):
    # It must find the same sources and games as the test.
    return os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)} | more


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    """A record of a game, beside the store of a house."""
    folder = tmp_path_factory.mktemp("game")
    assert main(["record", "mentiroso", "--seed", "3", "--out", str(folder / "game.txt")]) == 0
    assert main(["keeper", "token", "--store", str(folder / "house.sqlite3")]) == 0
    return folder / "game.txt"


@pytest.fixture
def run(game, tmp_path):
    def run(shell='exec "$@"', **more):
        report, errors = tmp_path / "report.json", tmp_path / "errors.txt"
        words = [sys.executable, str(ROOT / "tests/unit/every_command.py"), str(game), str(report)]
        home = {"HOME": str(tmp_path), "XDG_DATA_HOME": "", **more.pop("env", {})}
        with errors.open("wb") as err:
            subprocess.run(
                ["sh", "-c", shell, "sh", *words],
                env=environment(**home),
                cwd=tmp_path,
                check=True,
                **{"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": err, **more},
            )
        said = errors.read_text(errors="replace")
        assert "Traceback" not in said
        assert "Exception ignored" not in said
        codes = json.loads(report.read_text())
        learned = codes.pop("learn")
        assert learned in (0, 2), "with PyTorch and without it"
        return codes, said

    return run


def usual(codes, *, without_output):
    """The exit codes where output gets through, or (*without_output* is then the code) where it does not."""
    return {name: CANNOT.get(name, 0 if name in QUIET else without_output) for name in codes}


def test_every_command_is_run_here(game):
    assert commands() <= set(words_of(str(game)))


@pytest.mark.parametrize("encoding", ["cp437", "ascii"] if WIDE else ["ascii"])
def test_every_encoding_will_do(run, tmp_path, encoding):
    with (tmp_path / "out.txt").open("wb") as out:
        codes, _ = run(env={"PYTHONIOENCODING": encoding}, stdout=out)
    assert codes == usual(codes, without_output=0)
    text = (tmp_path / "out.txt").read_bytes()
    if encoding == "ascii":
        # A record is always in UTF-8; nothing else in here is.
        start, end = text.index(b"tafureria-record"), text.rindex(b"\nreturns ")
        assert (text[:start] + text[end:]).isascii()
        assert not text[start:end].isascii()


CLOSED = {">/dev/full": 2, "<&- >&- 2>&-": 2, "<&- 2>&-": 0} | ({">&-": 2} if WIDE else {})
"""Streams that are full or closed, and the exit code of a command that prints something there."""


@pytest.mark.parametrize(("where", "code"), CLOSED.items())
def test_closed_and_full_streams(run, where, code):
    codes, said = run(f'exec "$@" {where}')
    assert codes == usual(codes, without_output=code)
    if where == ">/dev/full":
        assert "tafureria: standard output: No space left on device" in said


def test_who_has_read_enough_ends_a_command_well(run):
    reads, writes = os.pipe()
    os.close(reads)
    codes, said = run(stdout=writes)
    os.close(writes)
    assert codes == usual(codes, without_output=0)
    assert "standard output" not in said


def test_in_a_folder_that_has_been_deleted(run, tmp_path):
    codes, _ = run('mkdir gone; cd gone; rmdir ../gone; exec "$@"')
    assert codes == usual(codes, without_output=0)


def test_with_a_home_that_cannot_be_written(run):
    codes, said = run(env={"HOME": "/dev/null/home"})
    assert codes == usual(codes, without_output=0) | {"keeper": 2}
    assert "tafureria: [Errno 20] Not a directory: '/dev/null/home" in said


@pytest.mark.parametrize("where", [">&-", ">/dev/full"])
def test_a_house_needs_no_output(tmp_path, where):
    words = ["--no-browser", "--port", "0", "--store", "house.sqlite3", "--log-level", "info"]
    house = subprocess.Popen(
        ["sh", "-c", f'exec "$@" {where}', "sh", sys.executable, "-m", "tafureria", *words],
        env=environment(HOME=str(tmp_path)),
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert "the house is open" in house.stderr.readline()
    finally:
        house.send_signal(signal.SIGTERM)
        _, said = house.communicate()
    assert house.returncode == 0
    assert "Traceback" not in said


def test_every_character_of_our_words_can_be_read_in_ascii():
    prepare()
    files = [*ROOT.glob("src/**/*.ftl"), *ROOT.glob("src/tafureria/cli/*.py")]
    for file in files:
        for one in set(file.read_text(encoding="utf-8")) - {"?", "\u202f", "\u00a0"}:
            assert "?" not in one.encode("ascii", READABLE).decode(), (file, one)


def test_text_stays_readable():
    prepare()
    text = "¿«¡Muerte al rey!»? Sí: 5 − 2 → 3 ± 1…"
    assert text.encode("ascii", READABLE).decode() == '"Muerte al rey!"? Si: 5 - 2 -> 3 +- 1...'
    assert "ñ Á".encode("cp437", READABLE).decode("cp437") == "ñ A"


def test_a_record_goes_through_pipes_of_any_encoding(tmp_path):
    """What one command writes, another reads."""
    there = environment(PYTHONIOENCODING="ascii")
    command = [sys.executable, "-m", "tafureria"]
    words = ["record", "moros-y-cristianos", "--players", "random"]
    record = subprocess.run([*command, *words], env=there, capture_output=True, check=True).stdout
    found = subprocess.run(
        [*command, "verify", "-"], env=there, input=record, capture_output=True, check=False
    )
    assert b"-: valid" in found.stdout
    assert "í" in record.decode()
