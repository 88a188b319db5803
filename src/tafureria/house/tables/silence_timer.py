"""How long the table waits before it takes silence as an answer (``Game.silence``): live outcry, faces.

The timer does not use the table: it is given the actions, and reports how much time is left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tafureria.core.game import OVER, seats_in
from tafureria.house.tables.live_game import LiveGame

NEVER: Final = float("inf")


@dataclass(slots=True)
class SilenceTimer:
    """When the present question closes by itself."""

    due: float = NEVER
    """On the table's clock (``time.monotonic``)."""
    _count: float = NEVER
    """When the count ends. Players are told only this: a running window would reveal a bid."""
    _round: int = -1

    def update(self, live: LiveGame, first: int, now: float, pause: float, *, hurries: bool) -> None:
        """Adjust the timer to the actions from ply *first* on.

        A new question restarts the timer, after the pause; the first choice that is not silence shortens it
        to the window. Where speaking is no race, the time is only limited if a person waits for another
        (*hurries*), and nobody sees it run.
        """
        silence = None if live.waiting == OVER else live.game.silence(live.state)
        if silence is None or not (silence.race or hurries):
            self.due, self._count, self._round = NEVER, NEVER, -1
        elif live.rounds != self._round:
            self.due = now + pause + silence.seconds
            self._count = self.due if silence.race else NEVER
            self._round = live.rounds
        elif any(action != silence.action for _, action in live.actions[first:]):
            self.due = min(self.due, now + silence.window)

    def left(self, now: float) -> float:
        """Seconds until the count ends, as everybody may know it; 0 when there is none."""
        return 0.0 if self._count == NEVER else max(self._count - now, 0.01)

    def is_over(self, now: float) -> bool:
        """Is the time up?"""
        return self.due <= now

    def close(self, live: LiveGame) -> None:
        """Play the silent action for everybody who has not spoken."""
        silence = live.game.silence(live.state)
        assert silence is not None
        round_ = live.rounds
        for seat in seats_in(live.waiting):
            if live.rounds == round_ and live.waits_for(seat):
                live.act(seat, silence.action)
