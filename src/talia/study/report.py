"""A study's results for people: a page of tables and three plots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from talia.core.errors import BadOption
from talia.texts import Texts, texts

TITLES = {
    "as-printed": "every choice declined",
    "best": "best choices",
    "eighth": "the Necromancer and an eighth card, best choices",
}


def names(language: str, cards: list[str]) -> str:
    words: Texts = texts(language)
    return ", ".join(words.get(f"fantasy_realms-card-{card}") for card in cards)


def table(headings: list[str], rows: list[list[Any]]) -> list[str]:
    """A Markdown table; numbers are right-aligned."""
    left = [not rows or isinstance(rows[0][n], str) for n in range(len(headings))]
    lines = ["| " + " | ".join(headings) + " |", "|" + "|".join("---" if is_left else "--:" for is_left in left) + "|"]
    lines += ["| " + " | ".join(shown(cell) for cell in row) + " |" for row in rows]
    return [*lines, ""]


def shown(cell: Any) -> str:
    if isinstance(cell, float):
        return f"{cell:.2f}"
    return f"{cell:,}" if isinstance(cell, int) else str(cell)


def report(found: dict[str, Any], language: str) -> str:
    """The page of one mode."""
    lines = [f"# Fantasy Realms, all hands: {TITLES[found['mode']]}", ""]
    if not found["complete"]:
        lines += ["**Incomplete: only some parts of all hands.**", ""]
    run = f"{found['core_seconds']:,} core seconds, {found['evaluations']:,} choices evaluated"
    lines.append(
        f"{found['hands']:,} hands, mean {found['mean']:.3f}, standard deviation {found['deviation']:.3f}, "
        f"sum {found['sum']:,}; {run}."
    )
    lines.append("")
    lines += table(["share of hands", "points at most"], [[name, value] for name, value in found["quantiles"].items()])
    lines += ["## Best hands", ""]
    lines += table(
        ["points", "hand", "choices"],
        [[one["points"], names(language, one["hand"]), said(one["choices"], language)] for one in found["best"]],
    )
    if "cards" in found:
        lines += ["## Cards: average of the hands with and without them", ""]
        rows = [[names(language, [one["card"]]), one["with"], one["without"], one["worth"]] for one in found["cards"]]
        lines += table(["card", "with", "without", "worth"], rows)
        for key, title, heading in (
            ("best_pairs", "Best pairs", "average of their hands"),
            ("most_together", "Pairs worth more together", "more than apart"),
            ("least_together", "Pairs worth less together", "more than apart"),
            ("best_triples", "Best triples", "average of their hands"),
        ):
            lines += [f"## {title}", ""]
            lines += table(["cards", heading], [[names(language, one["cards"]), one["value"]] for one in found[key]])
    return "\n".join(lines)


def said(choices: dict[str, Any], language: str) -> str:
    """Choices in a few words: `Mirage = Rainstorm`, `Candle → Wizard`."""
    parts = []
    suit = texts(language)
    for key, value in choices.items():
        if key == "book_of_changes":
            parts.append(f"{names(language, [value['card']])} → {suit.get('fantasy_realms-suit-' + value['suit'])}")
        elif isinstance(value, dict):
            parts.append(f"{names(language, [key])} = {suit.get('fantasy_realms-suit-' + value['suit'])}")
        else:
            parts.append(f"{names(language, [key])} = {names(language, [value])}")
    return "; ".join(parts)


def plots(found: dict[str, Any], folder: Path, language: str) -> list[Path]:
    """Distribution, cards and pairs as pictures."""
    try:
        import matplotlib
    except ImportError:
        raise BadOption("plots: matplotlib is not installed; pip install 'talia[study]' brings it") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    made = [folder / f"distribution-{found['mode']}.png"]
    scores = {int(score): count for score, count in found["scores"].items()}
    figure, axes = pyplot.subplots(figsize=(10, 5), layout="constrained")
    axes.bar(list(scores), list(scores.values()), width=1.0)
    axes.set(xlabel="points", ylabel="hands (log)", yscale="log", title=f"All hands: {TITLES[found['mode']]}")
    figure.savefig(made[0], dpi=120)
    pyplot.close(figure)
    if "cards" in found:
        made.append(folder / f"cards-{found['mode']}.png")
        ranked = found["cards"][::-1]
        figure, axes = pyplot.subplots(figsize=(8, 12), layout="constrained")
        axes.barh([names(language, [one["card"]]) for one in ranked], [one["worth"] for one in ranked])
        axes.set(xlabel="average with the card less average without it", title=TITLES[found["mode"]])
        figure.savefig(made[1], dpi=120)
        pyplot.close(figure)
        made.append(folder / f"pairs-{found['mode']}.png")
        figure, axes = pyplot.subplots(figsize=(13, 12), layout="constrained")
        grid = [[cell or found["mean"] for cell in row] for row in found["pair_means"]]
        picture = axes.imshow(grid, cmap="RdYlGn")
        from talia.games.fantasy_realms.cards import IDS

        labels = [names(language, [card]) for card in IDS]
        axes.set_xticks(range(53), labels, rotation=90, fontsize=7)
        axes.set_yticks(range(53), labels, fontsize=7)
        axes.set_title(f"Average of the hands holding both cards: {TITLES[found['mode']]}")
        figure.colorbar(picture, shrink=0.6)
        figure.savefig(made[2], dpi=120)
        pyplot.close(figure)
    return made
