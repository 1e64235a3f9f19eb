"""State: the whole table. Who is asked, what they may answer, random numbers, clones, views, saves.

A game's state adds the table itself, as ints and sets of ints: no object in it points to another, but for chains that
never change and may be shared.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from talia.core import rng as random
from talia.core.action import Domain
from talia.core.bits import bit, has, lowest, members
from talia.core.errors import GameOver, IllegalAnswer, NotAsked, Unchecked
from talia.core.event import Event
from talia.core.frame import NOTHING, STEPS, A, B, C, Frame, Step, whereabouts
from talia.core.view import Decision, Option, Outcome, View, canonical

if TYPE_CHECKING:
    from talia.core.record import Record
    from talia.core.setup import Setup


@mypyc_attr(acyclic=True)
class State:
    """One table in mid-game. A game's own state inherits from it and adds what lies on the table."""

    def __init__(self, setup: Setup, rng: i64) -> None:
        self.setup = setup
        self.rng: i64 = rng
        # The open question: the seats that owe an answer, those that have given one and may still change it, and the
        # options of the one seat asked (0 when several are asked at once: then the asking step tells each seat's).
        self.owing: i64 = 0
        self.locked: i64 = 0
        self.options: i64 = 0
        self.question: i64 = 0  # counts the questions, so that an answer to an old one can be refused
        self.sealed: i64 = 0  # the last question whose answer let somebody learn something: not to be taken back
        # The end.
        self.ended: bool = False
        self.won: i64 = 0
        self.reason: i64 = 0
        # The running ability.
        self.pc: i64 = 0
        self.me: i64 = 0
        self.card: i64 = 0
        self.a: i64 = NOTHING
        self.b: i64 = NOTHING
        self.c: i64 = NOTHING
        self.d: i64 = NOTHING
        self.below: Frame | None = None
        # Kept for people, not for search: clones go without.
        self.log: list[Event] | None = None
        self.record: Record | None = None

    # What each game says of its own table.

    def clone(self) -> State:
        """An independent state, without log and record."""
        raise NotImplementedError

    def see(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: an onlooker) sees of the table, built up from what it may know."""
        raise NotImplementedError

    def lay_out(self) -> dict[str, Any]:
        """The whole table in words, as a position has it."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: i64) -> i64:
        """Deal anew, evenly, everything that the seat cannot know, and give the generator back as it is afterwards.

        Also lays a new generator into the state, so that a guess knows nothing of what is still to be drawn.
        """
        raise NotImplementedError

    def scores(self) -> tuple[int, ...]:
        """The score of every seat, as it stands."""
        raise NotImplementedError

    def card_word(self, card: i64) -> str:
        """The word of a card number."""
        raise NotImplementedError

    def option_parts(self, domain: Domain, number: i64, seat: int) -> dict[str, Any]:
        """What a client needs to know of an option besides its word, such as whose card it is."""
        return {}

    def decision_parts(self, seat: int) -> dict[str, Any]:
        """What a client needs to know of the open question besides its options."""
        return {}

    def sees_note(self, program: str, note: int, me: int, seat: int | None) -> bool:
        """May the seat know this note of a running or waiting ability?"""
        return True

    def may_change(self) -> bool:
        """May a locked-in choice be changed while others still choose?"""
        return False

    # The loop and its verbs.

    def advance(self) -> None:
        """Run steps until somebody is asked or the game is over."""
        while self.owing == 0 and not self.ended:
            step = STEPS[self.pc]
            self.pc += 1
            step.run(self)

    def begin(self, program: i64, me: i64, card: i64) -> None:
        """Start a program with nothing below it."""
        self.below = None
        self.pc = program
        self.me = me
        self.card = card
        self.a = self.b = self.c = self.d = NOTHING

    def push(self, program: i64, me: i64, card: i64) -> None:
        """Run a program now; what was running waits below."""
        self.below = Frame(self.pc, self.me, self.card, self.a, self.b, self.c, self.d, self.below)
        self.pc = program
        self.me = me
        self.card = card
        self.a = self.b = self.c = self.d = NOTHING

    def pop(self) -> None:
        """Take up the frame below."""
        frame = self.below
        assert frame is not None, "the lowest program has ended"
        self.pc = frame.pc
        self.me = frame.me
        self.card = frame.card
        self.a = frame.a
        self.b = frame.b
        self.c = frame.c
        self.d = frame.d
        self.below = frame.below

    def note(self, which: i64) -> i64:
        if which == A:
            return self.a
        if which == B:
            return self.b
        if which == C:
            return self.c
        return self.d

    def set_note(self, which: i64, value: i64) -> None:
        if which == A:
            self.a = value
        elif which == B:
            self.b = value
        elif which == C:
            self.c = value
        else:
            self.d = value

    def ask(self, seat: i64, options: i64) -> None:
        """Open a question to one seat."""
        self.owing = bit(seat)
        self.options = options
        self.question += 1

    def ask_together(self, seats: i64) -> None:
        """Open a question to several seats at once; the asking step tells each seat's options."""
        self.owing = seats
        self.locked = 0
        self.options = 0
        self.question += 1

    def lock_in(self, seat: i64) -> None:
        """A seat has given its secret answer."""
        self.owing &= ~bit(seat)
        self.locked |= bit(seat)
        if self.owing == 0:
            self.locked = 0

    def finish(self, winners: i64, reason: i64) -> None:
        """End the game. The winners are a set of seats, the reason a number in the game's list of reasons."""
        self.ended = True
        self.won = winners
        self.reason = reason
        self.owing = 0
        self.locked = 0

    def seal(self) -> None:
        """Something hidden was seen or drawn: what was answered up to now cannot be taken back."""
        self.sealed = self.question

    def random_below(self, n: i64) -> i64:
        """A random number from 0 to n-1, from the state's own generator."""
        self.sealed = self.question
        self.rng = random.advance(self.rng)
        return random.scaled(self.rng, n)

    def seats(self) -> i64:
        return self.setup.seats

    # Answering: `take` for search, `answer` for everybody.

    def options_of(self, seat: i64) -> i64:
        """The options of a seat that is asked, as a set of numbers of the question's domain."""
        if self.options != 0:
            return self.options
        return STEPS[self.pc - 1].options(self, seat)

    def take(self, seat: i64, number: i64) -> None:
        """Answer without any check: for search, which takes answers from `options_of` only."""
        STEPS[self.pc - 1].answered(self, seat, number)
        if self.owing == 0:
            self.advance()

    def answer(self, seat: Unchecked, answer: Unchecked) -> None:
        """Answer the open question: an option, its action number or its word. An illegal answer changes nothing."""
        number = self.check(seat, answer)
        record = self.record
        if record is not None:
            domain = self.domain_of(seat)
            record.add(seat, f"{domain.name}:{domain.words[number]}")
        # Told once: that somebody changes their mind is nobody else's business.
        together = self.log is not None and self.owing & ~bit(seat) != 0 and self.options == 0
        if together and has(self.owing, seat) and self.asking().locks_in():
            self.tell("locked_in", "core.together", {"seat": seat})
        self.take(seat, number)
        outcome = self.outcome
        if record is not None and outcome is not None:
            record.outcome = outcome.to_json()

    def check(self, seat: Unchecked, answer: Unchecked) -> int:
        """The number of an answer within the open question, or an error that says what is allowed."""
        if self.ended:
            raise GameOver("the game is over: nobody is asked")
        asked = members(self.owing)
        if type(seat) is not int or not 0 <= seat < 62 or not has(self.owing | self.may_answer_again(), seat):
            raise NotAsked(f"seat {seat!r} is not asked; asked: {', '.join(f'seat {s}' for s in asked)}")
        domain = self.domain_of(seat)
        number = -1
        if isinstance(answer, Option):
            number = answer.action - domain.offset
        elif isinstance(answer, str):
            prefix, _, word = answer.rpartition(":")
            if prefix in ("", domain.name):
                number = domain.numbers.get(word, -1)
        elif type(answer) is int:
            number = answer - domain.offset
        options = self.options_of(seat)
        if not 0 <= number < 62 or not has(options, number):
            allowed = ", ".join(domain.words[n] for n in members(options))
            given = answer.word if isinstance(answer, Option) else answer
            raise IllegalAnswer(
                f"{given!r} is not an answer to {self.asking().prompt_of(self, seat)}; allowed: {allowed}"
            )
        return number

    def may_answer_again(self) -> i64:
        """The seats that have locked in a choice and may still change it."""
        return self.locked if self.owing != 0 and self.may_change() else 0

    def asking(self) -> Step[Any]:
        """The step that asked the open question."""
        return STEPS[self.pc - 1]

    def domain_of(self, seat: int) -> Domain:
        """What the answers of a seat that is asked are numbers of."""
        return STEPS[self.pc - 1].domain_of(self, seat)

    # What people and bots see.

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        return tuple(members(self.owing))

    @property
    def over(self) -> bool:
        return self.ended

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it lasts."""
        if not self.ended:
            return None
        return Outcome(tuple(members(self.won)), self.scores(), self.setup.reason_word(self.reason))

    def decision(self, seat: Unchecked) -> Decision:
        """The open question to a seat, with every option that is allowed."""
        if self.ended:
            raise GameOver("the game is over: nobody is asked")
        if type(seat) is not int or not 0 <= seat < 62 or not has(self.owing | self.may_answer_again(), seat):
            asked = ", ".join(f"seat {s}" for s in members(self.owing))
            raise NotAsked(f"seat {seat!r} is not asked; asked: {asked}")
        step = self.asking()
        domain = self.domain_of(seat)
        options = [
            Option(domain.offset + n, domain.words[n], self.option_parts(domain, n, seat))
            for n in members(self.options_of(seat))
        ]
        card = self.card_word(self.card) if self.card != NOTHING else None
        return Decision(
            seat, step.prompt_of(self, seat), self.question, card, domain.name, options, self.decision_parts(seat)
        )

    def view(self, seat: Unchecked) -> View:
        """All that a seat (None: an onlooker) may know of this moment, ready for JSON."""
        self.setup.check_seat(seat)
        outcome = self.outcome
        view: View = {
            "game": self.setup.game,
            "rules": self.setup.rules,
            "seats": self.setup.seats,
            "options": self.setup.options,
            "seat": seat,
            "asked": members(self.owing),
            "locked": members(self.locked),
            "question": self.question,
            "doing": self.doing(seat, False),
            "table": self.see(seat),
            "outcome": None if outcome is None else outcome.to_json(),
        }
        if seat is not None and not self.ended and has(self.owing | self.may_answer_again(), seat):
            view["decision"] = self.decision(seat).to_json()
        return view

    def doing(self, seat: int | None, all_notes: bool) -> list[dict[str, Any]]:
        """The running ability and those below it, in words; notes the seat may not know are None."""
        if self.ended:
            return []
        found: list[dict[str, Any]] = []
        frame: Frame | None = Frame(self.pc, self.me, self.card, self.a, self.b, self.c, self.d, self.below)
        while frame is not None:
            name, at = whereabouts(frame.pc)
            notes: list[int | None] = []
            for number, value in enumerate((frame.a, frame.b, frame.c, frame.d)):
                shown = all_notes or self.sees_note(name, number, frame.me, seat)
                notes.append(value if shown else None)
            card = self.card_word(frame.card) if frame.card != NOTHING else None
            found.append({"program": name, "at": at, "seat": frame.me, "card": card, "notes": notes})
            frame = frame.below
        return found

    def events(self, seat: Unchecked, since: int = 0) -> list[dict[str, Any]]:
        """What a seat (None: an onlooker) has been told since event number `since`; each event has its number `n`."""
        if self.log is None:
            raise ValueError("this state keeps no log; start the game with log=True")
        self.setup.check_seat(seat)
        told: list[dict[str, Any]] = []
        for number in range(since, len(self.log)):
            seen = self.log[number].seen_by(seat)
            if seen is not None:
                seen["n"] = number
                told.append(seen)
        return told

    def key(self, seat: Unchecked) -> int:
        """A number of 62 bits for what a seat knows: equal knowledge, equal key.

        With a log it covers all that the seat was ever told and asked (perfect recall, as exact methods need it);
        without one, this moment only.
        """
        known: View = self.view(seat)
        if self.log is not None:
            known["told"] = self.events(seat)
        digest = hashlib.blake2b(canonical(known), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> 2

    def tell(
        self,
        kind: str,
        rule: str,
        parts: dict[str, Any],
        secret: dict[str, Any] | None = None,
        seats: i64 = 0,
        private: bool = False,
    ) -> None:
        """Log what happened. Verbs call it behind `if self.log is not None`, so that search pays nothing."""
        if self.log is not None:
            self.log.append(Event(kind, rule, parts, secret, seats, self.question, private))

    # Saving.

    def to_position(self) -> dict[str, Any]:
        """The whole state in words and numbers: `Game.position` makes the same state of it, in mid-ability too."""
        outcome = self.outcome
        position: dict[str, Any] = {
            "game": self.setup.game,
            "rules": self.setup.rules,
            "seats": self.setup.seats,
            "options": self.setup.options,
            "table": self.lay_out(),
            "doing": self.doing(None, True),
            "asked": members(self.owing),
            "locked": members(self.locked),
            "question": self.question,
            "random": self.rng,
        }
        if outcome is not None:
            position["outcome"] = outcome.to_json()
        return position

    def save(self) -> str:
        """The state as JSON text, for `Game.load`."""
        return json.dumps(self.to_position(), separators=(",", ":"), ensure_ascii=False)

    def carry_to(self, copy: State) -> None:
        """Give a clone the open question, the running ability and those below it, and the end."""
        copy.owing = self.owing
        copy.locked = self.locked
        copy.options = self.options
        copy.question = self.question
        copy.sealed = self.sealed
        copy.ended = self.ended
        copy.won = self.won
        copy.reason = self.reason
        copy.pc = self.pc
        copy.me = self.me
        copy.card = self.card
        copy.a = self.a
        copy.b = self.b
        copy.c = self.c
        copy.d = self.d
        copy.below = self.below

    def first_asked(self) -> i64:
        """The lowest seat that owes an answer: for loops that only want the game to go on."""
        return lowest(self.owing)
