"""The first page, the options, and a table with friends."""

from __future__ import annotations

import random

from tests.browser import measure
from tests.browser.visitors import DESK, PHONE, going_on

GAME = "moros-y-cristianos"


def test_a_first_visit_is_light_and_asks_nobody_else(visitor):
    """Its speed depends on the machine; ``make bench`` measures it."""
    guest = visitor()
    guest.go("/")
    guest.page.get_by_role("button", name="Jugar ahora").first.wait_for()
    guest.loaded()
    assert 0 < measure.transferred(guest.page) < measure.FIRST_VISIT
    guest.sound()


def test_every_game_has_its_arch_with_picture_players_minutes_and_a_sentence(visitor):
    guest = visitor()
    guest.go("/")
    guest.page.get_by_role("button", name="Jugar ahora").first.wait_for()
    arches = guest.page.locator(".game")
    guest.comes_to(arches.count, len(guest.front()["games"]))
    for index in range(arches.count()):
        arch = arches.nth(index)
        assert arch.locator(".opening svg").count() == 1
        assert "jugadores" in arch.inner_text() and "min" in arch.inner_text()
        assert len(arch.locator(".tagline").inner_text()) > 20


def test_one_click_seats_a_visitor_with_computer_players(visitor):
    guest = visitor()
    guest.go("/")
    guest.page.get_by_role("button", name="Jugar ahora Moros y cristianos").click()
    # Whoever has never played the game is offered the lesson, once.
    guest.page.locator("[data-offer]").get_by_role("button", name="Jugar ya").click()
    guest.page.wait_for_selector("[data-phase]")
    guest.comes_to(guest.page.locator("[data-seat]").count, 4)
    guest.sound()


def test_an_unfinished_table_waits_on_the_first_page(visitor):
    guest = visitor()
    table = guest.alone(GAME)
    guest.page.wait_for_selector("[data-mine=true]")
    guest.go("/")
    guest.page.locator(f'a[href="/mesa/{table}"]').click()
    guest.page.wait_for_selector("[data-phase]")


def test_every_option_stands_on_the_options_page_with_its_sentence_and_section(visitor):
    guest = visitor()
    guest.go(f"/juego/{GAME}")
    guest.page.get_by_role("heading", name="Reglas de la mesa").click()
    options = next(game for game in guest.front()["games"] if game["name"] == GAME)["options"]
    helps = guest.page.locator(".option .help")
    guest.comes_to(helps.count, len(options))
    for index, option in enumerate(options):
        text = helps.nth(index).inner_text()
        assert len(text) > 20 and f"§{option['section']}" in text


def test_options_travel_to_the_table(visitor):
    guest = visitor()
    guest.go(f"/juego/{GAME}")
    guest.page.get_by_role("radio", name="6", exact=True).click()
    guest.page.get_by_role("radio", name="Por equipos, a 100").click()
    guest.page.get_by_role("heading", name="Reglas de la mesa").click()
    guest.comes_to(guest.page.get_by_role("checkbox", name="Por equipos").is_checked, True)
    guest.page.get_by_label("Tu nombre").fill("Berta")
    guest.page.get_by_role("button", name="Jugar ahora").click()
    guest.page.wait_for_selector("[data-phase]")
    guest.comes_to(guest.page.locator("[data-seat]").count, 6)
    guest.page.get_by_text("de 100").first.wait_for()
    guest.page.get_by_text("Berta").first.wait_for()


def test_a_set_up_that_a_rule_forbids_says_so(visitor):
    guest = visitor()
    guest.go(f"/juego/{GAME}")
    guest.page.get_by_role("radio", name="5", exact=True).click()
    guest.page.get_by_role("heading", name="Reglas de la mesa").click()
    guest.page.get_by_role("checkbox", name="Por equipos").check()
    guest.page.get_by_role("button", name="Jugar ahora").click()
    guest.page.get_by_role("alert").get_by_text("juegan cuatro o seis").wait_for()


def test_an_address_that_leads_nowhere_leads_back(visitor):
    guest = visitor()
    guest.go("/mesa/nosuchtable")
    guest.page.get_by_role("main").get_by_role("link", name="Ir a la casa").click()
    guest.page.get_by_role("button", name="Jugar ahora").first.wait_for()


def test_every_screen_of_the_house_is_clean_for_axe_by_day_and_by_night(visitor):
    for theme, size in (("light", None), ("dark", PHONE)):
        guest = visitor(color_scheme=theme, **({"size": size} if size else {}))
        guest.go("/")
        guest.page.get_by_role("button", name="Jugar ahora").first.wait_for()
        guest.accessible()
        if size:
            guest.touchable()
        guest.page.get_by_role("button", name="Ajustes").click()
        guest.page.get_by_role("dialog").wait_for()
        guest.accessible()
        guest.page.keyboard.press("Escape")
        guest.go(f"/juego/{GAME}")
        guest.page.get_by_role("heading", name="Reglas de la mesa").wait_for()
        guest.accessible()
        if size:
            guest.touchable()
        guest.table(GAME, ["me", "open"])
        guest.page.get_by_role("button", name="Copiar").wait_for()
        guest.accessible()
        if size:
            guest.touchable()
        guest.sound()


def test_language_light_and_letter_change_without_reloading(visitor):
    guest = visitor(locale="en-GB")
    guest.go("/")
    guest.page.get_by_role("button", name="Play now").first.wait_for()
    guest.page.evaluate("window.stays = true")
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("radio", name="Español").click()
    guest.page.get_by_role("heading", name="Ajustes").wait_for()
    guest.page.get_by_role("radio", name="Oscuro").click()
    guest.page.get_by_role("radio", name="Muy grande").click()
    root = guest.page.locator("html")
    names = ("lang", "data-theme", "data-size")
    guest.comes_to(lambda: [root.get_attribute(name) for name in names], ["es", "dark", "larger"])
    assert guest.page.evaluate("window.stays")
    guest.page.reload()
    guest.page.get_by_role("button", name="Jugar ahora").first.wait_for()
    guest.sound()


def test_friends_come_by_link_sit_down_and_a_watcher_watches_to_the_end(visitor):
    ana, berta, watcher = visitor(), visitor(), visitor()
    table = ana.table(GAME, ["me", "open"], name="Ana", options={"puntos": 6})
    ana.page.get_by_role("button", name="Copiar").wait_for()
    berta.go(f"/mesa/{table}")
    berta.page.get_by_label("Tu nombre").fill("Berta")
    berta.page.get_by_role("button", name="Sentarme aquí B").click()
    watcher.go(f"/mesa/{table}")
    ana.page.get_by_text("Berta").first.wait_for()
    ana.page.get_by_role("button", name="Empezar").click()
    for one in (ana, berta, watcher):
        one.page.wait_for_selector("[data-phase]")
    ana.drawer("talk").get_by_label("Escribe un mensaje").fill("<b>hola</b>")
    ana.page.get_by_role("button", name="Enviar").click()
    berta.drawer("talk").get_by_text("<b>hola</b>").wait_for()
    for one in (ana, berta):
        one.page.keyboard.press("Escape")
    assert watcher.page.get_by_text("Tu mano").count() == 0
    rng = random.Random(5)
    for _ in going_on(ana, berta):
        if ana.over and berta.over:
            break
        if not (ana.settled() and ana.step(rng)) and not (berta.settled() and berta.step(rng)):
            ana.rest()
    for one in (ana, berta, watcher):
        one.page.wait_for_selector("[data-over]")
        one.sound()
    ana.page.get_by_role("button", name="Comprobar el reparto").click()
    ana.page.get_by_text("Nadie ha manipulado el reparto").wait_for()
    ana.page.get_by_role("button", name="Jugar otra vez").click()
    ana.page.wait_for_url(lambda url: not url.endswith(table))
    ana.page.wait_for_selector("[data-phase]")
    berta.page.get_by_role("button", name="Ir a la revancha").click()
    berta.page.wait_for_url(ana.page.url)
    berta.page.wait_for_selector("[data-phase]")
    berta.page.get_by_text("Ana", exact=True).first.wait_for()


def test_who_waits_for_friends_begins_without_scrolling(visitor):
    host = visitor(size=DESK)
    host.table(GAME, ["me", "open", "open", "open"])
    begin = host.page.locator("[data-begin]")
    begin.wait_for()
    assert begin.evaluate("(one) => one.getBoundingClientRect().bottom <= innerHeight")
    # On a phone it follows what one does before.
    host.page.set_viewport_size(dict(zip(("width", "height"), PHONE, strict=True)))
    mail = host.page.locator("[data-mail]")
    host.comes_to(lambda: begin.bounding_box()["y"] > mail.bounding_box()["y"], True)
    host.sound()


def test_a_listed_table_is_found_by_strangers_and_who_resigns_is_replaced(visitor):
    ana, berta = visitor(), visitor(size=PHONE)
    table = ana.table(GAME, ["me", "open"], name="Ana", listed=True, move_seconds=600)
    berta.go("/")
    berta.page.locator(f'a[href="/mesa/{table}"]').click()
    berta.page.get_by_label("Tu nombre").fill("Berta")
    berta.page.get_by_role("button", name="Sentarme aquí B").click()
    ana.page.get_by_text("Berta").first.wait_for()
    ana.page.get_by_role("button", name="Empezar").click()
    ana.play(random.Random(1), until=lambda: ana.page.locator("[role=timer]").count() > 0)
    berta.resign()
    ana.page.get_by_text("Berta deja la partida").first.wait_for()
    ana.page.get_by_text("Berenguer").first.wait_for()
    ana.sound()
    berta.sound()


def test_a_private_word_reaches_one_person_only(visitor):
    ana, berta, carla = visitor(), visitor(), visitor()
    table = ana.table(GAME, ["me", "open", "open"], name="Ana", talk="private")
    for one, name, seat in ((berta, "Berta", "B"), (carla, "Carla", "C")):
        one.go(f"/mesa/{table}")
        one.page.get_by_label("Tu nombre").fill(name)
        one.page.get_by_role("button", name=f"Sentarme aquí {seat}").click()
        ana.page.get_by_text(name).first.wait_for()
    ana.page.get_by_role("button", name="Empezar").click()
    for one in (ana, berta, carla):
        one.drawer("talk")
    ana.page.get_by_label("A quién").select_option(label="Solo a Berta")
    ana.page.get_by_label("Escribe un mensaje").fill("Vamos juntas contra Carla")
    ana.page.get_by_role("button", name="Enviar").click()
    berta.page.get_by_text("Vamos juntas").wait_for()
    ana.page.get_by_label("A quién").select_option(label="A toda la mesa")
    ana.page.get_by_label("Escribe un mensaje").fill("Buena suerte")
    ana.page.get_by_role("button", name="Enviar").click()
    carla.page.get_by_text("Buena suerte").wait_for()
    assert carla.page.get_by_text("Vamos juntas").count() == 0


def sit_down_with_berta(ana):
    """Open a table for two people at one screen."""
    ana.go(f"/juego/{GAME}?pantalla")
    ana.page.get_by_label("Tu nombre").fill("Ana")
    ana.page.get_by_label("Nombre de quien se sienta en B").fill("Berta")
    ana.page.get_by_role("button", name="Jugar ahora").click()


def test_two_people_at_one_screen_never_see_each_others_hand(visitor):
    ana = visitor(size=PHONE)
    sit_down_with_berta(ana)
    rng, opened, shown = random.Random(9), [], []
    for _ in going_on(ana):
        if len(set(opened)) == 2 and len(opened) >= 4:
            break
        ana.page.wait_for_selector("[data-curtain],[data-phase],[data-news],[data-common-view]")
        if ana.page.locator("[data-close-news]").count():
            ana.page.locator("[data-close-news]").click()
            continue
        if ana.page.locator("[data-curtain]").count():
            assert ana.page.locator(".hand,.log").count() == 0
            if not opened:
                ana.accessible()
                ana.touchable()
            opened.append(ana.page.locator("[data-open]").inner_text())
            ana.page.locator("[data-open]").click()
        elif ana.settled():
            name = ana.page.evaluate("document.querySelector('.own .name')?.innerText")
            if name is None:
                continue  # the curtain has fallen in the meantime
            shown.append(name)
            ana.step(rng)
        else:
            ana.rest()
    assert set(opened) == {"Soy Ana", "Soy Berta"}
    assert any("Ana" in one for one in shown) and any("Berta" in one for one in shown)
    ana.sound()


def test_a_second_person_comes_to_a_phone_at_the_waiting_table(visitor):
    """Ana plays on her own device; Berta and Carla share a phone, with a curtain between their turns."""
    ana, berta = visitor(), visitor(size=PHONE)
    table = ana.table(GAME, ["me", "open", "open"], name="Ana", seats_each=2)
    berta.go(f"/mesa/{table}")
    berta.page.get_by_label("Tu nombre").fill("Berta")
    berta.page.get_by_role("button", name="Sentarme aquí B").click()
    berta.page.get_by_label("Nombre de otro jugador").fill("Carla")
    berta.page.get_by_role("button", name="Otra persona, en este dispositivo C").click()
    berta.page.get_by_role("button", name="Quitar a Carla").wait_for()
    berta.accessible()
    berta.touchable()
    berta.sound()
    ana.page.get_by_text("Carla").first.wait_for()
    ana.page.get_by_role("button", name="Empezar").click()
    rng, opened = random.Random(4), set()
    for _ in going_on(ana, berta):
        if len(opened) == 2:
            break
        if berta.page.locator("[data-curtain]").count():
            opened.add(berta.page.locator("[data-open]").inner_text())
            berta.page.locator("[data-open]").click()
        elif not berta.step(rng) and not ana.step(rng):
            berta.rest()
    assert opened == {"Soy Berta", "Soy Carla"}
    ana.sound()
    berta.sound()


def test_opponents_are_chosen_by_level_for_the_table_and_by_seat(visitor):
    for theme, size in (("light", None), ("dark", PHONE)):
        guest = visitor(color_scheme=theme, **({"size": size} if size else {}))
        guest.go(f"/juego/{GAME}")
        page = guest.page
        level = page.get_by_role("radiogroup", name="Nivel de los bots de la casa")
        level.wait_for()
        guest.comes_to(level.get_by_role("radio").all_inner_texts, ["Aprendiz", "Jugador", "Maestro"])
        guest.comes_to(level.get_by_role("radio", name="Jugador").is_checked, True)
        page.get_by_text("responde al instante").wait_for()
        assert page.get_by_label("Tiempo de reflexión del maestro").count() == 0
        level.get_by_role("radio", name="Aprendiz").click()
        page.get_by_role("heading", name="Asiento por asiento").click()
        page.get_by_label("Quién se sienta en B").select_option("Maestro")
        for sentence in ("para tus primeras partidas", "prueba sus jugadas"):
            page.get_by_text(sentence).wait_for()
        page.get_by_label("Tiempo de reflexión del maestro").select_option("0,5 segundos")
        page.get_by_label("Quién se sienta en C").select_option("Un amigo, por enlace")
        guest.accessible()
        guest.sound()
        if size:
            guest.touchable()

        page.get_by_role("button", name="Crear la mesa").click()
        page.get_by_text("Bot de la casa: Maestro").wait_for()
        assert page.get_by_text("Bot de la casa: Aprendiz").count() == 1

        page.get_by_role("button", name="Empezar").click()
        page.wait_for_selector("[data-phase]")
        guest.sound()
