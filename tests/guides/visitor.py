"""A program that plays over the server's HTTP interface: it knows no game, only the protocol."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from talia.server.doors.client import Follower

PATIENCE = 60.0  # seconds without a word from the server


@contextmanager
def serving(python: str, environment: dict[str, str], folder: Path) -> Iterator[str]:
    """The address of a server of its own process, for as long as it is wanted."""
    command = [python, "-m", "talia", "serve", "--no-open", "--workers", "1", "--trust-loopback"]
    database = ["--database", f"sqlite:///{folder / 'visited.db'}"]
    process = subprocess.Popen(
        [*command, *database], cwd=folder, env=environment, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    )
    assert process.stderr is not None
    told: list[str] = []
    try:
        for line in process.stderr:
            told.append(line)
            if line.startswith("Talia: "):
                break
        else:
            raise AssertionError("the server has not begun: " + "".join(told))
        yield told[-1].split()[1]
    finally:
        process.terminate()
        process.stderr.close()
        process.wait(20)


class Visitor:
    """Somebody at a table of a server."""

    def __init__(self, site: str) -> None:
        self.site = site
        self.cookie = ""

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.site}api/{path}", timeout=PATIENCE) as answer:
            text = answer.read()
        return json.loads(text) if answer.headers["Content-Type"] == "application/json" else text.decode()

    def post(self, path: str, body: str) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        wish = urllib.request.Request(f"{self.site}api/{path}", body.encode(), headers)
        with urllib.request.urlopen(wish, timeout=PATIENCE) as answer:
            kept = answer.headers.get_all("Set-Cookie") or []
            self.cookie = "; ".join([*([self.cookie] if self.cookie else []), *(one.split(";")[0] for one in kept)])
            return json.loads(answer.read())

    def play(self, game: str, level: str) -> Follower:
        """A whole game from seat 0 against a bot, always by the first option; the follower at its end."""
        seats = [{"who": "me"}, {"who": "bot", "level": level}]
        table = self.post("tables", json.dumps({"game": game, "seats": seats}))["table"]["id"]
        follower = Follower(0)
        stream = urllib.request.Request(f"{self.site}api/tables/{table}/stream?seat=0", headers={"Cookie": self.cookie})
        with urllib.request.urlopen(stream, timeout=PATIENCE) as lines:
            for line in lines:
                follower.hear(line)
                if follower.over:
                    break
                if follower.asked:
                    word = follower.view["decision"]["options"][0]["word"]
                    reply = self.post(f"tables/{table}/messages?seat=0", follower.answer(word))
                    follower.hear(json.dumps(reply))
        return follower


def this_python() -> str:
    return sys.executable
