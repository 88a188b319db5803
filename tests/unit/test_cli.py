"""The command line: what it prints, what it refuses, and that its output is reproducible."""

from __future__ import annotations

import json
import os
import re

import pytest

from tafureria.cli import main


@pytest.fixture
def run(capsys):
    def run(*words):
        try:
            code = main(list(words))
        except SystemExit as stop:
            code = stop.code
        out, err = capsys.readouterr()
        return code, out, err

    return run


def test_games_are_listed(run):
    code, out, _ = run("games")
    assert code == 0
    assert "mentiroso" in out


def test_numpy_gets_one_thread_unless_somebody_wants_more(run, monkeypatch):
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    run("games")
    assert os.environ["OPENBLAS_NUM_THREADS"] == "1"
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "2")
    run("games")
    assert os.environ["OPENBLAS_NUM_THREADS"] == "2"


def test_games_as_json(run):
    code, out, _ = run("games", "--json", "--lang", "en")
    card = next(card for card in json.loads(out) if card["name"] == "mentiroso")
    assert code == 0
    assert card["seats"] == [2, 3, 4]
    assert card["players"] == ["random", "aprendiz", "jugador", "search", "maestro"]
    assert card["options"] == {"envite": True, "caras": 6}


def test_rules_are_listed_with_section_and_words(run):
    code, out, _ = run("rules", "mentiroso", "--lang", "en", "--json")
    rules = {rule["rule"]: rule for rule in json.loads(out)}
    assert code == 0
    assert rules["men.must-raise"]["section"] == "3"
    assert "must raise the bid" in rules["men.must-raise"]["words"]
    assert rules["men.must-raise"]["tests"] == 3
    assert rules["men.nothing-to-doubt"]["tests"] == 3
    assert rules["core.game-over"]["tests"] is None
    assert "men.must-raise" in run("rules", "mentiroso")[1]


SIMULATE = ("simulate", "mentiroso", "--games", "150", "--seed", "5", "--players", "jugador,random", "--json")


def test_simulate_says_the_same_however_many_jobs(run):
    one = run(*SIMULATE, "--jobs", "1")
    two = run(*SIMULATE, "--jobs", "2")
    assert one[0] == 0
    assert one[1] == two[1]
    assert run(*SIMULATE[:5], "6", *SIMULATE[6:], "--jobs", "1")[1] != one[1]


def test_simulate_sums_up(run):
    figures = json.loads(run(*SIMULATE, "--jobs", "1")[1])
    assert figures["by_seat"][0]["games"] == 150
    assert sum(seat["wins"] for seat in figures["by_seat"]) == 150
    assert figures["by_player"]["jugador"]["low"] > figures["by_player"]["random"]["high"]
    assert figures["endings"] == {"mentira": 150}
    assert figures["length"]["least"] <= figures["length"]["mean"] <= figures["length"]["most"]


def test_simulate_prints_a_table(run):
    code, out, _ = run("simulate", "mentiroso", "--games", "20", "--jobs", "1", "--fixed", "--seats", "3")
    assert code == 0
    assert "seat 2 (jugador)" in out


def test_an_option_is_honoured(run):
    with_stakes = run("simulate", "mentiroso", "--games", "30", "--jobs", "1", "--json")[1]
    without = run("simulate", "mentiroso", "--games", "30", "--jobs", "1", "--json", "--option", "envite=no")[
        1
    ]
    assert json.loads(without)["options"]["envite"] is False
    assert json.loads(without)["length"]["mean"] < json.loads(with_stakes)["length"]["mean"]


def test_a_preset_is_a_set_of_options(run):
    words = ("simulate", "mentiroso", "--games", "2", "--jobs", "1", "--json", "--preset", "corta")
    assert json.loads(run(*words)[1])["options"] == {"envite": False, "caras": 3}
    assert json.loads(run(*words, "--option", "caras=4")[1])["options"] == {"envite": False, "caras": 4}


def test_a_game_is_recorded_verified_and_told(run, tmp_path):
    file = str(tmp_path / "game.txt")
    assert run("record", "mentiroso", "--seed", "3", "--seats", "3", "--out", file) == (0, "", "")
    code, out, _ = run("verify", file)
    assert (code, "valid" in out) == (0, True)
    assert json.loads(run("verify", file, "--json")[1])["stands"] is True
    everything = run("replay", file, "--lang", "en")[1]
    own = run("replay", file, "--lang", "en", "--eyes", "1")[1]
    public = run("replay", file, "--lang", "en", "--eyes", "table")[1]
    assert everything.count("rolls a die:") == 3
    assert own.count("You roll your die") == 1
    assert public.count("You roll your die") == 0


def test_a_touched_record_does_not_stand(run, tmp_path):
    text = run("record", "mentiroso")[1]
    file = tmp_path / "game.txt"
    file.write_text(re.sub("\nreturns .*", "\nreturns 7 -7", text))
    code, out, _ = run("verify", str(file))
    assert code == 1
    assert "not valid" in out
    file.write_text(text.replace("envida", "empeña"))
    assert run("verify", str(file))[0] == 2


def test_a_record_that_was_cut_off_does_not_stand(run, tmp_path):
    """Wherever it is cut: a record has its ending."""
    text = run("record", "mentiroso", "--seed", "3", "--seats", "3")[1]
    file = tmp_path / "game.txt"
    for lines in range(1, len(text.splitlines()) - 1):
        file.write_text("\n".join(text.splitlines()[:lines]) + "\n")
        code, out, err = run("verify", str(file))
        ends = "returns" in file.read_text()
        assert (code == 0) == ends, lines
        assert ends or "missing" in out + err, err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["simulate", "parchis"], "no game is called 'parchis'"),
        (["simulate", "mentiroso", "--seats", "9"], "played by 2 to 4"),
        (["simulate", "mentiroso", "--option", "x=1"], "no option 'x'"),
        (["simulate", "mentiroso", "--option", "caras"], "KEY=VALUE"),
        (["simulate", "mentiroso", "--preset", "larga"], "there are: corta"),
        (["simulate", "mentiroso", "--option", "caras=99"], "caras"),
        (["simulate", "mentiroso", "--option", "caras=2", "--seats", "4"], "cannot be set up like this"),
        (
            ["simulate", "mentiroso", "--players", "nadie"],
            "'nadie' does not play mentiroso; there are: random",
        ),
        (["simulate", "mentiroso", "--players", "nowhere:Bot"], "nowhere:Bot cannot be imported"),
        (["simulate", "mentiroso", "--players", "json:dumps.x"], "json:dumps.x cannot be imported"),
        (["simulate", "mentiroso", "--players", "json:JSONDecoder"], "JSONDecoder is no player"),
        (["ladder", "mentiroso", "--players", "random,:Bot"], "':Bot' is not package.module:Class"),
        (["record", "mentiroso", "--players", "search", "--iterations", "0"], "--iterations"),
        (["--players", "nowhere:Bot"], "nowhere:Bot cannot be imported"),
        (["simulate", "mentiroso", "--games", "0"], "--games"),
        (["simulate", "mentiroso", "--jobs", "-1"], "--jobs"),
        (["simulate", "mentiroso", "--seats", "x"], "invalid int value"),
        (["replay", "nowhere.txt"], "nowhere.txt"),
        (["verify", "pyproject.toml"], "it is not a record"),
        (["rules"], "GAME"),
        (["gamble"], "invalid choice"),
    ],
)
def test_errors_are_one_line_and_exit_code_2(run, words, says):
    code, out, err = run(*words)
    assert code == 2
    assert out == ""
    assert says in err
    assert err.count("\n") == 1
    assert err.startswith("tafureria")


def test_who_may_use_the_laboratory_is_one_of_three(capsys, monkeypatch):
    assert main(["--laboratory", "nobody", "--no-browser"]) == 2
    assert "off, local, everyone" in capsys.readouterr().err
    monkeypatch.setenv("TAFURERIA_LABORATORY", "friends")
    assert main(["--no-browser"]) == 2
    assert "'friends'" in capsys.readouterr().err
