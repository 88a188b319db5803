"""A seat at a table for a language model, over the Model Context Protocol: ``tafureria mcp URL``.

The model is a guest like any other: the house sends it what its seat may see, and nothing else. This package
only puts that into words.
"""
