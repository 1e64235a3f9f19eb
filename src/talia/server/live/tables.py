"""Table: one game on the server, its seats, clock and record, as the table's entries make it. No sockets, no store.

`apply` is the only way a table changes. Restoring a table is applying its entries again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import talia
from talia import fair
from talia.core.bits import bit, has
from talia.core.record import Record
from talia.core.state import State
from talia.server.live.clocks import Clock
from talia.server.live.rewinding import Past, played_before, restoring
from talia.server.live.seats import SeatState
from talia.server.wire.about import Opening, Result, Status
from talia.server.wire.entries import (
    Agreed,
    Answered,
    AnyEntry,
    Claimed,
    Dealt,
    Dropped,
    Filled,
    Finished,
    Followed,
    Helped,
    Offered,
    Plan,
    Requested,
    Rewound,
    Stood,
    Voted,
    Woke,
)
from talia.server.wire.telling import move_told
from talia.server.wire.views import Said


class Table:
    """One game from the first open seat to the last card."""

    def __init__(self, id: str, plan: Plan) -> None:
        self.id = id
        self.plan = plan
        self.game = talia.game(plan.game)
        self.seats = [SeatState(place) for place in plan.seats]
        self.state: State | None = None
        self.questions: list[int] = []  # the number of the question that each answer of the record was given to
        self.begun = 0  # answers of the record that were given at another table
        self.epoch = 0  # counts the take-backs
        self.clock = Clock(plan.clock, len(plan.seats))
        self.practice = plan.practice
        self.request: Requested | None = None
        self.agreed: set[int] = set()
        self.refused: set[tuple[int, int]] = set()  # take-backs already asked for in this epoch: seat, question
        self.requests = 0
        self._named: tuple[int, Said | None] = (0, None)  # the move that the request of that number is about
        self.finished: Finished | None = None
        self.votes: set[int] = set()
        self.declined: set[int] = set()  # have said no to a rematch
        self.followed: Followed | None = None
        # A deal that is still to be played from the other side stays closed: whoever hears that this is over opens it.
        self.sealed = plan.series is not None and plan.series.kind == "duplicate"
        self.length = 0  # how many entries have been applied
        self.ended_at = 0.0
        self.past = Past()
        # While audiences are told one after the other: events by their place in the log, as the last one was told of
        # them, and their bytes.
        self.told: dict[int, tuple[dict[str, Any], bytes]] = {}

    @classmethod
    def restored(cls, id: str, plan: Plan, entries: Sequence[AnyEntry]) -> Table:
        """The table that these entries make of a plan. A long one takes a while: `rewinding.restoring` is in steps."""
        table = cls(id, plan)
        for _ in restoring(table, entries):
            pass
        return table

    def look_at(self, state: State) -> None:
        """A finished game of somebody else's, imported."""
        self.state = state
        if not state.over:
            self.finished = Finished(at=self.plan.created, winners=[], reason="stopped")

    def timed(self) -> bool:
        """Is anybody's time kept here, the game's own too?"""
        setup = self.game.setup_under(self.plan.rules, len(self.seats), self.plan.options)
        return self.clock.used or setup.places > setup.seats

    # What can be asked of it.

    @property
    def status(self) -> Status:
        if self.state is None:
            return "waiting"
        return "ended" if self.over else "playing"

    @property
    def over(self) -> bool:
        return self.finished is not None or (self.state is not None and self.state.over)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer; the game's own clock may be among them."""
        return () if self.state is None or self.over else self.state.asked

    @property
    def shown(self) -> tuple[bool, Requested | None, list[int]]:
        """What everybody is told of besides views, and an answer may change."""
        return self.over, self.request, [len(seat.stood) for seat in self.seats]

    def live(self) -> State:
        """The running game."""
        assert self.state is not None
        return self.state

    def record(self) -> Record:
        """How the game was dealt and every answer: never to go out before the end."""
        record = self.live().record
        assert record is not None
        return record

    def persons(self) -> list[int]:
        """The seats whose player is a person, present or not."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.resigned]

    def given(self, seat: int, question: int) -> str | None:
        """The word a seat has answered that question with, if it has."""
        answers = self.record().answers
        for number in range(len(answers) - 1, -1, -1):
            if self.questions[number] < question:
                return None
            if self.questions[number] == question and answers[number][0] == seat:
                return answers[number][1]
        return None

    def locked_in(self, seat: int) -> str | None:
        """What a seat has answered to the open question, while others still choose."""
        state = self.live()
        return self.given(seat, state.question) if not self.over and has(state.locked, seat) else None

    def safe(self, seat: int) -> list[int]:
        """Answers of a seat that can be taken back without anybody having learned anything, latest first.

        `core.takeback.points` without replaying the game for every update, and with one case less: while somebody else
        has locked in a choice there are none, or the list would tell when they change their mind.
        """
        answers = self.record().answers
        state = self.live()
        sealed = state.sealed
        if state.locked & ~bit(seat) != 0:
            return []
        found: list[int] = []
        for number in range(len(answers) - 1, self.begun - 1, -1):
            if answers[number][0] != seat or self.questions[number] <= sealed:
                break
            found.append(number)
        return found

    def takebacks(self, seat: int) -> tuple[list[int], int | None]:
        """Questions a seat may go back to at once, latest first, and the one it may ask to go back to."""
        if self.state is None or self.over or self.plan.undo == "never":
            return [], None
        if self.plan.undo == "free":
            answers = self.record().answers
            own = [self.questions[number] for number in range(self.begun, len(answers)) if answers[number][0] == seat]
            return list(dict.fromkeys(reversed(own))), None
        free = list(dict.fromkeys(self.questions[number] for number in self.safe(seat)))
        if free or self.request is not None or len(self.persons()) < 2:
            return free, None
        answers = self.record().answers
        for number in range(len(answers) - 1, self.begun - 1, -1):
            if answers[number][0] == seat:
                question = self.questions[number]
                return free, None if (seat, question) in self.refused else question
        return free, None

    def first_answer(self, seat: int, question: int) -> int | None:
        """The number of the first answer a seat gave to a question."""
        for number, (who, _) in enumerate(self.record().answers):
            if who == seat and self.questions[number] == question:
                return number if number >= self.begun else None
        return None

    def view(self, seat: int | None, memory: bool = False) -> dict[str, Any]:
        """What a seat (None: an onlooker) sees; `memory`, what it may remember besides, is for bots alone."""
        view = self.live().view(seat, memory)
        if self.finished is not None:  # the rules would still ask, but nobody is to answer
            view.pop("decision", None)
            view["asked"] = []
        return view

    def result(self) -> Result | None:
        state = self.state
        if self.finished is not None:
            scores = list(state.scores()) if state is not None else []
            end = self.finished
            return Result(winners=end.winners, scores=scores, reason=end.reason, by_rules=False, seat=end.seat)
        outcome = None if state is None else state.outcome
        if outcome is None:
            return None
        return Result(winners=list(outcome.winners), scores=list(outcome.scores), reason=outcome.reason)

    def waiting_for(self) -> list[int]:
        """The seats that have not yet agreed to the open request."""
        request = self.request
        if request is None:
            return []
        return [seat for seat in self.persons() if seat != request.seat and seat not in self.agreed]

    def named(self) -> Said | None:
        """What the open request would take back, as far as everybody has seen it: made of public events alone."""
        request = self.request
        if request is None:
            return None
        if self._named[0] != self.requests:
            word = self.given(request.seat, request.question) or ""
            events = [event for event in self.live().events(None, 0) if event["question"] == request.question]
            self._named = (self.requests, move_told(self.plan.game, request.seat, word, events))
        return self._named[1]

    def opening(self) -> Opening | None:
        plan = self.plan
        if plan.fair is not None:  # of an imported game, checked when it came in
            return Opening(**{key: plan.fair[key] for key in ("secret", "salt", "luck", "seed")})
        if not self.over or self.sealed or self.state is None or plan.secret is None or plan.salt is None:
            return None
        luck = [seat.luck for seat in self.seats]
        return Opening(secret=plan.secret, salt=plan.salt, luck=luck, seed=str(fair.seed(plan.secret, luck)))

    # How it changes.

    def applied(self, entries: list[AnyEntry]) -> int:
        """Let entries happen; tells how many answers were among them that others notice."""
        told = 0
        for entry in entries:
            asked, question = self.asked, self.state and self.state.question
            self.apply(entry)
            told += isinstance(entry, Answered) and (entry.seat in asked or question != self.live().question)
        return told

    def apply(self, entry: AnyEntry) -> None:
        """Let an entry happen."""
        self.length += 1
        match entry:
            case Answered():
                self._answer(entry)
            case Offered():
                self.seats[entry.seat].offered = True
            case Claimed():
                self._claim(entry)
            case Filled():
                seat = self.seats[entry.seat]
                seat.kind, seat.level, seat.offered = "bot", entry.level, False
            case Dealt():
                self._deal(entry.at)
            case Rewound():
                self._rewind(entry)
            case Requested():
                self.request = entry
                self.requests += 1
                self.agreed = set()
                self.refused.add((entry.seat, entry.question))
            case Agreed():
                self.agreed.add(entry.seat)
            case Dropped():
                self.request = None
            case Stood():
                self._stand(entry)
            case Helped():
                self.practice = True
                self.record().helped(entry.seat)
            case Finished():
                self.finished = entry
                self.request = None
                self._run(entry.at)
            case Voted():
                self._vote(entry)
            case Followed():
                self.followed = entry
            case Woke():
                self.clock.forgive(entry.at)

    def _claim(self, entry: Claimed) -> None:
        seat = self.seats[entry.seat]
        if seat.kind == "open":
            seat.kind = "person"
            seat.luck = "" if self.sealed else entry.luck  # the same deal for both sides, and nobody's luck in it
            seat.program = entry.program
        seat.token = entry.token
        seat.offered = False
        seat.claims += 1
        if entry.name is not None:
            seat.name = entry.name

    def _deal(self, at: float) -> None:
        plan = self.plan
        if plan.position is not None:
            self.state, self.questions = played_before(self.game, plan)
            self.begun = len(self.questions)
        else:
            assert plan.secret is not None
            seed = fair.seed(plan.secret, [seat.luck for seat in self.seats])
            # Under the rules it was made by, as long as the game still plays those. A table has a log and needs no
            # memory besides: that is for exact methods, and each answer would pay for it twice (it is tried first).
            setup = self.game.setup_under(plan.rules, len(self.seats), plan.options)
            self.state = self.game.begin(setup, seed, memory=False)
        self.clock.since = at
        self._run(at)

    def _answer(self, entry: Answered) -> None:
        state = self.live()
        owed = entry.seat in state.asked
        self.clock.charge(entry.at)
        self.play(entry)
        if owed:  # changing one's mind is nobody else's business
            self.request = None
            if self.clock.running:
                self.clock.answered(entry.seat)
        self._run(entry.at)

    def play(self, entry: Answered) -> None:
        """An answer happens at the game, and nothing else."""
        state = self.live()
        if self.plan.undo != "never":
            self.past.note(state)
        if entry.seat < len(self.seats) and self.seats[entry.seat].stand_in is not None:
            self.seats[entry.seat].stood.append(len(self.questions))
        self.questions.append(state.question)
        state.answer(entry.seat, entry.word)

    def _rewind(self, entry: Rewound) -> None:
        self.state = self.past.back_to(self.game, self.record(), entry.answers)
        del self.questions[entry.answers :]
        self.epoch += 1
        self.practice = self.practice or entry.practice
        self.clock.charge(entry.at)
        self.gone_back(entry)

    def gone_back(self, entry: Rewound) -> None:
        """The game stands where it went back to: what else follows from that."""
        self.request = None
        self.refused = set()
        for seat in self.seats:
            seat.stood = [number for number in seat.stood if number < entry.answers]
        self.clock.set(entry.clock, entry.at)
        self._run(entry.at)

    def _stand(self, entry: Stood) -> None:
        seat = self.seats[entry.seat]
        if seat.stand_in is None:
            seat.stood = []
        seat.stand_in = entry.level
        seat.resigned = seat.resigned or entry.for_good
        if entry.level is not None:
            self.practice = True
        if self.request is not None and self.request.seat == entry.seat:
            self.request = None
        self._run(entry.at)

    def _run(self, at: float) -> None:
        """Let the clocks run of those who are asked and are no bots."""
        running = {seat for seat in self.asked if seat >= len(self.seats) or self.seats[seat].bot is None}
        self.clock.run(frozenset(running), at)
        if self.over and self.ended_at == 0.0:
            self.ended_at = at

    def _vote(self, entry: Voted) -> None:
        """Yes; no more, of somebody who had said it; or no."""
        if entry.accept:
            self.votes.add(entry.seat)
            self.declined.discard(entry.seat)
        elif entry.seat in self.votes:
            self.votes.discard(entry.seat)
        else:
            self.declined.add(entry.seat)
