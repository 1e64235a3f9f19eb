"""The fault suite: players keep a history of all they sent, were promised and saw, while the server is killed, stopped,
starved and cut off; afterwards the history is held against the database.

`make faults` runs it (bounded, loopback only): `serve.py` is the server with levers, `guests.py` the players and their
history, `injections.py` the faults, `checker.py` the judge, `house.py` the process, its disk and its database.
"""
