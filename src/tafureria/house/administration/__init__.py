"""What the keeper of a house sees and orders: people, tables, reports, restarts, room in the store."""
