"""Plan: a review as small jobs, handed out one by one, and the review as far as their results go.

First one pass over the asking seats' decisions, which is the curve; then all passes, proofs and luck; then what
screening proposes is played on. Jobs may come back in any order and from anywhere: the review is the same.
"""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Sequence
from itertools import chain, pairwise

import msgspec

from talia import __version__
from talia.bots.play.calibration import knots_of, recalibrated
from talia.core.errors import BadOption, BadRecord
from talia.core.record import Record
from talia.review import jobs
from talia.review.confirming import Confirming
from talia.review.form import Budget, Judged, Review, Side, Swing
from talia.review.manner import CLOSER, LEVEL, Played, Proven, budget_of, manner_of
from talia.review.measured import MEASURED
from talia.review.replayed import Moment, hash_of, replayed
from talia.review.standing import NAMES, notes_of, shown, withhold
from talia.review.summing import Owned, loss_of, rate, side, turn
from talia.review.weighing import Weighed, judged, proposed

METHOD = 3  # raised when reviews come out otherwise: those that were kept are then made anew


def method_of(game: str) -> int:
    """By which method a game's reviews are made."""
    return METHOD + manner_of(game).changes


def code(game: str, seats: int) -> str:
    """What a review depends on besides the record and the budget: the method, and how chances are read."""
    read = hashlib.sha256(repr(knots_of(game, LEVEL, seats)).encode()).hexdigest()[:8]
    return f"{__version__}/{method_of(game)}/{read}"


class Plan:
    """One review on its way."""

    def __init__(
        self,
        record: Record,
        seats: Sequence[int],
        budget: Budget | None = None,
        *,
        every: bool = False,
        given_up: bool = False,
    ) -> None:
        """`every`: labels whose figures do not stand as well, so that these can be measured.

        `given_up`: the game has not ended and will not go on; it is reviewed up to there.
        """
        for seat in seats:
            if not 0 <= seat < record.seats:
                raise BadOption(f"seat: {seat!r} is not allowed; allowed: 0 to {record.seats - 1}")
        self.text = record.write()
        self.game = record.game
        self.count = record.seats
        self.seats = sorted(set(seats))
        self.manner = manner_of(record.game)
        self.budget = _closer(budget_of(self.manner, budget or Budget()))
        self.replay = replayed(self.text)
        if not self.replay.results and not given_up:
            raise BadRecord("review: this game has not ended; only finished games are reviewed")
        self.plays = self.manner.plays(record.seats, record.options)
        self.figures = MEASURED.get(self.manner.measured(record.game, record.options))
        self.names = NAMES if every else shown(self.figures)
        self.weighed = {
            moment.at: self._weighed(moment, options)
            for moment, options in zip(self.replay.moments, self.replay.options, strict=True)
            if not moment.again
        }
        self._check_closer()
        self.settled = _settled(self.replay.moments)
        self.luck: dict[tuple[int, int], Swing] = {}
        self.confirming: dict[int, Confirming] | None = None
        self.queue: deque[jobs.Job] = deque()
        self.out: set[bytes] = set()
        self.made = 0
        self.done = 0
        self._screened = False
        self._fill()
        self.made = len(self.queue)

    def _weighed(self, moment: Moment, options: int) -> Weighed:
        view = json.loads(moment.view)
        decision = view["decision"]
        return Weighed(
            moment.at,
            moment.seat,
            moment.word,
            decision["prompt"],
            [option["word"] for option in decision["options"]],
            self.plays and bool(self.names) and self.manner.judges(view),
            self.manner.plan_of(view) if self.plays else -1,
            self.manner.chooses(view),
            self.manner.meets(view),
            self.manner.draws(view, moment.word),
        )

    def _check_closer(self) -> None:
        at = self.budget.closer
        if at is not None and (at not in self.weighed or self.weighed[at].seat not in self.seats):
            raise BadOption(f"closer: {at} is not allowed; allowed: a moment at which the seat decided something")

    # Handing out.

    def _wanted(self, one: Weighed) -> bool:
        """Is it a decision that is to be judged?"""
        return one.seat in self.seats and self.budget.closer in (None, one.at)

    def _fill(self) -> None:
        own = [at for at, one in self.weighed.items() if self._wanted(one) and not one.forced]
        rest = [at for at, one in self.weighed.items() if one.seat not in self.seats and not one.forced]
        passes = self.budget.passes or 1
        if self.plays:
            self._screen(own, 0, 1)
            for number in range(1, passes):
                self._screen(own, number, 1)
        for at in (*own, *rest) if self._sums() else own:
            self.queue.append(jobs.Prove(self.text, self.game, [at]))
        if not self.plays:
            return
        if self._sums():
            for number in range(min(self.manner.others_passes, passes)):
                self._screen(rest, number, 1)
        if self.budget.redeals:
            self._deal()

    def _sums(self) -> bool:
        """Is the sum told? What others lost is looked at for it alone."""
        return self.manner.sums and bool(self.budget.redeals)

    def _screen(self, ats: list[int], first: int, passes: int) -> None:
        chunk = self.manner.chunk
        for n in range(0, len(ats), chunk):
            nodes = self.budget.nodes or 1
            self.queue.append(jobs.Screen(self.text, self.game, ats[n : n + chunk], first, passes, nodes))

    def _deal(self) -> None:
        """Luck: wherever chance had a part, the last answer included."""
        tables = [*(moment.table for moment in self.replay.moments), self.replay.end]
        chancy = [at for at, (one, after) in enumerate(pairwise(tables)) if self.manner.chancy(one, after)]
        for n in range(0, len(chancy), 2):
            redeals = self.budget.redeals or 0
            self.queue.append(jobs.Luck(self.text, self.game, chancy[n : n + 2], self.seats, redeals))

    def next(self) -> bytes | None:
        """A job; None while there is nothing to do but to wait for those under way."""
        if not self.queue:
            self._play_on()
        if not self.queue:
            return None
        job = jobs.written(self.queue.popleft())
        self.out.add(job)
        return job

    def _play_on(self) -> None:
        """Put the next parts of what is being confirmed into the queue, a few at a time."""
        if self.confirming is None:
            if self.out:
                return
            self.confirming = self._candidates()
        for one in self._active():
            while (part := one.wanted()) is not None:
                job = jobs.Confirm(self.text, self.game, one.at, one.best, one.played, one.sure, part, one.part)
                self.queue.append(job)

    def _active(self) -> list[Confirming]:
        """Of each seat the gravest proposal that is not done with, as long as there are pairs left.

        A turn is judged once: what comes after a loss that was borne out is not played on. Pairs that are left when all
        are done go to those that are still open, the likeliest loss first.
        """
        found: list[Confirming] = []
        for seat in self.seats:
            left = (self.budget.confirmed or 0) * (self.budget.pairs or 0)
            mine = [one for one in (self.confirming or {}).values() if self.weighed[one.at].seat == seat]
            for one in mine:
                if self._follows(self.weighed[one.at]):
                    continue
                if left > 0 and not one.done:
                    found.append(one)
                if not one.done:
                    break
                left -= one.part * len(one.parts)
            else:
                found += self._again(mine, left)
        return found

    def _again(self, mine: list[Confirming], left: int) -> list[Confirming]:
        """The decision of a seat that gets what the others have left, set on its way; whole rounds only."""
        plans = {self.weighed[one.at].plan for one in mine if one.lost}
        still = [
            one
            for one in mine
            if one.open and (self.weighed[one.at].plan < 0 or self.weighed[one.at].plan not in plans)
        ]
        most = self.budget.pairs or 0
        if not still or left < most // 2:
            return []
        one = max(still, key=lambda one: (one.found()[0] / one.found()[1], -one.at))
        one.go_on(min(left, most))
        return [one]

    def _candidates(self) -> dict[int, Confirming]:
        """The decisions that may be played on: of each seat the gravest plan first, of each plan the first answer."""
        found: dict[int, Confirming] = {}
        most = self.budget.pairs or 0
        if not self.plays or most < 1:
            return found
        for seat in self.seats:
            ranked = [one for one in self.weighed.values() if one.seat == seat and self._proposed(one)]
            plans: dict[int, list[Weighed]] = {}
            for one in ranked:
                plans.setdefault(one.plan if one.plan >= 0 else -1 - one.at, []).append(one)
            for one in chain.from_iterable(sorted(plans.values(), key=lambda plan: min(map(_gravity, plan)))):
                sure = one.proven is not None
                found[one.at] = Confirming(one.at, one.best(), one.word, sure, self.manner.part, most)
        self.made += 8 * min(len(found), (self.budget.confirmed or 0) * len(self.seats))  # about
        return found

    def _proposed(self, one: Weighed) -> bool:
        """Whoever looks closer has a smaller difference played out as well."""
        if one.at == self.budget.closer and one.proven is None and one.judges and not one.forced:
            return bool(one.passes) and not one.supported() and one.best() != one.word
        return proposed(one)

    def _follows(self, one: Weighed) -> bool:
        """Has an earlier answer of the same plan lost something for certain already? A turn is judged once."""
        return one.plan >= 0 and any(
            other.seat == one.seat and other.plan == one.plan and self.confirming[at].lost
            for at, other in self.weighed.items()
            if at < one.at and self.confirming is not None and at in self.confirming
        )

    # Taking in.

    def take(self, job: bytes, result: bytes) -> bool:
        """The result of a job. True: the review has changed in a way worth showing."""
        if job not in self.out:
            return False
        self.out.remove(job)
        self.done += 1
        asked = msgspec.json.decode(job, type=jobs.Job)
        if isinstance(asked, jobs.Confirm):
            assert self.confirming is not None
            played = msgspec.json.decode(result, type=Played)
            return self.confirming[asked.at].take(asked.part, played) or self.finished
        for row in json.loads(result):
            if isinstance(asked, jobs.Screen):
                self.weighed[row["at"]].passes[row["pass"]] = row
            elif isinstance(asked, jobs.Prove):
                one = self.weighed[row["at"]]
                one.tried = True
                one.proven = None if row["proven"] is None else msgspec.convert(row["proven"], Proven)
            else:
                amount, error = round(row["amount"], 4), round(row["error"], 4)
                if amount:
                    self.luck[row["at"], row["seat"]] = Swing(at=row["at"], kind="luck", amount=amount, error=error)
        if isinstance(asked, jobs.Screen) and asked.first == 0 and not self._screened:
            self._screened = self._has_curve()
            return self._screened
        return not self.queue and not self.out

    def _has_curve(self) -> bool:
        return all(one.forced or one.passes for one in self.weighed.values() if one.seat in self.seats)

    @property
    def finished(self) -> bool:
        if self.queue or self.out:
            return False
        if self.confirming is None:
            self._play_on()
        return not self.queue and not self._active()

    # The review.

    def review(self) -> Review:
        """As far as it is."""
        whole = self.finished
        screened = self.confirming is not None
        decisions: dict[int, Judged] = {}
        for at, one in self.weighed.items():
            found = judged(one, self.game, LEVEL, self.count)
            if self.confirming is not None and at in self.confirming and self.confirming[at].done:
                self.confirming[at].settle(found)
                withhold(found, self.names if proposed(one) else ())
            elif found.why_not == "only_screened" and not found.exact and self._follows(one):
                found.why_not, found.screened = "not_judged", None
            decisions[at] = found
        return Review(
            record=hash_of(self.text),
            code=code(self.game, self.count),
            game=self.game,
            level=LEVEL,
            budget=self.budget,
            stage="whole" if whole else "screened" if screened else "curve",
            progress=1.0 if whole else round(min(0.99, self.done / max(1, self.made)), 2),
            sides=[self._side(seat, decisions) for seat in self.seats],
            decisions=[one for at, one in decisions.items() if self._wanted(self.weighed[at])],
            note=self._notes(),
        )

    def _notes(self) -> list[str]:
        found = [] if self.replay.results else ["given-up"]
        if self.plays and self.budget == self.manner.sparing:
            found.insert(0, "sparing")
        if not self.plays:
            return ["no-level", *found]
        labels = notes_of(self.game, self.figures, self.manner.without)
        noted = self.manner.noted(self.count, bool(self.names))
        return [*noted, *([] if self.manner.sums else ["no-sum"]), *labels, *found]

    def _side(self, seat: int, decisions: dict[int, Judged]) -> Side:
        owned = [Owned(one, self.settled[at], loss_of(decisions[at])) for at, one in self.weighed.items()]
        own = [one for one in owned if one.weighed.seat == seat]
        others = [one for one in owned if one.weighed.seat != seat]
        luck = [swing for (_, of), swing in sorted(self.luck.items()) if of == seat]
        answers, result = len(self.replay.moments), self.replay.results[seat] if self.replay.results else None
        found = side(seat, own, others, luck, result, answers, self.count, self._told)
        mine = [decisions[one.weighed.at] for one in own]
        if not self._sums():
            found.sum = found.adjusted = None
            found.swings = [swing for swing in found.swings if swing.kind == "luck"]
        rate(found, [(one.weighed, one_judged) for one, one_judged in zip(own, mine, strict=True)])
        turn(found, mine)
        return found

    def _told(self, chance: float) -> float:
        return recalibrated(self.game, LEVEL, self.count, chance)


def _gravity(one: Weighed) -> tuple[bool, float, int]:
    """The gravest proposals come first, and what is proven before all."""
    return one.proven is None, -(one.loss() or (0.0, 0.0))[0], one.at


def _closer(budget: Budget) -> Budget:
    """Whoever looks closer at one decision gives it many times the pairs of a review, and looks at nothing else."""
    if budget.closer is None:
        return budget
    return msgspec.structs.replace(budget, pairs=CLOSER * (budget.pairs or 0), confirmed=1, redeals=0)


def _settled(moments: list[Moment]) -> dict[int, int]:
    """For each moment when it takes effect: where several answer one question at once, with the last of them."""
    last: dict[int, int] = {}
    for moment in moments:
        last[moment.table.question] = moment.at
    return {moment.at: last[moment.table.question] for moment in moments}
