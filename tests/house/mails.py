"""A mail server for the tests, with the mail that it received."""

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
    """A mail server on a free loopback port."""

    def __init__(self, **more: Any) -> None:
        self.answers: list[str] = []
        """The replies to the next recipients; ``250 OK`` when there are none left."""
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
        """The port that the server listens on."""
        assert self.server is not None
        return self.server.sockets[0].getsockname()[1]

    def mail(self) -> EmailMessage:
        """Wait for the next mail and return it."""
        return self._came.get(timeout=PATIENCE)

    @property
    def is_empty(self) -> bool:
        """Whether all received mail has been read."""
        return self._came.empty()

    def _trigger_server(self) -> None:
        with socket.create_connection((self.hostname, self.number), PATIENCE) as greeting:
            greeting.recv(1000)


def only(name: str, password: str) -> Any:
    """Return an SMTP authenticator that accepts only this name and password."""

    def decide(server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
        good = isinstance(data, LoginPassword) and (data.login, data.password) == (
            name.encode(),
            password.encode(),
        )
        return AuthResult(success=good, handled=good)  # a failure marked as handled would get no reply

    return decide


def link(message: EmailMessage, path: str) -> str:
    """Return the path in that mail that begins with *path*."""
    text = message.get_content()
    found = [word for word in text.split() if path in word]
    assert len(found) == 1, text
    return path + found[0].partition(path)[2]
