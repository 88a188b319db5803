# Qué significa cada jugada, para los programas a los que se cuenta la partida. $what es el resto de la notación.

move-envida = envidas { $what }
move-mentira = llamas mentira a la última apuesta
move-number = apuestas: al menos tantos dados de esa cara ({ $what }: número x cara)
