title = El mentiroso
tagline = One die under each cup, and a bid that rises until somebody calls it a lie.

ask-rolling = The dice are being rolled.
ask-staking = Choose in secret how much you stake.
ask-bidding = { $count ->
    [0] Make the first bid.
   *[other] Raise the bid, or call it a lie.
}
ask-over = The round is over.
wait-rolling = The dice are being rolled.
wait-staking = { $n ->
    [one] { $who } is choosing a stake.
   *[other] { $who } are choosing their stakes.
}
wait-bidding = It is { $who }'s turn.
wait-over = The round is over.

option-envite = Stakes
option-envite-help = Before the bidding everybody stakes one or two points in secret.
option-caras = Faces of a die
option-caras-help = Dice have from two to six faces.
preset-corta = Short round

rule-men-few-faces = Dice need at least as many faces as there are players.
rule-men-must-raise = You must raise the bid: more dice, or as many of a higher face.
rule-men-nothing-to-doubt = Nobody has made a bid yet, so there is nothing to doubt.
rule-men-too-many-dice = There are not that many dice at the table, or none has that face.

event-rolled = { $face_n ->
    [0] { $seat } rolls a die under the cup.
   *[other] { $seat_you ->
        [yes] You roll your die and look at it: { $face }.
       *[no] { $seat } rolls a die: { $face }.
    }
}
event-staked = { $stake_n ->
    [0] { $seat } lays a stake face down.
   *[other] { $seat_you ->
        [yes] You lay your stake face down: { $stake }.
       *[no] { $seat } lays a stake face down: { $stake }.
    }
}
event-shown = The stakes are turned up, in seat order: { $stakes }.
event-bid = { $seat_you ->
    [yes] You bid at least { $count } showing { $face }.
   *[no] { $seat } bids at least { $count } showing { $face }.
}
event-doubted = { $seat_you ->
    [yes] You call it a lie.
   *[no] { $seat } calls it a lie.
} The dice, in seat order: { $dice }. { $winner_seat_you ->
    [yes] You win { $points } from { $loser_seat }.
   *[no] { $loser_seat_you ->
        [yes] { $winner_seat } wins { $points } from you.
       *[no] { $winner_seat } wins { $points } from { $loser_seat }.
    }
}
knew-shows = { $seat } has a { $face }.
ending-mentira = Somebody called it a lie and the cups were lifted.
decided-doubt = { $seat } bid { $count } × { $face }, and { $other_seat } { $true ->
    [yes] did not believe what was true
   *[no] was not deceived
}: there were { $there }.

help-1-title = How to play
    .book = 1-4
    .gist = Say how many dice show a face, or doubt whoever says it.
    .try = primera bid
help-1-body = Everybody rolls one die under a cup and looks only at their own. All lay a stake of one or two points face down and turn them up together. In turn, players bid how many dice at least show a face; each bid raises the last. Whoever does not believe it calls it a lie: if there are enough dice the bidder wins, if not, the doubter. The loser pays all the stakes.
help-phase-rolling = 1
help-phase-staking = 1
help-phase-bidding = 1
help-phase-over = 1

table-doubt = It's a lie!
table-stake = { $n ->
    [one] One point
   *[other] { $n } points
}
table-bid = { $count } showing { $face }
table-last = Last bid, by { $who }
table-none = Nobody has made a bid yet
table-cup = { $who }'s cup: { $face ->
    [0] you cannot see it
   *[other] { $face }
}
table-choices = Your choices
table-staked-short = { $stake ->
    [0] Stake face down
   *[other] Stake: { $stake }
}
table-faces = Faces of the die
table-face = A { $face }
table-count = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
table-bid-it = Bid { $count } showing { $face }
table-pick = Pick a face
table-count-label = How many dice

advice-stakes = { $points ->
    [one] Stake one point
   *[other] Stake { $points } points
}
advice-bids = { $count ->
    [one] Bid that at least one die shows a { $face }
   *[other] Bid that at least { $count } dice show a { $face }
}
advice-doubts = Call it a lie
advice-is-true = With the die that you see, it is true { $percent }% of the time.
advice-is-false = The bid is false { $percent }% of the time.
advice-expects = On average the master ends with { $points } points this way.

# What is known of what is hidden
table-deduce = What may be under each cup
