"""``tafureria analyse``: its table, JSON and page, what it refuses, and what is left when it is stopped."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from fluent.syntax import FluentParser, ast

import tafureria
from tafureria.analysis import analyse as whole
from tafureria.analysis.data import VERSION
from tafureria.analysis.estimate import Mean, rate_error
from tafureria.analysis.telling import LOCALE
from tafureria.cli import main


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "game.txt"
    assert main(["record", "mentiroso", "--seats", "3", "--seed", "4", "--out", str(path)]) == 0
    return str(path)


@pytest.fixture
def run(capsys):
    def run(*words):
        try:
            code = main(["analyse", *words])
        except SystemExit as stop:
            code = stop.code
        out, err = capsys.readouterr()
        return code, out, err

    return run


def test_it_prints_tables_in_both_languages(run, record):
    code, out, _ = run(record, "--seat", "0", "--lang", "en")
    assert code == 0
    assert "What decided it" in out
    assert "Luck and skill" in out
    assert "Lo que la decidió" in run(record, "--seat", "0")[1]


def test_json_is_whole_and_always_the_same(run, record):
    _, out, _ = run(record, "--json")
    found = json.loads(out)
    assert found["version"] == VERSION
    assert found["complete"]
    assert found["curve"][0]["step"] == 0
    assert found["curve"][-1]["chances"] == [float(seat in found["winners"]) for seat in range(3)]
    assert {one["seat"] for one in found["decisions"]} == {0, 1, 2}
    for one in found["balance"]:
        assert one["adjusted"] == pytest.approx(one["result"] - one["luck"], abs=2e-4)
    assert run(record, "--json")[1] == out


def test_a_page_stands_alone(run, record, tmp_path):
    page = tmp_path / "game.html"
    assert run(record, "--html", str(page), "--lang", "en")[0] == 0
    text = page.read_text(encoding="utf-8")
    assert "http://" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "<script" not in text
    HTMLParser().feed(text)
    svg = text[text.index("<svg") : text.index("</svg>") + 6]
    assert ET.fromstring(svg).get("role") == "img"


@pytest.mark.parametrize(("seat", "says"), [("7", "a seat from 0 to 2"), ("-1", "at least 0")])
def test_a_seat_must_be_one(run, record, seat, says):
    code, _, err = run(record, "--seat", seat)
    assert code == 2
    assert says in err


def test_no_record_is_refused_in_words(run, tmp_path):
    path = tmp_path / "no.txt"
    path.write_text("no record")
    code, _, err = run(str(path))
    assert code == 2
    assert "not a record" in err


def test_a_changed_record_is_refused(run, record, tmp_path):
    path = tmp_path / "changed.txt"
    lines = Path(record).read_text(encoding="utf-8").splitlines()
    changed = ["returns 1 1 1" if line.startswith("returns ") else line for line in lines]
    path.write_text("\n".join(changed) + "\n", encoding="utf-8")
    code, _, err = run(str(path))
    assert code == 2
    assert "does not end with these results" in err


def test_interrupted_it_tells_what_there_is(run, record, monkeypatch):
    begun = whole.analyse

    def stopped(*arguments):
        found = begun(*arguments)
        yield next(found)
        raise KeyboardInterrupt

    monkeypatch.setattr(whole, "analyse", stopped)
    code, out, _ = run(record, "--lang", "en")
    assert code == 0
    assert "Stopped after" in out


def test_the_library_has_it_too(record):
    match = tafureria.load(record)
    last = None
    for last in tafureria.analyse(match.record(), [1]):  # noqa: B007
        pass
    assert last.complete
    assert {one.seat for one in last.decisions} == {1}


def test_both_languages_have_the_same_messages():
    ids = []
    for language in ("es", "en"):
        body = FluentParser().parse((LOCALE / f"{language}.ftl").read_text(encoding="utf-8")).body
        ids.append([one.id.name for one in body if isinstance(one, ast.Message)])
        assert not [one for one in body if isinstance(one, ast.Junk)]
    assert ids[0] == ids[1]
    source = "".join(path.read_text(encoding="utf-8") for path in LOCALE.parent.glob("*.py"))
    source += (LOCALE.parents[1] / "cli" / "analyse.py").read_text(encoding="utf-8")
    assert [name for name in ids[0] if f'"{name}"' not in source.replace("'", '"')] == []


def test_means_and_errors():
    mean = Mean()
    for value in (1.0, 2.0, 3.0):
        mean.add(value)
    assert mean.mean == 2.0
    assert mean.error == pytest.approx((1 / 3) ** 0.5)
    assert rate_error(0, 0) == 0.5
    assert rate_error(0, 100) > 0
