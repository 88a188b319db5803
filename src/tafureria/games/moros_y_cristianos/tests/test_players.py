"""`jugador`: sensible in clear cases, and better than chance."""

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER, seats_in
from tafureria.games.moros_y_cristianos import GAME
from tafureria.games.moros_y_cristianos.options import Options
from tafureria.games.moros_y_cristianos.players import PLAYERS
from tafureria.games.moros_y_cristianos.tests.desk import Desk

JUGADOR = PLAYERS["jugador"]()


def choice(desk, seat):
    return GAME.notation(JUGADOR.choose(desk.view(seat), GAME.legal(desk.state, seat), None, 0))


def test_it_takes_the_dearest_card_of_the_booty():
    desk = Desk("12e", "7b 2o", "1e 1o", "6b", combat="", carried="1o")
    desk.do("0 juega 12e", "1 juega 2o", "1 juega 7b", "2 juega 1e", "2 fin", "3 juega 6b")
    assert choice(desk, 2) == "coge 1o"


def test_it_springs_a_trap_that_helps_its_side():
    desk = Desk("1e", "6b", "4e", "5b 1c 2c", combat="fuerza")
    desk.do("0 juega 1e", "1 juega 6b", "2 juega 4e", "3 juega 5b")
    assert choice(desk, 3) == "juega 1c"
    desk = Desk("1e", "6b", "4e", "5b 4c 7c", combat="fuerza")
    desk.do("0 juega 1e", "1 juega 6b", "2 juega 4e")
    assert choice(desk, 3) == "juega 5b"


def test_in_astucia_it_fells_its_own():
    desk = Desk("1e", "6b", "7e 1c 2c", "5b", combat="astucia")
    desk.do("0 juega 1e", "1 juega 6b", "2 juega 7e")
    assert choice(desk, 2) == "juega 1c"


def test_it_aims_where_it_hurts_the_others():
    desk = Desk("7e", "7b", "12e 7c 1o", "5b", combat="fuerza")
    desk.do("0 juega 7e", "1 juega 7b", "2 juega 12e", "2 juega 7c")
    assert choice(desk, 2) == "apunta 7b"


def test_the_last_to_play_stakes_oros_on_a_won_battle_only():
    won = Desk("1e", "6b", "4e", "5e 1o 2c", combat="fuerza")
    won.do("0 juega 1e", "1 juega 6b", "2 juega 4e", "3 juega 5e")
    assert choice(won, 3) == "juega 1o"
    lost = Desk("1e", "6b", "4e", "5b 1o 2c", combat="fuerza")
    lost.do("0 juega 1e", "1 juega 6b", "2 juega 4e", "3 juega 5b")
    assert choice(lost, 3) == "fin"


def test_the_last_to_play_joins_the_winning_side():
    desk = Desk("1e", "6b", "4e", "5e 5b", combat="fuerza")
    desk.do("0 juega 1e", "1 juega 6b", "2 juega 4e")
    assert choice(desk, 3) == "juega 5e"


def test_it_throws_a_hand_without_knights():
    desk = Desk("1e", "7b", "7c 6c", "", combat="")
    desk.do("0 juega 1e", "1 juega 7b")
    assert choice(desk, 2) == "tira"


def test_it_beats_chance():
    """One against three random players: it wins far more than a quarter of eighty games."""
    won = 0
    for number in range(80):
        dice = Dice(number)
        own = number % 4
        state = GAME.new(Options(), 4)
        while (waiting := GAME.waiting(state)) != OVER:
            if waiting == CHANCE:
                GAME.apply(state, CHANCE, GAME.outcome(state, dice.below(GAME.weight(state))))
                continue
            seat = seats_in(waiting)[0]
            legal = GAME.legal(state, seat)
            action = legal[dice.below(len(legal))]
            if seat == own:
                action = JUGADOR.choose(GAME.view(state, seat), legal, None, 0)
            GAME.apply(state, seat, action)
        won += GAME.winners(state) >> own & 1
    assert won > 45
