"""The house as an app: an offer to install it, a mark on its icon, and what other apps share with it."""

from __future__ import annotations

import pytest

from tests.browser.test_arriving import QUOTED

MARKS = """window.marks = [];
navigator.setAppBadge = async (n) => void window.marks.push(n);
navigator.clearAppBadge = async () => void window.marks.push(0);"""
OFFERED = """dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
  prompt: async () => { window.prompted = true; },
}))"""
SHARE = """async ([text, url, file]) => {
  const form = new FormData();
  form.set("title", "");
  form.set("text", text);
  form.set("url", url);
  if (file) form.set("file", new File([file], "partida.txt", { type: "text/plain" }));
  return (await fetch("/recibir", { method: "POST", body: form })).url;
}"""


def test_the_page_offers_to_be_installed_where_the_browser_does(visitor):
    ana = visitor()
    ana.visit()
    assert ana.page.locator("[data-install]").count() == 0
    ana.page.evaluate(OFFERED)
    ana.page.locator("[data-install]").click()
    ana.page.locator("[data-install]").wait_for(state="detached")
    assert ana.page.evaluate("window.prompted")
    ana.sound()


def test_the_icon_is_marked_while_it_is_ones_turn(visitor):
    ana = visitor()
    ana.context.add_init_script(MARKS)
    ana.visit()
    ana.page.wait_for_function("() => window.marks.at(-1) === 0")
    ana.alone("moros-y-cristianos")
    ana.page.wait_for_selector("[data-mine=true]")
    ana.page.wait_for_function("() => window.marks.at(-1) === 1")
    ana.go("/?mesas")
    ana.page.wait_for_function("() => window.marks.at(-1) === 1")
    ana.page.get_by_role("heading", name="Tus partidas").wait_for()
    ana.sound()


@pytest.mark.parametrize("how", ["file", "text", "link"])
def test_what_another_app_shares_arrives(visitor, how):
    ana = visitor()
    table = ana.table("espada-negra", ["me", "open"])
    ana.visit()
    ana.page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    ana.visit()  # a page that is loaded now is served by the worker
    link = f"{ana.house.address}/mesa/{table}"
    shared = {"file": ["", "", QUOTED], "text": [QUOTED, "", ""], "link": ["Ven", link, ""]}[how]
    where = ana.page.evaluate(SHARE, shared)
    assert where == f"{ana.house.address}/?recibido"
    ana.page.goto(where)
    ana.page.locator("[data-word]" if how == "link" else "[data-step]").wait_for()
    ana.go("/?recibido")
    ana.page.get_by_role("button", name="Jugar ahora").first.wait_for()
    assert ana.page.url == f"{ana.house.address}/"
    ana.sound()
