# Primera lección

primera-title = Cuenca cae de noche
primera-about = Colocar, mover y tomar una provincia sin que nadie se entere.
primera-goal = Siéntate ante el mapa. Sois tres y cada uno tiene veinte provincias: gana quien reúna _ocho más_ de las que recibió. Da igual cuáles.
primera-cards = Estas son tus cartas. Quien tiene la carta tiene la provincia y las tropas que haya en ella, y las cartas _no las ve nadie más_.
primera-place = Cuando te llega el tablero colocas cinco tropas, donde quieras de lo tuyo, sin que te miren. Toca _Toledo tres veces_.
primera-place-no = Tienes otras, pero empecemos por Toledo.
primera-place-more = Y las otras dos, en Madrid, que está al lado.
primera-place-more-no = Madrid, que limita con Toledo: juntas pueden más.
primera-pass-on = Hasta que lo pasas puedes cambiarlas de sitio. Pasa el tablero.
primera-no-flags = Todos han colocado y el tablero vuelve al centro. Fíjate: se ve cuántas tropas hay, pero _ninguna lleva bandera_. De quién es cada una hay que averiguarlo.
primera-turn = Empieza quien colocó el último, y se juega hacia la derecha. En tu turno haces una cosa: pasar, mover o atacar; en el primero nadie ataca.
primera-move = Te toca. Mueve: te llevas el tablero y los demás solo verán cómo queda.
primera-move-no = Atacar aún no se puede y pasar es de tímidos: mueve.
primera-step = Cada tropa da un paso como mucho, a una provincia _limítrofe y también tuya_. Toca Madrid y lleva una tropa a Toledo.
primera-step-no = Solo una tropa, de Madrid a Toledo.
primera-give-back = Con eso basta. Devuelve el tablero.
primera-door = Constanza ataca Cáceres: su dueño se da a conocer, y los dos se miran las cartas _a puerta cerrada_.
primera-nobody-knows = ¿La ha tomado o no? El resultado solo lo saben ellos dos. Lo único que has oído es de quién era Cáceres.
primera-attack = Te toca, y ya se puede atacar. Toca _Cuenca_, que no es tuya, y atácala.
primera-attack-why = Puedes decir «ataco» de cualquier provincia ajena, aunque no tengas nada cerca: también sirve para saber de quién es.
primera-attack-no = Cuenca está entre Toledo y Madrid, donde tienes todas tus tropas: esa.
primera-pass-cards = El dueño es Berenguer, y Cuenca es lo que está en juego. Pásale las cartas que participan, _Toledo y Madrid_: suman cinco tropas.
primera-pass-cards-why = Solo cuentan las cartas que pasas, de la provincia atacada y sus vecinas. Si pasas menos, enseñas menos, pero te arriesgas.
primera-pass-cards-no = Las dos, Toledo y Madrid: cuantas más tropas, mejor.
primera-seen = Cinco contra dos: Cuenca es tuya, con las tropas que había. Cuando la hayas visto, las demás cartas vuelven a su dueño.
primera-yours = _21 provincias_ de las 28 que dan la victoria. Y nadie, salvo Berenguer, sabe que Cuenca ha cambiado de manos.
primera-ties = Si las fuerzas hubieran sido iguales, habría ganado la defensa: para tomar una provincia hacen falta _más_ tropas.
primera-end = La partida acaba en cuanto alguien llega a su meta, y eso sí se dice en voz alta. Quien se queda sin cartas, fuera.
primera-draws = Y si ya nadie puede tomar nada, _tablas_: quien tiene el turno las propone y hacen falta todos, o llegan solas tras tres rondas enteras de pases, o treinta sin un ataque. Empatan todos los que aún tengan provincias.
primera-tip = Un consejo, y no lo apuntes, que está prohibido: aquí manda quien se acuerda de dónde _no_ había tropas hace tres turnos.

# La primera partida de verdad

hint-placing = Pon cinco tropas donde quieras de lo tuyo: cuando vean el tablero, nadie sabrá que son tuyas.
hint-turn = Una cosa por turno: pasar, mover o atacar. Para atacar, toca una provincia que no sea tuya.
hint-moving = Toca una provincia tuya y luego una vecina, también tuya: cada tropa da un paso como mucho.
hint-passing-cards = Elige qué cartas participan. Solo las veréis los dos: cuantas más pases, más fuerza y más enseñas.
hint-looking = Mira bien: estas cartas vuelven a su dueño y nadie te las enseñará otra vez.
hint-voting = Si todos aceptan, son tablas. Si no, nadie sabrá quién ha dicho que no.

# Segunda lección

segunda-title = Hacer memoria
segunda-about = Quién puso qué, qué se ha movido y de quién es Madrid.
segunda-no-notes = Aquí no hay registro ni se puede apuntar nada: la mesa solo enseña lo que se ve ahora. La memoria la pones tú.
segunda-only-one = Te llega el tablero y solo ha colocado Aldonza. Todo lo que hay encima es suyo, _Madrid y Salamanca_: no lo olvides.
segunda-place = Te toca colocar. Pon tres tropas en _Guadalajara_, junto a Madrid.
segunda-place-no = Primero, Guadalajara, tres veces.
segunda-place-more = Y dos en Segovia, al otro lado.
segunda-place-more-no = Las dos que quedan, en Segovia.
segunda-pass-on = Pasa el tablero.
segunda-new = Vuelve al centro y hay tropas nuevas: lo que no es tuyo ni estaba antes lo ha puesto Constanza. _Zaragoza y Valencia_, anotado… en la cabeza.
segunda-wait = En el primer turno nadie ataca. Hoy mirar es mejor que moverse: pasa.
segunda-wait-no = Si mueves, también te miran. Pasa.
segunda-compare = Aldonza ha movido sin que la vieras, pero echa cuentas: Madrid tenía tres y tiene una; en Toledo han aparecido dos. También _Toledo es suya_.
segunda-attack = Madrid se ha quedado con una tropa. ¡Atácala!
segunda-attack-no = Ahora que está floja: Madrid.
segunda-pass-cards = Pasa las dos cartas, _Guadalajara y Segovia_: cinco tropas contra lo que Aldonza pueda juntar, que son tres.
segunda-pass-cards-no = Las dos, que la cuenta salga segura.
segunda-seen = Cinco contra tres: Madrid es tuya. Mira bien sus cartas antes de devolverlas.
segunda-more-seen = Ha tenido que enseñarte Toledo, y lo que se ve en un ataque no se olvida: ya sabes de quién es, pase lo que pase.
segunda-probe = Aunque no tengas tropas cerca, atacar sirve para preguntar: el dueño tiene que darse a conocer. Y tú puedes no pasar ninguna carta.
segunda-tip = Un consejo: no intentes recordarlo todo. Recuerda a un rival, y recuérdalo bien.
