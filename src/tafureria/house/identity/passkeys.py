"""Passkeys (WebAuthn): registering one, and proving one's identity with it."""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import secrets
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tafureria.house.identity import key_rows, passkey_rows
from tafureria.house.identity.messages import NewPasskey, PasskeyAsked, PasskeyCard, PasskeyMade, PasskeyUsed
from tafureria.house.identity.passkey_rows import Passkey
from tafureria.house.refusal import Refusal
from tafureria.house.store.store import Store

if TYPE_CHECKING:
    from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
    from webauthn.registration.verify_registration_response import VerifiedRegistration

MAKING: Final = "making"
OPENING: Final = "opening"
CHALLENGE_BYTES: Final = 32
SECONDS: Final = 300
"""Seconds for which a challenge can be answered."""
MOST: Final = 10
"""The most passkeys of one person."""


class Site(msgspec.Struct, frozen=True):
    """The site from which the visitor's page was loaded."""

    name: str
    """``juegos.example``: the domain for which a passkey is valid."""
    origin: str
    """``https://juegos.example``."""


class _ClientData(msgspec.Struct):
    challenge: str


class Passkeys:
    """The passkeys of a house's visitors."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def cards(self, person: str) -> list[PasskeyCard]:
        """The passkeys of that person."""
        found = await passkey_rows.passkeys_of(self._store, person)
        return [PasskeyCard(id=_text(one.id), made=one.made, used=one.used) for one in found]

    async def begin(self, person: str, site: Site) -> NewPasskey:
        """What that person's browser needs to make a passkey.

        :raises Refusal: ``too-many``.
        """
        known = await passkey_rows.passkeys_of(self._store, person)
        if len(known) >= MOST:
            raise Refusal("too-many")
        challenge = secrets.token_urlsafe(CHALLENGE_BYTES)
        await key_rows.add_key(self._store, challenge, MAKING, person, SECONDS)
        name = await self._store.name_of(person)
        return NewPasskey(
            challenge=challenge,
            house=site.name,
            handle=_text(_handle(person)),
            name=name or "Tafurería",
            known=[_text(one.id) for one in known],
        )

    async def add(self, person: str, site: Site, made: PasskeyMade) -> None:
        """Store the passkey that an authenticator has made for that person.

        :raises Refusal: ``no-passkey``.
        """
        challenge, whose = await self._spend(made.client_data, MAKING)
        if whose != person:
            raise Refusal("no-passkey")
        found = await asyncio.to_thread(_check_made, made, challenge, site)
        now = self._store.now()
        row = Passkey(
            id=found.credential_id,
            person=person,
            public=found.credential_public_key,
            count=found.sign_count,
            made=now,
            used=now,
        )
        if not await passkey_rows.add_passkey(self._store, row):
            raise Refusal("no-passkey")

    async def ask(self, site: Site) -> PasskeyAsked:
        """A new challenge for any person's passkey to sign."""
        challenge = secrets.token_urlsafe(CHALLENGE_BYTES)
        await key_rows.add_key(self._store, challenge, OPENING, "", SECONDS)
        return PasskeyAsked(challenge=challenge, house=site.name)

    async def person_of(self, site: Site, used: PasskeyUsed) -> str:
        """The person whose passkey has signed. An unknown passkey costs as much work as a wrong signature.

        :raises Refusal: ``no-passkey``.
        """
        challenge, _ = await self._spend(used.client_data, OPENING)
        stored = await passkey_rows.passkey(self._store, _bytes(used.id))
        public, count = (_decoy(), 0) if stored is None else (stored.public, stored.count)
        found = await asyncio.to_thread(_check_used, used, challenge, site, public, count)
        if stored is None:
            raise Refusal("no-passkey")
        await passkey_rows.count_use(self._store, stored.id, found.new_sign_count)
        return stored.person

    async def drop(self, person: str, id_: str) -> None:
        """Delete that passkey of that person."""
        await passkey_rows.drop_passkey(self._store, person, _bytes(id_))

    async def _spend(self, client_data: str, kind: str) -> tuple[bytes, str]:
        """Use up the challenge that was signed; return it and the person to whom it was given.

        :raises Refusal: ``no-passkey``, when the house never gave it, or it is too old or already answered.
        """
        try:
            challenge = msgspec.json.decode(_bytes(client_data), type=_ClientData).challenge
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise Refusal("no-passkey") from error
        async with self._store.transaction() as connection:
            whose = await key_rows.spend(connection, challenge, kind, self._store.now())
        if whose is None:
            raise Refusal("no-passkey")
        return _bytes(challenge), whose


def _check_made(made: PasskeyMade, challenge: bytes, site: Site) -> VerifiedRegistration:
    # Imported only when needed: it takes a large part of a second.
    from webauthn import verify_registration_response
    from webauthn.helpers import parse_attestation_object
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

    answer = AuthenticatorAttestationResponse(
        client_data_json=_bytes(made.client_data), attestation_object=_bytes(made.attestation)
    )
    credential = RegistrationCredential(id="", raw_id=b"", response=answer)
    try:
        data = parse_attestation_object(answer.attestation_object).auth_data.attested_credential_data
        assert data is not None
        credential.raw_id, credential.id = data.credential_id, _text(data.credential_id)
        return verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception as error:
        raise Refusal("no-passkey") from error


def _check_used(
    used: PasskeyUsed, challenge: bytes, site: Site, public: bytes, count: int
) -> VerifiedAuthentication:
    from webauthn import verify_authentication_response
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    answer = AuthenticatorAssertionResponse(
        client_data_json=_bytes(used.client_data),
        authenticator_data=_bytes(used.authenticator_data),
        signature=_bytes(used.signature),
    )
    try:
        return verify_authentication_response(
            credential=AuthenticationCredential(id=used.id, raw_id=_bytes(used.id), response=answer),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=public,
            credential_current_sign_count=count,
        )
    except Exception as error:
        raise Refusal("no-passkey") from error


def _handle(person: str) -> bytes:
    """The handle under which authenticators know that person: constant, and not traceable to the person."""
    return hashlib.sha256(b"tafureria passkey " + person.encode()).digest()


@cache
def _decoy() -> bytes:
    """The public key of a passkey that nobody has: signatures of unknown passkeys are checked against it."""
    import cbor2
    from cryptography.hazmat.primitives.asymmetric import ec

    point: Any = ec.generate_private_key(ec.SECP256R1()).public_key().public_numbers()
    x, y = (value.to_bytes(32, "big") for value in (point.x, point.y))
    return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    """:raises Refusal: ``no-passkey``."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError) as error:
        raise Refusal("no-passkey") from error
