"""Links of pages that are files."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import unquote


def lost(pages: Iterable[Path]) -> list[str]:
    """Links to nothing, or to the root of wherever the pages are, each with its page."""
    out = []
    for page in pages:
        for link in re.findall(r'(?:href|src)="([^"#?]+)', page.read_text("utf-8")):
            if "://" in link or link.startswith(("mailto:", "data:")) or page.name == "404.html":
                continue
            to = (page.parent / unquote(link)).resolve()
            if link.startswith("/") or not (to / "index.html" if to.is_dir() else to).is_file():
                out.append(f"{page}: {link}")
    return out
