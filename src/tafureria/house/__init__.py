"""The house: tables, the computer players at them, the store behind them, and their finished games.

A folder is a feature: ``messages`` are its HTTP bodies, ``rows`` reads and writes its part of the store, and
the other modules are what the house does with it. ``messages`` and ``store`` have what several share.

From the top down: ``administration`` (what the keeper does), ``chronicle``, ``identity``, ``notices`` and
``clubs`` (people and their games), ``house`` (all tables of one process), ``days``, ``laboratory``,
``finished`` (replays and records), ``making`` (new tables), ``tables`` (one table while it is awake),
``bots`` (its computer players), ``entry``, ``friends``, ``holidays``, ``store`` (what is on the disk); below
them ``messages`` (the wire protocol), ``catalogue`` (the games on offer), ``processes``, ``refusal``,
``settings`` and ``status``. Imports only go down; import-linter enforces this.
"""
