"""r.4 and the three ways of auctioning, each with its rule for ties."""

from __future__ import annotations

import itertools

import pytest

from tafureria.core.game import CHANCE, TABLE
from tafureria.core.rule import NOT_YOUR_TURN, WRONG_PHASE
from tafureria.games.espada_negra import GAME, events, rulebook
from tafureria.games.espada_negra.memory.notebook import order_number

from .desk import Desk, of

# --- secreta ----------------------------------------------------------------------------------


def test_secreta_everyone_bids_from_0_to_all_their_gold_at_once():
    desk = Desk(gold=[4, 0, 2])
    assert desk.asked == [0, 2], "who can only pass need not be asked"
    assert GAME.legal(desk.state, 0) == [0, 1, 2, 3, 4]
    assert desk.why("2 puja 3") == rulebook.BID_TOO_HIGH
    assert desk.why("1 pasa") == NOT_YOUR_TURN
    assert desk.why("0 listo") == WRONG_PHASE


def test_secreta_highest_pays_and_takes_it_and_losers_pay_nothing():
    desk = Desk(gold=[5, 6, 7])
    desk.bids(5, 4, 3)
    assert desk.fate() == 0
    assert desk.state.gold == [0, 6, 7]
    assert desk.of(events.Bids)[0].bids == [5, 4, 3]


def test_secreta_a_bid_is_told_to_nobody_before_all_are_made():
    desk = Desk()
    out = desk.do("1 puja 7")
    assert [e.seen_by(0).choice for e in out] == [None]
    assert [e.seen_by(TABLE).choice for e in out] == [None]
    assert desk.view(0).sealed == -1


def test_secreta_a_tie_goes_to_most_gold_left():
    """Tie at 4 with 3 and 5 gold left: the latter takes it."""
    desk = Desk(gold=[7, 9, 20])
    desk.bids(4, 4, 1)
    assert desk.fate() == 1
    assert desk.state.gold == [7, 5, 20]


def test_secreta_still_tied_the_card_is_discarded_and_costs_nobody_gold():
    """Tie at 4 with 4 and 4 left: discarded."""
    desk = Desk(gold=[8, 8, 20])
    desk.bids(4, 4, 1)
    assert desk.fate() == -2
    assert desk.state.gold == [8, 8, 20]
    assert desk.of(events.Discarded)[0].why == "tie"


def test_secreta_no_bid_above_0_discards():
    desk = Desk()
    assert of(desk.bids(0, 0, 0), events.Discarded)[0].why == "no-bids"


def test_secreta_with_nobody_able_to_bid_the_card_is_discarded_unasked():
    desk = Desk(gold=[0, 0, 0], cards={0: ["inquisidor"]})
    desk.do("0 no ataca")
    assert desk.of(events.Discarded)[0].why == "no-bids"
    assert desk.state.place == 1


# --- interno ----------------------------------------------------------------------------------


def test_interno_a_random_player_is_auctioneer_and_begins_with_9():
    state = GAME.new(GAME.options(subasta="interno"), 4)
    assert GAME.chance(state) == [1, 1, 1, 1]
    GAME.apply(state, CHANCE, 2)
    assert state.gold == [10, 10, 9, 10]
    assert GAME.view(state, 0).auctioneer == 2


def test_interno_the_office_passes_to_the_left_each_turn():
    desk = Desk(subasta="interno", auctioneer=2)
    for _ in range(6):
        assert desk.state.auctioneer == 2
        desk.bids(0, 0, 0)
    desk.settle(0)
    assert (desk.state.turn, desk.state.auctioneer) == (2, 0)


def test_interno_each_call_everyone_but_the_leader_names_or_passes_for_that_call_only():
    desk = Desk(subasta="interno")
    desk.bids(2, 0, 1)
    assert desk.asked == [1, 2]
    desk.bids(3, 0)
    assert desk.asked == [0, 2], "who passed may come back"
    desk.bids(0, 0)
    assert desk.fate() == 1
    assert desk.state.gold == [10, 7, 10]


def test_interno_a_bid_beats_the_leading_one_and_stays_within_ones_gold():
    desk = Desk(subasta="interno", gold=[10, 5, 10])
    desk.bids(2, 0, 0)
    assert GAME.legal(desk.state, 1) == [0, 3, 4, 5]
    assert desk.why("1 puja 2") == rulebook.BID_TOO_LOW
    assert desk.why("1 puja 6") == rulebook.BID_TOO_HIGH


def test_interno_the_auctioneer_names_the_leader_among_the_tied():
    desk = Desk(subasta="interno", auctioneer=1)
    desk.bids(3, 0, 3)
    assert desk.phase == "name"
    assert desk.asked == [1]
    assert desk.why("1 nombra 1") == rulebook.NOT_TIED, "may name themself only if tied"
    desk.do("nombra 2")
    assert (desk.state.leader, desk.state.leading_bid) == (2, 3)
    assert desk.asked == [0, 1]


def test_interno_a_tied_auctioneer_may_name_themself():
    desk = Desk(subasta="interno", auctioneer=0)
    desk.bids(3, 3, 0)
    desk.do("nombra 0")
    desk.bids(0, 0)
    assert desk.fate() == 0


def test_interno_no_bid_at_all_discards():
    desk = Desk(subasta="interno")
    assert of(desk.bids(0, 0, 0), events.Discarded)[0].why == "no-bids"


def test_interno_when_nobody_else_can_raise_the_leader_has_it():
    desk = Desk(subasta="interno", gold=[9, 3, 3])
    desk.bids(3, 0, 0)
    assert desk.fate() == 0


# --- externo ----------------------------------------------------------------------------------


def order(desk, *seats):
    """Chance draws this order of speaking."""
    assert GAME.waiting(desk.state) == CHANCE
    desk.draw(order_number(list(seats)))


def test_externo_each_call_draws_an_order_whole_and_open_before_anyone_speaks():
    desk = Desk(subasta="externo")
    assert GAME.chance(desk.state) == [1] * 6
    order(desk, 2, 0, 1)
    assert desk.view(TABLE).order == [2, 0, 1]
    assert desk.asked == [2]


@pytest.mark.parametrize("seats", list(itertools.permutations(range(3))))
def test_externo_every_order_can_come(seats):
    desk = Desk(subasta="externo")
    order(desk, *seats)
    assert desk.view(TABLE).order == list(seats)


def test_externo_the_first_to_raise_leads_and_a_new_call_begins():
    desk = Desk(subasta="externo")
    order(desk, 2, 0, 1)
    desk.do("pasa", "puja 2")
    assert (desk.state.leader, desk.state.leading_bid) == (0, 2)
    order(desk, 1, 2)
    assert desk.asked == [1]


def test_externo_a_call_without_a_raise_sells():
    desk = Desk(subasta="externo")
    order(desk, 2, 0, 1)
    desk.do("puja 2")
    order(desk, 0, 1)
    desk.do("pasa", "pasa")
    assert desk.fate() == 2
    assert desk.state.gold == [10, 10, 8]


def test_externo_no_bid_discards():
    desk = Desk(subasta="externo")
    order(desk, 2, 0, 1)
    assert of(desk.do("pasa", "pasa", "pasa"), events.Discarded)[0].why == "no-bids"


def test_externo_who_is_alone_able_to_raise_is_asked_without_a_draw():
    desk = Desk(subasta="externo", gold=[9, 3, 3])
    order(desk, 1, 0, 2)
    desk.do("puja 3")
    assert desk.asked == [0]
    desk.do("puja 4")
    assert desk.fate() == 0


# --- externo, live ----------------------------------------------------------------------------


def live(**more):
    return Desk(subasta="externo", vivo=True, **more)


def test_live_all_but_the_leader_are_asked_at_once():
    desk = live()
    assert desk.phase == "outcry"
    assert desk.asked == [0, 1, 2]
    desk.bids(0, 2, 0)
    assert (desk.state.leader, desk.state.leading_bid) == (1, 2)
    assert desk.asked == [0, 2]


def test_live_silence_is_a_pass_and_the_first_raise_closes_the_call_after_the_window():
    silence = GAME.silence(live().state)
    assert (GAME.notation(silence.action), silence.seconds, silence.window) == ("pasa", 5, 0.15)
    assert GAME.silence(live(cuenta=3, ventana=False).state) == type(silence)(action=0, seconds=3, window=0)
    assert GAME.silence(Desk().state) is None
    assert GAME.silence(Desk(subasta="externo").state) is None


def test_live_bids_that_came_together_are_drawn_by_lot():
    desk = live()
    desk.bids(2, 5, 0)
    assert desk.of(events.Cried)[0].bids == [2, 5, 0]
    assert GAME.chance(desk.state) == [1, 1, 0]
    desk.draw(0)
    assert desk.of(events.Lot)[0].seat == 0
    assert (desk.state.leader, desk.state.leading_bid) == (0, 2), "first heard, whatever the other bid"
    assert desk.asked == [1, 2]


def test_live_silence_of_all_sells_or_discards():
    desk = live()
    desk.bids(0, 2, 0)
    desk.bids(0, 0)
    assert desk.fate() == 1
    assert of(desk.bids(0, 0, 0), events.Discarded)[0].why == "no-bids"
