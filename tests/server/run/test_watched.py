"""What a host watches is what the documents name: each metric of a member, each log line, and no other."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from talia.server.live.joining import join
from talia.server.live.lobby import Lobby
from talia.server.run.metrics import Metrics
from talia.server.run.settings import Settings
from tests.server.tools import QuickLabour, QuickWorkers

ROOT = Path(__file__).parents[3]
SERVER = ROOT / "src" / "talia" / "server"
OF_MEMBERS = ["keep/fenced.py", "keep/members.py", "live/sharing.py"]


def logged(*paths: Path) -> set[str]:
    """The events that these files log."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "log":
                assert isinstance(node.args[0], ast.Constant), f"{path.name}:{node.lineno}: an event is a plain word"
                found.add(str(node.args[0].value))
    return found


def named(page: str, beginning: str) -> set[str]:
    """The words in code of the paragraph that begins so."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    paragraph = text[text.index(beginning) :].partition("\n\n")[0]
    return set(re.findall(r"`([a-z_]+)`", paragraph))


def test_every_log_line_is_in_the_documents_and_no_other_is() -> None:
    general, members = named("hosting.md", "**Log lines**"), named("scaling.md", "One log line each:")
    assert general | members == logged(*SERVER.rglob("*.py"))
    assert logged(*(SERVER / path for path in OF_MEMBERS)) <= general | members
    assert not (members - logged(*(SERVER / path for path in OF_MEMBERS))) - general


def test_every_metric_of_a_member_is_in_the_documents_and_no_other_is() -> None:
    pytest.importorskip("psycopg")
    from talia.server.keep.fenced import FencedStore

    database = "postgresql://nobody@127.0.0.1/nothing"  # which is not opened
    settings, store = Settings(database=database, member="a"), FencedStore(database, "a", 5.0)
    lobby = Lobby(settings, store, QuickWorkers(), Metrics(), QuickLabour())
    before = set(lobby.metrics.gauges)
    join(lobby, store)
    page = (ROOT / "docs" / "scaling.md").read_text(encoding="utf-8")
    table = page[page.index("| metric `talia_…`") :].partition("\n\n")[0].splitlines()[2:]
    told = [name for row in table for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    assert sorted(told) == sorted(set(lobby.metrics.gauges) - before)
    for row in table:  # each says what is wrong, or that nothing is
        assert row.count("|") == 4, row
        assert row.split("|")[3].strip(), row
