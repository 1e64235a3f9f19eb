"""Reviews of finished games: what each seat could have known to do better, what was luck, and what nobody can say."""
