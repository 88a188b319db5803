# Primera lección

primera-title = Una puja y un golpe de mano
primera-about = Compras un guerrero, cobras tu renta y te llevas un rey sin pagarlo.
primera-goal = Pasa, que empieza la subasta. Aquí cada uno levanta su casa con cartas, y cuando se acaban gana quien más _victoria_ suma.
primera-row = Cada turno salen seis cartas a la vista y se resuelven una a una, de izquierda a derecha.
primera-card = Se empieza por el guerrero. No da victoria, pero produce 1 de oro cada turno y _ataca_ con 2: ya verás para qué.
primera-bid = Todos tenéis diez monedas. Se puja una vez y en secreto: cuenta _5_ y pon la puja.
primera-bid-why = Gana la puja más alta y solo paga quien gana. En un empate, se la lleva quien más oro tenga todavía; si siguen iguales, la carta se descarta.
primera-bid-no = Para este guerrero yo pondría cinco, ni una más ni una menos.
primera-sold = Se abren todas a la vez: la tuya es la más alta. Tú _pagas 5_; los demás no pagan nada.
primera-rest = Tu guerrero descansa hasta el turno que viene: lo que se consigue en un turno aún no ataca ni produce. El inquisidor se lo ha quedado Berenguer.
primera-field = Ahora un campo: 1 de victoria y _2 de oro_ cada turno. Lo que produce pronto se paga solo.
primera-bid-again = Te quedan cinco monedas. Cuenta _3_ y puja.
primera-bid-again-no = Guárdate algo: con tres basta.
primera-go-by = Tuyo también. Las tres que quedan las dejamos pasar; fíjate en que la carta por la que nadie puja _se descarta_.
primera-income = Turno nuevo. Antes de nada se cobra: tus cartas producen _3 monedas_.
primera-king = Y mira quién sale: un rey, que da _5 de victoria_. Cuesta mucho… si se paga.
primera-attack = Antes de subastar una carta, quien tiene ataque puede _atacarla_. Tu guerrero ya ha descansado: ¡a por ella!
primera-attack-why = Todos los que pueden atacar lo deciden a la vez. El ataque más alto se lleva la carta sin pagar; en un empate, se subasta.
primera-attack-no = Es un rey gratis. Ataca.
primera-taken = Dos contra uno: el rey es tuyo y no has pagado ni una moneda.
primera-once = Cada uno ataca _una sola vez por turno_, gane o no. El guerrero podrá volver a atacar el turno que viene.
primera-ties = Si dos atacan con la misma fuerza, la carta se subasta y puja quien quiera.
primera-spies = Otras cartas traen _espías_, que estropean lo que otro está a punto de llevarse. De eso va la segunda lección.
primera-end = Con seis cartas por turno son ocho turnos. Cuando no quedan cartas para otro, se suma la victoria y gana quien más tenga.
primera-tip = Un consejo: lo que produce vale más cuanto antes llega, y lo que da victoria vale lo mismo el último día que el primero.

# La primera partida de verdad

hint-attack = Puedes atacar esta carta antes de que se subaste: si tu ataque es el más alto, no pagas nada. Solo una vez por turno.
hint-bid = Puja en secreto, una sola vez: gana la más alta, y solo paga quien gana.
hint-call = Sube lo que se ha pujado, o pasa por esta vez: en la próxima ronda de pujas puedes volver.
hint-name = Han empatado y tú eres el subastador: decides quién va delante.
hint-speak = Te toca pujar: el primero que sube va delante.
hint-outcry = Se puja a viva voz: cuando la casa llegue a las tres, se vende.
hint-block = Alguien está a punto de quedarse la carta: con espías que sumen lo que ha pagado o atacado, lo impides.
hint-cancel = Alguien ha señalado espías: con otros que sumen lo mismo, los anulas.

# Segunda lección

segunda-title = Voces y sombras
segunda-about = Pujas a viva voz y mandas a un espía a estropear un golpe.
segunda-outcry = Hoy se puja _a viva voz_: cualquiera sube cuando quiere, y la casa cuenta «a la una, a las dos, a las tres». En la lección, el martillo te espera.
segunda-open = Sale un confidente, que es un _espía_. Abre tú la puja con una moneda.
segunda-open-no = Tranquilidad: se empieza por una moneda.
segunda-raised = Berenguer ha subido a dos y va delante. Cada subida hace que la cuenta empiece otra vez.
segunda-raise = Que no se lo lleve: sube a _tres_.
segunda-raise-no = Con tres basta para ir delante.
segunda-sold = A la una, a las dos y a las tres: vendido. El confidente es tuyo por 3, con sus _2 de espionaje_.
segunda-go-by = Las demás cartas las dejamos para ellos.
segunda-rested = Turno nuevo, y tu espía ya ha descansado. Sale un hidalgo.
segunda-about-to = Constanza lo ataca con 1 y está a punto de llevárselo. Ahora, por orden, se pregunta a los demás si lo _impiden_.
segunda-block = Hacen falta espías que sumen al menos lo que se ha atacado o pagado. Tu confidente vale 2: señálalo y confirma.
segunda-block-no = ¿Y dejar que se lo lleve gratis? Señala al confidente.
segunda-gone = ¡Impedido! La carta se descarta y no se la queda nadie; tampoco tú.
segunda-price = Si la hubiera comprado, habría perdido además el oro: se paga antes de que nadie espíe.
segunda-chain = Cualquier otro puede _anular_ tu bloqueo con espías que sumen al menos los tuyos, y esa anulación también se puede anular. Solo se responde a la última.
segunda-spent = Un espía señalado queda gastado para toda la partida, pero sigue en tu casa: su victoria cuenta.
segunda-tip = Un consejo: el mejor espía es el que todos ven y nadie se atreve a despertar.
