# %% [markdown]
# # Learn on a batch
# A thousand games at once as arrays: rows of what each seat knows, masks of what is allowed, rewards at the end. The
# learner here is as small as one can be (a linear policy, plain policy gradient); `examples/train_on_batch.py` is one
# that is meant to get strong.

# %%
import sys

import numpy as np
import numpy.typing as npt

import talia
from talia.research import Batch

Floats = npt.NDArray[np.float32]
STEPS = int(sys.argv[1]) if len(sys.argv) > 1 and sys.argv[1].isdigit() else 600
setup = talia.game("cardia").setup()
batch = Batch(setup, 256, seed=1)
rows, masks = batch.observe(), batch.masks()
print("rows", rows.shape, "masks", masks.shape)
assert rows.shape[0] == masks.shape[0] == 256

# %% One step: logits in, the engine draws the answers; what ended is dealt anew.
weights = np.zeros((rows.shape[1], masks.shape[1]), np.float32)


def forward(seen: Floats, allowed: npt.NDArray[np.bool_]) -> tuple[Floats, Floats]:
    """Logits, and the chances that they stand for."""
    logits = np.where(allowed, seen @ weights, -1e9)
    chances = np.exp(logits - logits.max(1, keepdims=True))
    return logits.astype(np.float32), chances / chances.sum(1, keepdims=True)


# %% Games are as long as they are: what was decided waits, for each game and seat, until that game ends.
pending: list[list[list[tuple[Floats, Floats]]]] = [[[], []] for _ in range(256)]
for _ in range(STEPS):
    seen, allowed = batch.observe().astype(np.float32), batch.masks().astype(bool)
    seats = batch.seats.copy()
    logits, chances = forward(seen, allowed)
    rewards, ended = batch.step_logits(logits)
    push = -chances
    push[np.arange(256), batch.actions] += 1
    for number in range(256):
        pending[number][seats[number]].append((seen[number], push[number]))
    for number in np.flatnonzero(ended).tolist():
        for seat in (0, 1):
            if pending[number][seat]:
                told, wanted = zip(*pending[number][seat], strict=True)
                weights += 0.002 * rewards[number, seat] * (np.array(told).T @ np.array(wanted))
            pending[number][seat] = []

# %% Against random answers, on deals it has not seen: seat 0 of one half of the games, seat 1 of the other.
judge = Batch(setup, 512, seed=1_000_000)
mine = np.arange(512) % 2
won = games = 0
while games < 1000:
    seen, allowed = judge.observe().astype(np.float32), judge.masks().astype(bool)
    logits = forward(seen, allowed)[0]
    logits[judge.seats != mine] = 0
    rewards, ended = judge.step_logits(logits)
    here = np.flatnonzero(ended)
    games += len(here)
    won += int((rewards[here, mine[here]] > 0).sum())
print(f"won {won / games:.1%} of {games} games against random answers after {STEPS} steps of 256 games")
