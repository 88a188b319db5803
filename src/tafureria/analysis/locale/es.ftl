# Palabras del análisis de una partida terminada, para la terminal y para el informe.

title = Lo que pudo ser
won = { $n ->
    [0] no ganó nadie
    [1] ganó { $who }
   *[other] ganaron juntos { $who }
}
not-over = la partida no terminó
after = { $steps ->
    [one] una acción
   *[other] { $steps } acciones
}
curve = Quién iba a ganar
curve-more = victorias de cada cien partidas, si desde ahí siguiera el bot { $player }; la franja es el margen de error
turns = Lo que la decidió
no-turns = Ningún momento cambió las opciones de nadie más que el margen de error.
luck = suerte
choice = decisión
choice-of = decisión de { $who }
step = paso
round = ronda
step-n = paso { $step }
round-n = ronda { $round }
turn-change = { $who }: { $before } → { $after } de cada cien ({ $change } ± { $error })
decisions = Decisiones de { $who }
decisions-more = juzgadas por lo que { $who } veía y le habían contado en ese momento; lo que costaron, de cada cien partidas
judged = { $n ->
    [0] nada que juzgar
    [one] una decisión juzgada
   *[other] { $n } decisiones juzgadas
}
mistakes = { $n ->
    [0] ningún error de juego más allá del margen de error
    [one] un error
   *[other] { $n } errores
}
cost = costaron { $cost } de cada cien
better = { $chosen }; era mejor { $better }
as-good = habría sido al menos igual de buena en { $n } de 100 mundos imaginados
balance = Suerte y oficio
balance-more = lo que dieron y quitaron el reparto y los dados, comparado con lo que dan por término medio
seat = asiento
result = resultado
luck-gave = la suerte dio
without = sin la suerte
count = errores
lost = costaron
in-hundred = de cada cien
kind = qué fue
told = lo que pasó
chances = iba a ganar
chosen = decisión
gap = costó
stopped = Se paró con el { $percent } % del trabajo hecho: esto es lo que hay.
method = Cómo se calcula: docs/analysis.md
by-seed = semilla { $seed }
