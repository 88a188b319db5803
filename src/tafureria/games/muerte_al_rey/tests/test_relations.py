"""What a learned player is told about the places, the kings and the exchange under way."""

import pytest

from tafureria.core.game import TABLE
from tafureria.core.tensor import size
from tafureria.games.muerte_al_rey import GAME, relations
from tafureria.games.muerte_al_rey.actions import parse
from tafureria.games.muerte_al_rey.pieces import PLACES, identity, notation

from .desk import CARD, SIX, Desk, options

PLACE = {notation(identity(place)): place for place in range(PLACES)}


def told(seat, *moves, hands=SIX, **changes):
    """After these moves: numbers of the table, and for each feature those of all places."""
    desk = Desk(hands, **changes)
    desk.do(*moves)
    notebook = GAME.notebook(options(**changes), desk.state.seats, seat)
    for event in desk.told:
        seen = event.seen_by(seat)
        if seen is not None:
            notebook.hear(seen)
    out = [0.0] * (size(relations.TABLE) + len(relations.EACH) * PLACES)
    relations.fill(desk.view(seat), notebook, out)
    numbers = iter(out)
    table = {name: [next(numbers) for _ in range(length)] for name, length in relations.TABLE}
    each = {name: {place: next(numbers) for place in PLACE} for name in relations.EACH}
    table["own"] = dict(zip(relations.OWN, table["own"], strict=True))
    return table, each


def test_of_a_rival_it_is_told_how_far_to_suspect_it():
    table, each = told(2, "0 acusa 2b", "0 pierde 1o", "1 acusa 3e", "1 pierde 1c")
    assert {place for place, is_in in each["in the game"].items() if is_in} == set(list(PLACE)[:6])
    # 2b has shown its cards; 1b has given one of its two up, which makes the other likelier to be the king.
    assert each["suspicion"]["2b"] == each["likeliest"]["2b"] == 0
    assert each["suspicion"]["1b"] + each["suspicion"]["3b"] == pytest.approx(1)
    assert table["own"]["best suspicion"] == max(each["suspicion"].values())
    assert each["cards"]["1b"] == each["given up"]["1b"] == pytest.approx(1 / 2)
    assert each["turns until it acts"]["2e"] == 0 < each["turns until it acts"]["1e"]
    _, each = told(4, "0 acusa 2b", "0 pierde 1o", "1 acusa 3e", "1 pierde 1c", "2 acusa 3b", "2 pierde 2o")
    assert each["certain"]["1b"] == each["likeliest"]["1b"] == 1
    assert sum(each["suspicion"].values()) == 1


def test_of_its_own_side_it_is_told_where_the_king_is_and_where_it_is_suspected():
    table, each = told(0)
    assert table["own"]["king"] == each["own"]["1e"] == each["holds the king"]["1e"] == 1
    assert table["own"]["suspected"] == each["suspected"]["3e"] == pytest.approx(1 / 3)
    assert table["own"]["danger"] == pytest.approx(1 / 3)
    assert each["danger after an exchange"]["2e"] > 0 == each["danger after an exchange"]["1b"]
    assert {place for place, own in each["own side"].items() if own} == {"1e", "2e", "3e"}
    table, each = told(TABLE)
    assert not any(table["own"].values())
    assert not any(each["suspicion"].values())


def test_in_an_exchange_it_is_told_what_the_partner_could_denounce():
    hands = ("12o 1o", "12c 1c", "4o 3o", "4c 3c", "2o 5o", "2c 5c")
    moves = ("0 acusa 2b", "0 pierde 1o", "1 acusa 3e", "1 pierde 1c", "2 cambia 3e")
    table, each = told(2, *moves, hands=hands, traicion=True)
    assert {card for card, may in enumerate(table["may be denounced"]) if may} == {CARD["3o"]}
    assert each["in the exchange"]["3e"] == 1
    assert each["denounces"]["3e"] == pytest.approx(1 / 2)
    # 3e has shown its cards, so the king can come to it but not from it.
    assert table["own"]["risk of staying"] == table["own"]["risk of moving"] > each["suspected"]["3e"]
    assert not any(told(2, *moves, hands=hands)[0]["may be denounced"])


def test_actions_name_places():
    accuse, exchange, take, assign = (
        relations.NAMED[parse(text)] for text in ("acusa 2b", "cambia 2b", "toma 2b", "asigna 2b")
    )
    assert accuse[1:] == exchange[1:] == take[1:] == assign[1:] == (PLACE["2b"], -1)
    assert len({accuse[0], exchange[0], take[0], assign[0], relations.NAMED[parse("acusa 1b")][0]}) == 4
    over, up, silent = (relations.NAMED[parse(text)] for text in ("entrega 5o", "pierde 5o", "calla"))
    assert over[1:] == up[1:] == silent[1:] == (-1, -1)
    assert len({over[0], up[0], silent[0], relations.NAMED[parse("entrega 4o")][0]}) == 4
    assert len(relations.NAMED) == GAME.actions
