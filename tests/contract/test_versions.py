"""A change of rules requires a new version: houses have stored games that were begun before it."""

from __future__ import annotations

import msgspec
import pytest

from tafureria.core import registry
from tests.contract import pin

RAISE = "raise Game.version, record its games again, then: make pin"


def test_nothing_changes_without_a_new_version(entry):
    """Options, counts of the tiny game and replays of recorded games are as in ``pinned/rules.txt``."""
    others = pin.changed(entry)
    assert not others, f"{entry.name}, version {entry.game.version}: {', '.join(others)} changed; {RAISE}"


def test_everything_of_the_present_version_is_pinned(entry):
    """Every option and recorded game is in ``pinned/rules.txt``."""
    assert not pin.unpinned(entry), f"{entry.name}: {pin.RENEW}"
    assert max(pin.versions(entry)) == entry.game.version, f"{entry.name}: a version is never lowered"


# These use a game that is never compiled, so that its rules can be patched.


@pytest.fixture
def small(monkeypatch):
    # Count its tiny game once, before its rules are patched.
    counted = pin.perft_text(registry.find("mentiroso").game)
    monkeypatch.setattr(pin, "perft_text", lambda _: counted)
    return registry.find("mentiroso")


def test_another_result_is_noticed(small, monkeypatch):
    returns = type(small.game).returns
    monkeypatch.setattr(type(small.game), "returns", lambda game, state: returns(game, state)[::-1])
    assert {name.split()[0] for name in pin.changed(small)} == {"recorded"}


def test_another_choice_is_noticed(small, monkeypatch):
    legal = type(small.game).legal
    monkeypatch.setattr(type(small.game), "legal", lambda game, state, seat: legal(game, state, seat)[:1])
    assert any(name.startswith("recorded") for name in pin.changed(small))


def test_an_option_of_another_name_or_default_is_noticed(small, monkeypatch):
    kinds = {field.name: field.type for field in msgspec.structs.fields(small.game.options)}
    fields = [(f"{name}_2", kind, False) for name, kind in kinds.items()]
    renamed = msgspec.defstruct("Options", fields, kw_only=True, frozen=True)
    monkeypatch.setattr(type(small.game), "options", renamed)
    monkeypatch.setattr(pin, "goldens", lambda _: [])
    monkeypatch.setattr(pin, "perft_text", lambda _: "")
    assert {f"option {name}" for name in kinds} <= set(pin.changed(small))


def test_a_new_version_has_nothing_to_keep_to(small, monkeypatch):
    monkeypatch.setattr(type(small.game), "version", 99)
    assert pin.changed(small) == []
