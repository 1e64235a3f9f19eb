"""What only Fantasy Realms has: its scorer, the end with its choices, and the trading of Chaos."""
