"""`jugador`: exact odds, patience, answers worth their card, the thirteenth castle, spare cards."""

from itertools import product

import pytest

from tafureria.games.taifa import GAME, actions, cards
from tafureria.games.taifa.players import PLAYERS, advice
from tafureria.games.taifa.players.assess import SLACK, Sight
from tafureria.games.taifa.players.odds import win
from tafureria.games.taifa.tests.desk import Desk, area, card, kingdom

JUGADOR = PLAYERS["jugador"]()
ALL = "castilla condados valencia sevilla badajoz leon"
FOUR_MORE = dict.fromkeys(("navarra", "tudela", "calatayud", "toledo"), "castilla")
"""With these Castilla has twelve castles."""


def choice(desk, name, seed=0):
    """The player's choice for that kingdom, in notation."""
    seat = desk.state.seat_of[kingdom(name)]
    return GAME.notation(
        JUGADOR.choose(GAME.view(desk.state, seat), GAME.legal(desk.state, seat), None, seed)
    )


def table(desk, name):
    return Sight(GAME.view(desk.state, desk.state.seat_of[kingdom(name)]))


def attacked(by, place, troops, hand, name="leon", **more):
    """*by* attacks *place* and *name* must answer; one more card stays in the attacker's hand."""
    desk = Desk(ALL, active=by, hand={by: f"{troops} C31", name: hand}, **more).go()
    return desk.do(
        f"{by} ataca {place}", *(f"{by} carta {cards.NAMES[card(c)]}" for c in troops.split()), f"{by} basta"
    )


# --- odds --------------------------------------------------------------------------------------


def test_the_odds_are_those_of_counting_every_roll():
    for attack, defence in product(range(5), range(5)):
        rolls = list(product((0, 1), repeat=attack + defence))
        won = sum(sum(roll[:attack]) > sum(roll[attack:]) for roll in rolls)
        assert win(attack, defence) == pytest.approx(won / len(rolls))


def test_an_attack_is_weighed_by_its_exact_odds():
    seen = table(Desk("castilla", hand={"castilla": "C28"}).go(), "castilla")
    near, far = area("tudela"), area("navarra")
    assert seen.best_attack([near]).score > 0, "3 dice against 2 win half the time"
    assert seen.best_attack([far]) is None, "3 against 4: 0.227 of a castle and a bonus, for 3 of strength"
    plan = seen.best_attack([near])
    assert plan.score == pytest.approx(win(3, 2) * seen.prize(near) - 3 * (seen.price() - SLACK))


def test_the_odds_count_a_bots_open_answers_and_its_own_garrison():
    land = {"tudela": "valencia"}
    odds = {}
    for posted in ("", "M01", "M03"):
        seen = table(
            Desk("castilla", land=land, posted={"valencia": posted}, garrisons="tudela").go(), "castilla"
        )
        odds[posted] = seen.defence(area("tudela"), 5)
    assert odds == {"": 2 + 1, "M01": 2 + 1 + 2, "M03": 2 + 1 + 3}


# --- its own round -----------------------------------------------------------------------------


def test_it_attacks_nothing_where_the_odds_are_bad():
    assert choice(Desk("castilla", hand={"castilla": "C30"}).go(), "castilla") == "descarta villanos"
    assert choice(Desk("castilla", hand={"castilla": "C28"}).go(), "castilla").startswith("ataca")


def test_it_does_not_walk_into_an_open_ambush():
    desk = Desk("castilla", hand={"castilla": "C23"}, posted={"valencia": "M05"}, land={"tudela": "valencia"})
    seen = table(desk.go(), "castilla")
    assert seen.best_attack([area("tudela")]) is None
    assert seen.best_attack([area("toledo")]) is not None


def test_of_two_areas_alike_it_takes_the_one_that_is_weaker_held():
    seen = table(Desk("castilla", hand={"castilla": "C23"}).go(), "castilla")
    weak, strong = area("toledo"), area("navarra")
    assert seen.best_attack([strong, weak]).area == weak


def test_it_attacks_who_has_twelve_castles_before_anybody_else():
    hands = {"leon": "C28 C29 C29", "castilla": "C28"}
    free = Desk("castilla leon", active="leon", hand=hands).go()
    leader = Desk("castilla leon", active="leon", hand=hands, land=FOUR_MORE).go()
    place = area("carrion")
    assert table(leader, "leon").prize(place) > table(free, "leon").prize(place) + 1
    wanted = choice(leader, "leon").removeprefix("ataca ")
    assert leader.owner(wanted) == "castilla"


@pytest.mark.parametrize(("land", "strength"), [({}, 4), (FOUR_MORE, 8)])
def test_for_its_own_thirteenth_castle_it_lays_what_makes_it_sure(land, strength):
    hands = {"castilla": "C23 C24 C28 C31", "leon": "C29"}
    desk = Desk("castilla leon", hand=hands, land=land).go()
    desk.do("castilla ataca oviedo")
    while (text := choice(desk, "castilla")) != "basta":
        desk.do(f"castilla {text}")
    assert sum(cards.STRENGTH[c] for c in desk.state.laid_card) == strength


def test_what_works_all_turn_is_played_before_the_attacks():
    desk = Desk("sevilla", active="sevilla", hand={"sevilla": "M17 M23"}).go()
    assert choice(desk, "sevilla") == "juega alcazares"


def test_what_is_worth_less_than_a_new_card_is_discarded_but_not_in_the_last_turn():
    desk = Desk("castilla", hand={"castilla": "C20 C06"}).go()
    assert choice(desk, "castilla") == "descarta mozarabes"
    desk.state.turn = 3
    assert choice(desk, "castilla") == "pasa"


# --- patience ----------------------------------------------------------------------------------

STRIKER = {"castilla": "C23"}
FULL_HAND = "C28 C29 C29"


def waiting(hands, passes=0, turn=1, people=ALL, **more):
    """Castilla has a good attack on Toledo; *passes* kingdoms in a row have passed before it."""
    desk = Desk(people, hand=STRIKER | hands, **more)
    desk.state.passes, desk.state.turn = passes, turn
    return desk.go()


def ways(desk):
    """First words of Castilla's choices over twenty seeds."""
    return {choice(desk, "castilla", seed).split()[0] for seed in range(20)}


def test_it_waits_while_nobody_has_passed_and_a_hand_is_full():
    assert ways(waiting({"leon": FULL_HAND})) == {"pasa"}


def test_it_does_not_wait_for_hands_that_are_used_up():
    assert ways(waiting({"leon": "C28 C29"})) == {"ataca"}


def test_once_somebody_has_passed_it_waits_or_not_by_its_seed():
    desk = waiting({"valencia": "M26 M27 M28"}, passes=1)
    assert ways(desk) == {"pasa", "ataca"}
    assert choice(desk, "castilla", 7) == choice(desk, "castilla", 7)


@pytest.mark.parametrize(("holder", "expected"), [("condados", {"pasa", "ataca"}), ("leon", {"ataca"})])
def test_it_does_not_wait_for_those_who_have_passed(holder, expected):
    hand = "C28 C29 C29"
    assert ways(waiting({holder: hand}, passes=3)) == expected


def test_it_does_not_let_the_turn_end_with_an_attack_in_hand():
    assert ways(waiting({"leon": FULL_HAND}, passes=5)) == {"ataca"}


def test_a_bot_with_cards_is_waited_for_too():
    assert ways(waiting({"leon": FULL_HAND}, people="castilla")) == {"pasa"}


def test_it_does_not_wait_when_somebody_is_one_castle_from_victory():
    four = dict.fromkeys(FOUR_MORE, "condados")
    assert ways(waiting({"leon": FULL_HAND}, land=four)) == {"ataca"}


def test_events_that_work_all_turn_do_not_wait():
    desk = Desk("sevilla", active="sevilla", hand={"sevilla": "M17 M23", "leon": FULL_HAND}).go()
    assert choice(desk, "sevilla") == "juega alcazares"


@pytest.mark.parametrize(
    ("turn", "land", "expected"),
    [(3, {}, "ataca"), (2, FOUR_MORE, "ataca"), (3, {"navarra": "castilla"}, "pasa")],
)
def test_whoever_leads_ends_the_game_when_all_others_have_passed(turn, land, expected):
    assert ways(waiting({"leon": FULL_HAND}, passes=5, turn=turn, land=land)) == {expected}


def test_a_person_who_asks_hears_why_it_waits():
    view = GAME.view(waiting({"leon": FULL_HAND}).state, 0)
    assert advice.Waits(count=3) in advice.advise(view, None, actions.PASS, None)
    view = GAME.view(waiting({"leon": "C28"}).state, 0)
    reasons = advice.advise(view, None, actions.PASS, None)
    assert any(isinstance(reason, advice.Rest) for reason in reasons)
    assert not any(isinstance(reason, advice.Waits) for reason in reasons)
    view = GAME.view(waiting({}, passes=5, turn=3, land={"navarra": "castilla"}).state, 0)
    assert advice.Ends() in advice.advise(view, None, actions.PASS, None)


def test_a_person_who_asks_hears_that_an_incursion_rolls_one_die():
    """§5.3: whatever the strength of the Troop that pays; 4 to 6 hits."""
    desk = Desk("castilla", hand={"castilla": "C28", "leon": FULL_HAND}).go()
    action = GAME.parse("incursion leon")
    assert advice.Succeeds(percent=50, count=3) in advice.advise(GAME.view(desk.state, 0), None, action, None)


# --- answers -----------------------------------------------------------------------------------


def test_it_answers_when_that_turns_the_odds_of_its_own_castle():
    assert choice(attacked("castilla", "zamora", "C23", "C04 C28"), "leon") == "carta milicia-c"
    assert choice(attacked("castilla", "zamora", "C28 C29", "C02 C28"), "leon") == "dados lider-c 3 defensa"


def test_it_keeps_its_answer_where_it_would_turn_nothing():
    troops = "C23 C24 C25 C26 C27"
    assert choice(attacked("castilla", "zamora", troops, "C04 C28"), "leon") == "basta"


def test_others_fights_are_not_its_own():
    assert choice(attacked("castilla", "toledo", "C23", "C02 C29"), "leon") == "basta"


def test_it_stops_the_thirteenth_castle_in_somebody_elses_land():
    desk = attacked("castilla", "salamanca", "C23", "C02 C29", land=FOUR_MORE)
    assert desk.state.land[kingdom("castilla")].bit_count() == 12
    assert choice(desk, "leon") == "dados lider-c 3 defensa"


def test_one_ambush_is_enough():
    desk = attacked("castilla", "toledo", "C23", "M05 M01 M27", name="badajoz", land={"toledo": "badajoz"})
    assert choice(desk, "badajoz") == "carta emboscada"
    assert choice(desk.do("badajoz carta emboscada"), "badajoz") == "basta"


@pytest.mark.parametrize(("garrisons", "spent"), [("zamora", "area zamora"), ("leon", "basta")])
def test_it_spends_the_garrison_of_the_place_and_keeps_a_neighbours(garrisons, spent):
    desk = attacked("castilla", "zamora", "C29", "C29", garrisons=garrisons)
    while desk.phase == "answer":
        desk.do(f"{desk.asked[0]} basta")
    assert choice(desk, "leon") == spent
