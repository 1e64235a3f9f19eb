"""The signs in which a card tells what it scores. Its gist follows from the declaration: it names what the card names.

`{name}` is an icon, `<card>` the name of a card, `[word]` a short word of the texts (`fantasy_realms-gist-<word>`), and
`|` parts one effect from the next. Bonuses begin with +, penalties with −; ∅ blanks, ✓ clears, × is "for each", / "or".
"""

from __future__ import annotations

from talia.games.fantasy_realms.cards.suits import SUITS


def icons(suits: tuple[int, ...]) -> str:
    """The icons of some suits of the base box."""
    return "".join(["{f-" + SUITS[suit] + "}" for suit in suits if suit < len(SUITS)])


def any_of(suits: tuple[int, ...], cards: tuple[str, ...]) -> str:
    """Some suits, then some names: any of them."""
    some = [icons(suits)] if suits else []
    return " / ".join([*some, *[f"<{card}>" for card in cards]])


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}"
