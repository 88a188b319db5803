"""§2 What players say to each other in battle: alliances, promises, threats, betrayals.

``together SEAT`` (offer)
    Shall we two fight on one side? It binds nobody.
``agree SEAT`` (promise)
    We two do. Kept if both are on one side when the battle ends, broken if not, void if one of them has none.
``stand SIDE`` (promise)
    I shall fight on that side. Kept or broken as soon as the battle ends; void for who played no knight.
``spare SEAT`` (promise)
    I shall annul none of your knights. Broken by doing it; kept if that seat had any when the battle ends.
``retaliate SEAT`` (threat)
    If you annul a knight of mine, I annul one of yours. Kept by doing it; broken if the battle ends without.
``no-copas`` (claim)
    I hold no copa. Broken by a copa that its speaker plays or has turned up; nothing proves it. Whoever knows
    that there must be one in that hand remembers a lie.
``strike SEAT`` (request)
    Annul the knights of that one. It binds nobody.
``distrust SEAT`` (accusation)
    That one does not keep their word. It binds nobody.

All of it is about the battle in progress: what is still open when it ends comes to nothing.
"""

from __future__ import annotations

from typing import Final

from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.phrase import (
    BELIEVED,
    BROKEN,
    KEPT,
    VOID,
    Character,
    Ears,
    Phrase,
    Saying,
    happens,
    of_threat,
)
from tafureria.core.shapes import Action, Card, Seat
from tafureria.games.moros_y_cristianos import actions
from tafureria.games.moros_y_cristianos.events import (
    Annulled,
    Copa,
    Knight,
    NoKnights,
    Outcome,
    RoundBegan,
    Turn,
    TurnedUp,
)
from tafureria.games.moros_y_cristianos.memory.guesses import counts_of
from tafureria.games.moros_y_cristianos.memory.notebook import Notebook
from tafureria.games.moros_y_cristianos.memory.sampling import weigh_all
from tafureria.games.moros_y_cristianos.pieces import (
    CARDS,
    COPAS,
    FIRST_KNIGHT,
    RANKS,
    SIDE_NAMES,
    side_of,
)
from tafureria.games.moros_y_cristianos.players.heuristic import (
    POINTS,
    best_hit,
    gain,
    hit_value,
    own_side,
    still_to_play,
    targets,
    weigh,
)
from tafureria.games.moros_y_cristianos.view import View

TOGETHER: Final = "together"
AGREE: Final = "agree"
STAND: Final = "stand"
SPARE: Final = "spare"
RETALIATE: Final = "retaliate"
NO_COPAS: Final = "no-copas"
STRIKE: Final = "strike"
DISTRUST: Final = "distrust"
PHRASES: Final = (
    Phrase(TOGETHER, "offer", "seat"),
    Phrase(AGREE, "promise", "seat"),
    Phrase(STAND, "promise", "side"),
    Phrase(SPARE, "promise", "seat"),
    Phrase(RETALIATE, "threat", "seat"),
    Phrase(NO_COPAS, "claim"),
    Phrase(STRIKE, "request", "seat"),
    Phrase(DISTRUST, "accusation", "seat"),
)
ROUND: Final = RoundBegan
IN_BATTLE: Final = ("treasure", "play", "aim")
"""The phases in which all this may be said."""
OF_ALLIES: Final = (TOGETHER, AGREE, STAND)
"""What nobody says in teams, where the sides are settled."""
LEANING: Final = 0.15
"""What a promise to fight on a side is worth to whoever joins that side, for each one that is believed; the
half of a point by which `jugador` often chooses between its knights is not decided by it."""
SURE: Final = 0.6
"""Points by which a side must be the better one for whoever promises to fight on it: a promise that soon
costs much helps those who promise nothing."""
CHEAP: Final = 0.1
"""Points that keeping one's word may cost without a second thought."""


def sayable(view: View) -> list[Saying]:
    """What the seat may say now, whoever hears it."""
    if view.phase not in IN_BATTLE or not view.combat or view.seat < 0:
        return []
    out: list[Saying] = []
    for phrase in PHRASES:
        if view.teams and phrase.name in OF_ALLIES:
            continue
        if phrase.about == "seat":
            out += [Saying(view.seat, phrase.name, s) for s in range(len(view.seats)) if s != view.seat]
        elif phrase.about == "side":
            out += [Saying(view.seat, phrase.name, side) for side in (0, 1)]
        else:
            out.append(Saying(view.seat, phrase.name))
    return out


# --- what came of it --------------------------------------------------------------------------


def judge(saying: Saying, events: list[Event], since: int) -> str:
    """What has come of a saying, by everything that was public."""
    if saying.phrase in (TOGETHER, STRIKE, DISTRUST):
        return VOID
    last = events[-1]
    is_over = isinstance(last, Outcome | NoKnights | RoundBegan)
    if saying.phrase == SPARE:
        if isinstance(last, Annulled) and (last.seat, last.victim_seat) == (saying.seat, saying.about):
            return BROKEN
        return "" if not is_over else KEPT if _side(saying.about, events) >= 0 else VOID
    if saying.phrase == NO_COPAS:
        shows = isinstance(last, Copa) or (
            isinstance(last, TurnedUp) and any(card // RANKS == COPAS for card in last.cards)
        )
        if shows and getattr(last, "seat", None) == saying.seat:
            return BROKEN
        return VOID if is_over else ""
    if saying.phrase == RETALIATE:
        blows = [(one.seat, one.victim_seat) for one in events[since:] if isinstance(one, Annulled)]
        return of_threat(saying, blows, is_over=is_over)
    if not is_over:
        return ""
    own = _side(saying.seat, events)
    other = saying.about if saying.phrase == STAND else _side(saying.about, events)
    if own < 0 or other < 0:
        return VOID
    return KEPT if own == other else BROKEN


def _side(seat: Seat, events: list[Event]) -> int:
    """The side on which a seat has fought last in this round; -1 if it has played no knight."""
    for event in reversed(events[:-1]):
        if isinstance(event, RoundBegan):
            return -1
        if isinstance(event, Knight) and event.seat == seat:
            return event.side
    return -1


def refutes(notebook: Notebook, saying: Saying, since: list[Event]) -> bool:
    """Whether there is a copa in every hand that the speaker of that claim may hold."""
    del since  # a hand only gets smaller until the battle ends
    if saying.phrase != NO_COPAS:
        return False
    weigh_all(notebook.table.deck, notebook.unseen, notebook.seen)
    hand = notebook.unseen[saying.seat]
    rows = range(len(hand.rounds))
    return all(any(counts_of(guess, row)[COPAS] for row in rows) for guess in hand.guesses)


# --- what computer players say ----------------------------------------------------------------


def speak(view: View, ears: Ears, character: Character, dice: Dice) -> Saying | None:
    """An answer, a threat, an accusation or an offer, if there is a cause for one."""
    if not sayable(view):
        return None
    for find in (_answer, _promise, _accusation, _threat, _claim, _offer, _request):
        saying = find(view, ears, character, dice)
        if saying is not None and not _has_said(saying, ears):
            return saying
    return None


def _has_said(saying: Saying, ears: Ears) -> bool:
    """Whether the seat has said the same in this round."""
    return any(w.saying.words == saying.words and w.saying.seat == saying.seat for w in ears.of_round)


def _side_of_seat(view: View, seat: Seat) -> int:
    """The side of a seat; -1 while it has none."""
    side = view.seats[seat].side
    return SIDE_NAMES.index(side) if side else -1


def _copas(view: View) -> list[Card]:
    """The copas in the own hand."""
    return [card for card in view.hand if card // RANKS == COPAS]


def _best(view: View, side: int) -> float:
    """What the best knight of that side in the own hand brings; far below zero without one."""
    left = still_to_play(view)
    knights = [card for card in view.hand if card >= FIRST_KNIGHT and side_of(card) == side]
    return max((gain(view, side, card, left) for card in knights), default=-9.0)


def _bound(view: View, ears: Ears) -> set[int]:
    """The sides on which the seat has promised to fight."""
    sides = {word.saying.about for word in ears.own(STAND)}
    sides.update(_side_of_seat(view, word.saying.about) for word in ears.own(AGREE))
    return sides - {-1}


def _is_free(view: View, seat: Seat) -> bool:
    """Whether a seat has yet to choose its side: it has none, and its first turn is not over."""
    return _side_of_seat(view, seat) < 0 and view.seats[seat].cards > 0 and not view.seats[seat].forced


def _is_open(view: View, side: int) -> bool:
    """Whether whoever has no side may join that one: there are attackers only, as long as nobody defends."""
    return SIDE_NAMES[side] != view.attack or any(side_of(knight.card) != side for knight in view.knights)


def _turns(view: View) -> list[Seat]:
    """Who is known to have a turn in this battle from now on, the seat in turn first."""
    if view.active_seat < 0 or view.pass_number not in (1, 2):
        return []
    first = [(view.starter + step) % len(view.seats) for step in range(len(view.seats))]
    second = first[::-1] if view.combat[actions.ORDEN] == "contraataque" else first
    now = first if view.pass_number == 1 else second
    turns = now[now.index(view.active_seat) :]
    if view.pass_number == 1 and view.combat[actions.DURACION] == "refuerzos":
        turns += second
    return [seat for seat in turns if view.seats[seat].cards and not view.seats[seat].forced]


def _answer(view: View, ears: Ears, character: Character, dice: Dice) -> Saying | None:
    """Yes to the latest offer of an alliance that is in its interest, once."""
    for word in reversed(ears.of_round):
        offer = word.saying
        if offer.phrase != TOGETHER or offer.about != view.seat:
            continue
        theirs, own = _side_of_seat(view, offer.seat), _side_of_seat(view, view.seat)
        sides = {own, *_bound(view, ears)}
        if theirs < 0 or 1 - theirs in sides or ears.trust(offer.seat) < BELIEVED - 0.1:
            return None
        if own < 0 and not (_is_free(view, view.seat) and _is_open(view, theirs)):
            return None
        is_better = own == theirs or _best(view, theirs) >= _best(view, 1 - theirs) + SURE
        if is_better or (happens(dice, character.lies) and _best(view, 1 - theirs) > -9):
            return Saying(view.seat, AGREE, offer.seat, None if offer.to is None else offer.seat)
        return None
    return None


def _promise(view: View, ears: Ears, character: Character, dice: Dice) -> Saying | None:
    """To spare whoever threatens it before its turn, if that costs nothing, or as a lie."""
    threats = [w.saying for w in ears.of_round if w.saying.words == f"{RETALIATE} {view.seat}"]
    if not threats or view.seat not in _turns(view):
        return None
    seat, side = threats[-1].seat, own_side(view)
    theirs = [knight.card for knight in view.knights if knight.seat == seat]
    hits = [card for copa in _copas(view) for card in targets(view, copa) if card in theirs]
    is_free = all(hit_value(view, card, side) <= 0 for card in hits)
    is_said = happens(dice, character.speaks if is_free else character.lies)
    return Saying(view.seat, SPARE, seat) if is_said else None


def _accusation(view: View, ears: Ears, character: Character, dice: Dice) -> Saying | None:
    """A warning, once, of who broke their word to this seat, or lied as it knows, since the last round."""
    began = ears.rounds[-2] if len(ears.rounds) > 1 else 0
    for word in ears.words:
        said = word.saying
        is_about_us = said.about == view.seat and said.phrase in (AGREE, SPARE)
        was_broken = word.verdict == BROKEN and is_about_us
        at = word.settled if was_broken else word.since
        if not (was_broken or view.seat in word.found_out) or at <= began:
            continue
        warning = Saying(view.seat, DISTRUST, said.seat)
        has_warned = any(one.saying == warning and one.since >= at for one in ears.words)
        if not has_warned and happens(dice, character.speaks):
            return warning
    return None


def _threat(view: View, ears: Ears, character: Character, dice: Dice) -> Saying | None:
    """A threat to an opponent who may soon annul this seat's knight, and whom it could pay back afterwards.

    It is said as that opponent's turn begins, or when the seat has put down a good knight. In `astucia`
    nobody annuls what weighs on the other side.
    """
    own = _side_of_seat(view, view.seat)
    mine = [k.card for k in view.knights if k.seat == view.seat and not k.annulled and POINTS[k.card] >= 2]
    if own < 0 or not mine or view.combat[actions.TIPO] == "astucia":
        return None
    fresh, turns = ears.news, _turns(view)
    begun = {event.seat for event in fresh if isinstance(event, Turn)}
    is_new = any(isinstance(event, Knight) and event.card in mine for event in fresh)
    rivals = [
        seat
        for n, seat in enumerate(turns)
        if _side_of_seat(view, seat) == 1 - own and view.seat in turns[n + 1 :] and (is_new or seat in begun)
    ]
    chance = character.speaks * character.carries_out if _copas(view) else character.lies
    if not rivals or not happens(dice, chance):
        return None
    return Saying(view.seat, RETALIATE, rivals[dice.below(len(rivals))])


def _claim(view: View, ears: Ears, character: Character, dice: Dice) -> Saying | None:
    """That it holds no copa, truly or not, when another has struck and its own turn is still to come."""
    has_struck = any(isinstance(event, Annulled) and event.seat != view.seat for event in ears.news)
    if not has_struck or view.seat not in _turns(view)[1:]:
        return None
    is_said = happens(dice, character.lies if _copas(view) else character.speaks / 3)
    return Saying(view.seat, NO_COPAS) if is_said else None


def _offer(view: View, ears: Ears, character: Character, dice: Dice) -> Saying | None:
    """An alliance, offered once by whose side is behind to the most trusted of those who may choose it.

    Whom an ally has asked, and who has given their word to somebody, is not asked again.
    """
    own = _side_of_seat(view, view.seat)
    if view.teams or own < 0 or not _is_open(view, own) or weigh(view, own, 0, 0, 0).lead > 0:
        return None
    if any(w.saying.seat == view.seat and w.saying.phrase == TOGETHER for w in ears.of_round):
        return None
    said = [word.saying for word in ears.of_round]
    asked = {s.about for s in said if s.phrase == TOGETHER and _side_of_seat(view, s.seat) == own}
    asked.update(s.seat for s in said if s.phrase in (AGREE, STAND))
    free = [s for s in _turns(view) if _is_free(view, s) and s not in asked and ears.trust(s) >= BELIEVED]
    if not free or not happens(dice, character.speaks):
        return None
    return Saying(view.seat, TOGETHER, max(free, key=ears.trust))


def _request(view: View, ears: Ears, character: Character, dice: Dice) -> Saying | None:
    """That the others annul the knight that the leader of the game, an opponent, has just played."""
    own = _side_of_seat(view, view.seat)
    leader = max(range(len(view.totals)), key=lambda seat: (view.totals[seat], -seat)) if view.totals else -1
    if own < 0 or leader < 0 or leader >= len(view.seats) or _side_of_seat(view, leader) != 1 - own:
        return None
    if view.combat[actions.TIPO] == "astucia" or view.totals[leader] * 3 < view.target * 2:
        return None
    is_new = any(isinstance(event, Knight) and event.seat == leader for event in ears.news)
    others = [s for s in _turns(view) if s != view.seat and _side_of_seat(view, s) != 1 - own]
    if not is_new or not others or not happens(dice, character.speaks):
        return None
    return Saying(view.seat, STRIKE, leader)


# --- what computer players make of it ---------------------------------------------------------


def heed(
    view: View, legal: list[Action], action: Action, ears: Ears, character: Character, dice: Dice
) -> Action:
    """The choice, with regard to the seat's own word and to what it believes of the others'."""
    if view.phase == "aim":
        return _heed_aim(view, legal, action, ears, character, dice)
    if view.phase != "play":
        return action
    if FIRST_KNIGHT <= action < CARDS:
        return _heed_side(view, legal, action, ears, character, dice)
    if action // RANKS == COPAS and action < CARDS:
        hits = {knight.seat for knight in view.knights if knight.card in targets(view, action)}
        spared = {word.saying.about for word in ears.own(SPARE)}
        if hits and hits <= spared and _keeps(best_hit(view, action, own_side(view)), character, dice):
            return actions.FIN if actions.FIN in legal else action
    if action == actions.FIN:
        return _carry_out(view, legal, ears, character, dice)
    return action


def _keeps(cost: float, character: Character, dice: Dice) -> bool:
    """Whether it keeps its word though that costs so many points."""
    return cost <= CHEAP or happens(dice, character.keeps)


def _heed_aim(
    view: View, legal: list[Action], action: Action, ears: Ears, character: Character, dice: Dice
) -> Action:
    """Not a knight that it has promised to spare."""
    spared = {word.saying.about for word in ears.own(SPARE)}
    owner = {knight.card: knight.seat for knight in view.knights}
    others = [one for one in legal if owner.get(actions.aimed_knight(one)) not in spared]
    if action in others or not others:
        return action
    side = own_side(view)
    worth = {one: hit_value(view, actions.aimed_knight(one), side) for one in legal}
    kept = max(others, key=lambda one: (worth[one], -one))
    return kept if _keeps(worth[action] - worth[kept], character, dice) else action


def _heed_side(
    view: View, legal: list[Action], action: Action, ears: Ears, character: Character, dice: Dice
) -> Action:
    """The knight of the side that it has promised to fight on; else that of those whose word it believes.

    Where no word tips the scale, the choice stays: whoever has thought longer about it may know better.
    """
    if _side_of_seat(view, view.seat) >= 0 or view.teams:
        return action
    left, bound = still_to_play(view), _bound(view, ears)
    leaning = [0.0, 0.0]
    for word in ears.open:
        speaker = word.saying.seat
        is_believed = speaker != ears.seat and ears.trust(speaker) >= BELIEVED
        if word.saying.phrase == STAND and is_believed and _side_of_seat(view, speaker) < 0:
            leaning[word.saying.about] += LEANING
    knights = [card for card in legal if FIRST_KNIGHT <= card < CARDS]
    own: dict[Card, float] = {card: gain(view, side_of(card), card, left) for card in knights}
    worth: dict[Card, float] = {card: own[card] + leaning[side_of(card)] for card in knights}
    tipped = [card for card in knights if own[card] <= own[action] and worth[card] > worth[action]]
    best = max(tipped, key=lambda card: (worth[card], -card), default=action)
    true = [card for card in knights if side_of(card) in bound]
    if len(bound) != 1 or not true or best in true:
        return best
    kept = max(true, key=lambda card: (worth[card], -card))
    return kept if _keeps(worth[best] - worth[kept], character, dice) else best


def _carry_out(view: View, legal: list[Action], ears: Ears, character: Character, dice: Dice) -> Action:
    """A copa instead of the end of the turn, where a threat is due and it does no harm."""
    due = {
        word.saying.about
        for word in ears.own(RETALIATE)
        for one in ears.events[word.since :]
        if isinstance(one, Annulled) and (one.seat, one.victim_seat) == (word.saying.about, ears.seat)
    }
    if not due or not happens(dice, character.carries_out):
        return actions.FIN
    side = own_side(view)
    for card in legal:
        is_copa = card < CARDS and card // RANKS == COPAS
        struck = {k.seat for k in view.knights if k.card in targets(view, card)} if is_copa else set()
        if struck & due and best_hit(view, card, side) >= 0:
            return card
    return actions.FIN
