"""§9.4: when bots answer, and every Response as bots play it."""

import pytest

from tafureria.games.taifa import cards, events, reasons
from tafureria.games.taifa.pieces import DEFENCE
from tafureria.games.taifa.tests.desk import (
    MISSES,
    Desk,
    area,
    bot,
    card,
    gone_to_discards,
    kingdom,
    turned_up,
)

RESPONSES = [name for name in cards.IDS if cards.IS_RESPONSE[card(name)]]
ADD_DICE = [name for name in RESPONSES if cards.DICE[card(name)]]
ONLY_DEFEND = ["M01", "C04", "M04", "C05", "M05"]


@pytest.mark.parametrize("name", RESPONSES)
def test_a_response_is_laid_open_and_costs_the_round(name):
    desk = turned_up(name)
    assert desk.reasons() == ["posts"]
    assert desk.posted("castilla") == [cards.NAMES[card(name)]]
    assert desk.hand("castilla") == []
    assert not gone_to_discards(desk, name)


@pytest.mark.parametrize("name", RESPONSES)
def test_in_an_attack_of_its_own_only_what_adds_dice_or_comes_after_the_roll(name):
    desk = turned_up("C23", dice="1 " + MISSES, land={"leon": None}, posted={"castilla": name})
    faces = desk.of(events.Rolled)[0].faces
    assert len(faces) == 5 + cards.DICE[card(name)]
    spent = name in ADD_DICE or name in ("M06", "C06")
    assert desk.posted("castilla") == ([] if spent else [cards.NAMES[card(name)]])


@pytest.mark.parametrize("name", RESPONSES)
def test_in_an_incursion_of_its_own_only_what_adds_dice(name):
    desk = turned_up("C30", others={"leon": "M27"}, posted={"castilla": name}, dice=MISSES)
    assert len(desk.of(events.Rolled)[0].faces) == 1 + cards.DICE[card(name)]
    assert desk.posted("castilla") == ([] if name in ADD_DICE else [cards.NAMES[card(name)]])


@pytest.mark.parametrize("name", RESPONSES)
def test_in_an_event_attack_of_its_own_dice_and_relic_but_no_hakim(name):
    desk = turned_up("M22", "sevilla", dice="1 " + MISSES, posted={"sevilla": name})
    assert len(desk.of(events.Rolled)[0].faces) == 5 + cards.DICE[card(name)]
    spent = name in ADD_DICE or name == "C06"
    assert desk.posted("sevilla") == ([] if spent else [cards.NAMES[card(name)]])


@pytest.mark.parametrize("name", RESPONSES)
def test_in_a_judgment_of_its_own_only_what_adds_dice(name):
    desk = turned_up("C12", dice=MISSES, posted={"castilla": name})
    assert len(desk.of(events.Rolled)[0].faces) == 4 + cards.DICE[card(name)]
    assert desk.posted("castilla") == ([] if name in ADD_DICE else [cards.NAMES[card(name)]])


def attacked(name, troop="M23", dice=MISSES, owner="badajoz"):
    """León, a person, attacks the bot of *owner*, which has deployed the Response *name*."""
    desk = Desk("leon", active="leon", hand={"leon": troop + " C28"}, posted={owner: name}).go()
    place = {"badajoz": "coria", "castilla": "carrion"}[owner]
    desk.do(f"leon ataca {place}", f"leon carta {cards.NAMES[card(troop)]}", "leon basta", dice=dice)
    return desk


@pytest.mark.parametrize("name", [*ADD_DICE, "M01", "C04"])
def test_in_its_defence_all_the_dice_that_the_response_adds(name):
    desk = attacked(name).everybody()
    assert len(desk.of(events.Rolled)[1].faces) == 2 + (cards.DICE[card(name)] or 2)
    assert desk.posted("badajoz") == []


@pytest.mark.parametrize("name", ["M04", "C05"])
def test_in_its_defence_a_sortie_takes_a_troop_out(name):
    desk = attacked(name)
    assert desk.of(events.Sortied) or desk.phase == "sortie" or desk.of(events.NoForce)
    assert desk.posted("badajoz") == []


def test_in_its_defence_an_ambush_ends_the_attack():
    desk = attacked("M05")
    assert [e.kingdom for e in desk.of(events.Ambushed)] == [kingdom("badajoz")]
    assert desk.of(events.Rolled) == []


def test_in_its_defence_hakim_takes_a_troop_of_the_attacker():
    desk = attacked("M06").everybody()
    assert [(e.kingdom, e.card) for e in desk.of(events.HakimShown)] == [(kingdom("badajoz"), card("M23"))]


def test_in_its_defence_a_relic_when_it_is_losing():
    desk = attacked("C06", dice="6 6 6 6 6 1 1 6 6")
    desk.everybody()
    assert [e.kingdom for e in desk.of(events.RelicShown)] == [kingdom("badajoz")]
    assert attacked("C06", dice="1 1 1 1 1 1 1").everybody().of(events.RelicShown) == []


@pytest.mark.parametrize("name", RESPONSES)
def test_none_against_a_strength_below_3(name):
    desk = attacked(name, "M27").everybody()
    assert desk.posted("badajoz") == [cards.NAMES[card(name)]]


@pytest.mark.parametrize("name", RESPONSES)
def test_never_in_the_affairs_of_others(name):
    desk = Desk("leon", active="leon", hand={"leon": "M23 C28"}, posted={"sevilla": name}).go()
    desk.do("leon ataca coria", "leon carta almoravides", "leon basta", dice=MISSES).everybody()
    assert desk.posted("sevilla") == [cards.NAMES[card(name)]]


def test_c01_stays_against_castilla_in_attack_and_defence():
    desk = Desk("castilla", active="leon", hand={"leon": "C23", "castilla": "C28"}, posted={"leon": "C01"})
    desk.go("1 " + MISSES).everybody()
    assert desk.posted("leon") == ["el-cid"]


def defended(posted, troops, people="leon", **more):
    """León, a person, attacks Carrión, which belongs to a bot with the deployed cards *posted*."""
    desk = Desk(
        people, active="leon", hand={"leon": troops + " C07"}, posted={"castilla": posted}, **more
    ).go()
    names = [cards.NAMES[card(t)] for t in troops.split()]
    desk.do("leon ataca carrion", *(f"leon carta {n}" for n in names), "leon basta")
    return desk.everybody()


def test_9_4_one_response_at_a_time_in_order():
    desk = defended("C04 C03", "C28")
    assert "answers" in [reasons.NAMES[e.why] for e in desk.of(events.Decided)]
    assert len(desk.of(events.Rolled)[1].faces) == DEFENCE[area("carrion")] + 2
    assert "campeon-c" in desk.posted("castilla")


@pytest.mark.parametrize(("troops", "used"), [("C29", False), ("C28", True), ("C29 C30", True)])
def test_9_4_only_against_a_strength_of_3_or_more(troops, used):
    desk = defended("C04", troops)
    why = [reasons.NAMES[e.why] for e in desk.of(events.Decided)]
    assert ("answers" in why) == used
    assert ("too-weak" in why) == (not used)


def test_9_4_always_the_garrison_of_the_attacked_area_never_neighbouring_ones():
    desk = defended("", "C28", garrisons="carrion burgos")
    assert len(desk.of(events.Rolled)[1].faces) == DEFENCE[area("carrion")] + 1
    assert desk.garrisoned()[:1] == ["burgos"]


def test_9_4_its_own_ambush_keeps_the_garrison():
    desk = defended("M05", "C28", garrisons="carrion")
    assert desk.of(events.Ambushed)
    assert "own-garrison" not in [reasons.NAMES[e.why] for e in desk.of(events.Decided)]
    assert "carrion" in desk.garrisoned()


def test_5_1_4_it_announces_its_garrison_before_cards_are_turned_up():
    desk = defended("C04", "C28", garrisons="carrion")
    tags = [e.__struct_config__.tag for e in desk.events]
    announced = desk.events.index(desk.decision("own-garrison"))
    assert announced < tags.index("revealed") < tags.index("garrison-spent")
    assert desk.garrisoned() == []


def test_m05_an_ambush_of_others_keeps_the_garrison_that_it_announced():
    desk = Desk(
        "leon valencia", active="leon", hand={"leon": "C28 C07", "valencia": "M05 M27"}, garrisons="carrion"
    ).go()
    desk.do("leon ataca carrion", "leon carta mesnada", "leon basta")
    desk.do("valencia carta emboscada", "valencia basta").everybody()
    assert desk.decision("own-garrison").area == area("carrion")
    assert desk.of(events.GarrisonSpent) == []
    assert "carrion" in desk.garrisoned()


@pytest.mark.parametrize(("bonus", "why"), [(1, "reward-bonus"), (2, "reward-garrison")])
def test_9_4_bonus_for_garrison_only_at_plus_2(bonus, why):
    desk = bot("C23", bonus={"castilla": bonus}, dice="1 4 4 4 4 4 1 1 1 1")
    assert why in desk.reasons()


def test_9_4_a_relic_only_when_losing():
    desk = bot("C23", posted={"castilla": "C06"}, dice="1 1 1 1 1 1 4 4 4 4 5 5 5 5 5")
    assert "relic-losing" in desk.reasons()
    desk = bot("C23", posted={"castilla": "C06"}, dice="1 4 4 4 4 4 1 1 1 1")
    assert "relic-losing" not in desk.reasons()


def test_9_4_hakim_takes_the_strongest_troop_on_top_of_its_pile():
    desk = bot("C28", army={"castilla": "C29"}, posted={"castilla": "M06"}, dice="1 1 1 1 1 1 4 4 4 4")
    assert desk.decision("strongest-troop").card == card("C28")
    assert [cards.NAMES[e.card] for e in desk.of(events.TurnedUp)[:2]].count("mesnada") >= 1


def test_9_4_of_equally_strong_troops_hakim_takes_the_oldest():
    desk = bot("C24", army={"castilla": "C23"}, posted={"castilla": "M06"}, dice="1 " * 10 + "4 " * 8)
    assert desk.decision("strongest-troop").card == card("C23")


@pytest.mark.parametrize(("posted", "used"), [("C06 M06", events.RelicShown), ("M06 C06", events.HakimShown)])
def test_9_4_after_the_roll_the_oldest_of_relic_and_hakim(posted, used):
    desk = bot("C23", people="leon", posted={"castilla": posted}, dice="1 1 1 1 1 1 4 4 4 4")
    assert [kind for kind in (events.RelicShown, events.HakimShown) if desk.in_round(kind)] == [used]


def test_9_4_one_response_at_most_in_each_deed():
    desk = bot("C23", posted={"castilla": "C03 C06"}, dice="1 1 1 1 1 1 1 1 4 4 4 4")
    assert desk.reasons().count("answers") == 1
    assert "relic-losing" not in desk.reasons()


def test_9_4_a_bot_attacker_gives_up_its_weakest_troop():
    desk = Desk(
        "leon",
        hand={"castilla": "C28", "leon": "C05 C30"},
        army={"castilla": "C29"},
        land=dict.fromkeys(("navarra", "toledo", "zaragoza"), "leon"),
    ).go("1")
    if desk.phase == "answer":
        desk.do("leon carta salida-sorpresa-c", "leon basta").everybody()
        assert desk.decision("weakest-troop").card == card("C29")
