"""The client's files: one page, and hashed files cached for ever, compressed, with strict headers."""

import dataclasses
import gzip
import json
import re

import httpx
import pytest

from tests.house.hands import LONG
from tests.house.peers import QUICK, OpenHouse

PATIENT = {"timeout": LONG, "trust_env": False, "limits": httpx.Limits(max_keepalive_connections=0)}
"""A busy house may take its time, and closes connections that are kept open."""


WANTED = {
    "pages": {"mesa": ["table.js", "all.js", "table.css"], "repaso": ["replay.js"], "reglas": ["rules.js"]},
    "words": {"es": ["es.js"], "en": ["en.js"]},
    "games": {
        "taifa": {
            "table": ["taifa.js", "all.js", "taifa.css"],
            "words": {"es": ["t-es.js"], "en": ["t-en.js"]},
        },
        "mentiroso": {"table": ["m.js"], "words": {"es": ["m-es.js"], "en": ["m-en.js"]}},
    },
}
"""What a build says of its files."""


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    folder = tmp_path_factory.mktemp("built")
    (folder / "assets").mkdir()
    page = '<!doctype html><html lang="es"><head><title>Tafurería</title></head>'
    (folder / "index.html").write_text(page + " " * 2000)
    (folder / "assets" / "app-1234.js").write_text("export const a = 1;\n" * 500)
    (folder / "assets" / "app-1234.js.br").write_bytes(b"brotli")
    (folder / "wanted.json").write_text(json.dumps(WANTED))
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder.parent / "secret.txt").write_text("secret")
    plain = {"accept-encoding": "identity"}
    settings = dataclasses.replace(QUICK, proxy=("127.0.0.1",))
    with (
        OpenHouse(folder.parent / "store", settings, built=folder) as house,
        httpx.Client(base_url=house.url, headers=plain, **PATIENT) as client,
    ):
        client.house = house
        yield client


@pytest.mark.parametrize("path", ["/", "/juego/taifa", "/juego/", "/mesa/abc", "/mesa/abc/replay"])
def test_the_page_answers_for_every_address_of_the_client(served, path):
    answer = served.get(path)
    assert answer.status_code == 200
    assert answer.text.startswith("<!doctype html>")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_the_page_gives_a_cookie_that_no_script_and_no_other_site_uses(served):
    served.cookies.clear()
    cookie = served.get("/").headers["set-cookie"]
    assert cookie.startswith("tafureria-")
    for part in ("HttpOnly", "SameSite=Lax", "Path=/"):
        assert part in cookie
    assert "set-cookie" not in served.get("/").headers
    served.cookies.clear()


def test_hashed_files_never_change_and_come_packed(served):
    path = "/assets/app-1234.js"
    plain = served.get(path)
    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    for wanted, name in (("gzip", "gzip"), ("gzip, deflate", "gzip")):
        answer = served.get(path, headers={"accept-encoding": wanted})
        assert answer.headers["content-encoding"] == name
        assert answer.content == plain.content
        assert answer.headers["vary"] == "accept-encoding"
    with served.stream("GET", path, headers={"accept-encoding": "br, gzip"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == b"brotli"


def test_what_has_not_changed_is_not_sent_again(served):
    tag = served.get("/icon.svg").headers["etag"]
    answer = served.get("/icon.svg", headers={"if-none-match": tag})
    assert (answer.status_code, answer.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/assets/",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/a%00b",
    ],
)
def test_nothing_else_is_given_out(served, path):
    answer = served.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def test_a_browser_gets_the_page_for_an_unknown_address_and_a_program_json(served):
    page = served.get("/nothing", headers=BROWSER)
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert page.text.startswith("<!doctype html>")
    assert "<title>Tafurería</title>" in page.text
    assert page.headers["x-robots-tag"] == "noindex"
    assert served.get("/nothing", headers={"accept": "application/json"}).json()["code"] == "not-found"
    assert served.get("/api/nothing").json()["code"] == "not-found"


@pytest.mark.parametrize(
    ("language", "words"), [("es-MX", "Esta mesa no existe"), ("en;q=0.9", "This table does not exist")]
)
def test_a_browser_reads_a_refusal_in_words(served, language, words):
    asked = BROWSER | {"accept-language": language}
    answer = served.get("/api/tables/" + "a" * 26 + "/record", headers=asked)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert words in answer.text
    assert '<a href="/">' in answer.text
    assert answer.headers["content-security-policy"].startswith("default-src 'none';")


def test_a_browser_under_a_foreign_name_reads_why_it_gets_nothing(served):
    answer = served.get("/", headers=BROWSER | {"host": "evil.example"})
    assert answer.status_code == 403
    assert answer.text.startswith("<!doctype html>")
    assert "script" not in answer.text


def test_methods_that_nobody_needs_are_refused(served):
    assert served.post("/").status_code == 405
    assert served.get("/api/tables").status_code in {404, 405}


@pytest.mark.parametrize("path", ["/", "/api/house", "/assets/app-1234.js", "/nothing", "/api/wire.json"])
def test_every_answer_has_the_strict_headers(served, path):
    headers = served.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self'; script-src 'self';")
    assert "frame-ancestors 'none'" in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"


def test_a_house_without_a_built_client_says_how_to_build_it(tmp_path):
    with OpenHouse(tmp_path / "s", QUICK, built=tmp_path / "none") as house:
        answer = httpx.get(house.url, timeout=LONG)
    assert answer.status_code == 503
    assert "make play" in answer.text


def test_packing_is_the_same_every_time(served):
    with served.stream("GET", "/", headers={"accept-encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert gzip.decompress(packed).startswith(b"<!doctype html>")
    assert len(packed) < 900


# --- what browsers accept and have ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "coding"),
    [
        ("br;q=0, gzip", "gzip"),
        ("br;q=0", None),
        ("br;q=0.0, gzip;q=0.000", None),
        ("gzip;q=1.0, br;q=0.5", "gzip"),
        ("GZIP", "gzip"),
        ("gzip ; q=0.3", "gzip"),
        ("*", "br"),
        ("*;q=0.1, br;q=0", "gzip"),
        ("identity, gzip;q=0.2", None),
        ("x-gzip", "gzip"),
        ("brotli, gzipped", None),
        ("gzip;q=abc", None),
        ("", None),
    ],
)
def test_a_file_comes_in_the_coding_that_the_browser_weighs_most(served, wanted, coding):
    with served.stream("GET", "/assets/app-1234.js", headers={"accept-encoding": wanted}) as answer:
        assert answer.headers.get("content-encoding") == coding


def test_a_tag_belongs_to_a_content_and_a_coding(served, tmp_path):
    path, tags = "/assets/app-1234.js", {}
    for coding in ("identity", "gzip", "br"):
        with served.stream("GET", path, headers={"accept-encoding": coding}) as answer:
            tags[coding] = answer.headers["etag"]
    assert len(set(tags.values())) == 3
    other = tmp_path / "built"
    other.mkdir()
    (other / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    with OpenHouse(tmp_path / "store", QUICK, built=other) as house:
        again = httpx.get(f"{house.url}/icon.svg", headers={"accept-encoding": "identity"}, timeout=LONG)
    assert again.headers["etag"] == served.get("/icon.svg").headers["etag"]
    for known in (tags["gzip"], f"W/{tags['gzip']}", f'"old", {tags["gzip"]}', "*"):
        headers = {"accept-encoding": "gzip", "if-none-match": known}
        assert served.get(path, headers=headers).status_code == 304
    headers = {"accept-encoding": "br", "if-none-match": tags["gzip"]}
    with served.stream("GET", path, headers=headers) as answer:
        assert answer.status_code == 200


def test_only_over_https_browsers_are_told_to_stay_there(served):
    assert "strict-transport-security" not in served.get("/").headers
    over = served.get("/", headers={"x-forwarded-proto": "https", "x-forwarded-for": "10.0.0.9"})
    assert over.headers["strict-transport-security"] == "max-age=31536000"
    assert over.headers["cross-origin-opener-policy"] == "same-origin"


# --- what an address says of itself ---------------------------------------------------------------


def said_of(served, path, language="es"):
    page = served.get(path, headers=BROWSER | {"accept-language": language})
    found = dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page.text))
    title = re.search("<title>(.*?)</title>", page.text)[1]
    assert page.text.count("<title>") == 1
    assert found["og:title"] == title
    assert found["og:description"] == found["description"] != ""
    assert page.headers.get("x-robots-tag") == found.get("robots")
    assert page.headers["vary"].endswith("accept-encoding, accept-language")
    return title, found, page.text


@pytest.mark.parametrize(
    ("path", "spanish", "english", "indexed"),
    [
        ("/", "Tafurería", "Tafurería", True),
        ("/juego/taifa", "Taifa · Tafurería", "Taifa · Tafurería", True),
        ("/juego/taifa?amigos", "Taifa · Tafurería", "Taifa · Tafurería", True),
        (
            "/aprender/espada-negra",
            "Aprende Espada Negra · Tafurería",
            "Learn Espada Negra · Tafurería",
            True,
        ),
        ("/reglas/taifa", "Reglas de Taifa · Tafurería", "Rules of Taifa · Tafurería", True),
        ("/lima", "Te esperan en una mesa · Tafurería", "A table is waiting for you · Tafurería", False),
        (
            "/mesa/" + "a" * 26,
            "Te esperan en una mesa · Tafurería",
            "A table is waiting for you · Tafurería",
            False,
        ),
        ("/club/abc", "Un club de juegos · Tafurería", "A club of players · Tafurería", False),
        ("/yo", "Tafurería", "Tafurería", False),
        ("/nothing", "Tafurería", "Tafurería", False),
    ],
)
def test_an_address_says_in_a_messenger_what_it_leads_to(served, path, spanish, english, indexed):
    for language, title in (("es-ES,en;q=0.5", spanish), ("en;q=0.9,es;q=0.3", english)):
        said, found, text = said_of(served, path, language)
        assert said == title
        assert f'<html lang="{language[:2]}">' in text
        assert ("robots" not in found) == ("og:url" in found) == indexed
        assert found["og:image"].startswith(f"{served.base_url}/pictures/".replace("//pictures", "/pictures"))


def test_a_table_says_its_game_and_nothing_else(served):
    ana = served.house.visitor("Ana")
    tables = [ana.make("me", *kinds) for kinds in (["open"], ["computer"])]
    texts = {said_of(served, f"/mesa/{table}")[2] for table in tables}
    assert len(texts) == 1, "two tables of a game cannot be told apart"
    title, found, _ = said_of(served, f"/mesa/{tables[0]}", "en")
    assert title.startswith("A table of ")
    assert found["og:image"].endswith("/pictures/house.png"), "there is no picture of a game from elsewhere"
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = ana.post("/api/tables", {"game": "taifa", "name": "Ana", "seats": seats}).json()
    assert said_of(served, f"/mesa/{made['table']}")[1]["og:image"].endswith("/pictures/taifa.png")
    assert said_of(served, f"/mesa/{tables[0]}/repaso")[0].startswith("Una partida de ")


@pytest.mark.parametrize(
    ("path", "language", "files"),
    [
        ("/", "es", "es.js"),
        ("/", "en", "en.js"),
        ("/juego/taifa", "es", "es.js t-es.js"),
        ("/reglas/taifa", "en", "en.js rules.js taifa.js all.js taifa.css t-en.js"),
        ("{table}", "es", "es.js table.js all.js table.css m.js m-es.js"),
        ("{table}/repaso", "en", "en.js replay.js m.js m-en.js"),
        ("/mesa/abcdefghijklmnopqrstuvwxyz", "es", "es.js"),
        ("/reglas/ajedrez", "es", "es.js"),
    ],
)
def test_a_page_names_the_files_that_it_will_ask_for(served, path, language, files):
    table = f"/mesa/{served.house.visitor().make('me', 'computer')}"
    text = served.get(path.format(table=table), headers={"accept-language": language}).text
    early = re.findall(r'<link rel="(modulepreload|preload" as="style)" [^>]*href="/([^"]+)" />', text)
    assert [name for _, name in early] == files.split()
    assert all(name.endswith(".css") == how.endswith("style") for how, name in early)


def test_a_word_says_the_same_whether_a_table_waits_under_it_or_not(served):
    ana = served.house.visitor("Ana")
    word = ana.get(f"/api/tables/{ana.make('me', 'open')}/invitation").json()["word"]
    other = "casa" if word != "casa" else "luna"
    assert said_of(served, f"/{word}")[2] == said_of(served, f"/{other}")[2]


def test_what_is_said_of_an_address_cannot_be_made_to_say_anything_else(served):
    evil = served.get('/juego/taifa"><script>', headers=BROWSER)
    assert "<script>" not in evil.text


ID = "abcdefghijklmnopqrstuvwxyz"


@pytest.mark.parametrize(
    ("path", "meant"),
    [
        *(
            (f"/mesa/{ID}{tail}", f"/mesa/{ID}")
            for tail in (
                ".",
                ")",
                ",",
                ">",
                ";",
                "!)",
                "%3E",
                "%E2%80%A6",
                "**",
                "_",
                "%22",
                ".Hola",
                "%20",
                "%E2%80%8B",
                ")/",
            )
        ),
        (f"/mesa/{ID}/repaso).", f"/mesa/{ID}/repaso"),
        ("/lima.", "/lima"),
        ("/LIMA!", "/LIMA"),
        ("/juego/taifa,", "/juego/taifa"),
        ("/juego/taifa.?amigos", "/juego/taifa?amigos"),
        (f"/mesa/{ID}.?utm_source=mail", f"/mesa/{ID}?utm_source=mail"),
        ("/club/abcd>", "/club/abcd"),
        ("/cronica.", "/cronica"),
    ],
)
def test_what_a_mail_adds_to_an_address_leads_astray_nobody(served, path, meant):
    answer = served.get(path, headers=BROWSER)
    assert (answer.status_code, answer.headers.get("location")) == (302, meant)
    assert served.get(meant, headers=BROWSER).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        f"/mesa/{ID}",
        f"/mesa/{ID}?utm_source=mail",
        f"/mesa/{ID}/repaso",
        "/juego/",
        "/mesa/x",
        "//evil.example.",
        "/%5Cevil.example.",
    ],
)
def test_no_other_address_leads_elsewhere(served, path):
    assert "location" not in served.get(path, headers=BROWSER).headers
