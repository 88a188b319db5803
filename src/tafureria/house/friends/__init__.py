"""People with whom a visitor has played, and the invitations among them."""
