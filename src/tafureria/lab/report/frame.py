"""The frame of a report: a self-contained page with the command to repeat it."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from pathlib import Path
from typing import Final

import tafureria
from tafureria.lab.report.charts import tag
from tafureria.lab.report.words import Terms

STYLES: Final = tuple(Path(__file__).with_name(f"{name}.css") for name in ("page", "figures"))
"""The style of the frame, and that of the figures, which the laboratory of a house uses too."""
BUILT: Final = Path(tafureria.__file__).parent / "web" / "built" / "assets"
"""The folder with the fonts of the house, if its client has been built."""
FONTS: Final = (
    ("Alegreya", "400 800", "alegreya-latin-wght-*.woff2"),
    ("Alegreya Sans", "400", "alegreya-sans-latin-400-*.woff2"),
    ("Alegreya Sans", "700", "alegreya-sans-latin-700-*.woff2"),
)


def framed(inner: str, title: str, command: str, say: Terms) -> str:
    """The whole page around the results in *inner*.

    :param title: the name of the game.
    :param command: the command that repeats the run.
    """
    body = tag("header", tag("b", "Tafurería") + escape(say("laboratory")), class_="bar-top")
    body += tag("main", inner + _repeat(command, say), class_="report")
    head = (
        tag("title", escape(f"{title} · {say('laboratory')}"))
        + '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        + tag("style", _style())
    )
    return f'<!doctype html>\n<html lang="{say.language}"><head>{head}</head><body>{body}</body></html>\n'


def _repeat(command: str, say: Terms) -> str:
    return tag("div", tag("h2", escape(say("repeat"))) + tag("pre", escape(command)), class_="wide")


def _style() -> str:
    faces = ""
    for family, weight, pattern in FONTS:
        file = next(iter(sorted(BUILT.glob(pattern))), None)
        if file is not None:
            data = b64encode(file.read_bytes()).decode()
            faces += (
                f'@font-face{{font-family:"{family}";font-weight:{weight};'
                f"src:url(data:font/woff2;base64,{data}) format('woff2')}}"
            )
    return faces + "".join(style.read_text(encoding="utf-8") for style in STYLES)
