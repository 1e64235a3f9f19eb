"""How an answer stands beside the expert's own: read off the record of a decision, which one bot made from the view.

Such a record proposes and proves nothing (a single evaluation errs by some twelve points), so nobody is told a number.
An option that the expert itself would take now and then, one of a mixture, has no loss at all.
"""

from __future__ import annotations

from typing import Any

from talia.core.view import View

LOOK_AGAIN = 0.15  # of the chance to win, below the best: worth a second look
DIFFERS = 0.01  # options that differ by less are all the same
_NOISE = 1e-9  # so that fifteen points are fifteen points, whatever floating point makes of them

Record = dict[str, Any]


def bare(word: str) -> str:
    """A word without its domain."""
    return word.partition(":")[2] or word


def option_of(view: View, word: str) -> dict[str, Any] | None:
    """The option of that word, with or without its domain."""
    found = [option for option in view["decision"]["options"] if option["word"] in (word, bare(word))]
    return found[0] if found else None


def mixture(record: Record) -> list[dict[str, Any]]:
    """The options that the expert would take now and then: all with a share."""
    return [option for option in record["options"] if option.get("mix", 0.0) > 0.0]


def mixes(record: Record) -> bool:
    """Is this a question to which answers are mixed?"""
    return any("mix" in option for option in record["options"])


def unsure(record: Record) -> bool:
    """Was it made by a bot that is not itself just now: another level, or one whose rules are slow?"""
    quality = record.get("quality", {})
    return bool(quality.get("slowed")) or quality.get("plays") != quality.get("level")


def loss(record: Record, word: str) -> float | None:
    """How far an answer lies below the best, in chances to win; None: not judged.

    A record tells of the best few options only: what is not among them lies below the last of them, at least.
    """
    chances = [option["chance"] for option in record["options"] if "chance" in option]
    if not chances:
        return None
    found = [option for option in record["options"] if option["word"] in (word, bare(word))]
    if not found:
        return None if mixes(record) else max(chances) - min(chances)
    if found[0].get("mix", 0.0) > 0.0:
        return 0.0
    return max(chances) - found[0]["chance"] if "chance" in found[0] else None


def look_again(record: Record, word: str) -> bool:
    """Is the answer so far below the best that a learner may want to look again?"""
    below = loss(record, word)
    return counts(record, word) and below is not None and below >= LOOK_AGAIN - _NOISE


def counts(record: Record, word: str) -> bool:
    """Was there anything to decide: can the answer be judged, by a bot that is itself, and do the options differ?"""
    chances = [option["chance"] for option in record["options"] if "chance" in option]
    return not unsure(record) and loss(record, word) is not None and max(chances) - min(chances) >= DIFFERS
