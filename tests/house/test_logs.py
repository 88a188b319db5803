"""A house's log: what happens, without talk, names or moves, and with addresses only on request."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from tafureria.core import registry
from tafureria.house.settings import Settings
from tafureria.web import logs
from tests.house.peers import PLENTY, OpenHouse, meet


@pytest.fixture
def written():
    """A function that sets up logging with given settings; the test's end restores the former one."""
    root, own = logging.getLogger(), logging.getLogger("tafureria")
    before = root.handlers[:], root.level, own.level

    def begin(settings):
        logs.set_up(settings)

    yield begin
    root.handlers[:], level, own_level = before
    root.setLevel(level)
    own.setLevel(own_level)


def played(path, settings):
    """Play a game with talk, read its record, and return the table's id and the visitor's cookie."""
    with OpenHouse(path, settings) as house:
        ana = house.visitor("Berenguela")
        table = ana.make("me", "computer")
        with ana.at(table) as peer:
            meet(peer)
            peer.send("say", text="cuidado con las espadas")
            peer.until("said")
            peer.play_on()
            assert ana.get(f"/api/tables/{table}/record").status_code == 200
    return table, next(iter(ana.cookie.values()))


@pytest.mark.parametrize("shape", ["json", "text"])
def test_the_log_of_a_played_game_says_nothing_about_people(tmp_path, capsys, written, shape):
    settings = Settings(pace=0, pause_factor=0, log_level="debug", log_format=shape, **PLENTY)
    written(settings)
    table, cookie = played(tmp_path / "s", settings)
    text = capsys.readouterr().err
    for event in ("the house is open", "a table wakes up", "a game is over", "request", "a connection"):
        assert event in text
    assert table in text
    words = [game.game.notation(0) for game in registry.games() if game.name == "mentiroso"]
    for secret in ("Berenguela", "espadas", cookie, cookie.split(".")[0], "127.0.0.1", *words):
        assert secret not in text
    if shape == "json":
        lines = [json.loads(line) for line in text.splitlines()]
        assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
        # A house that another test has left open in this process may end games too.
        ends = [line for line in lines if line["message"] == "a game is over"]
        assert [one["level"] for one in ends if one["table"] == table] == ["info"]
        asked = [line for line in lines if line["message"] == "request"]
        assert "/api/tables/{table}/record" in {line["route"] for line in asked}


def test_addresses_are_written_where_the_keeper_asks_for_them(tmp_path, capsys, written):
    settings = Settings(pace=0, pause_factor=0, log_level="debug", log_addresses=True, **PLENTY)
    written(settings)
    played(tmp_path / "s", settings)
    assert "address=127.0.0.1" in capsys.readouterr().err


def test_errors_carry_their_place_and_libraries_stay_silent(capsys, written):
    written(Settings(log_level="debug", log_format="json"))
    logging.getLogger("websockets").info("a whole frame")
    logging.getLogger("aiosqlite").debug("a whole row")
    try:
        1 / 0  # noqa: B018
    except ZeroDivisionError:
        logging.getLogger("tafureria.house").exception("a table broke")
    [line] = [json.loads(one) for one in capsys.readouterr().err.splitlines()]
    assert line["message"] == "a table broke"
    assert "test_logs.py" in line["error"]
    assert sys.exc_info() == (None, None, None)
