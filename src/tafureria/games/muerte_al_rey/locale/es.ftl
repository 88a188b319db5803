# ¡Muerte al rey!: textos de la mesa. Las reglas se explican con palabras nuestras, no con las del reglamento.

title = ¡Muerte al rey!
tagline = Dos bandos y un rey escondido en cada uno: encuentra el suyo antes de que encuentren el tuyo.

## Lo que se espera ahora

ask-identities = Se reparten las cartas de identidad.
ask-deal = Se reparten las cartas secretas.
ask-turn =
    { $forced ->
        [yes] { $alone ->
            [yes] Te has quedado sin compañeros y solo puedes acusar: ¿quién esconde al rey?
           *[no] Tu bando debe una acusación y te toca hacerla: ¿quién esconde al rey?
        }
       *[no] Intercambia una carta con un compañero o acusa a un rival.
    }
ask-hand-over = Elige la carta que entregas.
ask-denounce = Mira la carta que has recibido. ¿Denuncias a quien te la ha dado?
ask-give-up = No tenía al rey. Elige la carta que pierdes.
ask-swap = Elige con quién cambias tu carta de identidad.
ask-choose = Elige quién tendrá cada carta de identidad.
ask-face = Has mirado tus cartas. ¿Qué cara pones ante la mesa? Si no dices nada, tranquila.
ask-over = La partida ha terminado.

wait-identities = Se reparten las cartas de identidad.
wait-deal = Se reparten las cartas secretas.
wait-turn =
    { $forced ->
        [yes] { $who } tiene que acusar.
       *[no] Le toca a { $who }.
    }
wait-hand-over =
    { $n ->
        [1] { $who } elige la carta que entrega.
       *[other] { $who } eligen la carta que entregan.
    }
wait-denounce =
    { $n ->
        [1] { $who } mira la carta que ha recibido.
       *[other] { $who } miran la carta que han recibido.
    }
wait-give-up = { $who } elige la carta que pierde. Fíjate bien en las que están a la vista.
wait-swap = { $who } cambia su carta de identidad.
wait-choose =
    { $n ->
        [1] { $who } decide quién tendrá cada identidad.
       *[other] { $who } deciden quién tendrá cada identidad.
    }
wait-face =
    { $n ->
        [1] { $who } elige qué cara pone.
        [2] { $who } eligen qué cara ponen.
       *[other] Todos han mirado sus cartas y eligen qué cara ponen.
    }
wait-over = La partida ha terminado.

## Opciones

option-traicion = Traición
option-traicion-help = Si un compañero te entrega una carta con el mismo número que tu identidad, puedes denunciarlo en el acto: la partida acaba y solo ganas tú.
option-partidas = Partidas
option-partidas-help = Cuántas partidas tiene el encuentro. Si es una, gana un bando; si son más, quien sume más puntos.
option-identidades = Identidades
option-identidades-help = Qué pasa con las cartas de identidad entre dos partidas. Tras una traición, cada cual conserva la suya.
option-identidades-repartir = Se reparten de nuevo
option-identidades-cambio = Cada cual cambia la suya
option-identidades-fijas = Siempre las mismas
option-identidades-bandos = Bandos fijos, números al azar
option-identidades-eligen-propias = Cada bando elige las suyas
option-identidades-eligen-contrarias = Cada bando elige las del otro
option-consejo = Consejo
option-consejo-help = Los de un mismo bando pueden hablar entre ellos sin que el otro los oiga. Sin esta opción, todo lo que se dice lo oye toda la mesa.
option-apuntes = Apuntes
option-apuntes-help = La mesa apunta las cartas que se enseñan y, para cada jugador, sus propios intercambios. Sin esta opción, hay que recordarlas.
option-ruta = La ruta del rey
option-ruta-help = Cuando se encuentra a un rey, se cuenta a todos por qué manos ha pasado. De las demás cartas no se dice nada.
option-gestos = Gestos
option-gestos-help = Tras el reparto y tras cada intercambio, quien ha mirado sus cartas pone una cara: tranquila, contenta o inquieta. La ven todos, y puede mentir.

preset-corta = Una partida
preset-encuentro = Encuentro de tres partidas
preset-velada = Velada de ocho partidas
preset-traidores = Traidores, tres partidas
table-seats-note =
    { $n ->
        [6] Con seis, una partida dura una o dos rondas: tres partidas, unos diez minutos.
        [8] Con ocho, una partida dura una o dos rondas.
       *[other] Da tiempo a intercambiar, esperar y engañar antes de acusar.
    }

## Por qué no

rule-mar-no-such-player = En esta mesa nadie tiene esa carta de identidad.
rule-mar-deck-too-small = Hace falta al menos una carta secreta por jugador.
rule-mar-deck-too-big = Nadie recibe más de dos cartas secretas.
rule-mar-no-notes = Aquí hay que hacer memoria: solo se apunta si la mesa lo ha acordado.
rule-mar-not-your-card = Esa carta no es tuya.
rule-mar-not-yourself = No puedes elegirte a ti mismo: elige a otro jugador.
rule-mar-eliminated = Ya no le quedan cartas: está fuera de la partida.
rule-mar-exchange-with-companion = Solo puedes intercambiar cartas con tus compañeros de bando.
rule-mar-accuse-a-rival = Solo puedes acusar a los del otro bando.
rule-mar-last-must-accuse = Cada bando debe acusar al menos una vez por ronda. Nadie del tuyo lo ha hecho en esta y eres el último en jugar: tienes que acusar.
rule-mar-nothing-to-denounce = Solo puedes denunciar si acabas de recibir una carta con el número de tu identidad.
rule-mar-no-faces = En esta mesa no se ponen caras.
rule-mar-swap-with-another = La identidad se cambia con otro jugador.
rule-mar-not-of-that-side = Te toca decidir las identidades del otro palo: ese jugador no está entre los que puedes elegir.
rule-mar-already-seated = A ese jugador ya le has dado una carta.

## Lo que pasa

event-game-began =
    { $games ->
        [1] Empieza la partida.
       *[other] Partida { $number } de { $games }.
    }
event-identified =
    { $seat_you ->
        [yes] Eres { $card }.
       *[no] { $seat } es { $card }.
    }
event-dealt =
    { $seat_you ->
        [yes] Recibes { $card }.
       *[no] { $seat } recibe { $card }.
    }
event-identified-many = Se reparten las identidades.
event-dealt-many = Recibes tus cartas.
event-exchange-began =
    { $seat_you ->
        [yes] Intercambias una carta con { $with_seat }.
       *[no] { $with_seat_you ->
            [yes] { $seat } intercambia una carta contigo.
           *[no] { $seat } intercambia una carta con { $with_seat }.
        }
    }
event-card-chosen =
    { $card_n ->
        [0] -
       *[other] { $seat_you ->
            [yes] Eliges entregar { $card }.
           *[no] { $seat } elige entregar { $card }.
        }
    }
event-exchanged =
    { $card_n ->
        [0] -
       *[other] { $seat_you ->
            [yes] Entregas { $card } y recibes { $with_card } de { $with_seat }.
           *[no] { $with_seat_you ->
                [yes] Entregas { $with_card } y recibes { $card } de { $seat }.
               *[no] { $seat } entrega { $card } y { $with_seat }, { $with_card }.
            }
        }
    }
event-answered = -
event-nobody-denounced =
    { $seat_you ->
        [yes] Ni tú ni { $with_seat } denunciáis.
       *[no] { $with_seat_you ->
            [yes] Ni { $seat } ni tú denunciáis.
           *[no] Ni { $seat } ni { $with_seat } denuncian.
        }
    }
event-denounced =
    { $seat_you ->
        [yes] Enseñas { $card } y denuncias a { $traitor_seat }: ¡traición!
       *[no] { $traitor_seat_you ->
            [yes] { $seat } enseña { $card } y te denuncia: ¡traición!
           *[no] { $seat } enseña { $card } y denuncia a { $traitor_seat }: ¡traición!
        }
    }
event-face-chosen = -
event-faces =
    { $calm_seats_n ->
        [0] {""}
       *[other] Cara tranquila: { $calm_seats }.
    }{ $calm_seats_n ->
        [0] {""}
       *[other] { $pleased_seats_n ->
            [0] {""}
           *[other] {" "}
        }
    }{ $pleased_seats_n ->
        [0] {""}
       *[other] Cara contenta: { $pleased_seats }.
    }{ $uneasy_seats_n ->
        [0] {""}
       *[other] { $calm_seats_n ->
            [0] { $pleased_seats_n ->
                [0] {""}
               *[other] {" "}
            }
           *[other] {" "}
        }Cara inquieta: { $uneasy_seats }.
    }
event-accused =
    { $seat_you ->
        [yes] Acusas a { $target_seat } de esconder al rey.
       *[no] { $target_seat_you ->
            [yes] { $seat } te acusa de esconder al rey.
           *[no] { $seat } acusa a { $target_seat } de esconder al rey.
        }
    }
event-shown =
    { $seat_you ->
        [yes] Enseñas { $cards }.
       *[no] { $seat } enseña { $cards }.
    }
event-king-found =
    { $seat_you ->
        [yes] Encuentras al rey: ¡lo tenía { $target_seat }!
       *[no] { $target_seat_you ->
            [yes] { $seat } encuentra al rey: ¡lo tenías tú!
           *[no] { $seat } encuentra al rey: ¡lo tenía { $target_seat }!
        }
    }
event-route =
    { $seats_n ->
        [1] { $seats_you ->
            [yes] El rey de { $side } ha estado siempre contigo.
           *[no] El rey de { $side } no se ha movido del sitio: lo ha tenido siempre { $seats }.
        }
       *[other] El rey de { $side } ha pasado de mano en mano: { $seats }.
    }
event-gave-up =
    { $seat_you ->
        [yes] Pierdes { $card }, boca arriba. Las cartas enseñadas se vuelven a esconder.
       *[no] { $seat } pierde { $card }, boca arriba. Las cartas enseñadas se vuelven a esconder.
    }
event-eliminated =
    { $seat_you ->
        [yes] Te quedas sin cartas y quedas fuera de la partida.
       *[no] { $seat } se queda sin cartas y queda fuera de la partida.
    }
event-king-lost =
    { $seat_you ->
        [yes] Has entregado a tu propio rey.
       *[no] { $seat } ha entregado a su propio rey.
    }
event-game-ended =
    { $side ->
        [espadas] Fin de la partida { $number }: ganan las espadas.
        [bastos] Fin de la partida { $number }: ganan los bastos.
       *[other] { $cause ->
            [doble-traicion] Fin de la partida { $number }: doble traición, no gana nadie.
           *[other] Fin de la partida { $number }: traición descubierta.
        }
    }
event-scored =
    { $seat_you ->
        [yes] Tú
       *[no] { $seat }
    }: { $reason ->
        [ganador-eliminado] 0 puntos, por ganar ya sin cartas.
        [ganador] +1, por ganar.
        [ganador-con-rey] +2, por ganar escondiendo al rey propio.
        [hallador] +3, por encontrar al rey enemigo.
        [hallador-con-rey] +4, por encontrar al rey enemigo escondiendo al propio.
        [perdedor] −1, por perder.
        [perdedor-con-rey] −3, por el rey perdido.
        [perdedor-con-rey-eliminado] −4, por entregar al rey como última carta.
        [denunciante] +2, por descubrir a un traidor.
        [traidor] −2, por traición.
       *[ajeno] 0 puntos, ajeno a la traición.
    }
event-swapped =
    { $seat_you ->
        [yes] Cambias tu identidad, { $with_card }, por la de { $with_seat }, { $card }.
       *[no] { $with_seat_you ->
            [yes] { $seat } cambia su identidad, { $with_card }, por la tuya, { $card }.
           *[no] { $seat } cambia su identidad, { $with_card }, por la de { $with_seat }, { $card }.
        }
    }
event-assigned =
    { $seat_you ->
        [yes] { $to_seat_you ->
            [yes] Te das { $card }.
           *[no] Das { $card } a { $to_seat }.
        }
       *[no] { $to_seat_you ->
            [yes] { $seat } te da { $card }.
           *[no] { $seat } da { $card } a { $to_seat }.
        }
    }
event-chose =
    { $seat_you ->
        [yes] Ya has decidido las identidades.
       *[no] { $seat } ya ha decidido las identidades.
    }
event-match-ended =
    { $seats_you ->
        [yes] Ganas el encuentro
       *[no] { $seats_n ->
            [1] { $seats } gana el encuentro
           *[other] { $seats } ganan el encuentro
        }
    } con { $points ->
        [1] 1 punto.
       *[other] { $points } puntos.
    }

ending-rey-hallado = Han encontrado a un rey.
ending-rey-perdido = Un bando ha entregado a su propio rey.
ending-traicion = Se ha descubierto a un traidor: solo gana quien lo denunció.
ending-doble-traicion = Doble traición: no gana nadie.
ending-fin-encuentro = El encuentro ha terminado: gana quien suma más puntos.
ended-fin-encuentro =
    { $n ->
        [1] gana el encuentro con { $score ->
            [1] { $score } punto
           *[other] { $score } puntos
        }
       *[other] ganan el encuentro, empatados a { $score }
    }
decided-decider =
    { $seats_n ->
        [0] {""}
       *[other] { $last ->
            [yes] {"En la última partida, "}
           *[no] {"En la partida "}{ $number }{", "}
        }
    }{ $cause ->
        [rey-hallado] { $seat } encuentra al rey que escondía { $other_seat }
        [rey-perdido] { $seat } entrega a su propio rey
        [doble-traicion] { $seat } y { $other_seat } se denuncian a la vez
       *[traicion] { $seat } denuncia la traición de { $other_seat }
    }{ $seats_n ->
        [0] .
        [1] { $leads ->
            [yes] { $last ->
                [yes] {" y acaba en cabeza."}
               *[no] {" y desde entonces va en cabeza."}
            }
           *[no] { $last ->
                [yes] , y { $seats } acaba en cabeza.
               *[no] , y desde entonces { $seats } va en cabeza.
            }
        }
       *[other] { $last ->
            [yes] , y { $seats } acaban iguales en cabeza.
           *[no] , y desde entonces { $seats } van iguales en cabeza.
        }
    }

## Lo que dice la mesa

table-side-0 = Espadas
table-side-1 = Bastos
table-own-side = tu bando
table-rivals = rivales
table-companion = Compañero
table-rival = Rival
table-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
table-out = Fuera
table-game = Partida { $game } de { $games }
table-round = Ronda { $round }
table-vain =
    { $n ->
        [1] Una acusación en vano
       *[other] { $n } acusaciones en vano
    }
table-owes = Aún debe acusar
table-owes-not = Ya ha acusado
table-hand = Tus cartas
table-no-hand = Te has quedado sin cartas. Tu bando sigue jugando.
table-watching = Estás mirando: ves lo que está a la vista de toda la mesa. Las manos no se descubren, tampoco al acabar la partida.
table-king = tu rey
table-about-king = El rey de tu bando. Si una acusación lo encuentra, o si lo pierdes, gana el otro. Puedes entregarlo a un compañero en un intercambio.
table-about-secret = Carta secreta de tu bando. Puedes entregarla a un compañero en un intercambio, y es lo que pierdes si acusas en vano.
table-about-treason = Tiene el número de la identidad de { $name }: entregársela es traición, y puede denunciarte.
table-accuse = Acusar a { $name }
table-exchange = Intercambiar con { $name }
table-give = Entregar { $card }
table-lose = Perder { $card }
table-lose-king = ¿Entregas a tu propio rey?
table-lose-king-text = Si lo pierdes, tu bando pierde la partida en el acto.
table-yes-lose = Sí, que muera
table-no = No
table-answered = Ya has respondido
table-your-pick = Has elegido: { $card }
table-received = { $name } te ha entregado: { $card }
table-you-gave = Has entregado: { $card }
table-denounce = Denunciar a { $name }
table-silent = No denunciar
table-face-0 = Tranquila
table-face-1 = Contenta
table-face-2 = Inquieta
table-face-of =
    { $face ->
        [0] cara tranquila
        [1] cara contenta
       *[2] cara inquieta
    }
table-face-chosen =
    { $face ->
        [0] Pondrás cara tranquila
        [1] Pondrás cara contenta
       *[2] Pondrás cara inquieta
    }
table-shows = { $name } enseña sus cartas
table-accused-by = Acusa { $name }.
table-lost = Perdidas, boca arriba
table-score = Puntos
table-sheet = Hoja de puntos
table-total = Total
table-person = Jugador
table-notes = Apuntes
table-notes-none = Todavía no hay nada que apuntar.
table-note-shown = { $a } acusó a { $b }, que enseñó { $cards }
table-note-swap = A { $b } le diste { $gave } y te dio { $got }
table-game-ended = Partida { $game }
table-cause-0 = Han encontrado al rey
table-cause-1 = Un bando ha entregado a su propio rey
table-cause-2 = Traición
table-cause-3 = Doble traición
table-next-game = Ir a la partida { $n }
table-won = Ganan { $side ->
        [0] las espadas
       *[1] los bastos
    }
table-won-one = Solo gana { $name }
table-won-none = No gana nadie
table-reason-0 = Ganó su bando, pero ya estaba fuera
table-reason-1 = Ganó su bando
table-reason-2 = Ganó su bando y escondía al rey
table-reason-3 = Encontró al rey enemigo
table-reason-4 = Encontró al rey enemigo y escondía al propio
table-reason-5 = Perdió su bando
table-reason-6 = Tenía al rey que se perdió
table-reason-7 = Entregó al rey como última carta
table-reason-8 = Descubrió a un traidor
table-reason-9 = Descubierto como traidor
table-reason-10 = Ajeno a la traición
table-swap-title = Cambio de identidades
table-swap-order = Orden de los cambios
table-take = Tomar el { $card }, de { $name }
table-choose-title = ¿Quién tendrá el { $card }?
table-choose-wait = Las identidades se deciden en secreto
table-chooser = { $name } decide las de { $side ->
        [0] espadas
       *[1] bastos
    }
table-assign = El { $card }, para { $name }
table-assigned = { $card }: { $name }
table-hands-later = Las cartas secretas se reparten después.
table-king-here = ¡El rey!
table-king-not-here = El rey no está aquí
table-treason-here = ¡Traición!
table-points-at = { $a } acusa a { $b }
table-dawn-hid = lo escondía
table-dawn-found = lo acusó
table-dawn-lost = entregó a su rey
table-dawn-betrayed = cometió traición
table-dawn-denounced = lo descubrió
table-route =
    { $n ->
        [1] Nunca cambió de manos
       *[other] La ruta del rey
    }
table-route-dealt = al repartir
table-route-round = ronda { $round }
table-route-more = y { $n } manos más
table-in-all = en total
table-actions = Qué haces
table-point = Señala a alguien de la mesa
table-wait = Espera
table-lose-none = Elige la carta que pierdes
table-give-none = Elige la carta que entregas
table-order = Orden de juego

## Las reglas

help-credit = De Jorge Alonso (Vigo, 2005)
help-1-title = De qué se trata
    .book = 1
    .gist = Gana el bando que encuentra al rey del otro.
    .try = primera sides
help-1-body =
    Hay dos bandos iguales, _espadas_ y _bastos_, que se sientan alternados. Cada bando esconde un rey: las espadas, el _rey de oros_; los bastos, el _rey de copas_. Gana el bando que encuentra al rey del otro.

    Delante de cada jugador hay una carta de identidad, a la vista de todos, que dice de qué bando es y cuándo juega. Además, cada uno tiene dos cartas secretas. Una de las de tu bando es el rey, y al principio solo sabe dónde está quien lo tiene.

    @reyes

    En este juego hay que hacer memoria: lo que se enseña se vuelve a esconder y la mesa no lo repite.
help-2-title = Las cartas
    .book = 2.1, 2.1.1-2.1.3, 2.2
    .gist = Una carta de identidad a la vista y dos en secreto.
    .try = primera kings
help-2-body =
    Con n jugadores por bando, las identidades son las espadas y los bastos del 1 al n.

    El mazo secreto de las espadas tiene dos cartas por jugador: los oros del 1 al n, el rey de oros y, hasta completar:

    - Con 3 por bando, el 4 y el 5 de oros.
    - Con 4, el 5, el 6 y el 7 de oros.[R]
    - Con 5, el 6, el 7, la sota y el caballo de oros.[R]
    - Con 6, la sota y el caballo de oros, y el 7, la sota y el caballo de espadas.
    - Con 7, el 8, el 9, la sota y el caballo de oros, y el 8 y el 9 de espadas.[R]
    - Con 8, el 9, la sota y el caballo de oros, y el 9, la sota, el caballo y el rey de espadas.[R]

    El de los bastos es igual, con copas y bastos. Ningún otro rey cuenta. Hasta doce jugadores se usan cuarenta cartas; con catorce o dieciséis se añaden los ochos y los nueves.

    Cada mazo se reparte entre los de su bando: dos cartas a cada uno, que nadie más ve.
help-3-title = El turno
    .book = 2.3
    .gist = Intercambias una carta con un compañero o acusas a un rival.
    .try = primera exchange
help-3-body =
    Se juega siempre en el mismo orden: 1 de espadas, 1 de bastos, 2 de espadas, 2 de bastos… Una vuelta completa es una _ronda_. Quien está fuera no juega.

    @orden

    En tu turno haces una de estas dos cosas:

    - _Intercambiar_: eliges a un compañero y os cambiáis una carta. No puede negarse.[R] Cada uno elige en secreto la que entrega,[R] cambian de mano a la vez y cada uno ve la que recibe. Los demás solo saben que ha habido un intercambio.
    - _Acusar_: señalas a un rival, que enseña todas sus cartas.

    En cada ronda, cada bando debe acusar al menos una vez. Si nadie de tu bando lo ha hecho y eres el último en jugar, tienes que acusar. Si te quedas sin compañeros, solo puedes acusar.
help-4-title = La acusación
    .book = 2.3, 2.4
    .gist = Si no tiene al rey, pierdes una carta.
    .try = primera accuse
help-4-body =
    Si entre las cartas que enseña el acusado está el rey, tu bando gana en el acto.

    Si no está, pierdes una de tus cartas, la que quieras, boca arriba[R] y fuera de la partida. Después el acusado esconde las suyas: conviene haberse fijado.

    @acusacion

    - Quien se queda sin cartas queda eliminado.
    - Si la carta que pierdes es tu propio rey, tu bando pierde en el acto.
help-5-title = La traición
    .book = 3.1
    .gist = Una opción: recibes tu propio número y denuncias a quien te lo dio.
    .try = segunda denounce
help-5-body =
    Es una opción. Si en un intercambio recibes una carta con el mismo _número_ que tu identidad, puedes enseñarla en ese momento y denunciar a tu compañero: por ejemplo, si eres el 3 de espadas y recibes el 3 de oros. Con las cartas del reparto no vale, y la ocasión que se deja pasar no vuelve.

    @traicion

    Siempre se pregunta a los dos, puedan denunciar o no, y hasta que los dos han respondido nadie sabe quién lo está pensando.[R] La denuncia acaba la partida y solo gana quien denuncia. Si los dos se denuncian a la vez, no gana nadie.

    Después de una traición, todos conservan su identidad en la partida siguiente.
help-6-title = Los puntos
    .book = 3.2
    .gist = Una partida da de −4 a +4; gana quien más suma en el encuentro.
help-6-body =
    Un encuentro tiene varias partidas.[R] Los puntos son de cada persona y los conserva aunque cambie de bando. Gana quien suma más; si empatan, ganan juntos.[R] De cada partida te anotas _una sola_ de estas cifras.

    En el bando que gana:

    - Eliminado: 0.
    - Ganar, sin más: +1.
    - Esconder al rey propio: +2.
    - Encontrar al rey enemigo: +3.
    - Las dos cosas: +4.

    En el bando que pierde:

    - Perder, eliminado o no: −1.
    - Tener al rey que se pierde: −3.
    - Quedarse sin cartas al entregarlo: −4.

    Con traición: quien la descubre, +2; el traidor, −2 (en la doble, los dos); los demás, 0. Si un bando entrega a su propio rey, nadie lo ha encontrado.
help-7-title = Las identidades
    .book = 3.3
    .gist = Entre partidas se reparten, se cambian, se quedan o se eligen.
help-7-body =
    Entre una partida y otra, las identidades pueden:

    - Repartirse de nuevo.
    - _Cambiarse_: empieza quien juega antes del ganador y se sigue hacia atrás, hasta el ganador; cada uno cambia su carta con otro jugador, del bando que sea.[R] El ganador es quien encontró al rey; si un bando entregó al suyo, el siguiente jugador del otro que aún tenga cartas.[R]
    - Quedarse fijas todo el encuentro.
    - Barajarse dentro de cada bando, sin cambiar de bando.
    - Elegirse: los que tenían el 1 de cada bando deciden,[R] a la vez y en secreto, quién tendrá cada carta de su bando, o del contrario.

    Mientras se cambian o se eligen, sobre la mesa sigue todo como acabó la partida.
help-8-title = Lo que se sabe y lo que se dice
    .book = 2.2, 2.3
    .gist = Las acciones las ven todos; las cartas, nadie.
    .try = primera unseen
help-8-body =
    Todos saben las identidades, quién intercambia con quién, quién acusa a quién, cuántas cartas le quedan a cada uno y cuáles se han perdido. Qué cartas se intercambian solo lo saben los dos. Al acabar una partida no se enseñan las cartas que quedan.[R]

    Se puede hablar de todo, y mentir; nada obliga, pero no se enseñan cartas al hablar.[R] Con la opción de consejo, los de un bando pueden hablar aparte. Con la de apuntes, la mesa recuerda por ti lo que has visto.
help-9-title = Los gestos
    .book = 2.2, 2.3, 3.1
    .gist = Una opción: quien ha mirado sus cartas pone una cara.
help-9-body =
    Es una opción. Es obligatorio mirar las cartas que te reparten y la que recibes, para que los demás puedan sospechar de un cambio en tu cara. Con los gestos, cada cual pone una: _tranquila_, _contenta_ o _inquieta_.

    Hay dos momentos: tras el reparto la ponen todos, antes del primer turno;[R] tras un intercambio, los dos que lo han hecho, antes del turno siguiente.[R] Si se juega con traición, primero se pregunta a los dos si denuncian; si alguien lo hace, la partida acaba y no se pone ninguna cara.[R]

    Todos los que han mirado eligen a la vez y sin que se vea; las caras se enseñan juntas y las ven todos.[R] Puedes poner la que quieras, hayas visto lo que hayas visto. Si no eliges a tiempo, la pones tranquila, y nadie nota la diferencia.[R] Tampoco se ve quién ha elegido ya: lo que tardas no se puede leer.[R]

    La cara se queda junto a su jugador hasta que pone otra o se recogen las cartas.[R] No obliga a nada, ni cambia nada en el juego ni en los puntos. Los gestos no están en las reglas del libro ni en los torneos ni en la prueba de nivel, y sí en la primera mesa que abres.[R]
help-phase-face = 9
help-phase-identities = 2
help-phase-deal = 2
help-phase-turn = 3
help-phase-hand-over = 3
help-phase-denounce = 5
help-phase-give-up = 4
help-phase-swap = 7
help-phase-choose = 7
help-phase-over = 6

## Lo que sabía un bot de la casa (repetición)

knew-king =
    { $seat_you ->
        [yes] Escondes { $card }
       *[no] { $seat } esconde { $card }
    }
knew-holds =
    { $seat_you ->
        [yes] Tienes { $card }
       *[no] { $seat } tiene { $card }
    }

advice-accuses = Acusa a { $seat }
advice-exchanges = Cambia una carta con { $seat }
advice-hands-over = Entrega { $card }
advice-gives-up = Pierde { $card }
advice-says =
    { $choice ->
        [denuncia] Denuncia la traición
       *[calla] Calla
    }
advice-shows =
    { $face ->
        [tranquila] Pon cara tranquila
        [contenta] Pon cara contenta
       *[inquieta] Pon cara inquieta
    }
advice-swaps = Toma la identidad { $card } a cambio de la tuya
advice-assigns = Da la identidad siguiente a { $seat }
advice-suspects = Esconde al rey { $percent } de cada 100 veces, por todo lo que se te ha dicho; a ciegas acertarías { $blind }.
advice-danger = Si la partida sigue, la próxima acusación de los rivales encontraría a tu rey { $percent } de cada 100 veces.
advice-sought = Los rivales buscarían a tu rey aquí { $here } de cada 100 veces, y en tu pareja de cambio { $there }.
advice-is-king = Es tu rey: perderías la partida.
advice-treason = Quien la recibe podría denunciarte.
advice-safe = No es tu rey, ni te delata.

# Lo que se sabe de lo oculto
table-deduce-rivals = El otro bando
table-deduce-own = Tus compañeros

# Lo que se dice mientras se busca al rey (§3.1)

phrase-suspect = { $character ->
    [grasping] Me apuesto la bolsa a que el rey lo tiene { $who }.
    [spiteful] El rey lo tiene { $who }, y lo va a lamentar.
    [cautious] Diría que el rey lo tiene { $who }, aunque no pondría la mano en el fuego.
    [sly] Un pajarito me ha dicho que el rey lo tiene { $who }.
   *[other] Creo que el rey lo tiene { $who }.
  }
phrase-accuse = { $character ->
    [grasping] ¡Acusad a { $who }, que saldréis ganando!
    [spiteful] ¡A por { $who }! ¡Acusad ya!
    [cautious] ¿No sería prudente acusar a { $who }?
    [sly] Yo que vosotros acusaría a { $who }.
   *[other] ¡Acusad a { $who }!
  }
phrase-no-king = Yo no tengo al rey.
phrase-leave = No te acusaré, { $who }.
phrase-revenge = Si vas a por mí, { $who }, te acuso yo a ti.
phrase-distrust = { $character ->
    [grasping] La palabra de { $who } no vale ni un maravedí.
    [spiteful] A { $who }, ni agua: no tiene palabra.
    [cautious] Cuidado con { $who }: no siempre cumple.
    [sly] ¿La palabra de { $who }? Bonita, pero no os fiéis.
   *[other] No os fiéis de { $who }: su palabra no vale nada.
  }
note-leave = Te promete no acusarte
came-suspect = { $came ->
    [kept] acertó
   *[broken] se equivocó
 }
came-no-king = mentira
came-leave = { $came ->
    [kept] cumplida
   *[broken] rota
 }
came-revenge = { $came ->
    [kept] cumplida
   *[broken] sin cumplir
 }
