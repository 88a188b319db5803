"""What a computer player knew when it chose: shown after the end, to all eyes or through its own."""

import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.core.statement import believe
from tafureria.house.tables.live_game import LiveGame
from tests.house.hands import deals
from tests.house.peers import meet

GAME = "muerte-al-rey"


@pytest.fixture(scope="module")
def played(house):
    """The host of a finished game among a person, masters and players."""
    ana = house.visitor()
    options = {"partidas": 4}
    with deals.named("long memories"):  # in which the person begins
        table = ana.make("me", *["maestro"] * 3, "jugador", "jugador", game=GAME, options=options, think=0.3)
    with ana.at(table) as peer:
        meet(peer)
        assert ana.get(f"/api/tables/{table}/knew?step=1").json()["code"] == "running"
        peer.play_on()
    ana.table = table
    ana.steps = ana.get(f"/api/tables/{table}/replay", params={"eyes": "all"}).json()["steps"]
    return ana


def knew(visitor, step, eyes="all"):
    return visitor.get(f"/api/tables/{visitor.table}/knew", params={"step": step, "eyes": eyes})


def steps_of(visitor, *seats):
    return [number for number, step in enumerate(visitor.steps) if step["seat"] in seats]


def test_each_decision_of_a_computer_player_says_what_it_held_true(played):
    steps = steps_of(played, 1, 2, 3)[:12]
    assert steps
    for step in steps:
        found = knew(played, step).json()
        assert (found["step"], found["seat"]) == (step, played.steps[step]["seat"])
        assert found["notation"] == played.steps[step]["notation"]
        assert found["player"] in {"maestro", "jugador"}
        assert found["worlds"] > 0
        assert found["held"]
        for held in found["held"]:
            assert 0 < held["share"] <= 1
            assert held["fact"]["seat"] != found["seat"]
            # What holds in every possible world holds in the real one.
            assert held["true"] or held["share"] < 1


def test_a_master_says_what_it_tried_its_choice_first(played):
    tried = [knew(played, step).json() for step in steps_of(played, 1, 2, 3)]
    searched = [one for one in tried if one["tried"]]
    assert searched
    for one in searched:
        assert one["tried"][0]["notation"] == one["notation"]
        assert all(choice["tries"] > 0 for choice in one["tried"])
    assert not any(knew(played, step).json()["tried"] for step in steps_of(played, 4, 5)[:3])


def test_its_own_eyes_are_not_told_what_was_true_and_others_nothing(played):
    step = steps_of(played, 2, 3, 4, 5)[0]
    own = knew(played, step, str(played.steps[step]["seat"])).json()
    whole = knew(played, step).json()
    assert [one["fact"] for one in own["held"]] == [one["fact"] for one in whole["held"]]
    assert {one["true"] for one in own["held"]} == {None}
    for eyes in ("0", "1", "table", "everybody"):
        assert knew(played, step, eyes).json()["code"] == "bad-eyes"


def test_the_thoughts_of_a_person_are_their_own(played):
    own = steps_of(played, 0)[:3]
    assert own
    for step in own:
        found = knew(played, step).json()
        assert (found["player"], found["held"], found["tried"]) == ("", [], [])


@pytest.mark.parametrize("step", ["0", "-1", "99999"])
def test_there_are_no_other_steps(played, step):
    assert knew(played, step).json()["code"] == "bad-step"


@pytest.mark.parametrize("step", ["", "nada", "1.5", "٣"])
def test_a_step_is_a_whole_number(played, step):
    answer = knew(played, step).json()
    assert answer["code"] == "malformed"
    assert "`$.step`" in answer["what"]


@pytest.mark.parametrize(
    "entry", [e for e in registry.games() if e.statements()], ids=lambda entry: entry.name
)
def test_what_holds_in_all_worlds_is_true_and_nothing_is_told_of_the_own_seat(entry):
    game, statements = entry.game, entry.statements()
    seats = next(n for n in game.seats if n > 1 and game.fit(game.options(), n) is None)
    live = LiveGame(game, game.options(), seats, Dealer.key_from_seed(9))
    told = 0
    for ply in range(120):
        if live.is_over:
            break
        if ply % 20 == 0:
            for seat in range(seats):
                notebook = game.notebook(live.options, seats, seat)
                for event in live.events_told(seat):
                    notebook.hear(event)
                held, worlds = believe(statements, notebook, seat, ply, 5.0)
                truth = statements.hidden(live.state, seat)
                assert worlds > 0
                told += len(held)
                for one in held:
                    assert one.share < 1 or one.statement in truth, one
                    assert getattr(one.statement, "seat", -1) != seat
        mover = next(seat for seat in range(seats) if live.waits_for(seat))
        legal = live.legal(mover)
        live.act(mover, legal[(ply * 7 + 3) % len(legal)])
    assert told
