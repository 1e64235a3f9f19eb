"""Talia without a server: the house in a worker of the browser (docs/decisions/0030-house-in-a-worker.md).

Lobby, rooms, series and reviews are the server's own; here are another store, another place for bots to think, and the
way in. Nothing here knows a browser: what it must give is handed in, each as one small object (`ports.py`).
"""
