"""Learning: lessons as data, a coach for whole games, and puzzles that are proven."""
