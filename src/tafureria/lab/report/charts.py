"""The charts of a report, as SVG, 340 units wide, so that no text is smaller than 12 px on a phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, isfinite, log10
from typing import Final, NamedTuple

from tafureria.lab.report.words import Terms
from tafureria.lab.study.findings import Change, Findings, Found

WIDTH: Final = 340
Format = Callable[[float, int], str]
"""Formats a number with that many decimals."""
HUES: Final = 6
"""Number of colours; each has its own shape, so that variants can be told apart without colours."""


def tag(name: str, body: str = "", **attributes: object) -> str:
    """A markup element; ``class_`` is its class, and ``_`` in other attribute names stands for ``-``."""
    text = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_plain(value))}"' for key, value in attributes.items()
    )
    return f"<{name}{text}>{body}</{name}>"


def svg(height: float, body: str, label: str, css: str = "chart") -> str:
    """A chart as an ``svg`` element; *label* is its accessible name."""
    return tag("svg", body, viewBox=f"0 0 {WIDTH} {height:g}", role="img", aria_label=label, class_=css)


def mark(number: int, x: float, y: float, size: float = 5) -> str:
    """The mark of variant *number*: circle, square, diamond, triangle, triangle upside down, upright bar."""
    css = f"mark v{number % HUES}"
    shape = number % HUES
    if shape == 0:
        return tag("circle", cx=x, cy=y, r=size, class_=css)
    points = {
        1: ((-1, -1), (1, -1), (1, 1), (-1, 1)),
        2: ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
        3: ((0, -1.2), (1.2, 1), (-1.2, 1)),
        4: ((0, 1.2), (1.2, -1), (-1.2, -1)),
        5: ((-0.6, -1.3), (0.6, -1.3), (0.6, 1.3), (-0.6, 1.3)),
    }[shape]
    path = " ".join(f"{x + size * 0.9 * a:g},{y + size * 0.9 * b:g}" for a, b in points)
    return tag("polygon", points=path, class_=css)


CROWD: Final = 24
"""Maximum number of marks beside each other in a chart; further variants get further charts."""


def places(found: Findings, label: str, ordinal: Callable[[int], str], say: Format) -> str:
    """Wins in percent by place, with bands: the variants beside each other as far as there is room."""
    each = max(1, CROWD // len(found.players))
    numbers = range(len(found.variants))
    parts = [numbers[first : first + each] for first in range(0, len(numbers), each)]
    return "".join(_places(found, part, label, ordinal, say) for part in parts)


def _places(found: Findings, numbers: range, label: str, ordinal: Callable[[int], str], say: Format) -> str:
    seats, variants = len(found.players), len(numbers)
    known = [value for one in found.variants for value in one.places if value.low is not None]
    ends = [100 * end for value in known for end in (value.low, value.high) if end is not None]
    just = 100 * found.variants[0].fairness.share
    low, high, step = _nice(max(0.0, min([*ends, just])), max([*ends, just]))
    top, bottom, left = 14.0, 200.0, 30.0

    def y(value: float) -> float:
        return bottom - (value - low) / (high - low) * (bottom - top)

    out = _grid(low, high, step, left, y, say)
    each = (WIDTH - left) / seats
    for place in range(seats):
        if place % 2 == 0:
            out.insert(
                0,
                tag("rect", x=left + place * each, y=top, width=each, height=bottom - top, class_="stripe"),
            )
        out.append(
            tag(
                "text", escape(ordinal(place + 1)), x=left + (place + 0.5) * each, y=bottom + 18, class_="mid"
            )
        )
        for nth, number in enumerate(numbers):
            value = found.variants[number].places[place]
            x = left + (place + (nth + 1) / (variants + 1)) * each
            if value.low is not None and value.high is not None:
                out.append(_whisker(number, x, y(max(low, 100 * value.low)), y(100 * value.high)))
            out.append(mark(number, x, y(100 * value.value)))
            if seats * variants <= 8:
                side = (
                    {"x": x - 8, "class_": f"end v{number % HUES}"}
                    if nth % 2 == 0
                    else {
                        "x": x + 8,
                        "class_": f"v{number % HUES}",
                    }
                )
                out.append(tag("text", say(100 * value.value, 0), y=y(100 * value.value) + 4, **side))
    out.append(tag("line", x1=left, x2=WIDTH, y1=y(just), y2=y(just), class_="base"))
    return svg(bottom + 26, "".join(out), label)


def lengths(found: Findings, label: str, words: Callable[[Found], str], say: Format) -> str:
    """A histogram of the minutes for each variant, with the mean and its band below."""
    bars = found.minutes
    if not bars:
        return ""
    width = bars[1] - bars[0] if len(bars) > 1 else 1.0
    low, high, step = _nice(bars[0], bars[-1] + width)
    row, left = 82.0, 4.0

    def x(minutes: float) -> float:
        return left + (minutes - low) / (high - low) * (WIDTH - 2 * left)

    out = []
    for number, one in enumerate(found.variants):
        base = row * (number + 1) - 18
        most = max([*one.minutes, 1])
        for begin, count in zip(bars, one.minutes, strict=True):
            if count:
                tall = count / most * 40
                out.append(
                    tag(
                        "rect",
                        x=x(begin),
                        y=base - tall,
                        width=max(0.5, x(begin + width) - x(begin) - 0.6),
                        height=tall,
                        class_=f"bar v{number % HUES}",
                    )
                )
        out.append(tag("line", x1=0, x2=WIDTH, y1=base, y2=base, class_="base"))
        out.append(tag("text", escape(one.name), x=0, y=base - 44, class_=f"v{number % HUES}"))
        value = one.measures["minutes"]
        if value.low is not None and value.high is not None:
            out.append(
                tag(
                    "line",
                    x1=x(value.low),
                    x2=x(value.high),
                    y1=base + 8,
                    y2=base + 8,
                    class_=f"band v{number % HUES}",
                )
            )
        out.append(mark(number, x(value.value), base + 8, 4))
        # The text is beside the band, on the side with more room.
        ends = [x(tip) for tip in (value.low, value.high) if tip is not None] or [x(value.value)]
        right = x(value.value) < WIDTH / 2
        at = max(ends[-1], x(value.value) + 4) + 5 if right else min(ends[0], x(value.value) - 4) - 5
        css = f"{'' if right else 'end '}strong v{number % HUES}"
        out.append(tag("text", escape(words(one)), x=at, y=base + 12.5, class_=css))
    foot = row * len(found.variants) + 10
    ticks = [low + step * n for n in range(round((high - low) / step) + 1)]
    for n, tick in enumerate(ticks):
        css = "start" if n == 0 else "end" if n == len(ticks) - 1 else "mid"
        out.append(tag("text", say(tick, _decimals(step)), x=x(tick), y=foot, class_=css))
    return svg(foot + 6, "".join(out), label)


class Bar(NamedTuple):
    """A share with its interval."""

    name: str
    value: float
    low: float
    high: float


def bars(rows: Sequence[Bar], fair: float, label: str, say: Terms) -> str:
    """Shares in percent below each other, with their intervals; the line marks the fair share."""
    if not rows:
        return ""
    low, high, step = _nice(
        100 * max(0.0, min(fair, *(row.low for row in rows))), 100 * max(fair, *(row.high for row in rows))
    )
    left, tall = 4.0, 44.0
    foot = tall * len(rows) + 16

    def x(value: float) -> float:
        return left + (100 * value - low) / (high - low) * (WIDTH - 2 * left)

    out = [tag("line", x1=x(fair), x2=x(fair), y1=4, y2=foot - 12, class_="base")]
    for number, row in enumerate(rows):
        y = tall * number + 32
        css = f"band v{number % HUES}"
        out.append(tag("text", escape(row.name), x=left, y=y - 13, class_="start"))
        ends = (max(left, x(row.low)), x(row.high))
        out.append(tag("line", x1=ends[0], x2=ends[1], y1=y, y2=y, class_=css))
        out += [tag("line", x1=end, x2=end, y1=y - 4, y2=y + 4, class_=css) for end in ends]
        out.append(mark(number, x(row.value), y))
    ticks = [low + step * n for n in range(round((high - low) / step) + 1)]
    for n, tick in enumerate(ticks):
        css = "start" if n == 0 else "end" if n == len(ticks) - 1 else "mid"
        out.append(tag("text", say.number(tick, _decimals(step)), x=x(tick / 100), y=foot, class_=css))
    return svg(foot + 6, "".join(out), label)


def change(one: Change, label: str) -> str:
    """A change with its band, on its own scale; the line in the middle means no change."""
    if one.low is None or one.high is None:
        return ""
    most = max(abs(one.low), abs(one.high), 1e-9)

    def x(value: float) -> float:
        return 60 + value / most * 54

    css = {"more": "sure", "less": "sure", "same": "same", "open": "open"}[one.verdict]
    body = tag("line", x1=60, x2=60, y1=0, y2=24, class_="base")
    body += tag("line", x1=x(one.low), x2=x(one.high), y1=12, y2=12, class_=f"forest {css}")
    for end in (one.low, one.high):
        body += tag("line", x1=x(end), x2=x(end), y1=7, y2=17, class_=f"forest {css}")
    body += tag("circle", cx=x(one.value), cy=12, r=4.5, class_=f"dot {css}")
    return tag("svg", body, viewBox="0 0 120 24", role="img", aria_label=label, class_="small")


def history(found: Findings, label: str, axis: str, say: Format) -> str:
    """The estimated change of the first place, with its band, as the number of deals grew."""
    lines = [(n, one.history) for n, one in enumerate(found.variants) if len(one.history) > 1]
    if not lines:
        return ""
    last = [points[-1] for _, points in lines]
    reach = 100 * max(max(abs(low), abs(high)) for _, _, low, high in last)
    low, high, step = _nice(-2.5 * reach, 2.5 * reach)
    top, bottom, left = 10.0, 170.0, 38.0
    deals = max(points[-1][0] for _, points in lines)

    def y(value: float) -> float:
        return bottom - (min(max(value, low), high) - low) / (high - low) * (bottom - top)

    def x(count: float) -> float:
        return left + count / deals * (WIDTH - left - 6)

    out = _grid(low, high, step, left, y, say)
    out.append(tag("line", x1=left, x2=WIDTH, y1=y(0), y2=y(0), class_="base"))
    for number, points in lines:
        seen = [point for point in points if isfinite(point[2])]
        edge = [f"{x(n):g},{y(100 * b):g}" for n, _, _, b in seen]
        edge += [f"{x(n):g},{y(100 * a):g}" for n, _, a, _ in reversed(seen)]
        out.append(tag("polygon", points=" ".join(edge), class_=f"cone v{number % HUES}"))
        middle = " ".join(f"{x(n):g},{y(100 * value):g}" for n, value, _, _ in seen)
        out.append(tag("polyline", points=middle, class_=f"curve v{number % HUES}"))
        out.append(mark(number, x(points[-1][0]), y(100 * points[-1][1])))
    out.append(tag("text", escape(axis), x=left, y=bottom + 18, class_="start"))
    for part in (0.5, 1):
        css = "end" if part == 1 else "mid"
        out.append(tag("text", say(deals * part, 0), x=x(deals * part), y=bottom + 18, class_=css))
    return svg(bottom + 26, "".join(out), label)


def _grid(
    low: float, high: float, step: float, left: float, y: Callable[[float], float], say: Format
) -> list[str]:
    out = []
    for n in range(round((high - low) / step) + 1):
        tick = low + step * n
        out.append(tag("line", x1=left, x2=WIDTH, y1=y(tick), y2=y(tick), class_="grid"))
        out.append(tag("text", say(tick, _decimals(step)), x=left - 6, y=y(tick) + 4, class_="end"))
    return out


def _whisker(number: int, x: float, low: float, high: float) -> str:
    css = f"band v{number % HUES}"
    out = tag("line", x1=x, x2=x, y1=low, y2=high, class_=css)
    for end in (low, high):
        out += tag("line", x1=x - 4, x2=x + 4, y1=end, y2=end, class_=css)
    return out


def _nice(low: float, high: float) -> tuple[float, float, float]:
    """The first tick, the last tick and the step of about four round ticks that cover *low* to *high*."""
    if high - low < 0.1:
        low, high = low - 0.5, high + 0.5
    wide = (high - low) / 4
    size = 10.0 ** floor(log10(wide))
    step = next(size * factor for factor in (1, 2, 2.5, 5, 10) if size * factor >= wide)
    return floor(low / step) * step, ceil(high / step) * step, step


def _plain(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def _decimals(step: float) -> int:
    """The number of decimals that ticks with this step need."""
    return next((digits for digits in range(4) if round(step * 10**digits, 6) % 1 == 0), 4)
