"""The two pages to which links in mails lead: one confirms an address, the other removes it.

Opening them changes nothing, since programs open the links of a mail before its reader does. What changes
something is the button on the page, or the unsubscribe request of the reader's mail program (RFC 8058).
"""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tafureria.house.notices import addresses, wishes
from tafureria.house.notices.mail import CONFIRM, STOP
from tafureria.web.endpoint import AnyFront
from tafureria.web.refusal_page import POLICY, language_of, page
from tafureria.words import shared_words


class MailRoutes:
    """Answers requests that come from links in mails."""

    def __init__(self, front: AnyFront) -> None:
        self._front = front

    def routes(self) -> list[Route]:
        """The HTTP routes of this module."""
        return [
            Route(CONFIRM + "{wish}", self.ask_confirm),
            Route(CONFIRM + "{wish}", self.confirm, methods=["POST"]),
            Route(STOP + "{address}", self.ask_stop),
            Route(STOP + "{address}", self.stop, methods=["POST"]),
        ]

    async def ask_confirm(self, request: Request) -> Response:
        """``GET /correo/si/{wish}``: asks whether the reader wants mails at this address."""
        return _page(request, "mail-confirm", "mail-confirm-do")

    async def confirm(self, request: Request) -> Response:
        """``POST /correo/si/{wish}``: confirms the address, or says that the link was used or has expired."""
        done = await wishes.confirm(self._front.house.store, request.path_params["wish"])
        return _page(request, "mail-confirmed" if done else "mail-too-late")

    async def ask_stop(self, request: Request) -> Response:
        """``GET /correo/no/{address}``: asks whether to send no more mails."""
        return _page(request, "mail-stop", "mail-stop-do")

    async def stop(self, request: Request) -> Response:
        """``POST /correo/no/{address}``: removes the address; the answer is the same if it is unknown."""
        store, id_ = self._front.house.store, request.path_params["address"]
        found = await addresses.address(store, id_)
        if found is not None and found.mail:
            await addresses.remove(store, id_)
        return _page(request, "mail-stopped")


def _page(request: Request, text: str, button: str = "") -> Response:
    language = language_of(request.headers)
    if button:
        below = f'<form method="post"><button>{escape(shared_words(button, language))}</button></form>'
    else:
        below = f'<a href="/">{escape(shared_words("to-house", language))}</a>'
    policy = POLICY.replace("form-action 'none'", "form-action 'self'")
    return Response(
        page(shared_words(text, language), below, language),
        media_type="text/html",
        headers={"cache-control": "no-store", "content-security-policy": policy, "vary": "accept-language"},
    )
