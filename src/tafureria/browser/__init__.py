"""The house in a browser: the same application, in a worker of a page instead of behind a server.

``port`` opens the application to messages · ``opening`` opens the house in the worker · ``helpers`` starts further
workers, in place of processes, and ``helping`` is what runs in them · ``bundle`` puts our modules into one
file for the worker's interpreter · ``interpreter`` fetches that interpreter · ``site`` writes the folder for a
web server. The worker's own side, and that of the page, is ``client/src/site``.
"""
