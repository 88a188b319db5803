# What each move means, for programs that are told the game in words. $what is the rest of the notation.

move-juega = play the card { $what }
move-esconde = slip the copa { $what } into the treasure
move-apunta = let your copa annul the knight { $what }
move-coge = take { $what } from the booty
move-declara = declare “{ $what }” for this part of the combat
move-batalla = begin the battle, with the usual values for whatever is not declared
move-listo = put nothing more into the treasure
move-fin = end your turn
move-guarda = keep your whole hand
move-tira = throw your whole hand away
legend = Cards: number and suit. e = espadas and b = bastos are knights (Christians and Moors), o = oros are riches, c = copas are traps. 10 is the jack, 11 the knight, 12 the king of a suit.
