"""`talia train` on the training ground: lessons as a live table, curves as a plot, a checkpoint to go on from."""

from __future__ import annotations

import argparse
import shlex
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.live import Live
from rich.table import Table

from talia.bots.methods.weights import weights_of
from talia.bots.training.arena import fingerprint
from talia.core.errors import BadOption

if TYPE_CHECKING:
    from talia.research.ground.settings import Recipe

SHOWN = 16  # lessons of the live table
FOLDER = Path("training")  # where checkpoints lie


def train(recipe: Recipe, args: argparse.Namespace) -> int:
    from talia.research.ground import lesson, run, weights
    from talia.research.ground.far import Cluster

    settings = replace(recipe.settings, seed=args.seed)
    if args.decisions is not None:
        settings = replace(settings, decisions=args.decisions)
    if settings.decisions < 1 or args.seed < 0 or (args.lessons is not None and args.lessons < 0):
        raise BadOption("--decisions: allowed are whole numbers from 1 up; --lessons, --seed: none below 0")
    recipe = replace(recipe, settings=settings)
    path = (args.folder or FOLDER) / f"{recipe.name}.npz"
    if path.exists():
        Console(stderr=True).print(f"going on from {path}", highlight=False)
    spread = Cluster(args.ray_address) if args.ray else lesson.here
    history: list[dict[str, Any]] = run.Run.load(recipe, path).history if path.exists() else []
    with Live(_table(recipe, history), console=Console(stderr=True), auto_refresh=False) as live:

        def told(step: dict[str, Any]) -> None:
            history.append(step)
            live.update(_table(recipe, history), refresh=True)

        judge = None if args.unjudged else recipe.judge(recipe)
        done = run.train(recipe, path, told, args.lessons, judge, spread)
    if args.plot is not None:
        draw(recipe, done.history, args.plot)
    words = ["talia", "train", recipe.game, recipe.name, "--seed", str(settings.seed)]
    if args.decisions is not None:
        words += ["--decisions", str(settings.decisions)]
    # Bots read no response: it stays beside its checkpoint.
    out = args.out or (weights_of(recipe.game) if recipe.frozen is None else path.parent)
    for file in weights.write(done, out, shlex.join(words), fingerprint(recipe.game)):
        print(f"{file.with_suffix('.npz')}: {file.with_suffix('.npz').stat().st_size} bytes")
    if recipe.report is not None and not args.unjudged:
        print("\n".join(recipe.report(done.average.net())))
    if done.over:
        path.unlink()  # what is finished needs no checkpoint
    else:
        print(f"{path}: lesson {done.lesson} of {settings.lessons}; the same command goes on from here")
    return 0


def _columns(history: list[dict[str, Any]]) -> list[str]:
    """The judgements that there are, beside what every lesson tells."""
    plain = ["decisions", "seconds", "entropy", "magnet", "error", "clipped"]
    plain += ["won"] if any("won" in step for step in history) else []
    judged = [name for step in history for name in step if name.startswith(("against", "exploitability"))]
    return plain + list(dict.fromkeys(judged))


def _table(recipe: Recipe, history: list[dict[str, Any]]) -> Table:
    table = Table(title=f"{recipe.name}, lesson {len(history)} of {recipe.settings.lessons}", box=None)
    names = _columns(history)
    for name in names:
        table.add_column(name, justify="right")
    for step in history[-SHOWN:]:
        table.add_row(*[_told(name, step) for name in names])
    return table


def _told(name: str, step: dict[str, Any]) -> str:
    if name not in step:
        return ""
    if name == "decisions":
        return f"{step[name]:,}"
    return f"{step[name]:.0f}" if name == "seconds" else f"{step[name]:.4f}"


def draw(recipe: Recipe, history: list[dict[str, Any]], path: Path) -> None:
    """Loss, entropy, strength and exploitability over the decisions."""
    try:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot
    except ImportError:
        raise BadOption("--plot needs the package matplotlib: pip install 'talia[study]'") from None
    names = [name for name in _columns(history) if name not in ("decisions", "seconds", "clipped")]
    panels = [("error",), ("entropy",), ("magnet",), tuple(name for name in names if name.startswith("against"))]
    panels.append(tuple(name for name in names if name.startswith("exploitability")))
    panels = [panel for panel in panels if panel]
    figure, axes = pyplot.subplots(1, len(panels), figsize=(3.6 * len(panels), 3.2), squeeze=False)
    for axis, panel in zip(axes[0], panels, strict=True):
        for name in panel:
            steps = [step for step in history if name in step]
            axis.plot([step["decisions"] / 1e6 for step in steps], [step[name] for step in steps], label=name)
        axis.set_xlabel("million decisions")
        axis.legend(fontsize="small")
    figure.suptitle(recipe.name)
    figure.tight_layout()
    figure.savefig(path)
    pyplot.close(figure)
