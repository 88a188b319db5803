"""The tables: what happens at one table while it is awake.

``table`` the task of one table · ``live_game`` its running game · ``inbox`` what can reach it · ``audience``
who is connected and what they are sent · ``gathering`` sitting down, beginning, resigning · ``chairs`` who
sits where · ``clocks`` time limits and patience · ``silence_timer`` live outcry · ``speech`` talk ·
``loading`` from the store.
"""
