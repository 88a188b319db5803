"""Visitors: their names and shields, and the keys, words and passkeys that carry them to another device."""
