"""§5.3 to §5.6: incursions, discards, passes; who is asked before a roll."""

import pytest

from tafureria.games.taifa.tests.desk import Desk, kingdom


def raider(people="castilla", hand="C28 C03 C07", **more):
    hands = {"castilla": hand, **more.pop("others", {})}
    return Desk(people, hand=hands, **more).go()


def test_5_3_only_kingdoms_that_border():
    desk = raider()
    assert desk.why("castilla", "incursion leon") is None
    assert desk.why("castilla", "incursion sevilla") == "no-raid-border"


def test_5_3_it_costs_a_troop():
    desk = raider(hand="C03 C07")
    assert desk.why("castilla", "incursion leon") == "pay-a-troop"
    desk = raider().act("castilla", "incursion leon")
    assert desk.why("castilla", "carta campeon-c") == "pay-a-troop"


@pytest.mark.parametrize(("face", "lost"), [(3, 0), (4, 1), (6, 1)])
def test_5_3_on_4_to_6_the_other_discards_a_random_card_face_up(face, lost):
    desk = raider(others={"leon": "C29 C30"})
    desk.act("castilla", "incursion leon", "carta mesnada", dice=str(face)).everybody()
    assert desk.discards(1)[0] == "mesnada"
    first = [e for e in desk.told("lost") if e.reino == kingdom("leon")][:1]
    assert desk.told("raid-ended")[0].won == bool(lost)
    assert bool(first) >= bool(lost)


def test_5_3_one_hit_is_enough_with_added_dice():
    desk = raider(others={"leon": "C29"})
    desk.act("castilla", "incursion leon", "carta mesnada").act(
        "castilla", "dados campeon-c 2 ataque", "basta", dice="1 1 5"
    )
    assert desk.told("rolled")[0].faces == [1, 1, 5]
    assert desk.told("raid-ended")[0].won


def test_5_3_only_the_raider_rolls():
    desk = raider().act("castilla", "incursion leon", "carta mesnada")
    assert desk.phase == "respuestas"
    assert desk.why("castilla", "dados campeon-c 2 defensa") == "one-roll-only"


def test_5_3_a_person_may_raid_an_empty_hand_to_no_effect():
    desk = raider().act("castilla", "incursion leon", "carta mesnada", dice="6").everybody()
    assert desk.told("raid-ended")[0].won
    assert not [e for e in desk.told("lost") if e.reino == kingdom("leon")]


def test_before_a_raid_everyone_with_cards_is_asked_at_once():
    desk = raider("castilla leon badajoz", others={"leon": "C29", "badajoz": "M27"})
    desk.act("castilla", "incursion leon", "carta mesnada")
    assert desk.asked == ["castilla", "badajoz", "leon"]


def test_5_5_any_card_may_be_discarded_face_up():
    desk = raider().act("castilla", "descarta monasterios")
    assert desk.discards(1) == ["monasterios"]
    assert desk.told("discarded")[0].seen_by(-1).card == 36


def test_5_5_only_a_card_in_hand():
    assert raider().why("castilla", "descarta el-rey") == "not-in-hand"
