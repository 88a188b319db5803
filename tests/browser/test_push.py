"""A notice on its whole way: from the house through a push service to the service worker, and to the table.

The house encrypts and sends it to a push service of the tests; what came there is read with the keys of the
subscription and handed to the browser's own service worker over DevTools. Headless Chromium subscribes
nowhere, denies notifications and has none to touch: only there does the test stand in for the browser.
"""

from __future__ import annotations

import dataclasses
import json
from types import SimpleNamespace

import pytest

from tests.browser.conftest import BUILT, Visitor
from tests.browser.test_friends import sit
from tests.house.peers import QUICK, OpenHouse
from tests.house.pushes import PushService

DAY = 86_400
TELLING = dataclasses.replace(
    QUICK, push_anywhere=True, tell_after=0, look_every=0.1, contact="mailto:house@example.org"
)
# In the page: who is asked says yes, and the push service is that of the tests.
ALLOWED = """{
  const keys = %s;
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  const { endpoint } = keys;
  const own = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
  let there = null;
  PushManager.prototype.subscribe = async (how) => {
    window.subscribedWith = how;
    return (there = own);
  };
  PushManager.prototype.getSubscription = async () => there;
}"""
# In the service worker: what is shown and where a touch leads is noted.
NOTED = """() => {
  self.shown = [];
  self.opened = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, more) =>
    void self.shown.push({ title, ...more });
  Clients.prototype.openWindow = async (url) => void self.opened.push(url);
  WindowClient.prototype.focus = async function () { self.opened.push(`again ${this.url}`); };
}"""
TOUCHED = """async (data) => {
  const touch = new ExtendableEvent("notificationclick");
  const kept = [];
  const notification = { data, close: () => kept.push("closed") };
  Object.defineProperty(touch, "notification", { value: notification });
  Object.defineProperty(touch, "waitUntil", { value: (work) => kept.push(work) });
  self.dispatchEvent(touch);
  await Promise.all(kept);
  return [kept[0], ...self.opened];
}"""


@pytest.fixture
def telling(tmp_path):
    """A house that tells of a turn at once."""
    if not BUILT.is_file():
        pytest.skip("the client is not built (make play builds it)")
    with OpenHouse(tmp_path / "store.sqlite3", TELLING) as house:
        yield SimpleNamespace(address=house.url)


def deliver(one, what):
    """Hand a message to the service worker of that page, as a push service does."""
    tools, found = one.context.new_cdp_session(one.page), []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda said: found.extend(said["registrations"]))
    tools.send("ServiceWorker.enable")
    while not found:
        one.rest()
    message = {"origin": one.house.address, "registrationId": found[-1]["registrationId"]}
    tools.send("ServiceWorker.deliverPushMessage", message | {"data": json.dumps(what)})


def test_a_push_is_shown_by_the_browser_and_leads_to_the_table(engine, telling):
    ana, bea = Visitor(engine, telling), Visitor(engine, telling)
    try:
        with PushService() as service:
            browser = service.browser()
            bea.context.add_init_script(ALLOWED % json.dumps(browser.wish()))
            table = ana.table("espada-negra", ["me", "open"], seats=2, move_seconds=2 * DAY)
            sit(bea, table, "Bea", "B")
            bea.go("/")
            bea.page.get_by_role("button", name="Ajustes").click()
            bea.page.get_by_label("Avisarme en este dispositivo").check()
            bea.page.wait_for_function("window.subscribedWith")
            key = bea.page.evaluate("async () => (await (await fetch('/api/notices')).json()).key")
            how = bea.page.evaluate("window.subscribedWith")
            assert how == {"userVisibleOnly": True, "applicationServerKey": key}
            ana.page.get_by_role("button", name="Empezar").click()
            said = browser.told()
            assert said["url"] == f"/mesa/{table}"
            assert browser.keys == {key}
            [worker] = bea.context.service_workers
            worker.evaluate(NOTED)
            deliver(bea, said)
            while not (shown := worker.evaluate("() => self.shown")):
                bea.rest()
            [one] = shown
            assert (one["title"], one["body"]) == ("Espada Negra", "Te toca en la mesa con Ana.")
            # One for each table: the next takes its place.
            assert one["tag"] == one["data"] == said["url"]
            # There is no page at the table: a new one is opened. Where there is one, it is shown.
            address = telling.address + said["url"]
            assert worker.evaluate(TOUCHED, one["data"]) == ["closed", address]
            bea.go(said["url"])
            bea.page.wait_for_selector("[data-position]")
            assert worker.evaluate(TOUCHED, one["data"])[-1] == f"again {address}"
    finally:
        ana.close()
        bea.close()
