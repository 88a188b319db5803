"""Tables over plain HTTP: the same conversation as over a WebSocket, with the same checks and limits."""

import contextlib
import itertools
import json
from typing import get_args

import httpx
import pytest

from tafureria.house.messages.up import AnyUp
from tafureria.house.settings import Settings
from tafureria.web import streams
from tests.house.hands import LONG, deals
from tests.house.peers import CLIENT, QUICK, OpenHouse, Peer, cookie_header, meet
from tests.house.running import RunningHouse
from tests.house.test_chronicle import until

KINDS = {kind.__struct_config__.tag for kind in get_args(AnyUp)}
PASSING = {"table", "at", "key", "commitment", "next", "here"}
"""Fields that differ from table to table, or depend on when somebody else came."""


class Refused(Exception):
    """A stream that is not given, or a message that is not taken."""


class Stream:
    """The two ends of a connection over HTTP, used like a WebSocket."""

    def __init__(self, url, table, headers):
        self.url, self.headers, self.closed = url, headers, 0
        self._open = contextlib.ExitStack()
        self.answer = self._open.enter_context(
            CLIENT.stream("GET", f"{url}/ws/{table}", headers=headers, timeout=httpx.Timeout(LONG))
        )
        if self.answer.status_code != 200:
            raise Refused(json.loads(self.answer.read())["code"])
        self._lines = self.answer.iter_lines()
        kind, self.post = self._event()
        assert kind == "stream"

    def _event(self):
        """The next event and its data."""
        kind = "message"
        for line in self._lines:
            name, _, value = line.partition(": ")
            if name == "event":
                kind = value
            elif name == "data":
                return kind, value
        return "end", ""

    def recv(self, timeout=LONG):
        del timeout
        kind, data = self._event()
        if kind != "message":
            self.closed = int(data or 0)
            raise EOFError(kind)
        return data

    def send(self, data):
        answer = CLIENT.post(self.url + self.post, content=data, headers=self.headers)
        if answer.status_code != 204:
            raise Refused(answer.json()["code"])

    def close(self):
        self._open.close()


class HttpPeer(Peer):
    """A peer without a WebSocket."""

    def __init__(self, url, table, cookies, headers=None):
        self.socket = Stream(url, table, cookie_header(cookies) | (headers or {}))
        self.seen, self.table, self.at, self.over = [], {}, {}, None

    def close(self):
        self.socket.close()


def steady(frame):
    """The frame without what differs from table to table."""
    if isinstance(frame, dict):
        return {name: steady(value) for name, value in frame.items() if name not in PASSING}
    return [steady(one) for one in frame] if isinstance(frame, list) else frame


def whole_story(house, bots, kind):
    """Everything that one can say at a table, said by Ana over *kind*: what was said, and the answers."""
    numbers, said, heard = itertools.count(1), set(), []
    with deals.named("streams"):
        ana = house.visitor()
        table = ana.make("me", "open", "open", hints=True, board=True, talk="public")
    bea = house.visitor("Bea")

    with kind(house.url, table, ana.cookie) as a, bea.at(table) as watcher:
        watcher.receive()
        bots.are_still = True

        def say(what, **fields):
            said.add(what)
            a.send(what, id=next(numbers), **fields)
            heard.append((what, [steady(one) for one in a.catch_up()]))

        a.receive()
        say("ping")
        say("stand")
        say("sit", seat=0, name="Ana")
        say("remove")
        say("begin")
        say("attend", choices_only=True)
        say("why", position=a.position["position"], notation=a.position["notation"][0])
        say("why", position=a.position["position"], notation="envida 9")
        say("hint", position=0)
        say("deduce", position=0)
        say("stand-in", seat=1)
        say("say", text="¿Quién va?")
        say("go-on", step=0)
        say("claim", seat=1, name="Ana")
        say("grant", wish=1, yes=True)
        say("shown", position=1)
        a.raw("{")
        heard.append(("malformed", [steady(one) for one in a.catch_up()]))
        bots.are_still = False
        said.add("play")
        a.play_on()
        heard.append(("played", a.over["scores"]))
        a.catch_up()
        say("rematch")
        say("resign")
    return said, heard


def test_a_whole_game_with_every_message_goes_as_over_a_websocket(house, bots):
    said, over_http = whole_story(house, bots, HttpPeer)
    assert said == KINDS
    _, over_socket = whole_story(house, bots, Peer)
    assert over_http == over_socket


def test_who_is_not_let_in_is_told_so(house):
    ana = house.visitor()
    table = ana.make("me", "open")
    foreign = {"origin": "https://elsewhere.example"}
    with pytest.raises(Refused, match="wrong-origin"):
        HttpPeer(house.url, table, ana.cookie, foreign)
    with HttpPeer(house.url, "nosuchtable", ana.cookie) as peer:
        assert peer.expect("refused", code="unknown-table")
        with pytest.raises(EOFError):
            peer.receive()
        assert peer.socket.closed == 4404


def test_nobody_else_speaks_on_a_stream(house):
    ana, bea = house.visitor(), house.visitor("Bea")
    table = ana.make("me", "open")
    with HttpPeer(house.url, table, ana.cookie) as peer:
        peer.receive()
        for cookie, more in (
            (bea.cookie, {}),
            ({}, {}),
            (ana.cookie, {"origin": "https://elsewhere.example"}),
        ):
            answer = CLIENT.post(
                house.url + peer.socket.post, content='{"type":"stand"}', headers=cookie_header(cookie) | more
            )
            assert answer.json()["code"] == ("wrong-origin" if more else "not-found")
        long = CLIENT.post(
            house.url + peer.socket.post, content="x" * 20_000, headers=cookie_header(ana.cookie)
        )
        assert long.json()["code"] == "too-large"
        peer.silent()
    address, headers = house.url + peer.socket.post, cookie_header(ana.cookie)
    # Until the house has noticed that Ana has gone.
    until(lambda: CLIENT.post(address, content="{}", headers=headers).status_code != 204)
    assert house.visitor("Eva").at(table).receive()["seats"][0]["here"] is False


def test_the_limits_of_a_websocket_hold(tmp_path):
    few = Settings(pace=0.0, frames_per_second=0.001, frames_at_once=3, sockets_per_address=1)
    with OpenHouse(tmp_path / "s", few) as house:
        ana = house.visitor()
        table = ana.make("me", "open")
        with HttpPeer(house.url, table, ana.cookie) as peer:
            peer.receive()
            with pytest.raises(Refused, match="too-many"):
                HttpPeer(house.url, table, ana.cookie)
            for number in range(1, 6):
                peer.send("ping", id=number)
            got = [peer.receive() for _ in range(5)]
            assert [one.get("code", one["type"]) for one in got] == ["pong"] * 3 + ["too-fast"] * 2


def test_the_last_message_of_a_page_that_closes_arrives(tmp_path, monkeypatch):
    monkeypatch.setattr(streams, "LINGER", 10.0)
    with OpenHouse(tmp_path / "s", QUICK) as house:
        ana, bea = house.visitor(), house.visitor("Bea")
        table = ana.make("me", "open")
        with bea.at(table) as watcher:
            with HttpPeer(house.url, table, ana.cookie) as peer:
                peer.receive()
            peer.send("stand")
            while watcher.until("table")["seats"][0]["kind"] != "open":
                pass


def test_a_visitor_who_is_no_longer_there_is_let_go(tmp_path, monkeypatch):
    monkeypatch.setattr(streams, "SILENCE", 0.0)
    with OpenHouse(tmp_path / "s", QUICK) as house:
        ana = house.visitor()
        with HttpPeer(house.url, ana.make("me", "open"), ana.cookie) as peer, pytest.raises(EOFError):
            while True:
                peer.receive()


def test_a_message_reaches_its_stream_through_any_process(tmp_path):
    """A load balancer in front needs no rules: each message may arrive at another process than the last."""
    store = str(tmp_path / "store.sqlite3")
    first, second = (RunningHouse(tmp_path / name, store, shared=True) for name in "01")
    with first as one, second as other:
        ana = one.visitor()
        table = ana.make("me", "computer")
        with ana.at(table) as peer:
            meet(peer)
        # The table is awake in the first process, the stream is in the second, and messages go to the first.
        with HttpPeer(other.url, table, ana.cookie) as peer:
            peer.socket.url = one.url
            meet(peer)
            peer.play_on()
            assert peer.over["scores"]
            peer.socket.post = peer.socket.post.partition("?")[0] + "?at=http%3A//127.0.0.1%3A1.nonsense"
            with pytest.raises(Refused, match="not-found"):
                peer.send("ping")
