"""The laboratory of a house: studies that grow, are stopped, stored and shared, and how they end."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import signal
import time
from dataclasses import replace

import psutil
import pytest

from tafureria.cli import main
from tafureria.house.laboratory import laboratory
from tafureria.house.laboratory.rows import study
from tafureria.house.processes import processes
from tests.house.peers import QUICK, OpenHouse

BOTH = [{"name": "book"}, {"name": "no stakes", "options": {"envite": False}}]
WISH = {"game": "mentiroso", "variants": BOTH, "seats": 2, "precision": 50, "seed": 7}
LONG = {
    "game": "moros-y-cristianos",
    "variants": [{"name": "book"}, {"name": "long", "options": {"larga": True}}],
    "seats": 4,
    "precision": 0.5,
    "seed": 7,
}
"""A study that takes minutes on any machine."""
FAR = {"x-forwarded-for": "192.0.2.7"}


@pytest.fixture
def house(tmp_path):
    with OpenHouse(tmp_path / "store.sqlite3", lan=[]) as opened:
        yield opened


def begin(visitor, wish=WISH, **more):
    answer = visitor.post("/api/laboratory", wish, **more)
    assert answer.status_code == 200, answer.text
    return answer.json()["study"]


def look(visitor, study, after=None, language="en"):
    more = "" if after is None else f"&after={after}"
    answer = visitor.get(f"/api/laboratory/{study}?lang={language}{more}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def until(visitor, study, good):
    """Poll the study until *good* accepts its state; that state."""
    found = look(visitor, study)
    while not good(found):
        found = look(visitor, study, found["deals"])
    return found


def over(found):
    return found["status"] != "running"


def code(answer):
    return answer.json().get("code")


def test_a_study_finds_what_the_command_finds(house, capsys, tmp_path):
    ana = house.visitor("Ana")
    study = begin(ana)
    found = until(ana, study, over)
    assert found["status"] == "done"
    assert found["games"] == 2 * found["deals"] > 0
    assert "no stakes" in found["figures"]
    assert "style=" not in found["figures"]
    assert "repartos" in look(ana, study, language="es")["figures"]
    for own, decimal in (("es-ES", ","), ("es-MX", "."), ("en-GB", ".")):
        path = f"/api/laboratory/{study}?lang={own[:2]}"
        drawn = ana.get(path, headers={"accept-language": own}).json()["figures"]
        assert set(re.findall(r"± \d+([,.])\d", drawn)) == {decimal}, own
    report = ana.get(f"/api/laboratory/{study}/report?lang=en")
    assert report.headers["content-disposition"] == 'attachment; filename="mentiroso.html"'
    file = tmp_path / "report.html"
    words = shlex.split(found["command"])[1:]
    assert main([*words, "--jobs", "1", "--html", str(file), "--lang", "en"]) == 0
    capsys.readouterr()
    assert file.read_text("utf-8") == report.text


def test_a_study_grows_and_is_stopped(house):
    ana = house.visitor("Ana")
    study = begin(ana, LONG)
    first = until(ana, study, lambda found: found["deals"])
    more = until(ana, study, lambda found: found["deals"] > first["deals"])
    assert more["status"] == "running"
    assert more["likely"] >= more["deals"]
    assert ana.get("/api/laboratory").json()["running"] == study
    assert code(ana.post("/api/laboratory", WISH)) == "study-running"
    stopped = ana.post(f"/api/laboratory/{study}?lang=en", {"stop": True}).json()
    assert stopped["status"] == "stopped"
    assert stopped["deals"] >= more["deals"]
    assert f"--deals {stopped['deals']}" in stopped["command"]
    assert ana.get("/api/laboratory").json()["running"] == ""
    begin(ana)


def test_what_is_not_kept_makes_room(house):
    ana = house.visitor("Ana")
    kept, other = begin(ana), None
    until(ana, kept, over)
    assert ana.post(f"/api/laboratory/{kept}", {"keep": True}).json()["kept"]
    other = begin(ana)
    until(ana, other, over)
    last = begin(ana)
    until(ana, last, over)
    assert [card["study"] for card in ana.get("/api/laboratory").json()["studies"]] == [last, kept]
    assert code(ana.get(f"/api/laboratory/{other}")) == "unknown-study"


def studying():
    """The processes in which studies are played."""
    return [one for one in psutil.Process().children(recursive=True) if one.name() == "studying"]


def test_it_has_lower_priority_than_everything_else(house, monkeypatch):
    monkeypatch.setattr(processes.Starter, "lowers_priority", True)
    ana = house.visitor("Ana")
    begin(ana, LONG)
    while not (own := studying()):
        time.sleep(0.01)
    while own[0].nice() < 10:
        time.sleep(0.01)


def test_the_shared_link_is_read_by_anybody_and_moved_by_nobody(house):
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    study = begin(ana)
    until(ana, study, over)
    path = f"/api/laboratory/{study}"
    for way in (path, f"{path}/report"):
        assert code(bea.get(way, headers=FAR)) == "unknown-study"
    shared = ana.post(path, {"share": True}).json()
    assert (shared["kept"], shared["shared"], shared["mine"]) == (True, True, True)
    read = bea.get(path, headers=FAR).json()
    assert read["figures"]
    assert not read["mine"]
    assert bea.get(f"{path}/report", headers=FAR).status_code == 200
    assert code(bea.post(path, {"keep": False}, headers=FAR)) == "not-near"
    assert not ana.post(path, {"share": False}).json()["shared"]
    assert code(bea.get(path, headers=FAR)) == "unknown-study"


def test_who_may_use_it(tmp_path):
    for who, near, far in (
        ("off", "no-laboratory", "no-laboratory"),
        ("local", None, "not-near"),
        ("everyone", None, None),
    ):
        with OpenHouse(tmp_path / f"{who}.sqlite3", replace(QUICK, laboratory=who), lan=[]) as house:
            ana = house.visitor("Ana")
            for headers, wanted in (({}, near), (FAR, far)):
                assert code(ana.get("/api/laboratory", headers=headers)) == wanted, who
                assert ana.get("/api/house", headers=headers).json()["laboratory"] == (wanted is None), who
                if wanted is not None:
                    assert code(ana.post("/api/laboratory", WISH, headers=headers)) == wanted, who
                    assert code(ana.post("/api/laboratory/x", {"stop": True}, headers=headers)) == wanted, who
            elsewhere = {"origin": "http://elsewhere.example"}
            wrong = code(ana.post("/api/laboratory", WISH, headers=elsewhere))
            assert wrong == ("no-laboratory" if who == "off" else "wrong-origin")


def test_what_is_wrong_is_said(house):
    ana = house.visitor("Ana")
    twice = [{"name": "book"}, {"name": "book", "options": {"envite": False}}]
    for change, wanted in (
        ({"game": "ajedrez"}, "unknown-game"),
        ({"variants": BOTH[:1]}, "malformed"),
        ({"variants": BOTH * 3}, "malformed"),
        ({"variants": twice}, "name-taken"),
        ({"variants": [BOTH[0], {"name": "a:b"}]}, "malformed"),
        ({"variants": [BOTH[0], {"name": "b", "options": {"envite": 3}}]}, "bad-option"),
        ({"variants": [BOTH[0], {"name": "b", "options": {"nothing": 3}}]}, "bad-option"),
        ({"seats": 60}, "bad-setup"),
        ({"player": "nobody"}, "unknown-player"),
        ({"precision": 0.1}, "malformed"),
        ({"seed": -1}, "malformed"),
    ):
        assert code(ana.post("/api/laboratory", WISH | change)) == wanted, change
    assert code(ana.get("/api/laboratory/nothing")) == "unknown-study"
    assert code(ana.post("/api/laboratory/nothing", {"stop": True})) == "unknown-study"
    assert ana.get("/api/laboratory").json() == {"running": "", "studies": []}


def test_the_limits_of_the_house(tmp_path):
    tight = replace(QUICK, study_deals=24, studies=1)
    with OpenHouse(tmp_path / "deals.sqlite3", tight, lan=[]) as house:
        ana = house.visitor("Ana")
        first = begin(ana, LONG)
        found = until(ana, first, over)
        assert (found["status"], found["deals"]) == ("done", 24)
        ana.post(f"/api/laboratory/{first}", {"keep": True})
        second = begin(ana, LONG)
        until(ana, second, over)
        assert code(ana.post(f"/api/laboratory/{second}", {"keep": True})) == "too-many"
    with OpenHouse(tmp_path / "time.sqlite3", replace(QUICK, study_minutes=0.001), lan=[]) as house:
        ana = house.visitor("Ana")
        assert until(ana, begin(ana, LONG), over)["status"] == "time"


def test_a_study_that_ends_while_it_is_looked_at_was_not_cut_off(house, monkeypatch):
    runs = []

    class Run(laboratory.Run):
        def __init__(self, row):
            super().__init__(row)
            runs.append(self)

    async def late(store, id_):
        """Read the row before the study ends, and return it only afterwards."""
        row = await study(store, id_)
        if asyncio.current_task().get_name() != "study":
            async with runs[-1].changed:
                await runs[-1].changed.wait_for(lambda: runs[-1].is_over)
        return row

    monkeypatch.setattr(laboratory, "Run", Run)
    monkeypatch.setattr(laboratory, "study", late)
    ana = house.visitor("Ana")
    assert look(ana, begin(ana))["status"] == "done"


def test_a_house_that_closes_says_that_it_cut_the_study_off(tmp_path):
    store = tmp_path / "store.sqlite3"
    with OpenHouse(store, lan=[]) as house:
        ana = house.visitor("Ana")
        study = begin(ana, LONG)
        known = until(ana, study, lambda found: found["deals"])
    with OpenHouse(store, lan=[]) as house:
        ana.url = house.url
        found = look(ana, study)
        assert found["status"] == "cut"
        assert found["deals"] >= known["deals"]
        assert found["figures"]
        assert ana.get("/api/laboratory").json()["running"] == ""
        until(ana, begin(ana), over)


def test_a_process_that_dies_is_a_study_that_failed(house):
    ana = house.visitor("Ana")
    study = begin(ana, LONG)
    until(ana, study, lambda found: found["deals"])
    for one in studying():
        os.kill(one.pid, signal.SIGKILL)
    found = until(ana, study, over)
    assert found["status"] == "failed"
    assert found["deals"]
