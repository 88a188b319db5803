"""The OpenAPI document of the HTTP interface: ``GET /api/openapi.json``.

It is made from the structs that the house reads and writes. A test sends a running house both requests that
the document allows and requests that it does not.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from tafureria import __version__
from tafureria.house.messages.chronicle import Book, Export, Forgotten
from tafureria.house.messages.clubs import (
    ClubChange,
    ClubList,
    ClubPage,
    NewClub,
    TournamentChange,
    TournamentPage,
    TournamentWish,
)
from tafureria.house.messages.finished import (
    Analysed,
    Choices,
    Deal,
    Knew,
    KnownThen,
    Otherwise,
    PlayOn,
    Replay,
)
from tafureria.house.messages.friends import FriendBlocked, FriendInvited, Friends, InvitationDeclined
from tafureria.house.messages.keeper import KeeperKey, KeeperPage, KeeperWish, Reported, ReportWish
from tafureria.house.messages.laboratory import Begun, LaboratoryPage, StudyChange, StudyPage, StudyWish
from tafureria.house.messages.me import (
    KeyShown,
    KeyTaken,
    KeyWish,
    Me,
    NewKey,
    NewPasskey,
    OwnWish,
    PasskeyAsked,
    PasskeyGone,
    PasskeyMade,
    PasskeyUsed,
    Whose,
)
from tafureria.house.messages.notices import HolidayWish, MailWish, NoticesPage, PushWish, QuietHours
from tafureria.house.messages.pages import (
    Chronicle,
    DayPage,
    DayResults,
    DayWish,
    DoorCard,
    DoorWord,
    HousePage,
    Invitation,
    Learn,
    Made,
    Network,
    NewTable,
    Opening,
    Problem,
    SaidWord,
    Token,
)
from tafureria.house.refusal import CODES
from tafureria.web.door import STATUS
from tafureria.words import LANGUAGES

BODIES: Final = (
    *(HousePage, Chronicle, NewTable, Made, Invitation, SaidWord, Opening, Network, Learn, Token),
    *(DayPage, DayWish, DayResults),
    *(DoorCard, DoorWord),
    *(ClubList, ClubPage, NewClub, ClubChange, TournamentPage, TournamentWish, TournamentChange),
    *(StudyWish, Begun, LaboratoryPage, StudyPage, StudyChange),
    *(Book, Export, Forgotten),
    *(Me, OwnWish, KeyWish, NewKey, KeyShown, Whose, KeyTaken),
    *(Friends, FriendInvited, FriendBlocked, InvitationDeclined),
    *(NewPasskey, PasskeyMade, PasskeyAsked, PasskeyUsed, PasskeyGone),
    *(NoticesPage, PushWish, QuietHours, HolidayWish),
    *(KeeperKey, KeeperPage, KeeperWish, ReportWish, Reported),
    *(Replay, Deal, Analysed, Knew, KnownThen, Choices, Otherwise, PlayOn, Problem),
)
TABLE: Final = {
    "name": "table",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": "^[a-z2-7]{26}$"},
}
ADDRESS: Final = {
    "name": "address",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "minLength": 1},
}
EYES: Final = {
    "name": "eyes",
    "in": "query",
    "required": False,
    "description": "A seat, `table` (what everybody saw) or `all`.",
    "schema": {"type": "string", "pattern": "^([0-9]{1,2}|table|all)$", "default": "table"},
}
FIRST: Final = {
    "name": "first",
    "in": "query",
    "required": False,
    "description": "The step with which the answer begins: `next` of the one before.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 9_999_999, "default": 0},
}
BEFORE: Final = {
    "name": "before",
    "in": "query",
    "required": False,
    "description": "Games that were last touched before this time, in seconds since 1970.",
    "schema": {"type": "number", "minimum": 0},
}
AFTER: Final = {
    "name": "after",
    "in": "query",
    "required": False,
    "description": "Only an analysis with more of the work done than this: `done` of the one before.",
    "schema": {"type": "number", "minimum": 0, "maximum": 1, "default": 0},
}
EYES_OF_ONE: Final = {"type": "string", "pattern": "^([0-9]{1,2}|all)$", "default": "all"}
STEP: Final = {
    "name": "step",
    "in": "query",
    "required": True,
    "schema": {"type": "integer", "minimum": 1, "maximum": 9_999_999},
}
POSITION: Final = STEP | {"schema": {"type": "integer", "minimum": 0, "maximum": 9_999_999}}
EYES_OF_SEAT: Final = {
    "name": "eyes",
    "in": "query",
    "required": True,
    "description": "A seat.",
    "schema": {"type": "string", "pattern": "^[0-9]{1,2}$"},
}
TRUTH: Final = {
    "name": "truth",
    "in": "query",
    "required": False,
    "description": "Also what was true.",
    "schema": {"type": "boolean", "default": False},
}
CHOICE: Final = {
    "name": "choice",
    "in": "query",
    "required": True,
    "description": "The notation of another choice.",
    "schema": {"type": "string"},
}
GAMES: Final = {
    "name": "after",
    "in": "query",
    "required": False,
    "description": "Only with more games than this: `games` of the answer before.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 9_999_999, "default": 0},
}
DAY: Final = {
    "name": "day",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "format": "date"},
}
GAME: Final = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
STUDY: Final = TABLE | {"name": "study"}
CLUB: Final = TABLE | {"name": "club"}
TOURNAMENT: Final = TABLE | {"name": "tournament"}
MARK: Final = {
    "name": "person",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": "^[0-9a-f]{12}$"},
}
LANGUAGE: Final = {
    "name": "lang",
    "in": "query",
    "required": False,
    "schema": {"type": "string", "enum": list(LANGUAGES), "default": LANGUAGES[0]},
}
DEALS: Final = {
    "name": "after",
    "in": "query",
    "required": False,
    "description": "Waits a while until there are more deals than this: `deals` of the one before.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 9_999_999},
}
HTML: Final = {"text/html": {"schema": {"type": "string"}}}
TEXT: Final = {"text/plain": {"schema": {"type": "string"}}}


@cache
def text() -> bytes:
    """The document in JSON; making it takes so long that requests for it would hold up tables."""
    return msgspec.json.encode(document())


def document() -> dict[str, Any]:
    """The OpenAPI document."""
    _, components = msgspec.json.schema_components(BODIES, ref_template="#/components/schemas/{name}")
    refusals = {str(status): _refusal() for status in sorted({400, *STATUS.values()})}

    def one(what: str, good: str, answer: dict[str, Any], **more: Any) -> dict[str, Any]:
        return {
            "summary": what,
            "responses": {good: {"description": what, "content": answer}, **refusals},
            **more,
        }

    at_table = {"parameters": [TABLE]}
    made = _json(Made)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tafurería",
            "version": __version__,
            "description": "Games are played over a WebSocket (`/ws/TABLE`): see `/api/wire.json`. "
            f"Codes of refusals: {', '.join(CODES)}.",
        },
        "paths": {
            "/api/house": {"get": one("Everything that the first page shows", "200", _json(HousePage))},
            "/api/tables": {"post": one("A new table", "201", made, requestBody=_body(_json(NewTable)))},
            "/api/finished": {
                "get": one("The visitor's finished games", "200", _json(Chronicle), parameters=[BEFORE])
            },
            "/api/chronicle": {
                "get": one("All that the visitor has played to its end", "200", _json(Book)),
                "delete": one("Takes the visitor out of their finished games", "200", _json(Forgotten)),
            },
            "/api/chronicle/export": {
                "get": one("Everything of the visitor's finished games, as a file", "200", _json(Export))
            },
            "/api/me": {
                "get": one("What the house keeps of the visitor beside their games", "200", _json(Me)),
                "post": one(
                    "The visitor's name and shield", "200", _json(Me), requestBody=_body(_json(OwnWish))
                ),
            },
            "/api/me/keys": {
                "post": one(
                    "A way to be the same visitor elsewhere",
                    "200",
                    _json(NewKey),
                    requestBody=_body(_json(KeyWish)),
                )
            },
            "/api/me/look": {
                "post": one("Whose key this is", "200", _json(Whose), requestBody=_body(_json(KeyShown)))
            },
            "/api/me/take": {
                "post": one(
                    "This device is the visitor of that key from now on",
                    "200",
                    _json(Me),
                    requestBody=_body(_json(KeyTaken)),
                )
            },
            "/api/friends": {"get": one("With whom the visitor has played", "200", _json(Friends))},
            "/api/friends/invite": {
                "post": one(
                    "Asks somebody to a table", "200", _json(Friends), requestBody=_body(_json(FriendInvited))
                )
            },
            "/api/friends/block": {
                "post": one(
                    "Shows no invitations of somebody, or shows them again",
                    "200",
                    _json(Friends),
                    requestBody=_body(_json(FriendBlocked)),
                )
            },
            "/api/friends/decline": {
                "post": one(
                    "Puts an invitation away",
                    "200",
                    _json(Friends),
                    requestBody=_body(_json(InvitationDeclined)),
                )
            },
            "/api/me/passkeys/begin": {"post": one("What a passkey is made with", "200", _json(NewPasskey))},
            "/api/me/passkeys": {
                "post": one("Keeps a passkey", "200", _json(Me), requestBody=_body(_json(PasskeyMade)))
            },
            "/api/me/passkeys/ask": {"post": one("What a passkey has to sign", "200", _json(PasskeyAsked))},
            "/api/me/passkeys/open": {
                "post": one(
                    "A link for somebody who has shown a passkey",
                    "200",
                    _json(NewKey),
                    requestBody=_body(_json(PasskeyUsed)),
                )
            },
            "/api/me/passkeys/forget": {
                "post": one("Forgets a passkey", "200", _json(Me), requestBody=_body(_json(PasskeyGone)))
            },
            "/api/tables/{table}/invitation": at_table
            | {"get": one("How others come to a table that waits", "200", _json(Invitation))},
            "/api/door": {
                "post": one(
                    "Says the word of the house", "200", _json(DoorCard), requestBody=_body(_json(DoorWord))
                )
            },
            "/api/words": {
                "post": one("The table of a word", "200", made, requestBody=_body(_json(SaidWord)))
            },
            "/api/lan": {
                "post": one(
                    "Opens the house to the local network, or closes it",
                    "200",
                    _json(Network),
                    requestBody=_body(_json(Opening)),
                )
            },
            "/api/tables/{table}/record": at_table
            | {"get": one("The record of a finished game", "200", TEXT)},
            "/api/tables/{table}/replay": at_table
            | {"get": one("A finished game, step by step", "200", _json(Replay), parameters=[EYES, FIRST])},
            "/api/tables/{table}/deal": at_table
            | {"get": one("Every random draw of a finished game", "200", _json(Deal))},
            "/api/tables/{table}/analysis": at_table
            | {"get": one("What could have been", "200", _json(Analysed), parameters=[EYES, AFTER])},
            "/api/tables/{table}/knew": at_table
            | {
                "get": one(
                    "What a computer player knew before a step",
                    "200",
                    _json(Knew),
                    parameters=[STEP, EYES | {"schema": EYES_OF_ONE}],
                )
            },
            "/api/tables/{table}/board": at_table
            | {
                "get": one(
                    "What a seat could know after a step of what was hidden",
                    "200",
                    _json(KnownThen),
                    parameters=[POSITION, EYES_OF_SEAT, TRUTH],
                )
            },
            "/api/tables/{table}/choices": at_table
            | {
                "get": one(
                    "What else could have been chosen at a step",
                    "200",
                    _json(Choices),
                    parameters=[STEP, EYES | {"schema": EYES_OF_ONE}],
                )
            },
            "/api/tables/{table}/otherwise": at_table
            | {
                "get": one(
                    "Another choice at a step, played on",
                    "200",
                    _json(Otherwise),
                    parameters=[STEP, EYES | {"schema": EYES_OF_ONE}, CHOICE, GAMES],
                )
            },
            "/api/tables/{table}/continue": at_table
            | {
                "post": one(
                    "A new table that continues a finished game from a step",
                    "201",
                    made,
                    requestBody=_body(_json(PlayOn)),
                )
            },
            "/api/lessons": {
                "post": one("A table with a lesson", "201", made, requestBody=_body(_json(Learn)))
            },
            "/api/days": {
                "get": one("The deals of the day", "200", _json(DayPage)),
                "post": one(
                    "The visitor's table with the deal of the day",
                    "200",
                    made,
                    requestBody=_body(_json(DayWish)),
                ),
            },
            "/api/days/{day}/{game}": {
                "parameters": [DAY, GAME],
                "get": one("What everybody has made of a deal of the day", "200", _json(DayResults)),
            },
            "/api/clubs": {
                "get": one("The visitor's clubs", "200", _json(ClubList)),
                "post": one("A new club", "200", _json(ClubPage), requestBody=_body(_json(NewClub))),
            },
            "/api/clubs/{club}": {
                "parameters": [CLUB],
                "get": one("A club, as the visitor may see it", "200", _json(ClubPage)),
                "post": one(
                    "Joins a club, leaves it, changes it",
                    "200",
                    _json(ClubPage),
                    requestBody=_body(_json(ClubChange)),
                ),
            },
            "/api/clubs/{club}/tournaments": {
                "parameters": [CLUB],
                "post": one(
                    "A new tournament", "200", _json(TournamentPage), requestBody=_body(_json(TournamentWish))
                ),
            },
            "/api/clubs/{club}/tournaments/{tournament}": {
                "parameters": [CLUB, TOURNAMENT],
                "get": one("A tournament: its rounds and standings", "200", _json(TournamentPage)),
                "post": one(
                    "Enters a tournament, leaves it, begins its next round",
                    "200",
                    _json(TournamentPage),
                    requestBody=_body(_json(TournamentChange)),
                ),
            },
            "/api/laboratory": {
                "get": one("What the laboratory has", "200", _json(LaboratoryPage)),
                "post": one("A new study", "200", _json(Begun), requestBody=_body(_json(StudyWish))),
            },
            "/api/laboratory/{study}": {
                "parameters": [STUDY, LANGUAGE],
                "get": one("How far a study has got", "200", _json(StudyPage), parameters=[DEALS]),
                "post": one(
                    "Stops, keeps or shares a study",
                    "200",
                    _json(StudyPage),
                    requestBody=_body(_json(StudyChange)),
                ),
            },
            "/api/laboratory/{study}/report": {
                "parameters": [STUDY, LANGUAGE],
                "get": one("The report of a study", "200", HTML),
            },
            "/api/notices": {
                "get": one("Where the visitor is notified of their turns", "200", _json(NoticesPage)),
                "post": one(
                    "Notifies the visitor in a browser from now on",
                    "200",
                    _json(NoticesPage),
                    requestBody=_body(_json(PushWish)),
                ),
            },
            "/api/notices/mail": {
                "post": one(
                    "Sends the link that turns on notices by email",
                    "200",
                    _json(NoticesPage),
                    requestBody=_body(_json(MailWish)),
                )
            },
            "/api/notices/holidays": {
                "post": one(
                    "Days when the visitor is away and their clock is stopped in slow games",
                    "200",
                    _json(NoticesPage),
                    requestBody=_body(_json(HolidayWish)),
                ),
                "delete": one(
                    "Ends the current holiday, or cancels the planned one", "200", _json(NoticesPage)
                ),
            },
            "/api/notices/quiet": {
                "post": one(
                    "Hours without notices",
                    "200",
                    _json(NoticesPage),
                    requestBody=_body(_json(QuietHours)),
                )
            },
            "/api/notices/{address}": {
                "parameters": [ADDRESS],
                "delete": one("Stops notices at that address", "200", _json(NoticesPage)),
            },
            "/api/tables/{table}/reports": at_table
            | {
                "post": one(
                    "Shows the keeper a line of talk",
                    "200",
                    _json(Reported),
                    requestBody=_body(_json(ReportWish)),
                )
            },
            "/api/keeper": {
                "get": one("The house as its keeper sees it", "200", _json(KeeperPage)),
                "post": one(
                    "Something that the keeper does",
                    "200",
                    _json(KeeperPage),
                    requestBody=_body(_json(KeeperWish)),
                ),
            },
            "/api/keeper/key": {
                "post": one(
                    "Makes a browser the keeper's",
                    "200",
                    _json(KeeperPage),
                    requestBody=_body(_json(KeeperKey)),
                )
            },
            "/api/keeper/people/{person}/export": {
                "parameters": [MARK],
                "get": one("Everything of a person's finished games, as a file", "200", _json(Export)),
            },
            "/api/tokens": {"post": one("A token for a program", "201", _json(Token))},
            "/api/records": {
                "post": one("A table for the replay of a record", "201", made, requestBody=_body(TEXT))
            },
            "/api/wire.json": {"get": one("The JSON schema of the WebSocket protocol", "200", _object())},
            "/api/openapi.json": {"get": one("This document", "200", _object())},
        },
        "components": {"schemas": components},
    }


def _json(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}


def _object() -> dict[str, Any]:
    return {"application/json": {"schema": {"type": "object"}}}


def _body(content: dict[str, Any]) -> dict[str, Any]:
    return {"required": True, "content": content}


def _refusal() -> dict[str, Any]:
    return {"description": "Why the request was refused", "content": _json(Problem)}
