"""Commands speak the language of whoever runs them, and write numbers as they do."""

from __future__ import annotations

import pytest

from tafureria.cli import main, parser
from tafureria.cli.reader import language_here, locale_for
from tafureria.lab.report.words import Terms

NAMES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def speaks(monkeypatch, **environment):
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)


@pytest.mark.parametrize(
    ("environment", "language", "number"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es", "−12.345,50"),
        ({"LANG": "es_MX.UTF-8"}, "es", "−12,345.50"),
        ({"LANGUAGE": "en_GB:es", "LANG": "es_ES.UTF-8"}, "en", "−12,345.50"),
        ({"LC_ALL": "en_IN", "LANG": "es_ES"}, "en", "−12,345.50"),
        ({"LANG": "gl_ES"}, "es", "−12.345,50"),
        ({"LANG": "de_DE.UTF-8"}, "en", "−12,345.50"),
        ({"LANG": "C.UTF-8"}, "en", "−12,345.50"),
    ],
)
def test_language_and_numbers_are_those_of_the_environment(monkeypatch, environment, language, number):
    speaks(monkeypatch, **environment)
    assert language_here() == language
    assert Terms(locale_for(language)).number(-12345.5, 2) == number


@pytest.mark.parametrize(
    "words",
    ["simulate taifa", "compare taifa", "ladder taifa", "games", "rules taifa", "analyse x", "replay x"],
)
def test_every_command_that_has_words_has_them_in_that_language(monkeypatch, words):
    for name, language in (("en_US.UTF-8", "en"), ("es_AR.UTF-8", "es")):
        speaks(monkeypatch, LANG=name)
        assert parser().parse_args(words.split()).lang == language
    assert parser().parse_args([*words.split(), "--lang", "en"]).lang == "en"


def test_what_is_printed_is_in_that_language(monkeypatch, capsys):
    speaks(monkeypatch, LANG="en_GB.UTF-8")
    assert main(["rules", "moros-y-cristianos"]) == 0
    english = capsys.readouterr().out
    speaks(monkeypatch, LANG="es_ES.UTF-8")
    assert main(["rules", "moros-y-cristianos"]) == 0
    assert english != capsys.readouterr().out
    assert "knight" in english
