"""Studies: variants of a game against each other on the same deals.

``variants`` says what is compared, ``deals`` plays one deal by all variants, ``bands`` holds the intervals,
``study`` adds deals until enough is known, and ``findings`` says what came out.
"""
