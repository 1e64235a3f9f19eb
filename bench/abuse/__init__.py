"""The abuse suite: one address does its worst beside 200 normal tables, and theirs stay as quick as before.

`make abuse` runs it (bounded, loopback only). The server is Talia's own with its own limits; the players come from
addresses of their own (127.0.1.x), each attacker from one of its own (127.0.0.66 and on), in a process beside them.
"""
