# Qué significa cada jugada, en infinitivo: para los programas a los que se cuenta la partida, y para el análisis. $what es lo que nombra
# la jugada: el resto de la notación, o su nombre donde lo dice client/words.ts.

move-pasa = no pujar
move-puja = pujar { $what } de oro
move-no = no atacar
move-ataca =
    { $n ->
        [0] atacar con todo lo que puede atacar cada turno
       *[other] atacar con todo lo que puede atacar cada turno y con estos berserkers: { $what }
    }
move-nombra = dar el empate a { $what }
move-calla = no espiar
move-senala = señalar otro espía: { $what }
move-listo = no señalar más espías
legend = Berserkers: cuántos y su clase (a, b, c), como los enumeran los modelos. Espías: número de su clase.
