# Qué significa cada jugada, para los programas a los que se cuenta la partida. $what es el resto de la notación.

move-paso = pasas el turno
move-muevo = te llevas el tablero para mover tus tropas
move-tablas = propones tablas
move-si = aceptas las tablas
move-no = rechazas las tablas
move-listo = eso es todo: confirmas lo colocado, movido o pasado
move-visto = has visto las cartas, que pueden volver
move-ataco = atacas { $what }
move-pon = pones una tropa en { $what }
move-quita = quitas una tropa que acabas de poner en { $what }
move-pasa = pasas tu carta de { $what }
move-mueve = mueves una tropa por la frontera { $what }
move-devuelve = una tropa vuelve atrás por la frontera { $what }
legend = Las provincias se escriben sin tildes y con guiones. «a>b» es el paso de a su vecina b.
