"""Why a bot answers as it does: one record a decision, made from the view alone, as data.

Whoever shows it to a person makes sentences of it (`told`): keys of the text files and their places, in no language.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from talia.core.view import View

SHOWN = 5  # options a record tells of
DIGITS = 4  # of chances: more would be noise


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)


@dataclass(frozen=True)
class Choice:
    """One option as the bot judges it."""

    action: int
    chance: float | None = None  # of winning
    error: float | None = None  # standard error of the chance, where it was sampled
    mix: float | None = None  # how often the bot would take it, where it mixes
    visits: int | None = None  # nodes or worlds behind the chance
    score: float | None = None  # where points are what is compared

    @property
    def low(self) -> float | None:
        return self._bound(-1.96)

    @property
    def high(self) -> float | None:
        return self._bound(1.96)

    def _bound(self, times: float) -> float | None:
        if self.chance is None or self.error is None:
            return None
        return min(1.0, max(0.0, self.chance + times * self.error))


@dataclass(frozen=True)
class Reason:
    """Why the best option is better: a code with numbers. Its text is `bots-reason-<code>`."""

    code: str
    parts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Belief:
    """What the bot thinks of hidden things: `holds` such a card, with what chance. Its text is `bots-belief-<code>`."""

    code: str
    chance: float
    parts: dict[str, Any] = field(default_factory=dict)


@dataclass
class Explanation:
    """The record of one decision. Nothing in it depends on the clock, so that equal views give equal records."""

    choices: list[Choice]  # best first: the one that is taken
    line: list[tuple[int, int]] = field(default_factory=list)  # seats and actions: what was searched most
    because: list[Reason] = field(default_factory=list)
    beliefs: list[Belief] = field(default_factory=list)
    quality: dict[str, Any] = field(default_factory=dict)  # level, plays, worlds, nodes, depth, weights

    def to_json(self, view: View, words: list[str]) -> dict[str, Any]:
        """Ready for JSON; `words` are those of the game's action space."""
        options = {option["action"]: option for option in view["decision"]["options"]}
        top = self.choices[0].chance
        shown = [self._choice(choice, options[choice.action]["word"], top) for choice in self.choices[:SHOWN]]
        return {
            "best": shown[0],
            "options": shown,
            "line": [{"seat": seat, "action": action, "word": words[action]} for seat, action in self.line],
            "because": [{"code": reason.code, **_neat(reason.parts)} for reason in self.because],
            "beliefs": [
                {"code": belief.code, "chance": _rounded(belief.chance), **_neat(belief.parts)}
                for belief in self.beliefs
            ],
            "quality": self.quality,
        }

    def _choice(self, choice: Choice, word: str, top: float | None) -> dict[str, Any]:
        told: dict[str, Any] = {"action": choice.action, "word": word}
        if choice.chance is not None:
            told["chance"] = _rounded(choice.chance)
            if top is not None:
                told["loss"] = _rounded(top - choice.chance)
        if choice.error is not None:
            told["low"] = _rounded(choice.low)
            told["high"] = _rounded(choice.high)
        if choice.mix is not None:
            told["mix"] = _rounded(choice.mix)
        if choice.visits is not None:
            told["visits"] = choice.visits
        if choice.score is not None:
            told["score"] = round(choice.score, 2)
        return told


def _neat(parts: dict[str, Any]) -> dict[str, Any]:
    return {name: _rounded(value) if isinstance(value, float) else value for name, value in parts.items()}


def compared(choices: list[Choice]) -> list[Reason]:
    """The plainest reason of all: how far the best option is ahead of the next, if that is more than noise."""
    if len(choices) < 2:
        return [Reason("forced")]
    best, second = choices[0], choices[1]
    if best.chance is None or second.chance is None:
        return []
    noise = 2.0 * ((best.error or 0.0) ** 2 + (second.error or 0.0) ** 2) ** 0.5
    ahead = best.chance - second.chance
    if ahead > noise and ahead >= 0.005:
        return [Reason("ahead", {"by": ahead, "of": second.action})]
    return [Reason("level", {"of": second.action})]


def told(record: dict[str, Any], view: View) -> list[dict[str, Any]]:
    """A record as lines for people: each the key of a text and its places, options as the view has them."""
    options = {option["action"]: option for option in view["decision"]["options"]}
    best = record["best"]
    lines: list[dict[str, Any]] = []
    if "chance" in best and "low" in best:
        lines.append({"text": "bots-best-between", "option": options[best["action"]], **_chances(best)})
    elif "chance" in best:
        lines.append({"text": "bots-best-chance", "option": options[best["action"]], **_chances(best)})
    else:
        lines.append({"text": "bots-best", "option": options[best["action"]]})
    mixed = [choice for choice in record["options"] if choice.get("mix", 0) >= 0.05]
    if len(mixed) > 1:
        lines.append({"text": "bots-mixing", "count": len(mixed)})
        lines += [
            {"text": "bots-mix", "option": options[choice["action"]], "percent": round(100 * choice["mix"])}
            for choice in mixed
        ]
    for reason in record["because"]:
        line: dict[str, Any] = {"text": f"bots-reason-{reason['code']}"}
        for name, value in reason.items():
            if name == "of":
                line["option"] = options[value]
            elif name == "by":
                line["points"] = round(100 * value, 1)
            elif name != "code":
                line[name] = value
        lines.append(line)
    for belief in record["beliefs"]:
        parts = {name: value for name, value in belief.items() if name not in ("code", "chance")}
        lines.append({"text": f"bots-belief-{belief['code']}", "percent": round(100 * belief["chance"]), **parts})
    quality = record["quality"]
    if quality.get("plays") != quality.get("level"):
        lines.append({"text": "bots-stand-in", "level": quality.get("level"), "plays": quality.get("plays")})
    if quality.get("slowed"):
        lines.append({"text": "bots-slowed", "level": quality.get("plays")})
    if quality.get("worlds"):
        lines.append({"text": "bots-quality", "worlds": quality["worlds"], "nodes": quality.get("nodes", 0)})
    return lines


def _chances(choice: dict[str, Any]) -> dict[str, Any]:
    found = {"percent": round(100 * choice["chance"])}
    if "low" in choice:
        found["low"] = round(100 * choice["low"])
        found["high"] = round(100 * choice["high"])
    return found
