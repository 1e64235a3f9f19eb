"""What the browser client states as facts, held against the rules."""
