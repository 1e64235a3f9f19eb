"""Which rules are loaded: the compiled ones, or the same files interpreted."""

from __future__ import annotations

import talia.core.state


def place() -> str:
    """The file the rules were loaded from."""
    return str(talia.core.state.__file__)


def kind() -> str:
    """`compiled` or `interpreted`."""
    return "interpreted" if place().endswith(".py") else "compiled"
