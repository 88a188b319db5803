"""Every code block on the pages runs as printed, with the installation under test.

``make test`` runs this with the compiled wheel installed by pip; without a compiler, with the sources.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import threading
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import pytest

import tafureria
from tafureria.cli import parser
from tests.docs.blocks import PAGES, ROOT, blocks
from tests.house.hands import LONG
from tests.house.peers import Visitor, meet

LINK = "http://127.0.0.1:8000/mesa/kqjx3n5vb2mtw7cyd6zgfap4re"
"""Link to the example table on the pages."""
ELSEWHERE = {"wire": "docs/protocol.md"}
"""Language with a test of its own: ``tests/house/test_protocol_page.py`` plays that conversation."""
READ = {"conf", "bibtex"}
"""Languages of files that nothing here runs; what is cited is made from ``CITATION.cff``."""
LANGUAGES = {"python", "sh", "toml", "json", "text", *READ}
NOT_RUN = 16
"""Most blocks that may be left out. Think twice whether a new one really cannot be run."""
PACKAGE = Path(tafureria.__file__).parents[1]
EXTRAS = {
    "docs/pettingzoo.md": ("pettingzoo",),
    "docs/gymnasium.md": ("gymnasium",),
    "docs/openspiel.md": ("pyspiel",),
    "docs/agents.md": ("mcp",),
}


def named(page):
    return str(page.relative_to(ROOT))


def run_of(page):
    left = {*ELSEWHERE, *READ}
    return [block for block in blocks(page) if not block.left_out and block.language not in left]


def pages_to_run():
    """The pages with blocks to run: of pages with the same blocks, as in two languages, the first."""
    pages = {}
    for page in PAGES:
        if steps := run_of(page):
            pages.setdefault(tuple((step.language, step.title, step.text) for step in steps), page)
    return pages.values()


def environment(folder):
    """Environment of somebody who has installed this Tafurería and the example game of the pages."""
    found = [str(PACKAGE), *(str(ROOT / path) for path in ("examples/mentiroso", "tests/installed"))]
    scripts = [str(PACKAGE / "bin"), str(Path(sys.executable).parent), os.environ["PATH"]]
    return os.environ | {
        "PYTHONPATH": os.pathsep.join(found),
        "PYTHONWARNINGS": "error,ignore:.*Box.*:UserWarning",
        "PATH": os.pathsep.join(scripts),
        "XDG_DATA_HOME": str(folder / "data"),
        "HOME": str(folder),
    }


@pytest.fixture
def house(tmp_path):
    """A house of this installation, at another address than on the pages."""
    words = ["tafureria", "--no-browser", "--port", "0"]
    env = environment(tmp_path)
    with subprocess.Popen(words, env=env, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as process:
        yield process.stdout.readline().split()[1].rstrip("/")
        process.terminate()


@contextmanager
def tables(house, text):
    """The text with links to real tables; the host of each plays as soon as somebody sits down."""
    hosts = []

    def host(table, visitor):
        with visitor.at(table) as peer:
            while [seat["kind"] for seat in peer.table.get("seats", [])] != ["person"] * 2:
                peer.receive(LONG)
            peer.send("begin")
            meet(peer)
            peer.play_on()

    def link(_):
        visitor = Visitor(house, "Ana")
        table = visitor.make("me", "open")
        hosts.append(threading.Thread(target=host, args=(table, visitor), daemon=True))
        hosts[-1].start()
        return f"{house}/mesa/{table}"

    yield re.sub(re.escape(LINK), link, text)
    for thread in hosts:
        thread.join(LONG)
        assert not thread.is_alive()


def follow(steps, folder):
    """Run these steps in that folder in a new process; its output."""
    (folder / "examples").symlink_to(ROOT / "examples")
    (folder / "steps.json").write_text(json.dumps([asdict(step) for step in steps]), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, ROOT / "tests" / "docs" / "follow.py", "steps.json"],
        check=False,
        cwd=folder,
        env=environment(folder),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout


def ask_for_the_table(server, env):
    """Start the MCP server as configured and call its tool ``table``; the answer."""
    import anyio
    import mcp

    async def ask():
        parameters = mcp.StdioServerParameters(command=server["command"], args=server["args"], env=env)
        async with mcp.Client(mcp.stdio_client(parameters)) as client:
            return (await client.call_tool("table", {})).content[0].text

    return anyio.run(ask)


@pytest.mark.parametrize("page", pages_to_run(), ids=named)
def test_a_page_does_what_it_says(page, tmp_path, request):
    for name in EXTRAS.get(named(page), ()):
        pytest.importorskip(name)
    steps = run_of(page)
    servers = [step for step in steps if step.language == "json"]
    steps = [step for step in steps if step.language != "json"]
    if any(LINK in step.text for step in [*steps, *servers]):
        url = request.getfixturevalue("house")
        for step in servers:
            table = f"{url}/mesa/{Visitor(url, 'Ana').make('me', 'open')}"
            (server,) = json.loads(step.text.replace(LINK, table))["mcpServers"].values()
            assert "Modelo" in ask_for_the_table(server, environment(tmp_path))
        with tables(url, json.dumps([asdict(step) for step in steps])) as text:
            for step, known in zip(steps, json.loads(text), strict=True):
                step.text = known["text"]
            follow(steps, tmp_path)
    else:
        follow(steps, tmp_path)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_block_has_a_language_that_is_run(page):
    for block in blocks(page):
        place = f"{named(page)}, line {block.line}"
        if block.language in ELSEWHERE:
            assert ELSEWHERE[block.language] == named(page), place
        else:
            assert block.language in LANGUAGES, place
        if block.language == "conf":
            assert block.text == (ROOT / block.title).read_text(encoding="utf-8"), place


def test_few_blocks_are_left_out():
    left_out = [block.left_out for page in PAGES for block in blocks(page) if block.left_out]
    assert len(left_out) <= NOT_RUN, left_out


INLINE = re.compile(r"(?<!`)`tafureria ([^`]+)`(?!`)")
"""A command in a sentence or a table: it is not run, but it must be one that there is."""


PARSER = parser()


def parsers(words):
    """The parser of a command and those above it; the words that name no command."""
    found = [PARSER]
    while words and (below := [a for a in found[-1]._actions if isinstance(a, argparse._SubParsersAction)]):
        if words[0] not in below[0].choices:
            break
        found.append(below[0].choices[words.pop(0)])
    return found, words


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_commands_in_sentences_are_those_of_the_product(page):
    wrong = []
    for line in INLINE.findall(page.read_text(encoding="utf-8")):
        found, rest = parsers(" ".join(line.split()).split(" "))
        options = {name for one in found for action in one._actions for name in action.option_strings}
        named_ = not rest or len(found) > 1 or rest[0].startswith("-") or rest[0] in ("COMMAND", "ORDEN")
        if not named_ or {word for word in rest if word.startswith("--")} - options:
            wrong.append(line)
    assert wrong == []
