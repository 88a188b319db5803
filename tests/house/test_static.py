"""The client's files: one page, and hashed files cached for ever, compressed, with strict headers."""

import gzip

import httpx
import pytest

from tests.house.peers import QUICK, OpenHouse


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    folder = tmp_path_factory.mktemp("built")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Tafurería</title>" + " " * 2000)
    (folder / "assets" / "app-1234.js").write_text("export const a = 1;\n" * 500)
    (folder / "assets" / "app-1234.js.br").write_bytes(b"brotli")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder.parent / "secret.txt").write_text("secret")
    plain = {"accept-encoding": "identity"}
    with (
        OpenHouse(folder.parent / "store", QUICK, built=folder) as house,
        httpx.Client(base_url=house.url, headers=plain) as client,
    ):
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
    assert page.text.startswith("<!doctype html><title>Tafurería</title>")
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
        answer = httpx.get(house.url, timeout=60)
    assert answer.status_code == 503
    assert "make play" in answer.text


def test_packing_is_the_same_every_time(served):
    with served.stream("GET", "/", headers={"accept-encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert gzip.decompress(packed).startswith(b"<!doctype html>")
    assert len(packed) < 300
