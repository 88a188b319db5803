"""Reads files of weights (safetensors: a length, a JSON header and the numbers) without NumPy."""

from __future__ import annotations

import json
import struct
from typing import Any, Final

KINDS: Final = {"F16": "e", "F32": "f"}
"""What ``struct`` calls the numbers that such a file may contain."""


def header(data: bytes) -> tuple[dict[str, Any], int]:
    """The JSON header of a safetensors file, and the offset of its numbers in bytes.

    :raises ValueError: if there is none.
    """
    start = 8 + int.from_bytes(data[:8], "little")
    return json.loads(data[8:start]), start


def table(data: bytes, name: str) -> list[list[float]]:
    """The numbers of one layer: a list of rows, with a single row for a vector.

    :raises KeyError: if the file has no such layer.
    :raises ValueError: if it is not such a file, or the layer has numbers other than float16 and float32.
    """
    layers, start = header(data)
    layer = layers[name]
    first, last = layer["data_offsets"]
    shape = [int(one) for one in layer["shape"]]
    kind = KINDS.get(layer["dtype"])
    if kind is None:
        raise ValueError(f"{name}: {layer['dtype']} instead of {' or '.join(KINDS)}")
    size = 1
    for one in shape:
        size *= one
    try:
        numbers = struct.unpack(f"<{size}{kind}", data[start + first : start + last])
    except struct.error as error:
        raise ValueError(f"{name}: {error}") from error
    width = shape[-1]
    return [list(numbers[at : at + width]) for at in range(0, size, width)]
