"""The store: the rows of every table, how they are written and read, and which process a table belongs to.

``store`` one store, open · ``reader`` what is read · ``writer`` the one task that writes · ``statements``
what tables write all the time · ``fast_writer`` the short way into an SQLite file · ``rows`` what is stored ·
``schema`` the SQL tables · ``database`` opens and updates them · ``failures`` what can go wrong · ``owners``
several processes behind one store · ``migrations`` earlier schemas brought up to date.
"""
