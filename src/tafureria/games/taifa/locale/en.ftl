# Taifa: words of its table, our own, not those of the rulebook or of the cards.

title = Taifa
tagline = Six kingdoms, three turns, thirteen castles: war and intrigue in Iberia about 1085, against bots in earnest.

## What is expected now

ask-espera = One moment: cards are dealt or dice roll.
ask-ronda = Your round: attack, raid, play an event, discard or pass.
ask-precio = Which Troop pays for the incursion?
ask-regalo = Which card do you give?
ask-ataque =
    { $deed ->
        [suceso] Add dice to the attack if you like, then say "enough".
       *[other] Lay at least one Troop face down, and dice if you like; then say "enough".
    }
ask-respuestas = Do you answer with a card? Nobody sees it until all have answered.
ask-guarniciones = Spend garrisons on the defence? Each gives one die and is gone.
ask-salida = Surprise sortie: choose which Troop leaves the attack.
ask-reliquia = The dice are seen: do you play Relic?
ask-hakim = Do you recover a Troop with Hakim?
ask-botin = You won the area: raise the bonus or place a garrison?
ask-area = Choose an area for the event.
ask-reino = Choose a kingdom for the event.
ask-paria = To which kingdom do you give a card? Say "enough" when you are done.
ask-elige = Keep one of these cards.
ask-sucesion = Set more cards aside to change them?
ask-mercenarios = Take a Response that was played.
ask-regadios = Irrigations: raise the bonus again?
ask-ordenes = Military orders: which neighbouring Muslim kingdom loses bonus?
ask-repoblacion = Repopulation: where do you place another garrison?
ask-tregua = With which Christian kingdom do you make a truce this turn?
ask-fin = The game is over.

wait-espera = One moment: cards are dealt or dice roll.
wait-ronda = It is the round of { $who }.
wait-precio = { $who } chooses the Troop for an incursion.
wait-regalo = { $who } chooses a card to give.
wait-ataque = { $who } prepares an attack.
wait-respuestas = Answers are still to come: { $who }.
wait-guarniciones = { $who } decides which garrisons to spend.
wait-salida = { $who } takes out a Troop.
wait-reliquia = Asked about Relic: { $who }.
wait-hakim = Asked about Hakim: { $who }.
wait-botin = { $who } chooses a reward.
wait-area = { $who } chooses an area.
wait-reino = { $who } chooses a kingdom.
wait-paria = { $who } hands out tribute.
wait-elige = { $who } chooses a card.
wait-sucesion = { $who } sets cards aside.
wait-mercenarios = { $who } takes a Response.
wait-regadios = { $who } decides about Irrigations.
wait-ordenes = { $who } decides about Military orders.
wait-repoblacion = { $who } decides about Repopulation.
wait-tregua = { $who } chooses a truce.
wait-fin = The game is over.

## Options

option-castilla = A person plays Castile
option-castilla-help = Everyone chooses a kingdom; those that nobody chooses are bots. Who does not choose gets a free one.
option-condados = A person plays the Catalan Counties
option-condados-help = Everyone chooses a kingdom; those that nobody chooses are bots.
option-valencia = A person plays the taifa of Valencia
option-valencia-help = Everyone chooses a kingdom; those that nobody chooses are bots.
option-sevilla = A person plays the taifa of Seville
option-sevilla-help = Everyone chooses a kingdom; those that nobody chooses are bots.
option-badajoz = A person plays the taifa of Badajoz
option-badajoz-help = Everyone chooses a kingdom; those that nobody chooses are bots.
option-leon = A person plays León
option-leon-help = Everyone chooses a kingdom; those that nobody chooses are bots.
option-cid = El Cid, alone
option-cid-help = One person, as El Cid, in the east of the map, against Almoravids, Castile and the Counties, who are bots.
option-almoravides = Cards of the Almoravids
option-almoravides-help = In El Cid, the more cards the Almoravids get each turn, the harder it is.

preset-seis-reinos = Six kingdoms
preset-el-cid = El Cid
preset-el-cid-dificil = El Cid, hard

## Why not

rule-taifa-too-many-kingdoms = More kingdoms are marked for people than there are people at the table.
rule-taifa-cid-is-one = The El Cid scenario is for one person.
rule-taifa-cid-has-its-own = This scenario brings its own kingdoms: the usual six cannot be chosen.
rule-taifa-not-in-hand = You do not have that card free in hand.
rule-taifa-not-on-the-map = That area is not in play in this scenario.
rule-taifa-own-area = That area is yours already.
rule-taifa-only-the-capital = Without areas you may only attack your own capital.
rule-taifa-no-border = That area does not border any of yours.
rule-taifa-under-a-ban = This turn the two of you cannot use the Attack action on each other.
rule-taifa-no-troops = An attack needs at least one Troop in hand.
rule-taifa-lay-a-troop = Lay at least one Troop before you finish.
rule-taifa-not-for-this = That card is of no use at this moment.
rule-taifa-own-attack-only = As the attacker you add dice to the attack.
rule-taifa-never-against-castile = El Cid never joins a roll against Castile.
rule-taifa-one-roll-only = In an incursion only the raider rolls.
rule-taifa-no-garrison = You have no garrison there to spend on this defence.
rule-taifa-not-used = That Troop is not in the attack.
rule-taifa-no-raid-border = You may only raid kingdoms that you border.
rule-taifa-pay-a-troop = An incursion is paid with a Troop.
rule-taifa-no-target = That event has no target now: you can only discard it.
rule-taifa-not-a-target = The card cannot be aimed there.
rule-taifa-not-on-offer = That card is not among those you may take.
rule-taifa-no-paria = You may give cards only while Paria lies before you.
rule-taifa-one-gift-each = That kingdom has had a gift from you in this round.
rule-taifa-compulsory = Here you must choose.
rule-taifa-a-christian = The truce is with Castile or with the Counties.

## What happens

event-turn = Turn { $turn } begins.
event-truce = { $reino } makes a truce with { $otro } this turn.
event-drew = { $card_n ->
    [0] -
   *[other] { $reino } draws { $card }.
    }
event-refilled = A deck has run out and its discards return to it.
event-reset = All bonuses return to 0.
event-passed = { $reino } passes.
event-turn-ended = All have passed: turn { $turn } ends.
event-won = { $reinos_n ->
    [0] The game ends: nobody wins.
    [one] The game ends. { $reinos } wins.
   *[other] The game ends. { $reinos } share the victory.
    }
event-attacks = { $card_n ->
    [0] { $reino } attacks { $area }{ $otro_n ->
        [0] {""}, independent
       *[other] {""}, held by { $otro }
    }{ $cards_n ->
        [0] .
       *[other] {""}, with { $cards }.
    }
   *[other] { $reino } turns { $card } on { $area }, held by { $otro }.
    }
event-laid = { $card_n ->
    [0] { $reino } lays a card face down.
   *[other] { $reino } lays { $card } face down.
    }
event-ready = { $reino } lays no more.
event-peeked = { $cards_n ->
    [0] From its watchtower { $reino } sees that { $otro } has laid no cards.
   *[other] From its watchtower { $reino } sees the cards of { $otro }: { $cards }.
    }
event-committed = { $recovers ->
    [yes] { $reino } decides in secret to recover { $card } with Hakim.
   *[no] { $reino } answers in secret with { $card }.
    }
event-answered = -
event-counted = { $reinos_n ->
    [0] -
   *[other] Answers came from { $reinos } (cards: { $counts }).
    }
event-garrison-spent = { $reino } spends the garrison of { $area }.
event-revealed = { $cards_n ->
    [0] -
   *[other] The cards are turned up: { $cards }.
    }
event-ambushed = Ambush by { $reino }! The attack of { $otro } on { $area } fails, and no garrison is spent.
event-sortied = A sortie makes { $reino } take out { $card }.
event-no-force = { $reino } has no troops left: the attack fails.
event-die = -
event-rolled = { $reino_n ->
    [0] The independents roll { $faces }: hits, { $hits }.
   *[other] { $reino } rolls { $faces }: hits, { $hits }.
    }
event-afterwards = -
event-chose = -
event-relic = { $reino } shows the Relic and rolls again.
event-hakim = { $reino } recovers { $card } with Hakim.
event-conquered = { $otro_n ->
    [0] { $reino } takes { $area }.
   *[other] { $reino } takes { $area } from { $otro }.
    }
event-held = { $otro_n ->
    [0] { $area } holds out against { $reino }.
   *[other] { $otro } holds { $area } against { $reino }.
    }
event-freed = { $area } shakes off { $otro } and is independent.
event-bonus = { $change ->
    [0] The bonus of { $reino } stays at { $value }.
   *[other] The bonus of { $reino } goes to { $value }.
    }
event-garrisoned = { $reino } has a garrison in { $area }.
event-raids = { $reino } raids { $otro }, at the price of { $card }.
event-raid-ended = { $won ->
    [yes] The incursion of { $reino } strikes home.
   *[no] The incursion of { $reino } fails.
    }
event-lost = { $reino } loses { $card }.
event-stolen = { $card_n ->
    [0] { $reino } takes a random card from { $otro }.
   *[other] { $reino } takes { $card } from { $otro }.
    }
event-given = { $card_n ->
    [0] { $reino } gives a card to { $otro }.
   *[other] { $reino } gives { $card } to { $otro }.
    }
event-barred = { $reino } and { $otro } can no longer attack each other this turn.
event-played = { $reino } plays { $card }.
event-discarded = { $reino } discards { $card }.
event-gifting = { $reino } is about to give a card to { $otro }.
event-aimed = { $area_n ->
    [0] { $reino } chooses { $otro }.
   *[other] { $reino } chooses { $area }.
    }
event-declined = -
event-set-aside = { $reino } sets { $card } aside.
event-taken = { $reino } takes { $card } from the discards.
event-kept = { $card_n ->
    [0] { $reino } keeps a card{ $cards_n ->
        [0] .
       *[other] {""} and discards { $cards }.
    }
   *[other] { $reino } keeps { $card }.
    }
event-looked = { $cards_n ->
    [0] { $reino } looks at the cards of { $otro }.
   *[other] { $reino } looks at the cards of { $otro }: { $cards }.
    }
event-mixing = -
event-turned-up = { $reino } turns up { $card }.
event-decided = { $why ->
    [strikes] { $reino } chooses { $area }: the greatest defence below { $limit }{ $face ->
        [0] .
       *[other] {""}; the die decides ({ $face }).
    }
    [no-weaker-area] { $reino } has { $limit } and waits: no area is weaker.
    [musters] { $reino } musters: { $limit } so far, not more than 3.
    [posts] { $reino } deploys { $card } and keeps it for an answer.
    [offensive-strike] Offensive of { $reino } with { $limit } on { $area }{ $face ->
        [0] .
       *[other] {""}; the die decides ({ $face }).
    }
    [offensive-raid] Offensive of { $reino } without a possible attack: it chooses { $otro }{ $face ->
        [0] .
       *[other] {""}; the die decides ({ $face }).
    }
    [offensive-discard] Offensive of { $reino } without a possible attack or incursion.
    [target] { $area_n ->
        [0] { $reino } chooses { $otro }{ $face ->
            [0] .
           *[other] {""}; the die decides ({ $face }).
        }
       *[other] { $reino } chooses { $area }{ $face ->
            [0] .
           *[other] {""}; the die decides ({ $face }).
        }
    }
    [unplayable] { $reino } cannot play { $card }.
    [again] { $area_n ->
        [0] The discard of { $reino } strikes { $otro } again{ $face ->
            [0] .
           *[other] {""}; the die decides ({ $face }).
        }
       *[other] The discard of { $reino } places another garrison in { $area }{ $face ->
            [0] .
           *[other] {""}; the die decides ({ $face }).
        }
    }
    [reward-bonus] { $reino } prefers the bonus: it is not at +2 yet.
    [reward-garrison] { $reino } prefers the garrison: its bonus is at +2 already.
    [answers] { $reino } answers with { $card }, the oldest that helps.
    [too-weak] { $reino } keeps { $card }: the attack is weaker than 3.
    [own-garrison] { $reino } defends { $area } with its garrison, as always.
    [weakest-troop] The weakest troop of { $reino } is { $card }.
    [relic-losing] { $reino } is losing, and has the Relic.
    [strongest-troop] The strongest troop of this attack is { $card }.
    [deck-die] The die ({ $face }) decides from which deck { $reino } draws.
    [swaps-itself] { $reino } changes this card alone.
    [takes-last] The Response discarded last is { $card }.
   *[keeps-first] { $reino } keeps the first it draws.
    }
event-cid-handed = { $reino } reveals El Cid: the card goes to { $otro }.
event-top-lost = { $reino } discards { $card } from the top of its pile.

ending-repentina = Thirteen castles: sudden victory.
ending-tercer-turno = After the third turn the most castles win.
ending-cid-vence = El Cid has stopped the Almoravids.
ending-cid-pierde = El Cid could not stop the Almoravids.

player-jugador = Player

## Help

help-1-title = What it is about
help-1-body =
    Six kingdoms contend for fifty-eight areas of Iberia. A castle shows who holds an area; areas without one are independent. Each kingdom begins with eight areas and has thirteen castles.

    Whoever places all thirteen wins at once. Otherwise, after the third turn, the most castles win; then the higher bonus; then it is shared.

    People play 0 to 6 of the kingdoms. The others are bots that follow a rulebook of their own, open to all (page 7).

help-2-title = A turn
help-2-body =
    Cards are drawn in order of play: up to eight, more or less by the bonus, less the cards you kept. Castile, the Counties and León draw from the Christian deck; Valencia, Seville and Badajoz from the Muslim one. Then all bonuses return to 0.

    After that, round by round and from Castile on, each kingdom does one thing:

    - attack an area,
    - make an incursion,
    - play an event,
    - discard a card,
    - or pass.

    Who passes may play again later. The turn ends when all have passed in a row; without cards one can only pass. Cards in hand are kept, and you will draw so many fewer.

help-3-title = Attacking
help-3-body =
    Choose an area that borders one of yours, of another kingdom or independent. Lay one or more Troops face down and, if you like, cards that add dice.

    All others may answer in secret and at the same moment, for either side. Everyone with cards is asked, whether or not there is anything to lay: silence tells nothing.

    The defender may spend own garrisons in and next to the area: one die each, and they are gone.

    Cards are turned up. The attacker rolls as many dice as the Troops add up to; the defender the defence of the area, plus garrisons and added dice. 4, 5 and 6 hit. More hits win for the attacker; a tie is the defender's.

    The winner places a castle and chooses +1 bonus or a garrison there. Whoever loses the area drops by 1.

    A kingdom without areas may only attack its own capital.

help-4-title = Incursions
help-4-body =
    Choose a kingdom that you border and discard a Troop. Roll one die, more with cards that add dice: one hit, and that kingdom discards a random card.

help-5-title = The cards
help-5-body =
    _Troops_: the number is how many dice they give in an attack; they also pay for incursions.

    _Responses_: played in attacks and rolls, your own or others'. Champion, Leader and El Cid add dice to any roll. Militia, Surprise sortie and Ambush defend. Relic rolls again; Hakim recovers a Troop.

    _Events_: played in your own round. Permanent ones lie before their kingdom until the turn ends. An event without a target cannot be played, only discarded.

    Touch a card to read what it does.

help-6-title = The bonus
help-6-body =
    From -2 to +2. It rises when you win an area (unless you prefer a garrison) and by some events; it drops when you lose one. It adds to or takes from the cards you draw, then returns to 0. At the end it breaks ties.

help-7-title = The bots
help-7-body =
    A bot turns up the top card of its pile in each round, and passes only when none is left.

    - It deploys Troops and Responses in the open. As soon as its Troops add up to more than 3 it attacks with all of them: the bordering area with the greatest defence that is still lower than its strength. If there is none it waits.
    - It plays events at once, and discards those it cannot.
    - With an _offensive_ card it ignores the text: it attacks with what it has deployed; if it cannot, it raids; if it cannot do that either, it discards.
    - It defends itself with one Response, the oldest that helps, and only against strength 3 or more. It always spends the garrison of the attacked area, never those next to it.
    - It prefers bonus to garrison, unless it is at +2 already.
    - In doubt among areas, a die: 1 to 3 the lowest number, 4 to 6 the highest. Among kingdoms: 1 to 3 the first backwards in order of play, 4 to 6 the first forwards.

    Every decision is told with its reason.

help-8-title = El Cid
help-8-body =
    Only the east is played. You are El Cid, with three areas and seven cards; the Almoravids get twelve. Castile and the Counties are bots.

    At the start of each turn you make a truce with Castile or the Counties: neither attacks the other, and that kingdom does not raid you.

    Thirteen castles win at once. After the third turn you win if you hold more areas than the Almoravids and they hold fewer than ten.

help-9-title = At the table
help-9-body =
    Touch a lit area to attack it: before you confirm you see the exact odds, without what others may answer. Touch a card to read it and to see what you can do with it.

    The rounds of the bots can be watched step by step or skipped. Next to each kingdom are its castles, its bonus, its cards and what it has deployed.

help-phase-ronda = 2
help-phase-precio = 4
help-phase-regalo = 5
help-phase-ataque = 3
help-phase-respuestas = 3
help-phase-guarniciones = 3
help-phase-salida = 3
help-phase-reliquia = 3
help-phase-hakim = 3
help-phase-botin = 3
help-phase-area = 5
help-phase-reino = 5
help-phase-paria = 5
help-phase-elige = 5
help-phase-sucesion = 5
help-phase-mercenarios = 5
help-phase-regadios = 5
help-phase-ordenes = 5
help-phase-repoblacion = 5
help-phase-tregua = 8
help-phase-espera = 2
help-phase-fin = 1

## The cards, in our words

card-M01 = Militia
card-M01-text = Two more dice for whoever defends an attacked area.
card-M02 = Champion
card-M02-text = Add one or two dice to any roll you choose, anyone's.
card-M03 = Leader
card-M03-text = Add one to three dice to any roll you choose, anyone's.
card-M04 = Surprise sortie
card-M04-text = The attacker takes one Troop of his own choice out of the attack. No use against attacks by events.
card-M05 = Ambush
card-M05-text = The whole attack fails before any roll: all cards laid are discarded.
card-M06 = Hakim
card-M06-text = After an attack you had a part in, one of the Troops used in it comes to your hand.
card-M07 = Trade
card-M07-text = You and another kingdom draw a card each, and both bonuses rise by 1.
card-M08 = Paria
card-M08-text = This turn, in your rounds, you may give one card to each kingdom you like. You and whoever gets one can no longer attack each other.
card-M09 = Sufi school
card-M09-text = Your bonus rises by 2.
card-M10 = Independent campaign
card-M10-text = Attack with five dice an area of another kingdom next to an independent one. If it falls it becomes independent.
card-M11 = Razzia
card-M11-text = Another kingdom discards a random card.
card-M12 = Watchtower
card-M12-text = This turn you see the cards of whoever attacks you before you answer, and bots do not raid you.
card-M13 = Mercenaries
card-M13-text = Take into your hand a Response from either discard pile.
card-M14 = Succession
card-M14-text = Change this card and up to two more for new ones of the Muslim deck.
card-M15 = Irrigations
card-M15-text = Your bonus rises by 1 now, and again with each of your discards this turn.
card-M16 = Jewish community
card-M16-text = Look at one card of each deck and keep one of the two.
card-M17 = Citadels
card-M17-text = This turn your areas of defence 2 count as 3.
card-M18 = Al-Andalus
card-M18-text = Draw two cards of the Muslim deck; every other Muslim kingdom draws one. Then it leaves the game.
card-M19 = Seduction
card-M19-text = Take a random card from another kingdom.
card-M20 = Walls
card-M20-text = Place a garrison in two areas with a castle, anyone's.
card-M21 = Uprising
card-M21-text = Attack with four dice any area of another kingdom. If it falls it becomes independent.
card-M22 = Conspiracy
card-M22-text = Attack with five dice a bordering area of another kingdom. If it falls it becomes independent.
card-M23 = Almoravids
card-M24 = Caid's guard
card-M25 = Black guard
card-M26 = Berber mercenaries
card-M27 = Andalusians
card-M28 = Levies
card-M29 = Peasants
card-M30 = Skirmishers
card-C01 = El Cid
card-C01-text = Add one to four dice to a roll, never against Castile.
card-C02 = Leader
card-C02-text = Add one to three dice to any roll you choose, anyone's.
card-C03 = Champion
card-C03-text = Add one or two dice to any roll you choose, anyone's.
card-C04 = Militia
card-C04-text = Two more dice for whoever defends an attacked area.
card-C05 = Surprise sortie
card-C05-text = The attacker takes one Troop of his own choice out of the attack. No use against attacks by events.
card-C06 = Relic
card-C06-text = Once the rolls of an attack are seen, roll all your own dice again, once.
card-C07 = Monasteries
card-C07-text = Draw up to four cards of the Christian deck, keep one and discard the rest.
card-C08 = Surrender of independence
card-C08-text = A bordering independent area of defence 2 or 3 becomes yours, without dice.
card-C09 = Military orders
card-C09-text = A bordering Muslim kingdom loses 1 bonus; with each of your discards this turn you may lower another, or the same.
card-C10 = Truce
card-C10-text = You and another kingdom cannot attack each other for the rest of the turn.
card-C11 = Way of Saint James
card-C11-text = Draw two cards of the Christian deck.
card-C12 = Judgment of God
card-C12-text = A bordering area of another kingdom: four dice against four, no garrisons. With more hits it is yours.
card-C13 = Succession
card-C13-text = Change this card and up to two more for new ones of the Christian deck.
card-C14 = Royal marriage
card-C14-text = You and another Christian kingdom gain 1 bonus and cannot attack each other for the rest of the turn.
card-C15 = Crusaders
card-C15-text = This turn every Christian Troop that attacks a Muslim kingdom gives one more die. Then it leaves the game.
card-C16 = Repopulation
card-C16-text = Garrison one of your castles, and another with each of your discards this turn.
card-C17 = El Cid's campaign
card-C17-text = A bordering area of another kingdom becomes independent, without dice; never Castile's. In the scenario: the Almoravids discard their top card.
card-C18 = Razzia
card-C18-text = Another kingdom discards a random card.
card-C19 = Troubadours
card-C19-text = This turn your bonus cannot drop.
card-C20 = Mozarabs
card-C20-text = Look at all cards of a Muslim kingdom. A bot's pile is shuffled afterwards.
card-C21 = Walls
card-C21-text = Place a garrison in two areas with a castle, anyone's.
card-C22 = Independent campaign
card-C22-text = Attack with five dice an area of another kingdom next to an independent one. If it falls it becomes independent.
card-C23 = The King
card-C24 = The Earl
card-C25 = Hidalgos
card-C26 = Infanzones
card-C27 = Knights
card-C28 = Mesnada
card-C29 = Hueste
card-C30 = Villanos
card-C31 = Peasants
card-troop-text = Troop: its number is how many dice it gives in an attack. It also pays for an incursion.
card-offensive = Offensive: a bot turns it into an attack or an incursion.

kingdom-castilla = Castile
kingdom-condados = Catalan Counties
kingdom-valencia = Valencia
kingdom-sevilla = Seville
kingdom-badajoz = Badajoz
kingdom-leon = León
kingdom-almoravides = Almoravids
kingdom-cid = El Cid

## The table

table-turn = Turn { $turn } of { $turns }
table-truce = Truce with { $who }
table-piles = Decks
table-settings = Settings
table-map = Map of Iberia
table-independent = independent
table-defence = defence { $n }
table-garrison = with a garrison
table-route = route of invasion
table-kingdoms = Kingdoms
table-automa = bot
table-kingdom-facts = { $who } ({ $player }): { $castles } castles of 13, bonus { $bonus }, { $cards } cards
table-sheet-facts = { $castles } castles of 13 · bonus { $bonus } · { $cards } cards
table-strength = { $n }
table-bot-here = A bot plays it. What it has deployed is open; its pile is not.
table-army = Deployed Troops: strength { $n }
table-posted = Deployed Responses
table-permanents = Permanents of this turn
table-bans = No attacks between it and
table-areas-of = Areas: { $n }
table-none = Nothing.
table-face-down = A card face down
table-troop = Troop
table-event = Event
table-response = Response
table-compose = Attack { $area }
table-cancel = Leave it
table-how-many-dice = How many dice
table-attack-dice = Attack dice
table-defence-dice = Defence dice
table-odds = Chance to win
table-odds-plain = Without its garrisons
table-odds-garrison = With { $n ->
    [one] its garrison
   *[other] its { $n } garrisons
    }
table-odds-answer = With its { $card }
table-beware = Beware: it has deployed { $card }.
table-attack-now = Attack
table-deed = What is at stake
table-deed-ataque = attack
table-deed-suceso = event
table-deed-incursion = incursion
table-deed-juicio = judgment of God
table-odds-now = { $attack ->
    [one] one die
   *[other] { $attack } dice
} against { $defence }: { $p } %
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
table-own-answers = In secret you lay:
table-lay-dice = { $card }: { $n ->
    [one] one die
   *[other] { $n } dice
    } more in { $side }
table-attackable = Attack:
table-areas = Areas
table-raids = Raid:
table-gifts = Give to:
table-choose-kingdom = Choose:
table-take-bonus = +1 bonus
table-take-garrison = Garrison
table-done = Done
table-no-more = No, thanks
table-pass = Pass
table-play = Play
table-discard = Discard
table-close = Close
table-yours = Your hand and what you can do
table-hand = Your hand: { $n } cards
table-no-cards = You have no cards left.
table-no-attack = Your round. You cannot attack now: raid, play an event, discard or pass.
table-aloof = No answers in others' affairs this turn
table-pause = Pause
table-go-on = Go on
table-step = Step
table-skip = Skip
table-again = Watch again ({ $n } steps)
table-show-odds = Show the exact odds
table-quick = Watch the bots in a hurry
table-deck-christian = Christian deck: { $n } cards
table-deck-muslim = Muslim deck: { $n } cards
table-discards = Discards: { $n }
table-gone = Out of the game

# --- What a player of the house knew (replay) ---------------------------------------------------

knew-tiene = { $reino } holds { $card }
