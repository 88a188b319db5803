"""The rules of the book, chapter by chapter.

====================  ===============================================================
``placing.py``        r.7-r.10   the deal, secret placement, the board in the centre
``turns.py``          r.10-r.12  the order of play, the actions of a turn, passing
``moving.py``         r.13-r.17  moving in secret
``attacking.py``      r.18-r.24  "ataco Tal": passing cards, the result, looking at cards
``ending.py``         r.25-r.27  victory, elimination, draws
====================  ===============================================================

r.1-r.6 and r.8 are about what is in the box and who sees what: ``pieces.py``, ``options.py``, ``seeing.py``.

For each kind of choice a chapter has ``legal_x`` (the legal actions), ``check_x`` (the rule that an action
breaks) and ``x`` (its effect).
"""
