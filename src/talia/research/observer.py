"""Observer: what a seat knows of a state as a row of zeros and ones, each column with a name."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from talia.core.check import told
from talia.core.errors import TaliaError
from talia.core.rows import KINDS, Layout
from talia.core.setup import Setup
from talia.core.state import State


class Observer:
    """The columns of one setup and one kind: `moment`, `recall`, `public` or `all` (docs/batch.md tells them apart).

    >>> from talia.research import Observer
    >>> observer = Observer(talia.game("cardia").setup(), "moment")
    >>> state = observer.setup.start(7)
    >>> row = observer.write(state, 0)
    >>> row.shape == observer.shape, len(observer.names) == len(row)
    (True, True)
    >>> [observer.names[n] for n in observer.find("mine:hand:") if row[n]]
    ['mine:hand:surgeon', 'mine:hand:saboteur', 'mine:hand:palace_guard', 'mine:hand:treasurer', 'mine:hand:magistra']
    """

    def __init__(self, setup: Setup, kind: str = "moment") -> None:
        if not isinstance(setup, Setup):
            raise TaliaError(f"setup: {told(setup)} is no setup; `talia.game(name).setup(...)` gives one")
        if kind not in KINDS:
            raise TaliaError(f"there is no kind {told(kind)} of observer; allowed: {', '.join(KINDS)}")
        self.setup = setup
        self.kind = kind
        self.layout = Layout(setup, KINDS.index(kind))
        self.names: tuple[str, ...] = tuple(self.layout.names)
        self.shape: tuple[int] = (len(self.names),)
        self._row = self.layout.row(self.layout.words)
        self._bytes = np.frombuffer(self._row.into, dtype=np.uint8)  # type: ignore[call-overload]  # a vec is a buffer

    def find(self, start: str) -> list[int]:
        """The columns whose names begin so."""
        return [n for n, name in enumerate(self.names) if name.startswith(start)]

    def bits(self, state: State, seat: int | None) -> bytes:
        """The same row packed, eight columns a byte, lowest first: quick to compare, and a key for a dict."""
        self._look(state, seat)
        packed: bytes = self._bytes.tobytes()
        return packed

    def write(self, state: State, seat: int | None, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
        """Write what a seat (None: an onlooker) knows into a row of any type, a new one unless given, and give it."""
        if out is not None:
            check_out(out, self.shape)
        self._look(state, seat)
        row = np.unpackbits(self._bytes, count=self.shape[0], bitorder="little")
        if out is None:
            return row
        out[...] = row
        return out

    def _look(self, state: State, seat: int | None) -> None:
        if not isinstance(state, State):
            raise TaliaError(f"state: {told(state)} is no state")
        if state.setup is not self.setup and state.setup != self.setup:
            raise TaliaError(f"state: {state!r} is not of this observer's setup, {self.setup!r}")
        self.setup.check_seat(seat)
        self.layout.write(state, -1 if seat is None else seat, self._row, 0)

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, (self.setup, self.kind)

    def __repr__(self) -> str:
        return f"<observer of {self.setup.game}, {self.kind}, {self.shape[0]} columns>"


def check_out(out: object, shape: tuple[int, ...]) -> None:
    """What is written into must be an array of the right shape."""
    if not isinstance(out, np.ndarray) or out.shape != shape:
        given = f"an array of shape {out.shape}" if isinstance(out, np.ndarray) else told(out)
        raise TaliaError(f"out: {given} cannot be written into; allowed: a numpy array of shape {shape}")
    if not out.flags.writeable:
        raise TaliaError("out: this array is read-only; allowed: one that can be written into")
