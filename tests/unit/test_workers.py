"""Workers give the same results in the same order wherever games are played, even if a process dies."""

from __future__ import annotations

import os
from functools import partial
from itertools import count, islice

import pytest

from tafureria.cli import main
from tafureria.lab.places import workers
from tafureria.lab.workers import HERE, NoPlace, WorkersDied
from tafureria.players.random_player import RandomPlayer


def square(number):
    return number * number


def die_once(folder, number):
    """Kill the process at the first request for number 5."""
    mark = folder / "died"
    if number == 5 and not mark.exists():
        mark.touch()
        os._exit(1)
    return number


def die(number):
    os._exit(1)


class Dying(RandomPlayer):
    """A computer player that kills its process."""

    def choose(self, view, legal, notebook, seed):
        os._exit(1)


def test_results_come_in_order():
    assert list(workers(jobs=2).played(square, range(200))) == [n * n for n in range(200)]
    assert list(HERE.played(square, range(3))) == [0, 1, 4]


def test_whoever_has_enough_leaves():
    assert list(islice(workers(jobs=2).played(square, count()), 30)) == [n * n for n in range(30)]


def test_what_a_dead_process_had_is_played_again(tmp_path):
    assert list(workers(jobs=2).played(partial(die_once, tmp_path), range(20))) == list(range(20))
    assert (tmp_path / "died").exists()


def test_a_game_that_always_kills_its_process_is_given_up():
    with pytest.raises(WorkersDied, match="game 0 was finished"):
        list(workers(jobs=2).played(die, range(4)))


def test_a_command_says_in_words_that_its_processes_die(capsys):
    words = ["simulate", "mentiroso", "--players", "tests.unit.test_workers:Dying", "--jobs", "2"]
    assert main(words) == 2
    said = capsys.readouterr().err
    assert said.startswith("tafureria: processes that play games died 3 times")
    assert said.count("\n") == 1


def test_there_is_no_other_place():
    with pytest.raises(NoPlace, match="processes, ray"):
        workers("moon")
