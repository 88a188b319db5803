"""The keeper's keys: tokens by which a link, a browser or a program of the keeper is recognized.

All are signed with a secret of the house that nothing else uses, so whoever can read the store can make one
(``tafureria keeper``), and replacing the secret invalidates them all.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from itsdangerous import BadSignature, TimestampSigner
from starlette.requests import HTTPConnection

from tafureria.house.store.store import Store
from tafureria.web.cookie import own_name

SECRET: Final = "keeper"  # noqa: S105 - the name under which it is stored
OLD_NAME: Final = "tafureria-keeper"
"""The name of the cookie of every house, before each had its own; such a cookie is still read."""
LASTS: Final = {"link": 3600, "browser": 30 * 24 * 3600, "program": 366 * 24 * 3600}
"""Seconds for which each kind of key is valid."""


class Keys:
    """Makes and reads the keeper's keys."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.name = own_name(OLD_NAME, secret)
        """Name of the cookie."""
        self._signer = TimestampSigner(secret, salt="tafureria keeper", digest_method=hashlib.sha256)

    @classmethod
    async def of(cls, store: Store) -> Keys:
        """The keys of the house with that store."""
        return cls(await store.secret(SECRET, secrets.token_bytes(32)))

    @staticmethod
    async def renew(store: Store) -> Keys:
        """Replace the secret, which invalidates all keys made before."""
        secret = secrets.token_bytes(32)
        await store.set_secret(SECRET, secret)
        return Keys(secret)

    def make(self, kind: str) -> str:
        """A new key of that kind, which is one of :data:`LASTS`."""
        return self._signer.sign(f"{kind}-{secrets.token_hex(8)}").decode("ascii")

    def is_good(self, key: str, kind: str) -> bool:
        """Is this a valid key of that kind?"""
        if not key or len(key) > 200 or not key.isascii():
            return False
        try:
            found = self._signer.unsign(key, max_age=LASTS[kind])
        except BadSignature:
            return False
        return found.decode("ascii").partition("-")[0] == kind

    def let_in(self, request: HTTPConnection) -> bool:
        """Does the request come from a browser or a program of the keeper?"""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer" and self.is_good(token, "program"):
            return True
        cookies = request.cookies
        return any(self.is_good(cookies.get(name, ""), "browser") for name in (self.name, OLD_NAME))

    def cookie(self, *, secure: bool) -> str:
        """The ``Set-Cookie`` header that makes a browser the keeper's."""
        lasts, tail = LASTS["browser"], "; Secure" if secure else ""
        return f"{self.name}={self.make('browser')}; Path=/; Max-Age={lasts}; HttpOnly; SameSite=Strict{tail}"
