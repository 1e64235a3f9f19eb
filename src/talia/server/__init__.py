"""The server: tables over HTTP and WebSockets. `wire/protocol.py` is what is said; `docs/protocol.md` explains it."""
