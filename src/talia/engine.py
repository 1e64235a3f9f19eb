"""Which rules are loaded: the compiled ones, or the same files interpreted; and which ones bots can have meanwhile."""

from __future__ import annotations

import os
from typing import Literal

import talia.core.state

# Set by whoever starts Talia while the rules are being compiled: the folder where they will lie. It is not there before
# it is whole.
COMPILED = "TALIA_COMPILED"


def place() -> str:
    """The file the rules were loaded from."""
    return str(talia.core.state.__file__)


Kind = Literal["compiled", "interpreted"]


def kind() -> Kind:
    """`compiled` or `interpreted`."""
    return "interpreted" if place().endswith((".py", ".pyc")) else "compiled"


def arrived() -> str | None:
    """The folder of compiled rules that came after our own start, for processes started from now on."""
    folder = os.environ.get(COMPILED)
    return folder if folder and kind() == "interpreted" and os.path.isdir(folder) else None


def for_bots() -> Kind:
    """Which rules a bot's process thinks with that is started now: `compiled` or `interpreted`."""
    return "compiled" if arrived() is not None else kind()
