"""§7: bonuses."""

from tafureria.games.taifa.tests.desk import Desk


def test_7_the_bonus_stays_between_minus_2_and_2():
    desk = Desk("sevilla", active="sevilla", bonus={"sevilla": 1}, hand={"sevilla": "M09 M27"}).go()
    desk.do("sevilla juega escuela-sufi")
    assert desk.bonus("sevilla") == 2
