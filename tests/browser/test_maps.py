"""Dragging the two maps with a finger: they follow it, together with everything on them."""

from __future__ import annotations

import pytest

from tests.browser.visitors import PHONE

UPON = {"taifa": ".mark", "la-reconquista": ".words text.name"}
"""What lies on each map, in a layer of its own."""
DRAWN = "() => document.querySelector('.carried > *').style.transform === 'scale(1)'"
"""Whether the map is drawn at the size at which it is shown, and so has come to rest."""
PLACES = """(upon) => [".carried svg", upon].map((one) => {
  const { x, y } = document.querySelector(one).getBoundingClientRect();
  return [x, y];
})"""


@pytest.mark.parametrize("game", UPON)
def test_a_map_follows_a_finger_with_all_that_stands_on_it(visitor, game):
    ana = visitor(size=PHONE)
    ana.alone(game)
    ana.page.locator(UPON[game]).first.wait_for()
    if game == "la-reconquista":  # Taifa's map opens zoomed in on the player's own land.
        ana.page.get_by_role("button", name="Acercar").click()
    ana.page.wait_for_function(DRAWN)
    wire = ana.context.new_cdp_session(ana.page)

    def touch(kind, *points):
        wire.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    before = ana.page.evaluate(PLACES, UPON[game])
    touch("touchStart", (195, 380))
    for step in range(1, 9):
        touch("touchMove", (195 - 5 * step, 380 - 4 * step))
    ana.page.wait_for_function(
        "([x]) => x - document.querySelector('.carried svg').getBoundingClientRect().x > 30", arg=before[0]
    )
    after = ana.page.evaluate(PLACES, UPON[game])
    touch("touchEnd")
    sheet, upon = (
        [now - then for now, then in zip(*pair, strict=True)] for pair in zip(after, before, strict=True)
    )
    assert sheet[0] <= -30
    assert sheet[1] <= -20
    assert upon == pytest.approx(sheet, abs=0.1)
    ana.sound()
