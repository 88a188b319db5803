# ¡Muerte al rey!: palabras de su mesa. Explicadas con las nuestras, no con las del reglamento.

title = ¡Muerte al rey!
tagline = Dos bandos y un rey escondido en cada uno: encuentra el suyo antes de que encuentren el tuyo.

## Lo que se espera ahora

ask-identidades = Se reparten las cartas de identidad.
ask-reparto = Se reparten las cartas secretas.
ask-turno =
    { $forced ->
        [yes] Tu bando debe una acusación y te toca hacerla: ¿quién esconde al rey?
       *[no] Intercambia una carta con un compañero, o acusa a un rival.
    }
ask-entrega = Elige la carta que entregas.
ask-denuncia = Mira la carta que has recibido. ¿La denuncias?
ask-pierde = No tenía al rey. Elige la carta que pierdes.
ask-cambio = Elige con quién cambias tu carta de identidad.
ask-elige = Elige quién tendrá cada carta de identidad.
ask-fin = Ha terminado.

wait-identidades = Se reparten las cartas de identidad.
wait-reparto = Se reparten las cartas secretas.
wait-turno =
    { $forced ->
        [yes] { $who } debe acusar.
       *[no] Le toca a { $who }.
    }
wait-entrega = Eligen la carta que entregan: { $who }.
wait-denuncia = Miran lo que han recibido: { $who }.
wait-pierde = { $who } elige la carta que pierde. Fíjate bien en las que hay a la vista.
wait-cambio = { $who } cambia su carta de identidad.
wait-elige = Reparten las identidades a su gusto: { $who }.
wait-fin = Ha terminado.

## Opciones

option-traicion = Traición
option-traicion-help = Quien recibe de un compañero una carta con el mismo número que su identidad puede denunciarlo en el acto: la partida acaba y solo gana él.
option-partidas = Partidas
option-partidas-help = De cuántas partidas es el encuentro. Con una sola gana un bando; con más, quien sume más puntos.
option-identidades = Identidades
option-identidades-help = Qué pasa con las cartas de identidad entre dos partidas. Tras una traición, cada cual conserva siempre la suya.
option-identidades-repartir = Se reparten de nuevo
option-identidades-cambio = Cada cual cambia la suya
option-identidades-fijas = Las mismas siempre
option-identidades-bandos = Bandos fijos, números al azar
option-identidades-eligen-propias = Cada bando elige las suyas
option-identidades-eligen-contrarias = Cada bando elige las del otro
option-consejo = Consejo
option-consejo-help = Los de un mismo bando pueden hablar entre ellos sin que el otro los oiga. Si no, se habla para todos.
option-apuntes = Apuntes
option-apuntes-help = La mesa apunta las cartas que se enseñan y, a cada uno, sus propios intercambios. Si no, hay que recordarlas.

preset-corta = Una partida
preset-encuentro = Encuentro de tres
preset-traidores = Traidores, a tres

## Por qué no

rule-mar-no-such-player = En esta mesa nadie tiene esa carta de identidad.
rule-mar-deck-too-small = Hace falta al menos una carta secreta para cada jugador.
rule-mar-deck-too-big = Nadie recibe más de dos cartas secretas.
rule-mar-not-your-card = Esa carta no es tuya.
rule-mar-not-yourself = Contigo mismo no: elige a otro jugador.
rule-mar-eliminated = Ya no le quedan cartas: está fuera de la partida.
rule-mar-exchange-with-companion = Solo se intercambia con los compañeros del propio bando.
rule-mar-accuse-a-rival = Solo se acusa a los del otro bando.
rule-mar-last-must-accuse = Cada bando debe acusar al menos una vez por ronda. Nadie del tuyo lo ha hecho y eres el último, o el único que queda: tienes que acusar.
rule-mar-nothing-to-denounce = Solo denuncia quien acaba de recibir una carta con el número de su identidad.
rule-mar-swap-with-another = La identidad se cambia con otro jugador.
rule-mar-not-of-that-side = Te toca repartir las identidades del otro palo: ese jugador no es de los que puedes elegir.
rule-mar-already-seated = A ese jugador ya le has dado una carta.

## Lo que pasa

event-partida =
    { $games ->
        [1] Empieza la partida.
       *[other] Partida { $number } de { $games }.
    }
event-identidad = { $seat } es el { $card }.
event-recibe = { $seat } recibe { $card }.
event-cambia = { $seat } intercambia una carta con { $with_seat }.
event-entrega =
    { $card_n ->
        [0] -
       *[other] { $seat } elige entregar { $card }.
    }
event-cambiado =
    { $card_n ->
        [0] -
       *[other] { $seat } entrega { $card }; { $with_seat } entrega { $with_card }.
    }
event-responde = -
event-silencio = Entre { $seat } y { $with_seat } nadie denuncia a nadie.
event-denuncia = { $seat } enseña { $card } y denuncia a { $traitor_seat }: ¡traición!
event-acusa = { $seat } acusa a { $target_seat } de esconder al rey.
event-muestra = { $seat } enseña { $cards }.
event-hallado = { $seat } encuentra al rey: ¡lo tenía { $target_seat }!
event-pierde = { $seat } pierde { $card }, boca arriba. Las cartas enseñadas vuelven a esconderse.
event-eliminado = { $seat } se queda sin cartas y fuera de la partida.
event-entrega-rey = { $seat } ha entregado a su propio rey.
event-fin-partida =
    { $side ->
        [espadas] Fin de la partida { $number }: ganan las espadas.
        [bastos] Fin de la partida { $number }: ganan los bastos.
       *[other] { $cause ->
            [doble-traicion] Fin de la partida { $number }: doble traición, no gana nadie.
           *[other] Fin de la partida { $number }: traición descubierta.
        }
    }
event-puntos =
    { $reason ->
        [ganador-eliminado] { $seat }: 0 puntos. Ganó su bando, pero estaba fuera.
        [ganador] { $seat }: +1. Ganó su bando.
        [ganador-con-rey] { $seat }: +2. Ganó escondiendo a su rey.
        [hallador] { $seat }: +3. Encontró al rey enemigo.
        [hallador-con-rey] { $seat }: +4. Encontró al rey enemigo y escondía al suyo.
        [perdedor] { $seat }: −1. Perdió su bando.
        [perdedor-con-rey] { $seat }: −3. Perdió al rey que guardaba.
        [perdedor-con-rey-eliminado] { $seat }: −4. Entregó a su rey, y era su última carta.
        [denunciante] { $seat }: +2. Descubrió a un traidor.
        [traidor] { $seat }: −2. Fue descubierto como traidor.
       *[ajeno] { $seat }: 0 puntos. La traición no era cosa suya.
    }
event-trueque = { $seat } toma la identidad de { $with_seat }, { $card }, y le da la suya, { $with_card }.
event-asigna = { $seat } da { $card } a { $to_seat }.
event-listo = { $seat } ya ha decidido las identidades.
event-fin-encuentro =
    { $points ->
        [one] Gana el encuentro, con 1 punto: { $seats }.
       *[other] Gana el encuentro, con { $points } puntos: { $seats }.
    }

ending-rey-hallado = Han encontrado a un rey.
ending-rey-perdido = Un bando ha entregado a su propio rey.
ending-traicion = Se ha descubierto a un traidor: solo gana quien lo denunció.
ending-doble-traicion = Doble traición: no gana nadie.
ending-fin-encuentro = El encuentro ha terminado: ganan quienes suman más puntos.

player-acusador = Acusador
player-jugador = Jugador

## Lo que dice la mesa

table-side-0 = Espadas
table-side-1 = Bastos
table-own-side = tu bando
table-rivals = rivales
table-companion = Compañero
table-rival = Rival
table-you = Tú
table-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
table-out = Fuera
table-turn = Le toca
table-game = Partida { $game } de { $games }
table-round = Ronda { $round }
table-owes = Aún debe acusar
table-owes-not = Ya ha acusado
table-hand = Tus cartas
table-no-hand = Te has quedado sin cartas. Tu bando sigue jugando.
table-watching = Miras la mesa: las manos no se ven hasta el final.
table-king = tu rey
table-accuse = Acusa a { $name }
table-exchange = Intercambia con { $name }
table-give = Entrega { $card }
table-lose = Pierde { $card }
table-lose-king = ¿Entregas a tu propio rey?
table-lose-king-text = Si lo pierdes, tu bando pierde la partida en el acto.
table-yes-lose = Sí, que muera
table-no = No
table-with = Intercambio entre { $a } y { $b }
table-picked = Ya ha elegido
table-choosing = Está eligiendo
table-your-pick = Has elegido: { $card }
table-received = { $name } te ha entregado: { $card }
table-you-gave = Has entregado: { $card }
table-denounce = Denunciar a { $name }
table-silent = Seguir adelante
table-shows = { $name } enseña sus cartas
table-accused-by = Acusa { $name }
table-look = Míralas bien: después se esconden.
table-lost = Perdidas, boca arriba
table-score = Puntos
table-sheet = Hoja de puntos
table-total = Total
table-person = Jugador
table-show-sheet = Ver la hoja de puntos
table-notes = Apuntes
table-notes-none = Todavía no hay nada que apuntar.
table-note-shown = { $a } acusó a { $b }, que enseñó { $cards }
table-note-swap = A { $b } le diste { $gave } y te dio { $got }
table-game-ended = Partida { $game }
table-cause-0 = Han encontrado al rey
table-cause-1 = Entregó a su propio rey
table-cause-2 = Traición
table-cause-3 = Doble traición
table-won = Ganan { $side ->
        [0] las espadas
       *[1] los bastos
    }
table-won-one = Solo gana { $name }
table-won-none = No gana nadie
table-next = Seguir
table-reason-0 = Ganó su bando, ya eliminado
table-reason-1 = Ganó su bando
table-reason-2 = Ganó escondiendo a su rey
table-reason-3 = Encontró al rey enemigo
table-reason-4 = Encontró al rey enemigo y escondía al suyo
table-reason-5 = Perdió su bando
table-reason-6 = Perdió al rey que guardaba
table-reason-7 = Entregó a su rey con su última carta
table-reason-8 = Descubrió a un traidor
table-reason-9 = Descubierto como traidor
table-reason-10 = Ajeno a la traición
table-swap-title = Cambio de identidades
table-swap-order = Orden de los cambios
table-take = Toma el { $card }, de { $name }
table-choose-title = ¿Quién tendrá el { $card }?
table-choose-wait = Los que eligen deciden en secreto
table-assign = El { $card }, para { $name }
table-assigned = { $card }: { $name }
table-hands-later = Las cartas secretas se reparten después.
table-order = Orden de juego
table-deal = Se reparten las cartas

## Las reglas

help-1-title = De qué se trata
help-1-body =
    Dos bandos iguales, _espadas_ y _bastos_, se sientan alternados. Cada bando esconde un rey: el _rey de oros_ entre las espadas, el _rey de copas_ entre los bastos. Gana quien encuentra al rey del otro.

    Delante de cada jugador hay una carta de identidad, a la vista de todos: dice de qué bando es y cuándo juega. Además, cada uno tiene dos cartas secretas. Una de las de tu bando es el rey, y al principio solo lo sabe quien lo tiene.

    @reyes

    Aquí la memoria es el juego: lo que se enseña vuelve a esconderse, y la mesa no lo repite.
help-2-title = Las cartas
help-2-body =
    Con n compañeros por bando, las identidades son espadas y bastos del 1 al n.

    El mazo secreto de las espadas tiene dos cartas por jugador: los oros del 1 al n, el rey de oros y, hasta completar, otros oros y después espadas. El de los bastos es igual, con copas y bastos. Otros reyes no cuentan.

    - Hasta doce jugadores bastan cuarenta cartas.
    - Con catorce o dieciséis se añaden ochos y nueves.

    Cada mazo se reparte entre los de su bando: dos cartas a cada uno, que solo él ve.
help-3-title = El turno
help-3-body =
    Se juega siempre en el mismo orden: 1 de espadas, 1 de bastos, 2 de espadas, 2 de bastos… Una vuelta entera es una _ronda_. A quien está fuera se le salta.

    @orden

    En tu turno haces una de estas dos cosas:

    - _Intercambiar_: eliges a un compañero y os cambiáis una carta. No puede negarse. Cada uno elige en secreto la que entrega, cambian de mano a la vez, y cada uno ve lo que recibe. Los demás solo saben que hubo intercambio.
    - _Acusar_: señalas a un rival, que enseña todas sus cartas.

    En cada ronda cada bando debe acusar al menos una vez. Si nadie de tu bando lo ha hecho y eres el último en jugar, tienes que acusar. Quien se queda sin compañeros solo puede acusar.
help-4-title = La acusación
help-4-body =
    Si entre las cartas que enseña el acusado está el rey, tu bando gana en el acto.

    Si no está, pierdes una de tus cartas, la que quieras, boca arriba y fuera de la partida. Después el acusado esconde las suyas, y todos habrán tenido que fijarse.

    - Quien se queda sin cartas queda eliminado.
    - Si la carta que pierdes es tu propio rey, tu bando pierde en el acto.
help-5-title = La traición
help-5-body =
    Es una opción. Si en un intercambio recibes una carta con el mismo _número_ que tu identidad, puedes enseñarla en ese momento y denunciar a tu compañero: el 3 de espadas que recibe el 3 de oros, por ejemplo. Con las cartas del reparto no vale, y la ocasión que se deja pasar no vuelve.

    @traicion

    Se pregunta siempre a los dos, puedan denunciar o no, para que nadie lo note. La denuncia acaba la partida y solo gana quien denuncia. Si los dos se denuncian a la vez, no gana nadie.

    Después de una traición, en la partida siguiente todos conservan su identidad.
help-6-title = Los puntos
help-6-body =
    Un encuentro es de varias partidas. Los puntos son de cada persona y van con ella aunque cambie de bando; gana el total más alto.

    En el bando que gana:

    - Eliminado: 0.
    - Ganar, sin más: +1.
    - Esconder al rey propio: +2.
    - Encontrar al rey enemigo: +3.
    - Las dos cosas: +4.

    En el bando que pierde:

    - Perder, eliminado o no: −1.
    - Tener al rey perdido: −3.
    - Quedarse sin cartas al entregarlo: −4.

    Con traición: quien la descubre, +2; el traidor, −2 (en la doble, los dos); los demás, 0. Si un bando entrega a su propio rey, nadie lo ha encontrado.
help-7-title = Las identidades
help-7-body =
    Entre partida y partida, las identidades pueden:

    - Repartirse de nuevo.
    - _Cambiarse_: empieza quien jugaba antes del ganador y se va hacia atrás, con el ganador el último; cada uno cambia su carta con otro jugador, del bando que sea. El ganador es quien encontró al rey; si un bando entregó al suyo, el siguiente vivo del otro.
    - Quedarse fijas todo el encuentro.
    - Barajarse dentro de cada bando, sin cambiar de bando.
    - Elegirse: los que tuvieron el 1 de cada bando deciden, a la vez y en secreto, quién tendrá cada carta de su bando, o del contrario.
help-8-title = Lo que se sabe y lo que se dice
help-8-body =
    Todos saben las identidades, quién intercambia con quién, quién acusa a quién, cuántas cartas le quedan a cada uno y las que se han perdido. Lo que pasó en un intercambio solo lo saben los dos.

    Se puede hablar de todo y nada obliga, pero las cartas no se enseñan hablando. Con la opción de consejo, los de un bando pueden hablar aparte. Con la de apuntes, la mesa recuerda por ti lo que has visto.
help-phase-identidades = 2
help-phase-reparto = 2
help-phase-turno = 3
help-phase-entrega = 3
help-phase-denuncia = 5
help-phase-pierde = 4
help-phase-cambio = 7
help-phase-elige = 7
help-phase-fin = 6

# --- Lo que sabía un jugador de la casa (repaso) -----------------------------------------------

knew-rey = { $seat } esconde al rey ({ $card })
knew-tiene = { $seat } tiene { $card }
