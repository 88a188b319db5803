"""Encodes a seat's view like ``tensor.py``, but straight from the state: the same numbers, faster."""

from __future__ import annotations

from typing import Final

from tafureria.core.bits import count_of
from tafureria.core.shapes import Seat
from tafureria.core.sparse import Sparse
from tafureria.games.taifa import board, cards
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.cards import DESIGNS
from tafureria.games.taifa.pieces import AREAS, KINGDOMS
from tafureria.games.taifa.seeing import DEEDS
from tafureria.games.taifa.state import State
from tafureria.games.taifa.tensor import HIT, KINDS, PER_KINGDOM

PHASES: Final = len(KINDS)
DEED_COUNT: Final = len(DEEDS)
AIMING: Final = (st.AIM_AREA, st.AIM_KINGDOM, st.AGAIN_AREA, st.AGAIN_KINGDOM)


def encode(state: State, seat: Seat, to: Sparse) -> None:
    """Write what *seat* sees, in the order of ``tensor.LAYOUT``."""
    phase = state.phase
    own = state.kingdoms[seat] if 0 <= seat < state.seats else box.NOBODY
    if state.asked:
        to.one_hot(phase, PHASES)
    else:
        to.one_hot(PHASES - 1 if state.ending else st.WAITING, PHASES)
    to.one_hot(own, KINGDOMS)
    to.one_hot(state.active, KINGDOMS)
    to.part(state.turn, 3.0)
    to.part(state.passes, 6.0)
    to.part(len(state.decks[0]), 45.0)
    to.part(len(state.decks[1]), 45.0)
    owned = 0
    for kingdom in range(KINGDOMS):
        owned |= state.land[kingdom]
    to.bits((state.board & ~owned) >> 1, AREAS)
    for kingdom in range(KINGDOMS):
        to.bits((state.land[kingdom] & state.board) >> 1, AREAS)
    to.bits(state.garrison >> 1, AREAS)
    if own == box.NOBODY:
        to.skip(DESIGNS)
    else:
        to.counts(state.hands[own], DESIGNS)
    # Cards drawn to choose from are secret; cards set aside to be swapped are public.
    if own == state.active or state.card in (cards.SUCESION_C, cards.SUCESION_M):
        to.counts(state.aside, DESIGNS)
    else:
        to.skip(DESIGNS)
    to.one_hot(state.card, DESIGNS)
    to.counts(state.discards[0] + state.discards[1], DESIGNS)
    to.bits(state.candidates if state.asked and phase in AIMING else 0, AREAS + 1)
    to.one_hot(state.deed, DEED_COUNT)
    to.one_hot(state.attacker, KINGDOMS)
    to.one_hot(state.defender, KINGDOMS)
    to.one_hot(max(0, state.target), AREAS + 1)
    to.one_hot(state.pick if phase == st.REWARD and state.asked else 0, AREAS + 1)
    to.bits(state.spent >> 1, AREAS)
    to.part(state.event_dice, 5.0)
    to.part(len(state.laid_by), 5.0)
    to.number(_hits(state.attack_dice))
    to.number(_hits(state.defence_dice))
    to.counts(_laid(state, own), DESIGNS)
    awaited = board.awaited(state, own)
    for kingdom in range(KINGDOMS):
        if state.in_play >> kingdom & 1:
            _write_kingdom(to, state, kingdom, awaited)
        else:
            to.skip(PER_KINGDOM)


def _laid(state: State, own: int) -> list[int]:
    """The cards of the deed that *own* sees; those that are -1 in ``view.laid`` are left out."""
    if not state.laid_by:
        return []
    peeking = own != box.NOBODY and state.watch[cards.W_ATALAYA] == own == state.defender and state.peeked
    out = []
    for i, kingdom in enumerate(state.laid_by):
        if (
            state.turned
            or kingdom == own
            or state.seat_of[kingdom] < 0
            or (peeking and kingdom == state.attacker)
        ):
            out.append(state.laid_card[i])
    return out


def _write_kingdom(to: Sparse, state: State, kingdom: int, awaited: int) -> None:
    to.flag(True)
    to.flag(state.seat_of[kingdom] >= 0)
    to.flag(awaited >> kingdom & 1 == 1)
    to.part(count_of(state.land[kingdom]), 13.0)
    to.part(state.bonus[kingdom], 2.0)
    to.part(len(state.hands[kingdom]), 10.0)
    to.flag(kingdom == state.truce)
    to.flag(state.winners >> kingdom & 1 == 1)
    to.bits(state.bans[kingdom] & state.in_play, KINGDOMS)
    to.counts(state.army[kingdom], DESIGNS)
    to.counts(state.posted[kingdom], DESIGNS)
    to.counts(state.permanents[kingdom], DESIGNS)


def _hits(dice: list[int]) -> float:
    hits = 0
    for die in dice:
        if die >= HIT:
            hits += 1
    return hits / 5
