"""The words and numbers of a report, in one language."""

from __future__ import annotations

from copy import copy
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from babel import Locale

FOLDER: Final = Path(__file__).parent / "locale"
MINUS: Final = "−"
NARROW: Final = "\u202f"
"""The space between thousands."""
NUMBERS: Final = ("es", "es-MX", "en")
"""One locale for each language and way to write its numbers."""


def _known(locale: str) -> Locale:
    """What is known of a locale; for an unknown region, of its language."""
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(locale, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse(locale.split("-", maxsplit=1)[0])


def _has_comma(locale: str) -> bool:
    from babel.numbers import get_decimal_symbol

    return get_decimal_symbol(_known(locale)) == ","


def written_as(locale: str) -> str:
    """Which of :data:`NUMBERS` writes numbers as *locale* does; its language where none does.

    >>> written_as("es-AR"), written_as("es-GT"), written_as("en-GB")
    ('es', 'es-MX', 'en')
    """
    language = locale.split("-", maxsplit=1)[0]
    same = (one for one in NUMBERS if one.startswith(language))
    return next((one for one in same if _has_comma(one) == _has_comma(locale)), language)


class Terms:
    """The messages of reports in one language, and numbers as its readers in one region write them."""

    def __init__(self, locale: str) -> None:
        """:param locale: the language, perhaps with a region: ``en``, ``es-MX``."""
        from babel import Locale, UnknownLocaleError, numbers
        from fluent.runtime import FluentBundle, FluentResource

        self.language = locale.split("-", maxsplit=1)[0]
        try:
            self._locale = Locale.parse(locale, sep="-")
        except (UnknownLocaleError, ValueError):
            self._locale = Locale.parse(self.language)
        self._pattern = numbers.parse_pattern(self._locale.decimal_formats[None])
        self._comma = numbers.get_decimal_symbol(self._locale) == ","
        self._bundle = FluentBundle([self.language], use_isolating=False)
        text = (FOLDER / f"{self.language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(text))

    def __call__(self, message: str, **arguments: Any) -> str:
        """The message in words.

        :raises LookupError: when there is no such message.
        :raises ValueError: when an argument is missing.
        """
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """A number as the reader writes it: ``1 250,5`` in Spain, ``1,250.5`` in Mexico."""
        rounded = Decimal(f"{abs(value):.{digits}f}")
        pattern = copy(self._pattern)
        pattern.frac_prec = (digits, digits)
        text = str(pattern.apply(rounded, self._locale))
        if self._comma:
            # A point between thousands is taken for a decimal point elsewhere; a space never is.
            text = text.replace(".", NARROW).replace("\u00a0", NARROW)
        zero = not any(digit in "123456789" for digit in text)
        sign = MINUS if value < 0 and not zero else "+" if signed and not zero else ""
        return sign + text

    def digits(self, value: float) -> int:
        """The number of decimals for a number of that size."""
        size = abs(value)
        return 0 if size >= 100 else 1 if size >= 10 else 2
