"""Players that learn: imitation of the heuristic, then self-play with a policy gradient.

It needs PyTorch (``pip install "tafureria[learn]"``), to learn only: what comes of it is a file of weights
that :mod:`tafureria.players.policy` plays with NumPy alone. ``tafureria learn`` runs it.
"""
