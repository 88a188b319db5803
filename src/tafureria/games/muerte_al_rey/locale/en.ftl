# ¡Muerte al rey!: the words of its table. Explained in our own, not in those of the rulebook.

title = ¡Muerte al rey!
tagline = Two sides, a king hidden in each: find theirs before they find yours.

## What is expected now

ask-identidades = The identity cards are being dealt.
ask-reparto = The secret cards are being dealt.
ask-turno =
    { $forced ->
        [yes] Your side owes an accusation and it falls to you: who hides the king?
       *[no] Exchange a card with a companion, or accuse a rival.
    }
ask-entrega = Choose the card that you hand over.
ask-denuncia = Look at the card you received. Do you denounce it?
ask-pierde = No king there. Choose the card that you give up.
ask-cambio = Choose whom you swap identity cards with.
ask-elige = Choose who will have each identity card.
ask-fin = It is over.

wait-identidades = The identity cards are being dealt.
wait-reparto = The secret cards are being dealt.
wait-turno =
    { $forced ->
        [yes] { $who } must accuse.
       *[no] It is the turn of { $who }.
    }
wait-entrega = Choosing the card to hand over: { $who }.
wait-denuncia = Looking at what they received: { $who }.
wait-pierde = { $who } chooses the card to give up. Take a good look at those on show.
wait-cambio = { $who } swaps identity cards.
wait-elige = Giving out identities as they please: { $who }.
wait-fin = It is over.

## Options

option-traicion = Treason
option-traicion-help = Whoever receives from a companion a card of the number of their own identity may denounce them on the spot: the game ends and the denouncer alone wins.
option-partidas = Games
option-partidas-help = How many games make the match. A single one is won by a side; several, by whoever has most points.
option-identidades = Identities
option-identidades-help = What becomes of the identity cards between two games. After a treason everybody always keeps theirs.
option-identidades-repartir = Dealt anew
option-identidades-cambio = Everybody swaps theirs
option-identidades-fijas = Always the same
option-identidades-bandos = Fixed sides, random numbers
option-identidades-eligen-propias = Each side chooses its own
option-identidades-eligen-contrarias = Each side chooses the other's
option-consejo = Counsel
option-consejo-help = Those of a side may talk among themselves, unheard by the other. If not, all talk is for everybody.
option-apuntes = Notes
option-apuntes-help = The table notes the cards that are shown and, to each player, their own exchanges. If not, you must remember them.

preset-corta = A single game
preset-encuentro = Match of three
preset-traidores = Traitors, three games

## Why not

rule-mar-no-such-player = Nobody at this table has that identity card.
rule-mar-deck-too-small = There must be at least one secret card for each player.
rule-mar-deck-too-big = Nobody is dealt more than two secret cards.
rule-mar-not-your-card = That card is not yours.
rule-mar-not-yourself = Not with yourself: choose another player.
rule-mar-eliminated = They have no cards left: they are out of the game.
rule-mar-exchange-with-companion = You exchange only with companions of your own side.
rule-mar-accuse-a-rival = You accuse only players of the other side.
rule-mar-last-must-accuse = Each side must accuse at least once a round. Nobody of yours has, and you are its last, or the only one left: you must accuse.
rule-mar-nothing-to-denounce = Only who has just received a card of the number of their identity may denounce.
rule-mar-swap-with-another = You swap identity cards with another player.
rule-mar-not-of-that-side = You give out the identities of the other suit: that player is not among those you may choose.
rule-mar-already-seated = You have already given that player a card.

## What happens

event-partida =
    { $games ->
        [1] The game begins.
       *[other] Game { $number } of { $games }.
    }
event-identidad = { $seat } is the { $card }.
event-recibe = { $seat } receives { $card }.
event-cambia = { $seat } exchanges a card with { $with_seat }.
event-entrega =
    { $card_n ->
        [0] -
       *[other] { $seat } chooses to hand over { $card }.
    }
event-cambiado =
    { $card_n ->
        [0] -
       *[other] { $seat } hands over { $card }; { $with_seat } hands over { $with_card }.
    }
event-responde = -
event-silencio = Between { $seat } and { $with_seat } nobody denounces anybody.
event-denuncia = { $seat } shows { $card } and denounces { $traitor_seat }: treason!
event-acusa = { $seat } accuses { $target_seat } of hiding the king.
event-muestra = { $seat } shows { $cards }.
event-hallado = { $seat } finds the king: { $target_seat } had it!
event-pierde = { $seat } gives up { $card }, face up. The cards on show are hidden again.
event-eliminado = { $seat } has no cards left and is out of the game.
event-entrega-rey = { $seat } has given up their own king.
event-fin-partida =
    { $side ->
        [espadas] End of game { $number }: espadas win.
        [bastos] End of game { $number }: bastos win.
       *[other] { $cause ->
            [doble-traicion] End of game { $number }: double treason, nobody wins.
           *[other] End of game { $number }: a treason was discovered.
        }
    }
event-puntos =
    { $reason ->
        [ganador-eliminado] { $seat }: 0 points. Their side won, but they were out.
        [ganador] { $seat }: +1. Their side won.
        [ganador-con-rey] { $seat }: +2. Won while hiding their king.
        [hallador] { $seat }: +3. Found the enemy king.
        [hallador-con-rey] { $seat }: +4. Found the enemy king while hiding their own.
        [perdedor] { $seat }: −1. Their side lost.
        [perdedor-con-rey] { $seat }: −3. Lost the king they kept.
        [perdedor-con-rey-eliminado] { $seat }: −4. Gave up their king, and it was their last card.
        [denunciante] { $seat }: +2. Discovered a traitor.
        [traidor] { $seat }: −2. Was discovered as a traitor.
       *[ajeno] { $seat }: 0 points. The treason was none of theirs.
    }
event-trueque = { $seat } takes the identity of { $with_seat }, { $card }, and gives them their own, { $with_card }.
event-asigna = { $seat } gives { $card } to { $to_seat }.
event-listo = { $seat } has decided the identities.
event-fin-encuentro =
    { $points ->
        [one] The match is won, with 1 point, by { $seats }.
       *[other] The match is won, with { $points } points, by { $seats }.
    }

ending-rey-hallado = A king has been found.
ending-rey-perdido = A side has given up its own king.
ending-traicion = A traitor was discovered: only the one who denounced wins.
ending-doble-traicion = Double treason: nobody wins.
ending-fin-encuentro = The match is over: the highest total wins.

player-acusador = Accuser
player-jugador = Player

## What the table says

table-side-0 = Espadas
table-side-1 = Bastos
table-own-side = your side
table-rivals = rivals
table-companion = Companion
table-rival = Rival
table-you = You
table-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
table-out = Out
table-turn = To play
table-game = Game { $game } of { $games }
table-round = Round { $round }
table-owes = Must still accuse
table-owes-not = Has accused
table-hand = Your cards
table-no-hand = You have no cards left. Your side plays on.
table-watching = You are watching: hands stay hidden until the end.
table-king = your king
table-accuse = Accuse { $name }
table-exchange = Exchange with { $name }
table-give = Hand over { $card }
table-lose = Give up { $card }
table-lose-king = Give up your own king?
table-lose-king-text = If you do, your side loses the game at once.
table-yes-lose = Yes, let it die
table-no = No
table-with = Exchange between { $a } and { $b }
table-picked = Has chosen
table-choosing = Is choosing
table-your-pick = You chose: { $card }
table-received = { $name } handed you: { $card }
table-you-gave = You handed over: { $card }
table-denounce = Denounce { $name }
table-silent = Go on
table-shows = { $name } shows their cards
table-accused-by = Accused by { $name }
table-look = Look well: they will be hidden again.
table-lost = Given up, face up
table-score = Points
table-sheet = Score sheet
table-total = Total
table-person = Player
table-show-sheet = See the score sheet
table-notes = Notes
table-notes-none = Nothing to note yet.
table-note-shown = { $a } accused { $b }, who showed { $cards }
table-note-swap = You gave { $b } { $gave } and got { $got }
table-game-ended = Game { $game }
table-cause-0 = The king was found
table-cause-1 = A side gave up its own king
table-cause-2 = Treason
table-cause-3 = Double treason
table-won = { $side ->
        [0] Espadas
       *[1] Bastos
    } win
table-won-one = Only { $name } wins
table-won-none = Nobody wins
table-next = Go on
table-reason-0 = Their side won, but they were out
table-reason-1 = Their side won
table-reason-2 = Won while hiding their king
table-reason-3 = Found the enemy king
table-reason-4 = Found the enemy king while hiding their own
table-reason-5 = Their side lost
table-reason-6 = Lost the king they kept
table-reason-7 = Gave up their king with their last card
table-reason-8 = Discovered a traitor
table-reason-9 = Discovered as a traitor
table-reason-10 = No part in the treason
table-swap-title = Identity cards are swapped
table-swap-order = Order of the swaps
table-take = Take the { $card } from { $name }
table-choose-title = Who will have the { $card }?
table-choose-wait = The choosers decide in secret
table-assign = The { $card } for { $name }
table-assigned = { $card }: { $name }
table-hands-later = The secret cards are dealt afterwards.
table-order = Order of play
table-deal = The cards are being dealt

## The rules

help-1-title = What it is about
help-1-body =
    Two equal sides, _espadas_ and _bastos_, sit in alternation. Each side hides a king: the _king of oros_ among the espadas, the _king of copas_ among the bastos. Whoever finds the other side's king wins.

    Before each player lies an identity card that all can see: it says of which side they are and when they play. Each also holds two secret cards. One of those of your side is the king, and at first only its holder knows.

    @reyes

    Here memory is the game: what is shown is hidden again, and the table does not repeat it.
help-2-title = The cards
help-2-body =
    With n companions a side, the identities are espadas and bastos from 1 to n.

    The secret deck of the espadas has two cards a player: oros from 1 to n, the king of oros and, to make up the number, further oros and then espadas. That of the bastos is the same in copas and bastos. No other king counts.

    - Up to twelve players forty cards are enough.
    - For fourteen or sixteen the eights and nines come in.

    Each deck is dealt among its own side: two cards to each, seen by nobody else.
help-3-title = The turn
help-3-body =
    The order is always the same: 1 of espadas, 1 of bastos, 2 of espadas, 2 of bastos… Once around is a _round_. Whoever is out is skipped.

    @orden

    In your turn you do one of two things:

    - _Exchange_: you pick a companion and swap a card. They may not refuse. Each secretly chooses the card to hand over, both change hands at once, and each sees what they receive. The rest know only that there was an exchange.
    - _Accuse_: you point at a rival, who shows all their cards.

    In every round each side must accuse at least once. If nobody of yours has and you are the last to play, you must accuse. Whoever has no companion left can only accuse.
help-4-title = The accusation
help-4-body =
    If the king is among the cards that the accused shows, your side wins at once.

    If it is not, you give up one of your cards, of your choice, face up and out of the game. Then the accused hides theirs again, and everybody had better have looked.

    - Whoever has no cards left is eliminated.
    - If the card you give up is your own king, your side loses at once.
help-5-title = Treason
help-5-body =
    This is an option. If in an exchange you receive a card of the same _number_ as your identity, you may show it there and then and denounce your companion: the 3 of espadas who receives the 3 of oros, say. Cards of the deal do not count, and a chance let pass does not come back.

    @traicion

    Both are always asked, able to denounce or not, so that nobody can tell. A denunciation ends the game and the denouncer alone wins. If both denounce each other, nobody wins.

    After a treason everybody keeps their identity card for the next game.
help-6-title = Points
help-6-body =
    A match has several games. Points belong to each person and go along when they change sides; the highest total wins.

    On the winning side:

    - Eliminated: 0.
    - Winning, no more: +1.
    - Hiding the own king: +2.
    - Finding the enemy king: +3.
    - Both of these: +4.

    On the losing side:

    - Losing, eliminated or not: −1.
    - Having the king that was lost: −3.
    - Giving it up as the last card: −4.

    With treason: whoever discovers it, +2; the traitor, −2 (in a double one, both); everybody else, 0. When a side gives up its own king, nobody has found it.
help-7-title = Identities
help-7-body =
    Between two games the identity cards may be:

    - Dealt anew.
    - _Swapped_: the player before the winner begins and it goes backwards, the winner last; each swaps cards with another player of either side. The winner is who found the king; if a side gave up its own, the next living player of the other.
    - Fixed for the whole match.
    - Shuffled within each side, nobody changing sides.
    - Chosen: those who had the 1 of each side decide, at once and in secret, who will have each card of their own side, or of the other.
help-8-title = What is known and what is said
help-8-body =
    Everybody knows the identities, who exchanges with whom, who accuses whom, how many cards each has left and those given up. What passed in an exchange only the two know.

    You may talk about anything and nothing binds, but cards are not shown by talking. With the option of counsel, those of a side may talk apart. With that of notes, the table remembers for you what you have seen.
help-phase-identidades = 2
help-phase-reparto = 2
help-phase-turno = 3
help-phase-entrega = 3
help-phase-denuncia = 5
help-phase-pierde = 4
help-phase-cambio = 7
help-phase-elige = 7
help-phase-fin = 6

# --- What a player of the house knew (replay) ---------------------------------------------------

knew-rey = { $seat } hides the king ({ $card })
knew-tiene = { $seat } holds { $card }
