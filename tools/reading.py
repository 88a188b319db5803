"""Writes what a site has to be read, besides its page: the rules of the games, and the documentation.

The rules are the pages of ``tools/rules.py`` as HTML: they need no engine and no JavaScript. Everything comes
into ``src/tafureria/browser/made/read``, from where ``tafureria site`` takes it; a wheel carries it.
"""

from __future__ import annotations

import re
import shutil
from html import escape
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt

from tafureria.core.registry import Entry
from tafureria.web.head import NAME
from tafureria.words import Words, shared_words
from tools import rules

READ: Final = rules.ROOT / "src" / "tafureria" / "browser" / "made" / "read"
STYLE: Final = Path(__file__).with_name("reading.css")
FOLDERS: Final = {"es": "reglas", "en": "rules"}
"""Where the rules of a language are in a site."""
NAMES: Final = {"es": "Español", "en": "English"}
GUIDES: Final = {
    "../jugar.md": "docs/es/jugar/",
    "../play.md": "docs/play/",
    "../../results/games.md": "docs/results/games/",
}
"""Pages that the rules refer to, as the sources and as a site name them."""
PAGE: Final = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="{description}" />
    <title>{title}</title>
    <link rel="icon" href="{root}favicon.svg" type="image/svg+xml" />
    <link rel="alternate" hreflang="{other}" href="{across}" />
    <link rel="stylesheet" href="{root}reading.css" />
  </head>
  <body>
    <header>
      <a href="{root}{language}/"><b>{name}</b></a>
      <nav aria-label="{rules}">{games}</nav>
      <a href="{across}" lang="{other}" hreflang="{other}">{other_name}</a>
    </header>
    <main>
{body}
    </main>
  </body>
</html>
"""


def title_of(entry: Entry, language: str) -> str:
    return Words(entry, language).say("title")


def page_of(language: str, entry: Entry | None, body: str, description: str) -> str:
    """A page: of a game, or of all of them."""
    other = next(one for one in FOLDERS if one != language)
    own = f"{entry.name}/" if entry else ""
    root = "../../" if entry else "../"
    here = root + FOLDERS[language]
    games = " ".join(
        f'<a href="{here}/{one.name}/"{" aria-current=page" if one is entry else ""}>'
        f"{escape(title_of(one, language))}</a>"
        for one in rules.GAMES
    )
    heading = (
        shared_words("rules-of", language, game=title_of(entry, language))
        if entry
        else shared_words("site-rules-all", language)
    )
    return PAGE.format(
        language=language,
        title=escape(f"{heading} · {NAME}"),
        description=escape(description),
        name=NAME,
        root=root,
        other=other,
        other_name=NAMES[other],
        across=f"{root}{FOLDERS[other]}/{own}",
        rules=escape(shared_words("rules", language)),
        games=games,
        body=body,
    )


def ways_to(entry: Entry, language: str, root: str) -> str:
    """Links to the lesson of a game and to a table of it."""
    links = (("aprender", "learn"), ("juego", "play-now"))
    return " ".join(
        f'<a class="way" href="{root}{language}/#/{path}/{entry.name}">'
        f"{escape(shared_words(say, language))}</a>"
        for path, say in links
    )


def rules_page(entry: Entry, site: rules.Site) -> str:
    """The rules of a game in one language."""
    markdown = MarkdownIt("commonmark", {"html": True}).enable("table")
    text = rules.page_of(entry, site).partition("\n")[2].replace("(images/", "(../images/")
    for source, target in GUIDES.items():
        text = text.replace(f"({source}", f"(../../{target}")
    body = markdown.render(text)
    # Tables scroll by themselves where the window is narrow.
    body = re.sub(
        r"<table>.*?</table>", r'<div class="scroll" tabindex="0">\g<0></div>', body, flags=re.DOTALL
    )
    ways = f"<p>{ways_to(entry, site.language, '../../')}</p>\n"
    return page_of(site.language, entry, ways + body, Words(entry, site.language).say("tagline"))


def index_page(language: str) -> str:
    """All games with what each is about."""
    items = "\n".join(
        f'<li><h2><a href="{one.name}/">{escape(title_of(one, language))}</a></h2>'
        f"<p>{escape(Words(one, language).say('tagline'))}</p><p>{ways_to(one, language, '../')}</p></li>"
        for one in rules.GAMES
    )
    heading = escape(shared_words("site-rules-all", language))
    body = f'<h1>{heading}</h1>\n<ul class="games">\n{items}\n</ul>'
    return page_of(language, None, body, shared_words("site-lead", language))


def write(docs: Path) -> None:
    """Write everything, with the documentation from the folder *docs*."""
    shutil.rmtree(READ, ignore_errors=True)
    shutil.copytree(docs, READ / "docs")
    shutil.copyfile(STYLE, READ / "reading.css")
    for site in rules.SITES:
        folder = READ / FOLDERS[site.language]
        shutil.copytree(site.folder / "images", folder / "images")
        (folder / "index.html").write_text(index_page(site.language), "utf-8")
        for entry in rules.GAMES:
            (folder / entry.name).mkdir()
            (folder / entry.name / "index.html").write_text(rules_page(entry, site), "utf-8")
