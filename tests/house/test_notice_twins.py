"""Two houses that differ only in secrets kept from a person send that person the same notices.

In the second house others have been dealt other cards, make other hidden choices, and make them in another
order. What the person's browser and mailbox receive, what a push service can read, and the table's card on
the person's first page are the same, byte for byte, at the same moments.
"""

from __future__ import annotations

import contextlib
import dataclasses
import email.policy
import json
import queue
import re
from typing import NamedTuple
from unittest import mock

import msgspec
import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.core.game import CHANCE, Game, settle
from tafureria.house import catalogue
from tafureria.house.making import making
from tafureria.house.tables.live_game import LiveGame
from tests.contract.test_twins import Step, Twins
from tests.house import test_la_reconquista as la_reconquista
from tests.house.mails import MailServer
from tests.house.peers import OpenHouse, meet
from tests.house.pushes import PushService, Rounds
from tests.house.test_mails import MAILING, confirmed
from tests.house.test_notices import tell
from tests.house.test_slow import DAY, card

TABLE = "kqjx3n5vb2mtw7cyd6zgfap4re"
KEYS = (bytes(15) + b"\1", bytes(15) + b"\2")
STEPS = 80
"""Actions of players that are followed, at most."""
PAIRS = 2_000
ASKED = 2
"""Least number of times that the person is asked while the worlds differ."""
NAMES = ("Ana", "Bea", "Eva", "Leo", "Oto", "Sol")
MASKS = (
    (rb"(?m)^(Message-ID|Date): .*$", rb"\1"),
    (rb"/correo/no/[\w-]+", b"/correo/no/"),
    (rb"http://127\.0\.0\.1:\d+", b""),
)
"""Patterns for what differs in any two mails: id and hour, the link that ends them, the port."""


class Story(NamedTuple):
    """The events in one of the two houses."""

    draws: list[int]
    acts: list[Step | None]
    """Seat and action; None while only the other house has an action."""


def stories(game, seats):
    """A seat, and the stories of two worlds that it cannot tell apart while it is asked."""
    if game is la_reconquista.GAME:
        return 0, *attacks()
    for n in range(PAIRS):
        seat, seed = n % seats, n // seats
        twins = Twins(game, game.options(), seats, seat, 10_000 + 100 * seed + seat)
        if not twins.play():
            continue
        story = twins.story[: STEPS + 1]
        real, twin = (play_out(game, seats, [one[which] for one in story]) for which in range(2))
        if asked_while_apart(game, seats, seat, story) < ASKED:
            continue
        other = Story(twin.draws, in_another_order(game, seats, seat, twin, real))
        # Where it is secret who has a choice, the worlds differ in who has answered while the seat is asked.
        if type(game).hides_choice is Game.hides_choice or answers_differ(game, seats, seat, real, other):
            return seat, real, other
    raise AssertionError("no twins")


def attacks():
    """Seat 2 attacks seat 1 before the turn of seat 0: with or without help, and choosing in either order."""
    army, target, helper, elsewhere = la_reconquista.theatre()
    begun = [*placed(0, elsewhere), *placed(1, helper), *placed(2, army), said(2, f"ataco {target}")]
    alone = [
        said(2, f"pasa {army}"),
        said(2, "listo"),
        said(1, "listo"),
        None,
        said(2, "visto"),
        said(1, "visto"),
    ]
    helped = [said(1, f"pasa {helper}"), said(1, "listo"), said(2, f"pasa {army}"), said(2, "listo")]
    helped += [said(1, "visto"), said(2, "visto")]
    dealer = Noting(la_reconquista.KEY)
    options = msgspec.convert(la_reconquista.OPTIONS, la_reconquista.GAME.options)
    settle(la_reconquista.GAME, la_reconquista.GAME.new(options, 3), dealer, None)
    return [
        Story(dealer.draws, [*begun, *more, said(1, "paso"), said(0, "paso")]) for more in (alone, helped)
    ]


def placed(seat, where):
    return [*[said(seat, f"pon {where}")] * 5, said(seat, "listo")]


def said(seat, words):
    return seat, la_reconquista.GAME.parse(words)


class Noting(Dealer):
    """Records its draws."""

    def __init__(self, key):
        super().__init__(key)
        self.draws = []

    def below(self, n):
        self.draws.append(super().below(n))
        return self.draws[-1]


def asked_while_apart(game, seats, seat, story):
    """How often the seat is asked, or others act meanwhile, while the worlds differ."""
    state, apart, was_asked, count = game.new(game.options(), seats), False, False, 0
    for real, twin in story:
        for who, action in real:
            game.apply(state, who, action)
        apart |= real != twin
        is_asked = game.waiting(state) > 0 and bool(game.waiting(state) >> seat & 1)
        count += apart and is_asked and (real[0][0] != seat or not was_asked)
        was_asked = is_asked
    return count


def answers_differ(game, seats, seat, real, twin):
    """Whether somebody has answered in only one of the worlds at a time when the seat has not answered."""
    lives = [dealt(game, seats, story.draws) for story in (real, twin)]
    masks = questions(lives, zip(real.acts, twin.acts, strict=True))
    return any(one != two and one >> seat & two >> seat & 1 for one, two in masks if min(one, two) > 0)


def play_out(game, seats, steps):
    """Play *steps*; the story of them, as draws and actions of players."""
    state, draws, acts = game.new(game.options(), seats), [], []
    for seat, action in (one for more in steps for one in more):
        if seat == CHANCE:
            weight = game.weight(state)
            draws.append(next(x for x in range(weight) if game.outcome(state, x) == action))
        else:
            acts.append((seat, action))
        game.apply(state, seat, action)
    return Story(draws, acts)


class Deal(Dealer):
    """Draws what a story prescribes."""

    __slots__ = ("left",)

    def __init__(self, draws):
        super().__init__(KEYS[0])
        self.left = list(draws)

    def below(self, n):
        return self.left.pop(0)


def dealt(game, seats, draws):
    """A game dealt with these draws."""
    with mock.patch("tafureria.house.tables.live_game.Dealer", lambda _: Deal(draws)):
        return LiveGame(game, game.options(), seats, KEYS[0])


def in_another_order(game, seats, seat, twin, real):
    """The twin's actions, with neighbouring ones that the seat does not see swapped where possible."""
    acts, marks = list(twin.acts), seen(game, seats, seat, real)
    for n in range(len(acts) - 1):
        if marks[n] == marks[n + 2] and acts[n][0] != acts[n + 1][0]:
            other = [*acts[:n], acts[n + 1], acts[n], *acts[n + 2 :]]
            with contextlib.suppress(AssertionError, IndexError):
                if seen(game, seats, seat, Story(twin.draws, other)) == marks:
                    acts = other
    return acts


def seen(game, seats, seat, story):
    """The seat's position number before the first and after each action."""
    live = dealt(game, seats, story.draws)
    marks = [live.position(seat)]
    for who, action in story.acts:
        assert live.check(who, action) is None
        live.act(who, action)
        marks.append(live.position(seat))
    return marks


class World:
    """One of the two houses. Everybody but the person who gets notices stays at the table."""

    def __init__(self, stack, folder, service, seats, seat):
        self.stack, self.seat = stack, seat
        self.mail = MailServer()
        self.mail.start()
        stack.callback(self.mail.stop)
        settings = dataclasses.replace(MAILING, mail_port=self.mail.number)
        self.house = stack.enter_context(OpenHouse(folder, settings))
        self.people = [self.house.visitor(name) for name in NAMES[:seats]]
        self.browser = service.browser()
        self.peers = {}

    @property
    def told(self):
        """The person who gets notices."""
        return self.people[self.seat]

    def open(self, game, key, options):
        host = self.people[0]
        with (
            mock.patch.object(Dealer, "new_key", return_value=key),
            mock.patch.object(making, "new_id", return_value=TABLE),
        ):
            host.make(
                "me", *["open"] * (len(self.people) - 1), game=game, options=options, move_seconds=2 * DAY
            )
        tell(self.told, self.browser)
        confirmed(self.house, self.mail, self.told, mail="told@example.com")
        for n, one in enumerate(self.people):
            self.peers[n] = self.stack.enter_context(one.at(TABLE))
            if n:
                self.peers[n].send("sit", seat=n, name=one.name)
                self.peers[n].until("table", you=n)
        self.peers[0].send("begin")
        meet(*self.peers.values())
        self.go()

    def go(self):
        """The person who gets notices leaves the table; returns once the others have noticed."""
        self.peers.pop(self.seat).close()
        other = next(iter(self.peers.values()))
        while not other.table or other.table["seats"][self.seat]["here"]:
            other.receive()

    def act(self, seat, action):
        if seat == self.seat:
            self.peers[seat] = self.told.at(TABLE)
            meet(self.peers[seat])
        peer = self.peers[seat]
        peer.catch_up()
        peer.send("play", position=peer.position["position"], actions=[action])
        assert "refused" not in [one["type"] for one in peer.catch_up()]
        if seat == self.seat:
            self.go()

    def heard(self):
        """Everything that has reached the person since the last call, and their card of the table."""
        pushes = [one | {"authorization": "", "host": ""} for one in drained(self.browser.headers)]
        mails = [one.as_bytes(policy=email.policy.SMTP) for one in drained(self.mail._came)]
        for pattern, plain in MASKS:
            mails = [re.sub(pattern, plain, one) for one in mails]
        return pushes, drained(self.browser.received), mails, json.dumps(card(self.told, TABLE))


def drained(waiting):
    out = []
    with contextlib.suppress(queue.Empty):
        while True:
            out.append(waiting.get_nowait())
    return out


@pytest.mark.parametrize("name", [one.name for one in registry.games() if one.name != "mentiroso"])
def test_what_is_hidden_from_somebody_moves_no_notice(tmp_path, clock, monkeypatch, name):
    game = registry.find(name).game
    seats = next(n for n in game.seats if n > 2 and game.fit(game.options(), n) is None)
    seat, *pair = stories(game, seats)
    wishes, options = {}, game.options()
    if game is la_reconquista.GAME:
        wishes = la_reconquista.OPTIONS
        options = msgspec.convert(la_reconquista.OPTIONS, game.options)
        monkeypatch.setattr(
            catalogue, "read_options", lambda game, values: msgspec.convert(values, game.options)
        )
    draws = {key: story.draws for key, story in zip(KEYS, pair, strict=True)}

    def below(self, n):
        self.drawn += 1
        return draws[self.key][self.drawn - 1]

    monkeypatch.setattr(Dealer, "below", below)
    rounds, notices = Rounds(monkeypatch), 0
    with contextlib.ExitStack() as stack:
        service = stack.enter_context(PushService())
        worlds = [World(stack, tmp_path / str(n), service, seats, seat) for n in range(2)]
        for world, key in zip(worlds, KEYS, strict=True):
            world.open(name, key, wishes)
        steps = [(None, None), *zip(*(one.acts for one in pair), strict=True)]
        asked = list(questions([LiveGame(game, options, seats, key) for key in KEYS], steps))
        when = moment(steps, asked, seat, apart=draws[KEYS[0]] != draws[KEYS[1]])
        for n, (step, now) in enumerate(zip(steps, asked, strict=True)):
            for world, act in zip(worlds, step, strict=True):
                if act is not None:
                    world.act(*act)
            if n and now == asked[n - 1] and step[0] == step[1]:
                continue
            for seconds in (61, 1.6 * DAY) if n == when else (61,):
                clock.advance(seconds)
                rounds.wait(houses=2)
                one, two = (world.heard() for world in worlds)
                assert one == two
                notices += len(one[1])
                assert len(one[0]) == len(one[1]) == len(one[2])
        assert notices >= 2


def questions(lives, steps):
    """Masks of the seats for which the two games wait, after each step."""
    for step in steps:
        for live, act in zip(lives, step, strict=True):
            if act is not None:
                live.act(*act)
        yield tuple(live.waiting for live in lives)


def moment(steps, asked, seat, *, apart):
    """The step after which to test a reminder: the worlds differ, preferably in who has answered."""
    found = []
    for n, (one, two) in enumerate(steps):
        apart |= one != two
        if apart and all(waiting > 0 and waiting >> seat & 1 for waiting in asked[n]):
            found.append((asked[n][0] == asked[n][1], n))
    return min(found)[1]
