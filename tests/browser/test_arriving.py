"""What people send each other arrives: invitations and saved games, pasted, dropped or picked."""

from __future__ import annotations

import json

import pytest

from tafureria.core import registry
from tests.browser.visitors import PHONE

RECORD = min(
    (
        text
        for entry in registry.games()
        for path in (entry.folder / "golden").glob("*.txt")
        if "\nending " in (text := path.read_text(encoding="utf-8"))
    ),
    key=len,
)
GAME = RECORD.split()[3]
QUOTED = "Mira esta partida:\n\n" + "".join(f"> {line}\n" for line in RECORD.splitlines()) + "\n-- \nAna\n"
GIVE = """([how, text, name]) => {
  const all = new DataTransfer();
  if (name) all.items.add(new File([text], name, { type: "text/plain" }));
  else all.setData("text/plain", text);
  const more = { bubbles: true, cancelable: true };
  document.body.dispatchEvent(how === "drop"
    ? new DragEvent("drop", { ...more, dataTransfer: all })
    : new ClipboardEvent("paste", { ...more, clipboardData: all }));
}"""


def bringing(one):
    one.visit()
    one.page.get_by_role("button", name="Repasar una partida guardada").click()
    return one.page.locator("[data-bring]")


def chronicle(*records):
    games = [
        {
            "game": {"game": GAME, "table": "", "you": -1, "seats": [], "ending": "", "ended": 1.8e9},
            "record": one,
        }
        for one in records
    ]
    return json.dumps({"name": "Ana", "mails": [], "holidays": [], "games": games})


@pytest.mark.parametrize("around", ["{}", "Te espero en una mesa de Taifa. {} ", "<{}>", "{}."])
def test_an_invitation_pasted_where_a_word_is_asked_for_leads_to_its_table(visitor, around):
    ana, bea = visitor(), visitor()
    table = ana.table("espada-negra", ["me", "open"])
    bea.visit()
    field = bea.page.get_by_label("¿Tienes una palabra?")
    field.fill(around.format(f"http://192.168.1.37:8801/mesa/{table}"))
    field.press("Enter")
    bea.page.get_by_role("button", name="Sentarme aquí").wait_for()
    bea.sound()


@pytest.mark.parametrize(
    ("how", "text", "name"), [("paste", QUOTED, ""), ("drop", QUOTED, ""), ("drop", RECORD, "partida.txt")]
)
def test_a_saved_game_is_pasted_or_dropped_on_the_front_page(visitor, how, text, name):
    ana = visitor()
    ana.visit()
    ana.page.evaluate(GIVE, [how, text, name])
    ana.page.locator("[data-step]").wait_for()
    ana.sound()


def test_a_saved_game_is_pasted_in_its_field_and_what_is_wrong_with_it_is_said(visitor):
    ana = visitor(size=PHONE)
    form = bringing(ana)
    field = form.get_by_label("O pégala aquí")
    for text, said in (
        ("hola", "no es una partida guardada"),
        (QUOTED.split("> ending")[0], "Le falta el final"),
        (RECORD.replace("key ", "key 0", 1).replace("commitment", "# ", 1), "La clave del reparto"),
        (chronicle(RECORD)[:-9], "le falta un trozo"),
        (chronicle(), "no hay ninguna partida"),
    ):
        field.fill(text)
        form.get_by_role("button", name="Repaso", exact=True).click()
        ana.page.get_by_role("alert").get_by_text(said).wait_for()
    ana.errors.clear()  # the browser has logged what the house refused
    ana.accessible()
    ana.touchable()
    field.fill(QUOTED)
    form.get_by_role("button", name="Repaso", exact=True).click()
    ana.page.locator("[data-step]").wait_for()
    ana.sound()


def test_an_exported_chronicle_is_brought_back_game_by_game(visitor, tmp_path):
    ana = visitor()
    file = tmp_path / "cronica.json"
    file.write_text(chronicle(RECORD, ""), encoding="utf-8")
    form = bringing(ana)
    form.get_by_label("Elegir un archivo").set_input_files(file)
    form.locator("[data-games='2']").wait_for()
    ana.accessible()
    form.locator("[data-games] button").click()
    ana.page.locator("[data-step]").wait_for()
    ana.sound()
