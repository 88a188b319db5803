"""§2, §3: the contents of the box, as far as the rulebook fixes them."""

import json
from pathlib import Path

import pytest

from tafureria.games.taifa import cards, pieces
from tafureria.games.taifa.pieces import (
    AREAS,
    CAPITAL,
    DEFENCE,
    IBERIA,
    KINGDOM_NAMES,
    NEIGHBOURS,
    ORDER,
    ROUTES,
    START,
    area_named,
    areas_in,
)
from tools import taifa_client, taifa_map

MAP = json.loads((Path(pieces.__file__).with_name("data") / "map.json").read_text(encoding="utf-8"))


def test_2_5_fifty_eight_areas_six_capitals_six_routes():
    assert AREAS == len(MAP["areas"]) == 58
    assert [a["id"] for a in MAP["areas"]] == list(range(1, 59))
    assert len({c for c in CAPITAL if c}) == 6
    assert ROUTES.bit_count() == 6


def test_3_1_eight_starting_areas_each_and_ten_independent():
    assert all(START[k].bit_count() == 8 for k in ORDER)
    assert (IBERIA & ~sum(START)).bit_count() == 10
    assert all(START[k] >> CAPITAL[k] & 1 for k in ORDER)


def test_11_calatayud_is_23_and_it_and_tudela_and_denia_defend_with_2():
    assert area_named("calatayud") == 23
    assert all(DEFENCE[area_named(n)] == 2 for n in ("tudela", "calatayud", "denia"))
    assert all(DEFENCE[area_named(n)] == 4 for n in ("navarra", "tortosa"))


@pytest.mark.parametrize(
    ("place", "others"), [("zaragoza", ("tudela", "calatayud")), ("denia", ("valencia", "murcia"))]
)
def test_11_links_of_the_examples(place, others):
    assert all(NEIGHBOURS[area_named(place)] >> area_named(o) & 1 for o in others)


def test_2_5_mallorca_touches_denia_and_tarragona_only():
    assert areas_in(NEIGHBOURS[area_named("mallorca")]) == [area_named("tarragona"), area_named("denia")]


def test_links_are_mutual_and_the_map_is_one_piece():
    for a in range(1, AREAS + 1):
        assert all(NEIGHBOURS[b] >> a & 1 for b in areas_in(NEIGHBOURS[a]))
    reached, todo = {1}, [1]
    while todo:
        for b in areas_in(NEIGHBOURS[todo.pop()]):
            if b not in reached:
                reached.add(b)
                todo.append(b)
    assert len(reached) == AREAS


def test_defences_are_2_to_4():
    assert set(DEFENCE[1:]) <= {2, 3, 4}


def test_every_field_of_an_area_says_where_it_comes_from():
    for a in MAP["areas"]:
        wanted = {"id", "name", "defence", "links", "start", "board_mm", "east"}
        assert wanted <= set(a["provenance"]), a["name"]
        assert set(a["provenance"].values()) <= {
            *MAP["provenance"],
            "inferred (gap analysis + geographic fit)",
        }


def test_2_1_two_decks_of_forty_five_and_sixty_one_designs():
    assert len(cards.full_deck(0)) == len(cards.full_deck(1)) == 45
    assert len(cards.TABLE) == 61 == len(cards.COPIES)


def test_5_4_every_row_names_what_there_is():
    """Constants named after cards have the right number; functions that rows name must exist."""
    for card, row in enumerate(cards.TABLE):
        event = row.kind == cards.EVENT
        assert bool(row.effect or row.watch != cards.UNWATCHED) == event, row.id
        assert bool(row.strength) == (row.kind == cards.TROOP), row.id
        assert bool(row.people) == (row.aim != cards.NOTHING), row.id
        assert (row.id[0] == "C") == (cards.faith_of(card) == pieces.CHRISTIAN), row.id
    for name, card in (("ESCUELA", "M09"), ("TREGUA", "C10"), ("EL_CID", "C01"), ("CAMPANA_C", "C22")):
        assert cards.IDS[getattr(cards, name)] == card
    named = {name: value for name, value in vars(cards).items() if name.isupper() and isinstance(value, int)}
    for name in ("MILICIA_M", "HAKIM", "RELIQUIA", "MOZARABES", "MURALLAS_C", "LEVAS", "VILLANOS", "JUICIO"):
        assert cards.NAMES[named[name]].startswith(name.split("_")[0].lower())


def test_2_2_order_of_play():
    assert [KINGDOM_NAMES[k] for k in ORDER] == [
        "castilla", "condados", "valencia", "sevilla", "badajoz", "leon",
    ]  # fmt: skip


@pytest.mark.parametrize(("name", "made"), [("box", taifa_client.box), ("land", taifa_map.land)])
def test_what_the_browser_draws_is_made_of_these_data(name, made):
    """``python tools/taifa_client.py`` and ``tools/taifa_map.py`` write these files."""
    kept = Path(pieces.__file__).parent / "client" / f"{name}.json"
    assert json.loads(kept.read_text(encoding="utf-8")) == json.loads(json.dumps(made()))
