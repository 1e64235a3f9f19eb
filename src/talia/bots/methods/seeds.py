"""Seeds made of words and numbers: streams that have nothing to do with each other."""

from __future__ import annotations

import hashlib


def derived(*parts: object) -> int:
    """A seed of 62 bits for these parts; other parts give a seed that tells nothing of it."""
    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 2
