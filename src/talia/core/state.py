"""State: the whole table. Who is asked, what they may answer, random numbers, clones, views, saves.

A game's state adds the table itself, as ints and sets of ints: no object in it points to another, but for chains that
never change and may be shared.
"""

from __future__ import annotations

import json
from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from talia.core import memory, save, view
from talia.core.action import Domain, Option
from talia.core.bits import bit, has, lowest, members
from talia.core.check import told
from talia.core.errors import GameOver, IllegalAnswer, NotAsked, Unchecked
from talia.core.event import Log
from talia.core.facts import returns_by_rank, returns_of_two
from talia.core.frame import Step
from talia.core.program import STEPS
from talia.core.running import Running
from talia.core.view import Decision, Outcome, View


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State(Running):
    """One table in mid-game. A game's own state inherits from it and adds what lies on the table."""

    def advance(self) -> None:
        """Run steps until somebody is asked or the game is over."""
        while self.owing == 0 and not self.ended:
            step = STEPS[self.pc]
            self.pc += 1
            step.run(self)

    # Answering: `take` for search, `answer` for everybody.

    def options_of(self, seat: i64) -> i64:
        """The options of a seat that is asked, as a set of numbers of the question's domain."""
        if self.options != 0:
            return self.options
        return STEPS[self.pc - 1].options(self, seat)

    def take(self, seat: i64, number: i64) -> None:
        """Answer without any check: for search, which takes answers from `options_of` only."""
        if self.recall is not None:
            self._take_to_heart(seat, number)  # apart, so that search pays for one look and no more
            return
        STEPS[self.pc - 1].answered(self, seat, number)
        if self.owing == 0:
            self.advance()

    def _take_to_heart(self, seat: i64, number: i64) -> None:
        """The same where a memory is kept: a seat remembers its own answer, and everybody the question that follows."""
        self.own_memory().answered(seat, self.question, self.domain_of(seat).offset + number)
        STEPS[self.pc - 1].answered(self, seat, number)
        if self.owing == 0:
            self.advance()
        self.own_memory().faced(memory.moment_of(self))

    def answer(self, seat: Unchecked, answer: Unchecked) -> None:
        """Answer the open question: an option, its action number or its word. An illegal answer changes nothing.

        >>> state = talia.game("template").start(7)
        >>> state.answer(0, state.decision(0).options[0])
        >>> state.asked
        (1,)
        >>> state.answer(1, "lunch")
        Traceback (most recent call last):
        talia.core.errors.IllegalAnswer: 'lunch' is not an answer to template.play; allowed: page/1, knight/1, queen/1
        """
        self._answer(seat, self.check(seat, answer))

    def _answer(self, seat: i64, number: i64) -> None:
        """Take a checked answer, keep it in the record and tell of it."""
        record = self.record
        if record is not None:
            domain = self.domain_of(seat)
            record.add(seat, f"{domain.name}:{domain.words[number]}")
        # Told once: that somebody changes their mind is nobody else's business. Memories know it from what is asked.
        others = self.log is not None and self.owing & ~bit(seat) != 0 and self.options == 0
        if others and has(self.owing, seat) and self.asking().locks_in() and self.asking().completes(self, seat):
            self.narrate("locked_in", "core.together", {"seat": seat})
        self.take(seat, number)
        if record is not None and self.ended:
            outcome = self.outcome
            assert outcome is not None
            record.outcome = outcome.to_json()

    def check(self, seat: Unchecked, answer: Unchecked) -> int:
        """The number of an answer within the open question, or an error that says what is allowed."""
        if self.ended:
            raise GameOver("the game is over: nobody is asked")
        domain = self.domain_of(self._asked(seat))
        number = domain.number_of(answer)
        options = self.options_of(seat)
        if not 0 <= number < 62 or not has(options, number):
            allowed = ", ".join(domain.words[n] for n in members(options))
            given = answer.word if isinstance(answer, Option) else answer
            prompt = self.asking().prompt_of(self, seat)
            raise IllegalAnswer(f"{told(given)} is not an answer to {prompt}; allowed: {allowed}")
        return number

    def _asked(self, seat: Unchecked) -> int:
        """The seat, if it is asked (or may still change its answer)."""
        if type(seat) is not int or not 0 <= seat < 62 or not has(self.owing | self.may_answer_again(), seat):
            asked = ", ".join(f"seat {s}" for s in members(self.owing))
            raise NotAsked(f"seat {told(seat)} is not asked; asked: {asked}")
        return seat

    def may_answer_again(self) -> i64:
        """The seats that have locked in a choice and may still change it."""
        return self.locked if self.owing != 0 and self.may_change() else 0

    def asking(self) -> Step[Any]:
        """The step that asked the open question."""
        return STEPS[self.pc - 1]

    def domain_of(self, seat: int) -> Domain:
        """What the answers of a seat that is asked are numbers of."""
        return STEPS[self.pc - 1].domain_of(self, seat)

    # The same in numbers only, for learners: no object is made, and what is not allowed is refused all the same.

    @property
    def who(self) -> int:
        """The seat to act: the lowest that owes an answer; -1 when the game is over."""
        if self.owing == 0:
            return -1
        return lowest(self.owing)

    def legal(self, seat: Unchecked = -1) -> list[int]:
        """The actions that a seat may answer with (by default the one to act), rising; none when the game is over."""
        asked: i64 = self._meant(seat)
        found: list[int] = []
        if asked < 0:
            return found
        step = STEPS[self.pc - 1]
        first: i64 = step.domain_of(self, asked).offset
        options = self.options if self.options != 0 else step.options(self, asked)
        while options != 0:
            found.append(first + lowest(options))
            options &= options - 1
        return found

    def mask(self, seat: Unchecked = -1) -> tuple[int, int]:
        """The same as a first action and a set of 62 bits: bit n stands for action `first + n`; (0, 0) when over.

        >>> state = talia.game("template").start(7)
        >>> first, bits = state.mask(0)
        >>> state.legal(0) == [first + n for n in range(62) if bits >> n & 1]
        True
        """
        asked: i64 = self._meant(seat)
        return (0, 0) if asked < 0 else (self.domain_of(asked).offset, self.options_of(asked))

    @final
    def _meant(self, seat: Unchecked) -> i64:
        """The seat that is asked: the one to act for -1; -1 when the game is over."""
        if type(seat) is int:  # as a number of C's from here on
            given: int = seat
            if given == -1 and self.owing != 0:
                return lowest(self.owing)
            if self.ended and -1 <= given < self.setup.places:
                return -1
        return self._asked(seat)

    def apply(self, action: Unchecked) -> int:
        """Answer for the seat to act, by an action's number; the next seat to act, -1 when the game is over.

        >>> state = talia.game("template").start(7, log=False, memory=False)
        >>> while state.who >= 0:
        ...     next_seat = state.apply(state.legal()[0])
        >>> next_seat, state.over
        (-1, True)
        """
        if self.owing == 0 or type(action) is not int:
            self.check(self.who, action)  # says what is wrong
        chosen: int = action
        seat = lowest(self.owing)
        step = STEPS[self.pc - 1]
        first: int = step.domain_of(self, seat).offset  # not as 64 bits: any number may have been given
        given = chosen - first
        if not 0 <= given < 62:
            self.check(seat, action)
        number: i64 = given
        if not has(self.options if self.options != 0 else step.options(self, seat), number):
            self.check(seat, action)
        if self.tells or self.record is not None:
            self._answer(seat, number)
        else:
            step.answered(self, seat, number)
            if self.owing == 0:
                self.advance()
        if self.owing == 0:  # not one expression with what follows: that would be made an object and looked at
            return -1
        return lowest(self.owing)

    def returns(self) -> tuple[float, ...]:
        """What the game was worth to each seat, zero in sum (`talia.core.facts` has the rule); all 0 before the end.

        >>> state = talia.game("template").start(7, log=False, memory=False)
        >>> state.returns()
        (0.0, 0.0)
        >>> while state.who >= 0:
        ...     next_seat = state.apply(state.legal()[0])
        >>> sorted(state.returns())
        [-1.0, 1.0]
        """
        seats = self.setup.seats
        if not self.ended:
            return (0.0,) * int(seats)
        if seats == 2:
            return returns_of_two(self.won)
        return returns_by_rank(seats, self.won, self.scores())

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
        return view.decision(self, self._asked(seat))

    def view(self, seat: Unchecked, memory: bool = False) -> View:
        """All that a seat (None: an onlooker) may look at now, ready for JSON.

        With `memory` also what it may remember, as `remembered`: for bots, hints and reviews, never for a page.
        """
        self.setup.check_seat(seat)
        return view.view(self, seat, memory)

    def doing(self, seat: int | None, all_notes: bool) -> list[dict[str, Any]]:
        """The running ability and those below it, in words; notes the seat may not know are None."""
        return save.doing(self, seat, all_notes)

    def key(self, seat: Unchecked) -> int:
        """A number of 62 bits for what a seat knows: equal knowledge, equal key.

        With a memory it covers all that the seat was ever told and answered (perfect recall, as exact methods need it);
        without one, this moment only.
        """
        known = self.view(seat, memory=True)
        if self.recall is not None:
            known["memory"] = self.recall.of(seat)
        return save.digest(known)

    def keep(self, log: bool, memory_too: bool) -> None:
        """Begin to keep a log, a memory, or both: events are told from now on. A memory begins with what is seen."""
        if log:
            self.log = Log([], 0)
        if memory_too:
            seen = [self.seen(seat) for seat in (*range(self.setup.places), None)]
            self.recall = memory.begun(seen, memory.moment_of(self))
        self.tells = self.log is not None or self.recall is not None

    def seen(self, seat: int | None) -> list[Any]:
        """All of a view that can differ between two games of one setup."""
        known = [self.question, members(self.owing), members(self.locked)]
        return [known, self.doing(seat, False), self.see(seat), self.recalls(seat)]

    def picture(self, seat: Unchecked = -1, everything: bool = False) -> str:
        """The table as HTML, as a seat (None: an onlooker; by default the one to act) sees it; or everything."""
        from talia.core import picture  # drawn now and then

        if type(seat) is int and seat == -1:
            seat = None if self.ended else self.who
        self.setup.check_seat(seat)
        return picture.of_state(self, seat, everything)

    def _repr_html_(self) -> str:
        return self.picture()

    # Saving.

    def to_position(self) -> dict[str, Any]:
        """The whole state in words and numbers: `Game.position` makes the same state of it, in mid-ability too."""
        return save.to_position(self)

    def save(self) -> str:
        """The state as JSON text, for `Game.load`."""
        return json.dumps(self.to_position(), separators=(",", ":"), ensure_ascii=False)

    def digest(self) -> int:
        """A number of 62 bits for the whole table, the open question and what is still to be drawn."""
        return save.digest(self.to_position())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_position() == other.to_position()

    def __hash__(self) -> int:
        return hash(self.digest())  # as many bits as this machine takes

    def __repr__(self) -> str:
        asked = "over" if self.ended else f"asked {', '.join(str(seat) for seat in self.asked)}"
        return f"<{self.setup.game}, {self.setup.seats} seats, question {self.question}, {asked}>"

    def __copy__(self) -> State:
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: Unchecked) -> State:
        """A clone that keeps log and record, too."""
        copy = self.clone()
        if self.log is not None:
            copy.log = self.log.copy()
            copy.tells = True
        if self.record is not None:
            copy.record = self.record.copy()
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return save.unpickled, save.pickled(self)
