"""Puzzles: positions with one question each, mined from self-play and proven from what the seat knows."""
