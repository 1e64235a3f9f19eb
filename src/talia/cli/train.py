"""`talia train GAME`: make an evaluation or a policy anew, from games played here, in bounded time."""

from __future__ import annotations

import argparse
import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

if TYPE_CHECKING:
    from talia.bots.methods.weights import About

from talia.bots.training.arena import fingerprint
from talia.cli.options import game_name
from talia.core.errors import BadOption

LONGEST = 3600.0  # seconds of a run, if nobody says


def configure(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", type=game_name, help="which game (see `talia games`)")
    command.add_argument("recipe", nargs="?", help="which of its recipes (--list shows them)")
    command.add_argument("--list", action="store_true", help="list the recipes of the game")
    command.add_argument("--games", type=int, help="games to play (the recipe's number by default)")
    command.add_argument("--seconds", type=float, default=LONGEST, help="stop after this time, all starts together")
    command.add_argument("--seed", type=int, default=1, help="the same seed and number of games make the same weights")
    command.add_argument("--workers", type=int, default=0, help="processes that play (as many as cores by default)")
    command.add_argument("--folder", type=Path, help="where the run is kept (default: train-RECIPE here)")
    command.add_argument("--out", type=Path, help="the weights' file, without ending (default: where bots read it)")
    ground = command.add_argument_group("policies (recipes of the training ground)")
    ground.add_argument("--decisions", type=int, help="how long it learns, all starts together (the recipe's number)")
    ground.add_argument("--lessons", type=int, help="stop after so many lessons; the same command goes on from there")
    ground.add_argument("--unjudged", action="store_true", help="play no games against frozen opponents on the way")
    ground.add_argument("--plot", type=Path, help="draw the curves here, such as curves.svg (needs matplotlib)")
    ground.add_argument("--ray", action="store_true", help="play the games of lessons on a Ray cluster")
    ground.add_argument("--ray-address", help="of that cluster (otherwise one is started here)")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # several threads add up in another order: other weights
    # Read here: numpy takes a moment, and the other commands do without it.
    from talia.bots.methods.weights import weights_of
    from talia.bots.training.recipes import recipe, recipes
    from talia.bots.training.run import Run, trained
    from talia.research.ground.recipes import grounds

    policies = grounds(args.game)
    if args.list:
        for name, found in recipes(args.game).items():
            print(f"{name}: {found.about} ({found.features} features, {found.games} games)")
        for name, policy in policies.items():
            print(f"{name}: {policy.about} ({len(policy.inputs)} inputs, {policy.settings.decisions} decisions)")
        return 0
    if args.recipe in policies:
        from talia.cli.train_ground import train

        return train(policies[args.recipe], args)
    chosen = recipe(args.game, args.recipe)
    games = chosen.games if args.games is None else args.games
    if games < 16 or args.seconds <= 0 or args.workers < 0 or args.seed < 0:
        raise BadOption("--games: allowed are whole numbers from 16 up; --seconds, --workers, --seed: none below 0")
    out = args.out or weights_of(args.game) / chosen.name
    folder = args.folder or Path(f"train-{chosen.name}")
    words = ["talia", "train", args.game, chosen.name, "--games", str(games), "--seed", str(args.seed)]
    if args.seconds != LONGEST:
        words += ["--seconds", f"{args.seconds:g}"]  # a run that the clock stops makes other weights
    command = shlex.join(words)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("training", total=1.0)

        def show(what: str, share: float) -> None:
            progress.update(task, description=what, completed=share)

        workers = args.workers or os.cpu_count() or 1
        about = trained(
            Run(chosen, folder, games, args.seconds, args.seed, workers, show), out, command, fingerprint(args.game)
        )
    show_about(about, out, Console())
    return 0


def show_about(about: About, out: Path, console: Console) -> None:
    size = out.with_suffix(".npz").stat().st_size
    found = about.calibration
    console.print(
        f"{out.with_suffix('.npz')}: {size} bytes, {about.games} games, {about.rows} rows, {about.seconds:.0f} s\n"
        f"on {found['rows']} rows of games it did not learn from: Brier score {found['brier']} "
        f"(always the mean: {found['brier_of_the_mean']}), log loss {found['log_loss']}, off by {found['off']}",
        highlight=False,
        soft_wrap=True,
    )
    table = Table(box=None)
    for heading in ("chance from", "rows", "said", "came"):
        table.add_column(heading, justify="right")
    for row in found["table"]:
        table.add_row(f"{row['from']:.1f}", str(row["rows"]), f"{row['said']:.3f}", f"{row['came']:.3f}")
    console.print(table)
