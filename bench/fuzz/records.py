"""Fuzz records: `python -m bench.fuzz.records --minutes 10`."""

from __future__ import annotations

from bench.fuzz.running import run

if __name__ == "__main__":
    run("records")
