"""The house on the network.

``serve`` starts the server · ``app`` HTTP routes · ``sockets`` the WebSockets of tables · ``guest`` one
connection · ``door`` headers, origins and hosts · ``cookie`` who a visitor is · ``protocol`` reads frames ·
``static`` the built client · ``openapi`` and ``types`` the published interface · ``collector`` garbage
collection in quiet moments.
"""
