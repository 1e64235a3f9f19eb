"""Words into a table: `laying`, `remembering`; a view's blanks filled in: `filling`; whether it can be: `resting`."""
