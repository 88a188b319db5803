"""The replay shows what a computer player knew when it chose."""

from __future__ import annotations

import random


def test_the_replay_shows_what_a_computer_player_knew_to_all_eyes_and_to_its_own(visitor):
    guest = visitor()
    page = guest.page
    table = guest.alone("muerte-al-rey", options={"partidas": 1}, level="maestro", think=0.3)
    page.wait_for_selector("[data-phase]")
    guest.play(random.Random(3))
    page.goto(f"{guest.house.address}/mesa/{table}/repaso")
    replay = page.evaluate(f"async () => (await fetch('/api/tables/{table}/replay?eyes=all')).json()")
    steps = [n for n, step in enumerate(replay["steps"]) if step["seat"] > 0]
    own = [n for n, step in enumerate(replay["steps"]) if step["seat"] == 0]
    slider = page.get_by_role("slider")
    panel = page.locator("[data-knew]")
    # At the step before the choice, the panel shows what was known.
    slider.fill(str(steps[-1] - 1))
    page.wait_for_selector(f"[data-knew='{steps[-1]}']")
    panel.get_by_role("heading", name="Lo que sabía").wait_for()
    for words in ("%", "Decisión:", "situaciones imaginadas", "era cierto"):
        panel.get_by_text(words).first.wait_for()
    guest.fits()
    # Through the player's own eyes it does not say what was true; through another seat's there is no panel.
    page.get_by_role("checkbox", name="Mostrar también lo oculto").uncheck()
    page.get_by_role("combobox").select_option(str(replay["steps"][steps[-1]]["seat"]))
    panel.wait_for()
    page.wait_for_function("() => !document.querySelector('[data-knew]')?.innerText.includes('era cierto')")
    page.get_by_role("combobox").select_option("0")
    panel.wait_for(state="detached")
    # For a person's choice there is no panel either.
    page.get_by_role("checkbox", name="Mostrar también lo oculto").check()
    if own:
        slider.fill(str(own[0] - 1))
        page.wait_for_selector(f"[data-step='{own[0] - 1}']")
        panel.wait_for(state="detached")
    guest.sound()
