"""A desk for tests: any position, scripted dice and draws, and what was told."""

from __future__ import annotations

from tafureria.core.game import CHANCE
from tafureria.games.taifa import GAME, actions, agenda, engine, options
from tafureria.games.taifa.pieces import (
    AREA_NAMES,
    CARD_IDS,
    CARD_NAMES,
    KINGDOM_NAMES,
    NOBODY,
    areas_in,
    faith_of,
)
from tafureria.games.taifa.reasons import NAMES
from tafureria.games.taifa.state import DIE_CHANCES, PHASES

Options = GAME.options


def kingdom(name):
    return KINGDOM_NAMES.index(name)


def area(name):
    return AREA_NAMES.index(name)


def card(name):
    """A design by id (``M09``) or notation (``escuela-sufi``)."""
    return CARD_IDS.index(name) if name in CARD_IDS else CARD_NAMES.index(name)


class Desk:
    """A position in the middle of a turn, with the round of one kingdom about to begin."""

    def __init__(self, people="", active="castilla", cid=False, **more):
        names = people.split()
        if cid:
            self.state = options.set_up(Options(cid=True), 1)
        else:
            self.state = options.set_up(Options(**dict.fromkeys(names, True)), len(names))
        state = self.state
        state.todo = []
        state.turn = 1
        state.active = kingdom(active)
        self.events = []
        self.dice = []
        self.draws = []
        for name, owner in more.get("land", {}).items():
            self.give(name, owner)
        for key in ("hand", "army", "posted"):
            for name, cards in more.get(key, {}).items():
                self.deal(key, name, cards)
        for deck, cards in more.get("discard", {}).items():
            state.discard[deck] = [card(c) for c in cards.split()]
            for c in state.discard[deck]:
                state.deck[deck].remove(c)
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

    def deal(self, key, name, cards):
        """Cards of a hand (of a bot: its pile, the top last), an army or deployed Responses."""
        found = [card(c) for c in cards.split()]
        for c in found:
            self.state.deck[int(c >= 30)].remove(c)
        if key == "hand" and self.state.seat_of[kingdom(name)] >= 0:
            found.sort()
        getattr(self.state, key)[kingdom(name)] = found

    # --- moving on -------------------------------------------------------------------------------

    def go(self, dice="", draws=""):
        """Begin the round, or go on after a change."""
        self.script(dice, draws)
        if not self.state.todo and not self.state.asked:
            agenda.push(self.state, agenda.OPEN_ROUND)
        engine.run(self.state, self.events)
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

    def act(self, name, *texts, dice="", draws=""):
        """A person acts; every step must be legal."""
        self.script(dice, draws)
        for text in texts:
            action = GAME.parse(text)
            assert action is not None, text
            rule = self.why(name, text)
            assert rule is None, f"{text}: {rule}"
            GAME.apply(self.state, self.state.seat_of[kingdom(name)], action, self.events)
            self.settle()
        return self

    def everybody(self, text="basta"):
        """All that are asked at once say no."""
        while self.state.asked and self.phase in ("respuestas", "reliquia", "hakim", "guarniciones"):
            k = next(k for k in self.state.order if self.state.asked >> k & 1)
            self.act(KINGDOM_NAMES[k], text)
        return self

    # --- looking ---------------------------------------------------------------------------------

    def why(self, name, text):
        """Id of the rule that refuses, or ``None``."""
        rule = GAME.check(self.state, self.state.seat_of[kingdom(name)], GAME.parse(text))
        return None if rule is None else rule.id.removeprefix("taifa.")

    def may(self, name):
        return [actions.WORDS[a] for a in GAME.legal(self.state, self.state.seat_of[kingdom(name)])]

    @property
    def phase(self):
        return PHASES[self.state.phase] if self.state.asked else ""

    @property
    def asked(self):
        return [KINGDOM_NAMES[k] for k in self.state.order if self.state.asked >> k & 1]

    def told(self, tag):
        return [e for e in self.events if e.__struct_config__.tag == tag]

    def first_round(self):
        """Told in the first round alone: bots play on by themselves."""
        out = []
        for e in self.events:
            if e.__struct_config__.tag in ("turned-up", "passed") and any(
                o.__struct_config__.tag == "turned-up" for o in out
            ):
                break
            out.append(e)
        return out

    def in_round(self, tag):
        return [e for e in self.first_round() if e.__struct_config__.tag == tag]

    def reasons(self):
        return [NAMES[e.why] for e in self.in_round("decided")]

    def decision(self, why):
        return next(e for e in self.told("decided") if NAMES[e.why] == why)

    def owner(self, name):
        k = self.state.owner[area(name)]
        return None if k == NOBODY else KINGDOM_NAMES[k]

    def hand(self, name):
        return [CARD_NAMES[c] for c in self.state.hand[kingdom(name)]]

    def posted(self, name):
        return [CARD_NAMES[c] for c in self.state.posted[kingdom(name)]]

    def army(self, name):
        return [CARD_NAMES[c] for c in self.state.army[kingdom(name)]]

    def bonus(self, name):
        return self.state.bonus[kingdom(name)]

    def discards(self, deck):
        return [CARD_NAMES[c] for c in self.state.discard[deck]]

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
    return CARD_NAMES[card(name)] in desk.discards(faith_of(card(name)))
