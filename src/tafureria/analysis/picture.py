"""The story of a game in one picture: every seat's chance of winning, with its error, as SVG.

It is self-contained: it has its own colours for the light and the dark theme, and every mark has words.
"""

from __future__ import annotations

from html import escape
from typing import Final

from tafureria.analysis.data import Analysis, Point
from tafureria.analysis.telling import Teller, hundredths

SVG: Final = "http://www.w3.org/2000/svg"
WIDE: Final = 960
HIGH: Final = 380
LEFT: Final = 48
RIGHT: Final = 150
TOP: Final = 34
BOTTOM: Final = 40
LINES: Final = ("", "8 4", "2 4", "9 3 2 3", "5 3", "1 3", "12 4 2 4 2 4", "3 3")
"""Dash patterns, so that the lines can be told apart without colours."""
COLOURS: Final = 8
"""Number of CSS classes, ``a0`` to ``a7``, in order of the seats."""
ROOM: Final = 15
"""Least vertical distance of two names beside the ends of their lines, in units of the picture."""
BAND: Final = 1.96
"""Standard errors to either side of the line: a 95% band."""

STYLE: Final = """
.tafureria-story { --paper: #fcf8ec; --band: #f4e9cf; --ink: #2a2018; --soft: #5f4e3d; --line: #cdbb98;
  --gold: #b98a16; --red: #a5301d; font: 13px "Alegreya Sans", "Segoe UI", sans-serif; }
.tafureria-story .a0 { --own: #a5301d; } .tafureria-story .a1 { --own: #214d8c; }
.tafureria-story .a2 { --own: #28634f; } .tafureria-story .a3 { --own: #80590a; }
.tafureria-story .a4 { --own: #6b3f8f; } .tafureria-story .a5 { --own: #8a4b1f; }
.tafureria-story .a6 { --own: #1f7280; } .tafureria-story .a7 { --own: #8f2f66; }
@media (prefers-color-scheme: dark) {
  .tafureria-story { --paper: #28211a; --band: #332a20; --ink: #f2e6cd; --soft: #c0ae90; --line: #4d4032;
    --gold: #e3ba50; --red: #ee8168; }
  .tafureria-story .a0 { --own: #ee8168; } .tafureria-story .a1 { --own: #8fb6ec; }
  .tafureria-story .a2 { --own: #80c9aa; } .tafureria-story .a3 { --own: #e3ba50; }
  .tafureria-story .a4 { --own: #c9a4ea; } .tafureria-story .a5 { --own: #e0a878; }
  .tafureria-story .a6 { --own: #7fd0de; } .tafureria-story .a7 { --own: #ee9cc8; }
}
.tafureria-story text { fill: var(--ink); } .tafureria-story .soft { fill: var(--soft); }
.tafureria-story .curve { fill: none; stroke: var(--own); stroke-width: 2.5; stroke-linejoin: round; }
.tafureria-story .error { fill: var(--own); opacity: 0.13; }
.tafureria-story .name { fill: var(--own); font-weight: 700; }
.tafureria-story .thread { stroke: var(--soft); stroke-dasharray: 2 3; }
.tafureria-story .luck { fill: var(--gold); stroke: var(--ink); }
.tafureria-story .choice { fill: var(--red); stroke: var(--ink); }
"""


def picture(teller: Teller) -> str:
    """The picture of an analysis, as the element ``svg``."""
    return _Picture(teller).draw()


class _Picture:
    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.analysis: Analysis = teller.analysis
        self.points = self.analysis.curve
        self.steps = max(self.analysis.steps, 1)

    def draw(self) -> str:
        title = escape(self.teller.say("curve"))
        parts = [
            f'<svg class="tafureria-story" xmlns="{SVG}" viewBox="0 0 {WIDE} {HIGH}" role="img"',
            f' aria-label="{title}">',
            f"<style>{STYLE}</style>",
            f'<rect width="{WIDE}" height="{HIGH}" rx="8" fill="var(--paper)"/>',
            *self._ground(),
            *[line for seat in range(self.analysis.seats) for line in self._seat(seat)],
            *self._names(),
            *self._marks(),
            "</svg>",
        ]
        return "\n".join(parts)

    def x(self, point: Point) -> float:
        """The x coordinate of a point; one just before chance acts lies just left of the one after."""
        step = point.step if point.settled else point.step - 0.35
        return LEFT + max(step, 0.0) / self.steps * (WIDE - LEFT - RIGHT)

    @staticmethod
    def y(chance: float) -> float:
        return TOP + (1 - min(max(chance, 0.0), 1.0)) * (HIGH - TOP - BOTTOM)

    def _ground(self) -> list[str]:
        out = []
        rounds = self._rounds()
        for number, (name, first, last) in enumerate(rounds):
            if number % 2 == 0:
                out.append(
                    f'<rect x="{first:.1f}" y="{TOP}" width="{last - first:.1f}"'
                    f' height="{HIGH - TOP - BOTTOM}" fill="var(--band)"/>'
                )
            if last - first > 18 or len(rounds) == 1:
                out.append(_text((first + last) / 2, HIGH - BOTTOM + 18, name, "soft", "middle"))
        for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = self.y(chance)
            out.append(f'<line x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y}" y2="{y}" stroke="var(--line)"/>')
            out.append(_text(LEFT - 8, y + 4, hundredths(chance), "soft", "end"))
        axis = "round" if rounds[0][0] else "step"
        if not rounds[0][0]:
            out.append(_text(WIDE - RIGHT, HIGH - BOTTOM + 18, str(self.steps), "soft", "middle"))
        out.append(_text(LEFT, HIGH - 6, self.teller.say(axis), "soft", "start"))
        return out

    def _rounds(self) -> list[tuple[str, float, float]]:
        """Name, start and end of each round; one nameless round where the game does not count them."""
        begins: dict[int, float] = {}
        for point in self.points:
            if point.round is not None and point.round > 0:
                begins.setdefault(point.round, self.x(point))
        if not begins:
            return [("", LEFT, WIDE - RIGHT)]
        order = sorted(begins)
        ends = [*[begins[one] for one in order[1:]], float(WIDE - RIGHT)]
        return [(str(one), begins[one], end) for one, end in zip(order, ends, strict=True)]

    def _seat(self, seat: int) -> list[str]:
        upper, lower, line = [], [], []
        for point in self.points:
            x, chance = self.x(point), point.chances[seat]
            error = BAND * point.errors[seat]
            upper.append(f"{x:.1f},{self.y(chance + error):.1f}")
            lower.append(f"{x:.1f},{self.y(chance - error):.1f}")
            line.append(f"{x:.1f},{self.y(chance):.1f}")
        dash = LINES[seat % len(LINES)]
        return [
            f'<g class="a{seat % COLOURS}"><polygon class="error" points="{" ".join(upper + lower[::-1])}"/>',
            f'<polyline class="curve" stroke-dasharray="{dash}" points="{" ".join(line)}"/></g>',
        ]

    def _names(self) -> list[str]:
        """The names beside the ends of the lines, without overlaps."""
        last = self.points[-1]
        order = sorted(range(self.analysis.seats), key=lambda seat: (-last.chances[seat], seat))
        room = min(ROOM, (HIGH - TOP) / max(len(order), 1))
        ys: list[float] = []
        for seat in order:
            wanted = self.y(last.chances[seat]) + 4
            ys.append(max(wanted, ys[-1] + room) if ys else wanted)
        over = max(0.0, ys[-1] - (HIGH - 8))
        for index in range(len(ys) - 1, -1, -1):
            limit = HIGH - 8 - (len(ys) - 1 - index) * room
            ys[index] = min(ys[index], limit) if over else ys[index]
        return [
            f'<g class="a{seat % COLOURS}">'
            + _text(WIDE - RIGHT + 12, y, self.teller.names[seat], "name", "start")
            + "</g>"
            for seat, y in zip(order, ys, strict=True)
        ]

    def _marks(self) -> list[str]:
        out = []
        for turn, row in zip(self.analysis.turns, self.teller.turns(), strict=True):
            x = LEFT + turn.step / self.steps * (WIDE - LEFT - RIGHT)
            y = self.y((turn.before[turn.most] + turn.after[turn.most]) / 2)
            shape = (
                f'<path class="luck" d="M{x:.1f} {y - 8:.1f}l8 8-8 8-8-8z"/>'
                if turn.kind == "luck"
                else f'<circle class="choice" cx="{x:.1f}" cy="{y:.1f}" r="7"/>'
            )
            words = escape(f"{row.when} · {row.kind}: {row.what} — {row.change}")
            number = self.analysis.turns.index(turn) + 1
            out.append(f'<line class="thread" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 8}" y2="{y:.1f}"/>')
            out.append(f"<g>{shape}<title>{words}</title></g>")
            out.append(_text(x, TOP - 12, str(number), "", "middle"))
        return out


def _text(x: float, y: float, text: str, kind: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(text)}</text>'
