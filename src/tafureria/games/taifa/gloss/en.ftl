# What each move means, as what one may choose to do: for programs that are told the game in words, and for the analysis. $what is
# what the move names: the rest of the notation, or its name where client/words.ts says it.

move-pasa = pass
move-basta = leave it at that
move-bonus = take the bonus
move-guarnicion = place a garrison
move-ataca = attack { $what }
move-area = choose the area { $what }
move-reino = choose the kingdom { $what }
move-incursion = make an incursion against { $what }
move-regala = give a card to { $what }
move-juega = play the event { $what }
move-descarta = discard { $what }
move-carta = lay the card { $what }
move-dados = add dice with the card { $what }
legend = Areas, kingdoms and cards are written without accents, with dashes; -c and -m say whether a card is of the Christian or the Muslim deck. “dados CARD NUMBER SIDE” lays CARD for NUMBER dice on the side of the attack (ataque) or of the defence (defensa).
