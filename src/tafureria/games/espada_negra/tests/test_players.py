"""Computer players: what they choose in clear cases, and that they beat the baseline."""

from __future__ import annotations

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER
from tafureria.games.espada_negra import GAME, actions
from tafureria.games.espada_negra.options import Options
from tafureria.games.espada_negra.players import PLAYERS
from tafureria.games.espada_negra.players.appraisal import OPEN, SEALED, appraise
from tafureria.games.espada_negra.players.attacking import spread, unclaimed
from tafureria.games.espada_negra.players.bidding import bid_up_to
from tafureria.games.espada_negra.players.heuristic import Jugador, Tercio

from .desk import Desk


def choice(desk, seat, player=None, seed=1):
    """The player's choice at this seat, in notation."""
    player = player or Jugador()
    return GAME.notation(player.choose(desk.view(seat), GAME.legal(desk.state, seat), None, seed))


def amount(words):
    return int(words.split()[1]) if words.startswith("puja") else 0


def test_players_are_listed_weakest_first():
    assert list(PLAYERS) == ["tercio", "jugador"]


def test_tercio_bids_a_third_attacks_and_keeps_quiet():
    desk = Desk(gold=[10, 3, 2])
    assert [choice(desk, seat, Tercio()) for seat in range(3)] == ["puja 3", "puja 1", "puja 1"]
    assert choice(Desk(cards={0: ["caballero"]}), 0, Tercio()) == "ataca"
    spied = Desk(mazo="sombras", gold=[10] * 3, cards={1: ["maestre"]})
    spied.bids(4, 0, 0)
    assert choice(spied, 1, Tercio()) == "calla"


def test_production_is_worth_most_early_and_nothing_in_the_last_turn():
    early = Desk(row=["ciudad"], gold=[30, 30, 30])
    late = Desk(row=["ciudad"], gold=[30, 30, 30])
    late.state.left, late.state.stock = 0, [0] * len(late.state.stock)
    assert max(amount(choice(early, 0, seed=s)) for s in range(9)) > 8
    assert all(amount(choice(late, 0, seed=s)) <= 1 for s in range(9))


def test_points_are_worth_less_early_and_all_gold_is_spent_late():
    early = Desk(row=["rey"] * 6, gold=[12] * 4, seats=4)
    late = Desk(row=["rey"], gold=[12] * 4, seats=4)
    late.state.left, late.state.stock = 0, [0] * len(late.state.stock)
    assert max(amount(choice(early, 0, seed=s)) for s in range(20)) <= 4
    assert max(amount(choice(late, 0, seed=s)) for s in range(20)) == 12


def test_where_cards_bring_little_gold_points_are_dear_from_the_start():
    """In ``clanes`` early gold yields no growth, so the player does not save it for that."""
    row = Desk(mazo="clanes", row=["bardo"] * 6, gold=[12] * 4, seats=4)
    same = Desk(mazo="clasica", row=["campesino"] * 6, gold=[12] * 4, seats=4)
    points = [appraise(desk.view(0)).point / appraise(desk.view(0)).rate for desk in (row, same)]
    assert points[0] > 3 * points[1]


def test_it_never_bids_more_than_it_takes_to_beat_what_rivals_can_pay():
    desk = Desk(row=["rey"], gold=[30, 4, 3])
    desk.state.left, desk.state.stock = 0, [0] * len(desk.state.stock)
    assert all(amount(choice(desk, 0, seed=s)) <= 4 for s in range(20))


@pytest.mark.parametrize(("limit", "sealed", "called"), [(1, 0, 0), (2, 2, 2), (10, 10, 4), (30, 12, 11)])
def test_an_open_bid_goes_a_third_of_the_way_and_a_sealed_one_all_of_it(limit, sealed, called):
    for mode, bid in (("secreta", sealed), ("interno", called)):
        view = Desk(subasta=mode, auctioneer=0, row=["rey"], gold=[30, 12, 3]).view(0)
        assert bid_up_to(view, limit, 2, 30) == (bid or actions.PASS), mode


def test_the_strongest_attacks_the_best_card_of_the_row():
    desk = Desk(row=["inquisidor", "rey", "campesino"], cards={0: ["caballero"]})
    desk.state.left, desk.state.stock = 0, [0] * len(desk.state.stock)
    assert choice(desk, 0) == "no ataca"
    desk.do("0 no ataca")
    desk.bids(0, 0, 0)
    assert choice(desk, 0) == "ataca"


def last_turn(**table):
    desk = Desk(**table)
    desk.state.left, desk.state.stock = 0, [0] * len(desk.state.stock)
    return desk


def attacks(desk, seat):
    """In how many of 100 decisions, each with another seed, the player attacks."""
    return sum(choice(desk, seat, seed=seed) == "ataca" for seed in range(100))


def test_equals_do_not_all_attack_the_same_card():
    row = ["rey", "campesino", "campesino"]
    alone = last_turn(row=row, seats=4, cards={0: ["guerrero"]})
    equals = last_turn(row=row, seats=4, cards={seat: ["guerrero"] for seat in range(3)})
    stronger = last_turn(row=row, seats=4, cards={0: ["guerrero"], 1: ["caballero"]})
    assert attacks(alone, 0) > 90
    assert 20 < attacks(equals, 0) < 80
    assert attacks(stronger, 0) < 20
    assert attacks(stronger, 1) > 90


def test_a_card_is_attacked_if_it_alone_is_worth_something():
    cards = {0: ["guerrero"], 1: ["guerrero"]}
    assert attacks(last_turn(row=["campesino", *["ciudad"] * 5], cards=cards), 0) == 100
    assert attacks(last_turn(row=["ciudad"] * 6, cards=cards), 0) == 0


@pytest.mark.parametrize("rivals", [0.2, 1.2, 3.2])
def test_no_card_that_is_attacked_promises_more_than_another(rivals):
    worths = [5.0, 4.0, 4.0, 1.0, 0.0]
    chances, promise = spread(worths, rivals)
    assert sum(chances) == pytest.approx(0.9, abs=0.01)
    for worth, chance in zip(worths, chances, strict=True):
        each = worth * (1 - chance) ** rivals
        assert each == pytest.approx(promise) if chance else each <= promise
    assert spread([0.0, -1.0], rivals) == ([0.0, 0.0], 0.0)


def test_the_stronger_claim_the_best_cards_first():
    desk = Desk(cards={1: ["caballero"], 2: ["guerrero"]})
    left = unclaimed([5.0, 2.0, 1.0], desk.view(0).players[1:], 1, 0.2)
    assert max(left) == left[2]


def test_sealed_bids_vary_more_among_more_rivals_and_are_mostly_high():
    part = {}
    for seats in (2, 8):
        desk = Desk(row=["ciudad"], gold=[60] * seats, seats=seats)
        bids = sorted(amount(choice(desk, 0, seed=seed)) for seed in range(200))
        part[seats] = bids[0] / bids[-1]
        assert bids[100] > (bids[0] + bids[-1]) / 2
    assert part[2] > part[8] + 0.1


def test_each_kind_of_auction_has_its_taste():
    assert appraise(Desk().view(0)).taste is SEALED
    assert appraise(Desk(subasta="interno", auctioneer=0).view(0)).taste is OPEN


def test_it_spies_on_a_leader_who_has_paid_much_and_lets_trifles_be():
    desk = Desk(mazo="sombras", row=["monarca"], gold=[20] * 3, cards={0: ["monarca"] * 3, 1: ["maestre"]})
    desk.bids(4, 0, 0)
    assert choice(desk, 1) == "señala 4"
    trifle = Desk(
        mazo="sombras", row=["confidente"], gold=[20] * 3, cards={1: ["maestre"], 2: ["monarca"] * 4}
    )
    trifle.bids(1, 0, 0)
    assert choice(trifle, 1) == "calla"


def test_the_auctioneer_names_itself_first():
    desk = Desk(subasta="interno", auctioneer=1)
    desk.bids(0, 3, 3)
    assert choice(desk, 1) == "nombra 1"


def test_partners_do_not_outbid_nor_spy_on_each_other():
    desk = Desk(seats=4, subasta="interno", parejas=True, auctioneer=0, row=["rey"], gold=[20] * 4)
    desk.state.left, desk.state.stock = 0, [0] * len(desk.state.stock)
    desk.bids(2, 0, 0, 0)
    assert choice(desk, 2) == "pasa"
    assert choice(desk, 1) != "pasa"
    tied = Desk(seats=4, subasta="interno", parejas=True, auctioneer=0)
    tied.bids(0, 3, 3, 3)
    assert choice(tied, 0) == "nombra 2"
    cards = {2: ["maestre"]}
    spied = Desk(seats=4, mazo="sombras", parejas=True, row=["monarca"], gold=[20] * 4, cards=cards)
    spied.bids(4, 0, 0, 0)
    assert choice(spied, 2) == "calla"


def test_it_obeys_rules_that_allow_less():
    attacking = Desk(mazo="clanes", row=["bardo"], cards={0: ["jefe", "guerrero", "furioso"]})
    bidding = Desk(row=["ciudad"], gold=[30] * 3)
    naming = Desk(subasta="interno", auctioneer=0, cards={1: ["rey"]})
    naming.bids(3, 3, 3)
    for desk, fewer in (
        (attacking, [actions.HOLD, actions.attack(1), actions.attack(1, 1)]),
        (bidding, [actions.PASS, 3, 4]),
        (naming, [actions.NAME + 1, actions.NAME + 2]),
    ):
        assert set(fewer) < set(GAME.legal(desk.state, 0))
        choices = {Jugador().choose(desk.view(0), fewer, None, seed) for seed in range(50)}
        assert choices <= set(fewer)
        assert choices != {fewer[0]}


def test_it_does_not_matter_who_has_sealed_already():
    cards = {0: ["jefe", "furioso"], 1: ["jefe"], 2: ["castro", "guerrero"]}
    for seed in range(12):
        first = Desk(mazo="clanes", row=["bardo", "jefe"], cards=cards)
        later = first.copy()
        later.do("0 no ataca", "1 ataca")
        assert choice(first, 2, seed=seed) == choice(later, 2, seed=seed)


def test_same_view_same_choice():
    desk = Desk(gold=[9, 8, 7])
    assert len({choice(desk, 0, seed=5) for _ in range(3)}) == 1


def wins(options, rival, games):
    """One jugador's victories over three rivals in *games* games, with its seat rotating."""
    won = 0.0
    for number in range(games):
        dice, state = Dice(100 + number), GAME.new(options, 4)
        players = [rival() for _ in range(4)]
        players[number % 4] = PLAYERS["jugador"]()
        while (mask := GAME.waiting(state)) != OVER:
            if mask == CHANCE:
                GAME.apply(state, CHANCE, GAME.outcome(state, dice.below(GAME.weight(state))))
                continue
            for seat in range(4):
                if mask >> seat & 1:
                    legal = GAME.legal(state, seat)
                    view = GAME.view(state, seat)
                    GAME.apply(state, seat, players[seat].choose(view, legal, None, dice.below(1 << 30)))
        won += GAME.returns(state)[number % 4]
    return won


@pytest.mark.parametrize("mode", ["secreta", "interno", "externo"])
@pytest.mark.parametrize("deck", ["clasica", "clanes", "sombras"])
def test_it_beats_the_baseline_in_every_deck_and_way(deck, mode):
    """The expected share is a quarter: it wins more than half of eight games against three of them."""
    assert wins(Options(mazo=deck, subasta=mode), Tercio, 8) > 4
