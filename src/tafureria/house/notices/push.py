"""Web push: what the house sends to a browser that is closed (RFC 8030), encrypted for it alone (RFC 8291).

The push service learns that somebody is told something, and from which house; not what.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import logging
from typing import Final

import http_ece
import httpcore
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from tafureria.house.notices.reach import Public, may_call
from tafureria.house.store.store import Store

log = logging.getLogger(__name__)

KEY: Final = "push"
"""Name of the stored key by which push services know this house."""
DAY: Final = 86_400
TIMEOUT: Final = dict.fromkeys(("connect", "read", "write", "pool"), 15.0)
GONE: Final = (404, 410)
POINT_BYTES, AUTH_BYTES = 65, 16


class Gone(Exception):
    """The browser is not there any more: it has withdrawn its leave, or was removed."""


class NotSent(Exception):
    """It could not be sent now."""


def unpadded(data: bytes) -> str:
    """In the letters of an address."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def raw(text: str) -> bytes:
    """The bytes of :func:`unpadded`.

    :raises ValueError: for anything else.
    """
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from error


def are_keys(p256dh: str, auth: str) -> bool:
    """Are these the keys of a browser?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(p256dh))
        return len(raw(p256dh)) == POINT_BYTES and len(raw(auth)) == AUTH_BYTES
    except (ValueError, UnsupportedAlgorithm):
        return False


class Push:
    """Sends to push services, as one house."""

    def __init__(self, vapid: Vapid02, contact: str, *, anywhere: bool = False) -> None:
        """*contact*: where a push service can complain, a ``mailto:`` or ``https:`` address."""
        self._vapid, self._contact, self._anywhere = vapid, contact, anywhere
        backend = httpcore.AnyIOBackend() if anywhere else Public()
        self._pool = httpcore.AsyncConnectionPool(network_backend=backend, max_keepalive_connections=4)

    @classmethod
    async def open(cls, store: Store, contact: str, *, anywhere: bool = False) -> Push:
        """With the key of this house, which is made the first time and kept."""
        fresh = ec.generate_private_key(ec.SECP256R1()).private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        return cls(Vapid02.from_pem(await store.secret(KEY, fresh)), contact, anywhere=anywhere)

    @property
    def key(self) -> str:
        """The public key, by which a browser lets this house and nobody else send."""
        return unpadded(
            self._vapid.public_key.public_bytes(
                serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
            )
        )

    async def send(self, endpoint: str, p256dh: str, auth: str, what: bytes, topic: str) -> None:
        """Send; a later one with the same topic takes the place of one that has not been fetched.

        :raises Gone: when the browser is not there any more.
        :raises NotSent: when another try may help.
        """
        if not may_call(endpoint, anywhere=self._anywhere):
            raise Gone
        body = http_ece.encrypt(
            what,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=raw(p256dh),
            auth_secret=raw(auth),
            version="aes128gcm",
        )
        url = httpcore.URL(endpoint)
        origin = f"{url.scheme.decode()}://{url.host.decode()}" + (f":{url.port}" if url.port else "")
        headers = {
            "host": origin.partition("//")[2],
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "content-length": str(len(body)),
            "ttl": str(DAY),
            "urgency": "normal",
            "topic": unpadded(hashlib.sha256(topic.encode()).digest()[:24]),
        }
        headers |= {k.lower(): v for k, v in self._vapid.sign({"aud": origin, "sub": self._contact}).items()}
        try:
            answer = await self._pool.request(
                "POST", url, headers=list(headers.items()), content=body, extensions={"timeout": TIMEOUT}
            )
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError) as error:
            raise NotSent(type(error).__name__) from error
        if answer.status in GONE:
            raise Gone
        if not 200 <= answer.status < 300:
            raise NotSent(str(answer.status))

    async def close(self) -> None:
        """Close the connections."""
        await self._pool.aclose()
