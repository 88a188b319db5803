"""The notation of actions, which the wire, records and training data depend on."""

from __future__ import annotations

from tests.contract import pin


def test_notation_is_unique_and_comes_back(game):
    """Every id has its own notation, short and on one line, and ``parse`` returns that id for it."""
    words = [game.notation(action) for action in range(game.actions)]
    assert len(set(words)) == len(words)
    for action, text in enumerate(words):
        assert text == text.strip()
        assert text.isprintable()
        assert 0 < len(text) <= 120
        assert not text.startswith(("#", "---"))
        assert game.parse(text) == action


def test_what_is_no_notation_is_not_read(game):
    """``parse`` returns ``None`` for any other text."""
    some = game.notation(0)
    others = ["", " ", "¿?", some + " x", "x " + some, "\x00", "9" * 400, some.upper() + "!"]
    assert [game.parse(text) for text in others] == [None] * len(others)


def test_notation_is_pinned(entry):
    """Ids and notation are as in ``pinned/notation.txt``."""
    assert pin.pinned(entry, "notation.txt") == pin.notation(entry.game), pin.RENEW
