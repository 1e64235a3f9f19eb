"""Observers: what a seat, an onlooker or one who sees everything may know, as a tensor and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from talia.research import words
from talia.research.observer import Observer

if TYPE_CHECKING:
    from talia.core.setup import Setup
    from talia.research.openspiel.state import TaliaState

ALL = pyspiel.PrivateInfoType.ALL_PLAYERS
SINGLE = pyspiel.PrivateInfoType.SINGLE_PLAYER


def kind_of(wanted: Any) -> str:
    """The word for a kind of observation: whose secrets, with what everybody sees, and the past or this moment."""
    if wanted is None:
        return "moment"
    if wanted.private_info == ALL:
        return "all"
    if wanted.private_info == SINGLE:
        if not wanted.public_info:
            return "private"
        return "recall" if wanted.perfect_recall else "moment"
    return "public" if wanted.public_info else "nothing"


class TaliaObserver:
    """OpenSpiel's observer of one kind. What one sees at this moment is a tensor and a text; the past is a word."""

    def __init__(self, setup: Setup, kind: str) -> None:
        self.kind = kind
        self.writer = None if kind in ("private", "nothing") else Observer(setup, kind)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.writer is not None:
            self.tensor = np.zeros(self.writer.shape, np.float32)
            self.dict = {"info_state" if kind == "recall" else "observation": self.tensor}

    def set_from(self, state: TaliaState, player: int) -> None:
        if self.writer is None:
            return
        table = state.remembering() if self.kind == "recall" else state.seen()
        if table is None:
            self.tensor.fill(0)
        else:
            self.writer.write(table, player, self.tensor)

    def string_from(self, state: TaliaState, player: int) -> str:
        table = state.seen()
        if table is None:
            return ""
        if self.kind == "recall":
            return state.information(player)
        if self.kind == "moment":
            return words.seen(table, player)
        if self.kind == "private":
            return words.private(table, player)
        if self.kind == "public":
            return words.seen(table, None)
        return words.whole(table) if self.kind == "all" else ""
