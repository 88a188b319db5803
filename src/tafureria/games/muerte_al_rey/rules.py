"""The rules of ¡Muerte al rey!, in the order of the book: judge, list, carry out, report."""

from __future__ import annotations

from tafureria.core import rule as core
from tafureria.core.bits import cards_in, nth
from tafureria.core.chance import Source
from tafureria.core.event import Event
from tafureria.core.game import CHANCE
from tafureria.core.rule import Rule
from tafureria.games.muerte_al_rey import actions, events, rounds, rulebook, scoring
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.actions import (
    ACCUSE,
    DENOUNCE,
    EXCHANGE,
    GIVE,
    LOSE,
    SEAT_AT,
    SILENT,
    TAKE,
)
from tafureria.games.muerte_al_rey.options import WITHIN
from tafureria.games.muerte_al_rey.pieces import KING_BITS, SIDE_MASK, identity, rank_of
from tafureria.games.muerte_al_rey.state import NONE, State

# --- who acts --------------------------------------------------------------------------------


def waiting(state: State) -> int:
    """The one in turn; in an exchange the two, as long as they have not chosen; the choosers."""
    phase = state.phase
    if phase < st.TURN:
        return CHANCE
    holder = state.holder
    if phase == st.TURN:
        return 1 << holder[state.turn]
    if phase <= st.DENOUNCE:
        done = state.given if phase == st.GIVE else state.answer
        mask = 1 << holder[state.turn] if done[0] == NONE else 0
        return mask | 1 << holder[state.partner] if done[1] == NONE else mask
    if phase == st.LOSE:
        return 1 << holder[state.turn]
    if phase == st.SWAP:
        return 1 << state.queue[0]
    if phase == st.OVER:
        return 0
    mask = 0
    for seat in holder[:2]:
        if len(state.picks[rounds.chosen_side(state, seat)]) < state.n:
            mask |= 1 << seat
    return mask


def stock_mask(state: State) -> int:
    """§2.2 What chance draws from: places when identity cards are dealt, else cards."""
    if state.phase == st.DEAL:
        return state.stock[state.drawn & 1]
    if state.identities == WITHIN and state.game:
        return state.stock[0] & SIDE_MASK[state.place[state.drawn] & 1]
    return state.stock[0]


def weight(state: State) -> int:
    """§2.2 How many cards are left to draw from; the two decks take turns, the seats being even."""
    if state.phase == st.DEAL:
        return state.size - (state.drawn >> 1)
    return stock_mask(state).bit_count()


def legal(state: State, seat: int) -> list[int]:
    """Legal actions, ascending."""
    phase = state.phase
    if phase == st.TURN:
        if seat != state.holder[state.turn]:
            return []
        side = state.turn & 1
        out = cards_in(state.alive & SIDE_MASK[1 - side])
        if not rounds.must_accuse(state):
            mates = state.alive & SIDE_MASK[side] & ~(1 << state.turn)
            while mates:
                low = mates & -mates
                out.append(EXCHANGE - 1 + low.bit_length())
                mates ^= low
        return out
    if not 0 <= seat < state.seats or not waiting(state) >> seat & 1 or phase < st.TURN:
        return []
    if phase == st.LOSE:
        return [LOSE + card for card in cards_in(state.hand[state.turn])]
    if phase == st.GIVE:
        return [GIVE + card for card in cards_in(state.hand[state.place[seat]])]
    if phase == st.DENOUNCE:
        return [DENOUNCE, SILENT] if _entitled(state, state.place[seat]) else [SILENT]
    if phase == st.SWAP:
        return [TAKE + place for place in range(state.seats) if place != state.place[seat]]
    side = rounds.chosen_side(state, seat)
    taken = state.picks[side]
    return [SEAT_AT + p for p in range(side, state.seats, 2) if state.holder[p] not in taken]


def check(state: State, seat: int, action: int) -> Rule | None:
    """The first rule that the action breaks."""
    phase = state.phase
    if phase == st.OVER:
        return core.GAME_OVER
    if not 0 <= action < actions.COUNT:
        return core.NO_SUCH_ACTION
    if phase < st.TURN or not 0 <= seat < state.seats or not waiting(state) >> seat & 1:
        return core.NOT_YOUR_TURN
    if action < GIVE:
        return _check_turn(state, action) if phase == st.TURN else core.WRONG_PHASE
    if action < DENOUNCE:
        if phase != (st.GIVE if action < LOSE else st.LOSE):
            return core.WRONG_PHASE
        card = action - (GIVE if action < LOSE else LOSE)
        return None if state.hand[state.place[seat]] >> card & 1 else rulebook.NOT_YOUR_CARD
    if action < TAKE:
        if phase != st.DENOUNCE:
            return core.WRONG_PHASE
        if action == DENOUNCE and not _entitled(state, state.place[seat]):
            return rulebook.NOTHING_TO_DENOUNCE
        return None
    return _check_identity(state, seat, action)


# --- §2.2 ---------------------------------------------------------------------------------


def _deal_identity(state: State, place: int, out: list[Event] | None) -> None:
    """§2.2 One identity card to each player, face up."""
    seat = state.drawn
    if out is not None:
        if seat == 0 and state.game == 0:
            out.append(events.GameBegan(number=1, games=state.games))
        out.append(events.Identified(seat=seat, card=identity(place)))
    state.place[seat] = place
    state.holder[place] = seat
    state.stock[0] ^= 1 << place
    state.drawn += 1
    if state.drawn == state.seats:
        rounds.identities_done(state)


def _deal(state: State, card: int, out: list[Event] | None) -> None:
    """§2.2 Two cards of their side's deck to each player, who sees them and nobody else."""
    place = state.drawn % state.seats
    if out is not None:
        if state.drawn == 0 and state.game == 0 and state.fixed:
            out.append(events.GameBegan(number=1, games=state.games))
        out.append(events.Dealt(seat=state.holder[place], card=card))
    state.hand[place] |= 1 << card
    state.stock[place & 1] ^= 1 << card
    state.drawn += 1
    if state.drawn == 2 * state.size:
        rounds.begin_play(state)


def deal(state: State, source: Source, out: list[Event] | None) -> None:
    """§2.2 Every card that is dealt before anybody chooses."""
    while state.phase < st.TURN:
        apply(state, CHANCE, nth(stock_mask(state), source.below(weight(state))), out)


# --- §2.3 ---------------------------------------------------------------------------------


def _check_turn(state: State, action: int) -> Rule | None:
    """§2.3 Exchange with a living companion, or accuse a living rival."""
    place = (action - ACCUSE) % (EXCHANGE - ACCUSE)
    if place >= state.seats:
        return rulebook.NO_SUCH_PLAYER
    if place == state.turn:
        return rulebook.NOT_YOURSELF
    if not state.alive >> place & 1:
        return rulebook.ELIMINATED
    companion = place & 1 == state.turn & 1
    if action < EXCHANGE:
        return rulebook.ACCUSE_A_RIVAL if companion else None
    if not companion:
        return rulebook.EXCHANGE_WITH_COMPANION
    return rulebook.LAST_MUST_ACCUSE if rounds.must_accuse(state) else None


def apply(state: State, seat: int, action: int, out: list[Event] | None = None) -> None:
    """Carry out a legal action or an outcome of chance."""
    if seat == CHANCE:
        if state.phase == st.DEAL:
            _deal(state, action, out)
        else:
            _deal_identity(state, action, out)
    elif action < EXCHANGE:
        _accuse(state, action - ACCUSE, out)
    elif action < GIVE:
        _exchange(state, action - EXCHANGE, out)
    elif action < LOSE:
        _give(state, seat, action - GIVE, out)
    elif action < DENOUNCE:
        _lose(state, action - LOSE, out)
    elif action < TAKE:
        _answer(state, seat, int(action == DENOUNCE), out)
    elif action < SEAT_AT:
        _take(state, seat, action - TAKE, out)
    else:
        _pick(state, seat, action - SEAT_AT, out)


def _exchange(state: State, place: int, out: list[Event] | None) -> None:
    """§2.3 Exchange: the companion may not refuse; both now pick a card."""
    state.partner = place
    state.given[0] = state.given[1] = NONE
    state.phase = st.GIVE
    if out is not None:
        out.append(events.ExchangeBegan(seat=state.holder[state.turn], with_seat=state.holder[place]))


def _give(state: State, seat: int, card: int, out: list[Event] | None) -> None:
    """§2.3 Each picks which card to hand over; with the second pick they change hands."""
    mine, partner = state.turn, state.partner
    state.given[0 if state.place[seat] == mine else 1] = card
    if out is not None:
        out.append(events.Gave(seat=seat, card=card))
    first, second = state.given
    if NONE in (first, second):
        return
    both = 1 << first | 1 << second
    state.hand[mine] ^= both
    state.hand[partner] ^= both
    a, b = state.holder[mine], state.holder[partner]
    if state.apuntes:
        state.notes.append((st.SWAPPED, a, b, first, second))
    if out is not None:
        out.append(events.Exchanged(seat=a, with_seat=b, card=first, with_card=second))
    if state.traicion:
        state.answer[0] = state.answer[1] = NONE
        state.phase = st.DENOUNCE
    else:
        rounds.next_turn(state)


def _accuse(state: State, place: int, out: list[Event] | None) -> None:
    """§2.3 Accuse: the accused shows all cards. With the king among them the game is over."""
    side = state.turn & 1
    state.accused |= 1 << side
    state.target = place
    hand = state.hand[place]
    accuser, accused = state.holder[state.turn], state.holder[place]
    if state.apuntes:
        state.notes.append((st.SHOWN, accuser, accused, hand, 0))
    if out is not None:
        out.append(events.Accused(seat=accuser, target_seat=accused))
        out.append(events.Shown(seat=accused, cards=cards_in(hand)))
    if not hand & KING_BITS[1 - side]:
        state.phase = st.LOSE
        return
    if out is not None:
        out.append(events.KingFound(seat=accuser, target_seat=accused))
    state.hero = accuser
    _win(state, cause=st.KING_FOUND, winner=side, finder=state.turn, loser=place, emptied=False, out=out)


def _lose(state: State, card: int, out: list[Event] | None) -> None:
    """§2.3 Wrongly accused: the accuser gives up a card of their choice, face up.

    Without cards they are eliminated; if it is the own king, their side loses.
    """
    place = state.turn
    seat = state.holder[place]
    state.hand[place] ^= 1 << card
    state.lost[place] |= 1 << card
    state.target = NONE
    out_of_game = not state.hand[place]
    if out is not None:
        out.append(events.Lost(seat=seat, card=card))
    if out_of_game:
        state.alive ^= 1 << place
        if out is not None:
            out.append(events.Eliminated(seat=seat))
    side = place & 1
    if 1 << card != KING_BITS[side]:
        rounds.next_turn(state)
        return
    if out is not None:
        out.append(events.KingLost(seat=seat))
    state.hero = seat
    _win(state, cause=st.KING_LOST, winner=1 - side, finder=NONE, loser=place, emptied=out_of_game, out=out)


# --- §2.4, §3.2 ---------------------------------------------------------------------------


def _win(
    state: State,
    *,
    cause: int,
    winner: int,
    finder: int,
    loser: int,
    emptied: bool,
    out: list[Event] | None,
) -> None:
    """§2.4 A side wins: it found the king of the other, or the other gave it up."""
    king = KING_BITS[winner]
    king_place = NONE
    for place in range(winner, state.seats, 2):
        if state.hand[place] & king:
            king_place = place
    cases = scoring.cases_of_sides(
        state.seats,
        winner=winner,
        alive=state.alive,
        king_place=king_place,
        finder=finder,
        loser=loser,
        out=emptied,
    )
    _end(state, cause, winner, cases, out)


def _end(state: State, cause: int, winner: int, cases: list[int], out: list[Event] | None) -> None:
    """§3.2 Points are written down, and the match goes on or ends."""
    by_seat = [cases[place] for place in state.place]
    for seat, case in enumerate(by_seat):
        state.points[seat] += scoring.POINTS[case]
    state.cause = cause
    state.winner = winner
    state.sheet.append([cause, winner, *by_seat])
    if out is not None:
        side = None if winner == NONE else winner
        out.append(events.GameEnded(number=state.game + 1, cause=cause, side=side))
        for seat, case in enumerate(by_seat):
            out.append(events.Scored(seat=seat, points=scoring.POINTS[case], reason=case))
    rounds.after_game(state, out)
    if out is not None and state.phase == st.OVER and state.games > 1:
        best = max(state.points)
        first = [seat for seat, points in enumerate(state.points) if points == best]
        out.append(events.MatchEnded(seats=first, points=best))


# --- §3.1 ---------------------------------------------------------------------------------


def _entitled(state: State, place: int) -> bool:
    """§3.1 The card just received has the number of the own identity card."""
    card = state.given[1 if place == state.turn else 0]
    return rank_of(card) == (place >> 1) + 1


def _answer(state: State, seat: int, denounces: int, out: list[Event] | None) -> None:
    """§3.1 Both answer at the same time; a denunciation ends the game, a chance let pass is gone."""
    state.answer[0 if state.place[seat] == state.turn else 1] = denounces
    if out is not None:
        out.append(events.Answered(seat=seat, denounces=denounces))
    first, second = state.answer
    if NONE in (first, second):
        return
    a, b = state.holder[state.turn], state.holder[state.partner]
    if not first and not second:
        if out is not None:
            out.append(events.Silence(seat=a, with_seat=b))
        rounds.next_turn(state)
        return
    denouncers = first << state.turn | second << state.partner
    traitors = first << state.partner | second << state.turn
    if out is not None:
        if first:
            out.append(events.Denounced(seat=a, traitor_seat=b, card=state.given[1]))
        if second:
            out.append(events.Denounced(seat=b, traitor_seat=a, card=state.given[0]))
    cases = scoring.cases_of_treason(state.seats, denouncers, traitors)
    _end(state, st.DOUBLE_TREASON if first and second else st.TREASON, NONE, cases, out)


# --- §3.3 ---------------------------------------------------------------------------------


def _check_identity(state: State, seat: int, action: int) -> Rule | None:
    """§3.3 Swap with another player; give each identity card to somebody else of the side."""
    if state.phase != (st.SWAP if action < SEAT_AT else st.CHOOSE):
        return core.WRONG_PHASE
    place = action - (TAKE if action < SEAT_AT else SEAT_AT)
    if place >= state.seats:
        return rulebook.NO_SUCH_PLAYER
    if action < SEAT_AT:
        return rulebook.SWAP_WITH_ANOTHER if place == state.place[seat] else None
    side = rounds.chosen_side(state, seat)
    if place & 1 != side:
        return rulebook.NOT_OF_THAT_SIDE
    return rulebook.ALREADY_SEATED if state.holder[place] in state.picks[side] else None


def _take(state: State, seat: int, place: int, out: list[Event] | None) -> None:
    """§3.3 ``cambio``: an identity card is swapped with another player of either side."""
    mine = state.place[seat]
    other = rounds.swap_identities(state, seat, place)
    if out is not None:
        taken, left = identity(place), identity(mine)
        out.append(events.Swapped(seat=seat, with_seat=other, card=taken, with_card=left))


def _pick(state: State, seat: int, place: int, out: list[Event] | None) -> None:
    """§3.3 ``eligen-...``: cards 1, 2, ... in order; the last one goes to whoever is left."""
    side = rounds.chosen_side(state, seat)
    picks = state.picks[side]
    chosen = [state.holder[place]]
    if len(picks) == state.n - 2:
        left = [state.holder[p] for p in range(side, state.seats, 2)]
        chosen += [s for s in left if s not in picks and s != chosen[0]]
    for who in chosen:
        if out is not None:
            card = identity(2 * len(picks) + side)
            out.append(events.Picked(seat=seat, to_seat=who, card=card))
        picks.append(who)
    if out is not None and len(picks) == state.n:
        out.append(events.Chose(seat=seat))
    if rounds.choice_done(state):
        rounds.take_choice(state)
        if out is not None:
            for who in range(state.seats):
                out.append(events.Identified(seat=who, card=identity(state.place[who])))
