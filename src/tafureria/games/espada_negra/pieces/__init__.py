"""The box: the figures of cards, the decks, and the conditions on the cards; read from ``data/*.toml``."""
