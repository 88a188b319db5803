"""A mail server of the tests, and what came to it."""

from __future__ import annotations

import email
import queue
import socket
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

PATIENCE = 120


class MailServer(Controller):
    """Listens on loopback, at any free port."""

    def __init__(self, **more: Any) -> None:
        self.answers: list[str] = []
        """How it answers to the next recipients; as usual when there is nothing left."""
        self.asked: queue.Queue[str] = queue.Queue()
        self._came: queue.Queue[EmailMessage] = queue.Queue()
        super().__init__(self, hostname="127.0.0.1", port=0, ready_timeout=PATIENCE, **more)

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        answer = self.answers.pop(0) if self.answers else "250 OK"
        self.asked.put(answer)
        if answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        message = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(message, EmailMessage)
        assert envelope.rcpt_tos == [message["To"]]
        self._came.put(message)
        return "250 OK"

    @property
    def number(self) -> int:
        """The port."""
        assert self.server is not None
        return self.server.sockets[0].getsockname()[1]

    def mail(self) -> EmailMessage:
        """The next mail, once it comes."""
        return self._came.get(timeout=PATIENCE)

    @property
    def is_empty(self) -> bool:
        """Is there no mail that nobody has read?"""
        return self._came.empty()

    def _trigger_server(self) -> None:
        with socket.create_connection((self.hostname, self.number), PATIENCE) as greeting:
            greeting.recv(1000)


def only(name: str, password: str) -> Any:
    """An authenticator that lets in whoever knows both."""

    def decide(server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
        good = isinstance(data, LoginPassword) and (data.login, data.password) == (
            name.encode(),
            password.encode(),
        )
        return AuthResult(success=good, handled=good)  # else the server does not answer

    return decide


def link(message: EmailMessage, path: str) -> str:
    """The path in that mail that begins so."""
    text = message.get_content()
    found = [word for word in text.split() if path in word]
    assert len(found) == 1, text
    return path + found[0].partition(path)[2]
