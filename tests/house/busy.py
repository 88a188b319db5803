"""Tables with constant activity until the house is killed."""

from __future__ import annotations

import contextlib

from websockets.exceptions import ConnectionClosed

from tests.house.peers import Peer
from tests.house.running import RunningHouse

GAME = "moros-y-cristianos"


def busy_tables(visitor, count):
    """Create tables of a person and computer players without delays; return their ids."""
    return [visitor.make("me", "random", "random", "random", game=GAME) for _ in range(count)]


def play_until_killed(house: RunningHouse, peers: list[Peer], after: int) -> None:
    """Let everybody play; kill the house after *after* positions, and read everything that it has sent."""
    seen = 0
    with contextlib.suppress(ConnectionClosed, EOFError):
        while True:
            if all(peer.over is not None for peer in peers):
                return
            for peer in peers:
                if peer.over is not None:
                    continue
                position = peer.at.get(0)
                if position and position["legal"] and not position.get("answered"):
                    position["answered"] = True
                    pick = position["legal"][seen % len(position["legal"])]
                    peer.send("play", position=position["position"], actions=[pick])
                with contextlib.suppress(TimeoutError):
                    seen += peer.receive(0.01)["type"] == "position"
                if seen == after:
                    seen += 1
                    house.kill()
    # Whatever was sent before the kill counts, even if it is read only now.
    for peer in peers:
        with contextlib.suppress(ConnectionClosed, EOFError):
            while house.process.returncode is not None:
                peer.receive()


def story(peer: Peer) -> list[dict]:
    """Return every event that the peer was told."""
    return [told for m in peer.seen if m["type"] == "position" for told in m["told"]]
