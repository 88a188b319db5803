"""The frame around tables, measured with the smallest game: the model for every other game's test."""

from __future__ import annotations

import random

import pytest

from tests.browser import measure
from tests.browser.visitors import SIZES

GAME = "mentiroso"
DESKTOP = 1024
SHARE = {390: 0.38, 768: 0.5}
"""Least share of the window that the board takes, by width; 0.6 on a desktop."""


def look(one, size):
    """Check what must hold in every phase at every window size."""
    width, height = size
    page = one.page
    measure.lettered(page)
    assert measure.smallest_texts(page) == []
    assert measure.scroll(page) == (0, 0)
    assert measure.astray(page) == []
    assert measure.broken_names(page) == []
    assert measure.board_share(page) >= SHARE.get(width, 0.6)
    least = 0.19 * height if width >= DESKTOP else 96
    assert min(measure.face_heights(page)) >= least


@pytest.mark.usefixtures("example")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_fills_the_window_and_nothing_moves(visitor, size):
    ana = visitor(size=size)
    rng, stood = random.Random(2), dict[str, tuple[float, float]]()

    def judge():
        look(ana, size)
        stands = measure.controls(ana.page)
        assert measure.shifted(stood, stands) == {}
        stood.update(stands)

    ana.visit_phases(rng, judge, {"staking", "bidding"}, again=lambda: ana.alone(GAME, seats=4))
    ana.page.locator("[data-hand] [data-act]").first.click()
    judge()
    ana.accessible()
    ana.touchable()
    ana.sound()


@pytest.mark.usefixtures("example")
def test_at_twice_the_size_it_still_plays(visitor):
    """A window of 1440x900 at 200% zoom is one of 720x450."""
    ana = visitor(size=(720, 450))
    ana.alone(GAME, seats=4)
    ana.play(random.Random(3))
    ana.sound()


@pytest.mark.usefixtures("example")
def test_drawers_count_what_is_unread_and_close_again(visitor):
    ana = visitor()
    ana.alone(GAME, seats=3)
    chronicle = ana.page.get_by_role("button", name="Registro")
    ana.play(random.Random(1), until=lambda: ana.settled() == "bidding")
    assert ana.page.get_by_role("dialog").count() == 0
    chronicle.click()
    drawer = ana.page.get_by_role("dialog", name="Registro")
    drawer.wait_for()
    drawer.locator(".log li").nth(2).wait_for()
    chronicle.locator(".count").wait_for(state="detached")
    # The game can still be played beside the open drawer.
    assert ana.page.locator("[data-hand] [data-act]").first.is_enabled()
    ana.page.keyboard.press("Escape")
    drawer.wait_for(state="hidden")


@pytest.mark.usefixtures("example")
def test_a_seat_given_up_leaves_a_watchers_view(visitor, house):
    ana = visitor()
    with house.holding("still"):
        ana.table(GAME, ["me"], seats=3)
        ana.page.locator("[data-mine=true]").wait_for()
        ana.resign()
        ana.page.get_by_text("Mirando").wait_for()
        ana.page.locator("[data-mine=false]").wait_for()
        ana.page.locator("[data-act], [data-hand], .ribbon.mine").first.wait_for(state="detached")
    ana.page.locator("header a.home").click()
    ana.page.locator("h1").wait_for()
    ana.sound()
