"""Mail that the house sends through its keeper's mail server (RFC 5321).

Each notice offers one-click unsubscription (RFC 2369, RFC 8058). Addresses are never logged.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from email.message import EmailMessage
from email.policy import SMTP as POLICY
from email.utils import formatdate, make_msgid
from typing import Final

import aiosmtplib

from tafureria.house.notices.push import WHOLE, Gone, NotSent
from tafureria.house.settings import Settings
from tafureria.words import shared_words

CONFIRM: Final = "/correo/si/"
"""Path of the page that confirms an address, to be followed by the id of the wish."""
STOP: Final = "/correo/no/"
"""Path of the page that removes an address, to be followed by its id."""
AWAY: Final = (
    aiosmtplib.SMTPConnectError,
    aiosmtplib.SMTPTimeoutError,
    aiosmtplib.SMTPServerDisconnected,
    OSError,
)
"""Errors that mean that the server does not answer at all."""
TIMEOUT: Final = 15.0
"""Seconds within which the server must answer each command."""
NO_MAILBOX: Final = (550, 551, 553)
"""Reply codes about a recipient that another try would not change (RFC 5321, 4.2.3)."""
MINUTE: Final = 60.0


class Mail:
    """Sends the mails of one house, with a limit per minute."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._sent: deque[float] = deque()
        """When the mails of the last minute were sent, on the monotonic clock."""
        self._one_by_one = asyncio.Lock()
        self._rests_until = 0.0
        """Until then no notice is mailed: the server did not answer, and pushes should not wait for it."""

    @property
    def is_on(self) -> bool:
        """Does the house have a mail server?"""
        return bool(self._settings.mail_server)

    @property
    def is_full(self) -> bool:
        """Has the limit of mails per minute been reached?"""
        now = time.monotonic()
        while self._sent and now - self._sent[0] >= MINUTE:
            self._sent.popleft()
        return len(self._sent) >= self._settings.mails_per_minute

    @property
    def must_wait(self) -> bool:
        """Should mailed notices wait for a while?"""
        return self.is_full or time.monotonic() < self._rests_until

    async def ask(self, to: str, wish: str, language: str) -> None:
        """Send the link that confirms an address. Nothing in it was written by a visitor.

        :raises Gone: when there is no such mailbox.
        :raises NotSent: when another try may help.
        """
        said = shared_words("mail-ask", language, link=self._settings.home + CONFIRM + wish)
        await self._send(self._message(to, shared_words("mail-ask-subject", language), said))

    async def tell(self, to: str, address: str, subject: str, path: str, language: str) -> None:
        """Send a notice with *subject* and a link to *path*; *address* is the id in the unsubscription link.

        :raises Gone: when there is no such mailbox.
        :raises NotSent: when another try may help.
        """
        home = self._settings.home
        stop = home + STOP + address
        said = shared_words("mail-told", language, what=subject, link=home + path, stop=stop)
        message = self._message(to, subject, said)
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._send(message)

    def _message(self, to: str, subject: str, text: str) -> EmailMessage:
        sender = self._settings.mail_from
        out = EmailMessage(policy=POLICY)
        out["From"], out["To"], out["Subject"] = f"Tafurer\u00eda <{sender}>", to, subject
        out["Date"], out["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2])
        out["Auto-Submitted"] = "auto-generated"
        out.set_content(text)
        return out

    async def _send(self, message: EmailMessage) -> None:
        most = self._settings
        async with self._one_by_one:
            if not self.is_on or self.is_full:
                raise NotSent("no mail now")
            self._sent.append(time.monotonic())
            try:
                async with asyncio.timeout(WHOLE):
                    await aiosmtplib.send(
                        message,
                        sender=most.mail_from,
                        hostname=most.mail_server,
                        port=most.mail_port,
                        username=most.mail_user or None,
                        password=most.mail_password if most.mail_user else None,
                        use_tls=most.mail_security == "tls",
                        start_tls=most.mail_security == "starttls",
                        timeout=TIMEOUT,
                    )
            except aiosmtplib.SMTPRecipientsRefused as error:
                if all(one.code in NO_MAILBOX for one in error.recipients):
                    raise Gone from None
                raise NotSent(type(error).__name__) from None
            except (aiosmtplib.SMTPException, OSError) as error:
                if isinstance(error, AWAY):
                    self._rests_until = time.monotonic() + MINUTE
                # The error's text may contain the address, so only its type is passed on.
                raise NotSent(type(error).__name__) from None
