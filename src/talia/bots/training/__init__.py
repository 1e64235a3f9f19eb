"""To make bots better and to measure it: the frame of recipes, runs, the arena and its figures."""
