title = La reconquista
tagline = Sixty provinces without a banner: place, move and attack from memory, because nobody may write anything down.

# What is expected now
ask-repartir = The cards are being dealt…
ask-colocar = { $to_place ->
    [0] Confirm what you placed, or change it before you pass the board.
    [1] You hold the board: place 1 more troop on your provinces.
   *[other] You hold the board: place { $to_place } troops on your provinces.
}
ask-turno = { $first_turn ->
    [true] Your first turn: pass or move. Nobody may attack yet.
   *[other] Your turn: pass, move, or attack a province.
}
ask-mover = Move in secret: each troop one step at most, within your provinces. Then put the board back.
ask-pasar-cartas = Choose the cards that you pass, and confirm.
ask-ver-cartas = Look at the cards and the result; then they go back.
ask-tablas = Do you agree to a draw?
ask-fin = The game is over.
wait-repartir = The cards are being dealt…
wait-colocar = { $who } holds the board and places in secret.
wait-turno = It is { $who }'s turn.
wait-mover = { $who } has taken the board and moves in secret.
wait-pasar-cartas = An attack: { $who } is choosing cards behind closed doors.
wait-ver-cartas = An attack: { $who } is looking at the cards behind closed doors.
wait-tablas = { $who } is thinking about the draw.
wait-fin = The game is over.

# Options
option-memoria = With memory aids
option-memoria-help = A friendly game: there is a log, own notes and the counts towards a draw. Otherwise rule 6 forbids every aid to memory.
option-rondas_sin_ataque = Rounds without attacks
option-rondas_sin_ataque-help = After so many full rounds without an attack the game is drawn (rule 27).
option-rondas = Rounds in all
option-rondas-help = After so many full rounds the game is drawn, whatever happens (rule 27).
preset-amistosa = Friendly, with memory aids

# Why not
rule-rec-too-many-cards = There are not so many provinces: the map has sixty.
rule-rec-place-on-own = Troops are placed on your own provinces only, and this is not one of them.
rule-rec-place-no-more = All troops of this time are down. Confirm, or take one back.
rule-rec-place-all = Place all troops of this time before you pass the board.
rule-rec-not-placed-there = You have put none of this time's troops there.
rule-rec-take-backs = You have changed your mind too often in one move: confirm it now.
rule-rec-no-attack-yet = Nobody may attack in their first turn.
rule-rec-not-moved-so = No troop has crossed that border in this move.
rule-rec-move-between-own = Troops move only from a province of yours to a bordering one that is yours too.
rule-rec-one-step = The troops that stood there at the start have taken their step, and none may go further.
rule-rec-attack-others = That province is yours: attack those of others.
rule-rec-pass-own = That card is not yours.
rule-rec-pass-involved = That province does not touch the one attacked: it has no part in this attack.
rule-rec-passed-already = That card is already among those you pass.
rule-rec-one-proposal = A draw may be proposed once in a turn, and it has been.

# What happens
log-none = Rule 6: nothing is written down. What has happened is for each to remember.
event-dealer = The lot falls on { $seat } to deal.
event-dealt = { $seat } is dealt { $card }.
event-board-taken = { $seat } takes the board to place.
event-placed = { $seat } places a troop in { $place }.
event-unplaced = { $seat } takes the troop from { $place }.
event-board-shown = The board is back in the centre. { $seat } begins.
event-passed = { $seat } passes.
event-move-began = { $seat } takes the board away to move.
event-stepped = A troop of { $seat } goes from { $place } to { $to }.
event-stepped-back = The troop of { $seat } goes back from { $to } to { $place }.
event-moved = { $seat } has moved and puts the board back.
event-attacked = { $seat } attacks { $place }. It belongs to { $owner_seat }.
event-card-passed = { $seat } will pass { $card }.
event-ready = { $seat } has chosen the cards.
event-fought = { $success ->
    [1] { $seat } conquers { $place }: { $attack } against { $defence }.
   *[other] The attack on { $place } fails: { $attack } against { $defence }.
} { $attack_cards_n ->
    [0] { $seat } passed no card.
   *[other] { $seat } passed { $attack_cards }.
} { $owner_seat } passed { $defence_cards }.
event-seen = { $seat } has seen the cards.
event-attack-over = { $seat }'s attack on { $place } is over. { $owner_seat } and { $seat } know how it ended.
event-eliminated = { $seat } has no province left and is out.
event-draw-proposed = { $seat } proposes a draw.
event-voted = { $yes ->
    [1] { $seat } agrees to the draw.
    [0] { $seat } does not agree to the draw.
   *[other] { $seat } has answered.
}
event-draw-refused = No draw. { $seat } goes on.
event-counted = Passes running: { $passes }. Turns without an attack: { $quiet }. Full rounds: { $round }.
event-ended = { $ending ->
    [conquista] { $seats } wins the game.
    [acuerdo] Drawn by agreement: { $seats }.
    [pases] Drawn: three whole rounds of passes. { $seats }.
    [sin-ataques] Drawn: too many rounds without an attack. { $seats }.
   *[other] Drawn: the game has come to its bound. { $seats }.
}

ending-conquista = Reconquest: somebody has gathered the provinces that were needed.
ending-acuerdo = Drawn by agreement of all.
ending-pases = Drawn: three full rounds in which everybody passed.
ending-sin-ataques = Drawn: too many rounds without a single attack.
ending-rondas = Drawn: all rounds were played.

player-jugador = Strategist
player-vecino-debil = Impatient neighbour

# The table
table-map = Map of the peninsula
table-tools = Map tools
table-find = Find a province
table-find-hint = Type a name
table-find-none = None is called that
table-goal = { $own } of { $goal } provinces
table-goal-long = You own { $own ->
    [one] 1 province
   *[other] { $own } provinces
}; { $goal } win.
table-own = My provinces
table-own-none = You have no province left.
table-own-tip = Only you see which they are.
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
table-place-plain = { $name }
table-hidden = The board is out of sight
table-hidden-placing = { $who } has it, and places troops where nobody sees.
table-hidden-moving = { $who } has it, and moves, or pretends to.
table-pass = Pass
table-move = Move
table-attack = Attack
table-attack-pick = Touch the province on the map that you want to attack.
table-attack-this = Attack { $name }
table-attack-title = Attack { $name }?
table-attack-text = You will say “ataco { $name }” aloud, and its owner must answer.
table-cancel = Cancel
table-draw = Propose a draw
table-draw-title = Propose a draw?
table-draw-text = Only once in a turn. Everybody has to agree.
table-draw-asked = { $who } proposes a draw
table-draw-yes = I agree
table-draw-no = I do not
table-draw-sent = You have answered; the others do not know what.
table-draw-wait = The others answer in secret.
table-placed = { $done } of { $all } placed
table-left = { $n ->
    [0] None left for another round.
    [one] 1 troop left for another round.
   *[other] { $n } troops left for other rounds.
}
table-place-hint = Touch a province of yours to put a troop there.
table-place-confirm = Pass the board
table-put = Put a troop in { $name }
table-take = Take a troop from { $name }
table-moved-count = { $n ->
    [0] Nobody has moved
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
table-step = From { $from } to { $to }
table-step-back = Take a troop back from { $to } to { $from }
table-undo = Undo
table-unselect = Leave { $name }
table-battle = { $who } attacks { $name }
table-battle-mine = You attack { $name }
table-battle-against = { $who } attacks { $name }, which is yours
table-battle-owner = It belongs to { $who }
table-closed = Behind closed doors
table-closed-text = { $attacker } and { $defender } pass each other cards. What the cards say stays between the two.
table-closed-ready = { $who } has chosen
table-closed-seen = { $who } has seen them
table-closed-wait = Waiting for { $who }
table-pass-cards = Cards that you pass
table-pass-none = You have no card that could take part.
table-pass-confirm = { $n ->
    [0] Pass none
    [one] Pass 1 card
   *[other] Pass { $n } cards
}
table-pass-force = Your force: { $n }
table-pass-always = always passed
table-pass-hint-attack = You win if your troops are more than theirs. What you do not pass they do not see.
table-pass-hint-defence = You hold if your troops are as many as theirs, or more. What you do not pass they do not see.
table-sent = Your cards lie on the table, face down. Waiting for { $who }.
table-offence = Attack
table-defence = Defence
table-no-cards = no card
table-won-attack = { $name } is yours
table-lost-attack = The attack fails
table-won-defence = { $name } holds
table-lost-defence = You have lost { $name }
table-only-two = Only you two know.
table-seen = Seen: give the cards back
table-seen-wait = Waiting for { $who } to see them.
table-over = All cards face up
table-act-paso = { $who }: “paso”.
table-act-movio = { $who } has moved.
table-act-ataco = { $who } attacked { $name }, of { $to }. How it ended is not said.
table-act-tablas-no = No draw.
table-counters = Passes running: { $passes } · turns without attack: { $quiet } · rounds: { $round }
table-attribution = Made with Natural Earth. Populated places © GeoNames (CC BY 4.0). Spanish border data derived from © Instituto Geográfico Nacional de España (CC BY 4.0).
table-attribution-title = About the map
table-token-1 = yellow token, 1 troop
table-token-2 = red token, 2 troops
table-token-3 = green token, 3 troops
table-token-4 = blue token, 4 troops
table-token-5 = black token, 5 troops
table-legend = Tokens
table-provinces-list = Provinces
table-out = out of the game
table-first = first
table-close = Close
table-neighbours = Borders { $names }.
table-no-border = { $from } and { $to } do not border each other (rule 14).

# Help
help-1-title = What it is about
help-1-body =
    Each card is a province: the 48 of Spain without the Canaries, the 11 of Portugal in 1936, and Andorra. Whoever holds the card holds the province and the troops upon it, but on the board troops carry no banner: one sees only how many there are.

    Whoever gathers _eight provinces more_ than they were dealt wins. Which ones does not matter.

    - 3 players: 20 provinces and 40 troops; 28 win.
    - 4 players: 15 provinces and 30 troops; 23 win.
    - 5 players: 12 provinces and 25 troops; 20 win.
    - 6 players: 10 provinces and 20 troops; 18 win.

    Nobody may write anything down (rule 6). So the table shows only what could be seen right now: no log, no earlier moves. The option “with memory aids” allows them in friendly games, and at the end everything is uncovered.
help-2-title = Placing
help-2-body =
    A lot says who deals. That player takes the board, puts _exactly five troops_ on own provinces, in any way, and passes it to the left. So it goes round until the dealer has no troops left.

    Whoever holds the board sees all that stands on it at that moment; the others see nothing. Until you confirm, you may change what you have put down.

    Tokens are worth 1 (yellow), 2 (red), 3 (green), 4 (blue) and 5 (black).
help-3-title = The turn
help-3-body =
    When the board is back in the centre, the last who placed begins, and from then on play goes _to the right_, the other way round.

    Nobody may attack in their first turn. After that each turn is one of these:

    - pass: “paso”;
    - move troops in secret;
    - attack a province of somebody else.

    Before that a draw may be proposed, once in a turn. If all agree, the game ends; if not, nobody knows who refused.
help-4-title = Moving
help-4-body =
    You take the board away and nobody sees you. Each single troop may stay or go to a province that _borders it and is yours too_. What counts is where it stood when the move began: none may end two steps away, not even over your own land. Two troops may change places.

    You may also put the board back without having moved anything. All see how many troops stand in each province now, but not whose they are.

    Baleares borders Barcelona, Tarragona, Castellón and Valencia. Andorra borders Lérida and Gerona.
help-5-title = Attacking
help-5-body =
    You say “ataco Tal”: any province that is not yours, even with nothing of yours near it. Its owner must answer.

    Both choose cards at the same time, without seeing the other's choice, among the province attacked and those that border it. The defender always passes the card of Tal. Only the two see the cards.

    The attack succeeds if the troops of the attacker's cards are _more_ than those of the defender's; a tie favours the defence. Then the card of Tal changes hands, with the troops upon it. All others go back.

    The result is told to nobody else. Not passing every card shows less, but is risky.
help-6-title = The end
help-6-body =
    As soon as somebody owns eight provinces more than at the start, they win. Whoever has no card left is out. Both are said aloud: they are the only public trace of a conquest.

    It is a draw among all who still own a province:

    - if everybody agrees;
    - if everybody passes for three whole rounds;
    - if nobody attacks for 30 rounds;
    - if 300 rounds are played.

    The last two numbers can be changed when the table is made.
help-phase-repartir = 1
help-phase-colocar = 2
help-phase-turno = 3
help-phase-mover = 4
help-phase-pasar-cartas = 5
help-phase-ver-cartas = 5
help-phase-tablas = 6
help-phase-fin = 6

# --- What a player of the house knew (replay) ---------------------------------------------------

knew-dueno = { $place } belongs to { $seat }
