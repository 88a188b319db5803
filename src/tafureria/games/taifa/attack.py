"""The attack in its steps (§5.1, §5.2), the incursion (§5.3) and the Judgment of God (C12)."""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Event
from tafureria.games.taifa import actions, agenda, answers, deal, deed, reasons, turn
from tafureria.games.taifa.agenda import first, push, second
from tafureria.games.taifa.board import (
    W_ATALAYA,
    eyes_of,
    is_automa,
    lower_bonus,
    put_garrison,
    raise_bonus,
    set_free,
    value,
)
from tafureria.games.taifa.deed import ATTACK_SIDE, DEFENCE_SIDE
from tafureria.games.taifa.deed_events import (
    Afterwards,
    Ambushed,
    Attacks,
    Conquered,
    GarrisonSpent,
    HakimShown,
    Held,
    NoForce,
    Peeked,
    Ready,
    RelicShown,
    Sortied,
)
from tafureria.games.taifa.events import RaidEnded, Raids, decision
from tafureria.games.taifa.pieces import (
    EMBOSCADA,
    EVENT_DICE,
    FIRST_CHRISTIAN,
    HAKIM,
    JUDGMENT_DICE,
    MOST_BONUS,
    MUSLIMS,
    NEIGHBOURS,
    NOBODY,
    RELIQUIA,
    SALIDA_C,
    SALIDA_M,
    STRENGTH,
)
from tafureria.games.taifa.state import (
    ATTACK_ACTION,
    EVENT_ATTACK,
    GARRISONS,
    HAKIM_PICK,
    JUDGMENT,
    LAY,
    RAID,
    RELIC,
    REWARD,
    SORTIE,
    State,
)

ATTACK_COURSE: Final = (
    agenda.REVEAL,
    agenda.ASK_GARRISONS,
    agenda.COUNT_ANSWERS,
    agenda.ASK_ANSWERS,
)
"""§5.1.3 to §5.1.5 What follows when the attacker has laid, the next step last: against a person,"""
DEED_COURSE: Final = (agenda.REVEAL, agenda.COUNT_ANSWERS, agenda.ASK_ANSWERS)
"""and where nobody is asked for garrisons (against an automa or independents, §5.3, C12)."""
HAKIM_COURSE: Final = (agenda.SHOW_HAKIM, agenda.ASK_HAKIM)
"""M06 After every attack by action."""

# --- §5.1.1, §5.1.2: announced and laid --------------------------------------------------------


def announce(
    state: State, kingdom: int, area: int, card: int, army: list[int], out: list[Event] | None
) -> None:
    """§5.1.1 An attack by action or by event on an area; an automa's army is laid open at once."""
    defender = state.owner[area]
    deed.begin(state, ATTACK_ACTION if card == NOBODY else EVENT_ATTACK, kingdom, defender, area)
    state.event_dice, state.deed_card = (0 if card == NOBODY else EVENT_DICE[card]), card
    for troop in army:
        deed.lay(state, kingdom, troop, ATTACK_SIDE, STRENGTH[troop])
    if out is not None:
        out.append(
            Attacks(
                reino=kingdom,
                area=area,
                otro=None if defender == NOBODY else defender,
                card=None if card == NOBODY else card,
                cards=army,
            )
        )
    if defender == NOBODY or is_automa(state, defender):
        state.todo += DEED_COURSE
    else:
        state.todo += ATTACK_COURSE
        if state.watch[W_ATALAYA] == defender:
            push(state, agenda.PEEK)
    if is_automa(state, kingdom):
        answers.answer(state, kingdom, ATTACK_SIDE, out)
    else:
        push(state, agenda.LAY_CARDS)


def step_lay_cards(state: State, x: int, out: list[Event] | None) -> None:
    """§5.1.2 A person lays Troops and cards that add dice, face down; in an event attack only these."""
    del x, out
    if state.hand[state.attacker]:
        state.phase, state.asked = LAY, 1 << state.attacker


def end_of_laying(kingdom: int, out: list[Event] | None) -> None:
    """The kingdom has laid, or announced, all it wants."""
    if out is not None:
        out.append(Ready(reino=kingdom))


def step_peek(state: State, x: int, out: list[Event] | None) -> None:
    """M12 Between step 2 and 3 the owner of the watchtower sees the attacker's cards."""
    del x
    owner = state.defender
    state.peeked = True
    if out is not None:
        out.append(
            Peeked(
                reino=owner,
                otro=state.attacker,
                cards=state.laid_card[:],
                dice=state.laid_n[:],
                eyes=eyes_of(state, owner),
            )
        )


# --- §5.1.4: garrisons -------------------------------------------------------------------------


def garrisons_at_hand(state: State) -> int:
    """§5.1.4 The defender's own garrisons in and next to the area, not yet announced."""
    near = NEIGHBOURS[state.target] | 1 << state.target
    return state.garrison & near & state.land[state.defender] & ~state.spent


def step_ask_garrisons(state: State, x: int, out: list[Event] | None) -> None:
    """§5.1.4 A person may spend any of them; an automa's follows its answer."""
    del x, out
    if garrisons_at_hand(state):
        state.phase, state.asked = GARRISONS, 1 << state.defender


def spend_garrison(state: State, area: int, out: list[Event] | None) -> None:
    """§5.1.4 One die each; announced now, gone once cards are turned up and no ambush ends the attack."""
    state.spent |= 1 << area
    if out is not None:
        out.append(GarrisonSpent(reino=state.defender, area=area))


# --- §5.1.5: turned up -------------------------------------------------------------------------


def step_reveal(state: State, x: int, out: list[Event] | None) -> None:
    """§5.1.4, §5.1.5 The automa that defends says how, all is turned up; ambush, sorties, then dice."""
    del x
    if state.deed == RAID:
        _reveal_raid(state, out)
        return
    if state.deed == JUDGMENT:
        _reveal_judgment(state, out)
        return
    automa = state.defender != NOBODY and is_automa(state, state.defender)
    if automa:
        answers.answer(state, state.defender, DEFENCE_SIDE, out)
        if out is not None and _defends_with_garrison(state):
            out.append(decision(state.defender, reasons.OWN_GARRISON, area=state.target))
    deed.turn_up(state, out)
    if EMBOSCADA in state.laid_card:
        _ambush(state, out)
        return
    if automa and _defends_with_garrison(state):
        spend_garrison(state, state.target, out)
    state.garrison &= ~state.spent
    sorties = state.laid_card.count(SALIDA_M) + state.laid_card.count(SALIDA_C)
    if sorties:
        push(state, agenda.MUSTER)
        push(state, agenda.SORTIES, sorties)
    else:
        step_muster(state, agenda.MUSTER, out)


def _defends_with_garrison(state: State) -> bool:
    """§9.4 An automa always spends the garrison of the area, unless its own Ambush ends the attack."""
    own_ambush = state.laid_card[-1:] == [EMBOSCADA] and state.laid_k[-1] == state.defender
    return state.garrison >> state.target & 1 == 1 and not own_ambush


def _ambush(state: State, out: list[Event] | None) -> None:
    """M05 The whole attack is cancelled; garrisons announced are kept."""
    who = state.laid_k[state.laid_card.index(EMBOSCADA)]
    state.spent = 0
    if out is not None:
        out.append(Ambushed(reino=who, otro=state.attacker, area=state.target))
    push(state, agenda.DISCARD_USED)
    if state.deed == ATTACK_ACTION:
        state.todo += HAKIM_COURSE


def step_sorties(state: State, x: int, out: list[Event] | None) -> None:
    """M04, C05 Each sortie takes out one Troop of the attacker's choice."""
    left = deed.troops_left(state)
    if not left:
        return
    if first(x) > 1:
        push(state, agenda.SORTIES, first(x) - 1)
    if is_automa(state, state.attacker):
        weakest = min(left, key=lambda card: STRENGTH[card])
        if out is not None:
            out.append(decision(state.attacker, reasons.WEAKEST_TROOP, weakest))
        remove_troop(state, weakest, out)
    elif min(left) == max(left):
        remove_troop(state, left[0], out)
    else:
        state.phase, state.asked = SORTIE, 1 << state.attacker


def remove_troop(state: State, card: int, out: list[Event] | None) -> None:
    """The Troop leaves the attack; it will be discarded with the rest."""
    state.removed.append(card)
    if out is not None:
        out.append(Sortied(reino=state.attacker, card=card))


def step_muster(state: State, x: int, out: list[Event] | None) -> None:
    """§5.2 How many dice each side throws; an attack without Troops left fails without dice."""
    del x
    troops = deed.troops_left(state)
    push(state, agenda.DISCARD_USED)
    if state.deed == ATTACK_ACTION and not troops:
        if out is not None:
            out.append(NoForce(reino=state.attacker, area=state.target))
        state.todo += HAKIM_COURSE
        return
    attack = state.event_dice + sum([STRENGTH[card] for card in troops]) + deed.added_dice(state, ATTACK_SIDE)
    if state.crusade and state.defender != NOBODY and MUSLIMS >> state.defender & 1:
        attack += sum(1 for card in troops if card >= FIRST_CHRISTIAN)
    defence = value(state, state.target) + state.spent.bit_count() + deed.added_dice(state, DEFENCE_SIDE)
    push(state, agenda.SETTLE)
    if state.deed == ATTACK_ACTION:
        state.todo += HAKIM_COURSE
    push(state, agenda.SHOW_RELIC, attack, defence)
    push(state, agenda.ASK_RELIC)
    deed.roll(state, DEFENCE_SIDE, defence)
    deed.roll(state, ATTACK_SIDE, attack)


# --- after the roll ----------------------------------------------------------------------------


def step_ask_relic(state: State, x: int, out: list[Event] | None) -> None:
    """C06 Attacker and defender are asked at once, whatever they hold."""
    del x, out
    mask = 1 << state.attacker
    if state.defender != NOBODY:
        mask |= 1 << state.defender
    deed.ask(state, RELIC, mask)


def step_show_relic(state: State, x: int, out: list[Event] | None) -> None:
    """C06 All own dice again, once; an automa only when it is losing."""
    if out is not None:
        shown = [kingdom for kingdom in state.order if state.commits[kingdom]]
        out.append(Afterwards(reinos=shown, cards=[]))
    for side, kingdom in ((ATTACK_SIDE, state.attacker), (DEFENCE_SIDE, state.defender)):
        if kingdom == NOBODY:
            continue
        if state.commits[kingdom]:
            state.commits[kingdom].clear()
            deal.take_out(state, kingdom, RELIQUIA)
        elif not (is_automa(state, kingdom) and answers.relic(state, kingdom, side, out)):
            continue
        state.relics |= 1 << kingdom
        if out is not None:
            out.append(RelicShown(reino=kingdom))
        deed.roll(state, side, first(x) if side == ATTACK_SIDE else second(x))


def step_ask_hakim(state: State, x: int, out: list[Event] | None) -> None:
    """M06 Attacker, defender and all that laid a card are asked at once, whatever they hold."""
    del x, out
    mask = 1 << state.attacker
    if state.defender != NOBODY:
        mask |= 1 << state.defender
    for kingdom in state.laid_k:
        mask |= 1 << kingdom
    deed.ask(state, HAKIM_PICK, mask)


def step_show_hakim(state: State, x: int, out: list[Event] | None) -> None:
    """M06 One Troop laid in the attack goes to a hand before the rest is discarded."""
    del x
    if out is not None:
        shown = [kingdom for kingdom in state.order if state.commits[kingdom]]
        troops = [state.commits[kingdom][0] - actions.CARD for kingdom in shown]
        out.append(Afterwards(reinos=shown, cards=troops))
    sides = (state.attacker, state.defender)
    for kingdom in state.order:
        if state.commits[kingdom]:
            card = state.commits[kingdom][0] - actions.CARD
            state.commits[kingdom].clear()
            deal.take_out(state, kingdom, HAKIM)
        elif kingdom in sides and is_automa(state, kingdom):
            card = answers.hakim(state, kingdom, out)
            if card < 0:
                continue
        else:
            continue
        recover(state, kingdom, card, out)


def recover(state: State, kingdom: int, card: int, out: list[Event] | None) -> None:
    """M06 The Troop leaves the deed and goes to the hand, or on top of the pile."""
    at = state.laid_card.index(card)
    for column in (state.laid_k, state.laid_card, state.laid_side, state.laid_n):
        del column[at]
    deal.gain(state, kingdom, card)
    state.used = [HAKIM]
    if out is not None:
        out.append(HakimShown(reino=kingdom, card=card))


# --- §5.1.6: who holds the area ----------------------------------------------------------------


def step_settle(state: State, x: int, out: list[Event] | None) -> None:
    """§5.1.6, §5.2 More hits win; a tie is the defender's (an incursion needs one hit)."""
    del x
    attack, defence = deed.hits(state.att_dice), deed.hits(state.def_dice)
    if state.deed == RAID:
        if out is not None:
            out.append(RaidEnded(reino=state.attacker, otro=state.defender, won=attack > 0))
        if attack:
            push(state, agenda.LOSE_CARD, state.defender)
    elif attack > defence:
        if state.deed == EVENT_ATTACK:
            set_free(state, state.attacker, state.target, out)
        else:
            take_area(state, state.attacker, state.target, out)
    elif out is not None:
        owner = None if state.defender == NOBODY else state.defender
        out.append(Held(reino=state.attacker, area=state.target, otro=owner))


def take_area(state: State, kingdom: int, area: int, out: list[Event] | None) -> None:
    """§5.1.6, §7, §8 Castle for castle; the thirteenth wins at once; reward first, then the loss."""
    loser = state.owner[area]
    if loser != NOBODY:
        state.land[loser] &= ~(1 << area)
    state.garrison &= ~(1 << area)
    state.owner[area] = kingdom
    state.land[kingdom] |= 1 << area
    if out is not None:
        out.append(Conquered(reino=kingdom, area=area, otro=None if loser == NOBODY else loser))
    if turn.sudden_victory(state, kingdom, out):
        return
    if loser != NOBODY:
        push(state, agenda.LOSE_BONUS, loser)
    push(state, agenda.CHOOSE_REWARD, kingdom, area)


def step_choose_reward(state: State, x: int, out: list[Event] | None) -> None:
    """§5.1.6 Bonus or garrison; §9.4 an automa takes the garrison only at +2."""
    kingdom, area = first(x), second(x)
    if not is_automa(state, kingdom):
        state.pick = area
        state.phase, state.asked = REWARD, 1 << kingdom
        return
    full = state.bonus[kingdom] == MOST_BONUS
    if out is not None:
        why = reasons.REWARD_GARRISON if full else reasons.REWARD_BONUS
        out.append(decision(kingdom, why, area=area))
    reward(state, kingdom, area, full, out)


def reward(state: State, kingdom: int, area: int, garrison: bool, out: list[Event] | None) -> None:
    """§5.1.6 The reward chosen."""
    if garrison:
        put_garrison(state, area, out)
    else:
        raise_bonus(state, kingdom, 1, out)


def step_lose_bonus(state: State, x: int, out: list[Event] | None) -> None:
    """§7 The loser of an area drops by 1."""
    lower_bonus(state, first(x), out)


# --- §5.3 and C12 ------------------------------------------------------------------------------


def raid(state: State, kingdom: int, other: int, card: int, out: list[Event] | None) -> None:
    """§5.3 The card is discarded face up, then the roll is announced."""
    deal.to_discards(state, card)
    if out is not None:
        out.append(Raids(reino=kingdom, otro=other, card=card))
    deed.begin(state, RAID, kingdom, other, 0)
    state.todo += DEED_COURSE


def _reveal_raid(state: State, out: list[Event] | None) -> None:
    """§5.3 One die and what cards add; one hit is enough."""
    if is_automa(state, state.attacker):
        answers.answer(state, state.attacker, ATTACK_SIDE, out)
    deed.turn_up(state, out)
    push(state, agenda.DISCARD_USED)
    push(state, agenda.SETTLE)
    deed.roll(state, ATTACK_SIDE, 1 + deed.added_dice(state, ATTACK_SIDE))


def judge(state: State, kingdom: int, area: int) -> None:
    """C12 No attack: both roll four dice."""
    deed.begin(state, JUDGMENT, kingdom, state.owner[area], area)
    state.event_dice = JUDGMENT_DICE
    state.todo += DEED_COURSE


def _reveal_judgment(state: State, out: list[Event] | None) -> None:
    """C12 Only cards that add dice join, on both sides; no garrisons."""
    for side, kingdom in ((ATTACK_SIDE, state.attacker), (DEFENCE_SIDE, state.defender)):
        if is_automa(state, kingdom):
            answers.answer(state, kingdom, side, out)
    deed.turn_up(state, out)
    push(state, agenda.DISCARD_USED)
    push(state, agenda.SETTLE)
    deed.roll(state, DEFENCE_SIDE, JUDGMENT_DICE + deed.added_dice(state, DEFENCE_SIDE))
    deed.roll(state, ATTACK_SIDE, JUDGMENT_DICE + deed.added_dice(state, ATTACK_SIDE))
