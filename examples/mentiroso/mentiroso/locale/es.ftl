title = El mentiroso
tagline = Un dado bajo cada cubilete y una apuesta que sube hasta que alguien grita «¡mentira!».

ask-rolling = Se tiran los dados.
ask-staking = Elige en secreto cuánto te juegas.
ask-bidding = { $count ->
    [0] Haz la primera apuesta.
   *[other] Sube la apuesta o di «¡mentira!».
}
ask-over = La ronda ha terminado.
wait-rolling = Se tiran los dados.
wait-staking = { $n ->
    [one] { $who } elige su envite.
   *[other] { $who } eligen su envite.
}
wait-bidding = Le toca a { $who }.
wait-over = La ronda ha terminado.

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
   *[other] { $seat_you ->
        [yes] Tiras tu dado y lo miras: { $face }.
       *[no] { $seat } tira su dado: { $face }.
    }
}
event-staked = { $stake_n ->
    [0] { $seat } pone su envite boca abajo.
   *[other] { $seat_you ->
        [yes] Pones tu envite boca abajo: { $stake }.
       *[no] { $seat } pone su envite boca abajo: { $stake }.
    }
}
event-shown = Se descubren los envites, por orden de asiento: { $stakes }.
event-bid = { $seat_you ->
    [yes] Apuestas que hay al menos { $count } con un { $face }.
   *[no] { $seat } apuesta que hay al menos { $count } con un { $face }.
}
event-doubted = { $seat_you ->
    [yes] Dices «¡mentira!».
   *[no] { $seat } dice «¡mentira!».
} Los dados, por orden de asiento: { $dice }. { $winner_seat_you ->
    [yes] Ganas { $points } a { $loser_seat }.
   *[no] { $loser_seat_you ->
        [yes] { $winner_seat } te gana { $points }.
       *[no] { $winner_seat } gana { $points } a { $loser_seat }.
    }
}
knew-shows = { $seat } tiene un { $face }.
ending-mentira = Alguien dijo «¡mentira!» y se levantaron los cubiletes.
decided-doubt = { $seat } apostó { $count } × { $face }, y { $other_seat } no { $true ->
    [yes] lo creyó, y era verdad
   *[no] se dejó engañar
}: había { $there }.

help-1-title = Cómo se juega
    .book = 1-4
    .gist = Di cuántos dados muestran una cara, o duda de quien lo dice.
    .try = primera bid
help-1-body = Cada jugador tira un dado bajo su cubilete y solo mira el suyo. Todos ponen en secreto un envite de uno o dos tantos, y se descubren a la vez. Por turnos se apuesta cuántos dados, como mínimo, muestran una cara; cada apuesta sube la anterior. Quien no la crea dice «¡mentira!»: si hay bastantes dados gana quien apostó, y si no, quien dudó. El que pierde paga todos los envites.
help-phase-rolling = 1
help-phase-staking = 1
help-phase-bidding = 1
help-phase-over = 1

table-doubt = ¡Mentira!
table-stake = { $n ->
    [one] Un tanto
   *[other] { $n } tantos
}
table-bid = { $count } con un { $face }
table-last = Última apuesta, de { $who }
table-none = Nadie ha apostado todavía
table-cup = Cubilete de { $who }: { $face ->
    [0] no lo ves
   *[other] { $face }
}
table-choices = Tus opciones
table-staked-short = { $stake ->
    [0] Envite boca abajo
   *[other] Envite: { $stake }
}
table-faces = Caras del dado
table-face = Un { $face }
table-count = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}
table-bid-it = Apostar { $count } con un { $face }
table-pick = Elige una cara
table-count-label = Cuántos dados

advice-stakes = { $points ->
    [one] Envida un tanto
   *[other] Envida { $points } tantos
}
advice-bids = { $count ->
    [one] Apuesta que al menos un dado muestra un { $face }
   *[other] Apuesta que al menos { $count } dados muestran un { $face }
}
advice-doubts = Di «¡mentira!»
advice-is-true = Con el dado que ves, es verdad { $percent } de cada 100 veces.
advice-is-false = La apuesta es falsa { $percent } de cada 100 veces.
advice-expects = De media, el maestro acaba así con { $points } tantos.

# Lo que se sabe de lo oculto
table-deduce = Lo que puede haber bajo cada cubilete
