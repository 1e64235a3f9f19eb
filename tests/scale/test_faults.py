"""Sixty tables at three processes: one is killed, stopped, cut off from PostgreSQL. Nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.scale import faults, fence
from bench.scale.faults import ALL, Report

TABLES = 60
THINK = 3.0


def harmed(folder: Path, seconds: float, *kinds: str) -> Report:
    chosen = {kind: ALL[kind] for kind in kinds}
    report = asyncio.run(faults.run(folder, TABLES, seconds, chosen, THINK, wires="kill -9" not in kinds))
    assert report.verdict.sound, report.told()
    assert report.verdict.findings.acked > 100
    assert all(harm.missing == 0 for harm in report.harms), report.told()
    assert any(harm.cut > 0 for harm in report.harms), "nobody was harmed"
    return report


def test_kill(tmp_path: Path) -> None:
    """What `harmed` asserts: nothing lost, everybody back, and somebody was cut off."""
    harmed(tmp_path, 28.0, "kill -9")


def test_pause(tmp_path: Path) -> None:
    report = harmed(tmp_path, 20.0, "stopped 9 s")
    assert report.metrics["losses"] >= 1, "it was stopped for longer than its lease"


def test_cut_wire(tmp_path: Path) -> None:
    """The same, for one that is cut off from PostgreSQL."""
    harmed(tmp_path, 25.0, "wire held 9 s", "wire dropped 9 s")


def test_a_stopped_owner_wakes_with_answers_in_its_sockets(tmp_path: Path) -> None:
    """With the fence nothing gets through; without it the judge says so, or it would not be one."""
    verdicts = asyncio.run(fence.all_stopped(tmp_path, 20))
    assert verdicts["fence"].sound, verdicts["fence"].told()
    for mode in ("key only", "neither"):
        assert verdicts[mode].stale > 0, mode
    assert verdicts["neither"].worse, "what was acknowledged is written over"
