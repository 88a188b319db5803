"""The rules in the documentation are those that the house shows, in both languages, with every drawing."""

from __future__ import annotations

import re

import pytest

from tools import rules

PAGES = [
    pytest.param(entry, site, id=f"{entry.name}-{site.language}")
    for site in rules.SITES
    for entry in rules.GAMES
]


@pytest.mark.parametrize(("entry", "site"), PAGES)
def test_a_page_is_what_the_generator_makes(entry, site):
    page = (site.folder / f"{entry.name}.md").read_text(encoding="utf-8")
    assert page == rules.page_of(entry, site), "make pin, or python tools/rules.py"
    assert "[R]" not in page
    for picture in re.findall(r"\]\((images/[^)]+)\)", page):
        assert (site.folder / picture).stat().st_size > 1000, "python tools/rules.py --pictures"


@pytest.mark.parametrize("site", rules.SITES, ids=lambda site: site.language)
def test_no_picture_is_left_over(site):
    """A drawing that no page shows any more is deleted."""
    text = "".join(path.read_text(encoding="utf-8") for path in site.folder.glob("*.md"))
    assert [path.name for path in (site.folder / "images").iterdir() if path.name not in text] == []
