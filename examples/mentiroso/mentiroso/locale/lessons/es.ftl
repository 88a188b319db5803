primera-title = Un dado y mucha cara
primera-about = Qué se apuesta, cuándo se sube y quién paga.
primera-goal = Siéntate. Hay un dado bajo cada cubilete: se apuesta lo que hay debajo de todos, y quien pierde la ronda _paga los envites_ al que la gana.
primera-die = Tu cubilete está levantado solo para ti: tienes un 6. Los demás dados no los ve nadie más que su dueño.
primera-stake = Antes de apostar, cada uno se juega en secreto _uno o dos tantos_. Elige los tuyos.
primera-stake-why = Es el dinero de la ronda: el que pierda pagará los envites de toda la mesa.
primera-bid = Una _apuesta_ dice cuántos dados, como mínimo, muestran una cara. Toca el 6 de tu mano y apuesta _uno con un 6_: ese lo tienes tú.
primera-bid-no = Empecemos por lo seguro: un dado con un 6, que es el tuyo.
primera-raised = Cada apuesta tiene que subir la anterior: más dados, o los mismos con una cara más alta. Vamos por _dos con un 6_.
primera-raise = Te toca. Podrías decir «¡mentira!», pero tú tienes uno de esos seises: _échate un farol_ y sube a tres dados.
primera-raise-no = Dudar ahora sería perder: hay dos seises. Sube a tres dados.
primera-end = No se lo ha creído y se levantan los cubiletes: si hay menos dados de los que dijiste, pagas tú; si hay bastantes, paga quien dudó. La ronda ha terminado.
primera-tip = Has perdido con estilo, y ya sabes jugar. Un consejo: con pocos dados, el tuyo es media verdad; lo demás es cara.

hint-staking = Aquí se elige en secreto cuánto te juegas: los envites se descubren a la vez.
hint-bidding = Toca una cara y un número de dados para apostar, o di «¡mentira!» si no crees la última apuesta.
