"""Words into a table: `laying`; a view's blanks filled in: `filling`; whether it can be so: `resting`."""
