# Espada Negra: the words of the game.

title = Espada Negra
tagline = Cards at auction, sudden attacks, and spies who spoil it all.

# --- What is expected -----------------------------------------------------------------------------

ask-attack = Do you attack the card? Everybody declares at the same time, in secret.
ask-bid = Bid for the card in secret: a tie goes to whoever keeps more gold.
ask-call = { $leading_bid ->
    [0] Make a bid, or pass this round of bidding.
   *[other] The leading bid is { $leading_bid }: raise it, or pass this round of bidding.
}
ask-name = A tie at { $leading_bid }: you are the auctioneer, choose who leads.
ask-speak = { $leading_bid ->
    [0] Your bid: open the auction or pass.
   *[other] Your bid: raise above { $leading_bid } or pass.
}
ask-outcry = { $leading_bid ->
    [0] Bid whenever you like! The house counts to three.
   *[other] The leading bid is { $leading_bid }. Raise it before the hammer falls!
}
ask-block = You can stop this: point spies worth at least { $need }, or do nothing.
ask-cancel = You can cancel the latest action: point spies worth at least { $need }, or do nothing.

wait-attack = { $n ->
    [one] { $who } decides whether to attack.
   *[other] { $who } decide whether to attack.
}
wait-bid = { $n ->
    [one] { $who } is making a sealed bid.
   *[other] { $who } are making sealed bids.
}
wait-call = { $n ->
    [one] { $who } is thinking about a bid.
   *[other] { $who } are thinking about their bids.
}
wait-name = { $who } breaks the tie.
wait-speak = It is { $who }’s turn to bid.
wait-outcry = The house is counting: { $who } may still bid.
wait-block = { $who } decides whether to point spies.
wait-cancel = { $who } decides whether to cancel the action.

# --- Options --------------------------------------------------------------------------------------

option-mazo = Deck
option-mazo-help = The cards you play with.
option-mazo-clasica = Classic
option-mazo-clanes = Clans: much attack, little gold
option-mazo-sombras = Shadows: with spies
option-subasta = Auction
option-subasta-help = How cards are auctioned and how ties are broken.
option-subasta-secreta = Sealed
option-subasta-interno = A player as auctioneer
option-subasta-externo = The house as auctioneer
option-vivo = Live outcry
option-vivo-help = With the house as auctioneer: each bid counts as soon as it comes, and the house counts “going once, going twice, sold”.
option-cuenta = Seconds to the hammer
option-cuenta-help = Live outcry: seconds from a bid to the fall of the hammer.
option-ventana = Fair to slow connections
option-ventana-help = Live outcry: bids less than 150 milliseconds apart count as simultaneous, and their order is drawn by lot.
option-cartas_por_turno = Cards per turn
option-cartas_por_turno-help = How many cards are turned up and auctioned each turn.
option-cartas_por_turno-seis = Six
option-cartas_por_turno-jugadores-mas-1 = One more than players
option-cartas_por_turno-jugadores-mas-2 = Two more than players
option-condiciones = Starting conditions
option-condiciones-help = Cards set aside at random at the start; their conditions hold all game. Three is usual.
option-parejas = In pairs
option-parejas-help = Partners sit opposite; the pair of the player with the most victory wins. Neither gold nor cards are shared.
option-prevision = Foresight
option-prevision-help = The cards of the next turn, or of the next two, lie face up as well.

preset-clasica = Classic
preset-condiciones = With three conditions
preset-al-grito = Live outcry
preset-sombras = Shadows with conditions

# --- Rules that can be broken ---------------------------------------------------------------------

rule-espada-bid-too-low = A bid must beat the leading one and reach the minimum.
rule-espada-bid-too-high = Nobody bids more gold than they have.
rule-espada-not-tied = You may choose only among the tied players.
rule-espada-attack-too-weak = With those cards your attack is below the minimum.
rule-espada-no-berserker = You do not have that many unspent berserkers. Cards you got this turn are still resting.
rule-espada-spy-too-weak = The spies you have pointed are not enough yet.
rule-espada-pointed-already = You have pointed a spy: there is no turning back.
rule-espada-no-spy = You have no such spy left to point: each can be pointed once per game.
rule-espada-live-is-outcry = A live outcry needs the house as auctioneer.
rule-espada-clock-is-live = The count and slow connections matter only in a live outcry.
rule-espada-pairs-even = Pairs need an even number of players, at least four.
rule-espada-mini-is-plain = The small test game has its own deck and two cards per turn.

# --- What happens ---------------------------------------------------------------------------------

event-auctioneer = { $drawn ->
    [yes] { $seat_you ->
        [yes] You are the first auctioneer and start with one gold less.
       *[no] { $seat } is the first auctioneer and starts with one gold less.
    }
   *[no] { $seat_you ->
        [yes] You are now the auctioneer.
       *[no] { $seat } is now the auctioneer.
    }
}
event-set-aside = { $conditions_n ->
    [1] Starting condition: { $conditions } ({ $card } is set aside).
   *[other] Starting conditions: { $conditions } ({ $card } is set aside).
}
event-turned-up = { $ahead ->
    [0] { $card } is turned up.
   *[other] { $card } is turned up for a later turn.
}
event-turn-began = Turn { $turn }.
event-income = { $negative ->
    [yes] { $seat_you ->
        [yes] You pay { $amount } gold and have { $gold } left.
       *[no] { $seat } pays { $amount } gold and has { $gold } left.
    }
   *[no] { $seat_you ->
        [yes] You receive { $amount } gold and have { $gold }.
       *[no] { $seat } receives { $amount } gold and has { $gold }.
    }
}
event-offered = Card { $number }: { $card }.
event-sealed = -
event-turned-up-many = { $n } cards are turned up.
event-income-many = Everybody receives what their cards produce.
event-victory-counted-many = Everybody's victory is counted.
event-declared = { $attacks_most ->
    [0] { $seats_n ->
        [1] { $seats_you ->
            [yes] You do not attack.
           *[no] { $seats } does not attack.
        }
       *[other] Nobody attacks.
    }
   *[other] { $seats_n ->
        [1] { $seats_you ->
            [yes] Your attack: { $attacks }.
           *[no] Attack of { $seats }: { $attacks }.
        }
       *[other] Attacks of { $seats }: { $attacks }.
    }
}
event-attack-tied = A tie at { $attack } between { $seats }: the card is auctioned.
event-attack-won = { $seat_you ->
    [yes] You attack { $card } with { $attack }.
   *[no] { $seat } attacks { $card } with { $attack }.
}
event-outcry = The house puts { $card } up for auction.
event-bids = { $bids_most ->
    [0] { $seats_n ->
        [1] { $seats_you ->
            [yes] You do not bid.
           *[no] { $seats } does not bid.
        }
       *[other] Nobody bids.
    }
   *[other] { $seats_n ->
        [1] { $seats_you ->
            [yes] Your bid: { $bids }.
           *[no] Bid of { $seats }: { $bids }.
        }
       *[other] Bids of { $seats }: { $bids }.
    }
}
event-cried = { $bids_most ->
    [0] Nobody says a word.
   *[other] { $seats_n ->
        [1] { $seats_you ->
            [yes] Your bid is heard: { $bids }.
           *[no] Heard from { $seats }: { $bids }.
        }
       *[other] Heard from { $seats }: { $bids }.
    }
}
event-leads = { $seat_you ->
    [yes] You lead with { $bid }.
   *[no] { $seat } leads with { $bid }.
}
event-named = { $seat_you ->
    [yes] { $leader_seat_you ->
        [yes] You break the tie in your own favour: you lead.
       *[no] You break the tie: { $leader_seat } leads.
    }
   *[no] { $leader_seat_you ->
        [yes] { $seat } breaks the tie: you lead.
       *[no] { $seat } breaks the tie: { $leader_seat } leads.
    }
}
event-order = Order of bidding: { $seats }.
event-passed = { $seat_you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-lot = { $seat_you ->
    [yes] Simultaneous bids: by lot, you are heard first.
   *[no] Simultaneous bids: by lot, { $seat } is heard first.
}
event-sold = { $seat_you ->
    [yes] You pay { $paid } for { $card }.
   *[no] { $seat } pays { $paid } for { $card }.
}
event-pointed = { $seat_you ->
    [yes] You point a spy ({ $model }); the sum is { $sum }.
   *[no] { $seat } points a spy ({ $model }); the sum is { $sum }.
}
event-spied = { $actions ->
    [1] { $seat_you ->
        [yes] You spy on { $against_seat } with { $sum }.
       *[no] { $against_seat_you ->
            [yes] { $seat } spies on you with { $sum }.
           *[no] { $seat } spies on { $against_seat } with { $sum }.
        }
    }
   *[other] { $seat_you ->
        [yes] You cancel the action of { $against_seat } with { $sum }.
       *[no] { $against_seat_you ->
            [yes] { $seat } cancels your action with { $sum }.
           *[no] { $seat } cancels the action of { $against_seat } with { $sum }.
        }
    }
}
event-quiet = { $seat_you ->
    [yes] You do nothing.
   *[no] { $seat } does nothing.
}
event-chain-closed = { $held ->
    [yes] { $seat_you ->
        [yes] Your block holds.
       *[no] The block by { $seat } holds.
    }
   *[no] { $seat_you ->
        [yes] Your block is void.
       *[no] The block by { $seat } is void.
    }
}
event-gained = { $loot ->
    [0] { $seat_you ->
        [yes] You get { $card }.
       *[no] { $seat } gets { $card }.
    }
   *[other] { $seat_you ->
        [yes] You get { $card } and { $loot } gold as loot.
       *[no] { $seat } gets { $card } and { $loot } gold as loot.
    }
}
event-discarded = { $why ->
    [no-bids] Nobody bids: { $card } is discarded.
    [tie] A tie: nobody gets it. { $card } is discarded.
   *[spies] The spies prevent it: { $card } is discarded.
}
event-victory-counted = { $from_conditions ->
    [0] { $seat_you ->
        [yes] You have { $from_cards ->
            [one] 1 victory point
           *[other] { $from_cards } victory points
        }.
       *[no] { $seat } has { $from_cards ->
            [one] 1 victory point
           *[other] { $from_cards } victory points
        }.
    }
   *[other] { $seat_you ->
        [yes] You have { $from_cards ->
            [one] 1 victory point
           *[other] { $from_cards } victory points
        } from cards and { $from_conditions } from conditions.
       *[no] { $seat } has { $from_cards ->
            [one] 1 victory point
           *[other] { $from_cards } victory points
        } from cards and { $from_conditions } from conditions.
    }
}
event-ended = { $ending ->
    [too-small] There are not enough cards for a single turn: the victory is shared.
   *[exhausted] { $seats_n ->
        [1] { $seats_you ->
            [yes] There are not enough cards for another turn. You win!
           *[no] There are not enough cards for another turn. { $seats } wins.
        }
       *[other] There are not enough cards for another turn. { $seats } share the victory.
    }
}

ending-exhausted = There are not enough cards for another full turn.
ended-exhausted =
    { $n ->
        [1] takes the Black Sword with { $score } victory points
       *[other] share the Black Sword with { $score } victory points
    }
ending-too-small = The deck is too small for a single turn: everybody shares the victory.
decided-cards = What most sets { $seat } apart from { $other_seat }, who comes next, is the card { $model }: { $own } to { $theirs }.
decided-too-small = The deck was too small for a single turn: nobody could get ahead.
decided-conditions = The conditions decide it: they give { $seat } { $own } victory, and { $other_seat }, who comes next, { $theirs }.
decided-tied = { $seats } have the same victory. Nothing breaks a tie at the end: they share it.

# --- Starting conditions --------------------------------------------------------------------------

table-condition-feria = Each turn { $amount } more cards are auctioned.
table-condition-corona = Cards that give only victory give { $amount } more.
table-condition-gabela = Whoever owns a card that gives only victory receives no production; a negative one is still paid.
table-condition-paz = Whoever owns a card that gives only victory cannot attack.
table-condition-linaje = Whoever has the most copies of one card at the end (at least two) gets { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
    }.
table-condition-consejo = Whoever has more cards than anybody else is the auctioneer.
table-condition-arcas = Everybody starts with { $amount } more gold.
table-condition-diezmo = Everybody receives { $amount } gold each turn, on top of production.
table-condition-tesoro = At the end, every five gold are worth { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
    }.
table-condition-avaro = Whoever has the most gold at the end gets { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
    }.
table-condition-hueste = Whoever has the most attack at the end, spent or not, gets { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
    }.
table-condition-murallas = The minimum attack goes up by { $amount }.
table-condition-tasa = The minimum bid goes up by { $amount }.
table-condition-botin = Whoever gets a card by attack receives { $amount } gold.
table-condition-limosna = Whoever has the fewest cards receives { $amount } gold each turn.
table-condition-variedad = Whoever has the most different cards at the end (at least two) gets { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
    }.
table-condition-furia = Every berserker card attacks with { $amount } more.
table-condition-perdon = Negative production of cards is not paid.
table-condition-intriga = Every spy that is pointed counts { $amount } more.
table-condition-secretos = Whoever has the most espionage at the end, spent or not, gets { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
    }.
table-condition-villas = Cards that give only production give { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
    } at the end.

# --- The table ------------------------------------------------------------------------------------

table-row = This turn’s cards
table-turn = Turn { $turn } of { $turns }
table-left = { $n ->
    [one] { $n } card still to come
   *[other] { $n } cards still to come
}
table-now = Up now
table-ahead = Coming turns
table-conditions = Conditions
table-gold = gold
table-production = production
table-attack = attack
table-espionage = espionage
table-victory = victory
table-berserker = berserker: this attack can be used once
table-attacked = has attacked
table-attacked-you = already attacked
table-barred = cannot attack
table-auctioneer = auctioneer
table-cards-of = Cards of { $who }
table-no-cards = No cards yet.
table-fresh = from this turn
table-spent = spent
table-fate-gone = discarded
table-fate-seat = to { $who }
table-hold = No attack
table-attack-with = Attack with { $n }
table-steady = Your normal attack: { $n }
table-one-more = One more: { $card }
table-one-less = One less: { $card }
table-pass = Pass
table-no-bid = No bid
table-bid = Bid { $n }
table-raise = Raise to { $n }
table-more = One coin more
table-less = One coin less
table-your-bid = Your bid
table-of-gold = of { $n } gold
table-opening = { $kind ->
    [attacks] The attacks are opened.
   *[bids] The bids are opened.
}
table-sealed = Your choice is sealed
table-waiting-for = Still to choose: { $names }
table-sealed-by = has chosen
table-choosing = is choosing
table-leads = leads
table-lead = Leading bid: { $n }
table-no-lead = Nobody has bid
table-name = Let { $who } lead
table-order = Order of bidding
table-count-1 = Going once!
table-count-2 = Going twice!
table-count-3 = Sold!
table-spies = Spies
table-taker-bid = { $who } pays { $n } and is about to get the card
table-taker-attack = { $who } attacks with { $n } and is about to get the card
table-need = { $n } needed
table-pointed = { $n } pointed
table-point = Point: { $card } ({ $n })
table-quiet = Do nothing
table-done-block = Stop it
table-done-cancel = Cancel it
table-chain = Chain of espionage
table-chain-block = { $who } stops it
table-chain-cancel = { $who } cancels that
table-history = Prices
table-history-empty = Nothing has been sold yet.
table-how-bid = for gold
table-how-attack = by attack
table-how-no-bids = no bids
table-how-tie = a tie
table-how-spies = spies
table-reveal-bids = Bids
table-reveal-attacks = Attacks
table-lost = discarded
table-you = you
table-unseen = Unseen
table-pair = pair
table-engines = The players
table-engines-more = The other players
table-count-0 = Any more bids?
table-last = Last revealed
table-chain-held = the block holds
table-chain-void = the block is void
table-card = Card
table-sold = Sold
table-mean = Mean
table-most = Highest
table-your-choice = Your choice
table-went-for = Sold for:
table-cards-own = Your cards
table-coming = Cards to come
table-left-short = { $n } left
table-when = Turn { $turn } of { $turns }{ $card ->
    [0] {""}
   *[other] {" "}· card { $card } of { $cards }
}
table-writes = writing…
table-for-you = For you
table-ahead-of = puts you ahead ({ $who } has { $n })
table-never-sold = None has been sold yet.
table-unseen-n = { $n ->
    [0] None is still to come.
    [one] 1 is still to come.
   *[other] { $n } are still to come.
}
table-sure = Sure? Bid { $n }
table-goes-to = Sold! To { $who }
table-tied = Tie
table-tie = Tie at { $n }
table-tie-keeps = Whoever keeps more gold wins: { $n }.
table-tie-same = Both keep the same gold ({ $n }): nobody gets it.
table-tie-auctioneer = { $who } breaks it, as the auctioneer.
table-tie-attack = Nobody takes it: it is auctioned.
table-tie-hint = In a tie, whoever keeps more gold wins.
table-keeps = keeps
table-goes-to-you = Sold! It is yours
table-plot-block = { $who } spies on { $whom } with { $n }
table-plot-cancel = { $who } cancels { $whom } with { $n }
table-plot-lost = { $who } goes without it
table-auctions = Auctioneer: { $who }
table-auctions-you = You are the auctioneer
table-voice = { $n }!
table-broke = cannot pay more
table-say = Say a price
table-silence = Silence is a pass too.
table-rest-after = With { $bid } you keep { $rest }, and next turn you { $n ->
    [0] receive nothing
   *[other] receive { $n }
}.
table-cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
table-count-most = highest
table-count-short = { $n } short
table-count-conditions = conditions: { $n }
table-term-victory = Counts at the end of the game.
table-term-production = Gold that it brings each turn; if negative, you pay it.
table-term-attack = Takes a card without paying, one attack each turn.
table-term-berserker = Attacks only once in the whole game.
table-term-espionage = Keeps somebody from getting a card; each spy once.
table-term-condition = Its condition holds only if the card is set aside at the start.

# --- Rules ----------------------------------------------------------------------------------------

help-credit = By the Hermanos Juramentados de la Espada Negra (2014)
help-1-title = The aim
    .book = 1
    .gist = Have the most victory when the cards run out.
    .try = primera goal
help-1-body =
    Every player builds up a house with cards: some give _victory_, some _produce_ gold each turn, some _attack_ and some _spy_. When the cards run out, the player with the most victory wins; tied players share the win.[R]

    Everybody starts with ten gold. Everything is open: gold, cards, and what has been spent. Only the order of the deck and sealed choices are hidden, until they are revealed.

    @card

    - _Victory_ counts at the end.
    - _Production_ is gold at the start of each turn; it can be negative, but nobody falls below zero.[R]
    - _Attack_ takes a card without paying for it. A _berserker_ (with a flame) can do so only once per game.
    - _Espionage_ stops others from taking what they have won. Each spy can be used only once per game.
help-2-title = The turn
    .book = 2, 3, 7, 8
    .gist = Collect gold; six cards are turned up and resolved one by one.
    .try = primera row
help-2-body =
    At the start of a turn six cards are turned up, and everybody receives what their own cards produce. Then the cards are resolved one by one, in the order in which they were turned up:

    - first, whoever can may _attack_ it;
    - if nobody takes it that way, it is _auctioned_;
    - and before anybody gets it, the others may _spy_.

    What you get this turn rests until the next: it does not attack, spy or produce yet. It counts for victory from the start.

    The game ends when there are not enough cards for a full turn; those left over are not auctioned. With six cards per turn, 48 cards make eight turns.
help-3-title = The auction
    .book = 4
    .gist = The highest bid pays and takes it; with no bid, it is discarded.
    .try = primera bid
help-3-body =
    There are three ways to auction, and in all of them a card that nobody bids for is discarded. The price is paid immediately, before anybody spies.

    _Sealed_. Everybody bids at the same time, in secret, from nothing to all their gold. The highest bid pays and gets the card; the others pay nothing. A tie goes to the tied player with the most gold left; if that is equal too, the card is discarded and nobody pays.

    @subasta

    _A player as auctioneer_. A player drawn by lot is the first auctioneer and starts with nine gold; each turn the next player to the left is auctioneer. In each round of bidding, everybody but the leader bids a higher amount or passes for that round, all at the same time.[R] If the highest bids are tied, the auctioneer chooses which of them leads. When nobody raises, the card is sold.

    _The house as auctioneer_. The first to say a bid has it, so there are no ties. _In turns_: for each round of bidding the house draws the order; the first to raise leads, and a new round begins.[R] In a _live outcry_ anybody bids at any moment, and the house counts “going once, going twice, sold”; every bid restarts the count.
help-4-title = The attack
    .book = 5, 6, 11
    .gist = The highest attack takes the card and pays nothing.
    .try = primera attack
help-4-body =
    Before a card is auctioned, everybody who has attack and has not attacked this turn says at the same time whether they attack it.[R] An attacker adds up all their normal attack and chooses which _berserkers_ to add.

    The highest attack takes the card and pays nothing. If there is a tie, the card is auctioned and everybody may bid.

    @ataque

    You attack only once per turn, whether you win or not. Berserkers that you commit are spent for the whole game, even in a tie or when spies stop the attack.
help-5-title = Espionage
    .book = 12-14
    .gist = Spies worth what was paid or committed stop it.
    .try = segunda block
help-5-body =
    When somebody is about to get a card, the others are asked in order, from that player's left.[R] To stop it, point spies of your own worth at least the gold paid, or the attack committed to that strike.[R]

    Anyone but its author may cancel an action with spies worth at least those pointed in it; and that can be cancelled too. Only the latest action can be answered.[R]

    @chain

    When nobody answers any more, the actions are counted. If their number is odd, the block holds: the card is discarded[R] and the gold is lost. If it is even, the block is void and the next player is asked. Spies that were pointed are spent in any case, but remain yours for everything else.
help-6-title = Conditions and variants
    .book = 9, 10, R
    .gist = What can change from one game to the next.
help-6-body =
    Every card carries a _starting condition_ (the Knight, of which there is only one, carries two). When you play with conditions, some cards are set aside at random and their conditions hold all game. Conditions that affect play look at what each player owned when the turn began; those that score look at everything owned at the end.[R] If the same condition comes twice, it adds up.[R]

    “Gives only victory” means that its other figures are zero.[R] When there is a prize for having the most, all who are tied score it.[R]

    The auctioneer by condition wins the ties they are part of in sealed auctions; with a player as auctioneer, they choose who leads; with the house as auctioneer, a bid of theirs equal to the leading one takes the lead.[R]

    _In pairs_: partners sit opposite, and the pair of the player with the most victory wins; if players of different pairs are tied, they share the win.[R] _Foresight_: the cards of the next turn, or of the next two, are face up too.
help-phase-attack = 4
help-phase-bid = 3
help-phase-call = 3
help-phase-name = 3
help-phase-speak = 3
help-phase-outcry = 3
help-phase-block = 5
help-phase-cancel = 5

# --- What a house bot knew (replay) ---------------------------------------------------

knew-quedan = { $card }: { $count } still to come

advice-bids = { $gold ->
    [0] Pass
    [one] Bid one coin
   *[other] Bid { $gold } coins
}
advice-attacks = { $berserkers ->
    [0] Attack, spending no berserkers
    [one] Attack, spending one berserker
   *[other] Attack, spending { $berserkers } berserkers
}
advice-holds = Do not attack
advice-names = Break the tie for { $seat }
advice-points = Point a spy: { $model }
advice-says = { $choice ->
    [calla] Do not spy
   *[listo] Point nobody else
}
advice-worth = { $model }: worth { $gold ->
    [one] one coin
   *[other] about { $gold } coins
} to you, for what it brings until the end.
advice-left = You would have { $gold ->
    [0] no gold
    [one] one coin
   *[other] { $gold } coins
} left. The richest rival has { $most }.
advice-lowest = A bid would cost at least { $gold ->
    [one] one coin
   *[other] { $gold } coins
}.
advice-outdone = You would attack with { $strength }. { $count ->
    [0] No rival who may attack reaches as much.
    [one] One rival who may attack reaches as much.
   *[other] { $count } rivals who may attack reach as much.
}
advice-later = { $model } is still to come, worth { $gold ->
    [one] one coin
   *[other] about { $gold } coins
} to you.
advice-spoils = It takes { $need } of espionage, and you have { $have }. The card is worth { $gold ->
    [one] one coin
   *[other] about { $gold } coins
} to { $seat_you ->
    [yes] you.
   *[no] { $seat }.
}
advice-victory = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} { $count ->
    [one] one point of victory.
   *[other] { $count } points of victory.
}

# What is known of what is hidden
table-deduce-lead = What has not come from the deck yet, with its conditions. Nobody knows the order.
table-deduce-left = { $n ->
    [one] 1 left
   *[other] { $n } left
 }
table-deduce-none = none left
