"""A review to look at, made without a bot: every kind of finding stands in it, whatever the game was.

The page is tried with it by answering in the server's place, so that labels, thin bars and what is not judged are there
to be seen. Its moments and words are the game's, its figures are made up; it has the form that the server's have.
"""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.sync_api import Page, Route

import talia
from talia.core.record import Record
from talia.review.form import Review
from talia.server.keep.replays import retaken
from talia.server.wire.review import RetryForm

# What the decisions of the seat are, one after the other and from the start again.
KINDS = ("mistake", "best", "only_screened", "mixture", "blunder", "withdrawn", "slip", "not_judged", "alike")
LOSSES = {"slip": 0.06, "mistake": 0.11, "blunder": 0.19}


def record_at(page: Page, table: str) -> Record:
    """The record of a game that has ended, as its export tells it."""
    told = page.evaluate("(path) => fetch(path).then((answer) => answer.json())", f"/api/tables/{table}/export")
    return Record.read(told["record"])


def invented(record: Record, seat: int) -> Review:
    """A whole review of a game."""
    state = record.begin(talia.game(record.game))
    decisions: list[dict[str, Any]] = []
    curve: list[dict[str, Any]] = []
    for at, (who, word) in enumerate(record.answers):
        if who == seat:
            asked = state.view(seat)["decision"]
            decisions.append({"at": at, "seat": seat, **_judged(asked, word, len(decisions))})
            chance = 0.5 + 0.3 * ((len(curve) * 7) % 11 - 5) / 10
            curve.append({"at": at, "chance": chance, "low": chance - 0.06, "high": chance + 0.06})
        state.answer(who, word)
    won = 1.0 if state.outcome is not None and seat in state.outcome.winners else 0.0
    curve.append({"at": len(record.answers), "chance": won, "low": won, "high": won})
    swings = [
        {"at": point["at"], "kind": ("meeting", "luck")[n % 2], "amount": 0.04 * ((n * 5) % 7 - 3), "error": 0.01}
        for n, point in enumerate(curve[1:-1])
    ]
    grave = sorted((one for one in decisions if one.get("loss")), key=lambda one: -one["loss"]["mean"])
    changes = {"own": 0.42, "others": 0.31, "luck": 0.07, "meetings": 0.02}
    side = {
        "seat": seat,
        "curve": curve,
        "swings": swings,
        "sum": {"start": 0.5, "result": won, **changes, "unexplained": won - 0.48},
        "accuracy": 81.6,
        "accuracy_low": 74.0,
        "accuracy_high": 88.9,
        "judged": 12,
        "adjusted": 0.44,
        "turning": [one["at"] for one in grave[:3]],
        "turning_kind": "decisions" if grave else "",
    }
    whole = {"record": "0" * 64, "code": "invented", "game": record.game, "level": "expert", "budget": {}}
    told = {**whole, "stage": "whole", "progress": 1.0, "sides": [side], "decisions": decisions}
    return msgspec.convert(told, Review)


def _judged(asked: dict[str, Any], word: str, number: int) -> dict[str, Any]:
    """A decision of the next kind; without a choice it is of none."""
    domain, _, played = word.partition(":")
    told: dict[str, Any] = {"prompt": asked["prompt"], "played": word, "best": word}
    others = [option["word"] for option in asked["options"] if option["word"] != played]
    if not others:
        return {**told, "options": [{"word": played, "chance": 0.5}], "why_not": "forced"}
    kind = KINDS[number % len(KINDS)]
    options: list[dict[str, Any]] = [
        {"word": other, "chance": 0.61 - 0.02 * n, "low": 0.57 - 0.02 * n, "high": 0.65 - 0.02 * n}
        for n, other in enumerate(others[:20])
    ]
    options.insert(1, {"word": played, "chance": 0.47, "low": 0.42, "high": 0.52})
    if kind == "mixture":
        options[0]["mix"], options[1]["mix"] = 0.6, 0.4
    told |= {"options": options, "screened": LOSSES.get(kind, 0.05)}
    if kind in LOSSES or kind == "only_screened":
        told |= {"best": f"{domain}:{others[0]}", "line": [f"{domain}:{others[0]}"]}
        told["because"] = [{"code": "ahead", "of": asked["options"][0]["action"], "by": 0.11}]
    if kind in LOSSES:
        loss = LOSSES[kind]
        return {**told, "label": kind, "loss": {"mean": loss, "low": loss - 0.04, "high": loss + 0.04, "pairs": 200}}
    return told if kind == "best" else {**told, "why_not": kind}


def stages(review: Review) -> bytes:
    """The review as it comes: the curve alone, then all of it, a line each."""
    first: dict[str, Any] = msgspec.to_builtins(review)
    first |= {"stage": "curve", "progress": 0.1, "decisions": []}
    first["sides"] = [{**side, "sum": None, "turning": [], "swings": [], "accuracy": None} for side in first["sides"]]
    return msgspec.json.encode(first) + b"\n" + msgspec.json.encode(review) + b"\n"


def answer_with(page: Page, record: Record, review: Review) -> None:
    """From now on this page is told this review of the table that it asks for, and what its answers are worth."""
    lines = stages(review)
    best = {one.at: one.best for one in review.decisions}
    played = {one.at: one.played for one in review.decisions}

    def tell(route: Route) -> None:
        route.fulfill(status=200, content_type="application/x-ndjson", body=lines)

    def retry(route: Route) -> None:
        form = msgspec.json.decode(route.request.post_data or "{}", type=RetryForm)
        right, same = form.word == best[form.at], form.word == played[form.at]
        reaction = "better" if right else "same" if same else "worse"
        told = {"accepted": right, "reaction": reaction, "gain": 0.11 if right else None if same else -0.02}
        follows = msgspec.to_builtins(retaken(record, form).what_if)
        route.fulfill(json={**told, "what_if": follows, "points": None})

    page.route("**/api/tables/*/review?*", tell)
    page.route("**/api/tables/*/review/retry", retry)
