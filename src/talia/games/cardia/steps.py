"""The words that the cards are written in. Steps are thin: the verbs on the table do the work.

A note filled by a question about one's own cards holds a number of the domain `card`; `mine` makes it a card.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from talia.core.bits import bit, has
from talia.core.frame import ME, NOTHING, Frame, Step, noted
from talia.core.program import Test
from talia.games.cardia.numbers import FACTION_NAMES, Ending
from talia.games.cardia.state import HEARD_NAMED, Cardia
from talia.games.cardia.verbs import waiting
from talia.games.cardia.verbs.noted import acts, mine, own_card
from talia.games.cardia.verbs.row import at


@final
class MarkThis(Step[Cardia]):
    """The acting card gets a modifier, if it is still in the row."""

    def __init__(self, by: i64) -> None:
        self.by = by

    def run(self, s: Cardia) -> None:
        if has(s.played, s.card):
            s.mark(s.card, self.by)


@final
class Mark(Step[Cardia]):
    """Put a modifier on the noted played card, if there is one."""

    def __init__(self, card: i64, by: i64) -> None:
        self.card = card
        self.by = by

    def run(self, s: Cardia) -> None:
        card = s.note(self.card)
        if card != NOTHING:
            s.mark(card, self.by)

    def foretells(self, s: Cardia) -> list[tuple[int, int]]:
        card = s.note(self.card)
        return [] if card == NOTHING else [(int(card), int(self.by))]


@final
class MarkPrevious(Step[Cardia]):
    """Your card in the encounter before the acting card's gets a modifier; no such encounter, nothing."""

    def __init__(self, by: i64) -> None:
        self.by = by

    def run(self, s: Cardia) -> None:
        here = at(s.row, s.card)
        if here is not None and here.before is not None:
            s.mark(here.before.card(s.me), self.by)


@final
class NextCardGets(Step[Cardia]):
    """A modifier waits for the next card you play."""

    def __init__(self, by: i64) -> None:
        self.by = by

    def run(self, s: Cardia) -> None:
        s.wait(s.me, self.by * waiting.MODIFIER)


@final
class LeaveForNext(Step[Cardia]):
    """Something else than a modifier waits for the next card you play."""

    def __init__(self, what: i64) -> None:
        self.what = what

    def run(self, s: Cardia) -> None:
        s.wait(s.me, self.what)


@final
class PutToken(Step[Cardia]):
    """An ongoing ability becomes active (6.2)."""

    def run(self, s: Cardia) -> None:
        if has(s.played, s.card):
            s.put_token(s.card)


@final
class DiscardNoted(Step[Cardia]):
    """The noted hand card is discarded, if there is one."""

    def __init__(self, card: i64, by: i64 = ME) -> None:
        self.card = card
        self.by = by

    def run(self, s: Cardia) -> None:
        number = s.note(self.card)
        if number != NOTHING:
            s.discard(mine(s, number, s.me if self.by == ME else 1 - s.me))


@final
class HasHand(Test[Cardia]):
    """Does a seat hold cards? Everybody sees whether it does: an empty hand is not asked about."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def holds(self, s: Cardia) -> bool:
        return s.hand(s.me if self.seat == ME else 1 - s.me) != 0


@final
class Settle(Step[Cardia]):
    """All simultaneous discards are done: locations look at the hands."""

    def run(self, s: Cardia) -> None:
        s.settle()


@final
class CarryOut(Step[Cardia]):
    """Copy and activate: the noted card's ability as the acting card's own, in its place (6.4)."""

    def __init__(self, card: i64) -> None:
        self.card = card

    def run(self, s: Cardia) -> None:
        number = s.note(self.card)
        if number != NOTHING:
            card = mine(s, number, s.me)
            if s.tells:
                parts = {"card": s.kit.name_of(card), "by": s.kit.name_of(s.card), "seat": s.me}
                s.tell("copied", s.cause(), parts)
            s.push(s.kit.program_of(card), s.me, s.card)

    def pushes(self, s: Cardia, below: Frame, above: Frame) -> bool:
        card = own_card(s, noted(below, self.card), below.me)
        return card != NOTHING and acts(s, above, s.kit.program_of(card), below.me, below.card)


@final
class Activate(Step[Cardia]):
    """Activate: the noted card's own ability, in its own place (6.4)."""

    def __init__(self, card: i64) -> None:
        self.card = card

    def run(self, s: Cardia) -> None:
        card = mine(s, s.note(self.card), s.me)
        if card != NOTHING:
            if s.tells:
                s.tell("activated", s.cause(), {"card": s.kit.name_of(card), "seat": s.me})
            s.push(s.kit.program_of(card), s.me, card)

    def pushes(self, s: Cardia, below: Frame, above: Frame) -> bool:
        card = own_card(s, noted(below, self.card), below.me)
        return card != NOTHING and acts(s, above, s.kit.program_of(card), below.me, card)


@final
class TellFaction(Step[Cardia]):
    """Everybody hears which faction was named (note A)."""

    def run(self, s: Cardia) -> None:
        if s.tells:
            s.hear(HEARD_NAMED + (s.a << 1) + s.me)
            if s.log is not None:
                s.narrate("named", s.cause(), {"seat": s.me, "faction": FACTION_NAMES[s.a]})

    def quiet(self) -> bool:
        return True


@final
class EndGame(Step[Cardia]):
    """You win the game at once."""

    def __init__(self, ending: Ending) -> None:
        self.ending = ending

    def run(self, s: Cardia) -> None:
        s.end(bit(s.me), self.ending.number)
