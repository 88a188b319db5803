"""The house as an app: a manifest in the visitor's language, all of whose pictures are there."""

import struct
from pathlib import Path
from urllib.robotparser import RobotFileParser

import pytest

from tafureria.core import registry
from tafureria.web.head import PICTURE, SIZE
from tafureria.web.manifest import manifest_in

PUBLIC = Path(__file__).parents[2] / "client" / "public"
OWN = [entry for entry in registry.games() if entry.package.startswith("tafureria.")]


def size_of(path):
    data = (PUBLIC / path.lstrip("/")).read_bytes()
    if path.endswith(".png"):
        return struct.unpack(">II", data[16:24])
    at = 2  # a JPEG: the frame header has the size
    while data[at + 1] not in (0xC0, 0xC1, 0xC2):
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    height, width = struct.unpack(">HH", data[at + 5 : at + 9])
    return width, height


@pytest.mark.parametrize("language", ["es", "en"])
def test_every_picture_of_the_app_is_there_in_the_size_that_is_said(language):
    found = manifest_in(language)
    pictures = found["icons"] + found["screenshots"]
    pictures += [icon for one in found["shortcuts"] for icon in one["icons"]]
    for one in pictures:
        if one["type"] == "image/svg+xml":
            assert (PUBLIC / one["src"].lstrip("/")).is_file()
        else:
            assert size_of(one["src"]) == tuple(map(int, one["sizes"].split("x")))
    assert {one.get("purpose", "any") for one in found["icons"]} == {"any", "maskable"}
    assert {one["form_factor"] for one in found["screenshots"]} == {"wide", "narrow"}


@pytest.mark.parametrize("path", [PICTURE, *(f"/pictures/{entry.name}.png" for entry in OWN)])
def test_every_picture_of_a_link_is_there(path):
    assert size_of(path) == SIZE


def test_programs_may_look_at_links_but_ask_the_house_nothing():
    rules = RobotFileParser()
    rules.parse((PUBLIC / "robots.txt").read_text(encoding="utf-8").splitlines())
    assert all(rules.can_fetch("any", path) for path in ("/", "/juego/taifa", "/mesa/abc", PICTURE))
    assert not rules.can_fetch("any", "/api/house")


def test_the_app_speaks_the_language_of_its_visitor(house):
    ana, found = house.visitor("Ana"), {}
    for language in ("es-MX", "en-GB"):
        answer = ana.get("/manifest.webmanifest", headers={"accept-language": language})
        assert answer.headers["content-type"] == "application/manifest+json"
        assert answer.headers["vary"] == "accept-language"
        found[language] = answer.json()
    assert found["es-MX"]["description"] != found["en-GB"]["description"]
    for one in found.values():
        first, *games = one["shortcuts"]
        assert first["url"] == "/?mesas"
        assert [game["url"] for game in games] == [f"/juego/{entry.name}" for entry in OWN]
    assert found["es-MX"]["shortcuts"][0]["name"] == "Tus partidas"
