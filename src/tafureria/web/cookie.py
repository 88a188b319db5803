"""Who a visitor is: a random id in a signed cookie, or in a program's token. There are no accounts."""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import Final

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection

NAME: Final = "tafureria"
MAX_AGE: Final = 2 * 365 * 24 * 3600
"""How long a browser keeps the cookie, in seconds."""


class Cookies:
    """Signs and reads cookies and tokens with the secret of the house."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="tafureria visitor", digest_method=hashlib.sha256)
        self._programs = Signer(secret, salt="tafureria program", digest_method=hashlib.sha256)
        self._hops = Signer(secret, salt="tafureria hop", digest_method=hashlib.sha256)

    def person(self, value: str | None) -> str:
        """The secret id of the visitor; empty without a valid cookie."""
        return _unsigned(self._signer, value or "")

    def fresh(self) -> str:
        """A cookie value for a new visitor."""
        return self.of(_new_person())

    def of(self, person: str) -> str:
        """A cookie value for that person."""
        return self._signer.sign(person).decode("ascii")

    def token(self) -> str:
        """A token for a new program."""
        return self._programs.sign("program-" + _new_person()).decode("ascii")

    def hop(self, address: str) -> str:
        """The address of a client, as one process of the house tells it another."""
        return self._hops.sign(address).decode("ascii")

    def hopped(self, value: str | None) -> str:
        """The address that another process has told; empty when none has."""
        return _unsigned(self._hops, value or "")

    def visitor(self, request: HTTPConnection) -> str:
        """The secret id of the visitor: a program by its token, a browser by its cookie; else empty."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer":
            return self.person(request.cookies.get(NAME))
        return _unsigned(self._programs, token)


def _new_person() -> str:
    return base64.urlsafe_b64encode(secrets.token_bytes(16)).decode().rstrip("=")


def _unsigned(signer: Signer, value: str) -> str:
    if not value or len(value) > 200:
        return ""
    try:
        return signer.unsign(value).decode("ascii")
    except (BadSignature, UnicodeError):
        return ""


def header(value: str, *, secure: bool) -> str:
    """The ``Set-Cookie`` header: scripts cannot read the cookie, and other sites do not send it."""
    tail = "; Secure" if secure else ""
    return f"{NAME}={value}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{tail}"
