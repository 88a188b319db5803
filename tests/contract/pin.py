"""What is pinned, and the command that updates the pins: ``python -m tests.contract.pin GAME ...``.

Writes ``pinned/notation.txt`` (ids and notation of all actions), ``pinned/perft.txt`` (counts of the tiny
game), ``pinned/sentences.txt`` (what events, refusals and hints say and ask, in both languages) and
``pinned/instructions.txt`` (what a choice costs) in the folder of each named game, annotates its recorded
games again, and writes the refusals of the house to ``tests/house/refusals.txt``. Look at what changed before
you commit it: ids are wire format, a changed count of positions means a changed rule, and more instructions
mean a slower game. ``make pin`` writes whatever else the code says and the tree keeps, too.

``pinned/rules.txt`` says for every version of the rules what its recorded games replay to and which options
it has. New games and options are added to it; existing entries of the current version are never changed:
raise ``version`` instead, since houses have games in their stores that were started under it.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.syntax import FluentParser, FluentSerializer, ast

from tafureria.core import record, registry
from tafureria.core.deciding import what_decided
from tafureria.core.event import Event
from tafureria.core.game import AnyGame, seats_in
from tafureria.core.registry import Entry
from tafureria.lab.story import annotate, tell
from tafureria.words import SHARED, Words
from tests.contract import instructions
from tests.contract.histories import perft

RENEW: Final = "make pin, and read the difference"
"""What to do where a file is not what the code says now."""
EXAMPLES: Final = 12
"""The most sentences that are pinned of one kind of event."""
SAME: Final = re.compile(r"\d+|Asiento|[,.:;()]")
"""What may differ between sentences that count as the same."""
ASKED: Final = ("advice-", "ask-", "knew-", "wait-")
"""How ids of messages begin that ask or advise: they are pinned as they are written, with their variants."""
REFUSED: Final = ("record-fault-", "refused-")
"""How ids of the house's refusals begin."""
REFUSALS: Final = Path(__file__).parents[1] / "house" / "refusals.txt"
SHOWN: Final = ("type", "enum", "minimum", "maximum", "default")
"""The parts of an option's JSON schema that are pinned."""


def notation(game: AnyGame) -> str:
    """Return the id and the notation of every action, one per line."""
    return "".join(f"{action} {game.notation(action)}\n" for action in range(game.actions))


def perft_text(game: AnyGame) -> str:
    """Return the numbers of positions and of finished games for every depth of the tiny game, as text."""
    nodes, leaves = perft(game)
    lines = [f"{depth} {nodes[depth]} {leaves[depth]}" for depth in sorted(nodes)]
    return "\n".join(["# depth positions ended", *lines, f"# {sum(leaves.values())} games"]) + "\n"


def pinned(entry: Entry, name: str) -> str:
    """Return the text of a pinned file, which must exist."""
    path = entry.folder / "pinned" / name
    assert path.is_file(), f"pin it: {RENEW}"
    return path.read_text(encoding="utf-8")


def goldens(entry: Entry) -> list[Path]:
    """Return the files of recorded games."""
    return sorted((entry.folder / "golden").glob("*.txt"))


# --- words ------------------------------------------------------------------------------------------


def sentences(entry: Entry) -> str:
    """Return sentences of the recorded games by event, in Spanish and English, as everybody reads them.

    Of every event there are at most :data:`EXAMPLES`, which differ in more than numbers and seats; what is
    said to the seat concerned is among them. After them stand what decided those games, what is said of each
    rule that is broken, and what can be said in phrases and what comes of it.
    """
    words = [Words(entry, language) for language in ("es", "en")]
    found: dict[str, dict[str, tuple[str, str]]] = {}
    ends: dict[str, tuple[str, str]] = {}
    for path in goldens(entry):
        game = record.read(path.read_text(encoding="utf-8"))
        spanish, english = ((one, one.seats(game.seats)) for one in words)
        state: Any = None
        told: list[Event] = []
        for now, _, _, events in record.replay(game):
            state = now
            told += events
            for event in events:
                shapes = found.setdefault(event.__struct_config__.tag, {})
                for eyes in (None, *range(game.seats)):
                    if len(shapes) == EXAMPLES:
                        break
                    # Most are said like one before: those are not put into words in the other language too.
                    for es in tell([event], *spanish, eyes):
                        if (shape := SAME.sub("", es)) not in shapes:
                            for en in tell([event], *english, eyes):
                                shapes[shape] = es, en
        decided = what_decided(entry.game, entry.deciding(), told, state)
        if decided is not None:
            es, en = (one.decided(decided, seats) for one, seats in (spanish, english))
            ends.setdefault(SAME.sub("", es), (es, en))
    lines = [
        f"{tag}\n" + "".join(f"  {es}\n  {en}\n" for es, en in found[tag].values()) for tag in sorted(found)
    ]
    return (
        "# What events, refusals and phrases say, in Spanish and English: python -m tests.contract.pin GAME\n"
        + "".join(lines)
        + _said(entry, ends.values(), words)
        + patterns(entry.folder / "locale", ASKED)
    )


def patterns(locale: Path, beginnings: tuple[str, ...]) -> str:
    """Return the messages of this folder whose ids begin so, as they are written, in Spanish and English."""
    serializer = FluentSerializer()
    found: dict[str, list[str]] = {}
    for language in ("es", "en"):
        for one in FluentParser().parse((locale / f"{language}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(one, ast.Message) and one.id.name.startswith(beginnings):
                _, _, written = serializer.serialize_entry(one).partition("=")
                found.setdefault(one.id.name, []).append(" ".join(written.split()))
    return "".join(f"{name}\n" + "".join(f"  {one}\n" for one in found[name]) for name in sorted(found))


def refusals() -> str:
    """Return what the house says where it refuses, in Spanish and English."""
    return "# What the house says where it refuses: python -m tests.contract.pin\n" + patterns(
        SHARED, REFUSED
    )


def _said(entry: Entry, ends: Iterable[tuple[str, str]], words: list[Words]) -> str:
    """Return what is said of these ends of games, of broken rules, and in phrases, in both languages."""
    rows = [("decided", one) for one in ends]
    rows += [(rule.message, tuple(one.rule(rule) for one in words)) for rule in entry.game.rules]
    phrases = entry.phrases()
    for phrase in () if phrases is None else phrases.PHRASES:
        for side in (0, 1) if phrase.about == "side" else (0,):
            said = [one.say(f"phrase-{phrase.name}", who="N", side=side, character="") for one in words]
            rows.append((f"phrase-{phrase.name}", tuple(said)))
        if words[0].has(f"came-{phrase.name}"):
            rows += [
                (
                    f"came-{phrase.name} {came}",
                    tuple(one.say(f"came-{phrase.name}", came=came) for one in words),
                )
                for came in ("kept", "broken")
            ]
    return "".join(f"{name}\n  {es}\n  {en}\n" for name, (es, en) in rows)


# --- versions of the rules --------------------------------------------------------------------------


def facts(entry: Entry) -> dict[str, str]:
    """Return what must not change without a new version: options, tiny game, replays of recorded games.

    Words, views and events are not included: they may change without affecting a stored game.
    """
    game = entry.game
    (schema,) = msgspec.json.schema_components([game.options])[1].values()
    found = {
        f"option {name}": json.dumps({key: one[key] for key in SHOWN if key in one}, ensure_ascii=False)
        for name, one in schema["properties"].items()
    }
    found["perft"] = _print([perft_text(game)])
    for path in goldens(entry):
        found[f"recorded {path.name}"] = _print(_course(game, path.read_text(encoding="utf-8")))
    return found


def _course(game: AnyGame, text: str) -> Iterator[object]:
    """Yield the action and the legal actions of the awaited seats at each step, then the result.

    It stops at an action that is refused.
    """
    state: Any = None
    try:
        for state, seat, action, _ in record.replay(record.read(text)):
            waiting = game.waiting(state)
            yield seat, action, waiting, [game.legal(state, one) for one in seats_in(waiting)]
        yield game.ending(state), list(game.returns(state)), list(game.scores(state))
    except record.Unreadable as error:
        yield error.why


def _print(values: Iterable[object]) -> str:
    fingerprint = hashlib.sha256()
    for value in values:
        fingerprint.update(repr(value).encode())
    return fingerprint.hexdigest()[:16]


def versions(entry: Entry) -> dict[int, dict[str, str]]:
    """Return the entries of ``pinned/rules.txt`` by version and name."""
    path = entry.folder / "pinned" / "rules.txt"
    found: dict[int, dict[str, str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else []:
        word, _, rest = line.partition(" ")
        if word == "version":
            found[int(rest)] = {}
        elif line and not line.startswith("#"):
            name, _, value = line.partition(": ")
            found[max(found)][name] = value
    return found


def changed(entry: Entry) -> list[str]:
    """Return the names of the facts that differ from what is pinned for the current version of the rules."""
    now = facts(entry)
    return [
        name for name, value in versions(entry).get(entry.game.version, {}).items() if now.get(name) != value
    ]


def unpinned(entry: Entry) -> list[str]:
    """Return the names of the facts that are not pinned yet for the current version of the rules."""
    there = versions(entry).get(entry.game.version, {})
    return [name for name in facts(entry) if name not in there]


def pin_rules(entry: Entry) -> None:
    """Add the facts that are not pinned yet."""
    found = versions(entry)
    found[entry.game.version] = facts(entry) | found.get(entry.game.version, {})
    lines = ["# What must not change without a new version: python -m tests.contract.pin GAME"]
    for version in sorted(found):
        lines += [
            "",
            f"version {version}",
            *(f"{name}: {found[version][name]}" for name in sorted(found[version])),
        ]
    (entry.folder / "pinned" / "rules.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(names: list[str]) -> int:
    """Pin the games with these names, or all games."""
    for name in names or [entry.name for entry in registry.games()]:
        entry = registry.find(name)
        if others := changed(entry):
            print(f"{name}: not as in version {entry.game.version}: {', '.join(others)}. Raise its version.")
            return 1
        folder = entry.folder / "pinned"
        folder.mkdir(exist_ok=True)
        (folder / "notation.txt").write_text(notation(entry.game), encoding="utf-8")
        (folder / "perft.txt").write_text(perft_text(entry.game), encoding="utf-8")
        for path in goldens(entry):
            try:
                told = annotate(record.read(path.read_text(encoding="utf-8")), "es")
            except record.Unreadable as error:
                print(f"{path.name}: {error}. Record it again.")
                return 1
            path.write_text(told, encoding="utf-8")
        (folder / "sentences.txt").write_text(sentences(entry), encoding="utf-8")
        pin_rules(entry)
        instructions.pin(entry)
        print(f"{name}: pinned, with {len(goldens(entry))} recorded games")
    REFUSALS.write_text(refusals(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    root = Path(__file__).parents[2]
    sys.path[:0] = [str(root / "examples" / "mentiroso"), str(root / "tests" / "installed")]
    sys.exit(main(sys.argv[1:]))
