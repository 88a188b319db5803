"""Holidays, for which somebody's clocks in slow games are stopped."""
