"""How the outside comes in: HTTP, sockets, the routes behind them, and a client of our own."""
