"""Who a visitor is: a random id in a signed cookie. There are no accounts."""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import Final

from itsdangerous import BadSignature, Signer

NAME: Final = "tafureria"
YEARS: Final = 2 * 365 * 24 * 3600
"""Seconds that a browser keeps it."""


class Cookies:
    """Signs and reads the cookie with the secret of the house."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="tafureria visitor", digest_method=hashlib.sha256)

    def person(self, value: str | None) -> str:
        """The secret id of the visitor; empty without a good cookie."""
        if not value or len(value) > 200:
            return ""
        try:
            return self._signer.unsign(value).decode("ascii")
        except (BadSignature, UnicodeError):
            return ""

    def fresh(self) -> str:
        """The value of a cookie for somebody new."""
        person = base64.urlsafe_b64encode(secrets.token_bytes(16)).decode().rstrip("=")
        return self._signer.sign(person).decode("ascii")


def header(value: str, *, secure: bool) -> str:
    """The ``Set-Cookie`` header: no script reads it, no other site sends it along."""
    tail = "; Secure" if secure else ""
    return f"{NAME}={value}; Path=/; Max-Age={YEARS}; HttpOnly; SameSite=Lax{tail}"
