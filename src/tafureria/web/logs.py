"""What a house writes about itself while it runs, for people or as one JSON object a line.

Lines say what happens, never what is said, what people are called or what they do; their addresses only
where the keeper asks for them. Libraries are heard from warnings upwards whatever the level: below that some
write whole frames.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

from tafureria.house.settings import Settings


def set_up(settings: Settings) -> None:
    """Write to standard error, as these settings say."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if settings.log_format == "json" else Text())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tafureria").setLevel(settings.log_level.upper())


class Text(logging.Formatter):
    """A line for people, with what it is about behind it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging names it so
        about = "".join(f" {name}={value}" for name, value in about_of(record).items())
        return super().formatMessage(record) + about


class Json(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **about_of(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def about_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a line is about, by name: ``extra={"about": {...}}`` of the call."""
    about: dict[str, Any] = getattr(record, "about", {})
    return about
