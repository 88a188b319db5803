"""What the heuristic player makes of kingdoms and areas: threats, prizes, defences."""

from __future__ import annotations

from typing import Final

from tafureria.games.taifa import cards
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa.cards import DEFENDS, DICE, STRENGTH
from tafureria.games.taifa.pieces import NEIGHBOURS, areas_in
from tafureria.games.taifa.players.odds import win
from tafureria.games.taifa.view import View

CASTLE: Final = 1.0
BONUS: Final = 0.3
"""Worth of a step of bonus, in castles: it brings one card."""
LOSS_OF_OTHER: Final = 0.12


class Facts:
    """A view, with the facts that the player needs computed once."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.kingdom
        self.at = {kingdom: i for i, kingdom in enumerate(view.order)}
        self.garrison = 0
        for area in view.garrisons:
            self.garrison |= 1 << area
        self.board = 0
        self.land = dict.fromkeys(view.order, 0)
        owners = view.owners
        for area in view.board:
            self.board |= 1 << area
            if owners[area] >= 0:
                self.land[owners[area]] |= 1 << area
        self.last = view.turn == view.turns
        self.alcazares = next(
            (k for k, p in zip(view.order, view.permanents, strict=True) if cards.ALCAZARES in p), -1
        )
        self.crusade = any(cards.CRUZADOS in p for p in view.permanents)

    # --- kingdoms ------------------------------------------------------------------------------

    def castles(self, kingdom: int) -> int:
        """Castles on the map."""
        return self.view.castles[self.at[kingdom]]

    def bonus(self) -> int:
        """The player's own bonus."""
        return self.view.bonus[self.at[self.me]]

    def cards_of(self, kingdom: int) -> int:
        """Cards in a hand or pile."""
        return self.view.cards[self.at[kingdom]]

    def is_automa(self, kingdom: int) -> bool:
        """Whether the kingdom is played by a bot."""
        return self.view.seats[self.at[kingdom]] < 0

    def threat(self, kingdom: int) -> float:
        """How much a kingdom endangers victory, from 0 to 3; most when it lacks only one castle."""
        castles = self.castles(kingdom)
        if castles >= box.CASTLES - 1:
            return 3.0
        if self.me == box.CID:
            return 0.9 if kingdom not in (box.CASTILLA, box.CONDADOS) else 0.0
        ahead = castles - self.castles(self.me)
        return max(0.0, min(1.2, 0.35 + 0.18 * ahead) + (0.6 if castles == box.CASTLES - 2 else 0.0))

    def borders(self, kingdom: int) -> int:
        """Number of links between the player's land and that of *kingdom*."""
        reach = 0
        for area in areas_in(self.land[self.me]):
            reach += (NEIGHBOURS[area] & self.land[kingdom]).bit_count()
        return reach

    def danger_from(self, kingdom: int) -> float:
        """How dangerous a kingdom is, and so how much a truce with it is worth."""
        army = sum(STRENGTH[card] for card in self.view.army[self.at[kingdom]])
        return self.borders(kingdom) * (1 + 0.1 * army + 0.1 * self.cards_of(kingdom))

    # --- areas ---------------------------------------------------------------------------------

    def value(self, area: int) -> int:
        """Defensive value."""
        return (
            3
            if box.DEFENCE[area] == 2 and self.view.owners[area] == self.alcazares >= 0
            else box.DEFENCE[area]
        )

    def prize(self, area: int) -> float:
        """What taking an area gains, in castles."""
        owner = self.view.owners[area]
        gain = CASTLE + (BONUS if not self.last else 0.05)
        if self.castles(self.me) >= box.CASTLES - 1:
            gain += 6.0
        if owner >= 0:
            gain += LOSS_OF_OTHER + 0.5 * self.threat(owner)
        around = NEIGHBOURS[area] & self.board & ~self.land[self.me]
        return gain - (0.02 * around.bit_count() if not self.last else 0.0)

    def defence(self, area: int, strength: int) -> float:
        """Expected dice of the defence: value, garrisons, a bot's face-up Responses, a guess for a person's.

        99 where the attack would be ambushed.
        """
        owner = self.view.owners[area]
        dice = self.value(area)
        if owner == box.NOBODY:
            return dice
        if self.is_automa(owner):
            dice += self.garrison >> area & 1
            if strength < 3:
                return dice
            for card in self.view.posted[self.at[owner]]:
                if card == cards.EMBOSCADA:
                    return 99
                if DEFENDS[card]:
                    return dice + DEFENDS[card]
                if card in (cards.SALIDA_M, cards.SALIDA_C):
                    return dice + 2
                if DICE[card] and not (card == cards.EL_CID and self.me == box.CASTILLA):
                    return dice + DICE[card]
            return dice
        near = (NEIGHBOURS[area] | 1 << area) & self.garrison & self.land[owner]
        return dice + near.bit_count() + (1 if self.cards_of(owner) > 1 else 0)

    def border(self) -> int:
        """Mask of the areas that border the player's land."""
        mask = 0
        for area in areas_in(self.land[self.me]):
            mask |= NEIGHBOURS[area]
        return mask & self.board & ~self.land[self.me]

    def best_prize(self, areas: list[int]) -> tuple[float, int]:
        """The prize and the number of the area most worth taking."""
        return max(((self.prize(area), area) for area in areas), default=(0.0, 0))

    def best_blow(self, areas: list[int], dice: int) -> tuple[float, int]:
        """Gain and number of the area of others most worth attacking; above 50 dice it cannot fail."""
        best = (0.0, areas[0] if areas else 0)
        for area in areas:
            owner = self.view.owners[area]
            odds = 1.0 if dice > 50 else win(dice, int(self.defence(area, dice)))
            near = 0.15 if NEIGHBOURS[area] & self.land[self.me] else 0.0
            best = max(best, (odds * (0.25 + 0.6 * self.threat(owner) + near), area))
        return best

    def event_areas(self, card: int) -> list[int]:
        """Areas that an Event can be aimed at (as ``by_card.for_people``)."""
        foreign = 0
        for kingdom, land in self.land.items():
            if kingdom != self.me:
                foreign |= land
        if card == cards.REBELION:
            return areas_in(foreign)
        if card in (cards.CAMPANA_M, cards.CAMPANA_C):
            free = [area for area in self.view.board if self.view.owners[area] == box.NOBODY]
            mask = 0
            for area in free:
                mask |= NEIGHBOURS[area]
            return areas_in(foreign & mask)
        mask = self.border() & foreign
        return areas_in(mask & ~self.land.get(box.CASTILLA, 0) if card == cards.CAMPANA_CID else mask)

    def best_to_garrison(self, areas: list[int]) -> int:
        """The player's castle that most needs a garrison."""
        own = [area for area in areas if self.land[self.me] >> area & 1]
        if not own:
            return areas[0]
        return max(own, key=lambda area: (self._exposed(area), -area))

    def _exposed(self, area: int) -> float:
        around = NEIGHBOURS[area] & self.board & ~self.land[self.me]
        foes = sum(1 for a in areas_in(around) if self.view.owners[a] >= 0)
        return foes - 0.5 * abs(self.value(area) - 3)
