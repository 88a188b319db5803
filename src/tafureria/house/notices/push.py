"""Web push: messages to a browser, even a closed one (RFC 8030), encrypted for it alone (RFC 8291).

The push service learns that a message was sent, and by which house, but not what it says.
"""

from __future__ import annotations

import asyncio
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
WHOLE: Final = 30.0
"""Seconds for all of it, whatever comes in between: each byte of a slow answer begins the others anew."""
LARGEST_ANSWER: Final = 65_536
"""Bytes of an answer that are read, so that its connection can be used again."""
GONE: Final = (404, 410)
POINT_BYTES, AUTH_BYTES = 65, 16


class Gone(Exception):
    """The recipient is gone: the browser withdrew its permission or was removed, or there is no mailbox."""


class NotSent(Exception):
    """The notice could not be sent now."""


class Silent(NotSent):
    """There was no answer in time, so that others who are sent there need not be tried now."""


def unpadded(data: bytes) -> str:
    """The bytes in URL-safe base64, without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def raw(text: str) -> bytes:
    """The inverse of :func:`unpadded`.

    :raises ValueError: for anything else.
    """
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from error


def are_keys(p256dh: str, auth: str) -> bool:
    """Are these valid keys of a browser's push subscription?"""
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
        """An instance with the key of this house, which is made once and then stored."""
        fresh = ec.generate_private_key(ec.SECP256R1()).private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        return cls(Vapid02.from_pem(await store.secret(KEY, fresh)), contact, anywhere=anywhere)

    @property
    def key(self) -> str:
        """The public key, by which a browser allows this house and nobody else to send."""
        return unpadded(
            self._vapid.public_key.public_bytes(
                serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
            )
        )

    async def send(self, endpoint: str, p256dh: str, auth: str, what: bytes, topic: str) -> None:
        """Send a message; it replaces one with the same topic that the browser has not fetched yet.

        :raises Gone: when the browser can no longer be reached there.
        :raises NotSent: when another try may help; :class:`Silent` when nothing answers there.
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
            async with asyncio.timeout(WHOLE):
                status = await self._post(url, list(headers.items()), body)
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError) as error:
            raise Silent(type(error).__name__) from error
        if status in GONE:
            raise Gone
        if not 200 <= status < 300:
            raise NotSent(str(status))

    async def _post(self, url: httpcore.URL, headers: list[tuple[str, str]], body: bytes) -> int:
        """The status of the answer, of which little is read."""
        more = {"timeout": TIMEOUT}
        async with self._pool.stream("POST", url, headers=headers, content=body, extensions=more) as answer:
            size = 0
            async for part in answer.aiter_stream():
                size += len(part)
                if size > LARGEST_ANSWER:
                    break
            return int(answer.status)

    async def close(self) -> None:
        """Close the connections."""
        await self._pool.aclose()
