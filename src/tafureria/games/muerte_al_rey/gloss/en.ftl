# What each move means, as what one may choose to do: for programs that are told the game in words, and for the analysis. $what is
# what the move names: the rest of the notation, or its name where client/words.ts says it.

move-acusa = accuse { $what }
move-cambia = exchange a card with { $what }
move-entrega = hand over { $what }
move-pierde = give up { $what }
move-denuncia = denounce the other as a traitor
move-calla = keep silent: denounce nobody
move-toma = swap identity cards with { $what }
move-asigna = give the next identity card to { $what }
move-cara = show a face: { $what }
legend = Players are named by their identity card: number and side, e = espadas, b = bastos. Secret cards: o = oros (12o is the king of the espadas side), c = copas (12c is the king of the bastos side), e and b as above.
