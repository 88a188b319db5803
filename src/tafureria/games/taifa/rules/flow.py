"""Advances the game: the function for each step of the agenda, and those for each kind of choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafureria.core.chance import Source
from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action
from tafureria.games.taifa import state as st
from tafureria.games.taifa.rules import (
    afterwards,
    agenda,
    attack,
    automata,
    automata_events,
    deal,
    deed,
    discarding,
    effects,
    end_of_turn,
    incursion,
    judgment,
    paria,
    rounds,
    scenario,
)
from tafureria.games.taifa.rules import events as event_cards
from tafureria.games.taifa.rules.agenda import CODE
from tafureria.games.taifa.state import State

# --- steps -------------------------------------------------------------------------------------

Step = Callable[[State, int, Out], None]
SECRET_STEPS: Final = (
    agenda.COUNT_ANSWERS,
    agenda.REVEAL,
    agenda.REVEAL_INCURSION,
    agenda.REVEAL_JUDGMENT,
    agenda.SHOW_RELIC,
    agenda.SHOW_HAKIM,
    agenda.TURN_UP,
    agenda.DISCARD_TOP,
    agenda.AUTO_KEEP,
)
"""Steps that need cards unknown to a shadow, which stops before them until an event tells the cards."""


def _steps() -> list[Step]:
    table: dict[int, Step] = {
        agenda.START_TURN: rounds.step_start_turn,
        agenda.NAME_TRUCE: scenario.step_name_truce,
        agenda.FILL_HANDS: rounds.step_fill_hands,
        agenda.DRAW: deal.step_draw,
        agenda.RESET_BONUSES: rounds.step_reset_bonuses,
        agenda.OPEN_ROUND: rounds.step_open_round,
        agenda.ASK_ROUND: rounds.step_ask_round,
        agenda.NEXT_KINGDOM: rounds.step_next_kingdom,
        agenda.END_TURN: end_of_turn.step_end_turn,
        agenda.LAY_CARDS: attack.step_lay_cards,
        agenda.PEEK: attack.step_peek,
        agenda.ASK_ANSWERS: deed.step_ask_answers,
        agenda.COUNT_ANSWERS: deed.step_count_answers,
        agenda.ASK_GARRISONS: attack.step_ask_garrisons,
        agenda.REVEAL: attack.step_reveal,
        agenda.SORTIES: attack.step_sorties,
        agenda.MUSTER: attack.step_muster,
        agenda.ROLL_DICE: deed.step_roll_dice,
        agenda.ASK_RELIC: afterwards.step_ask_relic,
        agenda.SHOW_RELIC: afterwards.step_show_relic,
        agenda.ASK_HAKIM: afterwards.step_ask_hakim,
        agenda.SHOW_HAKIM: afterwards.step_show_hakim,
        agenda.SETTLE: attack.step_settle,
        agenda.DISCARD_USED: deed.step_discard_used,
        agenda.CHOOSE_REWARD: attack.step_choose_reward,
        agenda.LOSE_BONUS: attack.step_lose_bonus,
        agenda.LOSE_CARD: deal.step_lose,
        agenda.STEAL_CARD: deal.step_steal,
        agenda.AIM: event_cards.step_aim,
        agenda.EFFECT: event_cards.step_effect,
        agenda.FINISH_CARD: event_cards.step_finish_card,
        agenda.GIVE_PARIA: paria.step_give_paria,
        agenda.TRADE: effects.step_trade,
        agenda.KEEP_ONE: effects.step_keep_one,
        agenda.ASK_SWAP: effects.step_ask_swap,
        agenda.END_SWAP: effects.step_end_swap,
        agenda.MIX_PILE: deal.step_mix,
        agenda.AFTER_DISCARD: discarding.step_after_discard,
        agenda.TURN_UP: automata.step_turn_up,
        agenda.AUTO_STRIKE: automata.step_auto_strike,
        agenda.AUTO_RAID: automata.step_auto_raid,
        agenda.DISCARD_TOP: deal.step_discard_top,
        agenda.AUTO_AGAIN: automata.step_auto_again,
        agenda.AUTO_SECOND_WALL: automata.step_second_wall,
        agenda.AUTO_DECK: automata_events.step_auto_deck,
        agenda.REVEAL_INCURSION: incursion.step_reveal_incursion,
        agenda.SETTLE_INCURSION: incursion.step_settle_incursion,
        agenda.REVEAL_JUDGMENT: judgment.step_reveal_judgment,
        agenda.AUTO_KEEP: effects.step_auto_keep,
    }
    return [table[code] for code in range(agenda.STEPS)]


STEPS: Final = _steps()


def run(state: State, out: Out) -> None:
    """Carry out the agenda until chance or people must act, or the game is over."""
    if state.shadow:
        _run_shadow(state, out)
        return
    todo, steps = state.todo, STEPS
    while todo and not (state.chance or state.asked):
        x = todo.pop()
        steps[x & CODE](state, x, out)


def _run_shadow(state: State, out: Out) -> None:
    """Like :func:`run`, but stop before the next step that needs cards unknown to the shadow."""
    todo = state.todo
    while todo and not (state.chance or state.asked) and todo[-1] & CODE not in SECRET_STEPS:
        x = todo.pop()
        STEPS[x & CODE](state, x, out)


# --- choices -----------------------------------------------------------------------------------

Legal = Callable[[State, int], list[Action]]
Check = Callable[[State, int, Action], Rule | None]
Do = Callable[[State, int, Action, Out], None]


def _choices() -> list[tuple[Legal, Check, Do]]:
    table: dict[int, tuple[Legal, Check, Do]] = {
        st.ROUND: (rounds.legal_round, rounds.check_round, rounds.round_),
        st.PRICE: (incursion.legal_price, incursion.check_price, incursion.price),
        st.GIFT_CARD: (paria.legal_gift_card, paria.check_gift_card, paria.gift_card),
        st.LAY: (attack.legal_lay, attack.check_lay, attack.lay),
        st.ANSWER: (deed.legal_answer, deed.check_answer, deed.answer),
        st.GARRISONS: (attack.legal_garrisons, attack.check_garrisons, attack.garrisons),
        st.SORTIE: (attack.legal_sortie, attack.check_sortie, attack.sortie),
        st.RELIC: (afterwards.legal_relic, afterwards.check_relic, deed.answer),
        st.HAKIM: (afterwards.legal_hakim, afterwards.check_hakim, deed.answer),
        st.REWARD: (attack.legal_reward, attack.check_reward, attack.reward),
        st.AIM_AREA: (event_cards.legal_aim_area, event_cards.check_aim_area, event_cards.aim_area),
        st.AIM_KINGDOM: (
            event_cards.legal_aim_kingdom,
            event_cards.check_aim_kingdom,
            event_cards.aim_kingdom,
        ),
        st.PARIA: (paria.legal_paria, paria.check_paria, paria.paria),
        st.KEEP: (effects.legal_keep, effects.check_keep, effects.keep),
        st.SWAP: (effects.legal_swap, effects.check_swap, effects.swap),
        st.TAKE: (effects.legal_take, effects.check_take, effects.take),
        st.AGAIN_BONUS: (discarding.legal_again_bonus, discarding.check_again_bonus, discarding.again_bonus),
        st.AGAIN_KINGDOM: (
            discarding.legal_again_kingdom,
            discarding.check_again_kingdom,
            discarding.again_kingdom,
        ),
        st.AGAIN_AREA: (discarding.legal_again_area, discarding.check_again_area, discarding.again_area),
        st.TRUCE: (scenario.legal_truce, scenario.check_truce, scenario.truce),
    }
    return [table[max(phase, st.ROUND)] for phase in range(len(st.PHASES))]


LEGAL: Final = [legal for legal, _, _ in _choices()]
"""By phase, the function that lists the legal actions of a kingdom that is asked, ascending."""
CHECK: Final = [check for _, check, _ in _choices()]
"""By phase, the function that returns the rule that an action breaks."""
DO: Final = [do for _, _, do in _choices()]
"""By phase, the function that carries out an action."""


def act(state: State, kingdom: int, action: Action, out: Out) -> None:
    """Carry out a legal action of a person."""
    phase = state.phase
    if phase not in st.UNSEEN:
        state.asked = 0
    DO[phase](state, kingdom, action, out)
    if not state.asked:
        state.phase = st.WAITING
        run(state, out)


# --- chance ------------------------------------------------------------------------------------


def deal_on(state: State, source: Source, out: Out) -> None:
    """Let chance act until somebody must choose; whole rolls and series of draws are done in one go."""
    while state.chance != st.NO_CHANCE:
        if state.chance == st.DIE_ROLLED:
            deed.throw(state, source, out)
            run(state, out)
        elif state.chance == st.CARD_DRAWN:
            deal.draw_all(state, source, out)
            run(state, out)
        else:
            befall(state, deal.outcome(state, source.below(deal.weight(state))), out)


def befall(state: State, outcome: int, out: Out) -> None:
    """Carry out an outcome of chance."""
    kind = state.chance
    state.chance = st.NO_CHANCE
    if kind == st.DIE_ROLLED:
        deed.rolled(state, deed.face_of(state, outcome), out)
    elif kind == st.CARD_DRAWN:
        deal.drawn(state, outcome, out)
    elif kind == st.CHOICE_DIE:
        automata.chosen_by_die(state, deed.face_of(state, outcome), out)
    elif kind == st.CARD_LOST:
        deal.lost(state, outcome, out)
    elif kind == st.CARD_STOLEN:
        deal.stolen(state, outcome, out)
    elif kind == st.PILE_MIXED:
        deal.mixed(state, outcome, out)
    else:
        assert kind == st.DECK_DIE
        automata_events.deck_by_die(state, deed.face_of(state, outcome), out)
    if state.chance == st.NO_CHANCE:
        run(state, out)
