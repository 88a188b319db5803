"""The public names are documented, and annotated for editors, when compiled too."""

import inspect
import typing

import pytest

import tafureria

PUBLIC = [name for name in tafureria.__all__ if not name.startswith("__")]


def members(kind):
    """Yield the public methods and properties that a class itself defines."""
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        if isinstance(member, property):
            yield member.fget
        elif isinstance(member, classmethod):
            yield member.__func__
        elif inspect.isfunction(member):
            yield member


@pytest.mark.parametrize("name", PUBLIC)
def test_it_has_words_and_types(name):
    value = getattr(tafureria, name)
    assert inspect.getdoc(value), name
    assert inspect.signature(value) is not None
    functions = list(members(value)) if isinstance(value, type) else [value]
    for function in functions:
        if not function.__module__.startswith("tafureria"):
            continue
        assert inspect.getdoc(function), function.__qualname__
        hints = typing.get_type_hints(function)
        assert "return" in hints, function.__qualname__
        parameters = set(inspect.signature(function).parameters) - {"self", "cls"}
        assert parameters <= set(hints), function.__qualname__


def test_a_game_says_how_it_is_called():
    """Its methods keep their signatures when compiled."""
    rules = tafureria.Match("taifa").rules
    assert list(inspect.signature(rules.apply).parameters) == ["state", "seat", "action", "out"]
