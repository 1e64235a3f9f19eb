"""Sixty tables at three processes that are killed, stopped, cut off, restarted. Nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.scale import faults, fence
from bench.scale.cluster import NAMES
from bench.scale.faults import ALL, Fault, Report
from bench.scale.musts import Shown, lines_in, musts

TABLES = 60
THINK = 3.0
# What only the long runs judge: times, and moves by checks that fail where a machine is full, which mean nothing beside
# other work; and a late write, which is luck here.
LONG = ("back within", "moves at most twice", "a cut wire")


def harmed(folder: Path, wires: bool, kinds: dict[str, Fault]) -> Report:
    """Each of them once: nothing is lost, everybody is back, somebody was cut off, and what must hold does."""
    report = asyncio.run(faults.run(folder, TABLES, 0.0, kinds, THINK, wires=wires))
    assert report.verdict.sound, report.told()
    assert report.verdict.findings.acked > 100
    assert all(harm.missing == 0 for harm in report.harms), report.told()
    assert len(report.harms) == len(kinds)
    lines = lines_in({name: folder / f"{name}.log" for name in NAMES}, {})
    for must in musts(report, lines, Shown()):
        assert must.held is not False or any(words in must.sentence for words in LONG), must.told()
    return report


def test_killed_and_restarted(tmp_path: Path) -> None:
    """Two kills, a rolling restart, and a second balancer that believes one process dead."""
    again = {"kill -9 again": ALL["kill -9"]}
    rolling = {kind: fault for kind, fault in ALL.items() if kind.startswith("rolling restart, ")}
    report = harmed(tmp_path, False, {"kill -9": ALL["kill -9"], **rolling, **again, "two balancers": faults.balancers})
    assert all(harm.cut > 0 for harm in report.harms if harm.kind.startswith(("kill", "two"))), report.told()
    assert sum(harm.cut for harm in report.harms if harm.kind in rolling) > 0


def test_stopped_and_cut_off(tmp_path: Path) -> None:
    """With a batch in flight; by a wire that is held, that drops what it held, and that is slow."""
    kinds = ("stopped 9 s, a batch in flight", "wire held 9 s", "wire dropped 9 s")
    slow = ("wire 50 ms each way", "wire 1 s each way")
    report = harmed(tmp_path, True, {kind: ALL[kind] for kind in (*kinds, *slow)})
    assert all(harm.cut > 0 for harm in report.harms if harm.kind in kinds), report.told()
    assert report.metrics["losses"] >= 1, "it was stopped for longer than its lease"


def test_a_stopped_owner_wakes_with_answers_in_its_sockets(tmp_path: Path) -> None:
    """With the fence nothing gets through; without it the judge says so, or it would not be one."""
    verdicts = asyncio.run(fence.all_stopped(tmp_path, 20))
    assert verdicts["fence"].sound, verdicts["fence"].told()
    for mode in ("key only", "neither"):
        assert verdicts[mode].stale > 0, mode
    assert verdicts["neither"].worse, "what was acknowledged is written over"
