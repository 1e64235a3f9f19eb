"""The words of the page without a server, and that no address of the page goes past its base."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from talia.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "src" / "talia" / "texts"
CLIENT = ROOT / "web" / "src"
KEY = re.compile(r"^(offline-[\w-]+) *=", re.MULTILINE)
SERVER_ONLY = {"site-refused-house_failed"}  # said nowhere else, so there is nothing that it replaces
# Where the browser itself is asked: the wire, the files of the page (texts), the workers of the house.
FETCHING = {"lib/wire_network.ts", "lib/texts.svelte.ts", "offline/compiled.ts", "offline/engine.ts", "offline/sw.ts"}


def keys(language: str, file: str = "offline.ftl") -> list[str]:
    return KEY.findall((TEXTS / language / file).read_text())


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_same_keys(language: str) -> None:
    assert keys(language) == keys("en")


def test_what_is_said_otherwise_is_said_with_a_server_too() -> None:
    site = (TEXTS / "en" / "site.ftl").read_text()
    replaced = [key.removeprefix("offline-") for key in keys("en") if key.startswith("offline-site-")]
    assert replaced
    for key in replaced:
        assert key in SERVER_ONLY or re.search(rf"^{key} =", site, re.MULTILINE), key


def sources() -> dict[str, str]:
    found = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    return {path.relative_to(CLIENT).as_posix(): path.read_text() for path in found}


def test_every_key_is_used_and_there() -> None:
    text = "\n".join(sources().values())
    named = set(re.findall(r"'(offline-[a-z-]+)'", text))
    assert named == {key for key in keys("en") if not key.startswith("offline-site-")}


def test_addresses_go_through_the_base_and_questions_through_the_wire() -> None:
    """No link begins at the root of the host, and nothing but the wire fetches or opens a socket."""
    for name, text in sources().items():
        assert re.search(r"""href=(["']|\{['`])/""", text) is None, name
        if name not in FETCHING:
            assert re.search(r"\b(fetch\(|new WebSocket|new EventSource|sendBeacon)", text) is None, name
