"""What a learned player is told about the areas, the kingdoms and the deed under way."""

import pytest

from tafureria.core.tensor import size
from tafureria.games.taifa import GAME, relations
from tafureria.games.taifa.pieces import AREAS
from tafureria.games.taifa.tests.desk import Desk, area, kingdom


def told(desk, name):
    """Numbers of the table, and for each feature those of all areas and kingdoms."""
    out = [0.0] * (size(relations.TABLE) + len(relations.EACH) * relations.THINGS)
    relations.fill(GAME.view(desk.state, desk.seat(name)), None, out)
    numbers = iter(out)
    table = {part: [next(numbers) for _ in range(length)] for part, length in relations.TABLE}
    each = {part: [next(numbers) for _ in range(relations.THINGS)] for part in relations.EACH}
    return table, each


@pytest.fixture
def desk():
    hand = {"castilla": "C23 C28 C29 C04", "leon": "C24 C05"}
    return Desk("castilla leon", hand=hand, garrisons="burgos").go()


def at(name):
    return area(name) - 1


def test_of_an_area_it_is_told_whose_it_is_and_what_an_attack_on_it_promises(desk):
    _, each = told(desk, "castilla")
    assert sum(each["own"][:AREAS]) == 8
    assert each["own"][at("burgos")] == each["garrison"][at("burgos")] == 1
    assert each["independent"][at("navarra")] == each["borders"][at("navarra")] == 1
    assert each["attack: score"][at("navarra")] > 0
    assert 0 < each["attack: odds"][at("navarra")] <= 1
    assert each["borders"][at("lisboa")] == each["attack: score"][at("lisboa")] == 0
    assert each["prize"][at("burgos")] == 0 < each["prize"][at("navarra")]


def test_of_a_kingdom_it_is_told_how_strong_and_how_near_it_is(desk):
    _, each = told(desk, "castilla")
    leon, own, sevilla = (AREAS + kingdom(name) for name in ("leon", "castilla", "sevilla"))
    assert each["kingdom"][leon] == each["own"][own] == each["active"][own] == 1
    assert each["castles"][leon] == pytest.approx(8 / 13)
    assert each["cards"][leon] == pytest.approx(2 / 10)
    assert each["links"][leon] > each["links"][sevilla] >= 0
    assert each["links"][own] == 0


def test_in_a_deed_it_is_told_the_odds_and_what_is_at_stake(desk):
    desk.do("castilla ataca navarra")
    mine = dict(zip(relations.DEED, told(desk, "castilla")[0]["deed under way"], strict=True))
    assert mine["mine"] == 1
    assert mine["on me"] == 0
    assert mine["strength laid"] == 0
    assert mine["strength wanted"] > 0
    desk.do("castilla carta el-rey")
    mine = dict(zip(relations.DEED, told(desk, "castilla")[0]["deed under way"], strict=True))
    assert mine["strength laid"] == pytest.approx(5 / 10)
    assert mine["odds"] >= mine["odds with one die more"] >= mine["odds with three"] > 0


def test_actions_name_areas_and_kingdoms():
    def named(text):
        return relations.NAMED[GAME.parse(text)]

    attack, aim, pick, raid = (
        named(text) for text in ("ataca toledo", "area toledo", "reino leon", "incursion leon")
    )
    assert attack[1:] == aim[1:] == (at("toledo"), -1)
    assert pick[1:] == raid[1:] == (AREAS + kingdom("leon"), -1)
    assert len({attack[0], aim[0], pick[0], raid[0], named("ataca lisboa")[0]}) == 4
    assert named("pasa")[1:] == named("carta el-rey")[1:] == (-1, -1)
    assert named("carta el-rey")[0] != named("descarta el-rey")[0]
    assert len(relations.NAMED) == GAME.actions
