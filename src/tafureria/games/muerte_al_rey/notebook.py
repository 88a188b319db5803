"""What a perfect memory at one seat would know: the public course of the match, and every card seen.

Cards are kept by side as steps (:mod:`past`) from which worlds are imagined, and counted (:mod:`odds`).
"""

from __future__ import annotations

from typing import Final

from tafureria.core.bits import cards_in, mask_of
from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.game import Notebook
from tafureria.games.muerte_al_rey import events, past, rounds, scoring
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.odds import Odds
from tafureria.games.muerte_al_rey.past import DROPS, HOLDS, SHOWS, SWAPS, Step
from tafureria.games.muerte_al_rey.pieces import KINGS, place_of, rank_of, secret_deck
from tafureria.games.muerte_al_rey.state import NONE, State

PENDING: Final = -2
"""A choice that was made and not told to this seat."""
SHARP: Final = 0.5
"""Belief, before anything is seen, that accusers know whom to suspect."""
SLIP: Final = 0.05
"""How often those accuse somebody else all the same."""


class Memory(Notebook[State]):
    """The match as told, with the hands of others open."""

    def __init__(self, start: State, seat: int) -> None:
        self.known = start
        """Everything but others' cards; own hand included."""
        self.seat = seat
        self.steps: list[list[Step]] = [[], []]
        """By side: what was told of its cards in this game."""
        self.sizes: list[list[int]] = [[], []]
        """By side: cards at each of its places now."""
        self.dealt: list[dict[int, int]] = [{}, {}]
        """By side: cards dealt to each of its places."""
        self.decks = [secret_deck(start.n, side, start.size) for side in (0, 1)]
        self._identified = 0
        self._scored = 0
        self._note_of: list[list[int]] = [[], []]
        self._odds: list[Odds | None] = [None, None, None, None]
        """Own counts by side; then what everybody could count."""
        self._counted = [0, 0, 0, 0]
        self._aim = [SHARP, SHARP]
        if start.phase == st.DEAL:
            self._begin()

    # --- hearing ------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Fold in one told event."""
        known = self.known
        match event:
            case events.Identified(seat=seat, card=card):
                self._identify(seat, place_of(card))
            case events.Dealt(seat=seat, card=card):
                self._deal(known.place[seat], card)
            case events.ExchangeBegan(with_seat=with_seat):
                known.partner = known.place[with_seat]
                known.phase = st.GIVE
            case events.Gave(seat=seat, card=card):
                known.given[self._who(seat)] = PENDING if card is None else card
            case events.Exchanged(card=card, with_card=with_card):
                self._exchange(card, with_card)
            case events.Answered(seat=seat, denounces=denounces):
                known.answer[self._who(seat)] = PENDING if denounces is None else denounces
            case events.Silence():
                rounds.next_turn(known)
            case events.Denounced(seat=seat, card=card):
                self._denounce(seat, card)
            case events.Accused(target_seat=target_seat):
                known.accused |= 1 << (known.turn & 1)
                known.target = known.place[target_seat]
            case events.Shown(cards=cards):
                self._show(mask_of(cards))
            case events.KingFound(seat=seat) | events.KingLost(seat=seat):
                known.hero = seat
            case events.Lost(card=card):
                self._lose(card)
            case events.GameEnded(cause=cause, side=side):
                known.cause = cause
                known.winner = NONE if side is None else side
                known.sheet.append([cause, known.winner, *([0] * known.seats)])
                self._scored = 0
            case events.Scored(seat=seat, points=points, reason=reason):
                self._score(seat, points, reason)
            case events.Swapped(seat=seat, card=card):
                rounds.swap_identities(known, seat, place_of(card))
                if known.phase == st.DEAL:
                    self._begin()
            case events.Picked(to_seat=to_seat, card=card):
                known.picks[place_of(card) & 1].append(to_seat)
            case events.Chose(seat=seat):
                if seat != self.seat:
                    side = rounds.chosen_side(known, seat)
                    known.picks[side] = [PENDING] * known.n
            case _:
                pass

    def _who(self, seat: int) -> int:
        return 0 if self.known.place[seat] == self.known.turn else 1

    def _identify(self, seat: int, place: int) -> None:
        known = self.known
        known.place[seat] = place
        known.holder[place] = seat
        self._identified += 1
        if known.phase == st.IDENTITIES_DEAL:
            known.stock[0] ^= 1 << place
            known.drawn += 1
        if self._identified < known.seats:
            return
        self._identified = 0
        if known.phase == st.CHOOSE:
            known.picks = [[], []]
            rounds.begin_deal(known)
        else:
            rounds.identities_done(known)
        if known.phase == st.DEAL:
            self._begin()

    def _begin(self) -> None:
        """The secret cards are dealt: how many to whom is public."""
        known = self.known
        known.drawn = 2 * known.size
        known.stock = [0, 0]
        rounds.begin_play(known)
        counts = [0] * known.seats
        for draw in range(known.drawn):
            counts[draw % known.seats] += 1
        for side in (0, 1):
            self.sizes[side] = counts[side::2]
            self.dealt[side] = {place: counts[place] for place in range(side, known.seats, 2)}
            self.steps[side] = []
            self._note_of[side] = []
            self._odds[side] = self._odds[2 + side] = None

    def _deal(self, place: int, card: int) -> None:
        known = self.known
        known.hand[place] |= 1 << card
        mask = known.hand[place]
        if mask.bit_count() == self.dealt[place & 1][place]:
            self._step(Step(SHOWS, place, mask.bit_count(), mask=mask, private=True))

    def _step(self, step: Step) -> None:
        self.steps[step.place & 1].append(step)

    def _size(self, place: int) -> int:
        return self.sizes[place & 1][place >> 1]

    def _exchange(self, card: int | None, with_card: int | None) -> None:
        known = self.known
        a, b = known.turn, known.partner
        first = NONE if card is None else card
        second = NONE if with_card is None else with_card
        side = a & 1
        self._note_of[side].append(len(known.notes))
        own = NONE not in (first, second)
        self._step(Step(SWAPS, a, self._size(a), b, self._size(b), first, second, private=own))
        if own:
            known.hand[known.place[self.seat]] ^= 1 << first | 1 << second
        if known.apuntes:
            one, two = known.holder[a], known.holder[b]
            known.notes.append((st.SWAPPED, one, two, first, second))
        if known.traicion:
            known.given = [PENDING if first == NONE else first, PENDING if second == NONE else second]
            known.answer = [NONE, NONE]
            known.phase = st.DENOUNCE
        else:
            rounds.next_turn(known)

    def _denounce(self, seat: int, card: int) -> None:
        """The card that *seat* shows came from the companion in the exchange just made."""
        known = self.known
        who = self._who(seat)
        known.answer[who] = 1
        if known.answer[1 - who] == PENDING:
            known.answer[1 - who] = 0
        known.given[1 - who] = card
        side = known.turn & 1
        last = self.steps[side][-1]
        last = last._replace(other_card=card) if who == 0 else last._replace(card=card)
        self.steps[side][-1] = last
        self._odds[side] = self._odds[2 + side] = None

    def _show(self, mask: int) -> None:
        known = self.known
        if known.apuntes:
            accuser, accused = known.holder[known.turn], known.holder[known.target]
            known.notes.append((st.SHOWN, accuser, accused, mask, 0))
        self._step(Step(SHOWS, known.target, self._size(known.target), mask=mask))
        known.phase = st.LOSE

    def _lose(self, card: int) -> None:
        known = self.known
        place = known.turn
        size = self._size(place)
        self._step(Step(DROPS, place, size, card=card))
        self.sizes[place & 1][place >> 1] = size - 1
        known.hand[place] &= ~(1 << card)
        known.lost[place] |= 1 << card
        known.target = NONE
        if size == 1:
            known.alive ^= 1 << place
        if card != KINGS[place & 1]:
            rounds.next_turn(known)

    def _score(self, seat: int, points: int, reason: int) -> None:
        known = self.known
        known.points[seat] += points
        known.sheet[-1][2 + seat] = reason
        if reason in (scoring.WON_KING, scoring.WON_BOTH):
            place = known.place[seat]
            self._step(Step(HOLDS, place, self._size(place), card=KINGS[place & 1]))
        self._scored += 1
        if self._scored == known.seats:
            rounds.after_game(known, None)
            if known.phase == st.DEAL:
                self._begin()

    # --- knowing ------------------------------------------------------------------------------

    def odds(self, side: int) -> Odds:
        """The count of pasts of a side's cards, up to what was last heard."""
        return self._count(side, side)

    def rumour(self, side: int) -> Odds:
        """The same as somebody counts who sees no hand: what all know of a side."""
        return self._count(side, 2 + side)

    def aim(self, side: int) -> float:
        """Belief that those who accuse this side go for the likeliest holder of its king, all match long."""
        self.rumour(side)
        return self._aim[side]

    def _judge(self, side: int, rumour: list[float], accused: int) -> None:
        """An accusation tells how its author thinks: it was where all would suspect the king, or not."""
        living = sum(1 for size in self.sizes[side] if size)
        likeliest = max(rumour) - 1e-9
        most = sum(1 for chance in rumour if chance >= likeliest)
        if most >= living:
            return
        sharp = (1 - SLIP) / most if rumour[accused] >= likeliest else SLIP / (living - most)
        belief = self._aim[side]
        self._aim[side] = belief * sharp / (belief * sharp + (1 - belief) / living)

    def _count(self, side: int, which: int) -> Odds:
        odds = self._odds[which]
        if odds is None:
            odds = Odds(side, self.decks[side], list(self.dealt[side].values()))
            self._odds[which] = odds
            self._counted[which] = 0
        steps = self.steps[side]
        for index in range(self._counted[which], len(steps)):
            step = steps[index]
            if which > side and step.private:
                if step.kind == SHOWS:
                    continue
                step = step._replace(card=NONE, other_card=NONE)
            if which > side and step.kind == SHOWS:
                self._judge(side, odds.where(KINGS[side]), step.place >> 1)
            odds.hear(step)
        self._counted[which] = len(steps)
        return odds

    def imagine(self, seed: int) -> State:
        """A world in which all that was told happened as it was told."""
        dice = Dice(seed)
        world = self.known.clone()
        if world.phase == st.CHOOSE:
            self._imagine_choice(world, dice)
        if st.TURN <= world.phase <= st.LOSE or world.phase == st.OVER:
            for side in (0, 1):
                self._imagine_side(world, side, dice)
        if world.phase == st.GIVE:
            for who, place in enumerate((world.turn, world.partner)):
                if world.given[who] == PENDING:
                    cards = cards_in(world.hand[place])
                    world.given[who] = cards[dice.below(len(cards))]
        if world.phase == st.DENOUNCE:
            for who, place in enumerate((world.turn, world.partner)):
                if world.answer[who] == PENDING:
                    entitled = rank_of(world.given[1 - who]) == (place >> 1) + 1
                    world.answer[who] = dice.below(2) if entitled else 0
        return world

    def _imagine_side(self, world: State, side: int, dice: Dice) -> None:
        found = past.past(self.steps[side], self.decks[side], self.dealt[side], dice.below(1 << 31))
        for place, mask in found.hands.items():
            world.hand[place] = mask
        if not found.swaps:
            return
        if world.partner != NONE and world.turn & 1 == side and world.phase != st.GIVE:
            world.given = list(found.swaps[-1])
        if world.apuntes:
            for note, (first, second) in zip(self._note_of[side], found.swaps, strict=True):
                kind, a, b, _, _ = world.notes[note]
                world.notes[note] = (kind, a, b, first, second)

    def _imagine_choice(self, world: State, dice: Dice) -> None:
        """Another chooser may have come any way short of the end, unless said to be ready."""
        for chooser in world.holder[:2]:
            side = rounds.chosen_side(world, chooser)
            if chooser == self.seat:
                continue
            left = [world.holder[place] for place in range(side, world.seats, 2)]
            dice.shuffle(left)
            world.picks[side] = left if world.picks[side] else left[: dice.below(world.n - 1)]
