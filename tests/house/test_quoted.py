"""A record pasted from a mail or a chat is the record that was sent."""

import textwrap

import pytest

from tafureria.core import record, registry
from tafureria.house.finished.quoted import unquoted

GOLDEN = [
    pytest.param(path.read_text(encoding="utf-8"), id=f"{entry.name} {path.stem}")
    for entry in registry.games()
    for path in sorted((entry.folder / "golden").glob("*.txt"))[:3]
]


def wrapped(text, width=72):
    return "\n".join(
        part for line in text.splitlines() for part in textwrap.wrap(line, width, break_on_hyphens=False)
    )


def quoted(text, mark="> "):
    return "".join(f"{mark}{line}\n" for line in text.splitlines())


CHANGES = {
    "as it was": lambda text: text,
    "with words around": lambda text: f"Hola:\n\nmira esta partida\n\n{text}\n-- \nAna\n1 abrazo\n",
    "quoted": quoted,
    "quoted twice": lambda text: quoted(quoted(text), ">"),
    "wrapped": wrapped,
    "wrapped and quoted": lambda text: "Ana escribió:\n" + quoted(wrapped(text)) + "\n¡Qué final!\n",
    "quoted and wrapped": lambda text: wrapped(quoted(text)),
    "wrapped narrowly": lambda text: wrapped(text, 40),
    "from Windows": lambda text: "\ufeff" + text.replace("\n", "\r\n"),
    "with long dashes": lambda text: text.replace("---\n", "—\n"),
    "indented": lambda text: textwrap.indent(text, "    "),
    "in a chat": lambda text: f"[12/11, 10:00] Ana: {text}",
    "as code": lambda text: f"```\n{text}```\n",
    "with wide spaces": lambda text: quoted(text, ">\xa0"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
@pytest.mark.parametrize("text", GOLDEN)
def test_a_record_is_found_in_a_message(text, change):
    assert record.read(unquoted(change(text))) == record.read(text)


@pytest.mark.parametrize("text", ["", "hola", "tafureria-record 2\n", "un tafureria-record 1 antiguo\n"])
def test_where_there_is_no_record_nothing_is_made_up(text):
    assert unquoted(text) == text


def test_what_is_wrong_in_a_quoted_record_is_still_said():
    text = quoted(min((one.values[0] for one in GOLDEN), key=len))
    for change, why in (
        (text.split("> ---\n> ending")[0], "cut-off"),
        (text.replace("> key ", "> clave "), "missing"),
        (text.replace("> ---\n", "> ---\n> 0 baila\n", 1), "unknown-action"),
    ):
        with pytest.raises(record.Unreadable) as found:
            record.read(unquoted(change))
        assert found.value.why == why
