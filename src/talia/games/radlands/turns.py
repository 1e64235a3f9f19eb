"""Setup and turn, themselves programs of steps (sections 2, 4 and 5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit, has, lowest, single
from talia.core.frame import NOTHING, A, ChooseTogether, Pool, Step
from talia.core.program import program
from talia.games.radlands import board, piles, queue
from talia.games.radlands.cards.card import CAMP_CARDS, DECK, OTHER
from talia.games.radlands.facts import facts
from talia.games.radlands.numbers import (
    ACTIONS,
    BUY,
    CAMP,
    CAMPS,
    CANNON,
    CHOICES,
    END,
    FIRST_CAMP,
    JUNK,
    LAST_PERSON,
    OBELISK,
    PLACES,
    PLAY,
    PUNK,
    SILO,
    TAKE_SILO,
    USE,
    WATER,
    lane_of,
)
from talia.games.radlands.playing import ask_place, play_event, play_person
from talia.games.radlands.state import ACTIONS_AT, BY_TURNS, MAKE_ROOM, OTHER_PRINTING, TURNS_AT, Table
from talia.games.radlands.steps import junk_program, resolve
from talia.games.radlands.traits import abilities_at, ability_at, can_play, mark_used, usable

COIN: Final = 2  # in `active` before the game: nobody yet
BUY_BIT: Final = 0x800000000000
SILO_BIT: Final = 0x1000000000000
PLAY_AND_JUNK: Final = 6

# Before the first turn.


@final
class CampsToPick(Pool[Table]):
    """Both pick in secret, a camp for the left, the middle and the right column (2.2)."""

    def find(self, s: Table, seat: i64) -> i64:
        return s.dealt0 if seat == 0 else s.dealt1


@final
class KeepCamps(Step[Table]):
    """Both have picked a camp for this column: it lies there face down."""

    def __init__(self, column: i64) -> None:
        self.column = column

    def run(self, s: Table) -> None:
        s.camps |= bit(6 * self.column) * s.a | bit(6 * (3 + self.column)) * s.b
        s.dealt0 &= ~bit(s.a)
        s.dealt1 &= ~bit(s.b)
        s.a = NOTHING
        s.b = NOTHING


def camp_number(s: Table, lane: i64) -> i64:
    """The place of a column's camp in the table of camps, by printing."""
    return s.camp_of(lane) + (OTHER if s.rules & OTHER_PRINTING != 0 else 0)


@final
class RevealCamps(Step[Table]):
    """All six at the same moment; the others leave the game unseen. Traits "before the game" apply (2.5)."""

    def run(self, s: Table) -> None:
        s.seal()
        s.dealt0 = 0
        s.dealt1 = 0
        s.standing = 0x12492
        if s.tells:
            words = [CAMPS[s.camp_of(lane) - 1] for lane in range(6)]
            s.tell("camps_revealed", "radlands.2.2", {"seat_0": words[:3], "seat_1": words[3:]})
        for lane in range(6):
            camp = s.camp_of(lane)
            if s.rules & OTHER_PRINTING == 0:
                if camp == OBELISK:
                    board.destroy_camp(s, 1 + 3 * lane)
            elif camp == CANNON:
                board.damage(s, bit(1 + 3 * lane))


@final
class DrawHands(Step[Table]):
    """As many cards as the three camps say (2.6)."""

    def run(self, s: Table) -> None:
        for seat in range(2):
            cards: i64 = 0
            for lane in range(3 * seat, 3 * seat + 3):
                cards += CAMP_CARDS[camp_number(s, lane)].starting
            for _ in range(cards):
                if not s.ended:
                    piles.draw(s, seat)


@final
class FlipCoin(Step[Table]):
    """Who begins is decided after the camps are revealed and the hands drawn (D14), unless an option says it."""

    def run(self, s: Table) -> None:
        if s.active == COIN:
            s.active = s.random_below(2)
        if s.tells:
            s.tell("first_player", "radlands.2.7", {"seat": s.active})


@final
class BeginTurns(Step[Table]):
    def run(self, s: Table) -> None:
        s.turn = 1
        s.begin(TURN, s.active, NOTHING)


# The turn.


@final
class ResolveFirstEvent(Step[Table]):
    """An event in space 1 resolves completely before the others move (section 4)."""

    def run(self, s: Table) -> None:
        if s.tells:
            s.tell("turn_began", "radlands.4.1", {"seat": s.me, "turn": s.turn})
        kind = s.event_at(s.me, 1)
        if kind != 0:
            queue.set_event(s, s.me, 1, 0)
            resolve(s, s.me, kind)


@final
class AdvanceEvents(Step[Table]):
    def run(self, s: Table) -> None:
        queue.advance_queue(s, s.me)


@final
class Replenish(Step[Table]):
    """Draw one card, then take 3 water; 1 in the very first turn (2.8)."""

    def run(self, s: Table) -> None:
        piles.draw(s, s.me)
        s.water = 1 if s.turn == 1 else 3
        if s.tells:
            s.tell("replenished", "radlands.4.2", {"seat": s.me, "water": s.water})


@final
class Act(Step[Table]):
    """Ask what to do next. Note A is the answer; a card of the hand is kept as `picked`, its owner's secret."""

    def run(self, s: Table) -> None:
        s.acting = 0
        options: i64 = 1
        if s.actions < (s.rules >> ACTIONS_AT) & 0xFFF:
            options |= s.hand(s.me)
            uses = usable(s, s.me)
            options |= uses << 37 if s.me == 0 else uses << 28
            if s.water >= 1:
                if s.water >= 2:
                    options |= BUY_BIT
                if not s.silo_in_hand(s.me):
                    options |= SILO_BIT
        # Asked even when "end" is all there is: a turn that ended by itself could not be taken back.
        s.ask(s.me, options)

    def answered(self, s: Table, seat: i64, number: i64) -> None:
        # Straight on to the step that has something to do.
        if 1 <= number <= SILO:
            s.picked = number
            s.a = FROM_HAND
        else:
            s.a = number
            s.pc += 3 if USE < number < BUY else 4
        s.owing = 0

    def domain(self) -> Domain:
        return ACTIONS

    def prompt(self) -> str:
        return "radlands.act"


FROM_HAND: Final = 1  # note A of the turn: a card of the hand, whichever


@final
class PlayOrJunk(Step[Table]):
    """A picked card that can be played may also be junked (into note B)."""

    def run(self, s: Table) -> None:
        if s.a != FROM_HAND or s.picked == 0:
            return
        if s.picked != SILO and can_play(s, s.me, s.picked):
            s.ask(s.me, PLAY_AND_JUNK)
        else:
            s.b = JUNK
            s.pc += 3

    def answered(self, s: Table, seat: i64, number: i64) -> None:
        s.b = number
        s.owing = 0
        if number == JUNK or s.picked > LAST_PERSON:
            s.pc += 3
        elif s.rules & MAKE_ROOM == 0:
            s.pc += 1

    def domain(self) -> Domain:
        return CHOICES

    def prompt(self) -> str:
        return "radlands.play_or_junk"


@final
class PersonPlace(Step[Table]):
    """Where the picked person goes (into note C); by V1 first who makes room (into note D)."""

    def __init__(self, making_room: bool) -> None:
        self.making_room = making_room

    def run(self, s: Table) -> None:
        if s.a == FROM_HAND and s.b == PLAY and 1 <= s.picked <= LAST_PERSON:
            ask_place(s, self.making_room, 0)

    def answered(self, s: Table, seat: i64, number: i64) -> None:
        if self.making_room:
            s.d = number
        else:
            s.c = number
        s.owing = 0

    def domain(self) -> Domain:
        return PLACES

    def prompt(self) -> str:
        return "radlands.make_room" if self.making_room else "radlands.person_place"


def own_place(s: Table, number: i64) -> i64:
    """The place of a "use" answer."""
    return number - USE + (0 if s.me == 0 else 9)


@final
class WhichToUse(Step[Table]):
    """A card with several abilities that can be used now: which (into note B)?"""

    def run(self, s: Table) -> None:
        if not USE < s.a < BUY:
            return
        place = own_place(s, s.a)
        found: i64 = 0
        if has(s.persons | s.standing, place):
            found = abilities_at(s, s.me, place, place, facts(s, s.me))
        if single(found):
            s.b = lowest(found)
        elif found != 0:
            s.ask(s.me, found)

    def answered(self, s: Table, seat: i64, number: i64) -> None:
        s.b = number
        s.owing = 0

    def domain(self) -> Domain:
        return CHOICES

    def prompt(self) -> str:
        return "radlands.which_ability"


@final
class Do(Step[Table]):
    """Carry the action out, then ask again; with "end" the turn goes on to its end."""

    def run(self, s: Table) -> None:
        action = s.a
        which = s.b
        place = s.c
        room = s.d
        s.a = NOTHING
        s.b = NOTHING
        s.c = NOTHING
        s.d = NOTHING
        if action == END:
            return
        s.pc -= 6  # back to Act when this action is done
        s.actions += 1
        if action == FROM_HAND:
            kind = s.picked
            s.picked = 0
            if which == JUNK:
                junk(s, kind)
            elif kind <= LAST_PERSON:
                play_person(s, s.me, kind, place, room)
            else:
                play_event(s, s.me, kind)
        elif action == BUY:
            piles.pay(s, 2)
            piles.draw(s, s.me)
        elif action == TAKE_SILO:
            piles.pay(s, 1)
            piles.take_silo(s, s.me)
        else:
            use(s, own_place(s, action), which)


def junk(s: Table, kind: i64) -> None:
    """Discard it, then its icon for free (5.4). It pushes: a step does it last."""
    piles.junk_card(s, s.me, kind)
    s.push(junk_program(WATER if kind == SILO else DECK[kind].junk), s.me, kind)


def use(s: Table, place: i64, which: i64) -> None:
    """Pay, count as used, carry out (9.1). It pushes: a step does it last."""
    ability = ability_at(s, place, which)
    cost = ability.price(s, s.me)
    piles.pay(s, cost)
    mark_used(s, s.me, place)
    s.acting = bit(place)
    card: i64 = PUNK
    if not has(s.persons, place):
        card = FIRST_CAMP + s.camp_of(lane_of(place))
    elif not has(s.punks, place):
        card = s.kind_at(place)
    if s.tells:
        s.tell("ability_used", "radlands.9.1", {"seat": s.me, "card": s.shown_word(place), "cost": cost})
    s.push(ability.pc, s.me, card)


@final
class EndTurn(Step[Table]):
    """Water and "this turn" marks go, for both players' cards (3.4); the other player's turn begins."""

    def run(self, s: Table) -> None:
        if s.tells:
            s.tell("turn_ended", "radlands.4.4", {"seat": s.me, "turn": s.turn})
        s.water = 0
        s.marks = 0
        s.spent = 0
        s.used = 0
        s.acting = 0
        s.actions = 0
        s.fresh = 0
        s.fresh_twice = 0
        if s.turn >= (s.rules >> TURNS_AT) & 0xFFFF:
            s.finish(0, BY_TURNS)
            return
        s.turn += 1
        s.active = 1 - s.active
        s.begin(TURN, s.active, NOTHING)


CAMPS_PROGRAM: Final = program(
    "radlands.camps",
    (
        ChooseTogether(CampsToPick(CAMP, "radlands.pick_left"), into=A),
        KeepCamps(0),
        ChooseTogether(CampsToPick(CAMP, "radlands.pick_middle"), into=A),
        KeepCamps(1),
        ChooseTogether(CampsToPick(CAMP, "radlands.pick_right"), into=A),
        KeepCamps(2),
        RevealCamps(),
        DrawHands(),
        FlipCoin(),
        BeginTurns(),
    ),
)
REVEAL: Final = CAMPS_PROGRAM + 6  # where games with given camps begin

TURN: Final = program(
    "radlands.turn",
    (
        ResolveFirstEvent(),
        AdvanceEvents(),
        Replenish(),
        Act(),
        PlayOrJunk(),
        PersonPlace(making_room=True),
        PersonPlace(making_room=False),
        WhichToUse(),
        Do(),
        EndTurn(),
    ),
)
ACT: Final = TURN + 3  # where a position in the middle of a turn goes on
