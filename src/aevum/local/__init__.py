"""Tables without a server: the server's own parts, kept on a disk that is not a database of ours.

It runs in a browser (`browser.py`), where the disk is the browser's own database, and the page talks to it as it talks
to a server.
"""
