# Moros y cristianos: palabras de su mesa. Explicadas con las nuestras, no con las del reglamento.

title = Moros y cristianos
tagline = Dos bandos, una batalla y un botín: cambia de lealtad en cada ronda y quédate con lo ajeno.

## Lo que se espera ahora

ask-sorteo = Se sortea quién empieza.
ask-guardar = ¿Guardas todas las cartas que te quedan o las tiras todas?
ask-dar = Se reparten las cartas.
ask-declarar =
    { $dimension ->
        [0] Empiezas tú. ¿Por qué se combate?
        [1] ¿Ganará la fuerza o la astucia?
        [2] ¿Un solo asalto, o con refuerzos?
        [3] ¿En qué orden irán los refuerzos?
       *[4] ¿Héroes de uno en uno, o tropa?
    }
ask-tesoro = Tus oros van al tesoro, boca abajo. Esconde con ellos las copas que quieras y di «listo».
ask-jugar =
    { $ally ->
        [yes] Puedes aliarte con los atacantes, jugar copas o dejarlo pasar.
       *[no] { $must ->
            [yes] { $duty ->
                [yes] Te toca cambiar de bando: juega un caballero defensor.
               *[no] { $pass_number ->
                    [2] Refuerzos: debes jugar otro caballero de tu bando.
                   *[1] Debes jugar un caballero; oros y copas, los que quieras.
                }
            }
           *[no] { $knights_left ->
                [0] Juega más oros o copas, o termina el turno.
               *[other] Puedes jugar más cartas, o terminar el turno.
            }
        }
    }
ask-diana = Hay dos caballeros de ese número: elige a cuál anula tu copa.
ask-repartir = Toma una carta del botín.
ask-final = La partida ha terminado.

wait-sorteo = Se sortea quién empieza.
wait-guardar = { $who } decide si guarda o tira sus cartas.
wait-dar = Se reparten las cartas.
wait-declarar = { $who } declara el combate.
wait-tesoro = Falta que decidan su parte del tesoro: { $who }.
wait-jugar =
    { $ally ->
        [yes] { $who } puede aliarse con los atacantes.
       *[no] { $duty ->
            [yes] { $who } debe cambiar de bando.
           *[no] Juega { $who }.
        }
    }
wait-diana = { $who } elige a qué caballero anula su copa.
wait-repartir = { $who } toma una carta del botín.
wait-final = La partida ha terminado.

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
option-mano-help = Hasta cuántas cartas se completa cada mano.
option-rangos = Números de la baraja
option-rangos-help = Solo los números más bajos de cada palo; 0, todos.
option-riquezas = Números de oros y copas
option-riquezas-help = Los más bajos de oros y de copas; 0, tantos como de caballeros.
option-primero = Quién empieza
option-primero-help = El asiento que empieza la primera ronda; -1, por sorteo.
option-objetivo = Objetivo
option-objetivo-help = Por qué se combate en todas las rondas.
option-objetivo-libre = El que empieza elige
option-objetivo-fe = Fe
option-objetivo-botin = A por el botín
option-objetivo-tesoro = Tesoro oculto
option-tipo = Tipo
option-tipo-help = Si gana el bando que más suma o el que menos.
option-tipo-libre = El que empieza elige
option-tipo-fuerza = De fuerza
option-tipo-astucia = De astucia
option-duracion = Duración
option-duracion-help = Una vuelta a la mesa, o dos.
option-duracion-libre = El que empieza elige
option-duracion-asalto = Asalto
option-duracion-refuerzos = Con refuerzos
option-orden = Orden
option-orden-help = En qué sentido va la segunda vuelta.
option-orden-libre = El que empieza elige
option-orden-ataque = Al ataque
option-orden-contraataque = Al contraataque
option-cantidad = Cantidad
option-cantidad-help = Cuántos caballeros se juegan por vuelta.
option-cantidad-libre = El que empieza elige
option-cantidad-heroes = Héroes
option-cantidad-tropa = Tropa

preset-clasica = Clásica, a 50
preset-equipos = Por equipos, a 100
preset-larga = Larga, a 100 y con 48 cartas

## Por qué no

rule-myc-enough-cards = Con esa baraja no hay cartas para todas las manos cuando los oros se quedan en la mesa.
rule-myc-starter-at-table = Quien empieza tiene que estar sentado a la mesa.
rule-myc-order-needs-refuerzos = El orden solo se declara si hay segunda vuelta: hacen falta refuerzos.
rule-myc-declare-once = Eso ya está declarado: un solo valor por cada cosa.
rule-myc-declare-in-order = Cada cosa a su tiempo: objetivo, tipo, duración, orden y cantidad.
rule-myc-hidden-already = Esa copa ya la has escondido.
rule-myc-not-in-hand = No tienes esa carta en la mano.
rule-myc-one-knight = Combate de héroes: un solo caballero por vuelta, y ya lo has jugado.
rule-myc-two-knights = Ni con tropa se juegan más de dos caballeros por vuelta.
rule-myc-one-side = Ya tienes bando, y es para toda la ronda.
rule-myc-switch-side = Solo hay atacantes en la mesa: el siguiente caballero tiene que ser del otro bando.
rule-myc-ally-attacks = Te quedaste sin bando al fallar el cambio: ahora solo puedes aliarte con los atacantes.
rule-myc-must-play-knight = Aún debes un caballero: tienes uno que puedes jugar.
rule-myc-copa-of-its-rank = Una copa solo anula a un caballero de su mismo número que ya esté en la mesa.
rule-myc-not-in-booty = Esa carta no está en el botín.
rule-myc-even-teams = Por equipos se juega entre cuatro o entre seis.
rule-myc-own-team = Los cristianos no juegan bastos, ni los moros espadas.

## Lo que pasa

event-round-began = Ronda { $round }: empieza { $starter_seat }.
event-kept =
    { $count ->
        [one] { $seat } guarda su carta.
       *[other] { $seat } guarda sus { $count } cartas.
    }
event-threw =
    { $count ->
        [one] { $seat } tira su carta, boca abajo.
       *[other] { $seat } tira sus { $count } cartas, boca abajo.
    }
event-dealt =
    { $card_n ->
        [0] -
       *[other] { $seat } recibe { $card }.
    }
event-declared = -
event-combat = { $seat } declara el combate: { $combat }.
event-put-in = { $seat } pone en el centro { $cards }.
event-hid = { $seat } esconde { $card } en el tesoro.
event-ready = { $seat } está listo.
event-sealed = El tesoro queda cerrado. Cartas de cada uno: { $counts }.
event-turn = -
event-forced =
    { $cards_n ->
        [0] { $seat } no juega caballero, y no tiene oros que jugar.
       *[other] { $seat } no juega caballero y pone todos sus oros: { $cards }.
    }
event-sat-out = { $seat } se queda fuera de la segunda vuelta.
event-knight = { $seat } juega { $card } con los { $side }.
event-oro = { $seat } apuesta { $card }.
event-copa = { $seat } juega { $card }.
event-turned-up = { $seat } tenía en el tesoro { $cards }.
event-annulled = { $card }, de { $seat }, anula { $target }, de { $target_seat }.
event-wasted = { $card }, de { $seat }, no encuentra a quién anular.
event-turn-ended = -
event-no-knights =
    { $cards_n ->
        [0] Nadie ha jugado caballeros: no hay combate ni botín.
       *[other] Nadie ha jugado caballeros. Se quedan en la mesa { $cards }.
    }
event-outcome =
    { $reason ->
        [0] Los { $side } ganan sin enemigo. Vencen { $seats }.
        [1] Cristianos { $christians }, moros { $moors }: ganan los { $side }. Vencen { $seats }.
        [2] Empate a { $christians }: ganan los { $side }, que son más. Vencen { $seats }.
       *[3] Empate a { $christians }: ganan los { $side }, que defendían. Vencen { $seats }.
    }
event-own = { $seat } conserva { $cards }.
event-took = { $seat } toma { $card }.
event-took-all = { $seat } se lleva todo el botín: { $cards }.
event-scored =
    { $points ->
        [one] { $seat } se anota 1 punto, y lleva { $total }.
       *[other] { $seat } se anota { $points } puntos, y lleva { $total }.
    }
event-won =
    { $seats_n ->
        [one] { $seats } alcanza la meta y gana la partida.
       *[other] { $seats } alcanzan la meta y ganan la partida.
    }

ending-objetivo = Se ha alcanzado la meta de puntos.
ending-compartido = Varios han alcanzado la meta en la misma ronda: comparten la victoria.

player-jugador = Jugador

## Las reglas

help-phase-sorteo = 1
help-phase-guardar = 3
help-phase-dar = 3
help-phase-declarar = 4
help-phase-tesoro = 5
help-phase-jugar = 6
help-phase-diana = 8
help-phase-repartir = 10
help-phase-final = 1

help-1-title = De qué va
help-1-body =
    Cada ronda es una batalla entre caballeros cristianos y moros. Nadie nace de un bando: se elige con la primera carta de caballero que se juega, y en la ronda siguiente se puede cambiar.

    El bando que gana se reparte lo que ha caído en la mesa. Gana la partida quien antes llega a 50 puntos (100 si es larga). Si varios llegan en la misma ronda, ganan juntos.

    Se juega entre cuatro, cinco o seis, y hablando: promete, amenaza, pacta y traiciona. Ninguna palabra obliga.

help-2-title = Las cartas
help-2-body =
    Cada palo tiene su oficio:

    - _Espadas_: caballeros cristianos.
    - _Bastos_: caballeros moros.
    - _Oros_: riquezas. No pelean, pero valen puntos.
    - _Copas_: ataques y trampas. No valen nada, y anulan caballeros.

    @palos

    Un as vale 3 puntos; sota, caballo y rey, 2; cualquier otra carta, 1. Las copas no dan puntos. Esos mismos puntos son la fuerza de cada caballero.

help-3-title = Las manos
help-3-body =
    Al empezar se reparten cinco cartas a cada uno.

    En las demás rondas, por turno desde el que empieza, cada uno _guarda todas_ las cartas que le quedan o las _tira todas_ boca abajo. Después se baraja todo lo que no esté en las manos (ni sea botín pendiente en la mesa) y se completan las manos hasta cinco.

    La primera ronda la empieza alguien por sorteo; cada ronda siguiente, el de al lado.

help-4-title = Qué combate
help-4-body =
    Quien empieza la ronda declara cómo será. Lo primero de cada línea es lo normal:

    - Objetivo: _fe_, _a por el botín_ o _tesoro oculto_.
    - Tipo: de _fuerza_ (gana el bando que más suma) o de _astucia_ (gana el que menos).
    - Duración: un _asalto_ (una vuelta) o con _refuerzos_ (dos vueltas).
    - Orden, solo con refuerzos: al _ataque_ (la segunda vuelta va como la primera) o al _contraataque_ (va del último al primero).
    - Cantidad: _héroes_ (un caballero por vuelta) o _tropa_ (uno o dos, del mismo bando).

help-5-title = Botín y tesoro
help-5-body =
    _Fe_: nadie pone nada antes de empezar.

    _A por el botín_: todos ponen sus oros, a la vista, en el centro. Ya no son de nadie: serán botín.

    _Tesoro oculto_: lo mismo, pero boca abajo, y cada uno puede esconder entre sus oros las copas que quiera. Todos deciden a la vez, y solo se sabe cuántas cartas ha puesto cada uno. Cuando se han jugado todos los caballeros, el tesoro se descubre y sus copas actúan, por turno desde el que empezó.

    @tesoro

help-6-title = Tu turno
help-6-body =
    Juegas un caballero, y además todos los oros y todas las copas que quieras. Si tienes un caballero que puedas jugar, _debes_ jugarlo.

    El primer caballero de la ronda decide qué bando ataca. Después, quien juegue el siguiente caballero tiene que _cambiar de bando_: ha de ser un defensor. En cuanto hay caballeros de los dos bandos, cada cual elige el suyo. Tu bando te dura toda la ronda.

    @cambio

    Con _tropa_ puedes jugar dos caballeros por vuelta, siempre del mismo bando; el deber de cambiar empieza en el jugador siguiente.

help-7-title = Turnos forzados y segunda vuelta
help-7-body =
    Si no tienes ningún caballero que puedas jugar, pones _todos_ tus oros, no puedes jugar copas y te pierdes la segunda vuelta.

    Si te toca cambiar de bando y solo tienes caballeros atacantes, también pones todos tus oros y nada más; el deber pasa al siguiente. Nadie sabe cuál de las dos cosas te ha ocurrido.

    Con _refuerzos_ hay segunda vuelta: debes jugar otro caballero de tu bando si lo tienes, y los oros y copas que quieras. Quien falló el cambio de bando puede ahora _aliarse_ con los atacantes, jugar solo copas, o nada. El aliado gana con ellos y conserva los oros que puso.

help-8-title = Las copas
help-8-body =
    Una copa anula al caballero de su mismo número que _ya_ esté en la mesa, sea de quien sea. Si están los dos, el moro y el cristiano, eliges tú. Si no hay ninguno, la copa se pierde.

    @copa

    Actúa antes que los caballeros de ese mismo turno, así que nunca les alcanza; en la segunda vuelta sí puede anular al caballero que jugaste en la primera.

    El anulado no suma, pero ha estado en la batalla: cuenta para deshacer empates y para el orden del reparto (salvo con la opción «los anulados no cuentan»).

help-9-title = Quién gana la batalla
help-9-body =
    Se suman los puntos de los caballeros de cada bando que no estén anulados. De fuerza, gana el que más; de astucia, el que menos.

    Si empatan, gana el bando que jugó más caballeros. Si aún empatan, los _defensores_. Un bando sin caballeros no puede ganar, tampoco de astucia.

    @batalla

    Si solo hay un caballero en la mesa, se lleva todos los oros. Si no hay ninguno, nadie puntúa y los oros se quedan en la mesa, como botín de la próxima ronda.

help-10-title = El botín
help-10-body =
    Cada vencedor conserva los caballeros y los oros que jugó. Todo lo demás es botín: los caballeros y los oros de los vencidos, los de quien no tuvo bando, los que se pusieron en el centro y los que quedaban de antes. Las copas se retiran.

    Toma primero una carta quien haya jugado más puntos de caballeros, anulados incluidos, y así de mayor a menor, vuelta tras vuelta, hasta que no quede nada. A igualdad, elige antes quien antes jugó. También de astucia.

    @reparto

    Te anotas los puntos de todas tus cartas: caballeros propios, prisioneros y riquezas.

help-11-title = Por equipos
help-11-body =
    Entre cuatro o seis, alternados: un equipo es siempre cristiano y no juega bastos; el otro es siempre moro y no juega espadas. Los caballeros del palo contrario son cartas muertas en la mano.

    Los puntos se suman por equipo, y se juega a 100 (o a 200). Tras una ronda sin caballeros, todos tiran sus cartas.

## La mesa

table-round = Ronda { $n }
table-pass = { $n ->
    [1] Primera vuelta
   *[2] Segunda vuelta
}
table-your-hand = Tu mano
table-hand-empty = No te quedan cartas.
table-hidden-card = { $card }, escondida en el tesoro
table-points-word = {" "}puntos
table-score-of = Puntos, de { $target }
table-cards-word = { $n ->
    [one] carta en la mano
   *[other] cartas en la mano
}
table-side-cristianos = cristiano
table-side-moros = moro
table-field-cristianos = Cristianos
table-field-moros = Moros
table-field-empty = Nadie todavía
table-attacks = atacan
table-defends = defienden
table-strength = Fuerza de los que siguen en pie
table-starter = empieza
table-forced = forzado
table-forced-help = No pudo jugar caballero: puso todos sus oros.
table-chosen = { $n ->
    [one] Una carta elegida: juégala, o elige más.
   *[other] { $n } cartas elegidas: juégalas, o elige más.
}
table-duty-christian = Te toca cambiar de bando: elige una espada.
table-duty-moor = Te toca cambiar de bando: elige un basto.
table-aim = Tu { $card } puede anular a dos: elige a cuál.
table-keep = Guardar todas
table-throw = Tirar todas
table-seal = { $n ->
    [0] Listo, sin copas
    [one] Esconder una copa y listo
   *[other] Esconder { $n } copas y listo
}
table-play = { $n ->
    [one] Jugar la carta
   *[other] Jugar { $n } cartas
}
table-unchoose = Ninguna
table-end-turn = Terminar el turno
table-knight = { $card }, de { $who }{ $state ->
    [annulled] , anulado
   *[stands] , vale { $n }
}
table-wasted = Copas perdidas:
table-riches = Riquezas en la mesa
table-centre = En el centro
table-carried = De otra ronda
table-staked = Apuesta de { $who }
table-treasure = { $n ->
    [one] Tesoro de { $who }: una carta
   *[other] Tesoro de { $who }: { $n } cartas
}
table-booty = Botín por repartir
table-order = Eligen en este orden:
table-take = { $n ->
    [one] Tomar { $card }, 1 punto
   *[other] Tomar { $card }, { $n } puntos
}
table-taken = { $n ->
    [one] { $who } lleva 1 punto
   *[other] { $who } lleva { $n } puntos
}
table-declaration = Declaración del combate
table-declares = { $who } declara cómo será el combate.
table-declare = Declarar el combate
table-ask-declare = Empiezas tú: declara cómo será el combate.
table-dimension-objetivo = Objetivo
table-dimension-tipo = Tipo
table-dimension-duracion = Duración
table-dimension-orden = Orden de la segunda vuelta
table-dimension-cantidad = Caballeros por vuelta
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
table-value-heroes-help = Uno cada vez
table-value-tropa = Tropa
table-value-tropa-help = Uno o dos
table-example-attack = Ataca
table-example-defend = Defiende
table-example-annulled = La copa de cuatro anula al caballero de cuatro
table-example-battle = { $a } a { $b }: de fuerza ganan los cristianos; de astucia, los moros
table-example-order = Quien jugó { $a } puntos de caballeros elige antes que quien jugó { $b }
table-example-treasure = Dos oros y una copa, boca abajo

# --- Lo que sabía un jugador de la casa (repaso) -----------------------------------------------

knew-caballeros =
    { $count ->
        [0] { $seat } no tiene caballeros de los { $side }
        [one] { $seat } tiene un caballero de los { $side }
       *[other] { $seat } tiene { $count } caballeros de los { $side }
    }
knew-tiene = { $seat } tiene { $card }
knew-oros =
    { $count ->
        [0] { $seat } no tiene oros
        [one] { $seat } tiene un oro
       *[other] { $seat } tiene { $count } oros
    }
