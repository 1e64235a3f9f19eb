"""Cardia's policy and critic: which games they know, and both in compiled form, for one setup at a time."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from talia.bots.cardia.evaluation import REDUCED, weights_for
from talia.bots.cardia.inputs import HAND, NAME, always, input_of, inputs
from talia.bots.methods.forward import Layers
from talia.bots.methods.policy import Critic, FirstLayer, Policy
from talia.bots.methods.weights import Weights, load, weights_of
from talia.core.rows import MOMENT, Layout
from talia.core.setup import Setup
from talia.games.cardia.cards.card import GUESTS
from talia.games.cardia.game import GAME

# What the files of policy and critic are called, by the evaluation that is played with beside them.
FILES: Final = {
    "cardia": ("cardia-policy", "cardia-critic"),
    "cardia-reduced": ("cardia-reduced-policy", "cardia-reduced-critic"),
}
# The options that they are for: a game of the usual size with all decks, mixes and locations; the reduced game.
DOMAINS: Final[dict[str, dict[str, Any]]] = {
    "cardia": {
        "influences": [str(influence) for influence in range(1, 17)],
        "hand": 5,
        "signets": 5,
        "rulings": [],
    },
    "cardia-reduced": {**REDUCED, "deck": "I", "rulings": []},
}


# Which of them lie beside the bots: the reduced game's policy is trained to judge the method, and is not finished.
SHIPPED: Final = ("cardia",)


def knows(seats: int, options: dict[str, Any]) -> bool:
    """Has a policy learned to play this variant?"""
    which = weights_for(options)
    if seats != 2 or options.get("guests") or which not in SHIPPED:
        return False
    return all(options[name] == value for name, value in DOMAINS[which].items())


def actions() -> list[str]:
    """The answers that the policy knows, in the order of its outputs: all but the guests' cards."""
    guests = {f"card:{word}" for word in GUESTS.box.words()}
    return [word for word in GAME.actions.words if word not in guests]


def hidden() -> list[str]:
    """The cards of the other's hand, as a critic is told them, in the order of its inputs."""
    return ["theirs:" + name.removeprefix("mine:") for name in inputs() if name.startswith(f"mine:{HAND}:")]


def outputs() -> list[list[int]]:
    """For each seat the output of each action: what is numbered by seats is told from the seat's side."""
    at = {word: n for n, word in enumerate(actions())}
    found: list[list[int]] = []
    for seat in range(2):
        numbers: list[int] = []
        for word in GAME.actions.words:
            name, slash, owner = word.rpartition("/")
            turned = f"{name}/{1 - int(owner)}" if seat == 1 and slash and owner in ("0", "1") else word
            numbers.append(at.get(turned, 0))  # a guest's card is never asked about here
        found.append(numbers)
    return found


def policy_of(weights: Weights, setup: Setup) -> Policy:
    """The policy for one setup."""
    (_, _), (second, second_bias), (last, last_bias) = weights.layers
    return Policy(_first(weights, setup, []), second, second_bias, last, last_bias, outputs())


def critic_of(weights: Weights, setup: Setup) -> Critic:
    (_, bias), (second, second_bias), (last, last_bias) = weights.layers
    return Critic(
        _first(weights, setup, hidden()),
        Layers([], bias, second, second_bias, [row[0] for row in last], last_bias[0]),
    )


def _first(weights: Weights, setup: Setup, behind: list[str]) -> FirstLayer:
    """The first layer for a setup's columns; what is set in every row of it goes into the bias."""
    at = {name: n for n, name in enumerate([*inputs(), *behind])}
    layout = Layout(setup, MOMENT)
    columns = [at.get(input_of(name), -1) for name in layout.names] + [at[name] for name in behind]
    table, bias = weights.layers[0]
    for name in always(setup):
        bias = [value + more for value, more in zip(bias, table[at[name]], strict=True)]
    return FirstLayer(layout, columns, table, bias)


@lru_cache(maxsize=2)
def _weights(which: str) -> tuple[Weights, Weights, str]:
    folder = weights_of("cardia")
    (first, second), domain = FILES[which], DOMAINS[which]
    policy, about = load(folder / first, "cardia", 2, domain, NAME, inputs())
    critic, _ = load(folder / second, "cardia", 2, domain, NAME, [*inputs(), *hidden()])
    return policy, critic, f"{first} {about.sha256[:12]}"


@lru_cache(maxsize=2)
def playing(setup: Setup) -> tuple[Policy, Critic, str]:
    """Policy and critic for a setup, and what they are called in records."""
    policy, critic, name = _weights(weights_for(setup.options))
    return policy_of(policy, setup), critic_of(critic, setup), name
