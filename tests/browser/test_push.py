"""A push notice on its whole way: house, push service, service worker, and on to the table.

The house encrypts it and sends it to a push service of the tests, which decrypts it with the keys of the
subscription; then DevTools delivers it to the browser's own service worker. Headless Chromium cannot
subscribe, denies notifications and shows none to click: only there does the test stand in for the browser.
"""

from __future__ import annotations

import dataclasses
import json
from types import SimpleNamespace

import pytest

from tests.browser.conftest import BUILT
from tests.browser.test_friends import sit
from tests.browser.visitors import Visitor
from tests.house.peers import QUICK, OpenHouse
from tests.house.pushes import PushService

DAY = 86_400
TELLING = dataclasses.replace(
    QUICK, push_anywhere=True, tell_after=0, look_every=0.1, contact="mailto:house@example.org"
)
# In the page: notifications are permitted, and the push service is the test's.
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
# In the service worker: records what is shown and marked, and which page a click opens.
NOTED = """() => {
  self.shown = [];
  self.opened = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, more) =>
    void self.shown.push({ title, ...more });
  WorkerNavigator.prototype.setAppBadge = async () => void (self.marked = true);
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
    """A house that sends a notice as soon as it is somebody's turn."""
    if not BUILT.is_file():
        pytest.skip("the client is not built (make play builds it)")
    with OpenHouse(tmp_path / "store.sqlite3", TELLING) as house:
        yield SimpleNamespace(address=house.url)


def deliver(one, what):
    """Deliver a push message to that page's service worker, as a push service does."""
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
            bea.page.wait_for_function("() => window.subscribedWith")
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
            assert worker.evaluate("() => self.marked"), "the icon of the app says that it is one's turn"
            # One notification per table: the next replaces it.
            assert one["tag"] == one["data"] == said["url"]
            # A click opens a page at the table, or focuses one that is already there.
            address = telling.address + said["url"]
            assert worker.evaluate(TOUCHED, one["data"]) == ["closed", address]
            bea.go(said["url"])
            bea.page.wait_for_selector("[data-position]")
            assert worker.evaluate(TOUCHED, one["data"])[-1] == f"again {address}"
    finally:
        ana.close()
        bea.close()
