"""Reviews on the server: told as they grow to those who may hear them; dropped, shared, kept and bounded."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from talia.core.record import Record
from talia.review.form import Budget, Judged, Review, Shown
from talia.review.manner import spared
from talia.review.retrying import tried
from talia.server.keep import reviews as kept
from talia.server.keep.purge import DAY, Purge
from talia.server.live import reviews as module
from talia.server.live.reviews import Reviews, Wanted
from talia.server.live.rooms import Room
from talia.server.run.workers import Worked
from talia.server.wire.errors import Refused
from talia.server.wire.protocol import Resign
from talia.server.wire.review import RetryForm
from tests.server.keep.test_purge import put_away
from tests.server.tools import Ear, QuickWorkers, Rig, play_out, played, settle


class FakePlan:
    """Four jobs, a line after each; the last moment of the review knows the best answer of the first decision."""

    begun = 0
    asked: ClassVar[list[tuple[int | None, bool]]] = []

    def __init__(self, record: Record, seats: Sequence[int], budget: Budget, given_up: bool) -> None:
        FakePlan.begun += 1
        FakePlan.asked.append((budget.closer, given_up))
        self.record, self.seats = record, list(seats)
        self.jobs = [f'{{"job":{n}}}'.encode() for n in range(4)]
        self.open = list(self.jobs)
        self.taken: list[bytes] = []

    @property
    def finished(self) -> bool:
        return len(self.taken) == 4

    def next(self) -> bytes | None:
        return self.open.pop(0) if self.open else None

    def take(self, job: bytes, result: bytes) -> bool:
        assert result == job.upper()
        self.taken.append(job)
        return True

    def review(self) -> Review:
        seat, word = self.record.answers[0]
        judged = Judged(at=0, seat=seat, prompt="play", played=word.partition(":")[2], best="ace", label="slip")
        judged.options = [Shown(word="ace", chance=0.6), Shown(word=judged.played, chance=0.5)]
        return Review(
            record="r",
            code="c",
            game=self.record.game,
            level="expert",
            budget=Budget(),
            stage="whole" if self.finished else "curve",
            progress=len(self.taken) / 4,
            decisions=[judged] if seat in self.seats else [],
        )


class Jobs(QuickWorkers):
    """Workers that do jobs when the test lets them."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Semaphore(1_000_000)
        self.doing = self.most = self.dropped = 0

    async def review(self, job: bytes) -> Worked:
        self.doing += 1
        self.most = max(self.most, self.doing)
        try:
            await self.may.acquire()
            await asyncio.sleep(0.001)
            return Worked(job.upper(), 1.0)
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        finally:
            self.doing -= 1


@pytest.fixture(autouse=True)
def _none_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakePlan, "begun", 0)


def prepared(rig: Rig) -> tuple[Reviews, Jobs]:
    jobs = Jobs()
    rig.lobby.workers = jobs
    return Reviews(rig.lobby, FakePlan), jobs


async def over(rig: Rig) -> tuple[Room, Ear, Ear]:
    room, one, other = await rig.online()
    await play_out(room, one, other)
    return room, one, other


async def heard(lines: AsyncIterator[bytes]) -> list[dict[str, Any]]:
    return [json.loads(line) async for line in lines if line.strip()]


async def told(reviews: Reviews, room: Room, seat: str = "0", address: str = "here") -> list[dict[str, Any]]:
    return await heard(await reviews.told(reviews.wanted(room, seat), True, address))


def test_a_review_is_told_as_it_grows_two_jobs_at_a_time_and_kept(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        reviews, jobs = prepared(rig)
        room, *_ = await over(rig)
        lines = await told(reviews, room)
        assert [line["stage"] for line in lines][-1] == "whole"
        assert len(lines) > 1
        assert [line["progress"] for line in lines] == sorted(line["progress"] for line in lines)
        assert jobs.most == 2
        assert await told(reviews, room, address="elsewhere") == lines[-1:], "given again"
        assert FakePlan.begun == 1, "without work"
        await told(reviews, room, "1")
        assert FakePlan.begun == 2, "another seat's is another review"
        rig.crash()
        again = Reviews(rig.lobby, FakePlan)
        assert await told(again, await rig.lobby.find(room.table.id)) == lines[-1:], "and after a restart"
        assert FakePlan.begun == 2

    played(tmp_path, test)


def test_who_has_little_time_asks_for_little_work_and_takes_what_more_work_went_into(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        reviews, _ = prepared(rig)
        room, *_ = await over(rig)
        little = Reviews(rig.lobby, FakePlan, sparing=lambda: True)
        wanted = little.wanted(room, "0")
        assert wanted.budget == spared(wanted.record.game)
        assert little.wanted(room, "0", wanted.record.answers.index(_own(wanted))).budget.closer is not None
        assert wanted.key != reviews.wanted(room, "0").key == wanted.fuller
        await told(little, room)
        assert FakePlan.begun == 1
        assert await told(little, room)
        assert FakePlan.begun == 1, "it was kept"
        whole = await told(reviews, room)
        assert FakePlan.begun == 2, "who has more time makes another"
        again = Reviews(rig.lobby, FakePlan, sparing=lambda: True)
        assert await told(again, room) == whole[-1:]
        assert FakePlan.begun == 2

    played(tmp_path, test)


def _own(wanted: Wanted) -> tuple[int, str]:
    """The first answer of the seat."""
    return next(answer for answer in wanted.record.answers if answer[0] == wanted.seats[0])


def test_only_games_that_are_over_are_reviewed_and_only_what_was_decided_in_them(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        reviews, _ = prepared(rig)
        room, one, _ = await rig.online()
        with pytest.raises(Refused) as error:
            reviews.wanted(room, "0")
        assert error.value.code == "not_now"
        await one.wish(Resign(ref="r"))
        with pytest.raises(Refused, match="before anybody had decided anything") as error:
            reviews.wanted(room, "0")
        assert error.value.code == "not_now"
        done, *_ = await over(rig)
        for wrong in ("2", "-1", "x", "", "٣", "all "):
            with pytest.raises(Refused, match="allowed: 0 to 1, all") as error:
                reviews.wanted(done, wrong)
            assert error.value.code == "malformed"
        assert reviews.wanted(done, "all").seats == (0, 1)

    played(tmp_path, test)


def test_a_game_that_was_given_up_is_reviewed_as_one(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        reviews, _ = prepared(rig)
        room, one, other = await rig.online()
        for ear in (one, other):
            await ear.answer()
        await one.wish(Resign(ref="r"))
        assert (await told(reviews, room))[-1]["stage"] == "whole"
        assert FakePlan.asked[-1] == (None, True)
        done, *_ = await over(rig)
        await told(reviews, done)
        assert FakePlan.asked[-1] == (None, False)

    played(tmp_path, test)


def test_a_closer_look_is_a_review_of_its_own_of_one_decision_of_the_seat(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        reviews, _ = prepared(rig)
        room, *_ = await over(rig)
        answers = room.table.record().answers
        at = next(n for n, (seat, _) in enumerate(answers) if seat == 0)
        await told(reviews, room)
        wanted = reviews.wanted(room, "0", at)
        assert (await heard(await reviews.told(wanted, True, "here")))[-1]["stage"] == "whole"
        assert [closer for closer, _ in FakePlan.asked[-2:]] == [None, at]
        for wrong in (len(answers), next(n for n, (seat, _) in enumerate(answers) if seat == 1)):
            with pytest.raises(Refused, match=r"closer: .* allowed: a decision of its own") as error:
                reviews.wanted(room, "0", wrong)
            assert error.value.code == "malformed"

    played(tmp_path, test)


def test_a_stranger_begins_no_review_but_may_read_one(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        reviews, _ = prepared(rig)
        room, *_ = await over(rig)
        wanted = reviews.wanted(room, "0")
        with pytest.raises(Refused) as error:
            await reviews.told(wanted, False, "stranger")
        assert error.value.code == "forbidden"
        assert FakePlan.begun == 0
        await told(reviews, room)
        assert [line["stage"] for line in await heard(await reviews.told(wanted, False, "stranger"))] == ["whole"]

    played(tmp_path, test)


def test_whoever_wants_the_same_hears_the_same_and_it_ends_with_the_last_of_them(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        reviews, jobs = prepared(rig)
        room, *_ = await over(rig)
        jobs.may = asyncio.Semaphore(1)
        wanted = reviews.wanted(room, "0")
        one = await reviews.told(wanted, True, "a")
        first = json.loads(await anext(one))
        two = await reviews.told(wanted, False, "b")
        assert json.loads(await anext(two)) == first
        assert (FakePlan.begun, reviews.count()) == (1, 1)
        await one.aclose()  # type: ignore[attr-defined]  # an async generator
        await settle()
        assert jobs.dropped == 0, "somebody still listens"
        await two.aclose()  # type: ignore[attr-defined]  # the same
        await settle()
        assert (jobs.dropped, jobs.doing, reviews.count()) == (2, 0, 0)
        jobs.may = asyncio.Semaphore(100)
        assert (await told(reviews, room))[-1]["stage"] == "whole", "it is begun anew"

    played(tmp_path, test)


def test_an_address_has_one_at_a_time_a_few_in_line_and_a_purse(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        reviews, jobs = prepared(rig)
        room, *_ = await over(rig)
        another, *_ = await over(rig)
        jobs.may = asyncio.Semaphore(0)
        wishes = [reviews.wanted(room, "0"), reviews.wanted(room, "1"), reviews.wanted(another, "0")]
        tasks = [asyncio.create_task(heard(await reviews.told(wish, True, "a"))) for wish in wishes]
        await settle()
        assert FakePlan.begun == 1
        assert reviews.count() == module.MOST_OF_ONE
        with pytest.raises(Refused, match="several reviews") as error:
            await reviews.told(reviews.wanted(another, "1"), True, "a")
        assert error.value.code == "too_many"
        other = asyncio.create_task(told(reviews, another, "all", "b"))
        await settle()
        assert FakePlan.begun == 2, "another address need not wait"
        for _ in range(40):
            jobs.may.release()
        assert all(lines[-1]["stage"] == "whole" for lines in await asyncio.gather(*tasks, other))
        assert jobs.most <= 4
        left = reviews.costs.left("a")
        assert left == pytest.approx(120.0 - 3 * (4 + module.PRICE))
        reviews.costs.spend("a", 200.0)
        with pytest.raises(Refused, match="used up") as error:
            await reviews.told(reviews.wanted(another, "1"), True, "a")
        assert error.value.code == "too_many"
        assert (await told(reviews, room, address="a"))[0]["stage"] == "whole", "what is kept costs nothing"

    played(tmp_path, test)


def test_a_review_that_fails_says_so_in_its_last_line(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        reviews, jobs = prepared(rig)

        async def broken(job: bytes) -> Worked:
            raise RuntimeError("card:ace")

        jobs.review = broken  # type: ignore[method-assign]  # a fault of ours
        room, *_ = await over(rig)
        (line,) = await told(reviews, room)
        assert line["code"] == "busy"
        assert "ace" not in line["reason"]
        assert reviews.count() == 0

    played(tmp_path, test)


def test_the_server_stops_in_the_middle_of_a_review(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        reviews, jobs = prepared(rig)
        room, *_ = await over(rig)
        jobs.may = asyncio.Semaphore(1)
        task = asyncio.create_task(told(reviews, room))
        await settle()
        await reviews.close()
        assert (await task)[-1]["code"] == "busy"
        assert jobs.doing == 0

    played(tmp_path, test)


def test_reviews_go_with_their_tables_and_only_the_newest_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(rig: Rig) -> None:
        reviews, _ = prepared(rig)
        room, *ears = await over(rig)
        keys: list[Wanted] = []
        for seat in ("0", "1", "all"):
            await told(reviews, room, seat)
            keys.append(reviews.wanted(room, seat))
            rig.now.time += 1
        monkeypatch.setattr(kept, "MOST", 2)
        await Purge(rig.lobby).run()
        found = [await kept.find(rig.store, wanted.key) is not None for wanted in keys]
        assert found == [False, True, True]
        for ear in ears:
            ear.leave()
        rig.now.time += 400 * DAY
        await put_away(rig)
        assert await Purge(rig.lobby).run() == 1
        assert [await kept.find(rig.store, wanted.key) for wanted in keys] == [None, None, None]

    played(tmp_path, test)


def test_a_decision_is_tried_again(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        reviews, _ = prepared(rig)
        room, *_ = await over(rig)
        seat, word = room.table.record().answers[0]
        same = RetryForm(seat=seat, at=0, word=word)
        with pytest.raises(Refused, match="ask for it first") as error:
            await reviews.retry(room, same, "a")
        assert error.value.code == "not_now"
        await told(reviews, room, str(seat))
        retried = await reviews.retry(room, same, "a")
        assert (retried.accepted, retried.reaction, retried.gain) == (False, "same", 0.0)
        follows = json.loads(msgspec.json.encode(retried))["what_if"]
        assert "decision" not in follows["view"]
        # The parts of an event that only this game has come through.
        assert any(set(event) - {"event", "rule", "question", "n", "say", "seat"} for event in follows["events"])
        for wrong, code in (
            (RetryForm(seat=seat, at=0, word="nonsense"), "illegal"),
            (RetryForm(seat=seat, at=99, word=word), "malformed"),
            (RetryForm(seat=1 - seat, at=0, word=word), "not_now"),
        ):
            with pytest.raises(Refused) as error:
                await reviews.retry(room, wrong, "a")
            assert error.value.code == code

    played(tmp_path, test)


def judged(**more: Any) -> Judged:
    options = [
        Shown(word="best", chance=0.7),
        Shown(word="near", chance=0.66),
        Shown(word="middle", chance=0.6),
        Shown(word="played", chance=0.5),
        Shown(word="bad", chance=0.2),
    ]
    return Judged(**{"at": 3, "seat": 0, "prompt": "p", "played": "played", "best": "best", "options": options, **more})


@pytest.mark.parametrize(
    ("word", "more", "expected"),
    [
        ("best", {"label": "blunder"}, (True, "better", 0.2)),
        ("near", {"label": "blunder"}, (True, "better", 0.16)),
        ("middle", {"label": "blunder"}, (False, "better", 0.1)),
        ("bad", {"label": "blunder"}, (False, "worse", -0.3)),
        ("unknown", {"label": "blunder"}, (False, "worse", None)),
        ("played", {"label": "blunder"}, (False, "same", 0.0)),
        ("played", {}, (True, "same", 0.0)),
        ("unknown", {"also": ["unknown"]}, (True, "better", None)),
        ("first", {"exact": "missed_win", "line": ["first", "second"]}, (True, "better", None)),
        ("near", {"exact": "missed_win", "line": ["best"]}, (False, "better", 0.16)),
        ("mixed", {"options": [Shown(word="mixed", chance=0.4, mix=0.3)], "label": "slip"}, (True, "mixture", None)),
    ],
)
def test_the_reaction_follows_from_the_review(word: str, more: dict[str, Any], expected: tuple[object, ...]) -> None:
    found = tried(judged(**more), word)
    assert (found.accepted, found.reaction, found.gain) == expected


def test_points_are_compared_where_points_are_what_counts() -> None:
    scored = judged(exact="points", options=[Shown(word="best", score=40.0), Shown(word="played", score=33.0)])
    found = tried(scored, "best")
    assert (found.accepted, found.reaction, found.gain, found.points) == (True, "better", None, 7.0)
