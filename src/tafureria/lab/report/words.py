"""The words and numbers of a report, in one language."""

from __future__ import annotations

from copy import copy
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from babel.numbers import NumberPattern

FOLDER: Final = Path(__file__).parent / "locale"
MINUS: Final = "−"


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
        self._decimal = numbers.parse_pattern(self._locale.decimal_formats[None])
        self._percent = numbers.parse_pattern(self._locale.percent_formats[None])
        self._bundle = FluentBundle([str(self._locale).replace("_", "-")], use_isolating=False)
        text = (FOLDER / f"{self.language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(text))

    def __call__(self, message: str, **arguments: Any) -> str:
        """The message in words; ``$sure`` in it is 95 percent.

        :raises LookupError: when there is no such message.
        :raises ValueError: when an argument is missing.
        """
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, {"sure": self.percent(95), **arguments})
        if errors:
            raise ValueError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """A number as the reader writes it: ``1.250,5`` in Spain, ``1,250.5`` in Mexico."""
        text = self._written(self._decimal, Decimal(f"{abs(value):.{digits}f}"), digits)
        zero = not any(digit in "123456789" for digit in text)
        sign = MINUS if value < 0 and not zero else "+" if signed and not zero else ""
        return sign + text

    def percent(self, value: float, digits: int = 0) -> str:
        """Hundredths as the reader writes them: ``45,5 %`` in Spain, ``45.5%`` in Britain."""
        return self._written(self._percent, Decimal(f"{value:.{digits}f}") / 100, digits)

    def _written(self, pattern: NumberPattern, value: Decimal, digits: int) -> str:
        pattern = copy(pattern)
        pattern.frac_prec = (digits, digits)
        return str(pattern.apply(value, self._locale))

    def place(self, number: int) -> str:
        """A place in an order, from 1: ``1.º``, ``1st``."""
        return self("place", place=number, form=self._locale.ordinal_form(number))

    def digits(self, value: float) -> int:
        """The number of decimals for a number of that size."""
        size = abs(value)
        return 0 if size >= 100 else 1 if size >= 10 else 2
