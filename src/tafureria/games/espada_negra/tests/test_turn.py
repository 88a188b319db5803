"""r.2, r.3, r.7, r.8: cards turned up, income, cards that rest, the last turn."""

from __future__ import annotations

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import seats_in, settle
from tafureria.games.espada_negra import GAME, events
from tafureria.games.espada_negra.options import Options

from .desk import Desk, kind, of, opened, to_the_end


def test_r2_six_cards_are_turned_up_in_order():
    state, out = opened()
    assert len(of(out, events.TurnedUp)) == 6
    assert [e.card for e in of(out, events.TurnedUp)] == [state.deck.first + k for k in state.queue]


@pytest.mark.parametrize(("option", "cards"), [("seis", 6), ("jugadores-mas-1", 5), ("jugadores-mas-2", 6)])
@pytest.mark.parametrize("seats", [4])
def test_r2_cards_a_turn_by_option(option, cards, seats):
    state, _ = opened(seats, cartas_por_turno=option)
    assert len(state.fate) == cards


def test_r3_everybody_receives_the_production_of_their_cards():
    desk = Desk(cards={0: ["campo", "campo", "campesino"], 1: ["ciudad"]})
    assert desk.state.gold == [15, 14, 10]


def test_r3_production_is_summed_first_and_gold_never_falls_below_0():
    """Production -1 with 0 gold: stays 0."""
    desk = Desk(mazo="clanes", cards={0: ["jefe"], 1: ["jefe", "pastor", "pastor"]})
    assert desk.state.gold == [9, 11, 10]
    poor = Desk(mazo="clanes", cards={0: ["jefe"]}, before=[0, 5, 5])
    assert poor.state.gold == [0, 5, 5]


def test_r3_income_is_told_as_what_was_received():
    """A seat that owes more than it has pays what it has; no event tells of gold that does not change."""
    cards = {0: ["jefe"] * 3, 1: ["jefe"], 2: ["pastor", "pastor"]}
    desk = Desk(seats=4, mazo="clanes", cards=cards, before=[1, 0, 5, 5])
    assert [(e.seat, e.amount, e.negative, e.gold) for e in desk.of(events.Income)] == [
        (0, 1, True, 0),
        (2, 2, False, 7),
    ]
    with_tithe = Desk(mazo="clanes", cards={0: ["jefe"] * 3}, before=[1, 0, 0], conditions=["diezmo"])
    assert [(e.amount, e.negative) for e in with_tithe.of(events.Income)] == [
        (1, True),
        (1, False),
        (1, False),
    ]


def test_r4_cards_are_dealt_with_in_the_order_turned_up():
    desk = Desk(row=["rey", "campo", "ciudad"])
    assert desk.state.place == 0
    desk.bids(1, 0, 0)
    assert desk.fate() == 0
    assert desk.of(events.Offered)[0].number == 2
    assert desk.of(events.Offered)[0].card == desk.state.deck.first + kind(desk.state.deck, "campo")


def test_r7_a_card_got_this_turn_cannot_attack_nor_spy_nor_produce_yet():
    desk = Desk(row=["caballero", "rey"])
    desk.bids(3, 0, 0)
    assert desk.phase == "bid"
    view = desk.view(0)
    assert view.players[0].attack == 0
    assert view.players[0].fresh == [6]
    shadows = Desk(mazo="sombras", row=["maestre", "monarca"])
    shadows.bids(3, 0, 0)
    shadows.bids(0, 1, 0)
    assert shadows.fate(1) == 1, "nobody was asked to spy"


def test_r7_it_counts_for_victory_at_once_and_produces_from_the_next_turn():
    desk = Desk(row=["campesino"])
    desk.bids(1, 0, 0)
    assert GAME.scores(desk.state)[0] == 2
    assert desk.view(0).players[0].production == 1
    for _ in range(5):
        desk.bids(0, 0, 0)
    desk.settle(1)
    assert desk.state.turn == 2
    assert desk.state.gold == [10, 10, 10]


def test_r7_it_can_be_used_from_the_next_turn():
    desk = Desk(row=["caballero"])
    desk.bids(1, 0, 0)
    for _ in range(5):
        desk.bids(0, 0, 0)
    desk.settle(1)
    assert desk.phase == "attack"
    assert desk.asked == [0]


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


@pytest.mark.parametrize(("turns", "shown"), [(0, 6), (1, 12), (2, 18)])
def test_variant_foresight_shows_the_next_turns(turns, shown):
    state, out = opened(prevision=turns)
    assert len(of(out, events.TurnedUp)) == shown
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


def test_the_history_of_prices_holds_every_card():
    desk = Desk(row=["rey", "campo"])
    desk.bids(4, 2, 0)
    desk.bids(0, 0, 0)
    deals = desk.view(1).history
    assert [(d.model, d.seat, d.price, d.how) for d in deals] == [(3, 0, 4, "bid"), (2, -2, 0, "no-bids")]


def test_play_is_for_whoever_is_asked():
    desk = Desk()
    desk.do("0 puja 3")
    assert desk.asked == [1, 2]
    assert GAME.legal(desk.state, 0) == []
