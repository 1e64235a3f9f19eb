"""What every game stands on: frames and steps, state, views, events, records. It knows no game."""
