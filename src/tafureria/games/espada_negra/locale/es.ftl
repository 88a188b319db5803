# Espada Negra: las palabras del juego.

title = Espada Negra
tagline = Cartas a subasta, ataques por sorpresa y espías que todo lo estropean.

# --- Qué se espera --------------------------------------------------------------------------------

ask-attack = ¿Atacas la carta? Todos declaran a la vez, en secreto.
ask-bid = Puja en secreto por la carta: en un empate gana quien conserve más oro.
ask-call = { $leading_bid ->
    [0] Di tu puja o pasa en esta ronda de pujas.
   *[other] La puja va por { $leading_bid }: sube o pasa en esta ronda de pujas.
}
ask-name = Empate a { $leading_bid }: eres el subastador, elige quién va delante.
ask-speak = { $leading_bid ->
    [0] Te toca: abre la puja o pasa.
   *[other] Te toca: sube de { $leading_bid } o pasa.
}
ask-outcry = { $leading_bid ->
    [0] ¡Puja cuando quieras! La casa cuenta hasta tres.
   *[other] Va por { $leading_bid }. ¡Sube antes de «a las tres»!
}
ask-block = Puedes impedirlo: señala espías que sumen al menos { $need }, o no intervengas.
ask-cancel = Puedes anular la última acción: señala espías que sumen al menos { $need }, o no intervengas.

wait-attack = { $n ->
    [one] { $who } decide si ataca.
   *[other] { $who } deciden si atacan.
}
wait-bid = { $n ->
    [one] { $who } puja en secreto.
   *[other] { $who } pujan en secreto.
}
wait-call = { $n ->
    [one] { $who } piensa su puja.
   *[other] { $who } piensan su puja.
}
wait-name = { $who } deshace el empate.
wait-speak = Le toca a { $who }.
wait-outcry = { $n ->
    [one] La casa cuenta: aún puede pujar { $who }.
   *[other] La casa cuenta: aún pueden pujar { $who }.
}
wait-block = { $who } decide si señala espías.
wait-cancel = { $who } decide si anula la acción.

# --- Opciones -------------------------------------------------------------------------------------

option-mazo = Mazo
option-mazo-help = Las cartas con las que se juega.
option-mazo-clasica = Clásico
option-mazo-clanes = Clanes: mucho ataque y poco oro
option-mazo-sombras = Sombras: con espías
option-subasta = Subasta
option-subasta-help = Cómo se subastan las cartas y cómo se deshacen los empates.
option-subasta-secreta = Secreta
option-subasta-interno = Subastador interno
option-subasta-externo = Subastador externo
option-vivo = A viva voz
option-vivo-help = Con subastador externo: cada puja vale en cuanto llega, y la casa cuenta «a la una, a las dos, a las tres».
option-cuenta = Segundos de la cuenta
option-cuenta-help = A viva voz: segundos que pasan desde una puja hasta «a las tres».
option-ventana = Igualar conexiones lentas
option-ventana-help = A viva voz: las pujas que llegan con menos de 150 milésimas de segundo de diferencia cuentan como simultáneas y se sortean.
option-cartas_por_turno = Cartas por turno
option-cartas_por_turno-help = Cuántas cartas se muestran y se subastan en cada turno.
option-cartas_por_turno-seis = Seis
option-cartas_por_turno-jugadores-mas-1 = Una más que jugadores
option-cartas_por_turno-jugadores-mas-2 = Dos más que jugadores
option-condiciones = Condiciones iniciales
option-condiciones-help = Cartas que se retiran al azar al principio y cuyas condiciones rigen toda la partida; lo usual son tres.
option-parejas = Por parejas
option-parejas-help = Los compañeros se sientan enfrente; gana la pareja del jugador con más victoria. Ni el oro ni las cartas se comparten.
option-prevision = Previsión
option-prevision-help = También están boca arriba las cartas del turno siguiente, o de los dos siguientes.

preset-clasica = Clásica
preset-condiciones = Con tres condiciones
preset-al-grito = A viva voz
preset-sombras = Sombras con condiciones

# --- Reglas que se pueden romper ------------------------------------------------------------------

rule-espada-bid-too-low = Hay que superar la puja que va delante y llegar al mínimo.
rule-espada-bid-too-high = Nadie puja más oro del que tiene.
rule-espada-not-tied = Solo puedes elegir a quien ha empatado.
rule-espada-attack-too-weak = Con esas cartas el ataque no llega al mínimo.
rule-espada-no-berserker = No tienes tantas cartas berserker sin gastar. Las que has conseguido este turno aún descansan.
rule-espada-spy-too-weak = Los espías señalados todavía no suman lo que hace falta.
rule-espada-pointed-already = Ya has señalado a un espía: no hay vuelta atrás.
rule-espada-no-spy = No tienes un espía así que puedas señalar: cada uno se señala una vez por partida.
rule-espada-live-is-outcry = Solo puede ser a viva voz la subasta con subastador externo.
rule-espada-clock-is-live = La cuenta y las conexiones lentas solo importan en la subasta a viva voz.
rule-espada-pairs-even = Por parejas se juega con un número par de jugadores, cuatro o más.
rule-espada-mini-is-plain = La prueba pequeña tiene su propio mazo y sus dos cartas por turno.

# --- Lo que pasa ----------------------------------------------------------------------------------

event-auctioneer = { $drawn ->
    [yes] { $seat_you ->
        [yes] Eres el primer subastador y empiezas con una moneda menos.
       *[no] { $seat } es el primer subastador y empieza con una moneda menos.
    }
   *[no] { $seat_you ->
        [yes] Ahora el subastador eres tú.
       *[no] Ahora el subastador es { $seat }.
    }
}
event-set-aside = { $conditions_n ->
    [1] Condición inicial: { $conditions } (se retira { $card }).
   *[other] Condiciones iniciales: { $conditions } (se retira { $card }).
}
event-turned-up = { $ahead ->
    [0] Se descubre { $card }.
   *[other] Se descubre, para un turno próximo, { $card }.
}
event-turn-began = Turno { $turn }.
event-income = { $negative ->
    [yes] { $seat_you ->
        [yes] Pagas { $amount ->
            [one] 1 moneda de oro
           *[other] { $amount } monedas de oro
        } y te quedan { $gold }.
       *[no] { $seat } paga { $amount ->
            [one] 1 moneda de oro
           *[other] { $amount } monedas de oro
        } y le quedan { $gold }.
    }
   *[no] { $seat_you ->
        [yes] Recibes { $amount ->
            [one] 1 moneda de oro
           *[other] { $amount } monedas de oro
        } y tienes { $gold }.
       *[no] { $seat } recibe { $amount ->
            [one] 1 moneda de oro
           *[other] { $amount } monedas de oro
        } y tiene { $gold }.
    }
}
event-offered = Carta { $number }: { $card }.
event-sealed = -
event-turned-up-many = Salen { $n } cartas.
event-income-many = Todos cobran lo que producen sus cartas.
event-victory-counted-many = Se cuenta la victoria de todos.
event-declared = { $attacks_most ->
    [0] { $seats_n ->
        [1] { $seats_you ->
            [yes] No atacas.
           *[no] { $seats } no ataca.
        }
       *[other] Nadie ataca.
    }
   *[other] { $seats_n ->
        [1] { $seats_you ->
            [yes] Tu ataque: { $attacks }.
           *[no] Ataque de { $seats }: { $attacks }.
        }
       *[other] Ataques de { $seats }: { $attacks }.
    }
}
event-attack-tied = Empate a { $attack } entre { $seats }: habrá subasta.
event-attack-won = { $seat_you ->
    [yes] Atacas { $card } con { $attack }.
   *[no] { $seat } ataca { $card } con { $attack }.
}
event-outcry = La casa saca a subasta { $card }.
event-bids = { $bids_most ->
    [0] { $seats_n ->
        [1] { $seats_you ->
            [yes] No pujas.
           *[no] { $seats } no puja.
        }
       *[other] Nadie puja.
    }
   *[other] { $seats_n ->
        [1] { $seats_you ->
            [yes] Tu puja: { $bids }.
           *[no] Puja de { $seats }: { $bids }.
        }
       *[other] Pujas de { $seats }: { $bids }.
    }
}
event-cried = { $bids_most ->
    [0] Nadie dice nada.
   *[other] { $seats_n ->
        [1] { $seats_you ->
            [yes] Se oye tu puja: { $bids }.
           *[no] Se oye a { $seats }: { $bids }.
        }
       *[other] Se oye a { $seats }: { $bids }.
    }
}
event-leads = { $seat_you ->
    [yes] Llevas la puja más alta: { $bid }.
   *[no] { $seat } lleva la puja más alta: { $bid }.
}
event-named = { $seat_you ->
    [yes] { $leader_seat_you ->
        [yes] Deshaces el empate a tu favor: vas delante.
       *[no] Deshaces el empate: va delante { $leader_seat }.
    }
   *[no] { $leader_seat_you ->
        [yes] { $seat } deshace el empate: vas delante.
       *[no] { $seat } deshace el empate: va delante { $leader_seat }.
    }
}
event-order = Orden para pujar: { $seats }.
event-passed = { $seat_you ->
    [yes] Pasas.
   *[no] { $seat } pasa.
}
event-lot = { $seat_you ->
    [yes] Pujas simultáneas: el sorteo te da prioridad.
   *[no] Pujas simultáneas: el sorteo da prioridad a { $seat }.
}
event-sold = { $seat_you ->
    [yes] Pagas { $paid } por { $card }.
   *[no] { $seat } paga { $paid } por { $card }.
}
event-pointed = { $seat_you ->
    [yes] Señalas a un espía ({ $model }) y sumas { $sum }.
   *[no] { $seat } señala a un espía ({ $model }) y suma { $sum }.
}
event-spied = { $actions ->
    [1] { $seat_you ->
        [yes] Espías a { $against_seat } con { $sum }.
       *[no] { $against_seat_you ->
            [yes] { $seat } te espía con { $sum }.
           *[no] { $seat } espía a { $against_seat } con { $sum }.
        }
    }
   *[other] { $seat_you ->
        [yes] Anulas la acción de { $against_seat } con { $sum }.
       *[no] { $against_seat_you ->
            [yes] { $seat } anula tu acción con { $sum }.
           *[no] { $seat } anula la acción de { $against_seat } con { $sum }.
        }
    }
}
event-quiet = { $seat_you ->
    [yes] No intervienes.
   *[no] { $seat } no interviene.
}
event-chain-closed = { $held ->
    [yes] { $seat_you ->
        [yes] Tu bloqueo se mantiene.
       *[no] El bloqueo de { $seat } se mantiene.
    }
   *[no] { $seat_you ->
        [yes] Tu bloqueo queda en nada.
       *[no] El bloqueo de { $seat } queda en nada.
    }
}
event-gained = { $loot ->
    [0] { $seat_you ->
        [yes] Te quedas con { $card }.
       *[no] { $seat } se queda con { $card }.
    }
   *[other] { $seat_you ->
        [yes] Te quedas con { $card } y con { $loot ->
            [one] 1 moneda de oro
           *[other] { $loot } monedas de oro
        } de botín.
       *[no] { $seat } se queda con { $card } y con { $loot ->
            [one] 1 moneda de oro
           *[other] { $loot } monedas de oro
        } de botín.
    }
}
event-discarded = { $why ->
    [no-bids] Nadie puja: { $card } se descarta.
    [tie] Empate: nadie se la lleva. { $card } se descarta.
   *[spies] Los espías lo impiden: { $card } se descarta.
}
event-victory-counted = { $from_conditions ->
    [0] { $seat_you ->
        [yes] Sumas { $from_cards ->
            [one] 1 punto de victoria
           *[other] { $from_cards } puntos de victoria
        }.
       *[no] { $seat } suma { $from_cards ->
            [one] 1 punto de victoria
           *[other] { $from_cards } puntos de victoria
        }.
    }
   *[other] { $seat_you ->
        [yes] Sumas { $from_cards ->
            [one] 1 punto de victoria
           *[other] { $from_cards } puntos de victoria
        } con tus cartas y { $from_conditions } con las condiciones.
       *[no] { $seat } suma { $from_cards ->
            [one] 1 punto de victoria
           *[other] { $from_cards } puntos de victoria
        } con sus cartas y { $from_conditions } con las condiciones.
    }
}
event-ended = { $ending ->
    [too-small] No hay cartas ni para un turno: victoria compartida.
   *[exhausted] { $seats_n ->
        [1] { $seats_you ->
            [yes] No quedan cartas para otro turno. ¡Ganas!
           *[no] No quedan cartas para otro turno. Gana { $seats }.
        }
       *[other] No quedan cartas para otro turno. Comparten la victoria { $seats }.
    }
}

ending-exhausted = No quedan cartas para un turno completo.
ended-exhausted =
    { $n ->
        [1] se lleva la Espada Negra con { $score } puntos de victoria
       *[other] comparten la Espada Negra con { $score } puntos de victoria
    }
ending-too-small = El mazo no da ni para un turno: la victoria es de todos.
decided-cards = Lo que más separa a { $seat } de { $other_seat }, que va detrás, es la carta { $model }: tiene { $own }, por { $theirs }.
decided-too-small = El mazo no daba ni para un turno: nadie ha podido adelantar a nadie.
decided-conditions = Lo deciden las condiciones: a { $seat } le dan { $own } de victoria, y a { $other_seat }, que va detrás, { $theirs }.
decided-tied = { $seats } suman la misma victoria. Al final nada deshace un empate: la comparten.

# --- Condiciones iniciales ------------------------------------------------------------------------

table-condition-feria = Cada turno se subastan { $amount } cartas más.
table-condition-corona = Las cartas que solo dan victoria dan { $amount } más.
table-condition-gabela = Quien tiene una carta que solo da victoria no cobra producción; la negativa se paga.
table-condition-paz = Quien tiene una carta que solo da victoria no puede atacar.
table-condition-linaje = Quien tenga más cartas iguales (dos al menos) gana { $amount ->
    [one] 1 punto de victoria
   *[other] { $amount } puntos de victoria
    } al final.
table-condition-consejo = Quien tiene más cartas que cualquier otro es el subastador.
table-condition-arcas = Todos empiezan con { $amount ->
    [one] 1 moneda de oro
   *[other] { $amount } monedas de oro
    } más.
table-condition-diezmo = Todos reciben { $amount ->
    [one] 1 moneda de oro
   *[other] { $amount } monedas de oro
    } cada turno, además de su producción.
table-condition-tesoro = Al final, cada cinco monedas de oro valen { $amount ->
    [one] 1 punto de victoria
   *[other] { $amount } puntos de victoria
    }.
table-condition-avaro = Quien acabe con más oro gana { $amount ->
    [one] 1 punto de victoria
   *[other] { $amount } puntos de victoria
    }.
table-condition-hueste = Quien acabe con más ataque, gastado o no, gana { $amount ->
    [one] 1 punto de victoria
   *[other] { $amount } puntos de victoria
    }.
table-condition-murallas = El ataque mínimo sube { $amount }.
table-condition-tasa = La puja mínima sube { $amount }.
table-condition-botin = Quien consigue una carta atacando recibe { $amount ->
    [one] 1 moneda de oro
   *[other] { $amount } monedas de oro
    }.
table-condition-limosna = Quien tiene menos cartas recibe { $amount ->
    [one] 1 moneda de oro
   *[other] { $amount } monedas de oro
    } cada turno.
table-condition-variedad = Quien acabe con más cartas distintas (dos al menos) gana { $amount ->
    [one] 1 punto de victoria
   *[other] { $amount } puntos de victoria
    }.
table-condition-furia = Cada carta berserker ataca con { $amount } más.
table-condition-perdon = La producción negativa de las cartas no se paga.
table-condition-intriga = Cada espía señalado cuenta { $amount } más.
table-condition-secretos = Quien acabe con más espionaje, gastado o no, gana { $amount ->
    [one] 1 punto de victoria
   *[other] { $amount } puntos de victoria
    }.
table-condition-villas = Las cartas que solo dan producción dan { $amount ->
    [one] 1 punto de victoria
   *[other] { $amount } puntos de victoria
    } al final.

# --- La mesa --------------------------------------------------------------------------------------

table-row = Cartas de este turno
table-turn = Turno { $turn } de { $turns }
table-left = { $n ->
    [one] Queda { $n } carta por ver
   *[other] Quedan { $n } cartas por ver
}
table-now = En juego
table-ahead = Próximos turnos
table-conditions = Condiciones
table-gold = oro
table-production = producción
table-attack = ataque
table-espionage = espionaje
table-victory = victoria
table-berserker = berserker: este ataque sirve una sola vez
table-attacked = ya ha atacado
table-attacked-you = ya has atacado
table-barred = no puede atacar
table-auctioneer = subastador
table-cards-of = Cartas de { $who }
table-no-cards = Aún no tiene cartas.
table-fresh = de este turno
table-spent = gastada
table-fate-gone = descartada
table-fate-seat = para { $who }
table-hold = No ataco
table-attack-with = Atacar con { $n }
table-steady = Tu ataque normal: { $n }
table-one-more = Una más: { $card }
table-one-less = Una menos: { $card }
table-pass = Paso
table-no-bid = No pujo
table-bid = Pujar { $n }
table-raise = Subir a { $n }
table-more = Una moneda más
table-less = Una moneda menos
table-your-bid = Tu puja
table-of-gold = de { $n ->
    [one] 1 moneda de oro
   *[other] { $n } monedas de oro
}
table-opening = { $kind ->
    [attacks] Se abren los ataques.
   *[bids] Se abren las pujas.
}
table-sealed = Tu elección está sellada
table-waiting-for = Faltan: { $names }
table-sealed-by = ha elegido
table-choosing = está eligiendo
table-leads = va delante
table-lead = Va por { $n }
table-no-lead = Nadie ha pujado
table-name = Va delante { $who }
table-order = Orden para pujar
table-count-1 = ¡A la una!
table-count-2 = ¡A las dos!
table-count-3 = ¡A las tres!
table-spies = Espías
table-taker-bid = { $who } paga { $n } y está a punto de llevarse la carta
table-taker-attack = { $who } ataca con { $n } y está a punto de llevarse la carta
table-need = Hace falta { $n }
table-pointed = Señalas { $n }
table-point = Señalar: { $card } ({ $n })
table-quiet = No intervenir
table-done-block = Impedirlo
table-done-cancel = Anular
table-chain = Cadena de espionaje
table-chain-block = { $who } lo impide
table-chain-cancel = { $who } lo anula
table-history = Precios
table-history-empty = Todavía no se ha vendido nada.
table-how-bid = por oro
table-how-attack = por ataque
table-how-no-bids = sin pujas
table-how-tie = empate
table-how-spies = espías
table-reveal-bids = Pujas
table-reveal-attacks = Ataques
table-lost = descartada
table-you = tú
table-unseen = Sin ver
table-pair = pareja
table-engines = Los jugadores
table-engines-more = Los demás jugadores
table-count-0 = ¿Quién da más?
table-last = Lo último que se descubrió
table-chain-held = el bloqueo se mantiene
table-chain-void = queda en nada
table-card = Carta
table-sold = Ventas
table-mean = Media
table-most = Máximo
table-your-choice = Tu elección
table-went-for = Se vendió por:
table-cards-own = Tus cartas
table-coming = Cartas que vienen
table-left-short = { $n ->
    [one] Queda { $n }
   *[other] Quedan { $n }
}
table-when = Turno { $turn } de { $turns }{ $card ->
    [0] {""}
   *[other] {" "}· carta { $card } de { $cards }
}
table-writes = escribe…
table-for-you = Para ti
table-ahead-of = te pone en cabeza ({ $who } tiene { $n })
table-never-sold = Aún no se ha vendido ninguna.
table-unseen-n = { $n ->
    [0] No queda ninguna por salir.
    [one] Queda 1 por salir.
   *[other] Quedan { $n } por salir.
}
table-sure = ¿Seguro? Pujo { $n }
table-goes-to = ¡A las tres! Para { $who }
table-tied = Empate
table-tie = Empate a { $n }
table-tie-keeps = Gana quien conserve más oro: { $n }.
table-tie-same = Conservan el mismo oro ({ $n }): nadie se la lleva.
table-tie-auctioneer = Lo deshace { $who }, que subasta.
table-tie-attack = Nadie la toma: se subasta.
table-tie-hint = En un empate gana quien conserve más oro.
table-keeps = le queda
table-goes-to-you = ¡A las tres! Es para ti
table-plot-block = { $who } espía a { $whom } con { $n }
table-plot-cancel = { $who } anula a { $whom } con { $n }
table-plot-lost = { $who } se queda sin ella
table-auctions = Subasta { $who }
table-auctions-you = Subastas tú
table-voice = ¡{ $n }!
table-broke = no le alcanza
table-say = Di un precio
table-silence = Callar también es pasar.
table-rest-after = Con { $bid } te { $rest ->
    [one] quedaría 1
   *[other] quedarían { $rest }
}, y el turno que viene { $n ->
    [0] no cobras nada
   *[other] cobras { $n }
}.
table-cards-n = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
table-count-most = la más alta
table-count-short = a { $n } de ganar
table-count-conditions = condiciones: { $n }
table-term-victory = Suma al final de la partida.
table-term-production = Oro que da cada turno; si es negativa, se paga.
table-term-attack = Sirve para tomar una carta sin pagarla, un ataque por turno.
table-term-berserker = Ataca una sola vez en toda la partida.
table-term-espionage = Impide que otro se lleve una carta; cada espía, una vez.
table-term-condition = Su condición solo vale si la carta se aparta al empezar.

# --- Reglas -------------------------------------------------------------------------------------

help-credit = De los Hermanos Juramentados de la Espada Negra (2014)
help-1-title = De qué va
    .book = 1
    .gist = Gana quien más victoria suma cuando se acaban las cartas.
    .try = primera goal
help-1-body =
    Cada jugador levanta su propia casa con cartas: unas dan _victoria_, otras _producen_ oro cada turno, otras _atacan_ o _espían_. Cuando se acaban las cartas gana quien más victoria suma; si hay empate, se comparte.[R]

    Todos empiezan con diez monedas de oro. Todo está a la vista: el oro, las cartas de cada cual y lo que ya se ha gastado. Solo se ocultan el orden del mazo y lo que cada uno elige en secreto, hasta que se descubre.

    @card

    - _Victoria_: cuenta al final.
    - _Producción_: oro al principio de cada turno; puede ser negativa, pero nadie baja de cero.[R]
    - _Ataque_: sirve para tomar una carta sin pagarla. Si es _berserker_ (con llama), una sola vez en la partida.
    - _Espionaje_: sirve para que otro no se lleve lo que ha ganado. Cada espía, una sola vez en la partida.
help-2-title = El turno
    .book = 2, 3, 7, 8
    .gist = Se cobra, salen seis cartas y se resuelven una a una.
    .try = primera row
help-2-body =
    Al empezar el turno se muestran seis cartas y cada uno recibe lo que producen las suyas. Después se resuelven las cartas una a una, en el orden en que salieron:

    - primero, quien pueda puede _atacarla_;
    - si nadie la toma así, se _subasta_;
    - y antes de que alguien se la quede, los demás pueden _espiar_.

    Lo que consigues este turno descansa hasta el siguiente: ni ataca, ni espía, ni produce aún. Para la victoria cuenta desde el principio.

    La partida termina cuando no quedan cartas para un turno completo; las que sobran no se subastan. Con seis por turno y 48 cartas son ocho turnos.
help-3-title = La subasta
    .book = 4
    .gist = La puja más alta paga y se la queda; si nadie puja, se descarta.
    .try = primera bid
help-3-body =
    Hay tres maneras de subastar, y en todas se descarta la carta por la que nadie puja. Se paga al momento, antes de que nadie espíe.

    _Secreta_. Todos pujan a la vez en secreto, de cero a todo su oro. La puja más alta paga y se queda la carta; los demás no pagan. En un empate gana quien conserve más oro; si siguen iguales, la carta se descarta y nadie paga.

    @subasta

    _Subastador interno_. Un jugador al azar empieza de subastador, con nueve monedas de oro, y el puesto pasa a la izquierda cada turno. En cada ronda de pujas, todos menos quien va delante dicen a la vez una cantidad mayor o pasan por esa vez.[R] Si empatan, el subastador elige quién de ellos va delante. Cuando nadie sube, se vende.

    _Subastador externo_. Subasta la casa y vale lo que se dice primero: no hay empates. _Por turnos_: en cada ronda de pujas la casa sortea el orden; el primero que sube va delante y empieza otra ronda.[R] _A viva voz_: cualquiera puja en cualquier momento y la casa cuenta «a la una, a las dos, a las tres»; la cuenta vuelve a empezar con cada puja.
help-4-title = El ataque
    .book = 5, 6, 11
    .gist = El ataque más alto se lleva la carta sin pagar.
    .try = primera attack
help-4-body =
    Antes de subastar una carta, quienes tengan ataque y no hayan atacado este turno dicen a la vez si la atacan.[R] Quien ataca suma todo su ataque normal y elige qué cartas _berserker_ añade.

    El ataque más alto se lleva la carta sin pagar. Si hay empate, la carta se subasta y pueden pujar todos.

    @ataque

    Se ataca una sola vez por turno, se gane o no. Las berserker que se comprometen quedan gastadas para toda la partida, también en un empate o si los espías lo impiden.
help-5-title = El espionaje
    .book = 12-14
    .gist = Con espías que sumen lo pagado o lo atacado, lo impides.
    .try = segunda block
help-5-body =
    Cuando alguien va a quedarse una carta, se pregunta a los demás por orden, desde su izquierda.[R] Para impedirlo hay que señalar espías propios que sumen al menos el oro pagado, o el ataque comprometido en ese golpe.[R]

    Cualquiera menos su autor puede anular una acción con espías que sumen al menos los señalados en ella; y esa anulación puede anularse también. Solo se responde a la última.[R]

    @chain

    Cuando nadie más responde, se cuentan las acciones. Si son impares, el bloqueo se mantiene: la carta se descarta[R] y el oro se pierde. Si son pares, el bloqueo queda en nada y se pregunta al siguiente. Los espías señalados quedan gastados siempre, pero siguen siendo tuyos para todo lo demás.
help-6-title = Condiciones y variantes
    .book = 9, 10, R
    .gist = Lo que puede cambiar de una partida a otra.
help-6-body =
    Cada carta lleva una _condición inicial_ (el Caballero, que es único, lleva dos). Si se juega con condiciones, se retiran unas cartas al azar y sus condiciones rigen toda la partida. Las que cambian el juego miran lo que cada uno tenía al empezar el turno; las que puntúan, todo lo que tenga al final.[R] Si la misma sale dos veces, se suma.[R]

    «Solo da victoria» quiere decir que todo lo demás es cero.[R] En los premios al que más tiene, todos los que empatan puntúan.[R]

    Quien es subastador por condición: en la secreta gana los empates en los que participa; con subastador interno elige quién va delante; con subastador externo, una puja suya igual a la más alta le da la delantera.[R]

    _Por parejas_: los compañeros se sientan enfrente y gana la pareja del jugador con más victoria; si empatan jugadores de parejas distintas, se comparte.[R] _Previsión_: se ven también las cartas del turno siguiente, o de los dos siguientes.
help-phase-attack = 4
help-phase-bid = 3
help-phase-call = 3
help-phase-name = 3
help-phase-speak = 3
help-phase-outcry = 3
help-phase-block = 5
help-phase-cancel = 5

# --- Lo que sabía un bot de la casa (repaso) -----------------------------------------------

knew-quedan = { $card }: quedan { $count } por salir

advice-bids = { $gold ->
    [0] Pasa
    [one] Puja una moneda
   *[other] Puja { $gold } monedas
}
advice-attacks = { $berserkers ->
    [0] Ataca, sin gastar berserkers
    [one] Ataca y gasta un berserker
   *[other] Ataca y gasta { $berserkers } berserkers
}
advice-holds = No ataques
advice-names = Deshaz el empate a favor de { $seat }
advice-points = Señala a un espía: { $model }
advice-says = { $choice ->
    [calla] No espíes
   *[listo] No señales a nadie más
}
advice-worth = { $model }: te vale { $gold ->
    [one] una moneda
   *[other] unas { $gold } monedas
}, por lo que dará hasta el final.
advice-left = Te { $gold ->
    [0] quedarías sin oro
    [one] quedaría una moneda
   *[other] quedarían { $gold } monedas
}. El rival más rico tiene { $most }.
advice-lowest = Pujar costaría al menos { $gold ->
    [one] una moneda
   *[other] { $gold } monedas
}.
advice-outdone = Atacarías con { $strength }. { $count ->
    [0] Ningún rival de los que pueden atacar llega a tanto.
    [one] Un rival de los que pueden atacar llega a tanto.
   *[other] { $count } rivales de los que pueden atacar llegan a tanto.
}
advice-later = Aún saldrá { $model }, que te vale { $gold ->
    [one] una moneda
   *[other] unas { $gold } monedas
}.
advice-spoils = Hace falta { $need } de espionaje y tienes { $have }. { $seat_you ->
    [yes] La carta te vale
   *[no] A { $seat } la carta le vale
} { $gold ->
    [one] una moneda.
   *[other] unas { $gold } monedas.
}
advice-victory = { $seat_you ->
    [yes] Llevas
   *[no] { $seat } lleva
} { $count ->
    [one] un punto de victoria.
   *[other] { $count } puntos de victoria.
}

# Lo que se sabe de lo oculto
table-deduce-lead = Lo que aún no ha salido del mazo, con sus condiciones. El orden no lo sabe nadie.
table-deduce-left = { $n ->
    [one] queda 1
   *[other] quedan { $n }
 }
table-deduce-none = no queda
