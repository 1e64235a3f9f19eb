"""The page derives no rule: it names no card and counts nothing that the rules count; facts, views and options do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import talia

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
GAMES = SOURCES / "games"
DRAWINGS = ("signs.ts", "art.ts", "emblems.ts", "icons.ts")  # a drawing is of a card, and full of numbers

# Whatever is between quotes, or stands before a colon in a table.
QUOTED = re.compile(r"""['"`]([a-z]\w*)['"`]|^\s*([a-z]\w*):""")
# A number of the page's own may stand where it is about looks and time, or about letters and places of a string.
ALLOWED = [
    r"const [A-Z_]+ = \d+; // looks: .+",  # it has a name, and says so
    r"(?:setTimeout|setInterval|duration)\(.*",
    r"Math\.max\(\d+, duration.*",
    r"Date\.now\(\) \+ [\d_]+",
    r"\.(?:slice|charAt|toString)\([^)]*\)",
    r"parseInt\(\w+, 36\)",
    r"Number\(\w+\[\d\]\)|\bparts\[\d\]",  # groups of a pattern
    r"(?:words|formulas)\.length [<>] \d",
    r"colspan=\"\d\"",
    r"row\.length - 1",
    r"\breturn at < 0 \? 1000 .*|100 \+ own .*",  # order of the keys: far behind
    r"seats: \d,",  # how many a form offers at first
    r"path=\"[^\"]*\"|d=\"[^\"]*\"",
    r"&(?:[a-z]+|#\d+);",
]


def sources(folder: Path) -> list[Path]:
    found = [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte") and path.name not in DRAWINGS]
    return sorted(path for path in found if SOURCES / "generated" not in path.parents and path.parent.name != "art")


def things() -> set[str]:
    """The words of all cards, camps, locations; suits and factions are families that a page may draw alike."""
    return {
        word
        for game in talia.GAMES
        for sort, all_of_it in talia.game(game).facts().items()
        if sort in ("card", "location")
        for word in all_of_it
    }


def code(path: Path) -> list[str]:
    """The lines of a file without comments and without what is drawn in it."""
    text = re.sub(r"/\*.*?\*/|<!--.*?-->", lambda found: "\n" * found.group().count("\n"), path.read_text(), flags=re.S)
    return [re.sub(r"(?<!:)//(?! looks: ).*", "", line) for line in text.splitlines()]


def own_numbers(line: str) -> list[str]:
    """The numbers of a line that count something; 0 and 1 are nobody's rule."""
    for shape in ALLOWED:
        line = re.sub(shape, " ", line)
    line = re.sub(r"t\('[^']*'|'[^']*\$\{|class=\"[^\"]*\"|/\^.*?\$/", " ", line)
    return re.findall(r"(?<![\w.#-])(?:[2-9]|\d{2,})(?![\w-])", line)


@pytest.mark.parametrize("path", sources(SOURCES), ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_card_is_named(path: Path) -> None:
    cards = things()
    for number, line in enumerate(code(path), 1):
        if path.name == "box.ts" and line.startswith("export const BOX = ["):
            continue  # three cards for the front page
        named = {word for pair in QUOTED.findall(line) for word in pair if word in cards}
        # A place beside the table may have the name of the card that lies there.
        named -= {"raiders"} if path.name == "Stock.svelte" else set()
        assert not named, f"{path.name}:{number} names {named}: the rules should tell it"


@pytest.mark.parametrize("path", sources(GAMES), ids=lambda path: str(path.relative_to(GAMES)))
def test_nothing_is_counted_that_the_rules_count(path: Path) -> None:
    for number, line in enumerate(code(path), 1):
        found = own_numbers(line)
        assert not found, f"{path.name}:{number} has numbers of its own, {found}: {line.strip()}"


@pytest.mark.parametrize(
    "line",
    [
        '<span class="mod" data-sign="wait">±2</span>',
        "{#each { length: Math.max(0, 3 - water) } as _, n (n)}",
        "<b>{camps}</b>/3</span>",
        "{#each [1, 2, 3] as column (column)}",
        "export const MOST = 7; // hands; the scorer takes no more",
        "hands.push({ name, cards: cards(held).filter(known).length > 8 })",
    ],
)
def test_the_numbers_there_were_would_be_found(line: str) -> None:
    assert own_numbers(line)


def test_the_names_there_were_would_be_found() -> None:
    lines = ["found.push('water_silo');", "line.cards[0] === 'island'", "id === 'banish'", "  serpent_temple: 'x',"]
    for line in lines:
        assert {word for pair in QUOTED.findall(line) for word in pair} & things(), line


def test_texts_of_the_page_have_no_price_in_them() -> None:
    for path in (SOURCES.parents[1] / "src" / "talia" / "texts").glob("*/site.ftl"):
        for line in path.read_text().splitlines():
            if line.startswith("site-radlands-") and "-how-" not in line:
                said = line.partition("=")[2]
                assert not re.search(r"\d", re.sub(r"\{.*?\}|\[\w+\]", "", said)), f"{path.parent.name}: {line}"
