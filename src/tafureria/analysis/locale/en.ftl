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
curve-more = percent of wins from each position, played on by the bot { $player }; the band is the margin of error
turns = What decided it
no-turns = No single moment changed anybody's chances by more than the margin of error.
luck = luck
choice = choice
choice-of = choice of { $who }
step = step
round = round
step-n = step { $step }
round-n = round { $round }
turn-change = { $who }: { $before } → { $after } percent ({ $change } ± { $error })
decisions = Decisions of { $who }
decisions-more = judged by what { $who } had seen and been told at that moment; the cost is in percent of games won
judged = { $n ->
    [0] nothing to judge
    [one] one decision judged
   *[other] { $n } decisions judged
}
mistakes = { $n ->
    [0] no mistake beyond the margin of error
    [one] one mistake
   *[other] { $n } mistakes
}
cost = costing { $cost } percent
better = { $chosen }; it was better to { $better }
as-good = it would have been at least as good in { $n } out of 100 imagined worlds
balance = Luck and skill
balance-more = what deals and dice gave and took, compared with their average
seat = seat
result = result
luck-gave = luck gave
without = without luck
count = mistakes
lost = they cost
in-hundred = percent
kind = what
told = what happened
chances = chances
chosen = decision
gap = cost
stopped = Stopped after { $percent }% of the work: here is what there is so far.
method = How this is computed: docs/analysis.md
by-seed = seed { $seed }
