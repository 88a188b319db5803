title = La reconquista
tagline = Sesenta provincias sin bandera: coloca, mueve y ataca de memoria, porque nadie puede apuntar nada.

# Lo que se espera ahora
ask-repartir = Se reparten las cartas…
ask-colocar = { $to_place ->
    [0] Confirma la colocación, o cámbiala antes de pasar el tablero.
    [1] Tienes el tablero: coloca 1 tropa más en tus provincias.
   *[other] Tienes el tablero: coloca { $to_place } tropas en tus provincias.
}
ask-turno = { $first_turn ->
    [true] Tu primer turno: pasa o mueve. Todavía no se puede atacar.
   *[other] Tu turno: pasa, mueve o ataca una provincia.
}
ask-mover = Mueve en secreto: cada tropa, un paso como mucho y por provincias tuyas. Luego devuelve el tablero.
ask-pasar-cartas = Elige qué cartas pasas y confirma.
ask-ver-cartas = Mira las cartas y el resultado; después se devuelven.
ask-tablas = ¿Aceptas el empate?
ask-fin = La partida ha terminado.
wait-repartir = Se reparten las cartas…
wait-colocar = { $who } tiene el tablero y coloca en secreto.
wait-turno = Le toca a { $who }.
wait-mover = { $who } se ha llevado el tablero y mueve en secreto.
wait-pasar-cartas = Hay un ataque: { $who } elige cartas a puerta cerrada.
wait-ver-cartas = Hay un ataque: { $who } mira las cartas a puerta cerrada.
wait-tablas = { $who } piensa si acepta el empate.
wait-fin = La partida ha terminado.

# Opciones
option-memoria = Con memoria
option-memoria-help = Partida amistosa: hay registro, notas propias y cuentas de las tablas. Si no, la regla 6 prohíbe toda ayuda a la memoria.
option-rondas_sin_ataque = Rondas sin ataques
option-rondas_sin_ataque-help = Cuando pasan tantas vueltas completas sin que nadie ataque, la partida es tablas (regla 27).
option-rondas = Rondas en total
option-rondas-help = Al cabo de tantas vueltas completas la partida es tablas, pase lo que pase (regla 27).
preset-amistosa = Amistosa, con memoria

# Por qué no
rule-rec-too-many-cards = No hay tantas provincias: el mapa tiene sesenta.
rule-rec-place-on-own = Las tropas se colocan solo en provincias tuyas, y esa no lo es.
rule-rec-place-no-more = Ya has colocado todas las de esta vez. Confirma, o quita alguna.
rule-rec-place-all = Antes de pasar el tablero hay que colocar todas las tropas de esta vez.
rule-rec-not-placed-there = De las tropas de esta vez, ahí no has puesto ninguna.
rule-rec-take-backs = Has cambiado de idea demasiadas veces en la misma jugada: toca confirmar.
rule-rec-no-attack-yet = En el primer turno de cada jugador no se puede atacar.
rule-rec-not-moved-so = Por esa frontera no ha pasado ninguna tropa en esta jugada.
rule-rec-move-between-own = Solo se mueve de una provincia tuya a otra limítrofe que también sea tuya.
rule-rec-one-step = Las tropas que estaban ahí al empezar ya han dado su paso, y ninguna puede ir más lejos.
rule-rec-attack-others = Esa provincia es tuya: se atacan las de los demás.
rule-rec-pass-own = Esa carta no es tuya.
rule-rec-pass-involved = Esa provincia no toca a la atacada: no interviene en este ataque.
rule-rec-passed-already = Esa carta ya está entre las que pasas.
rule-rec-one-proposal = Las tablas se proponen una sola vez por turno, y ya se ha hecho.

# Lo que pasa
log-none = Regla 6: nada se apunta. Lo que ha pasado, que lo recuerde cada cual.
event-dealer = Por sorteo reparte { $seat }.
event-dealt = { $seat } recibe { $card }.
event-board-taken = { $seat } toma el tablero para colocar.
event-placed = { $seat } coloca una tropa en { $place }.
event-unplaced = { $seat } quita la tropa de { $place }.
event-board-shown = El tablero vuelve al centro. Empieza { $seat }.
event-passed = { $seat } pasa.
event-move-began = { $seat } se lleva el tablero para mover.
event-stepped = Una tropa de { $seat } va de { $place } a { $to }.
event-stepped-back = La tropa de { $seat } vuelve de { $to } a { $place }.
event-moved = { $seat } ha movido y devuelve el tablero.
event-attacked = { $seat } ataca { $place }. Es de { $owner_seat }.
event-card-passed = { $seat } pasará { $card }.
event-ready = { $seat } ha elegido sus cartas.
event-fought = { $success ->
    [1] { $seat } conquista { $place }: { $attack } contra { $defence }.
   *[other] El ataque a { $place } fracasa: { $attack } contra { $defence }.
} { $attack_cards_n ->
    [0] { $seat } no pasó ninguna carta.
   *[other] { $seat } pasó { $attack_cards }.
} { $owner_seat } pasó { $defence_cards }.
event-seen = { $seat } ha visto las cartas.
event-attack-over = El ataque de { $seat } a { $place } ha terminado. Cómo acabó lo saben { $seat } y { $owner_seat }.
event-eliminated = { $seat } se queda sin provincias y pierde.
event-draw-proposed = { $seat } propone tablas.
event-voted = { $yes ->
    [1] { $seat } acepta las tablas.
    [0] { $seat } no acepta las tablas.
   *[other] { $seat } ha contestado.
}
event-draw-refused = No hay tablas. Sigue { $seat }.
event-counted = Turnos seguidos pasando: { $passes }. Sin ataques: { $quiet }. Vueltas completas: { $round }.
event-ended = { $ending ->
    [conquista] { $seats } gana la partida.
    [acuerdo] Tablas por acuerdo: { $seats }.
    [pases] Tablas: tres vueltas enteras pasando. { $seats }.
    [sin-ataques] Tablas: demasiadas vueltas sin ataques. { $seats }.
   *[other] Tablas: la partida ha llegado a su límite. { $seats }.
}

ending-conquista = Reconquista: alguien ha reunido las provincias que hacían falta.
ending-acuerdo = Tablas por acuerdo de todos.
ending-pases = Tablas: tres vueltas completas en las que todos pasaron.
ending-sin-ataques = Tablas: demasiadas vueltas sin un solo ataque.
ending-rondas = Tablas: se jugaron todas las vueltas.

player-jugador = Estratega
player-vecino-debil = Vecino impaciente

# La mesa
table-map = Mapa de la península
table-tools = Herramientas del mapa
table-find = Buscar provincia
table-find-hint = Escribe un nombre
table-find-none = Ninguna se llama así
table-goal = { $own } de { $goal } provincias
table-goal-long = Tienes { $own ->
    [one] 1 provincia
   *[other] { $own } provincias
}; con { $goal } ganas.
table-own = Mis provincias
table-own-none = No te queda ninguna provincia.
table-own-tip = Solo tú ves cuáles son.
table-troops = { $n ->
    [0] sin tropas
    [one] 1 tropa
   *[other] { $n } tropas
}
table-yours = tuya
table-place-name = { $name }, { $troops }{ $mine ->
    [1] {", tuya"}
   *[0] {""}
}
table-place-plain = { $name }
table-hidden = El tablero está fuera de la vista
table-hidden-placing = { $who } lo tiene y coloca sus tropas donde nadie lo ve.
table-hidden-moving = { $who } lo tiene y mueve, o hace como que mueve.
table-pass = Paso
table-move = Mover
table-attack = Atacar
table-attack-pick = Toca en el mapa la provincia que quieres atacar.
table-attack-this = Atacar { $name }
table-attack-title = ¿Atacas { $name }?
table-attack-text = Dirás «ataco { $name }» en voz alta, y su dueño tendrá que darse a conocer.
table-cancel = Cancelar
table-draw = Proponer tablas
table-draw-title = ¿Propones tablas?
table-draw-text = Solo se puede proponer una vez por turno. Hace falta que todos acepten.
table-draw-asked = { $who } propone tablas
table-draw-yes = Acepto
table-draw-no = No acepto
table-draw-sent = Has contestado; los demás no saben qué.
table-draw-wait = Los demás contestan en secreto.
table-placed = { $done } de { $all } colocadas
table-left = { $n ->
    [0] No te quedan más para otra vuelta.
    [one] Te queda 1 tropa para otra vuelta.
   *[other] Te quedan { $n } tropas para otras vueltas.
}
table-place-hint = Toca una de tus provincias para poner una tropa.
table-place-confirm = Pasar el tablero
table-put = Poner una tropa en { $name }
table-take = Quitar una tropa de { $name }
table-moved-count = { $n ->
    [0] Nadie se ha movido
    [one] 1 tropa movida
   *[other] { $n } tropas movidas
}
table-move-hint = Toca una provincia tuya con tropas y después una limítrofe tuya; o arrastra de una a otra.
table-move-to = De { $name } a… ({ $n ->
    [one] queda 1 por mover
   *[other] quedan { $n } por mover
})
table-move-confirm = Devolver el tablero
table-move-bluff = Devolver sin mover
table-step = De { $from } a { $to }
table-step-back = Devolver una tropa de { $to } a { $from }
table-undo = Deshacer
table-unselect = Dejar { $name }
table-battle = { $who } ataca { $name }
table-battle-mine = Atacas { $name }
table-battle-against = { $who } ataca { $name }, que es tuya
table-battle-owner = Es de { $who }
table-closed = A puerta cerrada
table-closed-text = { $attacker } y { $defender } se pasan cartas. Lo que digan las cartas queda entre los dos.
table-closed-ready = { $who } ya ha elegido
table-closed-seen = { $who } ya las ha visto
table-closed-wait = Esperando a { $who }
table-pass-cards = Cartas que pasas
table-pass-none = No tienes cartas que puedan intervenir.
table-pass-confirm = { $n ->
    [0] No pasar ninguna
    [one] Pasar 1 carta
   *[other] Pasar { $n } cartas
}
table-pass-force = Tu fuerza: { $n }
table-pass-always = se pasa siempre
table-pass-hint-attack = Ganas si tus tropas son más que las suyas. Lo que no pases, no lo verá.
table-pass-hint-defence = Resistes si tus tropas son tantas como las suyas, o más. Lo que no pases, no lo verá.
table-sent = Tus cartas están sobre la mesa, boca abajo. Falta { $who }.
table-offence = Ofensiva
table-defence = Defensiva
table-no-cards = ninguna carta
table-won-attack = { $name } es tuya
table-lost-attack = El ataque fracasa
table-won-defence = { $name } resiste
table-lost-defence = Has perdido { $name }
table-only-two = Solo lo sabéis los dos.
table-seen = Visto: devolver las cartas
table-seen-wait = Esperando a que { $who } las vea.
table-over = Todas las cartas boca arriba
table-act-paso = { $who }: «paso».
table-act-movio = { $who } ha movido.
table-act-ataco = { $who } ha atacado { $name }, de { $to }. No se dice cómo acabó.
table-act-tablas-no = No hay tablas.
table-counters = Pases seguidos: { $passes } · turnos sin ataque: { $quiet } · vueltas: { $round }
table-attribution = Hecho con Natural Earth. Núcleos de población © GeoNames (CC BY 4.0). Fronteras españolas derivadas de © Instituto Geográfico Nacional de España (CC BY 4.0).
table-attribution-title = Origen del mapa
table-token-1 = ficha amarilla, 1 tropa
table-token-2 = ficha roja, 2 tropas
table-token-3 = ficha verde, 3 tropas
table-token-4 = ficha azul, 4 tropas
table-token-5 = ficha negra, 5 tropas
table-legend = Fichas
table-provinces-list = Provincias
table-out = fuera de juego
table-first = primero
table-close = Cerrar
table-neighbours = Limita con { $names }.
table-no-border = { $from } y { $to } no son limítrofes (regla 14).

# Ayuda
help-1-title = Qué se juega
help-1-body =
    Cada carta es una provincia: las 48 españolas sin Canarias, las 11 portuguesas de 1936 y Andorra. Quien tiene la carta tiene la provincia y las tropas que haya en ella, pero en el tablero las tropas no llevan bandera: solo se ve cuántas hay.

    Gana quien reúna _ocho provincias más_ de las que recibió. Da igual cuáles.

    - 3 jugadores: 20 provincias y 40 tropas; se gana con 28.
    - 4 jugadores: 15 provincias y 30 tropas; se gana con 23.
    - 5 jugadores: 12 provincias y 25 tropas; se gana con 20.
    - 6 jugadores: 10 provincias y 20 tropas; se gana con 18.

    Nadie puede apuntar nada (regla 6). Por eso la mesa enseña solo lo que se vería ahora mismo: ni registro, ni jugadas anteriores. La opción «con memoria» lo permite en partidas amistosas, y al terminar se descubre todo.
help-2-title = La colocación
help-2-body =
    Se sortea quién reparte. Ese jugador toma el tablero, pone _exactamente cinco tropas_ en provincias suyas, como quiera, y lo pasa a la izquierda. Así da vueltas hasta que el que reparte no tiene más tropas.

    Quien tiene el tablero ve todo lo que hay encima en ese momento; los demás, nada. Hasta que confirmas puedes cambiar lo que has puesto.

    Las fichas valen 1 (amarilla), 2 (roja), 3 (verde), 4 (azul) y 5 (negra).
help-3-title = El turno
help-3-body =
    Cuando el tablero vuelve al centro empieza el último que colocó, y desde entonces se juega _hacia la derecha_, al revés que antes.

    En su primer turno nadie puede atacar. Después, en cada turno se elige una cosa:

    - pasar: «paso»;
    - mover tropas en secreto;
    - atacar una provincia de otro.

    Antes de jugar se pueden proponer tablas, una vez por turno. Si todos aceptan, se acaba; si no, nadie sabe quién dijo que no.
help-4-title = Mover
help-4-body =
    Te llevas el tablero y nadie te ve. Cada tropa, una por una, puede quedarse o ir a una provincia _limítrofe y también tuya_. Se mira desde donde estaba al empezar la jugada: ninguna puede acabar a dos pasos, aunque sea por tierra tuya. Dos tropas pueden cambiarse el sitio.

    También puedes devolver el tablero sin haber movido nada. Todos ven cuántas tropas hay ahora en cada provincia, pero no quién las tenía.

    Baleares limita con Barcelona, Tarragona, Castellón y Valencia. Andorra, con Lérida y Gerona.
help-5-title = Atacar
help-5-body =
    Dices «ataco Tal», una provincia cualquiera que no sea tuya, aunque no tengas nada cerca. Su dueño se da a conocer.

    Los dos eligen cartas a la vez, sin ver lo que elige el otro, entre la provincia atacada y las que limitan con ella. El atacado pasa siempre la carta de Tal. Solo ellos ven las cartas.

    El ataque tiene éxito si las tropas de las cartas del atacante son _más_ que las de las cartas del atacado; el empate favorece a la defensa. Entonces la carta de Tal cambia de mano, con las tropas que tenga. Las demás vuelven a su dueño.

    El resultado no se dice a nadie más. No pasar todas las cartas enseña menos, pero es arriesgado.
help-6-title = El final
help-6-body =
    En cuanto alguien tiene sus provincias iniciales más ocho, gana. Quien se queda sin cartas pierde y ya no juega. Ambas cosas se dicen en voz alta: son el único rastro público de una conquista.

    Hay tablas entre todos los que conservan alguna provincia:

    - si todos las aceptan;
    - si durante tres vueltas enteras todos pasan;
    - si en 30 vueltas nadie ataca;
    - si se juegan 300 vueltas.

    Los dos últimos números se pueden cambiar al preparar la mesa.
help-phase-repartir = 1
help-phase-colocar = 2
help-phase-turno = 3
help-phase-mover = 4
help-phase-pasar-cartas = 5
help-phase-ver-cartas = 5
help-phase-tablas = 6
help-phase-fin = 6

# --- Lo que sabía un jugador de la casa (repaso) -----------------------------------------------

knew-dueno = { $place } es de { $seat }
