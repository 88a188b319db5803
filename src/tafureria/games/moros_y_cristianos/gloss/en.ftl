# What each move means, as what one may choose to do: for programs that are told the game in words, and for the analysis. $what is
# what the move names: the rest of the notation, or its name where client/words.ts says it.

move-juega = play { $what }
move-esconde = slip { $what } into the treasure
move-apunta = annul { $what } with the copa
move-coge = take { $what } from the booty
move-declara = declare “{ $what }”
move-batalla = begin the battle without declaring more
move-listo = put nothing more into the treasure
move-fin = end the turn
move-guarda = keep the whole hand
move-tira = throw the whole hand away
legend = Cards: number and suit. e = espadas and b = bastos are knights (Christians and Moors), o = oros are riches, c = copas are traps. 10 is the sota, 11 the caballo, 12 the king of a suit.
