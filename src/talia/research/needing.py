"""Frameworks that are not ours: imported when asked for, and named in one sentence where they are missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from talia.core.errors import TaliaError


class Missing(TaliaError, ImportError):
    """A package that is not installed here; the sentence tells how to get it."""


@contextmanager
def needing(framework: str, extra: str) -> Iterator[None]:
    """Imports inside it are refused in one sentence if the framework is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0].startswith("talia"):
            raise  # ours is broken, which is another matter
        raise Missing(
            f"{framework} is not installed here ({error.name} is missing): pip install 'talia[{extra}]'"
        ) from None
