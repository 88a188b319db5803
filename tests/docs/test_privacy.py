"""The pages about privacy list all that a house stores of people: no table of its store is left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafureria.house.settings import LIMITS
from tafureria.house.store import schema

ROOT = Path(__file__).parents[2]
PAGES = ("docs/privacy.md", "docs-es/privacidad.md")
SAID = {
    "people": ("your name and shield", "tu nombre y tu escudo"),
    "keys": ("a link or ten words", "el enlace o las diez palabras"),
    "passkeys": ("passkeys", "llaves de acceso"),
    "blocks": ("whose you do not want", "de quién no las quieres"),
    "invitations": ("invitations", "invitaciones"),
    "tables": ("settings", "ajustes"),
    "chairs": ("seats with ids, names and shields", "asientos con nombre y escudo"),
    "actions": ("every move and its time", "cada jugada y su hora"),
    "analyses": ("analysis", "análisis"),
    "talk": ("talk and phrases", "charla y frases"),
    "addresses": ("push or email address", "dirección o correo"),
    "errands": ("a notice that cannot be sent", "avisos"),
    "mail_wishes": ("that is not confirmed", "sin confirmar"),
    "quiet": ("quiet hours", "horas de silencio"),
    "holidays": ("days away", "días que no estás"),
    "studies": ("studies of the laboratory", "estudios del laboratorio"),
    "members": ("clubs: your name there", "clubes: tu nombre en ellos"),
    "entrants": ("results", "resultados"),
    "pairings": ("results", "resultados"),
    "admitted": ("the house's word", "la palabra de la casa"),
    "orders": ("bans and mutes", "expulsiones y silencios"),
    "reports": ("a reported line", "una frase denunciada"),
}
"""By SQL table: how each page names what is in it."""
OF_NOBODY = {"house", "processes", "words", "pars", "clubs", "tournaments", "calls", "kept"}
"""SQL tables in which nobody is named, besides whoever sits at a table."""


@pytest.mark.parametrize("number", range(len(PAGES)), ids=PAGES)
def test_all_that_is_stored_of_people_is_listed(number):
    assert {*SAID} | OF_NOBODY == {*schema.metadata.tables}
    text = " ".join((ROOT / PAGES[number]).read_text(encoding="utf-8").split())
    assert [table for table, said in SAID.items() if said[number] not in text] == []


@pytest.mark.parametrize("page", PAGES)
def test_days_and_numbers_are_those_of_the_settings(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    for name in ("keep_waiting", "keep_finished", "keep_talk", "keep_records"):
        assert LIMITS[name].flag in text
    assert LIMITS["keep_records"].default == 7, "a week"
    assert str(int(LIMITS["studies"].default)) in text
