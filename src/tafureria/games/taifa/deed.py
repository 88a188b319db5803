"""What all deeds with a roll share: laying face down, asking everyone, turning up, dice.

A deed is an attack by action, an attack by event, an incursion or a Judgment of God.
"""

from __future__ import annotations

from typing import Final

from tafureria.core.chance import Source
from tafureria.core.event import Event
from tafureria.games.taifa import actions, agenda, deal
from tafureria.games.taifa.agenda import first, push, second
from tafureria.games.taifa.board import eyes_of, others
from tafureria.games.taifa.deed_events import Answered, Committed, Counted, Die, Revealed, Rolled
from tafureria.games.taifa.pieces import (
    CASTILLA,
    DICE,
    EL_CID,
    EMBOSCADA,
    HAKIM,
    MILICIA_C,
    MILICIA_M,
    MILITIA_DICE,
    NOBODY,
    RELIQUIA,
    SALIDA_C,
    SALIDA_M,
    STRENGTH,
)
from tafureria.games.taifa.state import (
    ANSWER,
    ATTACK_ACTION,
    ATTACKS,
    DIE_ROLLED,
    HAKIM_PICK,
    HIDDEN,
    NO_CHANCE,
    State,
)

ATTACK_SIDE = actions.ATTACKER
DEFENCE_SIDE = actions.DEFENDER
HIT = 4
"""§2.3 The lowest face that hits."""


def begin(state: State, deed: int, attacker: int, defender: int, area: int) -> None:
    """A deed, on a table that is clear."""
    state.deed, state.attacker, state.defender, state.target = deed, attacker, defender, area


def lay(state: State, kingdom: int, card: int, side: int, dice: int) -> None:
    """A card joins the deed (it has left its hand already)."""
    state.laid_k.append(kingdom)
    state.laid_card.append(card)
    state.laid_side.append(side)
    state.laid_n.append(dice)


def opponent(state: State, side: int) -> int:
    """The kingdom against which a roll of that side is made; ``NOBODY`` for an independent area."""
    return state.defender if side == ATTACK_SIDE else state.attacker


def cid_refuses(state: State, card: int, side: int) -> bool:
    """C01 El Cid never joins a roll against Castile."""
    return card == EL_CID and opponent(state, side) == CASTILLA


ANSWERS: Final[tuple[frozenset[int], ...]] = (
    frozenset((MILICIA_M, MILICIA_C, EMBOSCADA, SALIDA_M, SALIDA_C)),
    frozenset((MILICIA_M, MILICIA_C, EMBOSCADA)),
    frozenset(),
    frozenset(),
)
"""§5.1.3 By deed, the Responses without a choice of dice that those who are asked can lay."""


def fits_answer(deed: int, card: int) -> bool:
    """Whether the card is one of :data:`ANSWERS`."""
    return card in ANSWERS[deed]


def strength(state: State) -> int:
    """§9.2, §9.4 Printed Troop numbers, or the dice of the event; Responses do not count."""
    if state.deed != ATTACK_ACTION:
        return state.event_dice
    return sum([STRENGTH[card] for card in state.laid_card if card != HIDDEN])


def troops_left(state: State) -> list[int]:
    """Troops of the attack that no sortie has removed, in the order laid."""
    left = [card for card in state.laid_card if card != HIDDEN and STRENGTH[card]]
    for card in state.removed:
        left.remove(card)
    return left


def laid_by(state: State, kingdom: int) -> bool:
    """Whether the kingdom has a card in the deed beyond the Troops of its attack."""
    return any(
        k == kingdom and (card == HIDDEN or not STRENGTH[card])
        for k, card in zip(state.laid_k, state.laid_card, strict=True)
    )


def added_dice(state: State, side: int) -> int:
    """Dice that the laid Responses add to a roll."""
    dice = 0
    for at, card in enumerate(state.laid_card):
        if DICE[card]:
            if state.laid_side[at] == side:
                dice += state.laid_n[at]
        elif card in (MILICIA_M, MILICIA_C) and side == DEFENCE_SIDE:
            dice += MILITIA_DICE
    return dice


# --- asking ------------------------------------------------------------------------------------


def ask(state: State, phase: int, mask: int) -> None:
    """Ask all people of the mask that have cards, whatever these are, at the same moment."""
    for kingdom in state.kingdoms:
        if not state.hand[kingdom]:
            mask &= ~(1 << kingdom)
    mask &= state.people
    if any(state.commits):
        for commits in state.commits:
            commits.clear()
    if mask:
        state.phase, state.asked = phase, mask


def step_ask_answers(state: State, x: int, out: list[Event] | None) -> None:
    """§5.1.3 Everyone else is asked; before an incursion or a Judgment, everyone."""
    del x, out
    ask(state, ANSWER, others(state, state.attacker) if state.deed in ATTACKS else state.in_play)


def commit(state: State, kingdom: int, action: int, out: list[Event] | None) -> None:
    """An unseen answer: kept apart until all have answered; ``basta`` ends the kingdom's answers."""
    if action != actions.ENOUGH:
        state.commits[kingdom].append(action)
        card, side, dice = what(action)
        if out is not None:
            out.append(
                Committed(
                    reino=kingdom,
                    card=card,
                    side=side,
                    dice=dice,
                    recovers=state.phase == HAKIM_PICK,
                    eyes=eyes_of(state, kingdom),
                )
            )
        if state.phase == ANSWER and len(state.commits[kingdom]) < len(state.hand[kingdom]):
            return
    state.asked &= ~(1 << kingdom)
    if out is not None:
        out.append(Answered(reino=kingdom))


def what(action: int) -> tuple[int, int, int]:
    """Card, side and dice of an answer."""
    if action >= actions.ROLL:
        card, dice, side = actions.ROLLS[action - actions.ROLL]
        return card, side, dice
    card = action - actions.CARD
    dice = MILITIA_DICE if card in (MILICIA_M, MILICIA_C) else 0
    return card, DEFENCE_SIDE, dice


def step_count_answers(state: State, x: int, out: list[Event] | None) -> None:
    """§5.1.3 All have answered: the cards leave the hands, their number is public."""
    del x
    reinos, counts = [], []
    for kingdom in state.kingdoms:
        commits = state.commits[kingdom]
        if commits:
            reinos.append(kingdom)
            counts.append(len(commits))
            for action in commits:
                card, side, dice = what(action)
                deal.take_out(state, kingdom, card)
                lay(state, kingdom, card, side, dice)
            commits.clear()
    if out is not None:
        out.append(Counted(reinos=reinos, counts=counts))


def turn_up(state: State, out: list[Event] | None) -> None:
    """§5.1.5 All laid cards are turned up."""
    state.turned = True
    if out is not None:
        out.append(
            Revealed(
                reinos=state.laid_k[:],
                cards=state.laid_card[:],
                sides=state.laid_side[:],
                dice=state.laid_n[:],
            )
        )


def step_discard_used(state: State, x: int, out: list[Event] | None) -> None:
    """§5.1.7 Attacker's cards, others' by order, the defending automa's, Relic and Hakim: face up."""
    del x, out
    for card in state.laid_card:
        deal.to_discards(state, card)
    if state.relics:
        deal.to_discards(state, RELIQUIA)
    if state.used:
        deal.to_discards(state, HAKIM)
    end(state)


def end(state: State) -> None:
    """The deed is over: the table is cleared."""
    begin(state, NOBODY, NOBODY, NOBODY, 0)
    state.event_dice = 0
    state.deed_card = NOBODY
    state.laid_k, state.laid_card, state.laid_side, state.laid_n = [], [], [], []
    state.turned = state.peeked = False
    state.spent = 0
    state.removed = []
    state.att_dice, state.def_dice = [], []
    state.relics = 0
    state.used = []


# --- dice --------------------------------------------------------------------------------------


FACES: Final = {6: (1, 2, 3, 4, 5, 6), 2: (1, 4)}
"""What the die shows, and the lab's die of two faces."""


def face_of(state: State, outcome: int) -> int:
    """The face of a die."""
    return FACES[state.die_faces][outcome]


def roll(state: State, side: int, dice: int) -> None:
    """Put a roll on the agenda."""
    if side == ATTACK_SIDE:
        state.att_dice = []
    else:
        state.def_dice = []
    push(state, agenda.ROLL_DICE, side, dice)


def step_roll_dice(state: State, x: int, out: list[Event] | None) -> None:
    """§2.3 One die of a roll; after the last, the roll is told."""
    side, left = first(x), second(x)
    if left:
        push(state, agenda.ROLL_DICE, side, left - 1)
        state.chance, state.chance_a = DIE_ROLLED, side
    else:
        _end_of_roll(state, side, out)


def _end_of_roll(state: State, side: int, out: list[Event] | None) -> None:
    if out is not None:
        faces = state.att_dice if side == ATTACK_SIDE else state.def_dice
        roller = state.attacker if side == ATTACK_SIDE else state.defender
        out.append(
            Rolled(reino=None if roller == NOBODY else roller, side=side, faces=faces[:], hits=hits(faces))
        )


def throw(state: State, source: Source, out: list[Event] | None) -> None:
    """Chance throws all dice of a roll, and of the roll after it, as :func:`rolled` one by one."""
    todo, shown = state.todo, FACES[state.die_faces]
    while state.chance == DIE_ROLLED:
        state.chance = NO_CHANCE
        side, left = state.chance_a, second(todo.pop())
        thrown = [shown[source.below(state.die_faces)] for _ in range(left + 1)]
        if out is not None:
            out += [Die(side=side, face=face) for face in thrown]
        if side == ATTACK_SIDE:
            state.att_dice += thrown
        else:
            state.def_dice += thrown
        _end_of_roll(state, side, out)
        if todo[-1] & 63 == agenda.ROLL_DICE:
            step_roll_dice(state, todo.pop(), out)


def rolled(state: State, face: int, out: list[Event] | None) -> None:
    """Chance has thrown a die."""
    if state.chance_a == ATTACK_SIDE:
        state.att_dice.append(face)
    else:
        state.def_dice.append(face)
    if out is not None:
        out.append(Die(side=state.chance_a, face=face))
    # The next die of the same roll without a turn through the agenda.
    todo = state.todo
    if second(todo[-1]):
        todo[-1] -= 1 << 13
        state.chance = DIE_ROLLED


def hits(faces: list[int]) -> int:
    """§2.3 Dice with 4, 5 or 6."""
    return len([face for face in faces if face >= HIT])
