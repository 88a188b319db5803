# What each move means, as what one may choose to do: for programs that are told the game in words, and for the analysis. $what is
# what the move names: the rest of the notation, or its name where client/words.ts says it.

move-pasa = make no bid
move-puja = bid { $what } gold
move-no = make no attack
move-ataca =
    { $n ->
        [0] attack with everything that can attack every turn
       *[other] attack with everything that can attack every turn, and these berserkers: { $what }
    }
move-nombra = break the tie for { $what }
move-calla = do no espionage
move-senala = point another spy: { $what }
move-listo = point no more spies
legend = Berserkers: number and slot (a, b, c), as the models list them. Spies: number of the slot.
