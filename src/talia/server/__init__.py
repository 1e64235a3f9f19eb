"""The server: live tables over HTTP and WebSockets. `protocol.py` is what is said; `docs/protocol.md` explains it."""
