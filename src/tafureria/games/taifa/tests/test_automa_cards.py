"""§9: Responses, Troops and marked cards of the automa, design by design."""

import pytest

from tafureria.games.taifa.pieces import (
    CARD_IDS,
    CARD_NAMES,
    DICE,
    OFFENSIVE,
    RESPONSE,
    STRENGTH,
)
from tafureria.games.taifa.tests.desk import MISSES, Desk, area, card, gone_to_discards, kingdom, turned_up

MARKED = [name for name in CARD_IDS if OFFENSIVE[card(name)]]
TROOPS = [name for name in CARD_IDS if STRENGTH[card(name)]]
ARMIES = [name for name in TROOPS if name not in MARKED]
RESPONSES = [name for name in CARD_IDS if RESPONSE[card(name)]]
ADD_DICE = [name for name in RESPONSES if DICE[card(name)]]
ONLY_DEFEND = ["M01", "C04", "M04", "C05", "M05"]


# --- Responses ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RESPONSES)
def test_a_response_is_laid_open_and_costs_the_round(name):
    desk = turned_up(name)
    assert desk.reasons() == ["posts"]
    assert desk.posted("castilla") == [CARD_NAMES[card(name)]]
    assert desk.hand("castilla") == []
    assert not gone_to_discards(desk, name)


@pytest.mark.parametrize("name", RESPONSES)
def test_in_an_attack_of_its_own_only_what_adds_dice_or_comes_after_the_roll(name):
    desk = turned_up("C23", dice="1 " + MISSES, land={"leon": None}, posted={"castilla": name})
    faces = desk.told("rolled")[0].faces
    assert len(faces) == 5 + DICE[card(name)]
    spent = name in ADD_DICE or name in ("M06", "C06")
    assert desk.posted("castilla") == ([] if spent else [CARD_NAMES[card(name)]])


@pytest.mark.parametrize("name", RESPONSES)
def test_in_an_incursion_of_its_own_only_what_adds_dice(name):
    desk = turned_up("C30", others={"leon": "M27"}, posted={"castilla": name}, dice=MISSES)
    assert len(desk.told("rolled")[0].faces) == 1 + DICE[card(name)]
    assert desk.posted("castilla") == ([] if name in ADD_DICE else [CARD_NAMES[card(name)]])


@pytest.mark.parametrize("name", RESPONSES)
def test_in_an_event_attack_of_its_own_dice_and_relic_but_no_hakim(name):
    desk = turned_up("M22", "sevilla", dice="1 " + MISSES, posted={"sevilla": name})
    assert len(desk.told("rolled")[0].faces) == 5 + DICE[card(name)]
    spent = name in ADD_DICE or name == "C06"
    assert desk.posted("sevilla") == ([] if spent else [CARD_NAMES[card(name)]])


@pytest.mark.parametrize("name", RESPONSES)
def test_in_a_judgment_of_its_own_only_what_adds_dice(name):
    desk = turned_up("C12", dice=MISSES, posted={"castilla": name})
    assert len(desk.told("rolled")[0].faces) == 4 + DICE[card(name)]
    assert desk.posted("castilla") == ([] if name in ADD_DICE else [CARD_NAMES[card(name)]])


def attacked(name, troop="M23", dice=MISSES, owner="badajoz"):
    """León, a person, attacks the bot of Badajoz (or another owner) that has the Response laid open."""
    desk = Desk("leon", active="leon", hand={"leon": troop + " C28"}, posted={owner: name}).go()
    place = {"badajoz": "coria", "castilla": "carrion"}[owner]
    desk.act("leon", f"ataca {place}", f"carta {CARD_NAMES[card(troop)]}", "basta", dice=dice)
    return desk


@pytest.mark.parametrize("name", [*ADD_DICE, "M01", "C04"])
def test_in_its_defence_all_the_dice_that_the_response_adds(name):
    desk = attacked(name).everybody()
    assert len(desk.told("rolled")[1].faces) == 2 + (DICE[card(name)] or 2)
    assert desk.posted("badajoz") == []


@pytest.mark.parametrize("name", ["M04", "C05"])
def test_in_its_defence_a_sortie_takes_a_troop_out(name):
    desk = attacked(name)
    assert desk.told("sortied") or desk.phase == "salida" or desk.told("no-force")
    assert desk.posted("badajoz") == []


def test_in_its_defence_an_ambush_ends_the_attack():
    desk = attacked("M05")
    assert [e.reino for e in desk.told("ambushed")] == [kingdom("badajoz")]
    assert desk.told("rolled") == []


def test_in_its_defence_hakim_takes_a_troop_of_the_attacker():
    desk = attacked("M06").everybody()
    assert [(e.reino, e.card) for e in desk.told("hakim")] == [(kingdom("badajoz"), card("M23"))]


def test_in_its_defence_a_relic_when_it_is_losing():
    desk = attacked("C06", dice="6 6 6 6 6 1 1 6 6")
    desk.everybody()
    assert [e.reino for e in desk.told("relic")] == [kingdom("badajoz")]
    assert attacked("C06", dice="1 1 1 1 1 1 1").everybody().told("relic") == []


@pytest.mark.parametrize("name", RESPONSES)
def test_none_against_a_strength_below_3(name):
    desk = attacked(name, "M27").everybody()
    assert desk.posted("badajoz") == [CARD_NAMES[card(name)]]


@pytest.mark.parametrize("name", RESPONSES)
def test_never_in_the_affairs_of_others(name):
    desk = Desk("leon", active="leon", hand={"leon": "M23 C28"}, posted={"sevilla": name}).go()
    desk.act("leon", "ataca coria", "carta almoravides", "basta", dice=MISSES).everybody()
    assert desk.posted("sevilla") == [CARD_NAMES[card(name)]]


def test_c01_stays_against_castilla_in_attack_and_defence():
    desk = Desk("castilla", active="leon", hand={"leon": "C23", "castilla": "C28"}, posted={"leon": "C01"})
    desk.go("1 " + MISSES).everybody()
    assert desk.posted("leon") == ["el-cid"]


# --- Troops ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [n for n in ARMIES if STRENGTH[card(n)] <= 3])
def test_a_troop_of_up_to_3_is_laid_open_and_waits(name):
    desk = turned_up(name)
    assert desk.reasons() == ["musters"]
    assert desk.army("castilla") == [CARD_NAMES[card(name)]]


@pytest.mark.parametrize("name", [n for n in ARMIES if STRENGTH[card(n)] > 3])
def test_a_troop_above_3_attacks_at_once_the_strongest_area_below_it(name):
    desk = turned_up(name, dice="1 " + MISSES)
    strikes = desk.decision("strikes")
    wanted = ["salamanca"] if STRENGTH[card(name)] == 4 else ["navarra", "leon"]
    assert sorted(strikes.areas) == sorted(area(place) for place in wanted)
    assert strikes.face == (0 if len(wanted) == 1 else 1)
    assert desk.army("castilla") == []
    assert gone_to_discards(desk, name)


@pytest.mark.parametrize("name", ARMIES)
def test_any_troop_that_lifts_the_army_above_3_takes_all_into_the_attack(name):
    desk = turned_up(name, dice="1 " + MISSES, army={"castilla": "M26"})
    assert desk.told("attacks")[0].cards == [card("M26"), card(name)]
    assert desk.decision("strikes").limit == 3 + STRENGTH[card(name)]


# --- the offensive mark ------------------------------------------------------------------------


@pytest.mark.parametrize("name", MARKED)
def test_offensive_the_army_attacks_and_the_card_adds_nothing(name):
    desk = turned_up(name, dice="1 " + MISSES, army={"castilla": "M26"})
    strikes = desk.decision("offensive-strike")
    assert strikes.limit == 3
    assert desk.told("attacks")[0].cards == [card("M26")]
    assert len(desk.told("rolled")[0].faces) == 3
    assert gone_to_discards(desk, name)
    assert desk.told("discarded") == []


@pytest.mark.parametrize("name", MARKED)
def test_offensive_without_an_attack_the_card_pays_an_incursion(name):
    desk = turned_up(name, others={"leon": "M27"}, dice="4", draws="M27")
    assert [(e.otro, e.card) for e in desk.told("raids")] == [(kingdom("leon"), card(name))]
    assert desk.hand("leon") == []
    assert desk.discards(0).count("andalusies") == 1
    assert desk.told("discarded") == []


@pytest.mark.parametrize("name", MARKED)
def test_offensive_without_either_it_is_the_discard_action(name):
    desk = turned_up(name)
    assert desk.reasons() == ["offensive-discard"]
    assert [e.card for e in desk.told("discarded")] == [card(name)]
    assert gone_to_discards(desk, name)
