"""§5.3: incursions."""

import pytest

from tafureria.games.taifa import events, rulebook
from tafureria.games.taifa.tests.desk import Desk, kingdom


def raider(people="castilla", hand="C28 C03 C07", **more):
    hands = {"castilla": hand, **more.pop("others", {})}
    return Desk(people, hand=hands, **more).go()


def test_5_3_only_kingdoms_that_border():
    desk = raider()
    assert desk.why("castilla incursion leon") is None
    assert desk.why("castilla incursion sevilla") == rulebook.NO_RAID_BORDER


def test_5_3_it_costs_a_troop():
    desk = raider(hand="C03 C07")
    assert desk.why("castilla incursion leon") == rulebook.PAY_A_TROOP
    desk = raider().do("castilla incursion leon")
    assert desk.why("castilla carta campeon-c") == rulebook.PAY_A_TROOP


@pytest.mark.parametrize(("face", "lost"), [(3, 0), (4, 1), (6, 1)])
def test_5_3_on_4_to_6_the_other_discards_a_random_card_face_up(face, lost):
    desk = raider(others={"leon": "C29 C30"})
    desk.do("castilla incursion leon", "castilla carta mesnada", dice=str(face)).everybody()
    assert desk.discards(1)[0] == "mesnada"
    first = [e for e in desk.of(events.Lost) if e.kingdom == kingdom("leon")][:1]
    assert desk.of(events.IncursionEnded)[0].won == bool(lost)
    assert bool(first) >= bool(lost)


def test_5_3_one_hit_is_enough_with_added_dice():
    desk = raider(others={"leon": "C29"})
    desk.do("castilla incursion leon", "castilla carta mesnada").do(
        "castilla dados campeon-c 2 ataque", "castilla basta", dice="1 1 5"
    )
    assert desk.of(events.Rolled)[0].faces == [1, 1, 5]
    assert desk.of(events.IncursionEnded)[0].won


def test_5_3_only_the_raider_rolls():
    desk = raider().do("castilla incursion leon", "castilla carta mesnada")
    assert desk.phase == "answer"
    assert desk.why("castilla dados campeon-c 2 defensa") == rulebook.NO_DEFENDER


def test_5_3_a_person_may_raid_an_empty_hand_to_no_effect():
    desk = raider().do("castilla incursion leon", "castilla carta mesnada", dice="6").everybody()
    assert desk.of(events.IncursionEnded)[0].won
    assert not [e for e in desk.of(events.Lost) if e.kingdom == kingdom("leon")]


def test_before_a_raid_everyone_with_cards_is_asked_at_once():
    desk = raider("castilla leon badajoz", others={"leon": "C29", "badajoz": "M27"})
    desk.do("castilla incursion leon", "castilla carta mesnada")
    assert desk.asked == ["castilla", "badajoz", "leon"]
