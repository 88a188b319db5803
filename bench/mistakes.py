"""Do mistakes tell a weaker player from a stronger one?

``python -m bench.mistakes GAME [GAMES] [WEAKER] [STRONGER]``: both play at the usual table, in alternate
seats. For one seat of each, every decision is judged as ``tafureria analyse`` does, with fewer worlds. Prints
the mean cost and the number of each player's mistakes, and in how many games the weaker one's cost more.
"""

from __future__ import annotations

import sys
import time

import msgspec

from bench.adjusted import usual_table
from tafureria.analysis.course import Course
from tafureria.analysis.decisions import Decisions, Look
from tafureria.core import registry
from tafureria.core.chance import mix
from tafureria.lab.intervals import mean
from tafureria.lab.match import Plan, recorded

GAMES = 500
LOOK = Look(8, 24)
SEED = 500


def judged(course: Course, seat: int) -> tuple[int, int, float]:
    """Return the number of judged decisions, the mistakes among them, and the total cost of these."""
    decisions = Decisions(course, seat, 1)
    for _ in decisions.steps(LOOK):
        pass
    found = [one for one in decisions.read() if one.verdict != "alone"]
    wrong = [one.gap for one in found if one.verdict == "mistake"]
    return len(found), len(wrong), sum(wrong)


def main() -> int:
    entry = registry.find(sys.argv[1])
    games = int(sys.argv[2]) if len(sys.argv) > 2 else GAMES
    weaker = sys.argv[3] if len(sys.argv) > 3 else "aprendiz"
    stronger = sys.argv[4] if len(sys.argv) > 4 else "jugador"
    options, seats = usual_table(entry)
    plan = Plan(
        game=entry.name,
        options=options,
        players=tuple((weaker, stronger)[seat % 2] for seat in range(seats)),
        seed=0,
        rotate=False,
    )
    start = time.process_time()
    sums: dict[str, list[tuple[int, int, float]]] = {weaker: [], stronger: []}
    for number in range(games):
        turn = number % seats
        seating = plan.players[-turn:] + plan.players[:-turn] if turn else plan.players
        seed = mix(SEED + number) >> 8
        course = Course(recorded(msgspec.structs.replace(plan, players=seating, seed=seed)))
        for name, found in sums.items():
            found.append(judged(course, seating.index(name)))
        if (number + 1) % 50 == 0 or number + 1 == games:
            costs = {name: mean([cost for _, _, cost in found]) for name, found in sums.items()}
            more = sum(weak[2] > strong[2] for weak, strong in zip(sums[weaker], sums[stronger], strict=True))
            print(f"{entry.name}, {number + 1} games, {seats} seats, {LOOK}:")
            for name, found in sums.items():
                middle, low, high = costs[name]
                decisions, mistakes = sum(one[0] for one in found), sum(one[1] for one in found)
                print(
                    f"  {name}: cost {middle:.3f} ({low:.3f} to {high:.3f}) a game,"
                    f" {mistakes} mistakes in {decisions} decisions"
                )
            print(f"  the weaker one's cost more in {more} games")
            print(f"  {(time.process_time() - start) / (number + 1):.2f} s of processor a game", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
