title = La reconquista
tagline = Sixty provinces and troops without a banner: place, move and attack from memory, because nobody may write anything down.

# What is expected now
ask-dealing = The cards are being dealt…
ask-placing = { $to_place ->
    [0] Confirm what you placed, or change it before you pass the board.
    [1] You hold the board: place 1 more troop on your provinces.
   *[other] You hold the board: place { $to_place } troops on your provinces.
}
ask-turn = { $first_turn ->
    [yes] Your first turn: pass or move. Nobody may attack yet.
   *[no] Your turn: pass, move, or attack a province.
}
ask-moving = Move in secret: each troop one step at most, within your provinces. Then put the board back.
ask-passing-cards = Choose the cards that you pass, and confirm.
ask-looking = Look at the cards and the result; then they go back.
spared-looking = Look well: it will be covered in a moment.
ask-voting = Do you agree to a draw?
ask-over = The game is over.
wait-dealing = The cards are being dealt…
wait-placing = { $who } holds the board and places troops in secret.
wait-turn = It is { $who }'s turn.
wait-moving = { $who } has taken the board and moves in secret.
wait-passing-cards = An attack: { $n ->
    [one] { $who } is choosing cards
   *[other] { $who } are passing cards
} behind closed doors.
wait-looking = { $who } is still looking at the cards.
wait-voting = { $n ->
    [one] { $who } is deciding
   *[other] { $who } are deciding
} on the draw.
wait-over = The game is over.

# Options
option-memoria = With memory aids
option-memoria-help = A friendly game: there is a log, players may take notes, and the counts towards a draw are shown. Otherwise rule 6 forbids every aid to memory.
option-rondas_sin_ataque = Rounds without attacks
option-rondas_sin_ataque-help = After this many full rounds without an attack the game is drawn (rule 27).
option-rondas = Rounds in all
option-rondas-help = After this many full rounds the game is drawn, whatever happens (rule 27).
preset-amistosa = Friendly, with memory aids

# Why not
rule-rec-no-notes = This is played from memory: no paper, no pencil and no other help.
rule-rec-too-many-cards = There are not that many provinces: the map has sixty.
rule-rec-place-on-own = You can place troops only on your own provinces, and this is not one of them.
rule-rec-place-no-more = You have placed all the troops of this round. Confirm, or take one back.
rule-rec-place-all = Place all the troops of this round before you pass the board.
rule-rec-not-placed-there = You have not placed any of this round's troops there.
rule-rec-take-backs = You have changed your mind too often in one move: confirm it now.
rule-rec-no-attack-yet = Nobody may attack in their first turn.
rule-rec-not-moved-so = No troop has crossed that border in this move.
rule-rec-move-between-own = Troops move only from a province of yours to a bordering one that is yours too.
rule-rec-one-step = The troops that stood there at the start have taken their step, and none may go further.
rule-rec-attack-others = That province is yours: you can attack only those of others.
rule-rec-pass-own = That card is not yours.
rule-rec-pass-involved = That province does not border the one attacked: it has no part in this attack.
rule-rec-passed-already = That card is already among those you pass.
rule-rec-one-proposal = A draw may be proposed only once a turn, and you already have.

# What happens
log-none = Rule 6: nothing is written down. Everybody has to remember what has happened.
event-dealer = { $seat_you ->
    [yes] You are drawn to deal.
   *[no] { $seat } is drawn to deal.
}
event-dealt = { $seat_you ->
    [yes] You are dealt { $card }.
   *[no] { $seat } is dealt { $card }.
}
event-board-taken = { $seat_you ->
    [yes] You take the board to place troops.
   *[no] { $seat } takes the board to place troops.
}
event-placed-many = You place { $n } troops.
event-stepped-many = You move { $n } troops.
event-dealt-many = You receive { $n } cards.
event-placed = { $seat_you ->
    [yes] You place a troop in { $place }.
   *[no] { $seat } places a troop in { $place }.
}
event-unplaced = { $seat_you ->
    [yes] You take a troop back from { $place }.
   *[no] { $seat } takes a troop back from { $place }.
}
event-board-shown = { $seat_you ->
    [yes] The board is back in the centre. You play first.
   *[no] The board is back in the centre. { $seat } plays first.
}
event-passed = { $seat_you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-move-began = { $seat_you ->
    [yes] You take the board away to move.
   *[no] { $seat } takes the board away to move.
}
event-stepped = { $seat_you ->
    [yes] You move a troop from { $place } to { $to }.
   *[no] { $seat } moves a troop from { $place } to { $to }.
}
event-stepped-back = { $seat_you ->
    [yes] You move a troop back from { $to } to { $place }.
   *[no] { $seat } moves a troop back from { $to } to { $place }.
}
event-moved = { $seat_you ->
    [yes] You have moved and put the board back.
   *[no] { $seat } has moved and puts the board back.
}
event-attacked = { $seat_you ->
    [yes] You attack { $place }. It belongs to { $owner_seat }.
   *[no] { $owner_seat_you ->
        [yes] { $seat } attacks { $place }, which is yours.
       *[no] { $seat } attacks { $place }. It belongs to { $owner_seat }.
    }
}
event-card-passed = { $seat_you ->
    [yes] You choose to pass { $card }.
   *[no] { $seat } chooses to pass { $card }.
}
event-ready = { $seat_you ->
    [yes] You have chosen your cards.
   *[no] { $seat } has chosen their cards.
}
event-fought = { $success ->
    [1] { $seat_you ->
        [yes] You conquer { $place }
       *[no] { $seat } conquers { $place }
    }
   *[other] { $seat_you ->
        [yes] Your attack on { $place } fails
       *[no] The attack on { $place } fails
    }
}: { $attack } against { $defence }. { $attack_cards_n ->
    [0] { $seat_you ->
        [yes] You passed no card.
       *[no] { $seat } passed no card.
    }
   *[other] { $seat_you ->
        [yes] You passed { $attack_cards }.
       *[no] { $seat } passed { $attack_cards }.
    }
} { $owner_seat_you ->
    [yes] You passed { $defence_cards }.
   *[no] { $owner_seat } passed { $defence_cards }.
}
event-seen = { $seat_you ->
    [yes] You have seen the cards.
   *[no] { $seat } has seen the cards.
}
event-attack-over = { $seat_you ->
    [yes] Your attack on { $place } is over. Only you and { $owner_seat } know how it ended.
   *[no] { $owner_seat_you ->
        [yes] { $seat }'s attack on { $place } is over. Only you and { $seat } know how it ended.
       *[no] { $seat }'s attack on { $place } is over. Only { $seat } and { $owner_seat } know how it ended.
    }
}
event-eliminated = { $seat_you ->
    [yes] You have no province left and are out of the game.
   *[no] { $seat } has no province left and is out of the game.
}
event-draw-proposed = { $seat_you ->
    [yes] You propose a draw.
   *[no] { $seat } proposes a draw.
}
event-voted = { $yes ->
    [1] { $seat_you ->
        [yes] You agree to the draw.
       *[no] { $seat } agrees to the draw.
    }
   *[other] { $seat_you ->
        [yes] You do not agree to the draw.
       *[no] { $seat } does not agree to the draw.
    }
}
event-draw-refused = { $seat_you ->
    [yes] No draw. Your turn goes on.
   *[no] No draw. { $seat }'s turn goes on.
}
event-counted = Consecutive passes: { $passes }. Consecutive turns without an attack: { $quiet }. Full rounds: { $round }.
event-ended = { $ending ->
    [conquista] { $seats_you ->
        [yes] You win the game.
       *[no] { $seats } wins the game.
    }
    [acuerdo] Drawn by agreement between { $seats }.
    [pases] Three full rounds of passes: a draw between { $seats }.
    [sin-ataques] Too many rounds without an attack: a draw between { $seats }.
   *[other] All rounds have been played: a draw between { $seats }.
}

ending-conquista = Reconquest: somebody has gathered the provinces needed to win.
ending-acuerdo = Drawn: all agreed.
ending-pases = Drawn: three full rounds in which everybody passed.
ending-sin-ataques = Drawn: too many rounds without a single attack.
ending-rondas = Drawn: all rounds were played.
decided-conquest = { $seat } takes { $place } from { $owner_seat }{ $out ->
        [yes] , who has nothing left,
       *[no] {""}
    } and has the { $provinces } provinces needed.
decided-drawn =
    { $ending ->
        [acuerdo] All agree to a draw.
        [pases] For three rounds nobody cares to move or attack.
        [sin-ataques] Nobody has attacked for too many rounds.
       *[rondas] The rounds run out.
    } { $seats_n ->
        [1] Nearest to victory was { $seats }, with { $provinces } provinces of { $goal }.
       *[other] Nearest to victory were { $seats }, with { $provinces } provinces of { $goal }.
    }

# The table
table-map = Map of the peninsula
table-ocean = Ocean Sea
table-mediterranean = Mediterranean Sea
table-cloth-up = Lift the cloth
table-cloth-down = Cover it again
table-goal-short = { $own } of { $goal }
table-tray = What you have done
table-deeds = What you do
table-attack = Attack
table-attack-which = Attack: touch a province
table-draw-short = Draw
table-draw-all = Everybody must agree; nobody will know who said no.
table-force = Your force
table-sent-short = Your cards, face down
table-more = { $n ->
    [one] And 1 more card, not involved
   *[other] And { $n } more cards, not involved
}
table-find = Find a province
table-find-none = No province has that name
table-goal = { $own } of { $goal } provinces
table-own = My provinces
table-troops = { $n ->
    [0] no troops
    [one] 1 troop
   *[other] { $n } troops
}
table-yours = yours
table-place-name = { $name }, { $troops }{ $mine ->
    [1] {", yours"}
   *[0] {""}
}
table-hidden = The board is out of sight
table-hidden-placing = { $who } has it, and places troops where nobody sees.
table-hidden-moving = { $who } has it, and moves, or pretends to.
table-pass = Pass
table-move = Move
table-attack-this = Attack { $name }
table-attack-text = You will say “I attack { $name }” aloud, and its owner must speak up.
table-cancel = Cancel
table-draw = Propose a draw
table-draw-title = Propose a draw?
table-draw-text = Only once a turn. Everybody has to agree.
table-draw-asked = { $who } proposes a draw
table-draw-yes = I agree
table-draw-no = I do not
table-draw-sent = You have answered. Nobody else knows until all have.
table-draw-wait = The others answer in secret.
table-placed = { $done } of { $all } placed
table-placed-total = { $done } of { $all } in all
table-place-all = All in { $name } ({ $n })
table-you = you
table-scene-attack = “I attack { $name }”
table-scene-out = { $who }: out of the game
table-scene-out-you = You are out of the game
table-scene-won = The peninsula belongs to { $who }
table-scene-won-you = The peninsula is yours
table-scene-draw = A draw between { $who }
table-scene-closed = Behind closed doors: only those two will know how it ends.
table-left = { $n ->
    [0] None left for another round.
    [one] 1 troop left for another round.
   *[other] { $n } troops left for other rounds.
}
table-place-hint = Touch for one troop; hold for all.
table-place-confirm = Pass the board
table-take = Take a troop from { $name }
table-moved-count = { $n ->
    [0] No troop moved
    [one] 1 troop moved
   *[other] { $n } troops moved
}
table-move-hint = Touch a province of yours with troops, then a bordering one of yours; or drag from one to the other.
table-move-to = From { $name } to… ({ $n ->
    [one] 1 left to move
   *[other] { $n } left to move
})
table-move-confirm = Put the board back
table-move-bluff = Put it back unmoved
table-step-back = Take a troop back from { $to } to { $from }
table-battle = { $who } attacks { $name }
table-battle-owner = It belongs to { $who }
table-closed = Behind closed doors
table-closed-text = { $attacker } and { $defender } pass each other cards. Only the two of them see the cards.
table-pass-cards = Cards that you pass
table-pass-none = You have no card that could take part.
table-pass-confirm = { $n ->
    [0] Pass none
    [one] Pass 1 card
   *[other] Pass { $n } cards
}
table-pass-always = always passed
table-pass-hint-attack = You win if your cards count more troops than the defender's. They do not see what you do not pass.
table-hint-no-force = Careful: this attack has force 0. Add a province with troops.
table-pass-hint-defence = You hold if your cards count as many troops as the attacker's, or more. They do not see what you do not pass.
table-sent = Your cards lie on the table, face down. Waiting for { $who }.
table-offence = Attack
table-defence = Defence
table-no-cards = no card
table-won-attack = { $name } is yours
table-lost-attack = The attack fails
table-won-defence = { $name } holds
table-lost-defence = You have lost { $name }
table-only-two = Only the two of you know.
table-seen = Seen: give the cards back
table-act-passed = { $who }: “I pass”.
table-act-moved = { $who } has moved.
table-act-attack-over = { $who } attacked { $name }, held by { $to }. How it ended is not announced.
table-act-draw-refused = No draw.
table-counters = Consecutive passes: { $passes } · turns without an attack: { $quiet } · rounds: { $round }
table-attribution = Made with Natural Earth. Populated places © GeoNames (CC BY 4.0). Spanish border data derived from © Instituto Geográfico Nacional de España (CC BY 4.0).
table-attribution-title = About the map
table-out = out of the game
table-neighbours = Borders { $names }.
table-about-card = Yours as long as you hold its card.

# Help

help-credit = The rulebook, of 27 rules, names no author
help-1-title = The aim
    .book = 1-6, 8, 25
    .gist = Gather eight provinces more than you were dealt.
    .try = primera cards
help-1-body =
    Each card is a province: the 48 of Spain without the Canaries, the 11 of Portugal in 1936[R] and Andorra. If you hold the card, you hold the province and the troops on it, but troops on the board carry no banner: you see only how many there are.

    The winner is the first to gather _eight provinces more_ than they were dealt. Which ones does not matter.

    @bandera

    - 3 players: 20 provinces and 40 troops; 28 win.
    - 4 players: 15 provinces and 30 troops; 23 win.
    - 5 players: 12 provinces and 25 troops; 20 win.
    - 6 players: 10 provinces and 20 troops; 18 win.

    Nobody may write anything down (rule 6), so the table shows only what you could see right now: no log, no earlier moves, and not how many provinces anybody owns.[R] The option “with memory aids” allows notes and the log in friendly games, and at the end everything is revealed.
help-2-title = Placing
    .book = 7, 9
    .gist = In turn, five troops at a time, with nobody looking.
    .try = primera place
help-2-body =
    The dealer is drawn by lot. That player takes the board, puts _exactly five troops_ on their own provinces, as they like, and passes it to the left. This goes on until everybody has placed all their troops.

    The player with the board sees all that stands on it at that moment; the others see nothing. Until you confirm, you may change what you have put down.

    Tokens are worth 1 (yellow), 2 (red), 3 (green), 4 (blue) and 5 (black). Each province shows as many fives as fit and one token for the rest, so changing tokens gives nothing away.[R]

    @fichas
help-3-title = The turn
    .book = 10-12
    .gist = One thing a turn: pass, move or attack.
    .try = primera turn
help-3-body =
    When the board is back in the centre, the last player to place begins, and from then on play goes _to the right_, the other way round.

    Nobody may attack in their first turn. After that each turn is one of these:

    - pass;
    - move troops in secret;
    - attack somebody else's province.
help-4-title = Moving
    .book = 13-17
    .gist = Each troop one step at most, between provinces of yours.
    .try = primera move
help-4-body =
    You take the board away and nobody sees you. Each troop may stay or go to a _bordering province that is also yours_. What counts is where it stood when the move began: no troop may end two steps away, not even across your own land. Two troops may change places.

    @paso

    You may also put the board back without having moved anything.[R] Everybody sees how many troops stand in each province now, but not whose they are.

    Baleares borders Barcelona, Tarragona, Castellón and Valencia. Andorra borders Lérida and Gerona.
help-5-title = Attacking
    .book = 18-24
    .gist = More troops than the defence, counted behind closed doors.
    .try = primera attack
help-5-body =
    You name any province that is not yours, even with nothing of yours near it.[R] Its owner must speak up.

    Both choose cards at the same time, without seeing the other's choice,[R] among the province attacked and those that border it. The defender always passes its card. Only the two see the cards, and only they know how many there were.[R]

    The attack succeeds if the troops of the attacker's cards are _more_ than those of the defender's; a tie favours the defence. If it succeeds, the card of the province changes hands, with the troops on it. All other cards go back.

    @ataque

    Nobody else learns the result, or how long each of the two took to choose or to look. If you do not pass every card you show less, but you take a risk.
help-6-title = The end
    .book = 25-27
    .gist = Eight more, announced aloud; if nobody can, a draw.
    .try = primera end
help-6-body =
    As soon as somebody owns eight provinces more than at the start, they win. A player with no cards left is out. Both are announced: they are the only public trace of a conquest.[R]

    By the rulebook, all who still own a province draw when nobody can take anything more. Here it is a draw:[R]

    - if everybody agrees. The player to move proposes it, before acting and once a turn at most, in the first turn too; the others answer at the same time, and if one refuses, nobody knows who did and the turn goes on;
    - if all remaining players pass for three full rounds;
    - if nobody announces an attack for 30 rounds;
    - if 300 rounds are played.

    A round is one turn of every remaining player, and first turns count. The last two numbers can be changed when the table is set up.
help-phase-dealing = 1
help-phase-placing = 2
help-phase-turn = 3
help-phase-moving = 4
help-phase-passing-cards = 5
help-phase-looking = 5
help-phase-voting = 6
help-phase-over = 6

# --- What a house bot knew (replay) ---------------------------------------------------

knew-dueno = { $seat_you ->
    [yes] { $place } is yours
   *[no] { $place } belongs to { $seat }
}

advice-attacks = Attack { $place }
advice-puts = { $back ->
    [yes] Take a troop back from { $place }
   *[no] Place a troop in { $place }
}
advice-passes = { $troops ->
    [0] Pass the card of { $card }, which adds no troops
    [one] Pass the card of { $card }, which adds one troop
   *[other] Pass the card of { $card }, which adds { $troops } troops
}
advice-marches = { $back ->
    [yes] Take a troop back from { $to } to { $place }
   *[no] Move a troop from { $place } to { $to }
}
advice-says = { $choice ->
    [paso] Pass your turn
    [muevo] Take the board away and move
    [tablas] Propose a draw
    [si] Agree to the draw
    [no] Refuse the draw
    [visto] Say that you have seen the cards
   *[listo] Confirm what you have done
}
advice-conquers = It succeeds { $percent }% of the time. You would own { $count } provinces; { $goal } are needed.
advice-faces = Around it you have { $own ->
    [one] one troop
   *[other] { $own } troops
}; on it there { $troops ->
    [0] are none
    [one] is one
   *[other] are { $troops }
}, and whatever comes to its defence.
advice-feint = It cannot succeed: it only shows whose the province is. Most likely ({ $percent }%) it is { $seat }’s.
advice-masses = It prepares the attack on { $place }: with the troops near, it would succeed { $percent }% of the time.
advice-best = { $percent ->
    [0] No attack can succeed now.
   *[other] The best attack now, on { $place }, would succeed { $percent }% of the time.
}
advice-borders = It borders { $count ->
    [0] no province of other players
    [one] one province of another player
   *[other] { $count } provinces of other players
} and has { $troops ->
    [0] no troops
    [one] one troop
   *[other] { $troops } troops
}.
advice-stands = You have { $count } provinces; { $goal } are needed to win.
advice-weighs = So far you bring { $own ->
    [0] no troops
    [one] one troop
   *[other] { $own } troops
}; the province under attack has { $troops }.

# What is known of what is hidden
table-deduce-chart =
    Map of what you know: { $sure ->
        [one] 1 province of others is certain
       *[other] { $sure } provinces of others are certain
    }, { $open } uncertain.
table-deduce-lead = Each province in its owner’s colour: the stronger, the likelier, with a letter where it is certain. Yours are hatched.
table-deduce-truth = A red ring shows whose it really was: solid if that was the likeliest owner, dashed if not.
table-deduce-open =
    { $n ->
        [one] One uncertain province
       *[other] { $n } uncertain provinces
    }
