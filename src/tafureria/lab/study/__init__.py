"""Studies: comparisons of variants of a game on the same deals.

``variants`` says what is compared, ``deals`` plays one deal by all variants, ``bands`` holds the intervals,
``study`` adds deals until enough is known, and ``findings`` has the results.
"""
