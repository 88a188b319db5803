"""A club in two browsers: founding it, joining by link, a table, a tournament of two rounds, its results."""

from __future__ import annotations

import random
import re

from tests.browser import measure
from tests.browser.visitors import PHONE, going_on

GAME = "muerte-al-rey"
LINK = re.compile(r"/club/([a-z2-9]{26})")


def fit(*people):
    """The page passes axe, and its buttons and texts are large enough."""
    for one in people:
        one.accessible()
        one.touchable()
        assert measure.smallest_texts(one.page) == []


def found(one, title, name):
    """Found a club with the keyboard alone; returns its id."""
    one.go("/club")
    form = one.page.locator("form")
    form.wait_for()
    fit(one)
    form.locator("input").first.focus()
    for text in (title, name):
        one.page.keyboard.press("Control+a")
        one.page.keyboard.type(text)
        one.page.keyboard.press("Tab")
    one.page.keyboard.press("Enter")
    one.page.wait_for_url(LINK)
    one.page.wait_for_selector("[data-club='1']")
    return LINK.search(one.page.url)[1]


def join(one, club, name, button):
    """Open the club's link, enter a name and join."""
    one.go(f"/club/{club}")
    one.page.locator("form input").fill(name)
    fit(one)
    one.page.get_by_role("button", name=button).click()
    one.page.locator(".members .you").get_by_text(name).wait_for()


def play_round(people):
    """All of them open their tables from the tournament's page and play until the games are over."""
    rng = random.Random(7)
    for one in people:
        one.page.locator("[data-your-table]").click()
    for _ in going_on(*people):
        if all(one.over for one in people):
            return
        moved = [bool(one.settled() and one.step(rng)) for one in people]
        if not any(moved):
            people[0].rest()


def test_an_evening_of_a_club(visitor):
    ana = visitor()
    bea = visitor(size=PHONE, locale="en-GB", color_scheme="dark")
    club = found(ana, "Los martes", "Ana")
    join(bea, club, "Bea", "Join the club")
    ana.page.wait_for_selector("[data-club='2']")
    # A table for the club, which the other members see.
    ana.page.get_by_text("Una mesa para el club").click()
    fit(ana)
    ana.page.get_by_role("link", name="Taifa").click()
    ana.page.locator("main button.main").first.click()
    ana.page.wait_for_url("**/mesa/*")
    bea.page.locator("a.entry").filter(has_text="Taifa").filter(has_text="Ana").wait_for()
    # A tournament of two rounds, with one game in each.
    ana.go(f"/club/{club}")
    ana.page.get_by_text("Un torneo nuevo").click()
    form = ana.page.locator("[data-new-tournament]")
    form.get_by_label("Nombre del torneo").fill("Otoño")
    form.locator("select").first.select_option(GAME)
    form.get_by_label("Jugadores por mesa").select_option("6")
    form.get_by_label("Rondas").fill("2")
    form.get_by_text("Reglas de la mesa").click()
    form.get_by_label("Partidas", exact=False).first.fill("1")
    fit(ana)
    form.get_by_role("button", name="Convocar el torneo").click()
    ana.page.wait_for_selector("[data-tournament=open]")
    ana.page.get_by_role("button", name="Apuntarse al torneo").click()
    bea.page.locator("a.entry").filter(has_text="Otoño").click()
    bea.page.get_by_role("button", name="Enter the tournament").click()
    for number in (1, 2):
        ana.page.get_by_role("row").nth(2).wait_for()  # Bea has entered
        ana.page.locator("[data-begin]").press("Enter")
        for one in (ana, bea):
            one.page.wait_for_selector(f"[data-tournament=playing][data-round='{number}']")
        if number == 1:
            fit(ana, bea)
        at = bea.page.url
        play_round([ana, bea])
        for one in (ana, bea):
            one.go(at[at.index("/club") :])
            one.page.wait_for_selector(f"[data-tournament={'over' if number == 2 else 'between'}]")
            one.page.locator("[data-your-table]").wait_for(state="detached")
    fit(ana, bea)
    # Both played two games, against the same four computer players.
    for one in (ana, bea):
        one.go(f"/club/{club}")
        rows = one.page.locator("[data-results] tbody tr")
        rows.first.wait_for()
        games = rows.locator("td:nth-of-type(1)")
        one.comes_to(lambda games=games: sorted(games.all_inner_texts()), ["2", "2", "8"])
    fit(ana, bea)
    # The founder hands the club over and leaves it.
    ana.page.locator("[data-pick-member]").select_option(label="Bea")
    fit(ana)
    ana.page.get_by_role("button", name="Ceder el club a Bea").click()
    ana.page.locator("[data-confirm]").click()
    ana.page.get_by_role("button", name="Dejar el club").click()
    ana.page.locator("[data-confirm]").click()
    ana.page.get_by_role("button", name="Entrar en el club").wait_for()
    bea.page.get_by_text("founder").wait_for()
    for one in (ana, bea):
        one.sound()
