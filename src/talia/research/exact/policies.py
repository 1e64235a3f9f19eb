"""Bots as policies: a bot is asked at every information set, from its view alone, and its shares of answers are kept.

A bot that tells how it mixes its answers (`Choice.mix`) is taken at its word; any other gives an answer, which is asked
for with several seeds where it may differ from seed to seed. Equal views are asked once: a bot has no other memory.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import numpy as np

from talia.bots.methods.seeds import derived
from talia.bots.play.bot import Answer, Bot, options_of
from talia.bots.play.budget import Budget
from talia.bots.play.door import Door
from talia.bots.play.levels import Spec, find
from talia.bots.play.outside import is_outside
from talia.bots.play.thinking import bot_for
from talia.core.errors import TaliaError
from talia.core.view import View, canonical
from talia.research.exact.tree import Floats, Policy, Tree

Mixture = dict[int, float]  # action -> how often
Asked = Callable[[View, int], Mixture]  # a view and a seed
Progress = Callable[[int, int], None]  # how many information sets of how many are done
CLOSE = 0.001  # shares that are told rounded must come as near to one


def policy_of(
    tree: Tree,
    bot: str | Bot | Callable[[View], int | Mixture],
    *,
    budget: Budget | None = None,
    seed: int = 1,
    seeds: int = 1,
    progress: Progress | None = None,
) -> Policy:
    """What a bot plays in every information set of both seats.

    A bot is a level or a bot from outside as one writes it (`expert@1000n`, `mine.py:Lowest`, `cmd:./mine`), a Bot, or
    whatever takes a view and gives an action or shares of actions. One that answers with an action alone is asked with
    `seeds` different seeds, and its answers are counted.
    """
    if type(seeds) is not int or seeds < 1:
        raise TaliaError(f"policy_of: {seeds!r} seeds are not allowed; allowed: whole numbers from 1 up")
    with ExitStack() as stack:
        ask = _asking(tree, bot, budget, stack)
        total = sum(form.many for form in tree.seats)
        first = _seat(tree, 0, ask, (seed, seeds), lambda done: progress and progress(done, total))
        before = tree.seats[0].many
        second = _seat(tree, 1, ask, (seed, seeds), lambda done: progress and progress(before + done, total))
    return first, second


def _seat(tree: Tree, seat: int, ask: Asked, seeding: tuple[int, int], told: Callable[[int], Any]) -> Floats:
    form = tree.seats[seat]
    found = np.zeros(form.sequences)
    found[0] = 1.0
    kept: dict[bytes, list[float]] = {}
    for done, (number, state) in enumerate(tree.samples(seat)):
        first, size = int(form.firsts[number]), int(form.sizes[number])
        if size == 1:
            found[first] = 1.0
        else:
            bytes_of = canonical(state.view(seat, memory=True))
            mark = hashlib.blake2b(bytes_of, digest_size=16).digest()
            if mark not in kept:
                kept[mark] = _shares(json.loads(bytes_of), form.actions(number), ask, mark, seeding)
            found[first : first + size] = kept[mark]
        told(done + 1)
    return found


def _shares(view: View, actions: list[int], ask: Asked, mark: bytes, seeding: tuple[int, int]) -> list[float]:
    """How often a bot gives each answer; the same view has the same seeds, whenever it is asked."""
    total = dict.fromkeys(actions, 0.0)
    seed, seeds = seeding
    asked = 0
    for n in range(seeds):
        mixture = ask(view, derived(seed, "exact", mark.hex(), n))
        asked += 1
        wrong = [action for action in mixture if action not in total]
        if wrong or not mixture or min(mixture.values()) < 0 or sum(mixture.values()) <= 0:
            raise TaliaError(f"policy_of: the bot answered {mixture}; allowed: shares of {actions}")
        weight = sum(mixture.values())
        for action, share in mixture.items():
            total[action] += share / weight
        if len(mixture) > 1:
            break  # it tells how it mixes
    return [total[action] / asked for action in actions]


def _asking(
    tree: Tree, bot: str | Bot | Callable[[View], int | Mixture], budget: Budget | None, stack: ExitStack
) -> Asked:
    """How this bot is asked."""
    if isinstance(bot, str):
        spec = Spec.parse(bot)
        setup = tree.setup
        level = find(spec.name, setup.game, int(setup.seats), setup.options).level
        chosen = spec.budget or budget or level.budget
        if is_outside(spec.name):
            door = stack.enter_context(Door())
            return lambda view, seed: _behind(door, view, spec.level, seed, chosen)
        return lambda view, seed: mixture_of(bot_for(view, spec.level)[1].think(view, seed, chosen))
    if isinstance(bot, Bot):
        one, given = bot, budget or Budget(nodes=1000)
        return lambda view, seed: mixture_of(one.think(view, seed, given))
    if not callable(bot):
        raise TaliaError(f"policy_of: {bot!r} is no bot; allowed: a level by name, a Bot, or a function of a view")
    plain = bot

    def answered(view: View, seed: int) -> Mixture:
        answer = plain(view)
        return answer if isinstance(answer, dict) else {answer: 1.0}

    return answered


def mixture_of(answer: Answer | int) -> Mixture:
    """How a bot that answered so mixes its answers, where it tells; otherwise its answer alone."""
    if not isinstance(answer, Answer):
        return {answer: 1.0}
    mixes = {choice.action: choice.mix for choice in answer.explanation.choices if choice.mix is not None}
    return mixes if abs(sum(mixes.values()) - 1.0) < CLOSE else {answer.action: 1.0}


def _behind(door: Door, view: View, level: str, seed: int, budget: Budget) -> Mixture:
    """A bot from outside thinks in a process of its own. What it tells of its mixture comes rounded."""
    thought = door.think(view, level, seed, budget)
    if thought.failed is not None:
        raise TaliaError(f"policy_of: {level} failed: {thought.failed}")
    told = [] if thought.explanation is None else thought.explanation["options"]
    mixes = {option["action"]: float(option["mix"]) for option in told if "mix" in option}
    whole = len(mixes) == len(options_of(view)) and abs(sum(mixes.values()) - 1.0) < CLOSE
    return mixes if whole else {thought.action: 1.0}


def lines(tree: Tree, policy: Policy) -> Iterator[dict[str, Any]]:
    """A policy in words, information set by information set, ready for JSON: what the seat sees, and its shares."""
    for seat, form in enumerate(tree.seats):
        for number, state in tree.samples(seat):
            first, size = int(form.firsts[number]), int(form.sizes[number])
            decision = state.decision(seat)
            yield {
                "seat": seat,
                "set": number,
                "memory": state.memory(seat),
                "prompt": decision.prompt,
                "answered": _answers_before(tree, seat, number),
                "sees": state.view(seat)["table"],
                "shares": dict(zip(form.words(number), policy[seat][first : first + size].tolist(), strict=True)),
            }


def _answers_before(tree: Tree, seat: int, number: int) -> list[str]:
    """The seat's own answers that lead to an information set."""
    form = tree.seats[seat]
    found: list[str] = []
    sequence = int(form.parents[number])
    while sequence:
        owner = int(form.owner[sequence - 1])
        found.append(form.words(owner)[sequence - int(form.firsts[owner])])
        sequence = int(form.parents[owner])
    return found[::-1]
