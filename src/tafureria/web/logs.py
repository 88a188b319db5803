"""Logging of a running house, as text for people or as one JSON object per line.

Lines never contain talk, people's names or their actions, and addresses only if the keeper enables that.
Libraries log from warnings upwards whatever the level, since below that some write whole frames.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

from tafureria.house.settings import Settings


def set_up(settings: Settings) -> None:
    """Log to standard error, with the format and level of these settings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if settings.log_format == "json" else Text())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tafureria").setLevel(settings.log_level.upper())


class Text(logging.Formatter):
    """A line for people, with the record's ``about`` fields at its end."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging names it so
        about = "".join(f" {name}={value}" for name, value in about_of(record).items())
        return super().formatMessage(record) + about


class Json(logging.Formatter):
    """One JSON object per line."""

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
    """The fields that a log call passed as ``extra={"about": {...}}``."""
    about: dict[str, Any] = getattr(record, "about", {})
    return about
