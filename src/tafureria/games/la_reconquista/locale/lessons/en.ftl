# First lesson

primera-title = Cuenca falls by night
primera-about = Placing, moving, and taking a province with nobody the wiser.
primera-goal = Sit down at the map. There are three of you, with twenty provinces each: the first to gather _eight more_ than they were dealt wins. Which ones does not matter.
primera-cards = These are your cards. Whoever has the card has the province and the troops in it, and _nobody else sees_ the cards.
primera-place = When the board comes to you, you place five troops on any of your provinces, with nobody watching. Touch _Toledo three times_.
primera-place-no = You have others, but let us begin with Toledo.
primera-place-more = And the other two in Madrid, right beside it.
primera-place-more-no = Madrid, which borders on Toledo: together they can do more.
primera-pass-on = Until you pass the board you can still change them. Pass it.
primera-no-flags = All have placed, and the board is back in the centre. Look: you see how many troops there are, but _none flies a flag_. Whose they are is for you to find out.
primera-turn = Whoever placed last begins, and play goes to the right. In your turn you do one thing: pass, move or attack; in the first nobody attacks.
primera-move = Your turn. Move: you take the board away, and the others will only see how it comes back.
primera-move-no = You cannot attack yet, and passing is for the timid: move.
primera-step = Each troop takes one step at most, to a province that _borders and is yours too_. Touch Madrid and bring one troop to Toledo.
primera-step-no = One troop only, from Madrid to Toledo.
primera-give-back = That will do. Give the board back.
primera-door = Constanza attacks Cáceres: its owner has to speak up, and the two look at each other's cards _behind closed doors_.
primera-nobody-knows = Has she taken it or not? Only those two know. All that you heard is whose Cáceres was.
primera-attack = Your turn, and now you may attack. Touch _Cuenca_, which is not yours, and attack it.
primera-attack-why = You may attack any province that is not yours, even with nothing near it: it also tells you whose it is.
primera-attack-no = Cuenca lies between Toledo and Madrid, where all your troops are: that one.
primera-pass-cards = Berenguer owns it, and Cuenca is at stake. Pass him the cards that take part, _Toledo and Madrid_: five troops in all.
primera-pass-cards-why = Only the cards you pass count, of the province attacked and its neighbours. Pass fewer and you show less, but you take a risk.
primera-pass-cards-no = Both of them, Toledo and Madrid: the more troops, the better.
primera-seen = Five against two: Cuenca is yours, with the troops in it. Once you have seen it, the other cards go back to their owner.
primera-yours = _21 provinces_ of the 28 that win. And nobody but Berenguer knows that Cuenca has changed hands.
primera-ties = Had the forces been equal, the defence would have won: to take a province you need _more_ troops.
primera-end = The game ends as soon as somebody reaches the goal, and that is said aloud. Whoever has no cards left is out.
primera-draws = And when nobody can take anything any more, it is a _draw_: whoever’s turn it is proposes it and all must agree, or it comes by itself after three full rounds of passes, or thirty without an attack. It is shared by all who still own a province.
primera-tip = A tip, and do not write it down, for that is forbidden: here the king is whoever remembers where there were _no_ troops three turns ago.

# The first real game

hint-placing = Put five troops on any of your provinces: when the others see the board, nobody will know whose they are.
hint-turn = One thing a turn: pass, move or attack. To attack, touch a province that is not yours.
hint-moving = Touch a province of yours and then a neighbour, yours too: each troop takes one step at most.
hint-passing-cards = Choose which cards take part. Only the two of you will see them: the more you pass, the more force, and the more you show.
hint-looking = Look well: these cards go back to their owner, and nobody will show them to you again.
hint-voting = If all agree, it is a draw. If not, nobody will know who said no.

# Second lesson

segunda-title = From memory
segunda-about = Who put what where, what has moved, and who owns Madrid.
segunda-no-notes = There is no log here, and nothing may be written down: the table shows only what is seen now. The memory is yours to bring.
segunda-only-one = The board comes to you, and only Aldonza has placed. All that is on it is hers, _Madrid and Salamanca_: do not forget it.
segunda-place = Your turn to place. Put three troops in _Guadalajara_, next to Madrid.
segunda-place-no = First Guadalajara, three times.
segunda-place-more = And two in Segovia, on the other side.
segunda-place-more-no = The two that are left, in Segovia.
segunda-pass-on = Pass the board.
segunda-new = It is back in the centre with new troops: whatever is not yours and was not there before was placed by Constanza. _Zaragoza and Valencia_: make a note… in your head.
segunda-wait = In the first turn nobody attacks. Today looking is better than moving: pass.
segunda-wait-no = If you move, you are watched as well. Pass.
segunda-compare = Aldonza has moved unseen, but do the sum: Madrid had three and has one; two have appeared in Toledo. _Toledo is hers_ too.
segunda-attack = Madrid is left with one troop. Attack it!
segunda-attack-no = Now, while it is weak: Madrid.
segunda-pass-cards = Pass both cards, _Guadalajara and Segovia_: five troops against all that Aldonza can bring, which is three.
segunda-pass-cards-no = Both of them, to be on the safe side.
segunda-seen = Five against three: Madrid is yours. Look well at her cards before you give them back.
segunda-more-seen = She had to show you Toledo, and what is seen in an attack is not forgotten: you know whose it is, come what may.
segunda-probe = Even with no troops near, an attack is a question: the owner has to speak up. And you need not pass any card.
segunda-tip = A tip: do not try to remember everything. Remember one rival, and remember that one well.
