"""r.12, r.13, r.14: blocks and what cancels them."""

from __future__ import annotations

from tafureria.core.rule import WRONG_PHASE
from tafureria.games.espada_negra import events, rulebook

from .desk import Desk

# Spy slots of sombras: 0 sicario 1, 1 dama 1, 2 confidente 2, 3 embajador 3, 4 maestre 4.


def shadows(**more):
    return Desk(mazo="sombras", gold=[10] * more.get("seats", 3), **more)


def test_r12_a_block_needs_the_gold_paid():
    desk = shadows(cards={1: ["embajador"], 2: ["confidente"]})
    desk.bids(3, 0, 0)
    assert desk.phase == "block"
    assert desk.asked == [1]


def test_r12_spies_of_two_players_never_add_up():
    desk = shadows(cards={1: ["embajador"], 2: ["confidente"]})
    desk.bids(5, 0, 0)
    assert desk.fate() == 0


def test_r12_each_other_player_is_asked_once_from_the_getters_left():
    desk = shadows(seats=4, cards={0: ["maestre"], 2: ["maestre"], 3: ["maestre"]})
    desk.bids(0, 4, 0, 0)
    for seat in (2, 3, 0):
        assert desk.asked == [seat]
        desk.do("calla")
    assert desk.fate() == 1


def test_r12_bought_for_5_and_spied_with_2_and_3_card_and_gold_are_gone():
    desk = shadows(cards={1: ["confidente", "embajador"]})
    desk.bids(5, 0, 0)
    assert desk.why("1 listo") == rulebook.SPY_TOO_WEAK
    desk.do("señala 2", "señala 3", "listo")
    assert desk.fate() == -2
    assert desk.state.gold == [5, 10, 10]
    assert desk.of(events.Discarded)[0].why == "spies"
    assert desk.of(events.Spied)[0].sum == 5


def test_r13_counter_spied_with_5_the_buyer_keeps_it_and_all_spies_stay_spent():
    desk = shadows(cards={0: ["dama", "maestre"], 1: ["confidente", "embajador"]})
    desk.bids(5, 0, 0)
    desk.do("señala 2", "señala 3", "listo")
    assert desk.phase == "cancel"
    assert desk.asked == [0], "the getter is included"
    desk.do("señala 1", "señala 4", "listo")
    assert desk.fate() == 0
    assert desk.of(events.ChainClosed)[0].held is False
    assert [p.espionage for p in desk.view(0).players] == [0, 0, 0]


def test_r13_a_cancel_of_the_cancel_lets_the_block_hold():
    """A buys for 5; B blocks 5; A cancels 5; C cancels A's with 5."""
    five = ["confidente", "embajador"]
    desk = shadows(cards={0: five, 1: five, 2: five})
    desk.bids(5, 0, 0)
    block = ("señala 2", "señala 3", "listo")
    desk.do(*block)
    assert desk.asked == [2], "asked from the author's left"
    desk.do("calla")
    assert desk.asked == [0]
    desk.do(*block)
    assert desk.asked == [2], "the author of the block stands left too, but has no spies left"
    desk.do(*block)
    assert desk.fate() == -2
    assert desk.state.gold == [5, 10, 10]
    assert desk.of(events.ChainClosed)[0].actions == 3
    assert [p.espionage for p in desk.view(0).players] == [0, 0, 0]


def test_r13_nobody_cancels_their_own_action():
    desk = shadows(cards={1: ["embajador", "embajador"]})
    desk.bids(3, 0, 0)
    desk.do("señala 3", "listo")
    assert desk.fate() == -2


def test_r13_a_cancel_needs_all_the_espionage_pointed_in_the_action():
    desk = shadows(cards={0: ["embajador"], 1: ["maestre"]})
    desk.bids(3, 0, 0)
    desk.do("señala 4", "listo")
    assert desk.fate() == -2, "the getter's 3 do not reach the 4 pointed"


def test_r13_after_a_void_block_the_next_seat_after_that_blocker_is_asked():
    desk = shadows(seats=4, cards={0: ["embajador"], 1: ["embajador"], 2: ["embajador"], 3: ["embajador"]})
    desk.bids(3, 0, 0, 0)
    desk.do("señala 3", "listo")
    desk.do("calla", "calla")
    assert desk.asked == [0]
    desk.do("señala 3", "listo")
    assert desk.phase == "cancel"
    desk.do("calla", "calla")
    assert desk.phase == "block"
    assert desk.asked == [2]
    desk.do("calla")
    assert desk.asked == [3]
    desk.do("calla")
    assert desk.fate() == 0


def test_r12_overpointing_is_allowed_and_one_may_not_turn_back():
    desk = shadows(cards={1: ["embajador", "maestre"]})
    desk.bids(3, 0, 0)
    desk.do("señala 3")
    assert desk.why("1 calla") == rulebook.POINTED_ALREADY
    assert desk.legal(1) == ["señala 4", "listo"]
    desk.do("señala 4", "listo")
    assert desk.of(events.Spied)[0].sum == 7


def test_r14_each_spy_is_pointed_once_in_the_game_and_stays_owned():
    desk = shadows(cards={1: ["embajador"]})
    desk.bids(3, 0, 0)
    desk.do("señala 3", "listo")
    desk.bids(1, 0, 0)
    assert desk.fate(1) == 0, "nobody can spy any more"
    view = desk.view(1)
    assert view.players[1].cards[8] == 1
    assert view.players[1].production == 1, "everything but the faculty spent is kept"


def test_r14_only_own_spies_that_have_not_been_pointed():
    desk = shadows(cards={1: ["embajador"]})
    desk.bids(1, 0, 0)
    assert desk.why("1 señala 4") == rulebook.NO_SPY
    assert desk.why("1 señala 7") == rulebook.NO_SPY
    assert desk.why("1 puja 1") == WRONG_PHASE


def test_r12_an_attack_is_blocked_with_the_attack_committed_and_attack_cards_are_kept():
    desk = shadows(cards={0: ["hidalgo"], 1: ["confidente"]})
    desk.do("0 ataca")
    assert desk.phase == "block"
    desk.do("señala 2", "listo")
    assert desk.of(events.Discarded)[0].why == "spies", "no auction follows"
    view = desk.view(0)
    assert view.players[0].cards[4] == 1
    assert view.players[0].attacked


def test_r12_no_other_attacker_gets_a_blocked_card():
    desk = shadows(cards={0: ["hidalgo"], 1: ["confidente"], 2: ["escudero"]})
    desk.do("0 ataca", "2 ataca")
    desk.do("señala 2", "listo")
    assert desk.fate() == -2
    assert desk.state.attacked == 0b101


def test_r11_berserkers_of_a_blocked_attack_are_spent():
    desk = shadows(cards={0: ["sicario"], 1: ["embajador"]})
    desk.do("0 ataca 1a")
    desk.do("señala 3", "listo")
    assert desk.view(0).players[0].berserkers == [0]


def test_r14_a_spent_berserker_may_spy_and_a_pointed_spy_may_attack():
    desk = shadows(cards={0: ["sicario"]})
    desk.do("0 ataca 1a")
    desk.bids(0, 1, 0)
    assert desk.phase == "block"
    desk.do("señala 0", "listo")
    assert desk.fate(1) == -2
    other = shadows(cards={0: ["sicario"], 1: ["hidalgo"]})
    other.do("0 no ataca", "1 no ataca")
    other.bids(0, 0, 1)
    other.do("señala 0", "listo")
    assert other.asked == [0, 1]
    assert "ataca 1a" in other.legal(0)
