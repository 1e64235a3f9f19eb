"""What can go wrong at the edge. Each error is a sentence: what was wrong, what is allowed; nothing has changed.

The sentence is for programs and for those who write them: it names the place, in English. Where people see it, too, the
error says it once more without a language, as events do: by the id of a text and what stands in its places.
`talia.texts.sentences.refusal` finds the words.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

# What comes from outside is typed so where it enters, and checked by hand: compiled code would otherwise refuse a wrong
# type with a bare TypeError, and the two builds would complain in different words.
Unchecked: TypeAlias = Any


@mypyc_attr(native_class=False)
class TaliaError(ValueError):
    """Somebody asked for what cannot be. `text` is the id of a sentence for people ("" where the kind says enough)."""

    def __init__(self, sentence: Unchecked = "", text: str = "", **parts: Unchecked) -> None:
        super().__init__(sentence)
        self.text = text
        self.parts = parts


@mypyc_attr(native_class=False)
class IllegalAnswer(TaliaError):
    """The answer is not among the options."""


@mypyc_attr(native_class=False)
class NotAsked(TaliaError):
    """The seat owes no answer now."""


@mypyc_attr(native_class=False)
class GameOver(NotAsked):
    """Nobody is asked any more."""


@mypyc_attr(native_class=False)
class UnknownGame(TaliaError):
    """No such game."""


@mypyc_attr(native_class=False)
class BadOption(TaliaError):
    """An option of a game that does not exist, or a value it does not take."""


@mypyc_attr(native_class=False)
class BadPosition(TaliaError):
    """A table that cannot be."""


@mypyc_attr(native_class=False)
class BadRecord(TaliaError):
    """A record that cannot be read or replayed."""


@mypyc_attr(native_class=False)
class BadView(TaliaError):
    """Not a view of this game."""


@mypyc_attr(native_class=False)
class TooManyDeals(TaliaError):
    """There are more deals than anybody could list."""
