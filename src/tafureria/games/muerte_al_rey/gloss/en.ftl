# What each move means, for programs that are told the game in words. $what is the rest of the notation.

move-acusa = accuse the player { $what }, who then shows their cards
move-cambia = exchange a card with your companion { $what }
move-entrega = hand over your card { $what }
move-pierde = give up your card { $what }
move-denuncia = denounce the other as a traitor
move-calla = keep silent: denounce nobody
move-toma = swap your identity card for { $what }
move-asigna = the player { $what } gets the next identity card
legend = Players are named by their identity card: number and side, e = espadas, b = bastos. Secret cards: o = oros (12o is the king of the espadas side), c = copas (12c is the king of the bastos side), e and b as above.
