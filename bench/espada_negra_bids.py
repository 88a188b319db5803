"""What players pay for which cards in Espada Negra, and what happens to the cards that nobody gets.

``python -m bench.espada_negra_bids PLAYER SEATS [DEALS]``: *PLAYER* (a name as in `tafureria ladder`, or
``module:Class``) alone at a table of `jugador`. Every deal is played once from each seat with the same dice.
Prints means per game and player: cards bought and cards taken by force, gold paid in each half, gold left
over; by model and half, cards bought, their mean price, and cards taken. With ``jugador`` as PLAYER, all
seats are played by the house's own player.
"""

from __future__ import annotations

import sys
from collections import Counter

from tafureria.core import registry
from tafureria.core.event import Event
from tafureria.core.game import Action, AnyGame, Seat, State
from tafureria.games.espada_negra.view import Deal, View
from tafureria.lab.ladder import Contest
from tafureria.lab.match import play_one

GAME = "espada-negra"
HOUSE = "jugador"
DEALS = 50
HALVES = ("first half", "second half")


class Last:
    """Keeps the state at the end of a game."""

    state: State

    def begin(self, game: AnyGame, state: State, events: list[Event]) -> None:
        """Keep the state, which is the same object throughout the game."""
        del game, events
        self.state = state

    def choose(self, state: State, seat: Seat, legal: list[Action], action: Action) -> None:
        """Nothing to keep."""

    def carried_out(self, state: State, events: list[Event]) -> None:
        """Nothing to keep."""


class Books:
    """What one kind of player got and paid; each seat of each game counts once."""

    def __init__(self) -> None:
        self.seats = 0
        self.left = 0
        self.bought: Counter[tuple[int, int]] = Counter()
        self.paid: Counter[tuple[int, int]] = Counter()
        self.taken: Counter[tuple[int, int]] = Counter()

    def enter(self, deal: Deal, half: int) -> None:
        """Count one card that the player got in that half of the game."""
        key = (half, deal.model)
        if deal.how == "attack":
            self.taken[key] += 1
        else:
            self.bought[key] += 1
            self.paid[key] += deal.price

    def show(self, who: str, models: list[str]) -> None:
        """Print means per game and seat."""
        seats = self.seats
        print(
            f"{who}: bought {self.bought.total() / seats:.2f}, by force {self.taken.total() / seats:.2f}, "
            f"gold left {self.left / seats:.1f}"
        )
        for half, name in enumerate(HALVES):
            paid = sum(gold for (when, _), gold in self.paid.items() if when == half)
            print(f"  {name}: paid {paid / seats:.1f}")
            for model, words in enumerate(models):
                key = (half, model)
                bought, taken = self.bought[key], self.taken[key]
                price = f" at {self.paid[key] / bought:.1f}" if bought else ""
                print(f"    {words}: bought {bought / seats:.2f}{price}, by force {taken / seats:.2f}")


def count(view: View, players: tuple[str, ...], books: dict[str, Books], fates: Counter[str]) -> None:
    """Add one finished game to the books, and to *fates* how each of its cards ended."""
    for who, player in zip(players, view.players, strict=True):
        books[who].seats += 1
        books[who].left += player.gold
    for place, deal in enumerate(view.history):
        fates[deal.how if deal.seat < 0 else "got"] += 1
        if deal.seat >= 0:
            books[players[deal.seat]].enter(deal, int(place * 2 >= len(view.history)))


def main() -> int:
    who, seats = sys.argv[1], int(sys.argv[2])
    deals = int(sys.argv[3]) if len(sys.argv) > 3 else DEALS
    entry = registry.find(GAME)
    contest = Contest(
        game=GAME,
        options=entry.game.options(),
        seats=seats,
        players=(who, *(HOUSE,) * (seats - 1)),
        seed=0,
    )
    books = {who: Books(), HOUSE: Books()}
    fates: Counter[str] = Counter()
    models: list[str] = []
    for number in range(deals * seats):
        last = Last()
        played = play_one(contest.plan(number), number // seats, watch=last)
        view = entry.game.view(last.state, -1)
        models = [model.name for model in view.models]
        count(view, played.players, books, fates)
    cards = fates.total()
    print(f"{deals * seats} games;", ", ".join(f"{how} {n / cards:.1%}" for how, n in fates.most_common()))
    for name, book in books.items():
        if book.seats:
            book.show(name, models)
    return 0


if __name__ == "__main__":
    sys.exit(main())
