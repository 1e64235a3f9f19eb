"""Research: what is built on games and bots for those who study them."""
