"""Tafurería: a house for hidden-information tabletop games."""

__version__ = "0.1.0"
