"""The installed web app: what installing it requires, and what it shows when the house is unreachable."""

from __future__ import annotations

from tests.browser.houses import House
from tests.browser.visitors import PHONE, Visitor

READY = "async () => Boolean((await navigator.serviceWorker.ready).active)"
ICONS = """async () => {
  const manifest = await (await fetch(document.querySelector("link[rel=manifest]").href)).json();
  const sizes = await Promise.all(manifest.icons.map(async ({ src }) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return picture.naturalWidth;
  }));
  return [manifest.start_url, manifest.display, Math.min(...sizes) > 0];
}"""


def test_it_can_be_installed_and_says_when_the_house_is_out_of_reach(engine, tmp_path):
    inn = House(tmp_path)
    inn.open()
    ana = Visitor(engine, inn, size=PHONE)
    try:
        ana.go("/")
        ana.page.wait_for_selector("h1")
        assert ana.page.evaluate(ICONS) == ["/", "standalone", True]
        assert ana.page.evaluate(READY)
        ana.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        inn.kill()
        ana.page.reload()
        ana.page.get_by_role("heading", name="No se llega a la casa").wait_for()
        ana.page.get_by_role("heading", name="The house cannot be reached").wait_for()
        ana.accessible()
        ana.touchable()
        inn.open()
        ana.page.get_by_role("link", name="Probar otra vez").click()
        ana.page.get_by_role("heading", name="La casa de juego está abierta").wait_for()
        assert ana.strangers == []
    finally:
        ana.close()
        inn.kill()
