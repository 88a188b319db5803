"""Clubs: people who play together again and again, their table of results, and their tournaments.

``clubs.py`` who belongs to a club, and its page · ``results.py`` the table of results · ``tournaments.py``
tournaments and their rounds · ``pairing.py`` who meets whom · ``standings.py`` the table of a tournament.
"""
