# Qué significa cada jugada, en infinitivo: para los programas a los que se cuenta la partida, y para el análisis. $what es lo que nombra
# la jugada: el resto de la notación, o su nombre donde lo dice client/words.ts.

move-paso = pasar el turno
move-muevo = llevarse el tablero para mover tropas
move-tablas = proponer tablas
move-si = aceptar las tablas
move-no = rechazar las tablas
move-listo = dejarlo así: confirmar lo colocado, movido o pasado
move-visto = dar por vistas las cartas
move-ataco = atacar { $what }
move-pon = poner una tropa en { $what }
move-quita = quitar una tropa recién puesta en { $what }
move-pasa = pasar la carta de { $what }
move-mueve = mover una tropa { $what }
move-devuelve = devolver una tropa { $what }
legend = Las provincias se escriben sin tildes y con guiones. «a>b» es el paso de a su vecina b.
