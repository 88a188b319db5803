stake = envite, envites
    .means = Uno o dos tantos que cada uno se juega en secreto antes de apostar.
bid = apuesta, apuestas, apuestan
    .means = Decir que al menos tantos dados muestran una cara. Cada apuesta sube la anterior.
doubt = ¡mentira!, mentira
    .means = Termina la ronda: se levantan los cubiletes y se mira si la última apuesta era verdad.
