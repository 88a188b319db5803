"""What whoever keeps a house sees of it and can do: its health, its measures, its people and tables."""
