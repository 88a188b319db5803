"""The house in the browser of its only visitor: what any house does, and what only this one does."""

from __future__ import annotations

import contextlib
import os
import random
import re
import sqlite3
import subprocess
import sys
from types import SimpleNamespace

import pytest
from hatchling.builders.wheel import WheelBuilder

from tafureria.core import record as records
from tests import links
from tests.browser.scripts import NAMES
from tests.browser.sites import BELOW, CACHE, ROOT, SiteVisitor
from tests.browser.test_lessons import Learner
from tests.browser.visitors import PHONE, WIDE, sync_api

pytestmark = pytest.mark.skipif(not WIDE, reason="make soak plays in sites: they fetch an interpreter")

GAME = "moros-y-cristianos"
POSITION = "() => document.querySelector('[data-position]')?.dataset.position"
ENGINE = "() => document.querySelector('meta[name=tafureria-engine]').content"
# Has the service worker everything of this release?
WHOLE = """async () => {
  for (const name of await caches.keys())
    if (await (await caches.open(name)).match(new URL("whole", document.baseURI).href)) return true;
  return false;
}"""
NO_FILES = "navigator.storage.getDirectory = () => Promise.reject(new DOMException('', 'SecurityError'));"
NOTHING = NO_FILES + "indexedDB.open = () => { throw new DOMException('', 'SecurityError'); };"


@contextlib.contextmanager
def visiting(site, engine, **context):
    """A visitor of a site that the test changes, with a browser profile of their own."""
    one = SiteVisitor(engine, site, **context)
    try:
        yield one
    finally:
        one.close()


def copied(ana, file):
    """Save a copy of everything from the first page; the file."""
    with ana.page.expect_download() as saving:
        ana.page.locator("[data-copy]").click()
    saving.value.save_as(file)
    return file


def without(ana, code):
    """Let the worker of the house begin with that code, as in a browser that lacks something."""

    def answer(route):
        found = route.fetch()
        route.fulfill(response=found, body=code + found.text())

    ana.page.route("**/house.worker*", answer)


@pytest.fixture(params=["network", "browser"])
def either(request):
    """Makes visitors at a house on a server, or at one in their own browser."""
    return request.getfixturevalue("visitor" if request.param == "network" else "here")


def test_a_table_is_played_to_its_end_and_replayed(either):
    ana = either()
    table = ana.alone("muerte-al-rey")
    ana.play(random.Random(1))
    ana.go(f"/mesa/{table}/repaso")
    ana.page.wait_for_selector("[data-step='0']")
    ana.page.keyboard.press("End")
    ana.page.wait_for_selector("[data-step]:not([data-step='0'])")
    ana.sound()


def test_a_lesson_begins(either):
    ana = either()
    ana.go(f"/aprender/{GAME}")
    ana.page.locator("[data-learn=primera]").click()
    ana.page.locator("[data-lesson='0']").wait_for()
    ana.sound()


def test_the_language_changes_in_mid_game(either):
    ana = either()
    ana.alone(GAME)
    ana.play_to("play", random.Random(7))
    ana.page.get_by_role("button", name="Ajustes").click()
    ana.page.get_by_role("radio", name="English").click()
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("heading", name="Christians").wait_for()
    ana.sound()


def test_its_record_verifies_by_the_command(here, tmp_path):
    ana = here()
    table = ana.alone("espada-negra")
    ana.play(random.Random(2))
    text = ana.text(f"/api/tables/{table}/record")
    assert records.read(text).game == "espada-negra"
    (tmp_path / "partida.txt").write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "tafureria", "verify", str(tmp_path / "partida.txt")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_reload_in_the_middle_of_a_decision_loses_nothing(here):
    ana = here()
    ana.alone(GAME)
    ana.play_to("play", random.Random(6))
    before = ana.page.locator("[data-hand] button").evaluate_all(NAMES)
    ana.page.reload()
    ana.page.wait_for_selector("[data-mine=true]")
    assert ana.page.locator("[data-hand] button").evaluate_all(NAMES) == before
    assert ana.page.locator("[data-line=nothing]").count() == 0
    ana.sound()


def test_the_lit_arch_has_the_acts_and_an_unfinished_game_stands_first(here):
    ana = here()
    ana.go()
    acts, arches = ana.page.locator("[data-acts]"), ana.page.locator("[data-arch]")
    assert acts.get_attribute("data-acts") == GAME
    assert ana.page.locator(".ribbon").count() == 1
    arches.nth(4).hover()
    ana.page.locator(f"[data-acts='{arches.nth(4).get_attribute('data-arch')}']").wait_for()
    table = ana.alone("taifa")
    ana.page.locator("[data-mine=true]").wait_for()
    ana.go()
    ana.page.locator("[data-acts=taifa]").wait_for()
    ana.page.locator(f"[data-unfinished='{table}'] a").click()
    ana.page.locator("[data-mine=true]").wait_for()
    ana.sound()


def test_on_a_phone_one_arch_is_open_and_a_tap_opens_another(here):
    ana = here(size=PHONE)
    ana.go()
    open_ = ana.page.locator("[data-arch]:has(.play:visible)")
    open_.wait_for()
    assert open_.get_attribute("data-arch") == GAME
    ana.page.locator("[data-arch=taifa] .fold").tap()
    ana.page.locator("[data-arch=taifa] .play").wait_for()
    assert open_.count() == 1
    ana.touchable()


def test_each_language_has_an_address_that_goes_with_the_choice(here):
    ana = here()
    ana.page.goto(f"{ana.house.address}{BELOW}en/")
    ana.page.get_by_role("heading", name="Five tabletop games").wait_for()
    ana.page.locator("[data-language=es]").click()
    ana.page.get_by_role("heading", name="Cinco juegos de mesa").wait_for()
    assert ana.page.url == f"{ana.house.address}{BELOW}es/"
    ana.page.reload()
    ana.page.get_by_role("heading", name="Cinco juegos de mesa").wait_for()
    ana.page.locator("[data-kept]:not(:empty)").wait_for(state="attached")
    ana.page.locator("[data-arch=taifa] [data-learn]").click()
    ana.page.locator("[data-learn]").first.click()
    ana.page.locator("[data-lesson='0']").wait_for()
    ana.sound()


def test_a_link_to_a_place_of_the_page_stays_on_it(here):
    ana = here()
    ana.go(f"/reglas/{GAME}")
    link = ana.page.locator("a[href='#s3']")
    link.click()
    assert ana.page.url.endswith(f"#/reglas/{GAME}")
    assert ana.page.evaluate("document.activeElement.id") == "s3"
    assert link.is_visible()
    ana.page.locator(".skip").press("Enter")
    assert ana.page.evaluate("document.activeElement.id") == "main"


def test_rules_and_documentation_are_read_without_scripts(here, site):
    ana = here(java_script_enabled=False)
    ana.page.goto(f"{ana.house.address}{BELOW}rules/")
    ana.page.get_by_role("link", name="Taifa").last.click()
    ana.page.get_by_role("heading", name="Rules of Taifa").wait_for()
    ana.page.get_by_role("link", name="Español").click()
    ana.page.get_by_role("heading", name="Reglas de Taifa").wait_for()
    ana.page.goto(f"{ana.house.address}{BELOW}docs/es/")
    ana.page.get_by_role("heading", level=1).wait_for()
    ana.sound()
    other = here()
    other.page.goto(f"{ana.house.address}{BELOW}reglas/{GAME}/")
    other.accessible(themes=True)


def test_every_link_of_what_is_read_leads_to_a_file(site):
    folders = ("reglas", "rules", "docs")
    assert links.lost(path for name in folders for path in (site.folder / name).rglob("*.html")) == []


def test_once_it_has_been_there_everything_works_without_a_network(site, resident):
    ana = resident
    ana.open()
    ana.until(WHOLE)
    ana.page.goto("about:blank")
    site.close()
    try:
        ana.open()
        ana.alone("la-reconquista")
        ana.until("() => document.querySelector('[data-mine=true]')")
        at = ana.page.evaluate(POSITION)
        ana.play(random.Random(3), until=lambda: ana.page.evaluate(POSITION) != at)
        for path, heading in (("reglas/taifa/", "Reglas de Taifa"), ("en", "Continue your game")):
            ana.page.goto(f"{site.address}{BELOW}{path}")
            ana.until(f"() => document.querySelector('h1')?.textContent.includes('{heading}')")
    finally:
        site.open()


def test_without_a_network_a_phone_shows_the_first_page_whole(site, engine):
    with visiting(site, engine, size=PHONE) as ana:
        ana.open()
        ana.until(WHOLE)
        site.close()
        try:
            ana.page.reload()
            ana.page.locator("[data-counter]").wait_for()
            ana.touchable()
        finally:
            site.open()
        ana.sound()


def test_a_new_release_takes_over_between_games_and_not_in_one(site, resident):
    ana = resident
    ana.open()
    ana.until(WHOLE)
    first = ana.page.evaluate(ENGINE)
    table = ana.alone(GAME)
    ana.until("() => document.querySelector('[data-position]')")
    site.write(lines=site.settings.get("lines", 0) + 1000 + len(first) + len(type(ana).__name__))
    for waiting in ("async () => (await navigator.serviceWorker.getRegistration()).waiting", "() => true"):
        ana.page.reload()
        ana.until("() => document.querySelector('[data-position]')")
        ana.until(waiting)
    assert ana.page.evaluate(ENGINE) == first
    ana.page.goto("about:blank")
    ana.go("/")
    # Taking over, the page loads itself again in the middle of a question.
    with contextlib.suppress(AssertionError, sync_api.Error):
        ana.until(f"() => ({ENGINE})() !== '{first}'")
    ana.open()
    assert ana.page.evaluate(ENGINE) != first
    assert [one["table"] for one in ana.front()["tables"]] == [table]


def test_two_tabs_are_in_one_house_and_the_second_goes_on_when_the_first_closes(here):
    ana = here()
    table = ana.alone(GAME)
    ana.play_to("play", random.Random(8))
    first, second = ana.page, ana.context.new_page()
    ana.page = second
    ana.go(f"/mesa/{table}")
    second.wait_for_selector("[data-mine=true]")
    first.close()
    second.wait_for_selector("[data-mine=true]")
    at = second.locator("[data-position]").get_attribute("data-position")
    ana.play(
        random.Random(9),
        until=lambda: ana.page.locator("[data-position]").get_attribute("data-position") != at,
    )


def test_a_copy_of_everything_comes_back_and_nothing_else_takes_its_place(here, tmp_path):
    ana = here()
    table = ana.alone(GAME)
    ana.go("/")
    copied(ana, tmp_path / "copia.sqlite3")
    other = here()
    other.open()
    (tmp_path / "otra.sqlite3").write_bytes(b"nothing of ours")
    for name in ("otra", "copia"):
        other.page.locator("[data-bring-copy]").set_input_files(tmp_path / f"{name}.sqlite3")
        other.page.locator("[data-confirm]").click()
        if name == "otra":
            other.page.get_by_role("alert").wait_for()
    other.page.locator(f"a[href$='/mesa/{table}']").wait_for()


def test_a_store_of_an_earlier_version_is_brought_up_to_date(here, tmp_path):
    ana = here()
    ana.open()
    file = copied(ana, tmp_path / "antes.sqlite3")
    with contextlib.closing(sqlite3.connect(file)) as store, store:
        # As it was before the last step.
        store.execute("DROP TABLE admitted")
        store.execute("UPDATE alembic_version SET version_num = '0018'")
    ana.page.locator("[data-bring-copy]").set_input_files(file)
    ana.page.locator("[data-confirm]").click()
    ana.page.reload()
    table = ana.alone(GAME)
    assert [one["table"] for one in ana.front()["tables"]] == [table]
    ana.sound()


def test_where_nothing_can_be_stored_the_page_says_so_and_plays(here):
    ana = here(service_workers="block")
    without(ana, NOTHING)
    ana.open()
    ana.page.locator("[data-line=nothing]").wait_for()
    ana.alone(GAME)
    ana.play_to("play", random.Random(5))


def test_where_there_are_no_files_the_database_of_the_browser_keeps_the_game(here):
    ana = here(service_workers="block")
    without(ana, NO_FILES)
    ana.alone(GAME)
    ana.play_to("play", random.Random(5))
    ana.page.reload()
    ana.page.wait_for_selector("[data-mine=true]")
    ana.go("/")
    ana.page.locator("[data-kept=browser]:not(:empty)").wait_for()


def test_advice_replay_and_analysis_come_from_workers_that_start_when_they_are_asked_for(here):
    ana = here()
    table = ana.alone("muerte-al-rey")
    assert len(ana.page.workers) == 1
    ana.page.locator("[data-mine=true]").wait_for()
    ana.page.get_by_role("button", name="¿Qué harías tú?").click()
    ana.page.locator("[data-advised]").first.wait_for()
    assert len(ana.page.workers) == 2
    ana.play(random.Random(1))
    assert len(ana.ask(f"/api/tables/{table}/replay?eyes=all")["steps"]) > 10
    assert len(ana.page.workers) == 2
    assert ana.ask(f"/api/tables/{table}/analysis?eyes=all&after=0")["analysis"]["game"] == "muerte-al-rey"


def test_a_house_whose_worker_dies_begins_again_with_everything_it_had(here):
    ana = here()
    ana.page.clock.install()
    ana.alone(GAME)
    ana.play_to("play", random.Random(6))
    at = ana.page.locator("[data-position]").get_attribute("data-position")
    (worker,) = ana.page.workers
    with ana.page.expect_event("worker", lambda other: "house" in other.url):
        worker.evaluate("self.close()")
        # The page asks its house every few seconds whether it lives.
        ana.page.clock.fast_forward(40_000)
    ana.page.clock.fast_forward(10_000)
    ana.page.locator("[data-mine=true]").wait_for()
    assert ana.page.locator("[data-position]").get_attribute("data-position") == at
    ana.play(
        random.Random(9),
        until=lambda: ana.page.locator("[data-position]").get_attribute("data-position") != at,
    )


def test_what_needs_other_people_is_not_there_and_an_address_leads_to_a_house(here):
    ana = here()
    ana.open()
    assert ana.page.locator("a[href*='amigos'], [data-clubs], [data-keeper], [data-laboratory]").count() == 0
    ana.page.locator("[data-address]").fill("no es")
    ana.page.get_by_role("button", name="Ir a esa casa").click()
    ana.page.get_by_role("alert").wait_for()
    ana.accessible(themes=True)
    ana.sound()


class SiteLearner(SiteVisitor, Learner):
    """Somebody who takes a lesson in their own browser."""


def test_a_wheel_makes_a_site_that_any_server_shows(engine, site, tmp_path):
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path / "wheel"))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(tmp_path / "lib")]
    subprocess.run([*pip, wheel], check=True)
    (tmp_path / "empty").mkdir()
    make = [sys.executable, "-m", "tafureria", "site", "juegos", "--cache", str(CACHE)]
    env = os.environ | {"PYTHONPATH": str(tmp_path / "lib")}
    subprocess.run(make, check=True, env=env, cwd=tmp_path / "empty", stdout=subprocess.DEVNULL)
    serve = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    quiet = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(serve, cwd=tmp_path / "empty", text=True, **quiet) as server:
        try:
            port = re.search(r"port (\d+)", server.stdout.readline())[1]
            ana = SiteLearner(engine, SimpleNamespace(address=f"http://127.0.0.1:{port}"))
            ana.begin(GAME, "primera")
            for number in range(len(ana.lesson.steps)):
                ana.do_it()
                ana.page.locator(f"[data-lesson='{number + 1}']").wait_for()
            ana.page.locator("[data-done=true]").wait_for()
            ana.sound()
            ana.close()
        finally:
            server.terminate()
