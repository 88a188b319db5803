"""A house that is not for everybody: each kind of door, for each deed, over HTTP and at tables."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed

from tafureria.cli import main
from tafureria.house.entry.entry import JOIN
from tafureria.house.settings import LONGEST_WORD
from tafureria.mcp.seat import HeldSeat
from tafureria.web.keeper.keys import Keys
from tests.house.peers import CLIENT, QUICK, OpenHouse, Peer, Visitor, meet
from tests.house.places import read
from tests.house.test_requests import OPEN, WHO_MAY, refusal

WORD = "La taberna de Ramón"
OUTSIDE = {"anybody": "", "word": "needs-word", "clubs": "needs-club"}
"""What somebody from outside hears at each kind of door."""
WISH = {"game": "mentiroso", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "name": "Eva"}


def keys(path) -> Keys:
    [(secret,)] = read(path, "SELECT value FROM house WHERE name = 'keeper'")
    return Keys(secret)


def choose(house, path, **door) -> None:
    """Choose as the keeper; what is not given is as at the start, with a word."""
    headers = {"authorization": f"Bearer {keys(path).make('program')}"}
    chosen = {"play": "anybody", "watch": "players", "programs": "anybody", "word": WORD} | door
    wish = {"do": "door", "door": chosen}
    answer = CLIENT.post(f"{house.url}/api/keeper", json=wish, headers=headers)
    assert (answer.status_code, answer.json()["door"]) == (200, chosen)


class Inside:
    """A house with its keeper, who is always let in, a member of a club, and a table that waits."""

    def __init__(self, house: OpenHouse, path) -> None:
        self.house, self.path = house, path
        self.choose()
        self.keeper = house.visitor("Keeper")
        self.keeper.cookie |= {"tafureria-keeper": keys(path).make("browser")}
        self.club = self.keeper.post("/api/clubs", {"title": "Los martes", "name": "Ana"}).json()["club"]
        self.member = house.visitor("Bea")
        assert self.join(self.member).status_code == 200
        self.table = self.keeper.make("me", "open", "open", listed=True)

    def choose(self, **door) -> None:
        choose(self.house, self.path, **door)

    def join(self, visitor, name="Bea"):
        return visitor.post(f"/api/clubs/{self.club}", {"what": "join", "name": name})

    def program(self) -> Visitor:
        """A program, with a token instead of a cookie."""
        out = self.house.visitor("Eva")
        token = CLIENT.post(f"{self.house.url}/api/tokens").json()["token"]
        out.cookie, out.bearer = {}, {"authorization": f"Bearer {token}"}
        ask = out._ask
        out._ask = lambda method, path, headers=None, **more: ask(
            method, path, headers=out.bearer | (headers or {}), **more
        )
        out.at = lambda table: Peer(out.url, table, {}, headers=out.bearer)
        return out


@pytest.fixture(scope="module")
def inside(_taken, tmp_path_factory):
    path = tmp_path_factory.mktemp("entry") / "store.sqlite3"
    with OpenHouse(path, replace(QUICK, words_per_minute=10**6, words_at_once=10**6)) as house:
        yield Inside(house, path)


def make(visitor, table) -> str:
    return refusal(visitor.post("/api/tables", WISH))


def look(visitor, table) -> str:
    return refusal(visitor.get(f"/api/tables/{table}/invitation"))


def watch(visitor, table) -> str:
    with visitor.at(table) as peer:
        first = peer.receive()
    return first["code"] if first["type"] == "refused" else ""


def sit(visitor, table) -> str:
    """What becomes of sitting down, and standing up again."""
    with visitor.at(table) as peer:
        with contextlib.suppress(ConnectionClosed):  # turned away before; it has been told why
            peer.send("sit", id=7, seat=1, name="Eva")
        while True:
            message = peer.receive()
            if message["type"] == "refused":
                return message["code"]
            if message["type"] == "table" and message["you"] == 1:
                peer.send("stand")
                peer.until("table", you=-1)
                return ""


PLAYING, WATCHING = (make, sit), (look, watch)


def named(deed):
    return deed.__name__


# --- each door, each deed -----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", OUTSIDE)
@pytest.mark.parametrize("deed", PLAYING + WATCHING, ids=named)
def test_the_door_for_players_is_for_all_that_players_do(inside, kind, deed):
    inside.choose(play=kind)
    assert deed(inside.house.visitor("Eva"), inside.table) == OUTSIDE[kind]
    assert deed(inside.keeper, inside.keeper.make("open", "open")) == ""


@pytest.mark.parametrize("kind", OUTSIDE)
@pytest.mark.parametrize("deed", PLAYING + WATCHING, ids=named)
def test_the_door_for_watchers_lets_them_watch_and_nothing_else(inside, kind, deed):
    inside.choose(play="clubs", watch=kind)
    expected = "needs-club" if deed in PLAYING else OUTSIDE[kind]
    if deed is sit and kind == "word":
        expected = "needs-word"  # turned away before
    assert deed(inside.house.visitor("Eva"), inside.table) == expected
    assert deed(inside.member, inside.table) == ""


@pytest.mark.parametrize("kind", OUTSIDE)
@pytest.mark.parametrize("deed", PLAYING + WATCHING, ids=named)
def test_the_door_for_programs_is_for_programs_only(inside, kind, deed):
    inside.choose(programs=kind)
    assert deed(inside.program(), inside.table) == OUTSIDE[kind]
    assert deed(inside.house.visitor("Eva"), inside.table) == ""


@pytest.mark.parametrize("deed", PLAYING + WATCHING, ids=named)
def test_a_program_must_be_let_in_as_everybody_too(inside, deed):
    inside.choose(play="word", programs="anybody")
    assert deed(inside.program(), inside.table) == "needs-word"


@pytest.mark.parametrize("deed", PLAYING + WATCHING, ids=named)
@pytest.mark.parametrize("who", ["visitor", "program"])
def test_whoever_has_said_the_word_is_asked_no_more(inside, who, deed):
    inside.choose(play="word", programs="word")
    eva = inside.program() if who == "program" else inside.house.visitor("Eva")
    assert refusal(eva.post("/api/door", {"word": "another"})) == "wrong-word"
    assert deed(eva, inside.table) == "needs-word"
    answer = eva.post("/api/door", {"word": "la TABERNA de Ramon"}).json()
    assert (answer["may_play"], answer["may_watch"], answer["asks"]) == (True, True, False)
    assert deed(eva, inside.table) == ""


@pytest.mark.parametrize("deed", PLAYING + WATCHING, ids=named)
@pytest.mark.parametrize("who", ["visitor", "program"])
def test_members_of_its_clubs_come_in_as_long_as_they_are_members(inside, who, deed):
    inside.choose(play="clubs", programs="clubs")
    eva = inside.program() if who == "program" else inside.house.visitor("Eva")
    assert deed(eva, inside.table) == "needs-club"
    assert inside.join(eva, name=f"Eva {deed.__name__} {who}").status_code == 200
    assert deed(eva, inside.table) == ""
    eva.post(f"/api/clubs/{inside.club}", {"what": "leave"})
    assert deed(eva, inside.table) == "needs-club"


def test_another_word_lets_nobody_in_by_the_old_one(inside):
    inside.choose(play="word")
    eva = inside.house.visitor("Eva")
    eva.post("/api/door", {"word": WORD})
    assert watch(eva, inside.table) == ""
    inside.choose(play="word", word="otra palabra")
    assert (watch(eva, inside.table), look(eva, inside.table)) == ("needs-word",) * 2


def test_only_a_visitor_from_a_page_of_the_house_says_its_word(inside):
    inside.choose(play="word")
    eva, nobody = inside.house.visitor("Eva"), inside.house.visitor("Nobody")
    nobody.cookie = {}
    assert refusal(nobody.post("/api/door", {"word": WORD})) == "no-cookie"
    elsewhere = {"origin": "http://elsewhere.example"}
    assert refusal(eva.post("/api/door", {"word": WORD}, headers=elsewhere)) == "wrong-origin"


@pytest.mark.parametrize("command", [["join", "--player", "jugador"], ["mcp"]], ids=lambda one: one[0])
@pytest.mark.parametrize(
    ("door", "words", "said"),
    [
        ({"programs": "word"}, [], "--house-word WORD"),
        ({"programs": "word"}, ["--house-word", "otra"], "not the word of the house"),
        ({"programs": "word"}, ["--house-word", WORD.upper()], "no seat is free"),
        ({"programs": "clubs"}, ["--house-word", WORD], "members of its clubs"),
    ],
)
def test_a_player_from_outside_says_the_word_of_the_house(inside, capsys, command, door, words, said):
    inside.choose(**door)
    full = inside.keeper.make("me", "random", "random")
    if command == ["mcp"]:
        why = asyncio.run(held(f"{inside.house.url}/mesa/{full}", *words[1:]))
    else:
        assert main([*command, f"{inside.house.url}/mesa/{full}", *words]) == 2
        why = capsys.readouterr().err
    assert said in why


async def held(url, word=""):
    """Why a language model cannot hold a seat there."""
    seat = HeldSeat(url, "Eva", None, word)
    await seat.hold()
    return seat.failed


def test_words_of_the_house_cannot_be_tried_for_ever(tmp_path):
    settings = replace(QUICK, words_at_once=3, words_per_minute=0, may_play="word", house_word=WORD)
    with OpenHouse(tmp_path / "s", settings) as house:
        eva, ana = house.visitor("Eva"), house.visitor("Ana")
        codes = [refusal(eva.post("/api/door", {"word": f"word {n}"})) for n in range(4)]
        assert codes == ["wrong-word"] * 3 + ["too-fast"]
        assert refusal(eva.post("/api/door", {"word": WORD})) == "too-fast"
        assert refusal(ana.post("/api/door", {"word": WORD})) == ""


# --- nothing is learned through the door --------------------------------------------------------------


@pytest.mark.parametrize("row", WHO_MAY)
@pytest.mark.parametrize("kind", ["word", "clubs"])
def test_every_request_with_a_deed_stops_at_the_door(inside, kind, row):
    inside.choose(play=kind)
    method, path = row.split(" ")
    eva = inside.house.visitor("Eva")
    for name in ("table", "club", "study", "tournament"):
        path = path.replace(f"{{{name}}}", "a" * 26)
    deed = WHO_MAY[row][1]
    stopped = deed != OPEN and not (kind == "clubs" and deed == JOIN)
    answer = eva._ask(method, path, **({"json": {}} if method == "POST" else {}))
    assert (refusal(answer) == OUTSIDE[kind]) == stopped, answer.text
    if method == "GET" and stopped:
        assert eva._ask("HEAD", path).status_code == 403


@pytest.mark.parametrize("kind", ["word", "clubs"])
def test_the_first_page_says_who_may_come_in_and_names_no_table(inside, kind):
    inside.choose(play=kind)
    eva = inside.house.visitor("Eva")
    assert eva.front["door"] == {"play": kind, "watch": "players", "programs": "anybody"} | {
        "may_play": False,
        "may_watch": False,
        "asks": kind == "word",
    }
    assert not any(eva.front[part] for part in ("tables", "listed", "invited"))
    assert not eva.front["finished"]["games"]
    assert eva.front["games"]
    own = inside.keeper.get("/api/house").json()
    assert own["listed"] and own["tables"]
    assert own["door"]["may_play"] and own["door"]["may_watch"]


def test_at_the_door_a_table_that_is_there_is_answered_as_one_that_is_not(inside):
    inside.choose(play="word")
    eva = inside.house.visitor("Eva")
    for table in (inside.table, "a" * 26, "nosuchtable"):
        assert (watch(eva, table), look(eva, table)) == ("needs-word",) * 2


def test_whoever_has_the_link_of_an_open_club_sees_nothing_of_it_before_joining(inside):
    inside.choose(play="clubs")
    owner, eva = inside.keeper, inside.house.visitor("Eva")
    owner.post(f"/api/clubs/{inside.club}", {"what": "open"})
    page = eva.get(f"/api/clubs/{inside.club}").json()
    assert page["title"] == "Los martes"
    assert not any(page[part] for part in ("members", "tables", "results", "tournaments"))
    assert inside.join(eva, "Eva del enlace").json()["members"]


def test_nobody_from_outside_founds_a_club_to_come_in(inside):
    inside.choose(play="clubs")
    eva = inside.house.visitor("Eva")
    assert refusal(eva.post("/api/clubs", {"title": "Otro", "name": "Eva"})) == "needs-club"
    assert make(eva, "") == "needs-club"


# --- a door that is closed while people are inside ----------------------------------------------------


def test_closing_the_door_ends_the_connections_of_those_outside(inside):
    inside.choose()
    eva = inside.house.visitor("Eva")
    with eva.at(inside.table) as outside, inside.member.at(inside.table) as within:
        outside.expect("table", you=-1)
        within.catch_up()
        inside.choose(play="clubs")
        with pytest.raises(ConnectionClosed):
            outside.catch_up()
        within.catch_up()
    assert watch(eva, inside.table) == "needs-club"


def test_whoever_may_only_watch_asks_for_no_rematch(inside, bots):
    inside.choose()
    eva = inside.house.visitor("Eva")
    with eva.at(eva.make("me", "computer")) as peer:
        meet(peer)
        peer.play_on()
        inside.choose(play="clubs", watch="anybody")
        peer.send("rematch", id=5)
        peer.until("refused", id=5, code="needs-club")
        peer.catch_up()


def test_what_the_keeper_has_chosen_holds_after_a_restart_and_over_the_options(tmp_path):
    path = tmp_path / "store.sqlite3"
    with OpenHouse(path, replace(QUICK, may_play="clubs")) as house:
        assert make(house.visitor("Eva"), "") == "needs-club"
        choose(house, path, play="word")
    with OpenHouse(path, replace(QUICK, may_play="clubs")) as house:
        assert make(house.visitor("Eva"), "") == "needs-word"


# --- by command ---------------------------------------------------------------------------------------


def test_the_keeper_chooses_by_command(inside, capsys):
    inside.choose()
    own = ["keeper", "door", "--store", str(inside.path), "--url", inside.house.url]
    assert main([*own, "--may-play", "word", "--may-watch", "anybody", "--house-word", "abracadabra"]) == 0
    assert "abracadabra" in capsys.readouterr().out
    eva = inside.house.visitor("Eva")
    assert (make(eva, ""), watch(eva, inside.table)) == ("needs-word", "")
    assert main([*own, "--house-word", "ab"]) == 2
    assert "short-word" in capsys.readouterr().err
    assert main([*own, "--json"]) == 0
    assert '"abracadabra"' in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--may-play", "friends"], "may-play must be one of anybody, word, clubs"),
        (["--may-play", "word"], "may-play needs a word of 4 letters or more"),
        (["--may-program", "word", "--house-word", "a-b"], "may-program needs a word"),
        (["--house-word", "a" * (LONGEST_WORD + 1)], f"{LONGEST_WORD} characters at most"),
    ],
)
def test_a_door_that_cannot_be_is_refused_in_words(options, said, capsys, monkeypatch):
    monkeypatch.delenv("TAFURERIA_HOUSE_WORD", raising=False)
    assert main(["--no-browser", *options]) == 2
    assert said in capsys.readouterr().err
