# Qué significa cada jugada, en infinitivo: para los programas a los que se cuenta la partida, y para el análisis. $what es lo que nombra
# la jugada: el resto de la notación, o su nombre donde lo dice client/words.ts.

move-acusa = acusar a { $what }
move-cambia = cambiar una carta con { $what }
move-entrega = entregar { $what }
move-pierde = perder { $what }
move-denuncia = denunciar al otro por traidor
move-calla = callar: no denunciar a nadie
move-toma = cambiar la carta de identidad por la de { $what }
move-asigna = dar la siguiente carta de identidad a { $what }
move-cara = poner una cara: { $what }
legend = Los jugadores se nombran por su carta de identidad: número y bando, e = espadas, b = bastos. Cartas secretas: o = oros (12o es el rey del bando de espadas), c = copas (12c es el rey del bando de bastos), e y b como antes.
