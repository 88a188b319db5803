"""§9: the automa, sentence by sentence, with the reason for each decision."""

import pytest

from tafureria.games.taifa import cards, events, reasons
from tafureria.games.taifa.board import bordering, of_total, value
from tafureria.games.taifa.cards import W_ALCAZARES
from tafureria.games.taifa.pieces import AREAS, NOBODY, areas_in
from tafureria.games.taifa.rules import automata as automa
from tafureria.games.taifa.rules import targets
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

MARKED = [name for name in cards.IDS if cards.OFFENSIVE[card(name)]]
TROOPS = [name for name in cards.IDS if cards.STRENGTH[card(name)]]
ARMIES = [name for name in TROOPS if name not in MARKED]


class Unmarked:
    """Context in which a card has no offensive mark; marks are data."""

    def __init__(self, name):
        self.card = card(name)

    def __enter__(self):
        self.before, cards.OFFENSIVE[self.card] = cards.OFFENSIVE[self.card], False

    def __exit__(self, *_):
        cards.OFFENSIVE[self.card] = self.before


def test_9_1_reveals_and_plays_the_top_card_one_each_round():
    desk = bot("C29 C06")
    assert [cards.NAMES[e.card] for e in desk.of(events.TurnedUp)[:2]] == ["reliquia", "hueste"]


def test_9_1_troops_are_laid_open_and_form_one_army():
    desk = bot("C29")
    assert desk.reasons() == ["musters"]
    assert desk.decision("musters").limit == 2


def test_9_1_responses_are_laid_open_in_the_order_drawn():
    desk = bot("C04 C06 C03", people="condados", others={"condados": "C29"})
    for _ in range(2):
        desk.state.asked, desk.state.todo, desk.state.active = 0, [], 0
        desk.go()
    assert desk.posted("castilla") == ["campeon-c", "reliquia", "milicia-c"]


def test_9_1_cards_drawn_go_face_down_on_top():
    with Unmarked("C11"):
        desk = bot("C29 C11", people="condados", others={"condados": "C28"}, draws="C25 C26")
    assert desk.hand("castilla") == ["hueste", "hidalgos", "infanzones"]


def test_9_1_a_card_it_cannot_play_is_discarded_and_that_is_the_discard_action():
    desk = bot("C18", people="condados")
    assert desk.reasons() == ["unplayable"]
    assert desk.in_round(events.Discarded)[0].card == card("C18")


@pytest.mark.parametrize(("army", "attacks"), [("", False), ("C29", True)])
def test_9_2_it_attacks_as_soon_as_its_troops_total_more_than_3(army, attacks):
    desk = bot("C28", army={"castilla": army}, dice="1")
    assert ("strikes" in desk.reasons()) == attacks


def test_9_2_with_all_of_them_against_the_greatest_defence_still_lower():
    desk = bot("C28", army={"castilla": "C29"}, dice="1")
    choice = desk.decision("strikes")
    assert choice.limit == 5
    assert area("navarra") in choice.areas
    assert desk.in_round(events.Attacks)[0].cards == [card("C29"), card("C28")]


def test_9_2_the_garrison_counts_in_the_defence():
    plain, guarded = Desk(), Desk(garrisons="leon")
    for desk in (plain, guarded):
        mask = targets.strongest(desk.state, 1 << area("leon") | 1 << area("zamora"), 5)
        assert areas_in(mask) == ([area("leon")] if desk is plain else [area("zamora")])


def test_9_2_areas_of_each_total_defence_alcazares_and_garrisons_counted():
    state = Desk(garrisons="jaen cordoba leon").state
    for behind in (NOBODY, kingdom("sevilla")):
        state.watch[W_ALCAZARES] = behind
        totals = [value(state, place) + (state.garrison >> place & 1) for place in range(1, AREAS + 1)]
        for defence in range(-1, 8):
            found = [place for place, total in enumerate(totals, 1) if total == defence]
            assert areas_in(of_total(state, defence)) == found


def test_9_2_no_weaker_area_and_it_waits():
    land = dict.fromkeys(
        ["santillana", "alava", "carrion", "osma", "valladolid", "avila", "guadalajara", "burgos"]
    )
    desk = bot(
        "C25",
        land={**land, "navarra": "castilla", "alava": "leon", "tudela": "leon", "jaca": "condados"},
        garrisons="alava tudela jaca",
        army={},
    )
    assert desk.reasons()[0] in ("strikes", "no-weaker-area")


def test_9_2_areas_under_a_ban_are_no_candidates():
    desk = Desk(hand={"castilla": "C23"})
    for other in range(1, 6):
        desk.state.bans[0] |= 1 << other
        desk.state.bans[other] |= 1
    desk.go("1")
    assert set(desk.decision("strikes").areas) <= {
        area(n) for n in ("navarra", "toledo", "zaragoza", "tudela", "calatayud", "salamanca")
    }


def test_9_2_tested_only_when_it_lays_a_troop_or_plays_an_offensive_card():
    desk = bot("C06", army={"castilla": "C25"})
    assert desk.reasons() == ["posts"]


def test_9_3_offensive_an_incursion_only_against_a_bordering_kingdom_with_cards():
    desk = bot("C13", others={"leon": "C29", "sevilla": "M27"}, dice="1")
    assert desk.decision("offensive-raid").kingdoms == [kingdom("leon")]
    assert desk.in_round(events.IncursionBegan)[0].card == card("C13")


def test_9_3_none_to_raid_and_it_discards():
    desk = bot("C13")
    assert desk.reasons() == ["offensive-discard"]
    assert desk.in_round(events.Discarded)


def test_9_3_atalaya_protects_from_the_incursions_of_bots():
    desk = Desk(hand={"castilla": "C13", "leon": "C29"})
    desk.state.watch[0] = kingdom("leon")
    assert desk.go().reasons() == ["offensive-discard"]


def test_9_5_among_kingdoms_the_first_counterclockwise_or_clockwise():
    desk = Desk(active="valencia")
    for face, want in ((1, "castilla"), (3, "castilla"), (4, "sevilla"), (6, "sevilla")):
        mask = 1 << kingdom("castilla") | 1 << kingdom("leon") | 1 << kingdom("sevilla")
        automa.choose(desk.state, kingdom("valencia"), cards.KINGDOM, mask, None)
        automa.chosen_by_die(desk.state, face, None)
        assert desk.state.pick == kingdom(want)
        desk.state.chance = 0


def test_9_5_a_single_candidate_needs_no_die():
    desk = Desk()
    automa.choose(desk.state, 0, cards.AREA, 1 << 7, None)
    assert (desk.state.pick, desk.state.chance) == (7, 0)


def test_9_6_independent_campaign_aims_at_a_route_neither_own_nor_independent():
    desk = bot("C22", dice="1")
    assert desk.in_round(events.Decided)[0].areas == [
        area(n) for n in ("santiago", "gerona", "mallorca", "silves", "algeciras")
    ]
    assert desk.in_round(events.Attacks)[0].area == area("santiago")


# --- Troops and the offensive mark, card by card --------------------------------------------


@pytest.mark.parametrize("name", [n for n in ARMIES if cards.STRENGTH[card(n)] <= 3])
def test_a_troop_of_up_to_3_is_laid_open_and_waits(name):
    desk = turned_up(name)
    assert desk.reasons() == ["musters"]
    assert desk.army("castilla") == [cards.NAMES[card(name)]]


@pytest.mark.parametrize("name", [n for n in ARMIES if cards.STRENGTH[card(n)] > 3])
def test_a_troop_above_3_attacks_at_once_the_strongest_area_below_it(name):
    desk = turned_up(name, dice="1 " + MISSES)
    strikes = desk.decision("strikes")
    wanted = ["salamanca"] if cards.STRENGTH[card(name)] == 4 else ["navarra", "leon"]
    assert sorted(strikes.areas) == sorted(area(place) for place in wanted)
    assert strikes.face == (0 if len(wanted) == 1 else 1)
    assert desk.army("castilla") == []
    assert gone_to_discards(desk, name)


@pytest.mark.parametrize("name", ARMIES)
def test_any_troop_that_lifts_the_army_above_3_takes_all_into_the_attack(name):
    desk = turned_up(name, dice="1 " + MISSES, army={"castilla": "M26"})
    assert desk.of(events.Attacks)[0].cards == [card("M26"), card(name)]
    assert desk.decision("strikes").limit == 3 + cards.STRENGTH[card(name)]


@pytest.mark.parametrize("name", MARKED)
def test_offensive_the_army_attacks_and_the_card_adds_nothing(name):
    desk = turned_up(name, dice="1 " + MISSES, army={"castilla": "M26"})
    strikes = desk.decision("offensive-strike")
    assert strikes.limit == 3
    assert desk.of(events.Attacks)[0].cards == [card("M26")]
    assert len(desk.of(events.Rolled)[0].faces) == 3
    assert gone_to_discards(desk, name)
    assert desk.of(events.Discarded) == []


@pytest.mark.parametrize("name", MARKED)
def test_offensive_without_an_attack_the_card_pays_an_incursion(name):
    desk = turned_up(name, others={"leon": "M27"}, dice="4", draws="M27")
    assert [(e.other, e.card) for e in desk.of(events.IncursionBegan)] == [(kingdom("leon"), card(name))]
    assert desk.hand("leon") == []
    assert desk.discards(0).count("andalusies") == 1
    assert desk.of(events.Discarded) == []


@pytest.mark.parametrize("name", MARKED)
def test_offensive_without_either_it_is_the_discard_action(name):
    desk = turned_up(name)
    assert desk.reasons() == ["offensive-discard"]
    assert [e.card for e in desk.of(events.Discarded)] == [card(name)]
    assert gone_to_discards(desk, name)


# --- every Event as a bot plays it --------------------------------------------------------------


def first(pile, who, **more):
    desk = bot(pile, who, **more)
    return desk, desk.in_round(events.Decided)


def test_m07_prefers_a_kingdom_it_does_not_border():
    desk, why = first("M07", "sevilla", dice="4")
    assert not set(why[0].kingdoms) & {k for k in range(6) if bordering(Desk().state, 3) >> k & 1}
    assert [e.kingdom for e in desk.in_round(events.Drew)] == [3, why[0].other]


def test_m09_and_m15_raise_its_bonus():
    for pile, steps in (("M09", 2), ("M15", 1)):
        desk, _ = first(pile, "sevilla")
        if not cards.OFFENSIVE[card(pile)]:
            assert desk.in_round(events.BonusMoved)[0].value == steps


def test_m11_c18_m19_pick_the_kingdom_holding_most_cards():
    for pile, who in (("M11", "sevilla"), ("C18", "castilla"), ("M19", "sevilla")):
        _, why = first(pile, who, others={"leon": "C29 C30", "badajoz": "M27"})
        assert (why[0].other, why[0].kingdoms) == (kingdom("leon"), [kingdom("leon")])


def test_m16_one_die_decides_the_deck():
    for face, deck in ((3, 0), (4, 1)):
        desk, why = first("M16", "sevilla", dice=str(face))
        assert reasons.NAMES[why[0].why] == "deck-die"
        assert desk.in_round(events.Drew)[0].deck == deck


def test_m18_draws_two_and_the_other_taifas_one():
    desk, _ = first("M18", "sevilla")
    assert [e.kingdom for e in desk.in_round(events.Drew)] == [3, 3, 4, 2]


def test_m20_c21_two_own_castles_by_two_dice():
    for pile, who, places in (
        ("M20", "sevilla", ("jaen", "algeciras")),
        ("C21", "castilla", ("santillana", "guadalajara")),
    ):
        desk, _ = first(pile, who, dice="1 6")
        assert [e.area for e in desk.in_round(events.Garrisoned)] == [area(p) for p in places]


def test_m20_the_first_is_left_out_of_the_second():
    desk, _ = first("M20", "sevilla", dice="1 1")
    assert [e.area for e in desk.in_round(events.Garrisoned)] == [area("jaen"), area("cordoba")]


@pytest.mark.parametrize(("pile", "who", "limit"), [("M21", "sevilla", 4), ("M22", "sevilla", 5)])
def test_m21_m22_choose_the_greatest_total_defence_below_their_dice(pile, who, limit):
    if cards.OFFENSIVE[card(pile)]:
        return  # marked in our data, so it attacks instead
    _, why = first(pile, who, dice="1")
    assert why[0].limit == limit
    desk = Desk()
    for place in why[0].areas:
        assert value(desk.state, place) + (desk.state.garrison >> place & 1) < limit


def test_c08_c17_c12_choose_by_die_among_those_that_fit():
    for pile in ("C08", "C12", "C17"):
        with Unmarked(pile):
            desk, why = first(pile, "condados" if pile != "C08" else "castilla", dice="1")
        assert why[0].area == min(why[0].areas)
        assert desk.in_round(events.Conquered) or desk.in_round(events.Freed) or desk.in_round(events.Rolled)


def test_c09_by_die_now_and_at_each_discard():
    with Unmarked("C09"):
        desk, why = first("C09", "condados", dice="1")
    assert desk.in_round(events.BonusMoved)[0].kingdom == why[0].other


def test_c10_only_bordering_kingdoms_not_yet_banned():
    _, why = first("C10", "castilla", dice="1")
    assert all(bordering(Desk().state, 0) >> k & 1 for k in why[0].kingdoms)


def test_c11_draws_two_on_top():
    with Unmarked("C11"):
        desk, _ = first("C11", "castilla")
    assert len(desk.in_round(events.Drew)) == 2


def test_c14_another_christian_kingdom():
    _, why = first("C14", "castilla", dice="1")
    assert why[0].kingdoms == [kingdom("condados"), kingdom("leon")]


def test_c16_an_own_castle_by_die():
    _, why = first("C16", "castilla", dice="6")
    assert why[0].area == max(why[0].areas)


def test_permanents_that_need_no_target_are_laid():
    for pile, who in (("M12", "sevilla"), ("M15", "sevilla"), ("M17", "sevilla"), ("C15", "castilla")):
        if not cards.OFFENSIVE[card(pile)]:
            desk, _ = first(pile, who)
            assert desk.in_round(events.Played)


UNMARKED = [
    ("M08", "unplayable"),
    ("M13", "unplayable"),
    ("M14", "swaps-itself"),
    ("C07", "keeps-first"),
    ("C13", "swaps-itself"),
    ("C20", "unplayable"),
]


@pytest.mark.parametrize(("pile", "why"), UNMARKED)
def test_what_it_does_should_the_offensive_mark_be_taken_off(pile, why):
    before = cards.OFFENSIVE[card(pile)]
    cards.OFFENSIVE[card(pile)] = False
    try:
        assert why in bot(pile).reasons()
    finally:
        cards.OFFENSIVE[card(pile)] = before


def test_m13_unmarked_takes_the_last_response_of_its_own_deck_then_of_the_other():
    before = cards.OFFENSIVE[card("M13")]
    cards.OFFENSIVE[card("M13")] = False
    try:
        desk = bot("M13", discard={0: "M05 M01", 1: "C05 C03"})
        assert desk.in_round(events.Taken)[0].card == card("C03")
    finally:
        cards.OFFENSIVE[card("M13")] = before


def test_troops_of_1_unmarked_join_the_army():
    before = cards.OFFENSIVE[card("C30")]
    cards.OFFENSIVE[card("C30")] = False
    try:
        assert bot("C30").reasons() == ["musters"]
    finally:
        cards.OFFENSIVE[card("C30")] = before
