"""Batch: many games of one setup stepped together, observed and answered as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from talia.core.batch import Tables
from talia.core.check import told
from talia.core.columns import spread, zeros
from talia.core.errors import TaliaError
from talia.core.rows import KINDS, Layout, Row
from talia.core.setup import Setup
from talia.core.state import State
from talia.research.observer import Observer, check_out

MOST = 1 << 20  # games in one batch: more would not be quicker

Array = npt.NDArray[Any]


class Batch:
    """n games in play. Each is at a question to one seat; answers are given to all of them at once.

    Game i plays the deals `seed + i`, `seed + i + n`, … one after another: the games that `setup.start` begins.

    >>> from talia.research import Batch
    >>> batch = Batch(talia.game("cardia").setup(), 64, seed=1)
    >>> batch.observe().shape, batch.masks().shape
    ((64, 1135), (64, 75))
    >>> rewards, ended = batch.step_random()
    >>> rewards.shape, ended.shape, batch.actions.shape
    ((64, 2), (64,), (64,))
    """

    def __init__(self, setup: Setup, n: int, seed: int = 0, *, forced: bool = False, memory: bool = False) -> None:
        """With `forced` questions that have one answer only are answered inside; `memory` is what `recall` needs."""
        if not isinstance(setup, Setup):
            raise TaliaError(f"setup: {told(setup)} is no setup; `talia.game(name).setup(...)` gives one")
        if type(n) is not int or not 1 <= n <= MOST:
            raise TaliaError(f"n: {told(n)} games cannot be played; allowed: 1 to {MOST}")
        if type(seed) is not int or seed < 0:
            raise TaliaError(f"seed: {told(seed)} is not allowed; allowed: whole numbers from 0 up")
        self.setup = setup
        self.n = n
        self.memory = memory
        self.facts = setup.facts
        self._tables = Tables(setup, n, seed, forced, memory)
        self.seats: Array = _read(self._tables.who)  # the seat to act of each game; as it is now, also after a step
        self.actions: Array = _read(self._tables.taken)  # what was answered in the last step
        self._rewards: Array = _read(self._tables.rewards, np.float64).reshape(n, -1)
        self._ended: Array = _read(self._tables.ended)
        self._words = (self.facts.actions + 63) // 64
        self._masks = zeros(n * self._words)
        self._mask_bytes = _read(self._masks).view(np.uint8).reshape(n, -1)
        self._rows: dict[str, tuple[Layout, Row, Array]] = {}
        self._watching = False  # are rows written as the games go on, and were they read since the last step?
        self._looked = False

    # What is seen.

    def observer(self, kind: str = "moment") -> Observer:
        """The observer whose columns `observe` writes."""
        return Observer(self.setup, kind)

    def masks(self, out: Array | None = None) -> Array:
        """Which actions are allowed, one row a game."""
        if out is not None:
            check_out(out, (self.n, self.facts.actions))
        self._tables.write_masks(self._masks, self._words)
        return _unpacked(self._masks, self._mask_bytes, self.facts.actions, out)

    def observe(self, out: Array | None = None, kind: str = "moment", seat: int | None = -1) -> Array:
        """What the seat to act knows, one row a game; or what the seat `seat` knows at each (None: an onlooker)."""
        layout, row, found = self._layout(kind)
        if out is not None:
            check_out(out, (self.n, layout.width))
        self._write(layout, row, seat)
        return _unpacked(row.into, found, layout.width, out)

    def observe_bits(self, kind: str = "moment", seat: int | None = -1) -> Array:
        """The same as 64-bit words, not unpacked: bit k of word w is column 64 * w + k. It changes with the games."""
        layout, row, found = self._layout(kind)
        self._write(layout, row, seat)
        return found.view(np.int64)

    @property
    def deals(self) -> list[int]:
        """The seed of each game that is played now."""
        return [self._tables.deal_of(table) for table in range(self.n)]

    def _layout(self, kind: str) -> tuple[Layout, Row, Array]:
        if kind not in self._rows:
            if kind not in KINDS:
                raise TaliaError(f"there is no kind {told(kind)} of observer; allowed: {', '.join(KINDS)}")
            if kind == "recall" and not self.memory:
                raise TaliaError("recall: these games keep no memory; make the batch with memory=True")
            layout = Layout(self.setup, KINDS.index(kind))
            row = layout.row(self.n * layout.words)
            self._rows[kind] = layout, row, _read(row.into).view(np.uint8).reshape(self.n, -1)
        return self._rows[kind]

    def _write(self, layout: Layout, row: Row, seat: int | None) -> None:
        if seat == -1:
            if not self._watching:
                self._tables.watch(layout, row)
                self._watching = True
            elif self._tables.watched is not layout:
                self._tables.write_rows(layout, row)
            self._looked = self._looked or self._tables.watched is layout
        else:
            self.setup.check_seat(seat)
            if self._tables.watched is layout:  # its rows are those of the seats to act
                self._tables.watch(None, None)
                self._watching = False
            self._tables.write_rows_of(layout, row, -1 if seat is None else seat)

    def _go_on(self) -> None:
        """Rows that nobody reads are not written any more."""
        if self._watching and not self._looked:
            self._tables.watch(None, None)
            self._watching = False
        self._looked = False

    # Answers: each step gives the rewards (games x seats, zero but for those that have ended) and which have ended.

    def step(self, actions: npt.ArrayLike) -> tuple[Array, Array]:
        """Answer in every game, by an action each. One that is not allowed is refused, and no game goes on."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            told_of = f"shape {given.shape} of {given.dtype}"
            raise TaliaError(f"actions: {told_of} is not allowed; allowed: {self.n} whole numbers, one a game")
        self._tables.check(packed := given.astype("<i8").tobytes())
        self._go_on()
        self._tables.step(packed)
        return self._results()

    def step_random(self) -> tuple[Array, Array]:
        """Answer in every game by one of its options, each equally likely; `actions` tells which."""
        self._go_on()
        self._tables.step_random()
        return self._results()

    def step_logits(self, logits: npt.ArrayLike) -> tuple[Array, Array]:
        """Answer in every game by one of its options, drawn by logits; `actions` and `chances` tell which and how
        likely it was. What is not allowed has no chance, whatever its logit."""
        given = np.asarray(logits)
        shape = (self.n, self.facts.actions)
        if given.shape != shape or given.dtype.kind != "f":
            raise TaliaError(f"logits: shape {given.shape} of {given.dtype} is not allowed; allowed: floats of {shape}")
        if not np.isfinite(given).all():
            raise TaliaError(
                "logits: some are not finite; allowed: numbers, since what is not allowed is left out anyway"
            )
        self._go_on()
        self._tables.step_logits(np.ascontiguousarray(given, dtype="<f4").tobytes(), self.facts.actions)
        return self._results()

    @property
    def chances(self) -> Array:
        """How likely each answer of the last `step_logits` was."""
        return np.array(self._tables.chances, dtype=np.float32)

    def _results(self) -> tuple[Array, Array]:
        return self._rewards.astype(np.float32), self._ended.astype(np.bool_)

    # One game.

    def save(self, i: int) -> State:
        """Game i as a state of its own: it can be played on, saved and loaded again, here or in another batch."""
        return self._tables.states[self._game(i)].clone()

    def load(self, i: int, state: State) -> None:
        """Let game i go on from a state of the same setup; when it has ended, the batch's own deals go on."""
        table = self._game(i)
        if not isinstance(state, State) or state.setup != self.setup:
            raise TaliaError(f"state: {told(state)} is no state of this batch's setup, {self.setup!r}")
        if state.over:
            raise TaliaError("state: this game is over; allowed: one that somebody is asked in")
        if self.memory and state.recall is None:
            raise TaliaError("state: this one keeps no memory, and the batch does; start it with memory=True")
        self._tables.load(table, state.clone())

    def _game(self, i: int) -> int:
        if not isinstance(i, int | np.integer) or not 0 <= i < self.n:
            raise TaliaError(f"there is no game {told(i)}; allowed: 0 to {self.n - 1}")
        return int(i)

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<batch of {self.n} games of {self.setup.game}>"


def _read(column: object, kind: npt.DTypeLike = np.int64) -> Array:
    """A column of compiled code, read in place."""
    return np.frombuffer(column, dtype=kind)  # type: ignore[call-overload, no-any-return]  # a vec is a buffer


def _unpacked(words: Any, same: Array, columns: int, out: Array | None) -> Array:
    """Rows of so many zeros and ones, of rows of words, in a new array or the caller's; `same` are the words' bytes."""
    rows = len(same)
    made = np.empty((rows, columns), np.uint8) if out is None else out
    if made.dtype.kind in "ubi" and made.itemsize == 1 and made.strides[1] == 1:
        address: int = made.__array_interface__["data"][0]
        if spread(words, rows, columns, address, made.strides[0]):
            return made
    # All are one line of bits to numpy, which unpacks it in two thirds of the time that many short ones take; what is
    # unpacked of the last word of a row beyond its columns is left out of sight.
    unpacked = np.unpackbits(same.ravel(), bitorder="little").reshape(rows, -1)[:, :columns]
    if out is None:
        return unpacked
    out[...] = unpacked
    return out
