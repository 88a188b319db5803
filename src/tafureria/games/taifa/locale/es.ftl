# Taifa: palabras de su mesa. Explicadas con las nuestras, no con las del reglamento ni las de las cartas.

title = Taifa
tagline = Seis reinos, tres turnos, trece castillos: guerra e intriga en la península hacia 1085, contra bots de verdad.

## Lo que se espera ahora

ask-espera = Un momento: se reparten cartas o ruedan los dados.
ask-ronda = Tu ronda: ataca, haz una incursión, juega un suceso, descarta o pasa.
ask-precio = ¿Con qué Tropa pagas la incursión?
ask-regalo = ¿Qué carta regalas?
ask-ataque =
    { $deed ->
        [suceso] Añade dados al ataque si quieres, y di «basta».
       *[other] Pon boca abajo al menos una Tropa y los dados que quieras; luego di «basta».
    }
ask-respuestas = ¿Respondes con alguna carta? Nadie lo ve hasta que todos contesten.
ask-guarniciones = ¿Gastas guarniciones en la defensa? Cada una da un dado y se pierde.
ask-salida = Salida sorpresa: elige qué Tropa sale del ataque.
ask-reliquia = Vistos los dados: ¿juegas Reliquia?
ask-hakim = ¿Recuperas una Tropa con Hakim?
ask-botin = Has ganado el área: ¿subes el bonus o pones una guarnición?
ask-area = Elige un área para el suceso.
ask-reino = Elige un reino para el suceso.
ask-paria = ¿A qué reino regalas una carta? Di «basta» cuando termines.
ask-elige = Quédate con una de estas cartas.
ask-sucesion = ¿Apartas más cartas para cambiarlas?
ask-mercenarios = Toma una Respuesta ya jugada.
ask-regadios = Regadíos: ¿subes otra vez el bonus?
ask-ordenes = Órdenes militares: ¿a qué reino musulmán vecino bajas el bonus?
ask-repoblacion = Repoblación: ¿dónde pones otra guarnición?
ask-tregua = ¿Con qué reino cristiano haces tregua este turno?
ask-fin = La partida ha terminado.

wait-espera = Un momento: se reparten cartas o ruedan los dados.
wait-ronda = Es la ronda de { $who }.
wait-precio = { $who } elige la Tropa de su incursión.
wait-regalo = { $who } elige una carta para regalar.
wait-ataque = { $who } prepara su ataque.
wait-respuestas = Faltan respuestas: { $who }.
wait-guarniciones = { $who } decide qué guarniciones gasta.
wait-salida = { $who } retira una Tropa.
wait-reliquia = Se pregunta por Reliquia: { $who }.
wait-hakim = Se pregunta por Hakim: { $who }.
wait-botin = { $who } elige su recompensa.
wait-area = { $who } elige un área.
wait-reino = { $who } elige un reino.
wait-paria = { $who } reparte parias.
wait-elige = { $who } elige una carta.
wait-sucesion = { $who } aparta cartas.
wait-mercenarios = { $who } toma una Respuesta.
wait-regadios = { $who } decide sobre Regadíos.
wait-ordenes = { $who } decide sobre Órdenes militares.
wait-repoblacion = { $who } decide sobre Repoblación.
wait-tregua = { $who } elige su tregua.
wait-fin = La partida ha terminado.

## Opciones

option-castilla = Castilla la juega una persona
option-castilla-help = Cada cual elige su reino; los que nadie elige son bots. A quien no elige se le da uno libre.
option-condados = Los Condados Catalanes los juega una persona
option-condados-help = Cada cual elige su reino; los que nadie elige son bots.
option-valencia = La taifa de Valencia la juega una persona
option-valencia-help = Cada cual elige su reino; los que nadie elige son bots.
option-sevilla = La taifa de Sevilla la juega una persona
option-sevilla-help = Cada cual elige su reino; los que nadie elige son bots.
option-badajoz = La taifa de Badajoz la juega una persona
option-badajoz-help = Cada cual elige su reino; los que nadie elige son bots.
option-leon = León lo juega una persona
option-leon-help = Cada cual elige su reino; los que nadie elige son bots.
option-cid = El Cid, en solitario
option-cid-help = Una sola persona, con El Cid, en el este del mapa, contra almorávides, Castilla y Condados, que son bots.
option-almoravides = Cartas de los almorávides
option-almoravides-help = En El Cid, cuantas más cartas reciben los almorávides cada turno, más difícil es.

preset-seis-reinos = Seis reinos
preset-el-cid = El Cid
preset-el-cid-dificil = El Cid, difícil

## Por qué no

rule-taifa-too-many-kingdoms = Hay más reinos marcados para personas que personas en la mesa.
rule-taifa-cid-is-one = El escenario de El Cid es para una sola persona.
rule-taifa-cid-has-its-own = Este escenario trae sus propios reinos: no se eligen los seis de siempre.
rule-taifa-not-in-hand = No tienes esa carta libre en la mano.
rule-taifa-not-on-the-map = Esa área no se juega en este escenario.
rule-taifa-own-area = Esa área ya es tuya.
rule-taifa-only-the-capital = Sin áreas solo puedes atacar tu propia capital.
rule-taifa-no-border = Esa área no linda con ninguna de las tuyas.
rule-taifa-under-a-ban = Este turno no podéis usar la acción de atacar el uno contra el otro.
rule-taifa-no-troops = Para atacar hace falta al menos una Tropa en la mano.
rule-taifa-lay-a-troop = Pon al menos una Tropa antes de terminar.
rule-taifa-not-for-this = Esa carta no sirve en este momento.
rule-taifa-own-attack-only = Tus dados de atacante van al ataque.
rule-taifa-never-against-castile = El Cid nunca se une a una tirada contra Castilla.
rule-taifa-one-roll-only = En una incursión solo tira quien la hace.
rule-taifa-no-garrison = Ahí no tienes una guarnición que puedas gastar en esta defensa.
rule-taifa-not-used = Esa Tropa no está en el ataque.
rule-taifa-no-raid-border = Solo puedes hacer incursiones a reinos con los que lindas.
rule-taifa-pay-a-troop = Una incursión se paga con una Tropa.
rule-taifa-no-target = Ese suceso no tiene ahora ningún objetivo: solo puedes descartarlo.
rule-taifa-not-a-target = Ese no es un objetivo de la carta.
rule-taifa-not-on-offer = Esa carta no está entre las que puedes tomar.
rule-taifa-no-paria = Solo puedes regalar cartas con la Paria delante de ti.
rule-taifa-one-gift-each = A ese reino ya le has regalado una carta en esta ronda.
rule-taifa-compulsory = Aquí hay que elegir.
rule-taifa-a-christian = La tregua se hace con Castilla o con los Condados.

## Lo que pasa

event-turn = Comienza el turno { $turn }.
event-truce = { $reino } hace tregua con { $otro } este turno.
event-drew = { $card_n ->
    [0] -
   *[other] { $reino } roba { $card }.
    }
event-refilled = Se acaba un mazo y vuelven a él sus descartes.
event-reset = Todos los bonus vuelven a 0.
event-passed = { $reino } pasa.
event-turn-ended = Todos han pasado: termina el turno { $turn }.
event-won = { $reinos_n ->
    [0] Termina la partida: no vence nadie.
    [one] Termina la partida. Vence { $reinos }.
   *[other] Termina la partida. Comparten la victoria { $reinos }.
    }
event-attacks = { $card_n ->
    [0] { $reino } ataca { $area }{ $otro_n ->
        [0] {""}, independiente
       *[other] {""}, de { $otro }
    }{ $cards_n ->
        [0] .
       *[other] {""}, con { $cards }.
    }
   *[other] { $reino } lanza { $card } sobre { $area }, de { $otro }.
    }
event-laid = { $card_n ->
    [0] { $reino } pone una carta boca abajo.
   *[other] { $reino } pone boca abajo { $card }.
    }
event-ready = { $reino } no pone más.
event-peeked = { $cards_n ->
    [0] Desde su atalaya, { $reino } ve que { $otro } no ha puesto cartas.
   *[other] Desde su atalaya, { $reino } ve las cartas de { $otro }: { $cards }.
    }
event-committed = { $recovers ->
    [yes] { $reino } decide a escondidas recuperar { $card } con Hakim.
   *[no] { $reino } responde a escondidas con { $card }.
    }
event-answered = -
event-counted = { $reinos_n ->
    [0] -
   *[other] Han respondido: { $reinos } (cartas: { $counts }).
    }
event-garrison-spent = { $reino } gasta la guarnición de { $area }.
event-revealed = { $cards_n ->
    [0] -
   *[other] Se vuelven las cartas: { $cards }.
    }
event-ambushed = ¡Emboscada de { $reino }! El ataque de { $otro } a { $area } fracasa, y no se gasta ninguna guarnición.
event-sortied = Una salida obliga a { $reino } a retirar { $card }.
event-no-force = A { $reino } no le quedan tropas: el ataque fracasa.
event-die = -
event-rolled = { $reino_n ->
    [0] Los independientes tiran { $faces }: impactos, { $hits }.
   *[other] { $reino } tira { $faces }: impactos, { $hits }.
    }
event-afterwards = -
event-chose = -
event-relic = { $reino } muestra la Reliquia y vuelve a tirar.
event-hakim = { $reino } recupera { $card } con Hakim.
event-conquered = { $otro_n ->
    [0] { $reino } toma { $area }.
   *[other] { $reino } toma { $area } a { $otro }.
    }
event-held = { $otro_n ->
    [0] { $area } resiste a { $reino }.
   *[other] { $otro } resiste en { $area } a { $reino }.
    }
event-freed = { $area } se libra de { $otro } y queda independiente.
event-bonus = { $change ->
    [0] El bonus de { $reino } no cambia: { $value }.
   *[other] El bonus de { $reino } pasa a { $value }.
    }
event-garrisoned = { $reino } tiene guarnición en { $area }.
event-raids = { $reino } hace una incursión a { $otro }, al precio de { $card }.
event-raid-ended = { $won ->
    [yes] La incursión de { $reino } da en el blanco.
   *[no] La incursión de { $reino } fracasa.
    }
event-lost = { $reino } pierde { $card }.
event-stolen = { $card_n ->
    [0] { $reino } toma una carta al azar de { $otro }.
   *[other] { $reino } toma { $card } de { $otro }.
    }
event-given = { $card_n ->
    [0] { $reino } regala una carta a { $otro }.
   *[other] { $reino } regala { $card } a { $otro }.
    }
event-barred = { $reino } y { $otro } ya no se pueden atacar este turno.
event-played = { $reino } juega { $card }.
event-discarded = { $reino } descarta { $card }.
event-gifting = { $reino } va a regalar una carta a { $otro }.
event-aimed = { $area_n ->
    [0] { $reino } elige a { $otro }.
   *[other] { $reino } elige { $area }.
    }
event-declined = -
event-set-aside = { $reino } aparta { $card }.
event-taken = { $reino } toma { $card } de los descartes.
event-kept = { $card_n ->
    [0] { $reino } se queda con una carta{ $cards_n ->
        [0] .
       *[other] {""} y descarta { $cards }.
    }
   *[other] { $reino } se queda con { $card }.
    }
event-looked = { $cards_n ->
    [0] { $reino } mira las cartas de { $otro }.
   *[other] { $reino } mira las cartas de { $otro }: { $cards }.
    }
event-mixing = -
event-turned-up = { $reino } vuelve { $card }.
event-decided = { $why ->
    [strikes] { $reino } elige { $area }: la mayor defensa menor que { $limit }{ $face ->
        [0] .
       *[other] {""}; lo decide el dado ({ $face }).
    }
    [no-weaker-area] { $reino } suma { $limit } y espera: no hay área más débil.
    [musters] { $reino } reúne tropas: suma { $limit }, aún no más de 3.
    [posts] { $reino } despliega { $card } y la guarda para responder.
    [offensive-strike] Ofensiva de { $reino } con { $limit } sobre { $area }{ $face ->
        [0] .
       *[other] {""}; lo decide el dado ({ $face }).
    }
    [offensive-raid] Ofensiva de { $reino } sin ataque posible: elige a { $otro }{ $face ->
        [0] .
       *[other] {""}; lo decide el dado ({ $face }).
    }
    [offensive-discard] Ofensiva de { $reino } sin ataque ni incursión posibles.
    [target] { $area_n ->
        [0] { $reino } elige a { $otro }{ $face ->
            [0] .
           *[other] {""}; lo decide el dado ({ $face }).
        }
       *[other] { $reino } elige { $area }{ $face ->
            [0] .
           *[other] {""}; lo decide el dado ({ $face }).
        }
    }
    [unplayable] { $reino } no puede jugar { $card }.
    [again] { $area_n ->
        [0] El descarte de { $reino } alcanza otra vez a { $otro }{ $face ->
            [0] .
           *[other] {""}; lo decide el dado ({ $face }).
        }
       *[other] El descarte de { $reino } pone otra guarnición en { $area }{ $face ->
            [0] .
           *[other] {""}; lo decide el dado ({ $face }).
        }
    }
    [reward-bonus] { $reino } prefiere el bonus: aún no está en +2.
    [reward-garrison] { $reino } prefiere la guarnición: su bonus ya está en +2.
    [answers] { $reino } responde con { $card }, la más antigua que sirve.
    [too-weak] { $reino } guarda { $card }: le atacan con menos de 3.
    [own-garrison] { $reino } defiende { $area } con su guarnición, como siempre.
    [weakest-troop] La tropa más débil de { $reino } es { $card }.
    [relic-losing] { $reino } va perdiendo, y tiene la Reliquia.
    [strongest-troop] La tropa más fuerte de este ataque es { $card }.
    [deck-die] El dado ({ $face }) decide de qué mazo roba { $reino }.
    [swaps-itself] { $reino } cambia solo esta carta.
    [takes-last] La última Respuesta descartada es { $card }.
   *[keeps-first] { $reino } se queda con la primera que robe.
    }
event-cid-handed = { $reino } descubre El Cid: la carta va a { $otro }.
event-top-lost = { $reino } descarta { $card } de lo alto de su montón.

ending-repentina = Trece castillos: victoria repentina.
ending-tercer-turno = Tras el tercer turno gana quien tiene más castillos.
ending-cid-vence = El Cid ha detenido a los almorávides.
ending-cid-pierde = El Cid no ha podido con los almorávides.

player-jugador = Jugador

## Ayuda

help-1-title = De qué va
help-1-body =
    Seis reinos se disputan cincuenta y ocho áreas de la península. Un castillo marca de quién es cada área; las que no lo tienen son independientes. Cada reino empieza con ocho áreas y tiene trece castillos.

    Gana al momento quien pone los trece. Si nadie lo logra, tras el tercer turno gana quien tenga más; si empatan, el de mayor bonus; y si siguen igual, comparten.

    De 0 a 6 reinos los llevan personas. Los demás son bots, que siguen un reglamento propio a la vista de todos (página 7).

help-2-title = Un turno
help-2-body =
    Se roba por orden de juego: hasta ocho cartas, más o menos el bonus, menos las guardadas. Castilla, Condados y León roban del mazo cristiano; Valencia, Sevilla y Badajoz, del musulmán. Después todos los bonus vuelven a 0.

    Luego, por turnos y desde Castilla, cada reino hace en su ronda una sola cosa:

    - atacar un área,
    - hacer una incursión,
    - jugar un suceso,
    - descartar una carta,
    - o pasar.

    Quien pasa puede volver a jugar después. El turno acaba cuando todos pasan seguidos; sin cartas solo se puede pasar. Las cartas de la mano se guardan, y se restan de las que robarás.

help-3-title = Atacar
help-3-body =
    Elige un área que linde con una tuya, de otro reino o independiente. Pon boca abajo una o más Tropas y, si quieres, cartas que añadan dados.

    Los demás pueden responder a la vez y a escondidas, a favor de cualquiera de los dos. A todos los que tienen cartas se les pregunta, tengan o no con qué: el silencio no delata.

    El defensor puede gastar sus guarniciones del área y de las áreas contiguas: un dado cada una, y se pierden.

    Se vuelven las cartas. El atacante tira tantos dados como sumen sus Tropas; el defensor, la defensa del área, más guarniciones y dados añadidos. Con 4, 5 o 6 hay impacto. Gana el atacante si logra más impactos; el empate es del defensor.

    Quien gana pone su castillo y elige: +1 de bonus o una guarnición allí. Quien pierde el área baja 1.

    Un reino sin áreas solo puede atacar su propia capital.

help-4-title = Incursiones
help-4-body =
    Elige un reino con el que lindes y descarta una Tropa. Tira un dado, o más con cartas que los añadan: con un solo impacto, ese reino descarta una carta al azar.

help-5-title = Las cartas
help-5-body =
    _Tropas_: su número es cuántos dados dan en un ataque, y sirven para pagar incursiones.

    _Respuestas_: se juegan durante ataques y tiradas, propias o ajenas. Campeón, Líder y El Cid añaden dados a cualquier tirada. Milicia, Salida sorpresa y Emboscada defienden. Reliquia repite una tirada; Hakim recupera una Tropa.

    _Sucesos_: se juegan en la propia ronda. Los permanentes quedan delante de su reino hasta el final del turno. Un suceso sin objetivo no se puede jugar, solo descartar.

    Toca una carta para leer lo que hace.

help-6-title = El bonus
help-6-body =
    Va de -2 a +2. Sube al ganar un área (si no se prefiere guarnición) y con algunos sucesos; baja al perder un área. Al robar suma o resta cartas, y vuelve a 0. Al final desempata.

help-7-title = Los bots
help-7-body =
    Un bot vuelve la carta de arriba de su montón en cada ronda, y pasa solo cuando no le quedan.

    - Despliega a la vista Tropas y Respuestas. En cuanto sus Tropas suman más de 3, ataca con todas: el área vecina de mayor defensa que sea menor que su fuerza. Si no la hay, espera.
    - Los sucesos los juega al momento; los que no puede, los descarta.
    - Con una carta _ofensiva_ no hace lo que dice: ataca con lo desplegado; si no puede, hace una incursión; y si tampoco, la descarta.
    - Se defiende con una Respuesta, la más antigua que sirva, y solo contra fuerza 3 o más. Gasta siempre la guarnición del área atacada, nunca las vecinas.
    - Prefiere el bonus a la guarnición, salvo que ya esté en +2.
    - Si duda entre áreas, un dado: 1 a 3, la de número más bajo; 4 a 6, la más alta. Entre reinos: 1 a 3, el primero hacia atrás en el orden de juego; 4 a 6, el primero hacia delante.

    Cada decisión suya se cuenta con su razón.

help-8-title = El Cid
help-8-body =
    Solo se juega el este. Tú eres El Cid, con tres áreas y siete cartas; los almorávides reciben doce. Castilla y Condados son bots.

    Al empezar cada turno haces tregua con Castilla o con Condados: ninguno ataca al otro, y ese reino no te hace incursiones.

    Con trece castillos ganas al momento. Tras el tercer turno ganas si tienes más áreas que los almorávides y ellos menos de diez.

help-9-title = En la mesa
help-9-body =
    Toca un área iluminada para atacarla: antes de confirmar se ven las probabilidades exactas, sin contar lo que otros respondan. Toca una carta para leerla y ver qué puedes hacer con ella.

    Las rondas de los bots se ven paso a paso o se saltan. Junto a cada reino están sus castillos, su bonus, sus cartas y lo que tiene desplegado.

help-phase-ronda = 2
help-phase-precio = 4
help-phase-regalo = 5
help-phase-ataque = 3
help-phase-respuestas = 3
help-phase-guarniciones = 3
help-phase-salida = 3
help-phase-reliquia = 3
help-phase-hakim = 3
help-phase-botin = 3
help-phase-area = 5
help-phase-reino = 5
help-phase-paria = 5
help-phase-elige = 5
help-phase-sucesion = 5
help-phase-mercenarios = 5
help-phase-regadios = 5
help-phase-ordenes = 5
help-phase-repoblacion = 5
help-phase-tregua = 8
help-phase-espera = 2
help-phase-fin = 1

## Las cartas, con nuestras palabras

card-M01 = Milicia
card-M01-text = Dos dados más para quien defiende un área atacada, sea quien sea.
card-M02 = Campeón
card-M02-text = Añade uno o dos dados a la tirada que elijas, de quien sea.
card-M03 = Líder
card-M03-text = Añade de uno a tres dados a la tirada que elijas, de quien sea.
card-M04 = Salida sorpresa
card-M04-text = El atacante retira de su ataque una Tropa, la que él quiera. No sirve contra ataques de sucesos.
card-M05 = Emboscada
card-M05-text = El ataque fracasa entero antes de tirar: todas las cartas puestas se descartan.
card-M06 = Hakim
card-M06-text = Tras un ataque en el que participaste, una de las Tropas usadas en él viene a tu mano.
card-M07 = Comercio
card-M07-text = Tú y otro reino robáis una carta cada uno, y vuestro bonus sube 1.
card-M08 = Paria
card-M08-text = Este turno puedes regalar, en tus rondas, una carta a cada reino que quieras. Tú y quien la recibe dejáis de poder atacaros.
card-M09 = Escuela sufí
card-M09-text = Tu bonus sube 2.
card-M10 = Campaña de independiente
card-M10-text = Ataca con cinco dados un área de otro reino que linde con una independiente. Si cae, queda independiente.
card-M11 = Razzia
card-M11-text = Otro reino descarta una carta al azar.
card-M12 = Atalaya
card-M12-text = Este turno ves las cartas de quien te ataca antes de responder, y los bots no te hacen incursiones.
card-M13 = Mercenarios
card-M13-text = Toma en la mano una Respuesta de cualquiera de los descartes.
card-M14 = Sucesión
card-M14-text = Cambia esta carta y hasta dos más por otras nuevas del mazo musulmán.
card-M15 = Regadíos
card-M15-text = Tu bonus sube 1 ahora, y otra vez con cada descarte que hagas este turno.
card-M16 = Comunidad judía
card-M16-text = Mira una carta de cada mazo y quédate con una de las dos.
card-M17 = Alcázares
card-M17-text = Este turno tus áreas de defensa 2 valen 3.
card-M18 = Al-Ándalus
card-M18-text = Roba dos cartas del mazo musulmán; los demás reinos musulmanes, una cada uno. Después sale del juego.
card-M19 = Seducción
card-M19-text = Toma una carta al azar de otro reino.
card-M20 = Murallas
card-M20-text = Pon guarnición en dos áreas con castillo, de quien sea.
card-M21 = Rebelión
card-M21-text = Ataca con cuatro dados cualquier área de otro reino. Si cae, queda independiente.
card-M22 = Conspiración
card-M22-text = Ataca con cinco dados un área vecina de otro reino. Si cae, queda independiente.
card-M23 = Almorávides
card-M24 = Guardia del caíd
card-M25 = Guardia negra
card-M26 = Mercenarios bereberes
card-M27 = Andalusíes
card-M28 = Levas
card-M29 = Campesinos
card-M30 = Hostigadores
card-C01 = El Cid
card-C01-text = Añade de uno a cuatro dados a una tirada, nunca contra Castilla.
card-C02 = Líder
card-C02-text = Añade de uno a tres dados a la tirada que elijas, de quien sea.
card-C03 = Campeón
card-C03-text = Añade uno o dos dados a la tirada que elijas, de quien sea.
card-C04 = Milicia
card-C04-text = Dos dados más para quien defiende un área atacada, sea quien sea.
card-C05 = Salida sorpresa
card-C05-text = El atacante retira de su ataque una Tropa, la que él quiera. No sirve contra ataques de sucesos.
card-C06 = Reliquia
card-C06-text = Vistas las tiradas de un ataque, vuelve a tirar una vez todos tus dados.
card-C07 = Monasterios
card-C07-text = Roba hasta cuatro cartas del mazo cristiano, quédate una y descarta el resto.
card-C08 = Rendición de independiente
card-C08-text = Un área independiente vecina de defensa 2 o 3 pasa a ser tuya, sin dados.
card-C09 = Órdenes militares
card-C09-text = Un reino musulmán vecino baja 1 su bonus; con cada descarte que hagas este turno puedes bajar a otro, o al mismo.
card-C10 = Tregua
card-C10-text = Tú y otro reino no podéis atacaros el resto del turno.
card-C11 = Camino de Santiago
card-C11-text = Roba dos cartas del mazo cristiano.
card-C12 = Juicio de Dios
card-C12-text = Un área vecina de otro reino: cuatro dados contra cuatro, sin guarniciones. Con más impactos es tuya.
card-C13 = Sucesión
card-C13-text = Cambia esta carta y hasta dos más por otras nuevas del mazo cristiano.
card-C14 = Alianza matrimonial
card-C14-text = Tú y otro reino cristiano subís 1 el bonus y no podéis atacaros el resto del turno.
card-C15 = Cruzados
card-C15-text = Este turno cada Tropa cristiana que ataca a un reino musulmán da un dado más. Después sale del juego.
card-C16 = Repoblación
card-C16-text = Pon guarnición en un castillo tuyo, y otra con cada descarte que hagas este turno.
card-C17 = Campaña del Cid
card-C17-text = Un área vecina de otro reino queda independiente, sin dados; nunca de Castilla. En el escenario: los almorávides descartan la carta de arriba.
card-C18 = Razzia
card-C18-text = Otro reino descarta una carta al azar.
card-C19 = Trovadores
card-C19-text = Este turno tu bonus no puede bajar.
card-C20 = Mozárabes
card-C20-text = Mira todas las cartas de un reino musulmán. Si es un bot, su montón se baraja después.
card-C21 = Murallas
card-C21-text = Pon guarnición en dos áreas con castillo, de quien sea.
card-C22 = Campaña de independiente
card-C22-text = Ataca con cinco dados un área de otro reino que linde con una independiente. Si cae, queda independiente.
card-C23 = El rey
card-C24 = El conde
card-C25 = Hidalgos
card-C26 = Infanzones
card-C27 = Caballeros
card-C28 = Mesnada
card-C29 = Hueste
card-C30 = Villanos
card-C31 = Campesinos
card-troop-text = Tropa: su número es cuántos dados da en un ataque. También paga una incursión.
card-offensive = Ofensiva: un bot la cambia por un ataque o una incursión.

kingdom-castilla = Castilla
kingdom-condados = Condados Catalanes
kingdom-valencia = Valencia
kingdom-sevilla = Sevilla
kingdom-badajoz = Badajoz
kingdom-leon = León
kingdom-almoravides = Almorávides
kingdom-cid = El Cid

## La mesa

table-turn = Turno { $turn } de { $turns }
table-truce = Tregua con { $who }
table-piles = Mazos
table-settings = Ajustes
table-map = Mapa de la península
table-independent = independiente
table-defence = defensa { $n }
table-garrison = con guarnición
table-route = ruta de invasión
table-kingdoms = Reinos
table-automa = bot
table-kingdom-facts = { $who } ({ $player }): { $castles } castillos de 13, bonus { $bonus }, { $cards } cartas
table-sheet-facts = { $castles } castillos de 13 · bonus { $bonus } · { $cards } cartas
table-strength = { $n }
table-bot-here = Lo lleva un bot. Lo desplegado está a la vista; su montón, no.
table-army = Tropas desplegadas: fuerza { $n }
table-posted = Respuestas desplegadas
table-permanents = Permanentes este turno
table-bans = No se pueden atacar con
table-areas-of = Áreas: { $n }
table-none = Nada.
table-face-down = Carta boca abajo
table-troop = Tropa
table-event = Suceso
table-response = Respuesta
table-compose = Atacar { $area }
table-cancel = Dejarlo
table-how-many-dice = Cuántos dados
table-attack-dice = Dados de ataque
table-defence-dice = Dados de defensa
table-odds = Probabilidad de ganar
table-odds-plain = Sin sus guarniciones
table-odds-garrison = Con { $n ->
    [one] su guarnición
   *[other] sus { $n } guarniciones
    }
table-odds-answer = Con su { $card }
table-beware = Ojo: tiene desplegada { $card }.
table-attack-now = Atacar
table-deed = Lo que está en juego
table-deed-ataque = ataque
table-deed-suceso = suceso
table-deed-incursion = incursión
table-deed-juicio = juicio de Dios
table-odds-now = { $attack ->
    [one] un dado
   *[other] { $attack } dados
} contra { $defence }: { $p } %
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
table-lay-dice = { $card }: { $n ->
    [one] un dado
   *[other] { $n } dados
    } más en { $side }
table-attackable = Atacar:
table-areas = Áreas
table-raids = Incursión a:
table-gifts = Regalar a:
table-choose-kingdom = Elegir:
table-take-bonus = +1 de bonus
table-take-garrison = Guarnición
table-done = Listo
table-no-more = No, gracias
table-pass = Pasar
table-play = Jugar
table-discard = Descartar
table-close = Cerrar
table-yours = Tu mano y lo que puedes hacer
table-hand = Tu mano: { $n } cartas
table-no-cards = No te quedan cartas.
table-no-attack = Tu ronda. Ahora no puedes atacar: haz una incursión, juega un suceso, descarta o pasa.
table-aloof = No responder este turno en asuntos ajenos
table-pause = Pausa
table-go-on = Seguir
table-step = Paso
table-skip = Saltar
table-again = Ver otra vez ({ $n } pasos)
table-show-odds = Mostrar las probabilidades exactas
table-quick = Ver deprisa lo que hacen los bots
table-deck-christian = Mazo cristiano: { $n } cartas
table-deck-muslim = Mazo musulmán: { $n } cartas
table-discards = Descartes: { $n }
table-gone = Fuera del juego

# --- Lo que sabía un jugador de la casa (repaso) -----------------------------------------------

knew-tiene = { $reino } tiene { $card }
