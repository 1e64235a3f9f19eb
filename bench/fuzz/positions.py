"""Fuzz positions: `python -m bench.fuzz.positions --minutes 10`."""

from __future__ import annotations

from bench.fuzz.running import run

if __name__ == "__main__":
    run("positions")
