"""What the scenario of El Cid adds (§10): his truce. Set-up: ``setting_up``; victory: ``end_of_game``."""

from __future__ import annotations

from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Mask
from tafureria.games.taifa import actions, events, rulebook
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.rules import agenda
from tafureria.games.taifa.state import State


def step_name_truce(state: State, x: int, out: Out) -> None:
    """§10.2 El Cid is asked for a Christian kingdom, before the draw."""
    del x, out
    agenda.ask(state, st.TRUCE, box.CID)


def _christians(state: State) -> Mask:
    """§10.2 Christian kingdoms that El Cid may name."""
    return sum(1 << k for k in state.order if box.FAITH[k] == box.CHRISTIAN and k != box.CID)


def legal_truce(state: State, kingdom: int) -> list[Action]:
    """§10.2 Castilla or Condados."""
    del kingdom
    return actions.with_kingdoms(actions.KINGDOM, _christians(state))


def check_truce(state: State, kingdom: int, action: Action) -> Rule | None:
    """§10.2 A Christian kingdom, compulsory."""
    del kingdom
    other = actions.kingdom(action)
    if other == box.NOBODY:
        return rulebook.COMPULSORY if action == actions.ENOUGH else rulebook.WRONG_PHASE
    return None if _christians(state) >> other & 1 else rulebook.A_CHRISTIAN


def truce(state: State, kingdom: int, action: Action, out: Out) -> None:
    """§10.2 No Attack action between the two, no incursion by the other on El Cid."""
    other = actions.kingdom(action)
    state.truce = other
    state.bans[kingdom] |= 1 << other
    state.bans[other] |= 1 << kingdom
    if out is not None:
        out.append(events.TruceNamed(kingdom=kingdom, other=other))
