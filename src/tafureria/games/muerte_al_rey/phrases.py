"""§3.1 What players say to each other while they look for the king.

``suspect SEAT`` (accusation)
    I think the king is there. Kept if that side's king is found there, broken if it is found elsewhere.
``accuse SEAT`` (request)
    Accuse that one. It binds nobody.
``no-king`` (claim)
    I have not got it. Broken if their king is found there, unless they have exchanged a card since. Whoever
    knows that it can be nowhere else remembers a lie.
``leave SEAT`` (promise)
    I shall not accuse you. Broken by doing it; kept if they have accused somebody else when the game ends.
``revenge SEAT`` (threat)
    If you accuse me, I accuse you. Kept by doing it; broken if the game ends without.
``distrust SEAT`` (accusation)
    That one does not keep their word. It binds nobody.

All of it is about the game of the match in progress: what is open when it ends comes to nothing.
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
from tafureria.core.shapes import Action, Seat
from tafureria.games.muerte_al_rey import actions
from tafureria.games.muerte_al_rey.events import (
    Accused,
    ExchangeBegan,
    Exchanged,
    Faces,
    GameBegan,
    GameEnded,
    Identified,
    KingFound,
)
from tafureria.games.muerte_al_rey.memory.notebook import Notebook
from tafureria.games.muerte_al_rey.pieces import KINGS, place_of
from tafureria.games.muerte_al_rey.view import View

SUSPECT: Final = "suspect"
ACCUSE: Final = "accuse"
NO_KING: Final = "no-king"
LEAVE: Final = "leave"
REVENGE: Final = "revenge"
DISTRUST: Final = "distrust"
PHRASES: Final = (
    Phrase(SUSPECT, "accusation", "seat"),
    Phrase(ACCUSE, "request", "seat"),
    Phrase(NO_KING, "claim"),
    Phrase(LEAVE, "promise", "seat"),
    Phrase(REVENGE, "threat", "seat"),
    Phrase(DISTRUST, "accusation", "seat"),
)
ROUND: Final = GameBegan
IN_PLAY: Final = ("turn", "hand-over", "denounce", "give-up", "face")
"""The phases in which all this may be said."""
OF_RIVALS: Final = (SUSPECT, ACCUSE, LEAVE, REVENGE)
"""What is said of a player of the other side."""


def sayable(view: View) -> list[Saying]:
    """What the seat may say now, whoever hears it: of rivals and others who are still in the game."""
    if view.phase not in IN_PLAY or view.seat < 0 or not view.counts[view.seat]:
        return []
    out: list[Saying] = []
    for phrase in PHRASES:
        if not phrase.about:
            out.append(Saying(view.seat, phrase.name))
            continue
        for seat, count in enumerate(view.counts):
            if seat != view.seat and count and (phrase.name not in OF_RIVALS or _is_rival(view, seat)):
                out.append(Saying(view.seat, phrase.name, seat))
    return out


def _is_rival(view: View, seat: Seat) -> bool:
    """Whether the seat is on the other side than the seat of the view."""
    return (place_of(view.identities[seat]) ^ place_of(view.identities[view.seat])) & 1 == 1


# --- what came of it --------------------------------------------------------------------------


def judge(saying: Saying, events: list[Event], since: int) -> str:
    """What has come of a saying, by everything that was public."""
    last, phrase = events[-1], saying.phrase
    if phrase in (ACCUSE, DISTRUST):
        return VOID
    is_over = isinstance(last, GameEnded | GameBegan)
    if phrase == SUSPECT and isinstance(last, KingFound):
        if last.target_seat == saying.about:
            return KEPT
        return BROKEN if _side(last.target_seat, events) == _side(saying.about, events) else ""
    if phrase == NO_KING and isinstance(last, KingFound) and last.target_seat == saying.seat:
        return VOID if _has_exchanged(saying.seat, events[since:]) else BROKEN
    deeds = [(one.seat, one.target_seat) for one in events[since:] if isinstance(one, Accused)]
    if phrase == LEAVE:
        if (saying.seat, saying.about) in deeds:
            return BROKEN
        return "" if not is_over else KEPT if any(seat == saying.seat for seat, _ in deeds) else VOID
    if phrase == REVENGE:
        return of_threat(saying, deeds, is_over=is_over)
    return VOID if is_over else ""


def _has_exchanged(seat: Seat, events: list[Event]) -> bool:
    """Whether a seat has exchanged a card, perhaps in an exchange that had begun before."""
    swaps = [one for one in events if isinstance(one, ExchangeBegan | Exchanged)]
    return any(seat in (one.seat, one.with_seat) for one in swaps)


def refutes(notebook: Notebook, saying: Saying, since: list[Event]) -> bool:
    """Whether the king can be nowhere but with the speaker of that claim, who has exchanged nothing since."""
    if saying.phrase != NO_KING or _has_exchanged(saying.seat, since):
        return False
    place = notebook.known.place[saying.seat]
    odds = notebook.odds(place & 1)
    # Forgotten pictures prove nothing.
    where = [index for index, chance in enumerate(odds.where(KINGS[place & 1])) if chance > 0]
    return odds.exact and where == [place >> 1]


def _side(seat: Seat, events: list[Event]) -> int:
    """The side of a seat in the game in progress, by its identity card; -1 if it has none."""
    for event in reversed(events):
        if isinstance(event, Identified) and event.seat == seat:
            return place_of(event.card) & 1
    return -1


# --- what computer players say ----------------------------------------------------------------


def speak(view: View, ears: Ears, character: Character, dice: Dice) -> Saying | None:
    """A word about an accusation or a face that everybody has just seen, if there is a cause for one."""
    possible = sayable(view)
    if not possible:
        return None
    fresh = [event for event in ears.news if isinstance(event, Accused)]
    about = (
        _about(view, ears, fresh[-1], character, dice) if fresh else _suspicion(view, ears, character, dice)
    )
    for saying in about:
        if saying in possible and not any(
            word.saying.words == saying.words for word in ears.own(saying.phrase)
        ):
            return saying
    return None


def _about(view: View, ears: Ears, accused: Accused, character: Character, dice: Dice) -> list[Saying]:
    """What a player might say about an accusation, the best first."""
    out: list[Saying] = []
    broken = [w for w in ears.words if w.verdict == BROKEN and w.saying.phrase == LEAVE]
    if any(w.saying.seat == accused.seat and w.saying.about == view.seat for w in broken):
        out.append(Saying(view.seat, DISTRUST, accused.seat))
    # It may be the next: before that a threat deters who goes on playing, and a denial leads on.
    is_next = not _is_rival(view, accused.target_seat) and accused.target_seat != view.seat
    goes_on = view.phase != "give-up" or view.counts[accused.seat] > 1
    if is_next and goes_on and happens(dice, character.carries_out / 2):
        out.append(Saying(view.seat, REVENGE, accused.seat))
    has_king = KINGS[place_of(view.identities[view.seat]) & 1] in view.hand
    if is_next and happens(dice, character.lies if has_king else character.speaks / 3):
        out.append(Saying(view.seat, NO_KING))
    return out


def _suspicion(view: View, ears: Ears, character: Character, dice: Dice) -> list[Saying]:
    """The suspicion of the only rival who looks uneasy, of those who have just looked at a card."""
    shown = [event for event in ears.news if isinstance(event, Faces)]
    uneasy = [seat for seat in shown[-1].uneasy_seats if _is_rival(view, seat)] if shown else []
    if len(uneasy) != 1 or not happens(dice, character.speaks / 2):
        return []
    return [Saying(view.seat, SUSPECT, uneasy[0])]


# --- what computer players make of it ---------------------------------------------------------


def heed(
    view: View, legal: list[Action], action: Action, ears: Ears, character: Character, dice: Dice
) -> Action:
    """The choice, with regard to what a companion asks for and to the seat's own promises and threats."""
    if view.phase != "turn" or action >= actions.EXCHANGE:
        return action
    seat_at = {place_of(card): seat for seat, card in enumerate(view.identities)}
    accusations = {seat_at[one - actions.ACCUSE]: one for one in legal if one < actions.EXCHANGE}
    for word in ears.own(REVENGE):
        about, since = word.saying.about, ears.events[word.since :]
        deeds = [(one.seat, one.target_seat) for one in since if isinstance(one, Accused)]
        if (about, ears.seat) in deeds and about in accusations and happens(dice, character.carries_out / 2):
            return accusations[about]
    action = _as_asked(view, ears, action, accusations)
    left = {word.saying.about for word in ears.own(LEAVE)}
    others = [one for seat, one in accusations.items() if seat not in left]
    if action in others or not others or not happens(dice, character.keeps):
        return action
    return others[dice.below(len(others))]


def _as_asked(view: View, ears: Ears, action: Action, accusations: dict[Seat, Action]) -> Action:
    """The accusation that a trusted companion asked for last, if nothing that was seen speaks for another."""
    asked = [
        word.saying.about
        for word in ears.of_round
        if word.saying.phrase in (ACCUSE, SUSPECT)
        and word.saying.seat != view.seat
        and not _is_rival(view, word.saying.seat)
        and ears.trust(word.saying.seat) >= BELIEVED
    ]
    if action not in accusations.values() or not asked or asked[-1] not in accusations:
        return action
    seats = (asked[-1], next(seat for seat, one in accusations.items() if one == action))
    touched: set[Seat] = set()
    for event in ears.events[ears.began :]:
        if isinstance(event, Accused):
            touched.update((event.seat, event.target_seat))
        if isinstance(event, ExchangeBegan):
            touched.update((event.seat, event.with_seat))
    seen = {(view.counts[seat], view.faces[seat] if view.faces else -1) for seat in seats}
    return accusations[asked[-1]] if touched.isdisjoint(seats) and len(seen) == 1 else action
