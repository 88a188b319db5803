"""The laboratory of a house: studies that visitors order."""
