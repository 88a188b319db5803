"""The board (r.2, r.3): its graph, its drawing, and what the rules add."""

import json
import re
from collections import defaultdict
from itertools import pairwise

import pytest

from tafureria.games.la_reconquista import pieces
from tafureria.games.la_reconquista.pieces import IDS, NAMES, NEAR, NEAR_MASK, NUMBER, STEPS

FOLDER = pieces._FILE.parent
PROVINCES = json.loads((FOLDER / "provinces.json").read_text(encoding="utf-8"))
TERRITORIES = json.loads((FOLDER / "territories.json").read_text(encoding="utf-8"))
MAP = json.loads((FOLDER / "map.json").read_text(encoding="utf-8"))
LINKS = {
    frozenset(pair)
    for pair in (
        ("baleares", "barcelona"),
        ("baleares", "tarragona"),
        ("baleares", "castellon"),
        ("baleares", "valencia"),
        ("andorra", "gerona"),
        ("cadiz", "huelva"),
    )
}


def near(slug):
    return {IDS[p] for p in NEAR[NUMBER[slug]]}


def drawn_borders():
    """Pairs of territories whose outlines share a stretch."""
    sides = defaultdict(set)
    for slug, shape in MAP["territories"].items():
        for ring in re.findall(r"M[^M]*", shape["d"]):
            numbers = [float(x) for x in re.findall(r"-?\d+(?:\.\d+)?", ring)]
            points = [(numbers[0], numbers[1])]
            for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
                points.append((round(points[-1][0] + dx, 1), round(points[-1][1] + dy, 1)))
            points.append(points[0])
            for a, b in pairwise(points):
                sides[frozenset((a, b))].add(slug)
    return {frozenset(owners) for owners in sides.values() if len(owners) == 2}


def test_r2_sixty_territories_with_a_card_each():
    countries = [t["country"] for t in PROVINCES["territories"]]
    assert len(IDS) == len(set(IDS)) == len(set(NAMES)) == 60
    assert (countries.count("ES"), countries.count("PT"), countries.count("AD")) == (48, 11, 1)


def test_r2_the_portuguese_provinces_are_those_of_1936():
    names = {t["name"] for t in PROVINCES["territories"] if t["country"] == "PT"}
    assert len(names) == 11
    assert {"Minho", "Douro Litoral", "Ribatejo", "Estremadura", "Algarve"} <= names


def test_r3_there_are_149_borders_and_each_holds_both_ways():
    assert len(PROVINCES["borders"]) == 149
    assert len(STEPS) == 2 * 149
    for a, b in STEPS:
        assert a != b
        assert a in NEAR[b]
        assert NEAR_MASK[a] >> b & 1


def test_r3_the_board_hangs_together():
    reached, todo = {0}, [0]
    for place in todo:
        for other in NEAR[place]:
            if other not in reached:
                reached.add(other)
                todo.append(other)
    assert len(reached) == 60


def test_r3_baleares_borders_four_provinces_of_the_coast():
    assert near("baleares") == {"barcelona", "tarragona", "castellon", "valencia"}


def test_r3_andorra_borders_lerida_and_gerona():
    assert near("andorra") == {"lerida", "gerona"}


def test_r3_cadiz_and_huelva_meet_at_the_mouth_of_the_guadalquivir():
    assert "huelva" in near("cadiz")


def test_the_drawing_shows_every_border_but_six_and_no_other():
    borders = {frozenset((b["a"], b["b"])) for b in PROVINCES["borders"]}
    drawn = drawn_borders()
    assert drawn <= borders
    assert borders - drawn == LINKS
    assert {frozenset((link["a"], link["b"])) for link in MAP["links"]} == LINKS


@pytest.mark.parametrize("pair", TERRITORIES["no_border"], ids=lambda p: f"{p['a']}-{p['b']}")
def test_neighbours_that_are_none(pair):
    assert pair["b"] not in near(pair["a"])


def test_every_doubtful_border_is_decided_in_writing():
    for note in TERRITORIES["borders_with_a_note"]:
        assert note["note"]
        assert note["b"] in near(note["a"])


def test_the_sources_are_named_where_they_must_be(repository_docs):
    assert PROVINCES["attribution"] in repository_docs
    for language in ("es", "en"):
        words = (FOLDER.parent / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        for name in ("Natural Earth", "GeoNames", "Instituto Geográfico Nacional"):
            assert name in words


@pytest.fixture
def repository_docs():
    page = FOLDER.parents[4] / "docs" / "games" / "la-reconquista.md"
    return page.read_text(encoding="utf-8")


def test_a_smaller_board_hangs_together_too():
    for size in range(2, 61):
        head = pieces.OUTWARD[:size]
        assert all(set(NEAR[p]) & set(head[:i]) for i, p in enumerate(head) if i)


def test_every_neighbour_list_is_ascending():
    assert all(near == sorted(near) for near in NEAR)
