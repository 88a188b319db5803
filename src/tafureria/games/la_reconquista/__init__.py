"""La reconquista: sixty provinces, troops without a banner, and nobody may write anything down."""

from tafureria.games.la_reconquista.game import GAME as GAME
