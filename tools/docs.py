"""Builds the documentation as a website in ``build/docs``, with Spanish pages in ``es/``: ``make docs``.

The pages of ``docs`` and ``docs-es``, the frozen figures of ``results`` and the looks of ``docs-theme`` come
together in ``build/pages``, where each page also gets what the theme has to know: its door, and where it
stands in the other language.

Sites for browsers take it from ``src/tafureria/browser/made/read``, with the rules as pages of their own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import yaml

from tools import reading, reference, rules

ROOT: Final = Path(__file__).parents[1]
SITE: Final = ROOT / "build" / "docs"
PAGES: Final = ROOT / "build" / "pages"
FONTS: Final = ROOT / "client" / "node_modules"
FONT_FILES: Final = (
    "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2",
    "@fontsource-variable/alegreya/files/alegreya-latin-wght-italic.woff2",
    "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2",
    "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2",
)
DOORS: Final = ("jugar", "casa", "simular", "programar")
"""Pictures of the doors, in the order of the navigation after the first page."""


class Language(NamedTuple):
    """The site in one language."""

    config: str
    folder: str
    built: Path
    root: str
    """The site's path below that of the English one."""


LANGUAGES: Final = (
    Language("mkdocs.yml", "docs", SITE, ""),
    Language("mkdocs.es.yml", "docs-es", ROOT / "build" / "docs-es", "es/"),
)
SAME: Final = {
    "index.md": "index.md",
    "play.md": "jugar.md",
    "evening.md": "velada.md",
    "house.md": "anfitrion.md",
    "study.md": "simular.md",
    "library.md": "programar.md",
    "glossary.md": "glosario.md",
    "rulings.md": "decisiones.md",
    **{f"rules/{one.name}.md": f"reglas/{one.name}.md" for one in rules.GAMES},
}
"""Pages that exist in both languages."""


def pages_of(nav: object) -> list[str]:
    """All pages below an entry of the navigation."""
    if isinstance(nav, str):
        return [nav]
    values = nav.values() if isinstance(nav, dict) else nav
    return [page for value in values for page in pages_of(value)]


def address(page: str, root: str) -> str:
    """Where a page stands in the site: ``es/jugar/``."""
    return root + ("" if page == "index.md" else page.removesuffix(".md") + "/")


def meta_of(page: str, language: Language, doors: dict[str, str]) -> str:
    """What the theme has to know of a page, as its front matter."""
    lines = []
    if page == "index.md":
        lines.append("template: home.html")
    if page.startswith("results/") or page == "changelog.md":
        lines.append("search: {exclude: true}")
    if page.startswith(("rules/", "reglas/")):
        lines.append("sheets: true")
    if page in doors:
        lines.append(f"door: {doors[page]}")
    other = LANGUAGES[1 - LANGUAGES.index(language)]
    same = SAME if not language.root else {spanish: english for english, spanish in SAME.items()}
    if page in same:
        here = address(page, language.root) or "."
        lines.append(f"other: {os.path.relpath(address(same[page], other.root) or '.', here)}/")
    return "---\n" + "\n".join(lines) + "\n---\n" if lines else ""


def gather(language: Language) -> None:
    """Bring together what the site in this language is made of."""
    target = PAGES / language.folder
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / language.folder, target)
    shutil.copytree(ROOT / "docs-theme" / "assets", target / "theme")
    for name in FONT_FILES:
        if (FONTS / name).is_file():
            shutil.copy(FONTS / name, target / "theme")
    shutil.copy(ROOT / "CHANGELOG.md", target / "changelog.md")
    if not language.root:
        shutil.copytree(ROOT / "results", target / "results")
    nav = yaml.safe_load((ROOT / language.config).read_text(encoding="utf-8"))["nav"]
    doors = {page: door for entry, door in zip(nav[1:], DOORS, strict=True) for page in pages_of(entry)}
    for path in sorted(target.rglob("*.md")):
        page = path.relative_to(target).as_posix()
        up = "../" * page.count("/")
        text = path.read_text(encoding="utf-8")
        text = text.replace(f"]({up}../CHANGELOG.md)", f"]({up}changelog.md)")
        text = text.replace(f"]({up}../results/", f"]({up}results/")
        text = text.replace(f"]({up}../docs-theme/assets/", f"]({up}theme/")
        text = text.replace("](../docs/", "](../")
        path.write_text(meta_of(page, language, doors) + text, encoding="utf-8")


def main() -> int:
    """Build the pages of both languages; returns the exit code."""
    rules.main()
    reference.main()
    for language in LANGUAGES:
        gather(language)
        shutil.rmtree(language.built, ignore_errors=True)
        command = [
            str(Path(sys.executable).with_name("zensical")),
            "build",
            "--strict",
            "-f",
            language.config,
        ]
        done = subprocess.run(command, cwd=ROOT, check=False)
        if done.returncode:
            return done.returncode
    shutil.move(LANGUAGES[1].built, SITE / "es")
    reading.write(SITE)
    print(f"The site is in {SITE.relative_to(ROOT)}: python -m http.server --directory build/docs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
