"""A software passkey: the responses that a browser and an authenticator would give."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import struct

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """An authenticator with one passkey."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.count = 0

    def make(self, asked: dict, origin: str, house: str = "") -> dict:
        """Return the body of ``PasskeyMade``."""
        numbers = self.key.public_key().public_numbers()
        x, y = (value.to_bytes(32, "big") for value in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        data = self._data(house or asked["house"], ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", asked["challenge"], origin)
        return {"client_data": text(client), "attestation": text(attestation)}

    def sign(self, asked: dict, origin: str, house: str = "") -> dict:
        """Return the body of ``PasskeyUsed``."""
        self.count += 1
        data = self._data(house or asked["house"], 0)
        client = self._client("webauthn.get", asked["challenge"], origin)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": text(self.id),
            "client_data": text(client),
            "authenticator_data": text(data),
            "signature": text(signed),
        }

    def _data(self, house: str, more: int) -> bytes:
        flags = PRESENT | VERIFIED | more
        return hashlib.sha256(house.encode()).digest() + bytes([flags]) + struct.pack(">I", self.count)

    @staticmethod
    def _client(kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()
