"""Numbers on the command line: all of them have a range, and what is out of it is refused in one line."""

from __future__ import annotations

import argparse

import pytest

from tafureria.cli import main, parser
from tafureria.cli.numbers import Decimal, Whole
from tafureria.house.settings import LIMITS

WORDS = {"--url", "--over", "--goal", "--variant", "--option", "--eyes"}


def commands(of=None, *before):
    """All parsers, with the words that lead to them."""
    of = of or parser()
    yield before, of
    for action in of._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                yield from commands(command, *before, name)


NUMBERS = [
    (before, command, action)
    for before, command in commands()
    for action in command._actions
    if isinstance(action.type, Whole | Decimal)
]


def refused(capsys, *words):
    assert main(list(words)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert len(err) < 200
    return err


def test_no_number_is_without_a_range():
    assert len(NUMBERS) > 40
    for before, command in commands():
        for action in command._actions:
            assert action.type not in (int, float), (before, action.dest)


@pytest.mark.parametrize(
    ("before", "command", "action"), NUMBERS, ids=[" ".join([*b, a.dest]) for b, _, a in NUMBERS]
)
def test_every_number_out_of_range_is_refused_in_words(capsys, before, command, action):
    """Nothing else is looked at before: the other arguments are missing or make no sense."""
    needed = ["x" for other in command._actions if other.required and not other.option_strings]
    name = action.option_strings[0]
    low, high = action.type.least, action.type.most
    for text in (str(low - 1), str(high + 1), "9" * 5000, "-" + "9" * 5000, "nan", "inf", "²", "1_0", "0x1"):
        if text == "1_0" and isinstance(action.type, Decimal):
            continue
        assert f"argument {name}: " in refused(capsys, *before, *needed, f"{name}={text}"), text


@pytest.mark.parametrize("name", LIMITS)
@pytest.mark.parametrize("value", ["-1", "nan", "1e400", "9" * 400])
def test_every_limit_out_of_range_is_refused_in_words(capsys, monkeypatch, name, value):
    said = refused(capsys, "--no-browser", f"--{name.replace('_', '-')}={value}")
    assert name in said
    monkeypatch.setenv(f"TAFURERIA_{name.upper()}", value)
    assert name in refused(capsys, "--no-browser")


def test_switches_are_0_or_1_and_ports_are_ports(capsys):
    assert "limit_addresses" in refused(capsys, "--no-browser", "--limit-addresses", "2")
    mail = ["--mail-server", "mail.example", "--mail-from", "a@b.example"]
    assert "mail_port" in refused(capsys, "--no-browser", *mail, "--mail-port", "99999")


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "mentiroso", "--option", "caras=--5"],
        ["simulate", "mentiroso", "--option", "caras=" + "9" * 5000],
        ["tune", "mentiroso", "--goal", "even", "--over", "caras=1..inf"],
        ["tune", "mentiroso", "--goal", "even", "--over", "caras=nan..5"],
        ["tune", "mentiroso", "--goal", "even", "--over", "caras=2..1e30"],
        ["tune", "mentiroso", "--goal", "minutes=nan", "--over", "caras=2..5"],
        ["tune", "mentiroso", "--goal", "minutes=inf", "--over", "caras=2..5"],
        ["sweep", "mentiroso", "--over", "caras=²,5"],
    ],
)
def test_numbers_inside_of_texts_are_checked_too(capsys, words):
    assert main(words) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_the_seat_of_a_replay_is_a_seat(capsys, tmp_path):
    file = str(tmp_path / "game.txt")
    assert main(["record", "mentiroso", "--out", file]) == 0
    for eyes in ("²", "-1", "9" * 5000, "2", "01"):
        assert main(["replay", file, f"--eyes={eyes}"]) == 2
    assert "--eyes: all, table, or a seat from 0 to 1" in capsys.readouterr().err
