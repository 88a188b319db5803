"""r.4 and the three ways of auctioning, each with its rule for ties."""

from __future__ import annotations

import itertools

import pytest

from tafureria.core.chance import Dice, settle
from tafureria.core.game import CHANCE, TABLE
from tafureria.core.rule import NOT_YOUR_TURN, WRONG_PHASE
from tafureria.games.espada_negra import GAME, rulebook
from tafureria.games.espada_negra.notebook import order_number

from .table import asked, bids, fate, phase, play, table, told, why

# --- secreta ----------------------------------------------------------------------------------


def test_secreta_everyone_bids_from_0_to_all_their_gold_at_once():
    state = table(gold=[4, 0, 2])
    assert asked(state) == [0, 2], "who can only pass need not be asked"
    assert GAME.legal(state, 0) == [0, 1, 2, 3, 4]
    assert why(state, 2, "puja 3") == rulebook.BID_TOO_HIGH
    assert why(state, 1, "pasa") == NOT_YOUR_TURN
    assert why(state, 0, "listo") == WRONG_PHASE


def test_secreta_highest_pays_and_takes_it_and_losers_pay_nothing():
    state = table(gold=[5, 6, 7])
    out = bids(state, 5, 4, 3)
    assert fate(state) == 0
    assert state.gold == [0, 6, 7]
    assert told(out, "bids")[0].bids == [5, 4, 3]


def test_secreta_a_bid_is_told_to_nobody_before_all_are_made():
    state = table()
    out = play(state, (1, "puja 7"))
    assert [e.seen_by(0).choice for e in out] == [None]
    assert [e.seen_by(TABLE).choice for e in out] == [None]
    assert GAME.view(state, 0).sealed == -1


def test_secreta_a_tie_goes_to_most_gold_left():
    """Tie at 4 with 3 and 5 gold left: the latter takes it."""
    state = table(gold=[7, 9, 20])
    bids(state, 4, 4, 1)
    assert fate(state) == 1
    assert state.gold == [7, 5, 20]


def test_secreta_still_tied_the_card_is_discarded_and_costs_nobody_gold():
    """Tie at 4 with 4 and 4 left: discarded."""
    state = table(gold=[8, 8, 20])
    out = bids(state, 4, 4, 1)
    assert fate(state) == -2
    assert state.gold == [8, 8, 20]
    assert told(out, "discarded")[0].why == "tie"


def test_secreta_no_bid_above_0_discards():
    state = table()
    assert told(bids(state, 0, 0, 0), "discarded")[0].why == "no-bids"


def test_secreta_with_nobody_able_to_bid_the_card_is_discarded_unasked():
    state = table(gold=[0, 0, 0], cards={0: ["inquisidor"]})
    out = play(state, (0, "no ataca"))
    assert told(out, "discarded")[0].why == "no-bids"
    assert state.block == 1


# --- interno ----------------------------------------------------------------------------------


def test_interno_a_random_player_is_auctioneer_and_begins_with_9():
    state = GAME.new(GAME.options(subasta="interno"), 4)
    assert GAME.chance(state) == [1, 1, 1, 1]
    GAME.apply(state, CHANCE, 2)
    assert state.gold == [10, 10, 9, 10]
    assert GAME.view(state, 0).chair == 2


def test_interno_the_office_passes_to_the_left_each_turn():
    state = table(subasta="interno", chair=2)
    for _ in range(6):
        assert state.chair == 2
        bids(state, 0, 0, 0)
    settle(GAME, state, Dice(0), None)
    assert (state.turn, state.chair) == (2, 0)


def test_interno_each_call_everyone_but_the_leader_names_or_passes_for_that_call_only():
    state = table(subasta="interno")
    bids(state, 2, 0, 1)
    assert asked(state) == [1, 2]
    bids(state, 3, 0)
    assert asked(state) == [0, 2], "who passed may come back"
    bids(state, 0, 0)
    assert fate(state) == 1
    assert state.gold == [10, 7, 10]


def test_interno_a_bid_beats_the_leading_one_and_stays_within_ones_gold():
    state = table(subasta="interno", gold=[10, 5, 10])
    bids(state, 2, 0, 0)
    assert GAME.legal(state, 1) == [0, 3, 4, 5]
    assert why(state, 1, "puja 2") == rulebook.BID_TOO_LOW
    assert why(state, 1, "puja 6") == rulebook.BID_TOO_HIGH


def test_interno_the_auctioneer_names_the_leader_among_the_tied():
    state = table(subasta="interno", chair=1)
    bids(state, 3, 0, 3)
    assert phase(state) == "name"
    assert asked(state) == [1]
    assert why(state, 1, "nombra 1") == rulebook.NOT_TIED, "may name themself only if tied"
    play(state, "nombra 2")
    assert (state.leader, state.lead) == (2, 3)
    assert asked(state) == [0, 1]


def test_interno_a_tied_auctioneer_may_name_themself():
    state = table(subasta="interno", chair=0)
    bids(state, 3, 3, 0)
    play(state, "nombra 0")
    bids(state, 0, 0)
    assert fate(state) == 0


def test_interno_no_bid_at_all_discards():
    state = table(subasta="interno")
    assert told(bids(state, 0, 0, 0), "discarded")[0].why == "no-bids"


def test_interno_when_nobody_else_can_raise_the_leader_has_it():
    state = table(subasta="interno", gold=[9, 3, 3])
    bids(state, 3, 0, 0)
    assert fate(state) == 0


# --- externo ----------------------------------------------------------------------------------


def order(state, *seats):
    """Chance draws this order of speaking."""
    assert GAME.waiting(state) == CHANCE
    GAME.apply(state, CHANCE, order_number(list(seats)))


def test_externo_each_call_draws_an_order_whole_and_open_before_anyone_speaks():
    state = table(subasta="externo")
    assert GAME.chance(state) == [1] * 6
    order(state, 2, 0, 1)
    assert GAME.view(state, TABLE).order == [2, 0, 1]
    assert asked(state) == [2]


@pytest.mark.parametrize("seats", list(itertools.permutations(range(3))))
def test_externo_every_order_can_come(seats):
    state = table(subasta="externo")
    order(state, *seats)
    assert GAME.view(state, TABLE).order == list(seats)


def test_externo_the_first_to_raise_leads_and_a_new_call_begins():
    state = table(subasta="externo")
    order(state, 2, 0, 1)
    play(state, "pasa", "puja 2")
    assert (state.leader, state.lead) == (0, 2)
    order(state, 1, 2)
    assert asked(state) == [1]


def test_externo_a_call_without_a_raise_sells():
    state = table(subasta="externo")
    order(state, 2, 0, 1)
    play(state, "puja 2")
    order(state, 0, 1)
    play(state, "pasa", "pasa")
    assert fate(state) == 2
    assert state.gold == [10, 10, 8]


def test_externo_no_bid_discards():
    state = table(subasta="externo")
    order(state, 2, 0, 1)
    assert told(play(state, "pasa", "pasa", "pasa"), "discarded")[0].why == "no-bids"


def test_externo_who_is_alone_able_to_raise_is_asked_without_a_draw():
    state = table(subasta="externo", gold=[9, 3, 3])
    order(state, 1, 0, 2)
    play(state, "puja 3")
    assert asked(state) == [0]
    play(state, "puja 4")
    assert fate(state) == 0


# --- externo, live ----------------------------------------------------------------------------


def live(**more):
    return table(subasta="externo", vivo=True, **more)


def test_live_all_but_the_leader_are_asked_at_once():
    state = live()
    assert phase(state) == "outcry"
    assert asked(state) == [0, 1, 2]
    bids(state, 0, 2, 0)
    assert (state.leader, state.lead) == (1, 2)
    assert asked(state) == [0, 2]


def test_live_silence_is_a_pass_and_the_first_raise_closes_the_call_after_the_window():
    silence = GAME.silence(live())
    assert (GAME.words(silence.action), silence.seconds, silence.window) == ("pasa", 5, 0.15)
    assert GAME.silence(live(cuenta=3, ventana=False)) == type(silence)(action=0, seconds=3, window=0)
    assert GAME.silence(table()) is None
    assert GAME.silence(table(subasta="externo")) is None


def test_live_bids_that_came_together_are_drawn_by_lot():
    state = live()
    out = bids(state, 2, 5, 0)
    assert told(out, "cried")[0].bids == [2, 5, 0]
    assert GAME.chance(state) == [1, 1, 0]
    out = []
    GAME.apply(state, CHANCE, 0, out)
    assert told(out, "lot")[0].seat == 0
    assert (state.leader, state.lead) == (0, 2), "first heard, whatever the other bid"
    assert asked(state) == [1, 2]


def test_live_silence_of_all_sells_or_discards():
    state = live()
    bids(state, 0, 2, 0)
    bids(state, 0, 0)
    assert fate(state) == 1
    assert told(bids(state, 0, 0, 0), "discarded")[0].why == "no-bids"
