"""The chapters of the rules: dice (§1), stakes (§2), bids (§3), doubt (§4).

For each kind of move, a chapter has the legal actions (``legal_x``), the rule that an action breaks
(``check_x``), and the effect of an action, side by side.
"""
