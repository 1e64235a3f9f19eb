"""Ways to decide that know no game: tree search, matrix games, learned evaluations, worlds that fit a view."""
