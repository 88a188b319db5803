"""The computer players at tables.

``computers`` one table's computer players: what they are asked and when they answer · ``thinkers`` the pool
of processes that they share · ``thinker`` the code that runs in each of those processes. The players and
their levels are in :mod:`tafureria.players.levels`.
"""
