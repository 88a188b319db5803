"""The tables: what happens at one table while it is awake.

``table`` the task of one table · ``inbox`` what can reach it · ``gathering`` sitting down, beginning,
resigning · ``chairs`` who sits where · ``names`` what people call themselves · ``audience`` who is connected
and what they are sent · ``speech`` talk.

``playing`` the game as it goes on: moves, storing, telling · ``live_game`` that game itself · ``deciders``
who decides for a seat · ``attention`` answers whose moment must tell nothing · ``pause`` pauses · ``clocks``
time limits and patience · ``silence_timer`` live outcry · ``timers`` the table's own clock.

``storing`` waiting for the store · ``turns`` long work in small pieces · ``loading`` from the store ·
``kept`` what can be read without the rules by which it was played.
"""
