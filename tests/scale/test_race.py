"""A writer at full speed, and a takeover: the row is locked in the statement, not only looked at."""

from __future__ import annotations

from pathlib import Path

from bench.scale.__main__ import races


def test_nothing_arrives_after_a_takeover(tmp_path: Path) -> None:
    found = races(tmp_path / "race", 100)
    assert found["locked"] == 0
    assert found["looked_at"] > 0, "nothing was tested"
