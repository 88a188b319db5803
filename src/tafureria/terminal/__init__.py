"""The house from a terminal: computer players that join tables over the wire."""
