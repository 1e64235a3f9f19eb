"""Cardia's learned evaluation: which weights a game plays with, and the net in compiled form."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from talia.bots.cardia.features import NAME
from talia.bots.cardia.net import CardiaNet
from talia.bots.methods.weights import Weights, load, weights_of

# The reduced game that is solved exactly (docs/bots.md): it has weights of its own.
REDUCED: dict[str, Any] = {"influences": ["1", "4", "8", "11", "16"], "hand": 2, "signets": 3, "locations": []}


def compiled(net: Weights) -> CardiaNet:
    """The net for compiled search."""
    return CardiaNet(net.compiled())


def weights_for(options: dict[str, Any]) -> str:
    """The name of the weights for a variant."""
    small = all(options.get(name) == value for name, value in REDUCED.items())
    return "cardia-reduced" if small and options["deck"] == "I" else "cardia"


@lru_cache(maxsize=4)
def _loaded(name: str) -> tuple[CardiaNet, str]:
    options = {**REDUCED, "deck": "I"} if name == "cardia-reduced" else {}
    net, about = load(weights_of("cardia") / name, "cardia", 2, options, NAME)
    return compiled(net), f"{name} {about.sha256[:12]}"


def evaluation(options: dict[str, Any]) -> tuple[CardiaNet, str]:
    """The evaluation for a variant, and what it is called in records."""
    return _loaded(weights_for(options))
