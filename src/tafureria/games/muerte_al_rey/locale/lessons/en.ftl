# First lesson

primera-title = Where is the king?
primera-about = An exchange, two accusations that miss and one that does not.
primera-sides = Sit down, and keep your voice low. There are two sides, _espadas_ and _bastos_, seated alternately; your identity card says that you are the 1 of espadas.
primera-kings = Each side hides a king among its secret cards, and the side that _finds the other’s king_ wins. Yours, the king of oros… is in your own hand.
primera-turn = Play goes in order: 1 of espadas, 1 of bastos, 2 of espadas… In your turn you do one of two things: _exchange_ a card with a companion, or _accuse_ a rival.
primera-exchange = That king is burning your fingers. Touch Constanza, who is on your side, and exchange a card with her.
primera-exchange-no = Accusing can wait: first bring the king to safety. Touch Constanza, the 2 of espadas.
primera-hand-over = Each of you chooses in secret the card to hand over. Touch the _king of oros_ and hand it over.
primera-hand-over-no = Not that one: we want the king gone.
primera-unseen = Only the two of you know which cards changed hands. The others saw that there was an exchange, and nothing more.
primera-accused = Berenguer accuses you! Whoever is accused shows all their cards, and the table does not repeat them: this is a game of memory.
primera-missed = The king was gone, and whoever accuses in vain _gives up a card_, face up. Whoever has none left is out.
primera-not-the-first = Constanza accuses Berenguer: he is not hiding the king of copas either. Make a note in your head: _not Berenguer_.
primera-others = Diego and Farah have exchanged a card. Which, you do not know; but something has moved between them.
primera-not-the-second = Elvira accuses Diego, who does not have it: _not Diego either_. If he did before, he has passed it on.
primera-duty = When everybody has played, a _round_ ends. In each, your side must accuse at least once: if nobody has, its last player must.
primera-accuse = There are three bastos, and two have shown their cards. Touch Farah, the _3 of bastos_, and accuse her.
primera-accuse-why = Neither Berenguer nor Diego had it. If Diego once did, he gave it to Farah, and she has exchanged with nobody else.
primera-accuse-no = Remember: Berenguer has shown his cards, and so has Diego.
primera-won = The king of copas! Finding the enemy's king ends the game at once, and your whole side wins.
primera-own-king = And the other way round: whoever accuses in vain and has nothing to give up but their own king loses for their side.
primera-match = An evening is several games. Each person scores: one for winning, two for hiding one's own king, three for finding the other's. Whoever has most at the end wins.
primera-tip = One tip, and I say no more: watch who exchanges after an accusation. The king never sleeps two nights in the same bed.

# The first real game

hint-turn = Your turn: point at a companion to exchange a card, or at a rival to accuse.
hint-hand-over = Choose the card you hand over. Nobody else will see it, so mind whom you give it to.
hint-denounce = If the card you received has the number of your identity card, you can denounce whoever gave it to you.
hint-face = You choose the face that the others see. Whoever always tells the truth is soon read; so is whoever always lies.
hint-give-up = You accused in vain: you give up a card, for all to see. Never the king!
hint-swap = Between games identity cards are swapped: choose with whom, even from the other side.
hint-choose = You decide who gets each identity card in the next game.

# Second lesson

segunda-title = Treason
segunda-about = A card with your number, and a companion who is sorry.
segunda-rule = Today there is _treason_. If in an exchange you are given a card with the number of your identity, you may show it and denounce whoever gave it to you.
segunda-yours = You are the 1: whoever gives you the 1 of oros betrays you. And your 3 of oros would be treason if you gave it to Elvira, who is the 3 of espadas.
segunda-exchange = Let us try. Exchange with Elvira.
segunda-exchange-no = With Elvira: she is the dangerous one.
segunda-hand-over = Mind what you give: not the 3. Hand over the _5 of oros_.
segunda-hand-over-no = Not the 3: it is her number, and she will denounce you! The 5.
segunda-silent = She gave you a 4: nothing to denounce. Both are always asked, whether or not they could, so that nobody knows what there was: _stay silent_.
segunda-asked = Now Constanza wants to exchange with you, and you cannot refuse.
segunda-give = She is the 2, so neither your 3 nor your 4 can hurt you. Hand over the _3 of oros_.
segunda-give-no = Hand over the 3 of oros, and keep the 4.
segunda-denounce = She gave you the _1 of oros_, your number! Denounce her while it is hot.
segunda-denounce-no = Silent, with the proof in your hand? Denounce her.
segunda-alone = Treason ends the game at once, and you win, and nobody else: two points for you, minus two for whoever betrayed you.
segunda-double = If both denounce each other at the same time it is double treason, and nobody wins.
segunda-once = Only the card that you have just received counts: not those you were dealt, and not later. A chance let pass does not come back.
segunda-tip = A tip: whoever gives you any card without a thought has nothing to fear… or cannot count.
