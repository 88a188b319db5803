"""A table set as a test wants it: gold, cards owned since an earlier turn, and the row of this turn."""

from __future__ import annotations

from tafureria.core.game import play as core_play
from tafureria.core.game import seats_in
from tafureria.games.espada_negra import GAME, rules, turn
from tafureria.games.espada_negra.conditions import NAMES
from tafureria.games.espada_negra.options import Options
from tafureria.games.espada_negra.state import DRAW_OFFICE


def kind(deck, model, condition=None):
    """A card of the deck by names; any of its copies when no condition is named."""
    for k in range(deck.kinds):
        named = deck.models[deck.card_model[k]].name == model
        if named and condition in (None, NAMES[deck.card_condition[k]]):
            return k
    raise AssertionError(f"no {model} in {deck.name}")


def table(
    seats=3,
    row=(),
    gold=None,
    cards=None,
    conditions=(),
    chair=0,
    out=None,
    **options,
):
    """A game in its first turn with the first card on the block.

    *cards* gives each seat names of models that it owns since before; *row* names the first cards of
    the row, the rest of it is Campesinos or what the deck begins with.
    """
    options = Options(**options)
    state = GAME.new(options, seats)
    deck = state.deck
    if state.phase == DRAW_OFFICE:
        GAME.apply(state, -1, chair)
        state.gold = [10] * seats
    for name in conditions:
        state.to_set_aside += 1
        state.conditions[NAMES.index(name)] += 1
    for seat, names in (cards or {}).items():
        for name in names:
            model = [m.name for m in deck.models].index(name)
            state.owned[seat * deck.count + model] += 1
            state.fresh += [seat, model]
    row = list(row) + [deck.models[0].name] * (state.per_turn - len(row))
    state.queue = [kind(deck, name) for name in row]
    state.left -= len(row)
    turn.begin_turn(state, out)
    if gold is not None:
        state.gold = list(gold)
    rules._next_card(state, out)
    return state


def play(state, *moves):
    """Carry out ``(seat, "puja 3")`` or ``"puja 3"`` (whoever is asked alone); the events that follow."""
    out = []
    for move in moves:
        seat, words = move if isinstance(move, tuple) else (None, move)
        if seat is None:
            (seat,) = seats_in(GAME.waiting(state))
        action = GAME.parse(words)
        assert action is not None, words
        core_play(GAME, state, seat, action, out)
    return out


def bids(state, *amounts):
    """Everybody who is asked bids, in the order of seats; 0 is a pass."""
    asked = seats_in(GAME.waiting(state))
    assert len(asked) == len(amounts), (asked, amounts)
    return play(state, *((s, f"puja {n}" if n else "pasa") for s, n in zip(asked, amounts, strict=True)))


def phase(state):
    return GAME.view(state, -1).phase


def asked(state):
    return seats_in(GAME.waiting(state))


def why(state, seat, words):
    """The rule that refuses this, or ``None``."""
    return GAME.check(state, seat, GAME.parse(words))


def fate(state, place=0):
    """Who got the card at this place of the row: a seat, -1 nobody yet, -2 discarded."""
    return state.fate[place]


def told(events, tag):
    """The events with this tag."""
    return [e for e in events if e.__struct_config__.tag == tag]
