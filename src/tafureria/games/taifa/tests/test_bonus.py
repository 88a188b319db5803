"""§7: bonuses."""

from tafureria.games.taifa.rules.bonus import set_free
from tafureria.games.taifa.tests.desk import Desk, area, kingdom


def test_7_the_bonus_stays_between_minus_2_and_2():
    desk = Desk("sevilla", active="sevilla", bonus={"sevilla": 1}, hand={"sevilla": "M09 M27"}).go()
    desk.do("sevilla juega escuela-sufi")
    assert desk.bonus("sevilla") == 2


def test_7_an_area_that_is_freed_loses_its_garrison_and_its_owner_a_bonus():
    desk = Desk("castilla leon", garrisons="leon burgos")
    set_free(desk.state, kingdom("castilla"), area("leon"), None)
    assert (desk.owner("leon"), desk.bonus("leon"), desk.garrisoned()) == (None, -1, ["burgos"])
