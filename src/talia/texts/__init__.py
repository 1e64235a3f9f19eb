"""Words in four languages, read from Project Fluent files beside this module.

`texts/<language>/<subject>.ftl` holds one message a card, prompt, event, rule or label; forms and card texts are its
attributes. The rules speak in ids only; whoever shows something to a person asks here. A game of another package brings
its own `texts/<language>/*.ftl`, or none: whoever shows it then shows the ids. So does a file of lessons that somebody
keeps: `mine.json` has its texts beside it in `mine.<language>.ftl`.

A command shows a few dozen of a thousand messages, and Fluent takes a fifth of a second to read a language whole. So a
file is only cut into its messages, and Fluent reads those that are asked for, each with what it refers to.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from talia import registry

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl", "fr", "hu")
THINGS = ("card", "location")  # what has a text printed on it

# A message or term begins a line with its name; nothing inside of one can look so. A comment begins a line too.
_BEGINS = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|#)", re.MULTILINE)
_REFERS = re.compile(r"[{(:,]\s*(-?[a-zA-Z][\w-]*)")
_PLAIN = re.compile(r"[^={}\n]*= *([^\s{}][^{}\n]*)(?:\n *\.|\s*$)")


class MissingText(KeyError):
    """A key that no text file of the language holds."""


@cache
def sources(language: str) -> dict[str, str]:
    """The Fluent texts of a language by the names of their files: ours, then for each neighbour's game one."""
    return {**_ours(language), **_brought(language)}


@cache
def _ours(language: str) -> dict[str, str]:
    return _read(files(__package__).joinpath(language))


@cache
def _brought(language: str) -> dict[str, str]:
    """What neighbours bring: asked for only when ours have no answer, since looking for neighbours takes time."""
    found: dict[str, str] = {}
    for game in registry.shown():
        home = registry.home(game)
        if home is not None:
            brought = _read(files(home).joinpath("texts", language))
            if brought:
                found[f"{game}.ftl"] = "\n".join(brought.values())
    for folder in registry.lesson_folders():
        for path in sorted(Path(folder).glob(f"*.{language}.ftl")):
            found[f"{path.name.removesuffix(f'.{language}.ftl')}.ftl"] = path.read_bytes().decode("utf-8", "replace")
    return found


def _read(folder: Traversable) -> dict[str, str]:
    """The Fluent files of a folder, if it is there. A byte that is no UTF-8 shows as such and stops nobody."""
    if not folder.is_dir():
        return {}
    entries = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda e: e.name)
    return {entry.name: entry.read_bytes().decode("utf-8", "replace") for entry in entries}


def cut(texts: Iterable[str]) -> dict[str, str]:
    """Each message and term (`-name`) of some Fluent texts by its name; the first of a name counts.

    >>> cut(["king = King\\n    .acc = the King\\n# a comment\\n-game = Cards\\n"])
    {'king': 'king = King\\n    .acc = the King\\n', '-game': '-game = Cards\\n'}
    """
    found: dict[str, str] = {}
    for text in texts:
        begins = list(_BEGINS.finditer(text))
        ends = [begin.start() for begin in begins[1:]] + [len(text)]
        for begin, end in zip(begins, ends, strict=True):
            if begin[1] is not None:
                found.setdefault(begin[1], text[begin.start() : end])
    return found


class Texts:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language: {language!r} is not known; allowed: {', '.join(LANGUAGES)}")
        self.language = language
        self._messages = cut(_ours(language).values())
        self._read: set[str] = set()

    @cached_property
    def _neighbours(self) -> dict[str, str]:
        """Messages that others bring. Ours are whole in each language; a neighbour's may be in English only."""
        return cut([*_brought(self.language).values(), *_brought("en").values()])

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # what is named plainly (`plain`) does without it

        # Isolation marks serve mixed writing directions; here they would only pollute logs and exports.
        return FluentBundle([self.language], use_isolating=False)

    def _source(self, name: str, key: str) -> str | None:
        """The text of a message that `key` refers to; what is ours never refers to what a neighbour brings."""
        found = self._messages.get(name)
        if found is None and (name == key or key not in self._messages):
            found = self._neighbours.get(name)
        return found

    def _look_up(self, key: str) -> bool:
        """Have Fluent read a message and all that it refers to; tells whether there is one."""
        from fluent.runtime import FluentResource

        wanted = [key]
        while wanted:
            name = wanted.pop()
            if name not in self._read:
                self._read.add(name)
                source = self._source(name, key)
                if source is not None:
                    self._bundle.add_resource(FluentResource(source))
                    wanted += _REFERS.findall(source)
        return bool(self._bundle.has_message(key))

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Is there such a text, or such a form of it? Fluent can read all of ours (tests/texts)."""
        own = self._messages.get(key)
        if own is not None:  # looked at as text: whoever only chooses sentences does without Fluent
            return attribute is None or re.search(rf"^ +\.{re.escape(attribute)} *=", own, re.MULTILINE) is not None
        if key not in self._neighbours or not self._look_up(key):
            return False
        return attribute is None or attribute in self._bundle.get_message(key).attributes

    def get(self, key: str, **places: Any) -> str:
        """The message with its named places filled in."""
        if not self._look_up(key):
            raise MissingText(f"{self.language}: no text {key!r}")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise MissingText(f"{self.language}: text {key!r} has no value of its own")
        return self._format(key, message.value, places)

    def plain(self, key: str) -> str:
        """The same for a message that is mostly one line without places, such as a name: fast for many of them."""
        simple = _PLAIN.match(self._source(key, key) or "")
        return self.get(key) if simple is None else simple[1].rstrip()

    def attribute(self, key: str, attribute: str, **places: Any) -> str | None:
        """A form of a message (`.text`, `.acc` …), or None where the language does without it."""
        if not self._look_up(key):
            raise MissingText(f"{self.language}: no text {key!r}")
        pattern = self._bundle.get_message(key).attributes.get(attribute)
        return None if pattern is None else self._format(f"{key}.{attribute}", pattern, places)

    def rule(self, rule: str) -> str | None:
        """What a rule says that an event or a score sheet cites by its id (`cardia.6.3`); None where nobody wrote it.

        Whatever a card or a location says is a rule, too (`cardia.card.judge`, `fantasy_realms.7.queen`): without a
        sentence of its own it is told by the thing's name and text.
        """
        game, _, rest = rule.partition(".")
        key = f"{game}-rule-{rest.replace('.', '-')}"
        if self.has(key):
            return self.get(key)
        for kind in THINGS:
            key = f"{game}-{kind}-{rest.rpartition('.')[2]}"
            text = self.attribute(key, "text") if self.has(key) else None
            if text is not None:
                return f"{self.get(key)}. {text}"
        return None

    def _format(self, key: str, pattern: Any, places: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, places)
        if errors:
            raise MissingText(f"{self.language}: text {key!r}: {errors[0]}")
        return str(text)


@cache
def texts(language: str = "en") -> Texts:
    """The texts of a language, read once."""
    return Texts(language)
