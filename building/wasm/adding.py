"""The archive in the engine's folder of a site: one file more, and its line in engine.json."""

from __future__ import annotations

import json
import shutil
from hashlib import sha256
from pathlib import Path

from building.compiling import Failed

LIST = "engine.json"
MARK = 16  # letters, as for every file of a site


def add(archive: Path, engine: Path) -> None:
    """Copy it there and name it as `compiled: {path: {mark, bytes}}`.

    To be done when the list is written, and before anything reads it.
    """
    told = engine / LIST
    if not told.is_file():
        raise Failed(f"{told} is not there: the engine's folder is made first")
    shutil.copyfile(archive, engine / archive.name)
    contents = archive.read_bytes()
    listed = json.loads(told.read_text(encoding="utf-8"))
    listed["compiled"] = {archive.name: {"mark": sha256(contents).hexdigest()[:MARK], "bytes": len(contents)}}
    told.write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")
