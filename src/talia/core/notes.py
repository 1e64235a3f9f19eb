"""What a note may hold: told by the step that fills it, and looked at when a position is laid. Play never asks."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from talia.core.action import Domain


@mypyc_attr(allow_interpreted_subclasses=True)
class Holding:
    """What may lie in a note besides nothing."""

    def fits(self, value: i64) -> bool:
        raise NotImplementedError

    def told(self) -> str:
        """What is allowed, in words."""
        raise NotImplementedError


@final
class NumberOf(Holding):
    """The number of a thing of a domain: an answer."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain

    def fits(self, value: i64) -> bool:
        return 0 <= value < len(self.domain.words)

    def told(self) -> str:
        return f"a {self.domain.name} (0 to {len(self.domain.words) - 1})"


@final
class Between(Holding):
    """A number within bounds: a count, a seat, a yes or no."""

    def __init__(self, least: i64, most: i64) -> None:
        self.least = least
        self.most = most

    def fits(self, value: i64) -> bool:
        return self.least <= value <= self.most

    def told(self) -> str:
        return f"a number from {self.least} to {self.most}"


@final
class Among(Holding):
    """A set of small numbers, all of them of a larger set."""

    def __init__(self, all_of_them: i64, told: str) -> None:
        self.all_of_them = all_of_them
        self.words = told

    def fits(self, value: i64) -> bool:
        return value >= 0 and value & ~self.all_of_them == 0

    def told(self) -> str:
        return self.words
