"""Clubs: people who play together regularly, their results, and their tournaments.

``clubs.py`` the members of a club, and its page · ``results.py`` its results · ``tournaments.py`` tournaments
and their rounds · ``pairing.py`` the pairings of a round · ``standings.py`` the standings of a tournament.
"""
