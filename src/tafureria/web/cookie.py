"""Identifies visitors by a random id in a signed cookie, or in a program's token. There are no accounts."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import math
import secrets
import time
from collections.abc import Sequence
from typing import Final

import msgspec
from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection

from tafureria.house.entry.entry import PROGRAM as PROGRAMS
from tafureria.house.store.store import Store

OLD_NAME: Final = "tafureria"
"""Name of the cookie of every house, before each had its own; such a cookie is still read, and replaced."""
MAX_AGE: Final = 2 * 365 * 24 * 3600
"""How long a browser keeps the cookie, in seconds."""
SIGNER: Final = "cookies"
"""Name of the stored secret that signs cookies."""
LATER: Final = "cookies-later"
"""Name of the stored list of keys made after the first one."""
MOST: Final = 5
"""Most later keys that are kept."""
SETTLES: Final = 150.0
"""Seconds after which every process has read a new key."""
GRACE: Final = 60 * 24 * 3600.0
"""Seconds for which a key is still accepted after the next one has begun to sign."""
VISITOR: Final = "tafureria visitor"
PROGRAM: Final = "tafureria program"
HOP: Final = "tafureria hop"
PLACE: Final = "tafureria place"
_NONE: Final = msgspec.msgpack.encode([])


class SigningKey(msgspec.Struct, frozen=True):
    """A secret that signs visitors' ids, and when it was made, in seconds since 1970."""

    secret: bytes
    made: float


class Cookies:
    """Signs and reads cookies and tokens with the secrets of the house.

    The key can be rotated: the previous one is still accepted for :data:`GRACE`, during which browsers that
    connect are given a cookie signed with the new one. A new key signs only after :data:`SETTLES`, when every
    process that shares the store has read it.
    """

    def __init__(self, keys: Sequence[SigningKey], settles: float = SETTLES) -> None:
        self._settles = settles
        self._keys = list(keys)
        self._change = asyncio.Lock()
        """Held while the keys are read or added to: a reading that began before must not lose the new one."""

    @classmethod
    async def of(cls, store: Store) -> Cookies:
        """The cookies of the house with that store."""
        cookies = cls([])
        await cookies.read(store)
        return cookies

    async def read(self, store: Store) -> None:
        """Read the keys that are stored now."""
        async with self._change:
            await self._read(store)

    async def _read(self, store: Store) -> None:
        first = SigningKey(await store.secret(SIGNER, secrets.token_bytes(32)), 0.0)
        later = msgspec.msgpack.decode(await store.secret(LATER, _NONE), type=list[SigningKey])
        self._keys = [first, *later]

    async def rotate(self, store: Store) -> None:
        """Store a new key, which signs once it has settled."""
        async with self._change:
            await self._read(store)
            later = [*self._keys[1:], SigningKey(secrets.token_bytes(32), store.now())]
            await store.set_secret(LATER, msgspec.msgpack.encode(later[-MOST:]))
            await self._read(store)

    def _good(self) -> list[bytes]:
        """The keys that are accepted; the last of them signs."""
        now, keys = time.time(), self._keys
        # A key is accepted until GRACE seconds after the next one began to sign.
        ends = [*(later.made + self._settles + GRACE for later in keys[1:]), math.inf]
        believed = [key for key, end in zip(keys, ends, strict=True) if end > now]
        settled = [key for key in believed if key.made + self._settles <= now]
        last = settled[-1] if settled else believed[0]
        return [*(key.secret for key in believed if key is not last), last.secret]

    def _signer(self, salt: str) -> Signer:
        return Signer(self._good(), salt=salt, digest_method=hashlib.sha256)

    def person(self, value: str | None) -> str:
        """The secret id of the visitor with that cookie value; empty if it is not valid."""
        return _unsigned(self._signer(VISITOR), value or "")

    def fresh(self) -> str:
        """A cookie value for a new visitor."""
        return self.again(_new_person())

    def again(self, person: str) -> str:
        """A cookie value for that visitor, signed with the latest key."""
        return self._signer(VISITOR).sign(person).decode("ascii")

    def is_old(self, value: str | None) -> bool:
        """Is this cookie valid, but signed with a key that no longer signs?"""
        latest = Signer(self._good()[-1], salt=VISITOR, digest_method=hashlib.sha256)
        return bool(self.person(value)) and not _unsigned(latest, value or "")

    @property
    def name(self) -> str:
        """The name of the cookie. It is derived from the first key, which the store keeps for ever."""
        return own_name(OLD_NAME, self._keys[0].secret)

    def mark(self, person: str) -> str:
        """What a page may keep to notice that the house takes it for somebody else; empty for nobody."""
        first = self._keys[0].secret
        return hmac.digest(first, f"mark {person}".encode(), "sha256").hex()[:12] if person else ""

    def greeting(self, request: HTTPConnection) -> list[str]:
        """The ``Set-Cookie`` headers for a visitor without a cookie, or with one that has to be replaced."""
        person = self.visitor(request)
        if not person:
            return self.given(request, _new_person())
        value = request.cookies.get(self.name)
        is_settled = "authorization" in request.headers or (self.person(value) and not self.is_old(value))
        return [] if is_settled else self.given(request, person)

    def given(self, request: HTTPConnection, person: str) -> list[str]:
        """The ``Set-Cookie`` headers that make the browser of this request that visitor.

        Scripts cannot read the cookie, and other sites do not send it. One of the old name is removed, unless
        another house at the same host has made it.
        """
        tail = "HttpOnly; SameSite=Lax" + ("; Secure" if request.url.scheme in ("https", "wss") else "")
        lines = [f"{self.name}={self.again(person)}; Path=/; Max-Age={MAX_AGE}; {tail}"]
        if self.person(request.cookies.get(OLD_NAME)):
            lines.append(f"{OLD_NAME}=; Path=/; Max-Age=0; {tail}")
        return lines

    def token(self) -> str:
        """A token for a new program."""
        return self._signer(PROGRAM).sign(PROGRAMS + _new_person()).decode("ascii")

    def hop(self, address: str) -> str:
        """The address of a client, signed so that another process of the house trusts it."""
        return self._signer(HOP).sign(address).decode("ascii")

    def hopped(self, value: str | None) -> str:
        """The client's address that another process signed with :meth:`hop`; empty if it is not valid."""
        return _unsigned(self._signer(HOP), value or "")

    def place(self, address: str) -> str:
        """The address of a process of the house, signed: a visitor can give it back, but not make one."""
        return self._signer(PLACE).sign(address).decode("ascii")

    def placed(self, value: str | None) -> str:
        """The address that was signed with :meth:`place`; empty if it is not valid."""
        return _unsigned(self._signer(PLACE), value or "")

    def visitor(self, request: HTTPConnection) -> str:
        """The secret id of the visitor: a program by its token, a browser by its cookie; else empty."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer":
            cookies = request.cookies
            return self.person(cookies.get(self.name)) or self.person(cookies.get(OLD_NAME))
        return _unsigned(self._signer(PROGRAM), token)


def _new_person() -> str:
    return base64.urlsafe_b64encode(secrets.token_bytes(16)).decode().rstrip("=")


def _unsigned(signer: Signer, value: str) -> str:
    if not value or len(value) > 200:
        return ""
    try:
        return signer.unsign(value).decode("ascii")
    except (BadSignature, UnicodeError):
        return ""


def own_name(kind: str, secret: bytes) -> str:
    """A name for a cookie that no other house uses: houses at one host would erase each other's cookies.

    A host's cookies are the same for all its ports.
    """
    return f"{kind}-{hmac.digest(secret, b'name of the cookie', 'sha256').hex()[:12]}"
