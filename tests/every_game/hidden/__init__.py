"""For each game: what a seat cannot see, written apart from the game's own code, and the variants to test."""
