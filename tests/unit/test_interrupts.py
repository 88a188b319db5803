"""Runs that are ended from outside: what was finished is kept, and nobody is left behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys

import pytest
from pyarrow import parquet

from tafureria.lab.interrupts import held, like_ctrl_c
from tafureria.lab.match import collected
from tafureria.lab.places import workers
from tafureria.lab.workers import HERE

STUCK = '''
"""A player that stops playing when all of its kind have made 100 choices, and says so."""

import os
import sys
import threading

from tafureria.players.random_player import RandomPlayer


class Stuck(RandomPlayer):
    def choose(self, view, legal, notebook, seed):
        file = os.open("choices", os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os.write(file, b".")
        made = os.fstat(file).st_size
        os.close(file)
        if made > 100:
            os.write(2, b"stuck\\n")
            threading.Event().wait()
        return super().choose(view, legal, notebook, seed)
'''
GAMES = ["--players", "stuck:Stuck", "--jobs", "2"]
COMMANDS = {
    "simulate": ["mentiroso", *GAMES, "--games", "1000", "--data", "data", "--html", "page.html"],
    "ladder": ["mentiroso", "--players", "stuck:Stuck,random", "--jobs", "2", "--games", "1000"],
    "compare": ["mentiroso", *GAMES, "--variant", "a:", "--variant", "b:envite=no"],
    "sweep": ["mentiroso", *GAMES, "--over", "caras=4,6"],
    "benchmark": ["stuck:Stuck", "moros-y-cristianos", "--jobs", "2"],
    "tune": ["mentiroso", *GAMES, "--over", "caras=4,6", "--goal", "even"],
}


@pytest.fixture
def begin(tmp_path):
    """Start a command in a session of its own, and wait until its players are stuck."""
    (tmp_path / "stuck.py").write_text(STUCK)
    begun = []

    def begin(command, *words):
        # It must find the same sources and games as the test.
        env = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        process = subprocess.Popen(
            [sys.executable, "-m", "tafureria", command, *words, "--json"],
            cwd=tmp_path,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        begun.append(process)
        while (line := process.stderr.readline()) != "stuck\n":
            assert line, process.communicate()
        return process

    # Whoever starts the tests by nohup or in the background has their children ignore these signals, and a
    # command goes on ignoring them.
    heard = {signal.SIGHUP: signal.SIG_DFL, signal.SIGINT: signal.default_int_handler}
    before = {number: signal.signal(number, handler) for number, handler in heard.items()}
    yield begin
    for number, handler in before.items():
        signal.signal(number, handler)
    for process in begun:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


def ended(process):
    """Exit code and output; that it comes to an end shows that no process holds the other ends any more."""
    out, err = process.communicate()
    assert "Traceback" not in err
    return process.returncode, out, err


@pytest.mark.parametrize("command", COMMANDS)
def test_sigterm_ends_every_command_with_what_there_is(begin, command):
    process = begin(command, *COMMANDS[command])
    process.terminate()
    code, out, err = ended(process)
    if command == "tune":
        assert (code, out) == (2, "")
        assert "stopped too early" in err
        return
    assert code == 0
    assert "stopped after" in err
    assert json.loads(out)


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("how", ["SIGINT to all", "SIGTERM", "SIGHUP"])
def test_every_game_that_is_told_of_is_in_the_data(begin, tmp_path, how, jobs):
    process = begin("simulate", *COMMANDS["simulate"], "--jobs", jobs)
    if how == "SIGINT to all":
        os.killpg(process.pid, signal.SIGINT)
    else:
        process.send_signal(getattr(signal, how))
    code, out, err = ended(process)
    told = json.loads(out)
    assert code == 0
    assert f"stopped after {told['games']} of 1000 games" in err
    games = parquet.read_table(tmp_path / "data" / "games.parquet")
    decisions = parquet.read_table(tmp_path / "data" / "decisions.parquet")
    assert games["game"].to_pylist() == list(range(told["games"]))
    assert decisions.num_rows == sum(games["decisions"].to_pylist())
    assert sorted(path.name for path in (tmp_path / "data").iterdir()) == [
        "decisions.parquet",
        "games.parquet",
    ]
    assert "</html>" in (tmp_path / "page.html").read_text()


def test_who_is_killed_leaves_no_process_behind_and_no_half_file(begin, tmp_path):
    process = begin("simulate", *COMMANDS["simulate"])
    process.kill()
    assert ended(process)[0] == -signal.SIGKILL
    assert not list(tmp_path.glob("**/[!.]*.parquet"))
    assert not (tmp_path / "page.html").exists()


def test_sigterm_ends_a_command_whose_ctrl_c_is_ignored(begin):
    """As it is for a command that a shell starts in the background."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        process = begin("simulate", *COMMANDS["simulate"])
    finally:
        signal.signal(signal.SIGINT, before)
    process.send_signal(signal.SIGINT)
    process.terminate()
    assert ended(process)[0] == 0


def test_ctrl_c_before_there_is_anything_is_no_traceback(tmp_path):
    """A named pipe holds the command where the test wants it."""
    os.mkfifo(tmp_path / "game.txt")
    process = subprocess.Popen(
        [sys.executable, "-m", "tafureria", "analyse", str(tmp_path / "game.txt")],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with (tmp_path / "game.txt").open("w"):
        process.terminate()
        assert process.wait() == 130
    assert ended(process) == (130, "", "")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_while_a_game_is_taken_in_waits_until_it_is(number):
    rows, told = [], []

    def keep(game):
        rows.append(game)
        if game == 5:
            signal.raise_signal(number)
        return game

    with like_ctrl_c():
        games = collected(HERE, abs, 10, told.append, keep)
    assert games == rows == list(range(6))
    assert sum(told) == 6


def test_ctrl_c_does_not_lose_what_is_finished_already():
    def done(_):
        signal.raise_signal(signal.SIGINT)

    class InThrees:
        def portions(self, play, numbers):
            yield [play(number) for number in numbers[:3]]
            yield [play(number) for number in numbers[3:6]]

    assert collected(InThrees(), abs, 6, done) == [0, 1, 2]


def test_what_is_held_is_not_forgotten():
    done = False
    with pytest.raises(KeyboardInterrupt), held():
        signal.raise_signal(signal.SIGINT)
        done = True
    assert done


def test_outside_of_commands_the_handlers_stay_as_they_were():
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    with like_ctrl_c(), held():
        pass
    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)] == before


def deaf(_):
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()), signal.getsignal(signal.SIGINT)


def test_processes_that_play_are_deaf_to_ctrl_c_from_the_beginning():
    assert list(workers(jobs=2).played(deaf, range(2))) == [(True, signal.SIG_IGN)] * 2
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
