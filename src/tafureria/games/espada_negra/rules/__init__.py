"""The rules, one module per chapter. ``game.py`` says which module answers in which phase.

==============================  ==============================================================================
``set_up``                      r.1, r.10: gold, the first auctioneer, the starting conditions
``turn``                        r.2, r.3, r.7, r.8: cards turned up, income, one card after another, the end
``card``                        r.4, r.7: a seat gets the card, or it is discarded
``sealing``                     choices that are made in secret and opened together
``auction``                     r.4: what all auction modes share: lowest bid, which seats are asked, the sale
``auction_sealed``              ``secreta``: all bid once, in secret; an unbroken tie discards the card
``auction_called``              ``interno``: call after call; the auctioneer, a player, breaks ties
``auction_spoken``              ``externo``: one after another, in an order that is drawn for each call
``auction_outcry``              ``externo`` with ``vivo``: live outcry, everybody at any moment
``attack``                      r.5, r.6, r.11: attacks and berserkers
``scoring``                     r.9, r.10: victory, prizes of conditions, the winners
``espionage``                   r.12, r.13, r.14: blocks, and what cancels them
==============================  ==============================================================================
"""
