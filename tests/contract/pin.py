"""What is pinned, and the command that pins it anew: ``python -m tests.contract.pin GAME ...``.

Writes ``pinned/words.txt`` (ids and words of all actions) and ``pinned/perft.txt`` (counts of the tiny
game) in the folder of each game named, and tells the stories of its recorded games again. Look at what
changed before you commit it: ids are wire format, and a count that moved is a rule that moved.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tafureria.core import record, registry
from tafureria.core.game import AnyGame
from tafureria.core.registry import Entry
from tafureria.lab.story import annotate
from tests.contract.histories import perft


def words(game: AnyGame) -> str:
    """A line for each action: id and words."""
    return "".join(f"{action} {game.words(action)}\n" for action in range(game.actions))


def perft_text(game: AnyGame) -> str:
    """A line for each depth: positions, and games that end there."""
    nodes, leaves = perft(game)
    lines = [f"{depth} {nodes[depth]} {leaves[depth]}" for depth in sorted(nodes)]
    return "\n".join(["# depth positions ended", *lines, f"# {sum(leaves.values())} games"]) + "\n"


def pinned(entry: Entry, name: str) -> str:
    """The text of a pinned file; a missing one is a failure."""
    path = entry.folder / "pinned" / name
    assert path.is_file(), f"pin it: python -m tests.contract.pin {entry.name}"
    return path.read_text(encoding="utf-8")


def goldens(entry: Entry) -> list[Path]:
    """Recorded games."""
    return sorted((entry.folder / "golden").glob("*.txt"))


def main(names: list[str]) -> int:
    """Pin the games named, or all."""
    for name in names or [entry.name for entry in registry.games()]:
        entry = registry.find(name)
        folder = entry.folder / "pinned"
        folder.mkdir(exist_ok=True)
        (folder / "words.txt").write_text(words(entry.game), encoding="utf-8")
        (folder / "perft.txt").write_text(perft_text(entry.game), encoding="utf-8")
        for path in goldens(entry):
            try:
                told = annotate(record.read(path.read_text(encoding="utf-8")), "es")
            except record.Unreadable as error:
                print(f"{path.name}: {error}. Record it again.")
                return 1
            path.write_text(told, encoding="utf-8")
        print(f"{name}: pinned, with {len(goldens(entry))} recorded games")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1] / "sixth"))
    sys.exit(main(sys.argv[1:]))
