title = El mentiroso
tagline = Un dado bajo cada cubilete y una apuesta que sube hasta que alguien grita «¡mentira!».

ask-tirada = Se tiran los dados.
ask-envite = Elige en secreto cuánto te juegas.
ask-apuesta = Sube la apuesta o di «¡mentira!».
ask-fin = La ronda ha terminado.
wait-tirada = Se tiran los dados.
wait-envite = { $who } está eligiendo su envite.
wait-apuesta = { $who } tiene la palabra.
wait-fin = La ronda ha terminado.

option-envite = Envites
option-envite-help = Antes de apostar, cada jugador se juega en secreto uno o dos tantos.
option-caras = Caras del dado
option-caras-help = Los dados tienen de dos a seis caras.
preset-corta = Ronda corta

rule-men-few-faces = Los dados necesitan al menos tantas caras como jugadores haya.
rule-men-must-raise = Hay que subir la apuesta: más dados, o los mismos de una cara más alta.
rule-men-nothing-to-doubt = Nadie ha apostado todavía: no hay nada que desmentir.
rule-men-too-many-dice = No hay tantos dados en la mesa, o ninguno tiene esa cara.

event-rolled = { $face_n ->
    [0] { $seat } tira su dado bajo el cubilete.
   *[other] { $seat } tira su dado: { $face }.
}
event-staked = { $stake_n ->
    [0] { $seat } pone su envite boca abajo.
   *[other] { $seat } pone su envite boca abajo: { $stake }.
}
event-shown = Se descubren los envites: { $stakes }.
event-bid = { $seat } apuesta que hay al menos { $count } con un { $face }.
event-doubted = { $seat } dice «¡mentira!». Los dados: { $dice }. { $winner_seat } gana { $points } a { $loser_seat }.
ending-mentira = Alguien dijo «¡mentira!» y se levantaron los cubiletes.
player-jugador = Jugador

help-1-title = Cómo se juega
help-1-body = Cada jugador tira un dado bajo su cubilete y solo mira el suyo. Todos ponen en secreto un envite de uno o dos tantos, y se descubren a la vez. Por turnos se apuesta que hay al menos tantos dados con una cara; cada apuesta sube a la anterior. Quien no la cree dice «¡mentira!»: si hay bastantes dados gana quien apostó, y si no, quien dudó.
help-phase-tirada = 1
help-phase-envite = 1
help-phase-apuesta = 1
help-phase-fin = 1
