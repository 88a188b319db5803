# La página de quien visita: nombre y escudo, otros dispositivos, amigos.

own = Tu nombre y tu escudo
own-more = Se ven junto a tu asiento en las mesas en las que te sientes desde ahora. La casa no pide nada más.
save = Guardar
saved = Guardado.
no-shield = Sin escudo
any-shield = Otro al azar
without-shield = Sin escudo
compose = Componer el escudo
field = Campo
division = Partición
second = Esmalte de la partición
charge = Figura
third = Esmalte de la figura
blazon = { $field }{ $division ->
    [plain] { "" }
   *[other] , { $parted } de { $second }
}{ $charge ->
    [none] .
   *[other] ; { $charged } de { $third }.
}
tincture-or = oro
tincture-argent = plata
tincture-gules = gules
tincture-azure = azur
tincture-vert = sinople
tincture-purpure = púrpura
tincture-sable = sable
division-plain = lleno
division-pale = partido
division-fess = cortado
division-bend = tronchado
division-quarterly = cuartelado
division-chevron = cheurón
division-chief = jefe
division-saltire = aspa
division-cross = cruz
division-barry = fajado
division-bordure = bordura
division-lozenge = losange
charge-none = ninguna
charge-tower = torre
charge-star = estrella
charge-crescent = creciente
charge-sun = sol
charge-fleur = flor de lis
charge-key = llave
charge-rose = rosa
charge-tree = árbol
charge-fish = pez
charge-cup = copa
charge-sword = espada
charge-coin = moneda

devices = Tus asientos y partidas en otro dispositivo
devices-more = Haz un enlace y ábrelo allí, o apunta al código con la cámara del otro. Se abre una sola vez y caduca a los diez minutos; quien lo abre eres tú, así que no se lo des a nadie.
link = Enlace para otro dispositivo
link-code = Enlace para otro dispositivo, como código para cámaras
link-make = Hacer un enlace
link-again = Otro enlace
link-told = Se abre una sola vez, antes de diez minutos. No se volverá a mostrar; si haces otro, este deja de servir.
link-alone = Ahora mismo solo llega a la casa este equipo. Desde la sala de espera de una mesa se abre a tu red.
words = Por si pierdes las cookies
words-more = Diez palabras te traen de vuelta desde cualquier navegador. Apúntalas: la casa solo guarda una huella con la que las reconoce.
passkeys = Llaves de acceso
passkeys-more = Una llave de acceso la guarda este dispositivo o tu cuenta en él, y se abre con el dedo, la cara o el PIN. Con ella eres tú en cualquier dispositivo donde la tengas.
passkey-make = Crear una llave de acceso
passkey-open = Entrar con una llave de acceso
passkey-made = La llave de acceso está creada.
passkey-none = No ha llegado ninguna llave de acceso.
passkey-since = Llave { $n }, creada el { $made }, usada por última vez el { $used }
passkey-forget = Olvidarla
passkey-why = Los navegadores solo permiten llaves de acceso en una dirección con nombre, por https o en este mismo equipo (localhost). Una casa en tu wifi no tiene ni lo uno ni lo otro: usa un enlace o las diez palabras.
passkey-local = Abrir esta página en localhost

friends = Gente con la que has jugado
friends-more = De un toque se abre una mesa del último juego que jugasteis y se envía la invitación. La verán en la portada.
friends-none = Quien termine una partida contigo aparecerá aquí, y podrás invitarle otra vez.
friend-games = { $n ->
    [one] una partida juntos
   *[other] { $n } partidas juntos
}, la última de { $game }
friend-invite = Invitar
friend-block = Sin invitaciones
friend-unblock = Permitir invitaciones

words-kept = Tienes diez palabras. No se vuelven a mostrar; si las has perdido, pide otras.
words-make = Darme las palabras
words-again = Otras palabras
words-told = Apúntalas ahora: no se volverán a mostrar. Quien las tenga entra como tú, hasta que pidas otras.
words-keep = Guardarlas como contraseña
come-back = Tus diez palabras, o un enlace de otro dispositivo
come-back-go = Soy yo
come-back-see = Ver lo que escribo

games = { $n ->
    [0] ninguna mesa
    [one] una mesa
   *[other] { $n } mesas
}
nameless = alguien sin nombre
become = ¿Ser { $who } en este dispositivo?
become-same = Ya eres { $who }
become-more = Este dispositivo recibe sus asientos, sus partidas y su crónica.
become-merge = En este dispositivo ya has jugado. Si sigues, todo eso pasa a ser también de { $who }, para siempre, y tus otros dispositivos con esta identidad dejarán de tener acceso. Hazlo solo si eres las dos personas.
become-yes = Sí, soy yo
become-no = No
become-keep = Seguir como estoy aquí
become-both = Soy yo en ambos casos: juntarlos
become-well = Bien
become-done = En este dispositivo ahora eres { $who }.
kept = Lo que guarda la casa
kept-more = Tu nombre, tu escudo y tus partidas. En tu crónica puedes llevártelo todo o hacer que se borre: el nombre, el escudo, las palabras y los enlaces se van con ello.
