"""A house that is not for everybody: its door is chosen on the keeper's page, and met on both sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.houses import House
from tests.browser.visitors import DESK, PHONE, Visitor

OUTSIDE = {"X-Forwarded-For": "203.0.113.9"}
"""What a web server adds: whoever comes that way is not at this machine, where everybody is the keeper."""


@pytest.fixture
def inn(tmp_path) -> Iterator[House]:
    one = House(tmp_path)
    one.deal_by("door")
    one.open()
    yield one
    one.kill()


@pytest.fixture
def people(engine: Any, inn) -> Iterator[Callable[..., Visitor]]:
    made: list[Visitor] = []

    def make(**context: Any) -> Visitor:
        made.append(Visitor(engine, inn, **context))
        return made[-1]

    yield make
    for one in made:
        one.close()


def choose(keeper, play, watch, word):
    form = keeper.page.locator("form[data-door]")
    form.get_by_label("Quién hace mesas").select_option(play)
    form.get_by_label("Quién más mira").select_option(watch)
    form.get_by_role("textbox").fill(word)
    form.get_by_role("button", name="Que sea así").click()
    keeper.page.get_by_text("Hecho.").wait_for()


def fit(one):
    one.accessible()
    one.touchable()


@pytest.mark.parametrize(
    ("size", "locale", "title", "label", "enter", "wrong", "in_"),
    [
        (
            *(PHONE, "es-ES", "Quién entra en esta casa", "La palabra de la casa"),
            *("Entrar", "no es la", "Tú puedes entrar"),
        ),
        (
            *(DESK, "en-GB", "Who may come into this house", "The word of the house"),
            *("Come in", "not the", "You can come in"),
        ),
    ],
    ids=["phone", "desktop"],
)
def test_the_door_is_said_and_opened_by_its_word(people, size, locale, title, label, enter, wrong, in_):
    keeper = people()
    table = keeper.table("taifa", ["me", "open"])
    keeper.go("/casa")
    choose(keeper, "word", "players", "abracadabra")
    keeper.fits()
    eva = people(size=size, locale=locale, extra_http_headers=OUTSIDE)
    page = eva.page
    eva.visit()
    door = page.locator("[data-door=out]")
    door.get_by_role("heading", name=title).wait_for()
    assert not page.locator(".ways, [data-clubs], input[type=file]").count()
    fit(eva)
    door.get_by_label(label).fill("hocuspocus")
    door.get_by_role("button", name=enter).click()
    door.get_by_role("alert").filter(has_text=wrong).wait_for()
    fit(eva)
    door.get_by_label(label).fill("Abracadabra")
    door.get_by_role("button", name=enter).click()
    page.locator("[data-door=in]").filter(has_text=in_).wait_for()
    page.locator(".ways").first.wait_for()
    fit(eva)
    eva.go(f"/mesa/{table}")
    page.locator("[data-house-word]").wait_for(state="detached")
    eva.errors.clear()  # a refused request is a line in the browser's console


def test_an_invited_guest_says_the_word_at_the_table(people):
    keeper = people()
    table = keeper.table("taifa", ["me", "open"])
    keeper.go("/casa")
    choose(keeper, "word", "players", "abracadabra")
    eva = people(size=PHONE, extra_http_headers=OUTSIDE)
    refused: list[Any] = []

    def answer(socket):
        # The browser adds no such headers to sockets: the house would take this one for its keeper's.
        if not refused:
            refused.append(socket)
            socket.send('{"type":"refused","id":0,"code":"needs-word"}')
            socket.close(code=4404)
        else:
            socket.connect_to_server()

    eva.page.route_web_socket("**/ws/**", answer)
    eva.go(f"/mesa/{table}")
    form = eva.page.locator("[data-house-word]")
    eva.page.get_by_role("heading", name="En esta casa entra quien sabe su palabra").wait_for()
    fit(eva)
    form.get_by_label("La palabra de la casa").fill("abracadabra")
    form.get_by_role("button", name="Entrar").click()
    form.wait_for(state="detached")
    eva.page.get_by_role("button", name="Sentarme aquí").first.wait_for()


def test_whoever_may_only_watch_is_told_so_and_offered_no_game(people):
    keeper = people()
    keeper.table("taifa", ["me", "open"], listed=True)
    keeper.go("/casa")
    choose(keeper, "clubs", "anybody", "")
    eva = people(size=PHONE, extra_http_headers=OUTSIDE)
    eva.visit()
    door = eva.page.locator("[data-door=watching]")
    door.get_by_text("Tú puedes mirar, pero no jugar.").wait_for()
    door.get_by_text("Pide a alguno de ellos el enlace de su club").wait_for()
    eva.page.get_by_text("Mesas abiertas a cualquiera").wait_for()
    assert not eva.page.locator(".ways").count()
    fit(eva)
