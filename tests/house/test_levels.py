"""Three levels of opponent, chosen by seat; a master thinks in its own time and delays no other table."""

import asyncio
import time

import msgspec
import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.house.computers import Computers
from tafureria.house.course import Course
from tafureria.house.kept import Manner
from tafureria.house.settings import Settings
from tafureria.house.thinker import Desk
from tafureria.house.thinkers import Thinkers
from tafureria.players.apprentice import Apprentice
from tafureria.players.levels import levels, seated
from tests.house.peers import OpenHouse, meet
from tests.house.test_thinkers import asking, raws

GAME = registry.find("mentiroso").game
THREE = ["aprendiz", "jugador", "maestro"]


def kinds(peer):
    return [seat["name"] for seat in peer.table["seats"]]


def test_every_game_is_played_at_three_levels_weakest_first(house):
    for card in house.visitor().front["games"]:
        assert card["levels"] == THREE
        assert [name for name in card["players"] if name in THREE] == THREE
        assert card["players"][0] == "random"


@pytest.mark.parametrize("entry", registry.games(), ids=lambda entry: entry.name)
def test_everybody_who_may_be_seated_can_be_made(entry):
    assert levels(entry) == THREE
    for make in seated(entry, 0.1).values():
        assert callable(make().choose)


def test_a_level_is_chosen_by_seat_and_the_table_has_one_for_all_others(house):
    ana = house.visitor()
    table = ana.make("me", "maestro", "computer", "open", level="aprendiz", think=0.1)
    with ana.at(table) as peer:
        peer.expect("table", level="aprendiz", think=0.1)
        assert kinds(peer) == ["Ana", "maestro", "aprendiz", ""]
        peer.send("begin")
        meet(peer)
        assert kinds(peer) == ["Ana", "maestro", "aprendiz", "aprendiz"]
        peer.send("resign")
        peer.until("table", you=-1)
        assert kinds(peer)[0] == "aprendiz"
        while peer.over is None:
            peer.receive()


def test_a_table_without_a_wish_is_played_by_the_middle_level(house):
    ana = house.visitor()
    with ana.at(ana.make("me", "computer")) as peer:
        peer.expect("table", level="jugador", think=1.0)
        assert kinds(peer) == ["Ana", "jugador"]


@pytest.mark.parametrize("think", [0, -1, 16, "mucho"])
def test_nobody_thinks_for_ever(house, think):
    wish = {"game": "mentiroso", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ana", "think": think}
    assert house.visitor().post("/api/tables", wish).json()["code"] == "malformed"


def test_an_apprentice_slips_by_the_seed_of_the_decision_alone():
    class Always:
        def __init__(self, answer):
            self.answer = answer

        def choose(self, view, legal, notebook, seed):
            return self.answer

    apprentice = Apprentice(Always("thought"), Always("slip"), 35)
    said = [apprentice.choose(None, [0, 1], None, seed) for seed in range(2000)]
    assert 0.3 < said.count("slip") / 2000 < 0.4
    assert said == [apprentice.choose("other view", [5], None, seed) for seed in range(2000)]


# --- time -------------------------------------------------------------------------------------


def play_first(peer):
    """Make any move; answers when it was sent."""
    position = peer.position
    peer.send("play", position=position["position"], actions=[position["legal"][0]])
    return time.monotonic()


def next_position(peer):
    """Read on until something has changed; answers how long that took."""
    before, begun = peer.position, time.monotonic()
    while peer.over is None and peer.position is before:
        peer.receive()
    return time.monotonic() - begun


def test_a_master_takes_all_of_its_time_however_easy_the_choice(tmp_path):
    """How long it takes tells nothing."""
    with OpenHouse(tmp_path / "s", Settings(pace=0.0, rests=0.0)) as house:
        ana = house.visitor()
        with ana.at(ana.make("me", "maestro", think=0.4)) as peer:
            meet(peer)
            waits = []
            while peer.over is None:
                if peer.position["legal"]:
                    play_first(peer)
                    next_position(peer)
                elif peer.position["waiting"] == [1]:
                    waits.append(next_position(peer))
                else:
                    peer.receive()
            # The first was thought about before there was anybody to see it.
            assert waits
            assert all(0.3 <= one < 2.0 for one in waits[1:]), waits


def test_each_further_step_of_one_turn_has_half_the_time_by_what_everybody_sees():
    course = Course(
        registry.find("la-reconquista").game,
        registry.find("la-reconquista").game.options(),
        4,
        Dealer.key_from_seed(3),
    )
    computers = Computers(None, Manner(think=8.0), None, asyncio.Queue())
    seat = course.waiting.bit_length() - 1
    times = []
    for _ in range(3):
        times.append(computers._time_to_think(course, seat))
        course.act(seat, course.legal(seat)[-1])
    assert times == [8.0, 4.0, 2.0]
    other = Computers(None, Manner(think=8.0), None, asyncio.Queue())
    assert other._time_to_think(course, seat) == 8.0


def ask_master(course, table, seconds):
    told = raws(course)
    return msgspec.structs.replace(
        asking(told, course=course), table=table, player="maestro", until=time.time() + seconds
    ), (lambda: told)


def test_a_search_tells_what_it_weighed_and_without_time_an_able_player_chooses():
    course = Course(GAME, GAME.options(), 2, Dealer.key_from_seed(3))
    ask, told = ask_master(course, "t", 0.3)
    answer = Desk().answer(ask)
    assert answer.action == answer.weighed[0].action
    assert sum(one.tries for one in answer.weighed) > 10
    late = msgspec.structs.replace(ask, until=time.time() - 1)
    able = msgspec.structs.replace(ask, player="jugador", until=0.0)
    assert Desk().answer(late) == Desk().answer(able)
    assert told() == raws(course)


def test_masters_that_find_no_free_process_choose_in_time_all_the_same():
    course = Course(GAME, GAME.options(), 2, Dealer.key_from_seed(3))

    async def scene():
        pool = Thinkers(1, 20.0, searchers=1)
        pool.start()
        try:
            first, told = ask_master(course, "a", 4.0)
            long = asyncio.create_task(pool.choose(first, told))
            await asyncio.sleep(0.1)
            begun = time.monotonic()
            second, told = ask_master(course, "b", 0.5)
            answer = await pool.choose(second, told)
            took = time.monotonic() - begun
            assert not long.done()
            return answer, took, await long
        finally:
            await pool.close()

    answer, took, searched = asyncio.run(scene())
    assert answer.weighed == []
    assert answer.action in course.legal(0)
    assert took < 3.0
    assert searched.weighed


def test_a_long_thought_delays_no_other_table(tmp_path):
    """Two masters at one table think for six seconds; another plays as if they were not there."""
    settings = Settings(pace=0.0, rests=0.0, frames_per_second=500, frames_at_once=500)
    with OpenHouse(tmp_path / "s", settings) as house:
        ana, bea = house.visitor("Ana"), house.visitor("Bea")
        with (
            ana.at(ana.make("me", "maestro", "maestro", think=6)) as slow,
            bea.at(bea.make("me", "jugador", "jugador", game="la-reconquista")) as other,
        ):
            meet(slow, other)
            while slow.position["legal"]:
                play_first(slow)
                next_position(slow)
            waits, until = [], time.monotonic() + 4.0
            while time.monotonic() < until and other.over is None:
                if other.position["legal"]:
                    play_first(other)
                waits.append(next_position(other))
            waits.sort()
            # Who shares a machine may have to wait once, but never for as long as the masters think.
            assert len(waits) > 8
            assert waits[len(waits) * 9 // 10] < 0.25, waits
            assert waits[-1] < 4, waits
            slow.silent()
