"""The wire protocol: what a table and its clients send each other, and the bodies of the HTTP part.

Over one WebSocket per table, the client sends an ``Up`` and the house a ``Down``: two tagged unions in JSON.
Messages carry ids and arguments, which the client turns into sentences. Browser, terminal and outside
programs all speak this protocol. ``docs/protocol.md`` shows an example of every message, and a test plays
them all. The TypeScript types in ``client/src/lib/wire.ts`` are generated from these structs (``python -m
tafureria.web.types``).

``up`` what a client sends · ``down`` what the house sends · ``pages`` the bodies of the first page and of new
tables · ``deal`` the draws of a finished game · ``fields`` the types of fields that clients fill in. What is
sent for one feature only is in its own folder.
"""
