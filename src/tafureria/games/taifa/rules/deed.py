"""What all deeds with a roll share (§2.3, §5.1.3): laying face down, asking everyone, turning up, dice.

A deed is an attack by action, an attack by event, an incursion or a Judgment of God.
"""

from __future__ import annotations

from typing import Final

from tafureria.core.chance import Source
from tafureria.core.event import Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Card, Mask
from tafureria.games.taifa import actions, board, cards, events, rulebook
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.cards import DEFENDS, DICE, STRENGTH
from tafureria.games.taifa.rules import agenda, deal
from tafureria.games.taifa.rules.agenda import first, push, second
from tafureria.games.taifa.state import State

ATTACK_SIDE: Final = actions.ATTACKER
DEFENCE_SIDE: Final = actions.DEFENDER
HIT: Final = 4
"""§2.3 The lowest face that hits."""


def begin(state: State, deed: int, attacker: int, defender: int, area: int) -> None:
    """Begin a deed on a cleared table: its kind, its two kingdoms and its area."""
    state.deed, state.attacker, state.defender, state.target = deed, attacker, defender, area


def lay(state: State, kingdom: int, card: int, side: int, dice: int) -> None:
    """Add a card to the deed; the caller has already taken it out of its hand."""
    state.laid_by.append(kingdom)
    state.laid_card.append(card)
    state.laid_side.append(side)
    state.laid_dice.append(dice)


def opponent(state: State, side: int) -> int:
    """The kingdom against which a roll of that side is made; ``NOBODY`` for an independent area."""
    return state.defender if side == ATTACK_SIDE else state.attacker


def cid_refuses(state: State, card: int, side: int) -> bool:
    """C01 El Cid never joins a roll against Castile."""
    return card == cards.EL_CID and opponent(state, side) == box.CASTILLA


ANSWERS: Final[tuple[frozenset[Card], ...]] = (cards.BY_ACTION, cards.BY_EVENT, frozenset(), frozenset())
"""§5.1.3 By deed, the Responses without a choice of dice that those who are asked may lay."""


def fits_answer(deed: int, card: int) -> bool:
    """Whether the card is in :data:`ANSWERS` for this kind of deed."""
    return card in ANSWERS[deed]


def strength(state: State) -> int:
    """§9.2, §9.4 Printed Troop numbers, or the dice of the event; Responses do not count."""
    if state.deed != st.ATTACK_ACTION:
        return state.event_dice
    return sum([STRENGTH[card] for card in state.laid_card if card != st.HIDDEN])


def troops_left(state: State) -> list[int]:
    """Troops of the attack that no sortie has removed, in the order laid."""
    left = [card for card in state.laid_card if card != st.HIDDEN and STRENGTH[card]]
    for card in state.removed:
        left.remove(card)
    return left


def laid_by(state: State, kingdom: int) -> bool:
    """Whether the kingdom has a card in the deed apart from the Troops of its attack."""
    return any(
        k == kingdom and (card == st.HIDDEN or not STRENGTH[card])
        for k, card in zip(state.laid_by, state.laid_card, strict=True)
    )


def added_dice(state: State, side: int) -> int:
    """Dice that the laid Responses add to a roll."""
    dice = 0
    for at, card in enumerate(state.laid_card):
        if DICE[card]:
            if state.laid_side[at] == side:
                dice += state.laid_dice[at]
        elif side == DEFENCE_SIDE:
            dice += DEFENDS[card]
    return dice


# --- asking ------------------------------------------------------------------------------------


def ask(state: State, phase: int, kingdoms: Mask) -> None:
    """Ask all people of the mask who hold any cards, whatever these are, at the same time."""
    for kingdom in state.kingdoms:
        if not state.hands[kingdom]:
            kingdoms &= ~(1 << kingdom)
    kingdoms &= state.people
    if any(state.commits):
        for commits in state.commits:
            commits.clear()
    if kingdoms:
        agenda.ask_all(state, phase, kingdoms)


def step_ask_answers(state: State, x: int, out: Out) -> None:
    """§5.1.3 Ask everyone but the attacker; in an incursion or a Judgment, ask everyone."""
    del x, out
    ask(state, st.ANSWER, board.others(state, state.attacker) if state.deed in st.ATTACKS else state.in_play)


def free_hand(state: State, kingdom: int) -> list[Card]:
    """The hand without the cards of the unseen answers already given."""
    hand = state.hands[kingdom]
    if not state.commits[kingdom]:
        return hand
    hand = hand[:]
    for action in state.commits[kingdom]:
        hand.remove(what(action)[0])
    return hand


def sides_of(state: State) -> tuple[int, ...]:
    """The sides that roll in the deed; in an incursion only the attacker does."""
    return (ATTACK_SIDE,) if state.deed == st.INCURSION else (ATTACK_SIDE, DEFENCE_SIDE)


def ways(state: State, held: list[Card], sides: tuple[int, ...]) -> list[Action]:
    """§5.1.3 Actions that lay a card that adds dice; *held* contains each card once."""
    out: list[Action] = []
    for card in held:
        if DICE[card]:
            for side in sides:
                if not cid_refuses(state, card, side):
                    at = actions.ROLL_OF[(card, 1, side)]
                    out += range(at, at + DICE[card])
    return out


def check_dice(state: State, kingdom: int, action: Action) -> Rule | None:
    """§5.1.2, §5.1.3, §5.3 A card that adds dice: held, not El Cid against Castile, for a side that rolls."""
    card, _, side = actions.rolls(action)
    if card not in free_hand(state, kingdom):
        return rulebook.NOT_IN_HAND
    if cid_refuses(state, card, side):
        return rulebook.NEVER_AGAINST_CASTILE
    if side == DEFENCE_SIDE:
        if state.phase == st.LAY:
            return rulebook.OWN_ATTACK_ONLY
        if state.deed == st.INCURSION:
            return rulebook.NO_DEFENDER
    return None


def legal_answer(state: State, kingdom: int) -> list[Action]:
    """§5.1.3 Response cards for either side, or enough."""
    out = [actions.ENOUGH]
    held = sorted(cards.RESPONSES.intersection(free_hand(state, kingdom)))
    if held:
        fitting = ANSWERS[state.deed]
        out += [actions.CARD + card for card in held if card in fitting]
        out += ways(state, held, sides_of(state))
    return out


def check_answer(state: State, kingdom: int, action: Action) -> Rule | None:
    """§5.1.3 Response cards for either side, or enough."""
    if action == actions.ENOUGH:
        return None
    if actions.adds_dice(action):
        return check_dice(state, kingdom, action)
    card = actions.card(action)
    if card == actions.NO_CARD:
        return rulebook.WRONG_PHASE
    if card not in free_hand(state, kingdom):
        return rulebook.NOT_IN_HAND
    return None if fits_answer(state.deed, card) else rulebook.NOT_FOR_THIS


def answer(state: State, kingdom: int, action: int, out: Out) -> None:
    """Record an unseen answer (§5.1.3, Reliquia, Hakim), secret until all are in; ``basta`` is the last."""
    if action != actions.ENOUGH:
        state.commits[kingdom].append(action)
        card, side, dice = what(action)
        if out is not None:
            out.append(
                events.Committed(
                    kingdom=kingdom,
                    card=card,
                    side=side,
                    dice=dice,
                    recovers=state.phase == st.HAKIM,
                    eyes=board.eyes_of(state, kingdom),
                )
            )
        if state.phase == st.ANSWER and len(state.commits[kingdom]) < len(state.hands[kingdom]):
            return
    state.asked &= ~(1 << kingdom)
    if out is not None:
        out.append(events.Answered(kingdom=kingdom, eyes=board.eyes_of(state, kingdom)))


def what(action: Action) -> tuple[Card, int, int]:
    """Card, side and dice of an answer."""
    if action >= actions.ROLL:
        card, dice, side = actions.ROLLS[action - actions.ROLL]
        return card, side, dice
    card = action - actions.CARD
    return card, DEFENCE_SIDE, DEFENDS[card]


def step_count_answers(state: State, x: int, out: Out) -> None:
    """§5.1.3 All have answered: the cards leave the hands, and their number becomes public."""
    del x
    kingdoms, counts = [], []
    for kingdom in state.kingdoms:
        commits = state.commits[kingdom]
        if commits:
            kingdoms.append(kingdom)
            counts.append(len(commits))
            for action in commits:
                card, side, dice = what(action)
                deal.take_out(state, kingdom, card)
                lay(state, kingdom, card, side, dice)
            commits.clear()
    if out is not None:
        out.append(events.Counted(kingdoms=kingdoms, counts=counts))


def turn_up(state: State, out: Out) -> None:
    """§5.1.5 All laid cards are turned up."""
    state.turned = True
    if out is not None:
        out.append(
            events.Revealed(
                kingdoms=state.laid_by[:],
                cards=state.laid_card[:],
                sides=state.laid_side[:],
                dice=state.laid_dice[:],
            )
        )


def step_discard_used(state: State, x: int, out: Out) -> None:
    """§5.1.7 Discard face up: the attacker's cards, others' by order, a defending automa's, Relic, Hakim."""
    del x, out
    for card in state.laid_card:
        deal.to_discards(state, card)
    if state.relics:
        deal.to_discards(state, cards.RELIQUIA)
    if state.used:
        deal.to_discards(state, cards.HAKIM)
    end(state)


def end(state: State) -> None:
    """The deed is over: the table is cleared."""
    begin(state, box.NOBODY, box.NOBODY, box.NOBODY, 0)
    state.event_dice = 0
    state.deed_card = box.NOBODY
    state.laid_by, state.laid_card, state.laid_side, state.laid_dice = [], [], [], []
    state.turned = state.peeked = False
    state.spent = 0
    state.removed = []
    state.attack_dice, state.defence_dice = [], []
    state.relics = 0
    state.used = []


# --- dice --------------------------------------------------------------------------------------


FACES: Final = {6: (1, 2, 3, 4, 5, 6), 2: (1, 4)}
"""Faces of the die, by their number: the normal one, and the lab's die of two faces."""


def face_of(state: State, outcome: int) -> int:
    """The face that an outcome of chance stands for."""
    return FACES[state.die_faces][outcome]


def roll(state: State, side: int, dice: int) -> None:
    """Put a roll on the agenda."""
    if side == ATTACK_SIDE:
        state.attack_dice = []
    else:
        state.defence_dice = []
    push(state, agenda.ROLL_DICE, side, dice)


def step_roll_dice(state: State, x: int, out: Out) -> None:
    """§2.3 Ask chance for one die of a roll; after the last, report the roll."""
    side, left = first(x), second(x)
    if left:
        push(state, agenda.ROLL_DICE, side, left - 1)
        state.chance, state.chance_a = st.DIE_ROLLED, side
    else:
        _end_of_roll(state, side, out)


def _end_of_roll(state: State, side: int, out: Out) -> None:
    if out is not None:
        faces = state.attack_dice if side == ATTACK_SIDE else state.defence_dice
        roller = state.attacker if side == ATTACK_SIDE else state.defender
        out.append(
            events.Rolled(
                kingdom=None if roller == box.NOBODY else roller, side=side, faces=faces[:], hits=hits(faces)
            )
        )


def throw(state: State, source: Source, out: Out) -> None:
    """Throw whole rolls that follow each other, with the same result as :func:`rolled` die by die."""
    todo, faces, below = state.todo, state.die_faces, source.below
    shown = FACES[faces]
    while state.chance == st.DIE_ROLLED:
        state.chance = st.NO_CHANCE
        side, left = state.chance_a, second(todo.pop())
        thrown = [shown[below(faces)] for _ in range(left + 1)]
        if out is not None:
            out += [events.Die(side=side, face=face) for face in thrown]
        if side == ATTACK_SIDE:
            state.attack_dice += thrown
        else:
            state.defence_dice += thrown
        _end_of_roll(state, side, out)
        if todo[-1] & agenda.CODE == agenda.ROLL_DICE:
            step_roll_dice(state, todo.pop(), out)


def rolled(state: State, face: int, out: Out) -> None:
    """Add the die that chance has thrown to its roll."""
    if state.chance_a == ATTACK_SIDE:
        state.attack_dice.append(face)
    else:
        state.defence_dice.append(face)
    if out is not None:
        out.append(events.Die(side=state.chance_a, face=face))
    # Ask for the next die of the same roll here, without going through the agenda.
    todo = state.todo
    if second(todo[-1]):
        todo[-1] = agenda.with_second_less(todo[-1])
        state.chance = st.DIE_ROLLED


def hits(faces: list[int]) -> int:
    """§2.3 Dice with 4, 5 or 6."""
    return len([face for face in faces if face >= HIT])
