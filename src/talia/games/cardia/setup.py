"""One way to play Cardia: its options worked into the numbers that the rules ask for, and the deal."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from talia.core import rng as random
from talia.core.bits import as_set, bit, count, has, members
from talia.core.program import Program
from talia.core.rows import Row
from talia.core.setup import Setup
from talia.core.state import State
from talia.games.cardia import columns
from talia.games.cardia.cards.card import (
    ANY_QUESTION,
    CHOICE,
    CLAIMS_BEFORE,
    DECK_1,
    DECK_2,
    DEMAND,
    ENRICHES,
    ENRICHES_BEFORE,
    GUESTS,
    LATE,
    LEVELS,
    OPENLY,
    WINS_IF_NEXT_IS_WON,
    WINS_TIES,
    Card,
    all_cards,
)
from talia.games.cardia.cards.location import (
    AFTER,
    DRAW,
    LOCATIONS,
    MEET,
    PLACE,
    REVEAL,
    SETTLE,
    WATCH,
    Location,
    speaker,
)
from talia.games.cardia.numbers import (
    FACTION_NAMES,
    INFLUENCES,
    REASONS,
    RULING_NAMES,
    influence_of,
    influences_of,
)
from talia.games.cardia.rounds import ROUND
from talia.games.cardia.state import Cardia
from talia.games.cardia.verbs import piles


@final
class CardiaSetup(Setup):
    """All that the rules need to know of the options. It never changes."""

    def __init__(self, rules: int, options: dict[str, Any]) -> None:
        super().__init__("cardia", rules, 2, options, REASONS)
        self.other: i64 = _set_of(RULING_NAMES, options["rulings"])  # the rulings that are read the other way
        self.signets: i64 = options["signets"]
        self.change: bool = options["change_lock_in"]

        # The deck, the same for both.
        self.second: i64 = _of_second_deck(options)  # the influences that come from deck II
        self.guests: i64 = 0  # the influences that guests have taken
        self.deck: list[Card] = [(DECK_2 if has(self.second, n) else DECK_1).of(n) for n in range(1, INFLUENCES + 1)]
        for word in options.get("guests", []):
            guest = GUESTS.box[word]
            self.guests |= bit(guest.influence)
            self.deck[guest.influence - 1] = guest
        self.numbers: i64 = as_set([card.number for card in self.deck])  # the deck in the domain `card`
        self.words: list[str] = [card.word for card in self.deck]
        self.programs: list[Program] = [card.program for card in self.deck]
        self.cards: i64 = as_set([int(word) for word in options["influences"]])  # the influences that are dealt
        self.size: i64 = count(self.cards)
        # All cards but the highest as a pile, rising, and the highest: together a deck of sixteen would not fit.
        self.highest: i64 = members(self.cards)[-1]
        self.others: i64 = piles.packed(self.cards & ~bit(self.highest))

        # Cards with a lasting ability, for both seats, by the question they answer.
        self.levellers: i64 = _lasting(self.deck, LEVELS)
        self.tie_winners: i64 = _lasting(self.deck, WINS_TIES)
        self.enrichers_before: i64 = _lasting(self.deck, ENRICHES_BEFORE)
        self.enrichers: i64 = _lasting(self.deck, ENRICHES)
        self.claimants: i64 = _lasting(self.deck, CLAIMS_BEFORE)
        self.finishers: i64 = _lasting(self.deck, WINS_IF_NEXT_IS_WON)
        self.ongoing: i64 = _lasting(self.deck, ANY_QUESTION)
        self.finish: i64 = _ending(WINS_IF_NEXT_IS_WON)

        # What comes of things that wait, whichever card left them.
        self.opening: Program = _left_by(OPENLY).program
        self.choice: Program = _later(CHOICE)
        self.demanding: Program = _left_by(DEMAND).program
        self.demand: Program = _later(DEMAND)
        self.late: Program = _later(LATE)

        # Locations: the numbers they change, and who speaks at which moment.
        places = [place for place in LOCATIONS.things if place.word in options["locations"]]
        self.in_play: list[Location] = places
        self.locations: i64 = _set_of(LOCATIONS.words(), options["locations"])
        drawn = [place.draws for place in places]
        self.draws: i64 = 0 if 0 in drawn else max([1, *drawn])
        self.hand: i64 = min([options["hand"], *(place.hand for place in places)])
        self.hides: bool = any(place.hides for place in places)
        self.sifts: bool = any(place.sifts for place in places)
        self.remembers: bool = self.hides or self.sifts  # a known card may be hidden again
        self.moments: i64 = _moments(places, self.draws)
        self.settle_at: Location = speaker(places, SETTLE)
        self.place_at: Location = speaker(places, PLACE)
        self.meet_at: Location = speaker(places, MEET)
        self.reveal_at: Location = speaker(places, REVEAL)
        self.watch_at: Location = speaker(places, WATCH)
        self.after_at: Location = speaker(places, AFTER)
        self.draw_at: Location = speaker(places, DRAW)

    # The domain `card`: one's own cards by name.

    def named(self, influences: i64) -> i64:
        """A set of influences as a set of numbers of the domain `card`."""
        if influences & self.guests != 0:
            return self._named_with_guests(influences)
        return (influences & ~self.second) | ((influences & self.second) << 16)

    def _named_with_guests(self, influences: i64) -> i64:
        found: i64 = 0
        for influence in members(influences):
            found |= bit(self.deck[influence - 1].number)
        return found

    def influence(self, number: i64) -> i64:
        """The influence of a number of the domain `card`."""
        return influence_of(number) if number <= 2 * INFLUENCES else self._influence_of_guest(number)

    def _influence_of_guest(self, number: i64) -> i64:
        return GUESTS.box.things[number - 2 * INFLUENCES - 1].influence

    # Cards by their number on the table.

    def program_of(self, card: i64) -> Program:
        """The ability of a card."""
        return self.programs[influence_of(card) - 1]

    def name_of(self, card: i64) -> str:
        return self.words[influence_of(card) - 1]

    def names(self) -> list[str]:
        """The cards of a deck, by influence."""
        return [self.words[influence - 1] for influence in members(self.cards)]

    def influence_named(self, name: str) -> int:
        """The influence of a card of this game's deck, or 0."""
        if name not in self.words:
            return 0
        influence = self.words.index(name) + 1
        return influence if has(self.cards, influence) else 0

    def leaves(self, waits: i64) -> bool:
        """Is there a card in the decks whose ability leaves this for later?"""
        return any(card.waits == waits and has(self.cards, card.influence) for card in self.deck)

    # Rows for those who learn.

    def put_columns(self, s: State, seat: i64, looking: i64, row: Row) -> None:
        assert isinstance(s, Cardia)
        columns.put_columns(s, seat, looking, row)

    def column_words(self) -> dict[str, list[str]]:
        return columns.column_words(self)

    def longest(self) -> int:
        """Who takes a card back discards one of the other's for ever, so that a deck is played twice at most.

        A question that discards a card takes it out of the game: there are no more of them than cards. A round asks
        besides for a card shown openly, two cards, two choices at the reveal, an ability that brings about two others
        (six questions), and two cards to put under the decks. A guest may do what it likes.
        """
        return 0 if self.guests != 0 else int(2 * self.size * (1 + 2 + 2 + 6 + 2) + 2 * self.size)

    # The deal.

    def deal(self, rng: i64) -> State:
        s = Cardia(self, random.scramble(rng))
        self._deal_to(s, 0, random.scramble(rng ^ 0x15555555))
        self._deal_to(s, 1, random.scramble(rng ^ 0x2AAAAAAB))
        s.begin(ROUND, 0, 0)
        s.settle()
        s.advance()
        return s

    def _deal_to(self, s: Cardia, seat: i64, rng: i64) -> None:
        """Shuffle one deck and deal the opening hand."""
        if self.chance is not None:
            dealt = self.chance.hand(seat, self.cards, self.hand)
            s.hands |= dealt << (16 * seat)
            s.set_deck(seat, piles.packed(self.cards & ~dealt), self.size - self.hand)
            return
        pile = self.others
        last = self.size - 1
        rng = random.advance(rng)
        at = random.scaled(rng, self.size)
        first = self.highest
        if at < last:  # one of the others comes first, and the highest takes its place in the pile
            place = 4 * at
            first = piles.top(pile >> place)
            pile ^= ((first ^ self.highest) & 15) << place
        pile = piles.shuffled(pile, last, rng)
        hand: i64 = piles.spread(pile, self.hand - 1) | (1 << first)
        pile >>= 4 * (self.hand - 1)
        s.hands |= hand << (16 * seat)
        s.set_deck(seat, pile, self.size - self.hand)


def _set_of(words: list[str], chosen: list[str]) -> i64:
    """The set of the numbers that chosen words have in a list."""
    return as_set([number for number, word in enumerate(words) if word in chosen])


def _of_second_deck(options: dict[str, Any]) -> i64:
    found: i64 = 0
    for faction, name in enumerate(FACTION_NAMES):
        if options["deck"] == "II" or (options["deck"] == "mix" and name in options["mix"]):
            found |= influences_of(faction)
    return found


def _lasting(deck: list[Card], question: i64) -> i64:
    """The cards whose lasting ability answers a question, of both seats."""
    found: i64 = 0
    for card in deck:
        if card.lasts == question or (question == ANY_QUESTION and card.lasts != 0):
            found |= bit(card.influence) | bit(card.influence + 16)
    return found


def _moments(places: list[Location], draws: i64) -> i64:
    """The moments at which a location in play speaks. R22: where nobody draws, it does not matter how."""
    found: i64 = 0
    for place in places:
        found |= place.moments
    return found & ~DRAW if draws == 0 else found


def _left_by(waits: i64) -> Card:
    """The card whose ability leaves this for later."""
    found = [card for card in all_cards() if card.waits == waits]
    assert len(found) == 1, f"one card leaves this for later, not {found}"
    return found[0]


def _later(waits: i64) -> Program:
    later = _left_by(waits).later
    assert later is not None
    return later


def _ending(question: i64) -> i64:
    """The reason of a game that ends by a lasting ability."""
    for card in all_cards():
        if card.lasts == question and card.ends is not None:
            return card.ends.number
    raise AssertionError("no such card tells how the game ends")
