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
    I hold no copa. Broken by a copa that its speaker plays or has turned up; nothing proves it.
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
    BROKEN,
    KEPT,
    VOID,
    Character,
    Ears,
    Phrase,
    Saying,
    Word,
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
    TurnedUp,
)
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
BELIEVED: Final = 0.55
"""The trust from which on a promise is believed."""
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


# --- what computer players say ----------------------------------------------------------------


def speak(view: View, ears: Ears, character: Character, dice: Dice) -> Saying | None:
    """An answer, a threat, an accusation or an offer, if there is a cause for one."""
    if not sayable(view):
        return None
    for find in (_answer, _accusation, _threat, _lie, _offer, _request):
        saying = find(view, ears, character, dice)
        if saying is not None and not _has_said(saying, ears):
            return saying
    return None


def _has_said(saying: Saying, ears: Ears) -> bool:
    """Whether the seat has said the same in this round."""
    return any(
        word.saying.words == saying.words and word.saying.seat == saying.seat for word in _of_round(ears)
    )


def _of_round(ears: Ears) -> list[Word]:
    """What the seat has heard and said in this round."""
    began = max((n for n, event in enumerate(ears.events) if isinstance(event, RoundBegan)), default=0)
    return [word for word in ears.words if word.since > began]


def _side_of_seat(view: View, seat: Seat) -> int:
    """The side of a seat; -1 while it has none."""
    side = view.seats[seat].side
    return SIDE_NAMES.index(side) if side else -1


def _best(view: View, side: int) -> float:
    """What the best knight of that side in the own hand brings; far below zero without one."""
    left = still_to_play(view)
    return max(
        (
            gain(view, side, card, left)
            for card in view.hand
            if card >= FIRST_KNIGHT and side_of(card) == side
        ),
        default=-9.0,
    )


def _answer(view: View, ears: Ears, character: Character, dice: Dice) -> Saying | None:
    """Yes to the latest offer of an alliance that is in its interest, once."""
    for word in reversed(_of_round(ears)):
        offer = word.saying
        if offer.phrase != TOGETHER or offer.about != view.seat:
            continue
        if _has_said(Saying(view.seat, AGREE, offer.seat), ears):
            return None
        theirs, own = _side_of_seat(view, offer.seat), _side_of_seat(view, view.seat)
        if theirs < 0 or own == 1 - theirs or ears.trust(offer.seat) < BELIEVED - 0.1:
            return None
        if own == theirs or _best(view, theirs) >= _best(view, 1 - theirs) + SURE:
            return Saying(view.seat, AGREE, offer.seat, offer.to if offer.to is None else offer.seat)
        if happens(dice, character.lies) and _best(view, 1 - theirs) > -9:
            return Saying(view.seat, AGREE, offer.seat, offer.to if offer.to is None else offer.seat)
        return None
    return None


def _accusation(view: View, ears: Ears, character: Character, dice: Dice) -> Saying | None:
    """A warning of who has broken their word to this seat in the round before."""
    rounds = [n for n, event in enumerate(ears.events) if isinstance(event, RoundBegan)]
    began = rounds[-2] if len(rounds) > 1 else 0
    for word in ears.words:
        said = word.saying
        is_about_us = said.about == view.seat and said.phrase in (AGREE, SPARE)
        if (
            word.verdict == BROKEN
            and word.settled > began
            and is_about_us
            and happens(dice, character.speaks)
        ):
            return Saying(view.seat, DISTRUST, said.seat)
    return None


def _threat(view: View, ears: Ears, character: Character, dice: Dice) -> Saying | None:
    """A threat to an opponent who has yet to play and could annul this seat's best knight."""
    del ears
    own = _side_of_seat(view, view.seat)
    mine = [k for k in view.knights if k.seat == view.seat and not k.annulled and POINTS[k.card] >= 2]
    copas = [card for card in view.hand if card // RANKS == COPAS]
    if own < 0 or not mine or not (copas or happens(dice, character.lies)):
        return None
    rivals = [s for s in range(len(view.seats)) if _side_of_seat(view, s) == 1 - own and view.seats[s].cards]
    if not rivals or not happens(dice, character.speaks * character.carries_out / 2):
        return None
    return Saying(view.seat, RETALIATE, rivals[dice.below(len(rivals))])


def _lie(view: View, ears: Ears, character: Character, dice: Dice) -> Saying | None:
    """The claim to hold no copa, from one who holds some and lies."""
    del ears
    holds = any(card // RANKS == COPAS for card in view.hand)
    return Saying(view.seat, NO_COPAS) if holds and happens(dice, character.lies / 4) else None


def _offer(view: View, ears: Ears, character: Character, dice: Dice) -> Saying | None:
    """An alliance, offered by one who has a side to the most trusted of those who have none yet."""
    if view.teams or _side_of_seat(view, view.seat) < 0:
        return None
    free = [s for s in range(len(view.seats)) if _side_of_seat(view, s) < 0 and view.seats[s].cards]
    free = [seat for seat in free if ears.trust(seat) >= BELIEVED]
    if not free or not happens(dice, character.speaks / 2):
        return None
    return Saying(view.seat, TOGETHER, max(free, key=lambda seat: (ears.trust(seat), -seat)))


def _request(view: View, ears: Ears, character: Character, dice: Dice) -> Saying | None:
    """That the others annul the knights of the opponent who leads the game."""
    del ears
    own = _side_of_seat(view, view.seat)
    leader = max(range(len(view.totals)), key=lambda seat: (view.totals[seat], -seat)) if view.totals else -1
    if own < 0 or leader < 0 or leader >= len(view.seats) or _side_of_seat(view, leader) != 1 - own:
        return None
    if view.totals[leader] * 3 < view.target * 2 or not happens(dice, character.speaks / 3):
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
    """Not a knight that it has promised to spare; of equal ones, that of whom others want to see struck."""
    spared = {word.saying.about for word in ears.own(SPARE)}
    wanted = {w.saying.about for w in ears.words if w.saying.phrase == STRIKE and w.saying.seat != ears.seat}
    owner = {knight.card: knight.seat for knight in view.knights}
    side = own_side(view)

    def worth(one: Action) -> tuple[float, bool]:
        card = actions.aimed_knight(one)
        return hit_value(view, card, side), owner.get(card, -1) in wanted

    best = max(legal, key=lambda one: (*worth(one), one == action))
    others = [one for one in legal if owner.get(actions.aimed_knight(one)) not in spared]
    if best in others or not others:
        return best
    kept = max(others, key=worth)
    return kept if _keeps(worth(best)[0] - worth(kept)[0], character, dice) else best


def _heed_side(
    view: View, legal: list[Action], action: Action, ears: Ears, character: Character, dice: Dice
) -> Action:
    """The knight of the side that it has promised to fight on; else that of those whose word it believes."""
    if _side_of_seat(view, view.seat) >= 0 or view.teams:
        return action
    left, bound = still_to_play(view), set[int]()
    for word in ears.own(STAND):
        bound.add(word.saying.about)
    for word in ears.own(AGREE):
        bound.add(_side_of_seat(view, word.saying.about))
    bound.discard(-1)
    leaning = [0.0, 0.0]
    for word in ears.open:
        speaker = word.saying.seat
        is_believed = speaker != ears.seat and ears.trust(speaker) >= BELIEVED
        if word.saying.phrase == STAND and is_believed and _side_of_seat(view, speaker) < 0:
            leaning[word.saying.about] += LEANING
    worth: dict[Card, float] = {
        card: gain(view, side_of(card), card, left) + leaning[side_of(card)]
        for card in legal
        if FIRST_KNIGHT <= card < CARDS
    }
    best = max(worth, key=lambda card: (worth[card], card == action, -card))
    true = [card for card in worth if side_of(card) in bound]
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
