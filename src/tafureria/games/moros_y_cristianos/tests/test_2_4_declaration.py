"""§2.4: the starter, the declaration, and oros put in beforehand."""

import pytest

from tafureria.core import rule as core
from tafureria.core.game import CHANCE, TABLE
from tafureria.games.moros_y_cristianos import GAME, events, rulebook
from tafureria.games.moros_y_cristianos.actions import FIRST_VALUE, VALUES
from tafureria.games.moros_y_cristianos.options import Options
from tafureria.games.moros_y_cristianos.tests.kit import Table, mask, names

HANDS = ("1e 1o 1c", "2b 2o 2c", "3e 3o 3c", "4b 4o")


def combat(table):
    return [VALUES[value] for value in table.of(events.Combat)[-1].combat]


def test_2_4_the_first_starter_is_drawn():
    state = GAME.new(Options(), 5)
    assert GAME.waiting(state) == CHANCE
    assert GAME.chance(state) == [1] * 5
    told = []
    GAME.apply(state, CHANCE, 3, told)
    assert told == [events.RoundBegan(round=1, starter_seat=3)]


def test_2_4_then_the_next_seat_starts_each_round():
    table = Table("1e", "2b", "3e", "4b", starter=3, combat="")
    table.do("3 juega 4b", "0 juega 1e", "1 juega 2b", "2 juega 3e", "0 coge 4b")
    assert table.state.starter == 0
    assert table.state.round == 2


def test_2_4_defaults_are_the_first_of_each():
    table = Table(*HANDS, combat="")
    assert combat(table) == ["fe", "fuerza", "asalto", "ataque", "heroes"]
    assert [VALUES[v] for v in FIRST_VALUE] == combat(table)


def test_2_4_one_value_per_dimension_in_turn():
    table = Table(*HANDS)
    assert table.legal(0) == ["declara fe", "declara botin", "declara tesoro", "batalla"]
    table.do("0 declara botin")
    assert table.legal(0) == ["declara fuerza", "declara astucia", "batalla"]
    table.do("0 declara astucia")
    assert table.legal(0) == ["declara asalto", "declara refuerzos", "batalla"]
    table.do("0 declara refuerzos")
    assert table.legal(0) == ["declara ataque", "declara contraataque", "batalla"]
    table.do("0 declara contraataque")
    assert table.legal(0) == ["declara heroes", "declara tropa", "batalla"]
    table.do("0 declara tropa")
    assert combat(table) == ["botin", "astucia", "refuerzos", "contraataque", "tropa"]
    assert table.phase == "jugar"


def test_2_4_the_starter_alone_declares():
    table = Table(*HANDS, starter=2)
    assert table.why("0 declara fe") == core.NOT_YOUR_TURN
    assert table.why("2 declara fe") is None


def test_2_4_a_dimension_is_declared_once_and_in_order():
    table = Table(*HANDS).do("0 declara fe")
    assert table.why("0 declara botin") == rulebook.DECLARE_ONCE
    assert table.why("0 declara tropa") == rulebook.DECLARE_IN_ORDER


def test_2_4_the_order_is_only_offered_with_reinforcements():
    table = Table(*HANDS).do("0 declara fe", "0 declara fuerza", "0 declara asalto")
    assert table.legal(0) == ["declara heroes", "declara tropa", "batalla"]
    assert table.why("0 declara contraataque") == rulebook.ORDER_NEEDS_REFUERZOS


def test_2_4_battle_takes_the_rest_by_default():
    table = Table(*HANDS).do("0 declara botin", "0 batalla")
    assert combat(table) == ["botin", "fuerza", "asalto", "ataque", "heroes"]


def test_2_4_a_designer_may_settle_a_dimension():
    table = Table(*HANDS, objetivo="fe", cantidad="tropa")
    assert table.legal(0) == ["declara fuerza", "declara astucia", "batalla"]
    table.do("0 declara fuerza", "0 declara asalto")
    assert combat(table) == ["fe", "fuerza", "asalto", "ataque", "tropa"]


def test_2_4_a_settled_order_needs_a_second_pass():
    assert GAME.fit(Options(orden="contraataque", duracion="asalto"), 4) == rulebook.ORDER_NEEDS_REFUERZOS
    assert GAME.fit(Options(orden="contraataque"), 4) is None
    table = Table(*HANDS, orden="contraataque", combat="asalto")
    assert combat(table)[3] == "ataque"


def test_2_4_a_settled_starter_needs_a_seat():
    assert GAME.fit(Options(primero=4), 4) == rulebook.STARTER_AT_TABLE
    assert GAME.fit(Options(primero=4), 5) is None


def test_2_4_fe_puts_nothing_in():
    table = Table(*HANDS, combat="fe")
    assert table.state.centre == 0
    assert names(table.state.hands[0]) == "1o 1c 1e"


def test_2_4_botin_puts_all_oros_face_up_in_the_centre_before_play():
    table = Table(*HANDS, combat="botin")
    assert names(table.state.centre) == "1o 2o 3o 4o"
    assert not any(hand & mask("1o 2o 3o 4o") for hand in table.state.hands)
    assert [event.seat for event in table.of(events.PutIn)] == [0, 1, 2, 3]
    assert table.view().centre == [0, 1, 2, 3]


def test_2_4_tesoro_asks_every_seat_at_once_even_without_copas():
    table = Table(*HANDS, combat="tesoro")
    assert table.phase == "tesoro"
    assert GAME.waiting(table.state) == 0b1111
    assert table.legal(0) == ["esconde 1c", "listo"]
    assert table.legal(3) == ["listo"]


def test_2_4_tesoro_each_may_slip_in_any_of_their_copas():
    table = Table("1e 1c 2c", *HANDS[1:], combat="tesoro")
    assert table.why("0 esconde 3c") == rulebook.NOT_IN_HAND
    table.do("0 esconde 1c")
    assert table.why("0 esconde 1c") == rulebook.HIDDEN_ALREADY
    assert table.legal(0) == ["esconde 2c", "listo"]
    table.do("0 esconde 2c", "0 listo")
    assert table.why("0 listo") == core.NOT_YOUR_TURN


def test_2_4_tesoro_the_hiding_of_a_copa_is_told_to_its_owner_alone():
    told = events.Hid(seat=1, card=12)
    assert told.seen_by(1) == told
    assert told.seen_by(0) is None
    assert told.seen_by(TABLE) is None


def test_2_4_tesoro_nothing_shows_before_all_are_done():
    table = Table(*HANDS, combat="tesoro")
    before = table.view(3)
    table.do("0 esconde 1c")
    assert table.view(3) == before
    assert table.view(0).hidden == [12]
    table.do("0 listo", "1 listo", "2 listo")
    assert [seat.cards for seat in table.view(3).seats] == [3, 3, 3, 2]
    assert [seat.treasure for seat in table.view(3).seats] == [0, 0, 0, 0]


def test_2_4_tesoro_per_seat_totals_become_public_when_all_are_done():
    table = Table(*HANDS, combat="tesoro")
    table.do("0 esconde 1c", "0 listo", "1 listo", "2 listo", "3 listo")
    assert table.of(events.Sealed)[0].counts == [2, 1, 1, 1]
    assert [seat.treasure for seat in table.view().seats] == [2, 1, 1, 1]
    assert [seat.treasure_cards for seat in table.view(0).seats] == [[], [], [], []]
    assert names(table.state.chests[0]) == "1o 1c"
    assert table.phase == "jugar"


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_2_4_tesoro_the_order_of_commitment_does_not_matter(order):
    table = Table(*HANDS, combat="tesoro").do("1 esconde 2c")
    table.do(*[f"{seat} listo" for seat in order])
    assert [names(chest) for chest in table.state.chests] == ["1o", "2o 2c", "3o", "4o"]
