"""Sources of chance: a state contains none, so the code that runs a game supplies one.

A source answers ``below(n)``. :class:`Dealer` is for live tables and records: it has a secret key, commits to
it before the deal, and its draws can be verified afterwards with nothing but SHA-256. :class:`Dice` is for
playouts: fast and seeded.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final, Protocol

MASK64: Final = (1 << 64) - 1
KEY_BYTES: Final = 16


def mix(x: int) -> int:
    """SplitMix64: a well-mixed 64-bit int from any int (Steele, Lea and Flood, 2014)."""
    x = (x + 0x9E3779B97F4A7C15) & MASK64
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK64
    return x ^ (x >> 31)


class Source(Protocol):
    """Anything that draws uniform random ints."""

    def below(self, n: int) -> int:
        """A uniform random int from ``range(n)``."""
        ...


class Dice:
    """A fast seeded source for playouts and imagined worlds: same seed, same draws, on every machine."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = mix(seed & MASK64)

    def below(self, n: int) -> int:
        """A uniform random int from ``range(n)``; its bias is below n / 2**32."""
        self.state = x = (self.state * 6364136223846793005 + 1442695040888963407) & MASK64
        x ^= x >> 29
        return (((x * 0x9E3779B97F4A7C15 & MASK64) >> 32) * n) >> 32

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class Dealer:
    """The dealer of a live table: draw *i* is a function of the key and *i* alone.

    Draw *i* below *n*: take the first 8 bytes, big-endian, of
    ``SHA-256("tafureria draw" + key + i as 8 bytes + attempt as 8 bytes)`` for attempt 0, 1, ...
    until the number lies below the greatest multiple of *n* that 64 bits hold. The draw is that number modulo
    *n*.
    """

    __slots__ = ("drawn", "key")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a dealer's key has {KEY_BYTES} bytes, not {len(key)}")
        self.key = key
        self.drawn = drawn

    @staticmethod
    def new_key() -> bytes:
        """A new secret key of 128 random bits."""
        return secrets.token_bytes(KEY_BYTES)

    @staticmethod
    def key_from_seed(seed: int) -> bytes:
        """The key of a seed, for reproducible records."""
        return hashlib.sha256(b"tafureria seed" + str(seed).encode()).digest()[:KEY_BYTES]

    @property
    def commitment(self) -> str:
        """What is published before the first deal: it binds the dealer to its key without revealing it."""
        return commitment(self.key)

    def below(self, n: int) -> int:
        """The next draw: a uniform random int from ``range(n)``, without bias."""
        limit = (1 << 64) - (1 << 64) % n
        head = b"tafureria draw" + self.key + self.drawn.to_bytes(8, "big")
        self.drawn += 1
        attempt = 0
        while True:
            digest = hashlib.sha256(head + attempt.to_bytes(8, "big")).digest()
            x = int.from_bytes(digest[:8], "big")
            if x < limit:
                return x % n
            attempt += 1


def commitment(key: bytes) -> str:
    """Hex SHA-256 that commits a dealer to its key."""
    return hashlib.sha256(b"tafureria commitment" + key).hexdigest()
