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
nowhere-more = Comprueba que la dirección esté entera.
section = (§{ $section })
no = no
guest = Visitante
you-mark = (tú)
reconnecting = Reconectando…
house-closes = La casa cierra un momento a las { $when }. Tus partidas se guardan.
spared = No tienes nada que elegir: la casa contesta por ti, y nadie sabe si podías.
lost-house = La casa no contesta.
lost-house-more = Puede que esté cerrada o que se haya ido la conexión.
unknown-visitor = Ya no te conocemos: este navegador ha perdido la cookie por la que la casa sabía quién eras.
unknown-visitor-back = Volver a ser quien era
part-blocked = No llega una parte de esta página: algo en el navegador o en la red la bloquea.
part-blocked-page = Algo en el navegador o en la red bloquea esta página.
over-http = Tu red no deja pasar WebSockets: se juega por HTTP.
refused-other = No se ha podido hacer ({ $code }). Recarga la página e inténtalo otra vez.
refused-unreachable = La casa no contesta. Comprueba la conexión e inténtalo otra vez.

settings = Ajustes
settings-language = Idioma
settings-theme = Tema
settings-size = Tamaño de letra
settings-still = Sin animaciones
settings-notify = Avisarme cuando me toque
settings-notify-else = El título de la página te lo dice siempre, y también los sonidos, si los enciendes.
settings-voices = Lo que dicen los bots
voices-all = Todo
voices-few = Solo lo que va conmigo
voices-none = Nada
settings-vibrate = Vibrar cuando me toque (móvil junto a la pantalla grande)
settings-sound = Sonidos de la mesa
sound-offer = Esta mesa también se oye: cartas, dados, martillo.
sound-offer-yes = Con sonido
sound-offer-no = Sin sonido
settings-volume = Volumen
settings-ask-always = Preguntarme también cuando no hay nada que elegir
settings-pace = Ritmo al que se cuenta lo que hacen los demás
pace-calm = Tranquilo
pace-normal = Normal
pace-brisk = Ligero
pace-once = De golpe
settings-undo = Tiempo para deshacer una decisión
undo-seconds = { $n ->
    [0] Ninguno
   *[other] { $n } segundos
}
settings-undo-help = La página espera antes de mandarla. Con reloj, no: tu tiempo corre.
settings-keys = Teclas de una sola letra en la mesa
keys-pause = Parar y seguir lo que se cuenta
keys-step = Contar un paso más
keys-skip = Contarlo todo ya
keys-undo = Deshacer la última decisión
keys-ctrl-z = Ctrl Z
keys-replay = Atrás y adelante en un repaso
telling = Lo que hacen los demás
telling-pause = Parar (P)
telling-go-on = Seguir (P)
telling-step = Un paso (N)
telling-skip = Saltar: ver de golpe lo que ha pasado hasta ahora (F)
telling-skip-short = Saltar
telling-mine = Hasta mí
telling-mine-long = Contarlo todo de golpe hasta que me toque
telling-again = Volver a contarlo
telling-touch = Seguir
telling-left = { $n ->
    [0] Parado
    [one] Queda 1 paso por contar
   *[other] Quedan { $n } pasos por contar
}
since = Desde tu último turno
since-more = { $n ->
    [one] Antes pasó una cosa más: está en el registro.
   *[other] Antes pasaron { $n } cosas más: están en el registro.
}
since-away = Mientras no mirabas
since-skipped = Lo que te has saltado
undo = Deshacer
undo-held = Elegido. Aún puedes cambiar de idea.
theme-auto = Como el sistema
theme-light = Claro
theme-dark = Oscuro
size-normal = Normal
size-large = Grande
size-larger = Muy grande

# --- La casa ------------------------------------------------------------------------------------

house-title = La casa de juego está abierta
house-lead = Juegos de cartas, faroles y fronteras de la península ibérica medieval. Juega contra la casa o invita a tus amigos: no hace falta registrarse.
house-games = Juegos
house-open-tables = Tus partidas
house-waits-for = Falta { $name }
house-your-turn = Te toca
house-players = { $range } jugadores
house-minutes = { $range } min
head-table = Una mesa de { $game }
head-replay = Una partida de { $game }
head-learn = Aprende { $game }
head-somewhere = Te esperan en una mesa
head-club = Un club de juegos
laboratory = Laboratorio
licences = Licencias
install = Instalar como aplicación
house-foot = En el siglo XIII, una tafurería era una casa de juego con licencia del rey.
door-title = Quién entra en esta casa
door-play-word = Aquí juega quien sabe la palabra de la casa.
door-play-clubs = Aquí juegan los socios de los clubes de la casa.
door-watch-players = Nadie más puede mirar.
door-watch-anybody = Mirar puede cualquiera.
door-watch-word = Mirar puede también quien sabe la palabra de la casa.
door-watch-clubs = Mirar pueden también los socios de los clubes de la casa.
door-programs-word = Los programas tienen que decir la palabra.
door-programs-clubs = Los programas tienen que ser socios de un club.
door-you-in = Tú puedes entrar.
door-you-watching = Tú puedes mirar, pero no jugar.
door-you-out = Tú todavía no puedes entrar.
door-club = Pide a alguno de ellos el enlace de su club: quien se une a él puede entrar.
door-word = La palabra de la casa
word-have = ¿Tienes una palabra?
word-enter = Entrar
chronicle = Tu crónica
invited = Te invitan
invited-by = { $who } te invita a su mesa.
invited-go = A la mesa
invited-no = No, gracias
invited-never = No quiero invitaciones de { $who }
invite-friends = Invita a gente con la que has jugado
invite-done = con invitación
invite-more = Verán la invitación en la portada cuando vengan. No se te dice si la han visto.
me = Tú
chronicle-with = con { $who }
chronicle-more = Ver partidas anteriores
seat-forgotten = Alguien
chronicle-whole = Toda tu crónica
book-lead = { $n ->
    [one] 1 partida desde el { $since }
   *[other] { $n } partidas desde el { $since }
}; { $won ->
    [0] ninguna ganada, de momento.
    [one] una ganada.
   *[other] { $won } ganadas.
}
book-empty = Aquí quedan tus partidas en cuanto acabes una: cómo fueron, con quién y qué decidiste.
book-play = Elegir un juego
book-all = Todas
book-games = Partidas
book-latest = Se muestran las últimas { $n }; en el archivo están todas.
book-results = Resultados
book-game = Juego
book-played = Jugadas
book-won = Ganadas
book-course = De cada cien partidas, cuántas llevabas ganadas
book-decisions = Cómo decides
book-sound = de cada cien decisiones, sin error demostrable ({ $n } decisiones en { $games ->
    [one] 1 partida repasada
   *[other] { $games } partidas repasadas
}).
book-unjudged = La casa aún no ha repasado ninguna. Abre el final o el repaso de una partida y espera a que termine la cuenta.
book-finest = Bien tomadas
book-finest-more = de cada cien partidas, cuántas más que con la mejor de las otras
book-worst = Mal tomadas
book-worst-more = de cada cien partidas, cuántas costaron
book-better = Era mejor { $what }.
book-next = Lo mejor después: { $what }.
book-luck = La suerte, aparte
book-lucky = victorias que la suerte te dio o te quitó en { $games ->
    [one] la partida en que se pudo medir
   *[other] las { $games } partidas en que se pudo medir
}; ganaste { $won }.
book-people = Con quién has jugado
book-with = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}, { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
}
book-own = Es tuya
book-own-more = Solo la ves tú, y solo está en esta casa.
book-export = Descargar la crónica
book-forget = Borrarla
book-forget-title = ¿Borrar tu crónica?
book-forget-more = { $n ->
    [one] Tu nombre y todo lo que te une a tu partida acabada desaparecerán de la casa, y también lo que dijiste en ella. Los demás conservan la partida, con alguien sin nombre en tu asiento.
   *[other] Tu nombre y todo lo que te une a tus { $n } partidas acabadas desaparecerán de la casa, y también lo que dijiste en ellas. Los demás conservan las partidas, con alguien sin nombre en tu asiento.
} Las que sigues jugando no cambian. No se puede deshacer.
book-forget-yes = Borrar mi crónica
book-forget-no = Dejarla como está
book-gone = { $n ->
    [one] Hecho: la casa ya no sabe quién jugó esa partida.
   *[other] Hecho: la casa ya no sabe quién jugó esas { $n } partidas.
}
status-waiting = Esperando jugadores
status-playing = En juego
status-over = Terminada
status-halted = Parada
status-interrupted = Interrumpida por una actualización
play-now = Jugar ahora
with-friends = Con amigos
same-screen = En la misma pantalla
same-screen-help = Varias personas comparten esta pantalla: entre turno y turno, un telón tapa las manos.
to-options = Opciones

# --- Opciones de una mesa nueva --------------------------------------------------------------------------

who-sits = Quién juega
way-house = Contra la casa
way-house-note = Tú y los bots
way-friends-note = Por enlace, código o palabra
way-screen-note = Varias personas, un dispositivo
seat-by-seat = Asiento por asiento
seats-people = { $n ->
    [one] 1 persona aquí
   *[other] { $n } personas aquí
}
seats-open = { $n ->
    [one] 1 asiento libre
   *[other] { $n } asientos libres
}
seats-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
variants-changed = { $n ->
    [0] Todas como en el reglamento
    [one] 1 cambiada
   *[other] { $n } cambiadas
}
preset-plain = Como en el reglamento
table-settings-clock = Con reloj
table-settings-no-clock = Sin reloj
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
estimate-slow = Varios días: cada persona juega cuando puede.
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
invitation = La invitación
share = Compartir
share-mail = Mandar por correo
share-text = Te espero en una mesa de { $game }.
share-word = Di esta palabra: se escribe en la portada de la casa.
lan-open = Abierta a esta wifi
lan-shut = Solo este ordenador
lan-do-open = Abrir a esta wifi
lan-close = Cerrar
lan-open-text = Entra quien esté en esta red y tenga la palabra, el código o el enlace. Nadie de fuera la ve.
lan-shut-text = La casa escucha solo a este ordenador: los demás aún no pueden abrir el enlace ni el código.
lan-firewall = ¿No les funciona? El cortafuegos de este ordenador puede estar bloqueando el puerto { $port }.
lan-not-yet = Los demás aún no pueden abrir este enlace.
lan-others = Si esa dirección no va: { $addresses }
lan-none = Este ordenador no está en ninguna red local que la casa pueda abrir.
waiting-talk = Mientras llegan
link = Enlace de la mesa
copy = Copiar
copied = Copiado
copy-by-hand = Está seleccionado: cópialo con Ctrl+C (⌘C en un Mac) o dejando el dedo encima.
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
rules-ours = El reglamento del autor no lo dice: así se juega aquí.
rules-sections = Cada § es un apartado de su reglamento.
rules-try = Pruébalo
rules-print = Imprimir: dos hojas
rules-drawings = Ejemplos dibujados
rules-unfold = Desplegar todo
rules-fold = Plegar todo
rules-whole = Todas las reglas en una página
log = Registro
log-unread = { $n ->
    [one] 1 novedad
   *[other] { $n } novedades
}
the-table = La mesa
log-empty = Todavía no ha pasado nada.
talk = Charla
talk-empty = Nadie ha dicho nada todavía.
talk-none = En esta mesa no se habla.
talk-phrases = Frases que entiende la mesa
talk-phrase-whom = ¿A quién se refiere?
talk-line = Escribe un mensaje
talk-send = Enviar
talk-all = A toda la mesa
talk-side = Solo a mi bando
talk-counsel = solo a su bando
talk-only = Solo a { $who }
talk-to = a { $who }, en privado
talk-you = ti
talk-whom = A quién
keeping = Llevar la casa
talk-report = Avisar
talk-report-who = Avisar de lo que dijo { $who }
talk-reported = Lo verá quien lleva la casa
talk-not-reported = No se pudo avisar
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
board-unreadable = Ya no se puede dibujar la mesa de esta partida, pero sí leer su registro.
no-table-here = Este juego todavía no se puede jugar en el navegador.
map-closer = Acercar
map-farther = Alejar
map-whole = Ver todo el mapa

# --- El final -----------------------------------------------------------------------------------

end-you-won = { $n ->
    [one] La partida es tuya
   *[other] La partida es vuestra
}
end-decided = Lo que la decidió
end-won = { $n ->
    [one] Gana { $who }
   *[other] Ganan { $who }
}
end-nobody = Nadie de la mesa gana
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
refused-unknown-word = Ninguna mesa espera con esa palabra. Comprueba que esté bien escrita.
refused-needs-word = En esta casa entra quien sabe su palabra. Te la dirá quien te ha invitado.
refused-needs-club = En esta casa entran los socios de sus clubes. Pide a alguno el enlace de su club.
refused-wrong-word = Esa no es la palabra de la casa.
refused-short-word = La palabra de la casa necesita al menos cuatro letras o cifras.
refused-banned = Quien lleva esta casa te ha pedido que te marches.
banned-more = No puedes jugar ni mirar aquí mientras dure. Si crees que es un error, habla con quien lleva la casa.
refused-muted = Quien lleva esta casa no te deja hablar.
refused-closed = Quien lleva la casa ha cerrado esta mesa.
refused-unknown-person = La casa no conoce a nadie así.
refused-unknown-line = Nadie te ha dicho eso.
refused-not-keeper = Esto solo lo ve quien lleva la casa.
refused-no-laboratory = Esta casa no tiene laboratorio.
refused-unknown-study = Ese estudio no existe, o no es para ti.
refused-study-running = El laboratorio ya está jugando un estudio: espera a que acabe o páralo.
refused-not-near = Solo puede hacerlo quien está en el ordenador de la casa.
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
refused-not-host = Solo puede hacerlo el anfitrión de la mesa.
refused-not-yet = Aún tiene tiempo: la mesa espera un poco más a este jugador.
refused-unknown-seat = Ese asiento no existe en esta mesa.
refused-no-screen = Esta mesa no está en ninguna pantalla grande.
refused-declined = El anfitrión ha dicho que no.
refused-seat-taken = Ese asiento ya está ocupado. Elige otro.
refused-already-seated = Ya tienes asiento en esta mesa.
refused-not-seated = No tienes asiento en esta mesa.
refused-name-taken = Alguien de la mesa ya se llama así. Elige otro nombre.
refused-no-name = Falta un nombre. Escríbelo.
refused-no-talk = En esta mesa no se habla.
refused-no-phrase = Eso no se puede decir ahora.
refused-no-private-talk = En esta mesa no se habla en privado.
refused-empty = El mensaje está vacío. Escribe algo antes.
refused-bad-shield = No se pone color sobre color ni metal sobre metal (oro, plata). Elige otro esmalte.
refused-unknown-key = Ese enlace o esas palabras no llevan a nadie: ya se usaron, caducaron o están escritas de otra forma.
refused-has-seats = En este dispositivo tienes asientos o partidas. Di qué hacemos con ellos.
refused-no-passkey = La llave de acceso no ha servido. Inténtalo otra vez o usa un enlace.
refused-no-friend = Solo puedes invitar a quienes han terminado una partida contigo.
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
refused-too-many = Has llegado al máximo que permite la casa. Cierra o borra algo e inténtalo otra vez.
too-many-tabs = Ya tienes esta mesa abierta en tantas pestañas como permite la casa. Cierra alguna e inténtalo otra vez.
refused-too-long = La casa tarda demasiado en hacerlo. Inténtalo más tarde.
refused-house-full = La casa está llena: quien la lleva tiene que hacer sitio antes de empezar nada nuevo. Lo empezado sigue y no se pierde nada.
refused-talk-full = En esta mesa ya no caben más mensajes.
refused-seats-each = El anfitrión no te deja ocupar más asientos.
refused-removed = El anfitrión ya no te deja entrar.
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
host-is = { $who } hace de anfitrión y empieza la partida.
host-away = { $who } hace de anfitrión y no está. Dentro de unos minutos lo hará quien más tiempo lleve en la mesa.
host-plays = { $who } hace de anfitrión.
stand-in-for = Que la casa juegue por { $who }
stand-in-you = La casa está jugando por ti.
stand-in-back = Ya estoy aquí
seat-stand-in = (ausente: juega la casa)
clocks = Relojes
seat-left = { $n ->
    [one] { $who } deja la partida: un bot de la casa ocupa su asiento.
   *[other] { $who } dejan la partida: bots de la casa ocupan sus asientos.
    }
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
refused-no-push = Este navegador no tiene ningún servicio de avisos al que llegue la casa.
notices = Avisos de mi turno
notices-help = En las partidas lentas, con días para cada decisión, este dispositivo te avisa de que te toca, aunque la página esté cerrada.
notices-here = Avisarme en este dispositivo
notices-others = En otros sitios
notices-remove = Dejar de avisarme ahí
notices-one = { $host }, desde el { $day }
notices-why-http = Un navegador solo puede avisarte por una conexión segura (https).
notices-why-iphone = En un iPhone o iPad, pon antes esta página en la pantalla de inicio (Compartir y luego «Añadir a pantalla de inicio») y ábrela desde ahí.
notices-why-none = Este navegador no puede avisarte con la página cerrada.
notices-why-denied = Este navegador tiene prohibidos los avisos. Puedes cambiarlo en sus ajustes para esta página.
notices-why-unanswered = El navegador te lo ha preguntado y no le has contestado. Vuelve a encenderlo y elige «Permitir».
notices-quiet = No molestar por la noche
notices-from = Desde
notices-until = Hasta
mail-ask-subject = Tafurería: confirma tu dirección
mail-ask =
    Alguien (esperamos que tú) quiere recibir aquí un aviso cuando le toque en una partida lenta de Tafurería.

    Si has sido tú, abre esta página y toca el botón:
    { $link }

    Si no, no hagas nada: no recibirás ningún otro correo. El enlace vale dos días.
mail-told =
    { $what }

    { $link }

    --
    Para dejar de recibir estos correos: { $stop }
mail-confirm = ¿Puede esta casa escribirte a tu dirección cuando te toque?
mail-confirm-do = Sí, avisadme
mail-confirmed = Desde ahora te avisaremos por correo.
mail-too-late = Este enlace ya no confirma nada. Puedes pedir otro en la página.
mail-stop = ¿Dejar de recibir correos cuando te toque?
mail-stop-do = Dejar de recibirlos
mail-stopped = No recibirás más correos.
refused-no-holidays = Como mucho 30 días seguidos y 45 al año, de hoy en adelante; y solo unas vacaciones a la vez.
refused-no-mail = La casa no puede enviar correo a esta dirección.
away-until = { $name } está fuera hasta el { $day }
seat-until = (fuera hasta el { $day })
holidays = Días en que estoy fuera
holidays-help = En las partidas lentas, esos días se para tu reloj y no recibes avisos; los demás ven hasta cuándo estás fuera. Como mucho { $most } días seguidos y { $year } al año; te quedan { $left }.
holidays-first = Primer día
holidays-last = Último día
holidays-go = Esos días estaré fuera
holidays-planned = Estarás fuera del { $first } al { $last }.
holidays-on = Estás fuera hasta el { $last }. En las partidas lentas, tu reloj está parado.
holidays-back = Ya he vuelto
holidays-give-up = Al final me quedo
notices-mail = Avisarme también por correo
notices-mail-help = Primero recibes un enlace; hasta que lo abras no se envía nada más.
notices-mail-send = Enviar el enlace
notices-mail-sent = Te hemos enviado un enlace. Ábrelo antes de dos días.
notices-mail-one = Correo ({ $host }), desde el { $day }
notices-mail-drop = Olvidar esa dirección
notice-turn = { $n ->
    [0] Te toca.
   *[other] Te toca en la mesa con { $who }.
}
notice-soon = { $n ->
    [0] Se te acaba el tiempo.
   *[other] Se te acaba el tiempo en la mesa con { $who }.
}
slow-help = Una partida lenta: entra cuando te toque y vete después. Si se te acaba el tiempo, un bot toma esa decisión por ti, y solo esa.
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
bring-how = Vale el archivo de una partida o de toda tu crónica. También puedes soltarlo en cualquier sitio de la portada, o pegar la partida, aunque venga citada en un correo.
bring-file = Elegir un archivo
bring-paste = O pégala aquí
bring-games = { $n ->
    [one] En el archivo hay una partida
   *[other] En el archivo hay { $n } partidas
}
record-fault-too-long = Es demasiado larga para ser una partida.
record-fault-not-a-record = Esto no es una partida guardada: empieza por la línea «tafureria-record 1».
record-fault-broken-file = Al archivo le falta un trozo: vuelve a guardarlo o a pedirlo.
record-fault-no-games = En este archivo no hay ninguna partida.
record-fault-wrong-parts = Una partida guardada tiene tres partes, separadas por líneas de guiones (---). A esta le faltan o le sobran.
record-fault-cut-off = Le falta el final: copia la partida entera, hasta la línea que empieza por «returns».
record-fault-lost-actions = Le faltan jugadas, o le sobran.
record-fault-missing = Le falta una de las líneas del principio o del final.
record-fault-unknown-game = La casa no tiene ese juego.
record-fault-bad-option = El número de jugadores o alguna opción no valen en ese juego.
record-fault-bad-setup = Ese juego no se puede preparar así.
record-fault-bad-key = La clave del reparto (la línea «key») está dañada.
record-fault-no-commitment = Le falta la línea «commitment», sin la que nadie puede comprobar el reparto.
record-fault-other-commitment = El reparto no es el que se prometió: alguien ha cambiado «key» o «commitment».
record-fault-unknown-action = Hay una línea que no es ninguna jugada de ese juego: está mal copiada, o alguien la ha cambiado.
record-fault-bad-returns = El resultado del final está dañado.
record-fault-illegal-action = Hay una jugada que las reglas no permiten: falta alguna antes, o alguien la ha cambiado.
record-fault-other-version = Se jugó con otra versión de las reglas, que esta casa ya no tiene.
record-fault-ending-missing = La partida no había terminado: solo se repasan partidas terminadas.
record-fault-other-ending = La partida no termina como dice el archivo: alguien lo ha cambiado.
record-fault-other-returns = El resultado no es el que dice el archivo: alguien lo ha cambiado.
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
replay-move = Moverse por la partida
replay-look = Mirar la partida
replay-day = Hasta que acabe el día solo se abre lo que viste tú: otros aún juegan este reparto.
replay-known-own = Lo que sabías
replay-known-note = Solo con lo visto y oído hasta ese momento.
replay-known-truth = Con lo visto y oído hasta ese momento; al lado, lo que era de verdad.
replay-known-none = De esta partida no se puede dibujar lo que se sabía.
elsewise = ¿Y si …?
elsewise-chose = Decisión de { $who }: { $what }.
elsewise-pick = Otra decisión
elsewise-more = { $n ->
    [one] Otra más …
   *[other] Otras { $n } …
}
elsewise-playing = La casa juega las dos hasta el final: { $n } de { $of }.
elsewise-better = Era mejor: { $gap } de cada cien partidas más (± { $error }).
elsewise-worse = Era peor: { $gap } de cada cien partidas menos (± { $error }).
elsewise-even = Con { $n } partidas no se sabe cuál era mejor: la diferencia, { $gap }, está dentro del margen de error (± { $error }).
elsewise-how-all = Victorias de cada cien, desde la mesa tal como estaba, con la misma suerte para las dos.
elsewise-how-own = Victorias de cada cien, en mesas que encajan con lo que se sabía, con la misma suerte para las dos.

# --- Lo que sabía (repaso) ----------------------------------------------------------------------

knew-title = Lo que sabía { $who }
knew-choice = Decisión: { $what }
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

# --- ¿Qué harías tú? -------------------------------------------------------------------------------

advise = ¿Qué harías tú?
advise-title = Lo que haría el maestro
advise-asking = El maestro piensa con lo que tú sabes …
advise-untried = Sin probar: solo a ojo.
advise-shown = Marcado en la mesa.
advise-alike = Se elige aquí, poniendo la cantidad.
advise-unseen = Ahora no se ve en la mesa: se elige en otro paso.
advise-note = Solo con lo que ves y se te ha dicho. Nadie más sabe que has preguntado.
table-settings-hints = Todos pueden preguntar «¿Qué harías tú?»
refused-no-hints = En esta mesa no se dan consejos: hay relojes o varias personas que no lo han acordado.
board = Lo que sabes
board-title = Lo que sabes
board-asking = Repasando lo que has visto y te han dicho …
board-sure = seguro
board-likely = posible: cuanto más dorado el signo, más probable
board-unlikely = posible, pero improbable
board-impossible = imposible
board-true = era así
board-false = no era así
board-key = Los signos
board-nothing = No queda nada oculto que deducir.
board-note = Solo con lo que has visto y te han dicho. Nadie más sabe que lo miras.
board-mark =
    { $is ->
        [sure] seguro
        [impossible] imposible
       *[likely] { $percent } de cada 100
    }
table-settings-board = Todos pueden mirar «Lo que sabes», si las reglas lo permiten
refused-no-board = En esta mesa no hay tablero de deducción: hay varias personas que no lo han acordado.
refused-no-analysis = En una lección no hay nada que analizar: lo que se hace en ella lo dice el guía.
refused-no-advice = El maestro está ocupado. Vuelve a preguntar dentro de un momento.
advice-outlook = Probado por el maestro: así ganas la partida unas { $percent } de cada 100 veces{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
}.

# --- Lecciones -------------------------------------------------------------------------------------

learn = Aprender
learn-title = Aprender { $game }
learn-lead = Te sientas a la mesa de verdad y yo te llevo de la mano: un paso cada vez, y juegas desde el primero.
learn-steps = { $n } pasos, unos { $minutes } minutos
learn-begin = Empezar
learn-resume = Seguir donde lo dejaste
learn-again = Repetirla
learn-done = La conoces
learn-rules-search = Buscar en las reglas
learn-rules-none = Nada en las reglas habla de «{ $what }».
learn-terms = Las palabras del juego
learn-first = ¿Nunca has jugado a { $game }?
learn-first-text = El guía de la casa te lo enseña en cinco minutos, en la propia mesa.
learn-first-yes = Aprender en cinco minutos
learn-first-no = Jugar ya
lesson = El guía de la casa
lesson-on = Seguir
lesson-show = Señálamelo
lesson-step = Paso { $n } de { $of }
lesson-step-short = { $n }/{ $of }
lesson-leave-short = Salir
lesson-why = Por qué
lesson-leave = Dejar la lección
lesson-watch = Mira lo que hacen los demás…
lesson-fold = Plegar o desplegar lo que dice el guía
lesson-beside = El guía de la casa, a tu lado
lesson-done = ¡Esto ya sabes hacerlo! Ahora, una partida de verdad: _yo me quedo a tu lado_ y te aviso la primera vez que aparezca algo nuevo.
lesson-play = Una partida de verdad, contigo al lado
lesson-play-as = Una partida de «{ $preset }»
lesson-next = Siguiente lección
lesson-again = Repetir esta lección
hint-seen = Entendido
hint-alone = Ya sé jugar
refused-lesson = Eso las reglas lo permiten, pero ahora quiero enseñarte otra cosa: haz lo que señalo.
refused-unknown-lesson = La casa no tiene esa lección.
status-taught = Lección terminada

# --- el reparto del día

day-title = El reparto del día
day-lead = Las mismas cartas para todos, en el mismo asiento y contra los mismos rivales. Acaba { $until }.
day-play = Jugarlo
day-resume = Seguir
day-score = { $score } { $score ->
    [one] punto
   *[other] puntos
  }
day-rank = { $rank } de { $of }
day-played = { $n ->
    [0] Aún no lo ha jugado nadie
    [one] Lo ha jugado una persona
   *[other] Lo han jugado { $n } personas
  }
day-you = Tú
day-house = Los bots de la casa, con estas cartas en tu asiento
day-better = Mejor que el { $percent } de sus partidas · par { $par }
day-waiting = La casa aún está jugando las suyas: { $n } de { $of }.
day-spread = { $n ->
    [one] Una partida
   *[other] { $n } partidas
  } de { $score }
day-people = Quienes lo han jugado
day-closed = El reparto se abre a medianoche (UTC): entonces podrás comprobarlo y ver las cartas de los demás.
refused-day-running = El reparto del día sigue cerrado hasta que acabe el día. Entonces podrás verlo entero y comprobarlo.

# --- lo que pudo ser

after-soon = La casa repasa la partida: en un momento verás quién iba a ganar.
after-growing = La casa sigue repasando la partida: { $percent }.
after-curve = Quién iba a ganar
after-curve-more = victorias de cada cien si se siguiera desde ahí; la franja es el margen de error
after-round = Ronda { $n }
after-luck = Suerte
after-choice = Decisión de { $who }
after-choice-own = Tu decisión
after-luck-gave = { $way ->
    [gave] te dio { $luck } de cada cien partidas (± { $error }), comparado con un reparto cualquiera.
    [took] te quitó { $luck } de cada cien partidas (± { $error }), comparado con un reparto cualquiera.
   *[even] ni te ayudó ni te estorbó más allá del margen de error (± { $error } de cada cien).
  }
after-decisions = Tus decisiones
after-decisions-more = { $n ->
    [0] Ninguna decisión que comparar
    [one] Una decisión comparada con otras
   *[other] { $n } decisiones comparadas con otras
  }: { $mistakes ->
    [0] ninguna fue peor más allá del margen de error
    [one] una fue peor más allá del margen de error
   *[other] { $mistakes } fueron peores más allá del margen de error
  }. Solo cuenta lo que sabías entonces.
after-decision = decisión { $n }
after-better = Tu decisión: { $chosen }. Era mejor { $better }.
after-cost = Te costó { $cost } ± { $error } de cada cien.
after-worlds = En { $n ->
    [0] muy pocos de los mundos que podías imaginar
    [one] uno de cada diez mundos que podías imaginar
    [10] casi todos los mundos que podías imaginar
   *[other] { $n } de cada diez mundos que podías imaginar
  } la otra no era peor.
after-look = Verlo en la mesa
after-no-mistakes = No hay ninguna decisión que fuera peor que otra más allá del margen de error. Bien jugado.
after-all = Todas las decisiones ({ $n })
after-mistake = Error
after-even = Dentro del margen de error
after-best = La mejor
after-alone = Sin comparación

### Clubes

clubs = Clubes
clubs-lead = Gente que juega junta una y otra vez: sus mesas, sus resultados y sus veladas de torneo.
club-new = Un club nuevo
club-title = Nombre del club
club-make = Fundar el club
club-size = { $n ->
    [one] 1 socio
   *[other] { $n } socios
}
club-is-open = abierto a quien tenga el enlace
club-invited = Te invitan a este club. Di un nombre y ya estás dentro.
club-join = Entrar en el club
club-your-table = Ir a tu mesa
club-tournaments = Torneos
club-no-tournaments = Aún no ha habido ningún torneo.
club-tournament-new = Un torneo nuevo
club-tournament-title = Nombre del torneo
club-tournament-make = Convocar el torneo
club-entrants = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
}
club-stage-open = Sin empezar
club-stage-playing = Se juega la ronda { $round } de { $of }
club-stage-between = Acabada la ronda { $round } de { $of }
club-stage-over = Terminado
club-seats = Jugadores por mesa
club-rounds = Rondas
club-system = Quién juega con quién
club-system-swiss = Suizo: se enfrentan quienes van igualados
club-system-round-robin = Liga: todos contra todos
club-duplicate = Todas las mesas de una ronda juegan el mismo reparto
club-duplicate-short = el mismo reparto en todas las mesas
club-tables = Mesas
club-no-tables = Ninguna mesa espera ni juega.
club-table-new = Una mesa para el club
club-results = Resultados
club-no-results = Aquí se cuentan las partidas acabadas del club.
club-name = Nombre
club-points = Puntos
club-rating = Fuerza
club-rating-more = Una victoria es un punto; quien la comparte se lleva su parte. La fuerza verdadera está dentro del ± con una probabilidad del 95 %: con más partidas se estrecha.
club-computer = Bot ({ $level })
club-guests = Invitados
club-gone = Alguien que se fue
club-invitation = Invitación
club-invitation-more = Quien abra este enlace puede entrar.
club-members = Socios
club-founder = lleva el club
club-manage = Tu club
club-rename = Cambiar
club-open = Quien tenga el enlace puede leerlo todo
club-leave = Dejar el club
club-leave-more = Tus resultados se quedan, sin tu nombre. Con el enlace puedes volver.
club-delete = Borrar el club
club-delete-more = Su página, sus resultados y sus torneos desaparecen para todos. Las partidas siguen siendo de quienes las jugaron.
club-hand-over = Ceder el club a { $name }
club-hand-over-more = { $name } lo llevará en tu lugar.
club-remove = Quitar a { $name }
club-remove-more = { $name } no podrá volver con el enlace. En las mesas de torneo sigue un bot.
club-other = Una persona del club
club-take-out = Quitar a alguien
club-back = El club
club-tables-of = mesas de { $n }
club-left = { $n ->
    [one] 1 mesa juega todavía
   *[other] { $n } mesas juegan todavía
}
club-enter = Apuntarse al torneo
club-enter-late = Apuntarse desde la ronda siguiente
club-leave-tournament = Dejar el torneo
club-leave-tournament-more = Un bot acaba la partida en curso. Los puntos se quedan.
club-begin = Empezar la ronda { $round }
club-finish = Terminar el torneo
club-anyway = { $n ->
    [one] Una mesa juega todavía. Su partida contará cuando acabe.
   *[other] { $n } mesas juegan todavía. Sus partidas contarán cuando acaben.
}
club-delete-tournament = Borrar el torneo
club-delete-tournament-more = Sus rondas y su clasificación desaparecen. Las partidas siguen entre los resultados del club.
club-standings = Clasificación
club-place = Puesto
club-rivals = Rivales
club-compared = Repartos
club-ties = Una victoria es un punto; quien la comparte se lleva su parte. A igualdad de puntos decide la suma de los puntos de los rivales.
club-ties-duplicate = Después, con el mismo reparto, en cuántas de las demás mesas tu asiento sacó menos que tú.
club-not-playing = ya no juega
club-nobody = Todavía no se ha apuntado nadie.
club-round = Ronda { $round }
club-closed = Todos juegan el mismo reparto: los resultados se publican al acabar la ronda.
club-table = Mesa { $n }
club-look = Mirar
refused-round-running = Todavía se juega en algunas mesas de esta ronda.
refused-round-begun = El torneo ha seguido adelante entretanto.
refused-unknown-club = Ese club ya no existe.
refused-unknown-tournament = Ese torneo ya no existe.
refused-unknown-member = Esa persona ya no está en este club.
refused-not-member = Solo pueden hacerlo los socios del club.
refused-not-founder = Solo puede hacerlo quien lleva el club.
refused-founder = Antes hay que ceder el club.
refused-club-full = El club está lleno.

# La casa en el navegador
site-title = Cinco juegos de mesa, enteros en tu navegador
site-lead = Cartas, faroles y fronteras de la península ibérica medieval, contra el ordenador o entre varios en esta pantalla. Sin cuenta.
site-best = El mejor para empezar
site-resume = Sigue tu partida
site-here = guardada aquí
site-back = Volver
site-read = Para leer
site-docs = Documentación
site-rules-all = Las reglas de los cinco juegos
site-loading = Se pone la mesa
site-megabytes = { $loaded } de { $total } MB
site-starting = Encendiendo el motor
site-once = Solo hace falta una vez: después se juega también sin conexión.
site-failed = La casa no se ha podido abrir en este navegador.
site-works = Qué hay en esta página
site-alone = Jugar contra la casa a los cinco juegos
site-screen = Jugar varios en esta pantalla
site-lessons = Lecciones, consejos y lo que sabes
site-replay = Repaso, análisis y crónica
site-day = El reparto del día, el mismo para todos, con tu palabra por garantía
site-offline = Todo sin conexión
site-friends = Con amigos, cada uno en su casa
site-friends-more = Para eso hace falta una casa: alguien la abre en su ordenador o en un servidor, y los demás entran por su dirección.
site-address = Tengo una casa: su dirección
site-go = Ir a esa casa
site-no-address = Eso no es una dirección.
site-kept-disk = Tus partidas están guardadas en este navegador ({ $size } MB con el motor).
site-kept-browser = Tus partidas están guardadas en la base de datos de este navegador ({ $size } MB con el motor).
site-kept-nothing = Aquí no se guarda nada: este navegador no lo permite.
site-copy = Guardar una copia de todo
site-bring-copy = Traer una copia
site-replaces = La copia ocupa el lugar de todo lo que hay guardado aquí: partidas, crónica y lecciones.
site-replace = Traerla
site-no-copy = Ese archivo no es una copia de esta casa, o es de una versión posterior.
site-keeps-nothing = Este navegador no deja guardar nada, quizá porque es una ventana privada: lo que juegues se pierde al cerrar la página.
site-full = No hay sitio para guardar: lo que juegues desde ahora puede perderse. Haz sitio y recarga la página.
site-no-network = Sin conexión: se juega igual.
site-old = Este navegador es demasiado antiguo para jugar aquí. Sirve cualquiera de los últimos tres años.

# Una sala: la mesa en una pantalla grande, la mano en el móvil.
hall-put = Ponla en una pantalla grande
hall-put-text = La mesa en la tele, en una tableta o en el portátil; en cada móvil, solo la mano.
hall-put-link = Abre en esa pantalla esta dirección, o escribe allí la palabra y elige «Pantalla común»:
hall-put-here = Esta es la pantalla común
hall-ask = ¿Qué es esta pantalla?
hall-ask-common = Pantalla común
hall-ask-common-text = La ve toda la sala; cada cual juega con su móvil.
hall-ask-seat = Un asiento
hall-ask-seat-text = Aquí juego yo: elige asiento abajo.
hall-others = Los demás: abrid la cámara
hall-first = Abrid la cámara del móvil
hall-or-word = o escribid la palabra en
hall-late = ¿Llegas tarde?
hall-look = Míralo en tu móvil
hall-after = La partida, en tu móvil
hall-begins = { $who } empieza desde su móvil
hall-begins-nobody = El primero que se siente será el anfitrión
hall-bots = En los sitios libres juega la casa
hall-full = Todos los sitios están ocupados
hall-leads = anfitrión, desde su móvil
hall-free = Sitio libre
hall-coming = se está sentando…
hall-missing = { $n ->
    [0] Estáis todos
    [one] Falta uno
   *[other] Faltan { $n }
}
hall-stranger = El anfitrión tiene que aceptar esta pantalla en su móvil.
hall-full-screen = Pantalla completa
hall-sound = Sonido
hall-won = { $n ->
    [one] Gana { $who }
   *[other] Ganan { $who }
}
hall-drawn = Nadie gana
hall-again = { $who } puede pedir otra desde su móvil
hall-choices = Lo que puedes hacer
hall-search = Buscar
hall-cover = Tapar
hall-hold = Mantén para mirar
hall-let-go = Suelta y se tapan
hall-uncover = Mostrar mis cartas
hall-rest = Lo demás está en la pantalla grande
hall-whole = Ver toda la mesa
hall-only-hand = Solo mi mano
hall-screen-gone = la pantalla grande no responde
hall-wish-screen = Una pantalla quiere ser la pantalla común de esta mesa. ¿Es la vuestra?
hall-wish-lost = Otro móvil pide el asiento de { $who }, que ya no está conectado. ¿Se lo das?
hall-wish-seat = { $who } pide un asiento en el que está jugando la casa. ¿Se lo das?
hall-yes = Sí
hall-no = No
hall-who = ¿Quién eres?
hall-who-lost = Si has cambiado de móvil, toca tu nombre; el anfitrión lo confirma.
hall-who-late = Si llegas tarde, puedes seguir por la casa en uno de estos asientos.
hall-mine = soy yo
hall-instead = en su lugar
hall-asked = Has pedido el asiento de { $who }. El anfitrión tiene que confirmarlo.
hall-news-close = Lo he visto
hall-common = La mesa, con todas las manos tapadas
