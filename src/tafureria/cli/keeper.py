"""``tafureria keeper``: the keeper's actions in an open house, as on its page ``/casa``."""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tafureria.cli import numbers
from tafureria.cli.common import Parser, Wrong, add_force, console, print_json, table
from tafureria.cli.outputs import Output
from tafureria.house.settings import OPTIONS, WHO

if TYPE_CHECKING:
    from rich.table import Table

PATIENCE: Final = 30.0
"""Seconds to wait for an answer of the house."""
NEEDS: Final = {
    "link": ("", "print a link that, opened within an hour, makes a browser the keeper's"),
    "token": ("", "print a key for a program such as Prometheus, valid for a year"),
    "tables": ("", "list tables that wait, are being played at, or are closed"),
    "people": ("", "list who sits or watches there"),
    "reports": ("", "list what players have reported, with what was said around it"),
    "orders": ("", "list bans, mutes and closed tables"),
    "close": ("table", "close a table: nobody gets in until it is opened again"),
    "open": ("table", "open a closed table again"),
    "delete": ("table", "delete a table with everything that belongs to it"),
    "remove": ("table person", "remove a person from a table"),
    "mute": ("person", "stop a person from talking"),
    "ban": ("person?", "turn away a person, a network, or both"),
    "unban": ("order", "undo a ban, a mute or any other order"),
    "settle": ("report", "mark a report as dealt with"),
    "erase": ("person", "delete everything about a person"),
    "export": ("person file", "write everything about a person's finished games to a file"),
    "restart": ("", "close the house in order and start it again, with the release installed by then"),
    "stay": ("", "cancel an announced restart"),
    "door": ("", "choose who may come in; without options, print it"),
    "rotate": ("", "sign cookies with another key from now on"),
    "rekey": ("", "invalidate every link, browser and program of the keeper's"),
}
"""For each action, its arguments and its help text. A question mark marks an optional argument."""
DOORS: Final = {"play": "may_play", "watch": "may_watch", "programs": "may_program", "word": "house_word"}
"""For each part of the house's door, the option that changes it."""
DONE: Final = {"unban": "lift"}
"""Actions that have another name in the house's interface."""


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command and its arguments."""
    out = commands.add_parser(
        "keeper",
        help="look after a house that is open",
        description="Looks after a house that is open. Without an action it prints a link for the keeper.",
    )
    out.set_defaults(run=run, action="link")
    common = Parser(add_help=False)
    usual: dict[str, Any] = {"default": argparse.SUPPRESS}
    common.add_argument("--store", metavar="FILE", help="the house's store (default: the user's)", **usual)
    common.add_argument("--url", help="where it is reached (default: at its last port)", **usual)
    common.add_argument("--json", action="store_true", help="print as JSON", **usual)
    actions = out.add_subparsers(
        title="actions", help="what to do", metavar="ACTION", dest="action", parser_class=Parser
    )
    for name, (needs, what) in NEEDS.items():
        one = actions.add_parser(
            name, help=what, description=f"{what[0].upper()}{what[1:]}.", parents=[common]
        )
        for need in needs.split():
            more: dict[str, Any] = {"nargs": "?", "default": ""} if need.endswith("?") else {}
            one.add_argument(need.rstrip("?"), metavar=need.rstrip("?").upper(), **more)
        if name in {"mute", "ban"}:
            one.add_argument("--days", type=numbers.DAYS, default=0.0, help="how long (default: for ever)")
        if name == "export":
            add_force(one)
        if name == "restart":
            one.add_argument(
                "--minutes", type=numbers.MINUTES, default=0, help="tell everybody so long before (up to 30)"
            )
        if name == "door":
            for setting in (OPTIONS[name] for name in WHO):
                one.add_argument(setting.flag, choices=setting.words, help=setting.what)
            one.add_argument("--house-word", metavar="WORD", help="the word of the house")
        if name == "ban":
            one.add_argument("--network", default="", help="an address, or a network as 203.0.113.0/24")
            one.add_argument("--here", action="store_true", help="also where they are connected from")
    out.add_argument("--store", metavar="FILE", help="the house's store (default: the user's)")
    out.add_argument("--url", help="where it is reached (default: at its last port)")
    out.add_argument("--json", action="store_true", help="print as JSON")


def run(arguments: argparse.Namespace) -> int:
    """Carry out the action and print its result."""
    action = arguments.action or "link"
    # Imported here because the other commands need no server and start faster without it.
    import asyncio

    from tafureria.house.store.rows import StoreFailed
    from tafureria.web.serve import usual_address, usual_store

    try:
        keys = asyncio.run(_keys(arguments.store or usual_store()))
    except StoreFailed as error:
        raise Wrong(str(error)) from error
    url = (arguments.url or usual_address()).rstrip("/")
    if action == "link":
        sys.stdout.write(f"{url}/casa#{keys.make('link')}\n")
        return 0
    token = keys.make("program")
    if action == "token":
        sys.stdout.write(f"{token}\n")
        return 0
    if action == "export":
        with Output(arguments, "file") as file:
            file.write(_ask(url, token, f"/api/keeper/people/{arguments.person}/export"))
        sys.stdout.write(f"{arguments.file}\n")
        return 0
    if action == "door":
        _choose_door(url, token, arguments)
        return 0
    wish = None if action in {"tables", "people", "reports", "orders"} else _wish(action, arguments)
    page = msgspec.json.decode(_ask(url, token, "/api/keeper", wish))
    if arguments.json:
        shown = page["tables" if action == "people" else action] if wish is None else page
        print_json(shown)
    elif wish is None:
        console().print(_TABLES[action](page))
    else:
        sys.stdout.write("done\n")
    return 0


def _choose_door(url: str, token: str, arguments: argparse.Namespace) -> None:
    """Change what is given, and print what holds."""
    page = msgspec.json.decode(_ask(url, token, "/api/keeper"))
    given = {name: getattr(arguments, option) for name, option in DOORS.items()}
    if changed := {name: value for name, value in given.items() if value is not None}:
        wish = {"do": "door", "door": page["door"] | changed}
        page = msgspec.json.decode(_ask(url, token, "/api/keeper", msgspec.json.encode(wish)))
    if arguments.json:
        print_json(page["door"])
        return
    rows = table("door", "who")
    for name, value in page["door"].items():
        rows.add_row(name, value)
    console().print(rows)


async def _keys(where: str) -> Any:
    from tafureria.house.store.store import Store
    from tafureria.web.keeper.keys import Keys

    store = await Store.open(where)
    try:
        return await Keys.of(store)
    finally:
        await store.close()


def _wish(action: str, arguments: argparse.Namespace) -> bytes:
    given = vars(arguments)
    wish = {
        name: given[name]
        for name in ("table", "person", "days", "network", "here", "minutes")
        if name in given
    }
    named = given.get("order") or given.get("report")
    return msgspec.json.encode({"do": DONE.get(action, action), **wish, **({"id": named} if named else {})})


def _ask(url: str, token: str, path: str, body: bytes | None = None) -> bytes:
    """The body of the house's answer.

    :raises Wrong: when the house does not answer, or refuses.
    """
    import urllib.error
    import urllib.request

    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    request = urllib.request.Request(url + path, data=body, headers=headers)  # noqa: S310 - the keeper's own
    try:
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(
            request, timeout=PATIENCE
        ) as answer:
            data: bytes = answer.read()
    except urllib.error.HTTPError as error:
        with error:
            found = error.read()
        try:
            code = msgspec.json.decode(found)["code"]
        except (msgspec.DecodeError, KeyError, TypeError):
            code = str(error)
        raise Wrong(f"the house refuses: {code}") from error
    except (OSError, ValueError) as error:
        raise Wrong(f"no house answers at {url}: is it open? (--url says where it is reached)") from error
    return data


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC") if seconds else "for ever"


def _tables(page: Any) -> Table:
    rows = table("table", "game", "status", "people", "last")
    for one in page["tables"]:
        status = "closed" if one["closed"] else one["status"] if one["awake"] else f"{one['status']}, asleep"
        rows.add_row(one["table"], one["game"], status, str(len(one["people"])), _when(one["updated"]))
    return rows


def _people(page: Any) -> Table:
    rows = table("person", "name", "table", "seat", "")
    for one in page["tables"]:
        for person in one["people"]:
            seat = "watches" if person["seat"] < 0 else str(person["seat"] + 1)
            notes = ["here"] * person["here"] + ["muted"] * person["muted"]
            rows.add_row(person["person"], person["name"], one["table"], seat, ", ".join(notes))
    return rows


def _orders(page: Any) -> Table:
    rows = table("order", "kind", "whom", "until")
    for one in page["orders"]:
        whom = " ".join(text for text in (one["person"], one["name"], one["network"], one["table"]) if text)
        rows.add_row(one["id"], one["kind"], whom, _when(one["until"]))
    return rows


def _reports(page: Any) -> Table:
    rows = table("report", "person", "table", "said")
    for one in page["reports"]:
        lines = [f"{'>' if line['meant'] else ' '} {line['name']}: {line['text']}" for line in one["said"]]
        rows.add_row(one["id"], one["person"], one["table"], "\n".join(lines))
    return rows


_TABLES: Final = {"tables": _tables, "people": _people, "orders": _orders, "reports": _reports}
