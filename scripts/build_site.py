"""Talia without a server: write a folder of plain files that any web host carries (docs/offline.md).

The page is built by Node for its place on the host, the engine lies beside it (`scripts/build_engine.py`), and the
service worker gets the list of all files with the marks of their contents. The folder is written whole or not at all:
beside its place, then put there by a new name. `talia site` and `make site` call this.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "scripts")]

# Both lie beside this file; a package named pyodide is not what is meant.
build_web: Any = import_module("build_web")
pyodide: Any = import_module("pyodide")

SIGN = ".talia-site"  # by this file a folder of ours is known, and may be written anew
BASE = re.compile(r"/([\w.~-]+/)*")
LENGTH = 16  # of a mark; web/src/offline/marks.ts reads the same
UNLISTED = ("sw.js", "404.html", SIGN, ".nojekyll")
LICENCES = ROOT / "web" / "pyodide" / "licences"


class Unmade(Exception):
    """The folder cannot be made: why, in a sentence."""


def mark(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()[:LENGTH]


def files_of(folder: Path) -> dict[str, str]:
    """Every file that is kept on a device, and its mark."""
    every = sorted(path for path in folder.rglob("*") if path.is_file())
    names = {path.relative_to(folder).as_posix(): path for path in every}
    kept = {name: path for name, path in names.items() if name not in UNLISTED and not name.startswith("licences/")}
    return {name: mark(path) for name, path in kept.items()}


def listed(folder: Path) -> dict[str, object]:
    """What the service worker knows: all files; those a page cannot be without; the texts of each language; and those
    that are fetched by whoever asks for them and by nobody else."""
    files = files_of(folder)
    texts: dict[str, list[str]] = {}
    for name in files:
        if name.startswith("assets/texts/"):
            texts.setdefault(name.split("/")[2], []).append(name)
    spoken = {name for names in texts.values() for name in names}
    own = [
        name for name in files if name not in spoken and not name.startswith("engine/") and not name.endswith(".txt")
    ]
    engine = json.loads((folder / "engine" / "engine.json").read_text(encoding="utf-8"))
    asked = [f"engine/{name}" for name in engine.get("compiled", {})]
    return {"files": files, "shell": own, "texts": texts, "asked": asked}


def licences(folder: Path) -> None:
    """The licences of what others made and this folder carries."""
    to = folder / "licences"
    to.mkdir()
    for text in sorted(LICENCES.iterdir()):
        shutil.copyfile(text, to / text.name)
    for wheel in sorted(pyodide.wheels().glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if re.search(r"\.dist-info/licenses/", name):
                    (to / f"{wheel.name.split('-')[0]}.txt").write_bytes(archive.read(name))
    shutil.copyfile(ROOT / "LICENSE", to / "talia.txt")


def free(out: Path) -> None:
    """Nothing is written over that is not ours."""
    if out.is_symlink() or (out.exists() and not out.is_dir()):
        raise Unmade(f"{out} is not a folder")
    if out.is_dir() and any(out.iterdir()) and not (out / SIGN).is_file():
        raise Unmade(f"{out} is not empty and was not made by talia site; name an empty or a new folder")


def page(
    new: Path, base: str, games: list[str], languages: list[str], known: bool = False, texts: Path = build_web.TEXTS
) -> None:
    node = build_web.node_of_system() or build_web.node_of_package()
    build_web.fetch(build_web.WEB, node)
    command = [str(node.node), "build.mjs", "--offline", "--base", base, "--out", str(new), "--texts", str(texts)]
    command += ["--games", ",".join(games), "--languages", ",".join(languages)]
    command += ["--known-deals"] if known else []
    done = subprocess.run(command, cwd=build_web.WEB, env=build_web.beside(node), check=False)
    if done.returncode != 0:
        raise Unmade("the page could not be built (web/build.mjs)")


def engine(new: Path, games: list[str]) -> None:
    pyodide.ready()
    command = [sys.executable, str(ROOT / "scripts" / "build_engine.py"), str(new / "engine")]
    if subprocess.run([*command, *(["--games", ",".join(games)] if games else [])], check=False).returncode != 0:
        raise Unmade("the engine could not be made (scripts/build_engine.py)")


def compiled(new: Path) -> None:
    """The rules compiled for browsers, beside the engine (decision 32)."""
    command = [sys.executable, "-m", "building", "wasm", str(new / "engine")]
    entries = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    if subprocess.run(command, env={**os.environ, "PYTHONPATH": entries}, check=False).returncode != 0:
        raise Unmade("the rules could not be compiled for browsers; without --compiled they are interpreted there")


def finish(new: Path) -> None:
    """What depends on all the files: the service worker's list; and what hosts want to find."""
    worker = new / "sw.js"
    text = json.dumps(listed(new), separators=(",", ":"))
    worker.write_text(f"const FILES={text};\n{worker.read_text(encoding='utf-8')}", encoding="utf-8")
    (new / ".nojekyll").touch()  # some hosts leave files out without it
    (new / SIGN).write_text("This folder was written by `talia site`, and will be written anew by it.\n")


def build(
    out: Path,
    base: str = "/",
    games: list[str] | None = None,
    languages: list[str] | None = None,
    known: bool = False,
    fast: bool = False,
) -> None:
    if not BASE.fullmatch(base):
        raise Unmade(f"--base {base}: a path begins and ends with a slash, as in /cards/")
    free(out)
    out.parent.mkdir(parents=True, exist_ok=True)
    new = out.with_name(f".{out.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    try:
        page(new, base, games or [], languages or [], known)
        engine(new, games or [])
        if fast:
            compiled(new)
        licences(new)
        finish(new)
        old = out.with_name(f".{out.name}.old")
        shutil.rmtree(old, ignore_errors=True)
        if out.exists():
            out.rename(old)
        new.rename(out)
        shutil.rmtree(old, ignore_errors=True)
    finally:
        shutil.rmtree(new, ignore_errors=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the folder of files that plays without a server.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--base", default="/")
    parser.add_argument("--games", default="", help="only these, by commas")
    parser.add_argument("--languages", default="", help="only these, by commas")
    parser.add_argument("--compiled", action="store_true", help="with the rules compiled, a second download")
    parser.add_argument("--known-deals", action="store_true", help="for tests: deals that follow from a test's name")
    args = parser.parse_args()
    games, languages = (list(filter(None, text.split(","))) for text in (args.games, args.languages))
    try:
        build(args.out.resolve(), args.base, games, languages, args.known_deals, args.compiled)
    except (Unmade, build_web.Unbuilt) as error:
        print(f"talia: {error}", file=sys.stderr)
        return 1
    bytes_of = sum(path.stat().st_size for path in args.out.rglob("*") if path.is_file())
    print(f"talia: {args.out} is written ({bytes_of / 1e6:.1f} MB); any host of files can carry it under {args.base}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
