"""Computer players: their choices in clear cases, and that better players win."""

from tafureria.core.chance import Dice
from tafureria.core.game import OVER, seats_in, settle
from tafureria.core.registry import find
from tafureria.games.muerte_al_rey import GAME
from tafureria.games.muerte_al_rey.players import GUIDE, PLAYERS
from tafureria.games.muerte_al_rey.players.heuristic import Acusador, Jugador, Paciente
from tafureria.lab.match import Plan, play_one
from tafureria.players import catalogue as players
from tafureria.players.levels import usual

from .desk import CARD, SIX, Desk, options

FIVE = (
    "1o 2o", "12c 1c", "12o 3o", "2c 3c", "4o 5o",
    "4c 5c", "6o 7o", "6c 7c", "11o 10o", "11c 10c",
)  # fmt: skip


class Chair(Desk):
    """A desk at which one seat keeps a notebook."""

    def __init__(self, seat, hands=SIX, **changes):
        super().__init__(hands, **changes)
        self.seat = seat
        self.notebook = GAME.notebook(options(**changes), len(hands), seat)
        self.hear(self.told)

    def hear(self, out):
        for event in out:
            seen = event.seen_by(self.seat)
            if seen is not None:
                self.notebook.hear(seen)

    def do(self, *moves):
        out = super().do(*moves)
        self.hear(out)
        return out

    def choices(self, player=None):
        view = self.view(self.seat)
        legal = GAME.legal(self.state, self.seat)
        player = player or Jugador()
        return {GAME.notation(player.choose(view, legal, self.notebook, seed)) for seed in range(40)}


def test_the_baseline_accuses_whoever_and_keeps_the_king():
    chair = Chair(0)
    assert chair.choices(Acusador()) == {"acusa 1b", "acusa 2b", "acusa 3b"}
    chair.do("0 acusa 2b")
    assert chair.choices(Acusador()) == {"pierde 1o"}


def test_who_was_cleared_and_has_exchanged_with_nobody_is_not_accused_again():
    chair = Chair(2)
    chair.do("0 acusa 2b", "0 pierde 1o", "1 acusa 2e", "1 pierde 1c")
    assert "acusa 2b" not in chair.choices()


def test_a_king_whose_place_is_known_is_found():
    chair = Chair(2)
    chair.do("0 acusa 2b", "0 pierde 1o", "1 acusa 3e", "1 pierde 1c")
    # 2b is cleared; the king can only be with 1b (a single card, which was kept) or 3b
    assert chair.choices() <= {"acusa 1b", "acusa 3b"}
    chair.do("2 acusa 3b", "2 pierde 2o", "3 acusa 3e", "3 pierde 2c")
    assert chair.notebook.odds(1).where(CARD["12c"]) == [1.0, 0.0, 0.0]


def test_a_patient_player_waits_while_it_could_only_guess_and_then_accuses():
    assert Chair(0).choices(Paciente()) == {"cambia 3e"}  # whose turn comes last
    chair = Chair(2)
    chair.do("0 cambia 3e", "0 entrega 1o", "4 entrega 4o", "1 cambia 3b", "1 entrega 1c", "5 entrega 4c")
    waiting = chair.choices(Paciente())  # all companions have had a choice
    assert any(choice.startswith("cambia") for choice in waiting)
    assert any(choice.startswith("acusa") for choice in waiting)
    chair = Chair(2)
    chair.do("0 acusa 2b", "0 pierde 1o", "1 acusa 3e", "1 pierde 1c", "2 acusa 3b", "2 pierde 2o")
    chair.do("3 acusa 3e", "3 pierde 2c")
    assert chair.notebook.odds(1).where(CARD["12c"]) == [1.0, 0.0, 0.0]


def test_a_patient_player_waits_no_longer_once_somebody_has_accused():
    chair = Chair(2)
    chair.do("0 cambia 3e", "0 entrega 1o", "4 entrega 4o", "1 acusa 2e", "1 pierde 1c")
    assert all(choice.startswith("acusa") for choice in chair.choices(Paciente()))


def test_an_apprentice_wins_more_often_than_random_play():
    """Whoever lets others race alone wins less often than players who accuse at random."""
    plan = Plan(game=GAME.name, options=GAME.options(), players=("random", "aprendiz", "jugador") * 2, seed=1)
    shares = dict.fromkeys(plan.players, 0.0)
    for number in range(180):
        one = play_one(plan, number)
        winners = seats_in(one.winners)
        for seat in winners:
            shares[one.players[seat]] += 1 / len(winners)
    assert shares["random"] < shares["aprendiz"] < shares["jugador"]


def test_at_the_first_table_hardly_anybody_is_left_without_a_choice():
    """In nine of ten deals among the players of a new table each person has at least one decision."""
    make, dice, had = players.player(find(GAME.name), usual(find(GAME.name))), Dice(5), []
    new = options(**GAME.presets[GAME.usual_preset], sorteo=True)
    for _ in range(40):
        state, events = GAME.new(new, GAME.usual_seats), []
        books = [GAME.notebook(new, GAME.usual_seats, seat) for seat in range(GAME.usual_seats)]
        table, choices, game = [make() for _ in books], [0] * GAME.usual_seats, 0
        while True:
            settle(GAME, state, dice, events)
            for seat, book in enumerate(books):
                for event in events:
                    if (seen := event.seen_by(seat)) is not None:
                        book.hear(seen)
            if state.played > game:
                had += [bool(number) for number in choices]
                choices, game = [0] * GAME.usual_seats, state.played
            if (waiting := GAME.waiting(state)) == OVER:
                break
            seat, events = (waiting & -waiting).bit_length() - 1, []
            legal = GAME.legal(state, seat)
            choices[seat] += len(legal) > 1
            choice = table[seat].choose(GAME.view(state, seat), legal, books[seat], dice.below(1 << 31))
            GAME.apply(state, seat, choice, events)
    assert len(had) == 40 * 3 * 6
    assert sum(had) >= 0.9 * len(had)


def test_the_player_accuses_while_it_could_only_guess():
    assert Chair(0).choices() == {"acusa 1b", "acusa 2b", "acusa 3b"}


def test_whoever_has_only_the_king_left_exchanges_rather_than_lose_it_by_a_guess():
    hands = ("12o", "12c", "1o", "1c", "2o", "2c", "3o", "3c")
    chair = Chair(0, hands, mazo=4)
    assert chair.choices() == {"cambia 2e", "cambia 3e", "cambia 4e"}


def test_the_king_is_given_up_only_when_nothing_else_is_left():
    chair = Chair(0)
    chair.do("0 acusa 2b")
    assert chair.choices() == {"pierde 1o"}


def test_nothing_is_handed_over_that_can_be_denounced():
    hands = ("12o 1o", "12c 1c", "4o 3o", "4c 3c", "2o 5o", "2c 5c")
    chair = Chair(2, hands, traicion=True)
    chair.do("0 acusa 2b", "0 pierde 1o", "1 acusa 3e", "1 pierde 1c", "2 cambia 3e")
    assert chair.choices() == {"entrega 4o"}


def test_a_traitor_is_denounced():
    hands = ("12o 1o", "12c 1c", "4o 3o", "4c 3c", "2o 5o", "2c 5c")
    chair = Chair(4, hands, traicion=True)
    chair.do("0 acusa 2b", "0 pierde 1o", "1 acusa 3e", "1 pierde 1c", "2 cambia 3e")
    chair.do("2 entrega 3o", "4 entrega 5o")
    assert chair.choices() == {"denuncia"}


def test_after_an_exchange_nobody_can_tell_by_habit_which_of_the_two_has_the_king():
    chair = Chair(2, FIVE)
    chair.do("0 acusa 2b", "0 pierde 1o", "1 acusa 3e", "1 pierde 1c", "2 cambia 3e")
    assert chair.choices() == {"entrega 3o", "entrega 12o"}


def test_whoever_accuses_the_cleared_is_believed_to_accuse_without_aim():
    chair = Chair(0)
    before = chair.notebook.aim(0)
    chair.do("0 acusa 2b", "0 pierde 1o", "1 acusa 2e", "1 pierde 1c", "2 acusa 3b", "2 pierde 2o")
    chair.do("3 acusa 2e", "3 pierde 2c")  # 2e has just been cleared
    assert chair.notebook.aim(0) < before / 2


def test_odds_after_an_exchange_are_shared_by_the_two():
    chair = Chair(1)
    chair.do("0 acusa 2b", "0 pierde 1o", "1 acusa 2e", "1 pierde 1c")
    before = chair.notebook.odds(0).where(CARD["12o"])
    assert before[1] == 0
    chair.do("2 cambia 3e", "2 entrega 2o", "4 entrega 4o")
    after = chair.notebook.odds(0).where(CARD["12o"])
    assert after[1] == after[2] == before[2] / 2


def test_the_search_compares_only_the_likeliest_rivals_where_the_heuristic_accuses():
    chair = Chair(2)
    chair.do("0 acusa 2b", "0 pierde 1o", "1 acusa 2e", "1 pierde 1c")
    view, legal = chair.view(2), GAME.legal(chair.state, 2)
    candidates, _ = GUIDE.consider(view, legal, chair.notebook, 1)
    assert {GAME.notation(action) for action in candidates} == {"acusa 1b", "acusa 3b"}


def sides_won(name, other, seats, games):
    """Games won by the side that *name* plays: espadas and bastos alternately."""
    won = 0
    chosen = options()
    for number in range(games):
        state, dice, out = GAME.new(chosen, seats), Dice(number), []
        settle(GAME, state, dice, out)
        players = [PLAYERS[name if seat % 2 == number % 2 else other]() for seat in range(seats)]
        notebooks = [GAME.notebook(chosen, seats, seat) for seat in range(seats)]
        while (waiting := GAME.waiting(state)) != OVER:
            for seat, notebook in enumerate(notebooks):
                for event in out:
                    seen = event.seen_by(seat)
                    if seen is not None and players[seat].remembers:
                        notebook.hear(seen)
            seat = (waiting & -waiting).bit_length() - 1
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)
            out = []
            action = players[seat].choose(view, legal, notebooks[seat], dice.below(1 << 30))
            GAME.apply(state, seat, action, out)
        won += state.winning_side == number % 2
    return won


def test_the_player_beats_the_baseline():
    assert sides_won("jugador", "acusador", 6, 200) > 100


def test_the_player_beats_the_patient():
    assert sides_won("jugador", "paciente", 6, 200) > 120
