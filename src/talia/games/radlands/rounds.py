"""Setup and turn, themselves programs of steps (sections 2, 4 and 5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit
from talia.core.frame import NOTHING, A, B, ChooseTogether, Frame, Line, Step
from talia.core.notes import Between, Holding, NumberOf
from talia.core.program import Label, program, program_at
from talia.games.radlands.cards.box import CAMP_CARDS, DECK
from talia.games.radlands.cards.card import DAMAGED, DESTROYED, Steps
from talia.games.radlands.extra.picking_camps import CampsToPick, KeepCamps, PickCamps
from talia.games.radlands.numbers import (
    ACTIONS,
    ACTIONS_AT,
    BACK,
    CAMP,
    CAMPS_DAMAGED,
    CARD_COST,
    CHOICES,
    COLUMNS_AT,
    END,
    HEARD_BOUGHT,
    HEARD_TURN,
    HEARD_TURN_ENDED,
    JUNK,
    MAKE_ROOM,
    NOTED_BUY,
    NOTED_CARD,
    NOTED_SILO,
    NOTED_USE,
    SILO_COST,
    TURNS_AT,
    income,
)
from talia.games.radlands.shape import BUY, BUY_BIT, LAST_PERSON, RAIDERS, SILO, SILO_BIT, USE
from talia.games.radlands.state import BY_TURNS, Radlands
from talia.games.radlands.steps import PersonPlace, WhichAbility, junk_program
from talia.games.radlands.verbs import board, piles, queue
from talia.games.radlands.verbs.playing import play_event, play_person, resolve, use, used_place
from talia.games.radlands.verbs.running import enters, is_ability, is_resolved, nothing_noted
from talia.games.radlands.verbs.traits import can_play, usable

COIN: Final = 2  # in `active` before the game: nobody yet
PLAY_AND_JUNK: Final = 6

# Before the first turn.


@final
class RevealCamps(Step[Radlands]):
    """All six at the same moment; the others leave the game unseen. Traits "before the game" apply (2.5).

    In small games those further right begin destroyed (`columns`), or all begin `damaged`.
    """

    def run(self, s: Radlands) -> None:
        s.seal()
        s.set_dealt(0, 0)
        s.set_dealt(1, 0)
        s.standing = BACK
        if s.tells:
            words = [board.camp_word(s, lane) for lane in range(6)]
            s.tell("camps_revealed", "radlands.2.2", {"seat_0": words[:3], "seat_1": words[3:]})
        played = (s.rules >> COLUMNS_AT) & 3
        for lane in range(6):
            begins = CAMP_CARDS[s.camp_number(lane)].begins
            if begins == DESTROYED or lane % 3 >= played:
                board.destroy_camp(s, 1 + 3 * lane)
            elif begins == DAMAGED or s.rules & CAMPS_DAMAGED != 0:
                board.damage(s, bit(1 + 3 * lane))


@final
class DrawHands(Step[Radlands]):
    """As many cards as the three camps say (2.6)."""

    def run(self, s: Radlands) -> None:
        played = (s.rules >> COLUMNS_AT) & 3
        for seat in range(2):
            cards: i64 = 0
            for lane in range(3 * seat, 3 * seat + played):
                cards += CAMP_CARDS[s.camp_number(lane)].starting
            piles.draw_cards(s, seat, cards)


@final
class FlipCoin(Step[Radlands]):
    """Who begins is decided after the camps are revealed and the hands drawn (D14), unless an option says it."""

    def run(self, s: Radlands) -> None:
        if s.active == COIN:
            s.active = s.random_below(2)
        if s.tells:
            s.tell("first_player", "radlands.2.7", {"seat": s.active})


@final
class BeginTurns(Step[Radlands]):
    def run(self, s: Radlands) -> None:
        s.turn = 1
        s.begin(TURN, s.active, NOTHING)


# The turn.


@final
class ResolveFirstEvent(Step[Radlands]):
    """An event in space 1 resolves completely before the others move (section 4)."""

    def run(self, s: Radlands) -> None:
        if s.tells:
            s.hear(HEARD_TURN + (s.turn << 1) + s.me)
            if s.log is not None:
                s.narrate("turn_began", "radlands.4.1", {"seat": s.me, "turn": s.turn})
        kind = s.event_at(s.me, 1)
        if kind != 0:
            queue.set_event(s, s.me, 1, 0)
            resolve(s, s.me, kind)

    def pushes(self, s: Radlands, below: Frame, above: Frame) -> bool:
        return nothing_noted(below) and is_resolved(s, above, below.me)


@final
class AdvanceEvents(Step[Radlands]):
    def run(self, s: Radlands) -> None:
        queue.advance_queue(s, s.me)


@final
class Replenish(Step[Radlands]):
    """Draw one card, then take 3 water; 1 in the very first turn (2.8)."""

    def run(self, s: Radlands) -> None:
        piles.draw(s, s.me)
        s.water = income(s.rules, s.turn)
        if s.log is not None:  # how much it is follows from the turn
            s.narrate("replenished", "radlands.4.2", {"seat": s.me, "water": s.water})


@final
class Act(Step[Radlands]):
    """Ask what to do next. Note A is the answer; a card of the hand is kept as `picked`, its owner's secret."""

    def __init__(self) -> None:
        self.which: i64 = -1
        self.do: i64 = -1

    def bind(self, line: Line) -> None:
        self.which = line.place("which")
        self.do = line.place("do")

    def run(self, s: Radlands) -> None:
        s.acting = 0
        options: i64 = 1
        if s.actions < (s.rules >> ACTIONS_AT) & 0xFFF:
            options |= s.hand(s.me)
            uses = usable(s, s.me)
            options |= uses << USE if s.me == 0 else uses << (USE - 9)
            if s.water >= SILO_COST:
                if s.water >= CARD_COST:
                    options |= BUY_BIT
                if not s.silo_in_hand(s.me):
                    options |= SILO_BIT
        # Asked even when "end" is all there is: a turn that ended by itself could not be taken back.
        s.ask(s.me, options)

    def answered(self, s: Radlands, seat: i64, number: i64) -> None:
        # Straight on to the step that has something to do.
        if number > SILO:
            s.a = number - USE + NOTED_USE
            s.go(self.which if number < BUY else self.do)
        elif number != END:
            s.picked = number
            s.a = NOTED_CARD
        else:
            s.a = END
            s.go(self.do)
        s.owing = 0

    def domain(self) -> Domain:
        return ACTIONS

    def prompt(self) -> str:
        return "radlands.act"

    def fills(self, s: Radlands) -> list[tuple[int, Holding]]:
        return [(A, Between(NOTED_CARD, NOTED_SILO))]

    def wrong(self, s: Radlands) -> str:
        if s.acting != 0:
            return "no card is `acting` while it is asked what to do next"
        noted = s.a != NOTHING or s.b != NOTHING or s.c != NOTHING or s.d != NOTHING
        return "nothing is noted while it is asked what to do next" if noted else ""


@final
class PlayOrJunk(Step[Radlands]):
    """A picked card that can be played may also be junked (into note B)."""

    def __init__(self) -> None:
        self.place: i64 = -1
        self.do: i64 = -1

    def bind(self, line: Line) -> None:
        self.place = line.place("place")
        self.do = line.place("do")

    def run(self, s: Radlands) -> None:
        if s.a != NOTED_CARD or s.picked == 0:
            return
        if s.picked != SILO and can_play(s, s.me, s.picked):
            s.ask(s.me, PLAY_AND_JUNK)
        else:
            s.b = JUNK
            s.go(self.do)

    def answered(self, s: Radlands, seat: i64, number: i64) -> None:
        s.b = number
        s.owing = 0
        if number == JUNK or s.picked > LAST_PERSON:
            s.go(self.do)
        elif s.rules & MAKE_ROOM == 0:
            s.go(self.place)

    def domain(self) -> Domain:
        return CHOICES

    def prompt(self) -> str:
        return "radlands.play_or_junk"

    def fills(self, s: Radlands) -> list[tuple[int, Holding]]:
        return [(B, NumberOf(CHOICES))]

    def wrong(self, s: Radlands) -> str:
        if s.picked == 0:
            return "no card is picked to be played or junked (`picked`)"
        alone = s.a == NOTED_CARD and s.b == NOTHING and s.c == NOTHING and s.d == NOTHING
        return "" if alone else f"a picked card is noted as {NOTED_CARD} (A), and nothing else is"


@final
class Do(Step[Radlands]):
    """Carry the action out, then ask again; with "end" the turn goes on to its end."""

    def __init__(self) -> None:
        self.act: i64 = -1

    def bind(self, line: Line) -> None:
        self.act = line.place("act")

    def run(self, s: Radlands) -> None:
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
        s.go(self.act)  # when this action is done
        s.actions += 1
        if action == NOTED_CARD:
            kind = s.picked
            s.picked = 0
            if which == JUNK:
                junk(s, kind)
            elif kind <= LAST_PERSON:
                play_person(s, s.me, kind, place, room)
            else:
                play_event(s, s.me, kind)
        elif action == NOTED_BUY:
            piles.pay(s, CARD_COST)
            if s.tells:
                s.hear(HEARD_BOUGHT + s.me)
                if s.log is not None:
                    s.narrate("card_bought", "radlands.5.3", {"seat": s.me, "cost": CARD_COST})
            piles.draw(s, s.me)
        elif action == NOTED_SILO:
            piles.pay(s, SILO_COST)
            piles.take_silo(s, s.me)
        else:
            use(s, used_place(s.me, action), which)

    def pushes(self, s: Radlands, below: Frame, above: Frame) -> bool:
        if above.me != below.me or not nothing_noted(below):
            return False
        if is_ability(s, above) or enters(above) or (above.card != RAIDERS and is_resolved(s, above, below.me)):
            return True
        junked = 1 <= above.card <= SILO
        return junked and program_at(above.pc) is junk_program(DECK[above.card].junk)

    def waits_at(self, place: i64) -> i64:
        return self.act


def junk(s: Radlands, kind: i64) -> None:
    """Discard it, then its icon for free (5.4). It pushes: a step does it last."""
    piles.junk_card(s, s.me, kind)
    s.push(junk_program(DECK[kind].junk), s.me, kind)


@final
class EndTurn(Step[Radlands]):
    """Water and "this turn" marks go, for both players' cards (3.4); the other player's turn begins."""

    def run(self, s: Radlands) -> None:
        if s.tells:
            s.hear(HEARD_TURN_ENDED + (s.turn << 1) + s.me)
            if s.log is not None:
                s.narrate("turn_ended", "radlands.4.4", {"seat": s.me, "turn": s.turn})
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


REVEALED: Final[Steps] = (Label("reveal"), RevealCamps(), DrawHands(), FlipCoin(), BeginTurns())
CAMPS_PROGRAM: Final = program("radlands.pick_camps", (Label("pick"), PickCamps(), *REVEALED), rule="radlands.2.2")
# Rules 1: after each camp both wait for the other.
CAMPS_ONE_BY_ONE: Final = program(
    "radlands.camps",
    (
        Label("left"),
        ChooseTogether(CampsToPick(CAMP, "radlands.pick_left"), into=A),
        KeepCamps(0),
        Label("middle"),
        ChooseTogether(CampsToPick(CAMP, "radlands.pick_middle"), into=A),
        KeepCamps(1),
        Label("right"),
        ChooseTogether(CampsToPick(CAMP, "radlands.pick_right"), into=A),
        KeepCamps(2),
        *REVEALED,
    ),
    rule="radlands.2.2",
    secret=True,
    notes=(CAMP, CAMP),
)
PICKS: Final = ["left", "middle", "right"]  # labels, in the order in which camps are laid down
PICK: Final = CAMPS_PROGRAM.at("pick")
REVEAL: Final = CAMPS_PROGRAM.at("reveal")  # where games with given camps begin

TURN: Final = program(
    "radlands.turn",
    (
        ResolveFirstEvent(),
        AdvanceEvents(),
        Replenish(),
        Label("act"),
        Act(),
        PlayOrJunk(),
        Label("room"),
        PersonPlace(making_room=True),
        Label("place"),
        PersonPlace(making_room=False),
        Label("which"),
        WhichAbility(A, into=B, action=True),
        Label("do"),
        Do(),
        EndTurn(),
    ),
    rule="radlands.4",
)
