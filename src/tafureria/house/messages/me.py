"""The bodies of the HTTP part about visitors themselves: name, shield, other devices, friends."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tafureria.house.arms import Shield
from tafureria.house.messages.fields import Name

Key = Annotated[str, Meta(min_length=1, max_length=120)]
"""A key as the page has it from a link, or as somebody wrote it: words with spaces."""


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """How a visitor is called, and their shield; both empty for one who has chosen none."""

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
    """``GET /api/me``: what the house keeps of the visitor beside their games."""

    words: bool
    """Are there words by which the visitor can come back?"""
    passkeys: list[PasskeyCard]
    may_passkey: bool
    """Can there be passkeys at this address? They need a name and, but for ``localhost``, https."""
    addresses: list[str]
    """Where other devices reach the house, if this one is at its machine and it is open to the network."""


class KeyWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/me/keys``: a way to be the same visitor elsewhere. Answered by ``NewKey``."""

    kind: Literal["link", "words"]
    """A link opens once, within ten minutes; words open until others are asked for."""


class NewKey(msgspec.Struct, frozen=True, kw_only=True):
    """A key, told this once: the house keeps only its hash."""

    key: str
    """For the address ``/yo#KEY``, or words to write down."""
    seconds: int
    """For how long it opens; 0 for words."""


class KeyShown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/me/look``: whose key this is. It stays good. Answered by ``Whose``."""

    key: Key


class Whose(Own, frozen=True, kw_only=True):
    """To whom a key leads, and who the visitor is that shows it."""

    games: int
    """Tables at which they have sat."""
    here: Own
    here_games: int
    same: bool
    """Is the visitor already who the key leads to?"""


class KeyTaken(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/me/take``: from now on this device is the visitor of the key. Answered by ``Me``."""

    key: Key
    merge: bool = False
    """Does the visitor of the key also get what the one of this device has? Else ``has-seats``, if any."""


Bytes = Annotated[str, Meta(min_length=1, max_length=8192, pattern="^[A-Za-z0-9_-]+$")]
"""Bytes in base64url, without padding."""


class NewPasskey(msgspec.Struct, frozen=True, kw_only=True):
    """``POST /api/me/passkeys/begin``: with what the browser makes a passkey, within five minutes."""

    challenge: str
    house: str
    """The name of the house, for which it will be good."""
    handle: str
    """By which the authenticator knows the visitor; it says nothing of who that is."""
    name: str
    known: list[str]
    """Passkeys that the visitor has: the same authenticator makes no second."""


class PasskeyMade(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/me/passkeys``: what the authenticator has made. Answered by ``Me``."""

    client_data: Bytes
    attestation: Bytes


class PasskeyAsked(msgspec.Struct, frozen=True, kw_only=True):
    """``POST /api/me/passkeys/ask``: what a passkey has to sign, within five minutes."""

    challenge: str
    house: str


class PasskeyUsed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/me/passkeys/open``: what a passkey has signed. Answered by ``NewKey``, a link."""

    id: Bytes
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes


class PasskeyGone(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/me/passkeys/forget``: that passkey opens nothing any more. Answered by ``Me``."""

    id: Bytes
