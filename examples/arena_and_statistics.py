# %% [markdown]
# # Arena and statistics
# How strong a bot is, measured on paired deals (each deal is played from both seats), with an interval; the records of
# such games, and what wins in them. The same from the command line: `talia arena`, `talia dataset`, `talia stats`.

# %%
import subprocess
import sys
import tempfile
from pathlib import Path

from talia.research import datasets


def talia(*arguments: str) -> str:
    """The command, as in a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "talia", *arguments], check=True, capture_output=True, text=True
    ).stdout


DEALS = sys.argv[1] if len(sys.argv) > 1 and sys.argv[1].isdigit() else "40"
folder = tempfile.TemporaryDirectory()
here = Path(folder.name)

# %% Two bots, the same deals from both sides.
print(talia("arena", "cardia", "apprentice", "random", "--deals", DEALS))

# %% Games as data: random ones are made by the thousand in a second.
data = here / "games.jsonl"
talia("dataset", "cardia", "random", "random", "--games", "200", "--out", str(data))
records = list(datasets.read(data))
print(len(records), "records; the first has", len(records[0].answers), "answers")

# %% What goes with winning: cards in the first hand are dealt by chance, so there it is a cause.
print(talia("stats", "cardia", "--games", "200", "--out", str(here / "stats.json")))
folder.cleanup()
