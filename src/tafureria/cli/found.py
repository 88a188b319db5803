"""Prints the findings of a study as tables in the terminal."""

from __future__ import annotations

from tafureria.cli.common import console, table
from tafureria.lab.measures import MEASURES
from tafureria.lab.parts import Parts
from tafureria.lab.study.findings import Change, Findings, Value

WHY = {
    "precision": "the precision is reached",
    "nothing open": "nothing is left open",
    "all deals": "these were all deals",
    "stopped": "stopped by Ctrl-C",
    "time": "its time was over",
    "running": "more are being played",
}
SAYS = {"more": "more", "less": "less", "same": "the same", "open": "not known yet"}


def print_findings(found: Findings) -> None:
    """Print the findings as tables."""
    out = console()
    players = ", ".join(dict.fromkeys(found.players))
    out.print(
        f"{found.game}, {len(found.players)} seats, {players}: {found.deals} deals by {len(found.variants)}"
        f" variants, {found.games} games, seed {found.seed}; {WHY[found.stopped]}"
    )
    wins = table("wins of 100 by place")
    for place in range(len(found.players)):
        wins.add_column(f"{place + 1}.", justify="right")
    wins.add_column("farthest from fair", justify="right")
    wins.add_column("")
    for one in found.variants:
        fair = one.fairness
        wins.add_row(
            one.name,
            *(_wide(value, 100) for value in one.places),
            f"{100 * fair.low:.1f} to {100 * fair.high:.1f}",
            {"even": "even", "uneven": "not even", "open": "not known yet"}[fair.verdict],
        )
    out.print(wins)
    even = (" and " if found.most_even_verdict == "alike" else " or ").join(found.most_even)
    if found.most_even_verdict == "alike":
        even = f"all of {even}, within {found.precision:g} of 100"
    out.print(f"fair share: {100 * found.variants[0].fairness.share:.1f}; most even: {even}")
    for one in found.variants:
        if one.parts is not None:
            out.print(f"{one.name}: {decided_by(one.parts)}")
    first = found.variants[0]
    for one in found.variants[1:]:
        out.print()
        changes = table(f"{one.name} against {first.name}")
        for title in (first.name, one.name, "change", "least seen"):
            changes.add_column(title, justify="right")
        changes.add_column("")
        for place, change in enumerate(one.place_changes):
            row = _row(first.places[place], one.places[place], change, 100)
            changes.add_row(f"wins of 100, place {place + 1}", *row)
        for measure in MEASURES:
            factor = 100 if measure.unit == "share" else 1
            unit = " (%)" if measure.unit == "share" else ""
            name = measure.name
            row = _row(first.measures[name], one.measures[name], one.changes[name], factor)
            changes.add_row(name.replace("_", " ") + unit, *row)
        out.print(changes)
        other = one.other_winners
        assert other is not None
        out.print(f"games that somebody else wins: {_wide(other, 100)} of 100")
    out.print(
        f"\nAll {found.bands} intervals hold together at 95%, at any moment. Least seen: the smallest change"
        " that so many deals show four times in five."
    )


def decided_by(parts: Parts) -> str:
    """A sentence that says how much of who wins is explained by luck and how much by who plays."""
    luck, skill = parts.luck, parts.skill
    return (
        f"of who wins, luck explains {luck.value:.0%} ({luck.low:.0%} to {luck.high:.0%}), who plays"
        f" {skill.value:.0%} ({skill.low:.0%} to {skill.high:.0%})"
    )


def _row(a: Value, b: Value, change: Change, factor: float) -> tuple[str, ...]:
    width = "" if change.high is None else f" ± {factor * (change.high - change.value):.2f}"
    least = "" if change.least_seen is None else f"{factor * change.least_seen:.2f}"
    return (
        f"{factor * a.value:.2f}",
        f"{factor * b.value:.2f}",
        f"{factor * change.value:+.2f}{width}",
        least,
        SAYS[change.verdict],
    )


def _wide(value: Value, factor: float) -> str:
    width = "" if value.high is None else f" ± {factor * (value.high - value.value):.1f}"
    return f"{factor * value.value:.1f}{width}"
