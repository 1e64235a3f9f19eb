"""Several processes on one PostgreSQL behind HAProxy: `make scale` starts them, with `--check SECONDS` it harms them.

`cluster.py` starts them (loopback only), `wire.py` stands between a process and PostgreSQL, `faults.py` harms them
while the players of bench/faults play, `judge.py` holds what was told against the rows, `race.py` and `fence.py` show
what the fence is for.
"""
