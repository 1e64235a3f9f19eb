"""The template's cards: what a card is (`card`), and the deck (`deck`)."""
