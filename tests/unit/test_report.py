"""The report of a study: one self-contained page, in both languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tafureria.cli import main
from tafureria.lab import report
from tafureria.lab.measures import MEASURES
from tafureria.lab.report.words import FOLDER, Terms

IDS = {
    language: set(re.findall(r"^([\w-]+) =", (FOLDER / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))
    for language in ("es", "en")
}


class Page(HTMLParser):
    """Checks that all elements are closed, and collects links, sources and texts."""

    def __init__(self):
        super().__init__()
        self.open, self.fetched, self.words = [], [], []

    def handle_starttag(self, tag, attrs):
        if tag not in ("meta", "br"):
            self.open.append(tag)
        self.fetched += [value for key, value in attrs if key in ("src", "href")]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)


@pytest.fixture(params=["es", "en"])
def page(request, tmp_path, capsys):
    file = tmp_path / "report.html"
    words = ["compare", "mentiroso", "--variant", "<plain>:envite=no", "--variant", "stakes:", "--jobs", "1"]
    assert main([*words, "--deals", "90", "--html", str(file), "--lang", request.param]) == 0
    capsys.readouterr()
    return request.param, file.read_text(encoding="utf-8")


def test_a_report_stands_alone(page):
    language, text = page
    parsed = Page()
    parsed.feed(text)
    assert parsed.open == []
    assert parsed.fetched == []
    assert not re.search(r"url\((?!data:)|@import|<script", text)
    assert f'<html lang="{language}">' in text


def test_a_report_holds_every_measure_and_its_command(page):
    language, text = page
    say = Terms(language)
    parsed = Page()
    parsed.feed(text)
    words = " ".join(parsed.words)
    for measure in MEASURES:
        assert say(f"measure-{measure.name}") in words
    command = next(word for word in parsed.words if word.startswith("tafureria compare"))
    assert "--variant '<plain>:envite=no'" in command
    assert "--deals 90" in command


def test_the_command_of_a_report_gives_the_same_games(page, tmp_path, capsys):
    _, text = page
    import shlex

    parsed = Page()
    parsed.feed(text)
    command = next(word for word in parsed.words if word.startswith("tafureria compare"))
    again = tmp_path / "again.html"
    language = page[0]
    assert main([*shlex.split(command)[1:], "--html", str(again), "--lang", language, "--jobs", "1"]) == 0
    assert again.read_text(encoding="utf-8") == text


def test_both_languages_say_the_same_things():
    assert IDS["es"] == IDS["en"]


def test_no_words_are_left_over_or_missing():
    folder = Path(report.__file__).parent
    source = "".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    built = {f"measure-{m.name}{end}" for m in MEASURES for end in ("", "-text")}
    built |= {f"column-{c}" for c in ("player", "places", "won", "share", "score", "rating")}
    built |= {f"verdict-{v}" for v in ("more", "less", "same", "open")}
    built |= {
        f"stopped-{why}" for why in ("precision", "nothing-open", "all-deals", "stopped", "time", "running")
    }
    assert {name for name in IDS["es"] - built if f'"{name}"' not in source} == set()
    assert built - IDS["es"] == set(), "write these words into lab/report/locale, in both languages"


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "mentiroso", "--games", "30", "--measures"],
        ["simulate", "mentiroso", "--games", "10", "--players", "random,jugador", "--fixed"],
        [
            "ladder",
            "mentiroso",
            "--games",
            "8",
            "--players",
            "random,jugador,jugador",
            "--seats",
            "3",
            "--duplicate",
        ],
        ["ladder", "mentiroso", "--games", "8", "--players", "random,jugador", "--seats", "2", "--adjusted"],
    ],
    ids=["measures", "fixed", "duplicate", "adjusted"],
)
def test_simulated_and_ranked_games_have_a_report_too(words, language, tmp_path, capsys):
    file = tmp_path / "report.html"
    assert main([*words, "--jobs", "1", "--html", str(file), "--lang", language]) == 0
    capsys.readouterr()
    text = file.read_text("utf-8")
    parsed = Page()
    parsed.feed(text)
    assert parsed.open == []
    assert parsed.fetched == []
    assert any(word.startswith(f"tafureria {words[0]} mentiroso") for word in parsed.words)
    assert "jugador" in text


@pytest.mark.parametrize(
    ("locale", "number", "share", "places"),
    [
        ("es-ES", "12.345,5", "95 %", ["1.º", "2.º", "11.º", "22.º"]),
        ("es-MX", "12,345.5", "95%", ["1.º", "2.º", "11.º", "22.º"]),
        ("es-419", "12,345.5", "95%", ["1.º", "2.º", "11.º", "22.º"]),
        ("es-CR", "12 345,5", "95%", ["1.º", "2.º", "11.º", "22.º"]),
        ("en-GB", "12,345.5", "95%", ["1st", "2nd", "11th", "22nd"]),
        ("en-IN", "12,345.5", "95%", ["1st", "2nd", "11th", "22nd"]),
        ("en-ZZ", "12,345.5", "95%", ["1st", "2nd", "11th", "22nd"]),
    ],
)
def test_numbers_shares_and_places_are_written_as_the_reader_does(locale, number, share, places):
    say = Terms(locale)
    assert re.sub(r"\s", " ", say.number(12345.5, 1)) == number
    assert re.sub(r"\s", " ", say.percent(95)) == share
    assert [say.place(one) for one in (1, 2, 11, 22)] == places
    assert say.percent(95) in say("how", bands=3, precision="5")
