"""r.1 to r.3 and r.7 to r.9: gold, cards, turns, the end."""

from __future__ import annotations

import pytest

from tafureria.core.chance import Dice, settle
from tafureria.core.game import seats_in
from tafureria.games.espada_negra import GAME, rulebook
from tafureria.games.espada_negra.options import Options

from .table import asked, bids, fate, kind, phase, play, table, told


def opened(seats=4, **options):
    """A game after its first draws."""
    state, out = GAME.new(Options(**options), seats), []
    settle(GAME, state, Dice(1), out)
    return state, out


def to_the_end(state, seed=0):
    """Everybody passes; the view's count of turns at each position."""
    dice, counted = Dice(seed), []
    while GAME.waiting(state):
        settle(GAME, state, dice, None)
        for seat in seats_in(GAME.waiting(state)):
            counted.append(GAME.view(state, -1).turns)
            GAME.apply(state, seat, GAME.legal(state, seat)[0])
    return counted


def test_r1_everybody_begins_with_ten_gold():
    state, _ = opened(5)
    assert state.gold == [10] * 5


def test_r2_six_cards_are_turned_up_in_order():
    state, out = opened()
    assert len(told(out, "turned-up")) == 6
    assert [e.card for e in told(out, "turned-up")] == [state.deck.first + k for k in state.queue]


@pytest.mark.parametrize(("option", "cards"), [("seis", 6), ("jugadores-mas-1", 5), ("jugadores-mas-2", 6)])
@pytest.mark.parametrize("seats", [4])
def test_r2_cards_a_turn_by_option(option, cards, seats):
    state, _ = opened(seats, cartas_por_turno=option)
    assert len(state.fate) == cards


def test_r3_everybody_receives_the_production_of_their_cards():
    state = table(cards={0: ["campo", "campo", "campesino"], 1: ["ciudad"]})
    assert state.gold == [15, 14, 10]


def test_r3_production_is_summed_first_and_gold_never_falls_below_0():
    """Production -1 with 0 gold: stays 0."""
    out = []
    state = table(mazo="clanes", cards={0: ["jefe"], 1: ["jefe", "pastor", "pastor"]}, out=out)
    assert state.gold == [9, 11, 10]
    poor = table(mazo="clanes", cards={0: ["jefe"] * 20})
    assert poor.gold[0] == 0
    assert told(out, "income")[0].income == [-1, 1, 0]


def test_r4_cards_are_dealt_with_in_the_order_turned_up():
    state = table(row=["rey", "campo", "ciudad"])
    assert state.block == 0
    out = bids(state, 1, 0, 0)
    assert fate(state) == 0
    assert told(out, "offered")[0].place == 2
    assert told(out, "offered")[0].card == state.deck.first + kind(state.deck, "campo")


def test_r7_a_card_got_this_turn_cannot_attack_nor_spy_nor_produce_yet():
    state = table(row=["caballero", "rey"])
    bids(state, 3, 0, 0)
    assert phase(state) == "bid"
    view = GAME.view(state, 0)
    assert view.players[0].attack == 0
    assert view.players[0].fresh == [6]
    shadows = table(mazo="sombras", row=["maestre", "monarca"])
    bids(shadows, 3, 0, 0)
    bids(shadows, 0, 1, 0)
    assert fate(shadows, 1) == 1, "nobody was asked to spy"


def test_r7_it_counts_for_victory_at_once_and_produces_from_the_next_turn():
    state = table(row=["campesino"])
    bids(state, 1, 0, 0)
    assert GAME.scores(state)[0] == 2
    assert GAME.view(state, 0).players[0].production == 1
    for _ in range(5):
        bids(state, 0, 0, 0)
    settle(GAME, state, Dice(1), None)
    assert state.turn == 2
    assert state.gold == [10, 10, 10]


def test_r7_it_can_be_used_from_the_next_turn():
    state = table(row=["caballero"])
    bids(state, 1, 0, 0)
    for _ in range(5):
        bids(state, 0, 0, 0)
    settle(GAME, state, Dice(1), None)
    assert phase(state) == "attack"
    assert asked(state) == [0]


def test_r8_six_cards_a_turn_from_48_are_exactly_eight_turns():
    state, _ = opened(2)
    assert set(to_the_end(state)) == {8}
    assert (state.turn, state.left, len(state.history) // 4) == (8, 0, 48)
    assert GAME.ending(state) == "exhausted"


def set_aside(*names, **options):
    """A game with these conditions set aside."""
    state = GAME.new(Options(condiciones=len(names), **options), 2)
    for name in names:
        model = next(m.name for m in state.deck.models if name in m.conditions)
        GAME.apply(state, -1, kind(state.deck, model, name))
    return state


def test_r8_with_three_conditions_seven_turns_and_three_cards_are_never_auctioned():
    state = set_aside("linaje", "diezmo", "paz")
    assert set(to_the_end(state)) == {7}
    assert (state.turn, state.left) == (7, 3)


def test_r8_with_plus_2_five_turns_of_eight_and_five_never_auctioned():
    state = set_aside("feria", "diezmo", "paz")
    to_the_end(state)
    assert (state.turn, state.left, state.per_turn) == (5, 5, 8)


def test_r9_most_victory_wins():
    state = table(seats=2, cards={0: ["rey"], 1: ["campesino", "campesino"]})
    to_the_end(state)
    assert GAME.scores(state) == [5, 4]
    assert GAME.returns(state) == [1, 0]
    assert GAME.winners(state) == 0b01


def test_r9_equal_victory_is_shared():
    state = table(seats=3, cards={0: ["rey"], 2: ["campesino", "campesino", "campo"]})
    to_the_end(state)
    assert GAME.returns(state) == [0.5, 0, 0.5]


def test_a_deck_too_small_for_one_turn_ends_at_once_and_is_shared():
    state = GAME.new(Options(mini=True, condiciones=3), 2)
    out = []
    settle(GAME, state, Dice(0), out)
    assert GAME.ending(state) == "too-small"
    assert GAME.returns(state) == [0.5, 0.5]
    assert told(out, "ended")[0].seats == [0, 1]


def test_variant_pairs_the_pair_of_the_single_highest_wins():
    state = table(seats=4, parejas=True, cards={1: ["rey"], 0: ["campesino"], 2: ["campesino", "campesino"]})
    to_the_end(state)
    assert GAME.returns(state) == [0, 0.5, 0, 0.5]


def test_variant_pairs_equal_highest_of_different_pairs_share():
    state = table(seats=6, parejas=True, cards={1: ["rey"], 2: ["rey"]})
    to_the_end(state)
    assert GAME.winners(state) == 0b110110


@pytest.mark.parametrize(("seats", "rule"), [(2, rulebook.PAIRS_EVEN), (5, rulebook.PAIRS_EVEN), (4, None)])
def test_variant_pairs_needs_an_even_number_of_four_or_more(seats, rule):
    assert GAME.fit(Options(parejas=True), seats) == rule


@pytest.mark.parametrize(("turns", "shown"), [(0, 6), (1, 12), (2, 18)])
def test_variant_foresight_shows_the_next_turns(turns, shown):
    state, out = opened(prevision=turns)
    assert len(told(out, "turned-up")) == shown
    assert len(GAME.view(state, 0).ahead) == shown - 6


def test_variant_foresight_shows_only_full_turns():
    """With three conditions, three cards are never shown."""
    state, _ = opened(2, prevision=2, condiciones=3)
    while GAME.waiting(state):
        settle(GAME, state, Dice(5), None)
        view = GAME.view(state, 0)
        assert len(view.ahead) % state.per_turn == 0
        for seat in seats_in(GAME.waiting(state)):
            GAME.apply(state, seat, GAME.legal(state, seat)[0])
    assert state.left == (48 - 3) % state.per_turn


def test_setup_rules_that_do_not_go_together():
    assert GAME.fit(Options(vivo=True), 3) == rulebook.LIVE_IS_OUTCRY
    assert GAME.fit(Options(vivo=True, subasta="externo"), 3) is None
    assert GAME.fit(Options(cuenta=9), 3) == rulebook.CLOCK_IS_LIVE
    assert GAME.fit(Options(ventana=False, subasta="externo"), 3) == rulebook.CLOCK_IS_LIVE
    assert GAME.fit(Options(mini=True, mazo="clanes"), 3) == rulebook.MINI_IS_PLAIN


def test_the_history_of_prices_holds_every_card():
    state = table(row=["rey", "campo"])
    bids(state, 4, 2, 0)
    bids(state, 0, 0, 0)
    deals = GAME.view(state, 1).history
    assert [(d.model, d.seat, d.price, d.how) for d in deals] == [(3, 0, 4, "bid"), (2, -2, 0, "no-bids")]


def test_play_is_for_whoever_is_asked():
    state = table()
    play(state, (0, "puja 3"))
    assert asked(state) == [1, 2]
    assert GAME.legal(state, 0) == []
