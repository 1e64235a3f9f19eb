"""Words into a table: a position tells all of it, a view some of it."""
