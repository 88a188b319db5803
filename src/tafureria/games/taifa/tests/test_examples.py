"""§11: the worked examples, with their dice, in every branch that the text discusses."""

import pytest

from tafureria.games.taifa import events
from tafureria.games.taifa.tests.desk import Desk, area, kingdom


def combat():
    """§11.1 The Counties hold Valencia and attack Denia; Murcia has a garrison; a person defends."""
    return Desk(
        "condados valencia",
        active="condados",
        land={"valencia": "condados"},
        garrisons="murcia",
        bonus={"valencia": -1},
        hand={"condados": "C28 C29 C07", "valencia": "M02 M27"},
    ).go()


def test_11_1_five_dice_against_five():
    desk = combat()
    desk.do("condados ataca denia", "condados carta mesnada", "condados carta hueste", "condados basta")
    assert desk.phase == "answer"
    assert desk.asked == ["valencia"]
    desk.do("valencia dados campeon-m 2 defensa", "valencia basta")
    assert desk.phase == "garrisons"
    desk.do("valencia area murcia", dice="1 3 4 4 6 1 1 1 4 4")
    desk.everybody()
    attack, defence = desk.of(events.Rolled)
    assert (attack.faces, attack.hits) == ([1, 3, 4, 4, 6], 3)
    assert (defence.faces, defence.hits) == ([1, 1, 1, 4, 4], 2)
    assert desk.owner("denia") == "condados"
    assert desk.garrisoned() == []
    assert desk.phase == "reward"
    desk.do("condados bonus")
    assert (desk.bonus("condados"), desk.bonus("valencia")) == (1, -2)


def test_11_1_a_garrison_in_denia_instead_of_the_bonus():
    desk = combat()
    desk.do("condados ataca denia", "condados carta mesnada", "condados carta hueste", "condados basta")
    desk.do("valencia dados campeon-m 2 defensa", "valencia basta")
    desk.do("valencia area murcia", dice="1 3 4 4 6 1 1 1 4 4").everybody()
    desk.do("condados guarnicion")
    assert desk.garrisoned() == ["denia"]
    assert (desk.bonus("condados"), desk.bonus("valencia")) == (0, -2)


def test_11_1_a_bot_never_spends_the_garrison_of_murcia():
    desk = Desk(
        "condados", active="condados", land={"valencia": "condados"}, garrisons="murcia",
        hand={"condados": "C28 C29 C07"}, posted={"valencia": "M02"},
    ).go()  # fmt: skip
    desk.do(
        "condados ataca denia",
        "condados carta mesnada",
        "condados carta hueste",
        "condados basta",
        dice="4 4 4 4 4",
    ).everybody()
    assert len(desk.of(events.Rolled)[1].faces) == 2 + 2
    assert desk.garrisoned() == ["murcia"]


LAND = {
    "zaragoza": "condados",
    "navarra": "castilla",
    "calatayud": "valencia",
}


def offensive(top, army="C28", dice=""):
    """§11.2 A bot plays the Counties; *top* is on top of its pile."""
    desk = Desk(
        active="condados", land=LAND, army={"condados": army}, posted={"condados": "C03"},
        hand={"condados": "C29 " + top, "castilla": "C25", "valencia": "M24"},
    )  # fmt: skip
    desk.script(dice)
    return desk


@pytest.mark.parametrize(("face", "target"), [(1, "tudela"), (2, "tudela"), (3, "tudela")])
def test_11_2_an_offensive_card_sends_three_against_defence_2_lowest_number(face, target):
    check_strike(face, target)


@pytest.mark.parametrize("face", [4, 5, 6])
def test_11_2_an_offensive_card_sends_three_against_defence_2_highest_number(face):
    check_strike(face, "calatayud")


def check_strike(face, target):
    desk = offensive("C13", dice=f"{face} 4 4 4 4 4").go()
    choice = desk.decision("offensive-strike")
    assert choice.areas == [area("tudela"), area("calatayud")]
    assert (choice.area, choice.face, choice.limit) == (area(target), face, 3)
    assert len(desk.of(events.Rolled)[0].faces) == 3 + 2, "Champion joins"
    assert [e.area for e in desk.in_round(events.Conquered)] == [area(target)]
    assert not desk.in_round(events.Discarded)


@pytest.mark.parametrize(
    ("face", "target"),
    [(1, "castilla"), (2, "castilla"), (3, "castilla"), (4, "valencia"), (5, "valencia"), (6, "valencia")],
)  # fmt: skip
def test_11_2_without_troops_it_raids_with_three_dice(face, target):
    desk = offensive("C13", army="", dice=f"{face} 1 1 4").go()
    choice = desk.decision("offensive-raid")
    assert choice.kingdoms == [kingdom("castilla"), kingdom("valencia")]
    assert choice.other == kingdom(target)
    assert desk.of(events.Rolled)[0].faces == [1, 1, 4]
    assert desk.of(events.IncursionEnded)[0].won
    assert desk.of(events.Lost)[0].kingdom == kingdom(target)


def test_11_2_no_hit_and_the_incursion_fails():
    desk = offensive("C13", army="", dice="1 1 2 3").go()
    assert not desk.of(events.IncursionEnded)[0].won
    assert not desk.in_round(events.Lost)


@pytest.mark.parametrize(("face", "target"), [(1, "navarra"), (3, "navarra"), (4, "tortosa"), (6, "tortosa")])
def test_11_2_a_troop_of_2_makes_five_and_attacks_at_once_with_seven_dice(face, target):
    desk = offensive("C29", dice=f"{face} 4 4 4 4 4 4 4").go()
    choice = desk.decision("strikes")
    assert choice.areas == [area("navarra"), area("tortosa")]
    assert (choice.area, choice.limit) == (area(target), 5)
    assert len(desk.of(events.Rolled)[0].faces) == 7
    assert [e.area for e in desk.in_round(events.Conquered)] == [area(target)]


def test_11_2_castile_and_valencia_may_be_people():
    desk = Desk(
        "castilla valencia", active="condados", land=LAND, posted={"condados": "C03"},
        hand={"condados": "C29 C13", "castilla": "C25", "valencia": "M24"},
    ).go("1")  # fmt: skip
    assert desk.phase == "answer"
    assert desk.asked == ["castilla", "valencia"]
