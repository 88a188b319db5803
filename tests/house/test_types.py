"""The TypeScript types that the client is built with match the structs."""

from pathlib import Path

from tafureria.web import types

ROOT = Path(__file__).parents[2]


def test_generated_types_are_not_stale():
    assert [str(path) for path in types.stale(ROOT)] == [], "run python -m tafureria.web.types"


def test_what_a_client_asks_may_leave_defaults_out_and_what_the_house_says_never_does():
    text = types.wire()
    assert "export interface Play {\n" in text
    assert "  id?: number;" in text
    assert "  fresh: boolean;" in text
