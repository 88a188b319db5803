"""The code blocks of a page: the language of each, and whether it is run.

Every block has a language. A line ``<!-- not run: REASON -->`` before it is the only way to leave one out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "README.es.md",
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "docs-es").glob("*.md")),
]
LEFT_OUT = re.compile(r"<!-- not run: (.+) -->\s*")
TITLE = re.compile(r'title="([^"]+)"')


@dataclass
class Block:
    """One block of code."""

    line: int
    language: str
    text: str
    title: str = ""
    """Name of the file that the block is written to (``python title="mybot.py"``), or empty."""
    left_out: str = ""
    """Why the block is not run, or empty."""


def blocks(page: Path) -> list[Block]:
    """Return the code blocks of a page, in order."""
    out, before = [], None
    for token in MarkdownIt().parse(page.read_text(encoding="utf-8")):
        if token.type in ("fence", "code_block"):
            marker = before and before.type == "html_block" and LEFT_OUT.fullmatch(before.content)
            title = TITLE.search(token.info)
            out.append(
                Block(
                    line=token.map[0] + 1,
                    language=token.info.split(" ")[0],
                    text=token.content,
                    title=title[1] if title else "",
                    left_out=marker[1] if marker else "",
                )
            )
        before = token
    return out
