# %% [markdown]
# # Solve a small game
# The same rules with few cards are small enough to be known as a whole: what perfect play is worth, what a best
# response makes of a policy, and how far a bot is from it (`talia exploit --list` shows which there are).

# %%
import tempfile
from pathlib import Path

from talia.research import exact

variant = exact.VARIANTS["cardia-tiny"]
tree = exact.tree(variant.setup())
print(tree)

# %% Exploitability: what best responses of both seats win together against a policy. Playing evenly:
even = tree.uniform()
print(f"even: {tree.exploitability(even):.4f}")

# %% CFR+ comes near to a policy that nobody can exploit.
for turns in (10, 50, 200):
    solved = tree.cfr_plus(turns)
    print(f"CFR+ after {turns} turns: {tree.exploitability(solved):.5f}, worth {tree.value(solved):+.4f} to seat 0")
assert tree.exploitability(solved) < tree.exploitability(even) / 20

# %% What a best response does to a policy.
for seat in (0, 1):
    worth, _ = tree.best_response(even, seat)
    print(f"seat {seat} wins {worth:+.4f} against even play")

# %% The policy in words, and the tree for other solvers (Gambit, OpenSpiel, LiteEFG).
for line in list(exact.lines(tree, solved))[:3]:
    print(line)
with tempfile.TemporaryDirectory() as folder:
    file = Path(folder) / "tiny.efg"
    tree.to_efg(file)
    print(file.read_text(encoding="utf-8").splitlines()[0])
