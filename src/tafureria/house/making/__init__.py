"""New tables, lessons among them, and the words that lead to tables that wait."""
