"""After the end: what a seat could know at a step, and how another choice would have turned out."""

from __future__ import annotations

import pytest

from tafureria.house.finished import hindsight
from tafureria.house.finished.messages import Choices
from tafureria.house.refusal import Refusal
from tafureria.house.settings import Settings
from tafureria.web.budgets import Budgets
from tests.house.peers import OpenHouse, meet


@pytest.fixture(scope="module")
def played(house):
    """The host of a short finished game between a person and computer players."""
    ana = house.visitor()
    ana.running = ana.make("me", "jugador", "jugador")
    ana.table = ana.make("me", "jugador", "jugador")
    with ana.at(ana.table) as peer:
        meet(peer)
        peer.play_on()
    ana.steps = ana.get(f"/api/tables/{ana.table}/replay", params={"eyes": "all"}).json()["steps"]
    return ana


def ask(visitor, what, table="", **query):
    return visitor.get(f"/api/tables/{table or visitor.table}/{what}", params=query)


def own_step(visitor, seat=0):
    """A decision of that seat that had an alternative."""
    for step, one in enumerate(visitor.steps):
        if one["seat"] == seat and ask(visitor, "choices", step=step, eyes=seat).json()["others"]:
            return step
    raise AssertionError("no decision")


def test_the_board_of_a_moment_is_what_the_seat_could_know(played):
    found = ask(played, "board", step=0, eyes=0).json()
    assert (found["step"], found["seat"]) == (0, 0)
    assert found["held"]
    assert all(0 <= one["share"] <= 1 for one in found["held"])
    # Each seat knows different things.
    assert ask(played, "board", step=0, eyes=1).json()["held"] != found["held"]
    # After the last step all dice have been shown; before it they had not.
    last = len(played.steps) - 1
    held = [ask(played, "board", step=step, eyes=0).json()["held"] for step in (last - 1, last)]
    assert [all(one["sure"] for one in facts) for facts in held] == [False, True]


def test_the_truth_stands_beside_what_was_known_only_where_it_is_asked_for(played):
    step = len(played.steps) // 2
    plain, whole = (ask(played, "board", step=step, eyes=0, truth=one).json() for one in ("false", "true"))
    assert {one["true"] for one in plain["held"]} == {None}
    assert {one["true"] for one in whole["held"]} == {True, False}
    # Showing the truth does not change what was known, and whatever was certain is true.
    assert [one | {"true": None} for one in whole["held"]] == plain["held"]
    assert all(one["true"] for one in whole["held"] if one["sure"])


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ({"step": 9999, "eyes": "0"}, "bad-step"),
        ({"step": 0, "eyes": "all"}, "bad-eyes"),
        ({"step": 0, "eyes": "table"}, "bad-eyes"),
        ({"step": 0, "eyes": "7"}, "bad-eyes"),
        ({"step": "x", "eyes": "0"}, "malformed"),
    ],
)
def test_a_board_is_refused_by_name(played, query, code):
    assert ask(played, "board", **query).json()["code"] == code


@pytest.mark.parametrize("what", ["board", "choices", "otherwise"])
def test_nothing_is_open_before_the_end(played, what):
    query = {"step": 1, "eyes": "0", "choice": "x"}
    assert ask(played, what, table=played.running, **query).json()["code"] == "running"
    assert ask(played, what, table="a" * 26, **query).json()["code"] == "unknown-table"


def test_another_choice_is_played_on_until_it_has_a_hundred_games(played):
    step = own_step(played)
    found = ask(played, "choices", step=step, eyes="all").json()
    assert found["notation"] == played.steps[step]["notation"]
    assert found["notation"] not in found["others"]
    for eyes in ("all", "0"):
        games, one = 0, None
        while not games or games < one["of"]:
            query = {"step": step, "eyes": eyes, "choice": found["others"][0], "after": games}
            one = ask(played, "otherwise", **query).json()
            assert one["games"] > games
            games = one["games"]
        assert games == hindsight.GAMES
        for outcome in (one["chosen"], one["other"]):
            assert 0 <= outcome["share"] <= 1
            assert 0 < outcome["error"] < 0.2
        assert one["gap"] == pytest.approx(one["other"]["share"] - one["chosen"]["share"])
        # The same question gets the same answer.
        assert ask(played, "otherwise", **query).json() == one


def test_the_gap_is_what_the_other_choice_is_better_by():
    found = Choices(step=3, seat=0, notation="a", others=["b"])
    one = hindsight.compared(found, "0", "b", [(0.0, 1.0), (0.0, 1.0), (0.5, 0.5), (1.0, 0.5)])
    assert (one.chosen.notation, one.other.notation) == ("a", "b")
    assert (one.chosen.share, one.other.share, one.gap) == pytest.approx((0.375, 0.75, 0.375))


def test_other_choices_are_refused_by_name(played):
    step = own_step(played)
    assert ask(played, "choices", step=step, eyes="1").json()["code"] == "bad-eyes"
    assert ask(played, "choices", step=step, eyes="table").json()["code"] == "bad-eyes"
    assert ask(played, "choices", step=0, eyes="all").json()["code"] == "bad-step"
    assert ask(played, "choices", step=999, eyes="all").json()["code"] == "bad-step"
    same = {"step": step, "eyes": "0", "choice": played.steps[step]["notation"]}
    assert ask(played, "otherwise", **same).json()["code"] == "unknown-notation"
    assert ask(played, "otherwise", **same | {"after": "many"}).json()["code"] == "malformed"


@pytest.mark.usefixtures("stopped")
def test_it_is_not_asked_for_too_often(tmp_path):
    few = Settings(pace=0, pause_factor=0, boards_per_minute=1, replays_per_minute=2)
    with OpenHouse(tmp_path / "store.sqlite3", few) as house:
        ana = house.visitor()
        ana.table = ana.make("me", "computer")
        with ana.at(ana.table) as peer:
            meet(peer)
            peer.play_on()
        boards = [ask(ana, "board", step=0, eyes=0).status_code for _ in range(2)]
        others = [ask(ana, "choices", step=1, eyes="all").status_code for _ in range(3)]
        last = ask(ana, "otherwise", step=1, eyes="all", choice="x").json()["code"]
    assert (boards, others, last) == ([200, 429], [200, 200, 429], "too-fast")


def test_an_address_has_only_so_many_at_a_time():
    budgets = Budgets(Settings(jobs_per_address=1))
    with budgets.hold("try", "192.0.2.7"), pytest.raises(Refusal), budgets.hold("try", "192.0.2.7"):
        pass
