"""Generates TypeScript types from the msgspec structs: ``python -m tafureria.web.types``.

The protocol goes to ``client/src/lib/wire.ts``; the view and the events of each game go to the game's
``client/types.ts``. A test fails when a file is out of date.
"""

from __future__ import annotations

import argparse
import inspect
import sys
from pathlib import Path
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin

import msgspec
import msgspec.inspect

from tafureria.core import registry
from tafureria.house.messages.down import AnyDown
from tafureria.house.messages.fields import LONGEST_LINE, LONGEST_MAIL, LONGEST_NAME, LONGEST_TITLE
from tafureria.house.messages.pages import Problem
from tafureria.house.messages.up import AnyUp
from tafureria.house.settings import LONGEST_WORD
from tafureria.web.abroad import endpoints
from tafureria.web.endpoint import Endpoint, signature_of

HEAD: Final = (
    "// Made by `python -m tafureria.web.types` from the Python structs. Not to be edited by hand.\n"
)
ROOT: Final = Path(__file__).parents[3]
WIRE: Final = Path("client/src/lib/wire.ts")
JSON: Final = """
/** An object of JSON whose keys this message does not fix: a view, an event, the options of a game. */
export type JsonObject = Record<string, unknown>;
"""
LENGTHS: Final = f"""
/** Most characters of what somebody writes. */
export const LONGEST_WORD = {LONGEST_WORD};
export const LONGEST_NAME = {LONGEST_NAME};
export const LONGEST_TITLE = {LONGEST_TITLE};
export const LONGEST_LINE = {LONGEST_LINE};
export const LONGEST_MAIL = {LONGEST_MAIL};
"""

SHORT: Final = 140
"""Most characters of an interface in one line."""
ENDPOINTS: Final = (
    "/** What goes into each request over HTTP, and what comes out. */\nexport interface Endpoints {\n"
)


class Unwritable(TypeError):
    """A type for which no TypeScript can be generated."""


def type_name(kind: msgspec.inspect.Type) -> str:
    """The TypeScript type for a msgspec type."""
    match kind:
        case msgspec.inspect.AnyType():
            return "unknown"
        case msgspec.inspect.NoneType():
            return "null"
        case msgspec.inspect.BoolType():
            return "boolean"
        case msgspec.inspect.IntType() | msgspec.inspect.FloatType():
            return "number"
        case msgspec.inspect.StrType():
            return "string"
        case msgspec.inspect.EnumType():
            return " | ".join(_literal(one.value) for one in kind.cls)
        case msgspec.inspect.LiteralType():
            return " | ".join(_literal(value) for value in kind.values)
        case msgspec.inspect.ListType() | msgspec.inspect.VarTupleType():
            inner = type_name(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case msgspec.inspect.TupleType():
            return "[" + ", ".join(type_name(item) for item in kind.item_types) + "]"
        case msgspec.inspect.DictType(value_type=msgspec.inspect.AnyType()):
            return "JsonObject"
        case msgspec.inspect.DictType():
            return f"Record<string, {type_name(kind.value_type)}>"
        case msgspec.inspect.UnionType():
            return " | ".join(type_name(one) for one in kind.types)
        case msgspec.inspect.StructType():
            return str(kind.cls.__name__)
        case msgspec.inspect.Metadata():
            return type_name(kind.type)
        case _:
            raise Unwritable(repr(kind))


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def interface(struct: type[msgspec.Struct], *, asks: bool) -> str:
    """The interface of one struct. With *asks* (clients send it), fields with a default are optional."""
    info = msgspec.inspect.type_info(struct)
    assert isinstance(info, msgspec.inspect.StructType)
    lines = _comment(inspect.cleandoc(struct.__doc__ or "").split("\n\n")[0], "")
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    notes = _notes(struct)
    for field in info.fields:
        lines += _comment(notes.get(field.name, ""), "  ")
        mark = "?" if asks and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {type_name(field.type)};")
    return "\n".join([*lines, "}"]) + "\n"


def _short(text: str) -> str:
    """An interface in one line, if it is short and none of its fields has a comment: most events are."""
    head, _, rest = text.partition("{\n")
    fields = rest.removesuffix("}\n").replace("\n  ", " ").strip()
    line = f"{head}{{ {fields.removesuffix(';')} }}\n"
    return text if "/**" in fields or len(line.splitlines()[-1]) > SHORT else line


def _notes(struct: type[msgspec.Struct]) -> dict[str, str]:
    """By field name, the docstring under the field in the source."""
    notes: dict[str, str] = {}
    for cls in reversed(struct.__mro__):
        if cls is msgspec.Struct or not issubclass(cls, msgspec.Struct):
            continue
        name, text = "", ""
        for line in inspect.getsource(cls).splitlines()[1:]:
            bare = line.strip()
            if text:
                text += " " + bare
            elif bare.startswith('"""') and name:
                text = bare
            elif line.startswith("    ") and not line.startswith("     ") and ":" in bare:
                name = bare.partition(":")[0]
                continue
            if text.endswith('"""') and len(text) > 3:
                notes[name] = text.strip('"').strip()
                name, text = "", ""
    return notes


def _comment(text: str, indent: str) -> list[str]:
    flat = " ".join(text.replace("``", "`").replace("*/", "*\\/").split())
    return [f"{indent}/** {flat} */"] if flat else []


def parts(kind: Any) -> list[type[msgspec.Struct]]:
    """The structs in a union, or the single struct."""
    if get_origin(kind) in {Union, UnionType}:
        return list(get_args(kind))
    return [kind]


def reached(roots: list[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """The roots and all structs nested in them, each after those that it contains."""
    done: dict[type[msgspec.Struct], None] = {}

    def walk(kind: object) -> None:
        match kind:
            case msgspec.inspect.StructType():
                if kind.cls not in done:
                    for field in kind.fields:
                        walk(field.type)
                    done[kind.cls] = None
            case msgspec.inspect.ListType() | msgspec.inspect.VarTupleType():
                walk(kind.item_type)
            case msgspec.inspect.TupleType():
                for item in kind.item_types:
                    walk(item)
            case msgspec.inspect.DictType():
                walk(kind.value_type)
            case msgspec.inspect.UnionType():
                for one in kind.types:
                    walk(one)
            case msgspec.inspect.Metadata():
                walk(kind.type)
            case _:
                pass

    for root in roots:
        walk(msgspec.inspect.type_info(root))
    return list(done)


def wire() -> str:
    """The text of ``client/src/lib/wire.ts``."""
    ups, downs = parts(AnyUp), parts(AnyDown)
    signatures = [signature_of(one) for one in endpoints()]
    asked = reached([one.body[1] for one in signatures if one.body])
    bodies = [kind for one in signatures for kind in one.answers] + [Problem]
    answered = [kind for kind in reached([*downs, *bodies]) if kind not in asked]
    out = [HEAD + LENGTHS + JSON]
    out += [interface(kind, asks=True) for kind in [*ups, *asked]]
    out.append("/** Everything that a client may send. */\nexport type Up = " + _union(ups))
    out += [interface(kind, asks=False) for kind in answered]
    out.append("/** Everything that the house may send. */\nexport type Down = " + _union(downs))
    rows = (f"  /** {one.summary}. */\n  {_endpoint(one)}\n" for one in endpoints())
    out.append(ENDPOINTS + "".join(rows) + "}\n")
    return "\n".join(out)


def _endpoint(one: Endpoint) -> str:
    """What goes into an endpoint (parameters of its address, and a body) and what comes out."""
    signature = signature_of(one)
    info = msgspec.inspect.type_info(signature.parameters)
    assert isinstance(info, msgspec.inspect.StructType)
    given = [f"{each.name}{'' if each.required else '?'}: {type_name(each.type)}" for each in info.fields]
    body = signature.body[1].__name__ if signature.body else "string" if one.takes else "undefined"
    answer = " | ".join(kind.__name__ for kind in signature.answers) or "unknown"
    of = f"{{ {'; '.join(given)} }}" if given else "Record<string, never>"
    return f'"{one.method} {one.path}": {{ given: {of}; body: {body}; answer: {answer} }};'


def _union(kinds: list[type[msgspec.Struct]]) -> str:
    return " | ".join(kind.__name__ for kind in kinds) + ";\n"


def game_types(entry: registry.Entry) -> str:
    """The text of a game's ``client/types.ts``: its view, its events, ``View`` and ``GameEvent``."""
    game = entry.game
    view = game.view_type
    events: list[type[msgspec.Struct]] = list(game.events)
    structs = reached(events) + [kind for kind in reached([view]) if kind not in reached(events)]
    body = [interface(kind, asks=False) for kind in structs]
    used = any("JsonObject" in text for text in body)
    out = [HEAD + (JSON if used else "")]
    out += map(_short, body)
    if view.__name__ != "View":
        out.append(f"export type View = {view.__name__};\n")
    out.append("/** All that can be told. */\nexport type GameEvent = " + _union(events))
    return "\n".join(out)


def files(root: Path) -> dict[Path, str]:
    """The path and text of every generated file: the protocol, and the types of each game in the checkout."""
    out = {root / WIRE: wire()}
    for entry in registry.games():
        if (entry.folder / "client").is_dir() and "site-packages" not in entry.folder.parts:
            out[entry.folder / "client" / "types.ts"] = game_types(entry)
    return out


def stale(root: Path) -> list[Path]:
    """Generated files that are missing or out of date."""
    return [
        path
        for path, text in files(root).items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main() -> int:
    """Write the files; with ``--check``, only name those that are out of date."""
    parser = argparse.ArgumentParser(prog="python -m tafureria.web.types", description=main.__doc__)
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit with code 1 when a file is out of date"
    )
    check = parser.parse_args().check
    for path in stale(ROOT):
        if check:
            sys.stderr.write(f"out of date: {path}; run python -m tafureria.web.types\n")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files(ROOT)[path], encoding="utf-8")
    return 1 if check and stale(ROOT) else 0


if __name__ == "__main__":
    sys.exit(main())
