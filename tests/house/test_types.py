"""The TypeScript types that the client is built with match the structs."""

import re
from pathlib import Path

import msgspec

from tafureria.house.clubs.messages import NewClub
from tafureria.house.entry.messages import Door, DoorWord
from tafureria.house.messages.fields import LONGEST_NAME, LONGEST_TITLE
from tafureria.house.settings import LONGEST_WORD
from tafureria.web import types

ROOT = Path(__file__).parents[2]


def test_generated_types_are_not_stale():
    assert [str(path) for path in types.stale(ROOT)] == [], "make pin, or python -m tafureria.web.types"


def test_what_a_client_asks_may_leave_defaults_out_and_what_the_house_says_never_does():
    text = types.wire()
    assert "export interface Play {\n" in text
    assert "  id?: number;" in text
    assert "  fresh: boolean;" in text


def test_the_longest_word_of_a_house_is_the_same_for_the_house_the_wire_and_the_page():
    _, found = msgspec.json.schema_components([Door, DoorWord])
    assert [one["properties"]["word"]["maxLength"] for one in found.values()] == [LONGEST_WORD] * 2
    for page in ("keeper/Door.svelte", "ui/WordForm.svelte"):
        text = (ROOT / "client/src" / page).read_text(encoding="utf-8")
        assert "LONGEST_WORD" in text.split("maxlength=", 1)[1].split("}", 1)[0]


def test_the_lengths_of_names_and_titles_are_written_once():
    schema = msgspec.json.schema(NewClub)["$defs"]["NewClub"]["properties"]
    assert {key: one["maxLength"] for key, one in schema.items()} == {
        "title": LONGEST_TITLE,
        "name": LONGEST_NAME,
    }
    for page in (ROOT / "client/src").rglob("*.svelte"):
        numbers = set(re.findall(r'maxlength="(\d+)"', page.read_text(encoding="utf-8")))
        assert not numbers & {str(LONGEST_NAME), str(LONGEST_TITLE)}, page.name
