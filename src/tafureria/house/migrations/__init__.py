"""Steps of the schema, oldest first; :func:`tafureria.house.database.migrate` runs them at every start."""
