"""What can be chosen in Cardia."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.bits import bit, count
from talia.core.frame import Pool
from talia.games.cardia.numbers import (
    ADJUSTMENTS,
    CARDS,
    FACTIONS,
    KINDS,
    MODIFIER,
    NEXT,
    PAY,
    PLAYED,
    R4,
    R18,
    SIDE_0,
    TOKENS,
    cards_of,
    influences_of,
)
from talia.games.cardia.state import Cardia
from talia.games.cardia.verbs.ongoing import losing_cards
from talia.games.cardia.verbs.row import Encounter


def own(s: Cardia, cards: i64, seat: i64) -> i64:
    """A seat's cards of a set, as numbers of the domain `card`."""
    return s.kit.named((cards >> (16 * seat)) & SIDE_0)


def marked_cards(s: Cardia) -> i64:
    """The cards in the row with a modifier that is not 0."""
    found: i64 = 0
    row: Encounter | None = s.row
    while row is not None:
        if row.mark0 != 0:
            found |= bit(row.first)
        if row.mark1 != 0:
            found |= bit(row.second)
        row = row.before
    return found


@final
class YourHand(Pool[Cardia]):
    def __init__(self, prompt: str) -> None:
        super().__init__(CARDS, prompt)

    def find(self, s: Cardia, seat: i64) -> i64:
        return s.kit.named(s.hand(seat))


@final
class YourInstantsInHand(Pool[Cardia]):
    """Hand cards with an immediate ability (Elemental)."""

    def __init__(self) -> None:
        super().__init__(CARDS, "cardia.discard_and_copy")

    def find(self, s: Cardia, seat: i64) -> i64:
        return own(s, s.hands & ~s.kit.ongoing, seat)


@final
class HandOfNamedFaction(Pool[Cardia]):
    """Hand cards of the faction in note A (Palace Guard)."""

    def __init__(self) -> None:
        super().__init__(CARDS, PAY)

    def find(self, s: Cardia, seat: i64) -> i64:
        return s.kit.named(s.hand(seat) & influences_of(s.a))


@final
class CardsInPlay(Pool[Cardia]):
    def __init__(self) -> None:
        super().__init__(PLAYED, "cardia.raise_card")

    def find(self, s: Cardia, seat: i64) -> i64:
        return s.played


@final
class CardsInPlayOrNext(Pool[Cardia]):
    """Any played card, or the next one you play (Envoy)."""

    def __init__(self) -> None:
        super().__init__(PLAYED, "cardia.lower_card_or_next")

    def find(self, s: Cardia, seat: i64) -> i64:
        return s.played | bit(NEXT)


@final
class LadenCards(Pool[Cardia]):
    """Played cards with a modifier or an ongoing token (Void Mage)."""

    def __init__(self) -> None:
        super().__init__(PLAYED, "cardia.strip_card")

    def find(self, s: Cardia, seat: i64) -> i64:
        laden = marked_cards(s) | s.tokens
        if laden != 0 and s.kit.other & R4 != 0:
            return s.played
        return laden  # R4: a card with nothing on it may not be picked to dodge


@final
class KindsOnIt(Pool[Cardia]):
    """What can be taken from the card in note A: its modifier, its ongoing tokens."""

    def __init__(self) -> None:
        super().__init__(KINDS, "cardia.strip_kind")

    def find(self, s: Cardia, seat: i64) -> i64:
        this = bit(s.a)
        if s.a == 0:
            return 0
        if s.kit.other & R4 != 0:
            return bit(MODIFIER) | bit(TOKENS)
        found: i64 = 0
        if marked_cards(s) & this != 0:
            found |= bit(MODIFIER)
        if s.tokens & this != 0:
            found |= bit(TOKENS)
        return found


@final
class YourOtherCards(Pool[Cardia]):
    """Your played cards but for the one acting (Swamp Guardian)."""

    def __init__(self) -> None:
        super().__init__(CARDS, "cardia.take_back")

    def find(self, s: Cardia, seat: i64) -> i64:
        return own(s, s.played & ~bit(s.card), seat)


@final
class YourInstantsOfThisInfluence(Pool[Cardia]):
    """Your other played cards with an immediate ability and at least the acting card's influence (Magistra)."""

    def __init__(self) -> None:
        super().__init__(CARDS, "cardia.copy")

    def find(self, s: Cardia, seat: i64) -> i64:
        able = s.played & ~s.kit.ongoing & ~bit(s.card) & cards_of(seat)
        if able == 0:
            return 0
        least = s.influence(s.card)
        found: i64 = 0
        row = s.row
        while row is not None:
            if row.influence(seat) >= least:
                found |= bit(row.card(seat))
            row = row.before
        return own(s, found & able, seat)


@final
class YourLosingCards(Pool[Cardia]):
    """Your other cards that are losing now (Illusionist)."""

    def __init__(self) -> None:
        super().__init__(CARDS, "cardia.activate")

    def find(self, s: Cardia, seat: i64) -> i64:
        return own(s, losing_cards(s.kit, s.row, s.tokens) & ~bit(s.card), seat)


@final
class YourLadenCards(Pool[Cardia]):
    """Your played cards that carry something, if there is another to move it to (Kinesis Mage)."""

    def __init__(self) -> None:
        super().__init__(CARDS, "cardia.move_from")

    def find(self, s: Cardia, seat: i64) -> i64:
        mine = s.played & cards_of(seat)
        laden = (marked_cards(s) | s.tokens) & mine
        if count(mine) < 2 or laden == 0:
            return 0
        return own(s, mine if s.kit.other & R4 != 0 else laden, seat)  # R4


@final
class YourCards(Pool[Cardia]):
    """Your played cards, once something was chosen to be moved (Kinesis Mage)."""

    def __init__(self) -> None:
        super().__init__(CARDS, "cardia.move_to")

    def find(self, s: Cardia, seat: i64) -> i64:
        return 0 if s.a == 0 else own(s, s.played, seat)


@final
class YourSmallCards(Pool[Cardia]):
    """Your played cards with a current influence of 8 or less (Prodigy). R18: your own only."""

    def __init__(self) -> None:
        super().__init__(PLAYED, "cardia.raise_small_card")

    def find(self, s: Cardia, seat: i64) -> i64:
        found: i64 = 0
        row = s.row
        while row is not None:
            if row.influence(seat) <= 8:
                found |= bit(row.card(seat))
            if s.kit.other & R18 != 0 and row.card(seat) == s.card and row.influence(1 - seat) <= 8:
                found |= bit(row.card(1 - seat))
            row = row.before
        return found


@final
class AnyFaction(Pool[Cardia]):
    def __init__(self) -> None:
        super().__init__(FACTIONS, "cardia.name_faction")

    def find(self, s: Cardia, seat: i64) -> i64:
        return 15


@final
class UpOrDown(Pool[Cardia]):
    """+2 or -2, nothing else (Librarian)."""

    def __init__(self) -> None:
        super().__init__(ADJUSTMENTS, "cardia.adjust")

    def find(self, s: Cardia, seat: i64) -> i64:
        return 3


TO_PLAY: Final = YourHand("cardia.play")
TO_DISCARD: Final = YourHand("cardia.discard")
YOUR_INSTANTS_IN_HAND: Final = YourInstantsInHand()
HAND_OF_NAMED_FACTION: Final = HandOfNamedFaction()
CARDS_IN_PLAY: Final = CardsInPlay()
CARDS_IN_PLAY_OR_NEXT: Final = CardsInPlayOrNext()
LADEN_CARDS: Final = LadenCards()
KINDS_ON_IT: Final = KindsOnIt()
YOUR_OTHER_CARDS: Final = YourOtherCards()
YOUR_INSTANTS_OF_THIS_INFLUENCE: Final = YourInstantsOfThisInfluence()
YOUR_LOSING_CARDS: Final = YourLosingCards()
YOUR_LADEN_CARDS: Final = YourLadenCards()
YOUR_CARDS: Final = YourCards()
YOUR_SMALL_CARDS: Final = YourSmallCards()
ANY_FACTION: Final = AnyFaction()
UP_OR_DOWN: Final = UpOrDown()
