"""The store: the rows of every table, how they are written and read, and which process a table belongs to.

``store`` an open store · ``reader`` its queries · ``writer`` the one task that writes · ``statements`` the
statements that tables write all the time · ``fast_writer`` prepared statements for an SQLite file · ``rows``
the rows as objects · ``schema`` the SQL tables · ``database`` opens and updates them · ``failures`` what can
go wrong · ``owners`` several processes behind one store · ``migrations`` updates of earlier schemas.
"""
