# Primera lección

primera-title = ¿Dónde está el rey?
primera-about = Un intercambio, dos acusaciones que fallan y una que no.
primera-sides = Siéntate, y habla bajo. Hay dos bandos, _espadas_ y _bastos_, sentados uno sí y otro no; tu carta de identidad dice que eres el 1 de espadas.
primera-kings = Cada bando esconde un rey entre sus cartas secretas, y gana el que _encuentra al rey del otro_. El vuestro, el rey de oros… lo tienes tú.
primera-turn = Se juega por orden: 1 de espadas, 1 de bastos, 2 de espadas… En tu turno haces una de dos cosas: _intercambias_ una carta con un compañero o _acusas_ a un rival.
primera-exchange = Ese rey te quema en las manos. Toca a Constanza, que es de los tuyos, e intercambia una carta con ella.
primera-exchange-no = Acusar puede esperar: primero pon a salvo al rey. Toca a Constanza, el 2 de espadas.
primera-hand-over = Cada uno elige en secreto la carta que entrega. Toca el _rey de oros_ y entrégalo.
primera-hand-over-no = Esa no: queremos que se vaya el rey.
primera-unseen = Qué cartas habéis cambiado solo lo sabéis vosotros dos. Los demás han visto que hubo un intercambio, y nada más.
primera-accused = ¡Berenguer te acusa! Quien es acusado enseña todas sus cartas, y la mesa no las repite: en este juego hay que hacer memoria.
primera-missed = El rey ya no estaba, y quien acusa en vano _pierde una carta_, boca arriba. Quien se queda sin ninguna queda fuera.
primera-not-the-first = Constanza acusa a Berenguer: tampoco él esconde al rey de copas. Apúntatelo en la cabeza: _Berenguer, no_.
primera-others = Diego y Farah han intercambiado una carta. Cuál, no lo sabes; pero algo se ha movido entre ellos.
primera-not-the-second = Elvira acusa a Diego y no lo tiene: _Diego, tampoco_. Si antes lo tenía, ya lo ha dado.
primera-duty = Cuando todos han jugado acaba una _ronda_. En cada una tu bando tiene que acusar al menos una vez: si nadie lo ha hecho, le toca al último.
primera-accuse = Los bastos son tres y dos han enseñado sus cartas. Toca a Farah, el _3 de bastos_, y acúsala.
primera-accuse-why = Ni Berenguer ni Diego lo tenían. Si Diego lo tuvo, se lo dio a Farah, y ella no ha intercambiado con nadie más.
primera-accuse-no = Haz memoria: Berenguer enseñó sus cartas, y Diego también.
primera-won = ¡El rey de copas! Encontrar al rey enemigo acaba la partida en el acto, y gana todo tu bando.
primera-own-king = Y al revés: quien acusa en vano y solo puede perder a su propio rey hace perder a su bando.
primera-match = Una noche son varias partidas. Cada persona suma puntos: por ganar, uno; por esconder al rey propio, dos; por encontrar al ajeno, tres. Quien más tenga al final gana.
primera-tip = Un consejo y me callo: fíjate en quién intercambia después de una acusación. El rey no duerme dos noches en la misma cama.

# La primera partida de verdad

hint-turn = Te toca: señala a un compañero para intercambiar una carta, o a un rival para acusarlo.
hint-hand-over = Elige la carta que entregas. Nadie más la verá, así que fíjate bien en a quién se la das.
hint-denounce = Si la carta que has recibido tiene el número de tu identidad, puedes denunciar a quien te la dio.
hint-face = Eliges la cara que ven los demás. A quien siempre dice la verdad se le lee pronto; a quien siempre miente, también.
hint-give-up = Has acusado en vano: pierdes una carta, a la vista de todos. ¡Nunca el rey!
hint-swap = Entre partida y partida se cambian las identidades: elige con quién, aunque sea del otro bando.
hint-choose = Decides quién tendrá cada carta de identidad en la partida que viene.

# Segunda lección

segunda-title = Traición
segunda-about = Una carta con tu número, y un compañero que se arrepiente.
segunda-rule = Hoy se juega con _traición_. Si en un intercambio te dan una carta con el número de tu identidad, puedes enseñarla y denunciar a quien te la dio.
segunda-yours = Tú eres el 1: quien te dé el 1 de oros te traiciona. Y tu 3 de oros sería traición si se lo dieras a Elvira, que es el 3 de espadas.
segunda-exchange = Vamos a probar. Intercambia con Elvira.
segunda-exchange-no = Con Elvira, que es la que tiene peligro.
segunda-hand-over = Cuidado con lo que das: el 3 no. Entrega el _5 de oros_.
segunda-hand-over-no = ¡El 3 no, que es su número y te denuncia! El 5.
segunda-silent = Te ha dado un 4: nada que denunciar. Siempre se pregunta a los dos, puedan o no, para que nadie sepa qué había: _calla_.
segunda-asked = Ahora es Constanza quien quiere intercambiar contigo, y no puedes negarte.
segunda-give = Ella es el 2, así que ni tu 3 ni tu 4 te comprometen. Entrega el _3 de oros_.
segunda-give-no = Entrega el 3 de oros, y quédate el 4.
segunda-denounce = ¡Te ha dado el _1 de oros_, tu número! Denúnciala antes de que se enfríe.
segunda-denounce-no = ¿Callarte, con la prueba en la mano? Denuncia.
segunda-alone = La traición acaba la partida en el acto, y ganas tú y nadie más: dos puntos para ti y dos menos para quien te traicionó.
segunda-double = Si los dos se denuncian a la vez es una doble traición, y no gana nadie.
segunda-once = Solo vale con la carta que acabas de recibir: ni con las del reparto, ni más tarde. La ocasión que se deja pasar no vuelve.
segunda-tip = Un consejo: quien te da una carta cualquiera sin pensárselo o no tiene nada que temer… o no sabe contar.
