"""The attack in its steps (§5.1, §5.2), by action or by event."""

from __future__ import annotations

from typing import Final

from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Card
from tafureria.games.taifa import actions, board, cards, events, reasons, rulebook
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.cards import STRENGTH
from tafureria.games.taifa.rules import agenda, bonus, deal, deed, end_of_game, responses
from tafureria.games.taifa.rules.agenda import first, push, second
from tafureria.games.taifa.rules.deed import ATTACK_SIDE, DEFENCE_SIDE
from tafureria.games.taifa.state import State

ATTACK_COURSE: Final = (
    agenda.REVEAL,
    agenda.ASK_GARRISONS,
    agenda.COUNT_ANSWERS,
    agenda.ASK_ANSWERS,
)
"""§5.1.3 to §5.1.5 Steps after the attacker has laid, the next one last, where a person defends."""
OTHER_COURSE: Final = (agenda.REVEAL, agenda.COUNT_ANSWERS, agenda.ASK_ANSWERS)
"""The same steps against an automa or an independent area, where nobody is asked for garrisons."""
HAKIM_COURSE: Final = (agenda.SHOW_HAKIM, agenda.ASK_HAKIM)
"""M06 Steps after every attack by action, the next one last."""

# --- §5.1.1: announced -------------------------------------------------------------------------


def check_attack(state: State, kingdom: int, action: Action) -> Rule | None:
    """§5.1.1 Whether the area may be attacked (legal actions: ``rounds.legal_round``)."""
    area = actions.attacked(action)
    bit = 1 << area
    if not state.board & bit:
        return rulebook.NOT_ON_THE_MAP
    if state.land[kingdom] & bit:
        return rulebook.OWN_AREA
    if not state.land[kingdom]:
        if area != state.capital[kingdom]:
            return rulebook.ONLY_THE_CAPITAL
    elif not board.border(state, kingdom) & bit:
        return rulebook.NO_BORDER
    if not board.attackable(state, kingdom) & bit:
        return rulebook.UNDER_A_BAN
    if not any(STRENGTH[card] for card in state.hands[kingdom]):
        return rulebook.NO_TROOPS
    return None


def attack(state: State, kingdom: int, action: Action, out: Out) -> None:
    """§5.1.1 A person attacks."""
    announce(state, kingdom, actions.attacked(action), box.NOBODY, [], out)


def announce(state: State, kingdom: int, area: int, card: Card, army: list[Card], out: Out) -> None:
    """§5.1.1 Announce an attack by action or by Event; an automa's army is laid face up at once."""
    defender = state.owner[area]
    deed.begin(state, st.ATTACK_ACTION if card == box.NOBODY else st.EVENT_ATTACK, kingdom, defender, area)
    state.event_dice, state.deed_card = (0 if card == box.NOBODY else cards.EVENT_DICE[card]), card
    for troop in army:
        deed.lay(state, kingdom, troop, ATTACK_SIDE, STRENGTH[troop])
    if out is not None:
        out.append(
            events.Attacks(
                kingdom=kingdom,
                area=area,
                other=None if defender == box.NOBODY else defender,
                card=None if card == box.NOBODY else card,
                cards=army,
            )
        )
    if defender == box.NOBODY or board.is_automa(state, defender):
        state.todo += OTHER_COURSE
    else:
        state.todo += ATTACK_COURSE
        if state.watch[cards.W_ATALAYA] == defender:
            push(state, agenda.PEEK)
    if board.is_automa(state, kingdom):
        responses.answer(state, kingdom, ATTACK_SIDE, out)
    else:
        push(state, agenda.LAY_CARDS)


def step_peek(state: State, x: int, out: Out) -> None:
    """M12 Between steps 2 and 3 the owner of the watchtower sees the attacker's cards."""
    del x
    owner = state.defender
    state.peeked = True
    if out is not None:
        out.append(
            events.Peeked(
                kingdom=owner,
                other=state.attacker,
                cards=state.laid_card[:],
                dice=state.laid_dice[:],
                eyes=board.eyes_of(state, owner),
            )
        )


# --- §5.1.2: laid ------------------------------------------------------------------------------


def step_lay_cards(state: State, x: int, out: Out) -> None:
    """§5.1.2 A person lays Troops (not in an attack by Event) and cards that add dice, face down."""
    del x, out
    if state.hands[state.attacker]:
        agenda.ask(state, st.LAY, state.attacker)


def has_laid_troop(state: State) -> bool:
    """§5.1.2 Whether the attacker has laid a Troop."""
    for card in state.laid_card:  # noqa: SIM110 (any() with a generator costs three times as much)
        if STRENGTH[card]:
            return True
    return False


def legal_lay(state: State, kingdom: int) -> list[Action]:
    """§5.1.2 Troops and cards that add dice; enough only once a Troop is laid, or in an attack by Event."""
    hand = deal.designs(state.hands[kingdom])
    out: list[Action] = []
    if state.deed == st.EVENT_ATTACK or has_laid_troop(state):
        out.append(actions.ENOUGH)
    if state.deed == st.ATTACK_ACTION:
        out += [actions.CARD + card for card in hand if STRENGTH[card]]
    return out + deed.ways(state, hand, (ATTACK_SIDE,))


def check_lay(state: State, kingdom: int, action: Action) -> Rule | None:
    """§5.1.2 Troops only in an attack by action, dice only for the attack, and at least one Troop."""
    if action == actions.ENOUGH:
        needs = state.deed == st.ATTACK_ACTION and not has_laid_troop(state)
        return rulebook.LAY_A_TROOP if needs else None
    if actions.adds_dice(action):
        return deed.check_dice(state, kingdom, action)
    card = actions.card(action)
    if card == actions.NO_CARD:
        return rulebook.WRONG_PHASE
    if card not in state.hands[kingdom]:
        return rulebook.NOT_IN_HAND
    return None if state.deed == st.ATTACK_ACTION and STRENGTH[card] else rulebook.NOT_FOR_THIS


def lay(state: State, kingdom: int, action: Action, out: Out) -> None:
    """§5.1.2 Lay one more card, or stop."""
    if action == actions.ENOUGH:
        _ready(kingdom, out)
    elif actions.adds_dice(action):
        card, dice, _ = actions.rolls(action)
        lay_one(state, kingdom, card, dice, out)
    else:
        card = actions.card(action)
        lay_one(state, kingdom, card, STRENGTH[card], out)


def lay_one(state: State, kingdom: int, card: Card, dice: int, out: Out) -> None:
    """§5.1.2 The attacker lays one card face down."""
    deal.take_out(state, kingdom, card)
    deed.lay(state, kingdom, card, ATTACK_SIDE, dice)
    if out is not None:
        out.append(events.Laid(kingdom=kingdom, card=card, dice=dice, eyes=board.eyes_of(state, kingdom)))
    push(state, agenda.LAY_CARDS)


def _ready(kingdom: int, out: Out) -> None:
    """Report that the kingdom has laid, or announced, all it wants."""
    if out is not None:
        out.append(events.Ready(kingdom=kingdom))


# --- §5.1.4: garrisons -------------------------------------------------------------------------


def garrisons_at_hand(state: State) -> int:
    """§5.1.4 The defender's own garrisons in and next to the area, not yet announced."""
    near = box.NEIGHBOURS[state.target] | 1 << state.target
    return state.garrison & near & state.land[state.defender] & ~state.spent


def step_ask_garrisons(state: State, x: int, out: Out) -> None:
    """§5.1.4 Ask a person which garrisons to spend; an automa spends its own when it has answered."""
    del x, out
    if garrisons_at_hand(state):
        agenda.ask(state, st.GARRISONS, state.defender)


def legal_garrisons(state: State, kingdom: int) -> list[Action]:
    """§5.1.4 One more garrison, or enough."""
    del kingdom
    return [actions.ENOUGH, *actions.with_areas(garrisons_at_hand(state))]


def check_garrisons(state: State, kingdom: int, action: Action) -> Rule | None:
    """§5.1.4 One more garrison, or enough."""
    del kingdom
    if action == actions.ENOUGH:
        return None
    area = actions.area(action)
    if area == actions.NO_AREA:
        return rulebook.WRONG_PHASE
    return None if garrisons_at_hand(state) >> area & 1 else rulebook.NO_GARRISON


def garrisons(state: State, kingdom: int, action: Action, out: Out) -> None:
    """§5.1.4 One more garrison, or enough."""
    if action == actions.ENOUGH:
        _ready(kingdom, out)
    else:
        spend_garrison(state, actions.area(action), out)
        push(state, agenda.ASK_GARRISONS)


def spend_garrison(state: State, area: int, out: Out) -> None:
    """§5.1.4 Announce a garrison, worth one die; the reveal removes it unless an ambush ends the attack."""
    state.spent |= 1 << area
    if out is not None:
        out.append(events.GarrisonSpent(kingdom=state.defender, area=area))


# --- §5.1.5: turned up -------------------------------------------------------------------------


def step_reveal(state: State, x: int, out: Out) -> None:
    """§5.1.4, §5.1.5 A defending automa answers and all cards are turned up; then ambush, sorties, dice."""
    del x
    automa = state.defender != box.NOBODY and board.is_automa(state, state.defender)
    if automa:
        responses.answer(state, state.defender, DEFENCE_SIDE, out)
        if out is not None and _defends_with_garrison(state):
            out.append(events.decision(state.defender, reasons.OWN_GARRISON, area=state.target))
    deed.turn_up(state, out)
    if cards.EMBOSCADA in state.laid_card:
        _ambush(state, out)
        return
    if automa and _defends_with_garrison(state):
        spend_garrison(state, state.target, out)
    state.garrison &= ~state.spent
    sorties = state.laid_card.count(cards.SALIDA_M) + state.laid_card.count(cards.SALIDA_C)
    if sorties:
        push(state, agenda.MUSTER)
        push(state, agenda.SORTIES, sorties)
    else:
        step_muster(state, agenda.MUSTER, out)


def _defends_with_garrison(state: State) -> bool:
    """§9.4 An automa always spends the garrison of the area, unless its own Ambush ends the attack."""
    own_ambush = state.laid_card[-1:] == [cards.EMBOSCADA] and state.laid_by[-1] == state.defender
    return state.garrison >> state.target & 1 == 1 and not own_ambush


def _ambush(state: State, out: Out) -> None:
    """M05 The whole attack is cancelled; announced garrisons are kept."""
    who = state.laid_by[state.laid_card.index(cards.EMBOSCADA)]
    state.spent = 0
    if out is not None:
        out.append(events.Ambushed(kingdom=who, other=state.attacker, area=state.target))
    push(state, agenda.DISCARD_USED)
    if state.deed == st.ATTACK_ACTION:
        state.todo += HAKIM_COURSE


# --- M04, C05: sorties -------------------------------------------------------------------------


def step_sorties(state: State, x: int, out: Out) -> None:
    """M04, C05 Each sortie takes out one Troop of the attacker's choice."""
    left = deed.troops_left(state)
    if not left:
        return
    if first(x) > 1:
        push(state, agenda.SORTIES, first(x) - 1)
    if board.is_automa(state, state.attacker):
        weakest = min(left, key=lambda card: STRENGTH[card])
        if out is not None:
            out.append(events.decision(state.attacker, reasons.WEAKEST_TROOP, weakest))
        remove_troop(state, weakest, out)
    elif min(left) == max(left):
        remove_troop(state, left[0], out)
    else:
        agenda.ask(state, st.SORTIE, state.attacker)


def legal_sortie(state: State, kingdom: int) -> list[Action]:
    """M04, C05 A Troop of the attack."""
    del kingdom
    return actions.with_cards(deal.designs(deed.troops_left(state)))


def check_sortie(state: State, kingdom: int, action: Action) -> Rule | None:
    """M04, C05 A Troop of the attack, compulsory."""
    del kingdom
    card = actions.card(action)
    if card == actions.NO_CARD:
        return rulebook.COMPULSORY if action == actions.ENOUGH else rulebook.WRONG_PHASE
    return None if card in deed.troops_left(state) else rulebook.NOT_USED


def sortie(state: State, kingdom: int, action: Action, out: Out) -> None:
    """M04, C05 The attacker takes out a Troop."""
    del kingdom
    remove_troop(state, actions.card(action), out)


def remove_troop(state: State, card: Card, out: Out) -> None:
    """The Troop leaves the attack; it will be discarded with the rest."""
    state.removed.append(card)
    if out is not None:
        out.append(events.Sortied(kingdom=state.attacker, card=card))


# --- §5.2: the roll ----------------------------------------------------------------------------


def step_muster(state: State, x: int, out: Out) -> None:
    """§5.2 Count the dice of each side; an attack by action without Troops left fails without a roll."""
    del x
    troops = deed.troops_left(state)
    push(state, agenda.DISCARD_USED)
    if state.deed == st.ATTACK_ACTION and not troops:
        if out is not None:
            out.append(events.NoForce(kingdom=state.attacker, area=state.target))
        state.todo += HAKIM_COURSE
        return
    attack = state.event_dice + sum([STRENGTH[card] for card in troops]) + deed.added_dice(state, ATTACK_SIDE)
    if state.crusade and state.defender != box.NOBODY and box.MUSLIMS >> state.defender & 1:
        attack += sum(1 for card in troops if card >= cards.FIRST_CHRISTIAN)
    defence = (
        board.value(state, state.target) + state.spent.bit_count() + deed.added_dice(state, DEFENCE_SIDE)
    )
    push(state, agenda.SETTLE)
    if state.deed == st.ATTACK_ACTION:
        state.todo += HAKIM_COURSE
    push(state, agenda.SHOW_RELIC, attack, defence)
    push(state, agenda.ASK_RELIC)
    deed.roll(state, DEFENCE_SIDE, defence)
    deed.roll(state, ATTACK_SIDE, attack)


# --- §5.1.6: who holds the area ----------------------------------------------------------------


def step_settle(state: State, x: int, out: Out) -> None:
    """§5.1.6, §5.2, C12 More hits win; a tie goes to the defender."""
    del x
    attack, defence = deed.hits(state.attack_dice), deed.hits(state.defence_dice)
    if attack > defence:
        if state.deed == st.EVENT_ATTACK:
            bonus.set_free(state, state.attacker, state.target, out)
        else:
            take_area(state, state.attacker, state.target, out)
    elif out is not None:
        owner = None if state.defender == box.NOBODY else state.defender
        out.append(events.Held(kingdom=state.attacker, area=state.target, other=owner))


def take_area(state: State, kingdom: int, area: int, out: Out) -> None:
    """§5.1.6, §7, §8 Exchange castles; the thirteenth wins at once, else reward, then the loser's bonus."""
    loser = state.owner[area]
    if loser != box.NOBODY:
        state.land[loser] &= ~(1 << area)
    state.garrison &= ~(1 << area)
    state.owner[area] = kingdom
    state.land[kingdom] |= 1 << area
    if out is not None:
        out.append(events.Conquered(kingdom=kingdom, area=area, other=None if loser == box.NOBODY else loser))
    if end_of_game.sudden_victory(state, kingdom, out):
        return
    if loser != box.NOBODY:
        push(state, agenda.LOSE_BONUS, loser)
    push(state, agenda.CHOOSE_REWARD, kingdom, area)


# --- §5.1.6: the reward ------------------------------------------------------------------------


def step_choose_reward(state: State, x: int, out: Out) -> None:
    """§5.1.6 Bonus or garrison; §9.4 an automa takes the garrison only at +2."""
    kingdom, area = first(x), second(x)
    if not board.is_automa(state, kingdom):
        state.pick = area
        agenda.ask(state, st.REWARD, kingdom)
        return
    full = state.bonus[kingdom] == box.MOST_BONUS
    if out is not None:
        why = reasons.REWARD_GARRISON if full else reasons.REWARD_BONUS
        out.append(events.decision(kingdom, why, area=area))
    _reward(state, kingdom, area, full, out)


def legal_reward(state: State, kingdom: int) -> list[Action]:
    """§5.1.6 Bonus or garrison."""
    del state, kingdom
    return [actions.BONUS, actions.GARRISON]


def check_reward(state: State, kingdom: int, action: Action) -> Rule | None:
    """§5.1.6 Bonus or garrison, compulsory."""
    del state, kingdom
    if action in (actions.BONUS, actions.GARRISON):
        return None
    return rulebook.COMPULSORY if action == actions.ENOUGH else rulebook.WRONG_PHASE


def reward(state: State, kingdom: int, action: Action, out: Out) -> None:
    """§5.1.6 Carry out the person's choice of reward."""
    if out is not None:
        out.append(events.Chose(kingdom=kingdom, action=action))
    _reward(state, kingdom, state.pick, action == actions.GARRISON, out)


def _reward(state: State, kingdom: int, area: int, garrison: bool, out: Out) -> None:
    """§5.1.6 Place the garrison or raise the bonus."""
    if garrison:
        bonus.put_garrison(state, area, out)
    else:
        bonus.raise_bonus(state, kingdom, 1, out)


def step_lose_bonus(state: State, x: int, out: Out) -> None:
    """§7 The bonus of the kingdom that lost an area drops by 1."""
    bonus.lower_bonus(state, first(x), out)
