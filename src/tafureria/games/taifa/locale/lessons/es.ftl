# Primera lección

primera-title = Un castillo más
primera-about = Atacas Oviedo, respondes a un ataque ajeno y juegas un suceso.
primera-goal = Eres Castilla, uno de los seis reinos. Gana al momento quien pone en el mapa su castillo _número trece_; tú empiezas con ocho.
primera-turns = Si nadie llega a trece, al cabo de _tres turnos_ gana quien tenga más castillos. Si empatan, decide el bonus.
primera-hand = Tienes ocho cartas: _Tropas_ para atacar, _Respuestas_ para ayudar o estorbar en cualquier tirada y _Sucesos_ que lo revuelven todo.
primera-round = Por orden, cada reino hace en su ronda _una sola cosa_: atacar, una incursión, jugar un suceso, descartar una carta o pasar.
primera-attack = Oviedo es de León y linda contigo. Tócala: tu mejor Tropa, El Conde, ya va delante; mira las probabilidades y _ataca_.
primera-attack-why = Se puede atacar cualquier área que linde con una tuya, sea de otro reino o independiente. Puedes sumar más Tropas; las que pones se gastan.
primera-attack-no = Hoy queremos Oviedo, y solo con El Conde.
primera-dice = El Conde da cinco dados y Oviedo se defiende con dos. Cada 4, 5 o 6 es un _impacto_: tres contra dos, ¡Oviedo es tuya!
primera-reward = Quien gana elige: subir su _bonus_, que es robar una carta más el turno que viene, o una _guarnición_ que defienda el área una vez.
primera-bots = Ahora juegan los demás. Los llevan bots, sin secretos: descubren una carta en cada ronda y hacen lo que manda su reglamento.
primera-answer = Sevilla ataca Granada. Cuando alguien ataca se pregunta a _todos_ si responden, tengan con qué o no: así callarse no delata nada. Di que no.
primera-answer-no = Aquí no se te ha perdido nada: deja que se peleen.
primera-ties = Sevilla gana tres a uno. El atacante necesita _más_ impactos: el empate es de quien defiende.
primera-event = Otra vez tú. Toca el _Camino de Santiago_, que es un suceso, y juégalo: roba dos cartas.
primera-event-no = Ahora el suceso: el Camino de Santiago.
primera-responses = Han venido un Líder y un Campeón: dos Respuestas que añaden dados a la tirada que elijas. Guárdalas para cuando duela.
primera-incursion = ¿Que no puedes atacar? Una _incursión_ cuesta una Tropa y tira un dado: con un impacto, un vecino descarta una carta al azar.
primera-turn-ends = El turno acaba cuando todos pasan seguidos. Entonces se roba hasta ocho cartas, más o menos tu bonus, y el bonus vuelve a cero.
primera-end = Nueve castillos y es solo el primer turno. Si pierdes un área, tu bonus baja: además del castillo, pierdes una carta.
primera-tip = Un consejo: cada dado es una moneda al aire. Ataca con más monedas que el otro, y si te faltan, espera al Conde.

# La primera partida de verdad

hint-round = Una cosa por ronda: toca un área iluminada para atacarla, o una carta para ver qué puedes hacer con ella.
hint-price = La incursión se paga: elige la Tropa que descartas.
hint-gift-card = Elige la carta que regalas.
hint-lay = Pon boca abajo las Tropas que atacan y lo que añada dados; después, listo.
hint-answer = Se pregunta a todos, tengan con qué responder o no. Pon una Respuesta, o di que no.
hint-garrisons = Te atacan. Cada guarnición que gastes es un dado más de defensa, y se pierde.
hint-sortie = Te obligan a retirar una Tropa del ataque: elige cuál.
hint-relic = Ya se ven los dados: una Reliquia los vuelve a tirar todos. Si no la tienes, sigue.
hint-hakim = Con Hakim recuperas una Tropa de las que se han usado.
hint-reward = Has ganado: más bonus para robar, o una guarnición para defender lo conquistado.
hint-aim-area = Elige sobre qué área actúa la carta: las que valen están iluminadas.
hint-aim-kingdom = Elige sobre qué reino actúa la carta.
hint-paria = Con Paria regalas cartas: quien la recibe y tú ya no podéis atacaros este turno.
hint-keep = Mira lo que has robado y quédate con una.
hint-swap = Aparta las cartas que quieras cambiar por otras.
hint-take = Elige la carta que te llevas.
hint-again-bonus = Con este descarte puedes subir el bonus otra vez.
hint-again-kingdom = Con este descarte puedes repetir el efecto, sobre otro reino o sobre el mismo.
hint-again-area = Con este descarte puedes repetir el efecto en otra área.
hint-truce = Empieza el turno: elige con quién haces tregua.

# Segunda lección

segunda-title = Sucesos y bots
segunda-about = Te atacan dos veces, y aguantas las dos.
segunda-event = León ha descubierto un suceso que ataca Santillana con cinco dados, y es tuya. Los bots juegan cada suceso _en cuanto sale_.
segunda-leader = Ahora sí hay que responder. Toca el _Líder_ y pon sus tres dados en la defensa.
segunda-leader-no = Con el Líder, y los tres dados: a la defensa.
segunda-enough = Las respuestas se ponen a la vez y a escondidas. Con esa vale: listo.
segunda-enough-no = El Campeón déjalo para luego.
segunda-held = Cuatro impactos contra dos: Santillana aguanta. El suceso se ha gastado, y tu Líder también.
segunda-settle = En tu ronda también puedes jugar sucesos. Toca _Repoblación_, que pone una guarnición en un castillo tuyo.
segunda-settle-no = Antes, la Repoblación.
segunda-where = Oviedo, que León querrá recuperar: toca Oviedo.
segunda-where-no = Piensa en quién está enfadado contigo: Oviedo.
segunda-plan = Ahí viene. Un bot reúne Tropas a la vista y, en cuanto suman _más de 3_, ataca con todas: el área vecina de mayor defensa que sea menor que su fuerza.
segunda-champion = Ha tocado Oviedo, con seis dados. Toca el _Campeón_ y pon sus dos dados en la defensa.
segunda-champion-no = El Campeón, con dos dados, en la defensa.
segunda-enough-again = Y listo.
segunda-garrison = Además puedes gastar la guarnición: es un dado más, y se pierde. Toca Oviedo.
segunda-garrison-no = Para eso la pusimos: gasta la guarnición.
segunda-tie = ¡Tres impactos contra tres! El empate es de quien defiende: Oviedo sigue siendo tuya.
segunda-offensive = Con una carta _ofensiva_ un bot no hace lo que dice: ataca con lo desplegado; si no puede, hace una incursión; y si tampoco, la descarta.
segunda-reasons = Nada de eso es un secreto: el registro dice por qué hace cada cosa, y lo que tiene desplegado está junto a su bandera.
segunda-tip = Un consejo: un bot siempre cumple lo que su reglamento promete. Las personas, no.
