# What each move means, for programs that are told the game in words. $what is the rest of the notation.

move-paso = pass your turn
move-muevo = take the board away to move your troops
move-tablas = propose a draw
move-si = agree to the draw
move-no = refuse the draw
move-listo = that is all: confirm what you have placed, moved or passed
move-visto = you have seen the cards, and they may go back
move-ataco = attack { $what }
move-pon = place a troop in { $what }
move-quita = take back a troop that you have just placed in { $what }
move-pasa = pass your card of { $what }
move-mueve = move a troop over the border { $what }
move-devuelve = take a troop back over the border { $what }
legend = Provinces are written without accents, with dashes. “a>b” is the step from a to its neighbour b.
