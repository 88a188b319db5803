"""The sounds of a table: none until somebody switches them on, and then every sound of the game."""

from __future__ import annotations

import random

import pytest

from tafureria.core import registry
from tests.browser.scripts import SET

# Counts the sounds that start, and records the audio devices that were opened.
HEAR = """
window.heard = 0;
window.devices = [];
window.AudioContext = class extends AudioContext {
  constructor(...how) { super(...how); window.devices.push(this); }
};
for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) { window.heard++; return start.apply(this, when); };
}
"""
GAMES = [entry.name for entry in registry.games() if entry.name != "mentiroso"]
HEARD = 12
"""Number of sounds to wait for; together they include several different ones."""


def settings(one):
    """Open the settings."""
    one.page.get_by_role("button", name="Ajustes").click()
    one.page.get_by_role("dialog", name="Ajustes").wait_for()


def test_sound_begins_with_a_touch_of_the_setting_and_ends_with_it(visitor):
    ana = visitor()
    ana.page.add_init_script(HEAR)
    ana.alone("moros-y-cristianos")
    ana.play_to("play", random.Random(1))
    assert ana.page.evaluate("[window.heard, window.devices.length]") == [0, 0]
    settings(ana)
    ana.page.get_by_role("checkbox", name="Sonido").check()
    volume = ana.page.get_by_role("slider", name="Volumen")
    volume.focus()
    ana.page.keyboard.press("ArrowLeft")
    ana.page.wait_for_function("() => window.devices[0]?.state === 'running' && window.heard > 0")
    assert ana.page.evaluate("window.devices.length") == 1
    ana.page.get_by_role("checkbox", name="Sonido").uncheck()
    ana.page.keyboard.press("Escape")
    before = ana.page.evaluate("window.heard")
    ana.play(random.Random(2), until=lambda: ana.over or ana.page.locator("[data-phase=pick]").count() > 0)
    assert ana.page.evaluate("window.heard") == before
    ana.sound()


def test_sounds_are_offered_once_at_the_first_seat(visitor):
    ana = visitor()
    ana.page.add_init_script(HEAR)
    ana.visit()
    ana.page.evaluate("localStorage.setItem('tafureria', JSON.stringify({ pace: 'once', offered: false }))")
    ana.alone("moros-y-cristianos")
    ana.play(random.Random(1), until=lambda: ana.mine)
    ana.page.get_by_role("button", name="Con sonido").click()
    ana.page.wait_for_function("() => window.devices[0]?.state === 'running' && window.heard > 0")
    ana.page.reload()
    ana.page.locator("[data-mine=true]").wait_for()
    assert ana.page.get_by_role("button", name="Con sonido").count() == 0
    ana.sound()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_heard(visitor, game):
    """A real game with sounds on: they play on a single device, and none of them fails."""
    ana = visitor()
    ana.page.add_init_script(HEAR)
    ana.context.add_init_script(SET % "{sound: true}")
    ana.alone(game)
    ana.play(random.Random(4), until=lambda: ana.over or ana.page.evaluate("window.heard") >= HEARD)
    # On a busy machine a device takes a while to start.
    ana.page.wait_for_function("() => window.devices.every((one) => one.state === 'running')")
    assert ana.page.evaluate("window.devices.length") == 1
    ana.sound()
