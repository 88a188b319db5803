"""The recorded games, checked line by line by a referee that knows the rules but not the engine.

Choices and told events must agree with each other and with r.7 to r.27.
"""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

GAME = Path(__file__).parents[1]
GOLDEN = sorted((GAME / "golden").glob("*.txt"))
MAP = json.loads((GAME / "data/provinces.json").read_text(encoding="utf-8"))
SLUG = {t["name"]: t["id"] for t in MAP["territories"]}
NEAR = {slug: set() for slug in SLUG.values()}
for border in MAP["borders"]:
    NEAR[border["a"]].add(border["b"])
    NEAR[border["b"]].add(border["a"])
CARDS = {3: 20, 4: 15, 5: 12, 6: 10}
TROOPS = {3: 40, 4: 30, 5: 25, 6: 20}


def seat_of(text):
    return int(re.search(r"Asiento (\d)", text).group(1))


def seats_of(text):
    return [int(n) for n in re.findall(r"Asiento (\d)", text)]


class Referee:
    """Checks one record from its first line to its last."""

    def __init__(self, text):
        head, body, foot = re.split(r"^---$", text, flags=re.MULTILINE)
        self.options = dict(line.split()[1:] for line in head.splitlines() if line.startswith("option"))
        self.seats = int(re.search(r"^seats (\d)", head, re.MULTILINE).group(1))
        self.lines = body.strip().splitlines()
        self.foot = foot
        self.at = 0
        self.owner = {}
        self.board = Counter()
        self.turns = self.passes = self.quiet = 0
        self.out = set()
        self.ended = ""

    # --- reading ----------------------------------------------------------------------------------

    def has_more(self):
        return self.at < len(self.lines)

    def told(self, pattern):
        """Consume the next line, which must tell of this; the groups that *pattern* captures."""
        line = self.lines[self.at]
        found = re.fullmatch("# " + pattern, line)
        assert found, f"line {self.at}: {line!r} is not {pattern!r}"
        self.at += 1
        return found.groups()

    def choice(self):
        """Consume the next line, which must be a choice; its seat, verb and object."""
        line = self.lines[self.at]
        assert line[0] != "#", f"line {self.at}: {line!r} is no choice"
        self.at += 1
        seat, verb, *what = line.split()
        return int(seat), verb, " ".join(what)

    def owned(self, seat):
        return {p for p, s in self.owner.items() if s == seat}

    # --- r.7 to r.9 -------------------------------------------------------------------------------

    def deal(self):
        """r.7, r.8: one card at a time to each player, from the dealer's left, until all are dealt."""
        dealer = seat_of(self.told("Por sorteo reparte (Asiento .)\\.")[0])
        for number in range(CARDS[self.seats] * self.seats):
            who, name = self.told("(Asiento .) recibe (.*)\\.")
            assert seat_of(who) == (dealer + 1 + number) % self.seats
            assert SLUG[name] not in self.owner
            self.owner[SLUG[name]] = seat_of(who)
        return dealer

    def place(self, dealer):
        """r.9: five troops each, the board passing to the left, until the dealer has none left."""
        for number in range(TROOPS[self.seats] // 5 * self.seats):
            holder = (dealer + number) % self.seats
            self.told(f"Asiento {holder} toma el tablero para colocar\\.")
            placed = 0
            while True:
                seat, verb, what = self.choice()
                assert seat == holder
                if verb == "listo":
                    break
                assert self.owner[what] == holder
                sign = {"pon": 1, "quita": -1}[verb]
                placed += sign
                self.board[what] += sign
                self.told(f"Asiento {holder} (coloca una tropa en|quita una tropa de) .*\\.")
            assert placed == 5
        first = (dealer - 1) % self.seats
        self.told(f"El tablero vuelve al centro. Empieza Asiento {first}\\.")
        assert sum(self.board.values()) == TROOPS[self.seats] * self.seats
        return first

    # --- r.10 to r.24 -----------------------------------------------------------------------------

    def turn(self, seat):
        """r.11: pass, move or attack; a draw may be proposed first."""
        who, verb, what = self.choice()
        assert who == seat
        if verb == "tablas":
            self.told(f"Asiento {seat} propone tablas\\.")
            if self.vote(seat):
                return
            who, verb, what = self.choice()
            assert who == seat
        self.passes = self.passes + 1 if verb == "paso" else 0
        self.quiet = 0 if verb == "ataco" else self.quiet + 1
        if verb == "paso":
            self.told(f"Asiento {seat} pasa\\.")
        elif verb == "muevo":
            self.move(seat)
        else:
            assert verb == "ataco"
            assert self.turns >= self.seats, "r.11: an attack in a first turn"
            self.attack(seat, what)
        self.turns += 1

    def vote(self, seat):
        """r.27: all the others answer; a single refusal rejects the draw."""
        asked, yes = {s for s in range(self.seats) if s not in self.out | {seat}}, True
        while asked:
            who, verb, _ = self.choice()
            asked.remove(who)
            yes &= verb == "si"
            self.told(f"Asiento {who} {'' if verb == 'si' else 'no '}acepta las tablas\\.")
        if yes:
            self.ended = "acuerdo"
        else:
            self.told(f"No hay tablas. Sigue el turno de Asiento {seat}\\.")
        return yes

    def move(self, seat):
        """r.13 to r.16: each troop moves at most one step, over a border between two own provinces."""
        self.told(f"Asiento {seat} se lleva el tablero para mover\\.")
        start, steps = self.board.copy(), Counter()
        while True:
            who, verb, what = self.choice()
            assert who == seat
            if verb == "listo":
                break
            a, b = what.split(">")
            assert b in NEAR[a]
            assert self.owner[a] == self.owner[b] == seat
            steps[a, b] += {"mueve": 1, "devuelve": -1}[verb]
            assert steps[a, b] >= 0
            assert sum(n for (x, _), n in steps.items() if x == a) <= start[a]
            self.told("(Una|La) tropa .*\\.")
        for (a, b), n in steps.items():
            self.board[a] -= n
            self.board[b] += n
        self.told(f"Asiento {seat} ha movido y devuelve el tablero\\.")

    def attack(self, seat, target):
        """r.18 to r.24."""
        defender = self.owner[target]
        assert defender != seat
        name = next(n for n, slug in SLUG.items() if slug == target)
        self.told(f"Asiento {seat} ataca {name}. Es de Asiento {defender}\\.")
        passed, ready = {seat: set(), defender: {target}}, set()
        while len(ready) < 2:
            who, verb, what = self.choice()
            assert who in passed
            assert who not in ready
            if verb == "listo":
                ready.add(who)
                self.told(f"Asiento {who} ha elegido sus cartas\\.")
            else:
                assert verb == "pasa"
                assert self.owner[what] == who
                assert what in NEAR[target]
                assert what not in passed[who]
                passed[who].add(what)
                self.told(f"Asiento {who} elige pasar .*\\.")
        self.result(seat, defender, target, name, passed)
        if self.ended:
            return
        for who in self.seen(seat, defender):
            self.told(f"Asiento {who} ha visto las cartas\\.")
        self.told(f"El ataque de Asiento {seat} a {name} ha terminado\\. .*")

    def result(self, seat, defender, target, name, passed):
        """r.20: attack must exceed defence; r.22: then the card changes hands; r.25, r.26."""
        force = {who: sum(self.board[p] for p in cards) for who, cards in passed.items()}
        line = self.told("(.*)")[0]
        won = force[seat] > force[defender]
        opening = f"Asiento {seat} conquista {name}:" if won else f"El ataque a {name} fracasa:"
        assert line.startswith(f"{opening} {force[seat]} contra {force[defender]}."), line
        for who, cards in passed.items():
            said = re.search(rf"Asiento {who} ha pasado ([^.]*)\.", line)
            names = re.split(r", | y | e ", said.group(1)) if said and "ninguna" not in said.group(1) else []
            assert {SLUG[one] for one in self.joined(names)} == cards, line
        if not won:
            return
        self.owner[target] = seat
        if not self.owned(defender):
            self.out.add(defender)
            self.told(f"Asiento {defender} se queda sin provincias y pierde\\.")
        if len(self.owned(seat)) >= CARDS[self.seats] + 8:
            self.ended = "conquista"
            self.winner = seat

    @staticmethod
    def joined(names):
        """ "Trás-os-Montes e Alto Douro" is one name, however the list of names was split."""
        out, rest = [], list(names)
        while rest:
            one = rest.pop(0)
            if one not in SLUG and rest:
                one += " e " + rest.pop(0)
            out.append(one)
        return out

    def seen(self, *both):
        left = set(both)
        while left:
            who, verb, _ = self.choice()
            assert verb == "visto"
            left.remove(who)
            yield who

    # --- r.25 to r.27 -----------------------------------------------------------------------------

    def play(self):
        seat = self.place(self.deal())
        while not self.ended:
            self.turn(seat)
            living = self.seats - len(self.out)
            if not self.ended:
                if "memoria" in self.options:
                    said = self.told("Pases seguidos: (\\d+). Turnos seguidos sin ataques: (\\d+). Rondas .*")
                    assert [int(n) for n in said] == [self.passes, self.quiet]
                if self.passes >= 3 * living:
                    self.ended = "pases"
                elif self.quiet >= int(self.options.get("rondas_sin_ataque", 30)) * living:
                    self.ended = "sin-ataques"
                elif self.turns >= int(self.options.get("rondas", 300)) * self.seats:
                    self.ended = "rondas"
            seat = (seat - 1) % self.seats
            while seat in self.out:
                seat = (seat - 1) % self.seats
        self.last()

    def last(self):
        """The last line tells of the right ending, and nothing follows it."""
        said = self.told("(.*)")[0]
        assert not self.has_more()
        assert f"ending {self.ended}" in self.foot
        shares = [float(x) for x in re.search(r"^returns (.*)$", self.foot, re.MULTILINE).group(1).split()]
        if self.ended == "conquista":
            assert seats_of(said) == [self.winner]
            assert shares == [float(s == self.winner) for s in range(self.seats)]
        else:
            living = [s for s in range(self.seats) if s not in self.out]
            assert seats_of(said) == living
            assert shares == [round(1 / len(living), 6) if s in living else 0 for s in range(self.seats)]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_referee_finds_nothing_wrong(path):
    Referee(path.read_text(encoding="utf-8")).play()


def test_there_are_games_for_three_to_six_with_every_ending():
    texts = [path.read_text(encoding="utf-8") for path in GOLDEN]
    assert {int(n) for text in texts for n in re.findall(r"^seats (\d)", text, re.MULTILINE)} == {3, 4, 5, 6}
    endings = {re.search(r"^ending (.*)$", text, re.MULTILINE).group(1) for text in texts}
    assert endings == {"conquista", "acuerdo", "pases", "sin-ataques", "rondas"}


def test_the_referee_sees_what_is_wrong():
    text = (GAME / "golden/tres-jugadores.txt").read_text(encoding="utf-8")
    wrong = text.replace("11 contra 1.", "11 contra 2.", 1)
    assert wrong != text
    with pytest.raises(AssertionError):
        Referee(wrong).play()
