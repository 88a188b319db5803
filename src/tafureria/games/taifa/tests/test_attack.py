"""§5.1, §5.2: the attack in its steps, with Responses from any kingdom."""

import pytest

from tafureria.core import registry
from tafureria.games.taifa import GAME, cards, events, rulebook
from tafureria.games.taifa import state as st
from tafureria.games.taifa.memory.ledger import token
from tafureria.games.taifa.pieces import CHRISTIAN
from tafureria.games.taifa.tests.desk import Desk, Options, card, kingdom
from tafureria.words import Words

HITS = "4 4 4 4 4 4 4 4 4 4 4 4"


def attack(people="castilla", hand="C23 C28 C29", **more):
    hands = {"castilla": hand, **more.pop("others", {})}
    return Desk(people, hand=hands, **more).go()


def test_5_1_1_the_area_must_border_the_own_land():
    desk = attack()
    assert desk.why("castilla ataca lisboa") == rulebook.NO_BORDER
    assert desk.why("castilla ataca leon") is None
    assert desk.why("castilla ataca navarra") is None, "independent"


def test_5_1_1_not_the_own_areas():
    assert attack().why("castilla ataca burgos") == rulebook.OWN_AREA


def test_5_1_1_without_areas_only_the_own_capital():
    land = dict.fromkeys(
        ["santillana", "alava", "carrion", "burgos", "osma", "valladolid", "avila", "guadalajara"], "leon"
    )
    desk = attack(land=land)
    assert [t for t in desk.legal("castilla") if t.startswith(("ataca", "incursion"))] == ["ataca burgos"]
    assert desk.why("castilla ataca avila") == rulebook.ONLY_THE_CAPITAL
    desk.do("castilla ataca burgos", "castilla carta el-rey", "castilla basta", dice=HITS)
    assert desk.phase in ("reward", "hakim", "relic")


def test_5_1_2_at_least_one_troop():
    desk = attack(hand="C03 C28")
    desk.do("castilla ataca navarra")
    assert desk.why("castilla basta") == rulebook.LAY_A_TROOP
    desk.do("castilla dados campeon-c 1 ataque")
    assert desk.why("castilla basta") == rulebook.LAY_A_TROOP


def test_5_1_2_no_attack_without_troops_in_hand():
    assert attack(hand="C03 C07").why("castilla ataca navarra") == rulebook.NO_TROOPS


def test_5_1_2_only_troops_and_cards_that_add_dice():
    desk = attack(hand="C28 C04 C05 C06 C07")
    desk.do("castilla ataca navarra")
    for name in ("milicia-c", "salida-sorpresa-c", "reliquia", "monasterios"):
        assert desk.why(f"castilla carta {name}") == rulebook.NOT_FOR_THIS


def test_5_1_2_the_attackers_own_dice_go_to_the_attack():
    desk = attack(hand="C28 C03").do("castilla ataca navarra")
    assert desk.why("castilla dados campeon-c 2 defensa") == rulebook.OWN_ATTACK_ONLY


def test_5_1_2_cards_lie_face_down():
    desk = attack("castilla leon", others={"leon": "C29"}).do("castilla ataca leon", "castilla carta el-rey")
    event = desk.of(events.Laid)[0]
    assert event.seen_by(0).card is not None
    assert event.seen_by(1).card is None
    assert event.seen_by(-1).dice is None


def test_5_1_3_all_others_with_cards_are_asked_at_once_whatever_they_hold():
    desk = attack("castilla condados valencia leon", others={"condados": "C29", "leon": "C05"})
    desk.do("castilla ataca navarra", "castilla carta el-rey", "castilla basta")
    assert desk.asked == ["condados", "leon"], "Valencia has no cards"


def test_5_1_3_the_number_of_cards_is_public_side_and_card_are_not():
    desk = attack("castilla condados leon", others={"condados": "C03 C29", "leon": "C05"})
    desk.do("castilla ataca leon", "castilla carta el-rey", "castilla basta")
    desk.do("condados dados campeon-c 2 ataque", "condados basta").do("leon basta")
    assert (desk.of(events.Counted)[0].kingdoms, desk.of(events.Counted)[0].counts) == (
        [kingdom("condados")],
        [1],
    )
    committed = desk.of(events.Committed)[0]
    assert committed.seen_by(1) == committed
    assert committed.seen_by(0) is None
    assert committed.seen_by(-1) is None


def test_5_1_3_third_parties_may_take_either_side():
    desk = attack("castilla condados leon", others={"condados": "C03 C29", "leon": "C29"})
    desk.do("castilla ataca leon", "castilla carta el-rey", "castilla basta").do("leon basta")
    assert desk.why("condados dados campeon-c 1 defensa") is None
    desk.do("condados dados campeon-c 2 ataque", "condados basta")
    assert len(desk.of(events.Rolled)[0].faces) == 5 + 2


def test_5_1_4_garrisons_in_and_next_to_the_area_one_die_each_gone_whatever_the_result():
    desk = attack("castilla leon", garrisons="leon zamora tuy", others={"leon": "C29"})
    desk.do("castilla ataca leon", "castilla carta el-rey", "castilla basta").do("leon basta")
    assert desk.phase == "garrisons"
    assert desk.why("leon area tuy") == rulebook.NO_GARRISON, "not next to it"
    desk.do("leon area zamora", "leon area leon").everybody()
    assert len(desk.of(events.Rolled)[1].faces) == 4 + 2
    assert desk.garrisoned() == ["tuy"]


def test_5_1_4_independent_areas_have_no_garrison_to_spend():
    desk = attack().do("castilla ataca navarra", "castilla carta el-rey", "castilla basta", dice=HITS)
    assert desk.phase != "garrisons"


@pytest.mark.parametrize(("dice", "wins"), [("4 4 4 1 1 4 4 1 1", True), ("4 4 1 1 1 4 4 1 1", False)])
def test_5_2_more_hits_win_and_a_tie_is_the_defenders(dice, wins):
    desk = (
        attack().do("castilla ataca leon", "castilla carta el-rey", "castilla basta", dice=dice).everybody()
    )
    assert (desk.owner("leon") == "castilla") == wins


def test_5_1_6_castle_for_castle_and_the_garrison_falls():
    desk = attack(garrisons="leon").do(
        "castilla ataca leon",
        "castilla carta el-rey",
        "castilla carta mesnada",
        "castilla basta",
        dice=HITS[:15],
    )
    desk.everybody()
    assert desk.owner("leon") == "castilla"
    assert desk.garrisoned() == []


def test_5_1_6_the_winners_reward_comes_before_the_losers_loss():
    desk = (
        attack()
        .do("castilla ataca leon", "castilla carta el-rey", "castilla basta", dice="4 4 4 4 4")
        .everybody()
    )
    assert desk.phase == "reward"
    assert desk.bonus("leon") == 0
    desk.do("castilla bonus")
    assert [e.kingdom for e in desk.of(events.BonusMoved)] == [kingdom("castilla"), kingdom("leon")]


def test_5_1_7_used_cards_are_discarded_in_order():
    desk = attack("castilla leon", hand="C28 C29 C07", others={"leon": "C04 C30"})
    desk.do("castilla ataca leon", "castilla carta hueste", "castilla carta mesnada", "castilla basta").do(
        "leon carta milicia-c", "leon basta"
    )
    desk.everybody()
    assert desk.discards(1) == ["hueste", "mesnada", "milicia-c"]


def test_5_1_a_truce_stops_the_attack_action():
    desk = attack(hand="C10 C23 C28").do("castilla juega tregua", "castilla reino leon")
    desk.state.active = 0
    desk.go()
    assert desk.why("castilla ataca leon") == rulebook.UNDER_A_BAN
    assert desk.why("castilla incursion leon") is None


def test_hakim_takes_the_troop_before_the_castle_changes():
    desk = attack("castilla leon", others={"leon": "M06 C30"})
    desk.do("castilla ataca leon", "castilla carta el-rey", "castilla basta", dice="4 4 4 4 4").do(
        "leon basta"
    )
    while desk.phase == "relic":
        desk.do(f"{desk.asked[0]} basta")
    assert desk.phase == "hakim"
    assert desk.owner("leon") == "leon"
    desk.do("castilla basta").do("leon carta el-rey")
    assert "el-rey" in desk.hand("leon")
    assert desk.owner("leon") == "castilla"
    desk.do("castilla bonus")
    assert desk.discards(0) == ["hakim"]


def test_relic_rolls_all_own_dice_again_once():
    desk = attack(hand="C23 C06 C28").do(
        "castilla ataca leon", "castilla carta el-rey", "castilla basta", dice="1 1 1 1 1 1 1 1 1"
    )
    assert desk.phase == "relic"
    desk.do("castilla carta reliquia", dice="4 4 4 4 4").everybody()
    assert desk.owner("leon") == "castilla"
    assert [e.side for e in desk.of(events.Rolled)] == [0, 1, 0]
    assert desk.discards(1) == [] or desk.phase == "reward"


def test_m05_an_ambush_cancels_everything_and_keeps_garrisons():
    desk = attack("castilla leon", garrisons="leon", others={"leon": "M05 C30"})
    desk.do("castilla ataca leon", "castilla carta el-rey", "castilla basta").do(
        "leon carta emboscada", "leon basta"
    )
    desk.do("leon area leon").everybody()
    assert desk.of(events.Ambushed)
    assert not desk.of(events.Rolled)
    assert desk.garrisoned() == ["leon"]
    assert desk.discards(1) == ["el-rey"]
    assert desk.discards(0) == ["emboscada"]


def test_c05_a_sortie_against_a_single_troop_makes_the_attack_fail_and_garrisons_stay_spent():
    desk = attack("castilla leon", garrisons="leon", others={"leon": "C05 C30"})
    desk.do("castilla ataca leon", "castilla carta el-rey", "castilla basta").do(
        "leon carta salida-sorpresa-c", "leon basta"
    )
    desk.do("leon area leon").everybody()
    assert desk.of(events.NoForce)
    assert not desk.of(events.Rolled)
    assert desk.garrisoned() == []
    assert sorted(desk.discards(1)) == ["el-rey", "salida-sorpresa-c"]


def test_c05_the_attacker_chooses_the_troop_and_each_sortie_removes_one():
    desk = attack("castilla leon", others={"leon": "C05 C05 C30"})
    desk.do("castilla ataca leon", "castilla carta el-rey", "castilla carta mesnada", "castilla carta hueste")
    assert desk.phase == "answer"
    desk.do("leon carta salida-sorpresa-c", "leon carta salida-sorpresa-c", "leon basta")
    assert desk.phase == "sortie"
    desk.do("castilla carta hueste", "castilla carta mesnada").everybody()
    assert len(desk.of(events.Rolled)[0].faces) == 5


def test_sorties_of_both_religions_remove_a_troop_each():
    desk = attack("castilla leon sevilla", others={"leon": "C05 C30", "sevilla": "M04 M28"})
    desk.do("castilla ataca leon", "castilla carta el-rey", "castilla carta mesnada", "castilla carta hueste")
    desk.do("leon carta salida-sorpresa-c", "leon basta", "sevilla carta salida-sorpresa-m", "sevilla basta")
    desk.do("castilla carta hueste", "castilla carta mesnada").everybody()
    assert len(desk.of(events.Rolled)[0].faces) == 5


def test_m06_whoever_laid_a_card_may_use_hakim_too():
    desk = attack("castilla leon sevilla", others={"leon": "C30", "sevilla": "M04 M06"})
    desk.do("castilla ataca leon", "castilla carta el-rey", "castilla carta mesnada", "castilla basta")
    desk.do("sevilla carta salida-sorpresa-m", "sevilla basta").everybody()
    desk.do("castilla carta mesnada")
    while desk.phase == "relic":
        desk.do(f"{desk.asked[0]} basta")
    assert sorted(desk.asked) == ["castilla", "leon", "sevilla"]
    assert desk.legal("sevilla") == ["basta", "carta el-rey", "carta mesnada"]


def test_c15_crusaders_add_a_die_for_each_christian_troop_against_a_muslim_kingdom():
    desk = Desk("castilla", hand={"castilla": "C23 C28 C30"}, land={"toledo": "castilla"})
    desk.state.crusade = True
    desk.go().do(
        "castilla ataca talavera", "castilla carta el-rey", "castilla carta mesnada", "castilla basta"
    ).everybody()
    assert len(desk.of(events.Rolled)[0].faces) == 8 + 2


def test_c01_el_cid_never_joins_a_roll_against_castile():
    desk = Desk(
        "leon castilla condados",
        active="leon",
        hand={"leon": "C23 C01 C28", "castilla": "C29", "condados": "C30"},
    ).go()
    desk.do("leon ataca carrion")
    assert desk.why("leon dados el-cid 4 ataque") == rulebook.NEVER_AGAINST_CASTILE
    desk = Desk(
        "leon castilla condados",
        active="leon",
        hand={"leon": "C23 C28", "castilla": "C29", "condados": "C01"},
    ).go()
    desk.do("leon ataca carrion", "leon carta el-rey", "leon basta")
    assert desk.why("condados dados el-cid 4 ataque") == rulebook.NEVER_AGAINST_CASTILE
    assert desk.why("condados dados el-cid 4 defensa") is None


def test_m12_the_owner_of_the_watchtower_sees_the_attackers_cards_before_answering():
    desk = Desk(
        "castilla badajoz leon",
        land={"toledo": "castilla"},
        hand={"castilla": "C23 C03 C30", "badajoz": "M27", "leon": "C29"},
    )
    desk.state.watch[0] = kingdom("badajoz")
    desk.go().do(
        "castilla ataca talavera",
        "castilla carta el-rey",
        "castilla dados campeon-c 2 ataque",
        "castilla basta",
    )
    (event,) = desk.of(events.Peeked)
    assert event.cards == [52, 32]
    seat = desk.state.seat_of
    assert event.seen_by(seat[kingdom("badajoz")]) == event
    assert event.seen_by(seat[kingdom("leon")]) is None
    assert event.seen_by(-1) is None


def test_m12_two_cards_of_a_design_seen_from_the_watchtower_are_both_remembered():
    desk = Desk(
        "castilla badajoz leon",
        land={"toledo": "castilla"},
        hand={"castilla": "mesnada mesnada C30", "badajoz": "M27", "leon": "C29"},
    )
    desk.state.watch[0] = kingdom("badajoz")
    book = GAME.notebook(Options(castilla=True, badajoz=True, leon=True), 3, 1)
    unknown = token(CHRISTIAN, 0)
    book.hearsay.base.bags[kingdom("castilla")] = [unknown] * 3
    desk.go().do("castilla ataca talavera", "castilla carta mesnada", "castilla carta mesnada")
    book.shadow = desk.state.clone()
    book.shadow.laid_card = [st.HIDDEN] * 2
    desk.do("castilla basta")
    book.hear(desk.of(events.Peeked)[-1])
    assert book.shadow.laid_card == [card("mesnada")] * 2
    assert book.hearsay.base.bags[kingdom("castilla")] == [unknown, card("mesnada"), card("mesnada")]


ADD_DICE = [name for name in cards.IDS if cards.IS_RESPONSE[card(name)] and cards.DICE[card(name)]]
ADD_TO_ANY = [name for name in ADD_DICE if name not in ("M01", "C04")]


def adds(desk, name, design):
    """The rolls to which this kingdom may add this card's dice now."""
    notation = cards.NAMES[card(design)]
    return {
        side
        for side in ("ataque", "defensa")
        if desk.why(f"{name} dados {notation} {cards.DICE[card(design)]} {side}") is None
    }


@pytest.mark.parametrize("design", ADD_TO_ANY)
def test_m02_dice_go_to_either_roll_of_anyone_but_in_the_own_attack_to_the_attack_only(design):
    """The attacker, the defender and a third kingdom hold the card in turn."""
    sides = {}
    for who in ("leon", "sevilla", "condados"):
        hands = {"leon": "C28 C29", "sevilla": "M27", "condados": "C30"}
        hands[who] += f" {design}"
        desk = Desk("leon condados sevilla", active="leon", hand=hands, land={"coria": "sevilla"}).go()
        desk.do("leon ataca coria", "leon carta mesnada")
        if who != "leon":
            desk.do("leon basta")
        sides[who] = adds(desk, who, design)
    assert sides == {"leon": {"ataque"}, "sevilla": {"ataque", "defensa"}, "condados": {"ataque", "defensa"}}


def test_m02_the_attacker_is_not_asked_again_with_the_others():
    desk = attack("castilla leon", hand="C23 C03 C29", others={"leon": "M02 C29"})
    desk.do("castilla ataca leon", "castilla carta el-rey", "castilla basta")
    assert desk.asked == ["leon"]


@pytest.mark.parametrize(
    ("language", "any_roll", "own_attack"),
    [
        ("es", "de quien sea", "en tu propio ataque, solo a la tuya"),
        ("en", "any roll", "in your own attack, only"),
    ],
)
def test_m02_the_card_says_so_in_both_languages(language, any_roll, own_attack):
    words = Words(registry.find("taifa"), language)
    for name in ADD_TO_ANY:
        text = words.say(f"card-{name}-text")
        assert any_roll in text, name
        assert own_attack in text, name


@pytest.mark.parametrize(
    ("language", "attack_dice", "defence_dice"),
    [
        ("es", "más los dados añadidos a su favor", "los dados añadidos al suyo"),
        ("en", "plus the dice added to the attack", "the dice added to the defence"),
    ],
)
def test_help_page_3_counts_added_dice_on_both_sides(language, attack_dice, defence_dice):
    page = Words(registry.find("taifa"), language).say("help-3-body")
    assert attack_dice in page
    assert defence_dice in page
