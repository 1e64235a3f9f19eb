"""The documents' site: what is public has a reference page, and links that leave the documents become plain names."""

from __future__ import annotations

import importlib
import re
import tomllib
from pathlib import Path

import pytest
from scripts import docs

ROOT = Path(__file__).parent.parent


def test_what_is_public_has_a_reference_page() -> None:
    told = (ROOT / "docs" / "public.md").read_text(encoding="utf-8").partition("All else")[0]
    public = set(re.findall(r"`(talia\.(?:core|client|research)[a-z_.]*)`", told))
    shown = {module for page in docs.PAGES for module in docs.modules_of(page)}
    assert public - shown == set()


@pytest.mark.parametrize("page", list(docs.PAGES))
def test_every_module_of_a_reference_page_says_what_it_is(page: str) -> None:
    assert docs.modules_of(page)
    for module in docs.modules_of(page):
        path = ROOT / "src" / Path(*module.split("."))
        source = path.with_suffix(".py") if path.with_suffix(".py").exists() else path / "__init__.py"
        assert source.read_text(encoding="utf-8").startswith('"""'), module
        if not module.startswith("talia.research."):  # which may need a package that one asks for
            importlib.import_module(module)
        assert f"::: {module}\n" in docs.reference(page)


def test_links_that_leave_the_documents_become_names(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "bots.md").touch()
    text = "[bots](../bots.md#levels) [code](../../src/x.py) [`code`](../no.md) ![p](../no.png) [here](#there)\n"
    assert docs.within(text, tmp_path / "rules", tmp_path) == (
        "[bots](../bots.md#levels) `code` `code` `p` [here](#there)\n"
    )
    fenced = "```python\n[a](b)\n```\n    [c](d)\n"
    assert docs.within(fenced, tmp_path, tmp_path) == fenced


def test_the_citation_is_of_this_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
