"""What a perfect memory at one seat would know: the public part of the match, and every card seen.

What the seat knows of each side's cards is kept as steps (:mod:`past`), from which worlds are imagined and
chances are counted (:mod:`odds`).
"""

from __future__ import annotations

from typing import Final

from tafureria.core import game as core
from tafureria.core.bits import cards_in, mask_of
from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.shapes import Card, Mask, Seat
from tafureria.games.muerte_al_rey import events
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.memory import habits, past
from tafureria.games.muerte_al_rey.memory.habits import Habits
from tafureria.games.muerte_al_rey.memory.odds import Odds
from tafureria.games.muerte_al_rey.memory.past import DROPS, HOLDS, SHOWS, SWAPS, Step
from tafureria.games.muerte_al_rey.pieces import KINGS, Place, Side, place_of, secret_deck
from tafureria.games.muerte_al_rey.rules import dealing, faces, identities, rounds, scoring, treason
from tafureria.games.muerte_al_rey.state import NONE, State

PENDING: Final = -2
"""A choice that this seat knows has been made, without knowing which."""
SHARP: Final = 0.5
"""Belief, before any accusation, that accusers aim at the likeliest holder of the king."""
SLIP: Final = 0.05
"""Probability that an accuser who aims accuses somebody else all the same."""


class Notebook(core.Notebook[State]):
    """The match as one seat knows it; what it does not know stays open."""

    def __init__(self, start: State, seat: Seat) -> None:
        self.known = start
        """Everything that the seat knows, its own hand included; the hands of others are empty."""
        self.seat = seat
        self.steps: list[list[Step]] = [[], []]
        """By side: what the seat knows of its cards in this game."""
        self.sizes: list[list[int]] = [[], []]
        """By side: number of cards at each of its places now."""
        self.dealt: list[dict[int, int]] = [{}, {}]
        """By side: number of cards dealt to each of its places."""
        self.seating: list[Seat] = []
        """Place -> seat, in the game to which the steps belong."""
        self.decks = [secret_deck(start.companions, side, start.deck_size) for side in (0, 1)]
        self._identified = 0
        self._scored = 0
        self._note_of: list[list[int]] = [[], []]
        self._round_of: list[list[int]] = [[], []]
        """By side: the round of each exchange."""
        self._odds: list[Odds | None] = [None] * 6
        """Odds by side; then public odds by side; then, with what faces show, read odds by side."""
        self._counted = [0] * 6
        self.habits = Habits(start.seats)
        self.shown: list[list[habits.Shown]] = [[], []]
        """By side: the faces that others of it have shown in this game."""
        self._read = [0, 0]
        self._route: list[tuple[Place, Place, int]] | None = None
        """Who gave the king that was found to whom in which round, if that was told."""
        self._aim = [SHARP, SHARP]
        if start.phase == st.DEAL:
            self._begin()

    # --- hearing ------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Add one event, as this seat received it."""
        known = self.known
        match event:
            case events.Identified(seat=seat, card=card):
                self._identify(seat, place_of(card))
            case events.Dealt(seat=seat, card=card):
                self._deal(known.place[seat], card)
            case events.ExchangeBegan(with_seat=with_seat):
                known.partner = known.place[with_seat]
                known.phase = st.HAND_OVER
            case events.CardChosen(seat=seat, card=card):
                known.given[self._who(seat)] = PENDING if card is None else card
            case events.Exchanged(card=card, with_card=with_card):
                self._exchange(card, with_card)
            case events.Answered(seat=seat, denounces=denounces):
                known.answers[self._who(seat)] = denounces
            case events.NobodyDenounced():
                faces.after_exchange(known)
            case events.FaceChosen(seat=seat, face=face):
                known.hidden_faces[seat] = face
            case events.Faces():
                self._see_faces(event)
            case events.Route(seats=seats, rounds=told):
                places = [known.place[seat] for seat in seats]
                self._route = list(zip(places, places[1:], told, strict=False))
            case events.Denounced(seat=seat, card=card):
                self._denounce(seat, card)
            case events.Accused(target_seat=target_seat):
                known.accused |= 1 << (known.active & 1)
                known.target = known.place[target_seat]
            case events.Shown(cards=cards):
                self._show(mask_of(cards))
            case events.GaveUp(card=card):
                self._give_up(card)
            case _:
                self._hear_end(event)

    def _hear_end(self, event: Event) -> None:
        """Add how a game ended, or what is done before the next one."""
        known = self.known
        match event:
            case events.KingFound(seat=seat) | events.KingLost(seat=seat):
                known.ended_by = seat
            case events.GameEnded(cause=cause, side=side):
                known.cause = cause
                known.winning_side = NONE if side is None else side
                known.sheet.append([cause, known.winning_side, *([0] * known.seats)])
                self._scored = 0
            case events.Scored(seat=seat, points=points, reason=reason):
                self._score(seat, points, reason)
            case events.Swapped(seat=seat, card=card):
                identities.swap(known, seat, place_of(card))
                if known.phase == st.DEAL:
                    self._begin()
            case events.Assigned(to_seat=to_seat, card=card):
                known.assigned[place_of(card) & 1].append(to_seat)
            case events.Chose(seat=seat):
                if seat != self.seat:
                    side = identities.chosen_side(known, seat)
                    known.assigned[side] = [PENDING] * known.companions
            case _:
                pass

    def _who(self, seat: Seat) -> int:
        return 0 if self.known.place[seat] == self.known.active else 1

    def _identify(self, seat: Seat, place: Place) -> None:
        known = self.known
        known.place[seat] = place
        known.holder[place] = seat
        self._identified += 1
        if known.phase == st.IDENTITIES:
            known.stock[0] ^= 1 << place
            known.drawn += 1
        if self._identified < known.seats:
            return
        self._identified = 0
        if known.phase == st.CHOOSE:
            known.assigned = [[], []]
            dealing.begin_deal(known)
        else:
            dealing.identities_dealt(known)
        if known.phase == st.DEAL:
            self._begin()

    def _begin(self) -> None:
        """The secret cards are dealt; how many each place gets is public."""
        known = self.known
        known.drawn = 2 * known.deck_size
        known.stock = [0, 0]
        faces.after_deal(known)
        self.seating = known.holder[:]
        counts = [0] * known.seats
        for draw in range(known.drawn):
            counts[draw % known.seats] += 1
        for side in (0, 1):
            self.sizes[side] = counts[side::2]
            self.dealt[side] = {place: counts[place] for place in range(side, known.seats, 2)}
            self.steps[side] = []
            self._note_of[side] = []
            self._round_of[side] = []
            self._odds[side] = self._odds[2 + side] = self._odds[4 + side] = None
            self.shown[side] = []
        self._route = None

    def _deal(self, place: Place, card: Card) -> None:
        known = self.known
        known.hands[place] |= 1 << card
        mask = known.hands[place]
        if mask.bit_count() == self.dealt[place & 1][place]:
            self._step(Step(SHOWS, place, mask.bit_count(), mask=mask, private=True))

    def _step(self, step: Step) -> None:
        self.steps[step.place & 1].append(step)

    def _size(self, place: Place) -> int:
        return self.sizes[place & 1][place >> 1]

    def _exchange(self, card: Card | None, with_card: Card | None) -> None:
        known = self.known
        a, b = known.active, known.partner
        first = NONE if card is None else card
        second = NONE if with_card is None else with_card
        side = a & 1
        self._note_of[side].append(len(known.notes))
        self._round_of[side].append(known.round + 1)
        own = NONE not in (first, second)
        self._step(Step(SWAPS, a, self._size(a), b, self._size(b), first, second, private=own))
        if own:
            known.hands[known.place[self.seat]] ^= 1 << first | 1 << second
        if known.apuntes:
            one, two = known.holder[a], known.holder[b]
            known.notes.append((st.EXCHANGED, one, two, first, second))
        known.given = [PENDING if first == NONE else first, PENDING if second == NONE else second]
        if known.traicion:
            known.answers = [NONE, NONE]
            known.phase = st.DENOUNCE
        else:
            faces.after_exchange(known)

    def _see_faces(self, event: events.Faces) -> None:
        """Weigh each face by what its person has shown before, and go on."""
        pairs = event.of()
        for seat, face in pairs:
            if seat == self.seat:
                continue
            place = self.known.place[seat]
            side = place & 1
            likely = [self.habits.likely(seat, with_king, face) for with_king in (0, 1)]
            self.shown[side].append(
                habits.Shown(
                    len(self.steps[side]), place, seat, face, likely[habits.WITH], likely[habits.WITHOUT]
                )
            )
        faces.seen(self.known, [seat for seat, _ in pairs], [face for _, face in pairs])

    def _denounce(self, seat: Seat, card: Card) -> None:
        """The card that *seat* shows came from the companion in the exchange just made."""
        known = self.known
        who = self._who(seat)
        known.answers[who] = 1
        if known.answers[1 - who] == NONE:
            known.answers[1 - who] = 0  # unless the next event says otherwise
        known.given[1 - who] = card
        side = known.active & 1
        last = self.steps[side][-1]
        last = last._replace(other_card=card) if who == 0 else last._replace(card=card)
        self.steps[side][-1] = last
        self._odds[side] = self._odds[2 + side] = self._odds[4 + side] = None

    def _show(self, mask: Mask) -> None:
        known = self.known
        if known.apuntes:
            accuser, accused = known.holder[known.active], known.holder[known.target]
            known.notes.append((st.SHOWN, accuser, accused, mask, 0))
        # The accuser's aim is judged now, while the notebook knows who is alive and before all see the cards.
        self._judge(known.target & 1, known.target >> 1)
        self._step(Step(SHOWS, known.target, self._size(known.target), mask=mask))
        known.phase = st.GIVE_UP

    def _give_up(self, card: Card) -> None:
        known = self.known
        place = known.active
        size = self._size(place)
        self._step(Step(DROPS, place, size, card=card))
        self.sizes[place & 1][place >> 1] = size - 1
        known.hands[place] &= ~(1 << card)
        known.lost[place] |= 1 << card
        known.target = NONE
        if size == 1:
            known.alive ^= 1 << place
        if card != KINGS[place & 1]:
            rounds.next_turn(known)

    def _score(self, seat: Seat, points: int, reason: int) -> None:
        known = self.known
        known.scores[seat] += points
        known.sheet[-1][2 + seat] = reason
        if reason in (scoring.WON_KING, scoring.WON_BOTH):
            place = known.place[seat]
            self._step(Step(HOLDS, place, self._size(place), card=KINGS[place & 1]))
        self._scored += 1
        if self._scored == known.seats:
            self._learn()
            scoring.go_on(known, None)
            if known.phase == st.DEAL:
                self._begin()

    def _learn(self) -> None:
        """Learn from the faces of the game that has ended, of each king as far as it is known who had it."""
        known = self.known
        lines = known.sheet[-1][2:]
        for side in (0, 1):
            if not self.shown[side]:
                continue
            last, route = NONE, None
            if known.cause == st.KING_FOUND and known.target & 1 == side:
                last, route = known.target, self._route
            for seat, line in enumerate(lines):
                if line in (scoring.WON_KING, scoring.WON_BOTH) and known.place[seat] & 1 == side:
                    last = known.place[seat]
            where = habits.holders(self.steps[side], side, last, self._round_of[side], route)
            self.habits.learn(self.shown[side], where)

    # --- knowing ------------------------------------------------------------------------------

    def odds(self, side: Side) -> Odds:
        """Where each card of a side can be, counted from all that this seat knows."""
        return self._count(side, side)

    def public_odds(self, side: Side) -> Odds:
        """Where each card of a side can be, counted from public events alone."""
        return self._count(side, 2 + side)

    def read_odds(self, side: Side) -> Odds:
        """Where each card of a side can be, from all that this seat knows and what the others' faces show.

        Faces make a place likelier or less likely, never impossible.
        """
        return self._count(side, 4 + side if self.shown[side] else side)

    def aim(self, side: Side) -> float:
        """Belief that those who accuse this side aim at the likeliest holder of its king."""
        return self._aim[side]

    def _judge(self, side: Side, accused: int) -> None:
        """Update the belief in the accusers' aim by whether they accused a most suspected place."""
        suspected = self.public_odds(side).where(KINGS[side])
        living = sum(1 for size in self.sizes[side] if size)
        likeliest = max(suspected) - 1e-9
        most = sum(1 for chance in suspected if chance >= likeliest)
        if most >= living:
            return
        sharp = (1 - SLIP) / most if suspected[accused] >= likeliest else SLIP / (living - most)
        belief = self._aim[side]
        self._aim[side] = belief * sharp / (belief * sharp + (1 - belief) / living)

    def _count(self, side: Side, which: int) -> Odds:
        odds = self._odds[which]
        if odds is None:
            odds = Odds(side, self.decks[side], list(self.dealt[side].values()))
            self._odds[which] = odds
            self._counted[which] = 0
            if which >= 4:
                self._read[side] = 0
        steps = self.steps[side]
        for index in range(self._counted[which], len(steps)):
            step = steps[index]
            if which >= 4:
                self._weigh(odds, side, index)
            if which in (2, 3) and step.private:
                if step.kind == SHOWS:
                    continue
                step = step._replace(card=NONE, other_card=NONE)
            odds.hear(step)
        self._counted[which] = len(steps)
        if which >= 4:
            self._weigh(odds, side, len(steps))
        return odds

    def _weigh(self, odds: Odds, side: Side, steps: int) -> None:
        """Weigh the faces that were shown before that step and have not been weighed."""
        shown = self.shown[side]
        while self._read[side] < len(shown) and shown[self._read[side]].after <= steps:
            one = shown[self._read[side]]
            odds.weigh(one.place, KINGS[side], one.with_king, one.without)
            self._read[side] += 1

    def imagine(self, seed: int) -> State:
        """A world that agrees with every event this seat received."""
        dice = Dice(seed)
        world = self.known.clone()
        if world.phase == st.CHOOSE:
            self._imagine_choice(world, dice)
        if world.phase >= st.TURN and self.seating:
            for side in (0, 1):
                self._imagine_side(world, side, dice)
        if world.phase == st.HAND_OVER:
            for who, place in enumerate((world.active, world.partner)):
                if world.given[who] == PENDING:
                    cards = cards_in(world.hands[place])
                    world.given[who] = cards[dice.below(len(cards))]
        if world.phase == st.DENOUNCE:
            self._imagine_answer(world, dice)
        if world.phase == st.FACE:
            self._imagine_faces(world, dice)
        return world

    def _imagine_faces(self, world: State, dice: Dice) -> None:
        """Imagine what others have chosen to show; not all have, or everybody would see it."""
        looking = core.seats_in(world.looking)
        others = [seat for seat in looking if seat != self.seat]
        for other in others:
            if dice.below(2):
                world.hidden_faces[other] = dice.below(3)
        if all(world.hidden_faces[seat] != NONE for seat in looking):
            world.hidden_faces[others[dice.below(len(others))]] = NONE

    def _imagine_answer(self, world: State, dice: Dice) -> None:
        """Imagine whether one player of the exchange has answered; this seat knows only its own answer."""
        if world.answers[0] != NONE or world.answers[1] != NONE:
            return
        pair = (world.active, world.partner)
        who = dice.below(3)
        if who == 2 or world.holder[pair[who]] == self.seat:
            return
        world.answers[who] = dice.below(2) if treason.may_denounce(world, pair[who]) else 0

    def _imagine_side(self, world: State, side: Side, dice: Dice) -> None:
        seed = dice.below(1 << 31)
        found = past.past(self.steps[side], self.decks[side], self.dealt[side], seed, self._own(side))
        for place, mask in found.hands.items():
            world.hands[world.place[self.seating[place]]] = mask
        if world.ruta and (world.phase <= st.GIVE_UP or world.phase == st.FACE):
            self._imagine_route(world, side, found)
        if not found.swaps:
            return
        if world.partner != NONE and world.active & 1 == side and world.phase != st.HAND_OVER:
            world.given = list(found.swaps[-1])
        if world.apuntes:
            for note, (first, second) in zip(self._note_of[side], found.swaps, strict=True):
                kind, a, b, _, _ = world.notes[note]
                world.notes[note] = (kind, a, b, first, second)

    def _imagine_route(self, world: State, side: Side, found: past.Past) -> None:
        """Who has had the king of a side: from whoever has it now, back through the imagined exchanges."""
        king = KINGS[side]
        at = next(place for place, hand in found.hands.items() if hand >> king & 1)
        moves = [step for step in self.steps[side] if step.kind == SWAPS]
        route: list[tuple[int, int]] = []
        for step, cards, round_ in zip(
            reversed(moves), reversed(found.swaps), reversed(self._round_of[side]), strict=True
        ):
            if king in cards:
                route.append((self.seating[at], round_))
                at = step.place if cards[0] == king else step.other
        world.route += [(self.seating[at], 0), *reversed(route)]

    def _own(self, side: Side) -> Step | None:
        """This seat's hand, if it is on that side."""
        if self.seat < 0:
            return None
        place = self.seating.index(self.seat)
        mask = self.known.hands[self.known.place[self.seat]]
        return Step(SHOWS, place, self._size(place), mask=mask, private=True) if place & 1 == side else None

    def _imagine_choice(self, world: State, dice: Dice) -> None:
        """Imagine another chooser's assignments: any number short of all, or all if known to be ready."""
        for chooser in world.holder[:2]:
            side = identities.chosen_side(world, chooser)
            if chooser == self.seat:
                continue
            left = [world.holder[place] for place in range(side, world.seats, 2)]
            dice.shuffle(left)
            world.assigned[side] = left if world.assigned[side] else left[: dice.below(world.companions - 1)]
