"""r.12, r.13, r.14: blocks and what cancels them."""

from __future__ import annotations

from tafureria.core.rule import WRONG_PHASE
from tafureria.games.espada_negra import GAME, rulebook

from .table import asked, bids, fate, phase, play, table, told, why

# Spy slots of sombras: 0 sicario 1, 1 dama 1, 2 confidente 2, 3 embajador 3, 4 maestre 4.


def shadows(**more):
    return table(mazo="sombras", gold=[10] * more.get("seats", 3), **more)


def test_r12_a_block_needs_the_gold_paid():
    state = shadows(cards={1: ["embajador"], 2: ["confidente"]})
    bids(state, 3, 0, 0)
    assert phase(state) == "block"
    assert asked(state) == [1]


def test_r12_spies_of_two_players_never_add_up():
    state = shadows(cards={1: ["embajador"], 2: ["confidente"]})
    bids(state, 5, 0, 0)
    assert fate(state) == 0


def test_r12_each_other_player_is_asked_once_from_the_getters_left():
    state = shadows(seats=4, cards={0: ["maestre"], 2: ["maestre"], 3: ["maestre"]})
    bids(state, 0, 4, 0, 0)
    for seat in (2, 3, 0):
        assert asked(state) == [seat]
        play(state, "calla")
    assert fate(state) == 1


def test_r12_bought_for_5_and_spied_with_2_and_3_card_and_gold_are_gone():
    state = shadows(cards={1: ["confidente", "embajador"]})
    bids(state, 5, 0, 0)
    assert why(state, 1, "listo") == rulebook.SPY_TOO_WEAK
    out = play(state, "señala 2", "señala 3", "listo")
    assert fate(state) == -2
    assert state.gold == [5, 10, 10]
    assert told(out, "discarded")[0].why == "spies"
    assert told(out, "spied")[0].sum == 5


def test_r13_counter_spied_with_5_the_buyer_keeps_it_and_all_spies_stay_spent():
    state = shadows(cards={0: ["dama", "maestre"], 1: ["confidente", "embajador"]})
    bids(state, 5, 0, 0)
    play(state, "señala 2", "señala 3", "listo")
    assert phase(state) == "cancel"
    assert asked(state) == [0], "the getter is included"
    out = play(state, "señala 1", "señala 4", "listo")
    assert fate(state) == 0
    assert told(out, "chain-closed")[0].held is False
    assert [p.espionage for p in GAME.view(state, 0).players] == [0, 0, 0]


def test_r13_a_cancel_of_the_cancel_lets_the_block_hold():
    """A buys for 5; B blocks 5; A cancels 5; C cancels A's with 5."""
    five = ["confidente", "embajador"]
    state = shadows(cards={0: five, 1: five, 2: five})
    bids(state, 5, 0, 0)
    block = ("señala 2", "señala 3", "listo")
    play(state, *block)
    assert asked(state) == [2], "asked from the author's left"
    play(state, "calla")
    assert asked(state) == [0]
    play(state, *block)
    assert asked(state) == [2], "the author of the block stands left too, but has no spies left"
    out = play(state, *block)
    assert fate(state) == -2
    assert state.gold == [5, 10, 10]
    assert told(out, "chain-closed")[0].actions == 3
    assert [p.espionage for p in GAME.view(state, 0).players] == [0, 0, 0]


def test_r13_nobody_cancels_their_own_action():
    state = shadows(cards={1: ["embajador", "embajador"]})
    bids(state, 3, 0, 0)
    play(state, "señala 3", "listo")
    assert fate(state) == -2


def test_r13_a_cancel_needs_all_the_espionage_pointed_in_the_action():
    state = shadows(cards={0: ["embajador"], 1: ["maestre"]})
    bids(state, 3, 0, 0)
    play(state, "señala 4", "listo")
    assert fate(state) == -2, "the getter's 3 do not reach the 4 pointed"


def test_r13_after_a_void_block_the_next_seat_after_that_blocker_is_asked():
    state = shadows(seats=4, cards={0: ["embajador"], 1: ["embajador"], 2: ["embajador"], 3: ["embajador"]})
    bids(state, 3, 0, 0, 0)
    play(state, "señala 3", "listo")
    play(state, "calla", "calla")
    assert asked(state) == [0]
    play(state, "señala 3", "listo")
    assert phase(state) == "cancel"
    play(state, "calla", "calla")
    assert phase(state) == "block"
    assert asked(state) == [2]
    play(state, "calla")
    assert asked(state) == [3]
    play(state, "calla")
    assert fate(state) == 0


def test_r12_overpointing_is_allowed_and_one_may_not_turn_back():
    state = shadows(cards={1: ["embajador", "maestre"]})
    bids(state, 3, 0, 0)
    play(state, "señala 3")
    assert why(state, 1, "calla") == rulebook.POINTED_ALREADY
    assert GAME.legal(state, 1) == [GAME.parse("señala 4"), GAME.parse("listo")]
    out = play(state, "señala 4", "listo")
    assert told(out, "spied")[0].sum == 7


def test_r14_each_spy_is_pointed_once_in_the_game_and_stays_owned():
    state = shadows(cards={1: ["embajador"]})
    bids(state, 3, 0, 0)
    play(state, "señala 3", "listo")
    bids(state, 1, 0, 0)
    assert fate(state, 1) == 0, "nobody can spy any more"
    view = GAME.view(state, 1)
    assert view.players[1].cards[8] == 1
    assert view.players[1].production == 1, "everything but the faculty spent is kept"


def test_r14_only_own_spies_that_have_not_been_pointed():
    state = shadows(cards={1: ["embajador"]})
    bids(state, 1, 0, 0)
    assert why(state, 1, "señala 4") == rulebook.NO_SPY
    assert why(state, 1, "señala 7") == rulebook.NO_SPY
    assert why(state, 1, "puja 1") == WRONG_PHASE


def test_r12_an_attack_is_blocked_with_the_attack_committed_and_attack_cards_are_kept():
    state = shadows(cards={0: ["hidalgo"], 1: ["confidente"]})
    play(state, (0, "ataca"))
    assert phase(state) == "block"
    out = play(state, "señala 2", "listo")
    assert told(out, "discarded")[0].why == "spies", "no auction follows"
    view = GAME.view(state, 0)
    assert view.players[0].cards[4] == 1
    assert view.players[0].attacked


def test_r12_no_other_attacker_gets_a_blocked_card():
    state = shadows(cards={0: ["hidalgo"], 1: ["confidente"], 2: ["escudero"]})
    play(state, (0, "ataca"), (2, "ataca"))
    play(state, "señala 2", "listo")
    assert fate(state) == -2
    assert state.attacked == 0b101


def test_r11_berserkers_of_a_blocked_attack_are_spent():
    state = shadows(cards={0: ["sicario"], 1: ["embajador"]})
    play(state, (0, "ataca 1a"))
    play(state, "señala 3", "listo")
    assert GAME.view(state, 0).players[0].berserkers == [0]


def test_r14_a_spent_berserker_may_spy_and_a_pointed_spy_may_attack():
    state = shadows(cards={0: ["sicario"]})
    play(state, (0, "ataca 1a"))
    bids(state, 0, 1, 0)
    assert phase(state) == "block"
    play(state, "señala 0", "listo")
    assert fate(state, 1) == -2
    other = shadows(cards={0: ["sicario"], 1: ["hidalgo"]})
    play(other, (0, "no ataca"), (1, "no ataca"))
    bids(other, 0, 0, 1)
    play(other, "señala 0", "listo")
    assert asked(other) == [0, 1]
    assert "ataca 1a" in [GAME.words(a) for a in GAME.legal(other, 0)]
