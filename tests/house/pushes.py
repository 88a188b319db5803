"""A push service for the tests, and browsers that decrypt the notices it receives."""

from __future__ import annotations

import json
import os
import queue
import threading
from collections import Counter
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tafureria.house.notices.postman import Postman
from tafureria.house.notices.push import unpadded


class Rounds:
    """Counts the delivery rounds of all postmen in this process, so that a test can wait for whole rounds.

    After a whole round, no notice is pending.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._done: Counter[Postman] = Counter()
        self._changed = threading.Condition()
        deliver, rounds = Postman._deliver, self

        async def counted(self: Postman) -> None:
            await deliver(self)
            with rounds._changed:
                rounds._done[self] += 1
                rounds._changed.notify_all()

        patch.setattr(Postman, "_deliver", counted)

    def wait(self, houses: int = 1) -> None:
        """Wait until a round that began after this call is over in that many open houses."""
        with self._changed:
            before = self._done.copy()

            def is_over() -> bool:
                return sum(done >= before[one] + 2 for one, done in self._done.items()) >= houses

            assert self._changed.wait_for(is_over, 60)


class PushService:
    """A push service on loopback; each browser has an address there."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                browser = service.browsers[self.path]
                status = browser.answers.pop(0) if browser.answers else 201
                browser.asked.put(status)
                if status == 201:
                    assert Vapid02.verify(self.headers["authorization"])
                    browser.keys.add(self.headers["authorization"].partition("k=")[2])
                    browser.headers.put(dict(self.headers))
                    browser.received.put(browser.read(body))
                self.send_response(status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Log nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def browser(self) -> Browser:
        path = f"/push/{len(self.browsers)}"
        url = f"http://127.0.0.1:{self._server.server_address[1]}{path}"
        self.browsers[path] = Browser(url)
        return self.browsers[path]


class Browser:
    """A browser's side of a push subscription, with the notices that it received."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.answers: list[int] = []
        """The status codes of the service's next responses; 201 when there are none left."""
        self.asked: queue.Queue[int] = queue.Queue()
        self.received: queue.Queue[dict[str, str]] = queue.Queue()
        self.headers: queue.Queue[dict[str, str]] = queue.Queue()
        """The headers of each accepted notice, which the service can read."""
        self.keys: set[str] = set()
        self._private, self._auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)

    def wish(self, language: str = "en") -> dict[str, str]:
        """Return the body of ``POST /api/notices``."""
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": unpadded(point), "auth": unpadded(self._auth)}
        return {"endpoint": self.endpoint, "language": language} | keys

    def read(self, body: bytes) -> dict[str, str]:
        """Decrypt the body of a notice, which only this browser can do."""
        plain = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        return json.loads(plain)

    def told(self) -> dict[str, str]:
        """Wait for the next notice and return it."""
        return self.received.get(timeout=60)
