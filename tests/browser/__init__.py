"""The page in a real browser: whole games by clicks and by keys, on desk and phone, through reloads and restarts."""
