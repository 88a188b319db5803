"""Finished games: nothing about them is secret any more.

``archive`` what may be asked · ``replays`` a game step by step, its deal and its record · ``bot_knowledge``
what a computer player believed when it chose · ``hindsight`` what a seat could know, and what would have come
of another choice · ``analyst`` what could have been · ``analysing`` the process that computes it.
"""
