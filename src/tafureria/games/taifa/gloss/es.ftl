# Qué significa cada jugada, en infinitivo: para los programas a los que se cuenta la partida, y para el análisis. $what es lo que nombra
# la jugada: el resto de la notación, o su nombre donde lo dice client/words.ts.

move-pasa = pasar
move-basta = dejarlo así
move-bonus = quedarse el bonus
move-guarnicion = poner una guarnición
move-ataca = atacar { $what }
move-area = elegir el área { $what }
move-reino = elegir el reino { $what }
move-incursion = hacer una incursión contra { $what }
move-regala = regalar una carta a { $what }
move-juega = jugar el suceso { $what }
move-descarta = descartar { $what }
move-carta = poner la carta { $what }
move-dados = añadir dados con la carta { $what }
legend = Las áreas, los reinos y las cartas se escriben sin tildes y con guiones; -c y -m dicen si la carta es del mazo cristiano o del musulmán. «dados CARTA NÚMERO LADO» pone CARTA para NÚMERO dados en el lado del ataque o de la defensa.
