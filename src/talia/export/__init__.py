"""Everything that is generated and never copied by hand: what the page and the documents say of the rules and messages.

`talia export` writes these files into a checkout; `talia export --check` names those that differ from what would be
written, and `make check` runs it.
"""

from __future__ import annotations

from pathlib import Path

import talia
from talia.export import documents, facts, protocol, scoring, steps, tips
from talia.games import PLACES
from talia.server.run import switches


def wanted(root: Path) -> dict[Path, str]:
    """Every generated file of a checkout, and what should be in it. Documents with generated parts are read there."""
    found: dict[str, str] = {"web/src/generated/protocol.ts": protocol.typescript()}
    found["web/src/generated/tips.ts"] = tips.typescript()
    found["web/src/generated/fantasy_realms/scoring.ts"] = scoring.typescript()
    for game in [name for name in PLACES if name != "template"]:
        found[f"web/src/generated/{game}/facts.ts"] = facts.typescript(game)
        found[f"docs/cards/{game}.md"] = documents.cards(game)
    found["docs/steps.md"] = steps.catalogue(Path(talia.__file__).parent)
    for page, write_anew in (("docs/protocol.md", documents.messages), ("docs/hosting.md", documents.hosting)):
        found[page] = write_anew((root / page).read_text(encoding="utf-8"))
    found["hosting/talia.env"] = switches.example()
    return {root / name: text for name, text in found.items()}


def is_checkout(root: Path) -> bool:
    return (root / "web" / "src").is_dir() and (root / "docs" / "protocol.md").is_file()


def differing(root: Path) -> list[Path]:
    """Generated files that are missing or say something else, and files left over among the generated ones."""
    files = wanted(root)
    wrong = [path for path, text in files.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    folders = (root / "web" / "src" / "generated", root / "docs" / "cards")
    there = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return wrong + sorted(path for path in there if path not in files)


def write(root: Path) -> list[Path]:
    """Bring a checkout up to date; tells what was written or taken away."""
    files = wanted(root)
    changed = differing(root)
    for path in changed:
        if path in files:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files[path], encoding="utf-8")
        else:
            path.unlink()
    return changed
