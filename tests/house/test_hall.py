"""One hall: a common screen, the phones that wait for it, and a seat that another phone takes."""

from __future__ import annotations

import contextlib
import random

import msgspec
import pytest

from tafureria.core import registry
from tafureria.house.tables.live_game import LiveGame
from tafureria.web import serve
from tests.house.peers import meet
from tests.house.test_pace import GAMES, seats_for


class Evening:
    """A table in a hall: a screen of the host's own visitor, two phones, and a computer player."""

    def __init__(self, house, stack) -> None:
        self.stack = stack
        self.tv, self.ana, self.bea = (house.visitor(name) for name in ("Tele", "Ana", "Bea"))
        self.table = self.tv.make("open", "open", "computer")
        self.screen = stack.enter_context(self.tv.at(self.table, manner="screen"))
        self.screen.until("table")
        self.phones = [stack.enter_context(one.at(self.table)) for one in (self.ana, self.bea)]
        for seat, (phone, name) in enumerate(zip(self.phones, ("Ana", "Bea"), strict=True)):
            phone.send("sit", seat=seat, name=name)
            phone.until("table", you=seat)
            phone.catch_up()

    def begin(self) -> None:
        self.phones[0].send("begin")
        meet(self.screen, *self.phones)


@pytest.fixture
def evening(house, bots):
    with contextlib.ExitStack() as stack, bots.still():
        yield Evening(house, stack)


def shown(peer):
    """The positions up to which this phone has been told that the screen has told."""
    peer.catch_up()
    return [one["position"] for one in peer.seen if one["type"] == "shown"]


def test_the_screen_of_whoever_made_the_table_is_the_common_one_and_the_first_phone_leads(evening):
    assert (evening.screen.table["hall"], evening.screen.table["screen"]) == (True, True)
    ana, bea = evening.phones
    assert (ana.table["host"], ana.table["host_seat"], ana.table["hall"]) == (True, 0, True)
    bea.catch_up()
    assert not bea.table["host"]
    assert not bea.table["screen"]


def test_the_screen_gets_what_a_watcher_gets_even_if_its_visitor_sits_here(evening):
    with evening.ana.at(evening.table, manner="screen") as second:
        evening.begin()
        second.until("position")
        assert (second.table["you"], second.table["yours"], second.table["host"]) == (-1, [], False)
        assert list(second.at) == [-1]
        assert second.at[-1]["view"] == evening.screen.at[-1]["view"]
        second.send("play", id=5, position=evening.phones[0].at[0]["position"], actions=[0])
        second.until("refused", id=5, code="not-your-seat")
        second.send("deduce", id=6, position=1)
        second.until("refused", id=6, code="not-your-seat")


def test_phones_hear_how_far_the_screen_has_told_and_only_from_the_common_screen(evening):
    evening.begin()
    ana, bea = evening.phones
    assert shown(ana) == []
    ana.send("shown", id=3, position=9)
    ana.until("refused", id=3, code="no-screen")
    with evening.bea.at(evening.table, manner="screen") as stranger:
        stranger.until("position")
        stranger.send("shown", id=4, position=9)
        stranger.until("refused", id=4, code="no-screen")
    assert shown(ana) == shown(bea) == []
    evening.screen.send("shown", position=evening.screen.at[-1]["position"])
    evening.screen.catch_up()
    assert shown(ana) == [ana.at[0]["position"]]
    # What everybody notices waits until the screen has told it.
    before = shown(ana)
    ana.play(ana.at[0]["notation"][0])
    ana.catch_up()
    evening.screen.catch_up()
    assert ana.at[0]["position"] > before[-1]
    assert shown(ana) == before
    evening.screen.send("shown", position=evening.screen.position["position"])
    evening.screen.catch_up()
    assert shown(ana) == [*before, ana.at[0]["position"]]


def test_a_report_from_the_future_counts_only_for_what_has_happened(evening):
    evening.begin()
    ana = evening.phones[0]
    evening.screen.send("shown", position=2**40)
    evening.screen.catch_up()
    assert shown(ana) == [ana.at[0]["position"]]
    # What happens afterwards has still to be told.
    for phone in evening.phones:
        phone.play(phone.position["notation"][0])
        phone.catch_up()
    assert ana.position["position"] > shown(ana)[-1]
    assert len(shown(ana)) == 1


def test_the_screen_alone_is_told_that_somebody_comes_and_only_before_the_game(evening, house):
    screen, (ana, bea) = evening.screen, evening.phones
    for peer in (screen, ana, bea):
        peer.catch_up()
    with house.visitor("Eva").at(evening.table) as eva:
        screen.until("table", coming=1)
        assert eva.until("table")["coming"] == 0
        assert not [one for one in ana.catch_up() + bea.catch_up() if one["type"] == "table"]
    screen.until("table", coming=0)
    evening.begin()
    with house.visitor("Leo").at(evening.table) as leo:
        leo.until("position")
        screen.catch_up()
        assert screen.table["coming"] == 0


def test_a_strange_screen_asks_and_the_host_lets_it_in(evening, house):
    ana, bea = evening.phones
    evening.screen.close()
    ana.until("table", hall=False)
    stranger = house.visitor("Otra")
    with stranger.at(evening.table, manner="screen") as screen:
        wish = ana.until("wishes")["wishes"][0]
        assert wish["seat"] == -1
        bea.send("grant", id=7, wish=wish["number"], yes=True)
        bea.until("refused", id=7, code="not-host")
        ana.send("grant", wish=wish["number"], yes=True)
        screen.until("table", hall=True, screen=True)
        assert ana.until("wishes")["wishes"] == []
    ana.until("table", hall=False)
    # It comes back by itself.
    with stranger.at(evening.table, manner="screen") as screen:
        assert screen.until("table")["screen"]


def test_a_lost_phone_is_replaced_once_the_host_says_so(evening, house):
    evening.begin()
    ana, bea = evening.phones
    hand = bea.at[1]["view"]
    other = house.visitor("Bea2")
    with other.at(evening.table) as phone:
        meet(phone)
        assert list(phone.at) == [-1]
        phone.send("claim", id=2, seat=1, name="Bea")
        phone.until("refused", id=2, code="seat-taken")  # she is here
        bea.close()
        while ana.table["seats"][1]["here"]:
            ana.receive()
        phone.send("claim", id=3, seat=1, name="whoever")
        wish = ana.until("wishes")["wishes"][0]
        assert (wish["seat"], wish["name"]) == (1, "Bea")
        phone.send("grant", id=4, wish=wish["number"], yes=True)
        phone.until("refused", id=4, code="not-host")
        ana.send("grant", wish=wish["number"], yes=True)
        phone.until("table", you=1)
        assert phone.table["seats"][1]["name"] == "Bea"
        assert phone.until("position", seat=1)["view"] == hand
    with evening.bea.at(evening.table) as old:
        meet(old)
        assert list(old.at) == [-1]


def test_an_empty_phone_is_missed_in_time_to_replace_it_within_twenty_seconds():
    assert serve.ASKED_EVERY + serve.ASKED_EVERY < 18


def test_a_lost_phone_is_replaced_with_one_touch_on_each_phone(evening, house):
    """From the code that is scanned to the hand, nothing waits for a clock."""
    evening.begin()
    ana, bea = evening.phones
    bea.close()
    ana.until("table")
    with house.visitor("Bea2").at(evening.table) as phone:
        assert not phone.until("table")["seats"][1]["here"]
        phone.send("claim", seat=1, name="Bea")
        ana.send("grant", wish=ana.until("wishes")["wishes"][0]["number"], yes=True)
        phone.until("position", seat=1)


def test_a_late_guest_gets_the_seat_of_a_computer_player_or_a_no(evening, house):
    evening.begin()
    ana = evening.phones[0]
    with house.visitor("Eva").at(evening.table) as phone:
        meet(phone)
        phone.send("claim", seat=2, name="Eva")
        wish = ana.until("wishes")["wishes"][0]
        ana.send("grant", wish=wish["number"], yes=False)
        phone.until("refused", code="declined")
        phone.send("claim", seat=2, name="Eva")
        wish = ana.until("wishes", wishes=[{"number": wish["number"] + 1, "seat": 2, "name": "Eva"}])[
            "wishes"
        ][0]
        ana.send("grant", wish=wish["number"], yes=True)
        assert phone.until("table", you=2)["seats"][2]["name"] == "Eva"


def test_the_screen_goes_along_to_the_next_table(house):
    """And comes back to it, though its visitor does not lead there."""
    with contextlib.ExitStack() as stack:
        evening = Evening(house, stack)
        evening.begin()
        people, screen = evening.phones, evening.screen
        people[0].send("resign")
        people[1].play_on()
        people[1].send("rematch")
        while not screen.table["next"]:
            screen.receive()
        table = screen.table["next"]
        for _ in range(2):
            with evening.tv.at(table, manner="screen") as there:
                assert there.until("table")["screen"]
        with house.visitor("Otra").at(table, manner="screen") as stranger:
            assert not stranger.until("table")["screen"]


def test_without_a_screen_nobody_claims_a_seat(house, bots):
    with bots.still():
        ana = house.visitor("Ana")
        table = ana.make("me", "computer")
        with house.visitor("Eva").at(table) as phone:
            phone.until("table")
            phone.send("claim", id=2, seat=1, name="Eva")
            phone.until("refused", id=2, code="no-screen")


def test_who_has_lost_their_seat_gets_it_at_a_screen_opened_only_then(house, bots):
    """As the page for hosts says: at any table, in the middle of the game."""
    with bots.still():
        ana, bea = house.visitor("Ana"), house.visitor("Bea")
        table = ana.make("me", "open")
        with ana.at(table) as leads:
            with bea.at(table) as phone:
                phone.send("sit", seat=1, name="Bea")
                phone.until("table", you=1)
                leads.send("begin")
                phone.until("position", seat=1)
            with ana.at(table, manner="screen"), house.visitor("Bea2").at(table) as other:
                other.until("table", hall=True)
                other.send("claim", seat=1, name="Bea")
                leads.send("grant", wish=leads.until("wishes")["wishes"][0]["number"], yes=True)
                other.until("table", you=1)
                other.until("position", seat=1)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[name for name, _ in GAMES])
def test_what_phones_hear_of_the_screen_follows_from_what_their_seat_has_seen(game, options):
    """Whatever a watcher notices, every seat notices: the position that is passed on tells nothing new."""
    module = registry.find(game).game
    chosen = msgspec.convert(options, module.options)
    live = LiveGame(module, chosen, seats_for(game, options), bytes(range(16)))
    dice = random.Random(1)
    for _ in range(400):
        if live.is_over:
            break
        before = [live.position(seat) for seat in range(-1, live.seats)]
        seat = dice.choice([one for one in range(live.seats) if live.waits_for(one)])
        live.act(seat, dice.choice(live.legal(seat)))
        after = [live.position(seat) for seat in range(-1, live.seats)]
        if after[0] != before[0]:
            assert all(now > then for now, then in zip(after, before, strict=True))
            assert live.seen_with(before[0]) == before[1:]
        assert live.seen_with(after[0]) == after[1:]
