stake = stake, stakes
    .means = One or two points that everybody lays in secret before the bidding.
bid = bid, bids
    .means = To say that at least so many dice show a face. Each bid raises the one before.
doubt = a lie!, a lie
    .means = Ends the round: the cups are lifted, and the last bid is judged.
