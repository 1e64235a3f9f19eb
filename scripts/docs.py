"""The documents as a site to read in a browser, with reference pages made of the docstrings: `make docs`.

Everything lies in build/docs/site, works from a file server or a disk, and asks no network for anything. The sources
are the files of docs/ and README.md as they are: only links that leave docs/ become plain names. What is public, and so
has a reference page, is `PAGES`; docs/public.md says the same in words, and tests/test_docs_site.py compares the two.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
BUILD = ROOT / "build" / "docs"

# Reference pages: a title, what it is for, and the modules whose public names stand there.
PAGES: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "games": (
        "Games and states",
        "What `talia.game(name)` gives, and what one can do with it.",
        (
            "talia.core.game",
            "talia.core.setup",
            "talia.core.facts",
            "talia.core.state",
            "talia.core.chance",
            "talia.core.open",
            "talia.core.view",
            "talia.core.action",
            "talia.core.record",
            "talia.core.event",
            "talia.core.rng",
            "talia.core.errors",
        ),
    ),
    "writing-games": (
        "Writing a game",
        "What the rules of a game are written in ([adding a game](../adding-a-game.md)).",
        (
            "talia.core.frame",
            "talia.core.program",
            "talia.core.declared",
            "talia.core.options",
            "talia.core.bits",
            "talia.core.pile",
            "talia.core.check",
            "talia.core.sketch",
            "talia.core.rows",
            "talia.core.playout",
        ),
    ),
    "bots": (
        "Bots",
        "What a bot is written in ([adding a bot](../adding-a-bot-level.md)).",
        ("talia.bots", "talia.bots.play.bot", "talia.bots.play.explanation", "talia.client"),
    ),
    "research": ("Research", "Learners, solvers and data ([a tour](../research.md)).", ()),
}
_OUTSIDE = re.compile(r"(!?)\[([^\]]*)\]\((\.\./[^)#]*|[^)#:]*)(#[^)]*)?\)")


def research_modules() -> tuple[str, ...]:
    """Every module of the research layer that is no inner one."""
    folder = ROOT / "src" / "talia" / "research"
    found = {path.relative_to(ROOT / "src").with_suffix("").parts for path in folder.rglob("*.py")}
    names = {".".join(parts[:-1] if parts[-1] == "__init__" else parts) for parts in found}
    return tuple(sorted(name for name in names if not any(word.startswith("_") for word in name.split("."))))


def modules_of(page: str) -> tuple[str, ...]:
    return research_modules() if page == "research" else PAGES[page][2]


def reference(page: str) -> str:
    """A reference page: mkdocstrings reads the sources and fills it in."""
    title, about, _ = PAGES[page]
    return "\n\n".join([f"# {title}", about, *(f"::: {module}" for module in modules_of(page))]) + "\n"


def within(text: str, folder: Path, source: Path) -> str:
    """A document whose links lead to other documents only. It lies in `folder`, all of them in `source`."""

    def link(found: re.Match[str]) -> str:
        shown, target = found[2], found[3]
        there = (folder / target).resolve()
        inside = there.is_relative_to(source.resolve()) and there.is_file()
        return found[0] if inside or (not target and found[4]) else f"`{shown.strip('`')}`"

    parts = re.split(r"(^```.*?^```|^    .*?$)", text, flags=re.DOTALL | re.MULTILINE)
    return "".join(part if number % 2 else _OUTSIDE.sub(link, part) for number, part in enumerate(parts))


def write_sources(source: Path) -> None:
    """The documents, the front page and the reference pages, as mkdocs wants them."""
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(DOCS, source)
    (source / "index.md").write_text((ROOT / "README.md").read_text(encoding="utf-8").replace("](docs/", "]("))
    (source / "changes.md").write_text((ROOT / "CHANGELOG.md").read_text(encoding="utf-8").replace("](docs/", "]("))
    (source / "reference").mkdir()
    for page in PAGES:
        (source / "reference" / f"{page}.md").write_text(reference(page), encoding="utf-8")
    for path in source.rglob("*.md"):
        path.write_text(within(path.read_text(encoding="utf-8"), path.parent, source), encoding="utf-8")


def settings(source: Path, site: Path) -> dict[str, object]:
    """What mkdocs is told. JSON is YAML, too."""
    python = {
        "paths": [str(ROOT / "src")],
        "options": {
            "show_root_heading": True,
            "show_source": False,
            "show_if_no_docstring": False,
            "members_order": "source",
            "filters": ["!^_"],
            "docstring_style": "google",
            "separate_signature": True,
            "show_signature_annotations": True,
            "heading_level": 2,
        },
    }
    return {
        "site_name": "Talia",
        "docs_dir": str(source),
        "site_dir": str(site),
        "use_directory_urls": False,  # so that it can be read from a disk
        "theme": {
            "name": "material",
            "font": False,  # no typeface is fetched from anywhere
            "palette": [
                {"media": "(prefers-color-scheme: light)", "scheme": "default", "primary": "brown"},
                {"media": "(prefers-color-scheme: dark)", "scheme": "slate", "primary": "brown"},
            ],
            "features": ["navigation.indexes", "search.highlight"],
        },
        "plugins": ["search", {"mkdocstrings": {"handlers": {"python": python}}}],
        "markdown_extensions": ["tables", "admonition", "pymdownx.highlight", "pymdownx.superfences"],
        "validation": {"links": {"anchors": "ignore"}, "nav": {"omitted_files": "ignore"}},
    }


def main() -> int:
    source, site = BUILD / "source", BUILD / "site"
    write_sources(source)
    shutil.rmtree(site, ignore_errors=True)
    told = BUILD / "mkdocs.yml"
    told.write_text(json.dumps(settings(source, site), indent=2), encoding="utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--config-file", str(told)]
    if subprocess.run(command, check=False, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}).returncode:
        print("docs: not built; the lines above say why", file=sys.stderr)
        return 1
    print(f"docs: {site / 'index.html'} ({sum(1 for _ in site.rglob('*.html'))} pages)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
