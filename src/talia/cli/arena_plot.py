"""The arena's results drawn: how each estimate went with its interval, and the cross table as a heat map."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from talia.bots.training.arena import Arena
from talia.core.errors import BadOption


def draw(arena: Arena, report: dict[str, Any], path: Path) -> None:
    try:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot
    except ImportError:
        raise BadOption("--plot needs the package matplotlib: pip install 'talia[study]'") from None
    several = len(arena.results) > 1
    figure, axes = pyplot.subplots(1, 2 if several else 1, figsize=(12 if several else 7, 4.5), squeeze=False)
    left = axes[0][0]
    for result in arena.results:
        trace = result.trace()
        deals = [n for n, _ in trace]
        label = f"{result.match.table[0]} against {result.match.table[1]}"
        (line,) = left.plot(deals, [100 * found.mean for _, found in trace], label=label)
        low, high = [100 * found.low for _, found in trace], [100 * found.high for _, found in trace]
        left.fill_between(deals, low, high, alpha=0.15, color=line.get_color())
        if result.sprt is not None:
            for share in (result.sprt.low, result.sprt.high):
                left.axhline(100 * share, color="grey", linestyle=":", linewidth=1)
    left.axhline(100 / report["seats"], color="black", linewidth=0.8)
    left.set_xlabel("deals")
    left.set_ylabel("points of the first, % (95 % interval)")
    left.legend(fontsize="small")
    if several:
        _cross(figure, axes[0][1], report["cross"])
    figure.suptitle(f"{report['game']}, {report['seeds']} deals, code {report['code']}")
    figure.tight_layout()
    figure.savefig(path, dpi=120)
    pyplot.close(figure)


def _cross(figure: Any, axis: Any, cross: dict[str, dict[str, float]]) -> None:
    names = list(dict.fromkeys([*cross, *[name for row in cross.values() for name in row]]))
    rows = [[100 * cross.get(one, {}).get(other, float("nan")) for other in names] for one in names]
    image = axis.imshow(rows, cmap="RdYlGn", vmin=0, vmax=100)
    axis.set_xticks(range(len(names)), names, rotation=45, ha="right")
    axis.set_yticks(range(len(names)), names)
    for y, row in enumerate(rows):
        for x, value in enumerate(row):
            if value == value:  # not a number: never played
                axis.text(x, y, f"{value:.0f}", ha="center", va="center", fontsize="small")
    figure.colorbar(image, ax=axis, label="points of the row, %")
