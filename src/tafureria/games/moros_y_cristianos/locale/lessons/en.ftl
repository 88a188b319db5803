# First lesson

primera-title = The first battle
primera-about = Knights, copas and booty: a whole round, and you win it.
primera-goal = Come in, sit down. Each round is a battle between Christians and Moors; whoever wins it takes the booty, and the first to reach _50 points_ wins the game.
primera-hand = This is your hand. _Espadas_ are Christian knights and _bastos_ are Moors; the gold seal says what a card is worth: an ace 3, a court card 2, any other 1.
primera-declared = Whoever starts _declares the combat_. Berenguer has chosen the usual: strength, which means that the side with the higher total wins.
primera-attack = He has attacked with the sota of bastos: the Moors have 2. The first knight of the round decides which side attacks.
primera-switch = Constanza had to _switch sides_: the second knight is always of the other. And she _stakes_ her 7 of oros: hers if she wins, booty if she loses.
primera-balance = Now both sides have knights, and everybody chooses. Diego has joined the Christians, with an ace: 4 to 2.
primera-copa = Now you. A _copa_ annuls the knight of its own number: touch your _ace of copas_ and play it.
primera-copa-why = A copa strikes a knight that is already on the table, whoever played it. If there is none of its number, it is wasted.
primera-copa-no = One moment: before you fight, get that ace out of the way. Play the ace of copas alone.
primera-annulled = Down goes Diego's ace! An annulled knight adds nothing: now the Moors lead, 2 to 1.
primera-knight = Your turn is not over until you play a knight. Touch the _3 of bastos_ to join the Moors and the _3 of oros_ to stake it, and play both.
primera-knight-why = Whoever has a knight that can be played must play it. With it go as many oros and copas as you like.
primera-knight-no = I would go with those who lead: the 3 of bastos and, with it, the 3 of oros.
primera-won = The Moors win, Berenguer and you. What you two played comes back to you; the knights and oros of the beaten are the _booty_.
primera-first-pick = It is picked card by card, and whoever played the most points in knights goes first. Berenguer has taken the ace.
primera-pick = Your turn: take the _caballo of oros_, which is worth 2.
primera-pick-no = Better the one worth most: the caballo of oros.
primera-points = You score the points of all that you hold then: your knight, your oro and two cards of the booty. Five points and a battle won!
primera-keep = A new round. With what is left in your hand there are only two ways: _keep it all_ or _throw it all away_. Choose.
primera-end = And hands are filled up to five cards. So it goes, battle after battle, until somebody reaches 50; if several do in the same round, they win together.
primera-ties = Should the balance stand still: if the sides tie, the one that played more knights wins; if they tie in that too, the _defenders_ do.
primera-tip = One tip and I’ll let you go: only the last to play sees the whole balance. Keep a copa for that day.

# The first real game: a sentence the first time that each thing comes up

hint-keep = The whole hand or nothing: keep the cards you have left, or throw them all away and draw five.
hint-declare = Today you declare. With your cards before you: would you rather the higher total won, or the lower?
hint-treasure = Your oros go into the treasure, face down. You can slip copas in among them: they go off at the end.
hint-play = Touch the cards that you want to play this turn, a knight at least if you have one, and play them with the button.
hint-aim = Your copa can annul two knights of the same number: touch the one you want out of the battle.
hint-pick = Booty! Take a card: an ace is worth 3, a court card 2, any other 1.

# Second lesson

segunda-title = The treasure and the reinforcements
segunda-about = You hide a copa, fight for two passes and wait for the chest to open.
segunda-declare = Today you start, and you declare the combat: what for, who wins, how long and with how many knights. The first choice of each line is the usual one.
segunda-choose = Choose _hidden treasure_ and _reinforcements_; leave the rest as it is. Then declare.
segunda-choose-why = By strength the higher total wins, by cunning the lower. And with troops, one or two knights are played a turn.
segunda-choose-no = Not like that: hidden treasure, strength and reinforcements.
segunda-hide = Everybody's oros go into the treasure, face down. You can slip copas in among yours: touch the _ace of copas_ and seal your share.
segunda-hide-why = An oro in the treasure belongs to nobody any more: it will be booty. How many cards each puts in is seen; which, is not.
segunda-hide-no = Wait: that ace of copas does more harm in hiding.
segunda-bowl = Everybody sees that you put in three cards. That one of them bites, nobody does.
segunda-first-pass = First pass: play your _king of espadas_, and the Christians attack.
segunda-first-pass-no = Begin with the king: the 5 will come as a reinforcement.
segunda-even = Berenguer has switched sides with the ace of bastos, Constanza follows him and Diego joins you. Four all, and the second pass begins.
segunda-second-pass = _Reinforcements_: each plays another knight of the same side, if they have one. Play the 5 of espadas.
segunda-behind = The Moors 7, the Christians 5. Only Diego is left.
segunda-revealed = Diego adds one, and it is not enough… but the treasure is opened, and your copa annuls the _ace of bastos_. The Christians win, 6 to 4!
segunda-pick = You two played equal points, and in a tie whoever played first picks first: you. Take the _ace of bastos_, fallen as it is: it is worth 3.
segunda-pick-no = The ace of bastos is worth 3: that one first.
segunda-counter = With _counter-attack_ the second pass goes backwards: whoever played last begins. Think of it before you declare.
segunda-forced = And whoever cannot play a knight puts down all their oros, plays no copas and has no second pass.
segunda-tip = A tip: a copa in the treasure is paid for by whoever is furthest ahead. Try not to be the one.
