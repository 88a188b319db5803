"""Faces at a table (¡Muerte al rey!, option ``gestos``): silence is calm, and their time tells nothing."""

from __future__ import annotations

import pytest

from tafureria.core import registry
from tafureria.house.bots.computers import FIRST
from tafureria.house.tables.attention import MASKED
from tests.house.pace import SETTINGS, key_of, play
from tests.house.peers import meet
from tests.house.test_friends import two_people

GAME = "muerte-al-rey"
OPTIONS = {"gestos": True, "partidas": 1}
CALM, PLEASED, UNEASY = (
    registry.find(GAME).game.parse(f"cara {one}") for one in ("tranquila", "contenta", "inquieta")
)
LONG = 1000.0


def first_faces(waits, faces=(CALM, CALM)):
    """What a watcher hears up to the faces of the deal; two people answer after *waits* seconds."""

    def answers(frame):
        return waits[frame["seat"]], [faces[frame["seat"]]]

    played = play(GAME, key_of(3), people=2, seats=6, options=OPTIONS, answers=answers, most=6)
    heard = [(round(at, 2), frame) for at, frame in played.ears[-1].heard if frame["type"] != "clock"]
    told = [(at, one["event"]) for at, frame in heard if "told" in frame for one in frame["told"]]
    at, event = next((at, event) for at, event in told if event["on"] == "faces")
    return [(when, frame) for when, frame in heard if when < at], at, event


def test_when_somebody_chooses_tells_nothing():
    """Whoever decides at once or late, however it looks: everybody sees the faces at the same time."""
    runs = [first_faces(waits) for waits in ((0.1, 0.1), (0.1, 2.5), (2.5, 0.1), (2.9, 2.9))]
    before, at, event = runs[0]
    assert at == pytest.approx(MASKED * SETTINGS.pace, abs=0.3)
    for other in runs[1:]:
        assert other[0] == before
        assert other[1] == pytest.approx(at, abs=0.05)
        assert other[2] == event


def test_what_somebody_chooses_tells_nothing_before_all_see_it():
    runs = [first_faces((0.1, 0.2), faces) for faces in ((CALM, CALM), (UNEASY, CALM), (UNEASY, PLEASED))]
    assert len({at for _, at, _ in runs}) == 1
    assert all(before == runs[0][0] for before, _, _ in runs)
    assert len({repr(event) for _, _, event in runs}) == 3


def test_whoever_chooses_no_face_in_time_is_calm():
    _, at, event = first_faces((0.1, LONG), (UNEASY, UNEASY))
    assert at == pytest.approx(20, abs=0.3)
    assert 0 in event["uneasy_seats"]
    assert 1 in event["calm_seats"]


def test_nobody_is_told_that_the_time_runs(house, clock):
    _, _, a, b = two_people(house, *["jugador"] * 4, game=GAME, options=OPTIONS)
    assert a.asked("face")["silence"] == b.asked("face")["silence"] == 0
    a.play("cara inquieta")
    a.catch_up()
    clock.advance(19)
    assert b.asked("face")["view"]["faces"] == [-1] * 6
    clock.advance(2)
    while b.position["view"]["phase"] == "face":
        b.receive()
    assert b.position["view"]["faces"][:2] == [2, 0]
    a.close()
    b.close()


def test_whoever_is_alone_among_computer_players_is_not_hurried(house, clock):
    ana = house.visitor("Ana")
    with ana.at(ana.make("me", *["jugador"] * 5, game=GAME, options=OPTIONS)) as peer:
        meet(peer)
        position = peer.asked("face")
        clock.advance(10_000)
        peer.catch_up()
        assert peer.position == position
        peer.play("cara contenta")
        while peer.position["view"]["phase"] == "face":
            peer.receive()
        assert peer.position["view"]["faces"][0] == 1


def test_in_a_slow_game_nobody_is_hurried(house, clock):
    _, _, a, b = two_people(house, *["jugador"] * 4, game=GAME, options=OPTIONS, move_seconds=3 * 86_400)
    a.asked("face")
    b.asked("face")
    clock.advance(86_400)
    a.catch_up()
    assert a.position["view"]["phase"] == "face"
    a.close()
    b.close()


def test_computer_players_do_not_take_faces_for_an_outcry():
    """They choose after the usual time: nothing is gained by a face that comes early."""
    played = play(GAME, key_of(3), seats=6, options=OPTIONS, most=6)
    (at, _), *_ = [
        one for one in played.ears[-1].moments() if any(t["event"]["on"] == "faces" for t in one[1]["told"])
    ]
    assert at < 20 * FIRST
