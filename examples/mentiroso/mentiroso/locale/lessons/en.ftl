primera-title = One die and a straight face
primera-about = What you bid on, when you raise, and who pays.
primera-goal = Sit down. There is a die under each cup: you bid on what lies under all of them, and whoever loses the round _pays the stakes_ to the winner.
primera-die = Your cup is lifted for you alone: you have a 6. Nobody but its owner sees any other die.
primera-stake = Before the bidding, everybody secretly stakes _one or two points_. Choose yours.
primera-stake-why = That is the money of the round: the loser will pay the stakes of the whole table.
primera-bid = A _bid_ says how many dice, at least, show a face. Touch the 6 in your hand and bid _one with a 6_: that one is yours.
primera-bid-no = Let us begin with what is certain: one die with a 6, which is your own.
primera-raised = Each bid must raise the one before: more dice, or as many with a higher face. We stand at _two with a 6_.
primera-raise = Your turn. You could say “a lie!”, but one of those sixes is yours: _bluff_, and raise to three dice.
primera-raise-no = To doubt now would be to lose: there are two sixes. Raise to three dice.
primera-end = You were not believed, and the cups are lifted: if there are fewer dice than you said, you pay; if there are enough, whoever doubted pays. The round is over.
primera-tip = You have lost in style, and now you can play. A tip: among few dice your own is half the truth; the rest is a straight face.

hint-staking = Here you choose in secret how much you stake: all stakes are shown at once.
hint-bidding = Touch a face and a number of dice to bid, or say “a lie!” if you do not believe the last bid.
