"""What a perfect memory knows, and the worlds that it could be living in."""
