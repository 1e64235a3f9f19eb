"""What a server runs with: settings, worker processes for bots, logs and counters."""
