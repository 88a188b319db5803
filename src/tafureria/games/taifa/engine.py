"""Moves the game on: an action or an outcome of chance, then the agenda until somebody must choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafureria.core.chance import Source
from tafureria.core.event import Event
from tafureria.games.taifa import actions, agenda, attack, automa, cards, deal, deed, turn
from tafureria.games.taifa.board import eyes_of, lower_bonus, put_garrison, raise_bonus
from tafureria.games.taifa.deed_events import Chose, Laid
from tafureria.games.taifa.events import Aimed, Declined, Gifting, Given, SetAside, Taken
from tafureria.games.taifa.pieces import EVENTS, NOBODY, ORDENES, PARIA, STRENGTH, faith_of
from tafureria.games.taifa.state import (
    AGAIN_AREA,
    AGAIN_BONUS,
    AGAIN_KINGDOM,
    AIM_AREA,
    AIM_KINGDOM,
    CARD_DRAWN,
    CARD_LOST,
    CARD_STOLEN,
    CHOICE_DIE,
    DECK_DIE,
    DIE_ROLLED,
    GARRISONS,
    GIFT_CARD,
    KEEP,
    LAY,
    NO_CHANCE,
    NONE,
    PARIA_GIFTS,
    PILE_MIXED,
    PRICE,
    REWARD,
    ROUND,
    SORTIE,
    SWAP,
    TAKE,
    TRUCE,
    UNSEEN,
    State,
)

Step = Callable[[State, int, list[Event] | None], None]
SECRET_STEPS: Final = (
    agenda.COUNT_ANSWERS,
    agenda.REVEAL,
    agenda.SHOW_RELIC,
    agenda.SHOW_HAKIM,
    agenda.TURN_UP,
    agenda.DISCARD_TOP,
)
"""Steps before which a shadow waits to be told."""


def _steps() -> list[Step]:
    table: dict[int, Step] = {
        agenda.START_TURN: turn.step_start_turn,
        agenda.NAME_TRUCE: turn.step_name_truce,
        agenda.FILL_HANDS: turn.step_fill_hands,
        agenda.DRAW: deal.step_draw,
        agenda.RESET_BONUSES: turn.step_reset_bonuses,
        agenda.OPEN_ROUND: turn.step_open_round,
        agenda.ASK_ROUND: turn.step_ask_round,
        agenda.NEXT_KINGDOM: turn.step_next_kingdom,
        agenda.END_TURN: turn.step_end_turn,
        agenda.LAY_CARDS: attack.step_lay_cards,
        agenda.PEEK: attack.step_peek,
        agenda.ASK_ANSWERS: deed.step_ask_answers,
        agenda.COUNT_ANSWERS: deed.step_count_answers,
        agenda.ASK_GARRISONS: attack.step_ask_garrisons,
        agenda.REVEAL: attack.step_reveal,
        agenda.SORTIES: attack.step_sorties,
        agenda.MUSTER: attack.step_muster,
        agenda.ROLL_DICE: deed.step_roll_dice,
        agenda.ASK_RELIC: attack.step_ask_relic,
        agenda.SHOW_RELIC: attack.step_show_relic,
        agenda.ASK_HAKIM: attack.step_ask_hakim,
        agenda.SHOW_HAKIM: attack.step_show_hakim,
        agenda.SETTLE: attack.step_settle,
        agenda.DISCARD_USED: deed.step_discard_used,
        agenda.CHOOSE_REWARD: attack.step_choose_reward,
        agenda.LOSE_BONUS: attack.step_lose_bonus,
        agenda.LOSE_CARD: deal.step_lose,
        agenda.STEAL_CARD: deal.step_steal,
        agenda.AIM: cards.step_aim,
        agenda.EFFECT: cards.step_effect,
        agenda.FINISH_CARD: cards.step_finish_card,
        agenda.GIVE_PARIA: cards.step_give_paria,
        agenda.TRADE: cards.step_trade,
        agenda.KEEP_ONE: cards.step_keep_one,
        agenda.ASK_SWAP: cards.step_ask_swap,
        agenda.END_SWAP: cards.step_end_swap,
        agenda.MIX_PILE: deal.step_mix,
        agenda.AFTER_DISCARD: cards.step_after_discard,
        agenda.TURN_UP: automa.step_turn_up,
        agenda.AUTO_STRIKE: automa.step_auto_strike,
        agenda.AUTO_RAID: automa.step_auto_raid,
        agenda.DISCARD_TOP: deal.step_discard_top,
        agenda.AUTO_AGAIN: automa.step_auto_again,
        agenda.AUTO_SECOND_WALL: automa.step_second_wall,
        agenda.AUTO_DECK: automa.step_auto_deck,
    }
    return [table[code] for code in range(agenda.STEPS)]


STEPS: Final = _steps()


def run(state: State, out: list[Event] | None) -> None:
    """Work the agenda off until chance or people are waited for, or the game is over."""
    todo, shadow = state.todo, state.shadow
    while todo and not (state.chance or state.asked):
        x = todo.pop()
        if shadow and x & 63 in SECRET_STEPS:
            todo.append(x)
            return
        STEPS[x & 63](state, x, out)


def deal_on(state: State, source: Source, out: list[Event] | None) -> None:
    """Chance until somebody must choose, as one by one; rolls and runs of cards each in one go."""
    while state.chance != NO_CHANCE:
        if state.chance == DIE_ROLLED:
            deed.throw(state, source, out)
            run(state, out)
        elif state.chance == CARD_DRAWN:
            deal.draw_all(state, source, out)
            run(state, out)
        else:
            befall(state, deal.outcome(state, source.below(deal.weight(state))), out)


def befall(state: State, outcome: int, out: list[Event] | None) -> None:
    """An outcome of chance."""
    kind = state.chance
    state.chance = NO_CHANCE
    if kind == DIE_ROLLED:
        deed.rolled(state, deed.face_of(state, outcome), out)
    elif kind == CARD_DRAWN:
        deal.drawn(state, outcome, out)
    elif kind == CHOICE_DIE:
        automa.chosen_by_die(state, deed.face_of(state, outcome), out)
    elif kind == CARD_LOST:
        deal.lost(state, outcome, out)
    elif kind == CARD_STOLEN:
        deal.stolen(state, outcome, out)
    elif kind == PILE_MIXED:
        deal.mixed(state, outcome, out)
    else:
        assert kind == DECK_DIE
        automa.deck_by_die(state, deed.face_of(state, outcome), out)
    if state.chance == NO_CHANCE:
        run(state, out)


def act(state: State, kingdom: int, action: int, out: list[Event] | None) -> None:
    """A legal action of a person."""
    phase = state.phase
    if phase in UNSEEN:
        deed.commit(state, kingdom, action, out)
    else:
        state.asked = 0
        if phase == ROUND:
            _round(state, kingdom, action, out)
        elif phase == LAY:
            _lay(state, kingdom, action, out)
        elif action == actions.ENOUGH:
            if phase == GARRISONS:
                attack.end_of_laying(kingdom, out)
            elif out is not None:
                out.append(Declined(reino=kingdom))
        else:
            _choice(state, phase, kingdom, action, out)
    if not state.asked:
        state.phase = NONE
        run(state, out)


def _round(state: State, kingdom: int, action: int, out: list[Event] | None) -> None:
    """§5 One action."""
    if action == actions.PASS:
        turn.do_pass(state, kingdom, out)
        return
    if actions.GIFT <= action < actions.EVENT:
        _announce_gift(state, kingdom, action - actions.GIFT, out)
        return
    state.passes = 0
    agenda.push(state, agenda.NEXT_KINGDOM)
    if action <= actions.AREA:
        area = action - actions.ATTACK
        attack.announce(state, kingdom, area, NOBODY, [], out)
    elif action < actions.GIFT:
        state.pick = action - actions.INCURSION
        state.phase, state.asked = PRICE, 1 << kingdom
        if out is not None:
            out.append(Aimed(reino=kingdom, card=None, area=None, otro=state.pick))
    elif action < actions.DISCARD:
        card = EVENTS[action - actions.EVENT]
        deal.take_out(state, kingdom, card)
        cards.play(state, kingdom, card, out)
    else:
        card = action - actions.DISCARD
        deal.take_out(state, kingdom, card)
        automa.discard(state, kingdom, card, out)


def _announce_gift(state: State, kingdom: int, other: int, out: list[Event] | None) -> None:
    """M08 To whom; the card follows."""
    state.pick = other
    state.phase, state.asked = GIFT_CARD, 1 << kingdom
    if out is not None:
        out.append(Gifting(reino=kingdom, otro=other))


def give(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """M08 The gift, and the ban that it brings."""
    other = state.pick
    deal.take_out(state, kingdom, card)
    deal.gain(state, other, card)
    state.given |= 1 << other
    if out is not None:
        eyes = eyes_of(state, kingdom) | eyes_of(state, other)
        out.append(Given(reino=kingdom, otro=other, card=card, eyes=eyes))
    cards.bar(state, kingdom, other, out)
    if state.card == PARIA:
        agenda.push(state, agenda.GIVE_PARIA, kingdom)
    else:
        agenda.push(state, agenda.ASK_ROUND)


def lay_one(state: State, kingdom: int, card: int, dice: int, out: list[Event] | None) -> None:
    """§5.1.2 One card of the attacker, face down."""
    deal.take_out(state, kingdom, card)
    deed.lay(state, kingdom, card, actions.ATTACKER, dice)
    if out is not None:
        out.append(Laid(reino=kingdom, card=card, dice=dice, eyes=eyes_of(state, kingdom)))
    agenda.push(state, agenda.LAY_CARDS)


def _lay(state: State, kingdom: int, action: int, out: list[Event] | None) -> None:
    if action == actions.ENOUGH:
        attack.end_of_laying(kingdom, out)
    elif action >= actions.ROLL:
        card, dice, _ = actions.ROLLS[action - actions.ROLL]
        lay_one(state, kingdom, card, dice, out)
    else:
        card = action - actions.CARD
        lay_one(state, kingdom, card, STRENGTH[card], out)


def _choice(state: State, phase: int, kingdom: int, action: int, out: list[Event] | None) -> None:
    """One choice that an action or a card left open."""
    card = action - actions.CARD
    area = action - actions.AREA
    other = action - actions.KINGDOM
    if phase == PRICE:
        deal.take_out(state, kingdom, card)
        attack.raid(state, kingdom, state.pick, card, out)
    elif phase == GIFT_CARD:
        give(state, kingdom, card, out)
    elif phase == GARRISONS:
        attack.spend_garrison(state, area, out)
        agenda.push(state, agenda.ASK_GARRISONS)
    elif phase == SORTIE:
        attack.remove_troop(state, card, out)
    elif phase == REWARD:
        _chose(kingdom, action, out)
        attack.reward(state, kingdom, state.pick, action == actions.GARRISON, out)
    elif phase in (AIM_AREA, AIM_KINGDOM):
        _aim(state, kingdom, area if phase == AIM_AREA else other, phase == AIM_AREA, out)
    elif phase == PARIA_GIFTS:
        _announce_gift(state, kingdom, action - actions.GIFT, out)
    elif phase == KEEP:
        cards.keep(state, kingdom, card, out)
    elif phase == SWAP:
        deal.take_out(state, kingdom, card)
        state.aside.append(card)
        agenda.push(state, agenda.ASK_SWAP, kingdom, state.card)
        if out is not None:
            out.append(SetAside(reino=kingdom, card=card))
    elif phase == TAKE:
        state.discard[faith_of(card)].remove(card)
        deal.gain(state, kingdom, card)
        if out is not None:
            out.append(Taken(reino=kingdom, card=card))
    elif phase == AGAIN_BONUS:
        _chose(kingdom, action, out)
        raise_bonus(state, kingdom, 1, out)
    elif phase == AGAIN_KINGDOM:
        _chose(kingdom, action, out)
        if out is not None:
            out.append(Aimed(reino=kingdom, card=ORDENES, area=None, otro=other))
        lower_bonus(state, other, out)
    elif phase == AGAIN_AREA:
        _chose(kingdom, action, out)
        put_garrison(state, area, out)
    else:
        assert phase == TRUCE
        turn.name_truce(state, other, out)


def _chose(kingdom: int, action: int, out: list[Event] | None) -> None:
    if out is not None:
        out.append(Chose(reino=kingdom, action=action))


def _aim(state: State, kingdom: int, pick: int, is_area: bool, out: list[Event] | None) -> None:
    state.pick = pick
    if out is not None:
        out.append(
            Aimed(
                reino=kingdom,
                card=state.card,
                area=pick if is_area else None,
                otro=None if is_area else pick,
            )
        )
