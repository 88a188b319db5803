"""The network side of the house.

``serve`` starts the server · ``app`` HTTP routes, with modules of their own for some (``me``, ``friends``,
``passkeys``, ``clubs``, ``chronicle``, ``days``, ``laboratory``) · ``sockets`` the WebSockets of tables ·
``guest`` one WebSocket connection · ``door`` headers, origins, hosts, bans and how often · ``budgets`` how
often anybody may do anything · ``cookie`` who a visitor is · ``keeper`` the keeper's key, page and the health
of the house · ``protocol`` decodes frames · ``static`` the built client · ``ways`` and ``lan`` how people
come to a table · ``openapi`` and ``types`` the published interface · ``collector`` garbage collection in
quiet moments.
"""
