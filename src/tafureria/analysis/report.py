"""An analysis as a self-contained HTML page, in either language, with a light and a dark theme."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from tafureria.analysis.picture import picture
from tafureria.analysis.telling import Teller

STYLE: Final = """
:root { color-scheme: light dark; --paper: light-dark(#f5ecd7, #1b1612);
  --sheet: light-dark(#fcf8ec, #28211a); --ink: light-dark(#2a2018, #f2e6cd);
  --soft: light-dark(#5f4e3d, #c0ae90); --line: light-dark(#cdbb98, #4d4032);
  --red: light-dark(#a5301d, #ee8168); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.45 "Alegreya", Georgia, serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1, h2 { color: var(--red); line-height: 1.2; margin: 0; } h2 { margin-top: 2rem; }
p { margin: 0.25rem 0 0.75rem; } .soft { color: var(--soft); font-size: 0.9rem; }
svg { width: 100%; height: auto; border: 2px solid var(--ink); border-radius: 8px; box-sizing: border-box; }
.wide { overflow-x: auto; } .wide:focus-visible { outline: 3px solid var(--red); }
table { border-collapse: collapse; width: 100%; background: var(--sheet); }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.6rem; border: 1px solid var(--line); }
.picture svg { min-width: 900px; } /* below that its words would be too small to read */
td.figure, th.figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
@media (max-width: 40rem) {
  thead { display: none; } tr, td, td.figure { display: block; text-align: left; border: 0; }
  tr { border-bottom: 1px solid var(--line); padding: 0.5rem 0; } td { padding: 0.1rem 0.6rem; }
  td::before { content: attr(data-head); color: var(--soft); margin-right: 0.5rem; }
}
"""


def page(teller: Teller) -> str:
    """The whole page."""
    say = teller.say
    head = escape(teller.headline())
    parts = [
        "<!doctype html>",
        f'<html lang="{teller.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{head}</title><style>{STYLE}</style></head><body><main>",
        f"<h1>{escape(say('title'))}</h1><p>{head}</p>",
        f"<h2>{escape(say('curve'))}</h2>",
        f'<p class="soft">{escape(say("curve-more", player=teller.analysis.player))}</p>',
        _region(say("curve"), picture(teller), "wide picture"),
        f"<h2>{escape(say('turns'))}</h2>",
    ]
    turns = [(str(n), *row) for n, row in enumerate(teller.turns(), 1)]
    heads: tuple[str, ...] = ("", say("step"), say("kind"), say("told"), say("chances"))
    parts.append(_table(say("turns"), heads, turns, ()) if turns else f"<p>{escape(say('no-turns'))}</p>")
    for seat in teller.whose():
        title = say("decisions", who=teller.names[seat])
        parts.append(f"<h2>{escape(title)}</h2><p>{escape(teller.sums(seat))}.</p>")
        rows = teller.mistakes(seat)
        if rows:
            parts.append(
                f'<p class="soft">{escape(say("decisions-more", who=teller.names[seat]))}</p>'
                + _table(title, (say("step"), say("chosen"), say("gap"), ""), rows, (2,))
            )
    parts.append(f'<h2>{escape(say("balance"))}</h2><p class="soft">{escape(say("balance-more"))}</p>')
    heads = tuple(say(one) for one in ("seat", "result", "luck-gave", "without", "count", "lost"))
    parts.append(_table(say("balance"), heads, teller.balance(), (1, 2, 3, 4, 5)))
    if teller.legend():
        parts.append(f'<p class="soft">{escape(teller.legend())}</p>')
    foot = f"{say('by-seed', seed=teller.analysis.seed)} · {say('method')}"
    parts.append(f'<p class="soft">{escape(foot)}</p></main></body></html>')
    return "\n".join(parts) + "\n"


def _table(label: str, heads: Sequence[str], rows: Sequence[Sequence[str]], figures: Sequence[int]) -> str:
    def cells(kind: str, texts: Sequence[str]) -> str:
        out = []
        for at, text in enumerate(texts):
            figure = ' class="figure"' if at in figures else ""
            # On a phone a row is shown as a list, so each cell is labelled.
            head = f' data-head="{escape(heads[at])}"' if kind == "td" and heads[at] else ""
            out.append(f"<{kind}{figure}{head}>{escape(text)}</{kind}>")
        return "".join(out)

    body = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    table = f"<table><thead><tr>{cells('th', heads)}</tr></thead><tbody>{body}</tbody></table>"
    return _region(label, table, "wide")


def _region(label: str, inside: str, kind: str) -> str:
    """A region that scrolls sideways, with the keyboard too, if it is wider than the screen."""
    return f'<div class="{kind}" role="region" tabindex="0" aria-label="{escape(label)}">{inside}</div>'
