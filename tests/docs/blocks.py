"""The blocks of code on a page: in which language each is, and whether it is run.

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
    """The file that it is (``python title="mybot.py"``), or nothing."""
    left_out: str = ""
    """Why it is not run, or nothing."""


def blocks(page: Path) -> list[Block]:
    """The blocks of a page, in order."""
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
