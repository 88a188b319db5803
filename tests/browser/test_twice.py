"""Every game at 200% zoom and before its pictures load: 1440x900 becomes 720x450, and it can be played."""

from __future__ import annotations

import random
import re

import pytest

from tests.browser import measure

WINDOW = (720, 450)
TABLES = {
    "moros-y-cristianos": {"primero": 0},
    "la-reconquista": {"tropas": 5, "tregua": 0, "ventaja": 8},
    "muerte-al-rey": {"sorteo": False},
    "espada-negra": {},
    "taifa": {"turnos": 1, "castilla": True},
}
"""Options of each game that let the visitor play soon."""
PICTURES = re.compile(r"/assets/(art|faces|figures|hall|hands|pictures|round|Scene)-[^/]*\.js")
"""Scripts with pictures only, loaded after the table."""
MOVES = 4
"""Number of positions in which the visitor plays."""


@pytest.mark.parametrize("game", TABLES)
def test_at_twice_the_size_it_still_plays(visitor, game):
    """And before any of its pictures has loaded."""
    ana = visitor(size=WINDOW)
    late = list[str]()
    ana.page.route(PICTURES, lambda route: late.append(route.request.url))  # never answered
    ana.alone(game, options=TABLES[game])
    rng, seen = random.Random(3), set[str]()

    def enough():
        at = ana.settled() and ana.page.locator("[data-position]").get_attribute("data-position")
        # A card that is being read covers the map until it is closed.
        if at and at not in seen and not ana.page.locator(".slip").count():
            seen.add(at)
            measure.lettered(ana.page)
            width, height = measure.board_size(ana.page)
            assert width >= WINDOW[0] * 0.55 and height >= WINDOW[1] * 0.65
            assert measure.out_of_reach(ana.page) == []
            assert measure.smallest_texts(ana.page) == []
            assert measure.broken_names(ana.page) == []
        return ana.over or len(seen) > MOVES

    ana.play(rng, until=enough)
    assert late or game == "la-reconquista", "all others have pictures of their own"
    ana.sound(drawn=False)
