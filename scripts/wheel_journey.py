"""The journey of the wheels in dist/: installed where there is no Node, no compiler and no checkout, and played.

    python scripts/wheel_journey.py [--dist FOLDER]

For each wheel a fresh environment in an empty folder, with a path on which only that environment lies: the page is
served, every game is played over HTTP to its end and its export checked, `talia play`, `talia score` and `import talia`
work. Then a wheel is built from the source archive, there too without Node, and has the same files. Nothing but the
standard library is used here: what is tested is what the wheel brings.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parent.parent
MOST = 12 * 2**20  # bytes of a wheel
PATIENCE = 120.0  # seconds for one game, with bots that answer at once

# Each game, and the variants that take other ways through the rules, the server and the weights of the bots.
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("cardia", 2, {}),
    ("cardia", 2, {"deck": "II", "locations": ["bazaar", "foggy_swamp"]}),
    ("radlands", 2, {}),
    ("fantasy_realms", 4, {}),
    ("fantasy_realms", 2, {"variant": "two_player"}),
    ("fantasy_realms", 3, {"variant": "chaos"}),
]

TEN_LINES = """
import sys
import talia
from talia import engine

assert engine.kind() == sys.argv[1], engine.kind()
assert talia.__file__.startswith(sys.prefix), talia.__file__
for name in talia.GAMES:
    state = talia.game(name).start(seed=7)
    rng = talia.Random(1)
    while not state.over:
        seat = state.asked[0]
        state.answer(seat, rng.pick(state.decision(seat).options))
    print(name, state.outcome)
"""


class Failed(Exception):
    """The journey ends here; the message says why."""


def wanted(good: bool, why: str) -> None:
    if not good:
        raise Failed(why)


class Clean:
    """An empty folder with a fresh environment, and nothing else on the path."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", str(folder / "env")], check=True)
        self.bin = folder / "env" / "bin"
        # Where packages come from is the machine's to say.
        kept = {key: value for key, value in os.environ.items() if key.startswith("PIP_") or key.endswith("_proxy")}
        self.surroundings = {**kept, "PATH": str(self.bin), "HOME": str(folder), "LANG": "C.UTF-8"}
        for tool in ("node", "npm", "cc", "gcc", "clang", "make", "git"):
            wanted(shutil.which(tool, path=str(self.bin)) is None, f"{tool} is on the path of a clean environment")

    def run(self, *command: str, given: str = "", code: int = 0, **more: str) -> str:
        done = subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            cwd=self.folder,
            env={**self.surroundings, **more},
            input=given,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        told = f"`{' '.join(command)}`"
        wanted(done.returncode == code, f"{told} ended with {done.returncode}: {done.stderr[-2000:]}")
        wanted("Traceback" not in done.stderr, f"{told} complains: {done.stderr[-2000:]}")
        return done.stdout


class Site:
    """`talia serve` of a clean environment."""

    def __init__(self, clean: Clean) -> None:
        # A program that answers at once opens more connections in a moment than an address may.
        serve = ["serve", "--no-open", "--trust-loopback"]
        self.process = subprocess.Popen(
            [str(clean.bin / "talia"), *serve, "--database", f"sqlite:///{clean.folder / 'talia.db'}"],
            cwd=clean.folder,
            env=clean.surroundings,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.said: list[str] = []
        self.address = self._address()

    def _address(self) -> str:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.said.append(line)
            found = re.fullmatch(r"Talia: (http://\S+)/\s*", line)
            if found is not None:
                return found[1].replace("localhost", "127.0.0.1")
        raise Failed(f"`talia serve` did not start: {''.join(self.said)}")

    def ask(self, path: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.address + path, data, headers), timeout=60) as answer:
            return json.load(answer)

    def wait(self) -> None:
        for _ in range(200):
            try:
                wanted(self.ask("/api/health")["ok"], "the server is not well")
                return
            except OSError:
                time.sleep(0.1)
        raise Failed("the server does not answer")

    def stop(self) -> str:
        """Stop it as Ctrl-C does; what it has said."""
        self.process.send_signal(signal.SIGINT)
        try:
            rest = self.process.communicate(timeout=30)[1]
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise Failed("the server does not stop") from None
        return "".join(self.said) + rest


def look_at_page(site: Site) -> None:
    """The page and everything it names."""
    with urlopen(f"{site.address}/", timeout=60) as answer:
        page = answer.read().decode()
    named = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    wanted(any(name.endswith(".js") for name in named), f"the page names no script: {page[:500]}")
    for name in named:
        with urlopen(site.address + name, timeout=60) as answer:
            wanted(len(answer.read()) > 0, f"{name} is empty")


def play(site: Site, game: str, seats: int, options: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """A whole game over HTTP: a program at seat 0, bots of two levels at the others; its export."""
    bots = [{"who": "bot", "level": ("apprentice", "novice")[seat % 2]} for seat in range(seats - 1)]
    clock = (
        {"limit": 3} if options.get("variant") == "chaos" else {}
    )  # seconds until the table's own clock ends trading
    wish = {"game": game, "options": options, "seats": [{"who": "open"}, *bots], "clock": clock}
    made = site.ask("/api/tables", wish)
    table = f"/api/tables/{made['table']['id']}"
    seated = site.ask(f"{table}/seats", {"join": made["invites"][0]["join"], "program": True})
    headers = {"Authorization": f"Bearer {seated['token']}"}
    answered = -1
    step: dict[str, Any] = {}
    deadline = time.monotonic() + PATIENCE
    with urlopen(Request(f"{site.address}{table}/stream?seat=0", headers=headers), timeout=60) as stream:
        for line in stream:
            wanted(time.monotonic() < deadline, f"{game} {options} does not end")
            message: dict[str, Any] = json.loads(line) if line.strip() else {"type": ""}
            if message["type"] != "update":
                continue
            view = message["view"]
            if view["outcome"] is not None:
                break
            # One question may come in several steps, such as three camps.
            further = 0 in view["asked"] and view.get("decision") != step
            if "decision" in view and (view["question"] != answered or further):
                option = dice.choice(view["decision"]["options"])
                answer = {"type": "answer", "epoch": message["epoch"], "question": view["question"]}
                try:
                    site.ask(f"{table}/messages?seat=0", {**answer, "action": option["action"]}, seated["token"])
                    answered, step = view["question"], view["decision"]
                except HTTPError as error:  # where all act at once somebody may have been first: the next view tells
                    wanted(error.code == 409, f"{game}: an answer was refused: {error.read()!r}")
    return dict(site.ask(f"{table}/export"))


def play_all(clean: Clean, dice: random.Random) -> None:
    """Every game by HTTP, and each export found sound by `talia check`."""
    site = Site(clean)
    try:
        site.wait()
        look_at_page(site)
        for game, seats, options in GAMES:
            began = time.monotonic()
            export = play(site, game, seats, options, dice)
            told = json.loads(clean.run("talia", "check", "-", "--json", given=json.dumps(export)))
            wanted(told["ok"] and told["fair"] and told["outcome"] is not None, f"{game} {options}: {told}")
            print(f"  {game} {options or ''}: {told['answers']} answers, {time.monotonic() - began:.1f} s")
    finally:
        said = site.stop()
    wanted('"fault"' not in said and '"bot_failed"' not in said, f"the server complains: {said[-2000:]}")


def travel(wheel: Path, folder: Path, rules: str, dice: random.Random) -> None:
    """One wheel, from an empty folder to the last card."""
    clean = Clean(folder)
    clean.run("pip", "install", "--quiet", "--only-binary", ":all:", str(wheel))
    print(f"  {clean.run('talia', '--version').strip()}, {size(folder / 'env') / 2**20:.0f} MiB with all it needs")
    wanted(f"({rules} rules)" in clean.run("talia", "--version"), f"the rules are not {rules}")
    clean.run("python", "-c", TEN_LINES, rules)
    scored = json.loads(clean.run("talia", "score", "Król", "queen", "knights", "--json"))
    wanted(scored["score"] > 0, f"a hand scores {scored}")
    wanted("14" in clean.run("talia", "score", "king", "queen"), "a king and a queen are not 14")
    for game in ("cardia", "radlands", "fantasy_realms"):
        # The first option again and again; whoever has no more lines leaves the table politely.
        told = clean.run("talia", "play", game, "--seed", "7", given="1\n" * 2000)
        wanted(told.count("\n") > 20, f"`talia play {game}` shows nothing: {told}")
    play_all(clean, dice)


def size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def files_of(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as packed:
        return set(packed.namelist())


def from_archive(archive: Path, wheel: Path, folder: Path) -> None:
    """A wheel built from the source archive, without Node, has all that the wheel from the checkout has."""
    clean = Clean(folder)
    clean.run("pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", "made", str(archive), TALIA_BUILD="pure")
    made = files_of(next((folder / "made").glob("talia-*.whl")))
    wanted(made == files_of(wheel), f"the archive makes another wheel: {sorted(made ^ files_of(wheel))[:10]}")
    wanted("talia/server/static/index.html" in made, "the archive has no page inside")


def check_size(path: Path, most: int = MOST) -> None:
    """Nobody waits for a large download."""
    found = path.stat().st_size
    wanted(found <= most, f"{path.name} has {found / 2**20:.1f} MiB; allowed: {most / 2**20:.0f}")


def one(dist: Path, pattern: str) -> Path:
    found = sorted(dist.glob(pattern))
    wanted(len(found) == 1, f"{dist}: {len(found)} files {pattern} where one was expected: run `make wheel`")
    return found[0].resolve()


def main() -> int:
    parser = argparse.ArgumentParser(description="Install the wheels in clean environments and play with them.")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the wheels are (default: dist)")
    parser.add_argument("--seed", type=int, default=12, help="of the program's answers")
    args = parser.parse_args()
    dice = random.Random(args.seed)
    try:
        pure = one(args.dist, "talia-*-none-any.whl")
        native = one(args.dist, "talia-*-cp*.whl")
        archive = one(args.dist, "talia-*.tar.gz")
        with tempfile.TemporaryDirectory(prefix="talia-journey-") as folder:
            for wheel, rules in ((pure, "interpreted"), (native, "compiled")):
                check_size(wheel)
                print(f"{wheel.name}: {wheel.stat().st_size / 2**20:.1f} MiB")
                home = Path(folder, rules).resolve()
                home.mkdir()
                travel(wheel, home, rules, dice)
                shutil.rmtree(home)
            print(f"{archive.name}: {archive.stat().st_size / 2**20:.1f} MiB")
            home = Path(folder, "archive").resolve()
            home.mkdir()
            from_archive(archive, pure, home)
    except Failed as error:
        print(f"talia: the wheel's journey failed: {error}", file=sys.stderr)
        return 1
    print("talia: the wheels play")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
