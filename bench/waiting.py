"""What a person waits for in whole games by clicks: ``python -m bench.waiting [--clock] [GAMES]``.

One person plays the table that each game opens with, against computer players, on a phone and on a
desktop. What is told lasts as long as it does at Normal, but nobody sits through it: the timer of each beat
is noted and ends at once. Prints the seconds from each of the person's choices to the next prompt, be it for
a choice or for a touch that lets a scene go on, beat by
beat for the longest of them, and what took most time. How long the house's players think is not counted:
while they do, something is told.

With ``--clock`` somebody does sit through it, at a house with its usual pace: what is counted is the time by
the clock, with the house's players and this machine. What is told last, until something else is, has the time
in which the page waits for the house.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from itertools import groupby
from statistics import median, quantiles

from bench.browsing import browsing
from tafureria.house.settings import Settings
from tests.browser.scripts import SET
from tests.browser.visitors import DESK, PHONE, Visitor

SCREENS = {"phone": (PHONE, "es-ES"), "desktop": (DESK, "en-GB")}
LONGEST = 20
"""Most seconds at Normal between two prompts."""
NOTE = """(() => {
  const later = window.setTimeout;
  window.waits = [[]];
  // The timer of a beat is given its name. A beat that waits for a touch has none, and takes no time here.
  window.setTimeout = (what, after, ...more) => {
    if (typeof more[0] !== "string") return later(what, after, ...more);
    const beat = [after / 1000, ""];
    window.waits.at(-1).push(beat);
    return later((...key) => {
      beat[1] = document.querySelector("[data-stage]")?.dataset.tells ?? "";
      what(...key);
    }, 0, ...more);
  };
  let mine = false;
  const look = () => {
    const go = document.querySelector("[data-go-on]");
    // What ends a deal or a game waits for a touch: that is a prompt too.
    if (go) later(() => go.isConnected && (go.click(), window.waits.push([])));
    const now = document.querySelector("[data-stage]")?.dataset.mine === "true";
    if (mine && !now) window.waits.push([]);
    mine = now;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
CLOCK = """(() => {
  window.waits = [[]];
  let since = performance.now(), was = "", tells = "", mine = false;
  const look = () => {
    const at = document.querySelector("[data-stage]")?.dataset, go = document.querySelector("[data-go-on]");
    const asked = at?.mine === "true" || Boolean(go), now = at?.beat ?? "", at0 = performance.now();
    if (now !== was || asked !== mine) {
      if (!mine) window.waits.at(-1).push([(at0 - since) / 1000, tells || "waits"]);
      if (mine && !asked) window.waits.push([]);
      [since, was, tells, mine] = [at0, now, at?.tells ?? "", asked];
    }
    if (go) setTimeout(() => go.isConnected && go.click());
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
GAMES = ["moros-y-cristianos", "la-reconquista", "muerte-al-rey", "espada-negra", "taifa"]
MATCHES = {"muerte-al-rey": 4}
"""How many games are played of those in which a person is asked only a few times."""
Wait = list[tuple[float, str]]
"""Seconds of each beat between two prompts, and the events that it tells."""


def played(one: Visitor, game: str, note: str) -> list[Wait]:
    """Play the usual table of *game* to its end; return its person's waits, as that script notes them."""
    one.context.add_init_script(SET % '{pace: "normal"}')
    one.context.add_init_script(note)
    card = next(entry for entry in one.front()["games"] if entry["name"] == game)
    options = card["presets"].get(card["usual_preset"], {})
    one.table(game, ["me"], seats=card["usual_seats"], options=options)
    one.play(random.Random(game))
    waits: list[Wait] = one.page.evaluate("window.waits")
    return [wait for wait in waits if wait]


def told(wait: Wait) -> str:
    """Return what a wait consists of: each run of equal events, with its number and seconds."""
    parts = []
    for events, run in groupby(wait, key=lambda beat: beat[1]):
        lengths = [seconds for seconds, _ in run]
        parts.append(f"{len(lengths)} x {events} {sum(lengths):.1f}")
    return ", ".join(parts)


def report(game: str, screen: str, waits: list[Wait]) -> None:
    """Print the figures of one game."""
    lengths = [sum(seconds for seconds, _ in wait) for wait in waits]
    high = quantiles(lengths, n=10)[-1] if len(lengths) > 1 else sum(lengths)
    over = [length for length in lengths if length > LONGEST]
    print(
        f"{game}, {screen}: {len(waits)} waits, {sum(lengths):.0f} s told; median {median(lengths):.1f} s, "
        f"one in ten over {high:.1f} s, longest {max(lengths):.1f} s, {len(over)} over {LONGEST} s"
    )
    print("  longest:", told(max(waits, key=lambda wait: sum(seconds for seconds, _ in wait))))
    spent: Counter[str] = Counter()
    for seconds, events in (beat for wait in waits for beat in wait):
        spent[events.split(" ")[-1]] += round(10 * seconds)
    print("  most told:", ", ".join(f"{on} {tenths / 10:.0f} s" for on, tenths in spent.most_common(6)))


def main(words: list[str]) -> None:
    """Measure the games."""
    by_clock = "--clock" in words
    games = [word for word in words if word != "--clock"] or GAMES
    with browsing(pace=Settings().pace if by_clock else 0.0) as (browser, house):
        house.deal_by("waiting")
        for game in games:
            for screen, (size, locale) in SCREENS.items():
                waits: list[Wait] = []
                for _ in range(MATCHES.get(game, 1)):
                    one = Visitor(browser, house, size=size, locale=locale)
                    waits += played(one, game, CLOCK if by_clock else NOTE)
                    one.close()
                report(game, screen, waits)


if __name__ == "__main__":
    main(sys.argv[1:])
