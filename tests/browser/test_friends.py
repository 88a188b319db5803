"""Friends at one table: what people see of each other, on phones and desktops."""

from __future__ import annotations

import random

from tests.browser.houses import House
from tests.browser.scripts import SET
from tests.browser.visitors import PHONE, Visitor, going_on

GAME = "moros-y-cristianos"
NOTES = """
window.notes = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, more) { window.notes.push([title, more.body]); }
  close() {}
};
Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""


SHARES = """
window.shared = [];
navigator.share = async (what) => void window.shared.push(what);
"""
NO_SHARES = "delete Navigator.prototype.share;"
WHISPERED = {"Carla": "Solo para tus ojos", "Berta": "Para los tuyos"}
"""What is said to one person each."""


def sit(one, table, name, seat):
    """Open the table's link, enter a name and sit down."""
    one.go(f"/mesa/{table}")
    one.page.get_by_label("Tu nombre").fill(name)
    one.page.get_by_role("button", name=f"Sentarme aquí {seat}").click()
    one.page.get_by_text(name, exact=True).first.wait_for()


def talk_of(one):
    """Open the talk drawer."""
    one.drawer("talk")
    one.page.get_by_label("Escribe un mensaje").wait_for()


def say(one, text, to=None):
    """Send a message to one person or to the whole table."""
    talk_of(one)
    if one.page.get_by_label("A quién").count():
        one.page.get_by_label("A quién").select_option(label=f"Solo a {to}" if to else "A toda la mesa")
    one.page.get_by_label("Escribe un mensaje").fill(text)
    one.page.get_by_role("button", name="Enviar").click()
    # The sender sees the message, too: by then it has been sent to all.
    one.page.get_by_role("dialog").get_by_text(text, exact=True).last.wait_for()


def test_the_title_and_a_notice_say_that_it_is_ones_turn(visitor, house):
    ana = visitor()
    ana.page.add_init_script(NOTES)
    ana.page.add_init_script(SET % "{notify: true}")
    ana.alone(GAME, options={"puntos": 30})
    ana.page.wait_for_selector("[data-phase]")
    rng = random.Random(3)
    ana.play(rng, until=lambda: ana.mine)
    # She plays, and switches to another window while the others think.
    with house.holding("still"):
        ana.play(rng, until=lambda: ana.page.locator("[data-phase][data-mine=false]").count() > 0)
        ana.comes_to(lambda: ana.page.title().startswith("Te toca"), False)
        ana.page.evaluate("window.away = true")
        assert ana.page.evaluate("window.notes") == []
    ana.page.wait_for_function("() => window.notes.length")
    title, body = ana.page.evaluate("window.notes[0]")
    assert title == "Moros y cristianos"
    assert len(body) > 10
    ana.page.wait_for_function("() => document.title.startsWith('Te toca')")
    ana.sound()


def test_who_is_away_too_long_is_played_for_and_gets_the_seat_back(visitor):
    ana, berta = visitor(), visitor(size=PHONE)
    table = ana.table(GAME, ["me", "open"], name="Ana", patience=1)
    sit(berta, table, "Berta", "B")
    ana.page.get_by_text("Berta").first.wait_for()
    ana.page.get_by_role("button", name="Empezar").click()
    berta.page.wait_for_selector("[data-phase]")
    berta.go("/")
    ana.page.get_by_text("ausente: juega la casa").first.wait_for()
    ana.accessible()
    berta.page.locator(f'a[href="/mesa/{table}"]').click()
    berta.page.wait_for_selector("[data-phase]")
    ana.page.get_by_text("ausente: juega la casa").first.wait_for(state="detached")
    ana.sound()
    berta.sound()


def test_somebody_is_muted_and_heard_again_on_a_phone(visitor):
    ana, berta = visitor(), visitor(size=PHONE, color_scheme="dark")
    table = ana.table(GAME, ["me", "open"], name="Ana")
    sit(berta, table, "Berta", "B")
    ana.page.get_by_role("button", name="Empezar").click()
    ana.page.wait_for_selector("[data-phase]")
    berta.page.wait_for_selector("[data-phase]")
    say(ana, "Te voy a ganar")
    talk_of(berta)
    berta.page.get_by_text("Te voy a ganar").wait_for()
    berta.accessible()
    berta.touchable()
    berta.page.get_by_role("button", name="Silenciar a Ana").click()
    berta.page.get_by_text("Te voy a ganar").wait_for(state="detached")
    say(ana, "¿Me oyes?")
    say(berta, "No")
    ana.page.get_by_text("No", exact=True).wait_for()
    assert berta.page.get_by_text("¿Me oyes?").count() == 0
    berta.page.locator(".talk .lines > button").click()
    berta.page.get_by_text("¿Me oyes?").wait_for()
    ana.sound()
    berta.sound()


def test_a_private_word_is_read_by_one_of_the_two_people_at_a_phone(visitor):
    ana, berta = visitor(), visitor(size=PHONE)
    table = ana.table(GAME, ["me", "open", "open"], name="Ana", talk="private", draw=True, seats_each=2)
    ana.page.get_by_text("Sortear los asientos").wait_for()
    sit(berta, table, "Berta", "B")
    berta.page.get_by_label("Nombre de otro jugador").fill("Carla")
    berta.page.get_by_role("button", name="Otra persona, en este dispositivo C").click()
    ana.page.get_by_text("Carla").first.wait_for()
    ana.page.get_by_role("button", name="Empezar").click()
    ana.page.wait_for_selector("[data-phase]")
    for name, text in WHISPERED.items():
        say(ana, text, to=name)
    ana.page.keyboard.press("Escape")
    rng, read = random.Random(8), {}
    for _ in going_on(ana, berta):
        if len(read) == 2:
            break
        if berta.page.locator("[data-curtain]").count():
            name = berta.page.locator("[data-open]").inner_text().removeprefix("Soy ")
            berta.page.locator("[data-open]").click()
            talk_of(berta)
            # It may still be on its way to this page.
            berta.page.get_by_text(WHISPERED[name]).wait_for()
            read[name] = [text for text in WHISPERED.values() if berta.page.get_by_text(text).count()]
            berta.page.keyboard.press("Escape")
        elif not berta.step(rng) and not ana.step(rng):
            berta.rest()
    assert read == {name: [text] for name, text in WHISPERED.items()}


def test_a_replay_on_a_phone_deals_again_and_is_clean_for_axe(visitor):
    ana = visitor(size=PHONE, color_scheme="dark")
    table = ana.alone(GAME, options={"puntos": 3})
    ana.play(random.Random(11))
    ana.page.get_by_role("button", name="Comprobar el reparto").click()
    ana.page.locator("[data-deal=good]").wait_for()
    ana.accessible()
    ana.touchable()
    ana.go(f"/mesa/{table}/repaso")
    ana.page.wait_for_selector("[data-step='0']")
    ana.page.get_by_role("button", name="Comprobar el reparto").click()
    ana.page.locator("[data-deal=good]").wait_for()
    ana.accessible()
    ana.touchable()
    ana.sound()


def test_a_page_that_is_told_another_deal_says_so(visitor):
    """The page checks everything that the house says about the deal after the end."""
    ana = visitor()
    ana.alone(GAME, options={"puntos": 3})
    ana.play(random.Random(11))

    def another(route):
        answer = route.fetch()
        deal = answer.json()
        deal["draws"][3]["number"] ^= 1
        route.fulfill(response=answer, json=deal)

    ana.page.route("**/deal", another)
    ana.page.get_by_role("button", name="Comprobar el reparto").click()
    ana.page.locator("[data-deal=draw]").wait_for()
    ana.sound()


def test_a_full_disk_stops_the_table_for_all_to_see_and_it_goes_on_when_there_is_room(
    engine, house, tmp_path
):
    inn = House(tmp_path)
    inn.open()
    ana = Visitor(engine, inn, size=PHONE)
    stopped = ana.page.get_by_text("La mesa está parada: la casa no puede guardar las jugadas.")
    try:
        ana.alone(GAME, options={"puntos": 30})
        rng = random.Random(4)
        ana.play_to("play", rng)
        inn.kill()
        full = max(file.stat().st_size for file in tmp_path.glob("house.sqlite3*"))
        inn.open(room=full + 60_000)
        ana.page.get_by_text("Reconectando").wait_for(state="detached")
        ana.play(rng, until=lambda: bool(stopped.count()))
        ana.accessible()
        ana.sound()
        inn.kill()
        inn.open()
        stopped.wait_for(state="detached")
        ana.play_to("play", rng)
        ana.sound()
    finally:
        ana.close()
        inn.kill()


def test_the_invitation_is_handed_to_the_share_sheet_of_the_device(visitor):
    ana = visitor(size=PHONE)
    ana.page.add_init_script(SHARES)
    table = ana.table(GAME, ["me", "open"], seats=5)
    ana.page.get_by_role("button", name="Compartir", exact=True).click()
    (shared,) = ana.page.evaluate("window.shared")
    assert shared["url"].endswith(f"/mesa/{table}")
    assert "Moros y cristianos" in shared["text"]
    ana.touchable()
    ana.sound()


def test_without_a_share_sheet_the_link_is_copied(visitor):
    ana = visitor(permissions=["clipboard-read", "clipboard-write"])
    ana.page.add_init_script(NO_SHARES)
    ana.table(GAME, ["me", "open"], seats=5)
    link = ana.page.get_by_label("Enlace de la mesa", exact=True).input_value()
    assert ana.page.get_by_role("button", name="Compartir", exact=True).count() == 0
    ana.page.get_by_role("button", name="Copiar", exact=False).click()
    ana.page.get_by_text("Copiado").wait_for()
    ana.comes_to(lambda: ana.page.evaluate("navigator.clipboard.readText()"), link)
    ana.sound()
