"""The table of Cardia, and the verbs that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from talia.core.action import Domain
from talia.core.bits import bit, count, has, lowest, members
from talia.core.frame import NOTHING
from talia.core.state import State
from talia.games.cardia import view
from talia.games.cardia.cards.location import SETTLE
from talia.games.cardia.hidden import redeal_hidden
from talia.games.cardia.numbers import (
    FACTION_NAMES,
    RULES_BEHIND,
    SIDE_0,
    cards_of,
    influence_of,
    influences_of,
    seat_of,
)
from talia.games.cardia.verbs import memory, piles, results, waiting
from talia.games.cardia.verbs.drawing import bring_up
from talia.games.cardia.verbs.memory import Memory
from talia.games.cardia.verbs.ongoing import signets
from talia.games.cardia.verbs.row import Encounter, at, marked, replaced, without
from talia.games.cardia.verbs.waiting import Fog

if TYPE_CHECKING:
    from talia.games.cardia.setup import CardiaSetup

# What memories are told by number (`hear`): the kind of event, and below it the cards.
HEARD_DREW: Final = 1 << 20
HEARD_MILLED: Final = 2 << 20
HEARD_DISCARDED: Final = 3 << 20
HEARD_REVEALED: Final = 4 << 20
HEARD_SEARCHED: Final = 5 << 20
HEARD_NAMED: Final = 6 << 20
HEARD_OPENLY: Final = 7 << 20
HEARD_MUST: Final = 8 << 20
HEARD_DECLINED: Final = 9 << 20
HEARD_WAITS: Final = 1 << 48  # what waits may be below 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cardia(State):
    """Hands, decks, discard piles, the row with its tokens, and what waits for the next card. A new table is blank."""

    def __init__(self, kit: CardiaSetup, rng: i64) -> None:
        super().__init__(kit, rng)
        self.kit = kit  # the setup, as what it is
        self.hands: i64 = 0  # both hands in one set
        self.discards: i64 = 0
        self.deck0: i64 = 0  # a pile, as verbs/piles.py has it
        self.deck1: i64 = 0
        self.lefts: i64 = 0  # how many cards each pile holds, eight bits a seat
        self.played: i64 = 0  # the cards in the row, as a set
        self.tokens: i64 = 0  # those with an ongoing token (R3: one or more is the same)
        self.row: Encounter | None = None
        self.round: i64 = 1  # how many have begun; encounters leave the row, so it does not tell
        self.next: i64 = 0  # what waits for the next cards, as verbs/waiting.py has it
        self.here: i64 = 0  # and what lies on those of this round
        self.known: i64 = 0  # cards everybody knows to be in a hand, as long as no memory says it better
        self.openly: i64 = 0  # the seats that place their next card face up and first
        self.shown: i64 = 0  # the card that lies face up before the other is chosen
        # Where cards may be hidden again: the pair that lies face down (R15: no played cards, not even one that was
        # shown), how many cards at the bottom of each deck its owner has put there (eight bits a seat), and the seats
        # that look at the two top cards of their decks (R11 read otherwise).
        self.fog: Fog | None = None
        self.buried: i64 = 0
        self.peeking: i64 = 0
        self.memory0: Memory | None = None  # what everybody has learned of each seat's hidden cards
        self.memory1: Memory | None = None

    def clone(self) -> Cardia:
        copy = Cardia(self.kit, self.rng)
        copy.hands = self.hands
        copy.discards = self.discards
        copy.deck0 = self.deck0
        copy.deck1 = self.deck1
        copy.lefts = self.lefts
        copy.played = self.played
        copy.tokens = self.tokens
        copy.row = self.row
        copy.round = self.round
        copy.next = self.next
        copy.here = self.here
        copy.known = self.known
        copy.openly = self.openly
        copy.shown = self.shown
        copy.buried = self.buried
        copy.peeking = self.peeking
        if self.fog is not None:  # a look costs less than counting references to None
            copy.fog = self.fog
        if self.learned():
            copy.memory0 = self.memory0
            copy.memory1 = self.memory1
        self.carry_to(copy)
        return copy

    # Each seat's own.

    def hand(self, seat: i64) -> i64:
        """The influences in a hand."""
        return self.hands & SIDE_0 if seat == 0 else (self.hands >> 16) & SIDE_0

    def deck(self, seat: i64) -> i64:
        return self.deck0 if seat == 0 else self.deck1

    def left(self, seat: i64) -> i64:
        return (self.lefts >> (8 * seat)) & 255

    def set_deck(self, seat: i64, pile: i64, left: i64) -> None:
        """A deck is this pile of so many cards; what was put under it may have been drawn."""
        if seat == 0:
            self.deck0 = pile
        else:
            self.deck1 = pile
        self.lefts = (self.lefts & ~(255 << (8 * seat))) | (left << (8 * seat))
        if self.buried != 0 and self.under(seat) > left:
            self.set_under(seat, left)

    def take_top(self, seat: i64) -> i64:
        """The top card of a deck that has one leaves it."""
        if self.kit.chance is not None:
            bring_up(self, seat, 0)
        if self.buried != 0 and self.under(seat) == self.left(seat):
            self.set_under(seat, self.left(seat) - 1)
        if seat == 0:
            card = piles.top(self.deck0)
            self.deck0 >>= 4
            self.lefts -= 1
        else:
            card = piles.top(self.deck1) + 16
            self.deck1 >>= 4
            self.lefts -= 256
        return card

    def under(self, seat: i64) -> i64:
        return (self.buried >> (8 * seat)) & 255

    def set_under(self, seat: i64, cards: i64) -> None:
        self.buried = (self.buried & ~(255 << (8 * seat))) | (cards << (8 * seat))

    def remembered(self, seat: i64) -> Memory | None:
        return self.memory0 if seat == 0 else self.memory1

    def set_remembered(self, seat: i64, learned: Memory | None) -> None:
        if seat == 0:
            self.memory0 = learned
        else:
            self.memory1 = learned

    def learned(self) -> bool:
        """Is anything known of hidden cards? Verbs of every round ask, before they let it be remembered."""
        return self.memory0 is not None or self.memory1 is not None

    # Reading the table.

    def influence(self, card: i64) -> i64:
        """The current influence of a card in the row."""
        encounter = at(self.row, card)
        assert encounter is not None, "the card is not in the row"
        return encounter.influence(seat_of(card))

    def face_down(self, seat: i64) -> i64:
        """The influence of the card in the fog that only its owner knows, or 0."""
        fog = self.fog
        return 0 if fog is None or has(fog.seen, seat) else fog.card(seat)

    def opposing(self, card: i64) -> i64:
        """The other card of a card's encounter, or 0 if the card is not in the row."""
        encounter = at(self.row, card)
        return NOTHING if encounter is None else encounter.card(1 - seat_of(card))

    def signets(self, seat: i64) -> i64:
        both = signets(self.kit, self.row, self.tokens)
        return both & 255 if seat == 0 else both >> 8

    # Verbs: they change the table and, when a log is kept, tell of it.

    def draw(self, seat: i64, cards: i64, because: str = "") -> None:
        """The top cards of a deck go to the hand, as many as there are, by the running program's rule or another."""
        while cards > 0 and self.left(seat) > 0:
            cards -= 1
            card = self.take_top(seat)
            self.sealed = self.question
            self.hands |= bit(card)
            if self.learned():
                self.remember(seat, memory.DREW, 0)
            if self.tells:
                self.hear(HEARD_DREW + seat, card, bit(seat))
                if self.log is not None:
                    secret = {"card": self.kit.name_of(card)}
                    self.narrate("drew", because or self.cause(), {"seat": seat}, secret, bit(seat))

    def mill(self, seat: i64, cards: i64, because: str = "") -> None:
        """The top cards of a deck are discarded face up, one after the other, as many as there are."""
        while cards > 0 and self.left(seat) > 0:
            cards -= 1
            card = self.take_top(seat)
            self.sealed = self.question
            self.discards |= bit(card)
            self.remember(seat, memory.MILLED, influence_of(card))
            if self.tells:
                self.hear(HEARD_MILLED + card)
                if self.log is not None:
                    parts = {"card": self.kit.name_of(card), "owner": seat}
                    self.narrate("milled", because or self.cause(), parts)

    def leave_hand(self, card: i64) -> None:
        """A card leaves its owner's hand face up."""
        self.hands &= ~bit(card)
        self.known &= ~bit(card)
        self.sealed = self.question
        self.remember(seat_of(card), memory.SHOWN, influence_of(card))

    def leave_hands(self, first: i64, second: i64) -> None:
        """Both cards of a new encounter leave the hands, but for one that was placed openly before."""
        gone = bit(first) | bit(second)
        self.hands &= ~gone
        self.known &= ~gone
        if self.learned():
            if self.shown != first:
                self.remember(0, memory.SHOWN, first)
            if self.shown != second:
                self.remember(1, memory.SHOWN, second - 16)

    def discard(self, card: i64) -> None:
        """A card of a hand goes face up to the discard pile."""
        self.leave_hand(card)
        self.discards |= bit(card)
        if self.tells:
            self.hear(HEARD_DISCARDED + card)
            if self.log is not None:
                self.narrate("discarded", self.cause(), {"card": self.kit.name_of(card), "owner": seat_of(card)})

    def settle(self) -> None:  # cards have left hands: locations look at them
        if self.kit.moments & SETTLE != 0:
            self.kit.settle_at.settle(self)

    def meet(self, first: i64, second: i64, mark0: i64, mark1: i64) -> None:
        """Two cards lie face up opposite each other, with the modifiers that waited for them."""
        self.played |= bit(first) | bit(second)
        self.row = Encounter(first, second, mark0, mark1, self.row)
        self.sealed = self.question
        if self.tells:
            self.hear(HEARD_REVEALED + first + (second << 6))
            self._tell_meeting(first, second, mark0, mark1)

    def _tell_meeting(self, first: i64, second: i64, mark0: i64, mark1: i64) -> None:
        """What waited for them has been told: memories need not be told that it has landed."""
        if self.log is None:
            return
        self.narrate("revealed", "cardia.5.phase1.2", {"cards": [self.kit.name_of(first), self.kit.name_of(second)]})
        for seat in range(2):
            by = mark0 if seat == 0 else mark1
            if by != 0:
                card = first if seat == 0 else second
                self.narrate("landed", "cardia.6.3", {"card": self.kit.name_of(card), "owner": seat, "by": by})

    def mark(self, card: i64, by: i64, whole: bool = True) -> None:
        """Put a modifier on a card in the row; it may be a part of one deed whose results are told at its end."""
        before = results.standing_winners(self)
        self.row = marked(self.row, card, by)
        if self.tells:
            more = {"by": by, "now": self.influence(card)} if self.log is not None else None
            results.tell_change(self, "marked", card, before, whole, by, more)

    def put_token(self, card: i64) -> None:
        """An ongoing token goes onto a card in the row (R3: a second one changes nothing)."""
        before = results.standing_winners(self)
        self.tokens |= bit(card)
        if self.tells:
            results.tell_change(self, "token_put", card, before, True)

    def take_token(self, card: i64, whole: bool = True) -> None:
        before = results.standing_winners(self)
        self.tokens &= ~bit(card)
        if self.tells:
            results.tell_change(self, "token_taken", card, before, whole)

    def discard_encounter(self, card: i64) -> None:
        """Both cards of a card's encounter are discarded, and the gap closes."""
        if (encounter := at(self.row, card)) is None:
            return
        before = results.standing_winners(self)
        self.row = without(self.row, card)
        self.played &= ~encounter.cards
        self.tokens &= ~encounter.cards
        self.discards |= encounter.cards
        if self.tells:
            results.tell_change(self, "discarded", encounter.first, before, False)
            results.tell_change(self, "discarded", encounter.second, before, True)

    def take_back(self, card: i64) -> None:
        """A card returns to its owner's hand, the card facing it is discarded, and the gap closes."""
        if (encounter := at(self.row, card)) is None:
            return
        facing = encounter.card(1 - seat_of(card))
        before = results.standing_winners(self)
        self.row = without(self.row, card)
        self.played &= ~encounter.cards
        self.tokens &= ~encounter.cards
        self.discards |= bit(facing)
        self.hands |= bit(card)
        self.learn_gained(card)
        if self.tells:
            results.tell_change(self, "took_back", card, before, False)
            results.tell_change(self, "discarded", facing, before, True)

    def replace(self, card: i64) -> None:
        """A card in the row is discarded and a random card of its owner's hand takes its place (R23: not played)."""
        owner = seat_of(card)
        hand = self.hands & cards_of(owner)
        other = self.random_of(owner, hand)
        self.leave_hand(other)
        before = results.standing_winners(self)
        before |= bit(other) if before & bit(card) != 0 else 0
        self.row = replaced(self.row, card, other)
        self.played = (self.played & ~bit(card)) | bit(other)
        self.tokens &= ~bit(card)
        self.discards |= bit(card)
        if self.tells:
            results.tell_change(self, "replaced", card, before, True, other, {"by": self.kit.name_of(other)})

    def wait(self, seat: i64, what: i64) -> None:
        """Something waits beside the row for the next card a seat plays; modifiers add up (6.3)."""
        first, second = waiting.of(self.next, 0), waiting.of(self.next, 1)
        self.next = waiting.both(first + what, second) if seat == 0 else waiting.both(first, second + what)
        if self.tells:
            self.hear(HEARD_WAITS + (what << 1) + seat)
            if self.log is not None:
                self.narrate(waiting.event(what), self.cause(), {"seat": seat, **waiting.parts(what)})

    def discard_faction(self, seat: i64, faction: i64) -> None:
        """Every card of a faction leaves the hand: those that stay are proven to be of the others."""
        gone = self.hand(seat) & influences_of(faction)
        while gone != 0:
            self.discard(lowest(gone) + 16 * seat)
            gone &= gone - 1
        self.learn_hand_only(seat, SIDE_0 & ~influences_of(faction))
        if self.tells:
            self.hear(HEARD_SEARCHED + (faction << 1) + seat)
            if self.log is not None:
                self.narrate("searched", self.cause(), {"seat": seat, "faction": FACTION_NAMES[faction]})

    def end(self, winners: i64, reason: i64) -> None:
        """The game is over; no winner is a drawn game."""
        self.finish(winners, reason)
        if self.log is not None:  # that it is over, and how, everybody sees besides
            parts = {"winners": members(winners), "reason": self.kit.reason_word(reason)}
            self.narrate("ended", RULES_BEHIND[reason], parts)

    def decided(self, winners: i64, other_reading: i64) -> i64:
        """Who wins by a card or a location. Both at once: nobody, or by the other reading who has more signets."""
        if winners != 3 or self.kit.other & other_reading == 0:
            return 0 if winners == 3 else winners
        lead = self.signets(0) - self.signets(1)
        return 0 if lead == 0 else (1 if lead > 0 else 2)

    # What everybody learns of hidden cards (verbs/memory.py).

    def remember(self, seat: i64, what: i64, value: i64) -> None:
        """Something happened to a seat's hidden cards; it matters only once something is known of them."""
        before = self.remembered(seat)
        if before is not None:
            self.set_remembered(seat, Memory(what, value, before))

    def begin_memory(self, seat: i64) -> None:
        if self.remembered(seat) is not None:
            return
        known = self.known & cards_of(seat)
        self.known &= ~known
        hidden = 1 if self.face_down(seat) != 0 else 0
        self.set_remembered(seat, memory.begun(known, count(self.hand(seat)), self.left(seat), hidden))

    def learn_hand_only(self, seat: i64, influences: i64) -> None:
        """Everybody learns that all cards of a hand are among these."""
        if self.hand(seat) != 0:
            self.begin_memory(seat)
            self.remember(seat, memory.HAND_ONLY, influences)

    def learn_gained(self, card: i64) -> None:
        """Everybody has seen this card go to its owner's hand."""
        seat = seat_of(card)
        if self.remembered(seat) is not None:
            self.remember(seat, memory.GAINED, influence_of(card))
            return
        self.known |= bit(card)
        if self.kit.remembers:
            self.begin_memory(seat)

    # What core asks of every game.

    def tell_start(self) -> None:
        if self.log is not None:  # of the first round, and of each that follows
            self.narrate("round_began", "cardia.5.phase1", {"round": self.round})

    def scores(self) -> tuple[int, ...]:
        both = signets(self.kit, self.row, self.tokens)
        return (both & 255, both >> 8)

    def card_word(self, card: i64) -> str:
        return f"{self.kit.name_of(card)}/{seat_of(card)}"

    def option_parts(self, domain: Domain, number: i64, seat: int) -> dict[str, Any]:
        return view.option_parts(self, domain, number, seat)

    def decision_parts(self, seat: int) -> dict[str, Any]:
        return view.decision_parts(self)

    def may_change(self) -> bool:
        return self.kit.change

    def see(self, seat: int | None) -> dict[str, Any]:
        return view.see(self, seat)

    def lay_out(self) -> dict[str, Any]:
        return view.lay_out(self)

    def redeal(self, seat: i64, rng: i64) -> i64:
        return redeal_hidden(self, seat, rng)
