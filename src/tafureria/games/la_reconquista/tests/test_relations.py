"""What a learned player is told about the provinces."""

import pytest

from tafureria.core.tensor import size
from tafureria.games.la_reconquista import GAME, relations
from tafureria.games.la_reconquista.actions import parse
from tafureria.games.la_reconquista.memory.notebook import Notebook
from tafureria.games.la_reconquista.options import Options
from tafureria.games.la_reconquista.pieces import IDS, NUMBER, PROVINCES
from tafureria.games.la_reconquista.tests.desk import Desk


def told(desk, seat):
    """Values for a seat that knows only its own cards: those of the table, and those of each province."""
    notebook = Notebook(Options(), desk.state.seats, seat)
    for place in range(PROVINCES):
        if desk.state.owned[seat] >> place & 1:
            notebook.facts.dealt(place)
    out = [0.0] * (size(relations.TABLE) + len(relations.EACH) * PROVINCES)
    relations.fill(desk.view(seat), notebook, out)
    numbers = iter(out)
    table = {name: [next(numbers) for _ in range(length)] for name, length in relations.TABLE}
    each = {name: {slug: next(numbers) for slug in IDS} for name in relations.EACH}
    return table, each


@pytest.fixture
def desk():
    troops = {"madrid": 4, "avila": 5, "salamanca": 3, "toledo": 2, "sevilla": 6}
    return Desk(("madrid avila salamanca", "toledo sevilla"), troops)


def test_of_a_province_it_is_told_what_stands_on_it_and_around_it(desk):
    _, each = told(desk, 0)
    assert {slug for slug, own in each["own"].items() if own} == {"madrid", "avila", "salamanca"}
    assert each["troops"]["toledo"] == pytest.approx(2 / 5)
    assert each["own troops"]["toledo"] == 0
    assert each["own troops"]["avila"] == pytest.approx(5 / 5)
    # Madrid and Avila border Toledo; three more troops can come from Salamanca to Avila.
    assert each["own troops around"]["toledo"] == pytest.approx(9 / 5)
    assert each["own troops around, once all have come near"]["toledo"] == pytest.approx(12 / 5)
    assert each["success of an attack"]["toledo"] > 0.9
    assert each["success of an attack"]["sevilla"] == 0
    assert each["doubt whose it is"]["toledo"] == pytest.approx(0.5)
    assert each["doubt whose it is"]["madrid"] == 0


def test_in_an_attack_it_is_told_what_is_fought_for_and_what_may_come(desk):
    desk.do("0 ataco toledo")
    table, each = told(desk, 0)
    assert table["attack: mine, on me"] == [1, 0]
    assert table["attack: troops there, passed, that may be passed against me, that surely may"][0] == 2 / 5
    assert {slug for slug, may in each["card may be passed"].items() if may} == {"madrid", "avila"}
    assert each["attacked"]["toledo"] == 1
    assert told(desk, 1)[0]["attack: mine, on me"] == [0, 1]


def test_actions_name_provinces():
    ataco, mueve, back = (
        parse(text) for text in ("ataco toledo", "mueve toledo>avila", "devuelve toledo>avila")
    )
    kind, first, second = relations.NAMED[ataco]
    assert (first, second) == (NUMBER["toledo"], -1)
    assert relations.NAMED[mueve][1:] == relations.NAMED[back][1:] == (NUMBER["toledo"], NUMBER["avila"])
    assert len({kind, relations.NAMED[mueve][0], relations.NAMED[back][0]}) == 3
    assert relations.NAMED[parse("paso")][1:] == (-1, -1)
    assert len(relations.NAMED) == GAME.actions
