"""Who may come into a house that is not for everybody."""
