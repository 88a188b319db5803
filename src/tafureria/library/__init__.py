"""The games as a library: what ``import tafureria`` gives.

:class:`~tafureria.library.match.Match` is a game in progress,
:func:`~tafureria.library.lists.list_games` lists the games,
:func:`~tafureria.library.match.load` opens a saved one.
"""
