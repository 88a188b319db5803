"""The Judgment of God (C12): a roll for an area, but no attack."""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Out
from tafureria.games.taifa import board, cards
from tafureria.games.taifa import state as st
from tafureria.games.taifa.rules import agenda, deed, responses
from tafureria.games.taifa.rules.agenda import push
from tafureria.games.taifa.rules.deed import ATTACK_SIDE, DEFENCE_SIDE
from tafureria.games.taifa.state import State

COURSE: Final = (agenda.REVEAL_JUDGMENT, agenda.COUNT_ANSWERS, agenda.ASK_ANSWERS)
"""C12 Steps after the area is named, the next one last."""


def begin(state: State, kingdom: int, area: int) -> None:
    """C12 All are asked whether they add dice to either roll."""
    deed.begin(state, st.JUDGMENT, kingdom, state.owner[area], area)
    state.event_dice = cards.JUDGMENT_DICE
    state.todo += COURSE


def step_reveal_judgment(state: State, x: int, out: Out) -> None:
    """C12 Four dice against four, plus those of cards; no garrisons. More hits take the area (``attack``)."""
    del x
    for side, kingdom in ((ATTACK_SIDE, state.attacker), (DEFENCE_SIDE, state.defender)):
        if board.is_automa(state, kingdom):
            responses.answer(state, kingdom, side, out)
    deed.turn_up(state, out)
    push(state, agenda.DISCARD_USED)
    push(state, agenda.SETTLE)
    for side in (DEFENCE_SIDE, ATTACK_SIDE):
        deed.roll(state, side, cards.JUDGMENT_DICE + deed.added_dice(state, side))
