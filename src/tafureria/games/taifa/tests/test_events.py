"""Every Event as people play it, card by card; for Responses and Troops see ``test_attack``."""

import pytest

from tafureria.games.taifa import GAME, events, rulebook
from tafureria.games.taifa.tests.desk import Desk, area, card, kingdom


def play(who, cards, *steps, people=None, others=None, **more):
    hand = {who: cards, **(others or {})}
    desk = Desk(people or who, active=who, hand=hand, **more).go()
    return desk.do(*(f"{who} {step}" for step in steps), dice=more.get("dice", ""))


def again(desk, who):
    """Start another round of the same kingdom in the same turn."""
    desk.state.asked = 0
    desk.state.todo = []
    desk.state.active = kingdom(who)
    return desk.go()


def test_m07_trade_both_draw_from_their_own_deck_then_gain_1():
    desk = play("sevilla", "M07 M27", "juega comercio", "reino leon")
    drew = desk.of(events.Drew)[:2]
    assert [(e.kingdom, e.deck) for e in drew] == [(kingdom("sevilla"), 0), (kingdom("leon"), 1)]
    assert desk.bonus("sevilla") == desk.bonus("leon") == 1


def test_m07_not_with_oneself():
    desk = Desk("sevilla", active="sevilla", hand={"sevilla": "M07 M27"}).go().do("sevilla juega comercio")
    assert desk.why("sevilla reino sevilla") == rulebook.NOT_A_TARGET


def test_m08_paria_gives_a_card_to_each_kingdom_picked_and_bars_attacks():
    desk = play(
        "sevilla",
        "M08 M27 M28 M29",
        "juega paria",
        "regala leon",
        "carta levas",
        "regala castilla",
        "carta campesinos-m",
        "basta",
    )
    assert desk.hand("leon")[-1:] == ["levas"] or desk.of(events.Given)
    assert [(e.kingdom, e.other) for e in desk.of(events.Barred)] == [(3, 5), (3, 0)]
    event = desk.of(events.Given)[0]
    assert event.seen_by(0).card is not None
    assert event.seen_by(-1).card is None


def test_m08_one_card_each_and_none_without_paria():
    desk = play("sevilla", "M08 M27 M28 M29", "juega paria", "regala leon", "carta levas")
    assert desk.why("sevilla regala leon") == rulebook.ONE_GIFT_EACH
    other = Desk("sevilla", active="sevilla", hand={"sevilla": "M27"}).go()
    assert other.why("sevilla regala leon") == rulebook.NO_PARIA


def test_m08_again_before_the_action_of_later_rounds_costing_no_action():
    desk = again(play("sevilla", "M08 M27 M28", "juega paria", "basta"), "sevilla")
    desk.do("sevilla regala leon", "sevilla carta levas")
    assert desk.asked == ["sevilla"], "still its round"


def test_m08_after_giving_the_last_card_it_passes():
    desk = again(play("sevilla", "M08 M27", "juega paria", "basta"), "sevilla")
    before = len(desk.of(events.Passed))
    desk.do("sevilla regala leon", "sevilla carta andalusies")
    assert desk.of(events.Passed)[before].kingdom == kingdom("sevilla")


def test_m09_sufi_school():
    assert play("sevilla", "M09 M27", "juega escuela-sufi").bonus("sevilla") == 2


@pytest.mark.parametrize(
    ("who", "card", "name"),
    [("sevilla", "M10", "campana-de-independiente-m"), ("leon", "C22", "campana-de-independiente-c")],
)
def test_m10_c22_independent_campaign(who, card, name):
    desk = Desk(who, active=who, hand={who: f"{card} M27 C29"}).go()
    desk.do(f"{who} juega {name}")
    assert desk.why(f"{who} area silves") in (None, rulebook.NOT_A_TARGET)
    assert desk.why(f"{who} area burgos") == rulebook.NOT_A_TARGET, "no independent next to it"
    desk.do(f"{who} area avila", f"{who} basta", dice="4 4 4 4 4 1 1 1 1 1").everybody()
    assert len(desk.of(events.Rolled)[0].faces) == 5
    assert desk.owner("avila") is None
    assert desk.bonus("castilla") == -1
    assert desk.bonus(who) == 0, "its player gains nothing"


def test_m10_needs_an_independent_area():
    land = dict.fromkeys(
        [
            "navarra",
            "tudela",
            "zaragoza",
            "calatayud",
            "salamanca",
            "coimbra",
            "toledo",
            "calatrava",
            "lisboa",
        ],
        "badajoz",
    )
    land["granada"] = "leon"
    desk = Desk("sevilla", active="sevilla", hand={"sevilla": "M10 M27"}, land=land).go()
    assert desk.why("sevilla juega campana-de-independiente-m") == rulebook.NO_TARGET


@pytest.mark.parametrize(
    ("who", "card", "name"), [("sevilla", "M11", "razzia-m"), ("leon", "C18", "razzia-c")]
)
def test_m11_c18_razzia_a_random_card_of_a_kingdom_that_has_some(who, card, name):
    desk = Desk(who, active=who, hand={who: f"{card} C29", "castilla": "C25"}).go().do(f"{who} juega {name}")
    assert [t for t in desk.legal(who) if t.startswith("reino")] == ["reino castilla"]
    desk.do(f"{who} reino castilla")
    assert desk.of(events.Lost)[0].kingdom == kingdom("castilla")


def test_m11_without_cards_anywhere_it_cannot_be_played():
    desk = Desk("sevilla", active="sevilla", hand={"sevilla": "M11 M27"}).go()
    assert desk.why("sevilla juega razzia-m") == rulebook.NO_TARGET


def test_m13_mercenaries_take_a_response_of_either_discard_pile():
    desk = Desk(
        "sevilla", active="sevilla", hand={"sevilla": "M13 M27"}, discard={0: "M05 M26", 1: "C03"}
    ).go()
    desk.do("sevilla juega mercenarios")
    assert desk.legal("sevilla") == ["carta emboscada", "carta campeon-c"]
    assert desk.why("sevilla carta mercenarios-bereberes") == rulebook.NOT_ON_OFFER
    desk.do("sevilla carta campeon-c")
    assert "campeon-c" in desk.hand("sevilla")


def test_m13_with_nothing_to_take_it_is_not_playable():
    desk = Desk("sevilla", active="sevilla", hand={"sevilla": "M13 M27"}).go()
    assert desk.why("sevilla juega mercenarios") == rulebook.NO_TARGET


@pytest.mark.parametrize(
    ("who", "card", "name", "deck"),
    [("sevilla", "M14", "sucesion-m", 0), ("leon", "C13", "sucesion-c", 1), ("leon", "M14", "sucesion-m", 0)],
)
def test_m14_c13_succession_draws_from_the_cards_deck(who, card, name, deck):
    desk = play(who, f"{card} M28 C30 M26", f"juega {name}", "carta levas", "carta villanos")
    drew = desk.of(events.Drew)
    assert [(e.kingdom, e.deck) for e in drew[:3]] == [(kingdom(who), deck)] * 3
    assert "levas" in desk.discards(0)
    assert "villanos" in desk.discards(1)


def test_m14_no_more_set_aside_than_can_be_drawn():
    desk = Desk("sevilla", active="sevilla", hand={"sevilla": "M14 M28 M29 M27"})
    desk.state.decks[0] = desk.state.decks[0][:1]
    desk.go().do("sevilla juega sucesion-m")
    assert desk.phase != "swap"
    assert len(desk.hand("sevilla")) == 4


def test_m14_what_is_swapped_is_not_drawn_again():
    """Even where the deck runs out in the middle and the discards are shuffled."""
    desk = Desk("sevilla", active="sevilla", hand={"sevilla": "M14 M28 M29"}, discard={0: "M25 M26"})
    desk.state.decks[0] = [card("M27")]
    desk.go().do(
        "sevilla juega sucesion-m", "sevilla carta levas", "sevilla carta campesinos-m", draws="M27 M28"
    )
    assert sorted(desk.hand("sevilla")) == ["andalusies", "guardia-negra", "mercenarios-bereberes"]
    assert {"levas", "campesinos-m"} <= set(desk.discards(0))


def test_m14_not_playable_when_nothing_can_be_drawn():
    desk = Desk("sevilla", active="sevilla", hand={"sevilla": "M14 M28"})
    desk.state.decks[0] = []
    assert desk.go().why("sevilla juega sucesion-m") == rulebook.NO_TARGET


def test_m15_irrigations_1_now_and_optionally_at_each_discard():
    desk = again(play("sevilla", "M15 M27 M28", "juega regadios"), "sevilla")
    assert desk.bonus("sevilla") == 1
    desk.do("sevilla descarta levas")
    assert desk.phase == "again-bonus"
    assert desk.legal("sevilla") == ["basta", "bonus"]
    desk.do("sevilla bonus")
    assert desk.bonus("sevilla") == 2


def test_m16_one_card_of_each_deck_one_kept_the_other_to_its_own_discards():
    desk = play("sevilla", "M16 M27", "juega comunidad-judia")
    assert [e.deck for e in desk.of(events.Drew)] == [0, 1]
    assert desk.phase == "keep"
    keep = desk.legal("sevilla")[1]
    desk.do(f"sevilla {keep}")
    assert len(desk.hand("sevilla")) == 2
    assert len(desk.discards(0)) == 2, "the community and the card not kept"


def test_m16_with_one_deck_exhausted_there_is_no_choice():
    desk = Desk("sevilla", active="sevilla", hand={"sevilla": "M16 M27"})
    desk.state.decks[1] = []
    desk.go().do("sevilla juega comunidad-judia")
    assert len(desk.hand("sevilla")) == 2


def test_m17_citadels_lift_2_to_3_for_own_areas_and_not_others():
    from tafureria.games.taifa.board import value

    desk = play("sevilla", "M17 M27", "juega alcazares")
    state = desk.state
    twos = [a for a in range(1, 59) if state.owner[a] == kingdom("sevilla") and value(state, a) == 3]
    assert area("cadiz") in twos
    assert value(state, area("denia")) == 2


def test_m18_al_andalus_two_for_the_player_one_for_the_other_taifas_then_out_of_the_game():
    desk = play("sevilla", "M18 M27", "juega al-andalus")
    assert [e.kingdom for e in desk.of(events.Drew)[:4]] == [3, 3, 4, 2]
    assert desk.state.gone == [17]
    desk = play("leon", "M18 C29", "juega al-andalus")
    assert [(e.kingdom, e.deck) for e in desk.of(events.Drew)[:5]] == [(5, 0), (5, 0), (2, 0), (3, 0), (4, 0)]


def test_m19_seduction_is_seen_by_thief_and_victim_only():
    desk = Desk(
        "sevilla leon badajoz", active="sevilla", hand={"sevilla": "M19 M27", "leon": "C29", "badajoz": "M28"}
    ).go()
    desk.do("sevilla juega seduccion", "sevilla reino leon")
    event = desk.of(events.Stolen)[0]
    seats = desk.state.seat_of
    assert event.seen_by(seats[3]).card == event.seen_by(seats[5]).card == 58
    assert event.seen_by(seats[4]).card is None
    assert event.seen_by(-1).card is None
    assert "hueste" in desk.hand("sevilla")


@pytest.mark.parametrize(
    ("who", "card", "name"), [("sevilla", "M20", "murallas-m"), ("leon", "C21", "murallas-c")]
)
def test_m20_c21_walls_in_two_areas_with_a_castle_anyones(who, card, name):
    desk = play(who, f"{card} C29 M27", f"juega {name}", "area burgos")
    assert desk.why(f"{who} area burgos") == rulebook.NOT_A_TARGET, "one garrison an area"
    assert desk.why(f"{who} area navarra") == rulebook.NOT_A_TARGET, "never independent"
    desk.do(f"{who} area sevilla")
    assert desk.garrisoned() == ["burgos", "sevilla"]


def test_m21_uprising_any_area_of_another_kingdom_with_four_dice():
    desk = play("sevilla", "M21 M27", "juega rebelion", "area oviedo", "basta")
    desk.everybody()
    assert len(desk.of(events.Rolled)[0].faces) == 4


def test_m22_conspiracy_only_a_bordering_area():
    desk = play("sevilla", "M22 M27", "juega conspiracion")
    assert desk.why("sevilla area oviedo") == rulebook.NOT_A_TARGET
    desk.do("sevilla area merida", "sevilla basta", dice="4 4 4 4 4").everybody()
    assert desk.owner("merida") is None


def test_event_attacks_are_not_stopped_by_truces_and_know_no_sortie():
    desk = Desk("sevilla badajoz", active="sevilla", hand={"sevilla": "M22 M27", "badajoz": "M04 M05 M28"})
    desk.state.bans[3] |= 1 << 4
    desk.state.bans[4] |= 1 << 3
    desk.go().do("sevilla juega conspiracion", "sevilla area merida", "sevilla basta")
    assert desk.why("badajoz carta salida-sorpresa-m") == rulebook.NOT_FOR_THIS
    assert desk.why("badajoz carta emboscada") is None


def test_event_attacks_do_not_ask_for_hakim():
    desk = play("sevilla", "M22 M27", "juega conspiracion", "area merida", "basta")
    while desk.phase == "relic":
        desk.do("sevilla basta")
    assert desk.phase != "hakim"


def test_c07_monasteries_draw_four_keep_one_the_rest_face_up():
    desk = play("castilla", "C07 C29", "juega monasterios")
    assert len(desk.of(events.Drew)) == 4
    assert desk.state.discards[1] == [], "all set aside until it is over"
    desk.do(f"castilla {desk.legal('castilla')[0]}")
    assert len(desk.hand("castilla")) == 2
    assert len(desk.discards(1)) == 4
    assert desk.of(events.Kept)[0].seen_by(-1).card is None


def test_c08_surrender_takes_a_bordering_independent_of_2_or_3_without_dice():
    desk = play("castilla", "C08 C29", "juega rendicion-de-independiente")
    names = [t.removeprefix("area ") for t in desk.legal("castilla")]
    assert "salamanca" in names
    assert "navarra" not in names
    desk.do("castilla area salamanca", "castilla guarnicion")
    assert desk.owner("salamanca") == "castilla"
    assert desk.garrisoned() == ["salamanca"]


def test_c09_military_orders_lower_a_bordering_muslim_kingdom_now_and_at_each_discard():
    desk = play("condados", "C09 C29 C30", "juega ordenes-militares", "reino valencia")
    again(desk, "condados")
    assert desk.bonus("valencia") == -1
    desk.do("condados descarta villanos")
    assert desk.phase == "again-kingdom"
    desk.do("condados reino valencia")
    assert desk.bonus("valencia") == -2


def test_c09_may_be_laid_with_none_bordering():
    desk = play(
        "castilla",
        "C09 C29",
        "juega ordenes-militares",
        people="castilla",
        land=dict.fromkeys(
            ["valencia", "cuenca", "talavera", "albarracin", "tortosa", "alcaraz", "coria"], "leon"
        ),
    )
    assert 38 in desk.state.permanents[0]


def test_c10_truce_bars_the_attack_action_both_ways():
    desk = play("castilla", "C10 C23 C28", "juega tregua", "reino leon")
    assert desk.state.bans[0] >> 5 & 1
    assert desk.state.bans[5] & 1


def test_c11_way_of_saint_james_draws_two_christian_cards_whoever_plays_it():
    desk = play("sevilla", "C11 M27", "juega camino-de-santiago")
    assert [e.deck for e in desk.of(events.Drew)[:2]] == [1, 1]


@pytest.mark.parametrize(("dice", "won"), [("4 4 4 4 1 4 4 4", True), ("4 4 1 1 4 4 1 1", False)])
def test_c12_judgment_four_dice_each_no_garrisons_a_tie_keeps(dice, won):
    desk = Desk("castilla", hand={"castilla": "C12 C29"}, garrisons="leon").go()
    desk.do("castilla juega juicio-de-dios", "castilla area leon", "castilla basta", dice=dice).everybody()
    assert [len(e.faces) for e in desk.of(events.Rolled)] == [4, 4]
    assert (desk.owner("leon") == "castilla") == won
    assert ("leon" in desk.garrisoned()) != won


def test_c12_dice_cards_may_join_on_both_sides_and_no_militia():
    desk = Desk("castilla leon", hand={"castilla": "C12 C29", "leon": "C03 C04"}).go()
    desk.do("castilla juega juicio-de-dios", "castilla area leon")
    assert desk.asked == ["castilla", "leon"]
    assert desk.why("leon carta milicia-c") == rulebook.NOT_FOR_THIS
    desk.do("leon dados campeon-c 2 defensa", "leon basta").do("castilla basta")
    assert [len(e.faces) for e in desk.of(events.Rolled)] == [4, 6]


def test_c14_royal_marriage_with_another_christian_kingdom():
    desk = play("castilla", "C14 C29", "juega alianza-matrimonial")
    assert desk.legal("castilla") == ["reino condados", "reino leon"]
    desk.do("castilla reino leon")
    assert desk.bonus("castilla") == desk.bonus("leon") == 1
    assert desk.state.bans[0] >> 5 & 1


def test_c15_crusaders_lie_before_their_kingdom():
    desk = play("castilla", "C15 C29", "juega cruzados")
    assert desk.state.permanents[0] == [44]


def test_c16_repopulation_an_own_castle_now_and_again_at_each_discard():
    desk = again(play("castilla", "C16 C29 C30", "juega repoblacion", "area burgos"), "castilla")
    desk.do("castilla descarta villanos")
    assert desk.phase == "again-area"
    assert desk.why("castilla area leon") == rulebook.NOT_A_TARGET
    desk.do("castilla area avila")
    assert desk.garrisoned() == ["burgos", "avila"]


def test_c17_el_cids_campaign_frees_a_bordering_area_never_castiles():
    desk = play("leon", "C17 C29", "juega campana-del-cid", land={"valladolid": "badajoz"})
    assert desk.why("leon area carrion") == rulebook.NOT_A_TARGET
    desk.do("leon area valladolid")
    assert desk.of(events.Freed)
    assert not desk.of(events.Rolled)


def test_c19_troubadours_hold_the_bonus():
    from tafureria.games.taifa.rules.bonus import lower_bonus

    desk = play("castilla", "C19 C29", "juega trovadores")
    for name in ("castilla", "leon"):
        lower_bonus(desk.state, kingdom(name), None)
    assert (desk.bonus("castilla"), desk.bonus("leon")) == (0, -1)


def test_c20_mozarabs_show_a_muslim_hand_to_the_viewer_alone_and_a_bots_pile_is_shuffled():
    desk = Desk("castilla leon", hand={"castilla": "C20 C29", "sevilla": "M27 M26 M24", "leon": "C30"}).go()
    desk.do("castilla juega mozarabes", "castilla reino sevilla")
    event = desk.of(events.Looked)[0]
    assert event.seen_by(0).cards == [23, 25, 26]
    assert event.seen_by(1).cards is None
    assert len(desk.of(events.Mixing)) == 2


def test_m12_m17_c10_permanents_stay_before_their_kingdom():
    desk = play("badajoz", "M12 M27", "juega atalaya")
    assert desk.state.permanents[kingdom("badajoz")] == [11]
    assert GAME.view(desk.state, 0).permanents[4] == [11]
