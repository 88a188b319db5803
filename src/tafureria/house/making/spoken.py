"""Four-letter Spanish words that lead to a table: one person says the word, another types it in.

Where few words are left, two of them lead to a table: "lima luna".

Each can be said aloud and written down by whoever hears it: no accents, no ñ, no two that sound alike (b and
v, c and z, with and without h), and nothing rude.
"""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Final

LENGTH: Final = 4
WORDS: Final = tuple(Path(__file__).with_name("spoken.txt").read_text(encoding="ascii").split())


def is_word(text: str) -> bool:
    """Could this be one of the words, or two of them?

    >>> is_word("Lima"), is_word("lima-luna"), is_word("limas"), is_word("ab.c")
    (True, True, False, False)
    """
    letters = text.replace("-", "").replace(" ", "")
    return len(letters) in (LENGTH, 2 * LENGTH) and letters.isalpha()


def as_word(text: str) -> str:
    """What somebody typed, in the form of the words of the list: in lower case, without accents.

    >>> as_word(" Límá "), as_word("LUNA!"), as_word("lima-luna"), as_word("ＬＩＭＡ")
    ('lima', 'luna', 'lima luna', 'lima')
    """
    plain = unicodedata.normalize("NFKD", text).casefold()
    letters = "".join(letter for letter in plain if "a" <= letter <= "z")[: 2 * LENGTH]
    return " ".join(filter(None, (letters[:LENGTH], letters[LENGTH:])))
