"""Writes the store of one release, with tables of every kind, for the tests of later releases.

``python -m tests.house.make_store NAME`` plays in a real house and writes ``stores/NAME.db.gz``. Beside it,
``stores/NAME.json.gz`` lists the visitors' cookies, the tables, and the frames that each visitor gets there.
A committed store is never written again: it represents what people have on their disks.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
import sys
import tempfile
from pathlib import Path

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tests.house import hands
from tests.house.peers import OpenHouse, Peer, Visitor, meet

STORES = Path(__file__).with_name("stores")
GAMES = ("espada-negra", "la-reconquista", "moros-y-cristianos", "muerte-al-rey", "taifa")
SHORT = ("muerte-al-rey",)
"""Games that end quickly when everybody takes the first choice."""
SHOWN = ("table", "game", "options", "seats", "you", "yours", "status", "talk", "commitment")
LONG = 4000
"""Maximum number of lines of a recorded game that is uploaded as a finished table."""


def seats_of(name: str, *first: str, fill: str) -> list[str]:
    """Return the fewest seats that the game allows, at least three if it can: *first*, then *fill*."""
    allowed = [n for n in registry.find(name).game.seats if n >= max(len(first), 2)]
    number = next((n for n in allowed if n >= 3), allowed[-1])
    return [*first, *[fill] * (number - len(first))]


def step(*peers: Peer, times: int) -> None:
    """Let these people make *times* choices, each the first legal one."""
    done = 0
    while done < times and all(peer.over is None for peer in peers):
        for peer in peers:
            peer.catch_up()
            for seat in [s for s, one in peer.at.items() if one["legal"]]:
                own = peer.at[seat]
                peer.send("play", position=own["position"], seat=seat, actions=[own["legal"][0]])
                peer.catch_up()
                done += 1


def told(peer: Peer) -> dict:
    """Return what this newly connected person has received, once the table waits for people only.

    Empty if play went on after the first position frames.
    """
    peer.catch_up()
    people = {one["seat"] for one in peer.table["seats"] if one["kind"] == "person"}
    while peer.at and not set(peer.position["waiting"]) <= people:
        peer.receive()
    if any(not one["fresh"] for one in peer.at.values()):
        return {}
    frames = [one for one in peer.seen if one["type"] == "position"]
    return {
        "table": {name: peer.table[name] for name in SHOWN},
        "over": peer.over,
        "frames": {str(one["seat"]): one for one in frames if one["fresh"]},
        "talk": [line["text"] for one in peer.seen if one["type"] == "said" for line in one["lines"]],
    }


def afresh(visitor: Visitor, table: str) -> dict:
    """Return what this visitor receives on connecting to the table."""
    while True:
        with visitor.at(table) as peer:
            if found := told(peer):
                return found


def fill(house: OpenHouse) -> dict:
    """Create tables of every kind; return what the tests must know about them."""
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    tables: dict[str, str] = {}
    tables["waiting"] = ana.make(
        "me",
        "open",
        "open",
        "open",
        game="moros-y-cristianos",
        listed=True,
        draw=True,
        patience=600,
        talk="private",
    )
    with bea.at(tables["waiting"]) as peer:
        peer.send("sit", seat=1, name="Bea")
        peer.send("say", text="¿Empezamos?")
        peer.catch_up()
    me = {"kind": "me"}
    wish = {"game": "espada-negra", "name": "Ana", "level": "jugador"}
    wish["seats"] = [me | {"name": "Ana"}, me | {"name": "Alba"}, {"kind": "computer"}]
    tables["shared"] = ana.post("/api/tables", wish).json()["table"]
    with ana.at(tables["shared"]) as peer:
        meet(peer)
        step(peer, times=4)
    for name in GAMES:
        tables[f"clocks {name}"] = table = ana.make(
            *seats_of(name, "me", "open", fill="open"), game=name, move_seconds=604_800, game_seconds=604_800
        )
        with ana.at(table) as one, bea.at(table) as two:
            two.send("sit", seat=1, name="Bea")
            two.catch_up()
            one.send("begin")
            meet(one, two)
            step(one, two, times=2 if name in SHORT else 6)
        tables[f"bots {name}"] = table = ana.make(
            *seats_of(name, "me", fill="jugador"), game=name, talk="public"
        )
        with ana.at(table) as one:
            meet(one)
            one.send("say", text="¡Suerte!")
            step(one, times=0 if name in SHORT else 5)
        tables[f"over {name}"] = finished(ana, name)
    tables["maestro"] = table = ana.make(
        "me", "maestro", "jugador", "jugador", game="moros-y-cristianos", think=0.1
    )
    with ana.at(table) as one:
        meet(one)
        step(one, times=3)
    people = {"ana": ana.cookie, "bea": bea.cookie}
    found = {
        key: {"id": table} | {who: afresh(one, table) for who, one in (("ana", ana), ("bea", bea))}
        for key, table in tables.items()
    }
    for key, one in found.items():
        if key.startswith("over "):
            one["record"] = ana.get(f"/api/tables/{one['id']}/record").text
    return {"people": people, "tables": found}


def finished(ana: Visitor, name: str) -> str:
    """Return a finished table of that game: played against bots, or uploaded as a recorded game."""
    game = registry.find(name)
    golden = min((game.folder / "golden").glob("*.txt"), key=lambda file: file.stat().st_size)
    if len(golden.read_text().splitlines()) > LONG:
        raise SystemExit(f"{name}: a shorter recorded game is needed")
    if name == "moros-y-cristianos":
        table = ana.make("me", "random", "random", "random", game=name, talk="private")
        with ana.at(table) as peer:
            meet(peer)
            peer.send("say", text="para todos")
            peer.send("say", text="para ti", to=1)
            peer.play_on()
        return table
    made = ana._ask("POST", "/api/records", content=golden.read_bytes())
    assert made.status_code == 201, made.text
    return made.json()["table"]


def main(name: str) -> None:
    """Write the store and the frames that its tables send."""
    target = STORES / f"{name}.db.gz"
    if target.exists():
        raise SystemExit(f"{target.name} is there: stores of releases are never written again")
    hands.deals.begin(f"store {name}")
    Dealer.new_key = staticmethod(hands.deals.new_key)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "store.sqlite3"
        with OpenHouse(path) as house:
            found = fill(house)
        with sqlite3.connect(path) as file:
            file.execute("PRAGMA journal_mode=DELETE")
            found["schema"] = file.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        file.execute("VACUUM")
        file.close()
        STORES.mkdir(exist_ok=True)
        target.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    text = json.dumps(found, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    (STORES / f"{name}.json.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    print(f"{target.name}: {target.stat().st_size} bytes, {len(found['tables'])} tables")


if __name__ == "__main__":
    main(*sys.argv[1:])
