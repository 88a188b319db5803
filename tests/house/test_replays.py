"""Finished games: replayed through any eyes, continued, imported as records."""

import json
import re
from itertools import accumulate

import httpx
import pytest

from tafureria.core import record, registry
from tafureria.core.chance import Dealer
from tafureria.house.finished.replays import LONGEST
from tests.house.hands import deals
from tests.house.peers import meet


@pytest.fixture(scope="module")
def played(house):
    """Ana, the host of a finished game with talk."""
    ana = house.visitor("Ana")
    with deals.named("replays"):
        table = ana.make("me", "computer", "random", move_seconds=600, listed=True, talk="private")
    with ana.at(table) as peer:
        meet(peer)
        peer.send("say", text="para todos")
        peer.send("say", text="para ti", to=1)
        peer.play_on()
        ana.peer = peer
    ana.table = table
    return ana


def replay(visitor, eyes, table=None):
    return visitor.get(f"/api/tables/{table or visitor.table}/replay", params={"eyes": eyes})


def test_through_the_eyes_of_a_seat_it_is_what_that_seat_was_told(played):
    found = replay(played, "0").json()
    told = {}
    for frame in played.peer.seen:
        if frame["type"] == "position":
            told |= {frame["position"]: frame["view"]}
    steps = found["steps"]
    seen = {step["position"]: step["views"][0] for step in steps}
    assert {position: seen[position] for position in told} == told
    live = [one["event"] for f in played.peer.seen if f["type"] == "position" for one in f["told"]]
    assert [event for step in steps for event in step["told"]] == live
    assert found["over"] == played.peer.over | {"type": "over"}
    assert found["yours"] == [0]
    assert steps[0]["seat"] == -1
    assert all(bool(step["notation"]) == (step["seat"] == 0) for step in steps)


def test_the_table_sees_what_everybody_saw_and_all_eyes_see_every_hand(played):
    table, everything = replay(played, "table").json(), replay(played, "all").json()
    assert len(table["steps"]) == len(everything["steps"])
    assert table["steps"][0]["views"][0]["dice"] == [0, 0, 0]
    views = everything["steps"][0]["views"]
    assert [view["seat"] for view in views] == [-1, 0, 1, 2]
    assert all(views[seat + 1]["dice"][seat] > 0 for seat in range(3))
    assert all(event["face"] for event in everything["steps"][0]["told"])
    assert all(step["notation"] for step in everything["steps"][1:])


def test_talk_is_in_the_replay_as_each_could_hear_it(house, played):
    own = [(line["text"], line["step"]) for line in replay(played, "0").json()["talk"]]
    assert [text for text, _ in own] == ["para todos", "para ti"]
    others = replay(house.visitor("Eva"), "0", played.table).json()["talk"]
    assert [(line["number"], line["text"]) for line in others] == [(0, "para todos")]


def test_a_long_answer_is_packed(played):
    answer = replay(played, "all")
    assert answer.headers["content-encoding"] == "gzip"
    assert isinstance(answer, httpx.Response)


@pytest.mark.parametrize("eyes", ["3", "-1", "99", "", "everybody", "٣"])
def test_there_are_no_other_eyes(played, eyes):
    answer = replay(played, eyes)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-eyes")


def test_nothing_is_open_before_the_end(house):
    ana = house.visitor()
    table = ana.make("me", "computer")
    for eyes in ("0", "1", "table", "all"):
        answer = replay(ana, eyes, table)
        assert (answer.status_code, answer.json()["code"]) == (409, "running")
    answer = ana.post(f"/api/tables/{table}/continue", {"step": 0, "seat": 0, "name": "Ana"})
    assert answer.json()["code"] == "running"
    assert replay(ana, "0", "nosuch").json()["code"] == "unknown-table"


# --- continuing a game ------------------------------------------------------------------------


def test_a_game_is_played_on_from_a_step(played):
    steps = replay(played, "all").json()["steps"]
    step = len(steps) - 3
    made = played.post(f"/api/tables/{played.table}/continue", {"step": step, "seat": 1, "name": "Ana"})
    assert made.status_code == 201
    with played.at(made.json()["table"]) as peer:
        peer.expect("table", you=1, status="playing", move_seconds=0, listed=False)
        assert [seat["kind"] for seat in peer.table["seats"]] == ["computer", "person", "computer"]
        meet(peer)
        assert peer.position["view"]["dice"][1] == steps[0]["views"][2]["dice"][1]
        peer.play_on()
        assert peer.over["key"] == played.peer.over["key"]


def test_a_game_that_is_played_on_waits_for_whoever_chose_next(house, bots, played):
    steps = replay(played, "all").json()["steps"]
    step = next(n for n in range(1, len(steps)) if steps[n]["seat"] != steps[n + 1]["seat"])
    turns = {}
    for seat in {steps[step]["seat"], steps[step + 1]["seat"]}:
        eva = house.visitor("Eva")
        with bots.still():
            eva.post(f"/api/tables/{played.table}/continue", {"step": step, "seat": seat, "name": "Eva"})
            [card] = eva.get("/api/house").json()["tables"]
        turns[seat] = card["your_turn"]
    assert turns == {steps[step]["seat"]: False, steps[step + 1]["seat"]: True}


def test_whoever_plays_on_is_the_host_of_that_table(house, played):
    eva = house.visitor("Eva")
    made = eva.post(f"/api/tables/{played.table}/continue", {"step": 0, "seat": 0, "name": "Eva"}).json()
    with eva.at(made["table"]) as mine, played.at(made["table"]) as other:
        mine.expect("table", you=0, host=True, host_seat=0)
        other.expect("table", you=-1, host=False)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"step": 999}, "bad-step"),
        ({"step": -1}, "malformed"),
        ({"seat": 3}, "unknown-seat"),
        ({"level": "nadie"}, "unknown-player"),
        ({"name": "\u200b"}, "no-name"),
    ],
)
def test_playing_on_is_refused_by_name(played, change, code):
    wish = {"step": 0, "seat": 0, "name": "Ana"} | change
    assert played.post(f"/api/tables/{played.table}/continue", wish).json()["code"] == code


# --- records ----------------------------------------------------------------------------------


def bring(visitor, text):
    return visitor._ask("POST", "/api/records", content=text.encode())


def test_a_record_is_saved_brought_again_and_replayed(house, played):
    text = played.get(f"/api/tables/{played.table}/record").text
    assert record.verify(record.read(text)) is None
    eva = house.visitor("Eva")
    made = bring(eva, text)
    assert made.status_code == 201
    again = replay(eva, "all", made.json()["table"]).json()
    assert again["steps"] == replay(played, "all").json()["steps"]
    assert eva.get(f"/api/tables/{made.json()['table']}/record").text == text
    with eva.at(made.json()["table"]) as peer:
        peer.expect("table", status="over", you=-1)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda t: "", "not-a-record"),
        (lambda t: "hola\n" * 10, "not-a-record"),
        (lambda t: t.replace("game mentiroso", "game parchis"), "unknown-game"),
        (lambda t: t.split("---\nending")[0], "cut-off"),
        (lambda t: t.replace("ending mentira", "ending verdad"), "other-ending"),
        (lambda t: t.replace("commitment ", "commitment 0"), "other-commitment"),
        (lambda t: re.sub("commitment .*\n", "", t), "no-commitment"),
        (lambda t: t.replace("---\n", "---\n1 mentira\n", 1), "illegal-action"),
        (lambda t: t.replace("seats 3", "seats 9"), "bad-setup"),
        (lambda t: t + "\x00\udcff" if False else "\ufffd" + t, "not-a-record"),
    ],
)
def test_a_text_that_does_not_stand_is_refused(played, change, what):
    text = played.get(f"/api/tables/{played.table}/record").text
    answer = bring(played, change(text))
    assert answer.json()["code"] == "bad-record"
    assert what in answer.json()["what"]


def test_a_record_quoted_in_a_mail_is_brought(played):
    text = played.get(f"/api/tables/{played.table}/record").text
    assert bring(played, "Mira:\n" + re.sub("^", "> ", text, flags=re.MULTILINE)).status_code == 201


def test_a_record_that_is_too_long_is_not_read(played):
    assert bring(played, "#" * 300_000).status_code == 413


def test_the_replay_holds_nothing_but_what_was_played(played):
    """Nobody's secret id leaves the house."""
    found = json.dumps(replay(played, "all").json())
    for value in played.cookie.values():
        assert value.split(".")[0] not in found


def test_every_draw_of_a_game_that_has_ended_follows_from_its_key(house, played):
    """A record of every game can be dealt again from the published draws alone, as the page does."""
    running = played.make("me", "computer")
    assert played.get(f"/api/tables/{running}/deal").json()["code"] == "running"
    for entry in registry.games():
        golden = min((entry.folder / "golden").glob("*.txt"), key=lambda file: len(file.read_text()))
        text = golden.read_text(encoding="utf-8")
        brought = record.read(text)
        if brought.ending is None or len(text) > LONGEST:
            continue
        made = played._ask("POST", "/api/records", content=text.encode())
        deal = played.get(f"/api/tables/{made.json()['table']}/deal").json()
        dealer = Dealer(brought.key)
        assert (deal["key"], deal["commitment"]) == (brought.key.hex(), dealer.commitment)
        assert deal["draws"], entry.name
        for draw in deal["draws"]:
            assert draw["number"] == dealer.below(draw["below"])
            assert sum(draw["weights"]) == draw["below"]
            ends = list(accumulate(draw["weights"]))
            assert draw["outcome"] == next(n for n, end in enumerate(ends) if draw["number"] < end)
