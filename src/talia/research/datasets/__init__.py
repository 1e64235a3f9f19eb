"""Data sets: many games as records, or decision by decision as rows, in JSON lines or in Parquet.

    games = datasets.read("cardia.jsonl.gz")          records, one after another; each can be replayed
    rows = datasets.rows("cardia-rows.parquet")       arrays: observations, masks, actions, returns
    told = datasets.about("cardia.parquet")           how it was made

`talia dataset` writes them (docs/dataset.md). Parquet needs the package pyarrow (`pip install 'talia[data]'`).
"""

from __future__ import annotations

from talia.research.datasets.decisions import Rows, blocks, rows
from talia.research.datasets.form import BadDataset, about, read
from talia.research.datasets.making import Wish, keep, wish, write

__all__ = ["BadDataset", "Rows", "Wish", "about", "blocks", "keep", "read", "rows", "wish", "write"]
