"""A user's own rules in a file: they apply while they are in use, and errors point into the file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafureria.cli import main
from tafureria.core import registry
from tafureria.games.taifa import pieces
from tafureria.lab.match import Plan, play_many
from tafureria.lab.own_rules import BadRules, numbers_of, read_rules
from tafureria.lab.places import workers

ROOT = Path(__file__).parents[2]
HEAD = """
from typing import Annotated
from msgspec import Meta
from mentiroso.game import Mentiroso

class Mine(Mentiroso):
    longer: Annotated[int, Meta(ge=0, le=5)] = 1
"""
SHORT = (
    HEAD
    + """
    def returns(self, state):
        return [self.longer - value for value in super().returns(state)]
"""
)


def plan(file, name="mentiroso", players=("jugador", "jugador")):
    rules = read_rules(str(file))
    return Plan(game=name, options=rules.entry().game.options(), players=players, seed=1, rules=rules)


@pytest.fixture
def file(tmp_path):
    def write(text):
        path = tmp_path / "mine.py"
        path.write_text(text)
        return path

    return write


def test_a_file_changes_the_game_and_nothing_else(file):
    own = plan(file(SHORT))
    by_book = Plan(game="mentiroso", options=own.options, players=own.players, seed=1)
    mine, book = play_many(own, 3), play_many(by_book, 3)
    assert [one.returns for one in mine] == [tuple(1 - value for value in one.returns) for one in book]
    assert [one.returns for one in play_many(own, 3, workers(jobs=2))] == [one.returns for one in mine]


def test_numbers_are_given_like_options(file):
    rules = read_rules(str(file(SHORT)))
    assert list(numbers_of(type(rules.entry().game))) == ["longer"]
    assert rules.with_numbers({"longer": "4"}).entry().game.longer == 4
    assert rules.entry().game.longer == 1
    with pytest.raises(BadRules, match="longer=9"):
        rules.with_numbers({"longer": "9"})


def test_a_list_of_the_box_is_changed_only_while_it_is_played(file):
    text = """
from tafureria.games.taifa import pieces
from tafureria.games.taifa.game import Taifa
seen = []
class Mine(Taifa):
    def tables(self):
        return [(pieces.DEFENCE, [9] * len(pieces.DEFENCE))]
    def ending(self, state):
        assert pieces.DEFENCE[1] == 9
        return super().ending(state)
"""
    before = list(pieces.DEFENCE)
    own = plan(file(text), "taifa", ("random",))
    play_many(own, 1)
    assert before == pieces.DEFENCE


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("x = = 1", "line 1: SyntaxError"),
        ("import nowhere", "line 1: ModuleNotFoundError"),
        ("x = 1", "one subclass of a game; found: none"),
        (HEAD + "\nclass Other(Mentiroso): pass", "found: Mine, Other"),
        (HEAD + "\n    def __init__(self):\n        1 / 0", "line 10: ZeroDivisionError"),
    ],
)
def test_a_file_that_cannot_be_used_says_why(file, text, says):
    with pytest.raises(BadRules, match=says):
        read_rules(str(file(text)))


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_breaks_in_play_points_into_the_file(file, jobs):
    text = HEAD + "\n    def legal(self, state, seat):\n        return [1 // 0]\n"
    with pytest.raises(BadRules, match=r"mine\.py, line 10: ZeroDivisionError"):
        play_many(plan(file(text)), 4, workers(jobs=jobs))


def test_the_example_answers_what_ones_own_rule_would_do(capsys):
    example = str(ROOT / "examples" / "rules" / "my_variant.py")
    words = ["moros-y-cristianos", "--rules", example, "--option", "puntos=5", "--deals", "50", "--json"]
    assert main(["compare", *words, "--jobs", "1", "--players", "random"]) == 0
    book, own = json.loads(capsys.readouterr().out)["variants"]
    assert (book["name"], own["name"], own["rules"]) == ("book", "my_variant", "my_variant")
    assert own["changes"]["decisions"]["value"] < 0 < own["other_winners"]["value"]
    assert main(["sweep", *words, "--over", "reward=0,20", "--jobs", "1", "--players", "random"]) == 0
    none, most = json.loads(capsys.readouterr().out)["variants"]
    assert (none["numbers"], most["numbers"]) == ({"reward": 0}, {"reward": 20})


def test_rules_of_another_game_are_refused(file, capsys):
    assert main(["simulate", "taifa", "--rules", str(file(SHORT))]) == 2
    assert "changes another game" in capsys.readouterr().err


def test_rules_of_the_book_have_no_numbers():
    assert all(numbers_of(type(entry.game)) == {} for entry in registry.games())
