"""What only Cardia has: matches and tournaments, how difficult a choice is, exact beliefs and exact endgames."""
