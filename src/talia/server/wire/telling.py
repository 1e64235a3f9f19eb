"""What goes out is told in words, too: each event, question, option and line of a hint with the sentence that tells it.

The sentences are chosen by `talia.texts.sentences`, in no language; clients only fill their places in.
"""

from __future__ import annotations

from typing import Any

from talia.texts import sentences


def read_texts() -> None:
    """Read the texts by which sentences are chosen: the first to be told would wait most of a second for it."""
    sentences.option("template", "card", {"word": "ace", "action": 0})


def events_told(game: str, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same events, each with its sentence."""
    for event in events:
        event["say"] = sentences.event(game, event)
    return events


def view_told(view: dict[str, Any]) -> dict[str, Any]:
    """The same view; its question and the answers to it have their sentences."""
    decision = view.get("decision")
    if decision is not None:
        game, domain = view["game"], decision["domain"]
        for option in decision["options"]:
            option["say"] = sentences.option(game, domain, option)
        decision["say"] = sentences.prompt(game, decision)
    return view


def hint_told(view: dict[str, Any], lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same lines of a bot's reasons, each with its sentence."""
    return [{**line, "say": sentences.hint(view["game"], line, view["decision"]["domain"])} for line in lines]
