"""The template's setup: its options in numbers, and the deal."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from talia.core import pile
from talia.core import rng as random
from talia.core.bits import bit
from talia.core.rows import Row
from talia.core.setup import Setup
from talia.core.state import State
from talia.games._template import columns
from talia.games._template.rounds import ROUND
from talia.games._template.state import REASONS, Template


@final
class TemplateSetup(Setup):
    """One way to play the template."""

    def __init__(self, rules: int, options: dict[str, Any]) -> None:
        super().__init__("template", rules, 2, options, REASONS)
        self.ranks: i64 = options["ranks"]
        self.hand: i64 = options["hand"]

    def put_columns(self, s: State, seat: i64, looking: i64, row: Row) -> None:
        assert isinstance(s, Template)
        columns.put_columns(s, seat, looking, row)

    def column_words(self) -> dict[str, list[str]]:
        return columns.column_words()

    def longest(self) -> int:
        """No round brings a card back: as many rounds as ranks, each two choices and an ability of three questions."""
        return 5 * int(self.ranks)

    def deal(self, rng: i64) -> State:
        ranks = bit(self.ranks + 1) - 2
        table = Template(self, random.scramble(rng))
        table.deck0 = pile.shuffled(ranks, rng)
        table.deck1 = pile.shuffled(ranks, random.scramble(rng ^ 1))
        for _ in range(self.hand):
            table.draw(0)
            table.draw(1)
        table.begin(ROUND, 0, 0)
        table.advance()
        return table
