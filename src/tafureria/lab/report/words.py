"""The words and numbers of a report, in one language."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent / "locale"
MINUS: Final = "−"


class Terms:
    """The messages of reports in one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        text = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
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
        """A number formatted for the language: ``1 250,5`` in Spanish."""
        text = f"{abs(value):,.{digits}f}"
        if self.language == "es":
            text = text.replace(",", "\u202f").replace(".", ",")
        zero = not any(digit in "123456789" for digit in text)
        sign = MINUS if value < 0 and not zero else "+" if signed and not zero else ""
        return sign + text

    def digits(self, value: float) -> int:
        """The number of decimals for a number of that size."""
        size = abs(value)
        return 0 if size >= 100 else 1 if size >= 10 else 2
