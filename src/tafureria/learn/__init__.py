"""Learning players: imitation of the heuristic, then self-play with a policy gradient.

Only learning needs PyTorch (``pip install "tafureria[learn]"``): the result is a file of weights that
:mod:`tafureria.players.policy` uses with NumPy alone. ``tafureria learn`` runs it.
"""
