"""A desk for tests: any position, scripted dice and draws, and what was told."""

from __future__ import annotations

from tafureria.core.game import CHANCE, TABLE
from tafureria.games.taifa import GAME, cards, events
from tafureria.games.taifa.pieces import AREA_NAMES, KINGDOM_NAMES, NOBODY, areas_in
from tafureria.games.taifa.reasons import NAMES
from tafureria.games.taifa.rules import agenda, flow, setting_up
from tafureria.games.taifa.state import DIE_CHANCES, PHASES

Options = GAME.options


def kingdom(name):
    return KINGDOM_NAMES.index(name)


def area(name):
    return AREA_NAMES.index(name)


def card(name):
    """A design by id (``M09``) or notation (``escuela-sufi``)."""
    return cards.IDS.index(name) if name in cards.IDS else cards.NAMES.index(name)


class Desk:
    """A position in the middle of a turn, with the round of one kingdom about to begin."""

    def __init__(self, people="", active="castilla", cid=False, **more):
        names = people.split()
        if cid:
            self.state = setting_up.set_up(Options(cid=True), 1)
        else:
            self.state = setting_up.set_up(Options(**dict.fromkeys(names, True)), len(names))
        state = self.state
        state.todo = []
        state.turn = 1
        state.active = kingdom(active)
        self.events = []
        self.dice = []
        self.draws = []
        for name, owner in more.get("land", {}).items():
            self.give(name, owner)
        for key, column in (("hand", state.hands), ("army", state.army), ("posted", state.posted)):
            for name, held in more.get(key, {}).items():
                self.deal(column, name, held)
        for deck, held in more.get("discard", {}).items():
            state.discards[deck] = [card(c) for c in held.split()]
            for c in state.discards[deck]:
                state.decks[deck].remove(c)
        for name, value in more.get("bonus", {}).items():
            state.bonus[kingdom(name)] = value
        for name in more.get("garrisons", "").split():
            state.garrison |= 1 << area(name)

    def give(self, name, owner):
        state, at = self.state, area(name)
        if state.owner[at] != NOBODY:
            state.land[state.owner[at]] &= ~(1 << at)
        state.owner[at] = NOBODY if owner is None else kingdom(owner)
        if owner is not None:
            state.land[kingdom(owner)] |= 1 << at

    def deal(self, column, name, held):
        """Cards of a hand (of a bot: its pile, the top last), an army or deployed Responses."""
        found = [card(c) for c in held.split()]
        for c in found:
            self.state.decks[cards.faith_of(c)].remove(c)
        if column is self.state.hands and self.state.seat_of[kingdom(name)] >= 0:
            found.sort()
        column[kingdom(name)] = found

    # --- moving on -------------------------------------------------------------------------------

    def go(self, dice="", draws=""):
        """Begin the round, or go on after a change."""
        self.script(dice, draws)
        if not self.state.todo and not self.state.asked:
            agenda.push(self.state, agenda.OPEN_ROUND)
        flow.run(self.state, self.events)
        return self.settle()

    def script(self, dice="", draws=""):
        self.dice += [int(face) for face in dice.split()]
        self.draws += [card(c) for c in draws.split()]

    def settle(self):
        """Chance as scripted: dice in order (then all 1), draws by name (then the first card)."""
        while GAME.waiting(self.state) == CHANCE:
            if self.state.chance in DIE_CHANCES:
                outcome = (self.dice.pop(0) if self.dice else 1) - 1
            else:
                weights = GAME.chance(self.state)
                outcome = next(i for i, w in enumerate(weights) if w)
                if self.draws and len(weights) > self.draws[0] and weights[self.draws[0]]:
                    outcome = self.draws.pop(0)
            GAME.apply(self.state, CHANCE, outcome, self.events)
        return self

    def do(self, *moves, dice="", draws=""):
        """``"castilla ataca leon"``, ``"leon basta"``...: all legal. Gives the desk, to go on with."""
        self.script(dice, draws)
        for move in moves:
            seat, action = self._read(move)
            rule = GAME.check(self.state, seat, action)
            assert rule is None, f"{move}: {rule}"
            GAME.apply(self.state, seat, action, self.events)
            self.settle()
        return self

    def _read(self, move):
        name, _, text = move.partition(" ")
        action = GAME.parse(text)
        assert action is not None, move
        return self.seat(name), action

    def everybody(self, text="basta"):
        """All that are asked at once say no."""
        while self.state.asked and self.phase in ("answer", "relic", "hakim", "garrisons"):
            k = next(k for k in self.state.order if self.state.asked >> k & 1)
            self.do(f"{KINGDOM_NAMES[k]} {text}")
        return self

    # --- looking ---------------------------------------------------------------------------------

    def seat(self, name):
        """The seat that plays a kingdom; without a name, the table."""
        return TABLE if name is None else self.state.seat_of[kingdom(name)]

    def why(self, move):
        """The rule that refuses ``"castilla ataca leon"``; ``None`` when it is legal."""
        return GAME.check(self.state, *self._read(move))

    def legal(self, name):
        """What a kingdom may do, in notation."""
        return [GAME.notation(action) for action in GAME.legal(self.state, self.seat(name))]

    def view(self, name=None):
        """What a kingdom sees, or the table."""
        return GAME.view(self.state, self.seat(name))

    @property
    def phase(self):
        return PHASES[self.state.phase] if self.state.asked else ""

    @property
    def asked(self):
        return [KINGDOM_NAMES[k] for k in self.state.order if self.state.asked >> k & 1]

    def of(self, kind):
        """Events of that kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def first_round(self):
        """Told in the first round alone: bots play on by themselves."""
        out = []
        for event in self.events:
            if isinstance(event, events.TurnedUp | events.Passed) and any(
                isinstance(earlier, events.TurnedUp) for earlier in out
            ):
                break
            out.append(event)
        return out

    def in_round(self, kind):
        """Events of that kind in the first round."""
        return [event for event in self.first_round() if isinstance(event, kind)]

    def reasons(self):
        return [NAMES[e.why] for e in self.in_round(events.Decided)]

    def decision(self, why):
        return next(e for e in self.of(events.Decided) if NAMES[e.why] == why)

    def owner(self, name):
        k = self.state.owner[area(name)]
        return None if k == NOBODY else KINGDOM_NAMES[k]

    def hand(self, name):
        return [cards.NAMES[c] for c in self.state.hands[kingdom(name)]]

    def posted(self, name):
        return [cards.NAMES[c] for c in self.state.posted[kingdom(name)]]

    def army(self, name):
        return [cards.NAMES[c] for c in self.state.army[kingdom(name)]]

    def bonus(self, name):
        return self.state.bonus[kingdom(name)]

    def discards(self, deck):
        return [cards.NAMES[c] for c in self.state.discards[deck]]

    def garrisoned(self):
        return [AREA_NAMES[a] for a in areas_in(self.state.garrison)]


MISSES = " ".join(["1"] * 30)
"""A script of dice that never hit."""
NEXT = {"castilla": "condados", "condados": "valencia", "sevilla": "badajoz", "leon": "castilla"}


def turned_up(name, who="castilla", dice="", draws="", **more):
    """One round of a bot; the next kingdom is a person, and so the story stops there."""
    hands = {who: name, NEXT[who]: "C28", **more.pop("others", {})}
    desk = Desk(NEXT[who], active=who, hand=hands, **more).go(dice, draws).everybody()
    assert desk.state.active == kingdom(NEXT[who])
    return desk


def gone_to_discards(desk, name):
    return cards.NAMES[card(name)] in desk.discards(cards.faith_of(card(name)))


def bot(pile, who="castilla", dice="", draws="", **more):
    """The rounds of bots, from that of *who* with this pile on."""
    hand = {who: pile, **more.pop("others", {})}
    return Desk(more.pop("people", ""), active=who, hand=hand, **more).go(dice, draws)
