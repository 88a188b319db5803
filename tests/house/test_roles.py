"""Who may do what: every message at a table and every deed in a club, by everybody who could try.

The rows are the types of the messages and deeds, so that a new one without a row fails.
"""

from __future__ import annotations

from typing import Any, get_args

import pytest

from tafureria.house.clubs.messages import Act, Deed
from tafureria.house.messages import up
from tests.house.peers import Peer, meet, play_together

OK = "ok"

# --- messages at a table ------------------------------------------------------------------------------

ROLES = ("host", "seat", "watcher")
STAGES = ("waiting", "playing", "over")
TAGS = [one.__struct_config__.tag for one in get_args(up.AnyUp)]
EVERYBODY = (OK, OK, OK)
PLAYERS = (
    ("not-begun", "not-begun", "not-your-seat"),
    (OK, OK, "not-your-seat"),
    ("over", "over", "not-your-seat"),
)
AT_A_TABLE = {
    "sit": ((OK, "already-seated", OK), ("not-waiting",) * 3, ("not-waiting",) * 3),
    "stand": ((OK, OK, "not-seated"), ("not-waiting",) * 3, ("not-waiting",) * 3),
    "begin": (
        (OK, "not-host", "not-host"),
        ("not-waiting", "not-host", "not-host"),
        ("not-waiting", "not-host", "not-host"),
    ),
    "resign": PLAYERS,
    "remove": ((OK, "not-host", "not-host"), (OK, "not-host", "not-host"), ("over", "not-host", "not-host")),
    "rematch": (
        ("not-over", "not-over", "not-your-seat"),
        ("not-over", "not-over", "not-your-seat"),
        (OK, OK, "not-your-seat"),
    ),
    "stand-in": (
        ("not-begun", "not-begun", "not-begun"),
        ("not-yet", "not-yet", "not-your-seat"),
        ("over", "over", "over"),
    ),
    "play": PLAYERS,
    "say": (EVERYBODY,) * 3,
    "attend": (EVERYBODY,) * 3,
    "why": PLAYERS,
    "hint": PLAYERS,
    "deduce": PLAYERS,
    "claim": (
        ("not-begun", "not-begun", "not-begun"),
        ("already-seated", "already-seated", OK),
        ("over", "over", "over"),
    ),
    "grant": (
        ("stale", "not-host", "not-host"),
        (OK, "not-host", "not-host"),
        ("stale", "not-host", "not-host"),
    ),
    "shown": (("no-screen",) * 3,) * 3,
    "go-on": (("lesson", "lesson", "not-your-seat"),) * 3,
    "ping": (EVERYBODY,) * 3,
}
"""By message, what becomes of it by stage of the table and by role: ``ok``, or the code of the refusal."""


class Room:
    """A table of a host, with somebody seated, an empty seat and a watcher."""

    def __init__(self, house, bots, stage: str) -> None:
        self.visitors = {role: house.visitor(role) for role in ROLES}
        self.table = self.visitors["host"].make("me", "open", "open", "computer", hints=True, board=True)
        self.peers: dict[str, Peer] = {role: self.visitors[role].at(self.table) for role in ROLES}
        host, seat = self.peers["host"], self.peers["seat"]
        seat.send("sit", seat=1, name="Bea")
        seat.until("table", you=1)
        if stage != "waiting":
            host.send("begin")
            meet(*self.peers.values())
        if stage == "over":
            bots.are_still = False
            play_together(host, seat)
            self.peers["watcher"].until("over")
        # The host's screen, from which nobody acts; at a running game somebody asks for a seat.
        self.screen = self.visitors["host"].at(self.table, manner="screen")
        self.screen.until("table", screen=True)
        self.guest = house.visitor("guest").at(self.table)
        self.guest.send("claim", seat=3, name="Gil")
        self.guest.catch_up()
        for peer in self.peers.values():
            peer.catch_up()

    def becomes(self, role: str, tag: str, **more: Any) -> str:
        """What becomes of that message from that role: ``ok``, or the code of its refusal."""
        peer = self.peers[role]
        peer.send(tag, id=7, **self.fields(role, tag) | more)
        came = peer.catch_up()
        codes = [one["code"] for one in came if one["type"] == "refused" and one.get("id") == 7]
        return codes[0] if codes else OK

    def fields(self, role: str, tag: str) -> dict[str, Any]:
        """The message as somebody in that role would send it."""
        peer = self.peers[role]
        now = {"position": peer.position["position"] if peer.at else 0}
        legal = next((one["legal"] for one in peer.at.values() if one["legal"]), [0])
        return {
            "sit": {"seat": 2, "name": "Dora", "more": role == "host"},
            "remove": {"seat": 1},
            "play": now | {"actions": legal[:1]},
            "why": now | {"notation": "mentira"},
            "hint": now,
            "deduce": now,
            "say": {"text": "hola"},
            "stand-in": {"seat": 1 if role == "host" else 0},
            "claim": {"seat": 3, "name": "Dora"},
            "grant": {"wish": 1, "yes": True},
            "shown": now,
            "attend": {"choices_only": True},
            "go-on": {"step": 0},
        }.get(tag, {})

    def close(self) -> None:
        for peer in (self.screen, self.guest, *self.peers.values()):
            peer.close()


@pytest.mark.parametrize("stage", STAGES)
def test_nobody_acts_from_a_screen(house, bots, stage):
    with bots.still():
        room = Room(house, bots, stage)
        room.peers["screen"] = room.screen
        for tag in sorted(set(TAGS) - {"ping", "shown"}):
            assert room.becomes("screen", tag) == "not-your-seat", tag
        for tag in ("ping", "shown"):
            assert room.becomes("screen", tag) == OK
        room.close()


HARMLESS = ("attend", "ping", "say")
"""Messages after which nobody may do anything else than before."""


def refused_first(roles, rows):
    """Who is refused comes first: that changes nothing, so that all of them can be asked at one place."""
    return sorted(zip(roles, rows, strict=True), key=lambda row: row[1] == OK)


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("tag", TAGS)
def test_a_message_is_for_those_who_may_send_it(house, bots, tag, stage):
    assert tag in AT_A_TABLE, "a new message needs a row"
    with bots.still():
        room = None
        for role, expected in refused_first(ROLES, AT_A_TABLE[tag][STAGES.index(stage)]):
            room = room or Room(house, bots, stage)
            moves = any(one["legal"] for one in room.peers[role].at.values())
            if expected == OK and not moves and tag in ("play", "hint"):
                expected = "not-your-turn"  # noqa: PLW2901
            if expected == OK and tag == "why" and stage == "playing":
                expected = "rule" if moves else "not-your-turn"  # noqa: PLW2901 - asked about what is illegal
            assert room.becomes(role, tag) == expected, (role, stage)
            if expected == OK and tag not in HARMLESS:
                room.close()
                room = None
        if room is not None:
            room.close()


@pytest.mark.parametrize("tag", ["resign", "play", "why", "hint", "deduce", "say"])
def test_nobody_acts_from_the_seat_of_somebody_else(house, bots, tag):
    with bots.still():
        room = Room(house, bots, "playing")
        assert room.becomes("seat", tag, seat=0) == "not-your-seat"
        assert room.becomes("watcher", tag, seat=0) == "not-your-seat"
        room.close()


def test_whoever_was_removed_for_good_is_turned_away(house, bots):
    with bots.still():
        room = Room(house, bots, "playing")
        room.peers["host"].send("remove", seat=1, bar=True)
        room.peers["seat"].until("refused", code="removed")
        with room.visitors["seat"].at(room.table) as back:
            back.expect("refused", code="removed")
        room.close()


# --- clubs --------------------------------------------------------------------------------------------

MEMBERS = ("founder", "member", "removed", "stranger")
IN_A_CLUB = {
    Deed.JOIN: (OK, OK, "removed", OK),
    Deed.LEAVE: ("founder", OK, "not-member", "not-member"),
    Deed.RENAME: (OK, "not-founder", "not-member", "not-member"),
    Deed.OPEN: (OK, "not-founder", "not-member", "not-member"),
    Deed.CLOSE: (OK, "not-founder", "not-member", "not-member"),
    Deed.REMOVE: (OK, "not-founder", "not-member", "not-member"),
    Deed.HAND_OVER: (OK, "not-founder", "not-member", "not-member"),
    Deed.DELETE: (OK, "not-founder", "not-member", "not-member"),
}
IN_A_TOURNAMENT = {
    Act.ENTER: (OK, OK, "not-member", "not-member"),
    Act.LEAVE: (OK, OK, "not-member", "not-member"),
    Act.REMOVE: (OK, "not-founder", "not-member", "not-member"),
    Act.BEGIN: (OK, "not-founder", "not-member", "not-member"),
    Act.FINISH: (OK, "not-founder", "not-member", "not-member"),
    Act.DELETE: (OK, "not-founder", "not-member", "not-member"),
}


class Circle:
    """A closed club of a founder, with a member, another one, and somebody who was removed from it."""

    def __init__(self, house) -> None:
        self.visitors = {role: house.visitor(role) for role in (*MEMBERS, "other")}
        founder = self.visitors["founder"]
        self.club = founder.post("/api/clubs", {"title": "Los martes", "name": "Ana"}).json()["club"]
        marks = {}
        for role in ("member", "other", "removed"):
            page = self.ask(role, Deed.JOIN, name=role.title()).json()
            marks[role] = page["you"]
        self.ask("founder", Deed.REMOVE, member=marks["removed"])
        self.other = marks["other"]
        wish = {"title": "Otoño", "game": "mentiroso", "seats": 2, "rounds": 2}
        made = founder.post(f"/api/clubs/{self.club}/tournaments", wish).json()
        self.tournament = f"/api/clubs/{self.club}/tournaments/{made['tournament']}"
        for role in ("founder", "member", "other"):
            self.visitors[role].post(self.tournament, {"what": "enter"})

    def ask(self, role, what, **more):
        return self.visitors[role].post(f"/api/clubs/{self.club}", {"what": what} | more)


def becomes(answer) -> str:
    """``ok``, or the code of the refusal."""
    return OK if answer.status_code < 300 else answer.json()["code"]


@pytest.mark.parametrize("what", list(Deed))
def test_a_deed_in_a_club_is_for_those_who_may_do_it(house, what):
    assert what in IN_A_CLUB, "a new deed needs a row"
    circle = None
    for role, expected in refused_first(MEMBERS, IN_A_CLUB[what]):
        circle = circle or Circle(house)
        answer = circle.ask(role, what, name=f"{role} again", title="Otro", member=circle.other)
        assert becomes(answer) == expected, role
        circle = None if expected == OK else circle


@pytest.mark.parametrize("what", list(Act))
def test_a_deed_in_a_tournament_is_for_those_who_may_do_it(house, what):
    assert what in IN_A_TOURNAMENT, "a new deed needs a row"
    circle = None
    for role, expected in refused_first(MEMBERS, IN_A_TOURNAMENT[what]):
        circle = circle or Circle(house)
        answer = circle.visitors[role].post(circle.tournament, {"what": what, "member": circle.other})
        assert becomes(answer) == expected, role
        circle = None if expected == OK else circle


def test_a_closed_club_shows_strangers_nothing_but_its_name(house):
    circle = Circle(house)
    for role in ("removed", "stranger"):
        page = circle.visitors[role].get(f"/api/clubs/{circle.club}").json()
        assert (page["title"], page["size"], page["you"]) == ("Los martes", 3, "")
        assert not any(page[part] for part in ("members", "tables", "results", "tournaments")), role
        assert becomes(circle.visitors[role].get(circle.tournament)) == "not-member"
