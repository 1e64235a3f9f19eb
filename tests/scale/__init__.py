"""Several processes on one PostgreSQL behind HAProxy, killed, stopped and cut off: the short forms of `make scale`."""
