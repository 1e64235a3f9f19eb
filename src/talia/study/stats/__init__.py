"""Statistics of many games: who plays them, what is noted of each, and the tables that come of it."""
