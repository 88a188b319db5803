"""Every refusal has its code, and connection and table survive it."""

import json
from pathlib import Path

import pytest

from tafureria.core.record import FAULTS
from tafureria.house import refusal
from tests.contract import pin
from tests.house.peers import QUICK, OpenHouse, Peer, meet

LOCALE = Path(refusal.__file__).parents[1] / "locale"


@pytest.mark.parametrize("language", ["es", "en"])
def test_every_code_has_words(language):
    text = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
    assert [code for code in refusal.CODES if f"\nrefused-{code} = " not in text] == []
    assert [fault for fault in FAULTS if f"\nrecord-fault-{fault} = " not in text] == []


def test_refusals_say_what_a_person_has_read():
    assert pin.refusals() == pin.REFUSALS.read_text(encoding="utf-8"), pin.RENEW


@pytest.fixture
def playing(house):
    """Ana at a table whose game has begun, when she must choose her stake."""
    ana = house.visitor("Ana")
    with ana.at(ana.make("me", "computer", "computer")) as peer:
        meet(peer)
        peer.game = ana
        yield peer


def alive(peer):
    peer.send("ping", id=77)
    peer.until("pong", id=77)


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ("null", "malformed"),
        ('{"type": "fly"}', "malformed"),
        ('{"type": "play"}', "malformed"),
        ('{"type": "play", "position": -1, "actions": [0]}', "malformed"),
        ('{"type": "play", "position": 1, "actions": []}', "malformed"),
        ('{"type": "play", "position": 1, "actions": [true]}', "malformed"),
        ('{"type": "ping", "more": 1}', "malformed"),
        (b"\xff\xfe\x00", "malformed"),
        ("[" * 16_000, "malformed"),
        ('{"type": "say", "text": "' + "a" * 501 + '"}', "malformed"),
        ('{"type": "say", "text": "' + "a" * 20_000 + '"}', "too-large"),
    ],
)
def test_a_frame_that_is_no_message(playing, frame, code):
    playing.raw(frame)
    playing.until("refused", code=code)
    alive(playing)


def test_stale_a_click_from_before_the_present_question(playing):
    old = playing.position["position"]
    playing.play("envida 1")
    now = playing.asked("bidding")
    playing.send("play", id=5, position=old, actions=[now["legal"][0]])
    playing.until("refused", id=5, code="stale")
    playing.send("play", id=6, position=now["position"] + 1, actions=[now["legal"][0]])
    playing.until("refused", id=6, code="stale")
    alive(playing)


def test_not_your_turn_twice_in_one_frame(house, bots):
    ana = house.visitor("Ana")
    with bots.still(), ana.at(ana.make("me", "computer", "computer")) as playing:
        meet(playing)
        playing.send("play", id=3, position=playing.position["position"], actions=[0, 0])
        assert playing.until("refused", id=3, code="not-your-turn")["done"] == 1
        alive(playing)


def test_rule_a_move_that_the_rules_do_not_allow_names_the_rule_and_its_section(playing):
    playing.send("play", id=4, position=playing.position["position"], actions=[2])
    refused = playing.until("refused", id=4)
    assert refused["code"] == "rule"
    assert refused["rule"] == "core.wrong-phase"
    assert refused["done"] == 0


def test_rule_an_id_that_no_game_has(playing):
    playing.send("play", id=4, position=playing.position["position"], actions=[999_999])
    playing.until("refused", id=4, rule="core.no-such-action")


def test_why_is_answered_by_the_rule_or_by_allowed(playing):
    playing.play("envida 1")
    now = playing.asked("bidding")
    playing.send("why", id=1, position=now["position"], notation="9x9")
    playing.until("refused", id=1, code="unknown-notation")
    if "mentira" not in now["notation"]:
        playing.send("why", id=2, position=now["position"], notation="mentira")
        playing.until("refused", id=2, code="rule", rule="men.nothing-to-doubt")
    playing.send("why", id=3, position=now["position"], notation=now["notation"][-1])
    playing.until("allowed", id=3, action=now["legal"][-1])


def test_not_your_seat_a_watcher_plays_or_somebody_plays_from_another_seat(house, playing):
    with house.visitor("Eva").at(playing.table["table"]) as watcher:
        meet(watcher)
        watcher.send("play", id=1, position=watcher.position["position"], actions=[0])
        watcher.until("refused", id=1, code="not-your-seat")
        watcher.send("why", id=2, position=watcher.position["position"], notation="1x1")
        watcher.until("refused", id=2, code="not-your-seat")
    playing.send("play", id=3, seat=1, position=playing.position["position"], actions=[0])
    playing.until("refused", id=3, code="not-your-seat")
    alive(playing)


def test_unknown_table_is_refused_and_the_connection_closed(house):
    for name in ("nosuchtable", "a" * 26, "a" * 500):
        with Peer(house.url, name, {}) as peer:
            peer.expect("refused", code="unknown-table")
            with pytest.raises(Exception, match="4404"):
                peer.receive()


def test_seats_are_given_once_and_only_while_the_table_waits(house):
    ana, bea, eva = house.visitor("Ana"), house.visitor("Bea"), house.visitor("Eva")
    table = ana.make("me", "open", "computer")
    with ana.at(table) as a, bea.at(table) as b, eva.at(table) as e, Peer(house.url, table, {}) as nobody:
        for n, (peer, fields, code) in enumerate(
            [
                (nobody, {"seat": 1, "name": "Nadie"}, "no-cookie"),
                (b, {"seat": 0, "name": "Bea"}, "seat-taken"),
                (b, {"seat": 2, "name": "Bea"}, "seat-taken"),
                (b, {"seat": 9, "name": "Bea"}, "unknown-seat"),
                (b, {"seat": 1, "name": " \u200b "}, "no-name"),
                (b, {"seat": 1, "name": "ANA"}, "name-taken"),
                (a, {"seat": 1, "name": "Otra"}, "already-seated"),
            ]
        ):
            peer.send("sit", id=n, **fields)
            peer.until("refused", id=n, code=code)
        e.send("stand", id=1)
        e.until("refused", id=1, code="not-seated")
        b.send("begin", id=2)
        b.until("refused", id=2, code="not-host")
        a.send("play", id=3, position=0, actions=[0])
        a.until("refused", id=3, code="not-begun")
        b.send("sit", seat=1, name="Bea")
        b.until("table", you=1)
        b.send("stand")
        b.until("table", you=-1)
        e.send("sit", seat=1, name="Eva")
        e.until("table", you=1)
        a.send("begin")
        meet(a)
        for n, kind in enumerate(("stand", "begin"), 10):
            a.send(kind, id=n)
            a.until("refused", id=n, code="not-waiting")
        b.send("sit", id=20, seat=1, name="Bea")
        b.until("refused", id=20, code="not-waiting")


def test_over_nothing_is_played_after_the_end(playing):
    playing.play_on()
    playing.send("play", id=9, position=playing.seen[-1].get("position", 1), actions=[0])
    playing.until("refused", id=9, code="over")


def test_too_fast_frames_are_refused_and_a_flood_is_closed(tmp_path):
    from dataclasses import replace

    with OpenHouse(tmp_path / "s", replace(QUICK, frames_per_second=0.001, frames_at_once=5)) as slow:
        ana = slow.visitor()
        with ana.at(ana.make("me", "computer")) as peer:
            for n in range(8):
                peer.send("ping", id=n)
            peer.until("refused", code="too-fast")
            # With the three refused so far these make two hundred, after which nothing more is read.
            for _ in range(197):
                peer.send("ping")
            with pytest.raises(Exception, match="4429"):
                while True:
                    peer.receive()


# --- talk -------------------------------------------------------------------------------------


def test_talk_is_heard_by_all_and_kept(house):
    ana, eva = house.visitor("Ana"), house.visitor("Eva")
    table = ana.make("me", "computer")
    with ana.at(table) as a, eva.at(table) as e:
        meet(a, e)
        a.send("say", text="  ¡Hola\u202e,\n mesa!  ")
        assert [line["text"] for line in e.until("said")["lines"]] == ["¡Hola, mesa!"]
        e.send("say", text="<b>")
        assert e.until("said")["lines"][0]["seat"] == -1
    with eva.at(table) as e:
        lines = e.until("said")["lines"]
        assert [(line["number"], line["seat"], line["text"]) for line in lines] == [
            (0, 0, "¡Hola, mesa!"),
            (1, -1, "<b>"),
        ]


def test_talk_that_nobody_could_hear_is_refused(house):
    ana, eva = house.visitor("Ana"), house.visitor("Eva")
    table = ana.make("me", "computer", "computer")
    with ana.at(table) as a, eva.at(table) as e:
        meet(a, e)
        e.send("say", id=1, text="psst", to=0)
        e.until("refused", id=1, code="not-your-seat")
        a.send("say", id=2, text="yo", to=0)
        a.until("refused", id=2, code="unknown-seat")
        a.send("say", id=3, text=" \u200b ")
        a.until("refused", id=3, code="empty")


@pytest.mark.parametrize(
    ("talk", "to", "code"), [("public", 1, "no-private-talk"), ("none", None, "no-talk")]
)
def test_a_table_may_have_less_talk(house, talk, to, code):
    ana = house.visitor()
    with ana.at(ana.make("me", "computer", talk=talk)) as a:
        a.send("say", id=1, text="hola", to=to)
        a.until("refused", id=1, code=code)


# --- HTTP -------------------------------------------------------------------------------------

FULL = {"game": "mentiroso", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ana"}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "parchis"}, "unknown-game"),
        ({"seats": [{"kind": "me"}]}, "bad-setup"),
        ({"seats": [{"kind": "me"}, {"kind": "sofa"}]}, "bad-setup"),
        ({"options": {"caras": 2}, "seats": [{"kind": "me"}] * 1 + [{"kind": "open"}] * 2}, "bad-setup"),
        ({"options": {"caras": 7}}, "bad-option"),
        ({"options": {"caras": "6"}}, "bad-option"),
        ({"options": {"dados": 2}}, "bad-option"),
        ({"level": "nadie"}, "unknown-player"),
        ({"seats": [{"kind": "me"}, {"kind": "computer", "player": "nadie"}]}, "unknown-player"),
        ({"name": "\u200b"}, "no-name"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "name-taken"),
        ({"talk": "loud"}, "bad-option"),
        ({"name": ""}, "malformed"),
        ({"name": "x" * 25}, "malformed"),
        ({"more": 1}, "malformed"),
        ({"options": {"x": "y" * 20_000}}, "too-large"),
    ],
)
def test_a_table_that_cannot_be_made_is_refused_by_name(house, change, code):
    answer = house.visitor().post("/api/tables", FULL | change)
    assert answer.status_code in {400, 413}
    assert answer.json()["code"] == code


@pytest.mark.parametrize(
    ("change", "option"),
    [
        ({"options": {"caras": 7}}, "caras"),
        ({"options": {"caras": "6"}}, "caras"),
        ({"talk": "loud"}, "talk"),
    ],
)
def test_an_option_that_is_refused_is_named_and_nothing_else(house, change, option):
    assert house.visitor().post("/api/tables", FULL | change).json()["what"] == option


def test_making_needs_a_cookie_and_a_page_of_the_house(house):
    ana = house.visitor()
    assert ana.post("/api/tables", FULL, headers={"origin": "https://elsewhere.example"}).status_code == 403
    assert ana.post("/api/tables", FULL, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert ana.post("/api/tables", FULL, headers={"origin": house.url}).status_code == 201
    ana.cookie = {}
    assert ana.post("/api/tables", FULL).json()["code"] == "no-cookie"
    ana.cookie = {"tafureria": "somebody.else"}
    assert ana.post("/api/tables", FULL).json()["code"] == "no-cookie"


def test_a_socket_from_another_page_is_not_opened(house):
    ana = house.visitor()
    table = ana.make("me", "open")
    with pytest.raises(Exception, match="403"):
        ana.at(table, headers={"origin": "https://elsewhere.example"})
    with ana.at(table, headers={"origin": house.url}) as peer:
        peer.expect("table", you=0)


def test_a_house_on_loopback_answers_to_loopback_names_only(house):
    ana = house.visitor()
    assert ana.get("/api/house", headers={"host": f"evil.example:{house.port}"}).status_code == 403
    assert ana.get("/api/house", headers={"host": f"localhost:{house.port}"}).status_code == 200


@pytest.mark.usefixtures("stopped")
def test_too_many_tables_in_a_minute(tmp_path):
    from dataclasses import replace

    with OpenHouse(tmp_path / "s", replace(QUICK, tables_per_minute=2)) as slow:
        ana = slow.visitor()
        codes = [ana.post("/api/tables", FULL).status_code for _ in range(3)]
    assert codes == [201, 201, 429]


def test_records_open_after_the_end_only(house):
    ana = house.visitor()
    table = ana.make("me", "computer")
    answer = ana.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "running")
    answer = ana.get("/api/tables/nosuchtable/record")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")


def test_refused_frames_change_nothing_for_others(house):
    """A watcher is told nothing of what somebody else was refused."""
    ana, eva = house.visitor("Ana"), house.visitor("Eva")
    table = ana.make("me", "open")
    with ana.at(table) as a, eva.at(table) as e:
        a.expect("table", you=0)
        while not (e.table and e.table["seats"][0]["here"]):
            e.expect("table", you=-1)
        for frame in ("{", json.dumps({"type": "begin", "id": 1}).replace("begin", "fly")):
            a.raw(frame)
            a.until("refused")
        e.silent()
