# First lesson

primera-title = A bid and a raid
primera-about = You buy a warrior, collect your income and take a king without paying.
primera-goal = Come in, the auction is about to begin. Everybody builds a house of cards here, and when the cards run out the most _victory_ wins.
primera-row = Each turn six cards come up in the open, and they are resolved one by one, from left to right.
primera-card = First the warrior. No victory, but he produces 1 gold each turn and _attacks_ with 2: you will see what for.
primera-bid = All of you have ten gold. You bid once, in secret: count out _5_ and put the bid down.
primera-bid-why = The highest bid wins, and only the winner pays. Of equal bids, whoever still has the most gold wins; if that is equal too, the card is discarded.
primera-bid-no = For this warrior I would put down five, no more and no less.
primera-sold = All are opened at once, and yours is the highest. You _pay 5_; the others pay nothing.
primera-rest = Your warrior rests until the next turn: what you get in a turn neither attacks nor produces yet. The inquisitor has gone to Berenguer.
primera-field = Now a field: 1 victory and _2 gold_ each turn. What produces early pays for itself.
primera-bid-again = You have five gold left. Count out _3_ and bid.
primera-bid-again-no = Keep something back: three will do.
primera-go-by = Yours as well. We let the three that are left go by; notice that a card nobody bids for _is discarded_.
primera-income = A new turn. First of all comes the income: your cards produce _3 gold_.
primera-king = And look who is here: a king, who gives _5 victory_. He costs a lot… if you pay.
primera-attack = Before a card is auctioned, whoever has attack may _attack_ it. Your warrior has rested: go and get it!
primera-attack-why = All who can attack decide at the same time. The highest attack takes the card without paying; if it is tied, the card is auctioned.
primera-attack-no = It is a king for nothing. Attack.
primera-taken = Two against one: the king is yours, and you have not paid a coin.
primera-once = You attack _only once a turn_, whether you win or not. Next turn the warrior can attack again.
primera-ties = If two attack with equal strength, the card is auctioned and anybody may bid.
primera-spies = Other cards bring _spies_, which spoil what somebody is about to get. That is what the second lesson is about.
primera-end = With six cards a turn there are eight turns. When there are not enough cards for another, victory is added up and the highest total wins.
primera-tip = A tip: what produces is worth more the sooner it comes, and what gives victory is worth as much on the last day as on the first.

# The first real game

hint-attack = You can attack this card before it is auctioned: if your attack is the highest, you pay nothing. Only once a turn.
hint-bid = Bid in secret, once: the highest wins, and only the winner pays.
hint-call = Raise the bid, or pass for now: in the next round of bidding you may come back.
hint-name = They have tied and you are the auctioneer: you decide who leads.
hint-speak = Your bid: the first to raise takes the lead.
hint-outcry = Bids are called out: when the house counts to three, it is sold.
hint-block = Somebody is about to get the card: with spies worth what was paid or attacked, you stop it.
hint-cancel = Somebody has pointed spies: with others worth as much, you cancel them.

# Second lesson

segunda-title = Voices and shadows
segunda-about = You bid in a live outcry and send a spy to spoil a raid.
segunda-outcry = Today bids are _called out_: anybody raises at any moment, and the house counts “going once, going twice, sold”. In the lesson the hammer waits for you.
segunda-open = Up comes a confidant, who is a _spy_. Open the bidding with one gold.
segunda-open-no = Easy now: we begin with one gold.
segunda-raised = Berenguer has raised to two and leads. With every raise the count begins again.
segunda-raise = He must not get it: raise to _three_.
segunda-raise-no = Three is enough to lead.
segunda-sold = Going once, going twice: sold. The confidant is yours for 3, with _2 of espionage_.
segunda-go-by = The other cards we leave to them.
segunda-rested = A new turn, and your spy has rested. Up comes a nobleman.
segunda-about-to = Constanza attacks him with 1 and is about to get him. Now the others are asked, in order, whether they _stop_ it.
segunda-block = It takes spies worth at least what was attacked with or paid. Your confidant is worth 2: point him and confirm.
segunda-block-no = And let her have him for nothing? Point the confidant.
segunda-gone = Stopped! The card is discarded and nobody gets it, not even you.
segunda-price = Had she bought it, she would have lost the gold as well: you pay before anybody spies.
segunda-chain = Anybody else can _cancel_ your block with spies worth at least as much as yours, and that can be cancelled too. Only the latest can be answered.
segunda-spent = A spy once pointed is spent for the whole game, but stays in your house: his victory counts.
segunda-tip = A tip: the best spy is the one everybody can see and nobody dares to wake.
