"""What a client of the protocol must remember, without sockets: for bots in Python, tests and load.

`Follower` is a seat's end of the conversation, `Wish` a request that can be sent again.
"""

from __future__ import annotations

import json
import secrets
from typing import Any

import msgspec


class Wish:
    """A wish by HTTP that must neither be lost nor done twice: until it is answered, send it again as it is."""

    def __init__(self, path: str, form: dict[str, Any]) -> None:
        self.path = path
        self.body = json.dumps(form).encode()
        self.headers = {"Content-Type": "application/json", "Idempotency-Key": secrets.token_urlsafe(16)}

    @staticmethod
    def answered(status: int) -> bool:
        """Is that an answer, or is the server busy (or in between, a proxy without one)?"""
        return status not in (502, 503, 504)


class Follower:
    """One seat's end of the conversation: events, view, and the answer that is not acknowledged yet."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.epoch = 0
        self.events: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None
        self.acked: list[tuple[int, str]] = []  # question and word of every answer that is safely taken
        self._refs = 0
        self._answered: tuple[int, int, Any] | None = None  # what was asked when the last answer was given

    def greeting(self) -> list[str]:
        """What to say on a new connection: hello, and the unacknowledged answer again."""
        hello = {"type": "hello", "seat": self.seat, "epoch": self.epoch, "seen": len(self.events)}
        return [json.dumps(hello)] + ([] if self.pending is None else [json.dumps(self.pending)])

    def hear(self, text: str | bytes) -> dict[str, Any]:
        """Take a server's message in."""
        message: dict[str, Any] = msgspec.json.decode(text)
        kind = message["type"]
        if kind == "update":
            if message["since"] > len(self.events):
                raise ValueError(f"events {len(self.events)} to {message['since'] - 1} were never told")
            del self.events[message["since"] :]
            self.events += message["events"]
            self.epoch = message["epoch"]
            self.view = message["view"]
        elif kind in ("welcome", "table"):
            self.table = message["table"]
        elif kind in ("ack", "refusal") and self.pending is not None and message["ref"] == self.pending["ref"]:
            if kind == "ack":
                self.acked.append((self.pending["question"], self.pending["word"]))
            else:
                self._answered = None
            self.pending = None
        return message

    @property
    def over(self) -> bool:
        return bool(self.view) and self.view["outcome"] is not None

    @property
    def asked(self) -> bool:
        """Do I owe an answer that I have not given yet? One question may come in several steps, one after another."""
        if self.pending is not None or not self.view or self.seat not in self.view["asked"]:
            return False
        return self._answered != self._asked()

    def _asked(self) -> tuple[int, int, Any]:
        return self.epoch, self.view["question"], self.view.get("decision")

    def answer(self, word: str) -> str:
        """The message that answers the open question. Kept until it is acknowledged or refused."""
        self._refs += 1
        self._answered = self._asked()
        self.pending = {
            "type": "answer",
            "epoch": self.epoch,
            "question": self.view["question"],
            "word": word,
            "ref": str(self._refs),
        }
        return json.dumps(self.pending)
