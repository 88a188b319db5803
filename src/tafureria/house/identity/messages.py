"""The HTTP bodies about visitors themselves: name, shield, other devices, passkeys."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tafureria.house.identity.arms import Shield
from tafureria.house.messages.fields import Name

Key = Annotated[str, Meta(min_length=1, max_length=120)]
"""A key from a link, or as somebody typed it: words with spaces."""


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """A visitor's name and shield; each is empty if none has been chosen."""

    name: str
    shield: str


class OwnWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/me``: the visitor's name and shield from now on. Answered by ``Me``."""

    name: Name
    shield: Shield = ""


class PasskeyCard(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey of the visitor."""

    id: str
    made: float
    """Seconds since 1970."""
    used: float
    """When it was last used, in seconds since 1970."""


class Me(Own, frozen=True, kw_only=True):
    """``GET /api/me``: what the house stores about the visitor besides their games."""

    words: bool
    """Are there words by which the visitor can be recognised on another device?"""
    passkeys: list[PasskeyCard]
    may_passkey: bool
    """Are passkeys possible at this address? They need a host name and, except for ``localhost``, https."""
    addresses: list[str]
    """Where other devices reach the house, if this one is at its machine and it is open to the network."""


class KeyWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/me/keys``: asks for a key to be the same visitor elsewhere. Answered by ``NewKey``."""

    kind: Literal["link", "words"]
    """A link works once, within ten minutes; words work until others are asked for."""


class NewKey(msgspec.Struct, frozen=True, kw_only=True):
    """A key, shown only this once: the house stores only its hash."""

    key: str
    """For the address ``/yo#KEY``, or words to write down."""
    seconds: int
    """Seconds for which it is valid; 0 for words, which do not expire."""


class KeyShown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/me/look``: asks whose key this is; the key stays valid. Answered by ``Whose``."""

    key: Key


class Whose(Own, frozen=True, kw_only=True):
    """The visitor to whom a key leads, compared with the one who shows it (here)."""

    games: int
    """Tables at which the key's visitor has or had a seat, or is the host."""
    here: Own
    here_games: int
    same: bool
    """Does the key lead to the visitor who shows it?"""


class KeyTaken(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/me/take``: from now on this device is the visitor of the key. Answered by ``Me``."""

    key: Key
    merge: bool = False
    """Does the key's visitor also get what this device's visitor has? Else ``has-seats``, if anything."""


Bytes = Annotated[str, Meta(min_length=1, max_length=8192, pattern="^[A-Za-z0-9_-]+$")]
"""Bytes in base64url, without padding."""


class NewPasskey(msgspec.Struct, frozen=True, kw_only=True):
    """``POST /api/me/passkeys/begin``: data for the browser to make a passkey, valid for five minutes."""

    challenge: str
    house: str
    """The host name of the house, for which the passkey will be valid."""
    handle: str
    """The handle under which the authenticator knows the visitor; it does not reveal who that is."""
    name: str
    known: list[str]
    """Passkeys that the visitor has, so that the same authenticator makes no second one."""


class PasskeyMade(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/me/passkeys``: what the authenticator has made. Answered by ``Me``."""

    client_data: Bytes
    attestation: Bytes


class PasskeyAsked(msgspec.Struct, frozen=True, kw_only=True):
    """``POST /api/me/passkeys/ask``: a challenge for a passkey to sign within five minutes."""

    challenge: str
    house: str


class PasskeyUsed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/me/passkeys/open``: what a passkey has signed. Answered by ``NewKey``, a link."""

    id: Bytes
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes


class PasskeyGone(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/me/passkeys/forget``: deletes that passkey. Answered by ``Me``."""

    id: Bytes
