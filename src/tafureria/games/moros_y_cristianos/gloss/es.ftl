# Qué significa cada jugada, en infinitivo: para los programas a los que se cuenta la partida, y para el análisis. $what es lo que nombra
# la jugada: el resto de la notación, o su nombre donde lo dice client/words.ts.

move-juega = jugar { $what }
move-esconde = meter { $what } en el tesoro
move-apunta = anular { $what } con la copa
move-coge = coger { $what } del botín
move-declara = declarar «{ $what }»
move-batalla = empezar la batalla sin declarar más
move-listo = no meter nada más en el tesoro
move-fin = terminar el turno
move-guarda = quedarse con toda la mano
move-tira = tirar toda la mano
legend = Cartas: número y palo. e = espadas y b = bastos son caballeros (cristianos y moros), o = oros son riquezas, c = copas son trampas. 10 es la sota, 11 el caballo y 12 el rey.
