"""The game material: card models, decks and starting conditions, read from ``data/*.toml``."""
