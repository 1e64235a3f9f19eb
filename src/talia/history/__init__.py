"""What somebody has played, kept on their own machine: the page's browser and the terminal keep the same form."""
