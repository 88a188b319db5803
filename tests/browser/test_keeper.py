"""The keeper's page: a player reports a line, and the keeper handles it, on a phone and on a desktop."""

from __future__ import annotations

import random

from tests.browser import measure
from tests.browser.houses import House
from tests.browser.test_friends import sit
from tests.browser.visitors import PHONE, Visitor

GAME = "moros-y-cristianos"


def test_a_rude_line_is_reported_and_its_speaker_turned_away(visitor):
    ana, bea = visitor(), visitor()
    keeper = visitor()
    table = ana.table(GAME, ["me", "open"])
    sit(bea, table, "Bea", "B")
    bea.page.get_by_label("Escribe un mensaje").fill("una grosería")
    bea.page.get_by_role("button", name="Enviar").click()
    ana.page.get_by_text("una grosería").wait_for()
    ana.page.get_by_role("button", name="Avisar de lo que dijo Bea").focus()
    ana.page.keyboard.press("Enter")
    ana.page.get_by_text("Lo verá quien lleva la casa").wait_for()
    keeper.go("/casa")
    page = keeper.page
    page.locator(f"[data-table='{table}']").wait_for()
    report = page.locator("[data-report]").filter(has_text="una grosería")
    assert report.locator(".meant").inner_text().startswith("Bea")
    keeper.fits()
    report.get_by_role("button", name="Bea").click()
    page.get_by_label("Por cuánto tiempo").select_option(label="un día")
    keeper.fits()
    page.get_by_role("button", name="Vetar").click()
    page.get_by_text("Hecho.").wait_for()
    bea.page.get_by_text("te ha pedido que te marches").first.wait_for()
    report.get_by_role("button", name="Atendido").click()
    report.wait_for(state="detached")
    page.locator("[data-order=ban]").filter(has_text="Bea").get_by_role("button", name="Levantar").click()
    page.locator("[data-order=ban]").wait_for(state="detached")
    page.locator(f"[data-table='{table}']").get_by_role("button", name="Borrar").click()
    page.locator("[data-confirm]").click()
    page.locator(f"[data-table='{table}']").wait_for(state="detached")
    keeper.fits()


def choose(keeper, table, name, deed):
    """The keeper clicks a person of that table, and then an order about them."""
    keeper.page.locator(f"[data-table='{table}'] .person").filter(has_text=name).click()
    keeper.page.get_by_role("dialog").get_by_role("button", name=deed).click()
    keeper.page.get_by_text("Hecho.").wait_for()


def look_again(keeper, found):
    """The keeper refreshes the page until *found* is there."""
    while not found.count():
        with keeper.page.expect_response("**/api/keeper"):
            keeper.page.get_by_role("button", name="Mirar otra vez").click()
        keeper.rest()


def fit(one):
    one.accessible()
    one.touchable()
    assert measure.smallest_texts(one.page) == []


def test_a_keepers_hour(engine, tmp_path):
    """Spam, a rude guest, a table closed and deleted, a full disk and an update, all from the page."""
    inn = House(tmp_path)
    inn.deal_by("a keeper's hour")
    inn.open()
    ana, bea, eva = (Visitor(engine, inn) for _ in range(3))
    keeper = Visitor(engine, inn, size=PHONE)
    page = keeper.page
    try:
        table = ana.table(GAME, ["me", "open", "open"], "Ana")
        sit(bea, table, "Bea", "B")
        sit(eva, table, "Eva", "C")
        keeper.go("/casa")
        page.locator("[data-failing=false]").wait_for()
        # Bea floods the talk: she is muted, and nobody gets her messages.
        for text in ("uno", "dos", "tres"):
            write(bea, text)
            ana.page.get_by_text(text, exact=True).wait_for()
        look_again(keeper, page.locator(".person").filter(has_text="Bea"))
        choose(keeper, table, "Bea", "Silenciar")
        write(bea, "cuatro")
        bea.page.get_by_text("no te deja hablar").first.wait_for()
        assert ana.page.get_by_text("cuatro", exact=True).count() == 0
        # Eva is rude: the keeper reads the message, removes her from the table and bans her.
        write(eva, "una grosería")
        ana.page.get_by_role("button", name="Avisar de lo que dijo Eva").click()
        report = page.locator("[data-report]")
        look_again(keeper, report)
        assert report.locator(".said").inner_text().split()[-2:] == ["una", "grosería"]
        fit(keeper)
        for deed in ("Retirar de esta mesa", "Vetar"):
            report.get_by_role("button", name="Eva").click()
            page.get_by_role("dialog").get_by_role("button", name=deed).click()
            page.get_by_text("Hecho.").wait_for()
        report.get_by_role("button", name="Atendido").click()
        report.wait_for(state="detached")
        eva.go(f"/mesa/{table}")
        eva.page.get_by_text("te ha pedido que te marches").first.wait_for()
        # A table is closed, then deleted; Ana goes on playing alone.
        closed = page.locator(f"[data-table='{table}']")
        closed.get_by_role("button", name="Cerrar").click()
        page.locator("[data-order=close]").wait_for()
        closed.get_by_role("button", name="Borrar").click()
        page.locator("[data-confirm]").click()
        closed.wait_for(state="detached")
        played = ana.alone(GAME, options={"puntos": 30})
        rng = random.Random(4)
        ana.play_to("play", rng)
        # The disk is full: the page says so, the table stops, and nothing is lost.
        inn.kill()
        full = max(file.stat().st_size for file in tmp_path.glob("house.sqlite3*"))
        inn.open(room=full + 60_000)
        ana.page.get_by_text("Reconectando").wait_for(state="detached")
        stopped = ana.page.get_by_text("La mesa está parada")
        ana.play(rng, until=lambda: bool(stopped.count()))
        before = ana.page.locator("[data-position]").get_attribute("data-position")
        look_again(keeper, page.locator("[data-failing=true]"))
        page.get_by_role("alert").get_by_text("el disco está lleno").wait_for()
        page.get_by_text("Poner una versión nueva").click()
        page.get_by_text("Instala la versión nueva").wait_for()
        fit(keeper)
        # There is room again: the house is shut down properly and reopened.
        inn.stop()
        inn.open()
        stopped.wait_for(state="detached")
        look_again(keeper, page.locator("[data-failing=false]"))
        page.locator(f"[data-table='{played}']").wait_for()
        ana.play_to("play", rng)
        assert int(ana.page.locator("[data-position]").get_attribute("data-position")) >= int(before)
        # Orders stay in force in the new process.
        keeper.comes_to(page.locator("[data-order]").count, 2)
        # A new release: the restart is announced, cancelled, then done at once; Ana plays on.
        restart = page.locator("[data-restart]")
        ask_restart(page, "5 minutos antes")
        restart.get_by_text("La casa se reinicia a las").wait_for()
        fit(keeper)
        ana.page.get_by_text("La casa cierra un momento a las").wait_for()
        page.get_by_role("button", name="No reiniciar").click()
        ana.page.get_by_text("La casa cierra un momento a las").wait_for(state="detached")
        ask_restart(page, "no, ahora mismo")
        page.locator("[data-restart=done]").get_by_text("Reiniciada").wait_for()
        ana.page.get_by_text("Reconectando").wait_for(state="detached")
        ana.play(rng)
        for one in (ana, keeper):
            one.sound()
    finally:
        for one in (ana, bea, eva, keeper):
            one.close()
        inn.kill()


def ask_restart(page, when):
    """The keeper asks for a restart, choosing how long before it is announced."""
    if not page.get_by_label("Avisar antes a todos").is_visible():
        page.get_by_text("Poner una versión nueva").click()
    page.get_by_label("Avisar antes a todos").select_option(label=when)
    page.get_by_role("button", name="Reiniciar la casa").click()
    page.locator("[data-confirm]").click()


def write(one, text):
    """Send a message to the whole table in the waiting room."""
    one.page.get_by_label("Escribe un mensaje").fill(text)
    one.page.get_by_role("button", name="Enviar").click()
