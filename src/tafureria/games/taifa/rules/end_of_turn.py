"""The end of a turn (§6): cards return to their decks, or leave the game."""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.games.taifa import cards, events
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.rules import agenda, deal, end_of_game
from tafureria.games.taifa.state import State


def step_end_turn(state: State, x: int, out: Out) -> None:
    """§6 Discards, permanents and undrawn cards are shuffled, each religion apart; hands are kept."""
    del x
    left: list[int] = []
    back = sorted(state.discards[box.MUSLIM] + state.discards[box.CHRISTIAN])
    for kingdom in state.order:
        for card in state.permanents[kingdom]:
            if cards.OUT_OF_GAME[card]:
                left.append(card)
            else:
                deal.to_discards(state, card)
                back.append(card)
        state.permanents[kingdom] = []
    state.gone += left
    for deck in (box.MUSLIM, box.CHRISTIAN):
        pile = state.decks[deck] + state.discards[deck]
        state.decks[deck] = [st.HIDDEN] * len(pile) if state.shadow else sorted(pile)
        state.discards[deck] = []
    state.bans = [0] * box.KINGDOMS
    state.truce = box.NOBODY
    state.crusade = False
    state.watch = [box.NOBODY] * cards.WATCHES
    if out is not None:
        out.append(events.TurnEnded(turn=state.turn, cards=left, back=back))
    if state.turn < state.turns:
        agenda.push(state, agenda.START_TURN)
    elif state.cid:
        end_of_game.count_cid(state, out)
    else:
        end_of_game.count_castles(state, out)
