"""Decodes and checks WebSocket frames, and publishes the schema of the messages."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from tafureria.house.finished.messages import Knew, Replay
from tafureria.house.messages import pages
from tafureria.house.messages.deal import Deal
from tafureria.house.messages.down import AnyDown
from tafureria.house.messages.up import LARGEST_FRAME, AnyUp

_up: Final[msgspec.json.Decoder[AnyUp]] = msgspec.json.Decoder(AnyUp)
_down: Final[msgspec.json.Decoder[AnyDown]] = msgspec.json.Decoder(AnyDown)
decode_up: Final = _up.decode
decode_down: Final = _down.decode


class BadFrame(ValueError):
    """A frame that is not a valid message; its code is ``too-large`` or ``malformed``."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def read_up(frame: str | bytes) -> AnyUp:
    """Decode a frame into a message.

    :raises BadFrame: and nothing else, whatever the bytes are.
    """
    data = frame.encode("utf-8", "surrogatepass") if isinstance(frame, str) else frame
    if len(data) > LARGEST_FRAME:
        raise BadFrame("too-large")
    try:
        return _up.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadFrame("malformed") from error


HTTP: Final = (
    pages.HousePage,
    pages.NewTable,
    pages.Made,
    pages.Chronicle,
    pages.Invitation,
    pages.SaidWord,
    pages.Opening,
    pages.Network,
    pages.Token,
    Replay,
    Deal,
    Knew,
    pages.PlayOn,
    pages.Problem,
)


@cache
def schema_text() -> bytes:
    """The schema in JSON; making it takes so long that requests for it would hold up tables."""
    return msgspec.json.encode(schema())


def schema() -> dict[str, Any]:
    """The JSON schema of the protocol: ``up``, ``down`` and the bodies of the HTTP part."""
    kinds = [AnyUp, AnyDown, *HTTP]
    (up, down, *bodies), components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tafurería wire",
        "up": up,
        "down": down,
        "http": {kind.__name__: body for kind, body in zip(HTTP, bodies, strict=True)},
        "$defs": components,
    }
