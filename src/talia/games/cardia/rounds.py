"""The round, itself a program of steps (rules, section 5). Rare matters are pushed as programs of their own, so that a
plain round runs few steps."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit, has
from talia.core.frame import NOTHING, A, B, C, D, Frame, Line, Step
from talia.core.notes import Holding, NumberOf
from talia.core.program import Label, program, program_at
from talia.games.cardia.cards.location import AFTER, DRAW, MEET, PLACE, REVEAL, WATCH
from talia.games.cardia.numbers import (
    BY_SIGNETS,
    CANNOT_PLAY,
    CARDS,
    NEITHER_CAN_PLAY,
    R5,
    R26,
    SIDE_0,
    SIDE_1,
    faction_of,
    seat_of,
)
from talia.games.cardia.state import HEARD_OPENLY, Cardia
from talia.games.cardia.verbs import results, waiting
from talia.games.cardia.verbs.noted import CARDS_IN_THE_ROUND, CARDS_THAT_WON, CURRENT, acts, mine
from talia.games.cardia.verbs.ongoing import decided, finished_by, winning_cards

# Note D of the round holds the current encounter: seat 0's card, seat 1's card << 8, and the loser + 1 << 16.
NOBODY: Final = 0


@final
class CanTheyPlay(Step[Cardia]):
    """Phase 1: whoever has no hand cannot play. Who has to play openly places a card first, face up."""

    def run(self, s: Cardia) -> None:
        if s.shown != NOTHING:
            return  # a position in which that card lies there already
        empty0 = s.hands & SIDE_0 == 0
        empty1 = s.hands & SIDE_1 == 0
        if empty0 or empty1:
            _cannot_play(s, empty0, empty1)
        elif s.openly != 0:
            seat: i64 = 0 if has(s.openly, 0) else 1
            s.ask(seat, s.kit.named(s.hand(seat)))

    def answered(self, s: Cardia, seat: i64, number: i64) -> None:
        card = mine(s, number, seat)
        s.owing = 0
        s.openly = 0
        s.shown = card
        s.leave_hand(card)
        if s.tells:
            s.hear(HEARD_OPENLY + card)
            s.narrate("placed_openly", s.kit.opening.rule, {"card": s.kit.name_of(card), "owner": seat})
        s.settle()

    def domain(self) -> Domain:
        return CARDS

    def prompt(self) -> str:
        return "cardia.play_openly"


def _cannot_play(s: Cardia, empty0: bool, empty1: bool) -> None:
    if empty0 and empty1:  # R14: a pair that lies face down is not counted
        lead = s.signets(0) - s.signets(1)
        s.end(0 if lead == 0 else (1 if lead > 0 else 2), NEITHER_CAN_PLAY)
    else:
        s.end(2 if empty0 else 1, CANNOT_PLAY)


@final
class PlayTogether(Step[Cardia]):
    """Both choose a hand card in secret, at once; who has placed openly waits. The notes A and B hold the choices."""

    def run(self, s: Cardia) -> None:
        s.ask_together(3 if s.shown == NOTHING else bit(1 - seat_of(s.shown)))

    def options(self, s: Cardia, seat: i64) -> i64:
        return s.kit.named(s.hand(seat))

    def answered(self, s: Cardia, seat: i64, number: i64) -> None:
        if seat == 0:  # not `set_note`, which asks for four: this is the question of every round
            s.a = number
        else:
            s.b = number
        s.lock_in(seat)

    def domain(self) -> Domain:
        return CARDS

    def prompt(self) -> str:
        return "cardia.play"

    def fills(self, s: Cardia) -> list[tuple[int, Holding]]:
        return [(A, NumberOf(CARDS)), (B, NumberOf(CARDS))]

    def keeps(self, seat: i64) -> i64:
        return A + seat


@final
class Meet(Step[Cardia]):
    """Both cards are placed and revealed, unless a location has another pair revealed, or none yet."""

    def __init__(self) -> None:
        self.end: i64 = -1

    def bind(self, line: Line) -> None:
        self.end = line.place("end")

    def run(self, s: Cardia) -> None:
        kit = s.kit
        first = kit.influence(s.a)
        second = kit.influence(s.b) + 16
        s.a = NOTHING
        s.b = NOTHING
        if s.shown != NOTHING:
            if s.shown <= 16:
                first = s.shown
            else:
                second = s.shown
        if kit.moments & PLACE != 0:
            kit.place_at.place(s, first, second)
            if s.d == NOBODY:
                s.go(self.end)
                return
            first = s.d & 255
            second = s.d >> 8
        else:
            s.leave_hands(first, second)
            s.shown = NOTHING
            s.here = s.next
            s.next = 0
            s.settle()
            s.d = first | second << 8
        if kit.moments & MEET != 0:
            kit.meet_at.meet(s, first, second)
            if s.ended:
                return
        if s.here == 0:
            s.meet(first, second, 0, 0)
        else:
            s.meet(first, second, waiting.modifier(waiting.of(s.here, 0)), waiting.modifier(waiting.of(s.here, 1)))
        if s.here & waiting.AT_REVEAL != 0 or kit.moments & REVEAL != 0:
            s.push(AT_REVEAL, 0, 0)

    def fills(self, s: Cardia) -> list[tuple[int, Holding]]:
        return [(D, CURRENT)]

    def pushes(self, s: Cardia, below: Frame, above: Frame) -> bool:
        row = s.row
        if program_at(above.pc) is not AT_REVEAL or above.me != 0 or above.card != NOTHING or row is None:
            return False
        return below.d == row.first | row.second << 8 and below.c == NOTHING


# R7, the order at the reveal: locations that end the game, waiting modifiers, choices, other locations, what was
# demanded, comparison.


def _current(s: Cardia, seat: i64) -> i64:
    """The card a seat has just revealed, while AT_REVEAL runs."""
    row = s.row
    assert row is not None
    return row.card(seat)


@final
class Locations(Step[Cardia]):
    """The locations in play look at the revealed cards."""

    def __init__(self, before_choices: bool) -> None:
        self.before_choices = before_choices

    def run(self, s: Cardia) -> None:
        if s.kit.moments & REVEAL != 0:
            s.kit.reveal_at.reveal(s, self.before_choices)


@final
class ChoiceOf(Step[Cardia]):
    """A choice that waited for a seat's card is made now."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Cardia) -> None:
        if waiting.choice(waiting.of(s.here, self.seat)):
            s.push(s.kit.choice, self.seat, _current(s, self.seat))

    def pushes(self, s: Cardia, below: Frame, above: Frame) -> bool:
        waits = s.row is not None and waiting.choice(waiting.of(s.here, self.seat))
        return waits and acts(s, above, s.kit.choice, self.seat, _current(s, self.seat))


@final
class DemandOn(Step[Cardia]):
    """A card of another faction than the one demanded has a price."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Cardia) -> None:
        faction = waiting.faction(waiting.of(s.here, self.seat))
        card = _current(s, self.seat)
        if faction >= 0 and faction != faction_of(card):
            s.push(s.kit.demand, self.seat, card)

    def pushes(self, s: Cardia, below: Frame, above: Frame) -> bool:
        faction = waiting.faction(waiting.of(s.here, self.seat))
        if s.row is None or faction < 0 or faction == faction_of(_current(s, self.seat)):
            return False
        return acts(s, above, s.kit.demand, self.seat, _current(s, self.seat))


AT_REVEAL: Final = program(
    "cardia.reveal",
    (
        Locations(before_choices=True),
        ChoiceOf(0),
        ChoiceOf(1),
        Locations(before_choices=False),
        DemandOn(0),
        DemandOn(1),
    ),
    rule="cardia.5.phase1.2",
)


@final
class Compare(Step[Cardia]):
    """Higher influence wins; the loser's ability is activated at once. A tie activates nothing, whoever wins it."""

    def run(self, s: Cardia) -> None:
        row = s.row
        assert row is not None
        results.tell_compared(s, row)
        kit = s.kit
        if kit.moments & WATCH != 0:
            kit.watch_at.watch(s)
        if kit.other & R5 != 0 and not s.ended:
            finish_lasting(s)
        if row.gap == 0 or s.ended:
            return
        if kit.moments & AFTER != 0:
            s.c = winning_cards(kit, row, s.tokens)
        loser: i64 = 1 if row.gap > 0 else 0
        card = row.card(loser)
        s.d |= (loser + 1) << 16
        if s.log is not None:  # memories have been told both cards
            s.narrate("lost", "cardia.5.phase2", {"card": s.kit.name_of(card), "owner": loser})
        s.push(s.kit.program_of(card), loser, card)

    def fills(self, s: Cardia) -> list[tuple[int, Holding]]:
        return [(C, CARDS_THAT_WON), (D, CURRENT)]

    def pushes(self, s: Cardia, below: Frame, above: Frame) -> bool:
        loser = (below.d >> 16) - 1
        if loser < 0:
            return False
        card = below.d & 255 if loser == 0 else below.d >> 8 & 255
        return acts(s, above, s.kit.program_of(card), loser, card)


@final
class AfterAbilities(Step[Cardia]):
    """What follows phase 2, in this order (rules, section 5): locations that watch, locations that follow the ability,
    late modifiers, locations that watch, lasting abilities that win. Few rounds have any of it."""

    def run(self, s: Cardia) -> None:
        kit = s.kit
        if s.here & waiting.LATE_ONES == 0 and kit.moments & (WATCH | AFTER) == 0:
            s.here = 0
            if s.tokens & kit.finishers != 0:
                finish_lasting(s)
            return
        if kit.moments & WATCH != 0:
            kit.watch_at.watch(s)
            if s.ended:
                return
        before = s.c
        loser = (s.d >> 16) - 1
        current = bit(s.d & 255) | bit(s.d >> 8 & 255)
        s.push(AFTERWARDS, 0, 0)
        s.d = current
        if loser >= 0 and kit.moments & AFTER != 0:
            kit.after_at.after(s, loser, before, current)

    def pushes(self, s: Cardia, below: Frame, above: Frame) -> bool:
        current = bit(below.d & 255) | bit(below.d >> 8 & 255)
        return program_at(above.pc) is AFTERWARDS and above.me == 0 and above.card == NOTHING and above.d == current


@final
class LateModifiers(Step[Cardia]):
    """Note D: the current cards."""

    def run(self, s: Cardia) -> None:
        if s.here & waiting.LATE_ONES != 0:
            current = s.d
            s.push(s.kit.late, 0, 0)
            s.d = current

    def fills(self, s: Cardia) -> list[tuple[int, Holding]]:
        return [(D, CARDS_IN_THE_ROUND)]

    def pushes(self, s: Cardia, below: Frame, above: Frame) -> bool:
        # What late modifiers push asks nobody. Before them comes what a location does after the ability.
        below_it = below.below
        if below_it is None or s.kit.moments & AFTER == 0:
            return False
        return s.kit.after_at.pushed_after(s, above, (below_it.d >> 16) - 1, below.d)

    def waits_at(self, place: i64) -> i64:
        return place


@final
class LastChecks(Step[Cardia]):
    def run(self, s: Cardia) -> None:
        s.here = 0
        if s.kit.moments & WATCH != 0:
            s.kit.watch_at.watch(s)
        if not s.ended:
            finish_lasting(s)


def finish_lasting(s: Cardia) -> None:
    """Lasting abilities that win the game. R5: at the end of phase 2. R26: for both at once the game is drawn."""
    if s.tokens & s.kit.finishers == 0:
        return
    found = finished_by(s.kit, s.row, s.tokens)
    if found != 0:
        s.end(s.decided(found, R26), s.kit.finish)


AFTERWARDS: Final = program("cardia.afterwards", (LateModifiers(), LastChecks()), rule="cardia.5.phase2")


@final
class EndOfRound(Step[Cardia]):
    """Phase 3: both draw, as the locations say."""

    def run(self, s: Cardia) -> None:
        s.d = NOBODY
        s.c = NOTHING
        kit = s.kit
        if kit.moments & DRAW == 0:
            s.draw(0, kit.draws)
            s.draw(1, kit.draws)
        else:
            kit.draw_at.draw(s)

    def pushes(self, s: Cardia, below: Frame, above: Frame) -> bool:
        return s.kit.moments & DRAW != 0 and s.kit.draw_at.pushed_at_draw(s, above)


@final
class CountSignets(Step[Cardia]):
    """R25: after drawing. Enough signets and more than the other win; otherwise the next round begins."""

    def __init__(self) -> None:
        self.begin: i64 = -1

    def bind(self, line: Line) -> None:
        self.begin = line.place("begin")

    def run(self, s: Cardia) -> None:
        winners = decided(s.kit, s.row, s.tokens)
        if winners != 0:
            s.end(winners, BY_SIGNETS)
        else:
            s.round += 1
            s.tell_start()
            s.go(self.begin)


ROUND: Final = program(
    "cardia.round",
    (
        Label("begin"),
        CanTheyPlay(),
        Label("play"),
        PlayTogether(),
        Meet(),
        Compare(),
        AfterAbilities(),
        Label("end"),
        EndOfRound(),
        CountSignets(),
    ),
    rule="cardia.5.phase3",
    secret=True,
)
