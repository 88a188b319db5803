"""Computer players that join a table over the wire. (``tests/docs`` runs the program of the page.)"""

import threading

import pytest

from tafureria.cli import main
from tafureria.terminal.join import join
from tafureria.terminal.wire import CannotJoin
from tests.house.peers import Peer, meet


@pytest.mark.parametrize(("game", "player"), [("mentiroso", "jugador"), ("moros-y-cristianos", "jugador")])
def test_a_computer_player_joins_from_outside(house, game, player):
    ana = house.visitor("Ana")
    extra = ["random", "random"] if game != "mentiroso" else []
    table = ana.make("me", "open", *extra, game=game)
    ended = []
    with ana.at(table) as peer:
        thread = threading.Thread(target=lambda: ended.append(join(f"{house.url}/mesa/{table}", player)))
        thread.start()
        while peer.table.get("seats", [{}] * 2)[1].get("kind") != "person":
            peer.receive()
        peer.send("begin")
        meet(peer)
        peer.play_on()
        thread.join()
    assert ended[0].ending == peer.over["ending"]
    assert ended[0].scores == peer.over["scores"]


def test_a_program_is_known_by_its_token_alone(house):
    ana = house.visitor("Ana")
    table = ana.make("me", "open")
    tokens = [house.visitor().post("/api/tokens", {}).json()["token"] for _ in range(2)]
    assert tokens[0] != tokens[1]

    def program(token):
        return Peer(house.url, table, {}, headers={"authorization": f"Bearer {token}"})

    with program(tokens[0]) as one:
        one.expect("table", you=-1)
        one.send("sit", seat=1, name="Robot")
        one.until("table", you=1)
    with program(tokens[0]) as one, program(tokens[1]) as two, program("forged.token") as three:
        one.expect("table", you=1)
        two.expect("table", you=-1)
        three.expect("table", you=-1)
        three.send("sit", id=1, seat=0, name="X")
        three.until("refused", id=1, code="no-cookie")
    # A token does not work as a cookie.
    with Peer(house.url, table, {"tafureria": tokens[0]}) as peer:
        peer.expect("table", you=-1)


def test_tokens_are_given_to_no_other_page_and_not_without_measure(house):
    eva = house.visitor("Eva")
    assert eva.post("/api/tokens", {}, headers={"origin": "https://elsewhere.example"}).status_code == 403


@pytest.mark.parametrize(
    ("path", "player", "why"),
    [
        ("/mesa/" + "a" * 26, "jugador", "no such table"),
        ("/mesa/TABLE", "nadie", "'nadie' does not play mentiroso"),
        ("/mesa/TABLE --seat 0", "jugador", "seat 0 is not free"),
        ("", "jugador", "is not the link of a table"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(house, capsys, path, player, why):
    ana = house.visitor("Ana")
    path = path.replace("TABLE", ana.make("me", "open"))
    code = main(["join", *f"{house.url}{path}".split(), "--player", player])
    error = capsys.readouterr().err
    assert code == 2
    assert error.startswith("tafureria: ")
    assert why in error
    assert error.count("\n") == 1


def test_a_house_that_is_not_there():
    with pytest.raises(CannotJoin, match="no house answers"):
        join("http://127.0.0.1:9/mesa/abc", "jugador")
