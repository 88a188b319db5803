"""The HTTP routes by which people find a waiting table: link and QR code, spoken word, local network."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Protocol

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tafureria.house.house import House
from tafureria.house.making import is_id
from tafureria.house.messages.pages import Invitation, Made, Network, Opening, SaidWord
from tafureria.house.refusal import Refusal
from tafureria.house.spoken import as_word
from tafureria.house.store.words import table_of, word_of
from tafureria.web.bodies import read_body
from tafureria.web.budgets import TRACKED, Budgets, address_of
from tafureria.web.door import as_json, is_own_origin, problem
from tafureria.web.lan import Lan

Answer = Callable[[Request], Awaitable[msgspec.Struct]]


class Front(Protocol):
    """What these routes need from the network side of the house."""

    house: House
    budgets: Budgets
    lan: Lan

    def person(self, request: Request) -> str:
        """The visitor; empty for somebody whom the house does not know."""

    def check_room(self, share: float = 1.0) -> None:
        """:raises Refusal: ``house-full`` when more than that share of the house is full."""


class Ways:
    """Answers requests by people who come to a table, and by those who invite them."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self._worded: dict[str, list[str]] = {}
        """By client address: the ids of the tables for which it got words."""

    def routes(self) -> list[Route]:
        """The HTTP routes of this module."""
        return [
            Route("/api/tables/{table}/invitation", answered(self.invitation)),
            Route("/api/words", answered(self.by_word), methods=["POST"]),
            Route("/api/lan", answered(self.open_lan), methods=["POST"]),
        ]

    async def invitation(self, request: Request) -> Invitation:
        """``GET /api/tables/{table}/invitation``.

        :raises Refusal: ``unknown-table`` for an id that no table can have.
        """
        if not is_id(request.path_params["table"]):
            raise Refusal("unknown-table")
        table, lan = request.path_params["table"], self._front.lan
        near = lan.is_near(request.scope)
        may_take = partial(self._may_take, address_of(request.scope), table)
        return Invitation(
            word=await word_of(self._front.house.store, table, may_take),
            addresses=lan.addresses if near else [],
            is_open=near and lan.is_open,
            may_open=near,
        )

    def _may_take(self, address: str, table: str, have_words: Collection[str]) -> bool:
        """May that address get a word for the table, of all that have words?"""
        settings = self._front.house.settings
        held = [one for one in self._worded.pop(address, []) if one in have_words]
        may = not settings.limit_addresses or len(held) < settings.words_per_address
        self._worded[address] = [*held, table] if may else held
        if len(self._worded) > TRACKED:
            del self._worded[next(iter(self._worded))]
        return may

    async def by_word(self, request: Request) -> Made:
        """``POST /api/words``.

        The answer to a wrong word reveals only that it is wrong, and too many wrong ones are refused.

        :raises Refusal: with a code that says why.
        """
        person, address = visitor(self._front, request), address_of(request.scope)
        said = await read_body(request, SaidWord)
        self._front.budgets.check("word", person, address)
        table = await table_of(self._front.house.store, as_word(said.word))
        if not table:
            raise Refusal("unknown-word")
        self._front.budgets.give_back("word", person, address)
        return Made(table=table)

    async def open_lan(self, request: Request) -> Network:
        """``POST /api/lan``.

        :raises Refusal: ``not-near`` for a visitor who is not at this machine, or another code that says why.
        """
        lan = self._front.lan
        self._front.budgets.check("table", visitor(self._front, request), address_of(request.scope))
        if not lan.is_near(request.scope):
            raise Refusal("not-near")
        if (await read_body(request, Opening)).open:
            await lan.open()
        else:
            lan.close()
        return Network(addresses=lan.addresses, is_open=lan.is_open)


def visitor(front: Front, request: Request) -> str:
    """The visitor of a request that comes from a page of this house.

    :raises Refusal: ``wrong-origin`` or ``no-cookie``.
    """
    if not is_own_origin(request.headers):
        raise Refusal("wrong-origin")
    person = front.person(request)
    if not person:
        raise Refusal("no-cookie")
    return person


def answered(answer: Answer) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint that answers with what *answer* returns, in JSON, or with its refusal."""

    async def asked(request: Request) -> Response:
        try:
            return as_json(await answer(request))
        except Refusal as refusal:
            return problem(refusal)

    return asked
