# Words of the analysis of a finished game, for the terminal and for the report.

title = What could have been
won = { $n ->
    [0] nobody won
    [1] { $who } won
   *[other] { $who } won together
}
not-over = the game was not finished
after = { $steps ->
    [one] one action
   *[other] { $steps } actions
}
curve = Who was going to win
curve-more = in a hundred games from each position, played on by the computer player { $player }; the band is the error
turns = What decided it
no-turns = No single moment changed anybody's chances by more than the error.
luck = luck
choice = choice
choice-of = choice of { $who }
step = step
round = round
step-n = step { $step }
round-n = round { $round }
turn-change = { $who }: { $before } → { $after } in a hundred ({ $change } ± { $error })
decisions = Decisions of { $who }
decisions-more = judged by what { $who } saw and had been told at that moment; what it cost, in a hundred games
judged = { $n ->
    [0] nothing to judge
    [one] one decision judged
   *[other] { $n } decisions judged
}
mistakes = { $n ->
    [0] no mistake beyond the error
    [one] one mistake
   *[other] { $n } mistakes
}
cost = { $cost } in a hundred lost by them
better = { $chosen }; { $better } was better
as-good = it would have been at least as good in { $n } of 100 imagined worlds
balance = Luck and skill
balance-more = what deals and dice gave and took, compared with their average
seat = seat
result = result
luck-gave = luck gave
without = without luck
count = mistakes
lost = they cost
in-hundred = in a hundred
kind = what
told = what happened
chances = chances
chosen = decision
gap = cost
stopped = Stopped after { $percent } % of the work: this is what there is.
method = How this is computed: docs/analysis.md
by-seed = seed { $seed }
