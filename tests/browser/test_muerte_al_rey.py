"""¡Muerte al rey! in the browser: whole matches, six people at one table, and nothing shown twice."""

from __future__ import annotations

import random

import pytest

from tests.browser import films, measure
from tests.browser.continued import bring, go_on, look_into
from tests.browser.lasting import LASTING
from tests.browser.moments import STAND, go_to
from tests.browser.positions import recorded
from tests.browser.reader import LISTEN, untold
from tests.browser.scripts import ASK_ALWAYS, AT_REST, NAMES
from tests.browser.visitors import DESK, PHONE, SIZES, WIDE, going_on

GAME = "muerte-al-rey"
SINGLE = {"partidas": 1}
TOLD_ONCE = ("enseña ", "enseñas ", "recibe ", "recibes ")
"""Words that tell of passing events, which no log may repeat."""


def hand(one):
    """The names of the cards in hand."""
    return one.page.locator(".hand button").evaluate_all(NAMES)


def shown(one):
    """The names of the cards that lie open to all."""
    return one.page.locator(".shown [role=img]").evaluate_all(NAMES)


# The identity cards that lie over a slip.
COVERED = """() => {
  const frame = (one) => one.getBoundingClientRect();
  const beside = (a, b) => a.right - 2 < b.left || a.bottom - 2 < b.top;
  const slips = [...document.querySelectorAll("[data-captions] li")].map(frame);
  const isOn = (card, slip) => !beside(slip, card) && !beside(card, slip);
  return [...document.querySelectorAll(".places .identity")]
    .filter((one) => slips.some((slip) => isOn(frame(one), slip))).map((one) => one.textContent);
}"""


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_table_fills_the_window_and_nothing_moves(visitor, size):
    ana = visitor(size=size, color_scheme="dark" if size[0] % 3 else "light")
    rng, stood = random.Random(5), dict[str, dict[str, tuple[float, float]]]()
    width, height = size

    def judge():
        page = ana.page
        measure.lettered(page)
        assert measure.smallest_texts(page) == []
        assert measure.scroll(page) == (0, 0)
        assert measure.astray(page) == []
        assert measure.broken_names(page) == []
        assert measure.board_share(page) >= {390: 0.38, 768: 0.5}.get(width, 0.6)
        assert min(measure.face_heights(page)) >= (0.19 * height if width >= 1024 else 96)
        assert measure.unsteady(stood, ana.phase, page) == {}

    ana.visit_phases(
        rng,
        judge,
        {"turn", "give-up"},
        again=lambda: ana.alone(GAME, options={"partidas": 2, "sorteo": False}, seats=10),
        act=lambda phase: phase == "turn" and turn(ana, "acusa"),
    )
    ana.touchable()
    ana.sound()


def turn(one, verb):
    """Play *verb* with the first possible other player; returns False if it was not possible."""
    choices = one.page.locator(f"[data-act^={verb}]")
    if not choices.count():
        return False
    choices.first.click()
    one.page.locator("[data-confirm]").click()
    one.page.wait_for_selector("[data-phase]:not([data-phase=turn]), [data-mine=false], [data-over]")
    return True


def test_a_whole_match_alone_with_its_score_sheet(visitor):
    ana = visitor()
    ana.visit()
    ana.alone(GAME, options={"partidas": 2, "traicion": True, "identidades": "cambio"})
    ana.play(random.Random(1))
    assert 0 < measure.transferred(ana.page) < measure.TABLE
    ana.page.get_by_role("button", name="Hoja de puntos", exact=True).click()
    sheet = ana.page.get_by_role("dialog")
    ana.comes_to(sheet.get_by_role("row").count, 7)
    ana.comes_to(sheet.get_by_role("columnheader").count, 4)
    ana.comes_to(sheet.get_by_role("heading", level=3).count, 2)
    ana.accessible()
    ana.sound()


def test_sixteen_at_a_table_on_a_phone_by_night_in_english(visitor):
    ana = visitor(size=PHONE, locale="en-GB", color_scheme="dark")
    ana.alone(GAME, options={"partidas": 4, "apuntes": True}, seats=16)
    ana.page.wait_for_selector("[data-phase]")
    ana.comes_to(ana.page.locator("[data-seat]").count, 16)
    narrow = """all => all.map((one) => one.querySelector(".text"))
      .filter((text) => text.scrollWidth > text.clientWidth).length"""
    # Every name is whole.
    ana.comes_to(lambda: ana.page.locator("[data-seat]").evaluate_all(narrow), 0)

    def look():
        ana.touchable()
        ana.sound()

    ana.visit_phases(random.Random(2), look, {"turn"})
    ana.play(random.Random(2))
    look()


@pytest.mark.parametrize("seats", [12, 16])
def test_in_very_large_type_what_has_happened_is_told_beside_the_identity_cards(visitor, seats):
    ana = visitor(size=(1440, 900))
    page = ana.page
    page.add_init_script("localStorage.setItem('tafureria', JSON.stringify({ size: 'larger' }))")
    ana.alone(GAME, seats=seats)
    told = page.locator("[data-captions] li")
    ana.play(random.Random(4), until=lambda: bool(ana.settled()) and told.count() == 2)
    ana.stays_at(lambda: page.evaluate(COVERED))
    assert page.evaluate("document.documentElement.dataset.size") == "larger"
    assert page.evaluate(COVERED) == []


def test_a_whole_game_with_the_keyboard_alone(visitor):
    ana = visitor()
    ana.page.add_init_script(LISTEN)
    ana.alone(GAME, options=SINGLE)
    ana.page.wait_for_selector("[data-phase]")
    ana.press_on(random.Random(3))
    assert untold(ana, GAME, {"give-up", "over", "turn"}) == []  # Leaves on the table show the others.
    ana.sound()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=str)
def test_the_king_is_found_before_his_route_the_points_and_the_next_deal(visitor, size):
    ana = visitor(size=size)
    films.record(ana)
    go_on(ana, bring(ana, recorded(GAME, "ruta")), 19, 4, "turn")
    films.begin(ana)
    ana.page.locator("[data-act='acusa 3b']").click()
    ana.page.locator("[data-confirm]").click()
    seen = films.film(ana, "dealt")
    order = ["accused", "shown", "king-found", "route", "game-ended", "game-began", "identified", "dealt"]
    assert [kind for kind in seen if kind in order] == order
    accused, shown, found, route, ended, began, dealt = (seen[kind] for kind in order if kind != "identified")
    assert "Ana acusa a Farah" in accused["scene"]
    assert not any("rey" in text for text in (shown["says"], shown["captions"]))
    for beat in (found, route, ended):
        assert "Farah\nlo escondía" in beat["scene"]
        assert "Ana\nlo acusó" in beat["scene"]
        assert beat["identities"] == accused["identities"], "no side changes beneath it"
        assert beat["hand"] == accused["hand"]
    assert [beat["scene"].count("La ruta del rey") for beat in (found, route, ended)] == [0, 1, 1]
    assert [beat["scene"].count("Ganan las espadas") for beat in (found, route, ended)] == [0, 0, 1]
    assert [beat["held"] for beat in (shown, found, route, ended, began)] == [False] * 3 + [True, False]
    assert {text for text in began["identities"] if text} == set()
    assert began["hand"] == 0
    assert dealt["hand"] == 2
    ana.sound()


IN_SIGHT = """() => {
  const seen = (css) => document.querySelector(css).getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
    || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const card = seen(".dawn .card"), own = seen(".mine"), wax = seen(".dawn .taper svg path");
  const others = [".dawn .verdict", ".dawn .way", ".dawn .who p", ".dawn .card"].map(seen);
  return [apart(wax, card), ...others.map((one) => apart(own, one))];
}"""
"""Whether the candle stands beside the card that decided a game, and one's own identity beside all else."""


MASKED = """() => {
  const mask = document.querySelector(".dawn .mask").getBoundingClientRect();
  return [...document.querySelectorAll(".dawn .who p *")].map((one) => {
    const text = new Range();
    text.selectNodeContents(one);
    return [one.innerText, text.getBoundingClientRect()];
  }).filter(([, box]) => mask.left < box.right && mask.right > box.left && mask.top < box.bottom
    && mask.bottom > box.top).map(([words]) => words);
}"""
"""Words about the two people that lie under the fallen mask."""


def test_at_the_end_of_a_game_the_candle_and_ones_own_identity_are_in_sight(visitor):
    ana = visitor()
    ana.page.add_init_script(STAND)
    go_on(ana, bring(ana, recorded(GAME, "ruta")), 19, 4, "turn")
    ana.page.locator("[data-act='acusa 3b']").click()
    ana.page.locator("[data-confirm]").click()
    go_to(ana, ".dawn.points")
    ana.page.wait_for_function(AT_REST)
    ana.comes_to(lambda: ana.page.evaluate(IN_SIGHT), [True] * 5)
    ana.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ana.comes_to(lambda: ana.page.evaluate(MASKED), [])
    ana.sound()


def test_what_was_exchanged_is_shown_to_those_who_exchanged_it(visitor):
    ana = visitor()
    films.record(ana)
    go_on(ana, bring(ana, recorded(GAME, "ruta")), 1, 1, "hand-over")
    films.begin(ana)
    ana.page.locator("[data-act='entrega 4o']").click()
    ana.page.locator("[data-confirm]").click()
    told = films.film(ana, "exchanged")["exchanged"]
    assert "te ha entregado" in told["scene"]
    assert "Has entregado: el 4 de oros" in told["scene"]
    ana.sound()


@pytest.mark.parametrize(
    ("identities", "phases", "size"),
    [
        ("cambio", {"turn", "hand-over", "denounce", "swap"}, DESK),
        ("cambio", {"turn", "hand-over", "denounce", "swap"}, PHONE),
        ("eligen-propias", {"turn", "choose"}, PHONE),
    ],
)
def test_every_phase_is_clean_for_axe(visitor, identities, phases, size):
    ana = visitor(size=size)
    options = {"partidas": 3, "traicion": True, "identidades": identities, "sorteo": False, "apuntes": True}
    for _ in look_into(ana, GAME, phases | {"give-up"}, 6, **options):
        ana.accessible(themes=True)
    # Each size and each kind of identities comes to its end once.
    if WIDE or (identities, size) != ("cambio", PHONE):
        ana.play(random.Random(4))
        ana.accessible()
    ana.sound()


def test_six_people_in_six_browsers_at_one_table(visitor):
    names = ["Ana", "Berta", "Carlos", "Dora", "Elena", "Fermín"]
    people = [visitor(size=PHONE) if n % 2 else visitor() for n in range(6)]
    table = people[0].table(GAME, ["me"] + ["open"] * 5, name="Ana", options=SINGLE)
    for seat, one in enumerate(people[1:], 1):
        one.go(f"/mesa/{table}")
        one.page.get_by_label("Tu nombre").fill(names[seat])
        one.page.locator(f"[data-sit='{seat}']").click()
        people[0].page.get_by_text(names[seat]).first.wait_for()
    watcher = visitor()
    watcher.go(f"/mesa/{table}")
    people[0].page.get_by_role("button", name="Empezar").click()
    for one in [*people, watcher]:
        one.page.wait_for_selector("[data-phase]")
    people[0].comes_to(lambda: [len(hand(one)) for one in people], [2] * 6)
    assert len({card for one in people for card in hand(one)}) == 12
    assert hand(watcher) == []

    rng, shown = random.Random(7), 0
    for _ in going_on(*people):
        # In this order: who is asked after the question in what phase all are is not made to show anything.
        actor = next((one for one in people if one.mine), None)
        if any(one.over for one in people):
            break
        if shown < 2 and any(one.phase == "give-up" for one in people):
            shown += 1
            showing_is_seen_by_all_and_passes([*people, watcher], rng)
            continue
        if actor is None:
            people[0].rest()
        elif not (shown < 2 and actor.phase == "turn" and turn(actor, "acusa")):
            actor.step(rng)
    for one in [*people, watcher]:
        one.page.wait_for_selector("[data-over]")
        one.sound()


def showing_is_seen_by_all_and_passes(eyes, rng):
    """Everybody sees the same cards while they are shown, and no cards afterwards."""
    seen = []
    for one in eyes:
        one.page.wait_for_selector("[data-phase=give-up]")
        one.page.locator(".shown [role=img]").first.wait_for()
        seen = seen or shown(one)
        one.comes_to(lambda one=one: shown(one), seen)
    eyes[0].comes_to(lambda: sum(one.mine for one in eyes), 1)
    accuser = next(one for one in eyes if one.mine)
    accuser.play(rng, until=lambda: accuser.over or accuser.phase != "give-up")
    for one in eyes:
        one.page.wait_for_selector("[data-phase]:not([data-phase=give-up])")
        if not one.over:
            one.page.locator(".shown").first.wait_for(state="detached")


def test_what_was_shown_is_in_no_log_and_not_told_again_after_a_reload(visitor):
    ana = visitor()
    ana.alone(GAME, options={"partidas": 3, "sorteo": False})
    ana.page.wait_for_selector("[data-phase]")
    rng = random.Random(9)
    targets = ana.page.locator("[data-act^=acusa]")
    ana.play(rng, until=lambda: ana.over or (ana.mine and targets.count() > 0))
    targets.nth(rng.randrange(targets.count())).click()
    ana.page.locator("[data-confirm]").click()
    ana.page.get_by_text("de esconder al rey").first.wait_for()
    lines = ana.chronicle()
    assert any("de esconder al rey" in line for line in lines)
    assert not any(word in line.lower() for line in lines for word in TOLD_ONCE)
    ana.page.reload()
    ana.page.wait_for_selector("[data-phase]")
    again = ana.chronicle()
    assert any("de esconder al rey" in line for line in again)
    assert not any(word in line.lower() for line in again for word in TOLD_ONCE)
    ana.sound()


def test_why_not_is_answered_with_the_section(visitor):
    ana = visitor()
    ana.context.add_init_script(ASK_ALWAYS)
    ana.context.add_init_script(LASTING)
    for _ in range(12):
        ana.alone(GAME, options={**SINGLE, "traicion": True, "sorteo": False})
        ana.page.locator("[data-act='cambia 2e']").click()
        ana.page.locator("[data-confirm]").click()
        ana.page.locator("[data-act^=entrega]").first.click()
        ana.page.locator("[data-confirm]").click()
        ana.page.wait_for_selector("[data-act=calla]")
        if ana.page.locator("[data-why=denuncia]").count():
            break
    ana.page.locator("[data-why=denuncia]").click(force=True)
    toast = ana.page.get_by_role("alert").inner_text()
    assert "Solo puedes denunciar" in toast
    assert "§3.1" in toast
    ana.sound()


def test_what_is_chosen_stays_chosen_when_the_other_answers_first(visitor):
    ana, berta = visitor(), visitor()
    table = ana.table(GAME, ["me", "computer", "open"], options={**SINGLE, "sorteo": False})
    berta.go(f"/mesa/{table}")
    berta.page.locator("[data-sit='2']").click()
    berta.page.locator("[data-sit='2']").wait_for(state="detached")  # else a computer player sits there
    ana.page.get_by_role("button", name="Empezar").click()
    ana.page.locator("[data-act='cambia 2e']").click()
    ana.page.locator("[data-confirm]").click()
    ana.page.locator("[data-act^=entrega]").first.click()
    before = ana.page.locator("[data-position]").get_attribute("data-position")
    berta.page.locator("[data-act^=entrega]").first.click()
    berta.page.locator("[data-confirm]").click()
    ana.page.wait_for_function(
        "at => document.querySelector('[data-position]').dataset.position !== at", arg=before
    )
    ana.page.locator("[data-confirm]").click()
    ana.page.wait_for_function("() => document.querySelector('[data-phase]').dataset.phase !== 'hand-over'")
    ana.sound()


def test_giving_up_the_own_king_is_asked_about(visitor):
    ana = visitor()
    for _ in range(40):
        ana.alone(GAME, options={**SINGLE, "sorteo": False})
        ana.page.wait_for_selector(".hand button")
        if any("tu rey" in card for card in hand(ana)):
            ana.page.locator("[data-act^=acusa]").first.click()
            ana.page.locator("[data-confirm]").click()
            ana.page.wait_for_selector("[data-over], [data-phase=give-up][data-mine=true]")
            if not ana.over:
                break
    ana.page.locator(".hand button", has_text="").filter(has=ana.page.locator(".king")).click()
    ana.page.locator("[data-confirm]:visible").first.click()
    question = ana.page.get_by_role("dialog")
    assert "¿Entregas a tu propio rey?" in question.inner_text()
    question.get_by_role("button", name="No", exact=True).click()
    assert ana.phase == "give-up"
    ana.page.locator("[data-confirm]:visible").first.click()
    question.get_by_role("button", name="Sí, que muera").click()
    ana.page.wait_for_selector("[data-over]")
    assert "bastos" not in ana.page.get_by_role("heading", level=2).first.inner_text()
    ana.sound()
