# Espada Negra: the words of the game.

title = Espada Negra
tagline = Cards at auction, sudden attacks, and spies who spoil it all.

# --- What is expected -----------------------------------------------------------------------------

ask-attack = Do you attack the card? All declare at once, in secret.
ask-bid = Bid for the card in secret.
ask-call = { $lead ->
    [0] Name your bid, or pass this call.
   *[other] It stands at { $lead }: raise, or pass this call.
}
ask-name = A tie at { $lead }: you are the auctioneer, name who leads.
ask-speak = { $lead ->
    [0] You have the word: open the bidding or pass.
   *[other] You have the word: raise above { $lead } or pass.
}
ask-outcry = { $lead ->
    [0] Bid whenever you like! The house counts to three.
   *[other] It stands at { $lead }. Raise before the third stroke!
}
ask-block = You can stop this: point spies worth at least { $need }, or keep quiet.
ask-cancel = You can cancel the latest action: point spies worth at least { $need }, or keep quiet.

wait-attack = { $who } decides whether to attack.
wait-bid = { $who } bids in secret.
wait-call = { $who } is thinking of a bid.
wait-name = { $who } breaks the tie.
wait-speak = { $who } has the word.
wait-outcry = The house cries the card: { $who } may still be heard.
wait-block = { $who } decides whether to point spies.
wait-cancel = { $who } decides whether to cancel the action.

# --- Options --------------------------------------------------------------------------------------

option-mazo = Deck
option-mazo-help = The cards that are played with.
option-mazo-clasica = Classic
option-mazo-clanes = Clans: much attack, little gold
option-mazo-sombras = Shadows: with spies
option-subasta = Auction
option-subasta-help = How cards are auctioned and how ties are broken.
option-subasta-secreta = Sealed
option-subasta-interno = A player as auctioneer
option-subasta-externo = The house as auctioneer
option-vivo = Live outcry
option-vivo-help = With the house as auctioneer: bids are taken as they come, and it counts “going once, going twice, gone”.
option-cuenta = Seconds of the count
option-cuenta-help = Live outcry: seconds from a bid to the fall of the hammer.
option-ventana = Fair to slow connections
option-ventana-help = Live outcry: bids that come within 150 milliseconds count as simultaneous and are drawn by lot.
option-cartas_por_turno = Cards a turn
option-cartas_por_turno-help = How many cards are turned up and auctioned each turn.
option-cartas_por_turno-seis = Six
option-cartas_por_turno-jugadores-mas-1 = One more than players
option-cartas_por_turno-jugadores-mas-2 = Two more than players
option-condiciones = Starting conditions
option-condiciones-help = Cards set aside at random at the start, whose conditions hold all game; three is usual.
option-parejas = In pairs
option-parejas-help = Partners sit opposite; the pair of the player with most victory wins. Nothing is pooled.
option-prevision = Foresight
option-prevision-help = The cards of the next turn, or of the next two, lie face up as well.

preset-clasica = Classic
preset-condiciones = With three conditions
preset-al-grito = Live outcry
preset-sombras = Shadows with conditions

# --- Rules that can be broken ---------------------------------------------------------------------

rule-espada-bid-too-low = A bid must beat the leading one and reach the lowest allowed.
rule-espada-bid-too-high = Nobody bids more gold than they have.
rule-espada-not-tied = Only somebody who is tied may be named.
rule-espada-attack-too-weak = With those cards the attack is below the least allowed.
rule-espada-no-berserker = You have not so many unspent berserkers. Those got this turn are still resting.
rule-espada-spy-too-weak = The espionage pointed is not enough yet.
rule-espada-pointed-already = You have pointed a spy: there is no turning back.
rule-espada-no-spy = You have no such spy to point: each is pointed once in a game.
rule-espada-live-is-outcry = Only the house as auctioneer can hold a live outcry.
rule-espada-clock-is-live = The count and the window belong to the live outcry.
rule-espada-pairs-even = Pairs need an even number of players, four or more.
rule-espada-mini-is-plain = The little test has its own deck and its two cards a turn.

# --- What happens ---------------------------------------------------------------------------------

event-office = { $drawn ->
    [yes] { $seat } is the first auctioneer and begins with one gold less.
   *[no] { $seat } becomes auctioneer.
}
event-set-aside = Starting condition: { $condition } ({ $card } is set aside).
event-turned-up = { $ahead ->
    [0] { $card } is turned up.
   *[other] { $card } is seen coming.
}
event-income = Turn { $turn }. Income: { $income }. Gold: { $gold }.
event-offered = Card { $place }: { $card }.
event-sealed = -
event-declared = Attacks of { $seats }: { $attacks }.
event-attack-tied = A tie at { $attack } between { $seats }: there will be an auction.
event-attack-won = { $seat } attacks { $card } with { $attack }.
event-outcry = The house cries { $card }.
event-bids = Bids of { $seats }: { $bids }.
event-cried = Heard from { $seats }: { $bids }.
event-leads = { $seat } leads with { $bid }.
event-named = { $seat } breaks the tie: { $leader_seat } leads.
event-order = They speak in this order: { $seats }.
event-passed = { $seat } passes.
event-lot = At the same moment: the lot hears { $seat } first.
event-sold = { $seat } pays { $paid } for { $card }.
event-pointed = { $seat } points a spy: { $model }. That makes { $sum }.
event-spied = { $actions ->
    [1] { $seat } spies on { $against_seat } with { $sum }.
   *[other] { $seat } cancels the action of { $against_seat } with { $sum }.
}
event-quiet = { $seat } keeps quiet.
event-chain-closed = { $held ->
    [yes] The block by { $seat } holds.
   *[no] The block by { $seat } comes to nothing.
}
event-gained = { $loot ->
    [0] { $seat } gets { $card }.
   *[other] { $seat } gets { $card } and { $loot } gold of loot.
}
event-discarded = { $why ->
    [no-bids] Nobody bids: { $card } is discarded.
    [tie] A tie that nothing breaks: { $card } is discarded.
   *[spies] The spies prevail: { $card } is discarded.
}
event-ended = { $ending ->
    [too-small] There are not enough cards for a single turn: victory is shared.
   *[exhausted] The cards are used up. Victory from cards: { $points }; from conditions: { $bonus }. Won by { $seats }.
}

ending-exhausted = There are not enough cards for another full turn.
ending-too-small = The deck is too small for a single turn: victory is everybody's.

player-tercio = The third-of-it
player-jugador = Player

# --- Starting conditions --------------------------------------------------------------------------

table-condition-feria = Each turn { $amount } more cards are auctioned.
table-condition-corona = Cards that give only victory give { $amount } more.
table-condition-gabela = Who owns a card that gives only victory has no production.
table-condition-paz = Who owns a card that gives only victory cannot attack.
table-condition-linaje = Most equal cards (at least two) score { $amount } victory at the end.
table-condition-consejo = Who alone has most cards is the auctioneer and breaks ties.
table-condition-arcas = Everybody begins with { $amount } more gold.
table-condition-diezmo = Everybody receives { $amount } gold each turn, beside production.
table-condition-tesoro = At the end every five gold are worth { $amount } victory.
table-condition-avaro = Most gold at the end scores { $amount } victory.
table-condition-hueste = Most attack at the end, spent or not, scores { $amount } victory.
table-condition-murallas = Attacks must be stronger than usual by at least { $amount }.
table-condition-tasa = The lowest bid is higher by { $amount }.
table-condition-botin = Who gets a card by attack receives { $amount } gold.
table-condition-limosna = Who has fewest cards receives { $amount } gold each turn.
table-condition-variedad = Most different cards at the end (at least two) score { $amount } victory.
table-condition-furia = Every berserker card attacks with { $amount } more.
table-condition-perdon = Negative production of cards is not paid.
table-condition-intriga = Every spy pointed counts { $amount } more.
table-condition-secretos = Most espionage at the end, spent or not, scores { $amount } victory.
table-condition-villas = Cards that give only production give { $amount } victory at the end.

# --- The table ------------------------------------------------------------------------------------

table-row = Cards of this turn
table-turn = Turn { $turn } of { $turns }
table-left = { $n ->
    [one] { $n } card not seen yet
   *[other] { $n } cards not seen yet
}
table-block = On the block
table-next = Then
table-ahead = To come
table-conditions = Conditions
table-gold = gold
table-production = production
table-attack = attack
table-espionage = espionage
table-victory = victory
table-berserker = berserker: this attack serves only once
table-attacked = has attacked
table-barred = cannot attack
table-chair = auctioneer
table-cards-of = Cards of { $who }
table-no-cards = No cards yet.
table-fresh = got this turn
table-spent = spent
table-fate-gone = discarded
table-fate-seat = to { $who }
table-hold = No attack
table-attack-with = Attack with { $n }
table-steady = Your steady cards: { $n }
table-add-berserkers = Berserkers you add
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
table-sealed = Your choice is sealed
table-waiting-for = Still to choose: { $names }
table-sealed-by = has chosen
table-choosing = is choosing
table-leads = leads
table-lead = It stands at { $n }
table-no-lead = Nobody has bid
table-name = Let { $who } lead
table-order = Order of speaking
table-count-1 = Going once!
table-count-2 = Going twice!
table-count-3 = Gone!
table-going = Going once, going twice…
table-spies = Spies
table-getter-bid = { $who } pays { $n } and is about to get the card
table-getter-attack = { $who } attacks with { $n } and is about to get the card
table-need = { $n } needed
table-pointed = { $n } pointed
table-point = Point: { $card } ({ $n })
table-quiet = Keep quiet
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
table-won = takes it
table-lost = discarded
table-you = you
table-unseen = Unseen
table-scores = Victory
table-pair = pair
table-engines = The players
table-seals = Sealed choices
table-count-0 = Who bids more?
table-last = What was turned up last
table-chain-held = the block holds
table-chain-void = it comes to nothing
table-card = Card
table-sold = Sold
table-mean = Mean
table-most = Highest
table-your-choice = Your choice
table-went-for = Sold for:
table-close = Close

# --- Rules ----------------------------------------------------------------------------------------

help-1-title = What it is about
help-1-body = Everybody raises a house of their own with cards: some give _victory_, some _produce_ gold each turn, some _attack_ and some _spy_. When the cards are used up, whoever has most victory wins; equals share it.

    All begin with ten gold. Everything lies open: gold, everybody's cards, and what has been spent. Hidden are only the order of the deck and what each chooses in secret, until it is opened.

    @card

    - _Victory_ counts at the end.
    - _Production_ is gold at the start of each turn; it can be negative, but nobody falls below zero.
    - _Attack_ takes a card without paying for it. A _berserker_ (with a flame) does so only once in a game.
    - _Espionage_ keeps others from what they have won. Each spy serves only once in a game.
help-2-title = The turn
help-2-body = At the start of a turn six cards are turned up, and everybody receives what their own cards produce. Then the cards are dealt with one by one, in the order in which they came:

    - first, whoever can may _attack_ it;
    - if nobody takes it so, it is _auctioned_;
    - and before anybody gets it, the others may _spy_.

    What you get this turn rests until the next: it does not attack, spy or produce yet. For victory it counts at once.

    The game ends when there are not enough cards for a full turn. With six a turn and 48 cards that is eight turns.
help-3-title = The auction
help-3-body = _Sealed_. All bid at once in secret, from nothing to all their gold. The highest bid pays and gets the card; the others pay nothing. A tie goes to whoever has most gold left; if that is equal too, or nobody bids, the card is discarded and nobody pays.

    _A player as auctioneer_. A player drawn by lot begins as auctioneer, with nine gold, and the office passes to the left each turn. In each call all but the leader say at once a higher amount or pass for that call. If the highest are tied, the auctioneer names one of them to lead. When nobody raises, the card is sold.

    _The house as auctioneer_. Whoever says it first has it. In turns: for each call the house draws an order of speaking; the first to raise leads, and a new call begins. In _live outcry_ anybody bids at any moment, and the house counts “going once, going twice, gone”; the count begins anew with each bid.

    The price is paid at once, before anybody spies.
help-4-title = The attack
help-4-body = Before a card is auctioned, all who have attack and have not attacked this turn say at once whether they attack it. An attacker adds up all steady attack and chooses which _berserkers_ to add.

    The highest attack takes the card and pays nothing. If the highest are tied, it is auctioned to everybody as usual.

    Each attacks only once a turn, won or not. Berserkers that are committed are spent for the whole game, also in a tie or when spies stop it.
help-5-title = Espionage
help-5-body = When somebody is about to get a card, the others are asked in order, from that player's left. To stop it, point spies of your own worth at least the gold paid, or the attack committed.

    Anyone but its author may cancel an action with spies worth at least those pointed in it; and that can be cancelled too. Only the latest action can be answered.

    @chain

    When nobody answers any more, the actions are counted. An odd number and the block holds: the card is discarded and the gold is lost. An even number and the block is void, and the next player is asked. Spies that were pointed stay spent in any case, but remain yours for everything else.
help-6-title = Conditions and variants
help-6-body = Every card carries a _starting condition_. When you play with conditions, some cards are set aside at random and their conditions hold all game. Those that bear on play look at what each owned when the turn began; those that score, at all that each owns at the end. If the same comes twice, it adds up.

    “Gives only victory” means that all else is zero. In prizes for having most, all who are tied score.

    Who is auctioneer by condition: in sealed auctions wins the ties they are part of; with a player as auctioneer names the leader; with the house, their bid equal to the leading one takes the lead.

    _In pairs_: partners sit opposite, and the pair of the player with most victory wins. _Foresight_: the cards of the next turn, or of the next two, lie open too.
help-phase-attack = 4
help-phase-bid = 3
help-phase-call = 3
help-phase-name = 3
help-phase-speak = 3
help-phase-outcry = 3
help-phase-block = 5
help-phase-cancel = 5

# --- What a player of the house knew (replay) ---------------------------------------------------

knew-quedan = { $card }: { $count } still to come
