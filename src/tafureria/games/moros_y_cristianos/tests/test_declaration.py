"""§2.4: the declaration, and the oros and copas that are put in before the battle."""

import pytest

from tafureria.core import rule as core
from tafureria.core.game import TABLE
from tafureria.core.tensor import encode
from tafureria.games.moros_y_cristianos import GAME, actions, events, rulebook, tensor
from tafureria.games.moros_y_cristianos.actions import FIRST_VALUE, VALUES
from tafureria.games.moros_y_cristianos.options import Options
from tafureria.games.moros_y_cristianos.tests.desk import Desk, mask, names

HANDS = ("1e 1o 1c", "2b 2o 2c", "3e 3o 3c", "4b 4o")


def combat(desk):
    return [VALUES[value] for value in desk.of(events.Combat)[-1].combat]


def test_2_4_defaults_are_the_first_of_each():
    desk = Desk(*HANDS, combat="")
    assert combat(desk) == ["fe", "fuerza", "asalto", "heroes"]
    assert [VALUES[v] for v in FIRST_VALUE] == ["fe", "fuerza", "asalto", "ataque", "heroes"]


def test_2_4_one_value_per_dimension_in_turn():
    desk = Desk(*HANDS)
    assert desk.legal(0) == ["declara fe", "declara botin", "declara tesoro", "batalla"]
    desk.do("0 declara botin")
    assert desk.legal(0) == ["declara fuerza", "declara astucia", "batalla"]
    desk.do("0 declara astucia")
    assert desk.legal(0) == ["declara asalto", "declara refuerzos", "batalla"]
    desk.do("0 declara refuerzos")
    assert desk.legal(0) == ["declara ataque", "declara contraataque", "batalla"]
    desk.do("0 declara contraataque")
    assert desk.legal(0) == ["declara heroes", "declara tropa", "batalla"]
    desk.do("0 declara tropa")
    assert combat(desk) == ["botin", "astucia", "refuerzos", "contraataque", "tropa"]
    assert desk.phase == "play"


def test_2_4_the_starter_alone_declares():
    desk = Desk(*HANDS, starter=2)
    assert desk.why("0 declara fe") == core.NOT_YOUR_TURN
    assert desk.why("2 declara fe") is None


def test_2_4_a_dimension_is_declared_once_and_in_order():
    desk = Desk(*HANDS)
    desk.do("0 declara fe")
    assert desk.why("0 declara botin") == rulebook.DECLARE_ONCE
    assert desk.why("0 declara tropa") == rulebook.DECLARE_IN_ORDER


def test_2_4_the_order_is_only_offered_with_reinforcements():
    desk = Desk(*HANDS)
    desk.do("0 declara fe", "0 declara fuerza", "0 declara asalto")
    assert desk.legal(0) == ["declara heroes", "declara tropa", "batalla"]
    assert desk.why("0 declara contraataque") == rulebook.ORDER_NEEDS_REFUERZOS


def test_2_4_with_asalto_the_declaration_shows_no_order():
    desk = Desk(*HANDS)
    assert desk.view().combat == ["fe", "fuerza", "asalto", "ataque", "heroes"]
    desk.do("0 declara fe", "0 declara fuerza")
    assert desk.view().combat[actions.ORDEN] == "ataque"
    desk.do("0 declara asalto")
    assert desk.view().combat == ["fe", "fuerza", "asalto", "", "heroes"]
    desk.do("0 declara tropa")
    assert desk.view().combat == ["fe", "fuerza", "asalto", "", "tropa"]
    assert combat(desk) == ["fe", "fuerza", "asalto", "tropa"]
    assert len(encode(tensor, desk.view())) == sum(size for _, size in tensor.LAYOUT)


def test_2_4_with_refuerzos_the_declaration_shows_the_order():
    desk = Desk(*HANDS, combat="refuerzos")
    assert desk.view().combat == ["fe", "fuerza", "refuerzos", "ataque", "heroes"]
    assert combat(desk) == ["fe", "fuerza", "refuerzos", "ataque", "heroes"]


def test_2_4_where_the_options_settle_asalto_no_order_is_ever_shown():
    desk = Desk(*HANDS, duracion="asalto")
    assert desk.view().combat == ["fe", "fuerza", "asalto", "", "heroes"]


def test_2_4_battle_takes_the_rest_by_default():
    desk = Desk(*HANDS)
    desk.do("0 declara botin", "0 batalla")
    assert combat(desk) == ["botin", "fuerza", "asalto", "heroes"]


def test_2_4_a_designer_may_settle_a_dimension():
    desk = Desk(*HANDS, objetivo="fe", cantidad="tropa")
    assert desk.legal(0) == ["declara fuerza", "declara astucia", "batalla"]
    desk.do("0 declara fuerza", "0 declara asalto")
    assert combat(desk) == ["fe", "fuerza", "asalto", "tropa"]


def test_2_4_a_settled_order_needs_a_second_pass():
    assert GAME.fit(Options(orden="contraataque", duracion="asalto"), 4) == rulebook.ORDER_NEEDS_REFUERZOS
    assert GAME.fit(Options(orden="contraataque"), 4) is None
    desk = Desk(*HANDS, orden="contraataque", combat="asalto")
    assert combat(desk) == ["fe", "fuerza", "asalto", "heroes"]


def test_2_4_fe_puts_nothing_in():
    desk = Desk(*HANDS, combat="fe")
    assert desk.state.centre == 0
    assert names(desk.state.hands[0]) == "1o 1c 1e"


def test_2_4_botin_puts_all_oros_face_up_in_the_centre_before_play():
    desk = Desk(*HANDS, combat="botin")
    assert names(desk.state.centre) == "1o 2o 3o 4o"
    assert not any(hand & mask("1o 2o 3o 4o") for hand in desk.state.hands)
    assert [event.seat for event in desk.of(events.PutIn)] == [0, 1, 2, 3]
    assert desk.view().centre == [0, 1, 2, 3]


def test_2_4_tesoro_asks_every_seat_at_once_even_without_copas():
    desk = Desk(*HANDS, combat="tesoro")
    assert desk.phase == "treasure"
    assert GAME.waiting(desk.state) == 0b1111
    assert desk.legal(0) == ["esconde 1c", "listo"]
    assert desk.legal(3) == ["listo"]


def test_2_4_tesoro_each_may_slip_in_any_of_their_copas():
    desk = Desk("1e 1c 2c", *HANDS[1:], combat="tesoro")
    assert desk.why("0 esconde 3c") == rulebook.NOT_IN_HAND
    desk.do("0 esconde 1c")
    assert desk.why("0 esconde 1c") == rulebook.HIDDEN_ALREADY
    assert desk.legal(0) == ["esconde 2c", "listo"]
    desk.do("0 esconde 2c", "0 listo")
    assert desk.why("0 listo") == core.NOT_YOUR_TURN


def test_2_4_tesoro_the_hiding_of_a_copa_is_told_to_its_owner_alone():
    told = events.Hid(seat=1, card=12)
    assert told.seen_by(1) == told
    assert told.seen_by(0) is None
    assert told.seen_by(TABLE) is None


def test_2_4_tesoro_nothing_shows_before_all_are_done():
    desk = Desk(*HANDS, combat="tesoro")
    before = desk.view(3)
    desk.do("0 esconde 1c")
    assert desk.view(3) == before
    assert desk.view(0).hidden == [12]
    desk.do("0 listo", "1 listo", "2 listo")
    assert [seat.cards for seat in desk.view(3).seats] == [3, 3, 3, 2]
    assert [seat.treasure for seat in desk.view(3).seats] == [0, 0, 0, 0]


def test_2_4_tesoro_nobody_learns_who_is_ready_before_all_are():
    """Whoever ponders holds copas."""
    desk = Desk(*HANDS, combat="tesoro")
    assert GAME.hides_choice(desk.state)
    told = events.Ready(seat=1)
    assert [told.seen_by(seat) for seat in (0, 1, TABLE)] == [None, told, None]
    desk.do("1 listo")
    assert [GAME.awaited(desk.state, seat) for seat in (0, 1, 2, TABLE)] == [0b1111, 0b1101, 0b1111, 0b1111]
    desk.do("0 listo", "2 listo", "3 listo")
    assert GAME.awaited(desk.state, TABLE) == GAME.waiting(desk.state) == 0b0001


def test_2_4_tesoro_per_seat_totals_become_public_when_all_are_done():
    desk = Desk(*HANDS, combat="tesoro")
    desk.do("0 esconde 1c", "0 listo", "1 listo", "2 listo", "3 listo")
    assert [(event.seat, event.count) for event in desk.of(events.Sealed)] == [(0, 2), (1, 1), (2, 1), (3, 1)]
    assert [seat.treasure for seat in desk.view().seats] == [2, 1, 1, 1]
    assert [seat.treasure_cards for seat in desk.view(0).seats] == [[], [], [], []]
    assert names(desk.state.treasure[0]) == "1o 1c"
    assert desk.phase == "play"


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_2_4_tesoro_the_order_of_commitment_does_not_matter(order):
    desk = Desk(*HANDS, combat="tesoro")
    desk.do("1 esconde 2c")
    desk.do(*[f"{seat} listo" for seat in order])
    assert [names(chest) for chest in desk.state.treasure] == ["1o", "2o 2c", "3o", "4o"]
