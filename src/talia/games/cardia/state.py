"""The table of Cardia, and the verbs that change it."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from talia.core.action import Domain
from talia.core.bits import bit, count, has, lowest, nth
from talia.core.frame import NOTHING, A, B, whereabouts
from talia.core.state import State
from talia.games.cardia import deal, memory, waiting
from talia.games.cardia.kit import Kit
from talia.games.cardia.memory import Memory
from talia.games.cardia.numbers import (
    BAZAAR,
    CARD_NAMES,
    CARDS,
    FACTION_NAMES,
    NEXT,
    PLACE_NAMES,
    PLAYED,
    REASONS,
    SIDE_0,
    SIDE_1,
    cards_of,
    influence_of,
    influences_of,
    seat_of,
)
from talia.games.cardia.ongoing import signets
from talia.games.cardia.redeal import redeal_hidden
from talia.games.cardia.row import Encounter, at, marked, replaced, without
from talia.games.cardia.view import lay_out, see, stake

PLAYING: Final = ("cardia.play", "cardia.play_openly")  # the questions that a card is played by
SECRET_CHOICES: Final = ("cardia.round", "cardia.scrapyard")  # their notes A and B hold what seats 0 and 1 chose

# What programs that are not named after a card or a location do because of.
CAUSES: Final = {
    "reveal": "cardia.location.auction_house",
    "librarian_choice": "cardia.card.librarian",
    "penalty": "cardia.card.blackmailer",
    "afterwards": "cardia.card.engineer",
    "temple_triggers": "cardia.location.serpent_temple",
}
ENDS: Final = [  # the rule behind each reason
    "cardia.5.phase3",
    "cardia.5.phase1.0",
    "cardia.5.phase1.0",
    "cardia.card.djinn",
    "cardia.card.puppeteer",
    "cardia.card.mechanical_djinn",
    "cardia.location.haunted_catacombs",
    "cardia.location.founders_day",
]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cardia(State):
    """Hands, decks, discard piles, the row with its tokens, and what waits for the next card."""

    def __init__(
        self,
        kit: Kit,
        rng: i64,
        hands: i64,
        discards: i64,
        deck0: i64,
        deck1: i64,
        left0: i64,
        left1: i64,
        played: i64,
        tokens: i64,
        row: Encounter | None,
    ) -> None:
        super().__init__(kit, rng)
        self.kit = kit
        self.hands: i64 = hands  # both hands in one set
        self.discards: i64 = discards
        self.deck0: i64 = deck0  # a pile, as deal.py has it
        self.deck1: i64 = deck1
        self.left0: i64 = left0  # how many cards the pile holds
        self.left1: i64 = left1
        self.played: i64 = played  # the cards in the row, as a set
        self.tokens: i64 = tokens  # those with an ongoing token (R3: one or more is the same)
        self.row = row
        # What waits for the next card each seat chooses, and what lies on the cards being revealed this round.
        self.next0: i64 = 0
        self.next1: i64 = 0
        self.here0: i64 = 0
        self.here1: i64 = 0
        self.known: i64 = 0  # cards everybody knows to be in a hand, as long as no memory says it better
        self.openly: i64 = 0  # the seats that place their next card face up and first (Fortune Teller)
        self.shown: i64 = 0  # the card that lies face up before the other is chosen
        # Foggy Swamp: the pair that lies face down, what waits for it, and which of it everybody has seen. R15: these
        # are not played cards, so they are not in the row, not even one shown by a Fortune Teller.
        self.fog0: i64 = 0
        self.fog1: i64 = 0
        self.fog_next0: i64 = 0
        self.fog_next1: i64 = 0
        self.fog_seen: i64 = 0
        # Scrapyard: how many cards at the bottom of each deck its owner has put there.
        self.under0: i64 = 0
        self.under1: i64 = 0
        self.peeking: i64 = 0  # the seats that look at the two top cards of their decks (R11 read otherwise)
        self.chances: i64 = (
            0  # how many ways the last random choice of a card could have gone: for exact play (solve.py)
        )
        # What everybody has learned of each seat's hidden cards.
        self.memory0: Memory | None = None
        self.memory1: Memory | None = None

    def clone(self) -> Cardia:
        copy = Cardia(
            self.kit,
            self.rng,
            self.hands,
            self.discards,
            self.deck0,
            self.deck1,
            self.left0,
            self.left1,
            self.played,
            self.tokens,
            self.row,
        )
        copy.next0 = self.next0
        copy.next1 = self.next1
        copy.here0 = self.here0
        copy.here1 = self.here1
        copy.known = self.known
        copy.openly = self.openly
        copy.shown = self.shown
        if self.kit.locations != 0:
            copy.fog0 = self.fog0
            copy.fog1 = self.fog1
            copy.fog_next0 = self.fog_next0
            copy.fog_next1 = self.fog_next1
            copy.fog_seen = self.fog_seen
            copy.under0 = self.under0
            copy.under1 = self.under1
            copy.peeking = self.peeking
        copy.memory0 = self.memory0
        copy.memory1 = self.memory1
        self.carry_to(copy)
        return copy

    # Reading the table.

    def hand(self, seat: i64) -> i64:
        """The influences in a hand."""
        return self.hands & SIDE_0 if seat == 0 else (self.hands >> 16) & SIDE_0

    def left(self, seat: i64) -> i64:
        return self.left0 if seat == 0 else self.left1

    def influence(self, card: i64) -> i64:
        """The current influence of a card in the row."""
        encounter = at(self.row, card)
        assert encounter is not None, "the card is not in the row"
        return encounter.influence(seat_of(card))

    def opposing(self, card: i64) -> i64:
        """The other card of a card's encounter, or 0 if the card is not in the row."""
        encounter = at(self.row, card)
        return NOTHING if encounter is None else encounter.card(1 - seat_of(card))

    def signets(self, seat: i64) -> i64:
        both = signets(self.kit, self.row, self.tokens)
        return both & 255 if seat == 0 else both >> 8

    # Verbs: they change the table and, when a log is kept, tell of it.

    def draw(self, seat: i64, cards: i64) -> None:
        """The top cards of a deck go to the hand, as many as there are."""
        while cards > 0:
            cards -= 1
            if seat == 0:
                if self.left0 == 0:
                    break
                card = deal.top(self.deck0)
                self.deck0 >>= 4
                self.left0 -= 1
                if self.memory0 is not None:
                    self.memory0 = Memory(memory.DREW, 0, self.memory0)
            else:
                if self.left1 == 0:
                    break
                card = deal.top(self.deck1) + 16
                self.deck1 >>= 4
                self.left1 -= 1
                if self.memory1 is not None:
                    self.memory1 = Memory(memory.DREW, 0, self.memory1)
            self.hands |= bit(card)
            self.sealed = self.question
            if self.log is not None:
                self.tell("drew", self.cause(), {"seat": seat}, {"card": self.kit.name_of(card)}, bit(seat))
        if self.kit.locations != 0:
            self._forget_under()

    def mill(self, seat: i64, cards: i64) -> None:
        """The top cards of a deck are discarded face up, as many as there are."""
        while cards > 0 and self.left(seat) > 0:
            cards -= 1
            if seat == 0:
                card = deal.top(self.deck0)
                self.deck0 >>= 4
                self.left0 -= 1
            else:
                card = deal.top(self.deck1) + 16
                self.deck1 >>= 4
                self.left1 -= 1
            self.discards |= bit(card)
            self.sealed = self.question
            self.remember(seat, memory.MILLED, influence_of(card))
            if self.log is not None:
                self.tell("milled", self.cause(), {"card": self.kit.name_of(card), "owner": seat})
        if self.kit.locations != 0:
            self._forget_under()

    def _forget_under(self) -> None:
        """What was put under a deck and has been drawn is there no more."""
        if self.under0 > self.left0:
            self.under0 = self.left0
        if self.under1 > self.left1:
            self.under1 = self.left1

    def leave_hand(self, card: i64) -> None:
        """A card leaves its owner's hand face up."""
        self.hands &= ~bit(card)
        self.known &= ~bit(card)
        self.sealed = self.question
        if seat_of(card) == 0:
            if self.memory0 is not None:
                self.memory0 = Memory(memory.SHOWN, influence_of(card), self.memory0)
        elif self.memory1 is not None:
            self.memory1 = Memory(memory.SHOWN, influence_of(card), self.memory1)

    def leave_hands(self, first: i64, second: i64) -> None:
        """Both cards of a new encounter leave the hands, but for one that was placed openly before."""
        gone = bit(first) | bit(second)
        self.hands &= ~gone
        self.known &= ~gone
        if self.memory0 is not None and self.shown != first:
            self.memory0 = Memory(memory.SHOWN, first, self.memory0)
        if self.memory1 is not None and self.shown != second:
            self.memory1 = Memory(memory.SHOWN, second - 16, self.memory1)

    def discard(self, card: i64) -> None:
        """A card of a hand goes face up to the discard pile."""
        self.leave_hand(card)
        self.discards |= bit(card)
        if self.log is not None:
            self.tell("discarded", self.cause(), {"card": self.kit.name_of(card), "owner": seat_of(card)})

    def settle(self) -> None:
        """Bazaar: whoever holds one card or none draws four at once, in any phase."""
        if self.kit.locations & BAZAAR != 0:
            told = 0 if self.log is None else len(self.log)
            if count(self.hands & SIDE_0) <= 1:
                self.draw(0, 4)
            if count(self.hands & SIDE_1) <= 1:
                self.draw(1, 4)
            if self.log is not None:
                for event in self.log[told:]:
                    event.rule = "cardia.location.bazaar"

    def meet(self, first: i64, second: i64, mark0: i64, mark1: i64) -> None:
        """Two cards lie face up opposite each other, with the modifiers that waited for them."""
        self.played |= bit(first) | bit(second)
        self.row = Encounter(first, second, mark0, mark1, self.row)
        self.sealed = self.question
        if self.log is not None:
            self.tell("revealed", "cardia.5.phase1.2", {"cards": [self.kit.name_of(first), self.kit.name_of(second)]})
            for seat in range(2):
                by = mark0 if seat == 0 else mark1
                if by != 0:
                    card = first if seat == 0 else second
                    self.tell("landed", "cardia.6.3", {"card": self.kit.name_of(card), "owner": seat, "by": by})

    def mark(self, card: i64, by: i64) -> None:
        """Put a modifier on a card in the row."""
        self.row = marked(self.row, card, by)
        if self.log is not None:
            self.tell("marked", self.cause(), {"card": self.kit.name_of(card), "owner": seat_of(card), "by": by})

    def put_token(self, card: i64) -> None:
        """An ongoing token goes onto a card in the row (R3: a second one changes nothing)."""
        self.tokens |= bit(card)
        if self.log is not None:
            self.tell("token_put", self.cause(), {"card": self.kit.name_of(card), "owner": seat_of(card)})

    def take_token(self, card: i64) -> None:
        self.tokens &= ~bit(card)
        if self.log is not None:
            self.tell("token_taken", self.cause(), {"card": self.kit.name_of(card), "owner": seat_of(card)})

    def discard_encounter(self, card: i64) -> None:
        """Both cards of a card's encounter are discarded, and the gap closes."""
        encounter = at(self.row, card)
        if encounter is None:
            return
        self.row = without(self.row, card)
        self.played &= ~encounter.cards
        self.tokens &= ~encounter.cards
        self.discards |= encounter.cards
        if self.log is not None:
            for gone in (encounter.first, encounter.second):
                self.tell("discarded", self.cause(), {"card": self.kit.name_of(gone), "owner": seat_of(gone)})

    def take_back(self, card: i64) -> None:
        """A card returns to its owner's hand, the card facing it is discarded, and the gap closes."""
        encounter = at(self.row, card)
        if encounter is None:
            return
        facing = encounter.card(1 - seat_of(card))
        self.row = without(self.row, card)
        self.played &= ~encounter.cards
        self.tokens &= ~encounter.cards
        self.discards |= bit(facing)
        self.hands |= bit(card)
        self.learn_gained(card)
        if self.log is not None:
            self.tell("took_back", self.cause(), {"card": self.kit.name_of(card), "owner": seat_of(card)})
            self.tell("discarded", self.cause(), {"card": self.kit.name_of(facing), "owner": seat_of(facing)})

    def replace(self, card: i64) -> None:
        """A card in the row is discarded and a random card of its owner's hand takes its place (R23: not played)."""
        owner = seat_of(card)
        hand = self.hands & cards_of(owner)
        self.chances = count(hand)
        other = nth(hand, self.random_below(self.chances))
        self.leave_hand(other)
        self.row = replaced(self.row, card, other)
        self.played = (self.played & ~bit(card)) | bit(other)
        self.tokens &= ~bit(card)
        self.discards |= bit(card)
        if self.log is not None:
            parts = {"card": self.kit.name_of(card), "by": self.kit.name_of(other), "owner": owner}
            self.tell("replaced", self.cause(), parts)

    def wait(self, seat: i64, what: i64) -> None:
        """Something waits beside the row for the next card a seat plays; modifiers add up (6.3)."""
        if seat == 0:
            self.next0 += what
        else:
            self.next1 += what
        if self.log is not None:
            if waiting.blackmail(what) >= 0:
                faction = FACTION_NAMES[waiting.blackmail(what)]
                self.tell("blackmailed", self.cause(), {"seat": seat, "faction": faction})
            elif waiting.librarian(what):
                self.tell("choice_waits", self.cause(), {"seat": seat})
            elif waiting.engineers(what) != 0:
                self.tell("late_modifier_waits", self.cause(), {"seat": seat, "by": 5})
            else:
                self.tell("modifier_waits", self.cause(), {"seat": seat, "by": waiting.modifier(what)})

    def discard_faction(self, seat: i64, faction: i64) -> None:
        """Every card of a faction leaves the hand: those that stay are proven to be of the others."""
        gone = self.hand(seat) & influences_of(faction)
        while gone != 0:
            self.discard(lowest(gone) + 16 * seat)
            gone &= gone - 1
        self.learn_hand_only(seat, SIDE_0 & ~influences_of(faction))
        if self.log is not None:
            self.tell("searched", self.cause(), {"seat": seat, "faction": FACTION_NAMES[faction]})

    def end(self, winners: i64, reason: i64) -> None:
        """The game is over; no winner is a drawn game."""
        self.finish(winners, reason)
        if self.log is not None:
            seats = [seat for seat in (0, 1) if has(winners, seat)]
            self.tell("ended", ENDS[reason], {"winners": seats, "reason": REASONS[reason]})

    # What everybody learns of hidden cards (memory.py).

    def remember(self, seat: i64, what: i64, value: i64) -> None:
        """Something happened to a seat's hidden cards; it matters only once something is known of them."""
        if seat == 0:
            if self.memory0 is not None:
                self.memory0 = Memory(what, value, self.memory0)
        elif self.memory1 is not None:
            self.memory1 = Memory(what, value, self.memory1)

    def begin_memory(self, seat: i64) -> None:
        if (self.memory0 if seat == 0 else self.memory1) is not None:
            return
        known = self.known & cards_of(seat)
        fog = 1 if (self.fog0 if seat == 0 else self.fog1) != 0 and not has(self.fog_seen, seat) else 0
        sizes = count(self.hand(seat)) - count(known) | self.left(seat) << 8 | fog << 16
        start: Memory = Memory(memory.START, sizes, None)
        self.known &= ~known
        while known != 0:
            start = Memory(memory.GAINED, influence_of(lowest(known)), start)
            known &= known - 1
        if seat == 0:
            self.memory0 = start
        else:
            self.memory1 = start

    def learn_hand_only(self, seat: i64, influences: i64) -> None:
        """Everybody learns that all cards of a hand are among these."""
        if self.hand(seat) != 0:
            self.begin_memory(seat)
            self.remember(seat, memory.HAND_ONLY, influences)

    def learn_gained(self, card: i64) -> None:
        """Everybody has seen this card go to its owner's hand."""
        seat = seat_of(card)
        if (self.memory0 if seat == 0 else self.memory1) is not None:
            self.remember(seat, memory.GAINED, influence_of(card))
            return
        self.known |= bit(card)
        if self.kit.remembers:
            self.begin_memory(seat)

    # What core asks of every game.

    def scores(self) -> tuple[int, ...]:
        both = signets(self.kit, self.row, self.tokens)
        return (both & 255, both >> 8)

    def cause(self) -> str:
        """The rule that is at work: the running program's card or location, or the round (section 5)."""
        word = whereabouts(self.pc - 1)[0].split(".")[1]
        if word in CARD_NAMES:
            return f"cardia.card.{word}"
        if word in PLACE_NAMES:
            return f"cardia.location.{word}"
        return CAUSES.get(word, "cardia.5.phase3")

    def card_word(self, card: i64) -> str:
        return f"{self.kit.name_of(card)}/{seat_of(card)}"

    def option_parts(self, domain: Domain, number: i64, seat: int) -> dict[str, Any]:
        if number in (NOTHING, NEXT):
            return {}
        if domain is CARDS:
            parts: dict[str, Any] = {"card": CARD_NAMES[number - 1], "owner": seat}
            if self.asking().prompt_of(self, seat) in PLAYING:
                parts.update(stake(self, influence_of(number) + 16 * seat, seat))
            return parts
        if domain is PLAYED:
            return {"card": self.kit.name_of(number), "owner": seat_of(number)}
        return {}

    def decision_parts(self, seat: int) -> dict[str, Any]:
        """The card whose ability asks, its owner, and the faction that was named, where one was."""
        if self.card == NOTHING:
            return {}
        parts: dict[str, Any] = {"card": self.kit.name_of(self.card), "owner": seat_of(self.card)}
        if whereabouts(self.pc - 1)[0] == "cardia.palace_guard" and seat != self.me:
            parts["faction"] = FACTION_NAMES[self.a]
        return parts

    def may_change(self) -> bool:
        return self.kit.change

    def sees_note(self, program: str, note: int, me: int, seat: int | None) -> bool:
        return program not in SECRET_CHOICES or note not in (A, B) or note - A == seat

    def see(self, seat: int | None) -> dict[str, Any]:
        return see(self, seat)

    def lay_out(self) -> dict[str, Any]:
        return lay_out(self)

    def redeal(self, seat: i64, rng: i64) -> i64:
        return redeal_hidden(self, seat, rng)
