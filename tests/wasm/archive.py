"""The archive that `make wasm` has made of these sources; one of others would be compared with what it is not."""

from __future__ import annotations

import os
from pathlib import Path

from building.library import ROOT
from building.wasm import making


def archive() -> Path:
    before = Path.cwd()
    os.chdir(ROOT)
    try:
        found = making.HOME / making.mark() / making.LATEST.name
    finally:
        os.chdir(before)
    assert found.is_file(), "the rules are not compiled for browsers, or others are: make wasm"
    return found
