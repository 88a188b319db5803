# Primera lección

primera-title = La primera batalla
primera-about = Caballeros, copas y botín: una ronda entera, y la ganas.
primera-goal = Pasa, siéntate. Cada ronda es una batalla entre cristianos y moros; quien la gana se lleva el botín, y gana la partida el primero que llega a _50 puntos_.
primera-hand = Esta es tu mano. Las _espadas_ son caballeros cristianos y los _bastos_, moros; el sello dorado dice lo que vale cada carta: el as, 3; las figuras, 2; las demás, 1.
primera-declared = Quien empieza _declara el combate_. Berenguer ha elegido lo habitual: de fuerza, o sea, gana el bando que más suma.
primera-attack = Ha atacado con la sota de bastos: los moros suman 2. El primer caballero de la ronda decide qué bando ataca.
primera-switch = Constanza tenía que _cambiar de bando_: el segundo caballero es siempre del otro. Además _apuesta_ su 7 de oros: si gana, lo conserva; si pierde, va al botín.
primera-balance = Ya hay caballeros de los dos bandos y cada cual elige el suyo. Diego se ha ido con los cristianos, con un as: 4 a 2.
primera-copa = Ahora tú. Una _copa_ anula al caballero de su mismo número: toca tu _as de copas_ y juégalo.
primera-copa-why = La copa actúa sobre un caballero que ya esté en la mesa, sea de quien sea. Si no hay ninguno de su número, se pierde.
primera-copa-no = Un momento: antes de pelear, quítate de en medio ese as. Juega solo el as de copas.
primera-annulled = ¡El as de Diego, por los suelos! Un caballero anulado no suma: ahora mandan los moros, 2 a 1.
primera-knight = Tu turno no termina hasta que juegas un caballero. Toca el _3 de bastos_ para ir con los moros y el _3 de oros_ para apostarlo, y juega los dos.
primera-knight-why = Quien tiene un caballero que puede jugar está obligado a jugarlo. Con él van los oros y las copas que quieras.
primera-knight-no = Yo iría con los que van ganando: el 3 de bastos y, con él, el 3 de oros.
primera-won = Ganan los moros, Berenguer y tú. Lo que habéis jugado vuelve a casa; los caballeros y los oros de los vencidos son el _botín_.
primera-first-pick = Se coge carta a carta, y va delante quien jugó más puntos en caballeros. Berenguer se ha llevado el as.
primera-pick = Te toca: coge el _caballo de oros_, que vale 2.
primera-pick-no = Mejor la que más vale: el caballo de oros.
primera-points = Cuentan los puntos de todo lo que tienes entonces: tu caballero, tu oro y dos cartas del botín. ¡Cinco puntos y una batalla ganada!
primera-keep = Ronda nueva. Con lo que te queda en la mano solo hay dos caminos: te lo _guardas todo_ o lo _tiras todo_. Elige.
primera-end = Y se completan las manos hasta cinco cartas. Así, batalla tras batalla, hasta que alguien llega a 50; si llegan varios en la misma ronda, ganan juntos.
primera-ties = Por si la balanza se queda quieta: si los bandos empatan, gana el que jugó más caballeros; si también empatan en eso, los _defensores_.
primera-tip = Un consejo y te dejo: el último que juega es el único que ve la balanza entera. Guárdate una copa para ese día.

# La primera partida de verdad: una frase la primera vez que aparece cada cosa

hint-keep = Toda la mano o nada: te guardas las cartas que te quedan, o las tiras todas y robas cinco.
hint-declare = Hoy declaras tú. Con tus cartas delante: ¿te conviene que gane el que más suma, o el que menos?
hint-treasure = Tus oros van al tesoro, boca abajo. Entre ellos puedes colar copas: saltarán al final.
hint-play = Toca las cartas que quieras jugar este turno, un caballero al menos si lo tienes, y juégalas con el botón.
hint-aim = Tu copa puede anular a dos caballeros del mismo número: toca el que quieras quitar de la batalla.
hint-pick = ¡Botín! Coge una carta: el as vale 3; las figuras, 2; las demás, 1.

# Segunda lección

segunda-title = El tesoro y los refuerzos
segunda-about = Escondes una copa, peleas dos vueltas y esperas a que se abra el cofre.
segunda-declare = Hoy empiezas tú, y declaras cómo se combate: por qué, quién gana, cuánto dura y con cuántos caballeros. La primera opción de cada línea es la de siempre.
segunda-choose = Elige _tesoro oculto_ y _refuerzos_; lo demás, como está. Y declara.
segunda-choose-why = De fuerza gana el que más suma; de astucia, el que menos. Y con tropa se juegan uno o dos caballeros por turno.
segunda-choose-no = Así no: tesoro oculto, de fuerza y con refuerzos.
segunda-hide = Los oros de todos van al tesoro, boca abajo. Entre los tuyos puedes colar copas: toca el _as de copas_ y sella tu parte.
segunda-hide-why = Un oro que va al tesoro ya no es de nadie: será botín. Cuántas cartas pone cada uno se ve; cuáles, no.
segunda-hide-no = Espera, que ese as de copas hace más daño escondido.
segunda-bowl = Todos ven que has puesto tres cartas. Que una muerde, no.
segunda-first-pass = Primera vuelta: juega tu _rey de espadas_ y atacan los cristianos.
segunda-first-pass-no = Empieza por el rey: el 5 vendrá de refuerzo.
segunda-even = Berenguer ha cambiado de bando con el as de bastos, Constanza lo sigue y Diego se une a ti. Cuatro a cuatro, y empieza la segunda vuelta.
segunda-second-pass = _Refuerzos_: cada uno juega otro caballero de su mismo bando, si lo tiene. Juega el 5 de espadas.
segunda-behind = Los moros, 7; los cristianos, 5. Ya solo falta Diego.
segunda-revealed = Diego suma otro y no basta… pero se abre el tesoro y tu copa anula el _as de bastos_. ¡Ganan los cristianos, 6 a 4!
segunda-pick = Habéis jugado los mismos puntos, y en el empate coge primero quien jugó antes: tú. Coge el _as de bastos_, que caído y todo vale 3.
segunda-pick-no = El as de bastos vale 3: ese primero.
segunda-counter = Con _contraataque_, la segunda vuelta va al revés: empieza quien jugó el último. Piénsalo antes de declarar.
segunda-forced = Y quien no puede jugar caballero pone todos sus oros, no juega copas y se queda sin segunda vuelta.
segunda-tip = Un consejo: una copa en el tesoro la paga quien más adelantado va. Procura no ser tú.
