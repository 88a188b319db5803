"""A family at home: the page comes over plain http from an address of the local network.

Browsers give such a page no clipboard, no sharing, no notices, no hashes and no passkeys; each has another
way, or says why not. The address of these tests is a private one, which the browser looks for on loopback.
"""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import BUILT, FLAGS, chromium
from tests.browser.houses import House
from tests.browser.lasting import LASTING
from tests.browser.visitors import PHONE, Visitor

LAN = "192.168.7.7"
MAKE = """async (body) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(body) });
  return (await answer.json()).table;
}"""
NO_COPYING = "document.execCommand = () => false;"


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """A house that answers to an address of the local network too."""
    if not BUILT.is_file():
        pytest.skip("the client is not built (make play builds it)")
    house = House(tmp_path_factory.mktemp("home"), site=LAN)
    house.open()
    house.deal_by("home")
    house.address = f"http://{LAN}:{house.port}"
    yield house
    house.kill()


@pytest.fixture(scope="module")
def family(engine, home):
    """Makes visitors who come from the local network."""
    made = []
    rules = f"--host-resolver-rules=MAP {LAN} 127.0.0.1"
    browser = engine.browser_type.launch(executable_path=chromium(), args=[*FLAGS, rules])

    def come(*scripts, **context):
        made.append(Visitor(browser, home, **context))
        for script in scripts:
            made[-1].context.add_init_script(script)
        made[-1].visit()
        assert not made[-1].page.evaluate("isSecureContext")
        return made[-1]

    yield come
    for one in made:
        one.close()
    browser.close()


def waiting_table(one, game="moros-y-cristianos", kinds=("me", "open", "computer", "computer"), **more):
    seats = [{"kind": kind} for kind in kinds]
    body = {"game": game, "seats": seats, "name": "Ana", **more}
    table = one.page.evaluate(MAKE, body)
    one.go(f"/mesa/{table}")
    return table


def test_an_invitation_is_copied_and_sent_over_plain_http(family):
    ana = family(LASTING, size=PHONE)
    table = waiting_table(ana)
    link = f"{ana.house.address}/mesa/{table}"
    ana.page.get_by_role("button", name="Copiar").click()
    ana.page.get_by_role("button", name="Copiado").wait_for()
    line = ana.page.get_by_label("Escribe un mensaje")
    line.focus()
    ana.page.keyboard.press("Control+V")
    ana.comes_to(line.input_value, link)
    mail = ana.page.get_by_role("link", name="Mandar por correo").get_attribute("href")
    assert mail.startswith("mailto:?subject=Moros")
    assert f"mesa%2F{table}" in mail
    ana.accessible()
    ana.touchable()
    ana.sound()


def test_where_nothing_may_be_copied_it_is_selected_and_the_page_says_what_to_do(family):
    ana = family(NO_COPYING)
    link = f"{ana.house.address}/mesa/{waiting_table(ana)}"
    ana.page.get_by_role("button", name="Copiar").click()
    ana.page.get_by_text("Está seleccionado").wait_for()
    chosen = "(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))"
    assert ana.page.evaluate(f"{chosen}(document.activeElement)") == link
    ana.accessible()


@pytest.mark.parametrize("scripts", [(), (NO_COPYING,)])
def test_secret_words_are_copied_or_selected(family, scripts):
    ana = family(LASTING, *scripts)
    ana.go("/yo")
    ana.page.locator("[data-new-words]").click()
    words = ana.page.locator("[data-words]").get_attribute("data-words")
    copying = ana.page.locator("section[aria-labelledby=devices]").get_by_role("button", name="Copiar").last
    copying.click()
    if scripts:
        ana.page.get_by_text("Está seleccionado").wait_for()
        assert ana.page.evaluate("getSelection().toString().split(/\\s+/).join(' ')").strip() == words
        return
    ana.page.get_by_role("button", name="Copiado").wait_for()
    field = ana.page.locator("[data-written]")
    field.focus()
    ana.page.keyboard.press("Control+V")
    ana.comes_to(field.input_value, words)


def test_switches_for_what_plain_http_does_not_allow_say_so(family):
    ana = family()
    ana.page.get_by_role("button", name="Ajustes").click()
    switch = ana.page.get_by_role("checkbox", name="Avisarme cuando me toque")
    switch.click()
    ana.page.locator("[data-why-not=http]", has_text="El título de la página").wait_for()
    ana.comes_to(switch.is_checked, False)
    ana.page.locator("[data-notices] [data-why-not=http]").wait_for()
    ana.accessible()
    ana.go("/yo")
    ana.page.locator("[data-no-passkeys]").wait_for()
    ana.sound()


def test_a_deal_is_checked_over_plain_http(family):
    ana = family()
    waiting_table(ana, kinds=("me", "computer", "computer", "computer"), options={"puntos": 14})
    ana.play(random.Random(3))
    ana.page.locator("[data-over]").wait_for()
    ana.page.get_by_role("button", name="Comprobar el reparto").click()
    ana.page.locator("[data-deal=good]").wait_for()
    ana.sound()


def test_a_refused_permission_shows_at_its_switch(visitor):
    ana = visitor()
    ana.visit()
    ana.page.get_by_role("button", name="Ajustes").click()
    switch = ana.page.get_by_role("checkbox", name="Avisarme cuando me toque")
    switch.click()
    ana.page.locator("[data-why-not=denied]", has_text="El título de la página").wait_for()
    ana.comes_to(switch.is_checked, False)
    ana.accessible()
    ana.sound()


@pytest.mark.parametrize("answer", ["default", "denied"])
def test_a_question_that_is_not_answered_with_yes_shows_at_both_switches(visitor, answer):
    ana = visitor()
    ana.context.add_init_script(
        'Object.defineProperty(Notification, "permission", { get: () => "default" });'
        f'Notification.requestPermission = async () => "{answer}";'
    )
    ana.visit()
    ana.page.get_by_role("button", name="Ajustes").click()
    for name in ("Avisarme cuando me toque", "Avisarme en este dispositivo"):
        switch = ana.page.get_by_role("checkbox", name=name)
        switch.click()
        ana.comes_to(switch.is_checked, False)
    said = "no le has contestado" if answer == "default" else "tiene prohibidos"
    ana.comes_to(ana.page.get_by_text(said).count, 2 if answer == "default" else 1)
