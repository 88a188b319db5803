"""The notebook: what a seat with a perfect memory knows, and the worlds that it considers possible."""
