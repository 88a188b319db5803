"""A visitor's identity: name and shield, another device, passkeys, inviting friends again."""

from __future__ import annotations

import random
from types import SimpleNamespace

from tests.browser import measure
from tests.browser.test_friends import sit
from tests.browser.visitors import PHONE, going_on

GAME = "muerte-al-rey"


def me(one, key=""):
    """Open the visitor's own page, by a link if there is a *key*."""
    one.go("/")
    one.go("/yo" + key)
    one.page.wait_for_selector("[data-me-page=ready] [data-friends]")


def name(one, text):
    one.page.locator("[data-name]").fill(text)
    one.page.locator("[data-save]").click()
    one.page.get_by_text("Guardado.").wait_for()


def fit(one):
    one.accessible()
    assert measure.smallest_texts(one.page) == []


def test_a_name_a_shield_and_another_device(visitor):
    ana, phone = visitor(), visitor(size=PHONE, color_scheme="dark")
    me(ana)
    ana.page.get_by_text("Componer el escudo").click()
    for choice in ("azure", "chief", "tower"):
        ana.page.locator(f"[data-pick={choice}]").first.click()
    # With the keyboard, too.
    ana.page.locator("[data-pick=tower]").press("ArrowRight")
    ana.page.keyboard.press("Enter")
    name(ana, "Berenguela")
    shield = ana.page.get_by_role("img", name="azur, jefe de")
    ana.comes_to(lambda: "estrella" in shield.get_attribute("aria-label"), True)
    fit(ana)
    ana.page.locator("[data-new-link]").click()
    link = ana.page.locator("[data-link] input").input_value()
    ana.page.get_by_role("img", name="Enlace para otro dispositivo").wait_for()
    ana.page.locator("[data-no-passkeys]").wait_for()  # 127.0.0.1 is not a domain name
    # The phone has been used to play already: they must confirm, and no key is left in the address.
    phone.table(GAME, ["me", "open"], "Ana")
    me(phone, link[link.index("#") :])
    phone.page.locator("[data-become=merge]").wait_for()
    assert "#" not in phone.page.url
    fit(phone)
    phone.touchable()
    phone.page.locator("[data-keep]").click()
    phone.page.get_by_role("dialog").wait_for(state="hidden")
    me(phone, link[link.index("#") :])
    phone.page.locator("[data-take]").click()
    phone.page.get_by_text("ahora eres Berenguela").wait_for()
    phone.comes_to(phone.page.locator("[data-name]").input_value, "Berenguela")
    assert len(ana.front()["tables"]) == 1
    phone.page.get_by_text("Componer el escudo").click()
    fit(phone)
    phone.touchable()
    # The link has been used; the words restore a third device.
    ana.page.locator("[data-new-words]").click()
    words = ana.page.locator("[data-words]").get_attribute("data-words")
    third = visitor()
    me(third, link[link.index("#") :])
    third.page.get_by_role("alert").wait_for()
    third.page.locator("[data-written]").fill(words.upper())
    third.page.locator("[data-come-back]").click()
    third.page.locator("[data-take]").click()
    third.page.get_by_text("ahora eres Berenguela").wait_for()
    for one in (ana, phone):
        one.sound()


def test_a_passkey_opens_the_same_person_after_the_cookies_are_gone(visitor, house):
    ana = visitor()
    ana.house = SimpleNamespace(address=house.address.replace("127.0.0.1", "localhost"))
    tool = ana.context.new_cdp_session(ana.page)
    tool.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    options |= {"hasUserVerification": True, "isUserVerified": True}
    made = tool.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    authenticator = {"authenticatorId": made["authenticatorId"]}
    me(ana)
    name(ana, "Constanza")
    ana.page.locator("[data-register]").click()
    ana.page.locator("[data-passkeys='1']").wait_for()
    assert len(tool.send("WebAuthn.getCredentials", authenticator)["credentials"]) == 1
    fit(ana)
    # The same authenticator does not create a second passkey.
    ana.page.locator("[data-register]").click()
    ana.page.get_by_text("No ha llegado ninguna").wait_for()
    ana.context.clear_cookies()
    me(ana)
    assert ana.page.locator("[data-passkeys]").count() == 0
    ana.page.locator("[data-sign-in]").click()
    ana.page.locator("[data-take]").click()
    ana.page.get_by_text("ahora eres Constanza").wait_for()
    ana.page.locator("[data-passkeys='1']").get_by_role("button").click()
    ana.page.locator("[data-passkeys]").wait_for(state="detached")
    ana.page.locator("[data-sign-in]").click()
    ana.page.get_by_text("no ha servido").wait_for()
    assert [one for one in ana.errors if "403" not in one] == []


def test_a_friend_is_invited_again_with_one_touch(visitor):
    ana, bea = visitor(), visitor(size=PHONE)
    table = ana.table(GAME, ["me", "open"], seats=6, options={"partidas": 1})
    sit(bea, table, "Bea", "B")
    ana.page.get_by_role("button", name="Empezar").click()
    rng = random.Random(5)
    for _ in going_on(ana, bea):
        if ana.over and bea.over:
            break
        for one in (ana, bea):
            if not (one.settled() and one.step(rng)):
                one.rest()
    me(ana)
    fit(ana)
    ana.page.locator("[data-invite=Bea]").click()
    ana.page.wait_for_url("**/mesa/**")
    # In the waiting room, too, people one has played with can be invited.
    ana.page.locator("[data-invite=Bea]").click()
    ana.page.locator("[data-invite=Bea][aria-disabled=true]").wait_for()
    fit(ana)
    bea.go("/")
    bea.page.locator("[data-invited]").get_by_text("Ana te invita a su mesa").first.wait_for()
    fit(bea)
    bea.touchable()
    bea.page.locator("[data-decline]").click()
    bea.page.locator("[data-invited]").wait_for(state="detached")
    bea.go("/")
    bea.page.wait_for_selector("h1")
    assert bea.front()["invited"] == []
    me(bea)
    bea.page.locator("[data-block]").click()
    bea.page.get_by_role("button", name="Permitir invitaciones").wait_for()
    fit(bea)
    bea.touchable()
    for one in (ana, bea):
        one.sound()


KEPT = """window.kept = [];
window.PasswordCredential = class { constructor(what) { Object.assign(this, what); } };
navigator.credentials.store = async (what) => void window.kept.push({ ...what });"""


def test_a_password_manager_is_invited_to_keep_the_words_and_gives_them_back(visitor):
    ana = visitor()
    ana.context.add_init_script(KEPT)
    ana.go("/yo")
    ana.page.locator("[data-new-words]").click()
    words = ana.page.locator("[data-words]").get_attribute("data-words")
    form = ana.page.locator("[data-keep]")
    assert form.locator("[autocomplete=new-password]").input_value() == words
    assert form.locator("[autocomplete=username]").count() == 1
    ana.accessible()
    ana.touchable()
    form.get_by_role("button").click()
    form.wait_for(state="detached")
    assert [one["password"] for one in ana.page.evaluate("window.kept")] == [words]
    back = ana.page.locator("[data-login] [autocomplete=current-password]")
    assert back.get_attribute("type") == "password"
    ana.page.get_by_label("Ver lo que escribo").check()
    assert back.get_attribute("type") == "text"
    ana.sound()


def test_numbers_and_dates_are_those_of_the_readers_own_country(visitor):
    for locale, written in (("es-ES", "22:00"), ("en-US", "10:00"), ("es-MX", "10:00")):
        ana = visitor(locale=locale)
        ana.visit()
        hours = {"zone": "Europe/Madrid", "begin": 1320, "end": 480}
        ana.context.request.post(f"{ana.house.address}/api/notices/quiet", data=hours, max_retries=2)
        ana.page.locator("header.bar button").last.click()
        chosen = ana.page.locator("[data-notices] select").first.locator("option:checked")
        ana.comes_to(lambda chosen=chosen, written=written: written in chosen.inner_text(), True)
        title = ana.page.locator(".game h2").first
        assert title.get_attribute("lang") == (None if locale.startswith("es") else "es")
