"""The laboratory's page: a visitor chooses variants by hand and watches the study grow."""

from __future__ import annotations

GAME = "moros-y-cristianos"
"""A game whose studies take long; with a small one the study would end before the page is reloaded."""


def deals(page):
    return int(page.locator("[data-deals]").get_attribute("data-deals") or 0)


def copied(page):
    """What was copied last; it is written behind the page's back."""
    return page.evaluate("navigator.clipboard.readText()")


def choose(ana):
    """Open the form, with two variants of that game."""
    ana.go("/")
    ana.page.locator("[data-laboratory]").click()
    ana.page.wait_for_selector("form.form")
    ana.page.locator(f"[data-game={GAME}]").click()
    ana.page.locator(f"[data-game={GAME}][aria-pressed=true]").wait_for()


def test_a_study_is_chosen_watched_stopped_kept_and_shared(visitor):
    ana = visitor(permissions=["clipboard-read", "clipboard-write"])
    choose(ana)
    page = ana.page
    page.locator("[data-variant='1'] summary").click()
    field = page.locator("[data-variant='1']").get_by_label("Nombre")
    field.fill("La norma")
    page.get_by_role("alert").get_by_text("se llaman igual").wait_for()
    field.fill("Sin envite")
    page.get_by_role("button", name="Otra variante").click()
    ana.comes_to(page.locator("[data-variant]").count, 3)
    page.locator("[data-variant='2'] summary").click()
    page.locator("[data-variant='2']").get_by_role("button", name="Quitar").click()
    page.get_by_role("radio", name="± 1", exact=True).click()
    page.get_by_role("radio", name="4", exact=True).click()
    ana.fits()
    page.get_by_role("button", name="Jugar el estudio").click()
    page.locator("[data-status=running]").wait_for()
    address = page.url
    page.locator(".report h1").wait_for()
    first = deals(page)
    while deals(page) <= first:
        ana.rest()
    # The page is reloaded in another language: the study goes on.
    page.reload()
    page.locator(".report h1").wait_for()
    page.locator("[data-status=running]").wait_for()
    ana.touchable()
    page.get_by_role("button", name="Parar").click()
    page.locator("[data-status=stopped]").wait_for()
    page.get_by_text("Se paró a mano").first.wait_for()
    page.get_by_role("button", name="Compartir", exact=True).click()
    page.get_by_text("Enlace copiado").wait_for()
    ana.comes_to(lambda: copied(page), address)
    page.get_by_role("button", name="Copiar").click()
    ana.comes_to(lambda: copied(page).startswith(f"tafureria compare {GAME} --seats 4"), True)
    with page.expect_download() as report:
        page.get_by_role("link", name="Descargar el informe").click()
    assert report.value.suggested_filename == f"{GAME}.html"
    ana.fits()
    # The study's settings can be used again, and the study is on the shelf.
    page.get_by_role("button", name="Otro estudio").click()
    page.locator("[data-variant='1']").get_by_text("Sin envite").wait_for()
    ana.accessible()
    page.locator(f"[data-study='{address.rsplit('/', 1)[1]}']").click()
    page.locator("[data-status=stopped]").wait_for()
    ana.sound()


def test_a_study_is_begun_with_keys_alone_and_read_in_english(visitor):
    ana = visitor(locale="en-GB")
    choose(ana)
    page = ana.page
    button = page.get_by_role("button", name="Play the study")
    while not button.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".report").get_by_text("How to read it").wait_for()
    # It may be done before it can be stopped.
    ended = page.locator("[data-status=stopped], [data-status=done]")
    page.get_by_role("button", name="Stop", exact=True).or_(ended).first.press("Enter")
    ended.wait_for()
    ana.accessible()
    ana.sound()


def test_what_is_no_study_for_this_visitor_says_so(visitor):
    ana = visitor()
    ana.go("/laboratorio/abcdefghijklmnopqrstuvwxyz")
    ana.page.get_by_text("Ese estudio no existe").wait_for()
    ana.accessible()
