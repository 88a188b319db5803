"""§10: El Cid, the solitaire."""

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import settle
from tafureria.games.taifa import GAME, cards, events, rulebook
from tafureria.games.taifa.pieces import AREA_NAMES, KINGDOM_NAMES, areas_in
from tafureria.games.taifa.rules import scenario
from tafureria.games.taifa.tests.desk import Desk, Options, area, kingdom


def begun(**more):
    state = GAME.new(Options(cid=True, **more), 1)
    settle(GAME, state, Dice(1), None)
    return state


def test_10_for_one_person_with_its_own_kingdoms():
    assert GAME.fit(Options(cid=True), 2).id == "taifa.cid-is-one"
    assert GAME.fit(Options(cid=True), 0).id == "taifa.cid-is-one"
    assert GAME.fit(Options(cid=True, leon=True), 1).id == "taifa.cid-has-its-own"


def test_10_1_order_and_hands():
    state = begun()
    assert [KINGDOM_NAMES[k] for k in state.order] == ["almoravides", "castilla", "condados", "cid"]
    assert [KINGDOM_NAMES[k] for k in state.kingdoms] == ["cid"]
    GAME.apply(state, 0, GAME.parse("reino castilla"))
    while GAME.waiting(state) == -1 and state.turn == 1 and not any(state.army) and state.chance == 1:
        GAME.apply(state, -1, GAME.outcome(state, 0))
    assert [state.hand_sizes[k] for k in state.order] == [12, 5, 5, 7]


def test_10_2_difficulty_is_the_hand_of_the_almoravides():
    assert begun(almoravides=15).hand_sizes[kingdom("almoravides")] == 15


def test_10_1_only_areas_east_of_the_line():
    state = begun()
    names = [AREA_NAMES[a] for a in areas_in(state.board)]
    assert "burgos" in names
    assert "leon" not in names
    desk = Desk(cid=True, active="cid", hand={"cid": "C29"}).go()
    assert desk.why("cid ataca leon") == rulebook.NOT_ON_THE_MAP


def test_10_1_deployment_and_capitals():
    state = begun()
    assert [AREA_NAMES[a] for a in areas_in(state.land[kingdom("cid")])] == [
        "albarracin",
        "cuenca",
        "valencia",
    ]
    assert state.capital[kingdom("almoravides")] == area("malaga")
    assert state.capital[kingdom("cid")] == area("valencia")


def test_10_2_tregua_leaves_the_deck():
    state = begun()
    assert cards.TREGUA not in [*state.decks[1], *(c for h in state.hands for c in h)]
    assert len(state.decks[1]) + sum(c >= 30 for h in state.hands for c in h) == 44


def test_10_2_the_truce_is_named_before_the_draw_and_compulsory():
    state = begun()
    assert GAME.view(state, 0).phase == "truce"
    assert [GAME.notation(a) for a in GAME.legal(state, 0)] == ["reino castilla", "reino condados"]
    assert not any(state.hands)
    assert GAME.check(state, 0, GAME.parse("basta")).id == "taifa.compulsory"
    assert GAME.check(state, 0, GAME.parse("reino almoravides")).id == "taifa.a-christian"


def test_10_2_both_lose_the_attack_action():
    desk = Desk(cid=True, active="cid", hand={"cid": "C29 C28"}, land={"toledo": "cid"})
    scenario.truce(desk.state, kingdom("cid"), GAME.parse("reino castilla"), None)
    desk.go()
    assert desk.why("cid ataca guadalajara") == rulebook.UNDER_A_BAN
    assert desk.why("cid incursion castilla") is None, "only the named kingdom loses the incursion"


def test_10_2_the_named_kingdom_makes_no_incursions_on_him():
    from tafureria.games.taifa.rules.automata import raidable

    desk = Desk(cid=True, active="castilla", hand={"cid": "C29"}, land={"toledo": "cid"})
    assert raidable(desk.state, kingdom("castilla")) >> kingdom("cid") & 1
    scenario.truce(desk.state, kingdom("cid"), GAME.parse("reino castilla"), None)
    assert not raidable(desk.state, kingdom("castilla")) >> kingdom("cid") & 1


def test_10_a_bot_that_reveals_el_cid_passes_the_card_to_the_player():
    desk = Desk(cid=True, active="castilla", hand={"castilla": "C01", "cid": "C29"}).go()
    assert desk.of(events.CidHanded)
    assert "el-cid" in desk.hand("cid")


def test_10_el_cids_campaign_makes_the_almoravides_discard_their_top_card():
    desk = Desk(cid=True, active="cid", hand={"cid": "C17 C29", "almoravides": "M27 M26"}).go()
    desk.do("cid juega campana-del-cid")
    assert desk.of(events.TopLost)[0].card == 25


def ended(almoravides, own):
    desk = Desk(cid=True, active="almoravides", hand={"cid": "C29"})
    state = desk.state
    state.turn = 3
    free = areas_in(state.board)
    for k in state.order:
        state.land[k] = 0
    for at, a in enumerate(free):
        owner = (
            kingdom("almoravides") if at < almoravides else kingdom("cid") if at < almoravides + own else -1
        )
        state.owner[a] = owner
        if owner >= 0:
            state.land[owner] |= 1 << a
    return desk.go().do("cid pasa")


@pytest.mark.parametrize(
    ("almoravides", "own", "ending"),
    [
        (8, 9, "cid-vence"),
        (9, 10, "cid-vence"),
        (9, 9, "cid-pierde"),
        (10, 11, "cid-pierde"),
        (9, 8, "cid-pierde"),
    ],
)
def test_10_3_more_areas_than_the_almoravides_and_these_fewer_than_ten(almoravides, own, ending):
    desk = ended(almoravides, own)
    assert GAME.ending(desk.state) == ending
    assert GAME.returns(desk.state) == [float(ending == "cid-vence")]
