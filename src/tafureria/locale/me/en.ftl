# The page about the visitor: name and shield, other devices, friends.

own = Your name and your shield
own-more = They stand beside your seat at tables where you sit down from now on. The house asks for nothing else.
save = Save
saved = Saved.
no-shield = No shield
any-shield = Any other
without-shield = No shield
compose = Compose the shield
field = Field
division = Division
second = Tincture of the division
charge = Charge
third = Tincture of the charge
blazon = { $field }{ $division ->
    [plain] { "" }
   *[other] , { $parted } { $second }
}{ $charge ->
    [none] .
   *[other] ; { $charged } { $third }.
}
tincture-or = gold
tincture-argent = silver
tincture-gules = red
tincture-azure = blue
tincture-vert = green
tincture-purpure = purple
tincture-sable = black
division-plain = plain
division-pale = per pale
division-fess = per fess
division-bend = per bend
division-quarterly = quarterly
division-chevron = chevron
division-chief = chief
division-saltire = saltire
division-cross = cross
division-barry = barry
division-bordure = bordure
division-lozenge = lozenge
charge-none = none
charge-tower = tower
charge-star = star
charge-crescent = crescent
charge-sun = sun
charge-fleur = lily
charge-key = key
charge-rose = rose
charge-tree = tree
charge-fish = fish
charge-cup = cup
charge-sword = sword
charge-coin = coin

devices = Your seats and games on another device
devices-more = Make a link and open it there, or point that device's camera at the code. It opens once, within ten minutes. Anyone who opens it can act as you: give it to nobody else.
link = Link for another device
link-code = Link for another device, as a code for cameras
link-make = Make a link
link-again = Another link
link-told = It opens once, within ten minutes. It will not be shown again; another one replaces it.
link-alone = Only this machine can reach the house at the moment. The waiting room of a table opens it to your network.
words = Should you lose your cookies
words-more = Ten words bring you back from any browser. Write them down: the house keeps only a trace by which it recognises them.
passkeys = Passkeys
passkeys-more = A passkey is kept by this device or your account there, and opens with your finger, face or PIN. With it you are the same person on any device that has it.
passkey-make = Make a passkey
passkey-open = Come in with a passkey
passkey-made = The passkey has been made.
passkey-none = No passkey arrived.
passkey-since = Passkey { $n }, made on { $made }, last used on { $used }
passkey-forget = Forget
passkey-why = Browsers allow passkeys only at an address with a name, over https or on this very machine (localhost). A house on your Wi-Fi has neither: use a link or the ten words instead.
passkey-local = Open this page at localhost

friends = People you have played with
friends-more = One touch makes a table of the last game you played together and invites them. They find the invitation on the first page.
friends-none = People who finish a game with you appear here, and you can invite them again.
friend-games = { $n ->
    [one] one game together
   *[other] { $n } games together
}, the last of { $game }
friend-invite = Invite
friend-block = No invitations
friend-unblock = Allow invitations

words-kept = You have ten words. They are not shown again; if you have lost them, ask for others.
words-make = Give me the words
words-again = Other words
words-told = Write them down now: they are not shown again. Anyone who has them can act as you, until you ask for others.
words-keep = Keep them as a password
come-back = Your ten words, or a link from another device
come-back-go = It's me
come-back-see = Show what I type

games = { $n ->
    [0] no tables
    [one] one table
   *[other] { $n } tables
}
nameless = somebody without a name
become = Become { $who } on this device?
become-same = You are { $who } already
become-more = This device gets their seats, games and chronicle.
become-merge = You have played on this device already. If you go on, all of that becomes { $who }'s as well, for good, and your other devices with this identity lose access. Only do so if both are you.
become-yes = Yes, it's me
become-no = No
become-keep = Stay as I am here
become-both = Both are me: bring them together
become-well = Good
become-done = On this device you are { $who } now.
kept = What the house keeps
kept-more = Your name, your shield and your games. In your chronicle you can download all of it, or have it deleted: name, shield, words and links go with it.
