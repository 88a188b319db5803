"""What the keeper of a house can see and do over HTTP: health, metrics, people and tables."""
