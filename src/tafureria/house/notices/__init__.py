"""Notices to people whose turn it is in a slow game, wherever they are.

``addresses`` where somebody is told, as the store has it · ``quiet`` when they want to be left alone ·
``errands`` who is to be told, and what has not been told yet · ``postman`` the task that does it ·
``push`` by web push · ``mail`` by a mail server · ``wishes`` addresses of mail that nobody has confirmed yet
· ``reach`` which hosts may be reached at all.
"""
