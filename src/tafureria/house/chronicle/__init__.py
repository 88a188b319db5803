"""What the house keeps of a visitor: their finished games, to read, to take along and to forget."""
