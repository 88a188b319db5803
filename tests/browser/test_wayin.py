"""Entering and leaving a table: table words, the waiting room, failures, the visitor's own pace, the end."""

from __future__ import annotations

import itertools
import random

import pytest

from tests.browser import measure
from tests.browser.houses import PATIENCE, House
from tests.browser.lasting import LASTING
from tests.browser.moments import STAND
from tests.browser.scripts import SET
from tests.browser.visitors import PHONE, going_on

GAME = "espada-negra"


def test_a_word_said_aloud_leads_to_a_waiting_room_where_people_talk(visitor):
    ana, bea = visitor(), visitor(size=PHONE, color_scheme="dark")
    table = ana.table("moros-y-cristianos", ["me", "open", "open"], seats=5)
    word = ana.page.locator("[data-word]").get_attribute("data-word")
    assert ana.page.get_by_label("Enlace de la mesa", exact=True).input_value().endswith(f"/mesa/{table}")
    bea.go("/")
    field = bea.page.get_by_label("¿Tienes una palabra?")
    field.fill("nada")
    field.press("Enter")
    bea.page.get_by_role("alert").get_by_text("Ninguna mesa").wait_for()
    field.fill(word.upper())
    field.press("Enter")
    bea.page.get_by_label("Tu nombre").fill("Berta de la Encarnación V")
    here = bea.page.get_by_role("button", name="Sentarme aquí").first
    seat = bea.stays_at(here.bounding_box)
    assert seat["y"] + seat["height"] < PHONE[1], "whoever is invited sees a free seat at once"
    here.click()
    line = bea.page.get_by_label("Escribe un mensaje")
    line.fill("Ya estoy.")
    line.press("Enter")
    ana.page.get_by_text("Ya estoy.").wait_for()
    # A name of 24 letters is shown in full.
    name = ana.page.locator(".badge .text", has_text="Berta")
    ana.comes_to(name.inner_text, "Berta de la Encarnación")
    ana.comes_to(lambda: name.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1"), True)
    ana.comes_to(lambda: measure.broken_names(ana.page), [])
    bea.errors.clear()  # the browser has logged the request for words that belong to no table
    for one in (ana, bea):
        one.accessible()
        one.sound()
    bea.touchable()


@pytest.mark.parametrize(("seats", "theme"), [(5, "light"), (12, "dark")])
def test_people_wait_around_a_table_on_which_the_invitation_lies(visitor, seats, theme):
    ana = visitor(color_scheme=theme)
    ana.table("muerte-al-rey" if seats > 6 else "moros-y-cristianos", ["me", "open", "open"], seats=seats)
    ana.page.locator(".portrait [href='#face-0']").first.wait_for()
    ana.page.locator("#face-0").wait_for(state="attached")
    ring = ana.page.locator(".ring li, .ring .card")
    boxes = ana.stays_at(lambda: [one.bounding_box() for one in ring.all()])
    assert len(boxes) == seats + 1
    for one, other in itertools.combinations(boxes, 2):
        across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
        down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
        assert across < 1 or down < 1, "nobody covers anybody, nor the invitation"
    assert measure.smallest_texts(ana.page) == []
    assert measure.broken_names(ana.page) == []
    ana.accessible()
    ana.touchable()
    ana.sound()


def test_a_link_that_is_copied_again_is_said_to_be_as_long_again(visitor):
    """The page's clock stands still between the presses."""
    ana = visitor()
    page = ana.page
    page.add_init_script("navigator.clipboard.writeText = () => Promise.resolve()")
    page.clock.install()
    ana.table("moros-y-cristianos", ["me", "open"])
    copy, copied = (page.locator("[data-copy]", has_text=word) for word in ("Copiar", "Copiado"))
    copy.wait_for()
    page.clock.pause_at("2030-01-01")
    copy.click()
    for _ in range(2):
        copied.wait_for()
        page.clock.run_for(2000)
        copied.click()
    page.clock.run_for(3000)
    copy.wait_for()


def test_the_address_of_a_word_leads_there_too(visitor):
    ana, bea = visitor(), visitor()
    table = ana.table(GAME, ["me", "open"])
    bea.go(f"/{ana.page.locator('[data-word]').get_attribute('data-word')}")
    bea.page.get_by_role("button", name="Sentarme aquí").wait_for()
    assert bea.page.url.endswith(f"/mesa/{table}")


@pytest.mark.parametrize(
    "path", ["/nothing/at/all", "/%E0%A4%A", "/mesa/x", "/mesa/x/repaso", "/zzzz", "/juego/x"]
)
def test_whatever_is_wrong_has_a_page_in_words_and_a_way_home(visitor, path):
    guest = visitor(size=PHONE)
    guest.go(path)
    guest.page.get_by_role("heading", level=1).wait_for()
    guest.accessible()
    guest.touchable()
    guest.page.get_by_role("main").get_by_role("link", name="Ir a la casa").click()
    guest.page.get_by_role("button", name="Jugar ahora").first.wait_for()


NINE = """(id) => Promise.all(Array.from({ length: 8 }, () => new Promise((open) => {
  // While the house still counts the page before, one of these is refused, and comes again.
  const begin = () => {
    const line = new WebSocket(`ws://${location.host}/ws/${id}`);
    line.onmessage = ({ data }) => {
      if (data.includes('"refused"')) return (line.onclose = begin);
      (window.lines ??= []).push(line);
      open();
    };
  };
  begin();
})))"""


def test_a_table_in_too_many_tabs_says_so_and_opens_once_one_is_closed(visitor):
    ana = visitor()
    table = ana.table(GAME, ["me", "open"])
    ana.go("/")
    ana.page.evaluate(NINE, table)
    ninth = ana.context.new_page()
    ninth.goto(f"{ana.house.address}/mesa/{table}")
    ninth.get_by_role("heading", name="tantas pestañas").wait_for()
    ana.page.close()
    ninth.locator("[data-word]").wait_for()


def test_without_javascript_the_page_says_what_is_missing(visitor):
    ana = visitor(java_script_enabled=False)
    ana.go("/")
    said = ana.page.locator("body").inner_text()
    assert "tu navegador tiene que permitir JavaScript" in said
    assert "your browser has to allow JavaScript" in said


def test_a_page_that_can_load_nothing_says_so_as_below_a_path_of_somebody_elses_site(visitor):
    ana = visitor()
    ana.context.route("**/assets/*", lambda route: route.abort())
    ana.go("/")
    said = ana.page.locator("body").inner_text()
    assert "La página no ha podido cargar sus archivos" in said
    assert "needs a name of its own" in said
    ana.errors.clear()  # the browser has logged the failed downloads
    ana.context.unroute("**/assets/*")
    ana.visit()
    assert "no ha podido cargar" not in ana.page.locator("body").inner_text()


def test_a_refused_file_is_no_raw_json(visitor):
    guest = visitor()
    guest.go(f"/api/tables/{'a' * 26}/record")
    assert "Esta mesa no existe" in guest.page.get_by_role("heading").inner_text()
    guest.accessible()


def test_the_licences_of_all_that_is_built_in_are_one_link_away(visitor):
    guest = visitor()
    guest.go("/")
    link = guest.page.locator("[data-licences]").get_attribute("href")
    answer = guest.page.request.get(guest.page.url.rstrip("/") + link, max_retries=2)
    assert answer.ok
    for one in (
        "Tafurería",
        "svelte ",
        "@fluent/bundle ",
        "@fontsource/alegreya-sans ",
        "qr ",
        "vite ",
        "mypyc",
    ):
        assert f"\n{one}" in f"\n{answer.text()}"


def test_a_house_that_is_lost_says_so_and_comes_back(engine, tmp_path):
    from tests.browser.visitors import Visitor

    house = House(tmp_path)
    house.open()
    guest = Visitor(engine, house)
    table = guest.alone(GAME)
    guest.page.wait_for_selector("[data-phase]")
    # The page is open and the house is gone, as when a laptop wakes up.
    guest.page.evaluate("history.pushState(null, '', '/')")
    house.kill()
    guest.page.evaluate(
        f"history.pushState(null, '', '/mesa/{table}'); dispatchEvent(new PopStateEvent('popstate'))"
    )
    guest.page.get_by_text("Reconectando").or_(guest.page.get_by_text("La casa no contesta")).first.wait_for()
    house.open()
    guest.page.wait_for_selector("[data-phase]", timeout=PATIENCE * 2000)
    guest.close()
    house.kill()


def test_a_page_that_misses_a_part_of_itself_comes_back_by_itself(visitor):
    guest = visitor()
    guest.go("/")
    guest.page.get_by_role("button", name="Jugar ahora").first.wait_for()
    parts = "**/assets/Table-*.js"
    guest.page.route(parts, lambda route: route.abort())
    guest.alone(GAME)
    guest.page.get_by_text("La casa no contesta").first.wait_for()
    guest.page.unroute(parts)
    guest.page.wait_for_selector("[data-phase]")
    guest.errors.clear()  # the browser has logged the failed downloads
    guest.sound()


def test_the_end_names_who_won_and_what_decided_it_and_the_game_stays(visitor):
    ana = visitor()
    table = ana.alone("moros-y-cristianos", options={"puntos": 14})
    rng = random.Random(3)
    ana.play(rng)
    ana.page.locator("[data-over]").wait_for()
    ana.page.get_by_role("heading", name="Lo que la decidió").wait_for()
    assert ana.page.locator("[data-over] figure strong").inner_text()
    ana.accessible()
    ana.sound()
    ana.go("/")
    card = ana.page.locator(f'a[href="/mesa/{table}/repaso"]')
    card.wait_for()
    card.get_by_text("Moros y cristianos").wait_for()
    ana.accessible()
    card.click()
    step = ana.page.locator("[data-step]")
    step.wait_for()
    # The arrow keys work wherever the focus is, except in a text field.
    for focus in ("select", "[type=range]", ".jump", "[type=checkbox]"):
        ana.page.locator(focus).first.focus()
        before = int(step.get_attribute("data-step"))
        ana.page.keyboard.press("ArrowRight")
        ana.page.wait_for_selector(f'[data-step="{before + 1}"]')
    ana.page.keyboard.press("ArrowLeft")
    ana.page.wait_for_selector(f'[data-step="{before}"]')
    assert ana.page.locator("select").input_value() == "0"
    ana.sound()


def paced(visitor, settings, **more):
    one = visitor(**more)
    one.context.add_init_script(SET % settings)
    return one


def own_turn(one, rng):
    """Play until one's own turn has come and been played."""
    at = "document.querySelector('[data-position]')?.dataset.position"
    before = None
    for _ in going_on(one):
        # In this order: the position in which one is asked is the one that is played on.
        ready, now = one.settled(), one.page.evaluate(at)
        if before is not None and now != before:
            return
        if ready:
            before = now
            one.step(rng)
        else:
            one.rest()


def test_what_others_do_is_told_at_a_pace_of_ones_own(visitor):
    ana = visitor()
    ana.page.add_init_script(STAND)
    ana.alone("moros-y-cristianos", seats=5)
    rng = random.Random(1)
    for _ in going_on(ana):
        if ana.page.locator("[data-telling]").count():
            break
        if not (ana.settled() and ana.step(rng)):
            ana.rest()
    ana.page.keyboard.press("p")
    ana.page.locator("[data-telling] [aria-pressed=true]").wait_for()
    ana.accessible()
    now = "document.querySelector('[data-stage]').dataset.beat"
    at = ana.page.evaluate(now)
    ana.page.keyboard.press("n")
    ana.page.wait_for_function(f"(at) => {now} !== at", arg=at)
    ana.page.keyboard.press("f")
    ana.page.wait_for_selector("[data-mine=true], [data-over]")
    ana.sound()


def test_who_comes_back_reads_what_happened_since_their_turn(visitor):
    ana = visitor(size=PHONE)
    ana.page.add_init_script(LASTING)
    ana.alone("espada-negra", seats=5)
    own_turn(ana, random.Random(2))
    ana.page.wait_for_selector("[data-mine=true]")
    ana.page.reload()
    ana.page.wait_for_selector("[data-since]")
    assert ana.page.locator("[data-since] li").count() >= 2
    ana.accessible()
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("[data-since]", state="detached")
    ana.sound()


def test_a_new_table_is_set_up_by_pictures_and_by_keys(visitor):
    for size in (None, PHONE):
        ana = visitor(**({"size": size} if size else {}))
        ana.go("/juego/taifa")
        valencia = ana.page.get_by_role("checkbox", name="La taifa de Valencia la juega una persona")
        valencia.focus()
        ana.page.keyboard.press("Space")
        ana.comes_to(valencia.is_checked, True)
        ana.comes_to(ana.page.get_by_role("radio", name="Seis reinos").is_checked, True)
        ana.page.get_by_role("radio", name="Con amigos").click()
        ana.accessible()
        ana.touchable()
        ana.page.get_by_role("radio", name="El Cid", exact=False).first.click()
        valencia.wait_for(state="detached")
        ana.page.get_by_role("radio", name="Seis reinos").click()
        valencia.click()
        ana.page.get_by_role("button", name="Crear la mesa").click()
        ana.page.get_by_text("La taifa de Valencia la juega una persona").wait_for()
        ana.sound()


def test_a_choice_can_be_taken_back_for_a_while(visitor):
    ana = paced(visitor, "{undo: 600}")
    # Nobody else may choose at the same time, as rivals do in a sealed auction: that would be a new position.
    ana.alone("la-reconquista", seats=3)
    for _ in going_on(ana):
        if ana.settled():
            break
    position = ana.page.locator("[data-position]").get_attribute("data-position")
    undo, rng = ana.page.get_by_role("button", name="Deshacer"), random.Random(1)
    for _ in going_on(ana):
        if undo.count():
            break
        ana.step(rng)
    undo.click()
    ana.page.wait_for_selector("[data-undo]", state="detached")
    ana.comes_to(lambda: bool(ana.settled()), True)
    assert ana.page.locator("[data-position]").get_attribute("data-position") == position
    ana.accessible()
    ana.sound()
