"""What several processes must hold, in words: each sentence says that it did not hold when it did not."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from bench.faults.checker import Findings
from bench.scale.faults import Harm, Report
from bench.scale.judge import Verdict
from bench.scale.musts import Line, Shown, judged, lines_in, moves, musts

FENCED = Line(100.0, "fenced", "a", "t")


def ran(*harms: Harm, acked: int = 5, lost: int = 0) -> Report:
    return Report(verdict=Verdict(Findings(acked=acked, lost=lost)), harms=list(harms))


def said(report: Report, *lines: Line, shown: Shown | None = None) -> tuple[list[str], bool]:
    """The beginnings of the sentences that did not hold."""
    told = judged(musts(report, lines, shown or Shown()))
    wrong = [one.removeprefix("NOT HELD: ") for one in told["musts"] if one.startswith("NOT HELD")]
    return wrong, told["sound"]


def harm(kind: str, all: float = 1.0, **more: float) -> Harm:
    return Harm(kind, more.get("half", 1.0), all, 3, int(more.get("missing", 0)), more.get("lasted", 0.0), 100.0, 110.0)


def test_a_run_in_which_all_held() -> None:
    kinds = ["kill -9", "stopped 9 s", "wire held 9 s", "one stopped, one cut off", "PostgreSQL away 10 s"]
    kinds += ["wire 50 ms each way", "wire 1 s each way", *["rolling restart, 1 of 3"] * 3, "two balancers"]
    fence = {"fence": Verdict(), "key only": Verdict(stale=3), "neither": Verdict(Findings(lost=1), stale=3)}
    shown = Shown(fence, {"rounds": 9, "locked": 0, "looked_at": 4}, tournament=True, skewed=True)
    told = judged(musts(ran(*map(harm, kinds)), [FENCED], shown))
    assert told["sound"]
    assert all(one.startswith("held: ") for one in told["musts"]), told["musts"]


def test_what_was_not_run_is_said_and_fails_nothing() -> None:
    told = judged(musts(ran(harm("kill -9")), [], Shown()))
    assert told["sound"]
    assert sum(one.startswith("not run: ") for one in told["musts"]) == len(told["musts"]) - 3


def test_each_sentence_can_fail() -> None:
    late = Line(101.0, "reaped", "a", "")
    losses = [Line(101.0 + number, "member_lost", "a", "") for number in range(2)]
    to_and_fro = [Line(101.0 + number / 2, "claimed", "ab"[number % 2], "t") for number in range(4)]
    rolling = [harm("rolling restart, 1 of 3") for _ in range(3)]
    refused = harm("rolling restart, 1 of 3")
    refused.refused = Counter(bad_option=1)
    slept = ran()
    slept.flagged = 1
    for report, lines, words in [
        (ran(lost=1), [], "nothing acknowledged"),
        (ran(acked=0), [], "nothing acknowledged"),
        (slept, [], "nobody loses a game"),
        (ran(harm("kill -9", 10.1)), [], "killed"),
        (ran(harm("kill -9", 5.0, half=4.1)), [], "killed"),
        (ran(harm("kill -9", missing=1)), [], "killed"),
        (ran(harm("stopped 30 s", 10.1)), [], "stopped"),
        (ran(harm("wire dropped 9 s")), [], "a cut wire"),
        (ran(harm("one stopped, one cut off", 15.1)), [], "one stopped"),
        (ran(harm("PostgreSQL away 10 s", 16.0, lasted=10.9)), [], "PostgreSQL away"),
        (ran(harm("wire 50 ms each way")), [late], "a wire of 50 ms"),
        (ran(harm("wire 1 s each way")), losses, "a wire of 1 s"),
        (ran(harm("rolling restart, 2 of 3", 3.1)), [], "rolling restart: everybody"),
        (ran(refused), [], "rolling restart: no refusal"),
        (ran(*rolling), to_and_fro, "rolling restart: a table"),
        (ran(harm("two balancers")), to_and_fro, "two balancers"),
    ]:
        wrong, sound = said(report, *lines)
        assert not sound
        assert [one.startswith(words) for one in wrong] == [True], (words, wrong)


def test_the_fence_taken_out_must_be_noticed() -> None:
    race = {"rounds": 9, "locked": 1, "looked_at": 0}
    fence = {"fence": Verdict(stale=1), "key only": Verdict(), "neither": Verdict(stale=1)}
    wrong, sound = said(ran(), shown=Shown(fence, race, tournament=False))
    assert not sound
    assert len(wrong) == 6


def test_moves_are_read_from_the_logs_by_the_benchs_clock(tmp_path: Path) -> None:
    for name, times in {"a": ("00:00:01.000", "00:00:05.000"), "b": ("00:01:03.500",)}.items():
        lines = [f'{{"time": "1970-01-01T{at}Z", "event": "claimed", "table": "t"}}' for at in times]
        (tmp_path / name).write_text("\n".join([*lines, '{"time": "19']))
    found = lines_in({"a": tmp_path / "a", "b": tmp_path / "b"}, {"b": 60.0})
    assert moves(found) == {"t": [3.5, 5.0]}
