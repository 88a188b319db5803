# ¡Muerte al rey!: the texts of the table. The rules are explained in our own words, not in those of the rulebook.

title = ¡Muerte al rey!
tagline = Two sides, a king hidden in each: find theirs before they find yours.

## What is expected now

ask-identities = The identity cards are being dealt.
ask-deal = The secret cards are being dealt.
ask-turn =
    { $forced ->
        [yes] { $alone ->
            [yes] You have no companions left and can only accuse: who is hiding the king?
           *[no] Your side owes an accusation and it falls to you: who is hiding the king?
        }
       *[no] Exchange a card with a companion or accuse a rival.
    }
ask-hand-over = Choose the card you hand over.
ask-denounce = Look at the card you received. Do you denounce whoever gave it to you?
ask-give-up = No king there. Choose the card you give up.
ask-swap = Choose whom you swap identity cards with.
ask-choose = Choose who will have each identity card.
ask-face = You have looked at your cards. What face do you show the table? If you say nothing, a calm one.
ask-over = The game is over.

wait-identities = The identity cards are being dealt.
wait-deal = The secret cards are being dealt.
wait-turn =
    { $forced ->
        [yes] { $who } must accuse.
       *[no] It is { $who }’s turn.
    }
wait-hand-over =
    { $n ->
        [1] { $who } is choosing a card to hand over.
       *[other] { $who } are choosing a card to hand over.
    }
wait-denounce =
    { $n ->
        [1] { $who } is looking at the card received.
       *[other] { $who } are looking at the cards they received.
    }
wait-give-up = { $who } is choosing a card to give up. Take a good look at the cards on show.
wait-swap = { $who } is swapping identity cards.
wait-choose =
    { $n ->
        [1] { $who } is deciding who will have each identity card.
       *[other] { $who } are deciding who will have each identity card.
    }
wait-face =
    { $n ->
        [1] { $who } is choosing a face.
        [2] { $who } are choosing a face.
       *[other] Everybody has looked at their cards and is choosing a face.
    }
wait-over = The game is over.

## Options

option-traicion = Treason
option-traicion-help = If a companion hands you a card with the number of your identity card, you may denounce them on the spot: the game ends and you alone win.
option-partidas = Games
option-partidas-help = How many games make up the match. A single game is won by a side; a match, by whoever has the most points.
option-identidades = Identities
option-identidades-help = What happens to the identity cards between two games. After a treason everybody keeps theirs.
option-identidades-repartir = Dealt anew
option-identidades-cambio = Everybody swaps theirs
option-identidades-fijas = Always the same
option-identidades-bandos = Fixed sides, random numbers
option-identidades-eligen-propias = Each side chooses its own
option-identidades-eligen-contrarias = Each side chooses the other’s
option-consejo = Counsel
option-consejo-help = Players of the same side may talk in private. Without this option the whole table hears everything.
option-apuntes = Notes
option-apuntes-help = The table notes the cards that are shown and, for each player, their own exchanges. Without this option you have to remember them.
option-ruta = The king’s route
option-ruta-help = When a king is found, everybody is told through whose hands it has passed. Nothing is said of any other card.
option-gestos = Faces
option-gestos-help = After the deal, and after every exchange, whoever has looked at their cards shows a face: calm, pleased or uneasy. Everybody sees it, and it may lie.

preset-corta = A single game
preset-encuentro = Match of three games
preset-velada = An evening of eight games
preset-traidores = Traitors, three games
table-seats-note =
    { $n ->
        [6] With six, a game takes a round or two: three games, about ten minutes.
        [8] With eight, a game takes a round or two.
       *[other] There is time to exchange, wait and mislead before anybody accuses.
    }

## Why not

rule-mar-no-such-player = Nobody at this table has that identity card.
rule-mar-deck-too-small = There must be at least one secret card for each player.
rule-mar-deck-too-big = Nobody is dealt more than two secret cards.
rule-mar-no-notes = Memory is part of the game: notes are taken only where the table has agreed to it.
rule-mar-not-your-card = That card is not yours.
rule-mar-not-yourself = You cannot choose yourself: choose another player.
rule-mar-eliminated = They have no cards left: they are out of the game.
rule-mar-exchange-with-companion = You can exchange cards only with companions of your own side.
rule-mar-accuse-a-rival = You can accuse only players of the other side.
rule-mar-last-must-accuse = Each side must accuse at least once a round. Nobody on yours has in this one, and you are its last player: you must accuse.
rule-mar-nothing-to-denounce = You can denounce only if you have just received a card with the number of your identity card.
rule-mar-no-faces = At this table nobody shows faces.
rule-mar-swap-with-another = You swap identity cards with another player.
rule-mar-not-of-that-side = You are deciding the identities of the other suit: that player is not among those you can choose.
rule-mar-already-seated = You have already given that player a card.

## What happens

event-game-began =
    { $games ->
        [1] The game begins.
       *[other] Game { $number } of { $games }.
    }
event-identified =
    { $seat_you ->
        [yes] You are { $card }.
       *[no] { $seat } is { $card }.
    }
event-dealt =
    { $seat_you ->
        [yes] You receive { $card }.
       *[no] { $seat } receives { $card }.
    }
event-identified-many = The identities are dealt.
event-dealt-many = You receive your cards.
event-exchange-began =
    { $seat_you ->
        [yes] You exchange a card with { $with_seat }.
       *[no] { $with_seat_you ->
            [yes] { $seat } exchanges a card with you.
           *[no] { $seat } exchanges a card with { $with_seat }.
        }
    }
event-card-chosen =
    { $card_n ->
        [0] -
       *[other] { $seat_you ->
            [yes] You choose to hand over { $card }.
           *[no] { $seat } chooses to hand over { $card }.
        }
    }
event-exchanged =
    { $card_n ->
        [0] -
       *[other] { $seat_you ->
            [yes] You hand over { $card } and receive { $with_card } from { $with_seat }.
           *[no] { $with_seat_you ->
                [yes] You hand over { $with_card } and receive { $card } from { $seat }.
               *[no] { $seat } hands over { $card } and { $with_seat }, { $with_card }.
            }
        }
    }
event-answered = -
event-nobody-denounced =
    { $seat_you ->
        [yes] Neither you nor { $with_seat } denounces the other.
       *[no] { $with_seat_you ->
            [yes] Neither { $seat } nor you denounces the other.
           *[no] Neither { $seat } nor { $with_seat } denounces the other.
        }
    }
event-denounced =
    { $seat_you ->
        [yes] You show { $card } and denounce { $traitor_seat }: treason!
       *[no] { $traitor_seat_you ->
            [yes] { $seat } shows { $card } and denounces you: treason!
           *[no] { $seat } shows { $card } and denounces { $traitor_seat }: treason!
        }
    }
event-face-chosen = -
event-faces =
    { $calm_seats_n ->
        [0] {""}
       *[other] Calm: { $calm_seats }.
    }{ $calm_seats_n ->
        [0] {""}
       *[other] { $pleased_seats_n ->
            [0] {""}
           *[other] {" "}
        }
    }{ $pleased_seats_n ->
        [0] {""}
       *[other] Pleased: { $pleased_seats }.
    }{ $uneasy_seats_n ->
        [0] {""}
       *[other] { $calm_seats_n ->
            [0] { $pleased_seats_n ->
                [0] {""}
               *[other] {" "}
            }
           *[other] {" "}
        }Uneasy: { $uneasy_seats }.
    }
event-accused =
    { $seat_you ->
        [yes] You accuse { $target_seat } of hiding the king.
       *[no] { $target_seat_you ->
            [yes] { $seat } accuses you of hiding the king.
           *[no] { $seat } accuses { $target_seat } of hiding the king.
        }
    }
event-shown =
    { $seat_you ->
        [yes] You show { $cards }.
       *[no] { $seat } shows { $cards }.
    }
event-king-found =
    { $seat_you ->
        [yes] You find the king: { $target_seat } had it!
       *[no] { $target_seat_you ->
            [yes] { $seat } finds the king: you had it!
           *[no] { $seat } finds the king: { $target_seat } had it!
        }
    }
event-route =
    { $seats_n ->
        [1] { $seats_you ->
            [yes] You had the king of { $side } all along.
           *[no] The king of { $side } never moved: { $seats } had it all along.
        }
       *[other] The king of { $side } passed from hand to hand: { $seats }.
    }
event-gave-up =
    { $seat_you ->
        [yes] You give up { $card }, face up. The cards on show are hidden again.
       *[no] { $seat } gives up { $card }, face up. The cards on show are hidden again.
    }
event-eliminated =
    { $seat_you ->
        [yes] You have no cards left and are out of the game.
       *[no] { $seat } has no cards left and is out of the game.
    }
event-king-lost =
    { $seat_you ->
        [yes] You have given up your own king.
       *[no] { $seat } has given up their own king.
    }
event-game-ended =
    { $side ->
        [espadas] End of game { $number }: espadas win.
        [bastos] End of game { $number }: bastos win.
       *[other] { $cause ->
            [doble-traicion] End of game { $number }: double treason, nobody wins.
           *[other] End of game { $number }: treason discovered.
        }
    }
event-scored =
    { $seat_you ->
        [yes] You
       *[no] { $seat }
    }: { $reason ->
        [ganador-eliminado] 0 points for winning with no cards left.
        [ganador] +1 for winning.
        [ganador-con-rey] +2 for winning while hiding the side’s king.
        [hallador] +3 for finding the enemy king.
        [hallador-con-rey] +4 for finding the enemy king while hiding the side’s own.
        [perdedor] −1 for losing.
        [perdedor-con-rey] −3 for the lost king.
        [perdedor-con-rey-eliminado] −4 for giving up the king as the last card.
        [denunciante] +2 for discovering a traitor.
        [traidor] −2 for treason.
       *[ajeno] 0 points, with no part in the treason.
    }
event-swapped =
    { $seat_you ->
        [yes] You swap your identity, { $with_card }, for that of { $with_seat }, { $card }.
       *[no] { $with_seat_you ->
            [yes] { $seat } swaps their identity, { $with_card }, for yours, { $card }.
           *[no] { $seat } swaps their identity, { $with_card }, for that of { $with_seat }, { $card }.
        }
    }
event-assigned =
    { $seat_you ->
        [yes] { $to_seat_you ->
            [yes] You give yourself { $card }.
           *[no] You give { $card } to { $to_seat }.
        }
       *[no] { $to_seat_you ->
            [yes] { $seat } gives you { $card }.
           *[no] { $seat } gives { $card } to { $to_seat }.
        }
    }
event-chose =
    { $seat_you ->
        [yes] You have decided the identities.
       *[no] { $seat } has decided the identities.
    }
event-match-ended =
    { $seats_you ->
        [yes] You win the match
       *[no] { $seats_n ->
            [1] { $seats } wins the match
           *[other] { $seats } win the match
        }
    } with { $points ->
        [1] 1 point.
       *[other] { $points } points.
    }

ending-rey-hallado = A king has been found.
ending-rey-perdido = A side has given up its own king.
ending-traicion = A traitor was discovered: only the player who denounced them wins.
ending-doble-traicion = Double treason: nobody wins.
ending-fin-encuentro = The match is over: the highest total wins.
ended-fin-encuentro =
    { $n ->
        [1] wins the match with { $score ->
            [1] { $score } point
           *[other] { $score } points
        }
       *[other] win the match, tied at { $score }
    }
decided-decider =
    { $seats_n ->
        [0] {""}
       *[other] { $last ->
            [yes] {"In the last game "}
           *[no] {"In game "}{ $number }{" "}
        }
    }{ $cause ->
        [rey-hallado] { $seat } finds the king that { $other_seat } was hiding
        [rey-perdido] { $seat } gives up their own king
        [doble-traicion] { $seat } and { $other_seat } denounce each other
       *[traicion] { $seat } denounces the treason of { $other_seat }
    }{ $seats_n ->
        [0] .
        [1] { $leads ->
            [yes] { $last ->
                [yes] {" and ends in the lead."}
               *[no] {" and leads from then on."}
            }
           *[no] { $last ->
                [yes] , and { $seats } ends in the lead.
               *[no] , and { $seats } leads from then on.
            }
        }
       *[other] { $last ->
            [yes] , and { $seats } end level in the lead.
           *[no] , and { $seats } share the lead from then on.
        }
    }

## What the table says

table-side-0 = Espadas
table-side-1 = Bastos
table-own-side = your side
table-rivals = rivals
table-companion = Companion
table-rival = Rival
table-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
table-out = Out
table-game = Game { $game } of { $games }
table-round = Round { $round }
table-vain =
    { $n ->
        [1] One accusation in vain
       *[other] { $n } accusations in vain
    }
table-owes = Must still accuse
table-owes-not = Has accused
table-hand = Your cards
table-no-hand = You have no cards left. Your side plays on.
table-watching = You are watching: you see what the whole table sees. Hands are not shown, not even when the game ends.
table-king = your king
table-about-king = Your side's king. If an accusation finds it, or you lose it, the other side wins. You can hand it over to a companion in an exchange.
table-about-secret = A secret card of your side. You can hand it over to a companion in an exchange, and it is what you give up if you accuse in vain.
table-about-treason = It has the number of { $name }'s identity: handing it over to them is treason, and they may denounce you.
table-accuse = Accuse { $name }
table-exchange = Exchange with { $name }
table-give = Hand over { $card }
table-lose = Give up { $card }
table-lose-king = Give up your own king?
table-lose-king-text = If you do, your side loses the game at once.
table-yes-lose = Yes, let it die
table-no = No
table-answered = You have answered
table-your-pick = You chose: { $card }
table-received = { $name } handed you: { $card }
table-you-gave = You handed over: { $card }
table-denounce = Denounce { $name }
table-silent = Do not denounce
table-face-0 = Calm
table-face-1 = Pleased
table-face-2 = Uneasy
table-face-of =
    { $face ->
        [0] looks calm
        [1] looks pleased
       *[2] looks uneasy
    }
table-face-chosen =
    { $face ->
        [0] You will look calm
        [1] You will look pleased
       *[2] You will look uneasy
    }
table-shows = { $name } shows their cards
table-accused-by = Accused by { $name }.
table-lost = Given up, face up
table-score = Points
table-sheet = Score sheet
table-total = Total
table-person = Player
table-notes = Notes
table-notes-none = Nothing to note yet.
table-note-shown = { $a } accused { $b }, who showed { $cards }
table-note-swap = You gave { $b } { $gave } and got { $got }
table-game-ended = Game { $game }
table-cause-0 = The king was found
table-cause-1 = A side gave up its own king
table-cause-2 = Treason
table-cause-3 = Double treason
table-next-game = On to game { $n }
table-won = { $side ->
        [0] Espadas
       *[1] Bastos
    } win
table-won-one = Only { $name } wins
table-won-none = Nobody wins
table-reason-0 = Their side won, but they were out
table-reason-1 = Their side won
table-reason-2 = Their side won and they hid its king
table-reason-3 = Found the enemy king
table-reason-4 = Found the enemy king and hid their own
table-reason-5 = Their side lost
table-reason-6 = Had the king that was lost
table-reason-7 = Gave up the king as their last card
table-reason-8 = Discovered a traitor
table-reason-9 = Discovered as a traitor
table-reason-10 = No part in the treason
table-swap-title = Identity cards are swapped
table-swap-order = Order of the swaps
table-take = Take the { $card } from { $name }
table-choose-title = Who will have the { $card }?
table-choose-wait = The identities are decided in secret
table-chooser = { $name } decides those of { $side ->
        [0] espadas
       *[1] bastos
    }
table-assign = The { $card } for { $name }
table-assigned = { $card }: { $name }
table-hands-later = The secret cards are dealt afterwards.
table-king-here = The king!
table-king-not-here = The king is not here
table-treason-here = Treason!
table-points-at = { $a } accuses { $b }
table-dawn-hid = was hiding it
table-dawn-found = accused
table-dawn-lost = gave up their king
table-dawn-betrayed = committed treason
table-dawn-denounced = exposed it
table-route =
    { $n ->
        [1] Never changed hands
       *[other] The king’s route
    }
table-route-dealt = at the deal
table-route-round = round { $round }
table-route-more = and { $n } more hands
table-in-all = in all
table-actions = What you do
table-point = Point at somebody
table-wait = Wait
table-lose-none = Choose the card you give up
table-give-none = Choose the card you hand over
table-order = Order of play

## The rules

help-credit = By Jorge Alonso (Vigo, 2005)
help-1-title = The aim
    .book = 1
    .gist = The side that finds the other’s king wins.
    .try = primera sides
help-1-body =
    There are two equal sides, _espadas_ and _bastos_, seated alternately. Each side hides a king: espadas, the _king of oros_; bastos, the _king of copas_. The side that finds the other’s king wins.

    In front of each player lies an identity card that everybody can see: it says which side they are on and when they play. Each player also holds two secret cards. One of your side’s is the king, and at first only its holder knows where it is.

    @reyes

    Memory is the game: what is shown is hidden again, and the table does not repeat it.
help-2-title = The cards
    .book = 2.1, 2.1.1-2.1.3, 2.2
    .gist = One identity card in the open, two cards in secret.
    .try = primera kings
help-2-body =
    With n players a side, the identity cards are the espadas and bastos from 1 to n.

    The secret deck of espadas has two cards for each player: the oros from 1 to n, the king of oros and, to make up the number:

    - With 3 a side, the 4 and 5 of oros.
    - With 4, the 5, 6 and 7 of oros.[R]
    - With 5, the 6, 7, sota and caballo of oros.[R]
    - With 6, the sota and caballo of oros, and the 7, sota and caballo of espadas.
    - With 7, the 8, 9, sota and caballo of oros, and the 8 and 9 of espadas.[R]
    - With 8, the 9, sota and caballo of oros, and the 9, sota, caballo and king of espadas.[R]

    That of bastos is the same in copas and bastos. No other king counts. Up to twelve players use forty cards; fourteen or sixteen add the eights and nines.

    Each deck is dealt among its own side: two cards to each player, seen by nobody else.
help-3-title = The turn
    .book = 2.3
    .gist = Exchange a card with a companion, or accuse a rival.
    .try = primera exchange
help-3-body =
    The order is always the same: 1 of espadas, 1 of bastos, 2 of espadas, 2 of bastos… Once around is a _round_. Eliminated players are skipped.

    @orden

    In your turn you do one of two things:

    - _Exchange_: you choose a companion and swap a card. They may not refuse.[R] Each of you secretly chooses the card to hand over,[R] both change hands at once, and each sees the card received. The others know only that there was an exchange.
    - _Accuse_: you point at a rival, who shows all their cards.

    In every round each side must accuse at least once. If nobody on your side has and you are the last to play, you must accuse. If you have no companions left, you can only accuse.
help-4-title = The accusation
    .book = 2.3, 2.4
    .gist = If the king is not there, you give up a card.
    .try = primera accuse
help-4-body =
    If the king is among the cards that the accused shows, your side wins at once.

    If it is not, you give up one of your cards, of your choice, face up[R] and out of the game. Then the accused hides theirs again: it pays to have looked.

    @acusacion

    - A player with no cards left is eliminated.
    - If the card you give up is your own king, your side loses at once.
help-5-title = Treason
    .book = 3.1
    .gist = An option: receive your own number, and denounce whoever gave it.
    .try = segunda denounce
help-5-body =
    This is an option. If in an exchange you receive a card with the same _number_ as your identity card, you may show it there and then and denounce your companion: for instance, if you are the 3 of espadas and receive the 3 of oros. Cards from the deal do not count, and a chance let pass does not come back.

    @traicion

    Both are always asked, whether or not they can denounce, and until both have answered nobody knows who is still thinking.[R] A denunciation ends the game and the denouncer alone wins. If both denounce each other, nobody wins.

    After a treason everybody keeps their identity card for the next game.
help-6-title = Points
    .book = 3.2
    .gist = A game gives −4 to +4; the highest total of the match wins.
help-6-body =
    A match has several games.[R] Points belong to each person, who keeps them when changing sides. The highest total wins; equal totals share the win.[R] From each game you score _only one_ of these figures.

    On the winning side:

    - Eliminated: 0.
    - Winning, nothing more: +1.
    - Hiding the side’s king: +2.
    - Finding the enemy king: +3.
    - Both of these: +4.

    On the losing side:

    - Losing, eliminated or not: −1.
    - Having the king that is lost: −3.
    - Giving it up as the last card: −4.

    With treason: the player who discovers it, +2; the traitor, −2 (both, in a double treason); everybody else, 0. When a side gives up its own king, nobody has found it.
help-7-title = Identities
    .book = 3.3
    .gist = Between games they are dealt, swapped, kept or chosen.
help-7-body =
    Between two games the identity cards may be:

    - Dealt anew.
    - _Swapped_: the player before the winner begins, then it goes backwards to the winner; each swaps cards with another player of either side.[R] The winner is the player who found the king; if a side gave up its own, the next player of the other side who still has cards.[R]
    - Fixed for the whole match.
    - Shuffled within each side, with nobody changing sides.
    - Chosen: those who had the 1 of each side decide,[R] at the same time and in secret, who will have each card of their own side, or of the other.

    While they are swapped or chosen, everything else lies on the table as the game left it.
help-8-title = What is known and what is said
    .book = 2.2, 2.3
    .gist = Everybody sees what is done; nobody sees the cards.
    .try = primera unseen
help-8-body =
    Everybody knows the identities, who exchanges with whom, who accuses whom, how many cards each player has left and which have been given up. Only the two players of an exchange know which cards changed hands. The cards left at the end of a game are not shown.[R]

    You may talk about anything, and lie; nothing is binding, but cards are not shown while talking.[R] With the option Counsel, players of a side may talk in private. With the option Notes, the table remembers for you what you have seen.
help-9-title = Faces
    .book = 2.2, 2.3, 3.1
    .gist = An option: whoever has looked at their cards shows a face.
help-9-body =
    This is an option. Everybody must look at the cards they are dealt and at the card they receive, so that others can grow suspicious of a change in their face. With Faces, each shows one: _calm_, _pleased_ or _uneasy_.

    There are two moments: after the deal everybody shows a face, before the first turn;[R] after an exchange its two players do, before the next turn.[R] With Treason, first both are asked whether they denounce; if anybody does, the game is over and no face is shown.[R]

    All who looked choose at the same time, unseen; the faces are shown together, and everybody sees them.[R] You may show any face, whatever you have seen. If you choose none in time, you look calm, and nobody can tell the difference.[R] Nobody sees who has already chosen, or how long anyone took.[R]

    A face stays beside its player until they show another or the cards are collected.[R] It binds nobody and changes nothing in play or points. Faces are off by the book's rules, in tournaments and in the benchmark, and on at the first table that you open.[R]
help-phase-face = 9
help-phase-identities = 2
help-phase-deal = 2
help-phase-turn = 3
help-phase-hand-over = 3
help-phase-denounce = 5
help-phase-give-up = 4
help-phase-swap = 7
help-phase-choose = 7
help-phase-over = 6

## What a house bot knew (replay)

knew-king =
    { $seat_you ->
        [yes] You hide { $card }
       *[no] { $seat } hides { $card }
    }
knew-holds =
    { $seat_you ->
        [yes] You hold { $card }
       *[no] { $seat } holds { $card }
    }

advice-accuses = Accuse { $seat }
advice-exchanges = Exchange a card with { $seat }
advice-hands-over = Hand over { $card }
advice-gives-up = Give up { $card }
advice-says =
    { $choice ->
        [denuncia] Denounce the treason
       *[calla] Say nothing
    }
advice-shows =
    { $face ->
        [tranquila] Look calm
        [contenta] Look pleased
       *[inquieta] Look uneasy
    }
advice-swaps = Take the identity { $card } in exchange for yours
advice-assigns = Give the next identity to { $seat }
advice-suspects = From all you have been told, the king is there { $percent }% of the time; a blind guess would be right { $blind }% of the time.
advice-danger = If the game goes on, the rivals’ next accusation would find your king { $percent }% of the time.
advice-sought = The rivals would look for your king here { $here }% of the time, and with your partner in the exchange { $there }%.
advice-is-king = It is your king: you would lose the game.
advice-treason = Whoever receives it could denounce you.
advice-safe = It is not your king, and gives nothing away.

# What is known of what is hidden
table-deduce-rivals = The other side
table-deduce-own = Your companions

# What is said while the king is sought (§3.1)

phrase-suspect = { $character ->
    [grasping] I’ll bet my purse that { $who } has the king.
    [spiteful] { $who } has the king, and will be sorry for it.
    [cautious] I’d say { $who } has the king, though I wouldn’t swear to it.
    [sly] A little bird told me that { $who } has the king.
   *[other] I think { $who } has the king.
  }
phrase-accuse = { $character ->
    [grasping] Accuse { $who }: you’ll be the richer for it!
    [spiteful] Get { $who }! Accuse, now!
    [cautious] Wouldn’t it be wise to accuse { $who }?
    [sly] If I were you, I’d accuse { $who }.
   *[other] Accuse { $who }!
  }
phrase-no-king = I don’t have the king.
phrase-leave = I won’t accuse you, { $who }.
phrase-revenge = Come after me, { $who }, and I’ll accuse you.
phrase-distrust = { $character ->
    [grasping] { $who }’s word isn’t worth a penny.
    [spiteful] Give { $who } nothing: their word means nothing.
    [cautious] Careful with { $who }: they don’t always keep their word.
    [sly] { $who }’s word? Very pretty, but don’t trust it.
   *[other] Don’t trust { $who }: their word is worth nothing.
  }
note-leave = Promises not to accuse you
came-suspect = { $came ->
    [kept] right
   *[broken] wrong
 }
came-no-king = a lie
came-leave = { $came ->
    [kept] kept
   *[broken] broken
 }
came-revenge = { $came ->
    [kept] carried out
   *[broken] not carried out
 }
