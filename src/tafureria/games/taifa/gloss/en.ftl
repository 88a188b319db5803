# What each move means, for programs that are told the game in words. $what is the rest of the notation.

move-pasa = pass
move-basta = no more; or no
move-bonus = take the bonus
move-guarnicion = place a garrison
move-ataca = attack { $what }
move-area = choose the area { $what }
move-reino = choose the kingdom { $what }
move-incursion = make an incursion against { $what }
move-regala = make { $what } a gift
move-juega = play the event { $what }
move-descarta = discard { $what }
move-carta = lay the card { $what }
move-dados = lay a card that adds dice: { $what }
legend = Areas, kingdoms and cards are written without accents, with dashes; -c and -m say whether a card is of the Christian or the Muslim deck. “dados CARD NUMBER SIDE” lays CARD for NUMBER dice on the side of the attack (ataque) or of the defence (defensa).
