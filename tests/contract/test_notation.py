"""Notation: the words of actions are wire format, records and training data."""

from __future__ import annotations

from tests.contract import pin


def test_words_are_unique_and_come_back(game):
    """Every id has its own words, short and on one line, and they are read back as that id."""
    words = [game.words(action) for action in range(game.actions)]
    assert len(set(words)) == len(words)
    for action, text in enumerate(words):
        assert text == text.strip()
        assert text.isprintable()
        assert 0 < len(text) <= 120
        assert not text.startswith(("#", "---"))
        assert game.parse(text) == action


def test_what_is_no_notation_is_not_read(game):
    """``parse`` answers ``None`` for anything else, whatever it is."""
    some = game.words(0)
    others = ["", " ", "¿?", some + " x", "x " + some, "\x00", "9" * 400, some.upper() + "!"]
    assert [game.parse(text) for text in others] == [None] * len(others)


def test_words_are_pinned(entry):
    """Ids and words are as in ``pinned/words.txt``; ``python -m tests.contract.pin`` writes it."""
    assert pin.pinned(entry, "words.txt") == pin.words(entry.game)
