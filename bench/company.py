"""What talk is worth to computer players: strength, promises kept, trust after a lie.

``python -m bench.company [GAME] [GAMES]``: one seat hears and speaks at tables whose others do too, or at
tables where nobody listens to anything. Prints its share of victories with the 95% interval, and by character
the share of words that were kept.
"""

from __future__ import annotations

import math
import sys
from collections import Counter

from tafureria.core.chance import Dice, mix
from tafureria.core.game import CHANCE, OVER, TABLE, misfit, seats_in, settle
from tafureria.core.phrase import BROKEN, KEPT, Ledger, character_of
from tafureria.core.registry import find


def play(name: str, seats: int, seed: int, hearing: set[int]) -> tuple[list[float], Ledger]:
    """Play one game in which only the seats *hearing* speak and heed; returns the returns and the ledger."""
    entry = find(name)
    game, phrases = entry.game, entry.phrases()
    assert phrases is not None
    options = game.options()
    assert misfit(game, options, seats) is None
    player = entry.players()[entry.usual_level() or "jugador"]()
    state, dice, out = game.new(options, seats), Dice(seed), []
    settle(game, state, dice, out)
    ledger, books = Ledger(phrases), [None] * seats
    while True:
        told = [seen for event in out if (seen := event.seen_by(TABLE)) is not None]
        ledger.hear(told)
        if game.waiting(state) == OVER:
            return list(game.returns(state)), ledger
        for _ in range(2 if told else 0):
            saying = ledger.next_saying(hearing, lambda seat: game.view(state, seat), seed)
            if saying is None:
                break
            ledger.say(len(ledger.words), saying)
        out = []
        seat = seats_in(game.waiting(state))[0]
        legal = game.legal(state, seat)
        view = game.view(state, seat)
        action = player.choose(view, legal, books[seat], mix(seed ^ mix(len(ledger.events) << 8 | seat)))
        if seat in hearing:
            action = ledger.heed(seat, view, legal, action, seed)
        assert game.waiting(state) != CHANCE
        game.apply(state, seat, action, out)
        settle(game, state, dice, out)


def main() -> None:
    """Measure and print."""
    name = sys.argv[1] if len(sys.argv) > 1 else "moros-y-cristianos"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 400
    seats = find(name).game.usual_seats
    for title, hears in (
        ("one hears", lambda one: {one}),
        ("all but one", lambda one: set(range(seats)) - {one}),
        ("all hear", lambda one: set(range(seats))),
    ):
        share = 0.0
        verdicts = Counter[tuple[str, str]]()
        said = Counter[str]()
        rounds = 0
        for number in range(games):
            one = number % seats
            returns, ledger = play(name, seats, number // seats, hears(one))
            share += returns[one]
            rounds += sum(isinstance(event, ledger.phrases.ROUND) for event in ledger.events)
            for word in ledger.words:
                said[word.saying.phrase] += 1
                if word.verdict in (KEPT, BROKEN):
                    verdicts[character_of(word.saying.seat).name, word.verdict] += 1
        p = share / games
        print(
            f"{title}: share {p:.3f} ± {1.96 * math.sqrt(p * (1 - p) / games):.3f} (an equal's: {1 / seats:.3f}); lines a round {sum(said.values()) / rounds:.2f}",
            dict(said),
            dict(verdicts),
        )


if __name__ == "__main__":
    main()
