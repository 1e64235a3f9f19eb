"""Can the seat whose turn it is win before the turn ends, whatever the other one answers, and without any hidden card?

An and-or search inside the turn. Own questions need one answer that wins; of the other one's questions every answer is
tried. Hidden cards are blank to it: deck and punks are turned into cards that are nothing, so what is found is the same
in every world that fits the seat's view. A card that is drawn on the way does nothing, and where a hidden card would
act (turned up, discarded from the deck, mixed in again) the branch is cut and counts as not won.

The search allows one action more at a time, so the way that it finds is among the shortest. That matters to whoever
asks again after each answer: the way still to go gets shorter, and a person who is played and taken back for nothing
cannot lead it round in circles.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core import rng as random
from talia.core.bits import bit, count, has, lowest, members
from talia.games.radlands.cards.box import CAMP_CARDS, DECK
from talia.games.radlands.numbers import ACTIONS_AT, HAND, side
from talia.games.radlands.rounds import TURN
from talia.games.radlands.shape import ALL_KINDS, BUY_BIT, SILO_BIT
from talia.games.radlands.state import Radlands

# What came of it.
GAVE_UP: Final = 0  # more positions or longer turns than were allowed
NOT: Final = 1  # every way was tried
WON: Final = 2

POSITIONS: Final = 30_000  # enough for four late turns of five
LONGEST: Final = 16  # actions of a turn that are looked at
_ACT: Final[i64] = TURN.at("act")  # asks what to do next
_EVER: Final = 63  # not won, however many actions are allowed
_BLANK: Final = 61  # a card that is nothing: no card has this number
_BLANK_BIT: Final = 0x2000000000000000
# What to do next for nothing: end the turn; draw a blank; take the Silo, which gives what it costs.
_USELESS: Final[i64] = 1 | BUY_BIT | SILO_BIT


@final
class Way:
    """One way to go on from a question: the seat's answer, or each answer of the other one, and what follows it."""

    def __init__(self, seat: int, offset: int) -> None:
        self.seat = seat  # who is asked
        self.offset = offset  # of the domain that the numbers are of
        self.numbers: list[int] = []
        self.after: list[Way | None] = []  # None: the game is won
        self.any = False  # a hidden card is asked for: whichever it is, the same follows
        self.actions: i64 = 0  # of the seat's own, at most

    def follow(self, number: int) -> Way | None:
        """What follows an answer of this question."""
        if self.any:
            return self.after[0]
        return self.after[self.numbers.index(number)]


@final
class _Open:
    """A question on the way that is looked into."""

    def __init__(self, state: Radlands, own: bool, options: i64, allowed: i64, key: i64) -> None:
        self.state = state
        self.own = own
        self.left: i64 = options  # answers still to be tried
        self.at: i64 = 0  # the answer that is being tried
        self.allowed = allowed  # own actions from here on
        self.key = key  # of a question what to do next; else -1
        self.cut = False  # with more actions allowed, more could be tried
        self.way = Way(lowest(state.owing), state.domain_of(lowest(state.owing)).offset)


@final
class Search:
    """One search, which goes on whenever `run` is called until it is decided."""

    def __init__(self, state: Radlands, seat: i64, longest: i64 = LONGEST) -> None:
        self.base = hidden(state)
        self.seat = seat
        self.result: i64 = GAVE_UP
        self.way: Way | None = None
        self.positions: i64 = 0  # looked at
        self.decided = False
        self.longest = longest
        self.allowed: i64 = 0  # actions, for now
        self.won: dict[int, Way] = {}
        self.not_won: dict[int, int] = {}  # with so many actions allowed
        self.path: list[_Open] = []
        self.whole: i64 = 2  # hits that an undamaged camp takes
        self.all_at_once = False  # one action may hit all camps
        if state.ended or state.turn == 0 or state.active != seat:
            self._decide(WON if state.ended and state.won == bit(seat) else NOT)
            return
        self._look_around()
        most: i64 = (state.rules >> ACTIONS_AT) & 0xFFF
        if most - state.actions < self.longest:
            self.longest = most - state.actions
        self.allowed = self.least(state)
        if self.allowed > self.longest:
            self.decided = True
        else:
            self._begin()

    def run(self, positions: i64) -> None:
        """Look at so many positions more, unless it is decided before."""
        until = self.positions + positions
        while not self.decided and self.positions < until:
            here = self.path[-1]
            if here.left == 0:
                self._close(here, not here.own)
                continue
            number = lowest(here.left)
            here.left &= here.left - 1
            here.at = number
            self._try(here, number)

    # How near it is.

    def _look_around(self) -> None:
        """Which cards that hit camps harder than once an action are about. Nothing hidden can join them."""
        s = self.base
        kinds: i64 = s.hand(self.seat)
        people = s.persons & ~s.punks
        while people != 0:
            kinds |= bit(s.kind_at(lowest(people)))
            people &= people - 1
        queued: i64 = 0
        for space in range(1, 4):
            queued |= bit(s.event_at(self.seat, space))
        for kind in members((kinds | queued) & ALL_KINDS):
            if DECK[kind].fells:
                self.whole = 1
            if DECK[kind].hits_all and has(s.hand(self.seat) | queued, kind):
                self.all_at_once = True
        for lane in range(3 * self.seat, 3 * self.seat + 3):
            if CAMP_CARDS[s.camp_number(lane)].fells:
                self.whole = 1

    def least(self, s: Radlands) -> i64:
        """The fewest actions that could be enough: one hit an action, two for an undamaged camp."""
        if self.all_at_once:
            return 1
        camps = s.standing & side(1 - self.seat)
        return count(camps & s.damaged) + self.whole * count(camps & ~s.damaged)

    # The walk.

    def _begin(self) -> None:
        self.path = []
        s = self.base
        if s.asks_at(_ACT):
            self._open(s.clone(), self.allowed, key_of(s, self.seat))
        else:
            self._open(s.clone(), self.allowed, -1)

    def _open(self, s: Radlands, allowed: i64, key: i64) -> None:
        """Look into a question."""
        asked = lowest(s.owing)
        own = asked == self.seat
        options = s.options_of(asked)
        if key != -1:
            options &= ~_USELESS
        found = _Open(s, own, options, allowed, key)
        if s.domain_of(asked) is HAND and (not own or options & ALL_KINDS == 0):
            found.left &= -found.left
            found.way.any = True
        self.path.append(found)

    def _try(self, here: _Open, number: i64) -> None:
        """Give an answer and see where it leads."""
        s = here.state if here.left == 0 else here.state.clone()
        self.positions += 1
        if shows(s, number, self.seat):
            self._answer(False, False, None)
        elif s.ended:
            self._answer(s.won == bit(self.seat), False, None)
        elif s.active != self.seat:
            self._answer(False, False, None)
        else:
            allowed = here.allowed - 1 if here.key != -1 else here.allowed
            if s.asks_at(_ACT):
                self._meet(s, allowed)
            else:
                self._open(s, allowed, -1)

    def _meet(self, s: Radlands, allowed: i64) -> None:
        """The seat is asked what to do next: has it been asked so before?"""
        if self.least(s) > allowed:
            self._answer(False, True, None)
            return
        key = key_of(s, self.seat)
        way = self.won.get(key)
        if way is not None and way.actions <= allowed:
            self._answer(True, False, way)
            return
        tried = self.not_won.get(key)
        if tried is not None and tried >= allowed:
            self._answer(False, tried != _EVER, None)
            return
        self._open(s, allowed, key)

    def _answer(self, won: bool, cut: bool, way: Way | None) -> None:
        """What the answer that was just tried has led to."""
        here = self.path[-1]
        if won:
            here.way.numbers.append(here.at)
            here.way.after.append(way)
            actions: i64 = (0 if way is None else way.actions) + (1 if here.key != -1 else 0)
            if actions > here.way.actions:
                here.way.actions = actions
            if here.own:
                self._close(here, True)
        elif here.own:
            here.cut = here.cut or cut
        else:
            here.cut = cut
            self._close(here, False)

    def _close(self, here: _Open, won: bool) -> None:
        """A question is decided, as far as so many actions go."""
        self.path.pop()
        if here.key != -1:
            if won:
                self.won[here.key] = here.way
            else:
                self.not_won[here.key] = here.allowed if here.cut else _EVER
        if len(self.path) > 0:
            self._answer(won, here.cut, here.way if won else None)
        elif won:
            self.way = here.way
            self._decide(WON)
        elif not here.cut:
            self._decide(NOT)
        elif self.allowed >= self.longest:
            self.decided = True
        else:
            self.allowed += 1
            self._begin()

    def _decide(self, result: i64) -> None:
        self.result = result
        self.decided = True


def hidden(state: Radlands) -> Radlands:
    """A copy of the table where all that lies face down is blank."""
    s = state.clone()
    s.recall = None
    s.tells = False
    s.order = bytes([_BLANK] * s.left)
    s.drawn = 0
    s.returned = None
    punks = s.punks
    while punks != 0:
        s.set_kind(lowest(punks), _BLANK)
        punks &= punks - 1
    return s


def shows(s: Radlands, number: i64, seat: i64) -> bool:
    """Answer the open question of a table with blanks. Does it go on by a hidden card, or by chance?

    A blank in the seat's hand vanishes. One in the other one's hand changes how many there are, which matters to a
    camp that counts them; other than that nothing in a turn depends on that hand, nor on which card of it is discarded.
    """
    asked = lowest(s.owing)
    sifted = s.sifted != 0
    rng = s.rng
    s.take(asked, number)
    if s.rng != rng:
        return True
    if s.gone & _BLANK_BIT != 0:
        if not sifted:
            return True
        s.gone &= ~_BLANK_BIT
        s.gone_twice &= ~_BLANK_BIT
    if s.hand(seat) & _BLANK_BIT != 0:
        s.hold(seat, s.hand(seat) & ~_BLANK_BIT, s.twice(seat) & ~_BLANK_BIT)
        if s.asks_at(_ACT):
            s.options &= ~_BLANK_BIT
    return s.hand(1 - seat) & _BLANK_BIT != 0 and counts_hand(s, seat)


def counts_hand(s: Radlands, seat: i64) -> bool:
    """Has the seat a camp that asks how many cards the other one holds?"""
    return any(CAMP_CARDS[s.camp_number(lane)].counts_hand for lane in range(3 * seat, 3 * seat + 3))


def key_of(s: Radlands, seat: i64) -> i64:
    """Equal numbers for tables that are equal for the rest of this turn, as far as the seat can see them."""
    h = random.scramble(s.people0 ^ 0x123456789)
    h = random.scramble(h ^ s.people1)
    h = random.scramble(h ^ (s.persons | (s.punks << 19) | (s.standing << 38)))
    h = random.scramble(h ^ (s.damaged | (s.spent << 19) | (s.used << 38)))
    h = random.scramble(h ^ s.hand(seat))
    h = random.scramble(h ^ s.twice(seat))
    h = random.scramble(h ^ s.queue)
    more: i64 = 1 if s.gone_size > 0 else 0
    rest = s.water | (s.marks << 8) | (s.left << 24) | (s.hand_size(1 - seat) << 32) | (more << 40)
    return random.scramble(h ^ rest)


def winning(state: Radlands, positions: i64 = POSITIONS) -> Search:
    """Search for a win of the seat whose turn it is, from a table where somebody is asked."""
    search = Search(state, state.active)
    search.run(positions)
    return search


def keeping(state: Radlands, positions: i64 = POSITIONS) -> dict[int, int]:
    """What becomes of the win after each answer to the open question, by its number: WON, NOT or GAVE_UP.

    `positions` is allowed for each answer.
    """
    seat = lowest(state.owing)
    found: dict[int, int] = {}
    for number in members(state.options_of(seat)):
        found[number] = after(state, number, positions)
    return found


def after(state: Radlands, number: i64, positions: i64 = POSITIONS) -> int:
    """What becomes of the win of the seat whose turn it is after one answer to the open question."""
    seat = state.active
    s = hidden(state)
    if shows(s, number, seat):
        return NOT
    search = Search(s, seat)
    search.run(positions)
    return search.result
