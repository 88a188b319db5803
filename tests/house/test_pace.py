"""The time at which something is told reveals neither hidden steps nor anybody's thinking time."""

import random
from itertools import pairwise

import msgspec
import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.house.bots.computers import next_beat
from tafureria.house.settings import Settings
from tafureria.house.store.rows import TableSettings
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.voices import DELAY
from tests.house.pace import SETTINGS, key_of, play

GAMES = [
    ("moros-y-cristianos", {"puntos": 20}),
    ("la-reconquista", {"tropas": 5, "rondas": 4}),
    ("muerte-al-rey", {"partidas": 6}),
    ("espada-negra", {}),
    ("taifa", {"castilla": True, "valencia": True, "sevilla": True}),
]
MARGIN = 0.05
"""Seconds by which a table's timers may be late; they never fire early."""


def seats_for(game, options):
    game = registry.find(game).game
    chosen = msgspec.convert(options, game.options)
    return next(n for n in game.seats if n > 0 and game.fit(chosen, n) is None)


def steps_of(played):
    """Of each pair of positions of a watcher: phases and events told, and the seconds between them."""
    out = []
    for (before, first), (at, second) in pairwise(played.ears[-1].moments()):
        seen = [
            (frame["view"]["phase"], tuple(one["event"]["on"] for one in frame["told"]))
            for frame in (first, second)
        ]
        out.append((tuple(seen), at - before - first["pause"]))
    return out


@pytest.mark.parametrize("level", ["aprendiz", "jugador", "maestro"])
@pytest.mark.parametrize(("game", "options"), GAMES, ids=[name for name, _ in GAMES])
def test_the_time_between_two_steps_follows_from_what_a_watcher_sees(game, options, level):
    """Hidden steps in between (cards passed, troops placed, answers given) leave no trace in the timing."""
    settings = TableSettings(think=0.5, game_seconds=3600)
    seats = seats_for(game, options)
    times = {}
    for number in range(4):
        played = play(
            game, key_of(number), level=level, options=options, seats=seats, settings=settings, most=150
        )
        for seen, seconds in steps_of(played):
            times.setdefault(seen, []).append(seconds)
    assert sum(map(len, times.values())) > 20
    for seen, seconds in times.items():
        assert max(seconds) - min(seconds) < MARGIN, seen


@pytest.mark.parametrize(
    ("game", "options"), [GAMES[0], GAMES[2]], ids=["moros-y-cristianos", "muerte-al-rey"]
)
def test_talk_changes_no_time(game, options):
    """Steps come as fast where computer players speak as where nobody may, and lines a fixed time later."""
    times, said = {}, 0
    for talk in ("public", "none"):
        for number in range(4):
            played = play(game, key_of(number), options=options, seats=6, most=150, talk=talk)
            for seen, seconds in steps_of(played):
                times.setdefault(seen, []).append(seconds)
            steps = [at for at, _ in played.ears[-1].moments()]
            for at, frame in played.ears[-1].moments("said"):
                if not any(line["verdict"] for line in frame["lines"]):
                    assert min(abs(at - step - DELAY * SETTINGS.pace) for step in steps) < MARGIN
                    said += talk == "public"
                    assert talk != "none"
    assert said
    for seen, seconds in times.items():
        assert max(seconds) - min(seconds) < MARGIN, seen


@pytest.mark.parametrize(
    ("game", "options"), [GAMES[0], GAMES[2]], ids=["moros-y-cristianos", "muerte-al-rey"]
)
def test_a_search_that_takes_too_long_is_not_waited_for(game, options):
    """A player that answers at once chooses instead, in the same beat."""
    times = {}
    for number in range(4):
        played = play(
            game,
            key_of(number),
            level="maestro",
            options=options,
            seats=seats_for(game, options),
            settings=TableSettings(think=0.5),
            most=100,
            search_round=0.7,
        )
        for seen, seconds in steps_of(played):
            times.setdefault(seen, []).append(seconds)
    assert sum(map(len, times.values())) > 20
    for seen, seconds in times.items():
        assert max(seconds) - min(seconds) < MARGIN, seen


BUSY = 0.03
"""Seconds for which a request to a computer player is on its way on a busy machine."""
HIDES = [
    ("moros-y-cristianos", {"puntos": 20, "objetivo": "tesoro"}),
    ("la-reconquista", {"tropas": 5, "rondas": 4}),
    ("muerte-al-rey", {"partidas": 6, "identidades": "eligen-propias"}),
]


@pytest.mark.parametrize(("game", "options"), HIDES, ids=[name for name, _ in HIDES])
def test_a_busy_machine_shows_no_hidden_steps(game, options):
    """All steps up to one that others notice are one request, so that it is not later when they are many."""
    times = {}
    for number in range(4):
        played = play(
            game,
            key_of(number),
            options=options,
            seats=seats_for(game, options),
            most=150,
            way=BUSY,
            house=Settings(sleep_after=1e9, pace=0.1),
        )
        for seen, seconds in steps_of(played):
            times.setdefault(seen, []).append(seconds)
    assert sum(map(len, times.values())) > 20
    for seen, seconds in times.items():
        assert max(seconds) - min(seconds) < MARGIN, seen


def hidden_and_open(live, seat):
    legal = live.legal(seat)
    return [a for a in legal if live.is_hidden(seat, a)], [a for a in legal if not live.is_hidden(seat, a)]


def test_what_nobody_else_notices_is_known_to_be_hidden():
    game = registry.find("la-reconquista").game
    live = LiveGame(game, game.options(), 3, Dealer.key_from_seed(1))
    seat = live.waiting.bit_length() - 1
    hidden, seen = hidden_and_open(live, seat)
    assert hidden
    assert not seen
    before = live.noticed
    live.act(seat, hidden[0])
    assert live.noticed == before
    while live.position(-1) == 1:
        live.act(seat, live.legal(seat)[0])
    assert live.noticed == live.ply


def test_whoever_needs_longer_waits_for_the_next_beat():
    assert next_beat(10.0, 0.9, 10.1) == pytest.approx(10.9)
    assert next_beat(10.0, 0.9, 10.95) == pytest.approx(11.8)
    assert next_beat(10.0, 0.0, 10.95) == 10.95


@pytest.mark.parametrize("slow", [1, 7])
def test_a_clock_is_shown_anew_only_when_everybody_sees_something(slow):
    """A watcher gets clock frames only with positions, so time spent on hidden steps is not revealed."""
    rng = random.Random(5)

    def answers(frame):
        return slow, [rng.choice(frame["legal"])]

    played = play(
        "la-reconquista",
        key_of(2),
        people=3,
        seats=3,
        answers=answers,
        options={"tropas": 5, "rondas": 2},
        settings=TableSettings(game_seconds=36_000),
        most=120,
    )
    ear = played.ears[-1]
    clocks = [at for at, _ in ear.moments("clock")]
    assert len(clocks) > 3
    assert {round(at, 3) for at in clocks} <= {round(at, 3) for at, _ in ear.moments()}


def test_what_others_see_of_a_clock_does_not_tell_who_answered_first():
    """In two worlds votes come in another order but end together: a watcher sees the same clocks."""

    def world(quick):
        def answers(frame):
            notation = frame["notation"]
            if "si" in notation:
                return (1 if frame["seat"] == quick else 30), [frame["legal"][notation.index("si")]]
            if "tablas" in notation:
                return 2, [frame["legal"][notation.index("tablas")]]
            return 2, [frame["legal"][0]]

        played = play(
            "la-reconquista",
            key_of(2),
            people=3,
            seats=3,
            answers=answers,
            options={"tropas": 5, "tregua": 0, "sorteo": False},
            settings=TableSettings(game_seconds=36_000),
            most=60,
        )
        return [
            (round(at, 3), f) for at, f in played.ears[-1].heard if f["type"] in ("clock", "position")
        ], played

    (one, first), (two, second) = world(0), world(1)
    if first.table.live.actions == second.table.live.actions:
        pytest.fail("the worlds did not differ at all")
    assert one == two
