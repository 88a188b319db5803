# Moros y cristianos: the words of its table. Explained in our own words, not in the rulebook's.

title = Moros y cristianos
tagline = Two sides, one battle, one booty: change your loyalty every round and go home with what was theirs.

## What is expected now

ask-sorteo = The first starter is being drawn.
ask-guardar = Keep all the cards you have left, or throw them all away?
ask-dar = Cards are being dealt.
ask-declarar =
    { $dimension ->
        [0] You start. What is the fight about?
        [1] Shall strength win, or cunning?
        [2] One assault, or with reinforcements?
        [3] Which way round do the reinforcements come?
       *[4] Heroes one by one, or troops?
    }
ask-tesoro = Your oros go into the treasure, face down. Hide any copas with them, then say you are ready.
ask-jugar =
    { $ally ->
        [yes] You may ally with the attackers, play copas, or let it pass.
       *[no] { $must ->
            [yes] { $duty ->
                [yes] You must switch sides: play a defending knight.
               *[no] { $pass_number ->
                    [2] Reinforcements: you must play another knight of your side.
                   *[1] You must play a knight; oros and copas as you like.
                }
            }
           *[no] { $knights_left ->
                [0] Play more oros or copas, or end your turn.
               *[other] You may play more cards, or end your turn.
            }
        }
    }
ask-diana = There are two knights of that number: choose the one your copa annuls.
ask-repartir = Take a card of the booty.
ask-final = The game is over.

wait-sorteo = The first starter is being drawn.
wait-guardar = { $who } is deciding whether to keep or throw.
wait-dar = Cards are being dealt.
wait-declarar = { $who } is declaring the combat.
wait-tesoro = Still deciding on the treasure: { $who }.
wait-jugar =
    { $ally ->
        [yes] { $who } may ally with the attackers.
       *[no] { $duty ->
            [yes] { $who } must switch sides.
           *[no] { $who } is playing.
        }
    }
wait-diana = { $who } is choosing which knight a copa annuls.
wait-repartir = { $who } is taking a card of the booty.
wait-final = The game is over.

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
option-mano-help = Up to how many cards each hand is filled.
option-rangos = Ranks in the pack
option-rangos-help = Only the lowest ranks of each suit; 0 for all.
option-riquezas = Ranks of oros and copas
option-riquezas-help = The lowest ranks of oros and copas; 0 for as many as of knights.
option-primero = First starter
option-primero-help = The seat that starts the first round; -1 to draw it.
option-objetivo = Objective
option-objetivo-help = What every round is fought about.
option-objetivo-libre = The starter chooses
option-objetivo-fe = Fe (faith)
option-objetivo-botin = Botín (for the booty)
option-objetivo-tesoro = Tesoro (hidden treasure)
option-tipo = Type
option-tipo-help = Whether the greater or the smaller total wins.
option-tipo-libre = The starter chooses
option-tipo-fuerza = Fuerza (strength)
option-tipo-astucia = Astucia (cunning)
option-duracion = Duration
option-duracion-help = Once round the table, or twice.
option-duracion-libre = The starter chooses
option-duracion-asalto = Asalto (one pass)
option-duracion-refuerzos = Refuerzos (two passes)
option-orden = Order
option-orden-help = Which way round the second pass goes.
option-orden-libre = The starter chooses
option-orden-ataque = Ataque (same way)
option-orden-contraataque = Contraataque (backwards)
option-cantidad = Quantity
option-cantidad-help = How many knights are played in a pass.
option-cantidad-libre = The starter chooses
option-cantidad-heroes = Héroes (one)
option-cantidad-tropa = Tropa (one or two)

preset-clasica = Classic, to 50
preset-equipos = In teams, to 100
preset-larga = Long, to 100 with 48 cards

## Why not

rule-myc-enough-cards = That pack cannot fill every hand when all the oros lie on the table.
rule-myc-starter-at-table = Whoever starts must sit at the table.
rule-myc-order-needs-refuerzos = The order is only declared when there is a second pass: it takes refuerzos.
rule-myc-declare-once = That has been declared already: one value for each.
rule-myc-declare-in-order = One thing after another: objective, type, duration, order, quantity.
rule-myc-hidden-already = You have hidden that copa already.
rule-myc-not-in-hand = You do not hold that card.
rule-myc-one-knight = A combat of heroes: one knight per pass, and you have played it.
rule-myc-two-knights = Even with tropa, no more than two knights per pass.
rule-myc-one-side = You have a side, and it is yours for the whole round.
rule-myc-switch-side = Only attackers are on the table: the next knight must be of the other side.
rule-myc-ally-attacks = You were left without a side when you could not switch: now you can only join the attackers.
rule-myc-must-play-knight = You still owe a knight, and you hold one that you may play.
rule-myc-copa-of-its-rank = A copa only annuls a knight of its own number that is already on the table.
rule-myc-not-in-booty = That card is not in the booty.
rule-myc-even-teams = Teams are for four players or six.
rule-myc-own-team = Christians never play bastos, nor Moors espadas.

## What happens

event-round-began = Round { $round }: { $starter_seat } starts.
event-kept =
    { $count ->
        [one] { $seat } keeps one card.
       *[other] { $seat } keeps { $count } cards.
    }
event-threw =
    { $count ->
        [one] { $seat } throws one card away, face down.
       *[other] { $seat } throws { $count } cards away, face down.
    }
event-dealt =
    { $card_n ->
        [0] -
       *[other] { $seat } is dealt { $card }.
    }
event-declared = -
event-combat = { $seat } declares the combat: { $combat }.
event-put-in = { $seat } puts { $cards } in the centre.
event-hid = { $seat } hides { $card } in the treasure.
event-ready = { $seat } is ready.
event-sealed = The treasure is sealed. Cards from each seat: { $counts }.
event-turn = -
event-forced =
    { $cards_n ->
        [0] { $seat } plays no knight, and has no oros to put down.
       *[other] { $seat } plays no knight and puts down all oros: { $cards }.
    }
event-sat-out = { $seat } sits out the second pass.
event-knight = { $seat } plays { $card } for the { $side }.
event-oro = { $seat } stakes { $card }.
event-copa = { $seat } plays { $card }.
event-turned-up = { $seat } had put { $cards } into the treasure.
event-annulled = { $card } of { $seat } annuls { $target } of { $target_seat }.
event-wasted = { $card } of { $seat } finds no knight to annul.
event-turn-ended = -
event-no-knights =
    { $cards_n ->
        [0] Nobody played a knight: no combat, and no booty.
       *[other] Nobody played a knight. These stay on the table: { $cards }.
    }
event-outcome =
    { $reason ->
        [0] The { $side } win, with no enemy in sight. Winners: { $seats }.
        [1] Christians { $christians }, Moors { $moors }: the { $side } win. Winners: { $seats }.
        [2] A tie at { $christians }: the { $side } win, being more. Winners: { $seats }.
       *[3] A tie at { $christians }: the { $side } win, having defended. Winners: { $seats }.
    }
event-own = { $seat } keeps { $cards }.
event-took = { $seat } takes { $card }.
event-took-all = { $seat } takes the whole booty: { $cards }.
event-scored =
    { $points ->
        [one] { $seat } scores 1 point, { $total } in all.
       *[other] { $seat } scores { $points } points, { $total } in all.
    }
event-won =
    { $seats_n ->
        [one] { $seats } reaches the target and wins the game.
       *[other] { $seats } reach the target and win the game.
    }

ending-objetivo = The target was reached.
ending-compartido = Several reached the target in the same round: they share the victory.

player-jugador = Player

## The rules

help-phase-sorteo = 1
help-phase-guardar = 3
help-phase-dar = 3
help-phase-declarar = 4
help-phase-tesoro = 5
help-phase-jugar = 6
help-phase-diana = 8
help-phase-repartir = 10
help-phase-final = 1

help-1-title = What it is about
help-1-body =
    Every round is a battle between Christian knights and Moorish knights. Nobody is born to a side: you choose one with the first knight you play, and next round you may change it.

    The side that wins shares what has fallen on the table. The first to reach 50 points (100 in a long game) wins. If several get there in the same round, they win together.

    Four, five or six play, and they talk: promise, threaten, bargain, betray. No word binds anybody.

help-2-title = The cards
help-2-body =
    Each suit has its trade:

    - _Espadas_ (swords): Christian knights.
    - _Bastos_ (clubs): Moorish knights.
    - _Oros_ (coins): riches. They do not fight, but they are worth points.
    - _Copas_ (cups): attacks and traps. Worth nothing, they annul knights.

    @palos

    An ace is worth 3 points; sota, caballo and rey (10, 11, 12) are worth 2; any other card 1. Copas give no points. The same points are the strength of each knight.

help-3-title = Hands
help-3-body =
    To begin with, everybody is dealt five cards.

    In later rounds, in turn from the starter, you either _keep all_ the cards you have left or _throw them all away_ face down. Then everything that is not in a hand (nor booty left on the table) is shuffled, and hands are filled up to five.

    The starter of the first round is drawn; after that it is the next seat each round.

help-4-title = What combat
help-4-body =
    Whoever starts the round declares what it will be. The first of each line is the usual:

    - Objective: _fe_ (faith), _botín_ (for the booty) or _tesoro_ (hidden treasure).
    - Type: _fuerza_ (the side with the higher total wins) or _astucia_ (the lower).
    - Duration: an _asalto_ (one pass of the table) or _refuerzos_ (two passes).
    - Order, only with refuerzos: _ataque_ (the second pass goes like the first) or _contraataque_ (it runs from last to first).
    - Quantity: _héroes_ (one knight per pass) or _tropa_ (one or two, of one side).

help-5-title = Booty and treasure
help-5-body =
    _Fe_: nobody puts anything in beforehand.

    _Botín_: all put all their oros face up in the centre. They belong to nobody now: they will be booty.

    _Tesoro_: the same, but face down, and everybody may hide any of their copas among the oros. All decide at once, and only the number of cards each put in is known. When all knights have been played the treasure is turned up and its copas act, in turn order from the starter.

    @tesoro

help-6-title = Your turn
help-6-body =
    You play a knight, and any number of oros and copas besides. If you hold a knight that you may play, you _must_ play one.

    The first knight of the round decides which side attacks. After that, whoever plays the next knight has to _switch sides_: it must be a defender. As soon as both sides have a knight, everybody chooses freely. Your side is yours for the whole round.

    @cambio

    With _tropa_ you may play two knights in a pass, both of one side; the duty to switch begins with the next player.

help-7-title = Forced turns and the second pass
help-7-body =
    If you hold no knight that you may play, you put down _all_ your oros, you cannot play copas, and you miss the second pass.

    If you should switch sides but hold attacking knights only, you also put down all your oros and nothing else; the duty passes on. Nobody knows which of the two has happened to you.

    With _refuerzos_ there is a second pass: you must play another knight of your side if you hold one, and any oros and copas. If you could not switch, you may now _ally_ with the attackers, play just copas, or nothing. An ally wins with them and keeps the oros that were put down.

help-8-title = Copas
help-8-body =
    A copa annuls the knight of its own number that is _already_ on the table, whosever it is. If both are there, the Moor and the Christian, you choose. If there is none, the copa is wasted.

    @copa

    It acts before the knights of the same turn, so it never hits those; in the second pass it can annul the knight you played in the first.

    An annulled knight adds nothing, but it was in the battle: it counts when a tie is broken and for the order of picking (unless the option says that annulled knights do not count).

help-9-title = Who wins the battle
help-9-body =
    Add up the knights of each side that are not annulled. In fuerza the higher total wins, in astucia the lower.

    If they tie, the side that played more knights wins. If they still tie, the _defenders_ do. A side without knights cannot win, not even in astucia.

    @batalla

    If there is only one knight on the table, it takes all the oros. If there is none, nobody scores, and the oros stay on the table as booty for the next round.

help-10-title = The booty
help-10-body =
    Each winner keeps the knights and the oros they played. All the rest is booty: knights and oros of the losers, oros of those without a side, oros put in the centre and those left from before. Copas are removed.

    Whoever played most points of knights, annulled ones included, takes a card first, and so on down, round after round, until nothing is left. If equal, whoever played earlier takes first. In astucia too.

    @reparto

    You score the points of all your cards: your own knights, prisoners and riches.

help-11-title = In teams
help-11-body =
    Four or six, seated alternately: one team is always Christian and never plays bastos, the other always Moorish and never plays espadas. Knights of the other suit are dead cards in your hand.

    Points add up per team, to 100 (or 200). After a round without knights, all throw their cards away.

## The table

table-round = Round { $n }
table-pass = { $n ->
    [1] First pass
   *[2] Second pass
}
table-your-hand = Your hand
table-hand-empty = You have no cards left.
table-hidden-card = { $card }, hidden in the treasure
table-points-word = {" "}points
table-score-of = Points, out of { $target }
table-cards-word = { $n ->
    [one] card in hand
   *[other] cards in hand
}
table-side-cristianos = Christian
table-side-moros = Moor
table-field-cristianos = Christians
table-field-moros = Moors
table-field-empty = Nobody yet
table-attacks = attack
table-defends = defend
table-strength = Strength of those still standing
table-starter = starts
table-forced = forced
table-forced-help = Could play no knight: staked all their oros.
table-chosen = { $n ->
    [one] One card chosen: play it, or choose more.
   *[other] { $n } cards chosen: play them, or choose more.
}
table-duty-christian = You must change sides: choose an espada.
table-duty-moor = You must change sides: choose a basto.
table-aim = Your { $card } can annul either of two: choose one.
table-keep = Keep all
table-throw = Throw all away
table-seal = { $n ->
    [0] Ready, no copas
    [one] Hide one copa, ready
   *[other] Hide { $n } copas, ready
}
table-play = { $n ->
    [one] Play the card
   *[other] Play { $n } cards
}
table-unchoose = None
table-end-turn = End the turn
table-knight = { $card }, of { $who }{ $state ->
    [annulled] , annulled
   *[stands] , worth { $n }
}
table-wasted = Copas lost:
table-riches = Riches on the table
table-centre = In the centre
table-carried = From before
table-staked = Staked by { $who }
table-treasure = { $n ->
    [one] Treasure of { $who }: one card
   *[other] Treasure of { $who }: { $n } cards
}
table-booty = Booty to be shared
table-order = They pick in this order:
table-take = { $n ->
    [one] Take { $card }, 1 point
   *[other] Take { $card }, { $n } points
}
table-taken = { $n ->
    [one] { $who } has 1 point
   *[other] { $who } has { $n } points
}
table-declaration = Declaration of the combat
table-declares = { $who } declares what the combat will be.
table-declare = Declare the combat
table-ask-declare = You start: declare what the combat will be.
table-dimension-objetivo = Objective
table-dimension-tipo = Type
table-dimension-duracion = Length
table-dimension-orden = Order of the second pass
table-dimension-cantidad = Knights per pass
table-value-fe = For the faith
table-value-fe-help = Nobody puts in anything first
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
table-value-heroes-help = One at a time
table-value-tropa = Troop
table-value-tropa-help = One or two
table-example-attack = Attacks
table-example-defend = Defends
table-example-annulled = The four of copas annuls the knight of rank four
table-example-battle = { $a } to { $b }: by strength the Christians win; by cunning, the Moors
table-example-order = Who played { $a } points of knights picks before who played { $b }
table-example-treasure = Two oros and a copa, face down

# --- What a player of the house knew (replay) ---------------------------------------------------

knew-caballeros =
    { $seat } holds { $count ->
        [0] no knights
        [one] one knight
       *[other] { $count } knights
    } of the { $side }
knew-tiene = { $seat } holds { $card }
knew-oros =
    { $count ->
        [0] { $seat } holds no oros
        [one] { $seat } holds one oro
       *[other] { $seat } holds { $count } oros
    }
