# Las palabras de los informes del laboratorio.

laboratory = Laboratorio
fair-title = ¿Es justo el orden?
fair-more = victorias de cada cien, según el puesto en el turno
fair-line = lo justo
place = { $place }.º
fair-even = Con «{ $name }» todos los puestos ganan lo mismo, { $precision } de cada cien arriba o abajo.
fair-uneven = Con «{ $name }», el puesto { $place } gana { $side ->
    [more] más
   *[less] menos
  } de lo justo: { $value } de cada cien, y lo justo sería { $fair }.
fair-open = Con «{ $name }» aún no se sabe si todos los puestos ganan lo mismo: alguno puede desviarse { $most } de cada cien.
most-even = { $verdict ->
    [known] La más igualada es «{ $names }».
    [alike] Todas están igual de igualadas, con un margen de { $precision } de cada cien: { $names }.
   *[open] Aún no se sabe cuál es la más igualada: { $names }.
  }
length-title = Cuánto dura
length-more = minutos, según un modelo de lo que tarda la gente
length-value = { $value } ± { $half } min
kind-title = Qué clase de partida es
kind-more = el cambio de «{ $first }» a «{ $name }», con su error
less-more = menos · más
history-title = Cómo se va sabiendo
history-more = lo que cambia para el primer puesto, de cada cien, según se suman repartos
history-axis = repartos
headline-length = «{ $name }» dura un { $percent } { $side ->
    [more] más
   *[less] menos
  } que «{ $first }».
headline-same-length = «{ $name }» dura lo mismo que «{ $first }».
headline-open-length = Aún no se sabe si «{ $name }» dura más que «{ $first }».
headline-fair = { $verdict ->
    [even] Con «{ $name }» todos los puestos ganan lo mismo.
    [uneven] Con «{ $name }» los puestos no están igualados.
   *[open] Aún no se sabe si los puestos quedan igualados.
  }
count-decided = { $count ->
    [one] cosa decidida
   *[other] cosas decididas
  }
count-same = { $count ->
    [one] igual, y es seguro
   *[other] iguales, y es seguro
  }
count-open = sin decidir aún
verdict-more = más
verdict-less = menos
verdict-same = igual
verdict-open = aún no se sabe
others-win = De cada cien partidas, { $value } ± { $half } las gana alguien distinto que con «{ $first }».
games = { $games } partidas
games-more = { $deals } repartos, jugados con las { $variants } variantes; { $players }, { $seats } asientos
stopped-precision = Terminó al alcanzar la precisión de ± { $precision }.
stopped-nothing-open = Terminó cuando no quedaba duda de nada.
stopped-all-deals = Terminó con el último de los repartos que se pidieron.
stopped-stopped = Se paró a mano: esto es lo que se sabía.
stopped-time = Terminó al acabarse el tiempo que la casa da a un estudio: esto es lo que se sabía.
stopped-running = Todavía se está jugando.
how-title = Cómo leerlo
how = Cada reparto se juega con todas las variantes y los mismos dados, y se comparan por parejas. Las { $bands } franjas valen todas a la vez al { $sure }, y aunque se miren a cada momento: parar antes no es trampa. «Igual» quiere decir dentro de ± { $precision }: de cada cien en lo que es una parte, y en tanto por ciento de la primera variante en lo demás. Junto a cada cambio está el más pequeño que este estudio habría visto cuatro veces de cada cinco.
least-seen = detecta cambios desde { $value }
repeat = Para repetirlo, con las mismas partidas
what-column = medida
change-column = cambio
verdict-column = conclusión
variants-title = Qué se compara
variant-book = el reglamento
variant-rules = reglas de { $file }
measure-decisions = Decisiones
measure-decisions-text = en una partida, también las forzadas
measure-minutes = Minutos
measure-minutes-text = entre personas, según un modelo
measure-real_choices = Elecciones de verdad
measure-real_choices-text = de cada cien decisiones
measure-branching = Opciones por turno
measure-branching-text = acciones permitidas en cada decisión
measure-lead_changes = Cambios de líder
measure-lead_changes-text = por partida
measure-drama = Drama
measure-drama-text = lo lejos que iba quien ganó mientras iba detrás
measure-comeback = Remontada
measure-comeback-text = lo más que remontó quien ganó
measure-decided = Cuándo se decide
measure-decided-text = a partir de qué decisión, de cada cien, el ganador ya no pierde el primer puesto
measure-one_winner = Gana una sola persona
measure-one_winner-text = de cada cien partidas
measure-interaction = Interacción
measure-interaction-text = de cada cien decisiones, las que cambian los puntos de otra persona
games-title = { $games } partidas, { $seats } asientos
seat = Asiento { $seat } { $player }
wins-seat = Quién gana, por asiento
wins-player = Quién gana, por jugador
wins-more = victorias de cada cien, con su intervalo del { $sure }; la raya es lo que tocaría si todos fueran iguales
decisions-range = La más corta tuvo { $least }; la más larga, { $most }.
endings = Cómo acaba
endings-more = de cuántas maneras, y cuántas veces
measures-title = Cómo es la partida
measures-more = la media de cada medida, con su intervalo del { $sure }
rules-title = Qué reglas prohíben algo
rules-more = en cuántas de cada cien decisiones
actions-title = Qué importa cada acción
actions-more = cuántas veces se pudo hacer y se hizo, y cuánto más ganó quien la hizo: no prueba que fuera por ella
ladder-title = La clasificación
ladder-more = el mejor primero; los intervalos son del { $sure }
ladder-share = Parte de las victorias
ladder-share-more = de cada cien, por asiento; la raya es la de jugadores iguales
ladder-luck = Lo mismo, sin la suerte
ladder-luck-more = quitado lo que el azar dio o quitó a cada asiento: la misma media, con menos ruido
ladder-gain = { $player } en lugar de { $over }: { $gain } de cada cien ({ $low } a { $high }), en los mismos repartos.
column-player = jugador
column-places = asientos
column-won = victorias, %
column-share = parte, %
column-score = puntos
column-rating = fuerza
column-games = partidas
column-mean = media
column-often = %
column-action = acción
column-offered = se pudo
column-chosen = se hizo, %
column-gain = ganó más, %
interval = { $value } ({ $low } a { $high })
parts-title = Suerte y destreza
parts-more = Qué explica quién gana; lo que falta hasta 100 son decisiones que unas veces se toman de un modo y otras de otro.
ladder-parts = De quién gana, la suerte explica un { $luck } y quién juega un { $skill }.
