"""The events of Taifa, with one module each for turns, the attack, areas, cards and the automa.

``kingdom`` is the kingdom that acts and ``other`` the second one involved. Beside each is the seat of the
person who plays it (-1 for a bot; see ``name_seats``). ``eyes`` is the mask of the seats that may see the
event's cards.
"""

from __future__ import annotations

from tafureria.core.event import Event
from tafureria.games.taifa.events.areas import (
    BonusMoved as BonusMoved,
)
from tafureria.games.taifa.events.areas import (
    Conquered as Conquered,
)
from tafureria.games.taifa.events.areas import (
    Freed as Freed,
)
from tafureria.games.taifa.events.areas import (
    Garrisoned as Garrisoned,
)
from tafureria.games.taifa.events.attack import (
    Afterwards as Afterwards,
)
from tafureria.games.taifa.events.attack import (
    Ambushed as Ambushed,
)
from tafureria.games.taifa.events.attack import (
    Answered as Answered,
)
from tafureria.games.taifa.events.attack import (
    Attacks as Attacks,
)
from tafureria.games.taifa.events.attack import (
    Chose as Chose,
)
from tafureria.games.taifa.events.attack import (
    Committed as Committed,
)
from tafureria.games.taifa.events.attack import (
    Counted as Counted,
)
from tafureria.games.taifa.events.attack import (
    Die as Die,
)
from tafureria.games.taifa.events.attack import (
    GarrisonSpent as GarrisonSpent,
)
from tafureria.games.taifa.events.attack import (
    HakimShown as HakimShown,
)
from tafureria.games.taifa.events.attack import (
    Held as Held,
)
from tafureria.games.taifa.events.attack import (
    Laid as Laid,
)
from tafureria.games.taifa.events.attack import (
    NoForce as NoForce,
)
from tafureria.games.taifa.events.attack import (
    Peeked as Peeked,
)
from tafureria.games.taifa.events.attack import (
    Ready as Ready,
)
from tafureria.games.taifa.events.attack import (
    RelicShown as RelicShown,
)
from tafureria.games.taifa.events.attack import (
    Revealed as Revealed,
)
from tafureria.games.taifa.events.attack import (
    Rolled as Rolled,
)
from tafureria.games.taifa.events.attack import (
    Sortied as Sortied,
)
from tafureria.games.taifa.events.automata import (
    CidHanded as CidHanded,
)
from tafureria.games.taifa.events.automata import (
    Decided as Decided,
)
from tafureria.games.taifa.events.automata import (
    TopLost as TopLost,
)
from tafureria.games.taifa.events.automata import (
    TurnedUp as TurnedUp,
)
from tafureria.games.taifa.events.automata import (
    decision as decision,
)
from tafureria.games.taifa.events.cards import (
    Aimed as Aimed,
)
from tafureria.games.taifa.events.cards import (
    Barred as Barred,
)
from tafureria.games.taifa.events.cards import (
    Declined as Declined,
)
from tafureria.games.taifa.events.cards import (
    Discarded as Discarded,
)
from tafureria.games.taifa.events.cards import (
    Gifting as Gifting,
)
from tafureria.games.taifa.events.cards import (
    Given as Given,
)
from tafureria.games.taifa.events.cards import (
    IncursionBegan as IncursionBegan,
)
from tafureria.games.taifa.events.cards import (
    IncursionEnded as IncursionEnded,
)
from tafureria.games.taifa.events.cards import (
    Kept as Kept,
)
from tafureria.games.taifa.events.cards import (
    Looked as Looked,
)
from tafureria.games.taifa.events.cards import (
    Lost as Lost,
)
from tafureria.games.taifa.events.cards import (
    Mixing as Mixing,
)
from tafureria.games.taifa.events.cards import (
    Played as Played,
)
from tafureria.games.taifa.events.cards import (
    SetAside as SetAside,
)
from tafureria.games.taifa.events.cards import (
    Stolen as Stolen,
)
from tafureria.games.taifa.events.cards import (
    Taken as Taken,
)
from tafureria.games.taifa.events.telling import (
    name_seats as name_seats,
)
from tafureria.games.taifa.events.turns import (
    BonusesReset as BonusesReset,
)
from tafureria.games.taifa.events.turns import (
    Drew as Drew,
)
from tafureria.games.taifa.events.turns import (
    Passed as Passed,
)
from tafureria.games.taifa.events.turns import (
    Refilled as Refilled,
)
from tafureria.games.taifa.events.turns import (
    TruceNamed as TruceNamed,
)
from tafureria.games.taifa.events.turns import (
    TurnBegan as TurnBegan,
)
from tafureria.games.taifa.events.turns import (
    TurnEnded as TurnEnded,
)
from tafureria.games.taifa.events.turns import (
    Won as Won,
)

EVENTS: tuple[type[Event], ...] = (
    TurnBegan,
    TruceNamed,
    Drew,
    Refilled,
    BonusesReset,
    Passed,
    TurnEnded,
    Won,
    Attacks,
    Laid,
    Ready,
    Peeked,
    Committed,
    Answered,
    Counted,
    GarrisonSpent,
    Revealed,
    Ambushed,
    Sortied,
    NoForce,
    Die,
    Rolled,
    Afterwards,
    Chose,
    RelicShown,
    HakimShown,
    Conquered,
    Held,
    Freed,
    BonusMoved,
    Garrisoned,
    IncursionBegan,
    IncursionEnded,
    Lost,
    Stolen,
    Given,
    Barred,
    Played,
    Discarded,
    Gifting,
    Aimed,
    Declined,
    SetAside,
    Taken,
    Kept,
    Looked,
    Mixing,
    TurnedUp,
    Decided,
    CidHanded,
    TopLost,
)
