"""The house in a browser: the same application, in a worker of a page instead of behind a server.

``port`` opens the application to messages · ``opening`` opens the house in the worker · ``worker`` what the
page's workers call · ``helpers`` starts further workers, in place of processes · ``helping`` what runs in
them · ``interpreter`` fetches the interpreter for browsers · ``site`` writes the folder for a web server. Our
modules are put into one file for it by ``tools/engine.py``; the page's side is ``client/src/site``.
"""
