"""r.5, r.6, r.11: attacks and berserkers."""

from __future__ import annotations

from tafureria.core.game import TABLE
from tafureria.core.rule import WRONG_PHASE
from tafureria.games.espada_negra import GAME, rulebook

from .table import asked, bids, fate, phase, play, table, told, why


def test_r5_whoever_has_attack_is_asked_before_the_auction_and_nobody_else():
    state = table(cards={0: ["caballero"], 2: ["inquisidor"]})
    assert phase(state) == "attack"
    assert asked(state) == [0, 2]


def test_r5_without_attackers_the_card_is_auctioned():
    assert phase(table()) == "bid"


def test_r5_nobody_attacks_and_the_card_is_auctioned():
    state = table(cards={0: ["caballero"]})
    play(state, (0, "no ataca"))
    assert phase(state) == "bid"
    assert not state.attacked


def test_r5_the_highest_attack_takes_the_card_and_pays_no_gold():
    state = table(cards={0: ["caballero"], 2: ["inquisidor", "inquisidor"]})
    out = play(state, (0, "ataca"), (2, "ataca"))
    assert fate(state) == 0
    assert state.gold == [10, 10, 10]
    assert told(out, "declared")[0].attacks == [3, 2]
    assert told(out, "gained")[0].attack


def test_r5_a_tie_goes_to_a_normal_auction_and_both_have_used_their_attack():
    """Two attackers with 3 and 3."""
    state = table(cards={0: ["caballero"], 2: ["guerrero", "inquisidor"]})
    out = play(state, (0, "ataca"), (2, "ataca"))
    assert told(out, "attack-tied")[0].seats == [0, 2]
    assert phase(state) == "bid"
    assert state.attacked == 0b101


def test_r5_after_a_tie_everybody_may_bid():
    state = table(cards={0: ["caballero"], 2: ["guerrero", "inquisidor"]})
    play(state, (0, "ataca"), (2, "ataca"))
    assert asked(state) == [0, 1, 2]
    bids(state, 1, 3, 2)
    assert fate(state) == 1


def test_r5_declarations_are_sealed_until_all_are_made():
    state = table(cards={0: ["caballero"], 2: ["inquisidor"]})
    out = play(state, (0, "ataca"))
    (sealed,) = told(out, "sealed")
    assert sealed.seen_by(0).choice == GAME.parse("ataca")
    assert sealed.seen_by(2).choice is None
    assert sealed.seen_by(TABLE).choice is None
    assert GAME.view(state, 2).sealed == -1
    assert GAME.view(state, 0).sealed == GAME.parse("ataca")


def test_r6_each_attacks_once_a_turn():
    state = table(cards={0: ["caballero"]})
    play(state, (0, "ataca"))
    assert phase(state) == "bid"
    assert fate(state) == 0


def test_r6_who_did_not_attack_may_attack_a_later_card():
    state = table(cards={0: ["caballero"]})
    play(state, (0, "no ataca"))
    bids(state, 0, 0, 0)
    assert asked(state) == [0]
    assert phase(state) == "attack"


def test_r6_the_attack_comes_back_every_turn():
    state = table(cards={0: ["caballero"]})
    play(state, (0, "ataca"))
    state.attacked = 0
    assert GAME.view(state, 0).players[0].attack == 3


def test_r11_an_attacker_adds_all_steady_attack_and_chooses_berserkers():
    state = table(mazo="clanes", cards={0: ["jefe", "guerrero", "guerrero", "furioso"]})
    legal = [GAME.words(a) for a in GAME.legal(state, 0)]
    assert legal == ["no ataca", "ataca", "ataca 1a", "ataca 2a", "ataca 1b", "ataca 1a 1b", "ataca 2a 1b"]
    deck = state.deck
    out = play(state, (0, "ataca 1a 1b"))
    fury = deck.fury
    assert told(out, "declared")[0].attacks == [2 + fury[0] + fury[1]]


def test_r11_a_berserker_attacks_once_in_the_game():
    state = table(mazo="clanes", cards={0: ["furioso"]})
    play(state, (0, "ataca 1b"))
    view = GAME.view(state, 0)
    assert view.players[0].berserkers == [0, 0]
    assert view.players[0].cards[2] == 1, "the card stays owned"
    assert view.players[0].victory >= 1


def test_r11_berserkers_are_spent_in_a_tied_attack_too():
    state = table(mazo="clanes", cards={0: ["furioso"], 1: ["furioso"]})
    play(state, (0, "ataca 1b"), (1, "ataca 1b"))
    assert phase(state) == "bid"
    assert state.berserkers == [0] * 6


def test_r11_berserkers_that_are_not_committed_are_kept():
    state = table(mazo="clanes", cards={0: ["furioso", "jefe"]})
    play(state, (0, "ataca"))
    assert GAME.view(state, 0).players[0].berserkers == [0, 1]


def test_r11_only_own_unspent_berserkers():
    state = table(mazo="clanes", cards={0: ["furioso"], 1: ["guerrero"]})
    assert why(state, 0, "ataca 1a") == rulebook.NO_BERSERKER
    assert why(state, 0, "ataca 2b") == rulebook.NO_BERSERKER
    assert why(state, 0, "ataca 1c") == rulebook.NO_BERSERKER


def test_r5_an_attack_has_at_least_1():
    state = table(mazo="clanes", cards={0: ["furioso"]})
    assert why(state, 0, "ataca") == rulebook.ATTACK_TOO_WEAK
    assert why(state, 0, "puja 3") == WRONG_PHASE


def test_two_attackers_beaten_by_a_third_stronger():
    state = table(cards={0: ["inquisidor"], 1: ["inquisidor"], 2: ["guerrero"]})
    play(state, (0, "ataca"), (1, "ataca"), (2, "ataca"))
    assert fate(state) == 2
    assert state.attacked == 0b111
