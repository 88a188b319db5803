"""A language model's seat: the SDK's client plays a whole game through ``tafureria mcp``, over stdio."""

import os
import re
import sys
import threading

import anyio
import pytest

from tafureria import gloss
from tafureria.cli import main
from tafureria.core import registry
from tafureria.words import LANGUAGES
from tests.house.hands import LONG
from tests.house.peers import meet

mcp = pytest.importorskip("mcp")
telling = pytest.importorskip("tafureria.mcp.telling")

TOOLS = {"table", "look", "legal_moves", "play", "wait", "why_not", "story", "rules", "say"}


def seated(url, *words):
    """The SDK's client, connected to a ``tafureria mcp`` process that plays a seat."""
    command = ["-m", "tafureria", "mcp", url, "--name", "Modelo", "--lang", "en", *words]
    # It must find the same sources and games as the test.
    env = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    parameters = mcp.StdioServerParameters(command=sys.executable, args=command, env=env)
    return mcp.Client(mcp.stdio_client(parameters))


async def ask(client, tool, **arguments):
    """A tool's answer as text."""
    answer = await client.call_tool(tool, arguments)
    assert not answer.is_error, answer.content
    return answer.content[0].text


def moves_in(text):
    """The notation of the legal moves that a text lists."""
    part = text.partition("Your legal moves:\n")[2]
    return [line.partition(": ")[0] for line in part.splitlines() if ": " in line and "legend" not in line]


@pytest.mark.parametrize("game", ["mentiroso", "moros-y-cristianos"])
def test_a_model_plays_a_whole_game(house, game):
    ana = house.visitor("Ana")
    extra = ["random", "random"] if game != "mentiroso" else []
    table = ana.make("me", "open", *extra, game=game)
    heard = []

    async def model(peer):
        async with seated(f"{house.url}/mesa/{table}") as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            assert "you" in await ask(client, "table")
            assert (await ask(client, "rules")).startswith("1. ")
            assert len(await ask(client, "rules", section=1)) > 100
            began = threading.Thread(target=begin_and_play, args=(peer,))
            began.start()
            text = await ask(client, "wait", seconds=LONG)
            for _ in range(500):
                heard.append(text)
                if "The game is over" in text:
                    break
                moves = moves_in(text)
                if not moves:
                    text = await ask(client, "wait", seconds=LONG)
                    continue
                if len(heard) < 3:
                    assert "Not played" in await ask(client, "play", move="nonsense")
                    assert await ask(client, "why_not", move=moves[0]) == f"{moves[0]} is legal."
                    assert moves[0] in await ask(client, "legal_moves")
                text = await ask(client, "play", move=moves[0], wait_seconds=LONG)
            assert await ask(client, "say", text="Bien jugado") == "Said."
            story = await ask(client, "story")
            assert len(story.splitlines()) > 1
            await anyio.to_thread.run_sync(began.join)

    def begin_and_play(peer):
        while [seat["kind"] for seat in peer.table.get("seats", [])][1:2] != ["person"]:
            peer.receive()
        peer.send("begin")
        meet(peer)
        peer.play_on()

    with ana.at(table) as peer:
        anyio.run(model, peer)
        assert "The game is over" in heard[-1]
        assert {"mentiroso": "there were", "moros-y-cristianos": "the booty"}[game] in heard[
            -1
        ]  # what decided it
        assert peer.over is not None
    assert any("What happened" in text for text in heard)
    assert re.search(r"Key of the deal: [0-9a-f]{32}", heard[-1])
    assert not any("Key of the deal" in text for text in heard[:-1])


def test_it_says_what_is_wrong(house, capsys):
    assert main(["mcp", "nonsense"]) == 2
    assert "is not the link of a table" in capsys.readouterr().err

    async def lost():
        async with seated(f"{house.url}/mesa/{'k' * 26}") as client:
            assert "no such table" in await ask(client, "look")

    anyio.run(lost)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", registry.games(), ids=lambda entry: entry.name)
def test_every_move_has_words(entry, language):
    """Each verb of the notation has words in this language, and every message is used."""
    folder = entry.folder / "gloss" / f"{language}.ftl"
    messages = set(re.findall(r"^([a-z-]+) =", folder.read_text(encoding="utf-8"), re.MULTILINE))
    used = set()
    for action in range(entry.game.actions):
        text = entry.game.notation(action)
        used.add(gloss.message_of(text)[0])
        words = gloss.gloss(entry, text, language)
        assert words != text or language == "es", text
        assert "{" not in words
        rest = gloss.message_of(text)[1]
        assert rest in words or text == "no ataca"
    assert used == messages - {"legend"}
