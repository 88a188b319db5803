"""What a learned player is told about the auction, the attack, espionage and each seat."""

import pytest

from tafureria.core.game import TABLE
from tafureria.core.tensor import size
from tafureria.games.espada_negra import GAME, actions, relations
from tafureria.games.espada_negra.players.heuristic import Jugador
from tafureria.games.espada_negra.tests.desk import Desk


def told(desk, seat):
    """Numbers of the table, and for each feature those of all seats."""
    out = [0.0] * (size(relations.TABLE) + len(relations.EACH) * actions.MOST_SEATS)
    relations.fill(desk.view(seat), None, out)
    numbers = iter(out)
    table = {part: [next(numbers) for _ in range(length)] for part, length in relations.TABLE}
    each = {part: [next(numbers) for _ in range(actions.MOST_SEATS)] for part in relations.EACH}
    for part, amounts in list(table.items()):
        names = part.partition(": ")[2].split(", ") if ":" in part else part.split(", ")
        if len(names) == len(amounts):
            table |= dict(zip(names, amounts, strict=True))
    return table, each


def chosen(desk, seat):
    """All that the heuristic may choose here."""
    view, legal = desk.view(seat), GAME.legal(desk.state, seat)
    return {Jugador().choose(view, legal, None, seed) for seed in range(400)}


def hot(part):
    """The index of the only one in a part; -1 if there is none."""
    assert sorted(part)[:-1] == [0.0] * (len(part) - 1)
    return part.index(1.0) if any(part) else -1


@pytest.mark.parametrize("mode", ["secreta", "interno", "externo"])
def test_of_an_auction_it_is_told_what_the_heuristic_would_pay(mode):
    desk = Desk(subasta=mode, row=["ciudad"], gold=[30, 30, 70], seats=3)
    desk.settle()
    seat = desk.asked[0]
    table, each = told(desk, seat)
    bids = chosen(desk, seat)
    assert min(bids) <= hot(table["bid"]) <= max(bids)
    assert hot(table["pay"]) >= hot(table["bid"]) > 0
    assert hot(table["gold"]) == min(desk.view().players[seat].gold, 63)
    assert hot(table["floor"]) == 1
    assert hot(table["lead"]) == 0
    assert table["amounts"][relations.AMOUNTS.index("gold")] == each["gold"][seat] > 0
    assert table["most gold"] == (seat == 2)
    assert each["seated"] == [1.0] * 3 + [0.0] * 5
    assert each["worth of the card"][seat] == table["worth"] > 0


def test_of_an_attack_it_is_told_the_one_that_the_heuristic_may_make():
    own = {0: ["guerrero", "furioso", "jefe"], 1: ["guerrero"], 2: ["jefe"]}
    desk = Desk(mazo="clanes", row=["bardo"] * 6, cards=own, gold=[9, 9, 9])
    for seat in range(3):
        table, _ = told(desk, seat)
        best, often = hot(table["declaration"]), table["often"]
        attacks = chosen(desk, seat) - {actions.HOLD}
        assert attacks == {actions.ATTACK + best}
        assert often == pytest.approx(1 / 6)
    assert told(desk, 0)[0]["strongest rival"] == pytest.approx(2 / 20)
    assert hot(told(Desk(gold=[9] * 3), 0)[0]["declaration"]) == -1


def test_of_espionage_it_is_told_whether_and_with_whom_to_spy():
    desk = Desk(mazo="sombras", gold=[10] * 3, cards={1: ["maestre"]})
    desk.bids(4, 0, 0)
    assert desk.phase == "block"
    table, each = told(desk, 1)
    assert each["taker"][0] == each["asked"][1] == 1
    assert table["need"] == table["price"] == pytest.approx(4 / 20)
    choices = chosen(desk, 1)
    spies = table["worth it"] == 1
    assert (actions.POINT + hot(table["next spy"]) if spies else actions.QUIET) in choices
    desk.do(f"1 señala {hot(table['next spy'])}")
    table, _ = told(desk, 1)
    assert table["enough"] == 1
    assert hot(table["next spy"]) == -1
    # Another seat does not decide, and a watcher has nothing of its own.
    assert hot(told(desk, 2)[0]["next spy"]) == -1
    table, each = told(desk, TABLE)
    assert not any(table["gold"])
    assert table["need"] == table["price"] == 0
    assert sum(each["seated"]) == 3


def test_actions_name_seats():
    first, second, bid, lower, hold, quiet = (
        relations.NAMED[GAME.parse(text)]
        for text in ("nombra 0", "nombra 7", "puja 7", "puja 6", "no ataca", "calla")
    )
    assert (first[1:], second[1:]) == ((0, -1), (7, -1))
    assert first[0] == second[0]
    assert bid[1:] == lower[1:] == hold[1:] == quiet[1:] == (-1, -1)
    assert len({first[0], bid[0], lower[0], hold[0], quiet[0]}) == 5
    assert len(relations.NAMED) == GAME.actions
