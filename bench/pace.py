"""Measures what the timing of frames leaks: ``python -m bench.pace [--alone] [GAMES [LEVEL]]``.

A watcher follows whole games among computer players at their real pace; waiting is skipped, but processor
time is counted. From half of the games, an estimator learns to infer the number of hidden decisions in a step
from its duration and its visible features (phases and told events), and is tested on the other half. It must
do no better than a guess from the same features without the duration. With ``--alone`` the pace is the
shorter one of a table where somebody is alone with computer players.
"""

from __future__ import annotations

import sys
from bisect import bisect_right
from collections import Counter, defaultdict
from dataclasses import replace
from itertools import chain, pairwise

from tafureria.house.settings import Settings
from tafureria.house.tables.attention import ALONE
from tafureria.lab.intervals import wilson
from tests.house.pace import SETTINGS, key_of, play

GAMES = {
    "moros-y-cristianos": {"puntos": 20},
    "la-reconquista": {"tropas": 8, "rondas": 8},
    "muerte-al-rey": {"partidas": 6},
    "espada-negra": {},
    "taifa": {"castilla": True, "valencia": True, "sevilla": True},
}
BINS = 12
"""Number of equally full bins into which the durations of a kind of step are sorted."""
Step = tuple[object, float, int]
"""Visible features of a step, its duration in seconds, and the number of decisions in it."""


def steps(game: str, number: int, level: str, most: int, pace: float) -> list[Step]:
    """Play one game and return all its steps as a watcher saw them."""
    played = play(
        game,
        key_of(number),
        level=level,
        options=GAMES[game],
        most=most,
        real=True,
        house=replace(SETTINGS, pace=pace),
        seats=3 * (game == "taifa"),
    )
    live = played.table.live
    assert live is not None
    told = live.public_plies
    out: list[Step] = []
    frames = played.ears[-1].moments()
    for n, ((before, first), (at, second)) in enumerate(pairwise(frames)):
        seen = tuple(
            (frame["view"]["phase"], tuple(one["event"]["on"] for one in frame["told"]))
            for frame in (first, second)
        )
        out.append((seen, at - before - first["pause"], told[n + 1] - told[n]))
    return out


def judge(learnt: list[Step], asked: list[Step]) -> tuple[int, int, int]:
    """Test the estimator on the steps of *asked* whose number of hidden decisions varies.

    :returns: the number of correct guesses with the duration, of those without it, and of guesses made.
    """
    by_kind: dict[object, list[tuple[float, int]]] = defaultdict(list)
    for seen, seconds, hidden in learnt:
        by_kind[seen].append((seconds, hidden))
    timed = plain = count = 0
    for seen, seconds, hidden in asked:
        known = sorted(by_kind.get(seen, []))
        if len({one for _, one in known}) < 2:
            continue
        count += 1
        usual = Counter(one for _, one in known).most_common(1)[0][0]
        size = max(len(known) // BINS, 1)
        edges = [known[i][0] for i in range(size, len(known), size)]
        place = bisect_right(edges, seconds)
        near = [one for at, one in known if bisect_right(edges, at) == place]
        guess = Counter(near).most_common(1)[0][0] if near else usual
        timed += guess == hidden
        plain += usual == hidden
    return timed, plain, count


def main() -> int:
    words = [word for word in sys.argv[1:] if word != "--alone"]
    pace = Settings().pace * (ALONE if "--alone" in sys.argv else 1)
    games = int(words[0]) if words else 200
    levels = words[1:] or ["jugador", "maestro"]
    print("| game | level | steps asked about | right by time (95%) | right without it |")
    print("|---|---|---:|---:|---:|")
    for level in levels:
        for game in GAMES:
            heard = [steps(game, number, level, 400, pace) for number in range(games)]
            half = games // 2
            timed, plain, count = judge([*chain(*heard[:half])], [*chain(*heard[half:])])
            if not count:
                print(f"| {game} | {level} | 0 | nothing to guess | |", flush=True)
                continue
            low, high = wilson(timed, count)
            print(
                f"| {game} | {level} | {count} | {timed / count:.1%} ({low:.1%} to {high:.1%}) "
                f"| {plain / count:.1%} |",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
