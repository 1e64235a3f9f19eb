"""Search at full speed, compiled with the rules: it knows states, not views, and no clock."""
