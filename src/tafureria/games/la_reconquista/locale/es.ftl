title = La reconquista
tagline = Sesenta provincias y tropas sin bandera: coloca, mueve y ataca de memoria, porque nadie puede apuntar nada.

# Lo que se espera ahora
ask-dealing = Se reparten las cartas…
ask-placing = { $to_place ->
    [0] Confirma la colocación, o cámbiala antes de pasar el tablero.
    [1] Tienes el tablero: coloca 1 tropa más en tus provincias.
   *[other] Tienes el tablero: coloca { $to_place } tropas en tus provincias.
}
ask-turn = { $first_turn ->
    [yes] Tu primer turno: pasa o mueve. Todavía no se puede atacar.
   *[no] Tu turno: pasa, mueve o ataca una provincia.
}
ask-moving = Mueve en secreto: cada tropa, un paso como mucho y por provincias tuyas. Luego devuelve el tablero.
ask-passing-cards = Elige qué cartas pasas y confirma.
ask-looking = Mira las cartas y el resultado; después se devuelven.
spared-looking = Mira bien: enseguida se tapa.
ask-voting = ¿Aceptas las tablas?
ask-over = La partida ha terminado.
wait-dealing = Se reparten las cartas…
wait-placing = { $who } tiene el tablero y coloca en secreto.
wait-turn = Le toca a { $who }.
wait-moving = { $who } se ha llevado el tablero y mueve en secreto.
wait-passing-cards = Hay un ataque: { $n ->
    [one] { $who } elige cartas
   *[other] { $who } se pasan cartas
} a puerta cerrada.
wait-looking = { $who } sigue mirando las cartas.
wait-voting = { $n ->
    [one] { $who } decide si acepta las tablas.
   *[other] { $who } deciden si aceptan las tablas.
}
wait-over = La partida ha terminado.

# Opciones
option-memoria = Con memoria
option-memoria-help = Partida amistosa: hay registro, notas propias y cuenta de lo que falta para las tablas. Si no, la regla 6 prohíbe toda ayuda a la memoria.
option-rondas_sin_ataque = Rondas sin ataques
option-rondas_sin_ataque-help = Si se juegan estas rondas completas sin que nadie ataque, hay tablas (regla 27).
option-rondas = Rondas en total
option-rondas-help = Cuando se han jugado estas rondas completas hay tablas, pase lo que pase (regla 27).
preset-amistosa = Amistosa, con memoria

# Por qué no
rule-rec-no-notes = Aquí se juega de memoria: sin papel, sin lápiz y sin ninguna otra ayuda.
rule-rec-too-many-cards = No hay tantas provincias: el mapa tiene sesenta.
rule-rec-place-on-own = Las tropas se colocan solo en provincias tuyas, y esa no lo es.
rule-rec-place-no-more = Ya has colocado las tropas que tocan. Confirma, o quita alguna.
rule-rec-place-all = Antes de pasar el tablero tienes que colocar todas las tropas que tocan.
rule-rec-not-placed-there = Ahí no has puesto ninguna de las tropas de ahora.
rule-rec-take-backs = Has cambiado de idea demasiadas veces en la misma jugada: confirma ya.
rule-rec-no-attack-yet = En el primer turno de cada jugador no se puede atacar.
rule-rec-not-moved-so = Por esa frontera no ha pasado ninguna tropa en esta jugada.
rule-rec-move-between-own = Solo se mueve de una provincia tuya a otra limítrofe que también sea tuya.
rule-rec-one-step = Las tropas que estaban ahí al empezar ya han dado su paso, y ninguna puede ir más lejos.
rule-rec-attack-others = Esa provincia es tuya: se atacan las de los demás.
rule-rec-pass-own = Esa carta no es tuya.
rule-rec-pass-involved = Esa provincia no limita con la atacada: no interviene en este ataque.
rule-rec-passed-already = Esa carta ya está entre las que pasas.
rule-rec-one-proposal = Las tablas se proponen una sola vez por turno, y ya se ha hecho.

# Lo que pasa
log-none = Regla 6: no se apunta nada. Cada cual recuerda lo que ha pasado.
event-dealer = { $seat_you ->
    [yes] Por sorteo repartes tú.
   *[no] Por sorteo reparte { $seat }.
}
event-dealt = { $seat_you ->
    [yes] Recibes { $card }.
   *[no] { $seat } recibe { $card }.
}
event-board-taken = { $seat_you ->
    [yes] Tomas el tablero para colocar.
   *[no] { $seat } toma el tablero para colocar.
}
event-placed-many = Colocas { $n } tropas.
event-stepped-many = Mueves { $n } tropas.
event-dealt-many = Recibes { $n } cartas.
event-placed = { $seat_you ->
    [yes] Colocas una tropa en { $place }.
   *[no] { $seat } coloca una tropa en { $place }.
}
event-unplaced = { $seat_you ->
    [yes] Quitas una tropa de { $place }.
   *[no] { $seat } quita una tropa de { $place }.
}
event-board-shown = { $seat_you ->
    [yes] El tablero vuelve al centro. Empiezas tú.
   *[no] El tablero vuelve al centro. Empieza { $seat }.
}
event-passed = { $seat_you ->
    [yes] Pasas.
   *[no] { $seat } pasa.
}
event-move-began = { $seat_you ->
    [yes] Te llevas el tablero para mover.
   *[no] { $seat } se lleva el tablero para mover.
}
event-stepped = { $seat_you ->
    [yes] Una tropa tuya va de { $place } a { $to }.
   *[no] Una tropa de { $seat } va de { $place } a { $to }.
}
event-stepped-back = { $seat_you ->
    [yes] Tu tropa vuelve de { $to } a { $place }.
   *[no] La tropa de { $seat } vuelve de { $to } a { $place }.
}
event-moved = { $seat_you ->
    [yes] Has movido y devuelves el tablero.
   *[no] { $seat } ha movido y devuelve el tablero.
}
event-attacked = { $seat_you ->
    [yes] Atacas { $place }. Es de { $owner_seat }.
   *[no] { $owner_seat_you ->
        [yes] { $seat } ataca { $place }, que es tuya.
       *[no] { $seat } ataca { $place }. Es de { $owner_seat }.
    }
}
event-card-passed = { $seat_you ->
    [yes] Eliges pasar { $card }.
   *[no] { $seat } elige pasar { $card }.
}
event-ready = { $seat_you ->
    [yes] Has elegido tus cartas.
   *[no] { $seat } ha elegido sus cartas.
}
event-fought = { $success ->
    [1] { $seat_you ->
        [yes] Conquistas { $place }
       *[no] { $seat } conquista { $place }
    }
   *[other] { $seat_you ->
        [yes] Tu ataque a { $place } fracasa
       *[no] El ataque a { $place } fracasa
    }
}: { $attack } contra { $defence }. { $attack_cards_n ->
    [0] { $seat_you ->
        [yes] No has pasado ninguna carta.
       *[no] { $seat } no ha pasado ninguna carta.
    }
   *[other] { $seat_you ->
        [yes] Has pasado { $attack_cards }.
       *[no] { $seat } ha pasado { $attack_cards }.
    }
} { $owner_seat_you ->
    [yes] Has pasado { $defence_cards }.
   *[no] { $owner_seat } ha pasado { $defence_cards }.
}
event-seen = { $seat_you ->
    [yes] Has visto las cartas.
   *[no] { $seat } ha visto las cartas.
}
event-attack-over = { $seat_you ->
    [yes] Tu ataque a { $place } ha terminado. Solo { $owner_seat } y tú sabéis cómo.
   *[no] { $owner_seat_you ->
        [yes] El ataque de { $seat } a { $place } ha terminado. Solo { $seat } y tú sabéis cómo.
       *[no] El ataque de { $seat } a { $place } ha terminado. Solo { $seat } y { $owner_seat } saben cómo.
    }
}
event-eliminated = { $seat_you ->
    [yes] Te quedas sin provincias: has perdido.
   *[no] { $seat } se queda sin provincias y pierde.
}
event-draw-proposed = { $seat_you ->
    [yes] Propones tablas.
   *[no] { $seat } propone tablas.
}
event-voted = { $yes ->
    [1] { $seat_you ->
        [yes] Aceptas las tablas.
       *[no] { $seat } acepta las tablas.
    }
   *[other] { $seat_you ->
        [yes] No aceptas las tablas.
       *[no] { $seat } no acepta las tablas.
    }
}
event-draw-refused = { $seat_you ->
    [yes] No hay tablas. Sigue tu turno.
   *[no] No hay tablas. Sigue el turno de { $seat }.
}
event-counted = Pases seguidos: { $passes }. Turnos seguidos sin ataques: { $quiet }. Rondas completas: { $round }.
event-ended = { $ending ->
    [conquista] { $seats_you ->
        [yes] Ganas la partida.
       *[no] { $seats } gana la partida.
    }
    [acuerdo] Tablas por acuerdo entre { $seats }.
    [pases] Tres rondas enteras de pases: tablas entre { $seats }.
    [sin-ataques] Demasiadas rondas sin ataques: tablas entre { $seats }.
   *[other] Se han jugado todas las rondas: tablas entre { $seats }.
}

ending-conquista = Reconquista: alguien ha reunido las provincias que hacían falta.
ending-acuerdo = Tablas por acuerdo de todos.
ending-pases = Tablas: tres rondas completas en las que todos pasaron.
ending-sin-ataques = Tablas: demasiadas rondas sin un solo ataque.
ending-rondas = Tablas: se jugaron todas las rondas.
decided-conquest = { $seat } conquista { $place } a { $owner_seat }{ $out ->
        [yes] , que se queda sin nada,
       *[no] {""}
    } y reúne las { $provinces } provincias que hacían falta.
decided-drawn =
    { $ending ->
        [acuerdo] Todos acuerdan tablas.
        [pases] Durante tres rondas nadie quiere mover ni atacar.
        [sin-ataques] Hace demasiadas rondas que nadie ataca.
       *[rondas] Se agotan las rondas.
    } { $seats_n ->
        [1] Quien más cerca estaba era { $seats }, con { $provinces } provincias de { $goal }.
       *[other] Quienes más cerca estaban eran { $seats }, con { $provinces } provincias de { $goal }.
    }

# La mesa
table-map = Mapa de la península
table-ocean = Mar Océano
table-mediterranean = Mar Mediterráneo
table-cloth-up = Levantar el paño
table-cloth-down = Volver a taparlo
table-goal-short = { $own } de { $goal }
table-tray = Lo que has hecho
table-deeds = Qué haces
table-attack = Atacar
table-attack-which = Atacar: toca una provincia
table-draw-short = Tablas
table-draw-all = Hace falta que todos acepten; nadie sabrá quién ha dicho que no.
table-force = Tu fuerza
table-sent-short = Tus cartas, boca abajo
table-more = { $n ->
    [one] Y 1 carta más, que no interviene
   *[other] Y { $n } cartas más, que no intervienen
}
table-find = Buscar provincia
table-find-none = Ninguna se llama así
table-goal = { $own } de { $goal } provincias
table-own = Mis provincias
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
table-hidden = El tablero está fuera de la vista
table-hidden-placing = { $who } lo tiene y coloca sus tropas donde nadie lo ve.
table-hidden-moving = { $who } lo tiene y mueve, o hace como que mueve.
table-pass = Paso
table-move = Mover
table-attack-this = Atacar { $name }
table-attack-text = Dirás «ataco { $name }» en voz alta, y su dueño tendrá que darse a conocer.
table-cancel = Cancelar
table-draw = Proponer tablas
table-draw-title = ¿Propones tablas?
table-draw-text = Solo se puede proponer una vez por turno. Hace falta que todos acepten.
table-draw-asked = { $who } propone tablas
table-draw-yes = Acepto
table-draw-no = No acepto
table-draw-sent = Has contestado. Los demás no lo saben hasta que contesten todos.
table-draw-wait = Los demás contestan en secreto.
table-placed = { $done } de { $all } colocadas
table-placed-total = En total, { $done } de { $all }
table-place-all = Todas en { $name } ({ $n })
table-you = tú
table-scene-attack = «Ataco { $name }»
table-scene-out = { $who } queda fuera de juego
table-scene-out-you = Quedas fuera de juego
table-scene-won = La península es de { $who }
table-scene-won-you = La península es tuya
table-scene-draw = Tablas entre { $who }
table-scene-closed = A puerta cerrada: solo ellos dos sabrán cómo acaba.
table-left = { $n ->
    [0] No te quedan más para otra ronda.
    [one] Te queda 1 tropa para otra ronda.
   *[other] Te quedan { $n } tropas para otras rondas.
}
table-place-hint = Un toque, una tropa; si lo mantienes, todas.
table-place-confirm = Pasar el tablero
table-take = Quitar una tropa de { $name }
table-moved-count = { $n ->
    [0] Ninguna tropa movida
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
table-step-back = Devolver una tropa de { $to } a { $from }
table-battle = { $who } ataca { $name }
table-battle-owner = Es de { $who }
table-closed = A puerta cerrada
table-closed-text = { $attacker } y { $defender } se pasan cartas. Solo ellos dos las ven.
table-pass-cards = Cartas que pasas
table-pass-none = No tienes cartas que puedan intervenir.
table-pass-confirm = { $n ->
    [0] No pasar ninguna
    [one] Pasar 1 carta
   *[other] Pasar { $n } cartas
}
table-pass-always = se pasa siempre
table-pass-hint-attack = Ganas si tus cartas suman más tropas que las del atacado. No verá lo que no pases.
table-hint-no-force = Aviso: así atacas con fuerza 0. Añade una provincia con tropas.
table-pass-hint-defence = Resistes si tus cartas suman tantas tropas como las del atacante, o más. No verá lo que no pases.
table-sent = Tus cartas están sobre la mesa, boca abajo. Esperando a { $who }.
table-offence = Ataque
table-defence = Defensa
table-no-cards = ninguna carta
table-won-attack = { $name } es tuya
table-lost-attack = El ataque fracasa
table-won-defence = { $name } resiste
table-lost-defence = Has perdido { $name }
table-only-two = Solo lo sabéis vosotros dos.
table-seen = Visto: devolver las cartas
table-act-passed = { $who }: «paso».
table-act-moved = { $who } ha movido.
table-act-attack-over = { $who } ha atacado { $name }, provincia de { $to }. No se dice cómo ha acabado.
table-act-draw-refused = No hay tablas.
table-counters = Pases seguidos: { $passes } · turnos seguidos sin ataques: { $quiet } · rondas: { $round }
table-attribution = Hecho con Natural Earth. Núcleos de población © GeoNames (CC BY 4.0). Fronteras españolas derivadas de © Instituto Geográfico Nacional de España (CC BY 4.0).
table-attribution-title = Origen del mapa
table-out = fuera de juego
table-neighbours = Limita con { $names }.
table-about-card = Es tuya mientras tengas su carta.

# Ayuda

help-credit = El reglamento, de 27 reglas, no dice quién lo escribió
help-1-title = Qué se juega
    .book = 1-6, 8, 25
    .gist = Gana quien reúne ocho provincias más de las que recibió.
    .try = primera cards
help-1-body =
    Cada carta es una provincia: las 48 españolas sin Canarias, las 11 portuguesas de 1936[R] y Andorra. Quien tiene la carta tiene la provincia y las tropas que haya en ella, pero en el tablero las tropas no llevan bandera: solo se ve cuántas hay.

    Gana quien reúna _ocho provincias más_ de las que recibió. Da igual cuáles.

    @bandera

    - 3 jugadores: 20 provincias y 40 tropas; se gana con 28.
    - 4 jugadores: 15 provincias y 30 tropas; se gana con 23.
    - 5 jugadores: 12 provincias y 25 tropas; se gana con 20.
    - 6 jugadores: 10 provincias y 20 tropas; se gana con 18.

    Nadie puede apuntar nada (regla 6). Por eso la mesa enseña solo lo que se vería ahora mismo, sin registro ni jugadas anteriores, y no dice cuántas provincias tiene cada uno.[R] La opción «con memoria» permite las notas y el registro en partidas amistosas, y al terminar se descubre todo.
help-2-title = La colocación
    .book = 7, 9
    .gist = Por turno, cinco tropas cada vez, sin que nadie mire.
    .try = primera place
help-2-body =
    Se sortea quién reparte. Ese jugador toma el tablero, pone _exactamente cinco tropas_ en provincias suyas, como quiera, y lo pasa a la izquierda. Así sigue hasta que todos han puesto todas las suyas.

    Quien tiene el tablero ve todo lo que hay encima en ese momento; los demás, nada. Hasta que confirmas puedes cambiar lo que has puesto.

    Las fichas valen 1 (amarilla), 2 (roja), 3 (verde), 4 (azul) y 5 (negra). Cada provincia lleva todos los cincos que quepan y una ficha por el resto: cambiar fichas no delata nada.[R]

    @fichas
help-3-title = El turno
    .book = 10-12
    .gist = Una cosa por turno: pasar, mover o atacar.
    .try = primera turn
help-3-body =
    Cuando el tablero vuelve al centro empieza el último que colocó, y desde entonces se juega _hacia la derecha_, al revés que antes.

    En su primer turno nadie puede atacar. Después, en cada turno se elige una cosa:

    - pasar: «paso»;
    - mover tropas en secreto;
    - atacar una provincia de otro.
help-4-title = Mover
    .book = 13-17
    .gist = Cada tropa, un paso como mucho, entre provincias tuyas.
    .try = primera move
help-4-body =
    Te llevas el tablero y nadie te ve. Cada tropa, una por una, puede quedarse o ir a una provincia _limítrofe y también tuya_. Se mira desde donde estaba al empezar la jugada: ninguna puede acabar a dos pasos, aunque sea por tierra tuya. Dos tropas pueden cambiar de sitio entre sí.

    @paso

    También puedes devolver el tablero sin haber movido nada.[R] Todos ven cuántas tropas hay ahora en cada provincia, pero no quién las tenía.

    Baleares limita con Barcelona, Tarragona, Castellón y Valencia. Andorra, con Lérida y Gerona.
help-5-title = Atacar
    .book = 18-24
    .gist = Más tropas que la defensa, contadas a puerta cerrada.
    .try = primera attack
help-5-body =
    Dices «ataco Tal», una provincia cualquiera que no sea tuya, aunque no tengas nada cerca.[R] Su dueño se da a conocer.

    Los dos eligen cartas a la vez, sin ver lo que elige el otro,[R] entre la provincia atacada y las que limitan con ella. El atacado pasa siempre la carta de Tal. Solo ellos ven las cartas, y solo ellos saben cuántas han sido.[R]

    El ataque tiene éxito si las tropas de las cartas del atacante son _más_ que las de las cartas del atacado; el empate favorece a la defensa. Si tiene éxito, la carta de Tal cambia de mano, con las tropas que tenga. Las demás vuelven a su dueño.

    @ataque

    Nadie más se entera del resultado, ni de cuánto tarda cada uno en elegir o en mirar. Si no pasas todas tus cartas enseñas menos, pero te arriesgas.
help-6-title = El final
    .book = 25-27
    .gist = Ocho más, y se dice en voz alta; si nadie puede, tablas.
    .try = primera end
help-6-body =
    En cuanto alguien tiene sus provincias iniciales más ocho, gana. Quien se queda sin cartas pierde y ya no juega. Las dos cosas se dicen en voz alta: son el único rastro público de una conquista.[R]

    El reglamento da tablas a todos los que conservan alguna provincia cuando nadie puede tomar ya nada. Aquí son tablas:[R]

    - si todos las aceptan. Las propone quien tiene el turno, antes de jugar y una vez como mucho, también en su primer turno; los demás contestan a la vez, y si alguien se niega, nadie sabe quién ha sido y el turno sigue;
    - si todos los que siguen pasan durante tres rondas enteras;
    - si nadie anuncia un ataque en 30 rondas;
    - si se juegan 300 rondas.

    Una ronda es un turno de cada jugador que sigue, y los primeros turnos cuentan. Los dos últimos números se pueden cambiar al preparar la mesa.
help-phase-dealing = 1
help-phase-placing = 2
help-phase-turn = 3
help-phase-moving = 4
help-phase-passing-cards = 5
help-phase-looking = 5
help-phase-voting = 6
help-phase-over = 6

# --- Lo que sabía un bot de la casa (repaso) -----------------------------------------------

knew-dueno = { $seat_you ->
    [yes] { $place } es tuya
   *[no] { $place } es de { $seat }
}

advice-attacks = Ataca { $place }
advice-puts = { $back ->
    [yes] Quita una tropa de { $place }
   *[no] Coloca una tropa en { $place }
}
advice-passes = { $troops ->
    [0] Pasa la carta de { $card }, que no suma tropas
    [one] Pasa la carta de { $card }, que suma una tropa
   *[other] Pasa la carta de { $card }, que suma { $troops } tropas
}
advice-marches = { $back ->
    [yes] Devuelve una tropa de { $to } a { $place }
   *[no] Mueve una tropa de { $place } a { $to }
}
advice-says = { $choice ->
    [paso] Pasa el turno
    [muevo] Llévate el tablero y mueve
    [tablas] Propón tablas
    [si] Acepta las tablas
    [no] Rechaza las tablas
    [visto] Di que ya has visto las cartas
   *[listo] Confirma lo que llevas hecho
}
advice-conquers = Sale bien { $percent } de cada 100 veces. Te quedarías con { $count } provincias; hacen falta { $goal }.
advice-faces = Alrededor tienes { $own ->
    [one] una tropa
   *[other] { $own } tropas
}; en la provincia { $troops ->
    [0] no hay ninguna
   *[other] hay { $troops }
}, más lo que acuda en su defensa.
advice-feint = No puede salir bien: solo enseña de quién es. Lo más probable ({ $percent } de 100) es que sea de { $seat }.
advice-masses = Prepara el ataque a { $place }: con las tropas cerca saldría bien { $percent } de cada 100 veces.
advice-best = { $percent ->
    [0] Ningún ataque puede salir bien ahora.
   *[other] El mejor ataque de ahora, a { $place }, saldría bien { $percent } de cada 100 veces.
}
advice-borders = Linda con { $count ->
    [0] ninguna provincia ajena
    [one] una provincia ajena
   *[other] { $count } provincias ajenas
} y { $troops ->
    [0] no tiene tropas
    [one] tiene una tropa
   *[other] tiene { $troops } tropas
}.
advice-stands = Tienes { $count } provincias; para ganar hacen falta { $goal }.
advice-weighs = Hasta ahora { $own ->
    [0] no pones ninguna tropa
    [one] pones una tropa
   *[other] pones { $own } tropas
}; en la provincia atacada hay { $troops }.

# Lo que se sabe de lo oculto
table-deduce-chart =
    Mapa de lo que sabes: { $sure ->
        [one] 1 provincia de otros segura
       *[other] { $sure } provincias de otros seguras
    }, { $open } dudosas.
table-deduce-lead = Cada provincia, del color de quien la tiene: más fuerte cuanto más probable, y con su letra si es seguro. Las tuyas, rayadas.
table-deduce-truth = Con aro rojo, de quién era en realidad: entero si era lo más probable, de trazos si no.
table-deduce-open =
    { $n ->
        [one] Una provincia dudosa
       *[other] { $n } provincias dudosas
    }
