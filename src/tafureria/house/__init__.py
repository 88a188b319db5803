"""The house: tables, the computer players at them, the store behind them, and their finished games.

From the top down: ``house`` (all tables of one process), ``finished`` (replays and records), ``making`` (new
tables), ``tables`` (one table while it is awake), ``bots`` (its computer players), ``store`` (what is on the
disk); below them ``messages`` (the wire protocol), ``catalogue`` (the games on offer), ``refusal``,
``settings`` and ``status``. Imports only go down; import-linter enforces this.
"""
