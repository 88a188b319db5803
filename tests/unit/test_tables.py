"""Tables of commands are whole wherever they are shown: nothing in them is cut off."""

from __future__ import annotations

from tafureria.cli import main
from tafureria.cli.common import console, table
from tafureria.core import registry
from tafureria.words import Words


def test_without_a_terminal_a_table_has_whole_lines(monkeypatch, capsys):
    """Of any width; the words of all games are read once for both."""
    for columns in ("20", "80"):
        monkeypatch.setenv("COLUMNS", columns)
        for entry in registry.games():
            assert main(["rules", entry.name]) == 0
            lines = capsys.readouterr().out.splitlines()
            assert len(lines) == 1 + len(entry.game.rules)
            words = Words(entry, "es")
            for rule, line in zip(entry.game.rules, lines[1:], strict=True):
                assert " ".join(words.rule(rule).split()) in " ".join(line.split())
        assert main(["games"]) == 0
        assert len(capsys.readouterr().out.splitlines()) == 1 + len(registry.games())
        assert main(["simulate", "mentiroso", "--games", "2", "--players", "random", "--jobs", "1"]) == 0
        assert "…" not in capsys.readouterr().out


def test_in_a_narrow_terminal_words_are_broken_and_nothing_is_cut(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    rows = table("name")
    rows.add_column("number", justify="right")
    rows.add_row("moros-y-cristianos", "123456789")
    console(width=12).print(rows)
    shown = "".join(capsys.readouterr().out.split())
    assert "…" not in shown
    assert set("123456789") <= set(shown)
