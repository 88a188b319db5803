# Qué significa cada jugada, para los programas a los que se cuenta la partida. $what es el resto de la notación.

move-pasa = pasas
move-basta = nada más; o no
move-bonus = te quedas el bonus
move-guarnicion = pones una guarnición
move-ataca = atacas { $what }
move-area = eliges el área { $what }
move-reino = eliges el reino { $what }
move-incursion = haces una incursión contra { $what }
move-regala = haces un regalo a { $what }
move-juega = juegas el evento { $what }
move-descarta = descartas { $what }
move-carta = pones la carta { $what }
move-dados = pones una carta que añade dados: { $what }
legend = Las áreas, los reinos y las cartas se escriben sin tildes y con guiones; -c y -m dicen si la carta es de la baraja cristiana o de la musulmana. «dados CARTA NÚMERO LADO» pone CARTA para NÚMERO dados en el lado del ataque o de la defensa.
