"""A push service that does not answer delays only what is sent there. Each test is an attack that worked."""

import asyncio
from collections import Counter
from types import SimpleNamespace

import pytest
from py_vapid import Vapid02

from tafureria.house.notices import postman as module
from tafureria.house.notices.addresses import Address
from tafureria.house.notices.errands import Errand
from tafureria.house.notices.mail import Mail
from tafureria.house.notices.postman import AT_ONCE, FIRST_REST, PUSHES_AT_ONCE, Postman, partner_of
from tafureria.house.notices.push import NotSent, Push, Silent
from tafureria.house.notices.reach import is_public
from tafureria.house.settings import Settings
from tests.house.pushes import Browser

OTHERS = ["https://push.one.example/", "https://push.two.example/", "mailto:ana@example.org"]


def to(target):
    return Address(id=target, person="ana", target=target, p256dh="", auth="", language="en", made=0.0)


@pytest.fixture
def postman(monkeypatch):
    """A postman with errands that are named after where they lead; ``answer`` is called for each."""

    async def address(store, name):
        return to(name)

    monkeypatch.setattr(module.addresses, "address", address)
    clock = SimpleNamespace(time=1000.0)
    store = SimpleNamespace(now=lambda: clock.time)
    made = Postman(SimpleNamespace(store=store), None, None, 15, 60)
    made.clock, made.tried = clock, []

    async def do(errand, address):
        made.tried.append(errand.address)
        await made.answer(errand.address)

    made._do = do
    return made


def errands(*targets):
    return [
        Errand(id=str(n), address=one, table="a", seat=0, since=0.0, soon=False, tries=0, after=0.0)
        for n, one in enumerate(targets)
    ]


def test_others_are_told_while_one_partner_does_not_answer(postman):
    async def scene():
        served, never = [], asyncio.Event()
        at_once = Counter()

        async def answer(target):
            partner = partner_of(to(target))
            at_once[partner] += 1
            if partner == "evil.example":
                await never.wait()
            served.append(target)

        postman.answer = answer
        slow = [f"https://{n}.evil.example/" for n in range(3 * AT_ONCE)]
        working = asyncio.create_task(postman._do_all(errands(*slow, *OTHERS)))
        while len(served) < len(OTHERS):  # noqa: ASYNC110 - the postman does it
            await asyncio.sleep(0)
        assert set(served) == set(OTHERS)
        assert at_once["evil.example"] == PUSHES_AT_ONCE
        never.set()
        await working
        assert len(served) == len(slow) + len(OTHERS)

    asyncio.run(scene())


def test_a_partner_that_does_not_answer_is_left_alone_for_a_while(postman):
    slow = [f"https://{n}.evil.example/" for n in range(3 * AT_ONCE)]

    async def answer(target):
        if "evil" in target:
            raise Silent

    async def scene():
        postman.answer = answer
        for rest in (FIRST_REST, 2 * FIRST_REST, 4 * FIRST_REST):
            postman.tried.clear()
            await postman._do_all(errands(*slow, *OTHERS))
            assert sum("evil" in one for one in postman.tried) <= PUSHES_AT_ONCE
            assert set(OTHERS) <= set(postman.tried)
            postman.clock.time += rest - 1
            postman.tried.clear()
            await postman._do_all(errands(*slow, *OTHERS))
            assert sorted(postman.tried) == sorted(OTHERS)
            postman.clock.time += 1

    asyncio.run(scene())


def test_an_answer_that_is_a_refusal_does_not_silence_the_service(postman):
    """Else a made-up subscription would keep everybody else's from being used."""

    async def answer(target):
        raise NotSent("400")

    async def scene():
        postman.answer = answer
        for _ in range(2):
            await postman._do_all(errands(*OTHERS))
        assert len(postman.tried) == 2 * len(OTHERS)

    asyncio.run(scene())


lines = []


async def ended(server):
    server.close()
    while lines:
        lines.pop().abort()
    await asyncio.sleep(0)


async def dripping(first, then):
    """Open a server that answers with *first* and then with *then* over and over."""

    class Drip(asyncio.Protocol):
        def connection_made(self, transport):
            self.transport = transport
            lines.append(transport)
            transport.write(first)
            self.go_on()

        def go_on(self):
            if not self.transport.is_closing():
                self.transport.write(then)
                asyncio.get_running_loop().call_later(0.01, self.go_on)

    return await asyncio.get_running_loop().create_server(Drip, "127.0.0.1", 0)


def test_an_answer_that_drips_is_given_up(monkeypatch):
    """One byte every ten seconds kept within every limit on single reads."""
    monkeypatch.setattr("tafureria.house.notices.push.WHOLE", 0.2)

    async def scene():
        server = await dripping(b"HTTP/1.1 201 Created\r\ncontent-length: 100000\r\n\r\n", b" ")
        port = server.sockets[0].getsockname()[1]
        vapid = Vapid02()
        vapid.generate_keys()
        push = Push(vapid, "mailto:house@example.org", anywhere=True)
        keys = Browser("").wish()
        with pytest.raises(Silent):
            await push.send(f"http://127.0.0.1:{port}/", keys["p256dh"], keys["auth"], b"{}", "a")
        await push.close()
        await ended(server)

    asyncio.run(scene())


def test_a_mail_server_that_drips_is_given_up(monkeypatch):
    monkeypatch.setattr("tafureria.house.notices.mail.WHOLE", 0.2)

    async def scene():
        server = await dripping(b"", b"220-wait\r\n")
        port = server.sockets[0].getsockname()[1]
        mail = Mail(
            Settings(mail_server="127.0.0.1", mail_port=port, mail_security="none", mail_from="a@b.c")
        )
        with pytest.raises(NotSent):
            await mail.ask("ana@example.org", "wish", "en")
        assert mail.must_wait
        await ended(server)

    asyncio.run(scene())


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.7", "169.254.169.254", "100.64.0.1", "192.0.2.1", "224.0.0.1", "0.0.0.0"),
        *("::", "::1", "::ffff:93.184.216.34", "::93.184.216.34", "::10.0.0.7", "::ffff:0:10.0.0.7"),
        *("64:ff9b::10.0.0.7", "64:ff9b::93.184.216.34", "64:ff9b:1::10.0.0.7", "2002:a00:7::1"),
        *(
            "2001:0:a00:7::1",
            "2001:db8::1",
            "fe80::1",
            "fe80::1%eth0",
            "fec0::1",
            "fc00::1",
            "ff02::1",
            "3fff::1",
        ),
        *("100::1", "5f00::1", "2001:20::1", "2001:2::1"),
    ],
)
def test_no_form_of_an_address_within_is_public(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", ["142.250.184.10", "2a00:1450:4003:80f::200a", "2620:1ec:c11::200"])
def test_push_services_are_public(address):
    assert is_public(address)
