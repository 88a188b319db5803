# Palabras de la casa, comunes a todos los juegos.

seat-name = Asiento { $seat }
player-random = Al azar

rule-core-seats = Este juego no se juega con ese número de jugadores.
rule-core-game-over = La partida ha terminado.
rule-core-no-such-action = Esa jugada no existe.
rule-core-not-your-turn = No te toca.
rule-core-wrong-phase = Ahora no es el momento de hacer eso.
