# What each move means, as what one may choose to do: for programs that are told the game in words, and for the analysis. $what is
# what the move names: the rest of the notation, or its name where client/words.ts says it.

move-paso = pass the turn
move-muevo = take the board away to move troops
move-tablas = propose a draw
move-si = agree to the draw
move-no = refuse the draw
move-listo = leave it at that: confirm what was placed, moved or passed
move-visto = be done with looking at the cards
move-ataco = attack { $what }
move-pon = place a troop in { $what }
move-quita = take back a troop just placed in { $what }
move-pasa = pass the card of { $what }
move-mueve = move a troop { $what }
move-devuelve = move a troop back { $what }
legend = Provinces are written without accents, with dashes. “a>b” is the step from a to its neighbour b.
