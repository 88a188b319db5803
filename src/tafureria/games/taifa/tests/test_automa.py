"""§9: the automa, sentence by sentence, with the reason of each decision."""

import pytest

from tafureria.core.chance import Dice, settle
from tafureria.games.taifa import GAME, automa, reasons, targets
from tafureria.games.taifa.board import W_ALCAZARES, bordering, of_total, value
from tafureria.games.taifa.pieces import AREAS, CARD_NAMES, NOBODY, OFFENSIVE, areas_in
from tafureria.games.taifa.tests.desk import Desk, Options, area, card, kingdom


class Unmarked:
    """The offensive mark taken off a card for a while: marks are data."""

    def __init__(self, name):
        self.card = card(name)

    def __enter__(self):
        self.before, OFFENSIVE[self.card] = OFFENSIVE[self.card], False

    def __exit__(self, *_):
        OFFENSIVE[self.card] = self.before


def bot(pile, who="castilla", dice="", draws="", **more):
    hand = {who: pile, **more.pop("others", {})}
    return Desk(more.pop("people", ""), active=who, hand=hand, **more).go(dice, draws)


def test_9_1_reveals_and_plays_the_top_card_one_each_round():
    desk = bot("C29 C06")
    assert [CARD_NAMES[e.card] for e in desk.told("turned-up")[:2]] == ["reliquia", "hueste"]


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
    assert desk.in_round("discarded")[0].card == card("C18")


@pytest.mark.parametrize(("army", "attacks"), [("", False), ("C29", True)])
def test_9_2_it_attacks_as_soon_as_its_troops_total_more_than_3(army, attacks):
    desk = bot("C28", army={"castilla": army}, dice="1")
    assert ("strikes" in desk.reasons()) == attacks


def test_9_2_with_all_of_them_against_the_greatest_defence_still_lower():
    desk = bot("C28", army={"castilla": "C29"}, dice="1")
    choice = desk.decision("strikes")
    assert choice.limit == 5
    assert area("navarra") in choice.areas
    assert desk.in_round("attacks")[0].cards == [card("C29"), card("C28")]


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
    assert desk.decision("offensive-raid").reinos == [kingdom("leon")]
    assert desk.in_round("raids")[0].card == card("C13")


def test_9_3_none_to_raid_and_it_discards():
    desk = bot("C13")
    assert desk.reasons() == ["offensive-discard"]
    assert desk.in_round("discarded")


def test_9_3_atalaya_protects_from_the_incursions_of_bots():
    desk = Desk(hand={"castilla": "C13", "leon": "C29"})
    desk.state.watch[0] = kingdom("leon")
    assert desk.go().reasons() == ["offensive-discard"]


def defended(posted, troops, people="leon", **more):
    """León, a person, attacks Carrión, of a bot."""
    desk = Desk(
        people, active="leon", hand={"leon": troops + " C07"}, posted={"castilla": posted}, **more
    ).go()
    names = [CARD_NAMES[card(t)] for t in troops.split()]
    desk.act("leon", "ataca carrion", *(f"carta {n}" for n in names), "basta")
    return desk.everybody()


def test_9_4_one_response_at_a_time_in_order():
    desk = defended("C04 C03", "C28")
    assert "answers" in [reasons.NAMES[e.why] for e in desk.told("decided")]
    assert len(desk.told("rolled")[1].faces) == GAME_DEFENCE("carrion") + 2
    assert "campeon-c" in desk.posted("castilla")


def GAME_DEFENCE(name):
    from tafureria.games.taifa.pieces import DEFENCE

    return DEFENCE[area(name)]


@pytest.mark.parametrize(("troops", "used"), [("C29", False), ("C28", True), ("C29 C30", True)])
def test_9_4_only_against_a_strength_of_3_or_more(troops, used):
    desk = defended("C04", troops)
    why = [reasons.NAMES[e.why] for e in desk.told("decided")]
    assert ("answers" in why) == used
    assert ("too-weak" in why) == (not used)


def test_9_4_always_the_garrison_of_the_attacked_area_never_neighbouring_ones():
    desk = defended("", "C28", garrisons="carrion burgos")
    assert len(desk.told("rolled")[1].faces) == GAME_DEFENCE("carrion") + 1
    assert desk.garrisoned()[:1] == ["burgos"]


def test_9_4_its_own_ambush_keeps_the_garrison():
    desk = defended("M05", "C28", garrisons="carrion")
    assert desk.told("ambushed")
    assert "own-garrison" not in [reasons.NAMES[e.why] for e in desk.told("decided")]
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
    desk.act("leon", "ataca carrion", "carta mesnada", "basta")
    desk.act("valencia", "carta emboscada", "basta").everybody()
    assert desk.decision("own-garrison").area == area("carrion")
    assert desk.told("garrison-spent") == []
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
    assert [CARD_NAMES[e.card] for e in desk.told("turned-up")[:2]].count("mesnada") >= 1


@pytest.mark.parametrize(("posted", "used"), [("C06 M06", "relic"), ("M06 C06", "hakim")])
def test_9_4_after_the_roll_the_oldest_of_relic_and_hakim(posted, used):
    desk = bot("C23", people="leon", posted={"castilla": posted}, dice="1 1 1 1 1 1 4 4 4 4")
    assert [tag for tag in ("relic", "hakim") if desk.in_round(tag)] == [used]


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
    if desk.phase == "respuestas":
        desk.act("leon", "carta salida-sorpresa-c", "basta").everybody()
        assert desk.decision("weakest-troop").card == card("C29")


def test_9_5_among_kingdoms_the_first_counterclockwise_or_clockwise():
    desk = Desk(active="valencia")
    for face, want in ((1, "castilla"), (3, "castilla"), (4, "sevilla"), (6, "sevilla")):
        mask = 1 << kingdom("castilla") | 1 << kingdom("leon") | 1 << kingdom("sevilla")
        automa.choose(desk.state, kingdom("valencia"), targets.KINGDOM, mask, None)
        automa.chosen_by_die(desk.state, face, None)
        assert desk.state.pick == kingdom(want)
        desk.state.chance = 0


def test_9_5_a_single_candidate_needs_no_die():
    desk = Desk()
    automa.choose(desk.state, 0, targets.AREA, 1 << 7, None)
    assert (desk.state.pick, desk.state.chance) == (7, 0)


def test_9_6_independent_campaign_aims_at_a_route_neither_own_nor_independent():
    desk = bot("C22", dice="1")
    assert desk.in_round("decided")[0].areas == [
        area(n) for n in ("santiago", "gerona", "mallorca", "silves", "algeciras")
    ]
    assert desk.in_round("attacks")[0].area == area("santiago")


# --- every Event as a bot plays it --------------------------------------------------------------


def first(pile, who, **more):
    desk = bot(pile, who, **more)
    return desk, desk.in_round("decided")


def test_m07_prefers_a_kingdom_it_does_not_border():
    desk, why = first("M07", "sevilla", dice="4")
    assert not set(why[0].reinos) & {k for k in range(6) if bordering(Desk().state, 3) >> k & 1}
    assert [e.reino for e in desk.in_round("drew")] == [3, why[0].otro]


def test_m09_and_m15_raise_its_bonus():
    for pile, steps in (("M09", 2), ("M15", 1)):
        desk, _ = first(pile, "sevilla")
        if not OFFENSIVE[card(pile)]:
            assert desk.in_round("bonus")[0].value == steps


def test_m11_c18_m19_pick_the_kingdom_holding_most_cards():
    for pile, who in (("M11", "sevilla"), ("C18", "castilla"), ("M19", "sevilla")):
        _, why = first(pile, who, others={"leon": "C29 C30", "badajoz": "M27"})
        assert (why[0].otro, why[0].reinos) == (kingdom("leon"), [kingdom("leon")])


def test_m16_one_die_decides_the_deck():
    for face, deck in ((3, 0), (4, 1)):
        desk, why = first("M16", "sevilla", dice=str(face))
        assert reasons.NAMES[why[0].why] == "deck-die"
        assert desk.in_round("drew")[0].deck == deck


def test_m18_draws_two_and_the_other_taifas_one():
    desk, _ = first("M18", "sevilla")
    assert [e.reino for e in desk.in_round("drew")] == [3, 3, 4, 2]


def test_m20_c21_two_own_castles_by_two_dice():
    for pile, who, places in (
        ("M20", "sevilla", ("jaen", "algeciras")),
        ("C21", "castilla", ("santillana", "guadalajara")),
    ):
        desk, _ = first(pile, who, dice="1 6")
        assert [e.area for e in desk.in_round("garrisoned")] == [area(p) for p in places]


def test_m20_the_first_is_left_out_of_the_second():
    desk, _ = first("M20", "sevilla", dice="1 1")
    assert [e.area for e in desk.in_round("garrisoned")] == [area("jaen"), area("cordoba")]


@pytest.mark.parametrize(("pile", "who", "limit"), [("M21", "sevilla", 4), ("M22", "sevilla", 5)])
def test_m21_m22_choose_the_greatest_total_defence_below_their_dice(pile, who, limit):
    if OFFENSIVE[card(pile)]:
        return  # marked in our data: it attacks instead
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
        assert desk.in_round("conquered") or desk.in_round("freed") or desk.in_round("rolled")


def test_c09_by_die_now_and_at_each_discard():
    with Unmarked("C09"):
        desk, why = first("C09", "condados", dice="1")
    assert desk.in_round("bonus")[0].reino == why[0].otro


def test_c10_only_bordering_kingdoms_not_yet_banned():
    _, why = first("C10", "castilla", dice="1")
    assert all(bordering(Desk().state, 0) >> k & 1 for k in why[0].reinos)


def test_c11_draws_two_on_top():
    with Unmarked("C11"):
        desk, _ = first("C11", "castilla")
    assert len(desk.in_round("drew")) == 2


def test_c14_another_christian_kingdom():
    _, why = first("C14", "castilla", dice="1")
    assert why[0].reinos == [kingdom("condados"), kingdom("leon")]


def test_c16_an_own_castle_by_die():
    _, why = first("C16", "castilla", dice="6")
    assert why[0].area == max(why[0].areas)


def test_permanents_that_need_no_target_are_laid():
    for pile, who in (("M12", "sevilla"), ("M15", "sevilla"), ("M17", "sevilla"), ("C15", "castilla")):
        if not OFFENSIVE[card(pile)]:
            desk, _ = first(pile, who)
            assert desk.in_round("played")


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
    before = OFFENSIVE[card(pile)]
    OFFENSIVE[card(pile)] = False
    try:
        assert why in bot(pile).reasons()
    finally:
        OFFENSIVE[card(pile)] = before


def test_m13_unmarked_takes_the_last_response_of_its_own_deck_then_of_the_other():
    before = OFFENSIVE[card("M13")]
    OFFENSIVE[card("M13")] = False
    try:
        desk = bot("M13", discard={0: "M05 M01", 1: "C05 C03"})
        assert desk.in_round("taken")[0].card == card("C03")
    finally:
        OFFENSIVE[card("M13")] = before


def test_troops_of_1_unmarked_join_the_army():
    before = OFFENSIVE[card("C30")]
    OFFENSIVE[card("C30")] = False
    try:
        assert bot("C30").reasons() == ["musters"]
    finally:
        OFFENSIVE[card("C30")] = before


def test_a_thousand_zero_player_games_never_get_stuck():
    for seed in range(1000):
        state = GAME.new(Options(), 0)
        settle(GAME, state, Dice(seed), None)
        assert GAME.ending(state) is not None
