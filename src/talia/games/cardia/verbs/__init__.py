"""What the table is made of and what is read from it: the row, piles, what waits, what is remembered, who wins."""
