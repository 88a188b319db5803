"""What could have been: a finished game looked at again.

``data`` the result, as it is stored, sent and printed · ``course`` the game step by step · ``playouts`` from
a position to the end · ``curve`` who was going to win, and the largest turns · ``decisions`` what a seat
chose, against what else it could have chosen by what it knew · ``outlook`` what a position promises ·
``luck`` what chance gave and took · ``estimate`` means and their errors · ``analyse`` all of it, coarse first
and then finer · ``telling`` it in words · ``picture`` the curve · ``report`` all of it on a page.
"""
