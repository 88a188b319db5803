"""Finished games: nothing about them is secret any more.

``archive`` the requests that are answered · ``replays`` a game step by step, its deal and its record ·
``bot_knowledge`` what a computer player believed when it chose · ``hindsight`` what a seat could know, and
how another choice would have turned out · ``analyst`` analyses of whole games · ``analysing`` the process
that computes them.
"""
