"""The table of the template game, and the verbs that change it."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from talia.core import pile
from talia.core.action import Domain
from talia.core.bits import bit
from talia.core.setup import Setup
from talia.core.state import State
from talia.games._template.hidden import redeal_hidden
from talia.games._template.numbers import CARDS, RANKS, cards_of, name_of, rank_of, seat_of
from talia.games._template.view import lay_out, see

# How a game ends.
MORE_MEETINGS: Final = 0
LEVEL: Final = 1
REASONS: Final = ["more_meetings", "level"]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Meeting:
    """Two cards that met, with their marks, and the meetings before. It never changes, so clones share it."""

    def __init__(self, first: i64, second: i64, first_mark: i64, second_mark: i64, before: Meeting | None) -> None:
        self.first = first
        self.second = second
        self.first_mark = first_mark
        self.second_mark = second_mark
        self.before = before
        gap = rank_of(first) + first_mark - rank_of(second) - second_mark
        self.gap: i64 = gap  # above 0: seat 0 wins
        self.won0: i64 = 0
        self.won1: i64 = 0
        if before is not None:
            self.won0 = before.won0
            self.won1 = before.won1
        if gap > 0:
            self.won0 += 1
        elif gap < 0:
            self.won1 += 1


def marked(row: Meeting | None, card: i64, by: i64) -> Meeting:
    """The row with a mark added to a card: the links above it are made anew."""
    assert row is not None, "the card is not in the row"
    if row.first == card:
        return Meeting(row.first, row.second, row.first_mark + by, row.second_mark, row.before)
    if row.second == card:
        return Meeting(row.first, row.second, row.first_mark, row.second_mark + by, row.before)
    return Meeting(row.first, row.second, row.first_mark, row.second_mark, marked(row.before, card, by))


def result(table: Template) -> tuple[int, int]:
    """Who has won when somebody has no card left, and the reason."""
    row = table.row
    lead = 0 if row is None else row.won0 - row.won1
    if lead == 0:
        return 0, LEVEL
    return 1 if lead > 0 else 2, MORE_MEETINGS


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Template(State):
    """Hands, decks, the row of meetings and what was discarded. A new table is blank."""

    def __init__(self, setup: Setup, rng: i64) -> None:
        super().__init__(setup, rng)
        self.hands: i64 = 0  # both hands in one set
        self.deck0: i64 = 0  # each seat's deck: a pile of ranks, as core.pile has it
        self.deck1: i64 = 0
        self.played: i64 = 0  # the cards in the row, as a set
        self.discards: i64 = 0
        self.row: Meeting | None = None

    def clone(self) -> Template:
        copy = Template(self.setup, self.rng)
        copy.hands = self.hands
        copy.deck0 = self.deck0
        copy.deck1 = self.deck1
        copy.played = self.played
        copy.discards = self.discards
        copy.row = self.row
        self.carry_to(copy)
        return copy

    # Each seat's own.

    def deck(self, seat: i64) -> i64:
        return self.deck0 if seat == 0 else self.deck1

    def set_deck(self, seat: i64, deck: i64) -> None:
        if seat == 0:
            self.deck0 = deck
        else:
            self.deck1 = deck

    # Verbs: they change the table and, when a log is kept, tell of it.

    def draw(self, seat: i64) -> None:
        """The top card of the deck goes to the hand, if there is one."""
        deck = self.deck(seat)
        if deck == 0:
            return
        chance = self.setup.chance
        if chance is not None:
            deck = pile.laid(chance.first(seat, pile.in_order(deck), 0, 0))
        rank = pile.top(deck)
        self.set_deck(seat, deck >> 4)
        card = rank + RANKS * seat
        self.hands |= bit(card)
        self.seal()
        if self.tells:
            self.tell("drew", "template.4", {"seat": seat}, {"card": name_of(card)}, bit(seat))

    def meet(self, first: i64, second: i64) -> None:
        """Both cards leave the hands and lie down opposite each other."""
        self.hands &= ~(bit(first) | bit(second))
        self.played |= bit(first) | bit(second)
        self.row = Meeting(first, second, 0, 0, self.row)
        if self.tells:
            self.tell("met", "template.2", {"cards": [name_of(first), name_of(second)]})

    def mark(self, card: i64, by: i64) -> None:
        self.row = marked(self.row, card, by)
        if self.tells:
            self.tell("marked", self.cause(), {"card": name_of(card), "owner": seat_of(card), "by": by})

    def lose_random_card(self, seat: i64) -> None:
        """A random card leaves the hand, face up."""
        hand = self.hands & cards_of(seat)
        if hand == 0:
            return
        card = self.random_of(seat, hand)
        self.hands &= ~bit(card)
        self.discards |= bit(card)
        if self.tells:
            self.tell("discarded", self.cause(), {"card": name_of(card), "owner": seat})

    # What core asks of every game.

    def scores(self) -> tuple[int, ...]:
        row = self.row
        return (0, 0) if row is None else (row.won0, row.won1)

    def card_word(self, card: i64) -> str:
        return CARDS.words[card]

    def option_parts(self, domain: Domain, number: i64, seat: int) -> dict[str, Any]:
        return {} if number == 0 else {"card": name_of(number), "owner": seat_of(number)}

    def may_change(self) -> bool:
        return bool(self.setup.options["change_lock_in"])

    def see(self, seat: int | None) -> dict[str, Any]:
        return see(self, seat)

    def lay_out(self) -> dict[str, Any]:
        return lay_out(self)

    def redeal(self, seat: i64, rng: i64) -> i64:
        return redeal_hidden(self, seat, rng)
