"""A hall's screen is read from the other side of a room: large letters, and nothing that covers anything."""

from __future__ import annotations

import random
from functools import cache
from itertools import count

import pytest

from tafureria.core import record as records
from tafureria.library.match import Match
from tests.browser import measure
from tests.browser.continued import bring, go_on
from tests.browser.halls import EVENINGS, SCREEN, Hall, at_the_result

SMALL = """(least) => [...document.querySelectorAll("main *")].flatMap((one) => {
  if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) return [];
  const box = one.getBoundingClientRect();
  const places = "[data-seat], [data-kingdom], [data-expected], [data-captions], [data-ways], [data-scene], "
    + "[data-deed], .dawn, .turn.hall, .foot, .result, .corner";
  const said = one.closest(places);
  if (!box.width || one.closest(".sr-only, .shield, .card, svg") || !said) return [];
  let zoom = 1;
  for (let up = one; up; up = up.parentElement) zoom *= parseFloat(getComputedStyle(up).zoom) || 1;
  const size = zoom * parseFloat(getComputedStyle(one).fontSize);
  const names = "[data-seat] .name, [data-seat] > b, [data-kingdom] :is(.name, .player), .dawn strong";
  const floor = one.closest(names) ? least * 9 / 7 : least;
  const told = `${size.toFixed(1)} ${one.className} ${one.textContent.trim().slice(0, 30)}`;
  return size < floor - 0.5 ? [told] : [];
})"""
"""Text of the screen that is smaller than so many pixels, names than 9/7 of that; pieces and maps aside."""
CROWDED = """(css) => {
  const parts = [...document.querySelectorAll(css)].filter((one) => one.checkVisibility());
  const boxes = parts.map((one) => one.getBoundingClientRect());
  const say = (n) => parts[n].textContent.trim().slice(0, 20);
  return boxes.flatMap((a, n) => {
    const out = a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1;
    return [...(out ? [`${say(n)} sticks out`] : []), ...boxes.slice(n + 1).flatMap((b, m) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const within = parts[n].contains(parts[n + 1 + m]);
      return wide > 2 && high > 2 && !within ? [`${say(n)} / ${say(n + 1 + m)}: ${wide} x ${high}`] : [];
    })];
  });
}"""
"""Which of these parts of the screen lie on each other, or stick out of it."""
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const parts = [...document.querySelectorAll(".places .place")].flatMap((one, n) =>
    [[`tag ${n}`, box(one)], [`card ${n}`, box(one.querySelector(".stand > *"))]]);
  for (const one of document.querySelectorAll(".figure.hand:not(.out)")) {
    const { left, top, width, height } = box(one);
    // Hands, with what they hold, are on the side to which a figure looks.
    const [from, to] = one.classList.contains("back") ? [0.12, 0.5] : [0.5, 0.88];
    parts.push(["hand", { left: left + from * width, right: left + to * width,
      top: top + 0.26 * height, bottom: top + 0.43 * height }]);
  }
  for (const one of document.querySelectorAll(".corner.right, .duties li, [data-expected]"))
    parts.push([one.className || "duty", box(one)]);
  const out = [];
  parts.forEach(([one, a], n) => parts.slice(n + 1).forEach(([other, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 2 && !(one === "hand" && other === "hand"))
      out.push(`${one} / ${other}: ${wide} x ${high}`);
  }));
  return out;
}"""
"""What lies on something of somebody else at the round table: tags, identity cards, hands, corners."""


@pytest.mark.parametrize(("game", "seats", "options"), EVENINGS, ids=[game for game, _, _ in EVENINGS])
def test_the_screen_is_read_from_the_other_side_of_a_room(visitor, game, seats, options):
    hall = Hall(visitor, game, seats, **options)
    hall.screen.comes_to(lambda: hall.screen.page.evaluate(SMALL, 28), [])
    hall.begin()
    rng = random.Random(3)
    for number in (1, 5, 9):
        steps = iter(range(number))
        hall.play(lambda steps=steps: next(steps, None) is None, rng)
        # What is still growing into its place is not read yet.
        hall.screen.comes_to(lambda: hall.screen.page.evaluate(SMALL, 28), [])
        assert not hall.screen.page.locator(".table .btn:visible").count()
    hall.screen.sound()


MANY = [("espada-negra", 8), ("moros-y-cristianos", 6), ("la-reconquista", 6), ("muerte-al-rey", 16)]


@pytest.mark.parametrize(("game", "seats"), MANY, ids=[game for game, _ in MANY])
def test_a_full_table_is_read_from_there_too(visitor, game, seats):
    hall = Hall(visitor, game, seats, phones=1)
    one, rng, steps = hall.screen, random.Random(3), iter(range(3))

    def judge(parts):
        one.comes_to(lambda: one.page.evaluate(SMALL, 28), [])
        one.comes_to(lambda: one.page.evaluate(CROWDED, parts), [])

    judge(".tag, [data-ways], .line > *, .foot .game")
    hall.begin()
    hall.play(lambda: next(steps, None) is None, rng)
    judge("[data-seat], [data-ways], .bar .game")
    names = "[data-seat] .name"
    one.comes_to(lambda: measure.broken_names(one.page, names), [])
    one.sound()


@cache
def second_game(seats):
    """A random match of ¡Muerte al rey!, and the step at which the first seat is asked in its second game.

    By then tags hold points, and somebody has given up a card and has a face.
    """
    for seed in count():
        options = {"partidas": 3, "gestos": True}
        match, at = Match("muerte-al-rey", seats, options=options, seed=seed, players="random"), 0
        while not match.over:
            view = match.eyes(0).view
            full = view.game == 2 and view.phase == "turn" and any(view.lost) and max(view.faces) >= 0
            if not at and full and 0 in match.waiting and len(match.legal(0)) > 1:
                at = len(match.history)
            match.run(1)
        if at:
            return records.write(match.record()), at
    raise AssertionError


@pytest.mark.parametrize("seats", range(6, 17, 2))
def test_nobody_at_the_round_table_is_covered(visitor, seats):
    screen = visitor(size=SCREEN)
    record, at = second_game(seats)
    go_on(screen, bring(screen, record), at, 0, "turn")
    screen.page.goto(f"{screen.page.url}/sala")
    screen.page.wait_for_selector("[data-screen=true] .places .points")
    screen.comes_to(lambda: screen.page.evaluate(SMALL, 28), [])
    for width, height in (SCREEN, (1024, 768)):
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.comes_to(lambda: screen.page.evaluate(COVERED), [])
        screen.comes_to(lambda: measure.broken_names(screen.page, ".places .name"), [])
    screen.sound()


def test_the_result_of_sixteen_is_seen_whole(visitor):
    screen = at_the_result(visitor, 16)
    for width, height in (SCREEN, (1024, 768)):
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.comes_to(lambda: screen.page.evaluate(CROWDED, ".result h2, .result li, [data-ways]"), [])
        screen.comes_to(lambda: measure.broken_names(screen.page, ".result b"), [])
    screen.sound()


@pytest.mark.parametrize("size", [(768, 1024), (1024, 768)], ids=["upright", "lying"])
def test_a_tablet_is_a_screen_or_a_hand(visitor, size):
    """Held upright it is a hand like a phone; lying it has room for the whole table."""
    hall = Hall(visitor, "muerte-al-rey", 6, phones=1)
    width, height = size
    hall.screen.page.set_viewport_size({"width": width, "height": height})
    hall.screen.comes_to(lambda: hall.screen.page.evaluate(SMALL, 14), [])
    hall.begin()
    hall.screen.comes_to(lambda: hall.screen.page.evaluate(SMALL, 14), [])
    hall.screen.sound()
    hand = hall.phones[0]
    hand.page.set_viewport_size({"width": width, "height": height})
    is_hand = width < height
    hand.page.locator("[data-hand-room]").wait_for(state="visible" if is_hand else "detached")
    hand.page.wait_for_selector("[data-hand]")
    hand.accessible()
    hand.sound()
