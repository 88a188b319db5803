# Palabras de la casa, comunes a todos los juegos.

seat-name = Asiento { $seat }
player-random = Al azar

rule-core-seats = Este juego no se juega con ese número de jugadores.
rule-core-game-over = La partida ha terminado.
rule-core-no-such-action = Esa jugada no existe.
rule-core-not-your-turn = No te toca.
rule-core-wrong-phase = Ahora no es el momento de hacer eso.

# --- La página ----------------------------------------------------------------------------------

skip = Saltar al contenido
to-house = Ir a la casa
close = Cerrar
try-again = Probar otra vez
loading = Poniendo la mesa…
nowhere = Aquí no hay nada.
section = (§{ $section })
no = no
guest = Visitante
you-mark = (tú)
reconnecting = Reconectando…
refused-other = No se ha podido hacer ({ $code }).
refused-unreachable = La casa no contesta. ¿Hay conexión?

settings = Ajustes
settings-language = Idioma
settings-theme = Luz
settings-size = Tamaño de letra
settings-still = Sin movimiento
settings-notify = Avisarme cuando me toque
settings-sound = Un sonido cuando me toque
theme-auto = Como el sistema
theme-light = Día
theme-dark = Noche
size-normal = Normal
size-large = Grande
size-larger = Muy grande

# --- La casa ------------------------------------------------------------------------------------

house-title = La casa de juego está abierta
house-lead = Juegos de cartas, faroles y fronteras de la Iberia medieval. Siéntate contra la casa o invita a tus amigos: no hace falta cuenta.
house-games = Juegos
house-open-tables = Partidas empezadas
house-your-turn = Te toca
house-players = { $range } jugadores
house-minutes = { $range } min
house-foot = En el siglo XIII, una tafurería era una casa de juego con licencia del rey.
status-waiting = Esperando gente
status-playing = En juego
status-over = Terminada
status-halted = Parada
play-now = Jugar ahora
with-friends = Con amigos
same-screen = Misma pantalla
same-screen-help = Varias personas en esta pantalla: entre turno y turno, un telón tapa las manos.
to-options = Variantes

# --- Preparar una mesa --------------------------------------------------------------------------

your-name = Tu nombre
seats = Asientos
seats-count = Cuántos jugáis
seat-who = Quién se sienta en { $seat }
seat-me = Yo
seat-friend = Un amigo, por enlace
seat-computer = Jugador de la casa
seat-of-level = Jugador de la casa: { $level }
seat-computer-level = Jugador de la casa, nivel
seat-open = Libre
seat-away = (ausente)
seat-acts = Le toca
level = Cómo juega la casa
level-aprendiz = Aprendiz
level-aprendiz-help = Sabe jugar, pero a menudo mueve sin pensárselo: para las primeras partidas.
level-jugador = Jugador
level-jugador-help = Juega con oficio y contesta en el acto.
level-maestro = Maestro
level-maestro-help = Antes de decidir imagina lo que podéis tener los demás y prueba sus jugadas en cientos de partidas.
think = El maestro piensa
variants = Reglas de la mesa
presets = De una vez
estimate = Unos { $minutes } minutos entre personas.
open-seats = { $n ->
    [one] Un asiento queda libre para quien abra el enlace.
   *[other] { $n } asientos quedan libres para quienes abran el enlace.
}
make-table = Poner la mesa
refused-unknown-game = La casa no tiene ese juego.

# --- Sala de espera -----------------------------------------------------------------------------

waiting-lead = { $n ->
    [0] La mesa está completa.
    [one] Falta una persona.
   *[other] Faltan { $n } personas.
}
waiting-invited = Te han invitado a esta mesa. Elige un asiento.
sit-here = Sentarme aquí
stand-up = Levantarme
stand-up-who = Levantar a { $who }
guest-here = Si alguien más juega en esta pantalla, su nombre
share-link = Manda este enlace a quien quieras: se sienta quien lo abra, sin cuenta.
link = Enlace de la mesa
copy = Copiar
copied = Copiado
begin = Empezar
begin-with-computers = { $n ->
    [one] Empezar: la casa juega el asiento libre
   *[other] Empezar: la casa juega los { $n } asientos libres
}

# --- La mesa ------------------------------------------------------------------------------------

title-your-turn = Te toca
table-itself = la mesa
watching = Mirando
rules = Reglas
rules-of = Reglas de { $game }
rules-page = Página
rules-count = { $n } de { $of }
rules-before = Anterior
rules-next = Siguiente
talk-and-log = Charla y crónica
log = Crónica
log-empty = Aún no ha pasado nada.
talk = Charla
talk-empty = Nadie ha dicho nada todavía.
talk-none = En este juego no se habla.
talk-line = Di algo
talk-send = Decir
talk-all = A toda la mesa
talk-side = Solo a mi bando
talk-counsel = a su bando, en consejo
talk-only = Solo a { $who }
talk-to = a { $who }, en privado
talk-you = ti
talk-whom = A quién
talk-mute = Callar
talk-mute-who = Callar a { $who }
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
no-table-here = Este juego aún no tiene mesa en el navegador.
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
end-again = Jugar otra vez
end-save = Guardar la partida
end-verify = Comprobar el reparto
end-deal-good = La clave es la que la casa selló antes de repartir, todos los azares ({ $n }) salen de ella y lo contado es lo que viste: el reparto no se tocó.
end-deal-key = La clave no es la que la casa selló antes de repartir.
end-deal-draw = Un azar no sale de la clave.
end-deal-story = La casa cuenta ahora otra historia que mientras jugabas.
end-deal-how = Esta página ha vuelto a sacar cada azar por su cuenta. Quien quiera comprobar también las jugadas con las reglas, que guarde la partida y use «tafureria verify».
end-commitment = Sello publicado antes de repartir
end-key = Clave abierta al final

# --- Jugadores de la casa: la inicial es la de su escudo ----------------------------------------

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

# Por qué la casa no ha hecho algo. Cada código de `house/refusal.py` tiene aquí sus palabras.

refused-rule = Las reglas no lo permiten.
refused-malformed = La casa no entendió el mensaje.
refused-too-large = El mensaje es demasiado largo.
refused-too-fast = Demasiadas cosas a la vez: espera un momento.
refused-unknown-table = Esta mesa no existe o ya no está.
refused-stale = La mesa ha cambiado mientras decidías. Mira y elige de nuevo.
refused-not-your-turn = No te toca.
refused-not-your-seat = Ese asiento no es tuyo.
refused-unknown-words = Ninguna jugada se escribe así.
refused-not-begun = La partida aún no ha empezado.
refused-not-waiting = La partida ya ha empezado.
refused-over = La partida ha terminado.
refused-not-over = La partida aún no ha terminado.
refused-halted = La mesa está parada: no puede seguir sin perder nada.
refused-store-failed = La casa no puede guardar la jugada, así que no se hace. Inténtalo dentro de un rato.
refused-not-host = Solo quien abrió la mesa puede hacerlo.
refused-unknown-seat = En esta mesa no hay tal asiento.
refused-seat-taken = Ese asiento ya está ocupado.
refused-already-seated = Ya tienes asiento en esta mesa.
refused-not-seated = No tienes asiento en esta mesa.
refused-name-taken = Alguien en la mesa ya se llama así.
refused-no-name = Hace falta un nombre.
refused-no-talk = En esta mesa no se habla.
refused-no-private-talk = En esta mesa no se habla en privado.
refused-empty = No hay nada que decir.
refused-no-cookie = Tu navegador no guarda la cookie con la que la casa te reconoce.
refused-wrong-origin = La petición viene de otra página y no se atiende.
refused-unknown-game = La casa no tiene ese juego.
refused-unknown-player = La casa no conoce a ese jugador.
refused-bad-option = Una de las opciones no vale para este juego.
refused-bad-setup = Así no se puede montar la partida.
refused-running = Se podrá ver cuando termine la partida.
refused-bad-record = Ese texto no es una partida que se sostenga al jugarla de nuevo.
refused-bad-eyes = No hay tal punto de vista.
refused-bad-step = La partida no tiene ese paso, o ya había terminado.
refused-not-found = Aquí no hay nada.
refused-table-full = No cabe nadie más alrededor de esta mesa.
seat-here = Otra persona, aquí
guest-n = Persona { $n }
guest-name = Nombre de quien se sienta en { $seat }
link-qr = El enlace de la mesa, como código para la cámara
curtain-title = Turno de { $who }
curtain-text = Pasa la pantalla y que nadie más mire.
curtain-open = Soy { $who }
rematch-said = Otra partida: { $link }

# --- Entre amigos ---------------------------------------------------------------------------------

house-listed = Mesas que esperan a quien quiera
house-free-seats = { $n ->
    [one] un asiento
   *[other] { $n } asientos
}
seat-stand-in = (ausente: juega la casa)
clocks = Relojes
resign = Dejar la partida
resign-title = ¿Dejar la partida?
resign-text = Un jugador de la casa ocupa tu asiento y los demás siguen. No se puede deshacer.
resign-yes = Dejarla
resign-no = Seguir jugando
end-next = Ir a la otra partida
end-next-stands = Ya hay otra mesa puesta para la revancha.
manners = Costumbres de la mesa
manners-listed = Que la mesa se vea en la casa: se sienta quien quiera
manners-draw = Sortear los asientos al empezar
manners-talk = Charla
manners-move = Tiempo para cada decisión
manners-game = Tiempo para toda la partida
manners-patience = Cuándo suple la casa a un ausente
talk-kind-usual = La de costumbre en este juego
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
replay-first = Al principio
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-last = Al final
replay-run = Seguir solo
replay-pause = Parar
replay-step = Paso
replay-eyes = Por los ojos de
replay-eyes-table = la mesa
replay-hidden = Contar también lo oculto
replay-play-on = Jugar desde aquí

# --- Lo que sabía (repaso) ----------------------------------------------------------------------

knew-title = Lo que sabía { $who }
knew-choice = Eligió: { $words }
knew-true = era así
knew-false = no era así
knew-worlds =
    { $n ->
        [0] No había nada oculto que contar.
       *[other] En { $n } repartos que, por lo que le habían contado, podían ser el verdadero.
    }
knew-tried = Lo que probó antes
knew-tries = { $value } de media en { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
