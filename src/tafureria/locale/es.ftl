# Mensajes de la casa y de la página, comunes a todos los juegos.

seat-name = Asiento { $seat }

rule-core-seats = Este juego no se puede jugar con ese número de jugadores.
rule-core-game-over = La partida ha terminado.
rule-core-no-such-action = Esa jugada no existe.
rule-core-not-your-turn = No te toca.
rule-core-wrong-phase = Eso no se puede hacer en este momento de la partida.

# --- La página ----------------------------------------------------------------------------------

skip = Saltar al contenido
to-house = Ir a la casa
close = Cerrar
try-again = Probar otra vez
loading = Preparando la mesa…
nowhere = Aquí no hay nada.
section = (§{ $section })
no = no
guest = Visitante
you-mark = (tú)
reconnecting = Reconectando…
spared = No tienes nada que elegir: la casa contesta por ti, y nadie sabe si podías.
refused-other = No se ha podido hacer ({ $code }). Recarga la página e inténtalo otra vez.
refused-unreachable = La casa no contesta. Comprueba la conexión e inténtalo otra vez.

settings = Ajustes
settings-language = Idioma
settings-theme = Tema
settings-size = Tamaño de letra
settings-still = Sin animaciones
settings-notify = Avisarme cuando me toque
settings-sound = Hacer sonar un aviso cuando me toque
settings-ask-always = Preguntarme también cuando no hay nada que elegir
theme-auto = Como el sistema
theme-light = Claro
theme-dark = Oscuro
size-normal = Normal
size-large = Grande
size-larger = Muy grande

# --- La casa ------------------------------------------------------------------------------------

house-title = La casa de juego está abierta
house-lead = Juegos de cartas, faroles y fronteras de la Iberia medieval. Juega contra la casa o invita a tus amigos: no hace falta registrarse.
house-games = Juegos
house-open-tables = Tus partidas
house-your-turn = Te toca
house-players = { $range } jugadores
house-minutes = { $range } min
house-foot = En el siglo XIII, una tafurería era una casa de juego con licencia del rey.
status-waiting = Esperando jugadores
status-playing = En juego
status-over = Terminada
status-halted = Parada
status-interrupted = Acabada por una actualización
play-now = Jugar ahora
with-friends = Con amigos
same-screen = En la misma pantalla
same-screen-help = Varias personas comparten esta pantalla: entre turno y turno, un telón tapa las manos.
to-options = Opciones

# --- Opciones de una mesa nueva --------------------------------------------------------------------------

your-name = Tu nombre
seats = Asientos
seats-count = Cuántos jugáis
seat-who = Quién se sienta en { $seat }
seat-me = Yo
seat-friend = Un amigo, por enlace
seat-computer = Bot de la casa
seat-of-level = Bot de la casa: { $level }
seat-computer-level = Bot de la casa de otro nivel
seat-open = Libre
seat-away = (ausente)
seat-acts = Le toca
level = Nivel de los bots de la casa
level-aprendiz = Aprendiz
level-aprendiz-help = Sabe jugar, pero a menudo mueve sin pensárselo: para tus primeras partidas.
level-jugador = Jugador
level-jugador-help = Juega bien y responde al instante.
level-maestro = Maestro
level-maestro-help = Antes de decidir imagina lo que pueden tener los demás y prueba sus jugadas en cientos de partidas.
think = Tiempo de reflexión del maestro
variants = Reglas de la mesa
presets = Modalidades
estimate = Unos { $minutes } minutos si solo juegan personas.
open-seats = { $n ->
    [one] Queda un asiento libre para quien abra el enlace.
   *[other] Quedan { $n } asientos libres para quienes abran el enlace.
}
make-table = Crear la mesa

# --- Sala de espera -----------------------------------------------------------------------------

waiting-lead = { $n ->
    [0] La mesa está completa.
    [one] Falta un jugador.
   *[other] Faltan { $n } jugadores.
}
waiting-invited = Te han invitado a esta mesa. Elige asiento.
sit-here = Sentarme aquí
stand-up = Dejar mi asiento
stand-up-who = Quitar a { $who }
free-seat-of = Dejar libre el asiento de { $who }
remove-who = Expulsar a { $who }
remove-title = ¿Expulsar a { $who }?
remove-text = Pierde su asiento y no podrá volver a esta mesa. Si la partida ha empezado, sigue un bot en su lugar.
remove-yes = Expulsar
remove-no = Cancelar
remove-watchers = Echar a quienes solo miran
guest-here = Nombre de otro jugador en esta pantalla
share-link = Manda este enlace a quien quieras: quien lo abra puede sentarse sin registrarse.
link = Enlace de la mesa
copy = Copiar
copied = Copiado
begin = Empezar
begin-with-computers = { $n ->
    [one] Empezar: un bot ocupa el asiento libre
   *[other] Empezar: los bots ocupan los { $n } asientos libres
}

# --- La mesa ------------------------------------------------------------------------------------

title-your-turn = Te toca
table-itself = la mesa
watching = Mirando
rules = Reglas
rules-of = Reglas de { $game }
rules-page = Página
rules-count = { $n } de { $of }
rules-previous = Anterior
rules-next = Siguiente
log = Crónica
log-unread = { $n ->
    [one] 1 novedad
   *[other] { $n } novedades
}
the-table = La mesa
log-empty = Todavía no ha pasado nada.
talk = Charla
talk-empty = Nadie ha dicho nada todavía.
talk-none = En esta mesa no se habla.
talk-line = Escribe un mensaje
talk-send = Enviar
talk-all = A toda la mesa
talk-side = Solo a mi bando
talk-counsel = solo a su bando
talk-only = Solo a { $who }
talk-to = a { $who }, en privado
talk-you = ti
talk-whom = A quién
talk-mute = Silenciar
talk-mute-who = Silenciar a { $who }
talk-unmute = { $n ->
    [one] Volver a oír a una persona
   *[other] Volver a oír a { $n } personas
}
talk-unread = { $n ->
    [one] 1 mensaje sin leer
   *[other] { $n } mensajes sin leer
}
game-over = La partida ha terminado.
halted = La mesa está parada: la casa no puede guardar las jugadas.
interrupted = La casa se ha actualizado y las reglas de este juego han cambiado desde que empezó la partida. No puede continuar.
interrupted-read = Aquí puedes seguir leyendo todo lo que se te contó.
interrupted-not-kept = No se guardó lo que se contó en esta mesa.
interrupted-again = Empezar otra partida con los mismos
board-unreadable = Ya no se puede dibujar la mesa de esta partida, pero sí leer su crónica.
no-table-here = Este juego todavía no se puede jugar en el navegador.
map-closer = Acercar
map-farther = Alejar
map-whole = Ver todo el mapa

# --- El final -----------------------------------------------------------------------------------

end-you-won = { $n ->
    [one] ¡Has ganado!
   *[other] ¡Habéis ganado!
}
end-won = { $n ->
    [one] Gana { $who }
   *[other] Ganan { $who }
}
end-nobody = No gana nadie
end-winner = gana
end-rematch = Jugar otra vez
end-save = Guardar la partida
end-verify = Comprobar el reparto
end-deal-good = Nadie ha manipulado el reparto: la clave es la que la casa selló antes de repartir, todos los sorteos ({ $n }) salen de ella y lo que pasó es lo que te contó.
end-deal-key = La clave no es la que la casa selló antes de repartir.
end-deal-draw = Uno de los sorteos no sale de la clave.
end-deal-story = Lo que la casa cuenta ahora no es lo que te contó durante la partida.
end-deal-how = Tu navegador ha repetido cada sorteo por su cuenta. Para comprobar también las jugadas con las reglas, guarda la partida y usa «tafureria verify».
end-commitment = Sello publicado antes de repartir
end-key = Clave revelada al final

# --- Nombres de los bots de la casa: la inicial es la letra de su escudo ----------------------------------------

computer-0 = Aldonza
computer-1 = Berenguer
computer-2 = Constanza
computer-3 = Diego
computer-4 = Elvira
computer-5 = Farah
computer-6 = Gonzalo
computer-7 = Hasán
computer-8 = Inés
computer-9 = Jimena
computer-10 = Karim
computer-11 = Leonor
computer-12 = Munio
computer-13 = Nuño
computer-14 = Oria
computer-15 = Pelayo

# --- Negativas: un mensaje por cada código de `house/refusal.py` ---

refused-rule = Las reglas no lo permiten.
refused-malformed = La casa no ha entendido el mensaje. Recarga la página e inténtalo otra vez.
refused-too-large = Es demasiado largo. Acórtalo e inténtalo otra vez.
refused-too-fast = Demasiados mensajes seguidos: espera un momento.
refused-unknown-table = Esta mesa no existe o se ha cerrado. Comprueba el enlace.
refused-stale = La mesa ha cambiado mientras decidías. Mírala y elige de nuevo.
refused-not-your-turn = No te toca.
refused-not-your-seat = Ese asiento no es tuyo.
refused-unknown-notation = Esa notación no corresponde a ninguna jugada.
refused-not-begun = La partida aún no ha empezado.
refused-not-waiting = La partida ya ha empezado.
refused-over = La partida ha terminado.
refused-not-over = La partida aún no ha terminado.
refused-halted = La mesa está parada: si siguiera, se perderían jugadas.
refused-other-rules = Las reglas de este juego han cambiado desde que empezó la partida: no puede continuar.
refused-not-kept = Las reglas han cambiado desde que se jugó esta partida, y no se guardó de forma que aún se pueda ver.
refused-old-options = Esta mesa se preparó con opciones que el juego ya no tiene. Crea una mesa nueva.
refused-store-failed = La casa no puede guardar la jugada, y por eso no cuenta. Inténtalo dentro de un rato.
refused-not-host = Solo puede hacerlo quien creó la mesa.
refused-unknown-seat = Ese asiento no existe en esta mesa.
refused-seat-taken = Ese asiento ya está ocupado. Elige otro.
refused-already-seated = Ya tienes asiento en esta mesa.
refused-not-seated = No tienes asiento en esta mesa.
refused-name-taken = Alguien de la mesa ya se llama así. Elige otro nombre.
refused-no-name = Falta un nombre. Escríbelo.
refused-no-talk = En esta mesa no se habla.
refused-no-private-talk = En esta mesa no se habla en privado.
refused-empty = El mensaje está vacío. Escribe algo antes.
refused-no-cookie = Tu navegador no guarda la cookie con la que la casa te reconoce. Permite las cookies en esta página.
refused-wrong-origin = La petición viene de otra página web y se ha rechazado.
refused-unknown-game = La casa no tiene ese juego.
refused-unknown-player = La casa no tiene ese bot.
refused-bad-option = Una de las opciones no es válida en este juego.
refused-this-option = La opción «{ $option }» no admite ese valor en este juego.
refused-bad-setup = No se puede jugar con esa configuración.
refused-running = Podrás verlo cuando termine la partida.
refused-bad-record = Esta partida guardada no se puede repetir correctamente. Comprueba que el archivo es una partida y que nadie lo ha modificado.
refused-bad-eyes = Ese punto de vista no existe.
refused-bad-step = La partida no tiene ese paso, o ya había terminado.
refused-not-found = Aquí no hay nada.
refused-table-full = Hay demasiada gente conectada a esta mesa. Inténtalo dentro de un rato.
refused-too-many = Ya tienes abiertas tantas como permite la casa. Cierra alguna e inténtalo otra vez.
refused-too-long = La casa tarda demasiado en hacerlo. Inténtalo más tarde.
refused-talk-full = En esta mesa ya no caben más mensajes.
refused-seats-each = Quien creó la mesa no te deja ocupar más asientos.
refused-removed = Quien creó la mesa ya no te deja entrar.
seat-here = Otra persona, en este dispositivo
guest-n = Persona { $n }
guest-name = Nombre de quien se sienta en { $seat }
link-qr = Código QR del enlace de la mesa
curtain-title = Turno de { $who }
curtain-text = Pásale la pantalla; que no mire nadie más.
curtain-open = Soy { $who }

# --- Entre amigos ---------------------------------------------------------------------------------

house-listed = Mesas abiertas a cualquiera
house-free-seats = { $n ->
    [one] un asiento libre
   *[other] { $n } asientos libres
}
seat-stand-in = (ausente: juega la casa)
clocks = Relojes
resign = Dejar la partida
resign-title = ¿Dejar la partida?
resign-text = Un bot de la casa ocupa tu asiento y los demás siguen jugando. No se puede deshacer.
resign-yes = Dejarla
resign-no = Seguir jugando
end-next = Ir a la revancha
end-next-ready = Ya hay una mesa para la revancha.
table-settings = Ajustes de la mesa
table-settings-listed = Mostrar la mesa en la portada: puede sentarse cualquiera
table-settings-draw = Sortear los asientos al empezar
table-settings-talk = Charla
table-settings-move = Tiempo para cada decisión
table-settings-game = Tiempo para toda la partida
table-settings-patience = Tiempo antes de que un bot sustituya a quien se ausenta
table-settings-seats-each = Asientos que puede ocupar cada invitado desde su dispositivo
talk-kind-usual = La habitual en este juego
talk-kind-private = En público y en privado
talk-kind-public = Solo en público
talk-kind-none = Sin charla
seconds = { $unit ->
    [none] Sin límite
    [second] { $n ->
        [one] 1 segundo
       *[other] { $n } segundos
    }
    [minute] { $n ->
        [one] 1 minuto
       *[other] { $n } minutos
    }
    [hour] { $n ->
        [one] 1 hora
       *[other] { $n } horas
    }
   *[day] { $n ->
        [one] 1 día
       *[other] { $n } días
    }
}

# --- Repaso ---------------------------------------------------------------------------------------

end-replay = Repasar la partida
house-bring = Repasar una partida guardada
replay = Repaso
replay-first = Ir al principio
replay-back = Anterior
replay-on = Siguiente
replay-last = Ir al final
replay-run = Reproducir
replay-pause = Pausa
replay-step = Momento de la partida
replay-eyes = Visto por
replay-eyes-table = la mesa
replay-hidden = Mostrar también lo oculto
replay-play-on = Jugar desde aquí

# --- Lo que sabía (repaso) ----------------------------------------------------------------------

knew-title = Lo que sabía { $who }
knew-choice = Eligió: { $what }
knew-true = era cierto
knew-false = no era cierto
knew-worlds =
    { $n ->
        [0] No se le ocultaba nada.
        [one] En 1 situación imaginada que encaja con lo que sabía.
       *[other] En { $n } situaciones imaginadas que encajan con lo que sabía.
    }
knew-tried = Lo que probó antes de decidir
knew-tries = { $value } de media en { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}

hint = ¿Qué harías tú?
hint-title = Lo que haría el maestro
hint-asking = El maestro piensa con lo que tú sabes …
hint-untried = Sin probar: solo a ojo.
hint-seen = Marcado en la mesa.
hint-unseen = Ahora no se ve en la mesa: se elige en otro paso.
hint-note = Solo con lo que ves y se te ha dicho. Nadie más sabe que has preguntado.
table-settings-hints = Todos pueden preguntar «¿Qué harías tú?»
refused-no-hints = En esta mesa no se dan consejos: hay relojes o varias personas que no lo han acordado.
refused-no-advice = El maestro está ocupado. Vuelve a preguntar dentro de un momento.
advice-outlook = Probado por el maestro: así ganas la partida { $percent } de cada 100 veces.
