"""The Events (§5.4): a table of what each does once it is played and aimed.

``state.pick`` is the area or kingdom aimed at, -1 where an optional effect found none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafureria.core.event import Event
from tafureria.games.taifa import agenda, attack, deal, targets
from tafureria.games.taifa.agenda import first, push, second
from tafureria.games.taifa.board import (
    W_ALCAZARES,
    W_ATALAYA,
    W_ORDENES,
    W_PARIA,
    W_REGADIOS,
    W_REPOBLACION,
    W_TROVADORES,
    eyes_of,
    is_automa,
    lower_bonus,
    others,
    put_garrison,
    raise_bonus,
    set_free,
)
from tafureria.games.taifa.events import Barred, Kept, Looked, Played
from tafureria.games.taifa.pieces import (
    ALANDALUS,
    ALCAZARES,
    ALIANZA,
    ALMORAVIDES,
    ATALAYA,
    CAMPANA_C,
    CAMPANA_CID,
    CAMPANA_M,
    CHRISTIAN,
    COMERCIO,
    CONSPIRACION,
    CRUZADOS,
    DESIGNS,
    ESCUELA,
    FAITH,
    JUDIA,
    JUICIO,
    MERCENARIOS,
    MONASTERIOS,
    MOZARABES,
    MURALLAS_C,
    MURALLAS_M,
    MUSLIM,
    NOBODY,
    ORDENES,
    OUT_OF_GAME,
    PARIA,
    PERMANENT,
    RAZZIA_C,
    RAZZIA_M,
    REBELION,
    REGADIOS,
    RENDICION,
    REPOBLACION,
    SANTIAGO,
    SEDUCCION,
    SUCESION_C,
    SUCESION_M,
    TREGUA,
    TROVADORES,
    faith_of,
)
from tafureria.games.taifa.state import (
    AGAIN_AREA,
    AGAIN_BONUS,
    AGAIN_KINGDOM,
    AIM_AREA,
    AIM_KINGDOM,
    KEEP,
    PARIA_GIFTS,
    SWAP,
    TAKE,
    State,
)
from tafureria.games.taifa.turn import lay_permanent

Effect = Callable[[State, int, int, list[Event] | None], None]
MONASTERY_CARDS: Final = 4
SWAP_MOST: Final = 3
WALLS: Final = (MURALLAS_M, MURALLAS_C)
"""Cards that are aimed twice."""


def play(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """§5.4 An Event is shown; a person's target follows, then its effect, then it is put away."""
    state.card = card
    state.pick = NOBODY
    if out is not None:
        out.append(Played(reino=kingdom, card=card))
    push(state, agenda.FINISH_CARD, kingdom, card)
    if is_automa(state, kingdom):
        return
    push(state, agenda.EFFECT, kingdom, card)
    if targets.kind_of(state, card) == targets.NOTHING:
        return
    push(state, agenda.AIM, kingdom, card)
    if card in WALLS:
        push(state, agenda.EFFECT, kingdom, card)
        push(state, agenda.AIM, kingdom, card)


def step_aim(state: State, x: int, out: list[Event] | None) -> None:
    """§5.4 A person aims the card; an optional effect without a target is left out."""
    del out
    kingdom, card = first(x), second(x)
    state.cand = targets.for_people(state, kingdom, card)
    state.pick = NOBODY
    if state.cand:
        state.phase = AIM_AREA if targets.kind_of(state, card) == targets.AREA else AIM_KINGDOM
        state.asked = 1 << kingdom


def step_effect(state: State, x: int, out: list[Event] | None) -> None:
    """§5.4 What the card does."""
    effect = EFFECTS[second(x)]
    if effect is not None:
        effect(state, first(x), second(x), out)


def step_finish_card(state: State, x: int, out: list[Event] | None) -> None:
    """§5.4 Put away only now: in front of its kingdom, out of the game, or to its own discards."""
    del out
    kingdom, card = first(x), second(x)
    state.card = NOBODY
    if PERMANENT[card]:
        lay_permanent(state, kingdom, card)
    elif OUT_OF_GAME[card]:
        state.gone.append(card)
    else:
        deal.to_discards(state, card)


def bar(state: State, kingdom: int, other: int, out: list[Event] | None) -> None:
    """The two may not use the Attack action on each other until the end of the turn."""
    state.bans[kingdom] |= 1 << other
    state.bans[other] |= 1 << kingdom
    if out is not None:
        out.append(Barred(reino=kingdom, otro=other))


# --- Muslim deck -------------------------------------------------------------------------------


def _comercio(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """M07 Both draw one of their own deck, the player first; then +1 each."""
    del card, out
    other = state.pick
    push(state, agenda.TRADE, kingdom, other)
    deal.draw(state, other, FAITH[other], 1)
    deal.draw(state, kingdom, FAITH[kingdom], 1)


def step_trade(state: State, x: int, out: list[Event] | None) -> None:
    """M07 The bonuses of the trade."""
    raise_bonus(state, first(x), 1, out)
    raise_bonus(state, second(x), 1, out)


def _paria(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """M08 Gifts now and before the action of each later round of the turn."""
    del card, out
    state.watch[W_PARIA] = kingdom
    state.given = 0
    push(state, agenda.GIVE_PARIA, kingdom)


def step_give_paria(state: State, x: int, out: list[Event] | None) -> None:
    """M08 One card at most to each kingdom."""
    del out
    kingdom = first(x)
    if state.hand[kingdom] and state.given != others(state, kingdom):
        state.phase, state.asked = PARIA_GIFTS, 1 << kingdom


def _escuela(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """M09 +2."""
    del card
    raise_bonus(state, kingdom, 2, out)


def _event_attack(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """M10, C22, M21, M22 An attack with the card's dice and no Troops."""
    attack.announce(state, kingdom, state.pick, card, [], out)


def _razzia(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """M11, C18 A random card, face up."""
    del kingdom, card, out
    push(state, agenda.LOSE_CARD, state.pick)


def _mercenarios(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """M13 A person chooses a played Response."""
    del card, out
    state.phase, state.asked = TAKE, 1 << kingdom


def _sucesion(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """M14, C13 This card and up to two more for new ones of the card's deck."""
    del out
    state.aside = []
    push(state, agenda.END_SWAP, kingdom, card)
    push(state, agenda.ASK_SWAP, kingdom, card)


def step_ask_swap(state: State, x: int, out: list[Event] | None) -> None:
    """M14, C13 A person sets aside no more than can be drawn."""
    del out
    kingdom, card = first(x), second(x)
    most = min(SWAP_MOST, targets.drawable(state, faith_of(card)))
    if state.hand[kingdom] and len(state.aside) + 1 < most and not is_automa(state, kingdom):
        state.phase, state.asked = SWAP, 1 << kingdom


def step_end_swap(state: State, x: int, out: list[Event] | None) -> None:
    """M14, C13 As many new cards; the old ones are discarded only then."""
    del out
    kingdom, card, phase = first(x), second(x), x >> 20
    if phase == 0:
        push(state, agenda.END_SWAP, kingdom, card, 1)
        deal.draw(state, kingdom, faith_of(card), len(state.aside) + 1)
        return
    for old in state.aside:
        deal.to_discards(state, old)
    state.aside = []


def _regadios(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """M15 +1 now, and again at each own Discard action."""
    del card
    state.watch[W_REGADIOS] = kingdom
    raise_bonus(state, kingdom, 1, out)


def _judia(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """M16 One card of each deck, one kept (the automa: see ``automa``)."""
    del card, out
    state.aside = []
    push(state, agenda.KEEP_ONE, kingdom)
    deal.draw_aside(state, kingdom, CHRISTIAN, 1)
    deal.draw_aside(state, kingdom, MUSLIM, 1)


def step_keep_one(state: State, x: int, out: list[Event] | None) -> None:
    """M16, C07 Of several cards one is kept; a single one needs no choice."""
    kingdom = first(x)
    if len(state.aside) > 1 and not is_automa(state, kingdom):
        state.phase, state.asked = KEEP, 1 << kingdom
    elif state.aside:
        keep(state, kingdom, state.aside[0], out)


def keep(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """M16, C07 The card goes to the hand, the others face up to their own discards."""
    state.aside.remove(card)
    rest = sorted(state.aside)
    state.aside = []
    deal.gain(state, kingdom, card)
    for other in rest:
        deal.to_discards(state, other)
    if out is not None:
        out.append(Kept(reino=kingdom, card=card, cards=rest, eyes=eyes_of(state, kingdom)))


def _alcazares(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """M17 Own areas of printed 2 read 3."""
    del card, out
    state.watch[W_ALCAZARES] = kingdom


def _atalaya(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """M12 Sees attacks on it; no incursion of an automa."""
    del card, out
    state.watch[W_ATALAYA] = kingdom


def _alandalus(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """M18 Two for the player, one for every other Muslim kingdom, clockwise."""
    del card, out
    size = len(state.order)
    for turn in range(size - 1, 0, -1):
        other = state.order[(state.place[kingdom] + turn) % size]
        if FAITH[other] == MUSLIM:
            deal.draw(state, other, MUSLIM, 1)
    deal.draw(state, kingdom, MUSLIM, 2)


def _seduccion(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """M19 A random card changes hands."""
    del card, out
    push(state, agenda.STEAL_CARD, kingdom, state.pick)


def _garrison(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """M20, C21, C16 A garrison in the area picked."""
    if state.pick != NOBODY:
        put_garrison(state, state.pick, out)
    if card == REPOBLACION:
        state.watch[W_REPOBLACION] = kingdom


# --- Christian deck ----------------------------------------------------------------------------


def _monasterios(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """C07 Up to four of the Christian deck, one kept."""
    del card, out
    state.aside = []
    push(state, agenda.KEEP_ONE, kingdom)
    deal.draw_aside(state, kingdom, CHRISTIAN, MONASTERY_CARDS)


def _rendicion(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """C08 The independent area is taken without dice."""
    del card
    attack.take_area(state, kingdom, state.pick, out)


def _ordenes(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """C09 A bordering Muslim kingdom -1 now, and one at each own Discard action."""
    del card
    state.watch[W_ORDENES] = kingdom
    if state.pick != NOBODY:
        lower_bonus(state, state.pick, out)


def _tregua(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """C10 No Attack action between the two."""
    del card
    bar(state, kingdom, state.pick, out)


def _santiago(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """C11 Two of the Christian deck."""
    del card, out
    deal.draw(state, kingdom, CHRISTIAN, 2)


def _juicio(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """C12 Four dice against four."""
    del card, out
    attack.judge(state, kingdom, state.pick)


def _alianza(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """C14 +1 for both, and no Attack action between them."""
    del card
    raise_bonus(state, kingdom, 1, out)
    raise_bonus(state, state.pick, 1, out)
    bar(state, kingdom, state.pick, out)


def _cruzados(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """C15 +1 die for every Christian Troop that attacks a Muslim kingdom."""
    del kingdom, card, out
    state.crusade = True


def _campana_cid(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """C17 The area becomes independent; in the scenario the Almorávides discard their top card."""
    del card
    if state.cid:
        if state.hand[ALMORAVIDES]:
            push(state, agenda.DISCARD_TOP, ALMORAVIDES)
    else:
        set_free(state, kingdom, state.pick, out)


def _trovadores(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """C19 The bonus cannot drop."""
    del card, out
    state.watch[W_TROVADORES] = kingdom


def _mozarabes(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """C20 Look at all cards of a Muslim kingdom; an automa's pile is then shuffled."""
    del card
    other = state.pick
    if out is not None:
        cards = sorted(state.hand[other])
        out.append(Looked(reino=kingdom, otro=other, cards=cards, eyes=eyes_of(state, kingdom)))
    if is_automa(state, other):
        push(state, agenda.MIX_PILE, other, len(state.hand[other]) - 1)


def _table() -> list[Effect | None]:
    table: list[Effect | None] = [None] * DESIGNS
    for card, effect in (
        (COMERCIO, _comercio),
        (PARIA, _paria),
        (ESCUELA, _escuela),
        (CAMPANA_M, _event_attack),
        (RAZZIA_M, _razzia),
        (ATALAYA, _atalaya),
        (MERCENARIOS, _mercenarios),
        (SUCESION_M, _sucesion),
        (REGADIOS, _regadios),
        (JUDIA, _judia),
        (ALCAZARES, _alcazares),
        (ALANDALUS, _alandalus),
        (SEDUCCION, _seduccion),
        (MURALLAS_M, _garrison),
        (REBELION, _event_attack),
        (CONSPIRACION, _event_attack),
        (MONASTERIOS, _monasterios),
        (RENDICION, _rendicion),
        (ORDENES, _ordenes),
        (TREGUA, _tregua),
        (SANTIAGO, _santiago),
        (JUICIO, _juicio),
        (SUCESION_C, _sucesion),
        (ALIANZA, _alianza),
        (CRUZADOS, _cruzados),
        (REPOBLACION, _garrison),
        (CAMPANA_CID, _campana_cid),
        (RAZZIA_C, _razzia),
        (TROVADORES, _trovadores),
        (MOZARABES, _mozarabes),
        (MURALLAS_C, _garrison),
        (CAMPANA_C, _event_attack),
    ):
        table[card] = effect
    return table


EFFECTS: Final = _table()

# --- §5.5: what a Discard action sets off ------------------------------------------------------


AGAIN: Final = (W_REGADIOS, W_ORDENES, W_REPOBLACION)


def step_after_discard(state: State, x: int, out: list[Event] | None) -> None:
    """§5.5 Regadíos, Órdenes, Repoblación repeat, in this order; a person may leave each out."""
    kingdom, stage = first(x), second(x)
    while state.watch[AGAIN[stage]] != kingdom:
        stage += 1
        if stage == len(AGAIN):
            return
    if stage < 2:
        push(state, agenda.AFTER_DISCARD, kingdom, stage + 1)
    if stage == 0:
        if is_automa(state, kingdom):
            raise_bonus(state, kingdom, 1, out)
        elif state.bonus[kingdom] < 2:
            state.phase, state.asked = AGAIN_BONUS, 1 << kingdom
        return
    card = ORDENES if stage == 1 else REPOBLACION
    state.cand = targets.for_people(state, kingdom, card)
    if state.cand and not is_automa(state, kingdom):
        state.phase = AGAIN_KINGDOM if stage == 1 else AGAIN_AREA
        state.asked = 1 << kingdom
    elif state.cand:
        push(state, agenda.AUTO_AGAIN, kingdom, card, 1)
