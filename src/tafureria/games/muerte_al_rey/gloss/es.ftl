# Qué significa cada jugada, para los programas a los que se cuenta la partida. $what es el resto de la notación.

move-acusa = acusas a { $what }, que enseña sus cartas
move-cambia = cambias una carta con tu compañero { $what }
move-entrega = entregas tu carta { $what }
move-pierde = pierdes tu carta { $what }
move-denuncia = denuncias al otro por traidor
move-calla = callas: no denuncias a nadie
move-toma = cambias tu carta de identidad por la { $what }
move-asigna = { $what } recibe la siguiente carta de identidad
legend = Los jugadores se nombran por su carta de identidad: número y bando, e = espadas, b = bastos. Cartas secretas: o = oros (12o es el rey del bando de espadas), c = copas (12c es el rey del bando de bastos), e y b como antes.
