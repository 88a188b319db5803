"""La reconquista: sixty provinces, troops that do not show their owner, and no aids to memory."""

from tafureria.games.la_reconquista.game import GAME as GAME
