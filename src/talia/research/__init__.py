"""For research: what a seat knows as tensors, many games at once. Numpy only."""

from __future__ import annotations

from talia.research.batch import Batch
from talia.research.observer import Observer

__all__ = ["Batch", "Observer"]
