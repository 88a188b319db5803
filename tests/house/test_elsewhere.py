"""Friends in other cities come to a house without a server, by the commands that the pages print."""

from __future__ import annotations

import os
import re
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.house.forked import start
from tests.house.hands import LONG
from tests.house.peers import Visitor

ROOT = Path(__file__).parents[2]
PAGES = {
    "docs/house.md": "## Friends in other cities, without a server",
    "docs-es/anfitrion.md": "## Amigos de otras ciudades, sin servidor",
}
FAR = "127.0.0.9"
"""An address of this machine by which nobody is at it, in place of all of its addresses."""
TUNNEL = "mesa.example"
CODE = "import sys; from tafureria.cli import main; sys.exit(main(sys.argv[1:]))"
OURS = {"0.0.0.0": FAR, "8801": "0", "NAME": TUNNEL, "NOMBRE": TUNNEL}


def commands(page):
    """The options with which the house is opened: for a private network or a router, and for a tunnel."""
    part = (ROOT / page).read_text(encoding="utf-8").partition(PAGES[page])[2].partition("\n## ")[0]
    return [found.split() for found in re.findall(r"`tafureria ([^`]+)`", part)]


@contextmanager
def house(folder, options):
    """A house opened with these options; its address."""
    words = ["-c", CODE, *(OURS.get(one, one) for one in options), "--no-browser"]
    env = os.environ | {"XDG_DATA_HOME": str(folder), "HOME": str(folder)}
    process = start(words, env)
    try:
        yield process.stdout.readline().split()[1].rstrip("/")
    finally:
        process.terminate()
        assert process.wait(LONG) == 0
        process.stdout.close()


@pytest.mark.parametrize("page", PAGES)
def test_by_an_address_of_a_private_network_or_of_a_router(page, tmp_path):
    with house(tmp_path, commands(page)[0]) as url:
        assert FAR in url
        ana, bea = Visitor(url, "Ana"), Visitor(url, "Bea")
        with bea.at(ana.make("me", "open", game="espada-negra")) as peer:
            peer.expect("table", status="waiting")
            peer.send("sit", seat=1, name="Bea")
            assert peer.receive()["you"] == 1


@pytest.mark.parametrize("page", PAGES)
def test_by_the_name_of_a_tunnel_and_by_no_other(page, tmp_path):
    with house(tmp_path, commands(page)[1]) as url:
        through = {"host": TUNNEL, "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"}
        ana = Visitor(url, "Ana")
        ana.cookie = {}
        assert "; Secure" in ana.get("/", headers=through).headers["set-cookie"]
        assert ana.get("/api/house", headers=through | {"host": "other.example"}).status_code == 403
