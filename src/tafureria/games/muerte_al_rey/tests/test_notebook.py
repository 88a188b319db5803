"""The notebook: imagined worlds are exactly the possible ones, and its odds are counts of them."""

from collections import Counter, defaultdict
from fractions import Fraction

import msgspec
import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER, TABLE, seats_in, settle
from tafureria.games.muerte_al_rey import GAME
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.memory import past
from tafureria.games.muerte_al_rey.memory.notebook import SHARP
from tafureria.games.muerte_al_rey.options import Options
from tafureria.games.muerte_al_rey.pieces import KINGS
from tafureria.games.muerte_al_rey.players.heuristic import Acusador


def frozen(state):
    return tuple(repr(getattr(state, name)) for name in st.State.__slots__)


def told(out, seat):
    return tuple(e for event in out if (e := event.seen_by(seat)) is not None)


def histories(options, seats, watcher):
    """[(what *watcher* was told, Counter of worlds)] over every history, at every decision and at the end.

    In simultaneous choices the lowest seat goes first. Where it is secret who has answered, worlds in which
    only another seat has answered are listed too, with a count of 0.
    """
    groups = defaultdict(Counter)
    stories = {}

    def note(state, heard, count):
        groups[repr(heard)][frozen(state)] += count
        stories[repr(heard)] = heard

    def walk(state, heard):
        waiting = GAME.waiting(state)
        if waiting == CHANCE:
            for index, weight in enumerate(GAME.chance(state)):
                if weight:
                    follow(state, CHANCE, index, heard)
            return
        note(state, heard, 1)
        if waiting != OVER:
            first, *others = seats_in(waiting)
            for action in GAME.legal(state, first):
                follow(state, first, action, heard)
            for seat in others if state.phase == st.DENOUNCE else ():
                for action in GAME.legal(state, seat):
                    after, out = state.clone(), []
                    GAME.apply(after, seat, action, out)
                    note(after, heard + told(out, watcher), 0)

    def follow(state, seat, action, heard):
        after, out = state.clone(), []
        GAME.apply(after, seat, action, out)
        walk(after, heard + told(out, watcher))

    walk(GAME.new(options, seats), ())
    return [(stories[key], groups[key]) for key in sorted(groups)]


@pytest.mark.parametrize("seat", [0, 1, 2, TABLE])
def test_imagined_worlds_are_exactly_those_that_fit_and_odds_are_their_counts(seat):
    options, seats = GAME.tiny()
    groups = histories(options, seats, seat)
    assert len(groups) > 100
    for number, (heard, worlds) in enumerate(groups):
        if number % 11 != max(seat, 0):
            continue
        notebook = GAME.notebook(options, seats, seat)
        for event in heard:
            notebook.hear(event)
        imagined = set()
        for seed in range(40 * len(worlds)):
            imagined.add(frozen(notebook.imagine(seed)))
            if len(imagined) == len(worlds) and seed > 20:
                break
        assert imagined == set(worlds), heard
        if notebook.known.phase == st.TURN:
            orders = 2 if seat in (0, 1) else 1  # two own cards, dealt in either order
            assert notebook.odds(0).worlds * notebook.odds(1).worlds == orders * sum(worlds.values())
            check_odds(notebook, worlds)


def test_steps_are_given_up_from_the_oldest_on_and_what_is_held_now_never():
    """Searches that may not take long find worlds all the same, and these look like the real one."""
    dice, options = Dice(3), Options(traicion=True, apuntes=True, partidas=2)
    state, out = GAME.new(options, 8), []
    notebooks = [GAME.notebook(options, 8, seat) for seat in range(8)]
    settle(GAME, state, dice, out)
    looks = 0
    while GAME.waiting(state) != OVER:
        for seat, notebook in enumerate(notebooks):
            for event in told(out, seat):
                notebook.hear(event)
        seat = looks % 8
        book = notebooks[seat]
        for side in (0, 1):
            steps, deck, dealt = book.steps[side], book.decks[side], book.dealt[side]
            if state.phase != st.TURN or not steps:
                continue
            found = past.in_any_case(steps, deck, dealt, Dice(looks), book._own(side))
            looks += 1
            assert len(found.swaps) == sum(step.kind == past.SWAPS for step in steps)
            for place, mask in found.hands.items():
                assert mask.bit_count() == state.hands[place].bit_count()
                assert place != state.place[seat] or mask == state.hands[place]
        asked = seats_in(GAME.waiting(state))
        legal = GAME.legal(state, asked[0])
        out = []
        GAME.apply(state, asked[0], legal[dice.below(len(legal))], out)
        settle(GAME, state, dice, out)
    assert looks > 10


def check_odds(notebook, worlds):
    hands = st.State.__slots__.index("hands")
    total = sum(worlds.values())
    for side in (0, 1):
        odds = notebook.odds(side)
        assert odds.exact
        chances = odds.where(KINGS[side])
        for index, chance in enumerate(chances):
            place = 2 * index + side
            count = sum(n for world, n in worlds.items() if eval(world[hands])[place] >> KINGS[side] & 1)
            assert chance == pytest.approx(float(Fraction(count, total)))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (6, Options(traicion=True, apuntes=True, identidades="cambio")),
        (6, Options(identidades="eligen-contrarias", apuntes=True)),
        (8, Options(identidades="bandos", partidas=2)),
        (16, Options(traicion=True, partidas=2)),
        (6, Options(gestos=True, traicion=True, ruta=True, partidas=2)),
        (8, Options(gestos=True, identidades="cambio", apuntes=True)),
    ],
)
def test_an_imagined_world_looks_the_same_to_this_seat_all_through_a_match(seats, options):
    dice = Dice(seats)
    for _ in range(4):
        state, out = GAME.new(options, seats), []
        notebooks = {seat: GAME.notebook(options, seats, seat) for seat in (TABLE, 0, 3)}
        settle(GAME, state, dice, out)
        while True:
            for seat, notebook in notebooks.items():
                for event in told(out, seat):
                    notebook.hear(event)
                world = notebook.imagine(dice.below(1 << 30))
                assert GAME.view(world, seat) == GAME.view(state, seat)
                assert GAME.awaited(world, seat) == GAME.awaited(state, seat)
                assert GAME.legal(world, seat) == GAME.legal(state, seat)
                public = GAME.view(world, TABLE)
                assert msgspec.to_builtins(public) == msgspec.to_builtins(GAME.view(state, TABLE))
            waiting = GAME.waiting(state)
            if waiting == OVER:
                break
            seat = seats_in(waiting)[dice.below(waiting.bit_count())]
            legal = GAME.legal(state, seat)
            out = []
            GAME.apply(state, seat, legal[dice.below(len(legal))], out)
            settle(GAME, state, dice, out)


def test_what_is_believed_of_the_accusers_does_not_depend_on_when_one_asks():
    """A match of six games: one notebook is asked after every event, the other only at the end."""
    options = GAME.options(partidas=6)
    state, dice = GAME.new(options, 6), Dice(4)
    asked, quiet = (GAME.notebook(options, 6, 0) for _ in range(2))
    players = [Acusador() for _ in range(6)]
    told = 0
    while GAME.waiting(state) != OVER:
        out = []
        settle(GAME, state, dice, out)
        for seat in seats_in(max(0, GAME.waiting(state)))[:1]:
            action = players[seat].choose(GAME.view(state, seat), GAME.legal(state, seat), None, told)
            GAME.apply(state, seat, action, out)
        for event in out:
            heard = event.seen_by(0)
            if heard is not None:
                told += 1
                for notebook in (asked, quiet):
                    notebook.hear(heard)
                if asked.seating:
                    asked.public_odds(0)
                    asked.public_odds(1)
    assert told > 50
    for side in (0, 1):
        assert asked.aim(side) == quiet.aim(side) != SHARP
