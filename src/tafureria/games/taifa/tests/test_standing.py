"""What the learned value is told of a position."""

from __future__ import annotations

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import settle
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa.cards import STRENGTH
from tafureria.games.taifa.game import GAME
from tafureria.games.taifa.players import standing


def opening(seats=6, seed=1, **options):
    state = GAME.new(GAME.options(**options), seats)
    settle(GAME, state, Dice(seed), None)
    return state


def told(state, kingdom):
    side = standing.sides(state)[state.place[kingdom]]
    assert len({feature for feature, _ in side}) <= len(side)
    return side


def amount(state, kingdom, name):
    number = standing.COUNTS.index(name)
    return sum(many for feature, many in told(state, kingdom) if feature == number)


def test_every_kingdom_is_a_side_in_order_of_play():
    state = opening()
    sides = standing.sides(state)
    assert len(sides) == len(state.order) == 6
    for place, kingdom in enumerate(state.order):
        assert (standing.KINGDOM + kingdom, 1.0) in sides[place]
        assert (standing.PLACE + place, 1.0) in sides[place]
        assert (standing.LEFT + 2, 1.0) in sides[place]
        assert (standing.PASSES, 1.0) in sides[place]
        assert all(0 <= feature < standing.FEATURES for feature, _ in sides[place])


def test_the_hand_is_told_card_by_card():
    state = opening()
    for kingdom in state.order:
        cards = [
            int(feature) - standing.CARD for feature, _ in told(state, kingdom) if feature >= standing.CARD
        ]
        assert cards == state.hands[kingdom]
        assert amount(state, kingdom, "cards") == len(state.hands[kingdom])


def test_amounts_are_those_of_the_map():
    state = opening()
    kingdom = box.SEVILLA
    land = state.land[kingdom]
    assert amount(state, kingdom, "castles") == land.bit_count() == 8
    assert amount(state, kingdom, "defence of all areas") == sum(box.DEFENCE[a] for a in box.areas_in(land))
    around = box.linked(land) & ~land
    near = [k for k in state.order if state.land[k] & around]
    free = around & ~sum(state.land[k] for k in state.order)
    assert amount(state, kingdom, "independent areas around") == free.bit_count()
    assert amount(state, kingdom, "areas of others around") == (around & ~free).bit_count()
    troops = sum(STRENGTH[card] for k in near for card in state.hands[k])
    assert amount(state, kingdom, "strength of the Troops of all neighbours") == troops
    assert amount(state, kingdom, "cards of all neighbours") == sum(len(state.hands[k]) for k in near)
    for name in ("bonus", "garrisons", "automa", "twelve castles", "eleven castles or more"):
        assert amount(state, kingdom, name) == 0


@pytest.mark.parametrize(("castles", "eleven", "twelve"), [(10, 0, 0), (11, 1, 0), (12, 1, 1)])
def test_being_close_to_the_thirteenth_castle_is_told(castles, eleven, twelve):
    state = opening()
    areas = box.areas_in(state.board)[:castles]
    state.land[box.LEON] = sum(1 << area for area in areas)
    assert amount(state, box.LEON, "eleven castles or more") == eleven
    assert amount(state, box.LEON, "twelve castles") == twelve


def test_an_automa_is_known_and_what_it_has_deployed():
    state = opening(1, cid=True)
    kingdom = box.ALMORAVIDES
    assert amount(state, kingdom, "automa") == 1
    assert amount(state, box.CID, "automa") == 0
    state.army[kingdom], state.posted[kingdom] = [22, 22], [0]
    assert amount(state, kingdom, "strength of deployed Troops") == 2 * STRENGTH[22]
    assert amount(state, kingdom, "deployed Responses") == 1


def test_it_is_due_where_a_round_begins():
    state = GAME.new(GAME.options(), 6)
    assert not standing.due(state)
    settle(GAME, state, Dice(1), None)
    assert standing.due(state)
    attack = next(a for a in GAME.legal(state, 0) if 3 < a < 60)
    GAME.apply(state, 0, attack)
    assert not standing.due(state)


def test_a_shared_victory_counts_in_parts_and_when_el_cid_loses_the_almoravids_have_won():
    state = opening()
    state.winners = 1 << box.LEON | 1 << box.SEVILLA
    won = standing.won(state)
    assert won[state.place[box.LEON]] == won[state.place[box.SEVILLA]] == 0.5
    assert sum(won) == 1
    state = opening(1, cid=True)
    assert standing.won(state)[state.place[box.ALMORAVIDES]] == 1


def test_it_is_learned_at_tables_that_exist():
    for options, seats in standing.TABLES:
        assert GAME.fit(GAME.options(**options), seats) is None
