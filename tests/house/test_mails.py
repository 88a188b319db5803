"""Notices by mail: only to confirmed addresses, and until the reader ends them."""

import asyncio
import dataclasses
import logging
import ssl

import httpx
import pytest

from tafureria.house.notices import mail, wishes
from tafureria.house.store.store import Store
from tests.house.hands import LONG, until_asleep
from tests.house.mails import MailServer, link, only
from tests.house.peers import OpenHouse
from tests.house.places import place
from tests.house.pushes import Rounds
from tests.house.test_chronicle import until
from tests.house.test_notices import TELLING
from tests.house.test_slow import DAY, bid, two_people

MAILING = dataclasses.replace(
    TELLING, mail_server="127.0.0.1", mail_security="none", mail_from="house@example.org", mails_per_hour=100
)
ANA = "ana.secret@example.com"


@pytest.fixture
def server():
    opened = MailServer()
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture
def rounds(monkeypatch):
    return Rounds(monkeypatch)


@pytest.fixture
def mailing(tmp_path, clock, server):
    settings = dataclasses.replace(MAILING, mail_port=server.number)
    with OpenHouse(tmp_path / "store.sqlite3", settings) as house:
        yield house


def wish(person, mail=ANA, language="en"):
    return person.post("/api/notices/mail", {"mail": mail, "language": language})


def touch(house, path, method="POST"):
    """The text of that page, or of the answer to its button, for anybody without a cookie."""
    answer = httpx.request(method, house.url + path, timeout=LONG, headers={"accept-language": "en"})
    assert answer.status_code == 200
    return answer.text


def confirmed(house, server, person, **more):
    assert wish(person, **more).json()["unconfirmed"]
    said = touch(house, link(server.mail(), "/correo/si/"))
    assert "From now on" in said


def told(person):
    return person.get("/api/notices").json()["told"]


def test_mail_comes_once_the_address_is_confirmed_and_not_before(mailing, server, clock, rounds):
    ana, _, table = two_people(mailing)
    page = wish(ana).json()
    assert page["unconfirmed"] and page["told"] == []
    asked = server.mail()
    assert asked["Subject"] == "Tafurería: confirm your address"
    assert "Ana" not in asked.get_content()
    clock.advance(61)
    rounds.wait()
    path = link(asked, "/correo/si/")
    # A program that merely opens the links of a mail confirms nothing.
    assert "<button>" in touch(mailing, path, "GET")
    assert server.is_empty and told(ana) == []
    assert "From now on" in touch(mailing, path)
    assert "no" in touch(mailing, path)
    mail = server.mail()
    assert mail["To"] == ANA and mail["From"] == "Tafurería <house@example.org>"
    assert mail["Subject"] == "El mentiroso: It is your turn at the table with Bea."
    assert link(mail, f"/mesa/{table}") == f"/mesa/{table}"
    rounds.wait()
    assert server.is_empty
    page = ana.get("/api/notices").json()
    assert not page["unconfirmed"]
    [one] = page["told"]
    assert one["mail"] and one["host"] == "example.com"
    clock.advance(1.6 * DAY)
    assert "will soon be up" in server.mail()["Subject"]


def test_whoever_holds_a_mail_ends_them_at_once(mailing, server, clock, rounds):
    ana, _, _ = two_people(mailing)
    confirmed(mailing, server, ana, language="es")
    clock.advance(61)
    mail = server.mail()
    assert mail["Subject"] == "El mentiroso: Te toca en la mesa con Bea."
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = link(mail, "/correo/no/")
    assert mail["List-Unsubscribe"].endswith(f"{stop}>")
    assert "<button>" in touch(mailing, stop, "GET")
    assert len(told(ana)) == 1
    answer = httpx.post(mailing.url + stop, data={"List-Unsubscribe": "One-Click"}, timeout=LONG)
    assert answer.status_code == 200
    assert told(ana) == []
    clock.advance(1.6 * DAY)
    rounds.wait()
    assert server.is_empty


def test_a_mail_that_fails_is_tried_again_and_a_mailbox_that_is_gone_forgotten(
    mailing, server, clock, rounds, caplog
):
    caplog.set_level(logging.INFO)
    ana, _, _ = two_people(mailing)
    confirmed(mailing, server, ana)
    server.asked.get(timeout=LONG)
    server.answers = ["451 later"]
    clock.advance(61)
    assert server.asked.get(timeout=LONG) == "451 later"
    rounds.wait()  # the house has taken note of it
    clock.advance(61)
    server.mail()
    server.answers = ["550 nobody here"]
    clock.advance(1.6 * DAY)
    until(lambda: not told(ana))
    assert server.is_empty
    # The mail server of the tests runs in this process, and logs everything.
    assert not [one for one in caplog.records if one.name != "mail.log" and "secret" in one.getMessage()]


def test_no_mail_of_a_turn_that_has_gone(mailing, server, clock, rounds):
    ana, _, table = two_people(mailing)
    confirmed(mailing, server, ana)
    server.asked.get(timeout=LONG)
    server.answers = ["451 later"]
    clock.advance(61)
    assert server.asked.get(timeout=LONG) == "451 later"
    bid(ana, table)
    until_asleep(table)
    clock.advance(600)
    rounds.wait()
    assert server.is_empty


def test_the_address_is_told_to_its_person_alone_and_goes_with_them(mailing, server):
    ana = mailing.visitor("Ana")
    confirmed(mailing, server, ana)
    for path in ("/api/notices", "/api/me", "/api/house", "/api/chronicle"):
        assert ANA not in ana.get(path).text
    assert ana.get("/api/chronicle/export").json()["mails"] == [ANA]
    wish(ana, "other@example.com")
    pending = link(server.mail(), "/correo/si/")
    ana._ask("DELETE", "/api/chronicle")
    assert told(ana) == []
    assert "has expired" in touch(mailing, pending)
    assert told(ana) == []


@pytest.mark.parametrize(
    "mail", ["ana", "ana@x", "a b@example.com", "a@example.com\r\nBcc: b@example.com", "a@b@c.org"]
)
def test_only_an_address_is_written_to(mailing, server, mail):
    assert wish(mailing.visitor(), mail).json()["code"] == "malformed"
    assert server.is_empty


@pytest.mark.usefixtures("stopped")
def test_nobody_fills_a_strangers_mailbox(tmp_path, server, clock):
    settings = dataclasses.replace(MAILING, mail_port=server.number, mails_per_hour=2, limit_addresses=False)
    with OpenHouse(tmp_path / "store.sqlite3", settings) as house:
        ana = house.visitor()
        codes = [wish(ana, f"{n}@example.com").json().get("code") for n in range(3)]
        assert codes == [None, None, "too-fast"]
        codes = [wish(house.visitor()).json().get("code") for _ in range(3)]
        assert codes == [None, None, "too-fast"]


def test_a_house_without_a_mail_server_has_nothing_of_it(house):
    ana = house.visitor()
    assert not ana.get("/api/notices").json()["may_mail"]
    assert wish(ana).json()["code"] == "no-mail"


def test_mail_goes_encrypted_and_with_a_password(tmp_path, clock, monkeypatch):
    chain, key = certificate(tmp_path)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(chain, key)
    server = MailServer(
        tls_context=context, require_starttls=True, authenticator=only("house", "llave"), auth_required=True
    )
    server.start()
    settings = dataclasses.replace(
        MAILING, mail_port=server.number, mail_security="starttls", mail_user="house"
    )
    try:
        # The house does not trust a mail server whose certificate the machine does not know.
        with OpenHouse(tmp_path / "a.sqlite3", dataclasses.replace(settings, mail_password="llave")) as house:
            with monkeypatch.context() as patch:
                patch.setattr(mail, "TIMEOUT", 1.0)
                assert wish(house.visitor()).json()["code"] == "no-mail"
            assert server.is_empty
            monkeypatch.setenv("SSL_CERT_FILE", str(chain))
            confirmed(house, server, house.visitor())
        with OpenHouse(tmp_path / "b.sqlite3", dataclasses.replace(settings, mail_password="no")) as house:
            assert wish(house.visitor()).json()["code"] == "no-mail"
    finally:
        server.stop()


def certificate(folder):
    """A certificate for 127.0.0.1 and its key, written to *folder*."""
    import datetime as dt
    import ipaddress

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    own = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "mail")])
    now = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(own.public_key())
        .serial_number(1)
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=2))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(own, hashes.SHA256())
    )
    chain, key = folder / "mail.pem", folder / "mail.key"
    chain.write_bytes(made.public_bytes(Encoding.PEM))
    key.write_bytes(own.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return chain, key


def test_a_link_that_confirms_is_good_for_two_days(tmp_path, monkeypatch):
    now = [1000.0]
    monkeypatch.setattr(Store, "now", lambda _: now[0])

    async def main():
        store, found = await Store.open(place(tmp_path / "store.sqlite3")), []
        for later in (wishes.OPEN, wishes.OPEN + 1):
            id_ = await wishes.wish(store, "ana", ANA, "en")
            now[0] += later
            found.append((await wishes.waits(store, "ana"), await wishes.confirm(store, id_)))
        await store.close()
        return found

    assert asyncio.run(main()) == [(True, True), (False, False)]
