"""A review drawn: the curve of each seat with its band, and luck and meetings as bars below it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from talia.cli.words import Words
from talia.core.errors import BadOption
from talia.review.form import Review, Side

KINDS = {".svg", ".png"}


def draw(review: Review, words: Words, path: Path) -> None:
    if path.suffix.lower() not in KINDS:
        raise BadOption(f"--plot: {path.name} is not allowed; allowed: a file that ends in .svg or .png")
    try:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot
    except ImportError:
        raise BadOption("--plot needs the package matplotlib: pip install 'talia[study]'") from None
    matplotlib.rcParams["svg.hashsalt"] = "talia"  # the same review, the same file
    many = len(review.sides)
    figure, axes = pyplot.subplots(2 * many, 1, figsize=(9, 4.2 * many), squeeze=False, sharex=True)
    for n, side in enumerate(review.sides):
        _curve(axes[2 * n][0], side, review, words)
        _swings(axes[2 * n + 1][0], side, words)
    axes[-1][0].set_xlabel(words.get("terminal-review-axis"))
    figure.tight_layout()
    about = {"Date": None} if path.suffix.lower() == ".svg" else {}
    figure.savefig(path, dpi=120, metadata=about)
    pyplot.close(figure)


def _curve(axis: Any, side: Side, review: Review, words: Words) -> None:
    at = [point.at for point in side.curve]
    axis.plot(at, [100 * point.chance for point in side.curve], color="black", marker=".")
    low, high = [100 * point.low for point in side.curve], [100 * point.high for point in side.curve]
    axis.fill_between(at, low, high, alpha=0.2, color="grey")
    for one in review.decisions:
        if one.seat == side.seat and one.label:
            axis.axvline(one.at, color="black", linestyle=":", linewidth=1)
    axis.set_ylim(0, 100)
    axis.set_title(words.get("terminal-review-title", game=words.game(review.game), player=words.player(side.seat)))
    axis.set_ylabel("%")


def _swings(axis: Any, side: Side, words: Words) -> None:
    for kind, hatch in (("luck", ""), ("meeting", "///")):
        found = [swing for swing in side.swings if swing.kind == kind]
        axis.bar(
            [swing.at for swing in found],
            [100 * swing.amount for swing in found],
            yerr=[196 * swing.error for swing in found],
            color="white" if hatch else "grey",
            edgecolor="black",
            hatch=hatch,
            label=words.get(f"terminal-review-{kind}"),
        )
    axis.axhline(0, color="black", linewidth=0.8)
    axis.legend(fontsize="small")
