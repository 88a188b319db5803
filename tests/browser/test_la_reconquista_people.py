"""La reconquista in several browsers: all see the public board, nobody anything else; nothing is stored."""

from __future__ import annotations

import json
import random

from tests.browser.houses import House
from tests.browser.scripts import ASK_ALWAYS
from tests.browser.visitors import Visitor, going_on

GAME = "la-reconquista"
SHORT = {"tropas": 5, "tregua": 0, "sorteo": False, "ventaja": 8, "rondas": 6}
BOARDS = 3
TROOPS = """() => Object.fromEntries([...document.querySelectorAll("[data-place]")]
  .map((one) => [one.dataset.place, one.ariaLabel.replace(/, tuya.*| .tuya.*/, "")]))"""
OWN = """() => [...document.querySelectorAll("g.own")].map((one) => one.dataset.place)"""
# Every array on the page's heap that equals one of the given ones; called after garbage collection.
FIND = """function (wanted) {
  const texts = new Set(wanted.map(String));
  return this.filter((one) => one.length === 60 && texts.has(String(one))).map(String);
}"""
STORED = """async () => JSON.stringify([
  {...localStorage}, {...sessionStorage}, await indexedDB.databases(), await caches.keys(), history.state])"""


def place_five(one):
    """Put five troops on the first province, with the map, and pass the board on."""
    one.page.wait_for_selector('g[data-act^="pon"]', state="attached")
    first = one.page.locator('g[data-act^="pon"]').first.get_attribute("data-act")
    for number in range(1, 6):
        one.page.locator(f'g[data-act="{first}"]').dispatch_event("click")
        one.page.get_by_text(f"{number} de 5 colocadas").wait_for()
    one.page.locator("[data-act=listo]").click()


def together(make, names, engine_options):
    """People at one table in the order of their seats, then a watcher; a computer plays the third seat."""
    people = [make() for _ in names]
    for one in people:
        one.page.add_init_script(ASK_ALWAYS)
    host = people[0]
    kinds = ["me", *["open"] * (len(names) - 1)]
    table = host.table(GAME, kinds, name=names[0], seats=3, options=engine_options)
    for letter, name, one in zip("BC", names[1:], people[1:], strict=False):
        one.go(f"/mesa/{table}")
        one.page.get_by_label("Tu nombre").fill(name)
        one.page.get_by_role("button", name=f"Sentarme aquí {letter}").click()
        host.page.get_by_text(name).first.wait_for()
    host.page.get_by_role("button", name="Empezar").click()
    watcher = make()
    watcher.go(f"/mesa/{table}")
    for one in [*people, watcher]:
        one.page.wait_for_selector("[data-phase]")
    return [*people, watcher]


def wait_for(one, phase):
    """Wait until this person must act in this phase."""
    one.page.wait_for_selector(f'[data-mine=true][data-phase="{phase}"]')


def pass_until_mine(people, one):
    """Everybody passes or answers until it is the turn of *one*."""
    for _ in going_on(*people):
        if one.settled() == "turn":
            return
        for other in people:
            if (now := other.settled()) and not (other is one and now == "turn"):
                for act in ("paso", "listo", "visto", "no"):
                    button = other.page.locator(f"button[data-act={act}]:visible")
                    if button.count():
                        button.first.click()
                        break
        one.rest()


def move_one(ana):
    """Move one troop over a border, if possible, and put the board back."""
    ana.page.locator("[data-act=muevo]").click()
    ana.page.locator("[data-act=listo]").wait_for()
    if ana.page.locator('g[data-act^="mueve"]').count():
        ana.page.locator('g[data-act^="mueve"]').first.dispatch_event("click")
        ana.page.locator('button[data-act^="mueve"]').first.click()
        ana.page.get_by_text("1 tropa movida").wait_for()
    ana.page.locator("[data-act=listo]").click()


def test_two_people_and_a_watcher_see_the_same_public_board_and_nothing_more(visitor):
    ana, bea, oto = together(visitor, ["Ana", "Bea"], SHORT)
    # While a player places troops, only that player sees the board.
    wait_for(ana, "placing")
    place_one = ana.page.locator('g[data-act^="pon"]').first
    troops = place_one.get_attribute("data-act")
    place_one.dispatch_event("click")
    ana.page.get_by_text("1 de 5 colocadas").wait_for()
    for other in (bea, oto):
        other.page.locator(".cloth").wait_for()
        assert "tropa" not in str(other.page.evaluate(TROOPS))
    for number in range(2, 6):
        ana.page.locator(f'g[data-act="{troops}"]').dispatch_event("click")
        ana.page.get_by_text(f"{number} de 5 colocadas").wait_for()
    ana.page.locator("[data-act=listo]").click()
    place_five(bea)
    everybody = (ana, bea, oto)
    # The computer in the third seat plays first: then the board lies in the centre for all.
    for one in everybody:
        one.page.locator(".cloth").wait_for(state="detached")
    pass_until_mine([ana, bea], bea)
    board = bea.page.evaluate(TROOPS)
    for one in (ana, oto):
        one.comes_to(lambda one=one: one.page.evaluate(TROOPS), board)
    own = [set(one.page.evaluate(OWN)) for one in everybody]
    assert len(own[0]) >= 1 and len(own[1]) >= 1 and not own[2]
    assert not own[0] & own[1]
    # Whoever takes no part in an attack sees a closed door.
    target = next(iter(own[0]))
    bea.page.locator(f'[data-place="{target}"]').dispatch_event("click")
    bea.page.locator("[data-confirm]").click()
    for one in (ana, bea):
        one.page.get_by_text("Cartas que puedes pasar").or_(one.page.locator(".drama")).first.wait_for()
    oto.page.locator(".door").wait_for()
    assert oto.page.locator(".drama, .force, .card").count() == 0
    for one in (ana, bea):
        one.page.locator("[data-act=listo]").click()
    for one in (ana, bea):
        one.page.locator(".force").first.wait_for()
    oto.page.locator(".door").wait_for()
    assert oto.page.locator(".force").count() == 0
    for one in (ana, bea):
        one.page.locator("[data-act=visto]").click()
    oto.page.locator(".door").wait_for(state="detached")
    for one in everybody:
        one.sound()


def test_a_whole_game_with_the_keyboard_alone(visitor):
    ana = visitor()
    ana.alone(GAME, options=SHORT | {"ventaja": 1, "rondas": 2})
    ana.page.wait_for_selector("[data-phase]")
    ana.press_on(random.Random(3))
    ana.sound()


def test_a_reload_and_a_house_that_is_opened_again_bring_the_present_and_nothing_else(engine, tmp_path):
    inn = House(tmp_path)
    inn.open()
    ana = Visitor(engine, inn)
    try:
        ana.alone(GAME, options=SHORT)
        place_five(ana)
        pass_until_mine([ana], ana)

        def board():
            return [ana.page.evaluate(what) for what in (TROOPS, OWN)]

        before = board()
        ana.page.reload()
        ana.page.wait_for_selector("[data-mine=true]")
        ana.comes_to(board, before)
        inn.kill()
        ana.page.get_by_text("Reconectando").wait_for()
        inn.open()
        ana.page.get_by_text("Reconectando").wait_for(state="detached")
        ana.page.wait_for_selector("[data-mine=true]")
        ana.comes_to(board, before)
        assert ana.chronicle() == []
        # In the middle of a move, too: troops already moved are shown as before.
        ana.page.locator("[data-act=muevo]").click()
        ana.page.locator("[data-act=listo]").wait_for()
        inn.kill()
        ana.page.get_by_text("Reconectando").wait_for()
        inn.open()
        ana.page.get_by_text("Reconectando").wait_for(state="detached")
        ana.page.get_by_text("Ninguna tropa movida").wait_for()
        ana.page.locator("[data-act=listo]").click()
        pass_until_mine([ana], ana)
        ana.sound()
    finally:
        ana.close()
        inn.kill()


def boards_of(frames):
    """The boards of the position frames in order, without repetitions in a row."""
    out = []
    for frame in frames:
        board = frame["view"]["board"] if frame["type"] == "position" else None
        if board and (not out or out[-1] != board):
            out.append(board)
    return out


def strings_in_the_heap(cdp):
    """Every string on the page's heap, after garbage collection."""
    chunks = []
    cdp.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    cdp.send("HeapProfiler.enable")
    cdp.send("HeapProfiler.collectGarbage")
    cdp.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    return json.loads("".join(chunks))["strings"]


def test_r6_the_memory_of_the_page_holds_no_earlier_position(visitor):
    frames = []
    ana = visitor()
    ana.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(json.loads(text)))
    )
    ana.alone(GAME, options=SHORT | {"rondas": 30})
    ana.page.wait_for_selector('g[data-act^="pon"]', state="attached")
    for number in range(5):
        ana.page.locator('g[data-act^="pon"]').nth(number).dispatch_event("click")
        ana.page.get_by_text(f"{number + 1} de 5 colocadas").wait_for()
    ana.page.locator("[data-act=listo]").click()
    said = []
    for _ in range(BOARDS):
        pass_until_mine([ana], ana)
        said += ana.page.locator(".captions li > span").all_inner_texts()
        move_one(ana)
    pass_until_mine([ana], ana)
    *earlier, now = boards_of(frames)
    earlier = [board for board in earlier if board != now]
    assert len(earlier) >= BOARDS
    cdp = ana.context.new_cdp_session(ana.page)
    present = ana.page.locator(".captions li > span").all_inner_texts()
    kind = cdp.send("Runtime.evaluate", {"expression": "Array.prototype"})["result"]["objectId"]

    def found(boards):
        arrays = cdp.send("Runtime.queryObjects", {"prototypeObjectId": kind})["objects"]["objectId"]
        call = {"objectId": arrays, "functionDeclaration": FIND, "returnByValue": True}
        answer = cdp.send("Runtime.callFunctionOn", call | {"arguments": [{"value": boards}]})
        cdp.send("Runtime.releaseObject", {"objectId": arrays})  # it keeps all that it holds
        return answer["result"]["value"]

    assert found([now]), "the present board is not found: the search does not work"
    strings = set[str]()

    def kept():
        strings.clear()
        strings.update(strings_in_the_heap(cdp))
        return sorted({text for text in said if text and text not in present} & strings)

    # What is still being drawn or timed may hold something for a moment.
    ana.comes_to(lambda: found(earlier), [])
    ana.comes_to(kept, [])
    assert "paso" in strings, "the words of the present are not found: the search does not work"
    written = [",".join(map(str, board)) for board in earlier]
    assert not [text for text in strings if any(board in text for board in written)]
    stored = ana.page.evaluate(STORED)
    assert not any(board in stored for board in written)
    assert "told" not in stored
    ana.sound()
