"""Steps of the schema, oldest first; :func:`tafureria.house.store.migrate` runs them at every start."""
