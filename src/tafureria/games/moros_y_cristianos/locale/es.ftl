# Moros y cristianos en español. Las reglas se cuentan con nuestras palabras, no con las del reglamento.

title = Moros y cristianos
tagline = Dos bandos, una batalla y un botín: cambia de bando en cada ronda y quédate con lo ajeno.

## Lo que se espera ahora

ask-draw = Se sortea quién empieza.
ask-keep = ¿Te guardas todas las cartas que te quedan o las tiras todas?
ask-deal = Se reparten las cartas.
ask-declare =
    { $dimension ->
        [0] Empiezas tú. ¿Por qué se combate?
        [1] ¿Gana el bando que más suma o el que menos?
        [2] ¿Una sola vuelta, o dos con refuerzos?
        [3] ¿En qué orden llegan los refuerzos?
       *[4] ¿Cuántos caballeros por turno?
    }
ask-treasure = Tus oros van al tesoro. Esconde entre ellos las copas que quieras.
ask-play =
    { $ally ->
        [yes] Puedes aliarte con los atacantes, jugar copas o no hacer nada.
       *[no] { $must ->
            [yes] { $duty ->
                [yes] Te toca cambiar de bando: juega un caballero defensor.
               *[no] { $pass_number ->
                    [2] Refuerzos: tienes que jugar otro caballero de tu bando.
                   *[1] Tienes que jugar un caballero; añade los oros y las copas que quieras.
                }
            }
           *[no] { $knights_left ->
                [0] Juega oros o copas, o termina el turno.
               *[other] Juega más cartas, o termina el turno.
            }
        }
    }
ask-aim = Hay dos caballeros de ese número: elige a cuál anula tu copa.
ask-pick = Coge una carta del botín.
ask-over = La partida ha terminado.

wait-draw = Se sortea quién empieza.
wait-keep = { $who } decide si guarda sus cartas o las tira.
wait-deal = Se reparten las cartas.
wait-declare = { $who } declara el combate.
wait-treasure =
    { $n ->
        [one] { $who } decide qué esconde en el tesoro.
       *[other] { $who } deciden qué esconden en el tesoro.
    }
wait-play =
    { $ally ->
        [yes] { $who } puede aliarse con los atacantes.
       *[no] { $duty ->
            [yes] { $who } tiene que cambiar de bando.
           *[no] Juega { $who }.
        }
    }
wait-aim = { $who } elige a qué caballero anula su copa.
wait-pick = { $who } coge una carta del botín.
wait-over = La partida ha terminado.

## Opciones

option-equipos = Por equipos
option-equipos-help = Cristianos contra moros, alternados en la mesa: nadie juega caballeros del otro palo y los puntos son del equipo. Para cuatro o seis.
option-larga = Partida larga
option-larga-help = A 100 puntos en vez de 50; por equipos, a 200 en vez de 100.
option-baraja = Baraja
option-baraja-help = La clásica de cuarenta, o la de cuarenta y ocho, con ochos y nueves.
option-baraja-40 = 40 cartas
option-baraja-48 = 48 cartas
option-anulados_fuera = Los anulados no cuentan
option-anulados_fuera-help = Un caballero anulado tampoco cuenta para deshacer un empate ni para el orden del reparto.
option-puntos = Puntos
option-puntos-help = Puntos que hay que alcanzar; 0, los del reglamento.
option-mano = Cartas en la mano
option-mano-help = Cuántas cartas tiene una mano completa.
option-rangos = Números de la baraja
option-rangos-help = Solo los números más bajos de cada palo; 0, todos.
option-riquezas = Números de oros y copas
option-riquezas-help = Solo los números más bajos de oros y de copas; 0, tantos como de caballeros.
option-primero = Quién empieza
option-primero-help = El asiento que empieza la primera ronda; −1, por sorteo.
option-objetivo = Objetivo
option-objetivo-help = Por qué se combate en todas las rondas.
option-objetivo-libre = Lo elige quien empieza
option-objetivo-fe = Fe
option-objetivo-botin = A por el botín
option-objetivo-tesoro = Tesoro oculto
option-tipo = Tipo
option-tipo-help = Si gana el bando que más suma o el que menos.
option-tipo-libre = Lo elige quien empieza
option-tipo-fuerza = De fuerza
option-tipo-astucia = De astucia
option-duracion = Duración
option-duracion-help = Una vuelta a la mesa, o dos.
option-duracion-libre = Lo elige quien empieza
option-duracion-asalto = Asalto
option-duracion-refuerzos = Con refuerzos
option-orden = Orden
option-orden-help = En qué orden va la segunda vuelta.
option-orden-libre = Lo elige quien empieza
option-orden-ataque = Al ataque
option-orden-contraataque = Al contraataque
option-cantidad = Cantidad
option-cantidad-help = Cuántos caballeros juega cada uno por vuelta.
option-cantidad-libre = Lo elige quien empieza
option-cantidad-heroes = Héroes
option-cantidad-tropa = Tropa

preset-clasica = Clásica, a 50
preset-equipos = Por equipos, a 100
preset-larga = Larga, a 100 y con 48 cartas

## Por qué no

rule-myc-enough-cards = Esa baraja tiene pocas cartas: hay que poder completar todas las manos aunque todos los oros estén en la mesa.
rule-myc-starter-at-table = No hay tal asiento: quien empieza tiene que ser uno de los jugadores.
rule-myc-order-needs-refuerzos = El orden solo se declara si hay segunda vuelta, es decir, con refuerzos.
rule-myc-declare-once = Eso ya está declarado, y solo se declara una vez.
rule-myc-declare-in-order = Se declara por orden: objetivo, tipo, duración, orden y cantidad.
rule-myc-hidden-already = Esa copa ya la has escondido.
rule-myc-not-in-hand = No tienes esa carta en la mano.
rule-myc-one-knight = Con héroes se juega un solo caballero por vuelta, y ya lo has jugado.
rule-myc-two-knights = Ni con tropa se juegan más de dos caballeros por vuelta.
rule-myc-one-side = Ya tienes bando, y es para toda la ronda.
rule-myc-switch-side = Solo hay atacantes en la mesa: el siguiente caballero tiene que ser del otro bando.
rule-myc-ally-attacks = Te quedaste sin bando por no poder cambiar: ahora solo puedes aliarte con los atacantes.
rule-myc-must-play-knight = Aún te falta jugar un caballero, y tienes uno.
rule-myc-copa-of-its-rank = Una copa solo anula a un caballero de su mismo número que ya esté en la mesa.
rule-myc-not-in-booty = Esa carta no está en el botín.
rule-myc-even-teams = Por equipos juegan cuatro o seis.
rule-myc-own-team = Los cristianos no juegan bastos, ni los moros espadas.

## Lo que pasa

event-round-began =
    { $starter_seat_you ->
        [yes] Ronda { $round }: empiezas tú.
       *[no] Ronda { $round }: empieza { $starter_seat }.
    }
event-kept =
    { $seat_you ->
        [yes] { $count ->
            [one] Te guardas tu carta.
           *[other] Te guardas tus { $count } cartas.
        }
       *[no] { $count ->
            [one] { $seat } se guarda su carta.
           *[other] { $seat } se guarda sus { $count } cartas.
        }
    }
event-threw =
    { $seat_you ->
        [yes] { $count ->
            [one] Tiras tu carta, boca abajo.
           *[other] Tiras tus { $count } cartas, boca abajo.
        }
       *[no] { $count ->
            [one] { $seat } tira su carta, boca abajo.
           *[other] { $seat } tira sus { $count } cartas, boca abajo.
        }
    }
event-dealt =
    { $card_n ->
        [0] -
       *[other] { $seat_you ->
            [yes] Recibes { $card }.
           *[no] { $seat } recibe { $card }.
        }
    }
event-declared = -
event-combat =
    { $seat_you ->
        [yes] Declaras el combate: { $combat }.
       *[no] { $seat } declara el combate: { $combat }.
    }
event-put-in =
    { $seat_you ->
        [yes] Pones tus oros en el centro: { $cards }.
       *[no] { $seat } pone sus oros en el centro: { $cards }.
    }
event-hid =
    { $seat_you ->
        [yes] Escondes { $card } en el tesoro.
       *[no] { $seat } esconde { $card } en el tesoro.
    }
event-ready =
    { $seat_you ->
        [yes] Ya has decidido.
       *[no] { $seat } ya ha decidido.
    }
event-sealed =
    { $seat_you ->
        [yes] { $count ->
            [0] No pones nada en el tesoro.
            [one] Pones una carta en el tesoro.
           *[other] Pones { $count } cartas en el tesoro.
        }
       *[no] { $count ->
            [0] { $seat } no pone nada en el tesoro.
            [one] { $seat } pone una carta en el tesoro.
           *[other] { $seat } pone { $count } cartas en el tesoro.
        }
    }
event-turn = -
event-forced =
    { $seat_you ->
        [yes] { $cards_n ->
            [0] No juegas caballero, y no tienes oros que poner.
           *[other] No juegas caballero y pones todos tus oros: { $cards }.
        }
       *[no] { $cards_n ->
            [0] { $seat } no juega caballero, y no tiene oros que poner.
           *[other] { $seat } no juega caballero y pone todos sus oros: { $cards }.
        }
    }
event-sat-out =
    { $seat_you ->
        [yes] Te quedas fuera de la segunda vuelta.
       *[no] { $seat } se queda fuera de la segunda vuelta.
    }
event-knight =
    { $seat_you ->
        [yes] Juegas { $card } con los { $side }.
       *[no] { $seat } juega { $card } con los { $side }.
    }
event-oro =
    { $seat_you ->
        [yes] Apuestas { $card }.
       *[no] { $seat } apuesta { $card }.
    }
event-copa =
    { $seat_you ->
        [yes] Juegas { $card }.
       *[no] { $seat } juega { $card }.
    }
event-turned-up =
    { $seat_you ->
        [yes] Tenías en el tesoro { $cards }.
       *[no] { $seat } tenía en el tesoro { $cards }.
    }
event-annulled =
    { $seat_you ->
        [yes] { $victim_seat_you ->
            [yes] Anulas { $target }, que es tuyo, con { $card }.
           *[no] Anulas { $target } de { $victim_seat } con { $card }.
        }
       *[no] { $victim_seat_you ->
            [yes] { $seat } te anula { $target } con { $card }.
           *[no] { $seat } anula { $target } de { $victim_seat } con { $card }.
        }
    }
event-wasted =
    { $seat_you ->
        [yes] Pierdes { $card }: no hay a quién anular.
       *[no] { $seat } pierde { $card }: no hay a quién anular.
    }
event-turn-ended = -
event-no-knights =
    { $cards_n ->
        [0] Nadie ha jugado caballeros: no hay batalla ni botín.
       *[other] Nadie ha jugado caballeros. Se quedan en la mesa { $cards }.
    }
event-outcome =
    { $reason ->
        [0] Ganan los { $side }: no hay enemigo. Vencedores: { $seats }.
        [1] Cristianos { $christians }, moros { $moors }: ganan los { $side }. Vencedores: { $seats }.
        [2] Empate a { $christians }: ganan los { $side }, que son más. Vencedores: { $seats }.
       *[3] Empate a { $christians }: ganan los { $side }, que defendían. Vencedores: { $seats }.
    }
event-own =
    { $seat_you ->
        [yes] Conservas lo que jugaste: { $cards }.
       *[no] { $seat } conserva lo que jugó: { $cards }.
    }
event-took =
    { $seat_you ->
        [yes] Coges { $card }.
       *[no] { $seat } coge { $card }.
    }
event-took-all =
    { $seat_you ->
        [yes] Te llevas todo el botín: { $cards }.
       *[no] { $seat } se lleva todo el botín: { $cards }.
    }
event-scored =
    { $seat_you ->
        [yes] { $points ->
            [one] Te anotas 1 punto y llevas { $total }.
           *[other] Te anotas { $points } puntos y llevas { $total }.
        }
       *[no] { $points ->
            [one] { $seat } se anota 1 punto y lleva { $total }.
           *[other] { $seat } se anota { $points } puntos y lleva { $total }.
        }
    }
event-won =
    { $seats_you ->
        [yes] Alcanzas la meta y ganas la partida.
       *[no] { $seats_n ->
            [one] { $seats } alcanza la meta y gana la partida.
           *[other] { $seats } alcanzan la meta y ganan la partida.
        }
    }

ending-objetivo = Se ha alcanzado la meta de puntos.
ended-objetivo =
    { $n ->
        [1] llega a la meta con { $score } puntos
       *[other] llegan juntos a la meta
    }
ending-compartido = Varios jugadores han alcanzado la meta en la misma ronda y comparten la victoria.
decided-battle =
    En la ronda { $round } ganan los { $side }{ $reason ->
        [0] {" "}sin enemigo
        [1] {" "}la batalla ({ $christians } los cristianos, { $moors } los moros)
        [2] , que eran más,
       *[3] , que defendían,
    } y, con { $alone ->
        [yes] todo el botín
       *[no] su parte del botín
    }, { $seats_n ->
        [1] { $seats } llega a la meta.
       *[other] { $seats } llegan a la meta.
    }

## Las reglas

help-credit = De Jorge Alonso (Vigo, 2004)
help-phase-draw = 1
help-phase-keep = 3
help-phase-deal = 3
help-phase-declare = 4
help-phase-treasure = 5
help-phase-play = 6
help-phase-aim = 8
help-phase-pick = 10
help-phase-over = 1

help-1-title = De qué va
    .book = 1, 2
    .gist = Gana quien antes llega a 50 puntos.
    .try = primera goal
help-1-body =
    Cada ronda es una batalla entre caballeros cristianos y moros. Nadie es de un bando para siempre: lo eliges con el primer caballero que juegas, y en la ronda siguiente puedes cambiar.

    El bando que gana se reparte lo que ha caído en la mesa. Gana la partida quien antes llega a 50 puntos (100 si es larga). Si varios llegan en la misma ronda, ganan juntos.

    Juegan cuatro, cinco o seis, y se habla: promete, amenaza, pacta y traiciona. Ninguna promesa obliga.

help-2-title = Las cartas
    .book = 2.1, 2.2
    .gist = Espadas y bastos luchan, los oros valen, las copas anulan.
    .try = primera hand
help-2-body =
    Se juega con la baraja española de 40 cartas;[R] con la de 48 entran los ochos y los nueves. Cada palo tiene su oficio:

    - _Espadas_: caballeros cristianos.
    - _Bastos_: caballeros moros.
    - _Oros_: riquezas. No pelean, pero valen puntos.
    - _Copas_: ataques y trampas. Anulan caballeros y no valen nada.

    @palos

    Un as vale 3 puntos; sota, caballo y rey, 2; cualquier otra carta, 1. Las copas no dan puntos. La fuerza de cada caballero son sus puntos.

help-3-title = Las manos
    .book = 2.3
    .gist = Cinco cartas: o te guardas todas las que te quedan, o las tiras todas.
    .try = primera keep
help-3-body =
    Al empezar, cada uno recibe cinco cartas.

    En las demás rondas, por turno desde el que empieza,[R] cada uno se _guarda todas_ las cartas que le quedan o las _tira todas_, boca abajo.[R] Después se baraja todo lo que no esté en las manos (ni sea botín pendiente en la mesa) y se completan las manos hasta cinco.

help-4-title = La declaración
    .book = 2.4
    .gist = Quien empieza la ronda dice por qué se lucha y quién gana.
    .try = segunda choose
help-4-body =
    Quién empieza la primera ronda se decide por sorteo; en cada ronda siguiente empieza el jugador de al lado.[R]

    Quien empieza la ronda declara cómo será el combate. El primer valor de cada línea es el habitual:[R]

    - Objetivo: _fe_, _a por el botín_ o _tesoro oculto_.
    - Tipo: de _fuerza_ (gana el bando que más suma) o de _astucia_ (gana el que menos).
    - Duración: un _asalto_ (una vuelta) o con _refuerzos_ (dos vueltas).
    - Orden, solo con refuerzos: al _ataque_ (la segunda vuelta va como la primera) o al _contraataque_ (va del último al primero).
    - Cantidad: _héroes_ (un caballero por vuelta) o _tropa_ (uno o dos, del mismo bando).

help-5-title = Botín y tesoro
    .book = 2.4
    .gist = Lo que se pone en el centro antes de luchar.
    .try = segunda hide
help-5-body =
    _Fe_: nadie pone nada antes de empezar.

    _A por el botín_: todos ponen sus oros, a la vista, en el centro. Ya no son de nadie: serán botín.

    _Tesoro oculto_: lo mismo, pero boca abajo, y cada uno puede esconder entre sus oros las copas que quiera. Todos deciden a la vez, y solo se sabe cuántas cartas ha puesto cada uno. Cuando se han jugado todos los caballeros, el tesoro se descubre y sus copas actúan, por turno desde el que empezó:[R] pueden dar también a tus propios caballeros.

    @tesoro

help-6-title = Tu turno
    .book = 2.5
    .gist = Un caballero por turno, con los oros y las copas que quieras.
    .try = primera switch
help-6-body =
    Juegas un caballero y, con él, los oros y las copas que quieras. Si tienes un caballero que puedas jugar, _debes_ jugarlo.

    El primer caballero de la ronda decide qué bando ataca. El siguiente jugador que juegue un caballero tiene que _cambiar de bando_: ha de ser un defensor. En cuanto hay caballeros de los dos bandos, cada cual elige el suyo. Tu bando es el mismo toda la ronda.

    @cambio

    Con _tropa_ puedes jugar dos caballeros por vuelta, siempre del mismo bando; el deber de cambiar empieza en el jugador siguiente.[R]

help-7-title = Turnos forzados y segunda vuelta
    .book = 2.5
    .gist = Sin caballero que jugar, pones todos tus oros y ninguna copa.
    .try = segunda second-pass
help-7-body =
    Si no tienes ningún caballero que puedas jugar, pones _todos_ tus oros, no puedes jugar copas y te pierdes la segunda vuelta.

    Si te toca cambiar de bando y solo tienes caballeros atacantes, también pones todos tus oros y nada más; el deber pasa al siguiente. A nadie se le dice cuál de las dos cosas te ha ocurrido.

    Con _refuerzos_ hay segunda vuelta: debes jugar otro caballero de tu bando si lo tienes y, con él o sin él, los oros y las copas que quieras. Si no pudiste cambiar de bando, ahora puedes _aliarte_ con los atacantes, jugar solo copas o no jugar nada. El aliado gana con ellos y conserva los oros que puso.

help-8-title = Las copas
    .book = 2.5
    .gist = Cada copa anula a un caballero de su número que ya esté en la mesa.
    .try = primera copa
help-8-body =
    Una copa anula al caballero de su mismo número que _ya_ esté en la mesa, sea de quien sea. Si están los dos, el moro y el cristiano, eliges tú. Si no hay ninguno, la copa se pierde.

    @copa

    Actúa antes que los caballeros que juegas en ese mismo turno, así que nunca los anula; en la segunda vuelta sí puede anular al que jugaste en la primera.

    Un caballero anulado no suma, pero ha estado en la batalla: cuenta para deshacer empates y para el orden del reparto (salvo con la opción «los anulados no cuentan»).

help-9-title = Quién gana la batalla
    .book = 2.5
    .gist = Se suman los caballeros sin anular; si hay empate, quien jugó más; si sigue, los defensores.
    .try = primera balance
help-9-body =
    Se suman los puntos de los caballeros de cada bando que no estén anulados. De fuerza, gana el que más; de astucia, el que menos: un bando con todos sus caballeros anulados suma 0, y así puede ganar de astucia.

    Si empatan, gana el bando que jugó más caballeros, anulados incluidos. Si aún empatan, los _defensores_. Un bando que no jugó ningún caballero no puede ganar, tampoco de astucia.[R]

    @batalla

    Si solo hay un caballero en la mesa, anulado o no, quien lo jugó se queda con él y con todos los oros. Si no hay ninguno, nadie puntúa: las copas del tesoro se retiran sin actuar y todos los oros se quedan en la mesa, como botín de la próxima ronda.

help-10-title = El botín
    .book = 2.6
    .gist = Se coge carta a carta; primero, quien jugó más puntos en caballeros.
    .try = primera pick
help-10-body =
    Cada vencedor conserva los caballeros y los oros que jugó. Todo lo demás es botín: los caballeros y los oros de los vencidos, los de quien no tuvo bando, los que se pusieron en el centro y los que quedaban de antes. Las copas se retiran.

    Coge primero una carta el vencedor que haya jugado más puntos en caballeros, anulados incluidos, y así de mayor a menor, vuelta tras vuelta, hasta que no quede nada. En caso de empate, va primero quien jugó antes su primer caballero.[R] Lo mismo vale si el combate es de astucia.

    @reparto

    Te anotas los puntos de todas las cartas que tienes entonces: tus caballeros, los prisioneros y las riquezas.

help-11-title = Por equipos
    .book = 3
    .gist = Unos son siempre cristianos y los otros, moros.
help-11-body =
    Juegan cuatro o seis, alternados:[R] un equipo es siempre cristiano y no juega bastos; el otro es siempre moro y no juega espadas. Los caballeros del palo contrario son cartas muertas en la mano; quien solo tiene de esos cuenta como si no tuviera ninguno.[R]

    Los puntos se suman por equipo, y se juega a 100 (o a 200). Tras una ronda sin caballeros, todos tiran sus cartas.[R]

## La mesa

table-round = Ronda { $n }
table-pass = { $n ->
    [1] Primera vuelta
   *[2] Segunda vuelta
}
table-your-hand = Tu mano
table-hidden-card = { $card }, escondida en el tesoro
table-points-word = {" "}puntos
table-score-of = Puntos, de { $target }
table-of = de { $target }
table-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
table-card = { $card }, { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
table-cards-word = { $n ->
    [one] carta
   *[other] cartas
}
table-side-cristianos = cristiano
table-side-moros = moro
table-field-cristianos = Cristianos
table-field-moros = Moros
table-field-empty = Nadie todavía
table-attacks = atacan
table-defends = defienden
table-waits = {" "}
table-leads = , y van ganando
table-has-won = vencen
table-has-lost = vencidos
table-balance = Balanza: los cristianos suman { $christians } y los moros { $moors }.
table-rule-who = gana quien
table-rule-most = más suma
table-rule-least = menos suma
table-rule-empty = aún no
table-rule-nobody = hay nadie
table-rule-tie = empate:
table-rule-tie-defenders = defensores
table-rule-tie-number = más son
table-verdict-cristianos = Ganan los cristianos
table-verdict-moros = Ganan los moros
table-weighing = La balanza decide la batalla.
table-verdict-to = { $a } a { $b }
table-now-booty = sus cartas son botín
table-shared = Botín repartido
table-gain = lo que jugaste { $kept } · botín { $booty }
table-verdict-most = de fuerza: gana quien más suma
table-verdict-least = de astucia: gana quien menos suma
table-verdict-0 = nadie les hizo frente
table-verdict-2 = empatan a puntos, y son más caballeros
table-verdict-3 = empatan en todo, y son los defensores
table-starter = empieza
table-forced = forzado
table-forced-help = No pudo jugar caballero y puso todos sus oros.
table-duty-christian = Te toca cambiar de bando: elige una espada.
table-duty-moor = Te toca cambiar de bando: elige un basto.
table-aim = Con tu { $card } puedes anular a uno de dos caballeros: elige a cuál.
table-keep = Guardar todas
table-throw = Tirar todas
table-seal = { $n ->
    [0] Listo, sin copas
    [one] Esconder una copa y listo
   *[other] Esconder { $n } copas y listo
}
table-throw-sure = { $n ->
    [one] Sí, tirar la carta
   *[other] Sí, tirar las { $n } cartas
}
table-choices = Lo que puedes hacer
table-choose = Elige qué juegas
table-wait = Aún no te toca
table-aim-it = Elige a cuál anulas
table-pick-it = Elige tu carta del botín
table-play-one = Jugar { $card }
table-foresee-cristianos = Con los cristianos: { $from } → { $to }{ $turns ->
    [yes] , y pasan delante
    [lost] , y pierden la delantera
   *[no] {""}
}
table-foresee-moros = Con los moros: { $from } → { $to }{ $turns ->
    [yes] , y pasan delante
    [lost] , y pierden la delantera
   *[no] {""}
}
table-foresee-falls = Tu { $copa } anula { $card }
table-foresee-nobody = Ojo: { $copa } no anula a nadie
table-foresee-either = Con { $copa } eliges entre dos caballeros
table-foresee-least = De astucia gana quien menos suma
table-foresee-stake = { $n ->
    [one] Apuestas 1 punto en oros
   *[other] Apuestas { $n } puntos en oros
}
table-about-espadas = Caballero cristiano: lucha en su campo y suma sus puntos.
table-about-bastos = Caballero moro: lucha en su campo y suma sus puntos.
table-about-oros = Riqueza: no pelea. Si ganas la conservas; si pierdes es botín.
table-about-copas = Anula al caballero de número { $rank } que ya esté en la mesa, sea de quien sea.
table-play = { $n ->
    [one] Jugar la carta
   *[other] Jugar { $n } cartas
}
table-unchoose = Quitar selección
table-end-turn = Terminar el turno
table-knight = { $card }, de { $who }{ $state ->
    [annulled] , anulado
   *[stands] , vale { $n }
}
table-wasted = Copas perdidas:
table-riches = Riquezas en la mesa
table-at-stake = Riquezas en juego:
table-centre = En el centro
table-carried = De rondas anteriores
table-staked = Apuesta de { $who }
table-treasure = { $n ->
    [one] Tesoro de { $who }: una carta
   *[other] Tesoro de { $who }: { $n } cartas
}
table-booty = Botín por repartir
table-order = Cogen en este orden
table-shares = Lo que se lleva cada uno
table-take = { $n ->
    [one] Coger { $card }, 1 punto
   *[other] Coger { $card }, { $n } puntos
}
table-taken = { $n ->
    [one] { $who } lleva 1 punto
   *[other] { $who } lleva { $n } puntos
}
table-declaration = Declaración del combate
table-declare = Declarar el combate
table-ask-declare = Empiezas tú: declara el combate.
table-dimension-objetivo = Objetivo
table-dimension-tipo = Tipo
table-dimension-duracion = Duración
table-dimension-orden = Orden de la segunda vuelta
table-dimension-cantidad = Caballeros por turno
table-value-fe = Por la fe
table-value-fe-help = Nadie pone nada antes de empezar
table-value-botin = A por el botín
table-value-botin-help = Todos ponen sus oros en el centro
table-value-tesoro = Tesoro oculto
table-value-tesoro-help = Lo mismo, boca abajo y con copas
table-value-fuerza = De fuerza
table-value-fuerza-help = Gana el bando que más suma
table-value-astucia = De astucia
table-value-astucia-help = Gana el bando que menos suma
table-value-asalto = Asalto
table-value-asalto-help = Una sola vuelta
table-value-refuerzos = Con refuerzos
table-value-refuerzos-help = Dos vueltas
table-value-ataque = Al ataque
table-value-ataque-help = En el mismo orden
table-value-contraataque = Al contraataque
table-value-contraataque-help = Del último al primero
table-value-heroes = Héroes
table-value-heroes-help = Un caballero
table-value-tropa = Tropa
table-value-tropa-help = Uno o dos caballeros
table-example-attack = Ataca
table-example-defend = Defiende
table-example-annulled = El 4 de copas anula al caballero de número 4
table-example-battle = { $a } a { $b }: de fuerza ganan los cristianos; de astucia, los moros
table-example-order = Quien jugó { $a } puntos en caballeros coge antes que quien jugó { $b }
table-example-treasure = Dos oros y una copa, boca abajo

# --- Lo que sabía un bot de la casa (repaso) ----------------------------------------------------

knew-knights =
    { $seat_you ->
        [yes] { $count ->
            [0] No tienes caballeros { $side }
            [one] Tienes un caballero { $side ->
                [cristianos] cristiano
               *[moros] moro
            }
           *[other] Tienes { $count } caballeros { $side }
        }
       *[no] { $count ->
            [0] { $seat } no tiene caballeros { $side }
            [one] { $seat } tiene un caballero { $side ->
                [cristianos] cristiano
               *[moros] moro
            }
           *[other] { $seat } tiene { $count } caballeros { $side }
        }
    }
knew-holds =
    { $seat_you ->
        [yes] Tienes { $card }
       *[no] { $seat } tiene { $card }
    }
knew-riches =
    { $seat_you ->
        [yes] { $count ->
            [0] No tienes oros
            [one] Tienes un oro
           *[other] Tienes { $count } oros
        }
       *[no] { $count ->
            [0] { $seat } no tiene oros
            [one] { $seat } tiene un oro
           *[other] { $seat } tiene { $count } oros
        }
    }

advice-plays = Juega { $card }
advice-hides = Esconde { $card } en el tesoro
advice-annuls = Anula { $target }
advice-takes =
    { $points ->
        [one] Coge { $card }: 1 punto
       *[other] Coge { $card }: { $points } puntos
    }
advice-declares = Declara el combate { $value }
advice-says =
    { $choice ->
        [batalla] Declara una batalla corriente
        [listo] No escondas nada más
        [guarda] Guárdate la mano
        [tira] Tira la mano entera
       *[fin] Termina tu turno
    }
advice-wins =
    { $booty ->
        [0] Así ganarían los { $side } { $percent } de cada 100 veces, sin botín que repartir.
        [one] Así ganarían los { $side } { $percent } de cada 100 veces, con 1 punto de botín para cada vencedor.
       *[other] Así ganarían los { $side } { $percent } de cada 100 veces, con unos { $booty } puntos de botín para cada vencedor.
    }
advice-hits =
    { $points ->
        [one] Anularía { $target }: 1 punto de ventaja para tu bando.
       *[other] Anularía { $target }: { $points } puntos de ventaja para tu bando.
    }
advice-misses = No anularía a nadie que convenga a tu bando.
advice-risks =
    { $points ->
        [one] Si perdéis, va 1 punto al botín de los otros.
       *[other] Si perdéis, van { $points } puntos al botín de los otros.
    }
advice-holds = Tu mano: { $knights ->
        [0] ningún caballero
        [one] un caballero
       *[other] { $knights } caballeros
    }, { $riches ->
        [0] nada en oros
        [one] un punto en oros
       *[other] { $riches } puntos en oros
    } y { $copas ->
        [0] ninguna copa
        [one] una copa
       *[other] { $copas } copas
    }.

# Lo que se sabe de lo oculto
table-deduce-counts = Cuántas tiene cada uno: lo más probable y entre cuántas
table-deduce-was = eran
table-deduce-espadas = Cristianos (espadas)
table-deduce-bastos = Moros (bastos)
table-deduce-copas = Copas
table-deduce-oros = Oros

# Lo que se dice en la batalla (§2)

phrase-together = { $character ->
    [grasping] { $who }, ¿y si nos repartimos tú y yo el botín?
    [spiteful] ¿Te vienes conmigo, { $who }, y les damos su merecido?
    [cautious] Quizá nos convenga ir juntos, ¿no, { $who }?
    [sly] Entre tú y yo, { $who }: ¿vamos a una?
   *[other] ¿Vamos juntos en esta batalla, { $who }?
  }
phrase-agree = { $character ->
    [grasping] Trato hecho, { $who }: voy contigo.
    [spiteful] Voy contigo, { $who }. Que se preparen.
    [cautious] Está bien, { $who }: iré contigo.
    [sly] ¿Contigo, { $who }? ¡Al fin del mundo!
   *[other] De acuerdo, { $who }: voy contigo.
  }
phrase-stand = Voy con los { $side ->
   *[0] cristianos
    [1] moros
  }.
phrase-spare = No te anularé ningún caballero, { $who }.
phrase-retaliate = { $character ->
    [grasping] Caballero que me anules, { $who }, caballero que me cobro.
    [spiteful] Anúlame un caballero, { $who }, y caerá uno tuyo.
    [cautious] Mejor no me anules ninguno, { $who }, o tendré que anularte otro.
    [sly] Anula, { $who }, anula… que luego anulo yo.
   *[other] Por cada caballero que me anules, { $who }, yo te anulo otro.
  }
phrase-no-copas = No tengo copas.
phrase-strike = { $character ->
    [grasping] Los caballeros de { $who } nos salen caros: ¡anuladlos!
    [spiteful] ¡A por los caballeros de { $who }, que no quede ni uno!
    [cautious] ¿No deberíais anularle los caballeros a { $who }?
    [sly] Yo que vosotros anularía los caballeros de { $who }.
   *[other] ¡Anuladle los caballeros a { $who }!
  }
phrase-distrust = { $character ->
    [grasping] La palabra de { $who } no vale ni un maravedí.
    [spiteful] A { $who }, ni agua: no tiene palabra.
    [cautious] Cuidado con { $who }: no siempre cumple.
    [sly] ¿La palabra de { $who }? Bonita, pero no os fiéis.
   *[other] No os fiéis de { $who }: su palabra no vale nada.
  }
table-say = Lo que puedo decir
table-say-together = ¿Vamos juntos?
table-say-agree = Voy contigo
table-say-stand = Voy con los { $side ->
   *[0] cristianos
    [1] moros
  }
table-say-retaliate = Ojo por ojo
table-say-no-copas = No tengo copas
table-say-strike = ¡Anulad los suyos!
table-say-distrust = No os fiéis
table-say-spare = Prometo no anularte
table-say-to = { $stands ->
    [yes] prometido a { $who }
   *[no] a { $who }
  }
table-say-whom = A { $who }: cambiar de persona
table-say-note = No obliga; al final se verá si lo cumples.
table-say-said = Has dicho: «{ $text }»
note-agree = Te promete luchar a tu lado
note-spare = Te promete no anular a tus caballeros
came-agree = { $came ->
    [kept] cumplida
   *[broken] rota
 }
came-stand = { $came ->
    [kept] cumplida
   *[broken] rota
 }
came-spare = { $came ->
    [kept] cumplida
   *[broken] rota
 }
came-retaliate = { $came ->
    [kept] cumplida
   *[broken] sin cumplir
 }
came-no-copas = mentira
