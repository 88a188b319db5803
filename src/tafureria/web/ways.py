"""The HTTP routes by which people find a waiting table: link and QR code, spoken word, local network."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from tafureria.house.making.making import is_id
from tafureria.house.making.spoken import as_word
from tafureria.house.making.word_rows import table_of, word_of
from tafureria.house.messages.pages import Invitation, Made, Network, Opening, SaidWord
from tafureria.house.refusal import Refusal
from tafureria.web.budgets import TRACKED
from tafureria.web.endpoint import AnyFront, Call, Endpoints, Id, endpoint, visitor


class Ways(Endpoints):
    """Answers requests by people who come to a table, and by those who invite them."""

    def __init__(self, front: AnyFront) -> None:
        super().__init__(front)
        self._worded: dict[str, list[str]] = {}
        """By client address: the ids of the tables for which it got words."""

    @endpoint("GET /api/tables/{table}/invitation", "How others come to a table that waits")
    async def invitation(self, call: Call, table: Id) -> Invitation:
        if not is_id(table):
            raise Refusal("unknown-table")
        lan = self.front.lan
        near = lan.is_near(call.request.scope)
        may_take = partial(self._may_take, call.address, table)
        return Invitation(
            word=await word_of(self.front.house.store, table, may_take),
            addresses=lan.addresses if near else [],
            is_open=near and lan.is_open,
            may_open=near,
        )

    def _may_take(self, address: str, table: str, have_words: Collection[str]) -> bool:
        """May that address get a word for the table, of all that have words?"""
        settings = self.front.house.settings
        held = [one for one in self._worded.pop(address, []) if one in have_words]
        may = not settings.limit_addresses or len(held) < settings.words_per_address
        self._worded[address] = [*held, table] if may else held
        if len(self._worded) > TRACKED:
            del self._worded[next(iter(self._worded))]
        return may

    @endpoint("POST /api/words", "The table of a word", who=visitor)
    async def by_word(self, call: Call, said: SaidWord) -> Made:
        """The answer to a wrong word reveals only that it is wrong, and too many wrong ones are refused."""
        self.front.budgets.check("word", call.person, call.address)
        table = await table_of(self.front.house.store, as_word(said.word))
        if not table:
            raise Refusal("unknown-word")
        self.front.budgets.give_back("word", call.person, call.address)
        return Made(table=table)

    @endpoint(
        "POST /api/lan", "Opens the house to the local network, or closes it", who=visitor, budget="table"
    )
    async def open_lan(self, call: Call, wish: Opening) -> Network:
        lan = self.front.lan
        if not lan.is_near(call.request.scope):
            raise Refusal("not-near")
        if wish.open:
            await lan.open()
        else:
            lan.close()
        return Network(addresses=lan.addresses, is_open=lan.is_open)
