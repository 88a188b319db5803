# Qué significa cada jugada, en infinitivo: para los programas a los que se cuenta la partida, y para el análisis. $what es lo que nombra
# la jugada: el resto de la notación.

move-envida = apostar { $what }
move-mentira = llamar mentira a la última apuesta
move-number = apostar que hay al menos { $what } (número x cara)
