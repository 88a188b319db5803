"""Three levels of opponent, chosen by seat; a master thinks in its own time and delays no other table."""

import asyncio
import sys
import time
from functools import partial
from types import SimpleNamespace

import msgspec
import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.core.player import Slips
from tafureria.house import catalogue
from tafureria.house.bots import thinker
from tafureria.house.bots.thinker import Notebooks
from tafureria.house.bots.thinkers import Thinkers
from tafureria.house.tables.live_game import LiveGame
from tafureria.players import outside, search
from tafureria.players.apprentice import Apprentice, with_apprentice
from tafureria.players.catalogue import Thought, players
from tafureria.players.levels import levels
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


def test_a_game_may_name_the_level_of_its_new_tables(house):
    cards = {card["name"]: card for card in house.visitor().front["games"]}
    assert cards["muerte-al-rey"]["usual_level"] == "aprendiz"
    assert {card["usual_level"] for card in cards.values()} == {"aprendiz", "jugador"}
    ana = house.visitor()
    for game, level in (("muerte-al-rey", "aprendiz"), ("espada-negra", "jugador")):
        with ana.at(ana.make("me", *["computer"] * 5, game=game)) as peer:
            meet(peer)
            assert kinds(peer)[1:] == [level] * 5


@pytest.mark.parametrize("entry", registry.games(), ids=lambda entry: entry.name)
def test_everybody_who_may_be_seated_can_be_made(entry):
    assert levels(entry) == THREE
    for make in players(entry, Thought(seconds=0.1)).values():
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


GUEST = """
class Last:
    remembers = False
    games = ("mentiroso",)

    def choose(self, view, legal, notebook, seed):
        return legal[-1]
"""


def test_a_player_from_outside_sits_at_a_table(house, tmp_path, monkeypatch):
    """``tafureria --players guest:Last``: the player is offered, and thinks in a process of its own."""
    (tmp_path / "guest.py").write_text(GUEST)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setenv(outside.VARIABLE, "guest:Last")
    for cached in (outside.installed, catalogue.game_cards):
        cached.cache_clear()
    try:
        with OpenHouse(tmp_path / "store.sqlite3") as opened:
            ana = opened.visitor("Ana")
            cards = {card["name"]: card for card in ana.front["games"]}
            assert cards["mentiroso"]["guests"] == ["guest:Last"]
            assert cards["taifa"]["guests"] == []
            table = ana.make("guest:Last", "guest:Last", options={"envite": False})
            with ana.at(table) as peer:
                while peer.over is None:
                    peer.receive()
            record = ana.get(f"/api/tables/{table}/record").text
            # The last legal action is the highest bid, after which only a doubt is possible.
            assert record.split("---\n")[1].count("\n") == 2
    finally:
        for cached in (outside.installed, catalogue.game_cards):
            cached.cache_clear()


def test_nobody_at_the_wire_can_have_a_module_imported(house):
    """Only whoever opens the house can name a class, never a visitor."""
    seats = [{"kind": "me"}, {"kind": "computer", "player": "json:JSONDecoder"}]
    answer = house.visitor().post("/api/tables", {"game": "mentiroso", "seats": seats, "name": "Ana"})
    assert answer.json()["code"] == "unknown-player"


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


def test_a_game_says_whom_its_apprentice_plays_like():
    class Named:
        def __init__(self, name):
            self.name = name

        def choose(self, view, legal, notebook, seed):
            return self.name

    own = {name: partial(Named, name) for name in ("patient", "thumb", "jugador")}

    def played(*slips):
        apprentice = with_apprentice(own, Slips(*slips))["aprendiz"]()
        return {apprentice.choose(None, [0, 1], None, seed) for seed in range(50)}

    assert list(with_apprentice(own, Slips())) == ["patient", "thumb", "aprendiz", "jugador"]
    assert played() == {"thumb", "jugador"}
    assert played(30, "thumb", "patient") == {"thumb", "patient"}


# --- time -------------------------------------------------------------------------------------


def play_first(peer):
    """Play the first legal action."""
    position = peer.position
    peer.send("play", position=position["position"], actions=[position["legal"][0]])


def next_position(peer):
    """Read until there is a new position or the game is over."""
    before = peer.position
    while peer.over is None and peer.position is before:
        peer.receive()


def ask_master(live, table, seconds):
    told = raws(live)
    return msgspec.structs.replace(
        asking(told, live=live), table=table, player="maestro", until=time.time() + seconds
    ), (lambda: told)


class Ticking:
    """A clock that advances by a millisecond whenever it is read, however busy the machine is."""

    def __init__(self):
        self.now = 0.0

    def perf_counter(self):
        self.now += 0.001
        return self.now


def test_a_search_tells_what_it_weighed_and_without_time_an_able_player_chooses(monkeypatch):
    monkeypatch.setattr(search, "time", Ticking())
    live = LiveGame(GAME, GAME.options(), 2, Dealer.key_from_seed(3))
    ask, told = ask_master(live, "t", 3600)
    monkeypatch.setattr(thinker, "time", SimpleNamespace(time=lambda: ask.until - 0.3))
    answer = Notebooks().answer(ask)
    assert answer.action == answer.weighed[0].action
    assert sum(one.tries for one in answer.weighed) > 10
    monkeypatch.setattr(thinker, "time", SimpleNamespace(time=lambda: ask.until + 1))
    able = msgspec.structs.replace(ask, player="jugador", until=0.0)
    assert Notebooks().answer(ask) == Notebooks().answer(able)
    assert told() == raws(live)


def test_masters_that_find_no_free_process_choose_in_time_all_the_same():
    live = LiveGame(GAME, GAME.options(), 2, Dealer.key_from_seed(3))

    async def scene():
        pool = Thinkers(1, 60.0, searchers=1)
        pool.start()

        async def think_long(ask, all_told):
            await asyncio.Event().wait()

        pool._searchers[0].ask = think_long
        try:
            first, told = ask_master(live, "a", 3600)
            long = asyncio.create_task(pool.choose(first, told))
            await asyncio.sleep(0)
            second, told = ask_master(live, "b", 0.2)
            answer = await pool.choose(second, told)
            assert not long.done()
            long.cancel()
            await asyncio.gather(long, return_exceptions=True)
            return answer
        finally:
            await pool.close()

    answer = asyncio.run(scene())
    assert answer.weighed == []
    assert answer.action in live.legal(0)


def test_a_long_thought_delays_no_other_table(tmp_path, bots):
    """Two masters at one table think for as long as they are allowed; another table plays meanwhile."""
    with OpenHouse(tmp_path / "s") as house:
        ana, bea = house.visitor("Ana"), house.visitor("Bea")
        with (
            bea.at(bea.make("me", "jugador", "jugador", game="la-reconquista")) as other,
            ana.at(ana.make("me", "maestro", "maestro", think=15)) as slow,
        ):
            meet(slow, other)
            while slow.position["legal"]:
                play_first(slow)
                next_position(slow)
            slow.catch_up()
            while [player for player, _ in bots.thought].count("jugador") < 3:
                if other.position["legal"]:
                    play_first(other)
                next_position(other)
            # The masters have not chosen yet, so the other table did not wait for them.
            slow.silent()
