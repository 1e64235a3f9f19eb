"""To let a bot play: what a bot is, its levels and budgets, the process it thinks in, what it says of a decision."""
