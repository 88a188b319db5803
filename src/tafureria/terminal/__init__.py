"""Programs that join tables of a house over the network."""
