# Taifa: words of its table, our own, not those of the rulebook or of the cards.

title = Taifa
tagline = Six kingdoms, three turns, thirteen castles: war and intrigue in Iberia about 1085, against house rivals.

## What is expected now

ask-waiting = One moment: cards are being dealt or dice rolled.
ask-round = Your turn: what do you do?
ask-price = Which Troop pays for the incursion?
ask-gift-card = Which card do you give?
ask-lay =
    { $deed ->
        [event] Add dice to the attack if you like, then choose “Done”.
       *[other] Lay at least one Troop face down, and cards that add dice if you like; then choose “Done”.
    }
ask-answer = Do you answer with a card? Nobody sees your answer until all have answered.
ask-garrisons = Spend garrisons on the defence? Each adds one die and is lost.
ask-sortie = Surprise sortie: choose which Troop to remove from your attack.
ask-relic = The dice have been rolled: do you play Relic?
ask-hakim = Do you recover a Troop with Hakim?
ask-reward = You won the area: raise the bonus or place a garrison?
ask-aim-area = Choose an area for the event.
ask-aim-kingdom = Choose a kingdom for the event.
ask-paria = Which kingdom do you give a card to? Choose “Done” to finish.
ask-keep = Keep one of these cards.
ask-swap = Set more cards aside to swap them?
ask-take = Take a Response from the discards.
ask-again-bonus = Irrigations: raise the bonus again?
ask-again-kingdom = Military orders: which neighbouring Muslim kingdom loses 1 bonus?
ask-again-area = Repopulation: where do you place another garrison?
ask-truce = With which Christian kingdom do you make a truce this turn?
ask-over = The game is over.

wait-waiting = One moment: cards are being dealt or dice rolled.
wait-round = { $who } to play.
wait-price = { $who } chooses the Troop for an incursion.
wait-gift-card = { $who } chooses a card to give.
wait-lay = { $who } prepares an attack.
wait-answer = { $n ->
    [one] Waiting for { $who } to answer.
    [2] Waiting for { $who } to answer.
   *[other] Waiting for { $n } kingdoms to answer.
    }
wait-garrisons = { $who } decides which garrisons to spend.
wait-sortie = { $who } chooses which Troop to remove from the attack.
wait-relic = { $n ->
    [one] { $who } decides whether to play Relic.
   *[other] { $who } decide whether to play Relic.
    }
wait-hakim = { $n ->
    [one] { $who } decides whether to recover a Troop with Hakim.
   *[other] { $who } decide whether to recover a Troop with Hakim.
    }
wait-reward = { $who } chooses a reward.
wait-aim-area = { $who } chooses an area.
wait-aim-kingdom = { $who } chooses a kingdom.
wait-paria = { $who } decides which kingdom gets a card.
wait-keep = { $who } chooses a card.
wait-swap = { $who } sets cards aside to swap them.
wait-take = { $who } chooses a Response from the discards.
wait-again-bonus = { $who } decides whether to raise the bonus again (Irrigations).
wait-again-kingdom = { $who } decides which kingdom loses 1 bonus (Military orders).
wait-again-area = { $who } decides where to place another garrison (Repopulation).
wait-truce = { $who } chooses a partner for the truce.
wait-over = The game is over.

## Options

option-castilla = A person plays Castile
option-castilla-help = Everyone chooses a kingdom; bots play those that nobody chooses. Whoever does not choose gets one that is free.
option-condados = A person plays the Catalan Counties
option-condados-help = Everyone chooses a kingdom; bots play those that nobody chooses.
option-valencia = A person plays the taifa of Valencia
option-valencia-help = Everyone chooses a kingdom; bots play those that nobody chooses.
option-sevilla = A person plays the taifa of Sevilla
option-sevilla-help = Everyone chooses a kingdom; bots play those that nobody chooses.
option-badajoz = A person plays the taifa of Badajoz
option-badajoz-help = Everyone chooses a kingdom; bots play those that nobody chooses.
option-leon = A person plays León
option-leon-help = Everyone chooses a kingdom; bots play those that nobody chooses.
option-cid = El Cid, solo
option-cid-help = One person, as El Cid, in the east of the map, against the Almoravids, Castile and the Counties, which are bots.
option-almoravides = Cards of the Almoravids
option-almoravides-help = In El Cid, the more cards the Almoravids get each turn, the harder it is.

preset-seis-reinos = Six kingdoms
preset-el-cid = El Cid
preset-el-cid-dificil = El Cid, hard

## Why not

rule-taifa-too-many-kingdoms = More kingdoms are marked for people than there are people at the table. Unmark one or invite somebody.
rule-taifa-cid-is-one = The El Cid scenario is for one person.
rule-taifa-cid-has-its-own = This scenario has its own kingdoms: you cannot choose from the usual six.
rule-taifa-not-in-hand = That card is not in your hand, or you have already used it in your answer.
rule-taifa-not-on-the-map = That area is not in play in this scenario.
rule-taifa-own-area = That area is already yours.
rule-taifa-only-the-capital = Without areas you may only attack your own capital.
rule-taifa-no-border = That area does not border any of yours.
rule-taifa-under-a-ban = This turn the two of you cannot use the Attack action on each other.
rule-taifa-no-troops = An attack needs at least one Troop in hand.
rule-taifa-lay-a-troop = Lay at least one Troop before you finish.
rule-taifa-not-for-this = That card cannot be used now.
rule-taifa-own-attack-only = As the attacker you can only add dice to the attack.
rule-taifa-never-against-castile = El Cid never joins a roll against Castile.
rule-taifa-one-roll-only = In an incursion only the attacker rolls.
rule-taifa-no-garrison = You have no garrison there to spend on this defence.
rule-taifa-not-used = That Troop is not in the attack.
rule-taifa-no-raid-border = You may only make incursions against kingdoms that you border.
rule-taifa-pay-a-troop = You must pay for an incursion with a Troop.
rule-taifa-no-target = That event has no target now, so you can only discard it.
rule-taifa-not-a-target = The card cannot be aimed there.
rule-taifa-not-on-offer = That card is not among those you may take.
rule-taifa-no-paria = You may give cards only while Paria lies in front of you.
rule-taifa-one-gift-each = You have already given that kingdom a card in this round.
rule-taifa-compulsory = You must choose one.
rule-taifa-a-christian = You can make the truce only with Castile or with the Counties.

## What happens

event-turn-began = Turn { $turn } begins.
event-truce-named =
    { $kingdom_seat_you ->
        [yes] You make a truce with { $other } this turn.
       *[no] { $kingdom } makes a truce with { $other } this turn.
    }
event-drew = { $card_n ->
    [0] -
   *[other] { $kingdom_seat_you ->
        [yes] You draw { $card }.
       *[no] { $kingdom } draws { $card }.
    }
    }
event-drew-many = { $kingdom_seat_you ->
    [yes] You draw { $n } cards.
   *[no] { $kingdom } draws { $n } cards.
    }
event-refilled = A deck has run out, so its discards become the new deck.
event-bonuses-reset = All bonuses return to 0.
event-passed =
    { $kingdom_seat_you ->
        [yes] You pass.
       *[no] { $kingdom } passes.
    }
event-turn-ended = Everyone has passed: turn { $turn } ends.
event-won = { $kingdoms_n ->
    [0] The game is over. Nobody wins.
    [one] { $kingdoms_seats_you ->
        [yes] The game is over. You win.
       *[no] The game is over. { $kingdoms } wins.
    }
   *[other] The game is over. { $kingdoms } share the victory.
    }
event-attacks = { $card_n ->
    [0] { $kingdom_seat_you ->
        [yes] You attack { $area }
       *[no] { $kingdom } attacks { $area }
    }{ $other_n ->
        [0] {""}, which is independent
       *[other] {""}, held by { $other_seat_you ->
            [yes] you
           *[no] { $other }
        }
    }{ $cards_n ->
        [0] .
       *[other] {""}, with { $cards }.
    }
   *[other] { $kingdom_seat_you ->
        [yes] You launch { $card } against { $area }, held by { $other }.
       *[no] { $kingdom } launches { $card } against { $area }, held by { $other_seat_you ->
            [yes] you.
           *[no] { $other }.
        }
    }
    }
event-laid = { $card_n ->
    [0] { $kingdom } lays a card face down.
   *[other] { $kingdom_seat_you ->
        [yes] You lay { $card } face down.
       *[no] { $kingdom } lays { $card } face down.
    }
    }
event-ready =
    { $kingdom_seat_you ->
        [yes] You lay no more cards.
       *[no] { $kingdom } lays no more cards.
    }
event-peeked = { $cards_n ->
    [0] { $kingdom_seat_you ->
        [yes] From your watchtower you see that { $other } has laid no cards.
       *[no] From its watchtower, { $kingdom } sees that { $other } has laid no cards.
    }
   *[other] { $kingdom_seat_you ->
        [yes] From your watchtower you see the cards of { $other }: { $cards }.
       *[no] From its watchtower, { $kingdom } sees the cards of { $other }: { $cards }.
    }
    }
event-committed = { $recovers ->
    [yes] { $kingdom_seat_you ->
        [yes] You secretly choose to recover { $card } with Hakim.
       *[no] { $kingdom } secretly chooses to recover { $card } with Hakim.
    }
   *[no] { $kingdom_seat_you ->
        [yes] You secretly answer with { $card }.
       *[no] { $kingdom } secretly answers with { $card }.
    }
    }
event-answered = -
event-counted = { $kingdoms_n ->
    [0] -
    [one] { $kingdoms } answers (cards: { $counts }).
   *[other] { $kingdoms } answer (cards: { $counts }).
    }
event-garrison-spent =
    { $kingdom_seat_you ->
        [yes] You spend the garrison of { $area }.
       *[no] { $kingdom } spends the garrison of { $area }.
    }
event-revealed = { $cards_n ->
    [0] -
   *[other] The cards are turned up: { $cards }.
    }
event-ambushed =
    { $kingdom_seat_you ->
        [yes] Ambush! The attack by { $other } on { $area } fails, and no garrison is spent.
       *[no] Ambush by { $kingdom }! { $other_seat_you ->
            [yes] Your attack on { $area } fails, and no garrison is spent.
           *[no] The attack by { $other } on { $area } fails, and no garrison is spent.
        }
    }
event-sortied =
    { $kingdom_seat_you ->
        [yes] A surprise sortie forces you to remove { $card }.
       *[no] A surprise sortie forces { $kingdom } to remove { $card }.
    }
event-no-force =
    { $kingdom_seat_you ->
        [yes] You have no Troops left: your attack fails.
       *[no] { $kingdom } has no Troops left: the attack fails.
    }
event-die = -
event-rolled = { $kingdom_n ->
    [0] The independents roll { $faces }: { $hits ->
            [0] no hits
            [one] one hit
           *[other] { $hits } hits
        }.
   *[other] { $kingdom_seat_you ->
        [yes] You roll { $faces }: { $hits ->
            [0] no hits
            [one] one hit
           *[other] { $hits } hits
        }.
       *[no] { $kingdom } rolls { $faces }: { $hits ->
            [0] no hits
            [one] one hit
           *[other] { $hits } hits
        }.
    }
    }
event-afterwards = -
event-chose = -
event-relic-shown =
    { $kingdom_seat_you ->
        [yes] You play Relic and roll again.
       *[no] { $kingdom } plays Relic and rolls again.
    }
event-hakim-shown =
    { $kingdom_seat_you ->
        [yes] You recover { $card } with Hakim.
       *[no] { $kingdom } recovers { $card } with Hakim.
    }
event-conquered = { $other_n ->
    [0] { $kingdom_seat_you ->
        [yes] You conquer { $area }.
       *[no] { $kingdom } conquers { $area }.
    }
   *[other] { $kingdom_seat_you ->
        [yes] You conquer { $area } from { $other }.
       *[no] { $kingdom } conquers { $area } from { $other_seat_you ->
            [yes] you.
           *[no] { $other }.
        }
    }
    }
event-held = { $other_n ->
    [0] { $kingdom_seat_you ->
        [yes] { $area } holds out against you.
       *[no] { $area } holds out against { $kingdom }.
    }
   *[other] { $other_seat_you ->
        [yes] You hold { $area } against { $kingdom }.
       *[no] { $kingdom_seat_you ->
            [yes] { $other } holds { $area } against you.
           *[no] { $other } holds { $area } against { $kingdom }.
        }
    }
    }
event-freed =
    { $other_seat_you ->
        [yes] You lose { $area }, which becomes independent.
       *[no] { $other } loses { $area }, which becomes independent.
    }
event-bonus-moved = { $change ->
    [0] { $kingdom_seat_you ->
        [yes] Your bonus stays at { $value }.
       *[no] The bonus of { $kingdom } stays at { $value }.
    }
   *[other] { $kingdom_seat_you ->
        [yes] Your bonus goes to { $value }.
       *[no] The bonus of { $kingdom } goes to { $value }.
    }
    }
event-garrisoned =
    { $kingdom_seat_you ->
        [yes] Your castle in { $area } gets a garrison.
       *[no] The castle of { $kingdom } in { $area } gets a garrison.
    }
event-incursion-began =
    { $kingdom_seat_you ->
        [yes] You make an incursion against { $other } and pay { $card }.
       *[no] { $kingdom } makes an incursion against { $other_seat_you ->
            [yes] you and pays { $card }.
           *[no] { $other } and pays { $card }.
        }
    }
event-incursion-ended = { $won ->
    [yes] { $kingdom_seat_you ->
        [yes] Your incursion succeeds.
       *[no] The incursion by { $kingdom } succeeds.
    }
   *[no] { $kingdom_seat_you ->
        [yes] Your incursion fails.
       *[no] The incursion by { $kingdom } fails.
    }
    }
event-lost =
    { $kingdom_seat_you ->
        [yes] You lose { $card }.
       *[no] { $kingdom } loses { $card }.
    }
event-stolen = { $card_n ->
    [0] { $kingdom } takes a random card from { $other }.
   *[other] { $kingdom_seat_you ->
        [yes] You take { $card } from { $other }.
       *[no] { $kingdom } takes { $card } from { $other_seat_you ->
            [yes] you.
           *[no] { $other }.
        }
    }
    }
event-given = { $card_n ->
    [0] { $kingdom } gives a card to { $other }.
   *[other] { $kingdom_seat_you ->
        [yes] You give { $card } to { $other }.
       *[no] { $kingdom } gives { $card } to { $other_seat_you ->
            [yes] you.
           *[no] { $other }.
        }
    }
    }
event-barred =
    { $kingdom_seat_you ->
        [yes] You and { $other } can no longer attack each other this turn.
       *[no] { $other_seat_you ->
            [yes] You and { $kingdom } can no longer attack each other this turn.
           *[no] { $kingdom } and { $other } can no longer attack each other this turn.
        }
    }
event-played =
    { $kingdom_seat_you ->
        [yes] You play { $card }.
       *[no] { $kingdom } plays { $card }.
    }
event-discarded =
    { $kingdom_seat_you ->
        [yes] You discard { $card }.
       *[no] { $kingdom } discards { $card }.
    }
event-gifting =
    { $kingdom_seat_you ->
        [yes] You are about to give a card to { $other }.
       *[no] { $kingdom } is about to give a card to { $other_seat_you ->
            [yes] you.
           *[no] { $other }.
        }
    }
event-aimed = { $area_n ->
    [0] { $kingdom_seat_you ->
        [yes] You choose { $other }.
       *[no] { $kingdom } chooses { $other_seat_you ->
            [yes] you.
           *[no] { $other }.
        }
    }
   *[other] { $kingdom_seat_you ->
        [yes] You choose { $area }.
       *[no] { $kingdom } chooses { $area }.
    }
    }
event-declined = -
event-set-aside =
    { $kingdom_seat_you ->
        [yes] You set { $card } aside.
       *[no] { $kingdom } sets { $card } aside.
    }
event-taken =
    { $kingdom_seat_you ->
        [yes] You take { $card } from the discards.
       *[no] { $kingdom } takes { $card } from the discards.
    }
event-kept = { $card_n ->
    [0] { $kingdom } keeps a card{ $cards_n ->
        [0] .
       *[other] {""} and discards { $cards }.
    }
   *[other] { $kingdom_seat_you ->
        [yes] You keep { $card }{ $cards_n ->
            [0] .
           *[other] {""} and discard { $cards }.
        }
       *[no] { $kingdom } keeps { $card }{ $cards_n ->
            [0] .
           *[other] {""} and discards { $cards }.
        }
    }
    }
event-looked = { $cards_n ->
    [0] { $kingdom } looks at { $other_seat_you ->
            [yes] your cards.
           *[no] the cards of { $other }.
        }
   *[other] { $kingdom_seat_you ->
        [yes] You look at the cards of { $other }: { $cards }.
       *[no] { $kingdom } looks at { $other_seat_you ->
            [yes] your cards: { $cards }.
           *[no] the cards of { $other }: { $cards }.
        }
    }
    }
event-mixing = -
event-turned-up = { $kingdom } turns up { $card }.
event-decided = { $why ->
    [strikes] { $kingdom } chooses { $area }: the greatest defence below { $limit }{ $face ->
        [0] .
       *[other] {""}; the die decides ({ $face }).
    }
    [no-weaker-area] { $kingdom } has strength { $limit } and waits: it finds no weaker area to attack.
    [musters] { $kingdom } musters Troops: strength { $limit }, and it needs more than 3 to attack.
    [posts] { $kingdom } deploys { $card } and keeps it for a later answer.
    [offensive-strike] Offensive by { $kingdom } on { $area } with strength { $limit }{ $face ->
        [0] .
       *[other] {""}; the die decides ({ $face }).
    }
    [offensive-raid] Offensive by { $kingdom }: it cannot attack, so it makes an incursion; it chooses { $other_seat_you ->
            [yes] you
           *[no] { $other }
        }{ $face ->
        [0] .
       *[other] {""}; the die decides ({ $face }).
    }
    [offensive-discard] Offensive by { $kingdom }: it can make neither an attack nor an incursion.
    [target] { $area_n ->
        [0] { $kingdom } chooses { $other_seat_you ->
            [yes] you
           *[no] { $other }
        }{ $face ->
            [0] .
           *[other] {""}; the die decides ({ $face }).
        }
       *[other] { $kingdom } chooses { $area }{ $face ->
            [0] .
           *[other] {""}; the die decides ({ $face }).
        }
    }
    [unplayable] { $kingdom } cannot play { $card }.
    [again] { $area_n ->
        [0] The discard of { $kingdom } strikes { $other_seat_you ->
            [yes] you
           *[no] { $other }
        } again{ $face ->
            [0] .
           *[other] {""}; the die decides ({ $face }).
        }
       *[other] The discard of { $kingdom } places another garrison in { $area }{ $face ->
            [0] .
           *[other] {""}; the die decides ({ $face }).
        }
    }
    [reward-bonus] { $kingdom } prefers the bonus: it is not yet at +2.
    [reward-garrison] { $kingdom } prefers the garrison: its bonus is already at +2.
    [answers] { $kingdom } answers with { $card }, the oldest that helps.
    [too-weak] { $kingdom } holds { $card } back: the attack has a strength below 3.
    [own-garrison] { $kingdom } defends { $area } with its garrison, as always.
    [weakest-troop] The weakest Troop of { $kingdom } is { $card }.
    [relic-losing] { $kingdom } is losing and has Relic.
    [strongest-troop] The strongest Troop of this attack is { $card }.
    [deck-die] The die ({ $face }) decides which deck { $kingdom } draws from.
    [swaps-itself] { $kingdom } swaps only this card.
    [takes-last] The last Response discarded is { $card }.
   *[keeps-first] { $kingdom } keeps the first card it draws.
    }
event-cid-handed = { $kingdom } turns up El Cid: the card goes to { $other_seat_you ->
            [yes] your hand.
           *[no] the hand of { $other }.
        }
event-top-lost = { $kingdom } discards { $card }, the top card of its pile.

ending-repentina = Thirteen castles: sudden victory.
ending-tercer-turno = After the third turn, whoever has the most castles wins.
ending-cid-vence = El Cid has stopped the Almoravids.
ending-cid-pierde = El Cid could not stop the Almoravids.
decided-castle =
    { $sudden ->
        [yes] { $area } is the thirteenth castle of { $kingdoms }.
       *[no] Turn { $turn }: { $own ->
            [yes] { $kingdoms_n ->
                [1] with { $area }, { $kingdom } takes the lead, and nobody has as many castles again.
               *[other] with { $area }, { $kingdom } draws level at the top, and nobody goes beyond that.
            }
           *[no] { $other } loses { $area }, and from then on nobody has as many castles as { $kingdoms }.
        }
    }
decided-ahead =
    { $kingdoms_n ->
        [1] { $kingdoms } had the most castles from beginning to end.
       *[other] { $kingdoms } led from beginning to end, level in castles and in bonus.
    }
decided-bonus =
    { $kingdoms_n ->
        [1] { $kingdoms } has as many castles as { $other }, and a higher bonus: { $value }.
       *[other] { $kingdoms } have as many castles as { $other }, and a higher bonus: { $value }.
    }
decided-scenario =
    { $won ->
        [yes] The Almoravids are left with { $theirs } areas: fewer than { $limit }, and fewer than El Cid’s { $own }.
       *[no] { $many ->
            [yes] The Almoravids end with { $theirs } areas: with { $limit } they cannot lose.
           *[no] El Cid needed more areas than the Almoravids, and has { $own } to their { $theirs }.
        }
    }

player-jugador = Player

## Help

help-credit = By Víctor Catalá, Àlex Folch, Jesús Peralta and Ignacio Torres (2018)
help-1-title = The aim
    .book = 1, 2.2, 3, 8
    .gist = Place your thirteen castles and you win at once.
    .try = primera goal
help-1-body =
    Six kingdoms contend for fifty-eight areas of Iberia. A castle shows who holds an area; areas without one are independent. Each kingdom begins with eight areas and has thirteen castles.

    @castillos

    The first to place all thirteen wins at once. If nobody does, the kingdom with the most castles after the third turn wins; if tied, the higher bonus; if still tied, they share the victory.

    People play 0 to 6 of the kingdoms. The others are bots that follow a rulebook of their own, open for all to see (under “The bots”).

help-2-title = A turn
    .book = 4, 5, 5.5, 5.6, 6
    .gist = Draw; then each kingdom does one thing in turn until all pass.
    .try = primera round
help-2-body =
    Kingdoms draw in order of play: eight cards plus or minus the bonus, minus the cards they kept. Castile, the Counties and León draw from the Christian deck; Valencia, Sevilla and Badajoz from the Muslim one. Then all bonuses return to 0.

    After that, starting with Castile, each kingdom in its round does one thing:

    - attack an area,
    - make an incursion,
    - play an event,
    - discard a card,
    - or pass.

    A kingdom that passes may play again later. The turn ends when all have passed in a row; a kingdom without cards can only pass. You keep the cards in your hand and draw that many fewer next turn.

    At the end of the turn the discards, the permanents and the cards that nobody drew are shuffled together, each deck with its own. A deck that runs out earlier is refilled from its discards.[R]

help-3-title = Attacking
    .book = 5.1, 5.2
    .gist = More hits than the defender: each 4, 5 or 6 is one.
    .try = primera attack
help-3-body =
    Choose an area that borders one of yours, of another kingdom or independent. Lay one or more Troops[R] face down and, if you like, cards that add dice to your roll.

    All others may answer in secret, at the same time and for either side. Everyone with cards is asked, whether or not they have anything to lay, so silence gives nothing away.[R]

    The defender may spend garrisons in the area and next to it: each gives one die and is lost.

    The cards are turned up. The attacker rolls as many dice as the Troops add up to, plus the dice added to the attack; the defender rolls the defence of the area, plus garrisons and the dice added to the defence. 4, 5 and 6 hit. The attacker wins with more hits; a tie goes to the defender.

    @impactos

    The winner places a castle and chooses +1 bonus or a garrison there. The kingdom that loses the area loses 1 bonus, and its garrison goes with the castle.

    A kingdom without areas may only attack its own capital.

help-4-title = Incursions
    .book = 5.3
    .gist = A Troop and a die: with a hit, a neighbour discards a card.
    .try = primera incursion
help-4-body =
    Choose a kingdom that you border and discard a Troop. Roll one die, or more with cards that add dice: with a single hit, that kingdom discards a random card.

help-5-title = The cards
    .book = 2.1, 5.4
    .gist = Troops to attack, Responses for rolls, Events for your own round.
    .try = primera event
help-5-body =
    _Troops_: the number says how many dice they give in an attack; they also pay for incursions.

    _Responses_: played in attacks and rolls, your own or others'. Champion, Leader and El Cid add dice to any roll. Militia, Surprise sortie and Ambush defend. Relic rolls again; Hakim recovers a Troop.

    _Events_: played in your own round. Permanents lie in front of their kingdom until the turn ends. An event without a target cannot be played, only discarded.[R] Those that attack roll the dice that the card says, without Troops; if they win, the area becomes independent.

    @cartas

    Nobody else sees your hand, the decks or the piles of the bots. Troops and Responses laid face down stay hidden too until they are turned up; how many each kingdom has laid does not.

help-6-title = The bonus
    .book = 2.4, 7
    .gist = From −2 to +2: cards more or fewer when you draw.
    .try = primera reward
help-6-body =
    From −2 to +2. It rises when you win an area (unless you prefer a garrison) and through some events; it drops when you lose one. It changes how many cards you draw, and then returns to 0. At the end it breaks ties.

help-7-title = The bots
    .book = 9, 9.1-9.6
    .gist = They turn up their top card and do what their rulebook says.
    .try = segunda plan
help-7-body =
    A bot turns up the top card of its pile in each round, and passes only when none is left.

    - It deploys Troops and Responses in the open and keeps them from turn to turn. As soon as its Troops add up to more than 3, it attacks with all of them: the bordering area with the greatest defence still below its strength. If there is none, it waits.
    - It plays events at once, and discards those it cannot play.
    - With an _offensive_ card it ignores the text: it attacks with what it has deployed; if it cannot, it makes an incursion; if it cannot do that either, it discards.
    - It defends itself with one Response, the oldest that helps,[R] and only against strength 3 or more. It always spends the garrison of the attacked area, never those next to it.
    - It prefers the bonus to a garrison, unless it is already at +2.
    - When several areas qualify, a die decides: 1 to 3 means the lowest number, 4 to 6 the highest. Among kingdoms, 1 to 3 means the first backwards in order of play, 4 to 6 the first forwards.

    Every decision is explained in the log.

help-8-title = El Cid
    .book = 10, 10.1-10.3
    .gist = A solitaire: hold the Almoravids back from the east.
help-8-body =
    Only the east is played. You are El Cid, with three areas and seven cards; the Almoravids get twelve, Castile and the Counties five.[R] All three are bots.

    The card Truce is yours for the whole game. At the start of each turn you name Castile or the Counties with it: neither of you attacks the other, and that kingdom makes no incursions against you.

    Thirteen castles win at once; if another kingdom places all thirteen, you lose. After the third turn you win if you hold more areas than the Almoravids and they hold fewer than ten.

help-phase-round = 2
help-phase-price = 4
help-phase-gift-card = 5
help-phase-lay = 3
help-phase-answer = 3
help-phase-garrisons = 3
help-phase-sortie = 3
help-phase-relic = 3
help-phase-hakim = 3
help-phase-reward = 3
help-phase-aim-area = 5
help-phase-aim-kingdom = 5
help-phase-paria = 5
help-phase-keep = 5
help-phase-swap = 5
help-phase-take = 5
help-phase-again-bonus = 5
help-phase-again-kingdom = 5
help-phase-again-area = 5
help-phase-truce = 8
help-phase-waiting = 2
help-phase-over = 1

## The cards, in our words

card-M01 = Militia
card-M01-text = Two more dice for the defender of an attacked area, whoever it is.
card-M01-gist = +2 defence dice
card-M02 = Champion
card-M02-text = Add one or two dice to any roll you choose, yours or anyone's; in your own attack, only to yours.
card-M02-gist = +1 or +2 dice
card-M03 = Leader
card-M03-text = Add one to three dice to any roll you choose, yours or anyone's; in your own attack, only to yours.
card-M03-gist = +1 to +3 dice
card-M04 = Surprise sortie
card-M04-text = The attacker removes one Troop, of their own choice, from the attack. It does not work against attacks by events.
card-M04-gist = Removes a Troop
card-M05 = Ambush
card-M05-text = The whole attack fails before any roll: all cards laid are discarded.
card-M05-gist = The attack fails
card-M06 = Hakim
card-M06-text = After an attack you took part in, one of the Troops used in it comes to your hand.
card-M06-gist = Recover a Troop
card-M07 = Trade
card-M07-text = You and another kingdom draw a card each, and both bonuses rise by 1.
card-M07-gist = Both draw, +1
card-M08 = Paria
card-M08-text = This turn, in your rounds, you may give one card to each kingdom you like. You and whoever gets one can no longer attack each other.
card-M08-gist = Give; no attacks
card-M09 = Sufi school
card-M09-text = Your bonus rises by 2.
card-M09-gist = +2 bonus
card-M10 = Independent campaign
card-M10-text = Attack with five dice an area of another kingdom next to an independent one. If it falls, it becomes independent.
card-M10-gist = 5 dice; frees it
card-M11 = Razzia
card-M11-text = Another kingdom discards a random card.
card-M11-gist = Random discard
card-M12 = Watchtower
card-M12-text = This turn you see the cards of whoever attacks you before you answer, and bots make no incursions against you.
card-M12-gist = See attackers
card-M13 = Mercenaries
card-M13-text = Take into your hand a Response from either discard pile.
card-M13-gist = Take a Response
card-M14 = Succession
card-M14-text = Swap this card and up to two more for new ones from the Muslim deck.
card-M14-gist = Swap up to 3
card-M15 = Irrigations
card-M15-text = Your bonus rises by 1 now, and again with each of your discards this turn.
card-M15-gist = +1 bonus, and more
card-M16 = Jewish community
card-M16-text = Look at one card from each deck and keep one of the two.
card-M16-gist = See 2, keep 1
card-M17 = Citadels
card-M17-text = This turn your areas of defence 2 count as 3.
card-M17-gist = Defence 2 is 3
card-M18 = Al-Andalus
card-M18-text = Draw two cards from the Muslim deck; every other Muslim kingdom draws one. Then the card leaves the game.
card-M18-gist = Draw 2 cards
card-M19 = Seduction
card-M19-text = Take a random card from another kingdom.
card-M19-gist = Steal a card
card-M20 = Walls
card-M20-text = Place a garrison in each of two areas with a castle, anyone's.
card-M20-gist = 2 garrisons
card-M21 = Uprising
card-M21-text = Attack with four dice any area of another kingdom. If it falls, it becomes independent.
card-M21-gist = 4 dice; frees it
card-M22 = Conspiracy
card-M22-text = Attack with five dice a bordering area of another kingdom. If it falls, it becomes independent.
card-M22-gist = 5 dice; frees it
card-M23 = Almoravids
card-M24 = Caid's guard
card-M25 = Black guard
card-M26 = Berber mercenaries
card-M27 = Andalusians
card-M28 = Levies
card-M29 = Peasants
card-M30 = Skirmishers
card-C01 = El Cid
card-C01-text = Add one to four dice to any roll you choose, yours or anyone's, but never against Castile; in your own attack, only to yours.
card-C01-gist = +1 to +4 dice
card-C02 = Leader
card-C02-text = Add one to three dice to any roll you choose, yours or anyone's; in your own attack, only to yours.
card-C02-gist = +1 to +3 dice
card-C03 = Champion
card-C03-text = Add one or two dice to any roll you choose, yours or anyone's; in your own attack, only to yours.
card-C03-gist = +1 or +2 dice
card-C04 = Militia
card-C04-text = Two more dice for the defender of an attacked area, whoever it is.
card-C04-gist = +2 defence dice
card-C05 = Surprise sortie
card-C05-text = The attacker removes one Troop, of their own choice, from the attack. It does not work against attacks by events.
card-C05-gist = Removes a Troop
card-C06 = Relic
card-C06-text = After the rolls of an attack, roll all your own dice again, once.
card-C06-gist = Reroll your dice
card-C07 = Monasteries
card-C07-text = Draw up to four cards from the Christian deck, keep one and discard the rest.
card-C07-gist = Draw 4, keep 1
card-C08 = Independent surrender
card-C08-text = A bordering independent area of defence 2 or 3 becomes yours, without dice.
card-C08-gist = Take a free area
card-C09 = Military orders
card-C09-text = A bordering Muslim kingdom loses 1 bonus; with each of your discards this turn you may lower that of another one, or of the same one.
card-C09-gist = Lower a bonus
card-C10 = Truce
card-C10-text = You and another kingdom cannot attack each other for the rest of the turn.
card-C10-gist = Peace with one
card-C11 = Way of Saint James
card-C11-text = Draw two cards from the Christian deck.
card-C11-gist = Draw 2 cards
card-C12 = Judgment of God
card-C12-text = A bordering area of another kingdom: four dice against four, no garrisons. If you score more hits, it is yours.
card-C12-gist = 4 dice against 4
card-C13 = Succession
card-C13-text = Swap this card and up to two more for new ones from the Christian deck.
card-C13-gist = Swap up to 3
card-C14 = Royal marriage
card-C14-text = You and another Christian kingdom gain 1 bonus and cannot attack each other for the rest of the turn.
card-C14-gist = Peace and +1
card-C15 = Crusaders
card-C15-text = This turn every Christian Troop that attacks a Muslim kingdom gives one more die. Then the card leaves the game.
card-C15-gist = +1 die per Troop
card-C16 = Repopulation
card-C16-text = Garrison one of your castles, and another with each of your discards this turn.
card-C16-gist = Garrison, and more
card-C17 = El Cid's campaign
card-C17-text = A bordering area of another kingdom becomes independent, without dice; never Castile's. In the scenario: the Almoravids discard their top card.
card-C17-gist = Free an area
card-C18 = Razzia
card-C18-text = Another kingdom discards a random card.
card-C18-gist = Random discard
card-C19 = Troubadours
card-C19-text = This turn your bonus cannot drop.
card-C19-gist = Bonus can't drop
card-C20 = Mozarabs
card-C20-text = Look at all cards of a Muslim kingdom. A bot's pile is shuffled afterwards.
card-C20-gist = See a hand
card-C21 = Walls
card-C21-text = Place a garrison in each of two areas with a castle, anyone's.
card-C21-gist = 2 garrisons
card-C22 = Independent campaign
card-C22-text = Attack with five dice an area of another kingdom next to an independent one. If it falls, it becomes independent.
card-C22-gist = 5 dice; frees it
card-C23 = The King
card-C24 = The Count
card-C25 = Hidalgos
card-C26 = Infanzones
card-C27 = Knights
card-C28 = Mesnada
card-C29 = Hueste
card-C30 = Villeins
card-C31 = Peasants
card-troop-text = Troop: its number says how many dice it gives in an attack. It also pays for an incursion.
card-offensive = Offensive: a bot turns it into an attack or an incursion.

kingdom-castilla = Castile
kingdom-condados = Catalan Counties
kingdom-valencia = Valencia
kingdom-sevilla = Sevilla
kingdom-badajoz = Badajoz
kingdom-leon = León
kingdom-almoravides = Almoravid Empire
kingdom-cid = El Cid

## The table

table-turn = Turn { $turn } of { $turns }
table-truce = Truce with { $who }
table-piles = Decks
table-map = Map of Iberia
table-sea-france = France
table-sea-ocean = Ocean Sea
table-sea-mediterranean = Mediterranean Sea
table-sea-barbary = Barbary
table-independent = independent
table-defence = defence { $n }
table-garrison = with a garrison
table-route = invasion route
table-kingdoms = Kingdoms
table-automa = bot
table-kingdom-facts = { $who } ({ $player }): { $castles } of 13 castles, bonus { $bonus }, { $cards ->
    [one] one card
   *[other] { $cards } cards
    }
table-sheet-facts = { $castles } of 13 castles · bonus { $bonus } · { $cards ->
    [one] one card
   *[other] { $cards } cards
    }
table-bot-here = A bot plays this kingdom. What it has deployed is face up; its pile is not.
table-army = Deployed Troops: strength { $n }
table-posted = Deployed Responses
table-permanents = Permanents this turn
table-bans = No mutual attacks with
table-areas-of = Areas: { $n }
table-none = Nothing.
table-face-down = Face-down card
table-troop = Troop
table-event = Event
table-response = Response
table-compose = Attack { $area }
table-how-many-dice = How many dice
table-attack-dice = Attack dice
table-defence-dice = Defence dice
table-beware = Beware: it has deployed { $card }.
table-attack-now = Attack
table-odds-now = { $attack ->
    [one] one die
   *[other] { $attack } dice
} against { $defence }: { $p }
table-hidden = (and { $n ->
    [one] one card
   *[other] { $n } cards
    } face down)
table-side-attack = attack
table-side-defence = defence
table-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
    }
table-own-answers = You lay in secret:
table-raids = Incursion against:
table-gifts = Give to:
table-choose-kingdom = Choose:
table-take-bonus = +1 bonus
table-take-garrison = Garrison
table-done = Done
table-no-more = No, thanks
table-garrison-rival = A garrison for somebody else's castle?
table-garrison-rival-text = { $area } belongs to { $who }: the garrison will defend it against you as well as the others.
table-garrison-rival-yes = Yes, put it there
table-raid-now = Raid
table-pass = Pass
table-play = Play
table-discard = Discard
table-close = Close
table-cid-title = El Cid
table-cid-begins = Here begins the song
# Its first letter is painted, if it is a D.
table-cid-tale-1 = Driven out by King Alfonso, you have won a lordship in the east with your sword.
table-cid-tale-2 = The Almoravids have crossed the sea and come for it. Three cantos are left to stop them.
table-cid-goal = You win if, at the end of the third canto, you have more areas than the Almoravids and they are left with fewer than ten.
table-cid-more = more than
table-cid-fewer = fewer than
table-cid-yes = for now, yes
table-cid-not-yet = not yet
table-cid-song = { $n ->
    [2] Second canto
   *[other] Third canto
}
table-cid-song-2 = For your fame, your daughters marry the heirs of Carrión. The Almoravids take the field again.
table-cid-song-3 = The heirs have shamed your daughters at Corpes. It is the last canto: here all is decided.
table-cid-canto-1 = The banishment
table-cid-canto-2 = The weddings
table-cid-canto-3 = Corpes
table-cid-hardness = Almoravid hand
table-cid-hard-10 = gentle
table-cid-hard-12 = by the book
table-cid-hard-14 = hard
table-cid-hard-other = your own
table-cid-king-0 = King Alfonso
table-cid-king-1 = Count Ramón
table-cid-areas = { $n ->
    [one] one area
   *[other] { $n } areas
    }
table-cid-touch = { $names ->
    [no] You meet in { $n } areas
   *[other] You meet in { $names }
    }
table-cid-apart = { $n ->
    [1] { $names } lies between you
    [2] { $names } lie between you
   *[other] { $n } areas lie between you
    }
table-cid-pact = Agree
table-cid-truce = Truce with { $who }
table-cid-note = This turn neither may attack the other, and it will not raid you. Next turn you choose again.
table-idle = Pass until I am attacked
table-idling = You pass until you are attacked.
table-idle-no = Play again
table-near = { $n ->
    [one] { $who } is one castle from victory
   *[other] { $who } is two castles from victory
    }
table-one-response = one Response
table-odds-words = { $extra ->
    [yes] { $plain } if nobody answers; about { $worst } counting garrisons and one Response
   *[no] { $plain } if nobody answers
    }
table-hand = Your hand: { $n ->
    [one] one card
   *[other] { $n } cards
    }
table-no-cards = You have no cards.
table-no-attack = Your turn. You cannot attack now.
table-aloof = Do not answer this turn unless you attack or defend
table-bot = bot
table-castles-of =
    { $n ->
        [1] castle
       *[other] castles
    }
table-bonus-of = bonus { $value }
table-place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
table-turn-more = { $n } more
table-turn-story =
    { $n ->
        [0] Nothing changes hands;
        [1] { $areas } changes hands;
       *[other] { $areas } change hands;
    } { $leaders ->
        [1] { $ahead } leads.
       *[other] { $ahead } lead.
    }
table-show-odds = Show the exact odds
table-deck-christian = Christian deck (cards: { $n })
table-deck-muslim = Muslim deck (cards: { $n })
table-discards = Discards: { $n }
table-gone = Out of the game

table-capital = capital
table-force = strength { $n }
table-bonus = bonus { $bonus }
table-you = you
table-versus = { $owned ->
    [yes] { $who } against { $area }, held by { $other }
   *[no] { $who } against { $area }
}
table-holds = { $area } holds
table-falls = { $area } falls to { $who }
table-free-now = { $area }, independent
table-dice-of = { $n } of { $of } dice
table-dice-fall = { $area ->
    [no] The dice fall.
   *[other] { $area }: the dice fall.
    }
table-dice = { $n ->
    [one] one die
   *[other] { $n } dice
    }
table-guards = { $n ->
    [one] one garrison
   *[other] { $n } garrisons
    }
table-touch-troops = Touch Troops in your hand to add them.
table-leave = Leave it
table-against = { $attack } against { $defence }
table-christian = Christian deck
table-muslim = Muslim deck
table-troop-strength = { $n ->
    [one] Gives one die in an attack.
   *[other] Gives { $n } dice in an attack.
    } It can also pay for an incursion.
table-card-label = { $card }, { $kind }{ $n ->
    [0] {""}
    [one] {""}, one die
   *[other] {""}, { $n } dice
    }
table-lay-on = Add Troops against { $area }, then attack.
table-how-round = Touch a lit area to attack it, or a card to read and play it.
table-how-area = Choose a lit area on the map.
table-choose-this = Choose { $area }
table-how-card = Choose a card from your hand.
table-pay = Pay with it
table-give = Give it
table-set-aside = Set aside
table-lay = Lay it face down

# --- What a house bot knew (replay) ---------------------------------------------------

knew-holds =
    { $kingdom_seat_you ->
        [yes] You hold { $card }
       *[no] { $kingdom } holds { $card }
    }

advice-attacks = { $cards_n ->
    [0] Attack { $area }
   *[other] Attack { $area } with { $cards }
}
advice-raids = Make an incursion on { $other }
advice-gives = Give { $other } a card
advice-plays = Play { $card }
advice-discards = Discard { $card }
advice-uses = Choose { $card }
advice-rolls = { $count ->
    [one] Lay { $card }: one die of { $side }
   *[other] Lay { $card }: { $count } dice of { $side }
}
advice-aims = Choose { $area }
advice-picks = Choose the kingdom { $other }
advice-says = { $choice ->
    [pasa] Pass
    [bonus] Raise your bonus
    [guarnicion] Place a garrison
   *[basta] Done: nothing more
}
advice-wins = It succeeds { $percent }% of the time. You would stand at { $castles } castles.
advice-dice = You roll { $attack ->
    [one] one die
   *[other] { $attack } dice
}; the defence probably rolls { $defence ->
    [0] none
    [one] one
    [99] nothing: an ambush awaits you
   *[other] { $defence }
}.
advice-hurts = { $other } has { $castles ->
    [one] one castle
   *[other] { $castles } castles
} now.
advice-sudden = { $other_n ->
    [0] It would be your thirteenth castle!
   *[other] { $other } is one castle from winning.
}
advice-not-worth = With your cards the attack is not worth its cost.
advice-gains = At a guess, it is now worth { $castles ->
    [one] one castle.
   *[other] { $castles } castles.
}
advice-succeeds = You roll one die, whatever Troop you pay with: it hits { $percent }% of the time. { $count ->
    [0] No cards are
    [one] One card is
   *[other] { $count } cards are
} left there.
advice-spare = { $is_less ->
    [yes] In hand it is worth less than the card that you will draw next turn.
   *[no] In hand it is worth at least as much as a new card.
}
advice-holds = The attack would succeed { $before }% of the time; if you do this, { $after }%.
advice-exposed = It borders { $count ->
    [0] no enemy castle
    [one] one enemy castle
   *[other] { $count } enemy castles
}; its defence is { $value }.
advice-rest = { $percent ->
    [0] No attack is worth its cost now.
   *[other] The best attack, on { $area }, would succeed { $percent }% of the time; strength that you keep is of use later.
}
advice-waits = Others act before the turn can end, one of them with { $count } cards in hand. Whoever strikes after them meets emptier hands and is not struck back.
advice-ends = All the others have passed: if you pass too, the game ends, and you have the most castles.

# What is known of what is hidden
table-deduce-hand =
    { $n ->
        [one] One card in hand
       *[other] { $n } cards in hand
    }, { $sure ->
        [0] none known.
        [one] one known.
       *[other] { $sure } known.
    }
table-deduce-troop = Troops it may have
table-deduce-response = Responses it may have
table-deduce-event = Events it may have
table-deduce-more = { $n } others, less likely
