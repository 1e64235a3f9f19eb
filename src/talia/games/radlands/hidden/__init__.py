"""What a seat cannot know of the table, and how it is dealt anew for a guess."""
