# Qué significa cada jugada, para los programas a los que se cuenta la partida. $what es el resto de la notación.

move-juega = juegas la carta { $what }
move-esconde = metes la copa { $what } en el tesoro
move-apunta = tu copa anula al caballero { $what }
move-coge = coges { $what } del botín
move-declara = declaras «{ $what }» en esta parte del combate
move-batalla = empieza la batalla, con los valores habituales para lo no declarado
move-listo = no metes nada más en el tesoro
move-fin = terminas tu turno
move-guarda = te quedas con toda la mano
move-tira = tiras toda la mano
legend = Cartas: número y palo. e = espadas y b = bastos son caballeros (cristianos y moros), o = oros son riquezas, c = copas son trampas. 10 es la sota, 11 el caballo y 12 el rey.
