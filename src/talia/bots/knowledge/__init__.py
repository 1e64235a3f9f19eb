"""What bots know of each game: `talia.bots.knowledge.<game>` lists the game's own levels as `LEVELS`."""
