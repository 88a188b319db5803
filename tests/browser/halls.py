"""A hall in real browsers: a table on a big screen, and the phones of those who sit at it."""

from __future__ import annotations

import random

from tafureria.core import record as records
from tafureria.library.match import Match
from tests.browser.continued import bring, go_on
from tests.browser.visitors import PHONE, going_on

SCREEN = (1920, 1080)
NAMES = ("Leonor", "Zaida", "Gonzalo")
EVENINGS = [
    ("muerte-al-rey", 6, {"partidas": 3}),
    ("espada-negra", 4, {}),
    ("moros-y-cristianos", 4, {"puntos": 20}),
    ("la-reconquista", 4, {"tropas": 1, "rondas": 1}),
    ("taifa", 6, {}),
]


def at_the_result(visitor, seats, **context):
    """A screen that shows the end of ¡Muerte al rey!."""
    match, last = Match("muerte-al-rey", seats, options={"partidas": 1}, seed=1, players="random"), 0
    while not match.over:
        if 0 in match.waiting and len(match.legal(0)) > 1:
            last = len(match.history)
        match.run(1)
    screen = visitor(size=SCREEN, **context)
    go_on(screen, bring(screen, records.write(match.record())), last, 0, "")
    screen.play(random.Random(1))
    screen.page.goto(f"{screen.page.url}/sala")
    screen.page.wait_for_selector("[data-screen=true] .result")
    return screen


class Hall:
    """A table on a screen, and the phones of those who have scanned its code."""

    def __init__(self, visitor, game, seats, phones=3, free=0, **options):
        """*free*: seats that stay free."""
        self.visitor = visitor
        self.screen = visitor(size=SCREEN)
        self.screen.visit()
        kinds = ["open"] * (phones + free)
        self.table = self.screen.table(game, kinds, name="Tele", seats=seats, options=options)
        # A wide window is asked what it is.
        self.screen.page.locator("[data-ask-screen] [data-common]").click()
        self.screen.page.wait_for_selector("[data-screen=true] [data-ways=large]")
        self.phones = [self.sit(seat, name) for seat, name in enumerate(NAMES[:phones])]

    def scan(self, **more):
        """Open the address of the code on another phone."""
        phone = self.visitor(size=PHONE, **more)
        phone.go(f"/mesa/{self.table}")
        return phone

    def sit(self, seat, name):
        phone = self.scan()
        phone.page.locator("input[autocomplete=nickname]").fill(name)
        phone.page.locator(f'[data-sit="{seat}"]').click()
        phone.page.locator(f'[data-sit="{seat}"]').wait_for(state="detached")
        return phone

    def begin(self):
        self.phones[0].page.locator("[data-begin]").click()
        self.screen.page.wait_for_selector("[data-phase]")
        for phone in self.phones:
            phone.page.wait_for_selector("[data-hand-room]")

    def play(self, until, rng):
        for _ in going_on(self.screen, *self.phones):
            if until():
                return
            moved = 0
            for phone in self.phones:
                moved += bool(phone.settled()) and phone.step(rng)
            if not moved:
                self.screen.rest()

    def claim(self, seat):
        """Another phone scans the code and asks for a seat; the host says yes."""
        phone, host = self.scan(), self.phones[0].page
        phone.page.locator(f'[data-claims="{seat}"]').click()
        host.locator(f'[data-wish="{seat}"] [data-grant]').click()
        phone.page.wait_for_selector("[data-hand-room]")
        return phone
