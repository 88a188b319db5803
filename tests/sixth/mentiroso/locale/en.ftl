title = El mentiroso
tagline = One die under each cup, and a bid that rises until somebody calls it a lie.

ask-tirada = The dice are being rolled.
ask-envite = Choose in secret how much you stake.
ask-apuesta = Raise the bid, or call it a lie.
ask-fin = The round is over.
wait-tirada = The dice are being rolled.
wait-envite = { $who } is choosing a stake.
wait-apuesta = It is for { $who } to speak.
wait-fin = The round is over.

option-envite = Stakes
option-envite-help = Before the bidding everybody stakes one or two points in secret.
option-caras = Faces of a die
option-caras-help = Dice have from two to six faces.
preset-corta = Short round

rule-men-few-faces = Dice need at least as many faces as there are players.
rule-men-must-raise = The bid must rise: more dice, or as many of a higher face.
rule-men-nothing-to-doubt = Nobody has made a bid yet, so there is nothing to doubt.
rule-men-too-many-dice = There are not so many dice at the table, or none has that face.

event-rolled = { $face_n ->
    [0] { $seat } rolls a die under the cup.
   *[other] { $seat } rolls a die: { $face }.
}
event-staked = { $stake_n ->
    [0] { $seat } lays a stake face down.
   *[other] { $seat } lays a stake face down: { $stake }.
}
event-shown = The stakes are turned up: { $stakes }.
event-bid = { $seat } bids at least { $count } showing { $face }.
event-doubted = { $seat } calls it a lie. The dice: { $dice }. { $winner_seat } wins { $points } from { $loser_seat }.
ending-mentira = Somebody called it a lie and the cups were lifted.
player-jugador = Player

help-1-title = How it is played
help-1-body = Everybody rolls one die under a cup and looks only at their own. All lay a stake of one or two points face down and turn them up together. In turn, players bid that at least so many dice show a face; each bid rises above the last. Whoever does not believe it calls it a lie: if there are enough dice the bidder wins, if not, the doubter.
help-phase-tirada = 1
help-phase-envite = 1
help-phase-apuesta = 1
help-phase-fin = 1
