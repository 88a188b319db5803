"""Helpers: processes for what takes a processor long, and the ``starter`` that forks them."""
