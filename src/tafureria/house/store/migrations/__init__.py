"""Steps of the schema, oldest first; :func:`tafureria.house.store.database.migrate` runs them at every start."""
