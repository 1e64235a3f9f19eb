"""What outlives a restart: the store, its purging, replays from it, and who leads a series."""
