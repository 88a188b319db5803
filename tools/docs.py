"""Builds the documentation as a website in ``build/docs``, with Spanish pages in ``es/``: ``make docs``.

The pages of ``docs`` and ``docs-es``, the frozen figures of ``results`` and the looks of ``docs-theme`` come
together in ``build/pages``, where each page also gets what the theme has to know: its door, and where it
stands in the other language.

Sites for browsers take it from ``src/tafureria/browser/made/read``, with the rules as pages of their own.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from functools import cache
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
ASSETS: Final = "docs-theme/assets"
LINK: Final = re.compile(r"\]\(([^)\s:#]+)((?:#[^)\s]*)?)\)")
"""A link to another file, and its anchor."""
SEARCH: Final = {
    'Yt(n,"and",': 'Yt(n,self.anyOf?"or":"and",',
    "{handler:Me,size:10}": "{handler:Me,get size(){return self.anyOf?1e4:10}}",
}
"""What changes in Zensical's search: ``docs-theme/search.js`` may ask for what has any of the words."""
SAME: Final = {
    "index.md": "index.md",
    "play.md": "jugar.md",
    "first-game.md": "primera-partida.md",
    "privacy.md": "privacidad.md",
    "evening.md": "velada.md",
    "house.md": "anfitrion.md",
    "study.md": "simular.md",
    "library.md": "programar.md",
    "glossary.md": "glosario.md",
    "rulings.md": "decisiones.md",
    **{f"rules/{one.name}.md": f"reglas/{one.name}.md" for one in rules.GAMES},
}
"""Pages that exist in both languages."""
OUTSIDE: Final = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "client/README.md": "client.md",
    "tests/contract/README.md": "contract.md",
}
"""Files of the repository that are pages of the site too, in English."""


def pages_of(nav: object) -> list[str]:
    """All pages below an entry of the navigation."""
    if isinstance(nav, str):
        return [nav]
    values = nav.values() if isinstance(nav, dict) else nav
    return [page for value in values for page in pages_of(value)]


def address(page: str, root: str) -> str:
    """Where a page stands in the site: ``es/jugar/``."""
    return root + ("" if page == "index.md" else page.removesuffix(".md") + "/")


@cache
def sources(language: Language) -> dict[str, str]:
    """The pages of the site in this language, and the files of the repository that they are."""
    folders = {language.folder: ""} | ({} if language.root else {"results": "results/"})
    found = {
        f"{below}{path.relative_to(ROOT / folder).as_posix()}": path.relative_to(ROOT).as_posix()
        for folder, below in folders.items()
        for path in sorted((ROOT / folder).rglob("*.md"))
    }
    return found if language.root else found | {page: name for name, page in OUTSIDE.items()}


def relinked(page: str, language: Language) -> str:
    """The text of a page, with its links as they are in the site, where the other language is elsewhere."""
    own = sources(language)
    source = own[page]
    here = Path(page).parent
    within = {name: one for one, name in own.items()}
    other = LANGUAGES[1 - LANGUAGES.index(language)]
    across = {name: one for one, name in sources(other).items()}

    def link(found: re.Match[str]) -> str:
        name = os.path.normpath(Path(source).parent / found[1])
        if name.startswith(f"{ASSETS}/"):
            target = os.path.relpath(f"theme/{name.removeprefix(f'{ASSETS}/')}", here)
        elif name in within:
            target = os.path.relpath(within[name], here)
        elif name in across:
            # From the folder of the file: what builds the site makes it one from the folder of its page.
            start = Path(language.root or ".") / here
            target = os.path.relpath(address(across[name], other.root) or ".", start) + "/"
        else:
            return found[0]
        return f"]({target}{found[2]})"

    return LINK.sub(link, (ROOT / source).read_text(encoding="utf-8"))


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
    shutil.copytree(ROOT / ASSETS, target / "theme")
    for name in FONT_FILES:
        if (FONTS / name).is_file():
            shutil.copy(FONTS / name, target / "theme")
    nav = yaml.safe_load((ROOT / language.config).read_text(encoding="utf-8"))["nav"]
    doors = {page: door for entry, door in zip(nav[1:], DOORS, strict=True) for page in pages_of(entry)}
    for page in sources(language):
        path = target / page
        path.parent.mkdir(exist_ok=True)
        path.write_text(meta_of(page, language, doors) + relinked(page, language), encoding="utf-8")


def ask_again(site: Path) -> None:
    """Let the search of a built site find something for questions of which no page has all words."""
    [worker] = (site / "assets" / "javascripts" / "workers").glob("search.*.js")
    core = worker.with_name(f"core.{worker.name}")
    text = worker.read_text(encoding="utf-8")
    for old, new in SEARCH.items():
        assert text.count(old) == 1, f"Zensical searches in another way now: {old}"
        text = text.replace(old, new)
    core.write_text(text, encoding="utf-8")
    ours = (ROOT / "docs-theme" / "search.js").read_text(encoding="utf-8")
    worker.write_text(ours.replace('"CORE"', f'"{core.name}"'), encoding="utf-8")


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
        ask_again(language.built)
    shutil.move(LANGUAGES[1].built, SITE / "es")
    reading.write(SITE)
    print(f"The site is in {SITE.relative_to(ROOT)}: python -m http.server --directory build/docs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
