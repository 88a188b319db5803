# Espada Negra: las palabras del juego.

title = Espada Negra
tagline = Cartas a subasta, ataques por sorpresa y espías que todo lo estropean.

# --- Qué se espera --------------------------------------------------------------------------------

ask-attack = ¿Atacas la carta? Todos declaran a la vez, en secreto.
ask-bid = Puja en secreto por la carta.
ask-call = { $lead ->
    [0] Nombra tu puja o pasa esta llamada.
   *[other] La puja va por { $lead }: sube o pasa esta llamada.
}
ask-name = Empate a { $lead }: eres el subastador, nombra quién va delante.
ask-speak = { $lead ->
    [0] Tienes la palabra: abre la puja o pasa.
   *[other] Tienes la palabra: sube de { $lead } o pasa.
}
ask-outcry = { $lead ->
    [0] ¡Puja cuando quieras! La casa cuenta hasta tres.
   *[other] Va por { $lead }. ¡Sube antes de «a las tres»!
}
ask-block = Puedes impedirlo: señala espías que sumen al menos { $need }, o calla.
ask-cancel = Puedes anular la última acción: señala espías que sumen al menos { $need }, o calla.

wait-attack = { $who } decide si ataca.
wait-bid = { $who } puja en secreto.
wait-call = { $who } piensa su puja.
wait-name = { $who } deshace el empate.
wait-speak = { $who } tiene la palabra.
wait-outcry = La casa pregona: falta oír a { $who }.
wait-block = { $who } decide si señala espías.
wait-cancel = { $who } decide si anula la acción.

# --- Opciones -------------------------------------------------------------------------------------

option-mazo = Mazo
option-mazo-help = Las cartas con las que se juega.
option-mazo-clasica = Clásica
option-mazo-clanes = Clanes: mucho ataque y poco oro
option-mazo-sombras = Sombras: con espías
option-subasta = Subasta
option-subasta-help = Cómo se subastan las cartas y cómo se deshacen los empates.
option-subasta-secreta = Secreta
option-subasta-interno = Subastador interno
option-subasta-externo = Subastador externo
option-vivo = Al grito
option-vivo-help = Con subastador externo: las pujas se toman según llegan y la casa cuenta «a la una, a las dos, a las tres».
option-cuenta = Segundos de la cuenta
option-cuenta-help = Al grito: segundos desde una puja hasta «a las tres».
option-ventana = Igualar conexiones lentas
option-ventana-help = Al grito: las pujas que llegan en 150 milésimas cuentan como simultáneas y se sortean.
option-cartas_por_turno = Cartas por turno
option-cartas_por_turno-help = Cuántas cartas se muestran y se subastan en cada turno.
option-cartas_por_turno-seis = Seis
option-cartas_por_turno-jugadores-mas-1 = Una más que jugadores
option-cartas_por_turno-jugadores-mas-2 = Dos más que jugadores
option-condiciones = Condiciones iniciales
option-condiciones-help = Cartas que se retiran al azar al principio y cuyas condiciones rigen toda la partida; lo usual son tres.
option-parejas = Por parejas
option-parejas-help = Los compañeros se sientan enfrente; gana la pareja del jugador con más victoria. Nada se junta.
option-prevision = Previsión
option-prevision-help = También están boca arriba las cartas del turno siguiente, o de los dos siguientes.

preset-clasica = Clásica
preset-condiciones = Con tres condiciones
preset-al-grito = Al grito
preset-sombras = Sombras con condiciones

# --- Reglas que se pueden romper ------------------------------------------------------------------

rule-espada-bid-too-low = Hay que superar la puja que va delante y llegar al mínimo.
rule-espada-bid-too-high = Nadie puja más oro del que tiene.
rule-espada-not-tied = Solo puede nombrarse a quien ha empatado.
rule-espada-attack-too-weak = Con esas cartas el ataque no llega al mínimo.
rule-espada-no-berserker = No tienes tantas cartas berserker sin gastar. Las de este turno aún descansan.
rule-espada-spy-too-weak = El espionaje señalado no llega todavía a lo que hace falta.
rule-espada-pointed-already = Ya has señalado a un espía: no hay vuelta atrás.
rule-espada-no-spy = No tienes un espía así que puedas señalar: cada uno se señala una vez por partida.
rule-espada-live-is-outcry = Solo la subasta externa puede ir al grito.
rule-espada-clock-is-live = La cuenta y la ventana son cosa de la subasta al grito.
rule-espada-pairs-even = Por parejas se juega con un número par de jugadores, cuatro o más.
rule-espada-mini-is-plain = La prueba pequeña tiene su propio mazo y sus dos cartas por turno.

# --- Lo que pasa ----------------------------------------------------------------------------------

event-office = { $drawn ->
    [yes] { $seat } es el primer subastador y empieza con una moneda menos.
   *[no] { $seat } toma el puesto de subastador.
}
event-set-aside = Condición inicial: { $condition } (se retira { $card }).
event-turned-up = { $ahead ->
    [0] Se muestra { $card }.
   *[other] Se ve venir { $card }.
}
event-income = Turno { $turn }. Ingresos: { $income }. Oro: { $gold }.
event-offered = Carta { $place }: { $card }.
event-sealed = -
event-declared = Ataques de { $seats }: { $attacks }.
event-attack-tied = Empate a { $attack } entre { $seats }: habrá subasta.
event-attack-won = { $seat } ataca { $card } con { $attack }.
event-outcry = La casa pregona { $card }.
event-bids = Pujas de { $seats }: { $bids }.
event-cried = Se oye a { $seats }: { $bids }.
event-leads = Va delante { $seat } con { $bid }.
event-named = { $seat } deshace el empate: va delante { $leader_seat }.
event-order = Hablan por este orden: { $seats }.
event-passed = { $seat } pasa.
event-lot = A la vez: la suerte oye primero a { $seat }.
event-sold = { $seat } paga { $paid } por { $card }.
event-pointed = { $seat } señala a un espía: { $model }. Suma { $sum }.
event-spied = { $actions ->
    [1] { $seat } espía a { $against_seat } con { $sum }.
   *[other] { $seat } anula la acción de { $against_seat } con { $sum }.
}
event-quiet = { $seat } calla.
event-chain-closed = { $held ->
    [yes] El bloqueo de { $seat } se mantiene.
   *[no] El bloqueo de { $seat } queda en nada.
}
event-gained = { $loot ->
    [0] { $seat } se queda con { $card }.
   *[other] { $seat } se queda con { $card } y { $loot } de botín.
}
event-discarded = { $why ->
    [no-bids] Nadie puja: { $card } se descarta.
    [tie] Empate que nada deshace: { $card } se descarta.
   *[spies] Los espías pueden más: { $card } se descarta.
}
event-ended = { $ending ->
    [too-small] No hay cartas para un solo turno: victoria compartida.
   *[exhausted] Se acaban las cartas. Victoria de cartas: { $points }; de condiciones: { $bonus }. Gana { $seats }.
}

ending-exhausted = No quedan cartas para un turno completo.
ending-too-small = El mazo no da ni para un turno: la victoria es de todos.

player-tercio = El del tercio
player-jugador = Jugador

# --- Condiciones iniciales ------------------------------------------------------------------------

table-condition-feria = Cada turno se subastan { $amount } cartas más.
table-condition-corona = Las cartas que solo dan victoria dan { $amount } más.
table-condition-gabela = Quien tiene una carta que solo da victoria se queda sin producción.
table-condition-paz = Quien tiene una carta que solo da victoria no puede atacar.
table-condition-linaje = Quien tenga más cartas iguales (dos al menos) gana { $amount } de victoria al final.
table-condition-consejo = Quien tiene más cartas que nadie es el subastador y deshace los empates.
table-condition-arcas = Todos empiezan con { $amount } de oro más.
table-condition-diezmo = Todos reciben { $amount } de oro cada turno, además de su producción.
table-condition-tesoro = Al final, cada cinco de oro valen { $amount } de victoria.
table-condition-avaro = Quien acabe con más oro gana { $amount } de victoria.
table-condition-hueste = Quien acabe con más ataque, gastado o no, gana { $amount } de victoria.
table-condition-murallas = Los ataques deben sumar al menos { $amount } más de lo normal.
table-condition-tasa = La puja mínima sube en { $amount }.
table-condition-botin = Quien consigue una carta atacando recibe { $amount } de oro.
table-condition-limosna = Quien tiene menos cartas recibe { $amount } de oro cada turno.
table-condition-variedad = Quien acabe con más cartas distintas (dos al menos) gana { $amount } de victoria.
table-condition-furia = Cada carta berserker ataca con { $amount } más.
table-condition-perdon = La producción negativa de las cartas no se paga.
table-condition-intriga = Cada espía señalado cuenta { $amount } más.
table-condition-secretos = Quien acabe con más espionaje, gastado o no, gana { $amount } de victoria.
table-condition-villas = Las cartas que solo dan producción dan { $amount } de victoria al final.

# --- La mesa --------------------------------------------------------------------------------------

table-row = Cartas de este turno
table-turn = Turno { $turn } de { $turns }
table-left = { $n ->
    [one] Queda { $n } carta por ver
   *[other] Quedan { $n } cartas por ver
}
table-block = En el puesto
table-next = Después
table-ahead = Lo que viene
table-conditions = Condiciones
table-gold = oro
table-production = producción
table-attack = ataque
table-espionage = espionaje
table-victory = victoria
table-berserker = berserker: este ataque sirve una sola vez
table-attacked = ya ha atacado
table-barred = no puede atacar
table-chair = subastador
table-cards-of = Cartas de { $who }
table-no-cards = Aún no tiene cartas.
table-fresh = de este turno
table-spent = gastada
table-fate-gone = descartada
table-fate-seat = para { $who }
table-hold = No ataco
table-attack-with = Atacar con { $n }
table-steady = Tus cartas de siempre: { $n }
table-add-berserkers = Berserkers que añades
table-one-more = Una más: { $card }
table-one-less = Una menos: { $card }
table-pass = Paso
table-no-bid = No pujo
table-bid = Pujar { $n }
table-raise = Subir a { $n }
table-more = Una moneda más
table-less = Una moneda menos
table-your-bid = Tu puja
table-of-gold = de { $n } de oro
table-sealed = Tu elección está sellada
table-waiting-for = Faltan: { $names }
table-sealed-by = ha elegido
table-choosing = está eligiendo
table-leads = va delante
table-lead = Va por { $n }
table-no-lead = Nadie ha pujado
table-name = Que vaya delante { $who }
table-order = Orden de palabra
table-count-1 = ¡A la una!
table-count-2 = ¡A las dos!
table-count-3 = ¡A las tres!
table-going = A la una, a las dos…
table-spies = Espías
table-getter-bid = { $who } paga { $n } y está a punto de llevarse la carta
table-getter-attack = { $who } ataca con { $n } y está a punto de llevarse la carta
table-need = Hace falta { $n }
table-pointed = Señalado { $n }
table-point = Señalar: { $card } ({ $n })
table-quiet = Callar
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
table-how-tie = por empate
table-how-spies = por espías
table-reveal-bids = Pujas
table-reveal-attacks = Ataques
table-won = se la lleva
table-lost = descartada
table-you = tú
table-unseen = Sin ver
table-scores = Victoria
table-pair = pareja
table-engines = Los jugadores
table-seals = Elecciones selladas
table-count-0 = ¿Quién da más?
table-last = Lo último que se descubrió
table-chain-held = el bloqueo vale
table-chain-void = queda en nada
table-card = Carta
table-sold = Ventas
table-mean = Media
table-most = Máximo
table-your-choice = Tu elección
table-went-for = Se vendió por:
table-close = Cerrar

# --- Reglas -------------------------------------------------------------------------------------

help-1-title = De qué va
help-1-body = Cada jugador levanta su propia casa con cartas: unas dan _victoria_, otras _producen_ oro cada turno, otras _atacan_ o _espían_. Cuando se acaban las cartas gana quien más victoria suma; si hay empate, se comparte.

    Todos empiezan con diez de oro. Todo está a la vista: el oro, las cartas de cada cual y lo que ya se ha gastado. Solo se ocultan el orden del mazo y lo que cada uno elige en secreto, hasta que se descubre.

    @card

    - _Victoria_: cuenta al final.
    - _Producción_: oro al principio de cada turno; puede ser negativa, pero nadie baja de cero.
    - _Ataque_: sirve para tomar una carta sin pagarla. Si es _berserker_ (con llama), una sola vez en la partida.
    - _Espionaje_: sirve para que otro no se lleve lo que ha ganado. Cada espía, una sola vez en la partida.
help-2-title = El turno
help-2-body = Al empezar el turno se muestran seis cartas y cada uno recibe lo que producen las suyas. Después se resuelven las cartas una a una, en el orden en que salieron:

    - primero, quien pueda puede _atacarla_;
    - si nadie la toma así, se _subasta_;
    - y antes de que alguien se la quede, los demás pueden _espiar_.

    Lo que consigues este turno descansa hasta el siguiente: ni ataca, ni espía, ni produce aún. Para la victoria cuenta desde ya.

    La partida termina cuando no quedan cartas para un turno completo. Con seis por turno y 48 cartas son ocho turnos.
help-3-title = La subasta
help-3-body = _Secreta_. Todos pujan a la vez en secreto, de cero a todo su oro. La puja más alta paga y se queda la carta; los demás no pagan. En un empate gana a quien más oro le quede; si siguen iguales, o nadie puja, la carta se descarta y nadie paga.

    _Subastador interno_. Un jugador al azar empieza de subastador, con nueve de oro, y el puesto pasa a la izquierda cada turno. En cada llamada todos menos quien va delante dicen a la vez una cantidad mayor o pasan por esa vez. Si empatan, el subastador nombra quién va delante entre los empatados. Cuando nadie sube, se vende.

    _Subastador externo_. La casa hace de subastadora: gana quien lo dice primero. Por turnos, la casa sortea en cada llamada un orden para hablar; el primero que sube va delante y se vuelve a llamar. _Al grito_, cualquiera puja en cualquier momento y la casa cuenta «a la una, a las dos, a las tres»; la cuenta vuelve a empezar con cada puja.

    Se paga al momento, antes de que nadie espíe.
help-4-title = El ataque
help-4-body = Antes de subastar una carta, quienes tengan ataque y no hayan atacado este turno dicen a la vez si la atacan. Quien ataca suma todo su ataque normal y elige qué cartas _berserker_ añade.

    El ataque más alto se lleva la carta sin pagar. Si empatan los más altos, se subasta para todos como siempre.

    Se ataca una sola vez por turno, se gane o no. Las berserker que se comprometen quedan gastadas para toda la partida, también en un empate o si los espías lo impiden.
help-5-title = El espionaje
help-5-body = Cuando alguien va a quedarse una carta, se pregunta a los demás por orden, desde su izquierda. Para impedirlo hay que señalar espías propios que sumen al menos el oro pagado, o el ataque comprometido.

    Cualquiera menos su autor puede anular una acción con espías que sumen al menos los señalados en ella; y esa anulación puede anularse también. Solo se responde a la última.

    @chain

    Cuando nadie más responde, se cuentan las acciones. Si son impares, el bloqueo vale: la carta se descarta y el oro se pierde. Si son pares, el bloqueo queda en nada y se pregunta al siguiente. Los espías señalados quedan gastados siempre, pero siguen siendo tuyos para todo lo demás.
help-6-title = Condiciones y variantes
help-6-body = Cada carta lleva una _condición inicial_. Si se juega con condiciones, se retiran unas cartas al azar y sus condiciones rigen toda la partida. Las que tocan al juego miran lo que cada uno tenía al empezar el turno; las que puntúan, todo lo que tenga al final. Si la misma sale dos veces, se suma.

    «Solo da victoria» quiere decir que todo lo demás es cero. En los premios al que más tiene, todos los que empatan puntúan.

    Quien es subastador por condición: en la secreta gana los empates en que está; en la interna nombra al que va delante; en la externa, su puja igual a la que va delante le pone delante.

    _Por parejas_: los compañeros se sientan enfrente y gana la pareja del jugador con más victoria. _Previsión_: se ven también las cartas del turno siguiente, o de los dos siguientes.
help-phase-attack = 4
help-phase-bid = 3
help-phase-call = 3
help-phase-name = 3
help-phase-speak = 3
help-phase-outcry = 3
help-phase-block = 5
help-phase-cancel = 5

# --- Lo que sabía un jugador de la casa (repaso) -----------------------------------------------

knew-quedan = { $card }: por salir, { $count }
