"""The deduction board: only for the seat that asks, where the rules and the table allow it."""

import asyncio
from dataclasses import replace

import msgspec
import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.house.bots.thinker import Notebooks
from tafureria.house.bots.thinkers import Thinkers
from tafureria.house.tables.chairs import COMPUTER, OPEN, PERSON
from tafureria.house.tables.deductions import shows_board
from tafureria.house.tables.live_game import LiveGame
from tests.house.peers import QUICK, OpenHouse, Peer, meet
from tests.house.test_friends import two_people
from tests.house.test_hints import _table
from tests.house.test_thinkers import asking, raws

NOTES = {"la-reconquista": {"memoria": True}, "muerte-al-rey": {"apuntes": True}}
"""Options for games that do not allow notes by default."""


COUNTED = {"espada-negra", "mentiroso", "muerte-al-rey"}
"""Games whose chances are all counted exactly."""


def deduce(peer: Peer, number: int = 1, **fields) -> dict:
    """The answer to a request for the board."""
    peer.send("deduce", id=number, **{"position": peer.position["position"], **fields})
    while True:
        message = peer.receive()
        if message["type"] in {"deduced", "refused"} and message["id"] == number:
            return message


@pytest.fixture
def still(bots):
    """Computer players make no moves."""
    with bots.still():
        yield


def alone(visitor, entry, **options):
    """A table of that game where the visitor sits alone with computer players."""
    others = ["jugador"] * (max(entry.game.usual_seats, min(entry.game.seats)) - 1)
    return visitor.make("me", *others, game=entry.name, options=options)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("entry", registry.games(), ids=lambda entry: entry.name)
def test_one_person_alone_sees_what_can_be_in_every_game(house, entry):
    ana = house.visitor()
    with ana.at(alone(ana, entry, **NOTES.get(entry.name, {}))) as peer:
        meet(peer)
        assert peer.table["board"] is True
        answer = deduce(peer)
        assert answer["type"] == "deduced"
        assert answer["worlds"] > 0 or entry.name in COUNTED
        assert answer["held"]
        kinds = {kind.__struct_config__.tag for kind in entry.statements().STATEMENTS}
        for one in answer["held"]:
            assert one["fact"]["on"] in kinds
            assert 0 <= one["share"] <= 1
            assert one["share"] == 1 or not one["sure"]
        assert answer["held"] == deduce(peer, 2)["held"]


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize(
    ("game", "rule"), [("la-reconquista", "rec.no-notes"), ("muerte-al-rey", "mar.no-notes")]
)
def test_a_game_of_memory_refuses_by_its_own_rule(house, game, rule):
    ana = house.visitor()
    with ana.at(alone(ana, registry.find(game))) as peer:
        meet(peer)
        assert peer.table["board"] is False
        answer = deduce(peer)
        assert (answer["code"], answer["rule"]) == ("rule", rule)
        assert answer["section"]


@pytest.mark.usefixtures("still")
def test_others_learn_nothing_of_it(house):
    _, _, a, b = two_people(house, board=True)
    a.catch_up()
    b.catch_up()
    assert a.table["board"] is True
    assert deduce(a)["type"] == "deduced"
    b.silent()
    a.silent()
    a.close()
    b.close()


@pytest.mark.usefixtures("still")
def test_several_people_must_have_agreed(house):
    _, _, a, b = two_people(house)
    assert a.table["board"] is False
    assert deduce(a)["code"] == "no-board"
    a.close()
    b.close()


@pytest.mark.usefixtures("still")
def test_a_seat_of_others_and_another_position_are_refused(house):
    _, _, a, b = two_people(house, board=True)
    with house.visitor("Eva").at(a.table["table"]) as watcher:
        watcher.catch_up()
        assert deduce(watcher)["code"] == "not-your-seat"
    assert deduce(a, seat=1)["code"] == "not-your-seat"
    assert deduce(a, position=99)["code"] == "stale"
    a.close()
    b.close()


@pytest.mark.usefixtures("stopped", "still")
def test_how_often_one_may_look_is_limited(tmp_path):
    with OpenHouse(tmp_path / "store.sqlite3", replace(QUICK, boards_per_minute=2)) as house:
        ana = house.visitor()
        with ana.at(ana.make("me", "jugador", "jugador")) as peer:
            meet(peer)
            assert [deduce(peer, number).get("code", "") for number in (1, 2, 3)] == ["", "", "too-fast"]


@pytest.mark.parametrize(
    ("kinds", "settings", "shows"),
    [
        ((PERSON, COMPUTER), {}, True),
        ((PERSON, COMPUTER), {"move_seconds": 30}, True),
        ((PERSON, OPEN), {}, False),
        ((PERSON, PERSON), {}, False),
        ((PERSON, PERSON), {"hints": True}, False),
        ((PERSON, PERSON), {"board": True}, True),
        ((PERSON, COMPUTER), {"board": True, "lesson": "primera x"}, False),
    ],
)
def test_a_table_shows_it_to_one_alone_or_where_all_agreed(kinds, settings, shows):
    row, chairs = _table(*kinds, **settings)
    game = registry.find(row.game).game
    assert shows_board(row, chairs, game, game.options()) is shows


def test_a_process_answers_also_who_is_not_asked():
    game = registry.find("mentiroso").game
    live = LiveGame(game, game.options(), 2, Dealer.key_from_seed(3))
    told = raws(live)
    ask = msgspec.structs.replace(asking(told, live=live), player="", deduces=0.05, legal=[])
    answer = Notebooks().answer(ask)
    assert answer.held

    async def go():
        pool = Thinkers(1, 60.0)
        try:
            assert (await pool.advise(ask, lambda: told)).held
        finally:
            await pool.close()

    asyncio.run(go())
