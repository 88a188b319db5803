"""How the view of one seat, or of the table, is made: everything public, and its own cards."""

from __future__ import annotations

from typing import Final

from tafureria.core.shapes import Seat
from tafureria.games.taifa import actions, board, cards
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.state import State
from tafureria.games.taifa.view import View

DEEDS: Final = ("attack", "event", "incursion", "judgment")


def see(state: State, seat: Seat) -> View:
    """The position as *seat* sees it."""
    own = state.kingdoms[seat] if 0 <= seat < state.seats else box.NOBODY
    chooser = state.active
    awaited = board.awaited(state, own)
    order = list(state.order)
    in_play = box.areas_in(state.board)
    owners = [-2] * (box.AREAS + 1)
    owner = state.owner
    for area in in_play:
        owners[area] = owner[area]
    reward = state.pick if state.phase == st.REWARD and state.asked else 0
    return View(
        seat=seat,
        phase=st.PHASES[state.phase] if state.asked else (st.OVER if state.ending else st.PHASES[st.WAITING]),
        kingdom=own,
        order=order,
        seats=[state.seat_of[k] for k in order],
        turn=state.turn,
        turns=state.turns,
        active=state.active,
        passes=state.passes,
        asked=[k for k in order if awaited >> k & 1],
        board=in_play,
        owners=owners,
        garrisons=box.areas_in(state.garrison),
        castles=[state.land[k].bit_count() for k in order],
        bonus=[state.bonus[k] for k in order],
        cards=[len(state.hands[k]) for k in order],
        army=[state.army[k][:] for k in order],
        posted=[state.posted[k][:] for k in order],
        permanents=[state.permanents[k][:] for k in order],
        bans=[[other for other in order if state.bans[k] >> other & 1] for k in order],
        truce=state.truce,
        decks=[len(deck) for deck in state.decks],
        discards=[pile[:] for pile in state.discards],
        gone=state.gone[:],
        hand=[] if own == box.NOBODY else state.hands[own][:],
        answers=[] if own == box.NOBODY else [actions.notation(a) for a in state.commits[own]],
        card=state.card,
        aside=_aside(state, own, chooser),
        aside_count=len(state.aside),
        candidates=_candidates(state),
        deed="" if state.deed < 0 else DEEDS[state.deed],
        deed_card=state.deed_card,
        attacker=state.attacker,
        defender=state.defender,
        target=max(0, state.target),
        event_dice=state.event_dice,
        laid=_laid(state, own),
        spent=box.areas_in(state.spent),
        removed=state.removed[:],
        attack_dice=state.attack_dice[:],
        defence_dice=state.defence_dice[:],
        given=[k for k in order if state.given >> k & 1],
        reward=reward,
        winners=[k for k in order if state.winners >> k & 1],
    )


def _laid(state: State, own: int) -> list[list[int]]:
    """The cards laid in the deed under way, as rows of kingdom, card, side and dice; -1, -1, 0 face down."""
    rows = []
    peeking = own != box.NOBODY and state.watch[cards.W_ATALAYA] == own == state.defender and state.peeked
    for k, card, side, dice in zip(
        state.laid_by, state.laid_card, state.laid_side, state.laid_dice, strict=True
    ):
        open_ = state.turned or k == own or state.seat_of[k] < 0
        open_ = open_ or (peeking and k == state.attacker)
        rows.append([k, card, side, dice] if open_ else [k, -1, -1, 0])
    return rows


def _aside(state: State, own: int, chooser: int) -> list[int]:
    """Cards set aside that *own* sees: those drawn to choose from are secret, those to be swapped public."""
    open_ = state.card in (cards.SUCESION_C, cards.SUCESION_M) or own == chooser
    return state.aside[:] if open_ else []


def _candidates(state: State) -> list[int]:
    if not state.asked or state.phase not in (st.AIM_AREA, st.AIM_KINGDOM, st.AGAIN_AREA, st.AGAIN_KINGDOM):
        return []
    return box.areas_in(state.candidates)
