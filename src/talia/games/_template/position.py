"""The template's table out of words: as a position tells all of it, or a view some of it."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from talia.core.bits import bit, has, members
from talia.core.check import Checker, told
from talia.core.errors import Unchecked
from talia.core.frame import NOTHING
from talia.core.rng import Random
from talia.core.setup import Setup
from talia.games._template.cards.card import DECK
from talia.games._template.numbers import RANKS, cards_of
from talia.games._template.state import REASONS, Meeting, Template, result


@final
class Laying:
    """A table on its way in: which cards have been laid already."""

    def __init__(self, setup: Setup, table: Checker) -> None:
        self.table = table
        self.known = DECK.words()[: setup.options["ranks"]]
        self.taken: list[set[str]] = [set(), set()]

    def card(self, seat: int, name: Unchecked, where: str) -> int:
        """The number of a card that lies there and nowhere else."""
        if name not in self.known:
            allowed = ", ".join(self.known)
            raise self.table.error(
                f"{self.table.at}.{where}: {told(name)} is not a card; allowed: {allowed}", "card", value=told(name)
            )
        if name in self.taken[seat]:
            raise self.table.error(
                f"{self.table.at}.{where}: seat {seat}'s {name} lies in two places", "elsewhere", player=seat, card=name
            )
        self.taken[seat].add(name)
        return DECK[name].number + RANKS * seat

    def cards(self, zone: str, seat: int) -> list[int]:
        """The cards of one seat's hand, deck or discards."""
        if zone == "discards" and self.table.get(zone) is None:
            return []
        names = self.table.per_seat(zone, 2)[seat]
        if not isinstance(names, list):
            raise self.table.error(f"{self.table.at}.{zone}[{seat}]: {told(names)} is not a list of cards")
        return [self.card(seat, name, f"{zone}[{seat}]") for name in names]

    def meeting(self, given: Checker, before: Meeting | None) -> Meeting:
        given.only(["cards", "marks"])
        cards = given.words("cards")
        marks = given.numbers("marks", -100, 100) if given.get("marks") is not None else [0, 0]
        if len(cards) != 2 or len(marks) != 2:
            raise given.error(f"{given.at}: a meeting has two cards and two marks", "meeting")
        return Meeting(self.card(0, cards[0], "row"), self.card(1, cards[1], "row"), marks[0], marks[1], before)


def lay(setup: Setup, table: Checker, rng: i64) -> Template:
    """The table that a position tells; an error names what cannot be."""
    table.only(["row", "hands", "decks", "discards"])
    laying = Laying(setup, table)
    laid = Template(setup, rng)
    for meeting in table.list_of("row") if table.get("row") is not None else []:
        row = laying.meeting(meeting, laid.row)
        laid.row = row
        laid.played |= bit(row.first) | bit(row.second)
    for seat in range(2):
        for card in laying.cards("hands", seat):
            laid.hands |= bit(card)
        deck: i64 = 0
        for card in reversed(laying.cards("decks", seat)):
            deck = deck << 4 | (card - RANKS * seat)
        laid.set_deck(seat, deck)
        for card in laying.cards("discards", seat):
            laid.discards |= bit(card)
    return laid


def examine(s: Template, top: Checker) -> None:
    """Does what is going on fit the table? The round is nobody's."""
    frame = s.below
    if frame is None and not s.ended and (s.me != 0 or s.card != NOTHING):
        raise top.error(f"{top.at}.doing[0]: the round is no seat's and no card's; allowed: seat 0, card null")
    while frame is not None:
        if frame.below is None and (frame.me != 0 or frame.card != NOTHING):
            raise top.error(f"{top.at}.doing: the round is no seat's and no card's; allowed: seat 0, card null")
        frame = frame.below


def contradicts(s: Template) -> str:
    """Why a game with this table has not ended as it is told to have."""
    if s.hands & cards_of(0) != 0 and s.hands & cards_of(1) != 0:
        return "both seats have cards to play, so the game goes on"
    winners, reason = result(s)
    if s.won == winners and s.reason == reason:
        return ""
    return f"by the row {members(winners)} win ({REASONS[reason]}), not {members(s.won)} ({REASONS[s.reason]})"


def fill(setup: Setup, view: Checker, rng: Random) -> dict[str, Any]:
    """The table of some position that fits a view: hidden hands and decks are dealt from the cards not seen."""
    table = dict(view.value)
    hands = view.per_seat("hands", 2)
    decks = view.per_seat("decks", 2)
    known = DECK.words()[: setup.options["ranks"]]
    for seat in (0, 1):
        seen = {meeting.words("cards")[seat] for meeting in view.list_of("row")}
        seen |= set(view.per_seat("discards", 2)[seat])
        if isinstance(hands[seat], list):
            seen |= set(hands[seat])
        unseen = rng.shuffled([name for name in known if name not in seen])
        if not isinstance(hands[seat], list):
            size = hands[seat]
            hands[seat], unseen = unseen[:size], unseen[size:]
        size = decks[seat]
        if type(size) is not int or not 0 <= size <= len(unseen):
            raise view.error(f"{view.at}.decks[{seat}]: {told(size)} cards, but {len(unseen)} are unseen")
        decks[seat] = unseen[:size]  # cards named nowhere are out of the game: any of the unseen ones
    table["hands"] = hands
    table["decks"] = decks
    return table


def fill_notes(state: Template, notes: list[int | None], rng: Random) -> list[int]:
    """The other seat's locked-in card: any card of its hand (`redeal` draws it again, evenly)."""
    filled: list[int] = []
    for seat, note in enumerate(notes):
        if note is None and not has(state.locked, seat):
            note = NOTHING
        elif note is None:
            hand = [card for card in range(1 + RANKS * seat, 1 + RANKS * (seat + 1)) if has(state.hands, card)]
            note = rng.pick(hand) if hand else NOTHING
        filled.append(note)
    return filled
