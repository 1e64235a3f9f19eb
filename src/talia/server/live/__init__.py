"""Tables being played: who sits and listens, what they wish, whose clock runs, and how series go on."""
