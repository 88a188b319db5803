"""The automa (§9), to the letter: it turns up a card, then attacks, raids, plays or discards it."""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Out
from tafureria.core.shapes import Card, Mask
from tafureria.games.taifa import board, cards, events, reasons
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.cards import STRENGTH
from tafureria.games.taifa.rules import agenda, attack, bonus, by_card, deal, discarding, incursion, targets
from tafureria.games.taifa.rules import events as event_cards
from tafureria.games.taifa.rules.agenda import first, push, second, third
from tafureria.games.taifa.rules.automata_events import LOW_FACE
from tafureria.games.taifa.state import State

ENOUGH: Final = 3
"""§9.2 A bot attacks as soon as its army is stronger than this."""

# --- §9.5: the die of choice -------------------------------------------------------------------


def choose(state: State, kingdom: int, kind: int, mask: Mask, out: Out) -> None:
    """§9.5 Choose from the mask: a single candidate needs no die, else the die picks one of the two ends."""
    state.candidates, state.again = mask, kind
    state.chance_a = kingdom
    if mask & (mask - 1):
        state.chance = st.CHOICE_DIE
    else:
        _chosen(state, mask.bit_length() - 1, 0, out)


def _because(state: State, why: int, limit: int) -> None:
    """Set the reason, and the strength that counts, for the next choice's event."""
    state.why, state.limit = why, limit


def chosen_by_die(state: State, face: int, out: Out) -> None:
    """§9.5 1 to 3: lowest area, first kingdom counterclockwise; 4 to 6: highest, first clockwise."""
    mask, low = state.candidates, face <= LOW_FACE
    if state.again == cards.AREA:
        pick = (mask & -mask).bit_length() - 1 if low else mask.bit_length() - 1
    else:
        size = len(state.order)
        at = state.place[state.chance_a]
        turns = range(size - 1, 0, -1) if low else range(1, size)
        pick = next(k for k in (state.order[(at + turn) % size] for turn in turns) if mask >> k & 1)
    _chosen(state, pick, face, out)


def _chosen(state: State, pick: int, face: int, out: Out) -> None:
    state.pick = pick
    if out is None:
        return
    is_area = state.again == cards.AREA
    among = box.areas_in(state.candidates)
    out.append(
        events.Decided(
            kingdom=state.chance_a,
            why=state.why,
            card=None if state.card == box.NOBODY else state.card,
            area=pick if is_area else None,
            other=None if is_area else pick,
            limit=state.limit,
            face=face,
            areas=among if is_area else [],
            kingdoms=[] if is_area else among,
        )
    )


def _tell(out: Out, kingdom: int, why: int, card: Card | None = None, limit: int = 0) -> None:
    if out is not None:
        out.append(events.decision(kingdom, why, card, limit=limit))


# --- §9.1: its round ---------------------------------------------------------------------------


def step_turn_up(state: State, x: int, out: Out) -> None:
    """§9.1 The top card is revealed and played."""
    kingdom = first(x)
    card = state.hands[kingdom].pop()
    if out is not None:
        out.append(events.TurnedUp(kingdom=kingdom, card=card))
    if cards.OFFENSIVE[card]:
        _offensive(state, kingdom, card, out)
    elif STRENGTH[card]:
        state.army[kingdom].append(card)
        _muster(state, kingdom, card, out)
    elif cards.IS_RESPONSE[card]:
        if state.cid and card == cards.EL_CID:
            deal.gain(state, box.CID, card)
            if out is not None:
                out.append(events.CidHanded(kingdom=kingdom, other=box.CID, card=card))
            return
        state.posted[kingdom].append(card)
        _tell(out, kingdom, reasons.POSTS, card)
    elif cards.IS_EVENT[card]:
        _event(state, kingdom, card, out)


def army_strength(state: State, kingdom: int) -> int:
    """§9.2 Sum of the printed strengths of the deployed Troops."""
    return sum([STRENGTH[card] for card in state.army[kingdom]])


def _muster(state: State, kingdom: int, card: Card, out: Out) -> None:
    """§9.2 An army stronger than 3 attacks at once, or waits for more Troops if no area is weaker."""
    strength = army_strength(state, kingdom)
    if strength <= ENOUGH:
        _tell(out, kingdom, reasons.MUSTERS, card, strength)
        return
    mask = targets.strongest(state, board.attackable(state, kingdom), strength)
    if mask:
        _strike(state, kingdom, mask, reasons.STRIKES, out)
    else:
        _tell(out, kingdom, reasons.NO_WEAKER_AREA, card, strength)


def _strike(state: State, kingdom: int, mask: Mask, why: int, out: Out) -> None:
    push(state, agenda.AUTO_STRIKE, kingdom)
    _because(state, why, army_strength(state, kingdom))
    choose(state, kingdom, cards.AREA, mask, out)


def step_auto_strike(state: State, x: int, out: Out) -> None:
    """§9.2 All deployed Troops attack."""
    kingdom = first(x)
    army = state.army[kingdom]
    state.army[kingdom] = []
    attack.announce(state, kingdom, state.pick, box.NOBODY, army, out)


def raidable(state: State, kingdom: int) -> int:
    """§9.3 Bordering kingdoms with cards that neither Atalaya nor the scenario's truce protects."""
    mask = board.with_cards(state, board.bordering(state, kingdom))
    if state.watch[cards.W_ATALAYA] != box.NOBODY:
        mask &= ~(1 << state.watch[cards.W_ATALAYA])
    if state.truce == kingdom:
        mask &= ~(1 << box.CID)
    return mask


def _offensive(state: State, kingdom: int, card: Card, out: Out) -> None:
    """§9.3 Ignore the text of the card: attack, or else make an incursion, or else discard the card."""
    strength = army_strength(state, kingdom)
    mask = targets.strongest(state, board.attackable(state, kingdom), strength) if strength else 0
    if mask:
        deal.to_discards(state, card)
        _strike(state, kingdom, mask, reasons.OFFENSIVE_STRIKE, out)
        return
    mask = raidable(state, kingdom)
    if mask:
        push(state, agenda.AUTO_RAID, kingdom, card)
        _because(state, reasons.OFFENSIVE_RAID, strength)
        choose(state, kingdom, cards.KINGDOM, mask, out)
        return
    _tell(out, kingdom, reasons.OFFENSIVE_DISCARD, card, strength)
    discarding.put_down(state, kingdom, card, out)


def step_auto_raid(state: State, x: int, out: Out) -> None:
    """§9.3 The card pays for the incursion."""
    incursion.begin(state, first(x), state.pick, second(x), out)


# --- §9.1: events ------------------------------------------------------------------------------


def _event(state: State, kingdom: int, card: Card, out: Out) -> None:
    """§9.1, §9.5, §9.6 Play an Event at once if it can be played, else discard it."""
    aim = by_card.aim_of(state, card)
    mask = by_card.for_automa(state, kingdom, card) if aim != cards.NOTHING else 0
    unaimed = aim != cards.NOTHING and not mask and not cards.OPTIONAL[card]
    plays = by_card.BOT_PLAYS[card]
    if unaimed or plays is None or not by_card.has_what_it_needs(state, kingdom, card):
        _tell(out, kingdom, reasons.UNPLAYABLE, card)
        discarding.put_down(state, kingdom, card, out)
        return
    event_cards.show(state, kingdom, card, out)
    plays(state, kingdom, card, out)
    if mask:
        _because(state, reasons.TARGET, cards.EVENT_DICE[card])
        choose(state, kingdom, aim, mask, out)


def step_second_wall(state: State, x: int, out: Out) -> None:
    """M20, C21 Garrison a second castle of its own, other than the first."""
    kingdom, card = first(x), second(x)
    mask = by_card.for_automa(state, kingdom, card)
    if mask:
        push(state, agenda.EFFECT, kingdom, card)
        _because(state, reasons.TARGET, 0)
        choose(state, kingdom, cards.AREA, mask, out)


def step_auto_again(state: State, x: int, out: Out) -> None:
    """§5.5 Repeat C09 or C16: first a die chooses the target, then comes the effect."""
    kingdom, card = first(x), second(x)
    if third(x):
        push(state, agenda.AUTO_AGAIN, kingdom, card)
        kind = cards.KINGDOM if card == cards.ORDENES else cards.AREA
        _because(state, reasons.EFFECT_AGAIN, 0)
        choose(state, kingdom, kind, state.candidates, out)
    elif card == cards.ORDENES:
        bonus.lower_bonus(state, state.pick, out)
    else:
        bonus.put_garrison(state, state.pick, out)
