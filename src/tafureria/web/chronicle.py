"""The HTTP routes of a visitor's chronicle."""

from __future__ import annotations

from collections.abc import AsyncIterator

from starlette.responses import Response, StreamingResponse

from tafureria.house.chronicle.messages import Book, Export, Forgotten
from tafureria.house.notices.addresses import addresses_of
from tafureria.web.endpoint import Call, Endpoints, endpoint, visitor


class ChronicleRoutes(Endpoints):
    """Answers requests about a visitor's own finished games."""

    @endpoint("GET /api/chronicle", "All that the visitor has played to its end", budget="replay")
    async def book(self, call: Call) -> Book:
        return await self.front.chronicler.book(call.person)

    @endpoint(
        "DELETE /api/chronicle",
        "Takes the visitor out of their finished games",
        who=visitor,
        budget="table",
    )
    async def forget(self, call: Call) -> Forgotten:
        return await self.front.chronicler.forget(call.person)

    @endpoint(
        "GET /api/chronicle/export",
        "Everything of the visitor's finished games, as a file; every record is computed again",
        budget="record",
        gives=Export,
    )
    async def export(self, call: Call) -> Response:
        with self.front.budgets.hold("job", call.address):
            pass  # so that too many jobs are refused before anything is sent
        store, person = self.front.house.store, call.person
        mails = [one.mail for one in await addresses_of(store, person) if one.mail] if person else []

        async def parts() -> AsyncIterator[bytes]:
            with self.front.budgets.hold("job", call.address):
                async for part in self.front.chronicler.export(person, mails):
                    yield part

        headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="cronica.json"'}
        return StreamingResponse(parts(), media_type="application/json", headers=headers)
