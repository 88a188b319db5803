# Taifa: palabras de su mesa. Explicadas con las nuestras, no con las del reglamento ni las de las cartas.

title = Taifa
tagline = Seis reinos, tres turnos, trece castillos: guerra e intriga en la península hacia 1085, con bots para los reinos sin jugador.

## Lo que se espera ahora

ask-waiting = Un momento: se están repartiendo cartas o tirando dados.
ask-round = Tu turno: ¿qué haces?
ask-price = ¿Con qué Tropa pagas la incursión?
ask-gift-card = ¿Qué carta regalas?
ask-lay =
    { $deed ->
        [event] Añade dados al ataque si quieres, y elige «Listo».
       *[other] Pon boca abajo al menos una Tropa y los dados que quieras; luego elige «Listo».
    }
ask-answer = ¿Respondes con alguna carta? Nadie ve tu respuesta hasta que hayan contestado todos.
ask-garrisons = ¿Gastas guarniciones para defenderte? Cada una añade un dado y se pierde.
ask-sortie = Salida sorpresa: elige qué Tropa retiras de tu ataque.
ask-relic = Ya se han tirado los dados: ¿juegas Reliquia?
ask-hakim = ¿Recuperas una Tropa con Hakim?
ask-reward = Has ganado el área: ¿subes el bonus o pones una guarnición?
ask-aim-area = Elige un área para el suceso.
ask-aim-kingdom = Elige un reino para el suceso.
ask-paria = ¿A qué reino regalas una carta? Elige «Listo» cuando termines.
ask-keep = Quédate con una de estas cartas.
ask-swap = ¿Cambias alguna carta más?
ask-take = Coge una Respuesta de los descartes.
ask-again-bonus = Regadíos: ¿subes otra vez el bonus?
ask-again-kingdom = Órdenes militares: ¿a qué reino musulmán vecino le bajas el bonus?
ask-again-area = Repoblación: ¿dónde pones otra guarnición?
ask-truce = ¿Con qué reino cristiano haces tregua este turno?
ask-over = La partida ha terminado.

wait-waiting = Un momento: se están repartiendo cartas o tirando dados.
wait-round = Turno de { $who }.
wait-price = { $who } elige la Tropa de su incursión.
wait-gift-card = { $who } elige una carta para regalar.
wait-lay = { $who } prepara su ataque.
wait-answer = { $n ->
    [one] Falta la respuesta de { $who }.
    [2] Faltan las respuestas de { $who }.
   *[other] Faltan las respuestas de { $n } reinos.
    }
wait-garrisons = { $who } decide qué guarniciones gasta.
wait-sortie = { $who } elige qué Tropa retira del ataque.
wait-relic = { $n ->
    [one] { $who } decide si juega Reliquia.
   *[other] { $who } deciden si juegan Reliquia.
    }
wait-hakim = { $n ->
    [one] { $who } decide si recupera una Tropa con Hakim.
   *[other] { $who } deciden si recuperan una Tropa con Hakim.
    }
wait-reward = { $who } elige su recompensa.
wait-aim-area = { $who } elige un área.
wait-aim-kingdom = { $who } elige un reino.
wait-paria = { $who } decide a quién regala una carta.
wait-keep = { $who } elige una carta.
wait-swap = { $who } decide qué cartas cambia.
wait-take = { $who } elige una Respuesta de los descartes.
wait-again-bonus = { $who } decide si sube otra vez el bonus (Regadíos).
wait-again-kingdom = { $who } decide a qué reino le baja el bonus (Órdenes militares).
wait-again-area = { $who } decide dónde pone otra guarnición (Repoblación).
wait-truce = { $who } elige con quién hace tregua.
wait-over = La partida ha terminado.

## Opciones

option-castilla = Castilla la juega una persona
option-castilla-help = Cada cual elige su reino, y los que nadie elija los llevan los bots. A quien no elija le toca uno libre.
option-condados = Los Condados Catalanes los juega una persona
option-condados-help = Cada cual elige su reino, y los que nadie elija los llevan los bots.
option-valencia = La taifa de Valencia la juega una persona
option-valencia-help = Cada cual elige su reino, y los que nadie elija los llevan los bots.
option-sevilla = La taifa de Sevilla la juega una persona
option-sevilla-help = Cada cual elige su reino, y los que nadie elija los llevan los bots.
option-badajoz = La taifa de Badajoz la juega una persona
option-badajoz-help = Cada cual elige su reino, y los que nadie elija los llevan los bots.
option-leon = León lo juega una persona
option-leon-help = Cada cual elige su reino, y los que nadie elija los llevan los bots.
option-cid = El Cid, en solitario
option-cid-help = Una sola persona juega con El Cid, en el este del mapa, contra los almorávides, Castilla y los Condados, que son bots.
option-almoravides = Cartas de los almorávides
option-almoravides-help = En El Cid, cuantas más cartas reciban los almorávides cada turno, más difícil será.

preset-seis-reinos = Seis reinos
preset-el-cid = El Cid
preset-el-cid-dificil = El Cid, difícil

## Por qué no

rule-taifa-too-many-kingdoms = Hay más reinos marcados para personas que personas en la mesa. Quita alguno o invita a alguien más.
rule-taifa-cid-is-one = El escenario de El Cid es para una sola persona.
rule-taifa-cid-has-its-own = Este escenario trae sus propios reinos: no se eligen los seis de siempre.
rule-taifa-not-in-hand = No tienes esa carta en la mano, o ya la has usado en tu respuesta.
rule-taifa-not-on-the-map = Esa área no se juega en este escenario.
rule-taifa-own-area = Esa área ya es tuya.
rule-taifa-only-the-capital = Sin áreas solo puedes atacar tu propia capital.
rule-taifa-no-border = Esa área no linda con ninguna de las tuyas.
rule-taifa-under-a-ban = Este turno no podéis usar la acción de atacar entre vosotros.
rule-taifa-no-troops = Para atacar hace falta al menos una Tropa en la mano.
rule-taifa-lay-a-troop = Pon al menos una Tropa antes de terminar.
rule-taifa-not-for-this = Esa carta no sirve en este momento.
rule-taifa-own-attack-only = Si eres tú quien ataca, solo puedes añadir dados a tu ataque.
rule-taifa-never-against-castile = El Cid nunca se une a una tirada contra Castilla.
rule-taifa-one-roll-only = En una incursión solo tira quien la hace.
rule-taifa-no-garrison = Ahí no tienes una guarnición que puedas gastar en esta defensa.
rule-taifa-not-used = Esa Tropa no está en el ataque.
rule-taifa-no-raid-border = Solo puedes hacer incursiones a reinos con los que lindas.
rule-taifa-pay-a-troop = Una incursión se paga con una Tropa.
rule-taifa-no-target = Ese suceso no tiene ahora ningún objetivo: solo puedes descartarlo.
rule-taifa-not-a-target = Ese objetivo no vale para esta carta.
rule-taifa-not-on-offer = Esa carta no está entre las que puedes tomar.
rule-taifa-no-paria = Solo puedes regalar cartas mientras tengas delante la Paria.
rule-taifa-one-gift-each = A ese reino ya le has regalado una carta en esta ronda.
rule-taifa-compulsory = Aquí hay que elegir.
rule-taifa-a-christian = La tregua se hace con Castilla o con los Condados.

## Lo que pasa

event-turn-began = Comienza el turno { $turn }.
event-truce-named =
    { $kingdom_seat_you ->
        [yes] Haces tregua con { $other } este turno.
       *[no] { $kingdom } hace tregua con { $other } este turno.
    }
event-drew = { $card_n ->
    [0] -
   *[other] { $kingdom_seat_you ->
        [yes] Robas { $card }.
       *[no] { $kingdom } roba { $card }.
    }
    }
event-drew-many = { $kingdom_seat_you ->
    [yes] Robas { $n } cartas.
   *[no] { $kingdom } roba { $n } cartas.
    }
event-refilled = Se agota un mazo y se rehace con sus descartes.
event-bonuses-reset = Todos los bonus vuelven a 0.
event-passed =
    { $kingdom_seat_you ->
        [yes] Pasas.
       *[no] { $kingdom } pasa.
    }
event-turn-ended = Todos pasan: termina el turno { $turn }.
event-won = { $kingdoms_n ->
    [0] Termina la partida: no gana nadie.
    [one] { $kingdoms_seats_you ->
        [yes] Termina la partida. Ganas tú.
       *[no] Termina la partida. Gana { $kingdoms }.
    }
   *[other] Termina la partida. Comparten la victoria { $kingdoms }.
    }
event-attacks = { $card_n ->
    [0] { $kingdom_seat_you ->
        [yes] Atacas { $area }
       *[no] { $kingdom } ataca { $area }
    }{ $other_n ->
        [0] {""}, independiente
       *[other] {""}, { $other_seat_you ->
            [yes] que es tuya
           *[no] de { $other }
        }
    }{ $cards_n ->
        [0] .
       *[other] {""}, con { $cards }.
    }
   *[other] { $kingdom_seat_you ->
        [yes] Lanzas { $card } sobre { $area }, de { $other }.
       *[no] { $kingdom } lanza { $card } sobre { $area }, { $other_seat_you ->
            [yes] que es tuya.
           *[no] de { $other }.
        }
    }
    }
event-laid = { $card_n ->
    [0] { $kingdom } pone una carta boca abajo.
   *[other] { $kingdom_seat_you ->
        [yes] Pones boca abajo { $card }.
       *[no] { $kingdom } pone boca abajo { $card }.
    }
    }
event-ready =
    { $kingdom_seat_you ->
        [yes] No pones más cartas.
       *[no] { $kingdom } no pone más cartas.
    }
event-peeked = { $cards_n ->
    [0] { $kingdom_seat_you ->
        [yes] Desde tu atalaya ves que { $other } no ha puesto cartas.
       *[no] Desde su atalaya, { $kingdom } ve que { $other } no ha puesto cartas.
    }
   *[other] { $kingdom_seat_you ->
        [yes] Desde tu atalaya ves las cartas de { $other }: { $cards }.
       *[no] Desde su atalaya, { $kingdom } ve las cartas de { $other }: { $cards }.
    }
    }
event-committed = { $recovers ->
    [yes] { $kingdom_seat_you ->
        [yes] Eliges en secreto recuperar { $card } con Hakim.
       *[no] { $kingdom } elige en secreto recuperar { $card } con Hakim.
    }
   *[no] { $kingdom_seat_you ->
        [yes] Respondes en secreto con { $card }.
       *[no] { $kingdom } responde en secreto con { $card }.
    }
    }
event-answered = -
event-counted = { $kingdoms_n ->
    [0] -
    [one] Responde { $kingdoms } (cartas: { $counts }).
   *[other] Responden { $kingdoms } (cartas: { $counts }).
    }
event-garrison-spent =
    { $kingdom_seat_you ->
        [yes] Gastas la guarnición de { $area }.
       *[no] { $kingdom } gasta la guarnición de { $area }.
    }
event-revealed = { $cards_n ->
    [0] -
   *[other] Se descubren las cartas: { $cards }.
    }
event-ambushed =
    { $kingdom_seat_you ->
        [yes] ¡Emboscada! El ataque de { $other } a { $area } fracasa, y no se gasta ninguna guarnición.
       *[no] ¡Emboscada de { $kingdom }! { $other_seat_you ->
            [yes] Tu ataque a { $area } fracasa, y no se gasta ninguna guarnición.
           *[no] El ataque de { $other } a { $area } fracasa, y no se gasta ninguna guarnición.
        }
    }
event-sortied =
    { $kingdom_seat_you ->
        [yes] Una salida sorpresa te obliga a retirar { $card }.
       *[no] Una salida sorpresa obliga a { $kingdom } a retirar { $card }.
    }
event-no-force =
    { $kingdom_seat_you ->
        [yes] No te quedan Tropas: tu ataque fracasa.
       *[no] A { $kingdom } no le quedan Tropas: el ataque fracasa.
    }
event-die = -
event-rolled = { $kingdom_n ->
    [0] Los independientes tiran { $faces }: { $hits ->
            [0] ningún impacto
            [one] un impacto
           *[other] { $hits } impactos
        }.
   *[other] { $kingdom_seat_you ->
        [yes] Tiras { $faces }: { $hits ->
            [0] ningún impacto
            [one] un impacto
           *[other] { $hits } impactos
        }.
       *[no] { $kingdom } tira { $faces }: { $hits ->
            [0] ningún impacto
            [one] un impacto
           *[other] { $hits } impactos
        }.
    }
    }
event-afterwards = -
event-chose = -
event-relic-shown =
    { $kingdom_seat_you ->
        [yes] Juegas Reliquia y vuelves a tirar.
       *[no] { $kingdom } juega Reliquia y vuelve a tirar.
    }
event-hakim-shown =
    { $kingdom_seat_you ->
        [yes] Recuperas { $card } con Hakim.
       *[no] { $kingdom } recupera { $card } con Hakim.
    }
event-conquered = { $other_n ->
    [0] { $kingdom_seat_you ->
        [yes] Conquistas { $area }.
       *[no] { $kingdom } conquista { $area }.
    }
   *[other] { $kingdom_seat_you ->
        [yes] Le conquistas { $area } a { $other }.
       *[no] { $kingdom } { $other_seat_you ->
            [yes] te conquista { $area }.
           *[no] le conquista { $area } a { $other }.
        }
    }
    }
event-held = { $other_n ->
    [0] { $kingdom_seat_you ->
        [yes] { $area } resiste tu ataque.
       *[no] { $area } resiste el ataque de { $kingdom }.
    }
   *[other] { $other_seat_you ->
        [yes] Resistes en { $area } el ataque de { $kingdom }.
       *[no] { $kingdom_seat_you ->
            [yes] { $other } resiste en { $area } tu ataque.
           *[no] { $other } resiste en { $area } el ataque de { $kingdom }.
        }
    }
    }
event-freed =
    { $other_seat_you ->
        [yes] Pierdes { $area }, que queda independiente.
       *[no] { $other } pierde { $area }, que queda independiente.
    }
event-bonus-moved = { $change ->
    [0] { $kingdom_seat_you ->
        [yes] Tu bonus se queda en { $value }.
       *[no] El bonus de { $kingdom } se queda en { $value }.
    }
   *[other] { $kingdom_seat_you ->
        [yes] Tu bonus pasa a { $value }.
       *[no] El bonus de { $kingdom } pasa a { $value }.
    }
    }
event-garrisoned =
    { $kingdom_seat_you ->
        [yes] Tu castillo de { $area } recibe una guarnición.
       *[no] El castillo de { $kingdom } en { $area } recibe una guarnición.
    }
event-incursion-began =
    { $kingdom_seat_you ->
        [yes] Haces una incursión contra { $other } y la pagas con { $card }.
       *[no] { $kingdom } { $other_seat_you ->
            [yes] te hace una incursión y la paga con { $card }.
           *[no] hace una incursión contra { $other } y la paga con { $card }.
        }
    }
event-incursion-ended = { $won ->
    [yes] { $kingdom_seat_you ->
        [yes] Tu incursión sale bien.
       *[no] La incursión de { $kingdom } sale bien.
    }
   *[no] { $kingdom_seat_you ->
        [yes] Tu incursión fracasa.
       *[no] La incursión de { $kingdom } fracasa.
    }
    }
event-lost =
    { $kingdom_seat_you ->
        [yes] Pierdes { $card }.
       *[no] { $kingdom } pierde { $card }.
    }
event-stolen = { $card_n ->
    [0] { $kingdom } le quita a { $other } una carta al azar.
   *[other] { $kingdom_seat_you ->
        [yes] Le quitas { $card } a { $other }.
       *[no] { $kingdom } { $other_seat_you ->
            [yes] te quita { $card }.
           *[no] le quita { $card } a { $other }.
        }
    }
    }
event-given = { $card_n ->
    [0] { $kingdom } le regala una carta a { $other }.
   *[other] { $kingdom_seat_you ->
        [yes] Le regalas { $card } a { $other }.
       *[no] { $kingdom } { $other_seat_you ->
            [yes] te regala { $card }.
           *[no] le regala { $card } a { $other }.
        }
    }
    }
event-barred =
    { $kingdom_seat_you ->
        [yes] Este turno { $other } y tú ya no podéis atacaros.
       *[no] { $other_seat_you ->
            [yes] Este turno { $kingdom } y tú ya no podéis atacaros.
           *[no] { $kingdom } y { $other } ya no pueden atacarse este turno.
        }
    }
event-played =
    { $kingdom_seat_you ->
        [yes] Juegas { $card }.
       *[no] { $kingdom } juega { $card }.
    }
event-discarded =
    { $kingdom_seat_you ->
        [yes] Descartas { $card }.
       *[no] { $kingdom } descarta { $card }.
    }
event-gifting =
    { $kingdom_seat_you ->
        [yes] Vas a regalarle una carta a { $other }.
       *[no] { $kingdom } { $other_seat_you ->
            [yes] va a regalarte una carta.
           *[no] va a regalarle una carta a { $other }.
        }
    }
event-aimed = { $area_n ->
    [0] { $kingdom_seat_you ->
        [yes] Eliges a { $other }.
       *[no] { $kingdom } { $other_seat_you ->
            [yes] te elige.
           *[no] elige a { $other }.
        }
    }
   *[other] { $kingdom_seat_you ->
        [yes] Eliges { $area }.
       *[no] { $kingdom } elige { $area }.
    }
    }
event-declined = -
event-set-aside =
    { $kingdom_seat_you ->
        [yes] Apartas { $card }.
       *[no] { $kingdom } aparta { $card }.
    }
event-taken =
    { $kingdom_seat_you ->
        [yes] Coges { $card } de los descartes.
       *[no] { $kingdom } coge { $card } de los descartes.
    }
event-kept = { $card_n ->
    [0] { $kingdom } se queda con una carta{ $cards_n ->
        [0] .
       *[other] {""} y descarta { $cards }.
    }
   *[other] { $kingdom_seat_you ->
        [yes] Te quedas con { $card }{ $cards_n ->
            [0] .
           *[other] {""} y descartas { $cards }.
        }
       *[no] { $kingdom } se queda con { $card }{ $cards_n ->
            [0] .
           *[other] {""} y descarta { $cards }.
        }
    }
    }
event-looked = { $cards_n ->
    [0] { $kingdom } { $other_seat_you ->
            [yes] mira tus cartas.
           *[no] mira las cartas de { $other }.
        }
   *[other] { $kingdom_seat_you ->
        [yes] Miras las cartas de { $other }: { $cards }.
       *[no] { $kingdom } { $other_seat_you ->
            [yes] mira tus cartas: { $cards }.
           *[no] mira las cartas de { $other }: { $cards }.
        }
    }
    }
event-mixing = -
event-turned-up = { $kingdom } descubre { $card }.
event-decided = { $why ->
    [strikes] { $kingdom } elige { $area }: tiene la mayor defensa por debajo de { $limit }{ $face ->
        [0] .
       *[other] {""}; lo decide el dado ({ $face }).
    }
    [no-weaker-area] { $kingdom } suma fuerza { $limit } y espera: no hay un área más débil que atacar.
    [musters] { $kingdom } reúne Tropas: suma fuerza { $limit } y necesita más de 3 para atacar.
    [posts] { $kingdom } despliega { $card } y la reserva para responder.
    [offensive-strike] Ofensiva de { $kingdom } contra { $area } con fuerza { $limit }{ $face ->
        [0] .
       *[other] {""}; lo decide el dado ({ $face }).
    }
    [offensive-raid] Ofensiva de { $kingdom }: no puede atacar, así que hace una incursión contra { $other_seat_you ->
            [yes] ti
           *[no] { $other }
        }{ $face ->
        [0] .
       *[other] {""}; lo decide el dado ({ $face }).
    }
    [offensive-discard] Ofensiva de { $kingdom }: no puede atacar ni hacer una incursión.
    [target] { $area_n ->
        [0] { $kingdom } { $other_seat_you ->
            [yes] te elige
           *[no] elige a { $other }
        }{ $face ->
            [0] .
           *[other] {""}; lo decide el dado ({ $face }).
        }
       *[other] { $kingdom } elige { $area }{ $face ->
            [0] .
           *[other] {""}; lo decide el dado ({ $face }).
        }
    }
    [unplayable] { $kingdom } no puede jugar { $card }.
    [again] { $area_n ->
        [0] El descarte de { $kingdom } { $other_seat_you ->
            [yes] te alcanza otra vez
           *[no] alcanza otra vez a { $other }
        }{ $face ->
            [0] .
           *[other] {""}; lo decide el dado ({ $face }).
        }
       *[other] El descarte de { $kingdom } pone otra guarnición en { $area }{ $face ->
            [0] .
           *[other] {""}; lo decide el dado ({ $face }).
        }
    }
    [reward-bonus] { $kingdom } prefiere el bonus: aún no está en +2.
    [reward-garrison] { $kingdom } prefiere la guarnición: su bonus ya está en +2.
    [answers] { $kingdom } responde con { $card }, la más antigua que sirve.
    [too-weak] { $kingdom } se reserva { $card }: lo atacan con menos de 3 de fuerza.
    [own-garrison] { $kingdom } defiende { $area } con su guarnición, como siempre.
    [weakest-troop] La Tropa más débil de { $kingdom } es { $card }.
    [relic-losing] { $kingdom } va perdiendo y tiene la Reliquia.
    [strongest-troop] La Tropa más fuerte de este ataque es { $card }.
    [deck-die] El dado ({ $face }) decide de qué mazo roba { $kingdom }.
    [swaps-itself] { $kingdom } cambia solo esta carta.
    [takes-last] La última Respuesta descartada es { $card }.
   *[keeps-first] { $kingdom } se queda con la primera que robe.
    }
event-cid-handed = { $kingdom } descubre El Cid: la carta pasa a { $other_seat_you ->
            [yes] tu mano.
           *[no] la mano de { $other }.
        }
event-top-lost = { $kingdom } descarta { $card }, la primera carta de su montón.

ending-repentina = Trece castillos: victoria repentina.
ending-tercer-turno = Tras el tercer turno gana quien más castillos tiene.
ending-cid-vence = El Cid ha detenido a los almorávides.
ending-cid-pierde = El Cid no ha podido con los almorávides.
decided-castle =
    { $sudden ->
        [yes] { $area } es el decimotercer castillo de { $kingdoms }.
       *[no] Turno { $turn }: { $own ->
            [yes] { $kingdoms_n ->
                [1] con { $area }, { $kingdom } se pone en cabeza y ya nadie tiene tantos castillos.
               *[other] con { $area }, { $kingdom } alcanza a quien iba en cabeza, y de ahí ya no pasa nadie.
            }
           *[no] { $other } pierde { $area } y desde entonces nadie tiene tantos castillos como { $kingdoms }.
        }
    }
decided-ahead =
    { $kingdoms_n ->
        [1] { $kingdoms } ha tenido más castillos que nadie de principio a fin.
       *[other] { $kingdoms } han ido en cabeza de principio a fin, iguales en castillos y en bonus.
    }
decided-bonus =
    { $kingdoms_n ->
        [1] { $kingdoms } tiene tantos castillos como { $other }, y más bonus: { $value }.
       *[other] { $kingdoms } tienen tantos castillos como { $other }, y más bonus: { $value }.
    }
decided-scenario =
    { $won ->
        [yes] Los almorávides se quedan en { $theirs } áreas: menos de { $limit }, y menos que las { $own } del Cid.
       *[no] { $many ->
            [yes] Los almorávides acaban con { $theirs } áreas: con { $limit } ya no pueden perder.
           *[no] El Cid necesitaba más áreas que los almorávides: tiene { $own }, por { $theirs }.
        }
    }

player-jugador = Jugador

## Ayuda

help-credit = De Víctor Catalá, Àlex Folch, Jesús Peralta e Ignacio Torres (2018)
help-1-title = De qué va
    .book = 1, 2.2, 3, 8
    .gist = Gana al momento quien pone sus trece castillos.
    .try = primera goal
help-1-body =
    Seis reinos se disputan cincuenta y ocho áreas de la península. Un castillo marca de quién es cada área; las que no lo tienen son independientes. Cada reino empieza con ocho áreas y tiene trece castillos.

    @castillos

    Gana al momento quien pone los trece en el mapa. Si nadie lo logra, tras el tercer turno gana quien tenga más; si hay empate, el de mayor bonus; y si aun así empatan, comparten la victoria.

    De 0 a 6 reinos los llevan personas. Los demás son bots, que siguen un reglamento propio a la vista de todos (en «Los bots»).

help-2-title = Un turno
    .book = 4, 5, 5.5, 5.6, 6
    .gist = Se roba, y por turnos cada reino hace una cosa hasta que todos pasan.
    .try = primera round
help-2-body =
    Se roba por orden de juego: cada reino, ocho cartas más o menos su bonus, menos las que ya tenía guardadas. Castilla, Condados y León roban del mazo cristiano; Valencia, Sevilla y Badajoz, del musulmán. Después todos los bonus vuelven a 0.

    Luego, por turnos y desde Castilla, cada reino hace en su ronda una sola cosa:

    - atacar un área,
    - hacer una incursión,
    - jugar un suceso,
    - descartar una carta,
    - o pasar.

    Quien pasa puede volver a jugar después. El turno acaba cuando todos pasan seguidos; sin cartas solo se puede pasar. Las cartas que te queden en la mano se guardan, y el turno siguiente robas otras tantas menos.

    Al acabar el turno, los descartes, las cartas permanentes y las que no se han robado se barajan juntos, cada mazo con las suyas. Un mazo que se agota antes se rehace con sus descartes.[R]

help-3-title = Atacar
    .book = 5.1, 5.2
    .gist = Más impactos que el defensor: cada 4, 5 o 6 es uno.
    .try = primera attack
help-3-body =
    Elige un área que linde con una tuya, de otro reino o independiente. Pon boca abajo una o más Tropas[R] y, si quieres, cartas que añadan dados a tu tirada.

    Los demás pueden responder a la vez y a escondidas, a favor de cualquiera de los dos. Se pregunta a todos los que tienen cartas, tengan o no con qué responder: así, callarse no delata nada.[R]

    El defensor puede gastar sus guarniciones del área y de las áreas contiguas: un dado cada una, y se pierden.

    Se descubren las cartas. El atacante tira tantos dados como sumen sus Tropas, más los dados añadidos a su favor; el defensor, tantos como la defensa del área, más sus guarniciones y los dados añadidos al suyo. Cada 4, 5 o 6 es un impacto. Gana el atacante si logra más impactos; el empate es del defensor.

    @impactos

    Quien gana pone su castillo y elige: +1 de bonus o una guarnición allí. A quien pierde el área le baja 1 el bonus, y su guarnición se va con el castillo.

    Un reino sin áreas solo puede atacar su propia capital.

help-4-title = Incursiones
    .book = 5.3
    .gist = Una Tropa y un dado: con un impacto, un vecino descarta una carta.
    .try = primera incursion
help-4-body =
    Elige un reino con el que lindes y descarta una Tropa. Tira un dado, o más con cartas que los añadan: con un solo impacto, ese reino descarta una carta al azar.

help-5-title = Las cartas
    .book = 2.1, 5.4
    .gist = Tropas para atacar, Respuestas para las tiradas, Sucesos para tu ronda.
    .try = primera event
help-5-body =
    _Tropas_: su número dice cuántos dados dan en un ataque; también sirven para pagar incursiones.

    _Respuestas_: se juegan durante ataques y tiradas, propias o ajenas. Campeón, Líder y El Cid añaden dados a cualquier tirada. Milicia, Salida sorpresa y Emboscada defienden. Reliquia repite una tirada; Hakim recupera una Tropa.

    _Sucesos_: se juegan en tu ronda. Los permanentes quedan delante de su reino hasta el final del turno. Un suceso sin objetivo no se puede jugar, solo descartar.[R] Los que atacan tiran los dados que dice la carta, sin Tropas; si ganan, el área queda independiente.

    @cartas

    Nadie más ve tu mano, los mazos ni los montones de los bots. Tampoco se ven las Tropas y las Respuestas puestas boca abajo hasta que se descubren; cuántas ha puesto cada uno, sí.

help-6-title = El bonus
    .book = 2.4, 7
    .gist = De −2 a +2: cartas de más o de menos al robar.
    .try = primera reward
help-6-body =
    Va de −2 a +2. Sube al ganar un área (si no prefieres una guarnición) y con algunos sucesos; baja al perder un área. Al robar suma o resta cartas, y vuelve a 0. Al final desempata.

help-7-title = Los bots
    .book = 9, 9.1-9.6
    .gist = Descubren la carta de arriba y hacen lo que manda su reglamento.
    .try = segunda plan
help-7-body =
    Un bot descubre la carta de arriba de su montón en cada ronda, y solo pasa cuando no le quedan cartas.

    - Despliega a la vista Tropas y Respuestas, que conserva de un turno a otro. En cuanto sus Tropas suman más de 3, ataca con todas: el área vecina de mayor defensa que sea menor que su fuerza. Si no la hay, espera.
    - Juega los sucesos en cuanto salen; los que no puede jugar, los descarta.
    - Con una carta _ofensiva_ no hace lo que dice: ataca con lo desplegado; si no puede, hace una incursión; y si tampoco, la descarta.
    - Se defiende con una Respuesta, la más antigua que sirva,[R] y solo contra fuerza 3 o más. Gasta siempre la guarnición del área atacada, nunca las vecinas.
    - Prefiere el bonus a la guarnición, salvo que ya esté en +2.
    - Si hay varias áreas posibles, decide un dado: de 1 a 3, la de número más bajo; de 4 a 6, la de número más alto. Si hay varios reinos: de 1 a 3, el primero hacia atrás en el orden de juego; de 4 a 6, el primero hacia delante.

    En el registro se explica el porqué de cada decisión suya.

help-8-title = El Cid
    .book = 10, 10.1-10.3
    .gist = En solitario: frena a los almorávides desde el este.
help-8-body =
    Solo se juega el este. Tú eres El Cid, con tres áreas y siete cartas; los almorávides reciben doce, y Castilla y Condados, cinco.[R] Los tres son bots.

    La carta Tregua es tuya toda la partida. Al empezar cada turno nombras con ella a Castilla o a Condados: ninguno de los dos ataca al otro, y ese reino no te hace incursiones.

    Con trece castillos ganas al momento; si es otro reino quien pone los trece, pierdes. Tras el tercer turno ganas si tienes más áreas que los almorávides y ellos menos de diez.

help-phase-round = 2
help-phase-price = 4
help-phase-gift-card = 5
help-phase-lay = 3
help-phase-answer = 3
help-phase-garrisons = 3
help-phase-sortie = 3
help-phase-relic = 3
help-phase-hakim = 3
help-phase-reward = 3
help-phase-aim-area = 5
help-phase-aim-kingdom = 5
help-phase-paria = 5
help-phase-keep = 5
help-phase-swap = 5
help-phase-take = 5
help-phase-again-bonus = 5
help-phase-again-kingdom = 5
help-phase-again-area = 5
help-phase-truce = 8
help-phase-waiting = 2
help-phase-over = 1

## Las cartas, con nuestras palabras

card-M01 = Milicia
card-M01-text = Dos dados más para quien defiende un área atacada, sea quien sea.
card-M01-gist = +2 dados en defensa
card-M02 = Campeón
card-M02-text = Añade uno o dos dados a la tirada que elijas, de quien sea; en tu propio ataque, solo a la tuya.
card-M02-gist = +1 o +2 dados
card-M03 = Líder
card-M03-text = Añade de uno a tres dados a la tirada que elijas, de quien sea; en tu propio ataque, solo a la tuya.
card-M03-gist = De +1 a +3 dados
card-M04 = Salida sorpresa
card-M04-text = El atacante retira de su ataque una Tropa, la que él quiera. No sirve contra ataques de sucesos.
card-M04-gist = Quita una Tropa
card-M05 = Emboscada
card-M05-text = El ataque fracasa antes de tirar los dados, y se descartan todas las cartas puestas.
card-M05-gist = El ataque fracasa
card-M06 = Hakim
card-M06-text = Tras un ataque en el que hayas participado, una de las Tropas que se usaron pasa a tu mano.
card-M06-gist = Recupera una Tropa
card-M07 = Comercio
card-M07-text = Tú y otro reino robáis una carta cada uno, y vuestro bonus sube 1.
card-M07-gist = Los dos robáis, +1
card-M08 = Paria
card-M08-text = Este turno puedes regalar, en tus rondas, una carta a cada reino que quieras. Tú y quien la recibe dejáis de poder atacaros.
card-M08-gist = Regala y no te atacan
card-M09 = Escuela sufí
card-M09-text = Tu bonus sube 2.
card-M09-gist = +2 de bonus
card-M10 = Campaña de independiente
card-M10-text = Ataca con cinco dados un área de otro reino que linde con una independiente. Si cae, queda independiente.
card-M10-gist = 5 dados; la libera
card-M11 = Razzia
card-M11-text = Otro reino descarta una carta al azar.
card-M11-gist = Descartan al azar
card-M12 = Atalaya
card-M12-text = Este turno ves las cartas de quien te ataca antes de responder, y los bots no te hacen incursiones.
card-M12-gist = Ves al que te ataca
card-M13 = Mercenarios
card-M13-text = Coge una Respuesta de cualquiera de los dos montones de descartes.
card-M13-gist = Toma una Respuesta
card-M14 = Sucesión
card-M14-text = Cambia esta carta y hasta dos más por otras nuevas del mazo musulmán.
card-M14-gist = Cambia hasta 3 cartas
card-M15 = Regadíos
card-M15-text = Tu bonus sube 1 ahora, y otra vez con cada descarte que hagas este turno.
card-M15-gist = +1 de bonus, y más
card-M16 = Comunidad judía
card-M16-text = Mira una carta de cada mazo y quédate con una de las dos.
card-M16-gist = Mira 2, guarda 1
card-M17 = Alcázares
card-M17-text = Este turno tus áreas de defensa 2 valen 3.
card-M17-gist = Defensa 2 vale 3
card-M18 = Al-Ándalus
card-M18-text = Roba dos cartas del mazo musulmán; los demás reinos musulmanes, una cada uno. Después, la carta sale del juego.
card-M18-gist = Roba 2 cartas
card-M19 = Seducción
card-M19-text = Quítale una carta al azar a otro reino.
card-M19-gist = Roba a otro reino
card-M20 = Murallas
card-M20-text = Pon guarnición en dos áreas con castillo, de quien sea.
card-M20-gist = 2 guarniciones
card-M21 = Rebelión
card-M21-text = Ataca con cuatro dados cualquier área de otro reino. Si cae, queda independiente.
card-M21-gist = 4 dados; la libera
card-M22 = Conspiración
card-M22-text = Ataca con cinco dados un área vecina de otro reino. Si cae, queda independiente.
card-M22-gist = 5 dados; la libera
card-M23 = Almorávides
card-M24 = Guardia del caíd
card-M25 = Guardia negra
card-M26 = Mercenarios bereberes
card-M27 = Andalusíes
card-M28 = Levas
card-M29 = Campesinos
card-M30 = Hostigadores
card-C01 = El Cid
card-C01-text = Añade de uno a cuatro dados a la tirada que elijas, de quien sea, nunca contra Castilla; en tu propio ataque, solo a la tuya.
card-C01-gist = De +1 a +4 dados
card-C02 = Líder
card-C02-text = Añade de uno a tres dados a la tirada que elijas, de quien sea; en tu propio ataque, solo a la tuya.
card-C02-gist = De +1 a +3 dados
card-C03 = Campeón
card-C03-text = Añade uno o dos dados a la tirada que elijas, de quien sea; en tu propio ataque, solo a la tuya.
card-C03-gist = +1 o +2 dados
card-C04 = Milicia
card-C04-text = Dos dados más para quien defiende un área atacada, sea quien sea.
card-C04-gist = +2 dados en defensa
card-C05 = Salida sorpresa
card-C05-text = El atacante retira de su ataque una Tropa, la que él quiera. No sirve contra ataques de sucesos.
card-C05-gist = Quita una Tropa
card-C06 = Reliquia
card-C06-text = Vistas las tiradas de un ataque, vuelve a tirar una vez todos tus dados.
card-C06-gist = Repite tu tirada
card-C07 = Monasterios
card-C07-text = Roba hasta cuatro cartas del mazo cristiano, quédate con una y descarta el resto.
card-C07-gist = Roba 4, guarda 1
card-C08 = Rendición de independiente
card-C08-text = Un área independiente vecina de defensa 2 o 3 pasa a ser tuya, sin dados.
card-C08-gist = Toma un área libre
card-C09 = Órdenes militares
card-C09-text = Un reino musulmán vecino baja 1 su bonus; con cada descarte que hagas este turno puedes bajárselo a otro, o al mismo.
card-C09-gist = Baja 1 un bonus
card-C10 = Tregua
card-C10-text = Tú y otro reino no podéis atacaros el resto del turno.
card-C10-gist = Paz con un reino
card-C11 = Camino de Santiago
card-C11-text = Roba dos cartas del mazo cristiano.
card-C11-gist = Roba 2 cartas
card-C12 = Juicio de Dios
card-C12-text = Un área vecina de otro reino: cuatro dados contra cuatro, sin guarniciones. Si sacas más impactos, es tuya.
card-C12-gist = 4 dados contra 4
card-C13 = Sucesión
card-C13-text = Cambia esta carta y hasta dos más por otras nuevas del mazo cristiano.
card-C13-gist = Cambia hasta 3 cartas
card-C14 = Alianza matrimonial
card-C14-text = Tú y otro reino cristiano subís 1 el bonus y no podéis atacaros el resto del turno.
card-C14-gist = Paz y +1 de bonus
card-C15 = Cruzados
card-C15-text = Este turno cada Tropa cristiana que ataca a un reino musulmán da un dado más. Después, la carta sale del juego.
card-C15-gist = +1 dado por Tropa
card-C16 = Repoblación
card-C16-text = Pon guarnición en un castillo tuyo, y otra con cada descarte que hagas este turno.
card-C16-gist = Guarnición, y más
card-C17 = Campaña del Cid
card-C17-text = Un área vecina de otro reino queda independiente, sin dados; nunca de Castilla. En el escenario: los almorávides descartan la carta de arriba.
card-C17-gist = Libera un área
card-C18 = Razzia
card-C18-text = Otro reino descarta una carta al azar.
card-C18-gist = Descartan al azar
card-C19 = Trovadores
card-C19-text = Este turno tu bonus no puede bajar.
card-C19-gist = Tu bonus no baja
card-C20 = Mozárabes
card-C20-text = Mira todas las cartas de un reino musulmán. Si es un bot, su montón se baraja después.
card-C20-gist = Mira una mano
card-C21 = Murallas
card-C21-text = Pon guarnición en dos áreas con castillo, de quien sea.
card-C21-gist = 2 guarniciones
card-C22 = Campaña de independiente
card-C22-text = Ataca con cinco dados un área de otro reino que linde con una independiente. Si cae, queda independiente.
card-C22-gist = 5 dados; la libera
card-C23 = El rey
card-C24 = El conde
card-C25 = Hidalgos
card-C26 = Infanzones
card-C27 = Caballeros
card-C28 = Mesnada
card-C29 = Hueste
card-C30 = Villanos
card-C31 = Campesinos
card-troop-text = Tropa: su número dice cuántos dados da en un ataque. También sirve para pagar una incursión.
card-offensive = Ofensiva: un bot la cambia por un ataque o una incursión.

kingdom-castilla = Castilla
kingdom-condados = Condados Catalanes
kingdom-valencia = Valencia
kingdom-sevilla = Sevilla
kingdom-badajoz = Badajoz
kingdom-leon = León
kingdom-almoravides = Imperio almorávide
kingdom-cid = El Cid

## La mesa

table-turn = Turno { $turn } de { $turns }
table-truce = Tregua con { $who }
table-piles = Mazos
table-map = Mapa de la península
table-sea-france = Francia
table-sea-ocean = Mar Océano
table-sea-mediterranean = Mar Mediterráneo
table-sea-barbary = Berbería
table-independent = independiente
table-defence = defensa { $n }
table-garrison = con guarnición
table-route = ruta de invasión
table-kingdoms = Reinos
table-automa = bot
table-kingdom-facts = { $who } ({ $player }): { $castles } de 13 castillos, bonus { $bonus }, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
    }
table-sheet-facts = { $castles } de 13 castillos · bonus { $bonus } · { $cards ->
    [one] una carta
   *[other] { $cards } cartas
    }
table-bot-here = Lo lleva un bot. Lo desplegado está a la vista; su montón, no.
table-army = Tropas desplegadas: fuerza { $n }
table-posted = Respuestas desplegadas
table-permanents = Permanentes este turno
table-bans = Sin ataques mutuos con
table-areas-of = Áreas: { $n }
table-none = Nada.
table-face-down = Carta boca abajo
table-troop = Tropa
table-event = Suceso
table-response = Respuesta
table-compose = Atacar { $area }
table-how-many-dice = Cuántos dados
table-attack-dice = Dados de ataque
table-defence-dice = Dados de defensa
table-beware = Cuidado: tiene desplegada la carta { $card }.
table-attack-now = Atacar
table-odds-now = { $attack ->
    [one] un dado
   *[other] { $attack } dados
} contra { $defence }: { $p }
table-hidden = (y { $n ->
    [one] una carta
   *[other] { $n } cartas
    } boca abajo)
table-side-attack = ataque
table-side-defence = defensa
table-hits = { $n ->
    [one] 1 impacto
   *[other] { $n } impactos
    }
table-own-answers = Pones en secreto:
table-raids = Incursión a:
table-gifts = Regalar a:
table-choose-kingdom = Elegir:
table-take-bonus = +1 de bonus
table-take-garrison = Guarnición
table-done = Listo
table-no-more = No, gracias
table-garrison-rival = ¿Guarnición para un castillo ajeno?
table-garrison-rival-text = { $area } es de { $who }: la guarnición lo defenderá de ti y de los demás.
table-garrison-rival-yes = Sí, ponla ahí
table-raid-now = Hacer la incursión
table-pass = Pasar
table-play = Jugar
table-discard = Descartar
table-close = Cerrar
table-cid-title = El Cid
table-cid-begins = Aquí empieza el cantar
# Su primera letra va pintada, si es una D.
table-cid-tale-1 = Desterrado por el rey Alfonso, te has hecho un señorío en el este con tu espada.
table-cid-tale-2 = Los almorávides han cruzado el mar y vienen por él. Tres cantares te quedan para detenerlos.
table-cid-goal = Ganas si, al acabar el tercer cantar, tienes más áreas que los almorávides y a ellos les quedan menos de diez.
table-cid-more = más que
table-cid-fewer = menos de
table-cid-yes = por ahora, sí
table-cid-not-yet = aún no
table-cid-song = { $n ->
    [2] Segundo cantar
   *[other] Tercer cantar
}
table-cid-song-2 = Por tu fama, tus hijas se casan con los infantes de Carrión. Los almorávides vuelven al campo.
table-cid-song-3 = Los infantes han afrentado a tus hijas en Corpes. Es el último cantar: aquí se decide.
table-cid-canto-1 = El destierro
table-cid-canto-2 = Las bodas
table-cid-canto-3 = Corpes
table-cid-hardness = Mano de los almorávides
table-cid-hard-10 = llevadera
table-cid-hard-12 = del libro
table-cid-hard-14 = difícil
table-cid-hard-other = a medida
table-cid-king-0 = El rey Alfonso
table-cid-king-1 = El conde Ramón
table-cid-areas = { $n ->
    [one] un área
   *[other] { $n } áreas
    }
table-cid-touch = { $names ->
    [no] Lindáis por { $n } áreas
   *[other] Lindáis por { $names }
    }
table-cid-apart = { $n ->
    [1] Os separa { $names }
    [2] Os separan { $names }
   *[other] Os separan { $n } áreas
    }
table-cid-pact = Pactar
table-cid-truce = Tregua con { $who }
table-cid-note = Este turno no os podéis atacar, y no te hará incursiones. El turno que viene eliges otra vez.
table-idle = Paso hasta que me ataquen
table-idling = Pasas hasta que te ataquen.
table-idle-no = Vuelvo a jugar
table-near = { $n ->
    [one] { $who } está a un castillo de ganar
   *[other] { $who } está a dos castillos de ganar
    }
table-one-response = una Respuesta
table-odds-words = { $extra ->
    [yes] { $plain } si nadie responde; unas { $worst } contando guarniciones y una Respuesta
   *[no] { $plain } si nadie responde
    }
table-hand = Tu mano: { $n ->
    [one] una carta
   *[other] { $n } cartas
    }
table-no-cards = No tienes cartas.
table-no-attack = Tu turno. Ahora no puedes atacar.
table-aloof = No responder este turno, salvo si ataco o me defiendo
table-bot = bot
table-castles-of =
    { $n ->
        [1] castillo
       *[other] castillos
    }
table-bonus-of = bonus { $value }
table-place = { $n }.º
table-turn-more = { $n } más
table-turn-story =
    { $n ->
        [0] Nada cambia de manos;
        [1] Cambia de manos { $areas };
       *[other] Cambian de manos { $areas };
    } { $leaders ->
        [1] { $ahead } va en cabeza.
       *[other] { $ahead } van en cabeza.
    }
table-show-odds = Mostrar las probabilidades exactas
table-deck-christian = Mazo cristiano (cartas: { $n })
table-deck-muslim = Mazo musulmán (cartas: { $n })
table-discards = Descartes: { $n }
table-gone = Fuera del juego

table-capital = capital
table-force = fuerza { $n }
table-bonus = bonus { $bonus }
table-you = tú
table-versus = { $owned ->
    [yes] { $who } contra { $area }, de { $other }
   *[no] { $who } contra { $area }
}
table-holds = { $area } resiste
table-falls = { $area } es de { $who }
table-free-now = { $area }, independiente
table-dice-of = { $n } de { $of } dados
table-dice-fall = { $area ->
    [no] Caen los dados.
   *[other] { $area }: caen los dados.
    }
table-dice = { $n ->
    [one] un dado
   *[other] { $n } dados
    }
table-guards = { $n ->
    [one] una guarnición
   *[other] { $n } guarniciones
    }
table-touch-troops = Toca Tropas de tu mano para sumarlas.
table-leave = Dejarlo
table-against = { $attack } contra { $defence }
table-christian = mazo cristiano
table-muslim = mazo musulmán
table-troop-strength = { $n ->
    [one] Da un dado en un ataque.
   *[other] Da { $n } dados en un ataque.
    } También paga una incursión.
table-card-label = { $card }, { $kind }{ $n ->
    [0] {""}
    [one] {""} de un dado
   *[other] {""} de { $n } dados
    }
table-lay-on = Suma Tropas contra { $area } y ataca.
table-how-round = Toca un área iluminada para atacarla, o una carta para leerla y jugarla.
table-how-area = Elige en el mapa un área iluminada.
table-choose-this = Elegir { $area }
table-how-card = Elige una carta de tu mano.
table-pay = Pagar con ella
table-give = Regalar
table-set-aside = Apartar
table-lay = Jugarla boca abajo

# --- Lo que sabía un bot de la casa (repaso) -----------------------------------------------

knew-holds =
    { $kingdom_seat_you ->
        [yes] Tienes { $card }
       *[no] { $kingdom } tiene { $card }
    }

advice-attacks = { $cards_n ->
    [0] Ataca { $area }
   *[other] Ataca { $area } con { $cards }
}
advice-raids = Haz una incursión contra { $other }
advice-gives = Regala una carta a { $other }
advice-plays = Juega { $card }
advice-discards = Descarta { $card }
advice-uses = Elige { $card }
advice-rolls = { $count ->
    [one] Pon { $card }: un dado de { $side }
   *[other] Pon { $card }: { $count } dados de { $side }
}
advice-aims = Elige { $area }
advice-picks = Elige el reino: { $other }
advice-says = { $choice ->
    [pasa] Pasa
    [bonus] Sube el bonus
    [guarnicion] Pon una guarnición
   *[basta] Listo: nada más
}
advice-wins = Sale bien { $percent } de cada 100 veces. Te quedarías con { $castles } castillos.
advice-dice = Tiras { $attack ->
    [one] un dado
   *[other] { $attack } dados
}; la defensa, seguramente { $defence ->
    [0] ninguno
    [one] uno
    [99] nada: te espera una emboscada
   *[other] { $defence }
}.
advice-hurts = { $other } tiene ahora { $castles ->
    [one] un castillo
   *[other] { $castles } castillos
}.
advice-sudden = { $other_n ->
    [0] ¡Sería tu castillo número trece!
   *[other] { $other } está a un castillo de ganar.
}
advice-not-worth = Con tus cartas, el ataque no compensa lo que cuesta.
advice-gains = A ojo, ahora vale lo que { $castles ->
    [one] un castillo.
   *[other] { $castles } castillos.
}
advice-succeeds = Pagues con la Tropa que pagues, tiras un dado y sale bien { $percent } de cada 100 veces. { $count ->
    [0] No le quedan cartas
    [one] Le queda una carta
   *[other] Le quedan { $count } cartas
}.
advice-spare = { $is_less ->
    [yes] En la mano vale menos que la carta que robarás el próximo turno.
   *[no] En la mano vale al menos tanto como una carta nueva.
}
advice-holds = El ataque saldría bien { $before } de cada 100 veces; si haces esto, { $after }.
advice-exposed = Linda con { $count ->
    [0] ningún castillo ajeno
    [one] un castillo ajeno
   *[other] { $count } castillos ajenos
}; su defensa es { $value }.
advice-rest = { $percent ->
    [0] Ningún ataque compensa ahora lo que cuesta.
   *[other] El mejor ataque, a { $area }, saldría bien { $percent } de cada 100 veces; la fuerza que guardas sirve después.
}
advice-waits = Otros juegan antes de que pueda acabar el turno, y uno de ellos tiene { $count } cartas en mano. Quien ataca después encuentra manos más vacías y no sufre réplica.
advice-ends = Todos los demás han pasado: si tú también pasas, la partida termina y eres quien más castillos tiene.

# Lo que se sabe de lo oculto
table-deduce-hand =
    { $n ->
        [one] Una carta en mano
       *[other] { $n } cartas en mano
    }, { $sure ->
        [0] ninguna conocida.
        [one] una conocida.
       *[other] { $sure } conocidas.
    }
table-deduce-troop = Tropas que puede tener
table-deduce-response = Respuestas que puede tener
table-deduce-event = Sucesos que puede tener
table-deduce-more = Otras { $n }, menos probables
