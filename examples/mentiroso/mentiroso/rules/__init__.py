"""The chapters of the rules: dice (§1), stakes (§2), bids (§3), doubt (§4).

In each, side by side for one kind of move: what may be done (``legal_x``), why not (``check_x``), and
what it does.
"""
