"""The training ground: policies by self-play on `Batch`, stopped and resumed to the bit (docs/bots.md)."""
