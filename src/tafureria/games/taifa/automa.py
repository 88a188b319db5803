"""The automa (§9), exactly: turns up a card, strikes, raids, plays what it can, discards the rest."""

from __future__ import annotations

from tafureria.core.event import Event
from tafureria.games.taifa import agenda, attack, cards, deal, reasons, targets
from tafureria.games.taifa.agenda import first, push, second, third
from tafureria.games.taifa.board import (
    W_ATALAYA,
    attackable,
    bordering,
    lower_bonus,
    put_garrison,
    with_cards,
)
from tafureria.games.taifa.events import CidHanded, Decided, Discarded, Taken, TurnedUp, decision
from tafureria.games.taifa.pieces import (
    CHRISTIAN,
    CID,
    EL_CID,
    EVENT,
    EVENT_DICE,
    FAITH,
    JUDIA,
    MERCENARIOS,
    MONASTERIOS,
    MOZARABES,
    MUSLIM,
    NOBODY,
    OFFENSIVE,
    ORDENES,
    PARIA,
    RESPONSE,
    STRENGTH,
    SUCESION_C,
    SUCESION_M,
    areas_in,
    faith_of,
)
from tafureria.games.taifa.state import CHOICE_DIE, DECK_DIE, State

ENOUGH = 3
"""§9.2 A bot attacks as soon as its army is stronger than this."""
LOW_FACE = 3
"""§9.5 The highest face that chooses the lowest area, or the first kingdom counterclockwise."""

# --- §9.5: the die of choice -------------------------------------------------------------------


def choose(state: State, kingdom: int, kind: int, mask: int, out: list[Event] | None) -> None:
    """§9.5 A single candidate needs no die; otherwise the die decides between the two ends."""
    state.cand, state.again = mask, kind
    state.chance_a = kingdom
    if mask & (mask - 1):
        state.chance = CHOICE_DIE
    else:
        _chosen(state, mask.bit_length() - 1, 0, out)


def _because(state: State, why: int, limit: int) -> None:
    """The reason that the next choice will be told with."""
    state.why, state.limit = why, limit


def chosen_by_die(state: State, face: int, out: list[Event] | None) -> None:
    """§9.5 1 to 3: lowest area, first kingdom counterclockwise; 4 to 6: highest, first clockwise."""
    mask, low = state.cand, face <= LOW_FACE
    if state.again == targets.AREA:
        pick = (mask & -mask).bit_length() - 1 if low else mask.bit_length() - 1
    else:
        size = len(state.order)
        at = state.place[state.chance_a]
        turns = range(size - 1, 0, -1) if low else range(1, size)
        pick = next(k for k in (state.order[(at + turn) % size] for turn in turns) if mask >> k & 1)
    _chosen(state, pick, face, out)


def _chosen(state: State, pick: int, face: int, out: list[Event] | None) -> None:
    state.pick = pick
    if out is None:
        return
    is_area = state.again == targets.AREA
    among = areas_in(state.cand)
    out.append(
        Decided(
            reino=state.chance_a,
            why=state.why,
            card=None if state.card == NOBODY else state.card,
            area=pick if is_area else None,
            otro=None if is_area else pick,
            limit=state.limit,
            face=face,
            areas=among if is_area else [],
            reinos=[] if is_area else among,
        )
    )


def _tell(out: list[Event] | None, kingdom: int, why: int, card: int | None = None, limit: int = 0) -> None:
    if out is not None:
        out.append(decision(kingdom, why, card, limit=limit))


# --- §9.1: its round ---------------------------------------------------------------------------


def step_turn_up(state: State, x: int, out: list[Event] | None) -> None:
    """§9.1 The top card is revealed and played."""
    kingdom = first(x)
    card = state.hand[kingdom].pop()
    if out is not None:
        out.append(TurnedUp(reino=kingdom, card=card))
    if OFFENSIVE[card]:
        _offensive(state, kingdom, card, out)
    elif STRENGTH[card]:
        state.army[kingdom].append(card)
        _muster(state, kingdom, card, out)
    elif RESPONSE[card]:
        if state.cid and card == EL_CID:
            deal.gain(state, CID, card)
            if out is not None:
                out.append(CidHanded(reino=kingdom, otro=CID, card=card))
            return
        state.posted[kingdom].append(card)
        _tell(out, kingdom, reasons.POSTS, card)
    elif EVENT[card]:
        _event(state, kingdom, card, out)


def army_strength(state: State, kingdom: int) -> int:
    """§9.2 Printed numbers of the deployed Troops."""
    return sum([STRENGTH[card] for card in state.army[kingdom]])


def _muster(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """§9.2 Stronger than 3: it attacks at once, or waits for more if no area is weaker."""
    strength = army_strength(state, kingdom)
    if strength <= ENOUGH:
        _tell(out, kingdom, reasons.MUSTERS, card, strength)
        return
    mask = targets.strongest(state, attackable(state, kingdom), strength)
    if mask:
        _strike(state, kingdom, mask, reasons.STRIKES, out)
    else:
        _tell(out, kingdom, reasons.NO_WEAKER_AREA, card, strength)


def _strike(state: State, kingdom: int, mask: int, why: int, out: list[Event] | None) -> None:
    push(state, agenda.AUTO_STRIKE, kingdom)
    _because(state, why, army_strength(state, kingdom))
    choose(state, kingdom, targets.AREA, mask, out)


def step_auto_strike(state: State, x: int, out: list[Event] | None) -> None:
    """§9.2 All deployed Troops attack."""
    kingdom = first(x)
    army = state.army[kingdom]
    state.army[kingdom] = []
    attack.announce(state, kingdom, state.pick, NOBODY, army, out)


def raidable(state: State, kingdom: int) -> int:
    """§9.3 Bordering kingdoms with cards, not behind Atalaya nor the scenario's truce."""
    mask = with_cards(state, bordering(state, kingdom))
    if state.watch[W_ATALAYA] != NOBODY:
        mask &= ~(1 << state.watch[W_ATALAYA])
    if state.truce == kingdom:
        mask &= ~(1 << CID)
    return mask


def _offensive(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """§9.3 The content is ignored: attack, or else an incursion, or else the Discard action."""
    strength = army_strength(state, kingdom)
    mask = targets.strongest(state, attackable(state, kingdom), strength) if strength else 0
    if mask:
        deal.to_discards(state, card)
        _strike(state, kingdom, mask, reasons.OFFENSIVE_STRIKE, out)
        return
    mask = raidable(state, kingdom)
    if mask:
        push(state, agenda.AUTO_RAID, kingdom, card)
        _because(state, reasons.OFFENSIVE_RAID, strength)
        choose(state, kingdom, targets.KINGDOM, mask, out)
        return
    _tell(out, kingdom, reasons.OFFENSIVE_DISCARD, card, strength)
    discard(state, kingdom, card, out)


def step_auto_raid(state: State, x: int, out: list[Event] | None) -> None:
    """§9.3 The card is the price of the incursion."""
    attack.raid(state, first(x), state.pick, second(x), out)


def discard(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """§9.1, §5.5 A card that cannot be played: the Discard action, with all that it sets off."""
    deal.to_discards(state, card)
    if out is not None:
        out.append(Discarded(reino=kingdom, card=card))
    push(state, agenda.AFTER_DISCARD, kingdom)


# --- §9.1: events ------------------------------------------------------------------------------


def _event(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """§9.1, §9.5, §9.6 Plays an event at once, if it can."""
    kind = targets.kind_of(state, card)
    mask = targets.for_automa(state, kingdom, card) if kind != targets.NOTHING else 0
    unaimed = kind != targets.NOTHING and not mask and card not in targets.OPTIONAL
    nothing = card == MERCENARIOS and not targets.spent_responses(state)
    empty = card in (SUCESION_M, SUCESION_C) and not targets.drawable(state, faith_of(card))
    if unaimed or nothing or empty or card in (PARIA, MOZARABES):
        _tell(out, kingdom, reasons.UNPLAYABLE, card)
        discard(state, kingdom, card, out)
        return
    cards.play(state, kingdom, card, out)
    if card == JUDIA:
        push(state, agenda.AUTO_DECK, kingdom)
    elif card == MERCENARIOS:
        _take_last(state, kingdom, out)
    elif card in cards.WALLS:
        push(state, agenda.AUTO_SECOND_WALL, kingdom, card)
        push(state, agenda.EFFECT, kingdom, card)
    else:
        if card in (SUCESION_M, SUCESION_C):
            _tell(out, kingdom, reasons.DRAWS_ITSELF, card)
        elif card == MONASTERIOS:
            _tell(out, kingdom, reasons.KEEPS_FIRST, card)
        push(state, agenda.EFFECT, kingdom, card)
    if mask:
        _because(state, reasons.TARGET, EVENT_DICE[card])
        choose(state, kingdom, kind, mask, out)


def step_second_wall(state: State, x: int, out: list[Event] | None) -> None:
    """M20, C21 A second own castle, the first left out."""
    kingdom, card = first(x), second(x)
    mask = targets.for_automa(state, kingdom, card)
    if mask:
        push(state, agenda.EFFECT, kingdom, card)
        _because(state, reasons.TARGET, 0)
        choose(state, kingdom, targets.AREA, mask, out)


def step_auto_again(state: State, x: int, out: list[Event] | None) -> None:
    """§5.5 C09 and C16 again, the target by die: first the choice, then the effect."""
    kingdom, card = first(x), second(x)
    if third(x):
        push(state, agenda.AUTO_AGAIN, kingdom, card)
        kind = targets.KINGDOM if card == ORDENES else targets.AREA
        _because(state, reasons.EFFECT_AGAIN, 0)
        choose(state, kingdom, kind, state.cand, out)
    elif card == ORDENES:
        lower_bonus(state, state.pick, out)
    else:
        put_garrison(state, state.pick, out)


def step_auto_deck(state: State, x: int, out: list[Event] | None) -> None:
    """M16 One die decides the deck; if one is exhausted the other, without a die."""
    del out
    kingdom = first(x)
    have = [targets.drawable(state, deck) > 0 for deck in (MUSLIM, CHRISTIAN)]
    if have[MUSLIM] and have[CHRISTIAN]:
        state.chance, state.chance_a = DECK_DIE, kingdom
    elif have[MUSLIM]:
        deal.draw(state, kingdom, MUSLIM, 1)
    elif have[CHRISTIAN]:
        deal.draw(state, kingdom, CHRISTIAN, 1)


def deck_by_die(state: State, face: int, out: list[Event] | None) -> None:
    """M16 1 to 3 the Muslim deck, 4 to 6 the Christian one."""
    kingdom = state.chance_a
    deck = MUSLIM if face <= LOW_FACE else CHRISTIAN
    if out is not None:
        out.append(decision(kingdom, reasons.DECK_BY_DIE, JUDIA, face=face, limit=deck))
    deal.draw(state, kingdom, deck, 1)


def _take_last(state: State, kingdom: int, out: list[Event] | None) -> None:
    """M13 The last discarded Response of its own deck, then of the other."""
    own = FAITH[kingdom]
    for deck in (own, 1 - own):
        pile = state.discard[deck]
        for at in range(len(pile) - 1, -1, -1):
            if RESPONSE[pile[at]]:
                card = pile.pop(at)
                _tell(out, kingdom, reasons.TAKES_LAST, card)
                deal.gain(state, kingdom, card)
                if out is not None:
                    out.append(Taken(reino=kingdom, card=card))
                return
