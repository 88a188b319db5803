# Moros y cristianos in English. The rules are told in our own words, not in those of the rulebook.

title = Moros y cristianos
tagline = Two sides, one battle, one booty: change sides every round and carry off what belonged to others.

## What is expected now

ask-draw = The first starter is being drawn.
ask-keep = Keep all the cards you have left, or throw them all away?
ask-deal = Cards are being dealt.
ask-declare =
    { $dimension ->
        [0] You start. What is the battle about?
        [1] Does the higher total win, or the lower?
        [2] One pass, or a second one with reinforcements?
        [3] In what order do the reinforcements come?
       *[4] How many knights per turn?
    }
ask-treasure = Your oros go into the treasure. Hide the copas you like among them.
ask-play =
    { $ally ->
        [yes] You may ally with the attackers, play copas, or do nothing.
       *[no] { $must ->
            [yes] { $duty ->
                [yes] You must switch sides: play a defending knight.
               *[no] { $pass_number ->
                    [2] Reinforcements: you must play another knight of your side.
                   *[1] You must play a knight; add any oros and copas you like.
                }
            }
           *[no] { $knights_left ->
                [0] Play oros or copas, or end your turn.
               *[other] Play more cards, or end your turn.
            }
        }
    }
ask-aim = There are two knights of that rank: choose the one your copa annuls.
ask-pick = Take a card from the booty.
ask-over = The game is over.

wait-draw = The first starter is being drawn.
wait-keep = { $who } is deciding whether to keep the hand or throw it away.
wait-deal = Cards are being dealt.
wait-declare = { $who } is declaring the combat.
wait-treasure =
    { $n ->
        [one] { $who } is deciding what to hide in the treasure.
       *[other] { $who } are deciding what to hide in the treasure.
    }
wait-play =
    { $ally ->
        [yes] { $who } may ally with the attackers.
       *[no] { $duty ->
            [yes] { $who } must switch sides.
           *[no] { $who } is playing.
        }
    }
wait-aim = { $who } is choosing which knight a copa annuls.
wait-pick = { $who } is taking a card from the booty.
wait-over = The game is over.

## Options

option-equipos = In teams
option-equipos-help = Christians against Moors, seated alternately: nobody plays knights of the other suit, and points belong to the team. For four or six.
option-larga = Long game
option-larga-help = To 100 points instead of 50; in teams, to 200 instead of 100.
option-baraja = Pack
option-baraja-help = The classic forty cards, or forty-eight, with eights and nines.
option-baraja-40 = 40 cards
option-baraja-48 = 48 cards
option-anulados_fuera = Annulled knights do not count
option-anulados_fuera-help = An annulled knight no longer counts when a tie is broken, nor for the order of picking.
option-puntos = Points
option-puntos-help = Points to reach; 0 for those of the rulebook.
option-mano = Cards in hand
option-mano-help = How many cards a full hand has.
option-rangos = Ranks in the pack
option-rangos-help = Only the lowest ranks of each suit; 0 for all.
option-riquezas = Ranks of oros and copas
option-riquezas-help = Only the lowest ranks of oros and copas; 0 for as many as of knights.
option-primero = First starter
option-primero-help = The seat that starts the first round; −1 to draw it.
option-objetivo = Objective
option-objetivo-help = What every round is fought about.
option-objetivo-libre = The starter chooses
option-objetivo-fe = Fe (faith)
option-objetivo-botin = Botín (for the booty)
option-objetivo-tesoro = Tesoro (hidden treasure)
option-tipo = Type
option-tipo-help = Whether the higher or the lower total wins.
option-tipo-libre = The starter chooses
option-tipo-fuerza = Fuerza (strength)
option-tipo-astucia = Astucia (cunning)
option-duracion = Duration
option-duracion-help = Once round the table, or twice.
option-duracion-libre = The starter chooses
option-duracion-asalto = Asalto (one pass)
option-duracion-refuerzos = Refuerzos (two passes)
option-orden = Order
option-orden-help = In what order the second pass goes.
option-orden-libre = The starter chooses
option-orden-ataque = Ataque (same order)
option-orden-contraataque = Contraataque (from last to first)
option-cantidad = Quantity
option-cantidad-help = How many knights each player plays in a pass.
option-cantidad-libre = The starter chooses
option-cantidad-heroes = Héroes (one)
option-cantidad-tropa = Tropa (one or two)

preset-clasica = Classic, to 50
preset-equipos = In teams, to 100
preset-larga = Long, to 100 with 48 cards

## Why not

rule-myc-enough-cards = That pack has too few cards: it must fill every hand even when all the oros lie on the table.
rule-myc-starter-at-table = There is no such seat: the first starter must be one of the players.
rule-myc-order-needs-refuerzos = The order is declared only when there is a second pass, that is, with refuerzos.
rule-myc-declare-once = That has been declared already: one value for each dimension.
rule-myc-declare-in-order = Declare in order: objective, type, duration, order, quantity.
rule-myc-hidden-already = You have hidden that copa already.
rule-myc-not-in-hand = You do not hold that card.
rule-myc-one-knight = With héroes it is one knight per pass, and you have played yours.
rule-myc-two-knights = Even with tropa, no more than two knights per pass.
rule-myc-one-side = You have a side, and you keep it for the whole round.
rule-myc-switch-side = Only attackers are on the table: the next knight must be of the other side.
rule-myc-ally-attacks = You were left without a side when you could not switch: now you can only join the attackers.
rule-myc-must-play-knight = You have yet to play a knight, and you hold one.
rule-myc-copa-of-its-rank = A copa only annuls a knight of its own number that is already on the table.
rule-myc-not-in-booty = That card is not in the booty.
rule-myc-even-teams = Teams are for four players or six.
rule-myc-own-team = Christians never play bastos, nor Moors espadas.

## What happens

event-round-began =
    { $starter_seat_you ->
        [yes] Round { $round }: you start.
       *[no] Round { $round }: { $starter_seat } starts.
    }
event-kept =
    { $seat_you ->
        [yes] { $count ->
            [one] You keep your card.
           *[other] You keep your { $count } cards.
        }
       *[no] { $count ->
            [one] { $seat } keeps one card.
           *[other] { $seat } keeps { $count } cards.
        }
    }
event-threw =
    { $seat_you ->
        [yes] { $count ->
            [one] You throw your card away, face down.
           *[other] You throw your { $count } cards away, face down.
        }
       *[no] { $count ->
            [one] { $seat } throws one card away, face down.
           *[other] { $seat } throws { $count } cards away, face down.
        }
    }
event-dealt =
    { $card_n ->
        [0] -
       *[other] { $seat_you ->
            [yes] You are dealt the { $card }.
           *[no] { $seat } is dealt the { $card }.
        }
    }
event-declared = -
event-combat =
    { $seat_you ->
        [yes] You declare the combat: { $combat }.
       *[no] { $seat } declares the combat: { $combat }.
    }
event-put-in =
    { $seat_you ->
        [yes] You put your oros in the centre: { $cards }.
       *[no] { $seat } puts all oros in the centre: { $cards }.
    }
event-hid =
    { $seat_you ->
        [yes] You hide the { $card } in the treasure.
       *[no] { $seat } hides the { $card } in the treasure.
    }
event-ready =
    { $seat_you ->
        [yes] You are ready.
       *[no] { $seat } is ready.
    }
event-sealed =
    { $seat_you ->
        [yes] { $count ->
            [0] You put nothing into the treasure.
            [one] You put one card into the treasure.
           *[other] You put { $count } cards into the treasure.
        }
       *[no] { $count ->
            [0] { $seat } puts nothing into the treasure.
            [one] { $seat } puts one card into the treasure.
           *[other] { $seat } puts { $count } cards into the treasure.
        }
    }
event-turn = -
event-forced =
    { $seat_you ->
        [yes] { $cards_n ->
            [0] You play no knight, and have no oros to put down.
           *[other] You play no knight and put down all your oros: { $cards }.
        }
       *[no] { $cards_n ->
            [0] { $seat } plays no knight, and has no oros to put down.
           *[other] { $seat } plays no knight and puts down all oros: { $cards }.
        }
    }
event-sat-out =
    { $seat_you ->
        [yes] You sit out the second pass.
       *[no] { $seat } sits out the second pass.
    }
event-knight =
    { $seat_you ->
        [yes] You play the { $card } for the { $side ->
            [moros] Moors
           *[cristianos] Christians
        }.
       *[no] { $seat } plays the { $card } for the { $side ->
            [moros] Moors
           *[cristianos] Christians
        }.
    }
event-oro =
    { $seat_you ->
        [yes] You stake the { $card }.
       *[no] { $seat } stakes the { $card }.
    }
event-copa =
    { $seat_you ->
        [yes] You play the { $card }.
       *[no] { $seat } plays the { $card }.
    }
event-turned-up =
    { $seat_you ->
        [yes] You had put into the treasure: { $cards }.
       *[no] { $seat } had put into the treasure: { $cards }.
    }
event-annulled =
    { $seat_you ->
        [yes] { $victim_seat_you ->
            [yes] You annul your own { $target } with the { $card }.
           *[no] You annul the { $target } of { $victim_seat } with the { $card }.
        }
       *[no] { $victim_seat_you ->
            [yes] { $seat } annuls your { $target } with the { $card }.
           *[no] { $seat } annuls the { $target } of { $victim_seat } with the { $card }.
        }
    }
event-wasted =
    { $seat_you ->
        [yes] Your { $card } finds no knight to annul.
       *[no] The { $card } of { $seat } finds no knight to annul.
    }
event-turn-ended = -
event-no-knights =
    { $cards_n ->
        [0] Nobody played a knight: there is no battle and no booty.
       *[other] Nobody played a knight. These oros stay on the table: { $cards }.
    }
event-outcome =
    { $reason ->
        [0] The { $side ->
            [moros] Moors
           *[cristianos] Christians
        } win: no enemy came. Winners: { $seats }.
        [1] Christians { $christians }, Moors { $moors }: the { $side ->
            [moros] Moors
           *[cristianos] Christians
        } win. Winners: { $seats }.
        [2] A tie at { $christians }: the { $side ->
            [moros] Moors
           *[cristianos] Christians
        } win, with more knights. Winners: { $seats }.
       *[3] A tie at { $christians }: the { $side ->
            [moros] Moors
           *[cristianos] Christians
        } win, as defenders. Winners: { $seats }.
    }
event-own =
    { $seat_you ->
        [yes] You keep your own cards: { $cards }.
       *[no] { $seat } keeps the cards played: { $cards }.
    }
event-took =
    { $seat_you ->
        [yes] You take the { $card }.
       *[no] { $seat } takes the { $card }.
    }
event-took-all =
    { $seat_you ->
        [yes] You take the whole booty: { $cards }.
       *[no] { $seat } takes the whole booty: { $cards }.
    }
event-scored =
    { $seat_you ->
        [yes] { $points ->
            [one] You score 1 point: { $total } in all.
           *[other] You score { $points } points: { $total } in all.
        }
       *[no] { $points ->
            [one] { $seat } scores 1 point: { $total } in all.
           *[other] { $seat } scores { $points } points: { $total } in all.
        }
    }
event-won =
    { $seats_you ->
        [yes] You reach the target and win the game.
       *[no] { $seats_n ->
            [one] { $seats } reaches the target and wins the game.
           *[other] { $seats } reach the target and win the game.
        }
    }

ending-objetivo = The target was reached.
ended-objetivo =
    { $n ->
        [1] reaches the target with { $score } points
       *[other] reach the target together
    }
ending-compartido = Several players reached the target in the same round and share the victory.
decided-battle =
    In round { $round } the { $side ->
        [cristianos] Christians
       *[moros] Moors
    } win{ $reason ->
        [0] {" "}without an enemy
        [1] {" "}the battle (Christians { $christians }, Moors { $moors })
        [2] , with more knights,
       *[3] , as they defended,
    } and with { $alone ->
        [yes] all of the booty
       *[no] their share of the booty
    } { $seats_n ->
        [1] { $seats } reaches the target.
       *[other] { $seats } reach the target.
    }

## The rules

help-credit = By Jorge Alonso (Vigo, 2004)
help-phase-draw = 1
help-phase-keep = 3
help-phase-deal = 3
help-phase-declare = 4
help-phase-treasure = 5
help-phase-play = 6
help-phase-aim = 8
help-phase-pick = 10
help-phase-over = 1

help-1-title = The aim
    .book = 1, 2
    .gist = The first to reach 50 points wins.
    .try = primera goal
help-1-body =
    Every round is a battle between Christian and Moorish knights. Nobody belongs to a side for good: you choose one with the first knight you play, and next round you may change it.

    The side that wins shares what has fallen on the table. The first to reach 50 points (100 in a long game) wins the game. If several reach it in the same round, they win together.

    Four, five or six play, and talk as they play: promise, threaten, bargain, betray. No promise binds anybody.

help-2-title = The cards
    .book = 2.1, 2.2
    .gist = Espadas and bastos fight, oros are worth points, copas annul.
    .try = primera hand
help-2-body =
    You play with the Spanish pack of 40 cards;[R] the pack of 48 adds the eights and nines. Each suit has its purpose:

    - _Espadas_ (swords): Christian knights.
    - _Bastos_ (clubs): Moorish knights.
    - _Oros_ (coins): riches. They do not fight, but they are worth points.
    - _Copas_ (cups): attacks and traps. They annul knights and are worth nothing.

    @palos

    An ace is worth 3 points; a sota, caballo or king (10, 11, 12) 2; any other card 1. Copas are worth nothing. A knight is as strong as it is worth points.

help-3-title = Hands
    .book = 2.3
    .gist = Five cards: keep all you have left, or throw them all away.
    .try = primera keep
help-3-body =
    At the start everybody is dealt five cards.

    In later rounds, in turn from the starter,[R] you either _keep all_ the cards you have left or _throw them all away_, face down.[R] Then all cards that are neither in a hand nor left on the table as booty are shuffled, and hands are filled up to five.

help-4-title = The declaration
    .book = 2.4
    .gist = The starter says what the fight is for and who wins it.
    .try = segunda choose
help-4-body =
    The starter of the first round is drawn by lot; after that it is the next seat each round.[R]

    The player who starts the round declares what the combat will be. The first value of each line is the default:[R]

    - Objective: _fe_ (for the faith), _botín_ (for the booty) or _tesoro_ (hidden treasure).
    - Type: _fuerza_ (strength: the side with the higher total wins) or _astucia_ (cunning: the lower).
    - Duration: an _asalto_ (assault: one pass of the table) or _refuerzos_ (reinforcements: two passes).
    - Order, only with refuerzos: _ataque_ (attack: the second pass goes like the first) or _contraataque_ (counter-attack: it runs from last to first).
    - Quantity: _héroes_ (heroes: one knight per pass) or _tropa_ (troops: one or two, of one side).

help-5-title = Booty and treasure
    .book = 2.4
    .gist = What goes into the centre before the fight.
    .try = segunda hide
help-5-body =
    _Fe_: nobody puts anything in first.

    _Botín_: all put all their oros face up in the centre. They no longer belong to anybody: they will be booty.

    _Tesoro_: the same, but face down, and everybody may hide any of their copas among the oros. All decide at once, and only the number of cards from each player becomes known. When all knights have been played the treasure is turned up and its copas act, in turn order from the starter:[R] they may hit your own knights too.

    @tesoro

help-6-title = Your turn
    .book = 2.5
    .gist = One knight a turn, with any oros and copas you like.
    .try = primera switch
help-6-body =
    You play a knight, and any number of oros and copas with it. If you hold a knight that you may play, you _must_ play one.

    The first knight of the round decides which side attacks. The next player who plays a knight has to _switch sides_: it must be a defender. As soon as both sides have a knight, everybody chooses freely. You keep your side for the whole round.

    @cambio

    With _tropa_ you may play two knights in a pass, both of one side; the duty to switch sides begins with the next player.[R]

help-7-title = Forced turns and the second pass
    .book = 2.5
    .gist = With no knight to play, you put down all your oros and no copas.
    .try = segunda second-pass
help-7-body =
    If you hold no knight that you may play, you put down _all_ your oros, you cannot play copas, and you miss the second pass.

    If you have to switch sides but hold attacking knights only, you also put down all your oros and nothing else, and the duty passes to the next player. Nobody is told which of the two happened to you.

    With _refuerzos_ there is a second pass: you must play another knight of your side if you hold one, and with or without it you may play any oros and copas. If you could not switch sides, you may now _ally_ with the attackers, play copas only, or play nothing. An ally wins with the attackers and keeps the oros put down before.

help-8-title = Copas
    .book = 2.5
    .gist = A copa annuls a knight of its rank that is already on the table.
    .try = primera copa
help-8-body =
    A copa annuls the knight of its own rank that is _already_ on the table, whoever played it. If both are there, the Moor and the Christian, you choose. If there is none, the copa is wasted.

    @copa

    It acts before the knights that you play in the same turn, so it never annuls those; in the second pass it can annul the one that you played in the first.

    An annulled knight adds nothing, but it was in the battle: it counts when a tie is broken and for the order of picking (unless the option says that annulled knights do not count).

help-9-title = Who wins the battle
    .book = 2.5
    .gist = Add up the knights that are not annulled; if tied, the most knights, then the defenders.
    .try = primera balance
help-9-body =
    Add up the knights of each side that are not annulled. In fuerza the higher total wins, in astucia the lower: a side whose knights are all annulled has 0, and can win astucia with it.

    If they tie, the side that played more knights wins, annulled ones included. If they still tie, the _defenders_ do. A side that played no knight cannot win, not even in astucia.[R]

    @batalla

    If there is only one knight on the table, annulled or not, its player takes it and all the oros. If there is none, nobody scores: the copas of the treasure are removed without effect, and all the oros stay on the table as booty for the next round.

help-10-title = The booty
    .book = 2.6
    .gist = Card by card; whoever played most points in knights goes first.
    .try = primera pick
help-10-body =
    Each winner keeps the knights and the oros they played. All the rest is booty: the losers' knights and oros, the oros of players without a side, those put in the centre and those left by earlier rounds. Copas are removed.

    The winner who played the most points in knights, annulled ones included, takes a card first, then the next, round and round until nothing is left. Of equals, the one whose first knight came earlier goes first.[R] This holds in astucia too.

    @reparto

    You score the points of all the cards you have then: your own knights, captured ones and riches.

help-11-title = In teams
    .book = 3
    .gist = One team is always Christian, the other always Moorish.
help-11-body =
    Four or six, seated alternately:[R] one team is always Christian and never plays bastos, the other always Moorish and never plays espadas. Knights of the other suit are dead cards in hand; a player who holds no others counts as one without knights.[R]

    Points add up per team, to 100 (or 200). After a round without knights, everybody throws their cards away.[R]

## The table

table-round = Round { $n }
table-pass = { $n ->
    [1] First pass
   *[2] Second pass
}
table-your-hand = Your hand
table-hidden-card = { $card }, hidden in the treasure
table-points-word = {" "}points
table-score-of = Points, out of { $target }
table-of = of { $target }
table-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
table-card = { $card }, { $n ->
    [one] 1 point
   *[other] { $n } points
}
table-cards-word = { $n ->
    [one] card
   *[other] cards
}
table-side-cristianos = Christian
table-side-moros = Moor
table-field-cristianos = Christians
table-field-moros = Moors
table-field-empty = Nobody yet
table-attacks = attack
table-defends = defend
table-waits = {" "}
table-leads = , and are winning
table-has-won = victorious
table-has-lost = defeated
table-balance = Balance: the Christians have { $christians } and the Moors { $moors }.
table-rule-who = { $least ->
    [yes] fewest points
   *[no] most points
}
table-rule-most = win
table-rule-least = win
table-rule-empty = nobody
table-rule-nobody = here yet
table-rule-tie = tied:
table-rule-tie-defenders = defenders
table-rule-tie-number = more knights
table-verdict-cristianos = The Christians win
table-verdict-moros = The Moors win
table-weighing = The scale decides the battle.
table-verdict-to = { $a } to { $b }
table-now-booty = their cards are booty
table-shared = Booty shared out
table-gain = what you played { $kept } · booty { $booty }
table-verdict-most = by strength: the higher total wins
table-verdict-least = by cunning: the lower total wins
table-verdict-0 = nobody stood against them
table-verdict-2 = tied on points, but with more knights
table-verdict-3 = tied in everything, but they defend
table-starter = starts
table-forced = forced
table-forced-help = Could play no knight and put down all oros.
table-duty-christian = You must switch sides: choose an espada.
table-duty-moor = You must switch sides: choose a basto.
table-aim = Your { $card } can annul either of two knights: choose one.
table-keep = Keep all
table-throw = Throw all away
table-seal = { $n ->
    [0] Ready, no copas
    [one] Hide one copa, ready
   *[other] Hide { $n } copas, ready
}
table-throw-sure = { $n ->
    [one] Yes, throw the card away
   *[other] Yes, throw all { $n } away
}
table-choices = What you may do
table-choose = Choose what to play
table-wait = Not your turn yet
table-aim-it = Choose which to annul
table-pick-it = Choose your card of the booty
table-play-one = Play the { $card }
table-foresee-cristianos = With the Christians: { $from } → { $to }{ $turns ->
    [yes] , and they take the lead
    [lost] , and they lose the lead
   *[no] {""}
}
table-foresee-moros = With the Moors: { $from } → { $to }{ $turns ->
    [yes] , and they take the lead
    [lost] , and they lose the lead
   *[no] {""}
}
table-foresee-falls = Your { $copa } annuls the { $card }
table-foresee-nobody = Careful: the { $copa } annuls nobody
table-foresee-either = The { $copa } lets you choose between two knights
table-foresee-least = By cunning the lower total wins
table-foresee-stake = { $n ->
    [one] You stake 1 point in oros
   *[other] You stake { $n } points in oros
}
table-about-espadas = A Christian knight: fights in their field and adds its points.
table-about-bastos = A Moorish knight: fights in their field and adds its points.
table-about-oros = Riches: they do not fight. Win, and you keep them; lose, and they are booty.
table-about-copas = Annuls the knight of number { $rank } that is already on the table, whoever it belongs to.
table-play = { $n ->
    [one] Play the card
   *[other] Play { $n } cards
}
table-unchoose = Clear the selection
table-end-turn = End the turn
table-knight = { $card }, of { $who }{ $state ->
    [annulled] , annulled
   *[stands] , worth { $n }
}
table-wasted = Wasted copas:
table-riches = Riches on the table
table-at-stake = Riches at stake:
table-centre = In the centre
table-carried = From earlier rounds
table-staked = Staked by { $who }
table-treasure = { $n ->
    [one] Treasure of { $who }: one card
   *[other] Treasure of { $who }: { $n } cards
}
table-booty = Booty to be shared
table-order = They pick in this order
table-shares = What each takes home
table-take = { $n ->
    [one] Take { $card }, 1 point
   *[other] Take { $card }, { $n } points
}
table-taken = { $n ->
    [one] { $who } has 1 point
   *[other] { $who } has { $n } points
}
table-declaration = Declaration of the combat
table-declare = Declare the combat
table-ask-declare = You start: declare the combat.
table-dimension-objetivo = Objective
table-dimension-tipo = Type
table-dimension-duracion = Duration
table-dimension-orden = Order of the second pass
table-dimension-cantidad = Knights per turn
table-value-fe = For the faith
table-value-fe-help = Nobody puts anything in first
table-value-botin = For the booty
table-value-botin-help = All put their oros in the centre
table-value-tesoro = Hidden treasure
table-value-tesoro-help = The same, face down and with copas
table-value-fuerza = By strength
table-value-fuerza-help = The higher total wins
table-value-astucia = By cunning
table-value-astucia-help = The lower total wins
table-value-asalto = Assault
table-value-asalto-help = One pass only
table-value-refuerzos = Reinforcements
table-value-refuerzos-help = Two passes
table-value-ataque = Attack
table-value-ataque-help = In the same order
table-value-contraataque = Counter-attack
table-value-contraataque-help = From last to first
table-value-heroes = Heroes
table-value-heroes-help = One knight
table-value-tropa = Troops
table-value-tropa-help = One or two knights
table-example-attack = Attacks
table-example-defend = Defends
table-example-annulled = The 4 of copas annuls the knight with number 4
table-example-battle = { $a } to { $b }: with fuerza the Christians win; with astucia, the Moors
table-example-order = Whoever played { $a } points in knights picks before whoever played { $b }
table-example-treasure = Two oros and a copa, face down

# --- What a house bot knew (replay) --------------------------------------------------------------

knew-knights =
    { $seat_you ->
        [yes] You hold { $count ->
            [0] no knights
            [one] one knight
           *[other] { $count } knights
        } of the { $side ->
            [moros] Moors
           *[cristianos] Christians
        }
       *[no] { $seat } holds { $count ->
            [0] no knights
            [one] one knight
           *[other] { $count } knights
        } of the { $side ->
            [moros] Moors
           *[cristianos] Christians
        }
    }
knew-holds =
    { $seat_you ->
        [yes] You hold the { $card }
       *[no] { $seat } holds the { $card }
    }
knew-riches =
    { $seat_you ->
        [yes] You hold { $count ->
            [0] no oros
            [one] one oro
           *[other] { $count } oros
        }
       *[no] { $seat } holds { $count ->
            [0] no oros
            [one] one oro
           *[other] { $count } oros
        }
    }

advice-plays = Play the { $card }
advice-hides = Hide the { $card } in the treasure
advice-annuls = Annul the { $target }
advice-takes =
    { $points ->
        [one] Take the { $card }: 1 point
       *[other] Take the { $card }: { $points } points
    }
advice-declares = Declare the combat { $value }
advice-says =
    { $choice ->
        [batalla] Declare a plain battle
        [listo] Hide nothing more
        [guarda] Keep your hand
        [tira] Throw your whole hand away
       *[fin] End your turn
    }
advice-wins =
    { $side ->
        [cristianos] The Christians
       *[moros] The Moors
    } would then win { $percent }% of the time, { $booty ->
        [0] with no booty to share.
        [one] with 1 point of booty for each winner.
       *[other] with about { $booty } points of booty for each winner.
    }
advice-hits =
    { $points ->
        [one] It would annul the { $target }: 1 point of lead for your side.
       *[other] It would annul the { $target }: { $points } points of lead for your side.
    }
advice-misses = It would annul nobody that helps your side.
advice-risks =
    { $points ->
        [one] If your side loses, 1 point goes to the booty of the others.
       *[other] If your side loses, { $points } points go to the booty of the others.
    }
advice-holds = Your hand: { $knights ->
        [0] no knight
        [one] one knight
       *[other] { $knights } knights
    }, { $riches ->
        [0] nothing in oros
        [one] one point in oros
       *[other] { $riches } points in oros
    } and { $copas ->
        [0] no copa
        [one] one copa
       *[other] { $copas } copas
    }.

# What is known of what is hidden
table-deduce-counts = How many each has: the likeliest, and from where to where
table-deduce-was = they were
table-deduce-espadas = Christians (espadas)
table-deduce-bastos = Moors (bastos)
table-deduce-copas = Copas
table-deduce-oros = Oros

# What is said in battle (§2)

phrase-together = { $character ->
    [grasping] { $who }, shall you and I share the booty?
    [spiteful] Join me, { $who }, and let’s give them what they deserve?
    [cautious] We might do better together, don’t you think, { $who }?
    [sly] { $who }, my friend, how about the two of us together?
   *[other] Shall we fight on the same side, { $who }?
  }
phrase-agree = { $character ->
    [grasping] It’s a deal, { $who }: I’m with you.
    [spiteful] I’m with you, { $who }. They’d better watch out.
    [cautious] All right, { $who }: I’ll go with you.
    [sly] With you, { $who }? To the ends of the earth!
   *[other] Agreed, { $who }: I’m with you.
  }
phrase-stand = I’ll fight for the { $side ->
   *[0] Christians
    [1] Moors
  }.
phrase-spare = I won’t annul your knights, { $who }.
phrase-retaliate = { $character ->
    [grasping] Annul a knight of mine, { $who }, and you’ll pay with one of yours.
    [spiteful] Touch a knight of mine, { $who }, and one of yours falls.
    [cautious] Better leave my knights alone, { $who }, or I’ll have to annul one of yours.
    [sly] Go on, { $who }, annul my knights… then it’s my turn.
   *[other] For every knight of mine you annul, { $who }, I’ll annul one of yours.
  }
phrase-no-copas = I have no copas.
phrase-strike = { $character ->
    [grasping] { $who }’s knights are costing us dear: annul them!
    [spiteful] Get { $who }’s knights, every last one!
    [cautious] Shouldn’t somebody annul { $who }’s knights?
    [sly] If I were you, I’d annul { $who }’s knights.
   *[other] Annul { $who }’s knights!
  }
phrase-distrust = { $character ->
    [grasping] { $who }’s word isn’t worth a penny.
    [spiteful] Give { $who } nothing: their word means nothing.
    [cautious] Careful with { $who }: they don’t always keep their word.
    [sly] { $who }’s word? Very pretty, but don’t trust it.
   *[other] Don’t trust { $who }: their word is worth nothing.
  }
table-say = What I can say
table-say-together = Fight together?
table-say-agree = I’m with you
table-say-stand = I’m for the { $side ->
   *[0] Christians
    [1] Moors
  }
table-say-retaliate = An eye for an eye
table-say-no-copas = I have no copas
table-say-strike = Annul their knights!
table-say-distrust = Don’t trust them
table-say-spare = I promise to spare you
table-say-to = { $stands ->
    [yes] promised to { $who }
   *[no] to { $who }
  }
table-say-whom = To { $who }: choose somebody else
table-say-note = It binds nobody; in the end all see whether you keep it.
table-say-said = You said: “{ $text }”
note-agree = Promises to fight at your side
note-spare = Promises to spare your knights
came-agree = { $came ->
    [kept] kept
   *[broken] broken
 }
came-stand = { $came ->
    [kept] kept
   *[broken] broken
 }
came-spare = { $came ->
    [kept] kept
   *[broken] broken
 }
came-retaliate = { $came ->
    [kept] carried out
   *[broken] not carried out
 }
came-no-copas = a lie
