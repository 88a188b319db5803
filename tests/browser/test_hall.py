"""One hall: the board on a big screen, and on each phone only a hand."""

from __future__ import annotations

import json
import random

import pytest

from tests.browser.halls import EVENINGS, SCREEN, Hall
from tests.browser.scripts import SET
from tests.browser.visitors import PHONE, WIDE, going_on

SHORT = {
    "espada-negra": {"mini": True},
    "moros-y-cristianos": {"puntos": 8},
    "muerte-al-rey": {"partidas": 2},
    "taifa": {"turnos": 1},
}
"""Options with which an evening is short enough for four browsers."""
WHOLE = [(game, seats, more | SHORT.get(game, {})) for game, seats, more in EVENINGS]
GUESTS = "muerte-al-rey"
"""The game to which others come as well: where they come from, and what they hear, is the same in all."""
WEIGHT = """() => performance.getEntriesByType("resource")
  .filter((one) => /\\.(js|css)$/.test(new URL(one.name).pathname))
  .map((one) => [one.name, one.encodedBodySize])"""


def look_on(visitor, hall):
    """Somebody at home who looks on by the link, and hears what is said."""
    home = visitor()
    home.go(f"/mesa/{hall.table}")
    home.page.locator(".chip.watching").wait_for()
    sheet = hall.phones[1].drawer("talk")
    sheet.locator("form input").fill("¡Qué velada!")
    sheet.locator("form button[type=submit]").click()
    hall.phones[1].page.keyboard.press("Escape")
    home.drawer("talk").locator(".said", has_text="¡Qué velada!").wait_for()
    return [home]


@pytest.mark.parametrize(("game", "seats", "options"), WHOLE, ids=[one[0] for one in WHOLE])
def test_a_whole_evening(visitor, game, seats, options):
    """With a phone that is lost, whose seat another takes; the screen comes back by itself."""
    hall = Hall(visitor, game, seats, phones=2, **options)
    screen = hall.screen.page
    screen.locator(".foot [data-expected]", has_text="Leonor").wait_for()
    hall.begin()
    rng = random.Random(7)
    steps = iter(range(2))
    hall.play(lambda: next(steps, None) is None, rng)
    for phone in hall.phones:
        phone.sound()
    home = look_on(visitor, hall) if game == GUESTS else []
    hall.phones.pop().close()
    hall.phones.append(hall.claim(1))
    if game == GUESTS:
        hall.phones.append(hall.claim(2))  # a late guest takes the seat of a computer player
    screen.reload()
    screen.wait_for_selector("[data-screen=true] [data-phase]")
    hall.play(lambda: screen.locator(".result[data-over]").count() and all(p.over for p in hall.phones), rng)
    for person in home:
        person.page.wait_for_selector("[data-over]", state="attached")
    for person in (hall.screen, *home, *hall.phones):
        person.sound()
    # All go along to the next table, and the screen with them.
    for phone in hall.phones:
        phone.page.locator("[data-over] .btn.main").click()
    screen.wait_for_function("(id) => !location.pathname.includes(id)", arg=hall.table)
    screen.wait_for_selector("[data-screen=true] [data-phase]")
    for phone in hall.phones:
        phone.page.wait_for_selector("[data-hand-room]")


def prepared(visitor, script):
    """Makes visitors whose pages begin with this script."""

    def make(**more):
        one = visitor(**more)
        one.page.add_init_script(script)
        return one

    return make


DAWN = (
    SET % '{pace: "normal"}'
    + """;(() => {
  const later = window.setTimeout;
  window.setTimeout = (what, after, ...more) => later(what, typeof more[0] === "string" ? 0 : after, ...more);
  window.dawns = [];
  new MutationObserver(() => {
    document.querySelector("[data-go-on]")?.click();
    const css = ".dawn.points :is(.portrait, .card, .verdict, .way, .tally)";
    const parts = [...document.querySelectorAll(css)];
    if (!parts.length) return;
    const bar = document.querySelector(".bar")?.getBoundingClientRect() ?? { top: innerHeight };
    const boxes = parts.map((one) => one.getBoundingClientRect());
    const cut = parts.filter((_, n) => boxes[n].top < 0 || boxes[n].bottom > bar.top);
    window.dawns.push(cut.map((one) => one.className).join());
  }).observe(document, { subtree: true, childList: true });
})()"""
)
"""Notes, each time the end of a deal is drawn, what of it is cut off by the window."""


@pytest.mark.parametrize("size", [SCREEN, (1024, 768)], ids=["television", "tablet"])
def test_the_king_is_found_in_full_view_of_the_room(visitor, size):
    hall = Hall(prepared(visitor, DAWN), "muerte-al-rey", 6, phones=1, partidas=3, ruta=True)
    screen = hall.screen.page
    screen.set_viewport_size({"width": size[0], "height": size[1]})
    hall.begin()
    hall.play(lambda: screen.evaluate("dawns.length"), random.Random(2))
    assert set(screen.evaluate("dawns")) == {""}
    hall.screen.sound()


SPY = """window.asked = [];
Object.defineProperty(navigator, "wakeLock", { value: { request: (kind) => {
  asked.push(`awake: ${kind}`);
  return Promise.resolve({ release: () => Promise.resolve() });
} } });
Element.prototype.requestFullscreen = () => (asked.push("whole"), Promise.resolve());
navigator.vibrate = (time) => asked.push(`vibrates: ${time}`);"""
WITHOUT = """delete Navigator.prototype.wakeLock; delete Navigator.prototype.vibrate;
delete Element.prototype.requestFullscreen;"""


def test_screens_stay_awake_and_fill_the_window_and_a_phone_vibrates_at_ones_turn(visitor, example):
    hall = Hall(prepared(visitor, SPY), "mentiroso", 2, phones=2)
    screen = hall.screen.page
    screen.wait_for_function("() => asked.includes('awake: screen')")
    assert "whole" not in screen.evaluate("asked")
    screen.locator(".touch").click()
    screen.wait_for_function("() => asked.includes('whole')")
    still, moving = (phone.page for phone in hall.phones)
    moving.emulate_media(reduced_motion="no-preference")
    hall.begin()
    for page in (still, moving):
        page.wait_for_selector("[data-mine=true]")
        page.wait_for_function("() => asked.includes('awake: screen')")
    moving.wait_for_function("() => asked.includes('vibrates: 60')")
    # Whoever wants no motion gets none, and it can be switched off.
    assert "vibrates: 60" not in still.evaluate("asked")
    moving.locator("[data-settings]").click()
    moving.locator("[data-vibrate]").uncheck()
    moving.reload()
    moving.wait_for_selector("[data-mine=true]")
    moving.wait_for_function("() => asked.includes('awake: screen')")
    assert "vibrates: 60" not in moving.evaluate("asked")


def test_where_a_browser_offers_none_of_it_nothing_goes_wrong(visitor, example):
    """As over plain http from the local network."""
    hall = Hall(prepared(visitor, WITHOUT), "mentiroso", 2, phones=1)
    hall.screen.page.locator(".touch").click()
    hall.phones[0].page.emulate_media(reduced_motion="no-preference")
    hall.begin()
    hall.phones[0].page.wait_for_selector("[data-mine=true]")
    hall.screen.sound()
    hall.phones[0].sound()


def test_the_light_goes_down_while_nothing_happens_and_comes_back(visitor, house, example):
    hall = Hall(visitor, "mentiroso", 2, phones=1)
    screen = hall.screen.page
    screen.clock.install()
    # Whatever changes lets the time begin anew: meanwhile the computer player makes no stake.
    with house.holding("still"):
        hall.begin()
        screen.clock.fast_forward("11:00")
        screen.wait_for_selector("[data-dim]")
        code = "getComputedStyle(document.querySelector('[data-ways]')).filter"
        assert screen.evaluate(code) == "none"
    hall.phones[0].page.locator("[data-act]").first.click()
    screen.wait_for_selector("[data-dim]", state="detached")
    hall.screen.sound()


def test_the_code_says_what_it_is_for_until_the_end(visitor, example):
    hall = Hall(visitor, "mentiroso", 2, phones=2)
    screen, rng = hall.screen.page, random.Random(2)
    hall.begin()
    screen.locator("[data-ways]", has_text="Míralo en tu móvil").wait_for()
    hall.phones[1].close()
    screen.locator("[data-ways]", has_text="¿Llegas tarde?").wait_for()
    hall.phones[1] = hall.claim(1)
    hall.play(lambda: screen.locator(".result[data-over]").count(), rng)
    screen.locator("[data-ways]", has_text="La partida, en tu móvil").wait_for()
    screen.locator(".result", has_text="Leonor puede pedir otra").wait_for()
    hall.screen.sound()


def test_the_code_flashes_when_somebody_opens_it_and_a_chair_waits_for_them(visitor, example):
    hall = Hall(visitor, "mentiroso", 2, phones=1, free=1)
    screen = hall.screen.page
    screen.wait_for_selector("[data-flash='1']", state="attached")  # Leonor, who has sat down since
    screen.locator(".tag", has_text="Leonor").wait_for()
    screen.locator(".count", has_text="Falta uno").wait_for()
    late = hall.scan()
    screen.wait_for_selector("[data-flash='2']", state="attached")
    screen.locator(".tag", has_text="se está sentando").wait_for()
    screen.locator(".count", has_text="Estáis todos").wait_for()
    late.close()
    screen.locator(".tag", has_text="Sitio libre").wait_for()
    hall.screen.sound()


HANGS = """() => {
  const { send } = WebSocket.prototype, held = [];
  WebSocket.prototype.send = function (what) { held.push(() => send.call(this, what)); };
  window.speaks = () => {
    WebSocket.prototype.send = send;
    for (const one of held.splice(0)) one();
  };
}"""
"""The screen is told everything and says nothing, until it ``speaks``."""


def newest(phone):
    """The latest position that a phone's connection was sent."""
    frames = [json.loads(text) for text in phone.received if '"type":"position"' in text]
    return max(one["position"] for one in frames)


PASSED = "(n) => +document.querySelector('[data-position]').dataset.position > n"


def test_nothing_on_a_phone_runs_ahead_of_the_screen(visitor, example):
    """The phone's clock stands still, so that its limit is not what lets it go on."""
    hall = Hall(visitor, "mentiroso", 2, phones=2)
    ana, bea = (phone.page for phone in hall.phones)
    for page in (ana, bea):
        page.clock.install()
    hall.begin()
    screen = hall.screen.page
    for page in (ana, bea):
        page.clock.pause_at("2030-01-01")

    def at(page):
        return int(page.locator("[data-position]").get_attribute("data-position"))

    def waits(chooser, other):
        """Let one choose, and see that the other is sent it and does not show it. Return where both are."""
        told, shown = at(screen), {one: at(one.page) for one in (chooser, other)}
        chooser.page.locator("[data-act]:visible:not([aria-disabled=true])").first.click()
        screen.wait_for_function(PASSED, arg=told)
        hall.screen.comes_to(lambda: newest(other) > shown[other], True)
        assert at(other.page) == shown[other]
        return shown

    screen.evaluate(HANGS)
    shown = waits(*hall.phones)
    # Upon its word they go on, while no time passes.
    screen.evaluate("speaks()")
    for phone, before in shown.items():
        phone.page.wait_for_function(PASSED, arg=before)
    screen.evaluate(HANGS)
    shown = waits(*reversed(hall.phones))

    def goes_on():
        ana.clock.run_for(30_000)
        return at(ana) > shown[hall.phones[0]]

    # After its limit a phone waits no longer; what it is to wait for may still be on its way.
    hall.screen.comes_to(goes_on, True)


def test_a_phone_can_be_covered_and_show_the_whole_table(visitor, example):
    hall = Hall(visitor, "mentiroso", 2, phones=2)
    hall.begin()
    page = hall.phones[0].page
    hall.phones[0].fits()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator("[data-cover]").click()
    page.locator("[data-hand]").wait_for(state="hidden")
    page.locator("[data-hold]").hover(position={"x": 20, "y": 20})
    page.mouse.down()
    page.locator("[data-hand]").wait_for()
    page.mouse.up()
    page.locator("[data-hand]").wait_for(state="hidden")
    page.locator("[data-uncover]").click()
    page.locator("[data-hand]").wait_for()
    # Until the end of one's turn, or until the phone lies on its face.
    page.evaluate("dispatchEvent(new DeviceOrientationEvent('deviceorientation', { beta: -175 }))")
    page.locator("[data-hand]").wait_for(state="hidden")
    page.locator("[data-uncover]").click()
    page.locator("[data-hand]").wait_for()
    page.locator("[data-act]:visible:not([aria-disabled=true])").first.click()
    page.locator("[data-hand]").wait_for(state="hidden")
    page.locator("[data-board]").wait_for(state="detached")
    page.locator("[data-whole]").click()
    page.wait_for_selector("[data-board]")
    page.locator("[data-whole]").click()
    page.wait_for_selector("[data-hand-room]")


def test_a_phone_in_a_hall_loads_little_more_than_a_table(visitor):
    alone = visitor(size=PHONE)
    alone.alone("muerte-al-rey")
    alone.page.wait_for_selector("[data-phase]")
    hall = Hall(visitor, "muerte-al-rey", 6, phones=1)
    hall.begin()
    hall.phones[0].page.wait_for_selector("[data-hand-choices]", state="attached")
    # Asked last: a table goes on loading what it needs later.
    known = {name for name, _ in alone.page.evaluate(WEIGHT)}
    extra = {name: size for name, size in hall.phones[0].page.evaluate(WEIGHT) if name not in known}
    assert sum(extra.values()) < 60 * 1024, extra
    assert any("HandRoom" in name for name in extra)


def test_a_strange_screen_waits_for_the_host(visitor):
    hall = Hall(visitor, "muerte-al-rey", 6, phones=1)
    hall.screen.close()
    other = visitor(size=SCREEN)
    other.go(f"/mesa/{hall.table}/sala")
    other.page.wait_for_selector("[data-stranger]")
    hall.phones[0].page.locator('[data-wish="-1"] [data-grant]').click()
    other.page.wait_for_selector("[data-screen=true]")
    other.page.wait_for_selector("[data-stranger]", state="detached")


@pytest.mark.parametrize("locale", ["es-ES", "en-GB"] if WIDE else ["en-GB"])
def test_the_hall_speaks_both_languages(visitor, locale):
    screen = visitor(size=SCREEN, locale=locale, color_scheme="dark")
    screen.visit()
    table = screen.table("espada-negra", ["open"] * 3, name="Tele")
    screen.go(f"/mesa/{table}/sala")
    screen.page.wait_for_selector("[data-screen=true]")
    assert "hall-" not in screen.page.locator("main").inner_text()
    screen.accessible()
    screen.sound()


def test_at_one_screen_news_are_held_and_the_curtain_says_for_whom(visitor):
    """Whoever gets a card reads which before the curtain, and all hands lie face down between turns."""
    ana = visitor()
    ana.go("/juego/muerte-al-rey?pantalla")
    ana.page.get_by_label("Tu nombre").fill("Ana")
    ana.page.get_by_role("button", name="Jugar ahora").click()
    rng, curtains, news = random.Random(5), set(), []
    for _ in going_on(ana):
        if ana.over or (news and len(curtains) > 1):
            break
        page = ana.page
        if page.locator("[data-close-news]").count():
            assert not page.locator("[data-hand], [data-curtain]").count()
            news.append(page.locator("[data-news]").inner_text())
            page.locator("[data-close-news]").click()
        elif page.locator("[data-curtain]").count():
            page.wait_for_selector("[data-common-view]")
            assert not page.locator("[data-hand]").count()
            curtains.add(page.locator("[data-open]").inner_text())
            page.locator("[data-open]").click()
        elif not (ana.settled() and ana.step(rng)):
            ana.rest()
    assert len(curtains) > 1
    assert any("recib" in one.lower() for one in news), news
    ana.sound()
