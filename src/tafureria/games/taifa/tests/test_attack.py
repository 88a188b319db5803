"""§5.1, §5.2: the attack in its steps, with Responses from any kingdom."""

import pytest

from tafureria.games.taifa.tests.desk import Desk, kingdom

HITS = "4 4 4 4 4 4 4 4 4 4 4 4"


def attack(people="castilla", hand="C23 C28 C29", **more):
    hands = {"castilla": hand, **more.pop("others", {})}
    return Desk(people, hand=hands, **more).go()


def test_5_1_1_the_area_must_border_the_own_land():
    desk = attack()
    assert desk.why("castilla", "ataca lisboa") == "no-border"
    assert desk.why("castilla", "ataca leon") is None
    assert desk.why("castilla", "ataca navarra") is None, "independent"


def test_5_1_1_not_the_own_areas():
    assert attack().why("castilla", "ataca burgos") == "own-area"


def test_5_1_1_without_areas_only_the_own_capital():
    land = dict.fromkeys(
        ["santillana", "alava", "carrion", "burgos", "osma", "valladolid", "avila", "guadalajara"], "leon"
    )
    desk = attack(land=land)
    assert [t for t in desk.may("castilla") if t.startswith(("ataca", "incursion"))] == ["ataca burgos"]
    assert desk.why("castilla", "ataca avila") == "only-the-capital"
    desk.act("castilla", "ataca burgos", "carta el-rey", "basta", dice=HITS)
    assert desk.phase in ("botin", "hakim", "reliquia")


def test_5_1_2_at_least_one_troop():
    desk = attack(hand="C03 C28")
    desk.act("castilla", "ataca navarra")
    assert desk.why("castilla", "basta") == "lay-a-troop"
    desk.act("castilla", "dados campeon-c 1 ataque")
    assert desk.why("castilla", "basta") == "lay-a-troop"


def test_5_1_2_no_attack_without_troops_in_hand():
    assert attack(hand="C03 C07").why("castilla", "ataca navarra") == "no-troops"


def test_5_1_2_only_troops_and_cards_that_add_dice():
    desk = attack(hand="C28 C04 C05 C06 C07")
    desk.act("castilla", "ataca navarra")
    for name in ("milicia-c", "salida-sorpresa-c", "reliquia", "monasterios"):
        assert desk.why("castilla", f"carta {name}") == "not-for-this"


def test_5_1_2_the_attackers_own_dice_go_to_the_attack():
    desk = attack(hand="C28 C03").act("castilla", "ataca navarra")
    assert desk.why("castilla", "dados campeon-c 2 defensa") == "own-attack-only"


def test_5_1_2_cards_lie_face_down():
    desk = attack("castilla leon", others={"leon": "C29"}).act("castilla", "ataca leon", "carta el-rey")
    event = desk.told("laid")[0]
    assert event.seen_by(0).card is not None
    assert event.seen_by(1).card is None
    assert event.seen_by(-1).dice is None


def test_5_1_3_all_others_with_cards_are_asked_at_once_whatever_they_hold():
    desk = attack("castilla condados valencia leon", others={"condados": "C29", "leon": "C05"})
    desk.act("castilla", "ataca navarra", "carta el-rey", "basta")
    assert desk.asked == ["condados", "leon"], "Valencia has no cards"


def test_5_1_3_the_number_of_cards_is_public_side_and_card_are_not():
    desk = attack("castilla condados leon", others={"condados": "C03 C29", "leon": "C05"})
    desk.act("castilla", "ataca leon", "carta el-rey", "basta")
    desk.act("condados", "dados campeon-c 2 ataque", "basta").act("leon", "basta")
    assert (desk.told("counted")[0].reinos, desk.told("counted")[0].counts) == ([kingdom("condados")], [1])
    committed = desk.told("committed")[0]
    assert committed.seen_by(1) == committed
    assert committed.seen_by(0) is None
    assert committed.seen_by(-1) is None


def test_5_1_3_third_parties_may_take_either_side():
    desk = attack("castilla condados leon", others={"condados": "C03 C29", "leon": "C29"})
    desk.act("castilla", "ataca leon", "carta el-rey", "basta").act("leon", "basta")
    assert desk.why("condados", "dados campeon-c 1 defensa") is None
    desk.act("condados", "dados campeon-c 2 ataque", "basta")
    assert len(desk.told("rolled")[0].faces) == 5 + 2


def test_5_1_4_garrisons_in_and_next_to_the_area_one_die_each_gone_whatever_the_result():
    desk = attack("castilla leon", garrisons="leon zamora tuy", others={"leon": "C29"})
    desk.act("castilla", "ataca leon", "carta el-rey", "basta").act("leon", "basta")
    assert desk.phase == "guarniciones"
    assert desk.why("leon", "area tuy") == "no-garrison", "not next to it"
    desk.act("leon", "area zamora", "area leon").everybody()
    assert len(desk.told("rolled")[1].faces) == 4 + 2
    assert desk.garrisoned() == ["tuy"]


def test_5_1_4_independent_areas_have_no_garrison_to_spend():
    desk = attack().act("castilla", "ataca navarra", "carta el-rey", "basta", dice=HITS)
    assert desk.phase != "guarniciones"


@pytest.mark.parametrize(("dice", "wins"), [("4 4 4 1 1 4 4 1 1", True), ("4 4 1 1 1 4 4 1 1", False)])
def test_5_2_more_hits_win_and_a_tie_is_the_defenders(dice, wins):
    desk = attack().act("castilla", "ataca leon", "carta el-rey", "basta", dice=dice).everybody()
    assert (desk.owner("leon") == "castilla") == wins


def test_5_1_6_castle_for_castle_and_the_garrison_falls():
    desk = attack(garrisons="leon").act(
        "castilla", "ataca leon", "carta el-rey", "carta mesnada", "basta", dice=HITS[:15]
    )
    desk.everybody()
    assert desk.owner("leon") == "castilla"
    assert desk.garrisoned() == []


def test_5_1_6_the_winners_reward_comes_before_the_losers_loss():
    desk = attack().act("castilla", "ataca leon", "carta el-rey", "basta", dice="4 4 4 4 4").everybody()
    assert desk.phase == "botin"
    assert desk.bonus("leon") == 0
    desk.act("castilla", "bonus")
    assert [e.reino for e in desk.told("bonus")] == [kingdom("castilla"), kingdom("leon")]


def test_5_1_7_used_cards_are_discarded_in_order():
    desk = attack("castilla leon", hand="C28 C29 C07", others={"leon": "C04 C30"})
    desk.act("castilla", "ataca leon", "carta hueste", "carta mesnada", "basta").act(
        "leon", "carta milicia-c", "basta"
    )
    desk.everybody()
    assert desk.discards(1) == ["hueste", "mesnada", "milicia-c"]


def test_5_1_a_truce_stops_the_attack_action():
    desk = attack(hand="C10 C23 C28").act("castilla", "juega tregua", "reino leon")
    desk.state.active = 0
    desk.go()
    assert desk.why("castilla", "ataca leon") == "under-a-ban"
    assert desk.why("castilla", "incursion leon") is None


def test_hakim_takes_the_troop_before_the_castle_changes():
    desk = attack("castilla leon", others={"leon": "M06 C30"})
    desk.act("castilla", "ataca leon", "carta el-rey", "basta", dice="4 4 4 4 4").act("leon", "basta")
    while desk.phase == "reliquia":
        desk.act(desk.asked[0], "basta")
    assert desk.phase == "hakim"
    assert desk.owner("leon") == "leon"
    desk.act("castilla", "basta").act("leon", "carta el-rey")
    assert "el-rey" in desk.hand("leon")
    assert desk.owner("leon") == "castilla"
    desk.act("castilla", "bonus")
    assert desk.discards(0) == ["hakim"]


def test_relic_rolls_all_own_dice_again_once():
    desk = attack(hand="C23 C06 C28").act(
        "castilla", "ataca leon", "carta el-rey", "basta", dice="1 1 1 1 1 1 1 1 1"
    )
    assert desk.phase == "reliquia"
    desk.act("castilla", "carta reliquia", dice="4 4 4 4 4").everybody()
    assert desk.owner("leon") == "castilla"
    assert [e.side for e in desk.told("rolled")] == [0, 1, 0]
    assert desk.discards(1) == [] or desk.phase == "botin"


def test_m05_an_ambush_cancels_everything_and_keeps_garrisons():
    desk = attack("castilla leon", garrisons="leon", others={"leon": "M05 C30"})
    desk.act("castilla", "ataca leon", "carta el-rey", "basta").act("leon", "carta emboscada", "basta")
    desk.act("leon", "area leon").everybody()
    assert desk.told("ambushed")
    assert not desk.told("rolled")
    assert desk.garrisoned() == ["leon"]
    assert desk.discards(1) == ["el-rey"]
    assert desk.discards(0) == ["emboscada"]


def test_c05_a_sortie_against_a_single_troop_makes_the_attack_fail_and_garrisons_stay_spent():
    desk = attack("castilla leon", garrisons="leon", others={"leon": "C05 C30"})
    desk.act("castilla", "ataca leon", "carta el-rey", "basta").act(
        "leon", "carta salida-sorpresa-c", "basta"
    )
    desk.act("leon", "area leon").everybody()
    assert desk.told("no-force")
    assert not desk.told("rolled")
    assert desk.garrisoned() == []
    assert sorted(desk.discards(1)) == ["el-rey", "salida-sorpresa-c"]


def test_c05_the_attacker_chooses_the_troop_and_each_sortie_removes_one():
    desk = attack("castilla leon", others={"leon": "C05 C05 C30"})
    desk.act("castilla", "ataca leon", "carta el-rey", "carta mesnada", "carta hueste")
    assert desk.phase == "respuestas"
    desk.act("leon", "carta salida-sorpresa-c", "carta salida-sorpresa-c", "basta")
    assert desk.phase == "salida"
    desk.act("castilla", "carta hueste", "carta mesnada").everybody()
    assert len(desk.told("rolled")[0].faces) == 5


def test_c15_crusaders_add_a_die_for_each_christian_troop_against_a_muslim_kingdom():
    desk = Desk("castilla", hand={"castilla": "C23 C28 C30"}, land={"toledo": "castilla"})
    desk.state.crusade = True
    desk.go().act("castilla", "ataca talavera", "carta el-rey", "carta mesnada", "basta").everybody()
    assert len(desk.told("rolled")[0].faces) == 8 + 2


def test_c01_el_cid_never_joins_a_roll_against_castile():
    desk = Desk(
        "leon castilla condados",
        active="leon",
        hand={"leon": "C23 C01 C28", "castilla": "C29", "condados": "C30"},
    ).go()
    desk.act("leon", "ataca carrion")
    assert desk.why("leon", "dados el-cid 4 ataque") == "never-against-castile"
    desk = Desk(
        "leon castilla condados",
        active="leon",
        hand={"leon": "C23 C28", "castilla": "C29", "condados": "C01"},
    ).go()
    desk.act("leon", "ataca carrion", "carta el-rey", "basta")
    assert desk.why("condados", "dados el-cid 4 ataque") == "never-against-castile"
    assert desk.why("condados", "dados el-cid 4 defensa") is None


def test_m12_the_owner_of_the_watchtower_sees_the_attackers_cards_before_answering():
    desk = Desk(
        "castilla badajoz leon",
        land={"toledo": "castilla"},
        hand={"castilla": "C23 C03 C30", "badajoz": "M27", "leon": "C29"},
    )
    desk.state.watch[0] = kingdom("badajoz")
    desk.go().act("castilla", "ataca talavera", "carta el-rey", "dados campeon-c 2 ataque", "basta")
    (event,) = desk.told("peeked")
    assert event.cards == [52, 32]
    seat = desk.state.seat_of
    assert event.seen_by(seat[kingdom("badajoz")]) == event
    assert event.seen_by(seat[kingdom("leon")]) is None
    assert event.seen_by(-1) is None
