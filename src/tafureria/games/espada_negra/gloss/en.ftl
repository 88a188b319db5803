# What each move means, for programs that are told the game in words. $what is the rest of the notation.

move-pasa = make no bid
move-puja = bid { $what } gold
move-no = declare no attack
move-ataca =
    { $n ->
        [0] attack for the card with everything that can attack every turn
       *[other] attack for the card with everything that can attack every turn, and these berserkers: { $what }
    }
move-nombra = as auctioneer, break the tie for seat { $what }
move-calla = no espionage
move-senala = point one more spy of model { $what }
move-listo = no more spies: the espionage stands
legend = Berserkers: number and slot (a, b, c), as the models list them. Spies: number of the slot.
