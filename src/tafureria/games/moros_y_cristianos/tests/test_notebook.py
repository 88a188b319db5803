"""The notebook: inferences about suits, and imagined worlds that fit exactly."""

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, TABLE
from tafureria.games.moros_y_cristianos import GAME
from tafureria.games.moros_y_cristianos.events import Dealt
from tafureria.games.moros_y_cristianos.memory import sampling
from tafureria.games.moros_y_cristianos.memory.guesses import Hand, row_of
from tafureria.games.moros_y_cristianos.options import Options
from tafureria.games.moros_y_cristianos.pieces import (
    BASTOS_MASK,
    COPAS_MASK,
    ESPADAS_MASK,
    KNIGHTS_MASK,
    OROS_MASK,
)
from tafureria.games.moros_y_cristianos.tests.desk import Desk, mask


def test_a_seat_knows_its_own_hand():
    desk = Desk.dealt("1e 2e 3e 4e 5e", "1b 2b 3b 4b 5b", "1o 2o 3o 4o 5o", "1c 2c 3c 4c 5c")
    assert {world.hands[2] for world in desk.worlds(2)} == {mask("1o 2o 3o 4o 5o")}
    assert len({world.hands[0] for world in desk.worlds(2)}) > 100


def test_a_forced_turn_shows_no_knight_that_was_due():
    desk = Desk.dealt("1e 2e 3e 4e 5e", "6e 2c 3c 4c 1o", "1b 2b 3b 4b 5b", "1c 5c 6c 7c 5o")
    desk.do("0 batalla", "0 juega 1e", "0 fin")
    for world in desk.worlds(0):
        assert not world.hands[1] & (BASTOS_MASK | OROS_MASK)
    assert any(world.hands[1] & ESPADAS_MASK for world in desk.worlds(0))
    assert not all(world.hands[1] & ESPADAS_MASK for world in desk.worlds(0))


def test_a_second_turn_shows_attackers_and_sitting_out_shows_none():
    hands = ("1e 2e 3e 4e 5e", "6e 2c 3c 4c 1o", "1b 2b 3b 4b 5b", "1c 5c 6c 7c 5o")
    desk = Desk.dealt(*hands)
    desk.do("0 declara fe", "0 declara fuerza", "0 declara refuerzos", "0 batalla")
    desk.do("0 juega 1e", "0 fin", "2 juega 1b", "2 fin", "0 juega 2e", "0 fin")
    assert all(world.hands[1] & ESPADAS_MASK for world in desk.worlds(0))
    assert all(world.hands[1] & ESPADAS_MASK for world in desk.worlds(3))
    desk.do("1 fin", "2 juega 2b", "2 fin")
    for world in desk.worlds(0):
        assert not world.hands[3] & KNIGHTS_MASK


def test_reinforcements_that_do_not_come_are_not_there():
    hands = ("1e 2c 3c 4c 2b", "3b 6b 7b 5c 1o", "4b 10b 11b 6c 2o", "5b 12b 7c 10c 3o")
    desk = Desk.dealt(*hands)
    desk.do("0 declara fe", "0 declara fuerza", "0 declara refuerzos", "0 batalla")
    desk.do("0 juega 1e", "0 fin", "1 juega 3b", "1 fin", "2 juega 4b", "2 fin", "3 juega 5b", "3 fin")
    assert any(world.hands[0] & ESPADAS_MASK for world in desk.worlds(1))
    desk.do("0 fin")
    for world in desk.worlds(1):
        assert not world.hands[0] & ESPADAS_MASK


def test_botin_leaves_no_oros_in_any_hand():
    hands = ("1e 2c 3c 4c 2b", "3b 6b 7b 5c 1o", "4b 10b 11b 6c 2o", "5b 12b 7c 10c 3o")
    desk = Desk.dealt(*hands)
    desk.do("0 declara botin", "0 batalla")
    for world in desk.worlds(3):
        assert not any(hand & OROS_MASK for hand in world.hands)


def test_a_sealed_treasure_holds_all_oros_and_so_many_cards():
    hands = ("1e 2c 3c 4c 2b", "3b 6b 7b 5c 1o", "4b 10b 11b 6c 2o", "5b 12b 7c 10c 3o")
    desk = Desk.dealt(*hands)
    desk.do("0 declara tesoro", "0 batalla", "0 esconde 2c")
    assert all(world.hidden[0] == mask("2c") for world in desk.worlds(0))
    assert len({world.hidden[0] for world in desk.worlds(1)}) > 3
    desk.do("0 listo", "1 listo", "2 listo", "3 listo")
    for world in desk.worlds(3):
        assert [chest.bit_count() for chest in world.treasure] == [1, 1, 1, 1]
        assert not any(hand & OROS_MASK for hand in world.hands)
        assert not any(chest & KNIGHTS_MASK for chest in world.treasure)
    assert any(world.treasure[0] & COPAS_MASK for world in desk.worlds(3))
    assert any(world.treasure[0] & OROS_MASK for world in desk.worlds(3))


def test_cards_kept_are_none_that_lay_open_since():
    hands = ("1e 2c 3c 4c 2b", "3b 6b 7b 5c 1o", "4b 10b 11b 6c 2o", "5b 12b 7c 10c 3o")
    desk = Desk.dealt(*hands)
    desk.do("0 batalla", "0 juega 1e", "0 juega 2c", "0 fin", "1 juega 3b", "1 fin")
    desk.do("2 juega 4b", "2 fin", "3 juega 5b", "3 fin", "1 guarda", "2 guarda", "3 guarda", "0 tira")
    shown = mask("1e 2c 3b 4b 5b")
    for card in ("4b", "1e", "2c", "3b", "5b"):
        desk.act(CHANCE, mask(card).bit_length() - 1)
    for _ in range(3):
        desk.act(CHANCE, GAME.outcome(desk.state, 0))
    for world in desk.worlds(3):
        kept = world.hands[1]
        assert (kept & ~shown).bit_count() >= 4
        assert GAME.view(world, 3) == GAME.view(desk.state, 3)


def test_a_hand_thrown_away_was_not_in_another_at_the_time():
    """Two espadas are left; a discarded hand surely held one of them, so the kept card is the other."""
    thrown = sampling.Thrown([row_of(0, 0, 1)], [mask("1e 2e")], 1)
    kept = Hand()
    kept.draw(1)
    kept.none_of((0, 1, 3))
    seen = {1: 0}
    found = set()
    for seed in range(60):
        deal = sampling.deal_to_fit(mask("1e 2e"), {1: kept}, seen, [thrown], Dice(seed))
        found.add(deal.hands[1])
    assert found == {mask("1e"), mask("2e")}
    alone = sampling.Thrown([row_of(0, 0, 1)], [mask("2e")], 1)
    for seed in range(60):
        deal = sampling.deal_to_fit(mask("1e 2e"), {1: kept}, seen, [alone], Dice(seed))
        assert deal.hands[1] == mask("1e")


def test_deals_come_as_often_as_they_should():
    """Three cards, two hands of one card each: each of the six deals has probability 1/6."""
    unseen = {1: Hand(), 2: Hand()}
    for hand in unseen.values():
        hand.draw(1)
    tally = {}
    for seed in range(3000):
        deal = sampling.deal_to_fit(mask("1e 2e 1b"), unseen, {1: 0}, [], Dice(seed))
        tally[deal.hands[1], deal.hands[2]] = tally.get((deal.hands[1], deal.hands[2]), 0) + 1
    assert len(tally) == 6
    assert all(420 < count < 580 for count in tally.values()), tally


SMALL = Options(
    puntos=1,
    mano=1,
    rangos=1,
    riquezas=2,
    primero=0,
    objetivo="fe",
    tipo="fuerza",
    duracion="asalto",
    cantidad="heroes",
)
"""Two knights, two oros, two copas: hands are kept or thrown away, and a round may have no knights."""


def everything(options, seats):
    """Yield (state, told events by seat) for every position in which a seat must choose."""
    todo = [(GAME.new(options, seats), tuple(() for _ in range(seats)))]
    while todo:
        state, told = todo.pop()
        waiting = GAME.waiting(state)
        if waiting > 0:
            yield state, told
        if waiting == CHANCE:
            ways = [(CHANCE, card) for card, weight in enumerate(GAME.chance(state)) if weight]
        else:
            seat = (waiting & -waiting).bit_length() - 1
            ways = [(seat, action) for action in GAME.legal(state, seat)]
        for seat, action in ways:
            child = state.clone()
            out = []
            GAME.apply(child, seat, action, out)
            heard = tuple(
                (*story, *(seen for event in out if (seen := event.seen_by(eyes)) is not None))
                for eyes, story in enumerate(told)
            )
            todo.append((child, heard))


def looks(state):
    return tuple(repr(GAME.view(state, seat)) for seat in (*range(state.seats), TABLE))


def test_imagined_worlds_are_exactly_those_that_fit_over_rounds():
    """Over every history of a small pack: the imagined worlds are exactly the possible ones."""
    options, seats = SMALL, 4
    fit = {}
    for state, told in everything(options, seats):
        for seat in (0, 3):
            fit.setdefault((seat, repr(told[seat])), (set(), told[seat]))[0].add(looks(state))
    keys = sorted(fit)
    for key in keys[:: max(1, len(keys) // 80)]:
        worlds, heard = fit[key]
        notebook = GAME.notebook(options, seats, key[0])
        for event in heard:
            notebook.hear(event)
        met = set()
        for seed in range(60 + 40 * len(worlds)):
            met.add(looks(notebook.imagine(seed)))
            if met == worlds and seed > 30:
                break
        assert met == worlds, key


def test_other_seats_cards_never_come_to_the_notebook():
    told = Dealt(seat=1, card=5).seen_by(0)
    assert told.card is None
