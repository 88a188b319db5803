# First lesson

primera-title = One more castle
primera-about = You attack Oviedo, are asked about somebody else’s attack, and play an event.
primera-goal = You are Castile, one of six kingdoms. Whoever puts their _thirteenth castle_ on the map wins at once; you begin with eight.
primera-turns = If nobody gets to thirteen, whoever has the most castles after _three turns_ wins. If that is tied, the bonus decides.
primera-hand = You have eight cards: _Troops_ to attack, _Responses_ to help or hinder in any roll, and _Events_ that stir everything up.
primera-round = In order, each kingdom does _one thing_ in its round: attack, make an incursion, play an event, discard a card or pass.
primera-attack = Oviedo is León's and borders you. Touch it: your best Troop, the Count, already leads; look at the odds and _attack_.
primera-attack-why = You can attack any area that borders one of yours, another kingdom's or an independent one. You may add more Troops; those you lay are spent.
primera-attack-no = Today we want Oviedo, with the Count alone.
primera-dice = The Count brings five dice, and Oviedo defends with two. Each 4, 5 or 6 is a _hit_: three against two, Oviedo is yours!
primera-reward = The winner chooses: a higher _bonus_, which is one more card to draw next turn, or a _garrison_ that defends the area once.
primera-bots = Now the others play. They are bots, without secrets: each round they turn up a card and do what their rules say.
primera-answer = Sevilla attacks Granada. When somebody attacks, _everybody_ is asked for an answer, whether or not they have one, so silence gives nothing away. Say no.
primera-answer-no = This is none of your business: let them fight.
primera-ties = Sevilla wins, three to one. An attacker needs _more_ hits: a tie goes to the defender.
primera-event = Your turn again. Touch the _Way of Saint James_, which is an event, and play it: it draws two cards.
primera-event-no = Now the event: the Way of Saint James.
primera-responses = A Leader and a Champion have come: two Responses that add dice to a roll of your choice. Keep them for when it hurts.
primera-incursion = No attack you like? An _incursion_ costs a Troop and rolls a die: with a hit, a neighbour discards a card at random.
primera-turn-ends = The turn ends when all pass in a row. Then you draw up to eight cards, more or less your bonus, and the bonus goes back to zero.
primera-end = Nine castles, and it is only the first turn. If you lose an area your bonus drops: besides the castle, you lose a card.
primera-tip = A tip: each die is a coin toss. Attack with more coins than the defender; if you are short, wait for the Count.

# The first real game

hint-round = One thing a round: touch a lit area to attack it, or a card to see what you can do with it.
hint-price = An incursion has its price: choose the Troop you discard.
hint-gift-card = Choose the card you give away.
hint-lay = Lay face down the Troops that attack and whatever adds dice; then you are done.
hint-answer = Everybody is asked, whether or not they can answer. Lay a Response, or say no.
hint-garrisons = You are attacked. Each garrison you spend is one more die of defence, and it is lost.
hint-sortie = You must remove a Troop from the attack: choose which.
hint-relic = The dice are in sight: a Relic rolls them all again. If you have none, go on.
hint-hakim = With Hakim you recover one of the Troops that were used.
hint-reward = You have won: more bonus to draw with, or a garrison to defend what you took.
hint-aim-area = Choose the area that the card acts on: those that qualify are lit.
hint-aim-kingdom = Choose the kingdom that the card acts on.
hint-paria = With Paria you give cards away: whoever takes one and you can no longer attack each other this turn.
hint-keep = Look at what you have drawn, and keep one.
hint-swap = Set aside the cards that you want to change for others.
hint-take = Choose the card you take.
hint-again-bonus = With this discard you may raise the bonus again.
hint-again-kingdom = With this discard you may repeat the effect, on another kingdom or on the same one.
hint-again-area = With this discard you may repeat the effect on another area.
hint-truce = The turn begins: choose whom you have a truce with.

# Second lesson

segunda-title = Events and bots
segunda-about = You are attacked twice, and hold out twice.
segunda-event = León has turned up an event that attacks Santillana with five dice, and Santillana is yours. Bots play every event _as soon as it turns up_.
segunda-leader = This time you do answer. Touch the _Leader_ and put its three dice on the defence.
segunda-leader-no = The Leader, with all three dice: on the defence.
segunda-enough = Answers are laid at the same time and in secret. That one will do: done.
segunda-enough-no = Keep the Champion for later.
segunda-held = Four hits to two: Santillana holds. The event is spent, and so is your Leader.
segunda-settle = In your round you can play events too. Touch _Repopulation_, which puts a garrison in a castle of yours.
segunda-settle-no = First the Repopulation.
segunda-where = Oviedo, which León will want back: touch Oviedo.
segunda-where-no = Think of who is angry with you: Oviedo.
segunda-plan = Here they come. A bot gathers Troops in the open and, once they add up to _more than 3_, attacks with all of them: the bordering area with the greatest defence below its strength.
segunda-champion = It came to Oviedo, with six dice. Touch the _Champion_ and put its two dice on the defence.
segunda-champion-no = The Champion, with two dice, on the defence.
segunda-enough-again = And done.
segunda-garrison = You can spend the garrison as well: one more die, and it is lost. Touch Oviedo.
segunda-garrison-no = That is what we put it there for: spend the garrison.
segunda-tie = Three hits to three! A tie goes to the defender: Oviedo is still yours.
segunda-offensive = With an _offensive_ card a bot does not do what it says: it attacks with what it has deployed; if it cannot, it makes an incursion; if it cannot do that either, it discards the card.
segunda-reasons = None of it is a secret: the log says why it does each thing, and what it has deployed stands beside its banner.
segunda-tip = A tip: a bot always does what its rules promise. People don’t.
