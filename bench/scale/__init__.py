"""Several processes on one PostgreSQL behind HAProxy: started by `make scale`, and harmed by `make scale ARGS="--check S"`.

`cluster.py` starts them (loopback only), `wire.py` stands between a process and PostgreSQL, `faults.py` harms them while
the players of bench/faults play, `judge.py` holds what was told against the rows, `race.py` and `fence.py` show what the
fence is for.
"""
