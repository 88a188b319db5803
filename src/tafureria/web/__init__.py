"""The network side of the house.

``serve`` starts the server · ``app`` HTTP routes · ``sockets`` the WebSockets of tables · ``guest`` one
WebSocket connection · ``door`` headers, origins and hosts · ``cookie`` who a visitor is · ``protocol``
decodes frames · ``static`` the built client · ``openapi`` and ``types`` the published interface ·
``collector`` garbage collection in quiet moments.
"""
