"""``docs/protocol.md`` shows a conversation that really takes place.

``python -m tests.house.test_protocol_page`` writes the house's answers into the page.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from pathlib import Path
from unittest import mock

import msgspec

from tafureria.core.chance import Dealer
from tafureria.house import refusal
from tafureria.house.making import making
from tafureria.house.messages.down import AnyDown
from tafureria.house.messages.up import AnyUp
from tafureria.web.protocol import decode_down, decode_up, schema
from tafureria.web.types import parts
from tests.house.keepers import keys
from tests.house.peers import OpenHouse, Peer, Visitor

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
TABLES = (
    "kqjx3n5vb2mtw7cyd6zgfap4re",
    "w3fz7kq2mvtn5xgj6ycdpab4re",
    "z5d2ncqx7y3wfgk6vtapmb4jre",
    "m7tk4fcd2xzy5jq3gwbn6vpare",
)
BLOCK = re.compile(r"(?<=```wire\n).*?(?=```)", re.DOTALL)
# Patterns for values that depend on the time of day, and what replaces them.
TIMES = (
    (re.compile(r'"at":[1-9][\d.]+'), '"at":1800000000.0'),
    (re.compile(r'"move":\[5\d\d\.\d,5\d\d\.\d\]'), '"move":[600.0,600.0]'),
    (re.compile(r'"move":\[5\d\d\.\d\]'), '"move":[600.0]'),
)


class Conversation:
    """Plays the lines of the page against a house and writes down the answers."""

    def __init__(self, house: OpenHouse) -> None:
        self.house = house
        self.visitors: dict[str, Visitor] = {}
        self.peers: dict[str, Peer] = {}
        self.told: dict[str, list[dict]] = {}
        self.answer = None
        self.table = ""

    def catch_up(self, name: str) -> None:
        """Collect the messages that this person has received so far."""
        self.told.setdefault(name, []).extend(self.peers[name].catch_up())

    def play(self, block: re.Match[str]) -> str:
        """A block with the real answers."""
        return "\n".join([self.line(line) for line in block.group().splitlines()]) + "\n"

    def line(self, line: str) -> str:
        """A line of the page, with the real answer if it is one."""
        name, _, rest = line.partition(" ")
        if name.isdigit():
            return f"{self.answer.status_code} {self.answer.text}"
        if name not in self.visitors:
            self.visitors[name] = self.house.visitor(name)
        kind, _, data = rest.partition(" ")
        match kind:
            case "POST":
                path, _, body = data.partition(" ")
                headers = None
                if name == "Keeper":
                    headers = {"authorization": f"Bearer {keys(self.house).make('program')}"}
                self.answer = self.visitors[name].post(path, json.loads(body), headers=headers)
                self.table = self.answer.json().get("table", self.table)
                return line
            case "connects":
                self.peers[name] = self.visitors[name].at(self.table, manner=data.removeprefix("as "))
                return line
            case ">":
                self.peers[name].raw(data)
                beside = {"hint": "hinted", "deduce": "deduced"}.get(json.loads(data).get("type", ""), "")
                if beside:
                    # Computed outside the table, so later requests may be answered first.
                    self.peers[name].until(beside)
                    self.told.setdefault(name, []).append(self.peers[name].seen[-1])
                self.catch_up(name)
                return line
            case _:
                assert kind == "<", line
                self.catch_up(name)
                if not self.told[name]:
                    return f"{name} < nothing came"
                message = self.told[name].pop(0)
                text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
                for pattern, plain in TIMES:
                    text = pattern.sub(plain, text)
                return f"{name} < {text}"


def converse(page: str, folder: Path) -> str:
    """The page with the house's real answers."""
    with (
        mock.patch.object(Dealer, "new_key", return_value=bytes(range(16))),
        mock.patch.object(making, "new_id", side_effect=TABLES),
        OpenHouse(folder / "store.sqlite3") as house,
    ):
        house.path = folder / "store.sqlite3"
        conversation = Conversation(house)
        out = BLOCK.sub(conversation.play, page)
        for peer in conversation.peers.values():
            peer.close()
    return out


def lines(page: str, mark: str) -> list[str]:
    blocks = "".join(BLOCK.findall(page)).splitlines()
    return [line.split(mark, 1)[1] for line in blocks if mark in line.split("{")[0]]


def test_the_page_is_what_the_house_says(tmp_path):
    page = PAGE.read_text(encoding="utf-8")
    assert converse(page, tmp_path) == page, "make pin, or python -m tests.house.test_protocol_page"


def test_the_page_shows_every_message():
    page = PAGE.read_text(encoding="utf-8")
    ups = {json.loads(line)["type"] for line in lines(page, " > ")}
    downs = {type(decode_down(line)).__struct_config__.tag for line in lines(page, " < ")}
    assert {kind.__struct_config__.tag for kind in parts(AnyUp)} <= ups
    assert {kind.__struct_config__.tag for kind in parts(AnyDown)} <= downs


def test_the_page_names_every_refusal():
    page = PAGE.read_text(encoding="utf-8")
    assert [code for code in refusal.CODES if f"`{code}`" not in page] == []


def test_the_schema_is_published_and_knows_every_message(house):
    published = house.visitor().get("/api/wire.json").json()
    assert published == json.loads(msgspec.json.encode(schema()))
    assert {"Play", "Position", "HousePage", "Problem"} <= set(published["$defs"])


def test_messages_that_come_back_are_the_same():
    for line in lines(PAGE.read_text(encoding="utf-8"), " > "):
        if '"fly"' not in line:
            assert decode_up(msgspec.json.encode(decode_up(line))) == decode_up(line)


if __name__ == "__main__":
    root = Path(__file__).parents[2]
    sys.path[:0] = [str(root / "examples" / "mentiroso"), str(root / "tests" / "installed")]
    with tempfile.TemporaryDirectory() as name:
        PAGE.write_text(converse(PAGE.read_text(encoding="utf-8"), Path(name)), encoding="utf-8")
