"""A referee of records, who knows the rules and nothing of the engine.

What was chosen and what was told must agree with each other and with r.1 to r.14, in every way of auctioning.
"""

import re
import tomllib
from collections import Counter
from pathlib import Path

GAME = Path(__file__).parents[1]
DECKS = {p.stem: tomllib.loads(p.read_text(encoding="utf-8")) for p in (GAME / "data").glob("*.toml")}
AMOUNT = {c["name"]: c["amount"] for c in DECKS.pop("conditions")["condition"]}


def seats_of(text):
    return [int(n) for n in re.findall(r"Asiento (\d)", text)]


def numbers_of(text):
    return [int(n) for n in re.findall(r"-?\d+", text)]


def coins(n):
    return f"{n} {'moneda' if n == 1 else 'monedas'} de oro"


def victory(n):
    return f"{n} {'punto' if n == 1 else 'puntos'} de victoria"


class Referee:
    """Follows one record."""

    def __init__(self, text):
        head, body, self.foot = re.split(r"^---$", text, flags=re.MULTILINE)
        self.options = dict(line.split()[1:] for line in head.splitlines() if line.startswith("option"))
        self.seats = int(re.search(r"^seats (\d)", head, re.MULTILINE).group(1))
        self.lines = body.strip().splitlines()
        self.at = 0
        mini = self.options.get("mini") == "si"
        self.models = {
            m["name"]: m for m in DECKS["probeta" if mini else self.options.get("mazo", "clasica")]["model"]
        }
        self.mode = self.options.get("subasta", "secreta")
        self.live = self.options.get("vivo") == "si"
        self.gold = [1 if mini else 10] * self.seats
        self.owned = [Counter() for _ in range(self.seats)]
        self.fresh = [Counter() for _ in range(self.seats)]
        self.spent = [Counter() for _ in range(self.seats)]
        self.pointed = [Counter() for _ in range(self.seats)]
        self.conditions = Counter()
        self.per_turn = 2 if mini else 6
        self.left = sum(m["copies"] for m in self.models.values())
        self.queue = []
        self.rotation = self.auctioneer = None
        self.turn = 0

    # --- reading ----------------------------------------------------------------------------------

    def next_is(self, pattern):
        return self.at < len(self.lines) and re.fullmatch("# " + pattern, self.lines[self.at])

    def told(self, pattern):
        found = self.next_is(pattern)
        assert found, f"line {self.at}: {self.lines[self.at]!r} is not {pattern!r}"
        self.at += 1
        return found.groups()

    def choice(self, seats):
        """The next line is a choice of one of these."""
        line = self.lines[self.at]
        assert line[0] != "#", f"line {self.at}: {line!r} is no choice of {seats}"
        self.at += 1
        seat, _, words = line.partition(" ")
        assert int(seat) in seats, f"line {self.at}: {line!r} is not of {seats}"
        return int(seat), words

    def choices(self, seats):
        """All of these choose, in any order."""
        left, made = set(seats), {}
        while left:
            seat, words = self.choice(left)
            left.remove(seat)
            made[seat] = words
        return made

    def figure(self, model, name):
        return self.models[model].get(name, 0)

    def only(self, model, name):
        others = {"victory", "production", "attack", "espionage"} - {name}
        return self.figure(model, name) > 0 and not any(self.figure(model, one) for one in others)

    def worth(self, name):
        return self.conditions[name] * AMOUNT[name]

    def round_from(self, seat):
        return [(seat + n) % self.seats for n in range(1, self.seats)]

    # --- r.1, r.2, r.10 ---------------------------------------------------------------------------

    def set_up(self):
        if self.mode == "interno":
            self.rotation = int(
                self.told("Asiento (\\d) es el primer subastador y empieza con una moneda menos\\.")[0]
            )
            self.gold[self.rotation] -= 1
        for _ in range(int(self.options.get("condiciones", 0))):
            found, _ = self.told("Condici(?:ón inicial|ones iniciales): (.*) \\(se retira (.*)\\)\\.")
            self.conditions.update(re.split(" [ye] ", found))
            self.left -= 1
        self.gold = [gold + self.worth("arcas") for gold in self.gold]
        self.per_turn += self.worth("feria")

    def turn_up(self):
        """r.2: enough for this turn and, with foresight, for the full turns to come."""
        ahead = int(self.options.get("prevision", 0))
        turns = min(1 + ahead, (len(self.queue) + self.left) // self.per_turn)
        while len(self.queue) < turns * self.per_turn:
            word = "Se descubre" if len(self.queue) < self.per_turn else "Se descubre, para un turno próximo,"
            self.queue.append(self.told(f"{word} (.*)\\.")[0].lower())
            self.left -= 1

    # --- r.3, r.7 ---------------------------------------------------------------------------------

    def begin(self):
        """r.3: gold comes in; what was got in the turn before can be used now."""
        self.turn += 1
        crowned = [any(self.only(m, "victory") for m in owned.elements()) for owned in self.owned]
        held = [owned.total() for owned in self.owned]
        income = []
        for seat, owned in enumerate(self.owned):
            produced = [self.figure(m, "production") for m in owned.elements()]
            total = sum(p for p in produced if p > 0 or not self.conditions["perdon"])
            if self.conditions["gabela"] and crowned[seat]:
                total = min(total, 0)
            total += self.worth("diezmo") + (self.worth("limosna") if held[seat] == min(held) else 0)
            income.append(total)
        self.told(f"Turno {self.turn}\\.")
        for seat, due in enumerate(income):
            before = self.gold[seat]
            self.gold[seat] = now = max(0, before + due)
            if now > before:
                self.told(f"Asiento {seat} recibe {coins(now - before)} y tiene {now}\\.")
            elif now < before:
                self.told(f"Asiento {seat} paga {coins(before - now)} y le quedan {now}\\.")
        self.fresh = [Counter() for _ in range(self.seats)]
        self.attacked = set()
        self.barred = {s for s in range(self.seats) if self.conditions["paz"] and crowned[s]}
        self.auctioneer = self.rotation
        if self.conditions["consejo"] and held.count(max(held)) == 1:
            self.auctioneer = held.index(max(held))

    def usable(self, seat):
        return self.owned[seat] - self.fresh[seat]

    def opened(self, made, word, does):
        """All that was chosen at the same moment is told; where it comes to nothing, in words."""
        if any(made.values()):
            who, what = self.told(f"{word} (.*): (.*)\\.")
            assert dict(zip(seats_of(who), numbers_of(what), strict=True)) == made
        elif len(made) == 1 and does != "dice nada":
            self.told(f"Asiento {next(iter(made))} no {does}\\.")
        else:
            self.told(f"Nadie {does}\\.")

    # --- r.5, r.6, r.11 ---------------------------------------------------------------------------

    def strength(self, seat, berserkers):
        steady = sum(
            n * self.figure(m, "attack")
            for m, n in self.usable(seat).items()
            if not self.models[m].get("berserker")
        )
        return steady + sum(
            n * (self.figure(m, "attack") + self.worth("furia")) for m, n in berserkers.items()
        )

    def unspent(self, seat):
        mine = self.usable(seat) - self.spent[seat]
        return Counter({m: n for m, n in mine.items() if self.models[m].get("berserker")})

    def attack(self, card):
        """r.5: who can says at the same moment whether they attack. Whether the card is dealt with."""
        least = 1 + self.worth("murallas")
        able = [
            s
            for s in range(self.seats)
            if s not in self.attacked | self.barred and self.strength(s, self.unspent(s)) >= least
        ]
        if not able:
            return False
        slots = [m for m in self.models if self.models[m].get("berserker")]
        power = {}
        for seat, words in self.choices(able).items():
            power[seat] = 0
            if words == "no ataca":
                continue
            chosen = Counter({slots["abc".index(one[-1])]: int(one[:-1]) for one in words.split()[1:]})
            assert chosen <= self.unspent(seat)
            power[seat] = self.strength(seat, chosen)
            assert power[seat] >= least
            self.spent[seat] += chosen
            self.attacked.add(seat)
        self.opened(power, "Ataques? de", "ataca")
        best = max(power.values())
        top = [s for s in sorted(power) if power[s] == best]
        if best == 0:
            return False
        if len(top) > 1:
            assert seats_of(self.told(f"Empate a {best} entre (.*): habrá subasta\\.")[0]) == top
            return False
        self.told(f"Asiento {top[0]} ataca {card.capitalize()} con {best}\\.")
        self.espionage(top[0], card, best, raid=True)
        return True

    # --- r.4 and ties -----------------------------------------------------------------------------

    def floor(self, seat, lead):
        if not lead:
            return 1 + self.worth("tasa")
        return lead if self.mode == "externo" and self.auctioneer == seat else lead + 1

    def bids(self, able, lead, word):
        made = {s: 0 if w == "pasa" else int(w.split()[1]) for s, w in self.choices(able).items()}
        for seat, bid in made.items():
            assert bid == 0 or self.floor(seat, lead) <= bid <= self.gold[seat]
        self.opened(made, word, "dice nada" if self.live else "puja")
        return {seat: bid for seat, bid in made.items() if bid}

    def auction(self, card):
        leader, lead = None, 0
        if self.live and any(gold >= self.floor(0, 0) for gold in self.gold):
            self.told(f"La casa saca a subasta {card.capitalize()}\\.")
        while True:
            able = [s for s in range(self.seats) if s != leader and self.gold[s] >= self.floor(s, lead)]
            raised = self.call(able, lead) if able else None
            if raised is None:
                break
            leader, lead = raised
            if leader is None:
                self.told(f"Empate: nadie se la lleva\\. {card.capitalize()} se descarta\\.")
                return
            if self.mode == "secreta":
                break
        if leader is None:
            self.told(f"Nadie puja: {card.capitalize()} se descarta\\.")
            return
        self.told(f"Asiento {leader} paga {lead} por {card.capitalize()}\\.")
        self.gold[leader] -= lead
        self.espionage(leader, card, lead, raid=False)

    def call(self, able, lead):
        """One call: who leads now and with what, or nothing when nobody raises; nobody after a tie."""
        if self.mode == "externo" and not self.live:
            return self.speak(able, lead)
        made = self.bids(able, lead, "Se oye a" if self.live else "Pujas? de")
        if not made:
            return None
        best = max(made.values())
        top = [s for s in sorted(made) if made[s] == best]
        if self.mode == "secreta":
            return self.richest(top), best
        if self.live:
            leader = next(iter(made))
            if len(made) > 1:
                leader = int(self.told("Pujas simultáneas: el sorteo da prioridad a Asiento (\\d)\\.")[0])
            best = made[leader]
        else:
            leader = top[0]
            if len(top) > 1:
                leader = int(self.choice([self.auctioneer])[1].removeprefix("nombra "))
                assert leader in top
                self.told(f"Asiento {self.auctioneer} deshace el empate: va delante Asiento {leader}\\.")
        self.told(f"Asiento {leader} lleva la puja más alta: {best}\\.")
        return leader, best

    def richest(self, top):
        """Sealed bids: the auctioneer by condition, or whoever has most gold left alone."""
        if self.auctioneer in top:
            return self.auctioneer
        gold = [self.gold[s] for s in top]
        return top[gold.index(max(gold))] if gold.count(max(gold)) == 1 else None

    def speak(self, able, lead):
        order = able
        if len(able) > 1:
            order = seats_of(self.told("Orden para pujar: (.*)\\.")[0])
            assert sorted(order) == able
        for seat in order:
            _, words = self.choice([seat])
            if words != "pasa":
                bid = int(words.split()[1])
                assert self.floor(seat, lead) <= bid <= self.gold[seat]
                self.told(f"Asiento {seat} lleva la puja más alta: {bid}\\.")
                return seat, bid
            self.told(f"Asiento {seat} pasa\\.")
        return None

    # --- r.12 to r.14 -----------------------------------------------------------------------------

    def spies(self, seat):
        mine = self.usable(seat) - self.pointed[seat]
        return Counter({m: n for m, n in mine.items() if self.figure(m, "espionage")})

    def wits(self, spies):
        return sum(n * (self.figure(m, "espionage") + self.worth("intriga")) for m, n in spies.items())

    def act(self, seat, need):
        """A seat that could is asked; the espionage it points, or 0."""
        if self.wits(self.spies(seat)) < need:
            return 0
        slots = [m for m in self.models if self.figure(m, "espionage")]
        chosen = Counter()
        while True:
            _, words = self.choice([seat])
            if words == "calla":
                assert not chosen
                self.told(f"Asiento {seat} no interviene\\.")
                return 0
            if words == "listo":
                assert self.wits(chosen) >= need
                return self.wits(chosen)
            model = slots[int(words.removeprefix("señala "))]
            assert self.spies(seat)[model]
            chosen[model] += 1
            self.pointed[seat][model] += 1
            self.told(f"Asiento {seat} señala a un espía \\({model}\\) y suma {self.wits(chosen)}\\.")

    def espionage(self, getter, card, price, *, raid):
        for blocker in self.round_from(getter):
            total = self.act(blocker, price)
            if not total:
                continue
            self.told(f"Asiento {blocker} espía a Asiento {getter} con {total}\\.")
            author, actions = blocker, 1
            while answer := next(
                ((s, n) for s in self.round_from(author) if (n := self.act(s, total))), None
            ):
                self.told(f"Asiento {answer[0]} anula la acción de Asiento {author} con {answer[1]}\\.")
                (author, total), actions = answer, actions + 1
            holds = actions % 2 == 1
            self.told(f"El bloqueo de Asiento {blocker} {'se mantiene' if holds else 'queda en nada'}\\.")
            if holds:
                self.told(f"Los espías lo impiden: {card.capitalize()} se descarta\\.")
                return
        loot = self.worth("botin") if raid else 0
        self.gold[getter] += loot
        more = f" y con {coins(loot)} de botín" if loot else ""
        self.told(f"Asiento {getter} se queda con {card.capitalize()}{more}\\.")
        self.owned[getter][card] += 1
        self.fresh[getter][card] += 1

    # --- r.8, r.9 ---------------------------------------------------------------------------------

    def bonus(self):
        out = [0] * self.seats
        for seat, owned in enumerate(self.owned):
            out[seat] += sum(self.worth("corona") for m in owned.elements() if self.only(m, "victory"))
            out[seat] += sum(self.worth("villas") for m in owned.elements() if self.only(m, "production"))
            out[seat] += self.gold[seat] // 5 * self.worth("tesoro")
        total = {
            name: [sum(n * self.figure(m, name) for m, n in owned.items()) for owned in self.owned]
            for name in ("attack", "espionage")
        }
        for name, held, least in (
            ("linaje", [max(owned.values(), default=0) for owned in self.owned], 2),
            ("avaro", self.gold, 1),
            ("hueste", total["attack"], 1),
            ("secretos", total["espionage"], 1),
            ("variedad", [len(owned) for owned in self.owned], 2),
        ):
            for seat in range(self.seats):
                if held[seat] == max(held) >= least:
                    out[seat] += self.worth(name)
        return out

    def play(self):
        self.set_up()
        if self.left < self.per_turn:
            self.told("No hay cartas ni para un turno: victoria compartida\\.")
            return
        turns = self.left // self.per_turn
        for turn in range(turns):
            if turn and self.mode == "interno":
                self.rotation = (self.rotation + 1) % self.seats
                self.told(f"Ahora el subastador es Asiento {self.rotation}\\.")
            self.turn_up()
            self.begin()
            for place in range(self.per_turn):
                card = self.queue.pop(0)
                self.told(f"Carta {place + 1}: {card.capitalize()}\\.")
                if not self.attack(card):
                    self.auction(card)
        self.last()

    def last(self):
        points = [sum(n * self.figure(m, "victory") for m, n in owned.items()) for owned in self.owned]
        bonus = self.bonus()
        for seat in range(self.seats):
            more = f" con sus cartas y {bonus[seat]} con las condiciones" if bonus[seat] else ""
            self.told(f"Asiento {seat} suma {victory(points[seat])}{more}\\.")
        (who,) = self.told("No quedan cartas para otro turno\\. (?:Gana|Comparten la victoria) (.*)\\.")
        assert self.at == len(self.lines)
        score = [a + b for a, b in zip(points, bonus, strict=True)]
        winners = {s for s in range(self.seats) if score[s] == max(score)}
        if self.options.get("parejas") == "si":
            winners |= {(s + self.seats // 2) % self.seats for s in winners}
        assert set(seats_of(who)) == winners
        shares = [float(x) for x in re.search(r"^returns (.*)$", self.foot, re.MULTILINE).group(1).split()]
        assert shares == [round(1 / len(winners), 6) if s in winners else 0 for s in range(self.seats)]
