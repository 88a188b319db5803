"""Analysis of a finished game: chances, decisions and luck.

``data`` the result, as it is stored, sent and printed · ``course`` the game step by step · ``playouts`` from
a position to the end · ``curve`` the chances of winning, and the largest turning points · ``decisions`` each
choice of a seat compared with its alternatives, by what it knew · ``outlook`` the value of a position ·
``luck`` what chance gave and took · ``estimate`` means and their errors · ``analyse`` the whole analysis,
coarse first and then finer · ``telling`` the analysis in words · ``picture`` the curve as a picture ·
``report`` everything on a page.
"""
