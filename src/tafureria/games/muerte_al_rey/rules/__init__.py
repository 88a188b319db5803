"""The rules, one module for each chapter of the book. §2.1, the three decks, is ``pieces.py``.

=================  ================================================================
``dealing``        §2.2 identity cards and secret cards
``rounds``         §2.3 order of play, full rounds, the duty to accuse
``exchange``       §2.3 exchanges
``accusation``     §2.3 accusations
``winning``        §2.4 how a side wins
``treason``        §3.1 treason
``faces``          §3.1 faces
``scoring``        §3.2 the scoring table, the match
``identities``     §3.3 identity cards between two games
=================  ================================================================
"""
