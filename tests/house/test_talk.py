"""Who hears what is said: every kind of speaker, addressee and listener, in all games, before and in play.

The lines that somebody hears are numbered without gaps, so that nobody can tell that there was another one.
"""

from __future__ import annotations

import itertools

import pytest

from tafureria.core import registry
from tests.house.peers import meet, play_together

TABLE, SIDE = -1, -1
SEATS = {"Ana": [0, 2], "Bea": [1], "Carla": [3], "Eva": [TABLE]}
"""Whose seats are whose: Ana shares her device, Eva watches; the other seats are computer players'."""
TO = [None, 0, 1, 2, 3, SIDE]
GAMES = [entry.name for entry in registry.games() if 4 in entry.game.seats or max(entry.game.seats) >= 6]


class Evening:
    """Ana, Bea, Carla with two seats and Eva at one table, and what each of them should have heard."""

    def __init__(self, house, game, **more):
        self.house, self.expected = house, {name: [] for name in SEATS}
        self.kind, self.number = "", 0
        self.visitors = {name: house.visitor(name) for name in SEATS}
        seats = max(4, min(registry.find(game).game.seats))
        self.table = self.visitors["Ana"].make(
            "me", "open", "open", "open", *["random"] * (seats - 4), game=game, **more
        )
        self.peers = {name: one.at(self.table) for name, one in self.visitors.items()}
        for name, seat in (("Ana", 2), ("Bea", 1), ("Carla", 3)):
            self.peers[name].send("sit", seat=seat, name=f"{name} {seat}", more=name == "Ana")
        for peer in self.peers.values():
            while not peer.table or any(one["kind"] == "open" for one in peer.table["seats"]):
                peer.receive()
        self.kind = self.peers["Ana"].table["talk"]

    def begin(self):
        self.peers["Ana"].send("begin")
        meet(*self.peers.values())

    def close(self):
        for peer in self.peers.values():
            peer.close()

    def say_everything(self, companions=lambda _seat: set(), *, begun=True):
        """Every speaker says a line to every addressee; what each listener should hear is noted beside it."""
        for (name, seats), to in itertools.product(SEATS.items(), TO):
            for seat in seats:
                self.say(name, seat, to, companions(seat) if seat != TABLE else set(), begun)

    def say(self, name, seat, to, companions, begun):
        peer, text = self.peers[name], f"{self.number}: {name} {seat} {to}"
        self.number += 1
        fields = {} if seat == TABLE else {"seat": seat}
        peer.send("say", id=self.number, text=text, to=to, **fields)
        peer.catch_up()
        refused = [one for one in peer.seen if one["type"] == "refused" and one["id"] == self.number]
        hear = self.listeners(seat, to, companions, begun)
        assert bool(refused) == (hear is None), (text, refused)
        for listener in hear or ():
            self.expected[listener].append(text)

    def listeners(self, seat, to, companions, begun):
        """The names of those who should hear a line, or ``None`` if it may not be said."""
        if to is None:
            return set(SEATS)
        if seat == TABLE or not begun or self.kind == "public":
            return None
        if self.kind == "counsel":
            ears = companions | {seat} if to == SIDE and companions else None
        else:
            ears = {seat, to} if to not in (SIDE, seat) else None
        return ears and {name for name, own in SEATS.items() if ears & set(own)}

    def check(self):
        """Everybody has heard their lines and no other, live and when they come back; so has a late comer."""
        for name, peer in self.peers.items():
            peer.catch_up()
            said = [line for one in peer.seen if one["type"] == "said" for line in one["lines"]]
            assert [line["text"] for line in said] == self.expected[name], name
            assert [line["number"] for line in said] == list(range(len(said))), name
        for name, visitor in self.visitors.items():
            assert self.heard_later(visitor) == self.expected[name], name
        assert self.heard_later(self.house.visitor("Fina")) == self.expected["Eva"]

    def heard_later(self, visitor):
        with visitor.at(self.table) as peer:
            peer.catch_up()
            return [line["text"] for one in peer.seen if one["type"] == "said" for line in one["lines"]]


@pytest.fixture(autouse=True)
def _still(bots):
    with bots.still():
        yield


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("talk", ["", "public"])
def test_everybody_hears_what_is_for_them_and_nothing_else(house, game, talk):
    evening = Evening(house, game, **({"talk": talk} if talk else {}))
    assert evening.kind == (talk or registry.find(game).game.talk(registry.find(game).game.options()))
    evening.say_everything(begun=False)
    evening.check()
    evening.begin()
    evening.say_everything()
    evening.check()
    evening.close()


def test_a_side_hears_its_counsel_and_nobody_else(house):
    evening = Evening(house, "muerte-al-rey", options={"consejo": True})
    evening.say_everything(begun=False)
    evening.begin()
    identities = evening.peers["Eva"].position["view"]["identities"]
    evening.say_everything(
        lambda seat: {
            other
            for other, identity in enumerate(identities)
            if identity // 12 == identities[seat] // 12 and other != seat
        }
    )
    evening.check()
    evening.close()


def test_a_whisper_does_not_pass_to_whoever_takes_the_seat_next(house):
    ana, bea, carla = house.visitor("Ana"), house.visitor("Bea"), house.visitor("Carla")
    table = ana.make("me", "open", "computer")
    with ana.at(table) as a, bea.at(table) as b, carla.at(table) as c:
        b.send("sit", seat=1, name="Bea")
        b.until("table", you=1)
        a.send("say", id=1, text="entre tú y yo", to=1)
        a.until("refused", id=1, code="not-begun")
        b.send("stand")
        b.until("table", you=-1)
        c.send("sit", seat=1, name="Carla")
        c.until("table", you=1)
        c.catch_up()
    assert not [one for one in c.seen if one["type"] == "said"]


def test_a_whisper_names_the_ears_that_it_is_for_at_a_shared_device(house):
    evening = Evening(house, "espada-negra")
    evening.begin()
    evening.say("Bea", 1, 2, set(), begun=True)
    evening.say("Bea", 1, None, set(), begun=True)
    evening.peers["Ana"].catch_up()
    lines = [line for one in evening.peers["Ana"].seen if one["type"] == "said" for line in one["lines"]]
    assert [line.get("ears", []) for line in lines] == [[2], []]
    evening.close()


def test_a_replay_and_a_chronicle_keep_to_what_was_heard(house):
    ana, bea, carla, eva = (house.visitor(name) for name in ("Ana", "Bea", "Carla", "Eva"))
    table = ana.make("me", "open", "open")
    with ana.at(table) as a, bea.at(table) as b, carla.at(table) as c, eva.at(table) as e:
        for peer, seat in ((b, 1), (c, 2)):
            peer.send("sit", seat=seat, name=f"Seat {seat}")
            peer.until("table", you=seat)
        a.send("begin")
        meet(a, b, c, e)
        a.send("say", text="entre tú y yo", to=1)
        a.send("say", text="para todos")
        a.catch_up()
        play_together(a, b, c)
    for visitor, heard in ((ana, 2), (bea, 2), (carla, 1), (eva, 1)):
        replay = visitor.get(f"/api/tables/{table}/replay").json()
        assert len(replay["talk"]) == heard, visitor.name
    for visitor, heard in ((ana, 2), (bea, 2), (carla, 1)):
        (game,) = visitor.get("/api/chronicle/export").json()["games"]
        assert len(game["talk"]) == heard, visitor.name
