"""r.5, r.6, r.11: attacks and berserkers."""

from __future__ import annotations

from tafureria.core.game import TABLE
from tafureria.core.rule import WRONG_PHASE
from tafureria.games.espada_negra import GAME, events, rulebook

from .desk import Desk


def test_r5_whoever_has_attack_is_asked_before_the_auction_and_nobody_else():
    desk = Desk(cards={0: ["caballero"], 2: ["inquisidor"]})
    assert desk.phase == "attack"
    assert desk.asked == [0, 2]


def test_r5_without_attackers_the_card_is_auctioned():
    assert Desk().phase == "bid"


def test_r5_nobody_attacks_and_the_card_is_auctioned():
    desk = Desk(cards={0: ["caballero"]})
    desk.do("0 no ataca")
    assert desk.phase == "bid"
    assert not desk.state.attacked


def test_r5_the_highest_attack_takes_the_card_and_pays_no_gold():
    desk = Desk(cards={0: ["caballero"], 2: ["inquisidor", "inquisidor"]})
    desk.do("0 ataca", "2 ataca")
    assert desk.fate() == 0
    assert desk.state.gold == [10, 10, 10]
    assert desk.of(events.Declared)[0].attacks == [3, 2]
    assert desk.of(events.Gained)[0].by_attack


def test_r5_a_tie_goes_to_a_normal_auction_and_both_have_used_their_attack():
    """Two attackers with 3 and 3."""
    desk = Desk(cards={0: ["caballero"], 2: ["guerrero", "inquisidor"]})
    desk.do("0 ataca", "2 ataca")
    assert desk.of(events.AttackTied)[0].seats == [0, 2]
    assert desk.phase == "bid"
    assert desk.state.attacked == 0b101


def test_r5_after_a_tie_everybody_may_bid():
    desk = Desk(cards={0: ["caballero"], 2: ["guerrero", "inquisidor"]})
    desk.do("0 ataca", "2 ataca")
    assert desk.asked == [0, 1, 2]
    desk.bids(1, 3, 2)
    assert desk.fate() == 1


def test_r5_declarations_are_sealed_until_all_are_made():
    desk = Desk(cards={0: ["caballero"], 2: ["inquisidor"]})
    desk.do("0 ataca")
    (sealed,) = desk.of(events.Sealed)
    assert sealed.seen_by(0).choice == GAME.parse("ataca")
    assert sealed.seen_by(2).choice is None
    assert sealed.seen_by(TABLE).choice is None
    assert desk.view(2).sealed == -1
    assert desk.view(0).sealed == GAME.parse("ataca")


def test_r6_each_attacks_once_a_turn():
    desk = Desk(cards={0: ["caballero"]})
    desk.do("0 ataca")
    assert desk.phase == "bid"
    assert desk.fate() == 0


def test_r6_who_did_not_attack_may_attack_a_later_card():
    desk = Desk(cards={0: ["caballero"]})
    desk.do("0 no ataca")
    desk.bids(0, 0, 0)
    assert desk.asked == [0]
    assert desk.phase == "attack"


def test_r6_the_attack_comes_back_every_turn():
    desk = Desk(cards={0: ["caballero"]})
    desk.do("0 ataca")
    desk.state.attacked = 0
    assert desk.view(0).players[0].attack == 3


def test_r11_an_attacker_adds_all_steady_attack_and_chooses_berserkers():
    desk = Desk(mazo="clanes", cards={0: ["jefe", "guerrero", "guerrero", "furioso"]})
    legal = desk.legal(0)
    assert legal == ["no ataca", "ataca", "ataca 1a", "ataca 2a", "ataca 1b", "ataca 1a 1b", "ataca 2a 1b"]
    deck = desk.state.deck
    desk.do("0 ataca 1a 1b")
    fury = deck.berserker_attack
    assert desk.of(events.Declared)[0].attacks == [2 + fury[0] + fury[1]]


def test_r11_a_berserker_attacks_once_in_the_game():
    desk = Desk(mazo="clanes", cards={0: ["furioso"]})
    desk.do("0 ataca 1b")
    view = desk.view(0)
    assert view.players[0].berserkers == [0, 0]
    assert view.players[0].cards[2] == 1, "the card stays owned"
    assert view.players[0].victory >= 1


def test_r11_berserkers_are_spent_in_a_tied_attack_too():
    desk = Desk(mazo="clanes", cards={0: ["furioso"], 1: ["furioso"]})
    desk.do("0 ataca 1b", "1 ataca 1b")
    assert desk.phase == "bid"
    assert desk.state.berserkers == [0] * 6


def test_r11_berserkers_that_are_not_committed_are_kept():
    desk = Desk(mazo="clanes", cards={0: ["furioso", "jefe"]})
    desk.do("0 ataca")
    assert desk.view(0).players[0].berserkers == [0, 1]


def test_r11_only_own_unspent_berserkers():
    desk = Desk(mazo="clanes", cards={0: ["furioso"], 1: ["guerrero"]})
    assert desk.why("0 ataca 1a") == rulebook.NO_BERSERKER
    assert desk.why("0 ataca 2b") == rulebook.NO_BERSERKER
    assert desk.why("0 ataca 1c") == rulebook.NO_BERSERKER


def test_r5_an_attack_has_at_least_1():
    desk = Desk(mazo="clanes", cards={0: ["furioso"]})
    assert desk.why("0 ataca") == rulebook.ATTACK_TOO_WEAK
    assert desk.why("0 puja 3") == WRONG_PHASE


def test_two_attackers_beaten_by_a_third_stronger():
    desk = Desk(cards={0: ["inquisidor"], 1: ["inquisidor"], 2: ["guerrero"]})
    desk.do("0 ataca", "1 ataca", "2 ataca")
    assert desk.fate() == 2
    assert desk.state.attacked == 0b111
