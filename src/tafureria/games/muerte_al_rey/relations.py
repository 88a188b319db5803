"""What a seat knows of each place, for a network that treats all places alike.

Many of the features are estimates of the heuristic: where the enemy king may be, where the rivals suspect the
own one, and what an exchange would change.
"""

from __future__ import annotations

from typing import Any, Final

from tafureria.core import game as core
from tafureria.core.chance import Dice
from tafureria.core.tensor import Layout, Writer, named
from tafureria.games.muerte_al_rey import actions
from tafureria.games.muerte_al_rey.memory.notebook import Notebook
from tafureria.games.muerte_al_rey.pieces import CARDS, PLACES, Place, place_of
from tafureria.games.muerte_al_rey.players.heuristic import Mind
from tafureria.games.muerte_al_rey.state import FACE, NONE, PHASES, WITHOUT_FACES, State
from tafureria.games.muerte_al_rey.view import View

NEAR: Final[list[list[int]]] = [[] for _ in range(PLACES)]
"""Places have no neighbours: where a player sits does not limit whom it accuses or exchanges with."""
PLAYED: Final = ("turn", "hand-over", "denounce", "give-up")
"""Phases in which secret cards are held, so that something can be suspected."""
SURE: Final = 1e-9
"""Probabilities that differ by no more than this are equal but for rounding."""
FEWEST: Final = 3
"""Rivals of a player in the smallest game; a suspicion is compared with a blind guess among so many."""
OWN: Final = (
    "own side owes",
    "other side owes",
    "cards",
    "king",
    "king alone",
    "best suspicion",
    "best suspicion against a guess",
    "suspected",
    "danger",
    "partner's cards",
    "risk of staying",
    "risk of moving",
)

TABLE: Final[Layout] = (
    ("phase", WITHOUT_FACES),
    ("hand", CARDS),
    ("given", CARDS),
    ("received", CARDS),
    ("seats, games to come, last game, treason, forced, alone", 6),
    ("points behind the best, above the mean", 2),
    ("may be denounced", CARDS),
    ("own", len(OWN)),
)
"""Features of the table as a whole. Cards *may be denounced* by the companions who could receive them."""

EACH: Final[tuple[str, ...]] = (
    "in the game",
    "own",
    "own side",
    "order",
    "cards",
    "alive",
    "given up",
    "points",
    "points behind the best",
    "active",
    "turns until it acts",
    "shown",
    "in the exchange",
    "to swap",
    "assigned",
    "suspicion",
    "suspicion against a guess",
    "likeliest",
    "certain",
    "suspected",
    "holds the king",
    "denounces",
    "danger after an exchange",
)
"""Features of each place. From *suspicion* to *certain* they tell of rivals, after that of the own side."""

DEEDS: Final = named(
    actions.FACE,
    dict.fromkeys((actions.ACCUSE, actions.EXCHANGE, actions.TAKE, actions.ASSIGN), range(PLACES)),
)
NAMED: Final = [*DEEDS, *((DEEDS[actions.KEEP_SILENT][0], face, NONE) for face in range(len(actions.FACES)))]
"""For each action its kind, and the place that it names; -1 for none. Faces, which are younger than
the weights, are told apart by a place that means nothing."""


def fill(view: View, notebook: core.Notebook[State], out: Any) -> None:
    """Write what *view* shows and *notebook* knows. Cards are divided by two, points by ten.

    A watcher has no king, and between two games nobody holds one: suspicions and dangers are then zero.
    """
    assert isinstance(notebook, Notebook)
    to = Writer(out)
    phase = PHASES.index(view.phase)
    to.one_hot(NONE if phase == FACE else phase, WITHOUT_FACES)
    to.many_hot(view.hand, CARDS)
    to.one_hot(view.given, CARDS)
    to.one_hot(view.received, CARDS)
    seats, watching = len(view.counts), view.seat == core.TABLE
    to.numbers([seats / PLACES, 1 - view.game / view.games, float(view.game == view.games)], 3)
    to.numbers([float(notebook.known.traicion), float(view.forced), float(view.alone)], 3)
    if watching:
        to.skip(2)
    else:
        points, mean = view.scores[view.seat], sum(view.scores) / seats
        to.numbers([(points - max(view.scores)) / 10, (points - mean) / 10], 2)
    parts = [[0.0] * PLACES for _ in EACH]
    at = dict(zip(EACH, parts, strict=True))
    _see(view, at)
    if watching or view.phase not in PLAYED:
        to.skip(CARDS + len(OWN))
    else:
        _write_own(to, Mind(view, notebook, Dice(0)), at)
    for part in parts:
        to.numbers(part, PLACES)


def _see(view: View, at: dict[str, list[float]]) -> None:
    """What lies open at each place. Whoever is out takes no turn."""
    best = max(view.scores)
    places = [place_of(identity) if identity >= 0 else NONE for identity in view.identities]
    own = places[view.seat] if view.seat != core.TABLE else NONE
    for seat, place in enumerate(places):
        if place == NONE:
            continue
        at["in the game"][place] = 1.0
        at["own"][place] = float(place == own)
        at["own side"][place] = float(own != NONE and place & 1 == own & 1)
        at["order"][place] = place / PLACES
        at["cards"][place] = view.counts[seat] / 2
        at["alive"][place] = float(view.counts[seat] > 0)
        at["given up"][place] = len(view.lost[seat]) / 2
        at["points"][place] = view.scores[seat] / 10
        at["points behind the best"][place] = (view.scores[seat] - best) / 10
        at["active"][place] = float(seat == view.active_seat)
        at["shown"][place] = float(seat == view.shown_seat)
        at["in the exchange"][place] = float(seat in view.exchange and seat != view.seat)
        at["to swap"][place] = float(seat in view.swapping)
        at["assigned"][place] = float(seat in view.assigned)
    if view.active_seat >= 0:
        first = view.order.index(view.active_seat)
        living = [seat for seat in view.order[first:] + view.order[:first] if view.counts[seat]]
        for turns, seat in enumerate(living):
            at["turns until it acts"][places[seat]] = turns / len(places)


def _write_own(to: Writer, mind: Mind, at: dict[str, list[float]]) -> None:
    """What the seat itself knows and fears, of the table and of each place."""
    view = mind.view
    suspicion, suspected, holders = mind.suspicion(), mind.suspected(), mind.holders()
    rivals = range(1 - mind.side, len(mind.counts), 2)
    guesses = sum(1 for place in rivals if mind.counts[place])
    best = max(suspicion)
    mates = [p for p in range(mind.side, len(mind.counts), 2) if mind.counts[p] and p != mind.place]
    # Once the cards have been handed over, the public suspicions count the exchange already.
    pair = view.exchange if view.phase == "hand-over" and view.seat in view.exchange else []
    partner = [place_of(view.identities[seat]) for seat in pair if seat != view.seat]
    stay, move = mind.risks(mind.place, partner[0]) if partner else (0.0, 0.0)
    to.many_hot(_denounced(mind, partner or mates), CARDS)
    to.numbers(
        [
            float(view.owing[mind.side]),
            float(view.owing[1 - mind.side]),
            len(view.hand) / 2,
            float(mind.king in view.hand),
            float(view.hand == [mind.king]),
            best,
            best * guesses / FEWEST,
            suspected[mind.place >> 1],
            mind.danger(suspected, holders),
            mind.counts[partner[0]] / 2 if partner else 0.0,
            stay,
            move,
        ],
        len(OWN),
    )
    for place in rivals:
        chance = suspicion[place >> 1]
        at["suspicion"][place] = chance
        at["suspicion against a guess"][place] = chance * guesses / FEWEST
        at["likeliest"][place] = float(chance >= best - SURE)
        at["certain"][place] = float(chance >= 1 - SURE)
    for place in range(mind.side, len(mind.counts), 2):
        at["suspected"][place] = suspected[place >> 1]
        at["holds the king"][place] = holders[place >> 1]
    may_exchange = view.phase == "turn" and view.active_seat == view.seat and not view.forced
    for place in mates:
        at["denounces"][place] = len(_denounced(mind, [place])) / 2
        if may_exchange:
            at["danger after an exchange"][place] = _danger_after(mind, place, suspected, holders)


def _denounced(mind: Mind, by: list[Place]) -> list[int]:
    """The cards of the hand that some player at one of these places could denounce."""
    if not mind.memory.known.traicion:
        return []
    return [card for card in mind.view.hand if any(mind.treason(card, place) for place in by)]


def _danger_after(mind: Mind, other: Place, suspected: list[float], holders: list[float]) -> float:
    """Danger if the own king, should one of the two hold it, then goes to whom the rivals suspect less."""
    suspected, holders = suspected[:], holders[:]
    one, two = mind.place >> 1, other >> 1
    suspected[one], suspected[two] = mind.risks(mind.place, other)
    better, worse = (one, two) if suspected[one] < suspected[two] else (two, one)
    holders[better], holders[worse] = holders[one] + holders[two], 0.0
    return mind.danger(suspected, holders)
