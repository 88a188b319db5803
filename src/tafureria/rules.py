"""The rules of a game as pages, from its messages ``help-N-title`` and ``help-N-body``.

The browser, language models and the documentation show the same pages.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tafureria.words import Words

OURS: Final = "[R]"
"""Stands in a body after what the rulebook leaves open and the house decides."""


class RulesPage(NamedTuple):
    """One page of the rules of a game in one language."""

    number: int
    title: str
    gist: str
    """The page in one sentence; that of the first page is the aim of the game."""
    body: str
    """Paragraphs; lines that begin with ``- `` are a list, ``_word_`` is emphasised, ``@NAME`` stands for a
    drawing, and :data:`OURS` marks a decision."""
    book: str
    """The sections of the author's book that it is about, such as ``2.1, 13-15``; ``R`` for what is ours."""
    lesson: str
    """The lesson in which this can be tried; empty for none."""
    step: str
    """The step of the lesson, by its ``say``."""

    @property
    def plain(self) -> str:
        """The body without marks and drawings."""
        text = re.sub(r"^@\S+\n*", "", self.body, flags=re.MULTILINE)
        return text.replace("_", "").replace(OURS, "").rstrip()

    @property
    def sections(self) -> list[str]:
        """The sections one by one, ``R`` included."""
        out: list[str] = []
        for one in self.book.split(", "):
            first, _, last = one.partition("-")
            head, _, start = first.rpartition(".")
            if not last:
                out.append(one)
                continue
            numbers = range(int(start), int(last.rpartition(".")[2]) + 1)
            out += [f"{head}.{number}" if head else str(number) for number in numbers]
        return out


def rules_of(words: Words) -> list[RulesPage]:
    """The pages of a game's rules, numbered from 1."""
    out: list[RulesPage] = []
    while words.has(title := f"help-{len(out) + 1}-title"):
        lesson, _, step = words.note(title, "try").partition(" ")
        out.append(
            RulesPage(
                number=len(out) + 1,
                title=words.say(title),
                gist=words.note(title, "gist"),
                body=words.say(f"help-{len(out) + 1}-body"),
                book=words.note(title, "book"),
                lesson=lesson,
                step=step,
            )
        )
    return out
