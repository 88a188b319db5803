"""The store: the rows of every table, how they are written and read, and which process a table belongs to.

``store`` reads and writes · ``rows`` what is stored · ``schema`` the SQL tables · ``database`` opens and
updates them · ``fast_writer`` the short way into an SQLite file · ``owners`` several processes behind one
store · ``migrations`` earlier schemas brought up to date.
"""
