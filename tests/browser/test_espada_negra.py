"""Espada Negra in the browser: every phase of every kind of auction; a live outcry with three browsers."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest

from tests.browser import measure
from tests.browser.continued import look_into
from tests.browser.moments import STAND, reaching, said
from tests.browser.positions import TYPES, typeset
from tests.browser.reader import LISTEN, untold
from tests.browser.visitors import DESK, PHONE, SIZES

GAME = "espada-negra"
LIVE = {"subasta": "externo", "vivo": True, "cuenta": 9, "ventana": False}
# Options, number of seats, and the phases to look at.
WAYS = {
    "secreta": ({"mazo": "sombras", "condiciones": 3}, 3, {"bid", "block"}),
    "interno": ({"mazo": "clanes", "subasta": "interno"}, 3, {"call", "attack"}),
    "externo": ({"mazo": "clanes", "subasta": "externo", "prevision": 1}, 4, {"speak"}),
    "vivo": (LIVE, 3, {"outcry"}),
}


def phases(one, way):
    """Take a seat and yield in each phase of that kind of auction."""
    options, seats, wanted = WAYS[way]
    if way != "vivo":
        return look_into(one, GAME, wanted, seats, **options)
    one.alone(GAME, options=options, seats=seats)
    one.play_to("outcry", random.Random(5))
    return wanted


SHARE = {390: 0.38, 768: 0.5}
TABLET = (768, 1024)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_bench_fills_the_window_and_nothing_moves(visitor, size):
    ana = visitor(size=size)
    stood = dict[str, dict[str, tuple[float, float]]]()

    def judge():
        page = ana.page
        measure.lettered(page)
        assert measure.smallest_texts(page) == []
        assert measure.scroll(page) == (0, 0)
        assert measure.astray(page) == []
        assert measure.broken_names(page) == []
        assert measure.board_share(page) >= SHARE.get(size[0], 0.6)
        # A phone shows no hand of cards: the player's own row opens it.
        assert all(one >= 0.19 * size[1] for one in measure.face_heights(page) if size[0] >= 1024)
        assert measure.unsteady(stood, ana.phase, page) == {}

    rng = random.Random(5)
    for _ in phases(ana, "secreta"):
        judge()
        before = ana.page.locator("[data-position]").get_attribute("data-position")
        there = f"[data-position='{before}']"
        ana.play(rng, until=lambda there=there: not ana.page.locator(there).count() and bool(ana.settled()))
        judge()
    ana.sound()


def together(visitor, names, **options):
    """Browsers of these people, in the order of their seats, at one table whose game has begun."""
    people = [visitor() for _ in names]
    host = people[0]
    table = host.table(GAME, ["me", *["open"] * (len(names) - 1)], name=names[0], seats=len(names), **options)
    for letter, name, one in zip("BCDEFGH", names[1:], people[1:], strict=False):
        one.go(f"/mesa/{table}")
        one.page.get_by_label("Tu nombre").fill(name)
        one.page.get_by_role("button", name=f"Sentarme aquí {letter}").click()
        host.page.get_by_text(name).first.wait_for()
    host.page.get_by_role("button", name="Empezar").click()
    for one in people:
        one.page.wait_for_selector("[data-phase]")
    return people


def test_a_whole_little_game_by_clicks(visitor):
    ana = visitor()
    ana.visit()
    ana.alone(GAME, options={"mini": True})
    ana.play(random.Random(1))
    assert 0 < measure.transferred(ana.page) < measure.TABLE
    ana.sound()


def scene_by_scene(visitor, size=DESK, **options):
    """A visitor who sees everything at the pace of people, where a beat lasts until the test goes on."""
    ana = visitor(reduced_motion="no-preference", size=size)
    ana.page.add_init_script(STAND)
    ana.alone(GAME, **options)
    return ana


def tells(one, *tags):
    """Go on, beat by beat and choosing anything, until one is told that tells an event of these kinds."""
    one.play(random.Random(2), until=reaching(one, ", ".join(f"[data-tells~='{tag}']" for tag in tags)))


def test_seals_are_opened_before_anything_says_who_gets_the_card(visitor):
    ana = scene_by_scene(visitor, seats=3)
    tells(ana, "bids")
    before = ana.page.locator(".row > .done").count()
    ceremony = ana.page.locator(".ceremony[data-scene]")
    ceremony.wait_for()
    assert not ceremony.locator(".strike, .lost").count()
    # Nor does anything say what is in the letters, which lie with nobody any more.
    assert not ana.page.locator(".arcade .letter").count()
    assert said(ana).strip() == "Se abren las pujas."
    ana.page.keyboard.press("n")
    ana.page.locator(".ceremony .end").filter(has_text=re.compile("Para|para ti|descartada")).wait_for()
    # The next card is not up while this one is being given.
    ana.comes_to(ana.page.locator(".row > .done").count, before + 1)
    assert not ana.page.locator(".row > .now").count()
    ana.sound()


COVERED = """() => {
  const line = document.querySelector(".moment .ribbon").getBoundingClientRect();
  return [...document.querySelectorAll(".arcade .plaque")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < line.right && right > line.left && top < line.bottom && bottom > line.top;
  }).map((one) => one.querySelector(".name").textContent);
}"""
"""The names of those whose figures lie under the line of the moment."""


def test_of_eight_at_a_table_nobody_is_covered_by_the_line_of_the_moment(visitor):
    ana = visitor()
    ana.alone(GAME, seats=8)
    ana.play_to("bid", random.Random(2))
    assert ana.stays_at(lambda: ana.page.evaluate(COVERED)) == []
    assert ana.page.locator(".arcade .plaque").count() == 7


def test_in_a_live_outcry_nobody_has_a_letter(visitor):
    ana = visitor()
    ana.alone(GAME, options=LIVE, seats=3)
    ana.play_to("outcry", random.Random(5))
    assert not ana.page.locator(".arcade .letter").count()


ABOVE = """() => {
  const box = (css) => document.querySelector(css)?.getBoundingClientRect();
  return box(".over .amount") ? box(".hammer .bar")?.bottom <= box(".slip.past").top : null;
}"""
"""Whether the count of an outcry ends above what lies below the cards; nothing while nobody leads."""


def test_on_a_phone_the_count_of_an_outcry_of_eight_is_not_covered(visitor):
    ana = visitor(size=PHONE)
    ana.alone(GAME, options=LIVE, seats=8)
    ana.play_to("outcry", random.Random(5))
    seen = []
    ana.comes_to(lambda: seen.append(ana.page.evaluate(ABOVE)) or seen[-1] is not None, True)
    assert seen[-1]
    ana.sound()


FLOWN = """(() => {
  window.flown = {};
  new MutationObserver(() => {
    const one = document.querySelector("[data-flight]");
    const tag = [...document.querySelectorAll(".row .done .tag b")].at(-1);
    const number = (css) => one.querySelectorAll(`:scope > ${css}`).length;
    if (one && number("span") && tag)
      window.flown = { coins: number("i"), cards: number("span"), price: Number(tag.textContent),
        known: Boolean(document.querySelector("[data-chest]")) };
  }).observe(document, { subtree: true, childList: true });
})()"""
"""Notes what flew last: coins and cards, and the price of the card that was sold."""


def test_what_is_sold_flies_to_its_buyer_and_its_price_to_the_chest(visitor):
    ana = visitor(reduced_motion="no-preference")
    ana.page.add_init_script(FLOWN)
    ana.alone(GAME, seats=3, options={"mazo": "clanes", "subasta": "externo"})
    sold = "() => window.flown.price > 0"
    ana.play(random.Random(2), until=lambda: ana.page.evaluate(sold))
    flown = ana.page.evaluate("window.flown")
    assert flown == {"coins": min(flown["price"], 12), "cards": 1, "price": flown["price"], "known": True}
    ana.sound()


HELD = """(() => {
  const inHand = () => [...document.querySelectorAll("[data-hand] > .face")]
    .reduce((sum, one) => sum + Number(one.querySelector(".times")?.textContent.slice(1) ?? 1), 0);
  window.inHand = inHand;
  new MutationObserver(() => {
    const one = document.querySelector('[data-flight="0"]');
    if (!one) window.before = inHand();
    else if (!window.held && one.querySelector(":scope > span")) {
      for (const move of one.getAnimations({ subtree: true })) move.pause();
      window.held = { before: window.before, during: inHand() };
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""
"""Holds the first card that flies to oneself in the air, and notes how many cards are in the hand."""


def test_a_card_that_is_bought_is_in_the_hand_once_it_has_arrived(visitor):
    ana = visitor(reduced_motion="no-preference")
    ana.page.add_init_script(HELD)
    ana.alone(GAME, seats=3, options={"mazo": "clanes", "subasta": "externo"})
    ana.play(random.Random(2), until=lambda: ana.over or ana.page.evaluate("Boolean(window.held)"))
    held = ana.page.evaluate("window.held")
    assert held["during"] == held["before"]
    ana.page.evaluate("document.getAnimations().forEach((one) => one.playState === 'paused' && one.finish())")
    ana.comes_to(lambda: ana.page.evaluate("inHand()"), held["before"] + 1)
    ana.sound()


ALL_OF_IT = """(end) => {
  const line = end.getBoundingClientRect(), scene = end.closest(".ceremony").getBoundingClientRect();
  return line.height > 10 && line.top >= scene.top && line.bottom <= scene.bottom;
}"""
"""Whether all of the line that says what becomes of a card is in its scene."""


@pytest.mark.parametrize(("seats", "size"), [(4, (360, 740)), (5, PHONE), (6, PHONE), (8, PHONE)], ids=str)
def test_on_a_phone_seals_leave_room_for_what_becomes_of_the_card(visitor, seats, size):
    ana = scene_by_scene(visitor, seats=seats, size=size)
    tells(ana, "sold", "discarded")
    end = ana.page.locator(".ceremony .end").filter(has_text=re.compile("Para|para ti|descartada"))
    end.wait_for()
    ana.comes_to(lambda: end.evaluate(ALL_OF_IT), True)
    ana.sound()


IN_VIEW = """() => {
  const all = [...document.querySelectorAll("[data-count] .total, [data-over] .ways .main")];
  return all.length > 2 && all.every((one) => {
    const box = one.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight;
  });
}"""
"""Whether everybody's stars and the rematch are in the window, without scrolling."""


def test_the_stars_of_every_house_are_counted_before_anybody_has_won(visitor):
    ana = scene_by_scene(visitor, options={"mini": True})
    tells(ana, "victory-counted")
    count = ana.page.locator("[data-scene] [data-count]")
    count.wait_for()
    assert count.locator(".house").count() == len(ana.page.locator(".house").all()) >= 2
    assert not count.locator(".won").count()
    ana.page.keyboard.press("n")
    count.locator(".won").first.wait_for()
    # It stays until somebody touches it, and then lies beside the last scene.
    assert not ana.over
    ana.page.locator("[data-go-on]").click()
    ana.page.locator("[data-over]").wait_for()
    ana.page.locator("[data-count] .won").first.wait_for()
    assert "la Espada Negra con" in ana.page.locator("[data-over] figcaption").inner_text()
    ana.comes_to(lambda: ana.page.evaluate(IN_VIEW), True)
    ana.fits()


ARCHES = """() => [...document.querySelectorAll(".arcade .bay .arch, .arcade .chair, .arcade .cupboard")]
  .map((one) => Math.round(one.getBoundingClientRect().height))"""


@pytest.mark.parametrize(("seats", "places"), [(2, 3), (4, 5), (5, 5)])
def test_a_tablet_has_the_whole_arcade_and_the_card_is_up_beside_what_is_said_of_it(visitor, seats, places):
    ana = visitor(size=TABLET)
    ana.alone(GAME, seats=seats)
    ana.play_to("bid", random.Random(2))
    heights = ana.page.evaluate(ARCHES)
    assert len(heights) == places and min(heights) > 100, heights
    card, row = (ana.page.locator(f"{css} .show").first.bounding_box() for css in (".block", ".row"))
    assert card["height"] > 1.2 * row["height"]
    ana.accessible(themes=True)
    ana.sound()


@pytest.mark.parametrize("size", [PHONE, TABLET, (1024, 768)], ids=str)
def test_while_something_is_told_the_bar_has_room_for_all_its_buttons(visitor, size):
    ana = scene_by_scene(visitor, seats=4, size=size)
    tells(ana, "bids")
    for letters in TYPES:
        typeset(ana.page, size, letters)
        buttons = ana.page.locator("header").locator("button:visible, a:visible").all()
        ends = sorted((box["x"], box["x"] + box["width"]) for box in [one.bounding_box() for one in buttons])
        assert len(ends) > 6
        assert ends[-1][1] <= size[0]
        assert all(right <= left + 1 for (_, right), (left, _) in pairwise(ends)), ends
    ana.sound()


def test_a_whole_little_game_with_the_keyboard_alone(visitor):
    ana = visitor()
    ana.page.add_init_script(LISTEN)
    ana.alone(GAME, options={"mini": True})
    ana.page.wait_for_selector("[data-phase]")
    ana.press_on(random.Random(3))
    # Where something was turned up, its outcome is shown on the table instead.
    assert untold(ana, GAME, {"attack", "bid", "block", "cancel", "over"}) == []
    ana.sound()


@pytest.mark.parametrize("way", WAYS)
def test_every_phase_is_clean_for_axe(visitor, way):
    ana = visitor()
    for _ in phases(ana, way):
        ana.accessible(themes=True)
    for name in ("Precios", "Condiciones"):
        button = ana.page.get_by_role("button", name=re.compile(name))
        if button.count():
            button.click()
            ana.page.get_by_role("dialog").wait_for()
            ana.accessible(themes=True)
            ana.page.keyboard.press("Escape")
    ana.page.get_by_role("button", name="Cartas de Ana").click()
    ana.page.get_by_role("dialog").wait_for()
    ana.accessible(themes=True)
    ana.sound()


@pytest.mark.parametrize("way", WAYS)
def test_every_phase_fits_a_phone_in_english(visitor, way):
    ana = visitor(size=PHONE, locale="en-GB", color_scheme="dark")
    for _ in phases(ana, way):
        ana.touchable()
        ana.sound()


def test_why_not_is_answered_with_the_section(visitor):
    ana = visitor()
    ana.alone(GAME, seats=3)
    ana.page.get_by_role("button", name="Una moneda menos").click(force=True)
    ana.page.get_by_role("slider").fill("10")
    ana.page.get_by_role("button", name="Una moneda más").click(force=True)
    # The first of the two clicks may have been refused with a message as well. A message does not stay long.
    toast = ana.page.get_by_role("alert").filter(has_text="Nadie puja más oro del que tiene")
    toast.filter(has_text="4").wait_for()


def test_a_sealed_bid_reaches_nobody_before_all_are_opened(visitor):
    frames = []
    ana, bea = together(visitor, ["Ana", "Bea"])
    bea.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame)))
    )
    bea.page.reload()
    bea.page.wait_for_selector("[data-mine=true]")
    ana.page.get_by_role("slider").fill("7")
    # A bid of more than half of her gold must be confirmed.
    ana.page.locator('[data-act="puja 7"]').click()
    ana.page.get_by_role("button", name="¿Seguro? Pujo 7").click()
    ana.page.get_by_text("Tu elección está sellada").wait_for()
    # Her message arrives after everything that the table sent before it.
    ana.drawer("talk").get_by_label("Escribe un mensaje").fill("Ya he pujado")
    ana.page.keyboard.press("Enter")
    bea.drawer("talk").get_by_text("Ya he pujado").first.wait_for()
    for one in (ana, bea):
        one.page.keyboard.press("Escape")
    assert any("Ya he pujado" in frame for frame in frames)
    assert not any('"choice":7' in frame or '"sealed":7' in frame for frame in frames)
    bea.page.get_by_role("button", name="No pujo").click()
    for one in (ana, bea):
        last = one.page.get_by_role("region", name="Lo último que se descubrió")
        last.get_by_text("7").first.wait_for()
        one.sound()


def test_a_live_outcry_with_three_browsers(visitor, house):
    with house.holding("stopped"):
        # Five seconds between strokes: a page of a busy machine that stands still for longer misses one.
        people = together(visitor, ["Ana", "Bea", "Eva"], options=LIVE | {"cuenta": 15})
        ana, bea, eva = people
        bea.page.locator('[data-act="puja 1"]').click()
        for one in people:
            one.page.locator("[data-lead='1']").wait_for()
        # The leader has nothing to raise.
        bea.page.locator('[data-act^="puja"]').first.wait_for(state="detached")
        for one in (ana, bea):
            follow_the_hammer(one)
        eva.page.locator('[data-act="puja 4"]').click()
        for one in people:
            one.page.locator("[data-lead='2']").wait_for()
        # Everybody sees the count, in words and as the hammer, and nobody else's talk interrupts it.
        for one in (ana, bea):
            one.page.wait_for_function("() => window.heard.includes('¡A las dos!')")
            heard = one.page.evaluate("window.heard")
            assert heard.index("¡A la una!") < heard.index("¡A las dos!")
            # The ribbon says it as well, and the auctioneer's hammer falls.
            one.page.wait_for_function("() => window.said.includes('¡A las dos!')")
            one.page.wait_for_function("() => window.drawn.includes('#en-auctioneer-down')")
    for one in people:
        last = one.page.get_by_role("region", name="Lo último que se descubrió")
        last.get_by_text("Eva").first.wait_for()
        one.page.locator('.row [class*="done"]').first.wait_for()
    ana.page.get_by_role("button", name="Precios").click()
    ana.page.get_by_role("dialog").get_by_text("Eva").first.wait_for()
    for one in people:
        one.sound()


def follow_the_hammer(one):
    """Record the words of the count (``window.heard``) and of the ribbon, and each auctioneer drawn."""
    one.page.evaluate(
        """() => {
          const read = {
            heard: () => document.querySelector(".stroke")?.innerText ?? "",
            said: () => document.querySelector("[data-expected]")?.innerText.trim() ?? "",
            drawn: () => document.querySelector(".master use")?.getAttribute("href") ?? "",
          };
          for (const what in read) window[what] = [];
          const look = () => {
            for (const what in read)
              if (read[what]() !== window[what].at(-1)) window[what].push(read[what]());
          };
          new MutationObserver(look)
            .observe(document.body,
              { subtree: true, childList: true, characterData: true, attributes: true });
        }"""
    )


def test_a_bid_restarts_the_count(visitor, house):
    with house.holding("stopped"):
        people = together(visitor, ["Ana", "Bea", "Eva"], options=LIVE | {"cuenta": 15})
        ana, bea, _ = people
        for one in people:
            follow_the_hammer(one)
        ana.page.locator('[data-act="puja 1"]').click()
        for one in people:
            one.page.wait_for_function("() => window.heard.includes('¡A la una!')")
        bea.page.locator('[data-act="puja 2"]').click()
        for one in people:
            one.page.locator("[data-lead='1']").wait_for()
            one.page.wait_for_function(
                "() => window.heard.lastIndexOf('¿Quién da más?') > window.heard.indexOf('¡A la una!')"
            )
            one.sound()


def test_a_reload_in_mid_auction_loses_nothing(visitor):
    ana = visitor()
    ana.alone(GAME, seats=3, options={"mazo": "sombras"})
    rng = random.Random(6)
    ana.play(rng, until=lambda: bool(ana.settled()) and ana.page.locator(".row .done").count() > 2)
    before = ana.stays_at(ana.page.locator(".bay .value").all_inner_texts)
    ana.page.reload()
    ana.page.wait_for_selector("[data-mine=true]")
    ana.comes_to(ana.page.locator(".bay .value").all_inner_texts, before)
    assert len(ana.chronicle()) > 3
    ana.sound()
