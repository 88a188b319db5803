"""What a seat sees, laid out for people: as text, in colour (Rich), and as HTML for notebooks."""

from __future__ import annotations

import html
import textwrap
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from tafureria.core.game import View
from tafureria.words import SILENT, Words

WIDTH: Final = 96
"""Width of a line of text, in characters."""
NOTHING: Final[tuple[object, ...]] = (None, "", [], {}, SILENT)
STYLE: Final = (
    "border:1px solid #b08d57;border-radius:6px;padding:.6em 1em;display:inline-block;max-width:60em"
)
LEFT: Final = 'style="text-align:left"'
HEAD: Final = "background:#f3e6c8;color:#3b2a16;padding:.3em .6em;border-radius:4px;font-weight:600"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A view in words: title, status, fields with their values, and a table with a row for each seat."""

    title: str
    status: str
    fields: list[tuple[str, str]]
    columns: list[str]
    rows: list[list[str]]

    def text(self) -> str:
        """The sheet as plain text, one field per line."""
        out = [self.title, self.status]
        wide = max((len(name) for name, _ in self.fields), default=0)
        for name, value in self.fields:
            lines = textwrap.wrap(value, WIDTH - wide - 2) or [""]
            out.append(f"{name:{wide}}  {lines[0]}")
            out += [" " * (wide + 2) + line for line in lines[1:]]
        if self.columns:
            table = [self.columns, *self.rows]
            widths = [max(len(row[i]) for row in table) for i in range(len(self.columns))]
            out.append("")
            out += [
                "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
                for row in table
            ]
        return "\n".join(out)

    def rich(self) -> Any:
        """The sheet as a Rich panel, for a terminal with colours."""
        from rich.console import Group
        from rich.panel import Panel
        from rich.table import Table
        from rich.text import Text

        grid = Table.grid(padding=(0, 2))
        for name, value in self.fields:
            grid.add_row(Text(name, style="dim"), Text(value))
        parts: list[Any] = [Text(self.status, style="bold"), grid]
        if self.columns:
            table = Table(box=None, pad_edge=False, header_style="dim")
            for name in self.columns:
                table.add_column(Text(name))
            for row in self.rows:
                table.add_row(*(Text(cell) for cell in row))
            parts.append(table)
        return Panel(Group(*parts), title=Text(self.title), title_align="left", expand=False)

    def html(self) -> str:
        """The sheet as an HTML card, for a notebook."""
        quote = html.escape
        out = [f'<div style="{STYLE}"><div style="{HEAD}">{quote(self.title)}</div>']
        out.append(f"<p><em>{quote(self.status)}</em></p><table>")
        out += [
            f"<tr><th {LEFT}>{quote(name)}</th><td {LEFT}>{quote(value)}</td></tr>"
            for name, value in self.fields
        ]
        out.append("</table>")
        if self.columns:
            head = "".join(f"<th>{quote(name)}</th>" for name in self.columns)
            rows = "".join(
                "<tr>" + "".join(f"<td>{quote(cell)}</td>" for cell in row) + "</tr>" for row in self.rows
            )
            out.append(f"<table><tr>{head}</tr>{rows}</table>")
        return "".join(out) + "</div>"


def sheet(view: View, words: Words, title: str, status: str, names: list[str]) -> Sheet:
    """Lay a view out as the game's :attr:`~tafureria.core.game.Game.shown` specifies."""
    shown = words.game.shown
    fields: list[tuple[str, str]] = []
    columns: dict[str, list[str]] = {}
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if name in ("seat", "phase", shown.row_names, *shown.left_out):
            continue
        if name in shown.rows and isinstance(value, list):
            if value and isinstance(value[0], msgspec.Struct):
                for part in value[0].__struct_fields__:
                    columns[part] = [_said(part, getattr(one, part), words, names) for one in value]
            else:
                columns[name] = [_said(name, one, words, names) for one in value]
            continue
        text = _said(name, value, words, names)
        if text not in NOTHING:
            fields.append((_plain(name), text))
    kept = {name: cells for name, cells in columns.items() if any(cell not in NOTHING for cell in cells)}
    whose = getattr(view, shown.row_names) if shown.row_names else None
    heads = names if whose is None else [_said(shown.row_names, one, words, names) for one in whose]
    if not kept:
        return Sheet(title, status, fields, [], [])
    rows = [
        [head, *(cells[i] if i < len(cells) else "" for cells in kept.values())]
        for i, head in enumerate(heads)
    ]
    return Sheet(title, status, fields, ["", *map(_plain, kept)], rows)


def _plain(name: str) -> str:
    return name.removesuffix("_seat").replace("_", " ")


def _said(name: str, value: Any, words: Words, names: list[str]) -> str:
    """A value in words: cards by their notation, seats by their names, a missing value as ``-``."""
    like = words.game.shown.like.get(name, name)
    if value is None:
        return SILENT
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, msgspec.Struct):
        parts = [(part, _said(part, getattr(value, part), words, names)) for part in value.__struct_fields__]
        return ", ".join(f"{_plain(part)} {text}" for part, text in parts if text not in (*NOTHING, "no"))
    if isinstance(value, list) and like.startswith("#"):
        return _by_index(like[1:], value, words, names)
    if isinstance(value, list):
        between = "; " if value and isinstance(value[0], (msgspec.Struct, list)) else " "
        return between.join(text for one in value if (text := _said(name, one, words, names)))
    return _piece(like, value, words, names) if isinstance(value, int) else str(value)


def _by_index(like: str, values: list[Any], words: Words, names: list[str]) -> str:
    """A list indexed by pieces, in words: ``areas`` names the indices, ``areas kingdom`` the entries too."""
    index, _, entry = like.partition(" ")
    out = []
    for i, value in enumerate(values):
        if value is True or (not isinstance(value, bool) and value >= (0 if entry else 1)):
            text = "" if value is True else " " + _piece(entry, value, words, names)
            out.append(_piece(index, i, words, names) + text)
    return ", ".join(out)


def _piece(field: str, value: int, words: Words, names: list[str]) -> str:
    seat = field in ("seat", "seats") or field.endswith(("_seat", "_seats"))
    if seat:
        return names[value] if 0 <= value < len(names) else SILENT
    if value < 0 and field in words.game.shown.like.values():
        return SILENT
    try:
        return words.game.piece(field, value)
    except LookupError:
        # The field also holds values that are not pieces (such as a mark for "hidden") and have no names.
        return str(value)
