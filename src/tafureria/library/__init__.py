"""The games as a library: the API of ``import tafureria``.

:class:`~tafureria.library.match.Match` is a game in progress,
:func:`~tafureria.library.lists.list_games` lists the games,
:func:`~tafureria.library.match.load` opens a saved one.
"""
