"""People are asked only where they have a choice, and nobody can tell which of them had one."""

from collections import Counter
from itertools import pairwise
from statistics import median

import pytest

from tafureria.core import registry
from tafureria.house.settings import Settings
from tafureria.house.tables.attention import ALONE, MASKED, UNMASKED
from tests.house.pace import key_of, play

GAMES = [
    ("taifa", {"castilla": True, "valencia": True, "sevilla": True}),
    ("la-reconquista", {"tropas": 5, "rondas": 3}),
    ("moros-y-cristianos", {"objetivo": "tesoro"}),
    ("muerte-al-rey", {"traicion": True, "partidas": 8}),
]
SPARED = [(game, options) for game, options in GAMES if game != "la-reconquista"]
"""Those in whose first steps somebody has no choice."""
SEATS = {"moros-y-cristianos": 4, "muerte-al-rey": 6}
KEYS = {"muerte-al-rey": 34}
"""Deals in which somebody who is asked has a choice; 3 in the other games."""
MOST = 150
POLLED = 0.05
"""Polling interval in seconds, by which answers in other phases may be late."""

LONG = 30
"""Thinking time in seconds of somebody who has a choice: longer than anything is masked."""


def test_a_question_that_hides_who_has_a_choice_is_masked_for_as_long_as_people_need():
    """Where the mask is over before people answer, whoever answers late is known to have had a choice."""
    assert MASKED * Settings().pace >= 3


def at_table(game, options, *, spared, people=2, watched=True):
    """A game of deterministic people; with *spared* the house plays their single legal actions."""

    asked = Counter()

    def answers(frame):
        legal = frame["legal"]
        if frame["masked"]:
            mine = not (spared and len(legal) == 1)
            # A person who is asked answers soon, and equally in both worlds.
            return 0.1 * (1 + frame["seat"]), legal[-1:] if mine else []
        asked[frame["seat"]] += 1
        return 5, [legal[-1 - asked[frame["seat"]] * 7 % ((len(legal) + 1) // 2)]]

    return play(
        game,
        key_of(3),
        people=people,
        seats=SEATS.get(game, 3),
        answers=answers,
        options=options,
        most=MOST,
        spared=tuple(range(people)) if spared else (),
        watched=watched,
    )


def heard(played, who):
    """Each frame with its time, which lines of talk carry too."""
    return [(round(at, 3), timeless(frame)) for at, frame in played.ears[who].heard]


def timeless(frame):
    if frame["type"] != "said":
        return frame
    return frame | {"lines": [line | {"at": 0} for line in frame["lines"]]}


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game for game, _ in GAMES])
def test_nobody_learns_from_the_time_of_an_answer_whether_there_was_a_choice(game, options):
    """In one world the house plays single actions for people; in the other they answer themselves, sooner."""
    left, themselves = at_table(game, options, spared=True), at_table(game, options, spared=False)
    masked = [frame for _, frame in heard(left, -1) if frame["type"] == "position" and frame["masked"]]
    assert masked
    # The step that ends the test may be followed by others in the same moment.
    for (at, frame), (other, same) in zip(heard(left, -1), heard(themselves, -1), strict=False):
        assert frame == same
        assert at == pytest.approx(other, abs=POLLED * len(masked))


@pytest.mark.parametrize(("game", "options"), SPARED, ids=[game for game, _ in SPARED])
def test_somebody_alone_with_computer_players_waits_less(game, options):
    """For the answer of the house, where one has no choice oneself; nobody else could learn anything."""
    pace = Settings().pace
    for people, watched, paces in ((1, False, UNMASKED), (1, True, MASKED), (2, False, MASKED)):
        played = at_table(game, options, spared=True, people=people, watched=watched)
        waits = [
            later - at - frame["pause"]
            for (at, frame), (later, _) in pairwise(played.ears[0].moments())
            if frame["masked"] and len(frame["legal"]) == 1
        ]
        assert waits
        assert median(waits) == pytest.approx(paces * pace, abs=POLLED), waits


@pytest.mark.parametrize(("people", "watched", "paces"), [(1, False, ALONE), (1, True, 1), (2, False, 1)])
def test_computer_players_step_sooner_where_somebody_is_alone_with_them(people, watched, paces):
    """A step that a person sees comes a fixed time after the one before it, whoever takes it."""
    played = play(
        "taifa",
        key_of(3),
        people=people,
        seats=3,
        answers=lambda frame: (100, frame["legal"][-1:]),
        options={"castilla": True, "valencia": True, "sevilla": True},
        most=40,
        watched=watched,
    )
    waits = [
        later - at
        for (at, frame), (later, _) in pairwise(played.ears[0].moments())
        if not any(seat < people for seat in frame["waiting"])
    ]
    assert len(waits) > 2
    assert waits == pytest.approx([paces * Settings().pace] * len(waits), abs=POLLED)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game for game, _ in GAMES])
def test_whoever_has_a_choice_makes_it_however_long_it_takes(game, options):
    """The house answers only for those who have no choice."""

    def answers(frame):
        legal = frame["legal"]
        if frame["masked"]:
            return LONG, legal[-1:] if len(legal) > 1 else []
        return 5, legal[-1:]

    played = play(
        game,
        key_of(KEYS.get(game, 3)),
        people=1,
        seats=SEATS.get(game, 3),
        answers=answers,
        options=options,
        most=MOST,
        spared=(0,),
    )
    frames = played.ears[0].moments()
    choices = [
        later - at
        for (at, frame), (later, _) in pairwise(frames)
        if frame["masked"] and len(frame["legal"]) > 1
    ]
    assert choices
    assert min(choices) > LONG - POLLED


def test_whoever_wants_to_be_asked_always_is_asked():
    """The house leaves a single legal action to a person who has not asked to be spared it."""
    played = at_table(*GAMES[0], spared=False)
    entry = registry.find("taifa")
    assert any(
        frame["masked"] and len(frame["legal"]) == 1 and entry.game.parse(frame["notation"][0]) is not None
        for _, frame in played.ears[0].moments()
    )
