# Qué significa cada jugada, para los programas a los que se cuenta la partida. $what es el resto de la notación.

move-pasa = no pujas
move-puja = pujas { $what } de oro
move-no = declaras que no atacas
move-ataca =
    { $n ->
        [0] atacas por la carta con todo lo que puede atacar cada turno
       *[other] atacas por la carta con todo lo que puede atacar cada turno y con estos berserkers: { $what }
    }
move-nombra = como subastador, deshaces el empate a favor del asiento { $what }
move-calla = no hay espionaje
move-senala = señalas un espía más del modelo { $what }
move-listo = no hay más espías: queda hecho el espionaje
legend = Berserkers: cuántos y su clase (a, b, c), como los enumeran los modelos. Espías: número de su clase.
