"""Every lesson is taken by a learner who does only what is pointed at, and is told every event in order."""

from __future__ import annotations

import random

import pytest

from tafureria.core import registry
from tafureria.core.lesson import lessons
from tests.browser.lasting import LASTING
from tests.browser.reader import HEARD, LISTEN, LOST, TOLD, Reader, repeated
from tests.browser.scripts import TOWARDS
from tests.browser.test_beats import check_lesson, watched
from tests.browser.visitors import DESK, PHONE, WIDE, Visitor, across, going_on

LESSONS = [(entry.name, name) for entry in registry.games() for name in lessons(entry)]
KEYED = [one for one in LESSONS if one[0] != "mentiroso" and (WIDE or one[1] == "primera")]
CLICKED = [one for one in LESSONS if WIDE or one not in KEYED]
"""Unless ``WIDE``, each lesson is taken in one way only: by clicks or by keys."""
SCREENS = {"phone": (PHONE, "es-ES", "light"), "desktop": (DESK, "en-GB", "dark")}
"""Window size, language and theme; together they cover every variant once."""

# State of the lesson: step, whether the learner must act, whether others are acting, whether it is over.
WHERE = """() => { const at = document.querySelector("[data-lesson]")?.dataset;
  return at ? [Number(at.lesson), at.acts, at.busy, at.done].join(" ") : ""; }"""
# Marks the first target that is not yet chosen, so that it can be clicked, once in each position;
# does nothing while the previous action is still being processed.
POINTED = """([targets, step]) => {
  const lesson = document.querySelector("[data-lesson]")?.dataset;
  if (lesson?.lesson !== step || lesson.busy === "true" || !document.querySelector("main[aria-busy=false]"))
    return false;
  const at = `${step} ${document.querySelector("[data-position]")?.dataset.position}`;
  const isOpen = (one) => one.checkVisibility() && one.dataset.touched !== at
    && one.matches("button, [role=button], [role=radio]")
    && !["aria-pressed", "aria-checked", "aria-disabled"].some((name) => one.getAttribute(name) === "true");
  for (const one of document.querySelectorAll("[data-mark]")) one.removeAttribute("data-mark");
  for (const target of targets) {
    const [kind, ...rest] = target.split(":"), name = CSS.escape(rest.join(":"));
    const css = kind === "act" ? `[data-act="${name}"]` : kind === "widget" ? `[data-widget="${name}"]`
      : kind === "actions" ? "[data-room] [data-confirm]" : "[data-nowhere]";
    const all = [...document.querySelectorAll(css)].filter(isOpen);
    // The same thing may be offered twice, on a map and as a card that others cover.
    const free = (each) => {
      const box = each.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return top === each || each.contains(top);
    };
    const one = all.find(free) ?? all[0];
    if (!one) continue;
    one.dataset.mark = "";
    one.dataset.touched = at;
    return true;
  }
  return false;
}"""


# Lets a target be clicked again, like a learner who sees that nothing has happened.
FORGET = """() => document.querySelectorAll("[data-touched]").forEach((one) => delete one.dataset.touched)"""
AGAIN = 30
"""Number of rests without a change after which a click is repeated."""

# Elements of the lesson's text box that are too small to read or touch; tables have tests of their own.
TOO_SMALL = """() => [...document.querySelectorAll("[data-lesson] *")].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const letters = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const small = letters && Number.parseFloat(getComputedStyle(one).fontSize) < 12;
  const narrow = one.matches("button, a") && (box.width < 43.5 || box.height < 43.5);
  return small || narrow ? [one.outerHTML.slice(0, 120)] : [];
})"""

# Whether the host stands beside what he points at and what is laid out; of a whole board he covers little.
BESIDE = """() => {
  const over = document.querySelector("[data-lesson]").getBoundingClientRect();
  return [...document.querySelectorAll(".light .ring, [data-shown]")].every((one) => {
    const box = one.getBoundingClientRect();
    const across = Math.min(over.right, box.right) - Math.max(over.left, box.left);
    const down = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
    const area = box.width * box.height, most = area > innerWidth * innerHeight / 4 ? 0.2 : 0.06;
    return across <= 0 || down <= 0 || across * down <= most * area;
  });
}"""


class Learner(Visitor):
    """A visitor taking a lesson."""

    def begin(self, game: str, lesson: str) -> None:
        """Open the lesson from the game's page."""
        self.lesson = lessons(registry.find(game))[lesson]
        self.go(f"/aprender/{game}")
        self.page.locator(f"[data-learn={lesson}]").click()
        self.page.locator("[data-lesson]").wait_for()

    @property
    def where(self) -> list[str]:
        """The lesson's step, and whether the learner must act, others are acting, and the lesson is over."""
        return str(self.page.evaluate(WHERE)).split()

    def ready(self) -> list[str]:
        """Wait until the learner must read or act, or the lesson is over; the state of the lesson then."""
        for _ in going_on(self):
            now = self.where
            if now and now[2] == "false":
                return now
            self.rest()
        raise AssertionError

    def do_it(self) -> None:
        """Read on, or click all that is pointed at until the lesson goes on; a step may ask for several."""
        before = self.ready()
        if before[1] == "false":
            self.page.locator("[data-lesson-on]").click()
            return
        targets, idle = self.lesson.steps[int(before[0])].at, 0
        for _ in going_on(self):
            if self.where[0] != before[0]:
                return
            if not self.page.evaluate(POINTED, [targets, before[0]]):
                self.rest()
                idle += 1
                if idle % AGAIN == 0:
                    self.page.evaluate(FORGET)
                continue
            self.page.locator("[data-mark]").click()

    def sees_what_is_pointed_at(self) -> None:
        """At least one of the targets is in the window, and the text box covers none of the highlights."""
        step = self.lesson.steps[int(self.where[0])]
        if not step.at:
            return
        rings = self.page.locator(".light .ring")
        rings.first.wait_for()
        if step.at == ["own"]:
            self.comes_to(rings.count, 1)
        self.page.wait_for_function(BESIDE)


@pytest.fixture
def learner(engine, house, request):
    """Makes learners, and closes them at the end."""
    house.store.with_suffix(".deals").write_text(request.node.name, encoding="utf-8")
    made: list[Learner] = []

    def make(**context) -> Learner:
        made.append(Learner(engine, house, **context))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.mark.parametrize(("game", "lesson", "screen"), across(CLICKED, SCREENS))
def test_a_lesson_is_clicked_through(learner, request, game, lesson, screen):
    if game == "mentiroso":
        request.getfixturevalue("example")
    size, locale, colours = SCREENS[screen]
    ana = learner(size=size, locale=locale, color_scheme=colours)
    watched(ana, "normal")
    ana.begin(game, lesson)
    steps = len(ana.lesson.steps)
    for number in range(steps):
        now = ana.ready()
        assert now[0] == str(number)
        ana.sees_what_is_pointed_at()
        ana.comes_to(lambda: ana.page.evaluate(TOO_SMALL), [])
        ana.sound()
        ana.do_it()
        ana.page.locator(f"[data-lesson='{number + 1}']").wait_for()
    ana.page.locator("[data-done=true]").wait_for()
    ana.accessible()
    check_lesson(ana)


# What the companion's words cover of the line of the moment, and of the buttons that send a choice.
COVERED = """() => {
  const over = document.querySelector("[data-hint].beside").getBoundingClientRect();
  const live = "[data-expected], [data-stage] [data-confirm]";
  return [...document.querySelectorAll(live)].filter((one) => {
    const box = one.getBoundingClientRect();
    const across = Math.min(over.right, box.right) - Math.max(over.left, box.left);
    const down = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
    return one.checkVisibility() && across > 4 && down > 4;
  }).map((one) => one.outerHTML.slice(0, 120));
}"""

FOCUSED = "(name) => document.activeElement?.innerText.includes(name)"

GAME = "moros-y-cristianos"
"""One lesson of a game suffices: the second has the same controls as the first."""
TOUCHED = {
    "button",
    "radio",
    "checkbox",
    "option",
    "switch",
    "menuitem",
    "gridcell",
    "tab",
    "slider",
    "spinbutton",
}
"""Roles of controls."""


@pytest.mark.parametrize(("game", "lesson"), KEYED, ids=lambda value: value)
def test_a_lesson_is_taken_with_keys_and_a_screen_reader(learner, game, lesson):
    ana = learner()
    watched(ana, "normal")
    ana.page.add_init_script(LISTEN)
    ana.begin(game, lesson)
    reader, keyboard = Reader(ana.page), ana.page.keyboard
    faults: list[str] = []
    step = ""
    for _ in going_on(ana):
        now = ana.ready()
        where = f"step {now[0]}"
        if now[0] != step:
            step = now[0]
            ana.page.wait_for_function(TOLD)
            heard = ana.page.evaluate(HEARD)
            faults += [f"{where}: {text!r} is read twice" for text in repeated(heard)]
        if now[3] == "true":
            break
        if now[1] == "false":
            ana.page.locator("[data-lesson-on]:focus").wait_for()
            at = reader.node("document.activeElement")
            faults += [] if at["role"] == "button" and at["name"] else [f"{where}: {at}"]
            keyboard.press("Enter")
            ana.page.locator(f"[data-lesson='{int(now[0]) + 1}']").wait_for()
            continue
        targets = ana.lesson.steps[int(now[0])].at
        if not ana.page.evaluate(POINTED, [targets, now[0]]):
            ana.rest()
            continue
        to = reader.node("document.querySelector('[data-mark]')")
        faults += [] if to["role"] in TOUCHED and to["name"] else [f"{where}: {to}"]
        pressed = 0
        while (key := ana.page.evaluate(TOWARDS)) and pressed < 200:
            keyboard.press(key)
            pressed += 1
        assert pressed < 200, f"{where}: no key leads to {targets}"
        keyboard.press("Enter" if pressed % 2 else "Space")
    faults += [f"step {at}: the focus is lost" for at in ana.page.evaluate(LOST)]
    assert faults == []
    ana.page.wait_for_function(FOCUSED, arg="Una partida de verdad")
    check_lesson(ana)


def test_a_lesson_is_left_and_gone_on_with(learner):
    ana = learner(size=PHONE)
    ana.begin(GAME, "primera")
    for _ in range(8):
        step = int(ana.ready()[0])
        ana.do_it()
        ana.page.locator(f"[data-lesson='{step + 1}']").wait_for()
    assert ana.ready()[0] == "8"
    ana.page.get_by_role("link", name="Salir").click()
    ana.page.get_by_role("button", name="Seguir donde lo dejaste").click()
    # If the table was unloaded, the text since the last action is shown again.
    assert ana.ready()[0] in {"7", "8"}
    ana.sound()


def test_what_else_is_tried_is_answered_kindly(learner):
    ana = learner()
    ana.begin(GAME, "primera")
    while (now := ana.ready())[1] == "false":
        ana.do_it()
        ana.page.locator(f"[data-lesson='{int(now[0]) + 1}']").wait_for()
    # A card that is legal by the rules, but not in this step.
    ana.page.locator("[data-act='juega 7e']").click()
    ana.page.locator("[data-room] [data-confirm]").click()
    answer = ana.page.locator("[data-lesson] [role=alert]")
    answer.wait_for()
    ana.comes_to(lambda: "as de copas" in answer.inner_text(), True)
    assert ana.page.locator(".toast").count() == 0
    ana.accessible()


def test_whoever_has_never_played_is_offered_the_lesson_once(learner):
    ana = learner()
    ana.go("/")
    play = ana.page.get_by_role("button", name="Jugar ahora Moros y cristianos")
    play.click()
    offer = ana.page.locator("[data-offer]")
    offer.wait_for()
    ana.accessible()
    ana.page.keyboard.press("Escape")
    offer.wait_for(state="hidden")
    play.click()
    ana.page.locator("[data-phase]").wait_for()
    assert offer.count() == 0


def test_the_first_real_game_is_hinted_at_once_a_phase(learner):
    ana = learner(size=PHONE)
    ana.page.add_init_script(LASTING)
    ana.begin(GAME, "segunda")
    while ana.ready()[3] == "false":
        step = int(ana.where[0])
        ana.do_it()
        ana.page.locator(f"[data-lesson='{step + 1}']").wait_for()
    ana.page.get_by_role("button", name="Una partida de verdad").click()
    ana.page.locator("[data-lesson]").wait_for(state="detached")
    ana.page.locator("[data-mine=true]").wait_for()
    phase = ana.phase
    hint = ana.page.locator(f"[data-hint={phase}]")
    hint.wait_for()
    ana.accessible()
    ana.comes_to(lambda: ana.page.evaluate(COVERED), [])
    # It folds away when anything else is touched, and can be opened again.
    ana.page.locator("[data-board]").click(position={"x": 5, "y": 5})
    hint.and_(ana.page.locator("[data-folded]")).click()
    hint.get_by_role("button", name="Entendido").click()
    hint.wait_for(state="detached")
    ana.page.reload()
    ana.page.locator("[data-mine=true]").wait_for()
    assert hint.count() == 0


def test_what_the_last_lesson_has_taught_is_one_choice_away(learner):
    ana = learner()
    ana.begin("espada-negra", "segunda")
    while ana.ready()[3] == "false":
        step = int(ana.where[0])
        ana.do_it()
        ana.page.locator(f"[data-lesson='{step + 1}']").wait_for()
    further = ana.page.locator("[data-further]")
    offered = ["Una partida de «A viva voz»", "Una partida de «Sombras con condiciones»"]
    ana.comes_to(further.all_inner_texts, offered)
    further.first.click()
    ana.page.locator("[data-lesson]").wait_for(state="detached")
    # Others call as fast as they can: a busy page may see none of it stand still.
    ana.play(random.Random(1), lambda: any('"phase":"outcry"' in frame for frame in ana.received))


def test_the_host_is_folded_by_a_touch_and_says_it_again_by_another(learner):
    ana = learner(size=PHONE)
    ana.begin(GAME, "primera")
    ana.ready()
    host, words = ana.page.locator("[data-lesson]"), ana.page.locator("[data-lesson] [aria-live]").first
    host.get_by_role("button", name="Plegar").click()
    ana.comes_to(lambda: words.bounding_box()["height"] < 3, True)
    host.get_by_role("button", name="Seguir").wait_for()
    ana.accessible()
    host.get_by_role("button", name="Plegar").click()
    ana.comes_to(lambda: words.bounding_box()["height"] > 30, True)


BESIDE_ITS_SHEET = """() => {
  const [sheet, box] = ["dialog[open]", "[data-meaning]:popover-open"]
    .map((css) => document.querySelector(css)?.getBoundingClientRect());
  return sheet && box && (box.right <= sheet.left || box.left >= sheet.right);
}"""


def test_a_term_is_explained_where_it_stands(learner):
    ana = learner(size=PHONE)
    ana.alone(GAME)
    ana.play_to("play", random.Random(1))
    term = ana.page.locator(".ribbon [data-term]").first
    term.click()
    meaning = ana.page.locator("[data-meaning]:popover-open")
    meaning.wait_for()
    ana.comes_to(lambda: len(meaning.inner_text()) > 20, True)
    ana.accessible()
    ana.page.keyboard.press("Escape")
    meaning.wait_for(state="hidden")
    rules = ana.drawer("rules")
    rules.locator("[data-search]").fill("BOTIN")
    rules.get_by_role("button", name="10. El botín").click()
    rules.get_by_role("heading", name="El botín").wait_for()
    rules.locator("[data-term]").first.click()
    meaning.wait_for()
    # Where there is room, it stands beside the sheet.
    ana.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    meaning.get_by_role("button").click()
    meaning.wait_for(state="detached")
    rules.locator("[data-term]").first.click()
    meaning.wait_for()
    ana.page.wait_for_function(BESIDE_ITS_SHEET)
    ana.sound()


def test_a_refusal_leads_to_its_page_of_the_rules(learner):
    ana = learner()
    ana.page.add_init_script(LASTING)
    ana.alone(GAME)
    ana.page.locator("[data-mine=true]").wait_for()
    ana.play_to("play", random.Random(1))
    ana.page.locator("[data-why]").first.click(force=True)
    ana.page.locator(".toast").get_by_role("button").first.click()
    ana.page.get_by_role("dialog", name="Reglas de Moros y cristianos").wait_for()
