"""The deal of the day: the same for everybody, until midnight UTC."""
