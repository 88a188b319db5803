# Las palabras de la página del laboratorio, que solo carga quien la abre.

lead = ¿Qué le hace una regla a un juego? Aquí las variantes juegan unas contra otras, con los mismos repartos, hasta que se sabe.
game = Juego
compared = Qué se compara
compared-note = los mismos repartos
norm = La norma
norm-note = la norma
trial-note = a prueba
variant-name = Nombre
variant-no = no
add = Otra variante
remove = Quitar esta variante
same-names = Dos variantes se llaman igual: cambia algo en una de ellas, o ponle otro nombre.
players = Jugadores
players-note = Se cuenta por puesto en el turno.
level = Juega la casa
level-maestro-note = El maestro piensa cada jugada: un estudio suyo tarda cien veces más.
precision = Precisión
precision-note = Se juega hasta que cada franja llega ahí, de cada cien, o hasta que no queda duda de nada.
begin = Jugar el estudio
busy = El laboratorio juega un estudio a la vez.
to-running = Ver el que se juega
shelf = Guardados
shelf-empty = Aún no hay ningún estudio guardado.
shelf-card = { $deals } repartos
shelf-last = el último, sin guardar
running-title = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }
running-deals = { $deals } repartos de unos { $likely }
running-left = { $minutes ->
    [0] falta menos de un minuto
    [one] falta alrededor de un minuto
   *[other] faltan unos { $minutes } minutos
  }
running-first = Se reparten las primeras cartas.
running-few = Hasta los cincuenta repartos no se afirma nada.
status-running = Jugándose
status-done = Terminado
status-stopped = Parado a mano
status-time = Se acabó el tiempo
status-cut = Cortado al cerrarse la casa
status-failed = Falló
told-done = El estudio ha terminado.
told-stopped = Se paró a mano: esto es lo que se sabía.
told-time = Se acabó el tiempo que la casa da a un estudio: esto es lo que se sabía.
told-cut = La casa se cerró mientras se jugaba: esto es lo que se sabía. La orden de abajo lo juega entero.
told-failed = El estudio falló mientras se jugaba: esto es lo que se sabía.
stop = Parar
keep = Guardar
kept = Guardado
share = Compartir
shared = Enlace copiado: quien lo abra en esta casa puede leerlo.
shared-by-hand = Este enlace lo puede leer quien lo abra en esta casa:
unshare = Dejar de compartir
report = Descargar el informe
another = Otro estudio
repeat = Para repetirlo, con las mismas partidas
