"""Day, night and contrast themes: the page as people see it whose eyes or rooms ask for another look."""

from __future__ import annotations

import random

import pytest

from tests.browser import measure
from tests.browser.halls import Hall, at_the_result
from tests.browser.positions import POSITIONS, sit_at
from tests.browser.scripts import SET
from tests.browser.visitors import DESK, TWO_FRAMES

LIT = """() => [
  ...[...document.querySelectorAll(".figure svg, [data-seat], header, body")].map((one) => {
    const { filter, backgroundColor, color } = getComputedStyle(one);
    return [filter, backgroundColor, color].join();
  }),
  ...[...document.querySelectorAll("meta[name=theme-color]")]
    .filter((one) => matchMedia(one.media).matches).map((one) => one.content),
]"""
"""Everything whose look depends on the theme, with the colour of the browser's own bar."""
MARKED = """(css) => [...document.querySelectorAll(css)]
  .filter((one) => one.checkVisibility())
  .map((one) => {
    const { outlineStyle, outlineWidth, backgroundColor, borderTopStyle } = getComputedStyle(one);
    return [outlineStyle, outlineWidth, backgroundColor, borderTopStyle].join();
  })"""
"""How these elements are told from others where a system allows its own colours only."""


@pytest.mark.parametrize("own", ["light", "dark"])
def test_a_theme_of_ones_own_is_the_same_under_either_system(visitor, own):
    looks = []
    for system in ("light", "dark"):
        ana = visitor(size=DESK, color_scheme=system)
        ana.context.add_init_script(SET % f'{{theme: "{own}"}}')
        sit_at(ana, "muerte-al-rey", "turn")
        ana.page.locator(".figure svg").first.wait_for(state="attached")
        ana.loaded()
        looks.append(ana.stays_at(lambda ana=ana: ana.page.evaluate(LIT)))
        ana.close()
    assert looks[0] == looks[1]
    assert len(looks[0]) > 20


def forced(visitor, game, phase, **context):
    """Sit down under a contrast theme."""
    ana = visitor(forced_colors="active", **context)
    sit_at(ana, game, phase)
    ana.page.evaluate(TWO_FRAMES)
    return ana


def test_chosen_and_unchosen_differ_under_a_contrast_theme(visitor):
    ana = forced(visitor, "moros-y-cristianos", "declare")
    chosen, others = (
        set(ana.page.evaluate(MARKED, f"[role=radio][aria-checked={checked}]:not([aria-disabled=true])"))
        for checked in ("true", "false")
    )
    assert chosen
    assert others
    assert not chosen & others


def test_whose_turn_it_is_and_what_may_be_picked_show_under_a_contrast_theme(visitor):
    ana = forced(visitor, "moros-y-cristianos", "play")
    page = ana.page
    assert not set(page.evaluate(MARKED, "[data-seat].waited")) & set(
        page.evaluate(MARKED, "[data-seat]:not(.waited)")
    )
    free, rest = (
        set(page.evaluate(MARKED, f"[data-hand] [data-rove]{which}"))
        for which in ("[data-act]", ":not([data-act])")
    )
    assert free
    assert not free & rest
    page.locator("[data-hand] [data-act]").first.click()
    picked = set(page.evaluate(MARKED, "[data-hand] [aria-pressed=true]"))
    assert picked
    assert not picked & set(page.evaluate(MARKED, "[data-hand] [data-act][aria-pressed=false]"))


def tells_apart(one, some, others):
    """Wait until all of *some* are marked in another way than the *others*, and there are both."""

    def apart():
        a, b = (set(one.page.evaluate(MARKED, css)) for css in (some, others))
        return bool(a and b and not a & b)

    one.comes_to(apart, True)


def test_a_hall_and_its_phones_keep_their_marks_under_a_contrast_theme(visitor):
    def make(**more):
        return visitor(forced_colors="active", **more)

    hall = Hall(make, "muerte-al-rey", 6, phones=1, free=1)
    screen, phone = hall.screen, hall.phones[0]
    tells_apart(screen, ".tag.free", ".tag:not(.free)")
    # What is a button here has an edge, which its words do not touch.
    assert (
        screen.page.locator(".touch").evaluate("(one) => parseFloat(getComputedStyle(one).paddingLeft)") > 5
    )
    hall.begin()
    choices = phone.page.locator("[data-hand-choices] [data-act]")
    hall.play(lambda: phone.settled() and choices.count() > 1, random.Random(1))
    tells_apart(screen, "[data-seat].active", "[data-seat]:not(.active)")
    choices.first.click()
    tells_apart(phone, *(f"[data-hand-choices] [aria-pressed={which}]" for which in ("true", "false")))


def test_who_has_won_shows_on_a_halls_screen_under_a_contrast_theme(visitor):
    screen = at_the_result(visitor, 6, forced_colors="active")
    tells_apart(screen, ".result .won", ".result li:not(.won)")


@pytest.mark.parametrize(("game", "phase"), [("taifa", "round"), ("la-reconquista", "turn")])
def test_names_on_a_map_keep_their_halo_under_a_contrast_theme(visitor, game, phase):
    ana = forced(visitor, game, phase)
    ana.page.locator(".carried .name").first.wait_for(state="attached")
    pairs = ana.page.evaluate("""() => [...document.querySelectorAll(".carried .name")].map((one) => {
      const { color, fill, stroke, webkitTextStrokeColor } = getComputedStyle(one);
      return one.ownerSVGElement ? [fill, stroke] : [color, webkitTextStrokeColor];
    })""")
    assert pairs
    assert all(ink != halo for ink, halo in pairs)


@pytest.mark.parametrize(
    ("game", "phase"),
    [(game, phase) for game, phases in POSITIONS.items() if game != "mentiroso" for phase in phases],
)
def test_bars_do_not_vanish_under_a_contrast_theme(visitor, game, phase):
    ana = visitor(size=DESK)
    sit_at(ana, game, phase)
    ana.loaded()
    bars, vanished = measure.vanishing(ana.page)
    assert vanished == []
    assert bars or game != "moros-y-cristianos"


def test_the_wheel_scrolls_a_hand_that_is_wider_than_the_window(visitor):
    ana = visitor(size=(640, 700))
    sit_at(ana, "la-reconquista", "turn")
    page = ana.page
    page.set_viewport_size({"width": 320, "height": 700})
    page.evaluate(TWO_FRAMES)
    hand = page.locator("[data-hand]")
    ana.comes_to(lambda: hand.evaluate("(one) => one.scrollWidth > one.clientWidth"), True)
    hand.hover()
    page.mouse.wheel(0, 120)
    page.wait_for_function("() => document.querySelector('[data-hand]').scrollLeft > 0")
