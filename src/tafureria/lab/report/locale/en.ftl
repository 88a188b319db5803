# Words of the laboratory's reports.

laboratory = Laboratory
fair-title = Is the order fair?
fair-more = percent of wins, by place in the order of play
fair-line = fair
place = { $form ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
  }
fair-even = With “{ $name }” all places win equally often, within { $precision } percent.
fair-uneven = With “{ $name }” place { $place } wins { $side ->
    [more] more than its share
   *[less] less than its share
  }: { $value } percent; { $fair } would be fair.
fair-open = It is not known yet whether all places win equally often with “{ $name }”: one may be off by { $most } percent.
most-even = { $verdict ->
    [known] The most even is “{ $names }”.
    [alike] All are equally even, within { $precision } percent: { $names }.
   *[open] It is not known yet which is the most even: { $names }.
  }
length-title = How long it takes
length-more = minutes, by a model of how long people take
length-value = { $value } ± { $half } min
kind-title = What kind of game it is
kind-more = the change from “{ $first }” to “{ $name }”, with its interval
less-more = less · more
history-title = How it became known
history-more = the change for the first place, in percent of wins, as the deals add up
history-axis = deals
headline-length = “{ $name }” takes { $percent } { $side ->
    [more] longer
   *[less] less time
  } than “{ $first }”.
headline-same-length = “{ $name }” takes as long as “{ $first }”.
headline-open-length = Whether “{ $name }” takes longer than “{ $first }” is not known yet.
headline-fair = { $verdict ->
    [even] With “{ $name }” all places win equally often.
    [uneven] With “{ $name }” the places are not even.
   *[open] Whether its places are even is not known yet.
  }
count-decided = { $count ->
    [one] thing decided
   *[other] things decided
  }
count-same = { $count ->
    [one] surely the same
   *[other] surely the same
  }
count-open = not known yet
verdict-more = more
verdict-less = less
verdict-same = the same
verdict-open = not known yet
others-win = In { $value } ± { $half } percent of the games the winner differs from that with “{ $first }”.
games = { $games } games
games-more = { $deals } deals, by all { $variants } variants; { $players }, { $seats } seats
stopped-precision = Ended when the precision of ± { $precision } was reached.
stopped-nothing-open = Ended when nothing was left open.
stopped-all-deals = Ended after the last of the requested deals.
stopped-stopped = Stopped by hand: this is what was known.
stopped-time = The house's time limit for a study was reached: this is what was known.
stopped-running = It is still being played.
how-title = How to read it
how = Each deal is played by all variants with the same dice, and differences are taken deal by deal. All { $bands } intervals hold together at { $sure }, at any moment, so stopping early is no cheating. “The same” means within ± { $precision }: percentage points for shares, percent of the first variant for the rest. Beside each stands the smallest change that this study detects four times in five.
least-seen = detects changes from { $value }
repeat = To repeat it, with the same games
what-column = measure
change-column = change
verdict-column = finding
variants-title = What is compared
variant-book = the rules of the book
variant-rules = rules of { $file }
measure-decisions = Decisions
measure-decisions-text = in a game, forced ones included
measure-minutes = Minutes
measure-minutes-text = among people, by a model
measure-real_choices = Real choices
measure-real_choices-text = percent of decisions
measure-branching = Ways to go
measure-branching-text = legal actions for each decision
measure-lead_changes = Lead changes
measure-lead_changes-text = in a game
measure-drama = Drama
measure-drama-text = how far behind the winner was while behind
measure-comeback = Comeback
measure-comeback-text = the most that the winner made up
measure-decided = When it is decided
measure-decided-text = after what percentage of the decisions the winner leads for good
measure-one_winner = One winner
measure-one_winner-text = percent of games
measure-interaction = Interaction
measure-interaction-text = percent of decisions that change another player's score
games-title = { $games } games, { $seats } seats
seat = Seat { $seat } { $player }
wins-seat = Who wins, by seat
wins-player = Who wins, by player
wins-more = percent of games won, with their { $sure } interval; the line is what equal players would have
decisions-range = The shortest had { $least }, the longest { $most }.
endings = How it ends
endings-more = in which ways, and how often
measures-title = What the game is like
measures-more = the mean of each measure, with its { $sure } interval
rules-title = Which rules forbid something
rules-more = percent of decisions
actions-title = How much each action matters
actions-more = how often it was possible and was done, and how much more often those who did it won: no proof that it was the reason
ladder-title = The ranking
ladder-more = the best first; intervals are of { $sure }
ladder-share = Share of the victories
ladder-share-more = percent, by seat; the line is what equal players would have
ladder-luck = The same, without luck
ladder-luck-more = minus what chance gave each seat or took from it: the same mean, with less noise
ladder-gain = { $player } instead of { $over }: { $gain } percent ({ $low } to { $high }), on the same deals.
column-player = player
column-places = seats
column-won = wins, %
column-share = share, %
column-score = score
column-rating = rating
column-games = games
column-mean = mean
column-often = %
column-action = action
column-offered = offered
column-chosen = chosen, %
column-gain = won more, %
interval = { $value } ({ $low } to { $high })
parts-title = Luck and skill
parts-more = What explains who wins; where the two add up to less than 100, players sometimes choose one way, sometimes another.
ladder-parts = Luck explains { $luck } of who wins, and the players { $skill }.
