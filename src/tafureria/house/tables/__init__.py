"""The tables: what happens at one table while it is awake.

``table`` the task of one table · ``inbox`` the items it can receive · ``gathering`` sitting down, starting,
resigning · ``chairs`` the seats and who holds them · ``names`` the names of people · ``audience`` the
connected guests and what they are sent · ``talking`` talk, ``speech`` its lines.

``playing`` the running game: moves are checked, stored and sent · ``questions`` why, hints, the deduction
board · ``script`` what a lesson plays and allows · ``live_game`` the game itself ·
``deciders`` who decides for a seat · ``attention`` answers whose timing must reveal nothing · ``pause``
pauses · ``real_time`` all that runs by the clock: ``clocks`` time limits and patience, ``silence_timer`` live
outcry, ``timers`` the table's own.

``storing`` waiting for the store · ``turns`` long work in small pieces · ``loading`` from the store ·
``kept`` what stays readable after the rules of its game have changed.
"""
