"""What a browser gives the house, in memory: a database with the same manners, and another worker that is none."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Callable
from typing import Any

from talia.engine import Kind, kind
from talia.offline.thinking import Posting

# As web/src/offline/database.ts has them: the parts of each key, and of each index.
STORES: dict[str, tuple[str, ...]] = {
    "tables": ("id",),
    "entries": ("table", "seq"),
    "series": ("id",),
    "keys": ("key",),
    "reviews": ("key",),
    "held": ("path",),
}
INDEXES: dict[tuple[str, str], tuple[str, ...]] = {
    ("tables", "by_status"): ("status", "created"),
    ("keys", "by_time"): ("at",),
    ("reviews", "by_table"): ("table",),
}


def order(key: Any) -> Any:
    """Numbers come before texts, and texts before lists, as in browsers."""
    if isinstance(key, list):
        return (3, [order(part) for part in key])
    return (1, key) if isinstance(key, int | float) else (2, key)


def key_of(parts: tuple[str, ...], row: dict[str, Any]) -> Any:
    return row[parts[0]] if len(parts) == 1 else [row[part] for part in parts]


class MemoryDatabase:
    """Rows by store; a failing transaction leaves nothing behind."""

    def __init__(self) -> None:
        self.rows: dict[str, list[dict[str, Any]]] = {store: [] for store in STORES}
        self.full = False  # then nothing can be written
        self.transactions = 0

    async def ask(self, text: str) -> str:
        await asyncio.sleep(0)
        ((what, asked),) = json.loads(text).items()
        try:
            return json.dumps(getattr(self, what)(asked))
        except KeyError as error:
            return json.dumps({"error": str(error.args[0])})

    def write(self, operations: list[list[Any]]) -> dict[str, Any]:
        if self.full:
            raise KeyError("QuotaExceededError")
        before = copy.deepcopy(self.rows)
        try:
            for kind, store, *rest in operations:
                getattr(self, f"_{kind}")(store, *rest)
        except BaseException:
            self.rows = before
            raise
        self.transactions += 1
        return {"ok": True}

    def get(self, asked: list[Any]) -> dict[str, Any]:
        store, key = asked
        return {"row": next((row for row in self.rows[store] if key_of(STORES[store], row) == key), None)}

    def select(self, asked: list[Any]) -> dict[str, Any]:
        store, index, lower, upper = asked
        parts = STORES[store] if index is None else INDEXES[store, index]
        found = [row for row in self.rows[store] if self._within(key_of(parts, row), lower, upper)]
        return {"rows": sorted(found, key=lambda row: order(key_of(parts, row)))}

    def count(self, asked: list[Any]) -> dict[str, Any]:
        store, lower, upper = asked
        return {"count": len(self.select([store, None, lower, upper])["rows"])}

    def _within(self, key: Any, lower: Any, upper: Any) -> bool:
        return (lower is None or order(lower) <= order(key)) and (upper is None or order(key) <= order(upper))

    def _add(self, store: str, row: dict[str, Any]) -> None:
        if self.get([store, key_of(STORES[store], row)])["row"] is not None:
            raise KeyError("ConstraintError")
        self.rows[store].append(row)

    def _put(self, store: str, row: dict[str, Any]) -> None:
        self._delete(store, key_of(STORES[store], row))
        self.rows[store].append(row)

    def _delete(self, store: str, key: Any) -> None:
        self.rows[store] = [row for row in self.rows[store] if key_of(STORES[store], row) != key]

    def _drop(self, store: str, index: str | None, lower: Any, upper: Any) -> None:
        gone = [key_of(STORES[store], row) for row in self.select([store, index, lower, upper])["rows"]]
        for key in gone:
            self._delete(store, key)


class Beside:
    """The second worker, on the same loop: it answers at once."""

    def __init__(self) -> None:
        self.begun = 0
        self.ended = 0
        self.deaf = False  # then it answers nothing
        self.kind: Kind = kind()
        self.weighed: list[str] = []  # whose weights were asked for
        self.lay: Callable[[str], object] = self.weighed.append
        self._child: Posting | None = None

    def start(self, heard: Callable[[str], None], lost: Callable[[str], None]) -> None:
        self.begun += 1
        self._child = Posting(heard)

    def rules(self) -> Kind:
        return self.kind

    def send(self, line: str) -> None:
        child = self._child
        assert child is not None
        if not self.deaf:
            asyncio.get_running_loop().call_soon(child.hear, line)

    def stop(self) -> None:
        self.ended += 1
        self._child = None

    async def weigh(self, needed: str) -> None:
        await asyncio.sleep(0)
        self.lay(needed)


class Page:
    """A page's end of the house."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.house: Any = None
        self._number = 0
        self._waiting: dict[Any, asyncio.Future[dict[str, Any]]] = {}
        self.pieces: dict[Any, list[str]] = {}
        self.tables: dict[Any, asyncio.Queue[dict[str, Any]]] = {}

    def say(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        id = message["id"]
        if message["kind"] == "answer":
            self._waiting.pop(id).set_result(message)
        elif message["kind"] == "piece":
            self.pieces.setdefault(id, []).append(message["text"])
        else:
            self.tables[id].put_nowait(message)

    def _send(self, kind: str, id: Any, **parts: Any) -> None:
        self.house.hear(json.dumps({"kind": kind, "id": id, **parts}))

    async def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> dict[str, Any]:
        self._number += 1
        id = self._number
        waiting: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[id] = waiting
        text = body if isinstance(body, str) else None if body is None else json.dumps(body)
        self._send("ask", id, method=method, path=path, body=text, headers=headers or {})
        return await waiting

    async def told(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.ask(method, path, body)
        assert answer["status"] == status, answer
        return json.loads(answer["body"])

    async def sit(self, id: str, seat: int | None = 0) -> Sitting:
        self._number += 1
        number = self._number
        self.tables[number] = asyncio.Queue()
        self._send("open", number, path=f"/api/tables/{id}/socket")
        sitting = Sitting(self, number)
        assert (await self.tables[number].get())["kind"] == "opened"
        sitting.say({"type": "hello", "protocol": 1, "seat": seat, "epoch": 0, "seen": 0})
        return sitting


class Sitting:
    """A socket of a table."""

    def __init__(self, page: Page, id: int) -> None:
        self.page = page
        self.id = id
        self.view: dict[str, Any] = {}
        self.epoch = 0
        self.updates = 0
        self.info: dict[str, Any] = {}

    def say(self, message: dict[str, Any]) -> None:
        self.page._send("say", self.id, text=json.dumps(message))

    def close(self) -> None:
        self.page._send("close", self.id)

    async def next(self) -> dict[str, Any]:
        heard = await asyncio.wait_for(self.page.tables[self.id].get(), 60)
        if heard["kind"] != "heard":
            return heard
        message: dict[str, Any] = json.loads(heard["text"])
        if message["type"] == "update":
            self.view, self.epoch = message["view"], message["epoch"]
            self.updates += 1
        elif message["type"] in ("welcome", "table"):
            self.info = message["table"]
        return message

    async def wish(self, **message: Any) -> dict[str, Any]:
        """Say something, and wait for what comes of it."""
        self.say({"ref": "r", **message})
        while (reply := await self.next()).get("type", "closed") not in ("ack", "refusal", "hint", "coach", "closed"):
            pass
        return reply

    async def answer(self, option: int = 0) -> dict[str, Any]:
        decision = self.view["decision"]
        return await self.wish(
            type="answer",
            epoch=self.epoch,
            question=decision["question"],
            word=decision["options"][option % len(decision["options"])]["word"],
        )

    async def play_out(self, most: int = 2000) -> int:
        """Answer whatever is asked, to the end; tells how many answers that took."""
        given, answered = 0, -1
        while self.view.get("outcome") is None:
            if self.view and self.view["seat"] in self.view["asked"] and self.updates != answered:
                answered = self.updates
                reply = await self.answer(given * 7)
                assert reply["type"] == "ack" or reply["code"] in ("stale", "not_asked"), reply
                given += 1
                assert given < most
            else:
                await self.next()
        return given
